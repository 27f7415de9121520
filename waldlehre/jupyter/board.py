"""The live board: a game in a notebook, for every room."""

from __future__ import annotations

from typing import Any

from ipywidgets import VBox

from waldlehre.jupyter.live import Live
from waldlehre.jupyter.session import Session
from waldlehre.jupyter.shown import older, saved, state
from waldlehre.kernel.game import Game


class Table(Session):
    """A session that says what is drawn of it."""

    @property
    def ply(self) -> int:
        """How many answers were given."""
        return len(self.game.given)

    def state(self) -> dict[str, Any]:
        """Return everything to be drawn."""
        return state(self)

    def saved(self) -> dict[str, Any]:
        """Return the sign that tells whether the game is kept."""
        return saved(self)


class Board(Live):
    """A game to be played in a notebook by mouse, finger or keyboard.

    `foresters` play for some seats ({1: "greedy"}); `mode` is "explore" (everything can be taken
    back) or "play" (nothing behind a shown die, card or bid); `open_board` shows every hand and
    says so; `pause` are the seconds between moves of foresters; `view` is "auto", "light",
    "dark", "projector" or "print"; `folder` is where games are kept, beside the notebook by
    default. Raises SetupError.
    """

    def __init__(self, game: Game, view: str = "auto", **options: Any) -> None:
        self.below = VBox()
        """What was opened from the board: a what-if desk."""
        self.session = Table(game, **options)
        super().__init__(self.session, game.room.name, game.language, view)

    @property
    def game(self) -> Game:
        """The game as it stands now."""
        return self.session.game

    def _wished(self, change: Any) -> None:
        wish = change["new"]
        if isinstance(wish, dict) and wish.get("name") == "log":
            self.past_log = {"epoch": self.session.epoch, "game": self.session.token}
            self.past_log = {**self.past_log, "lines": older(self.session)}
            return
        super()._wished(change)
        if self.session.desk is not None:
            from waldlehre.jupyter.desk import DeskView

            self._clear_below()
            self.below.children = (DeskView(self.session.desk),)
            self.session.desk = None

    def _clear_below(self) -> None:
        opened, self.below.children = self.below.children, ()
        for child in opened:
            child.close()

    def close(self) -> None:
        """Let go of the board and of what was opened from it."""
        self._clear_below()
        self.below.layout.close()
        self.below.close()
        super().close()

    def _ipython_display_(self, **about: Any) -> None:
        """Show the board, and room below it for what is opened from it."""
        from IPython import display as shown

        super()._ipython_display_(**about)
        display: Any = getattr(shown, "display")  # noqa: B009 (it has no types)
        bundle = {**self.below._repr_mimebundle_(), "text/plain": ""}
        display(bundle, raw=True)

    def __repr__(self) -> str:
        session = self.session
        return f"<Board {session.game.room.name}, {len(session.game.given)} answers given>"
