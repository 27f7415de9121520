"""What every live view of ours is: Python owns the truth, the browser draws it and sends wishes.

One widget class with the traits, one state as JSON of which only changes travel, one file of
JavaScript for all. What is drawn is said by a subject: a session at a board, or a question of a
lesson.
"""

from __future__ import annotations

import asyncio
import os
import re
import traceback
from contextlib import suppress
from typing import Any, Protocol

import anywidget
import traitlets

from waldlehre._paths import resource_dir
from waldlehre.drawing.palette import board_sheet, minified
from waldlehre.drawing.scene import Scene
from waldlehre.drawing.svg import VIEWS, Picture
from waldlehre.drawing.travel import Travel, symbols, used
from waldlehre.jupyter.shown import written
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.speech import Say
from waldlehre.texts import catalogue, language

BREATH, REST = 0.03, 1.0
"""Seconds until the file is written, and until the whole is sent again after the last change."""


def read(name: str) -> str:
    """Return one of the files that the browser gets."""
    return (resource_dir("widgets") / name).read_text(encoding="utf-8")


class Subject(Protocol):
    """What a live view shows; it takes plain data from browsers and trusts none of it."""

    say: Say
    seen: int
    failures: list[str]

    @property
    def ply(self) -> int:
        """Counts answers, so that a late click is known."""

    def reply(self, data: Any) -> None:
        """Take an answer."""

    def wish(self, data: Any) -> None:
        """Take anything else."""

    def keep(self) -> None:
        """Write what was answered to its file."""

    def state(self) -> dict[str, Any]:
        """Return everything to be drawn, the picture as a Scene."""

    def saved(self) -> dict[str, Any]:
        """Return the sign that tells whether it is kept."""


class Live(anywidget.AnyWidget):
    """A live view of a subject, drawn for a room in one of the views."""

    _esm = read("board.js")
    _css = minified(re.sub(r"/\*.*?\*/", "", read("board.css"), flags=re.S))

    sent = traitlets.Unicode().tag(sync=True)
    """What is drawn, as JSON (a text travels faster than nested data), written by Python alone:
    of the picture only what has changed; all of it for a browser that asks for the whole widget."""
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
    reply = traitlets.Dict().tag(sync=True, echo_update=False)
    """The browser's answer: {game, ply, picked, n}."""
    wish = traitlets.Dict().tag(sync=True, echo_update=False)
    """Anything else that the browser wants: {game, ply, name, value, n}."""

    def __init__(self, subject: Subject, room: str, spoken: str, view: str = "auto") -> None:
        if view not in VIEWS:
            raise SetupError("board.view", view=repr(view)[:40], known=", ".join(VIEWS))
        self.subject = subject
        self.state = subject.state()
        """What is drawn."""
        self._travel = Travel()
        self._drawn: Scene = self.state["scene"]
        self._travel.changes(self._drawn)
        self._count = 1
        """How many pictures browsers were sent."""
        self._resting: asyncio.TimerHandle | None = None
        self._art = symbols(self._drawn.symbols())
        super().__init__(
            sent=self._whole(),
            saved=subject.saved(),
            symbols=dict(self._art),
            look=board_sheet(room),
            strings=dict(catalogue(spoken or language(), "board")),
            view=view,
            still=os.urandom(4).hex(),
        )
        self.observe(self._replied, "reply")
        self.observe(self._wished, "wish")

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take from a browser what it may write, and nothing else."""
        mine = {name: value for name, value in sync_data.items() if name in ("reply", "wish")}
        if sync_data.get("view") in VIEWS:
            mine["view"] = sync_data["view"]
        super().set_state(mine)

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:
        """Return what a browser is to know: one that asks for everything gets the whole picture."""
        found: dict[str, Any] = super().get_state(key=key, drop_defaults=drop_defaults)
        if key is None:
            found["sent"] = self._whole()
        return found

    def close(self) -> None:
        """Let go of the board and of all that belongs to it."""
        self.layout.close()
        super().close()

    def _whole(self) -> str:
        """Write what is drawn for a browser that has nothing yet."""
        return written(self.state, self._travel.whole(self._drawn), 0, self._count)

    def _replied(self, change: Any) -> None:
        self.subject.reply(change["new"])
        self._show()

    def _wished(self, change: Any) -> None:
        wish = change["new"]
        if isinstance(wish, dict) and wish.get("name") == "whole":
            self._travel.forget()
            self._travel.changes(self._drawn)
            self.sent = self._whole()
            self.send_state("sent")  # also where nothing has changed
            return
        self.subject.wish(wish)
        self._show()

    def _show(self) -> None:
        """Send what is to be drawn now, in one message."""
        try:
            self.state = self.subject.state()
        except Exception as fault:  # noqa: BLE001 (what went wrong must stand on the board)
            self.subject.failures.append(traceback.format_exc())
            told = self.subject.say("fault", fault=f"{type(fault).__name__}: {fault}"[:200])
            now = {"alert": told, "seen": self.subject.seen, "ply": self.subject.ply}
            self.state = {**self.state, **now}
        scene: Scene = self.state["scene"]
        changes = self._travel.changes(scene)
        missing = used(changes["nodes"]) - self._art.keys()
        self._drawn, self._count = scene, self._count + 1
        with self.hold_sync():
            if missing:
                self._art |= symbols(missing)
                self.symbols = dict(self._art)
            self.sent = written(self.state, changes, self._count - 1, self._count)
            self.saved = self.subject.saved()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._keep()
        else:
            loop.call_later(BREATH, self._keep)

    def _keep(self) -> None:
        """Write the file and say so; when nothing more comes, leave the whole with the browser.

        What a front end stores with a notebook, and what a later view begins with, is what was
        sent last: changes alone would be of no use there.
        """
        self.subject.keep()
        self.saved = self.subject.saved()
        if self._resting is not None:
            self._resting.cancel()
        with suppress(RuntimeError):
            self._resting = asyncio.get_running_loop().call_later(REST, self._rest)

    def _rest(self) -> None:
        """Send the whole once more."""
        if self.comm is not None:
            self.sent = self._whole()

    def _picture(self) -> str:
        """Return the figure that stands for this view where nothing is alive."""
        return Picture(self._drawn).html()

    def _ipython_display_(self, **_: Any) -> None:
        """Show the picture and the widget; while the widget lives it hides the picture."""
        from IPython import display as shown

        display: Any = getattr(shown, "display")  # noqa: B009 (it has no types)
        html = f'<div data-wl-still="{self.still}">{self._picture()}</div>'
        display({"text/html": html, "text/plain": repr(self)}, raw=True)
        bundle = self._repr_mimebundle_()
        if bundle is not None:
            data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
            display({**data, "text/plain": repr(self)}, metadata=metadata, raw=True)
