"""What can be counted of a seat at any time: for charts, and to say in what two answers differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waldlehre.waldmeister.parts import SPACES, TREE, ZONES
from waldlehre.waldmeister.scoring import score
from waldlehre.waldmeister.state import Forest


def trees(table: Forest, seat: int) -> int:
    """Count a seat's trees."""
    return table.stage[seat * SPACES : (seat + 1) * SPACES].count(TREE)


def animals(table: Forest, seat: int) -> int:
    """Count the animals that live with a seat, guests among them."""
    lives = [one for one in table.animal[seat * SPACES : (seat + 1) * SPACES] if one]
    return len(lives) + table.guests[seat].bit_count()


def damage(table: Forest, seat: int) -> int:
    """Count the damage points in a seat's landscape."""
    return sum(table.damage[seat * SPACES : (seat + 1) * SPACES])


def money(table: Forest, seat: int) -> int:
    """Return a seat's money."""
    return table.money[seat]


def tiles(table: Forest, seat: int) -> int:
    """Count a seat's remediation tiles."""
    return sum(table.zone[seat * ZONES : (seat + 1) * ZONES])


MEASURES: Final[dict[str, Callable[[Forest, int], int]]] = {
    "points": score,
    "trees": trees,
    "animals": animals,
    "damage": damage,
    "money": money,
    "tiles": tiles,
}
"""By name."""
