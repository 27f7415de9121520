"""Every piece of the box is somewhere, exactly once: the invariants that the exam checks."""

from __future__ import annotations

from collections.abc import Iterator

from waldlehre.waldmeister.parts import (
    ANIMAL_NAMES,
    ANIMALS,
    KINDS,
    LEVELS,
    SAPLING,
    SEATS,
    SPACES,
    SPECIES,
    TILES,
    TREE,
    ZONES,
)
from waldlehre.waldmeister.state import Forest


def faults(table: Forest) -> Iterator[str]:
    """Yield what is wrong with a table."""
    parts = table.parts
    extra = 1 if table.variant.marker_extra and table.seats == SEATS else 0
    placed = sum(table.damage)
    if table.points + placed != parts.pool[table.seats] + extra or table.points < 0:
        yield f"damage points: {table.points} in the bag, {placed} placed"
    if table.bank + sum(table.money) != parts.bank or min(table.bank, *table.money) < 0:
        yield f"money: {table.bank} in the bank, {table.money}"
    yield from space_faults(table)
    yield from plant_faults(table)
    yield from animal_faults(table)
    yield from zone_faults(table)
    cards = [*table.deck, *table.discard, *table.laid, *table.drawn]
    for hand in table.hands:
        cards += hand
    cards.sort()
    if cards != list(range(len(parts.kind_of))):
        yield f"cards: {cards}"


def space_faults(table: Forest) -> Iterator[str]:
    """Yield damage without a plant and animals without a tree."""
    stage, damage, animal = table.stage, table.damage, table.animal
    for space in range(table.seats * SPACES):
        if damage[space] < 0 or (damage[space] and stage[space] < SAPLING):
            yield f"{damage[space]} damage on {space}"
        if animal[space] and stage[space] != TREE:
            yield f"an animal without a tree on {space}"


def plant_faults(table: Forest) -> Iterator[str]:
    """Yield species with too many or too few tiles."""
    trees, small = table.trees[:], table.saplings[:]
    if min(trees) < 0 or min(small) < 0:
        yield f"tiles below zero: {trees}, {small}"
    stage, species = table.stage, table.species
    for space in range(len(stage)):
        if stage[space] == TREE:
            trees[species[space]] += 1
        elif stage[space]:
            small[species[space]] += 1
        elif species[space]:
            yield f"{space} is empty, yet of a species"
    for kind in range(KINDS):
        if trees[kind] != table.parts.trees[kind] or small[kind] != table.parts.saplings[kind]:
            yield f"{SPECIES[kind]}: {trees[kind]} trees and {small[kind]} saplings in all"


def animal_faults(table: Forest) -> Iterator[str]:
    """Yield animals with too many or too few tiles, or twice in one landscape."""
    found = table.animals[:]
    for seat in range(table.seats):
        first = seat * SPACES
        here = [animal for animal in table.animal[first : first + SPACES] if animal]
        if table.guests[seat]:
            here += [a for a in range(1, ANIMALS + 1) if table.guests[seat] >> a & 1]
        if len(set(here)) < len(here):
            yield f"an animal twice with seat {seat}: {here}"
        for animal in here:
            found[animal] += 1
    for step in table.agenda:
        for animal in (getattr(step, "animal", 0), *getattr(step, "animals", ())):
            found[animal] += 1 if animal else 0
    for animal in range(1, ANIMALS + 1):
        if found[animal] != table.parts.animals[animal]:
            yield f"{ANIMAL_NAMES[animal - 1]}: {found[animal]} in all"


def zone_faults(table: Forest) -> Iterator[str]:
    """Yield remediation tiles that are lost or doubled."""
    found = table.tiles[:]
    for at, level in enumerate(table.zone):
        for lower in range(level):
            found[table.parts.tile_of[at % ZONES * LEVELS + lower]] += 1
    if found != table.parts.tiles or min(table.tiles) < 0:
        yield f"remediation tiles {TILES}: {found} in all"
