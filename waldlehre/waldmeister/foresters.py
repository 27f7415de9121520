"""Who plays Waldmeister: how good a position looks to a forester."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from waldlehre.foresters import STANDARD, Rollout
from waldlehre.kernel.forester import Forester
from waldlehre.waldmeister.characters import Character
from waldlehre.waldmeister.parts import KINDS, SAPLING, SEED, TREE
from waldlehre.waldmeister.scoring import score
from waldlehre.waldmeister.state import Forest
from waldlehre.waldmeister.tempers import TEMPERS

PER_POINT = 1000
A_POINT_COSTS = 12_000
"""What a point is worth in money, roughly: a sapling for 30,000 becomes a tree with an animal."""


def worth(table: Forest, seat: int) -> int:
    """Points now, what money may still buy, what seeds and saplings may become, and dangers."""
    parts = table.parts
    total = PER_POINT * score(table, seat)
    total += min(table.money[seat], 90_000) * PER_POINT // A_POINT_COSTS
    trees = [0] * KINDS
    for space in parts.home[seat]:
        stage, species = table.stage[space], table.species[space]
        spare = parts.circles[stage][species] - table.damage[space]
        if stage == TREE:
            trees[species] += 1
            total += parts.timber[species] // 4 - (2500 if spare <= 0 else 0)
            total += 3000 if not table.animal[space] else 0
        elif stage == SAPLING:
            total += 4000 - (2000 if spare <= 0 else 0)
        elif stage == SEED:
            lives = table.burden(space) <= parts.circles[SAPLING][species]
            total += 3000 if lives else -1000
        else:
            total -= 1000 * table.burden(space)
    total += 800 * sum(1 for many in trees if many)
    return total


def character(name: str) -> Callable[[Any], Forester]:
    """Return what makes a character, as a room lists it."""
    return lambda _room: Character(name)


FORESTERS: Final = {
    **STANDARD,
    "rollout": lambda room: Rollout(room, player="mixed"),
    **{name: character(name) for name in TEMPERS},
}
"""By name."""
