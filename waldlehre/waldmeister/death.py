"""Chapter 8: damage, death, seeds in place of the dead, and animals without a tree."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked, some_of
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.step import Step
from waldlehre.waldmeister.ending import GameOver
from waldlehre.waldmeister.parts import SEED
from waldlehre.waldmeister.refusals import elsewhere, no_tree
from waldlehre.waldmeister.state import DEFEAT, Forest


def suffer(table: Forest, seat: int, spaces: Picked, arrows: bool = False) -> None:
    """Place one damage point on each space, or as many as arrows point at it; settle deaths.

    All points of one event are placed before anything dies. A step calls this last, after laying
    what follows: deaths come first, and at once with the variant of W9.2 the game may end here.
    """
    dead = []
    for space in spaces:
        if arrows:
            if table.hurt(space, table.burden(space), "burdened"):
                dead.append(space)
        elif table.hurt(space, 1):
            dead.append(space)
    if table.variant.defeat_at_once and not table.points:
        table.agenda.clear()
        table.then(GameOver(DEFEAT))
    elif dead:
        table.then(Dies(seat, tuple(dead)))


class Dies(Step[Forest]):
    """W8.1 Plants that cannot bear their damage, or that fell, go back; a seed takes their place."""

    __slots__ = ("seat", "seeds", "spaces")
    rule: ClassVar[str] = "W8.1"

    def __init__(self, seat: int, spaces: tuple[int, ...], seeds: bool = True) -> None:
        self.seat = seat
        self.spaces = spaces
        self.seeds = seeds

    def do(self, table: Forest, picked: Picked) -> None:
        """Clear the spaces, then sow species by species, then house the animals."""
        animals = []
        fallen: dict[int, list[int]] = {}
        for space in self.spaces:
            species = table.species[space]
            table.tell("died", (space, species, table.stage[space]))
            fallen.setdefault(species, []).append(space)
            if table.animal[space]:
                animals.append(table.animal[space])
                table.tell("homeless", (space, table.animal[space]))
                table.animal[space] = 0
            table.clear(space)
        if animals:
            table.then(Rehouse(self.seat, tuple(sorted(animals))))
        if self.seeds:
            for species in sorted(fallen, reverse=True):
                table.then(SowSeeds(self.seat, species, tuple(fallen[species])))


class SowSeeds(Step[Forest]):
    """W8.2 Where seeds are scarce, the owner says which spaces get one."""

    __slots__ = ("seat", "spaces", "species")
    rule: ClassVar[str] = "W8.2"

    def __init__(self, seat: int, species: int, spaces: tuple[int, ...]) -> None:
        self.seat = seat
        self.species = species
        self.spaces = spaces

    def ask(self, table: Forest) -> Choice | None:
        """Which spaces get the last seeds?"""
        return some_of(self.seat, "seeds", list(self.spaces), table.saplings[self.species])

    def do(self, table: Forest, picked: Picked) -> None:
        """Sow."""
        for space in picked:
            table.take(space, SEED, self.species)
            table.tell("sown", (space, self.species))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """Nothing has died there."""
        if value in self.spaces:
            return None
        return elsewhere(self, table, self.seat, value) or self.no("nothing_died", space=value)


class Rehouse(Step[Forest]):
    """W8.3 Homeless animals take free trees at home first; where those are scarce, the owner chooses."""

    __slots__ = ("animals", "seat")
    rule: ClassVar[str] = "W8.3"

    def __init__(self, seat: int, animals: tuple[int, ...]) -> None:
        self.seat = seat
        self.animals = animals

    def ask(self, table: Forest) -> Choice | None:
        """Which animals stay?"""
        return some_of(self.seat, "stay", list(self.animals), len(table.free_trees(self.seat)))

    def do(self, table: Forest, picked: Picked) -> None:
        """Settle those who stay; the others travel, the highest value first."""
        away = [animal for animal in self.animals if animal not in picked]
        for animal in sorted(away, key=table.parts.value.__getitem__):
            table.then(Travel(self.seat, animal))
        for animal in reversed(picked):
            table.then(Settle(self.seat, animal, homeless=True))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """It has not lost its tree."""
        if not 0 < value < len(table.parts.value):
            return self.no("no_such_animal")
        return None if value in self.animals else self.no("not_homeless", animal=value)


class Travel(Step[Forest]):
    """W8.4 It moves to the next landscape clockwise that lacks its kind and has a free tree, else away."""

    __slots__ = ("animal", "seat")
    rule: ClassVar[str] = "W8.4"

    def __init__(self, seat: int, animal: int) -> None:
        self.seat = seat
        self.animal = animal

    def do(self, table: Forest, picked: Picked) -> None:
        """Look for a host."""
        animal = self.animal
        for host in table.clockwise(self.seat)[1:]:
            if table.houses(host, animal):
                continue
            if table.free_trees(host):
                table.tell("moved_to", (host, animal))
                table.then(Settle(host, animal, homeless=True))
                return
            if not table.variant.animals_need_trees:
                table.guests[host] |= 1 << animal
                table.tell("guest", (host, animal))
                return
        table.animals[animal] += 1
        table.tell("gone", (self.seat, animal))


@mypyc_attr(free_list_len=1)
class Settle(Step[Forest]):
    """W3.6 An animal takes a tree without an animal; the landscape's owner says which."""

    __slots__ = ("animal", "homeless", "seat")
    rule: ClassVar[str] = "W3.6"

    def __init__(self, seat: int, animal: int, homeless: bool = False) -> None:
        self.seat = seat
        self.animal = animal
        self.homeless = homeless

    def ask(self, table: Forest) -> Choice | None:
        """Which tree?"""
        return some_of(self.seat, "settle", table.free_trees(self.seat), 1)

    def do(self, table: Forest, picked: Picked) -> None:
        """Sit down."""
        table.animal[picked[0]] = self.animal
        table.tell("rehoused" if self.homeless else "settled", (picked[0], self.animal))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """No tree, or one with an animal."""
        if (no := no_tree(self, table, self.seat, value)) is not None:
            return no
        lives = table.animal[value]
        return self.no("tree_taken", space=value, animal=lives) if lives else None
