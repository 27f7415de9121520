"""Where a game at the terminal is saved.

A file that was there before is left alone, unless this session has read it or was asked to go on
with it.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from waldlehre.kernel.files import is_there
from waldlehre.kernel.game import Game
from waldlehre.terminal.screen import undisturbed
from waldlehre.terminal.trouble import Trouble


class Keeper:
    """Saves one game again and again in the same place, and elsewhere when asked."""

    def __init__(self, game: Game, wanted: str = "", loaded: str = "") -> None:
        self.ours = {located(loaded)} if loaded else set()
        """Files that may be written over."""
        self.chosen = bool(wanted)
        self.target = self.fresh(located(wanted)) if wanted else self.free(game)

    def free(self, game: Game) -> Path:
        """Return the first name of a game's own that is free, or was loaded."""
        stem = f"waldlehre-{game.room.name}-{game.seed}"
        names = (f"{stem}.json" if number == 1 else f"{stem}-{number}.json" for number in count(1))
        places = (located(name) for name in names)
        return next(place for place in places if place in self.ours or not is_there(place))

    def fresh(self, place: Path) -> Path:
        """Return a place where nothing is lost; raises Trouble."""
        if place not in self.ours and is_there(place):
            raise Trouble("exists", file=short(place))
        return place

    def keep(self, game: Game) -> None:
        """Save a game in its place; raises SaveError, Trouble."""
        if not self.chosen and self.target not in self.ours:
            self.target = self.free(game)  # another session may have taken the name
        self.write(game, self.target)

    def write(self, game: Game, place: Path) -> None:
        """Save a game; raises SaveError, Trouble."""
        place = self.fresh(place)
        with undisturbed():
            game.fork().save(place)  # whole even if Ctrl-C came in the midst of an answer
        self.ours.add(place)


def located(name: str) -> Path:
    """Return a file's path, "~" for the home folder; raises Trouble for what cannot be one."""
    try:
        return Path(name).expanduser().absolute()
    except (RuntimeError, ValueError):
        raise Trouble("no_file", file=name[:200]) from None


def short(place: Path) -> str:
    """Return a path as one would type it here."""
    return str(place.relative_to(Path.cwd()) if place.is_relative_to(Path.cwd()) else place)
