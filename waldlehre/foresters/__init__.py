"""Computer players for every room; they know the kernel and no room.

A room lists those that play it: these, and characters of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from waldlehre.foresters.greedy import Greedy
from waldlehre.foresters.rollout import Rollout
from waldlehre.kernel.forester import Forester, Random
from waldlehre.kernel.room import Room

STANDARD: dict[str, Callable[[Any], Forester]] = {
    "greedy": Greedy,
    "random": lambda _room: Random(),
    "rollout": Rollout,
}
"""Foresters that play every room, by name."""


def names(room: Room) -> list[str]:
    """Return the names of the foresters who know this room."""
    return list(room.foresters)


def named(room: Room, name: str) -> Forester:
    """Return a new forester of this name; SetupError for a name that nobody bears."""
    return room.forester(name)


__all__ = ["STANDARD", "Greedy", "Random", "Rollout", "named", "names"]
