"""Chapter 3: the general actions of the seasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from waldlehre.kernel.choice import Choice, Picked, some_of, up_to
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.waldmeister.death import Settle, suffer
from waldlehre.waldmeister.parts import (
    AUTUMN,
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
        saplings = table.standing(self.seat, SAPLING)
        if not saplings:
            return
        stand: dict[int, list[int]] = {}
        for space in saplings:
            stand.setdefault(table.species[space], []).append(space)
        for species in sorted(stand, reverse=True):
            if len(stand[species]) > table.trees[species]:
                table.then(ScarceGrowth(self.seat, species))
            else:
                grow(table, stand[species])


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


class Sprout(Step[Forest]):
    """W3.4 Then seeds grow into saplings and take all arrows that point at them at once."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W3.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Forest, picked: Picked) -> None:
        """Turn the tiles over, then count the arrows."""
        seeds = tuple(table.standing(self.seat, SEED))
        for space in seeds:
            table.stage[space] = SAPLING
            table.tell("sprouted", (space, table.species[space]))
        suffer(table, self.seat, seeds, arrows=True)


class Summer(Step[Forest]):
    """W3.5 Up to two animals come that the landscape lacks and whose number its trees reach."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W3.5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Forest) -> Choice | None:
        """Which animals?"""
        parts = table.parts
        free = len(table.free_trees(self.seat))
        if not free:
            return None
        first, here, stock = self.seat * SPACES, table.guests[self.seat], table.animals
        trees = table.stage[first : first + SPACES].count(TREE)
        for animal in table.animal[first : first + SPACES]:
            here |= 1 << animal  # as bits: whole lists are dear to search
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
        timber, species = table.parts.timber, table.species
        due = 0
        for space in table.standing(self.seat, TREE):
            due += timber[species[space]]
        table.earn(self.seat, due)


GENERAL: Final[dict[int, list[Step[Forest]]]] = {
    SPRING: [Spring(seat) for seat in range(SEATS)],
    SUMMER: [Summer(seat) for seat in range(SEATS)],
    AUTUMN: [Autumn(seat) for seat in range(SEATS)],
}
"""By season and seat; steps never change, so they are made once."""


def general_action(season: int, table: Forest, seat: int) -> None:
    """Lay a season's general action for all players, beginning with `seat`."""
    if season == WINTER:
        table.then(Winter())
        return
    actions = GENERAL[season]
    table.all_then([actions[each] for each in table.clockwise(seat)])
