"""A whole game as one page that needs neither Python nor a network: to take home, show, print.

    from waldlehre import export_game
    export_game(game, "game.html")

`recording` notes down what there is to see, `page` writes it, `command` is `waldlehre export`.
"""

from __future__ import annotations

import os
from pathlib import Path

from waldlehre import texts as _texts  # noqa: F401 (lends the kernel its voice)
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.files import cause, is_foreign, move_into_place
from waldlehre.kernel.game import Game
from waldlehre.offline.page import MARK, as_page

__all__ = ["export_game"]
ENDING = ".html"


def export_game(game: Game, path: str | os.PathLike[str]) -> Path:
    """Write a whole game as one HTML page that needs nothing else; return where it is.

    All is shown once the game is over; until then only what everybody may see. Raises SetupError
    for another ending than .html, where nothing can be written, and where a file stands that is no
    exported game.
    """
    target = Path(path)
    if target.suffix != ENDING:
        raise SetupError("offline.ending", file=target.name[:60], language=game.language)
    named = {"file": str(target)[:200], "language": game.language}
    if is_foreign(target, MARK):
        raise SetupError("offline.exists", **named)
    text = as_page(game)
    try:
        move_into_place(text, target)
    except (OSError, ValueError) as error:
        raise SetupError("offline.write", why=cause(error), **named) from None
    return target
