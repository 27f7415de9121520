"""Who plays the peg game: how good a position looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from waldlehre.foresters import STANDARD, Rollout
from waldlehre.kernel.forester import Forester
from waldlehre.pegs.characters import MANNERS, Character
from waldlehre.pegs.parts import EMPTY
from waldlehre.pegs.scoring import scores, trait
from waldlehre.pegs.state import Board


def worth(table: Board, seat: int) -> int:
    """Points ahead weigh most, then pairs of like pegs side by side."""
    points = scores(table)
    return 100 * (points[seat] - points[1 - seat]) + pairs(table, seat) - pairs(table, 1 - seat)


def pairs(table: Board, seat: int) -> int:
    """Count neighbours that are alike in what a seat collects."""
    holes, near = table.holes, table.parts.near
    height = seat == table.heights_seat()
    alike = 0
    for hole in table.pegs():
        mine = trait(holes[hole], height)
        for beside in near[hole]:
            if holes[beside] != EMPTY and trait(holes[beside], height) == mine:
                alike += 1
    return alike


def character(name: str) -> Callable[[Any], Forester]:
    """Return what makes a character, as a room lists it."""
    return lambda _room: Character(name)


FORESTERS: Final = {
    **STANDARD,
    "rollout": lambda room: Rollout(room, player="weaver", stray=10, horizon=12),
    **{name: character(name) for name in MANNERS},
}
"""By name."""
