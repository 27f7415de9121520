"""Wishes about files: save under a name, load, take along, bring back; a page to take home."""

from __future__ import annotations

from typing import Any

from waldlehre import play
from waldlehre.jupyter.keeping import ENDING
from waldlehre.jupyter.sitting import Sitting
from waldlehre.kernel import saves
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.game import Game
from waldlehre.offline.page import as_page


def save(sitting: Sitting, value: Any) -> None:
    """Save under a name that somebody typed."""
    path = sitting.keeper.write_as(sitting.game, value if isinstance(value, str) else "")
    sitting.message = sitting.say("saved_as", file=path.name)


def list_saves(sitting: Sitting) -> None:
    """List the games that lie here."""
    sitting.listed = sitting.keeper.names()


def load(sitting: Sitting, value: Any) -> None:
    """Load a game that lies here."""
    if value not in sitting.keeper.names():
        raise SetupError("board.nonsense")
    path = sitting.keeper.folder / f"{value}{ENDING}"
    sit_down(sitting, play.load(path, sitting.game.language))


def upload(sitting: Sitting, value: Any) -> None:
    """Load a game from a file of the reader's own machine."""
    if not isinstance(value, str):
        raise SetupError("board.nonsense")
    sit_down(sitting, saves.loads(value, play.find, sitting.game.language))


def sit_down(sitting: Sitting, game: Game) -> None:
    """Play a loaded game; foresters keep their seats where it is the game that they sat down to.

    While playing nobody goes back behind what was shown by way of a file, and nobody loses a
    forester whose hand is hidden.
    """
    room, seats, foresters = sitting.seated
    fitting = game.room is room and game.seats == seats
    if sitting.mode == "play":
        same = game.seed == sitting.game.seed and game.room is sitting.game.room
        behind = same and len(game.given) < sitting.game.barrier
        if not fitting or (behind and not sitting.game.over):
            sitting.alert = sitting.say("load_known" if fitting else "load_other")
            return
    sitting.start(game)
    sitting.foresters = foresters if fitting else {}
    sitting.message = sitting.say("loaded")


def may_download(sitting: Sitting) -> bool:
    """True if the seed, which is in every save, may reach the browser."""
    return sitting.open or sitting.game.over or not sitting.secrets


def download(sitting: Sitting) -> None:
    """Hand the save to the browser, once nothing in it is hidden any more."""
    if not may_download(sitting):
        sitting.alert = sitting.say("download.hidden")
        return
    sitting.file = {"name": f"{stem(sitting)}{ENDING}", "text": saves.dumps(sitting.game)}
    sitting.file["type"] = "application/json"


def export(sitting: Sitting, _: Any) -> None:
    """Hand the whole game to the browser as one page; what is hidden is not in it."""
    sitting.file = {"name": f"{stem(sitting)}.html", "text": as_page(sitting.game)}
    sitting.file["type"] = "text/html"
    sitting.message = sitting.say("exported")


def stem(sitting: Sitting) -> str:
    """Return what a file of this game is called, without its ending."""
    return sitting.keeper.name or sitting.game.room.name
