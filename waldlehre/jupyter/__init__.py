"""The live board in Jupyter: what one sees, clicks, and is told."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from waldlehre.kernel.game import Game
from waldlehre.texts import speech


def board(game: Game, **options: Any) -> Any:
    """Return a live board for a game; see `waldlehre.jupyter.board.Board` for the options.

    Without the extra "lab" it says what to install and returns the picture.
    """
    if find_spec("anywidget") is None:
        print(speech(game.language, "board")("no_extra"))  # noqa: T201 (a notebook's own line)
        return game.picture()
    from waldlehre.jupyter.board import Board

    return Board(game, **options)
