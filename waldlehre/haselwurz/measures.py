"""What can be counted of a seat at any time: for charts, and to say in what two answers differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waldlehre.haselwurz.parts import KINDS
from waldlehre.haselwurz.scoring import score
from waldlehre.haselwurz.state import Landscape


def finds(table: Landscape, seat: int) -> int:
    """Count the cards that a seat has found."""
    return len(table.found[seat])


def rare(table: Landscape, seat: int) -> int:
    """Return the rarity of a seat's rarest find; 0 without one."""
    rarity = table.parts.rarity
    return max([rarity[species] for species in table.found[seat]], default=0)


def wood(table: Landscape, seat: int) -> int:
    """Count the wooden pieces that a seat has left."""
    return sum(table.wood[seat * KINDS : (seat + 1) * KINDS])


def species(table: Landscape, seat: int) -> int:
    """Count the plants and animals that have a place on the map, for every seat the same."""
    found = 0
    for lives in table.lives.values():
        found |= lives
    return found.bit_count()


MEASURES: Final[dict[str, Callable[[Landscape, int], int]]] = {
    "points": score,
    "finds": finds,
    "rare": rare,
    "wood": wood,
    "species": species,
}
"""By name."""
