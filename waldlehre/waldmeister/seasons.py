"""Chapter 3: the general actions of the seasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from waldlehre.kernel.choice import Choice, Picked, some_of, up_to
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.step import Step
from waldlehre.waldmeister.death import Settle, suffer
from waldlehre.waldmeister.parts import (
    AUTUMN,
    KINDS,
    SAPLING,
    SEATS,
    SEED,
    SPACES,
    SPRING,
    SUMMER,
    TREE,
    WINTER,
)
from waldlehre.waldmeister.refusals import no_sapling
from waldlehre.waldmeister.state import Forest


class Winter(Step[Forest]):
    """W3.1 In winter the forest rests."""

    __slots__ = ()
    rule: ClassVar[str] = "W3.1"

    def do(self, table: Forest, picked: Picked) -> None:
        """Say so."""
        table.tell("rest", ())


class Spring(Step[Forest]):
    """W3.2 Saplings grow into trees while there are tiles, and keep their damage."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W3.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Forest, picked: Picked) -> None:
        """Lay the growth of each species, then the sprouting, so that fresh saplings wait a year."""
        table.then(Sprout(self.seat))
        saplings, of = table.standing(self.seat, SAPLING), table.species
        if not saplings:
            return
        for species in range(KINDS - 1, -1, -1):
            stand = [space for space in saplings if of[space] == species]
            if len(stand) > table.trees[species]:
                table.then(ScarceGrowth(self.seat, species))
            elif stand:
                grow(table, stand)


def grow(table: Forest, spaces: Sequence[int]) -> None:
    """Put trees in place of saplings of one species."""
    for space in spaces:
        species = table.species[space]
        table.saplings[species] += 1
        table.take(space, TREE, species)
        table.tell("grown", (space, species))


class ScarceGrowth(Step[Forest]):
    """W3.3 Where tree tiles are scarce, the owner says which saplings grow; the rest wait."""

    __slots__ = ("seat", "species")
    rule: ClassVar[str] = "W3.3"

    def __init__(self, seat: int, species: int) -> None:
        self.seat = seat
        self.species = species

    def saplings(self, table: Forest) -> list[int]:
        """Return the seat's saplings of this species."""
        of = table.species
        return [s for s in table.standing(self.seat, SAPLING) if of[s] == self.species]

    def ask(self, table: Forest) -> Choice | None:
        """Which saplings grow?"""
        tiles = table.trees[self.species]
        return some_of(self.seat, "growth", self.saplings(table), tiles)

    def do(self, table: Forest, picked: Picked) -> None:
        """Grow those; tell which wait."""
        for space in self.saplings(table):
            if space not in picked:
                table.tell("waits", (space, self.species))
        grow(table, picked)

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """No sapling, or another species."""
        if (no := no_sapling(self, table, self.seat, value)) is not None:
            return no
        if table.species[value] == self.species:
            return None
        return self.no("other_species", space=value, species=table.species[value])


@mypyc_attr(free_list_len=1)
class Sprout(Step[Forest]):
    """W3.4 Then seeds grow into saplings and take all arrows that point at them at once."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W3.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Forest, picked: Picked) -> None:
        """Turn the tiles over, then count the arrows."""
        seeds = table.standing(self.seat, SEED)
        if not seeds:
            return
        for space in seeds:
            table.stage[space] = SAPLING
            table.tell("sprouted", (space, table.species[space]))
        suffer(table, self.seat, tuple(seeds), arrows=True)


class Summer(Step[Forest]):
    """W3.5 Up to two animals come that the landscape lacks and whose number its trees reach."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W3.5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Forest) -> Choice | None:
        """Which animals?"""
        parts, stage, lives, stock = table.parts, table.stage, table.animal, table.animals
        trees = free = 0
        here = table.guests[self.seat]  # as bits: whole lists are dear to search
        first = self.seat * SPACES
        for space in range(first, first + SPACES):
            if stage[space] == TREE:
                trees += 1
                animal = lives[space]
                if animal:
                    here |= 1 << animal
                else:
                    free += 1
        if not free:
            return None
        newcomers = []
        for animal in parts.lured[trees]:
            if stock[animal] and not here >> animal & 1:
                newcomers.append(animal)
        most = parts.animals_per_summer
        return up_to(self.seat, "summer", newcomers, free if free < most else most)

    def do(self, table: Forest, picked: Picked) -> None:
        """Take them from the supply; each then finds its tree."""
        for animal in reversed(picked):
            table.animals[animal] -= 1
            table.then(Settle(self.seat, animal))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """Here already, too few trees, or none left."""
        if not 0 < value < len(table.parts.value):
            return self.no("no_such_animal")
        if table.houses(self.seat, value):
            return self.no("lives_here", animal=value)
        trees, needs = len(table.standing(self.seat, TREE)), table.parts.value[value]
        if needs > trees:
            return self.no("few_trees", animal=value, count=trees, needs=needs)
        return None if table.animals[value] else self.no("no_animal", animal=value)


class Autumn(Step[Forest]):
    """W3.7 The bank pays the timber value of every tree, as far as it can; the trees stay."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W3.7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Forest, picked: Picked) -> None:
        """Add up and pay."""
        timber, stage, species = table.parts.timber, table.stage, table.species
        due, first = 0, self.seat * SPACES
        for space in range(first, first + SPACES):
            if stage[space] == TREE:
                due += timber[species[space]]
        table.earn(self.seat, due)


def rounds(actions: list[Step[Forest]]) -> list[list[list[Step[Forest]]]]:
    """Return by number of players and beginning seat everybody's action, clockwise but turned round."""
    return [
        [[actions[(seat + each) % n] for each in range(n)][::-1] for seat in range(n)]
        for n in range(SEATS + 1)
    ]


GENERAL: Final[dict[int, list[list[list[Step[Forest]]]]]] = {
    SPRING: rounds([Spring(seat) for seat in range(SEATS)]),
    SUMMER: rounds([Summer(seat) for seat in range(SEATS)]),
    AUTUMN: rounds([Autumn(seat) for seat in range(SEATS)]),
}
"""By season, number of players and beginning seat; steps never change, so they are made once."""


def general_action(season: int, table: Forest, seat: int) -> None:
    """Lay a season's general action for all players, beginning with `seat`."""
    if season == WINTER:
        table.then(Winter())
        return
    table.then_ready(GENERAL[season][table.seats][seat])
