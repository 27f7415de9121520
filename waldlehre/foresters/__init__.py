"""Computer players for every room; a room's own characters live in the room."""

from __future__ import annotations

from collections.abc import Callable

from waldlehre.foresters.greedy import Greedy
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.forester import Forester, Random
from waldlehre.kernel.room import Room


def makers(room: Room) -> dict[str, Callable[[], Forester]]:
    """Return how to make each forester of a room; a room may have its own greedy one."""
    return {"greedy": lambda: Greedy(room), "random": Random, **room.foresters}


def names(room: Room) -> list[str]:
    """Return the names of the foresters who know this room."""
    return list(makers(room))


def named(room: Room, name: str) -> Forester:
    """Return a new forester of this name; SetupError for a name that nobody bears."""
    make = makers(room).get(name)
    if make is None:
        raise SetupError("setup.forester", forester=name[:40], known=", ".join(names(room)))
    return make()


__all__ = ["Greedy", "Random", "named", "names"]
