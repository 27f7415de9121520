"""The live board: one widget for every room; Python owns the truth, the browser draws it."""

from __future__ import annotations

import asyncio
import json
import os
import traceback
from typing import Any

import anywidget
import traitlets

from waldlehre._paths import resource_dir
from waldlehre.drawing.palette import board_sheet
from waldlehre.drawing.svg import VIEWS
from waldlehre.jupyter.session import Session
from waldlehre.jupyter.shown import older, saved, state, symbols
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.game import Game
from waldlehre.texts import catalogue, language

BREATH = 0.03
"""Seconds in which what is drawn leaves the kernel before the file is written."""


def written(data: dict[str, Any]) -> str:
    """Return a state as JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read(name: str) -> str:
    """Return one of the files that the browser gets."""
    return (resource_dir("widgets") / name).read_text(encoding="utf-8")


class Board(anywidget.AnyWidget):
    """A game to be played in a notebook by mouse, finger or keyboard.

    `foresters` play for some seats ({1: "greedy"}); `mode` is "explore" (everything can be taken
    back) or "play" (nothing behind a shown die, card or bid); `open_board` shows every hand and
    says so; `pause` are the seconds between moves of foresters; `view` is "auto", "light",
    "dark", "projector" or "print"; `folder` is where games are kept, beside the notebook by
    default. Raises SetupError.
    """

    _esm = read("board.js")
    _css = read("board.css")

    sent = traitlets.Unicode().tag(sync=True)
    """What is drawn, as JSON (a text travels faster than nested data); written by Python alone."""
    saved = traitlets.Dict().tag(sync=True)
    """Whether the game is kept in a file; follows what is drawn."""
    symbols = traitlets.Dict().tag(sync=True)
    look = traitlets.Unicode().tag(sync=True)
    strings = traitlets.Dict().tag(sync=True)
    view = traitlets.Unicode("auto").tag(sync=True)
    past_log = traitlets.Dict().tag(sync=True)
    """The whole log, for a browser that asks for it."""
    still = traitlets.Unicode().tag(sync=True)
    """Names the picture that stands in the same output, which a living board hides."""
    reply = traitlets.Dict().tag(sync=True)
    """The browser's answer: {game, ply, picked, n}."""
    wish = traitlets.Dict().tag(sync=True)
    """Anything else that the browser wants: {game, ply, name, value, n}."""

    def __init__(self, game: Game, view: str = "auto", **options: Any) -> None:
        if view not in VIEWS:
            raise SetupError("board.view", view=repr(view)[:40], known=", ".join(VIEWS))
        self.session = Session(game, **options)
        self.state = state(self.session)
        """What is drawn."""
        self._art = symbols(self.state["uses"])
        words = catalogue(game.language or language(), "board")
        super().__init__(
            sent=written(self.state),
            saved=saved(self.session),
            symbols=dict(self._art),
            look=board_sheet(game.room.name),
            strings=dict(words),
            view=view,
            still=os.urandom(4).hex(),
        )
        self.observe(self._replied, "reply")
        self.observe(self._wished, "wish")

    @property
    def game(self) -> Game:
        """The game as it stands now."""
        return self.session.game

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take from a browser what it may write, and nothing else."""
        mine = {name: value for name, value in sync_data.items() if name in ("reply", "wish")}
        if sync_data.get("view") in VIEWS:
            mine["view"] = sync_data["view"]
        super().set_state(mine)

    def close(self) -> None:
        """Let go of the board and of all that belongs to it."""
        self.layout.close()
        super().close()

    def _replied(self, change: Any) -> None:
        self.session.reply(change["new"])
        self._show()

    def _wished(self, change: Any) -> None:
        wish = change["new"]
        if isinstance(wish, dict) and wish.get("name") == "log":
            self.past_log = {"epoch": self.session.epoch, "game": self.session.token}
            self.past_log = {**self.past_log, "lines": older(self.session)}
            return
        self.session.wish(wish)
        self._show()

    def _show(self) -> None:
        """Send what is to be drawn now, in one message."""
        try:
            self.state = state(self.session)
        except Exception as fault:  # noqa: BLE001 (what went wrong must stand on the board)
            self.session.failures.append(traceback.format_exc())
            told = self.session.say("fault", fault=f"{type(fault).__name__}: {fault}"[:200])
            self.state = {**self.state, "alert": told, "seen": self.session.seen}
        self._art |= symbols(self.state["uses"])
        with self.hold_sync():
            self.symbols = dict(self._art)
            self.sent = written(self.state)
            self.saved = saved(self.session)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._keep()
        else:
            loop.call_later(BREATH, self._keep)

    def _keep(self) -> None:
        """Write the file and say so."""
        self.session.keep()
        self.saved = saved(self.session)

    def _ipython_display_(self, **_: Any) -> None:
        """Show the picture and the widget; while the widget lives it hides the picture."""
        from IPython import display as shown

        display: Any = getattr(shown, "display")  # noqa: B009 (it has no types)
        html = f'<div data-wl-still="{self.still}">{self.session.picture().html()}</div>'
        display({"text/html": html, "text/plain": repr(self)}, raw=True)
        bundle = self._repr_mimebundle_()
        if bundle is not None:
            data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
            display({**data, "text/plain": repr(self)}, metadata=metadata, raw=True)

    def __repr__(self) -> str:
        session = self.session
        return f"<Board {session.game.room.name}, {len(session.game.given)} answers given>"
