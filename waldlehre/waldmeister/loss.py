"""Chapter 5: cards that take plants away, by choice or by the die."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked, some_of
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.luck import roll
from waldlehre.kernel.native import mypyc_attr
from waldlehre.waldmeister.card import Card
from waldlehre.waldmeister.death import Dies
from waldlehre.waldmeister.parts import (
    BEECH,
    FIR,
    OAK,
    SAPLING,
    SPACES,
    TREE,
)
from waldlehre.waldmeister.refusals import no_sapling, no_tree
from waldlehre.waldmeister.state import DIE, Forest

BROWSED = (BEECH, OAK, FIR)


@mypyc_attr(allow_interpreted_subclasses=True)
class Loss(Card):
    """The drawer loses plants of the kind that the card names, and no seed takes their place."""

    __slots__ = ()

    def spaces(self, table: Forest) -> list[int]:
        """Return what is threatened."""
        return table.standing(self.seat, SAPLING)

    def ask(self, table: Forest) -> Choice | None:
        """Which plants?"""
        many = table.parts.effect[self.effect]
        return some_of(self.seat, "lose", self.spaces(table), many)

    def do(self, table: Forest, picked: Picked) -> None:
        """Take them away."""
        for space in picked:
            table.tell("lost", (space, table.species[space]))
        if picked:
            table.then(Dies(self.seat, picked, seeds=False))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """The card does not threaten what stands there."""
        if (no := no_sapling(self, table, self.seat, value)) is not None:
            return no
        return None if value in self.spaces(table) else self.no("card_spares", space=value)


class Frost(Loss):
    """W5.2 One sapling is lost without a seed."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.2"
    effect: ClassVar[str] = "frost"


class Browsing(Loss):
    """W5.15 One oak, beech or fir sapling is lost without a seed."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.15"
    effect: ClassVar[str] = "browsing"

    def spaces(self, table: Forest) -> list[int]:
        """Saplings that game prefers."""
        species = table.species
        return [s for s in table.standing(self.seat, SAPLING) if species[s] in BROWSED]


class ClearFelling(Loss):
    """W5.4 One tree is felled for its timber value, and leaves no seed."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.4"
    effect: ClassVar[str] = "clear_felling"

    def spaces(self, table: Forest) -> list[int]:
        """Trees."""
        return table.standing(self.seat, TREE)

    def do(self, table: Forest, picked: Picked) -> None:
        """Pay, then take it away."""
        for space in picked:
            table.earn(self.seat, table.parts.timber[table.species[space]])
        Loss.do(self, table, picked)

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """No tree there."""
        return no_tree(self, table, self.seat, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rolls(Card):
    """One die for each of the threatened trees, row by row, each settled before the next."""

    __slots__ = ("left",)
    reveals: ClassVar[bool] = True

    def __init__(
        self, seat: int, card: int, nth: int = 0, left: tuple[int, ...] | None = None
    ) -> None:
        super().__init__(seat, card, nth)
        self.left = left
        """The trees still to be rolled for; None before the first roll."""

    def threatened(self, table: Forest) -> list[int]:
        """Return the trees that a die is rolled for."""
        return table.standing(self.seat, TREE)

    def falls(self, table: Forest, space: int, die: int) -> list[int]:
        """Return what comes down with this roll, the tree itself first; nothing: it stands."""
        return [space] if die <= table.parts.effect[self.effect] else []

    def remaining(self, table: Forest) -> list[int]:
        """Return the trees still to be rolled for."""
        return self.threatened(table) if self.left is None else list(self.left)

    def do(self, table: Forest, picked: Picked) -> None:
        """Roll until something falls; settle that, then go on."""
        left, dice = self.remaining(table), self.dice(table)
        for at, space in enumerate(left):
            if self.rolled(table, space, dice, left, at + 1):
                return

    def dice(self, table: Forest) -> int:
        """Return the luck of this card's dice; each tree has one of its own."""
        return table.key(DIE, 2 * table.parts.kind_of[self.card] + self.nth)

    def rolled(self, table: Forest, space: int, dice: int, left: list[int], after: int = 0) -> bool:
        """Roll for one tree; if it falls, lay its end and then the rolls for `left[after:]`."""
        die = roll(dice, space)
        down = self.falls(table, space, die)
        if down:
            rest = tuple([tree for tree in left[after:] if tree not in down])
            table.then(type(self)(self.seat, self.card, self.nth, rest))
        table.tell("rolled", (space, die, self.card))
        if not down:
            return False
        for other in down[1:]:
            table.tell("dragged", (other, space))
        table.then(Dies(self.seat, tuple(sorted(down))))
        return True


class SnowBreakage(Rolls):
    """W5.9 A die for each tree: on a 1 it breaks and a seed takes its place."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.9"
    effect: ClassVar[str] = "snow_breakage"


class ForestFire(Rolls):
    """W5.14 A die for each tree: on a 1 it burns and a seed takes its place."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.14"
    effect: ClassVar[str] = "forest_fire"


class Storm(Rolls):
    """W5.12 A die for each damaged tree: at most its damage fells it and its damaged kin beside it."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.12"

    def threatened(self, table: Forest) -> list[int]:
        """Damaged trees."""
        damage = table.damage
        return [space for space in table.standing(self.seat, TREE) if damage[space]]

    def falls(self, table: Forest, space: int, die: int) -> list[int]:
        """The tree, and damaged trees of its species that touch it."""
        if die > table.damage[space]:
            return []
        stage, species, damage = table.stage, table.species, table.damage
        first = self.seat * SPACES
        near = [first + place for place in table.parts.near[space - first]]
        kin = [s for s in near if stage[s] == TREE and species[s] == species[space] and damage[s]]
        return [space, *kin]

    def ask(self, table: Forest) -> Choice | None:
        """With the variant: which tree next?"""
        if not table.variant.order_storm:
            return None
        return some_of(self.seat, "storm_next", self.remaining(table), 1)

    def do(self, table: Forest, picked: Picked) -> None:
        """Roll in the order of the board, or for the tree named and then ask again."""
        if not picked:
            Rolls.do(self, table, picked)
            return
        left = self.remaining(table)
        left.remove(picked[0])
        if not self.rolled(table, picked[0], self.dice(table), left):
            table.then(Storm(self.seat, self.card, self.nth, tuple(left)))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """No tree that is still to be rolled for."""
        if (no := no_tree(self, table, self.seat, value)) is not None:
            return no
        return None if value in self.remaining(table) else self.no("not_rolled", space=value)
