"""The front door for notebooks: it knows all rooms and imports one when it is asked for."""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from waldlehre import _ROOMS
from waldlehre import texts as _texts  # noqa: F401 (lends the kernel its voice)
from waldlehre.kernel import codes, saves, step
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.game import Game
from waldlehre.kernel.room import Room

ROOMS: tuple[str, ...] = _ROOMS
"""The names of all rooms."""
INSTALLING = 60
"""Seconds within which an installation has written all its files, in any order."""


def package(name: str) -> Any:
    """Return the package of the room of this name; None if there is none."""
    return importlib.import_module(f"waldlehre.{name}") if name in ROOMS else None


def find(name: str) -> Room | None:
    """Return the room of this name; None if there is none."""
    found = package(name)
    return found.ROOM if found else None


def room(name: str) -> Room:
    """Return the room of this name; SetupError if there is none."""
    found = find(name)
    if found is None:
        raise SetupError("setup.room", room=str(name)[:40], rooms=", ".join(ROOMS))
    return found


def new_game(name: str, **options: Any) -> Game:
    """Set up a game; the options are those of the room's own `new_game`."""
    game: Game = package(room(name).name).new_game(**options)
    return game


def load(path: str | os.PathLike[str], language: str = "", upto: int | None = None) -> Game:
    """Return the game in a file, or its first `upto` answers; raises SaveError."""
    return saves.load(path, find, language, upto)


def load_code(code: str, language: str = "") -> Game:
    """Return the game that a code spells; raises SaveError."""
    return codes.load_code(code, find, language)


def engine() -> str:
    """Tell which engine runs: "python", "compiled", or "compiled, older than its source"."""
    if not is_compiled(step):
        return "python"
    return (
        "compiled, older than its source" if stale(Path(step.__file__).parents[1]) else "compiled"
    )


def is_compiled(module: ModuleType) -> bool:
    """True for a module that does not come from a .py file."""
    return str(module.__file__).endswith((".so", ".pyd"))


def stale(package: Path) -> bool:
    """True if a compiled module lies beside a source that was written clearly later."""
    for built in [*package.rglob("*.so"), *package.rglob("*.pyd")]:
        source = built.with_name(f"{built.name.partition('.')[0]}.py")
        if source.is_file() and source.stat().st_mtime > built.stat().st_mtime + INSTALLING:
            return True
    return False
