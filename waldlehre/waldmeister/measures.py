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
    lives = table.animal[seat * SPACES : (seat + 1) * SPACES]
    return SPACES - lives.count(0) + table.guests[seat].bit_count()


def damage(table: Forest, seat: int) -> int:
    """Count the damage points in a seat's landscape."""
    hurt, points, first = table.damage, 0, seat * SPACES
    for space in range(first, first + SPACES):
        points += hurt[space]
    return points


def money(table: Forest, seat: int) -> int:
    """Return a seat's money."""
    return table.money[seat]


def tiles(table: Forest, seat: int) -> int:
    """Count a seat's remediation tiles."""
    first, zone = seat * ZONES, table.zone
    return zone[first] + zone[first + 1] + zone[first + 2]


MEASURES: Final[dict[str, Callable[[Forest, int], int]]] = {
    "points": score,
    "trees": trees,
    "animals": animals,
    "damage": damage,
    "money": money,
    "tiles": tiles,
}
"""By name."""
