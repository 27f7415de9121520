"""What a seat could find: chances at corners, the best ride to them, and the turn after it."""

from __future__ import annotations

from bisect import insort
from typing import Final

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.finding import wants
from waldlehre.haselwurz.parts import (
    COPSE,
    FLOWERS,
    HEDGE,
    HERD,
    KINDS,
    NEED_COPSE,
    NEED_FLOWERS,
    NEED_HEDGE,
    NEED_HOUSE,
)
from waldlehre.haselwurz.state import Landscape
from waldlehre.haselwurz.ways import reach

A_POINT: Final = 10
A_PIECE: Final = 12
"""What a wooden piece is worth that is kept."""
STUCK: Final = 15
"""What it costs to stand where no animal can start next time."""
ANIMAL_COSTS: Final = (0, 3, 0, 1)
"""By animal: what it is worth to keep it standing; the yellowhammer starts everywhere."""
NEEDED: Final = ((NEED_HEDGE, HEDGE), (NEED_COPSE, COPSE), (NEED_FLOWERS, FLOWERS))
"""Signs and the pieces that give them."""


class Chance:
    """A card that can be found at a corner, perhaps after placing some pieces."""

    __slots__ = ("corner", "missing", "species", "value")

    def __init__(self, value: int, species: int, corner: int, missing: int) -> None:
        self.value = value
        self.species = species
        self.corner = corner
        self.missing = missing
        """Signs that pieces have to give, as bits."""


class Plan:
    """Where to ride, and what to find there."""

    __slots__ = ("animal", "chances", "hex", "value")

    def __init__(self, value: int, animal: int, hex: int, chances: list[Chance]) -> None:
        self.value = value
        self.animal = animal
        """-1: stay."""
        self.hex = hex
        self.chances = chances


def all_chances(table: Landscape, seat: int) -> list[Chance]:
    """Return what can be found anywhere."""
    found: list[Chance] = []
    for here in table.at:
        found += chances_at(table, seat, here * 2)
        found += chances_at(table, seat, here * 2 + 1)
    return found


def chances_at(table: Landscape, seat: int, corner: int) -> list[Chance]:
    """Return what can be found at a corner, pieces of the seat's own included."""
    if not table.whole(corner) or corner in table.marked:
        return []
    found: list[Chance] = []
    parts = table.parts
    for species in table.open:
        if table.holds(species, corner):
            found.append(Chance(A_POINT * parts.rarity[species], species, corner, 0))
        elif parts.signs[species]:
            forbidden, lacking, dry, missing = wants(table, species, corner)
            if forbidden >= 0 or lacking >= 0 or dry or not givable(table, seat, corner, missing):
                continue
            value = A_POINT * parts.rarity[species] - A_PIECE * missing.bit_count()
            if value > 0:
                found.append(Chance(value, species, corner, missing))
    return found


def givable(table: Landscape, seat: int, corner: int, missing: int) -> bool:
    """True if a seat's own pieces can give the signs that are missing at a corner."""
    if missing & NEED_HOUSE:
        return False
    wood, first, parts = table.wood, seat * KINDS, table.parts
    lands = [table.land(here) for here in hexes.hexes_of_corner(corner)]
    if missing & NEED_HEDGE:
        edges = hexes.edges_of_corner(corner)
        fits = [edge for edge in edges if edge in table.spots[HEDGE]]
        if not wood[first + HEDGE] or not fits:
            return False
    if missing & NEED_COPSE and not (
        wood[first + COPSE] and [land for land in lands if parts.copse[land]]
    ):
        return False
    return not missing & NEED_FLOWERS or (
        wood[first + FLOWERS] > 0 and len([land for land in lands if parts.flower[land]]) > 0
    )


def best_plan(table: Landscape, seat: int, chances: list[Chance], only: int = -1) -> Plan:
    """Return the best ride of a seat (with one animal `only`), or staying."""
    sprite = table.sprite[seat]
    at_corner: dict[int, list[Chance]] = {}
    for chance in chances:
        for here in hexes.hexes_of_corner(chance.corner):
            at_corner.setdefault(here, []).append(chance)
    taken = {here: taking(found) for here, found in at_corner.items()}
    best = Plan(-STUCK, -1, sprite, [])
    standing = table.standing(seat)
    for animal in standing:
        if only >= 0 and animal != only:
            continue
        left = [one for one in standing if one != animal] or list(range(HERD))
        for here in reach(table, animal, sprite):
            found = taken.get(here, [])
            value = sum(one.value for one in found) - ANIMAL_COSTS[animal]
            ground = table.ground[here]
            if not [one for one in left if table.parts.stays[one] & ground]:
                value -= STUCK
            if value > best.value:
                best = Plan(value, animal, here, found)
    return best


def to_come(table: Landscape, seat: int, plan: Plan, beside: int) -> Chance | None:
    """Return the best find that the seat's next tile would bring within reach.

    A plan is carried out first; the tile is laid beside the place where one was just laid.
    """
    after = carried_out(table, seat, plan)
    here = after.sprite[seat]
    goals = {there for animal in after.standing(seat) for there in reach(after, animal, here)}
    best: Chance | None = None
    for there in hexes.neighbours(beside):
        if there not in after.free:
            continue
        for tile in after.hands[seat]:
            for turns in after.fits(tile, there):
                trial = after.copy()
                trial.lay(tile, there, turns)
                for corner in hexes.corners(there):
                    for chance in chances_at(trial, seat, corner):
                        if best is not None and chance.value <= best.value:
                            continue
                        if not goals.isdisjoint(hexes.hexes_of_corner(corner)):
                            best = chance
    return best


def carried_out(table: Landscape, seat: int, plan: Plan) -> Landscape:
    """Return a copy on which a seat has gone where a plan leads and taken what it finds there."""
    after = table.copy()
    for chance in plan.chances:
        after.open.remove(chance.species)
        insort(after.marked, chance.corner)
        for sign, kind in NEEDED:
            if chance.missing & sign and after.wood[seat * KINDS + kind]:
                after.wood[seat * KINDS + kind] -= 1
    if plan.animal >= 0:
        after.sprite[seat] = plan.hex
        after.turned[seat * HERD + plan.animal] = 1
        if not after.standing(seat):
            after.turned[seat * HERD : (seat + 1) * HERD] = [0] * HERD
    return after


def taking(chances: list[Chance]) -> list[Chance]:
    """Return what one takes of all that can be found at a tile: each card and corner once."""
    found: list[Chance] = []
    for chance in sorted(chances, key=lambda one: -one.value):
        if not [o for o in found if chance.species == o.species or chance.corner == o.corner]:
            found.append(chance)
    return found
