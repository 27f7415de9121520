"""Where a board keeps its games: files beside the notebook, written after every answer.

What a browser calls a file is checked: a plain name, never a path.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from waldlehre.kernel import saves
from waldlehre.kernel.errors import SaveError
from waldlehre.kernel.game import Game

ENDING = ".waldlehre.json"
MOST_SHOWN = 20
PLAIN = re.compile(r"[^\W_](?:[\w .-]{0,58}[\w-])?")
"""What may be typed as a name: letters, digits, spaces, dots, lines; no sign at its edges."""


class Keeper:
    """Writes one game after every answer; knows which games lie beside the notebook."""

    def __init__(self, folder: str | os.PathLike[str], name: str) -> None:
        self.folder = Path(folder)
        self.name = name
        """The autosave's name, without its ending; "" until something was written."""
        self.saved = False
        """True if what has been played so far lies in a file."""
        self.fault = ""
        """Why the last writing failed."""

    @property
    def file(self) -> str:
        """The file's name, as a person sees it."""
        return f"{self.name}{ENDING}"

    def renew(self, room: str) -> None:
        """Take a new name: the room, the day and the time, and a number if that is taken."""
        stem = f"{room} {datetime.now():%Y-%m-%d %H.%M}"
        names = (stem, *(f"{stem} {number}" for number in range(2, 1000)))
        self.name = next(one for one in names if not (self.folder / f"{one}{ENDING}").exists())
        self.saved = False

    def write(self, game: Game) -> None:
        """Write the game; a fault is remembered, not raised, so that play goes on."""
        try:
            if not self.name:
                self.renew(game.room.name)
            saves.save(game, self.folder / self.file)
        except (SaveError, OSError) as error:
            self.saved, self.fault = False, str(error)
        else:
            self.saved, self.fault = True, ""

    def write_as(self, game: Game, name: str) -> Path:
        """Write the game under a name that somebody typed; raises SaveError."""
        path = self.path(name)
        if path.exists():
            raise SaveError("save.taken", file=path.name)
        return saves.save(game, path)

    def path(self, name: str) -> Path:
        """Return the file of a typed name; raises SaveError for what is no plain name."""
        plain = name.strip().removesuffix(ENDING)
        if not PLAIN.fullmatch(plain):
            raise SaveError("save.name", file=name[:60])
        return self.folder / f"{plain}{ENDING}"

    def names(self) -> list[str]:
        """Return the names of the games that lie here, the newest first."""
        found = []
        for one in self.folder.glob(f"*{ENDING}"):
            with suppress(OSError):  # a link that leads nowhere hides no others
                found.append((one.stat().st_mtime, one.name))
        newest = sorted(found, reverse=True)[:MOST_SHOWN]
        return [name.removesuffix(ENDING) for _, name in newest]
