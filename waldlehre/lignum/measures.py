"""What can be counted of a seat at any time: for charts, and to say in what two answers differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waldlehre.lignum.kinds import FORMS, FROM_CRAFTS, FROM_WOOD, KINDS, SOURCES, SPENT
from waldlehre.lignum.scoring import score
from waldlehre.lignum.selling import finished
from waldlehre.lignum.state import STOCK, Sawmills


def money(table: Sawmills, seat: int) -> int:
    """Return a seat's coins, none where it is in debt."""
    return max(0, table.money[seat])


def logs(table: Sawmills, seat: int) -> int:
    """Count the logs on a seat's woodpile, in its river and on its sawing area."""
    found = 0
    for at in range(seat * KINDS, seat * KINDS + KINDS):
        found += table.woodpile[at] + table.river[at] + table.sawing[at]
    return found


def goods(table: Sawmills, seat: int) -> int:
    """Count the pieces on a seat's selling area and racks."""
    return sum(table.stock[seat * STOCK : (seat + 1) * STOCK])


def drying(table: Sawmills, seat: int) -> int:
    """Count the pieces on a seat's racks."""
    return sum(table.stock[seat * STOCK + FORMS : (seat + 1) * STOCK])


def firewood(table: Sawmills, seat: int) -> int:
    """Count the blocks that a seat keeps for heating."""
    return sum(table.firewood[seat * KINDS : (seat + 1) * KINDS])


def food(table: Sawmills, seat: int) -> int:
    """Return a seat's food."""
    return table.food[seat]


def contracts(table: Sawmills, seat: int) -> int:
    """Count the contracts that a seat has finished."""
    return sum(1 for one in table.contracts[seat] if finished(table, one))


def loans(table: Sawmills, seat: int) -> int:
    """Return a seat's loan cards."""
    return table.loans[seat]


def from_wood(table: Sawmills, seat: int) -> int:
    """Return what a seat has earned with wood so far."""
    return table.tally[seat * len(SOURCES) + FROM_WOOD]


def from_crafts(table: Sawmills, seat: int) -> int:
    """Return what a seat has earned with craft goods and gear so far."""
    return table.tally[seat * len(SOURCES) + FROM_CRAFTS]


def spent(table: Sawmills, seat: int) -> int:
    """Return what a seat has spent so far."""
    return table.tally[seat * len(SOURCES) + SPENT]


def trees(table: Sawmills, seat: int) -> int:
    """Count the trees that stand in all areas: they belong to nobody, so each seat has the same."""
    return sum(table.trees)


MEASURES: Final[dict[str, Callable[[Sawmills, int], int]]] = {
    "points": score,
    "money": money,
    "logs": logs,
    "goods": goods,
    "drying": drying,
    "firewood": firewood,
    "food": food,
    "contracts": contracts,
    "loans": loans,
    "from_wood": from_wood,
    "from_crafts": from_crafts,
    "spent": spent,
    "trees": trees,
}
"""By name."""
