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
from waldlehre.kernel.files import cause, move_into_place
from waldlehre.kernel.game import Game
from waldlehre.offline.page import as_page

__all__ = ["export_game"]
ENDING = ".html"


def export_game(game: Game, path: str | os.PathLike[str]) -> Path:
    """Write a whole game as one HTML page that needs nothing else; return where it is.

    All is shown once the game is over; until then only what everybody may see. Raises SetupError
    for another ending than .html and where nothing can be written.
    """
    target = Path(path)
    if target.suffix != ENDING:
        raise SetupError("offline.ending", file=target.name[:60], language=game.language)
    text = as_page(game)
    try:
        move_into_place(text, target)
    except (OSError, ValueError) as error:
        about = {"file": str(target)[:200], "why": cause(error), "language": game.language}
        raise SetupError("offline.write", **about) from None
    return target
