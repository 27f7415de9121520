"""Chapter 10: points at the end."""

from __future__ import annotations

from waldlehre.waldmeister.parts import KINDS, TREE
from waldlehre.waldmeister.state import DEFEAT, Forest

DOUBLE = 2
"""Trees of each species in a double mixed forest."""


def score(table: Forest, seat: int) -> int:
    """Return a seat's points: trees, saplings, seeds, animals, mixed forest, less the damage."""
    return sum(shares(table, seat))


def shares(table: Forest, seat: int) -> tuple[int, int, int, int, int]:
    """Return the points for trees; saplings and seeds; animals; mixed forest; damage."""
    parts = table.parts
    trees = small = animals = damage = 0
    for space in parts.home[seat]:
        stage = table.stage[space]
        if stage == TREE:
            trees += parts.points[TREE]
        else:
            small += parts.points[stage]
        animals += parts.value[table.animal[space]]
        damage += parts.damage_score * table.damage[space]
    for animal in range(1, len(parts.value)):
        if table.guests[seat] >> animal & 1:
            animals += parts.value[animal]
    return trees, small, animals, mixed(table, seat), damage


def mixed(table: Forest, seat: int) -> int:
    """Return the bonus for a simple or a double mixed forest; the double replaces the simple."""
    trees = [0] * KINDS
    for space in table.parts.home[seat]:
        if table.stage[space] == TREE:
            trees[table.species[space]] += 1
    if min(trees) == DOUBLE and max(trees) == DOUBLE:
        return table.parts.mixed_double
    return table.parts.mixed_simple if min(trees) else 0


def scores(table: Forest) -> list[int]:
    """Return every seat's points, as if the game ended now."""
    return [score(table, seat) for seat in range(table.seats)]


def winners(table: Forest) -> list[int]:
    """Return who has most points, then most money; nobody after a common defeat (W10.1)."""
    if table.ended == DEFEAT:
        return []
    ranks = [(points, table.money[seat]) for seat, points in enumerate(scores(table))]
    return [seat for seat in range(table.seats) if ranks[seat] == max(ranks)]
