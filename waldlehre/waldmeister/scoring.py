"""Chapter 10: points at the end."""

from __future__ import annotations

from waldlehre.waldmeister.parts import KINDS, SPACES, TREE, Parts
from waldlehre.waldmeister.state import DEFEAT, Forest

DOUBLE = 2
"""Trees of each species in a double mixed forest."""


def score(table: Forest, seat: int) -> int:
    """Return a seat's points: trees, saplings, seeds, animals, mixed forest, less the damage."""
    trees, small, animals, forest, damage = shares(table, seat)
    return trees + small + animals + forest + damage


def shares(table: Forest, seat: int) -> tuple[int, int, int, int, int]:
    """Return the points for trees; saplings and seeds; animals; mixed forest; damage."""
    parts, at, species = table.parts, table.stage, table.species
    hurt, lives, value, points = table.damage, table.animal, parts.value, parts.points
    kinds = [0] * KINDS
    trees = small = animals = damage = 0
    first = seat * SPACES
    for space in range(first, first + SPACES):
        stage = at[space]
        if stage == TREE:
            trees += 1
            kind = species[space]
            kinds[kind] = kinds[kind] + 1  # not +=, which compiles to something slower
            animals += value[lives[space]]
        elif stage:
            small += points[stage]
        damage += hurt[space]
    guests = table.guests[seat]
    if guests:
        for animal in range(1, len(value)):
            if guests >> animal & 1:
                animals += value[animal]
    return trees * points[TREE], small, animals, mixed(parts, kinds), damage * parts.damage_score


def mixed(parts: Parts, kinds: list[int]) -> int:
    """Return the bonus for a simple or a double mixed forest; the double replaces the simple."""
    if 0 in kinds:
        return 0
    return parts.mixed_double if kinds.count(DOUBLE) == KINDS else parts.mixed_simple


def scores(table: Forest) -> list[int]:
    """Return every seat's points, as if the game ended now."""
    return [score(table, seat) for seat in range(table.seats)]


def winners(table: Forest) -> list[int]:
    """Return who has most points, then most money; nobody after a common defeat (W10.1)."""
    if table.ended == DEFEAT:
        return []
    ranks = [(points, table.money[seat]) for seat, points in enumerate(scores(table))]
    return [seat for seat in range(table.seats) if ranks[seat] == max(ranks)]
