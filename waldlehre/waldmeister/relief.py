"""Chapter 5: cards that help: fewer damage points, and the jay's seeds."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked, up_to
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.native import mypyc_attr
from waldlehre.waldmeister.card import Card, conifers
from waldlehre.waldmeister.parts import (
    EMPTY,
    OAK,
    SEED,
    TREE,
)
from waldlehre.waldmeister.refusals import elsewhere, no_plant
from waldlehre.waldmeister.state import Forest


@mypyc_attr(allow_interpreted_subclasses=True)
class Relief(Card):
    """The drawer may take a point off each of some damaged trees."""

    __slots__ = ()

    def spaces(self, table: Forest) -> list[int]:
        """Return the damaged trees that the helper serves."""
        damage = table.damage
        return [space for space in table.standing(self.seat, TREE) if damage[space]]

    def ask(self, table: Forest) -> Choice | None:
        """Which trees?"""
        most = table.parts.effect[self.effect]
        return up_to(self.seat, "relief", self.spaces(table), most)

    def do(self, table: Forest, picked: Picked) -> None:
        """Take the points off."""
        for space in picked:
            table.heal(space, 1)

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """No tree, no damage, or not this helper's tree."""
        if (no := no_plant(self, table, self.seat, value)) is not None:
            return no
        if not table.damage[value]:
            return self.no("no_damage", space=value)
        return None if value in self.spaces(table) else self.no("card_helps_not", space=value)


class RedWoodAnt(Relief):
    """W5.18 A point off one tree."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.18"
    effect: ClassVar[str] = "red_wood_ant"


class BlackWoodpecker(Relief):
    """W5.20 A point off one tree."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.20"
    effect: ClassVar[str] = "black_woodpecker"


class IchneumonWasp(Relief):
    """W5.19 A point off each of two trees."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.19"
    effect: ClassVar[str] = "ichneumon_wasp"


class CheckeredBeetle(Relief):
    """W5.16 A point off one conifer."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.16"
    effect: ClassVar[str] = "checkered_beetle"

    def spaces(self, table: Forest) -> list[int]:
        """Damaged conifers."""
        damage = table.damage
        return [space for space in conifers(table, self.seat) if damage[space]]


class Jay(Card):
    """W5.17 An oak seed from the supply may go to a free space at once."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.17"
    effect: ClassVar[str] = "jay"

    def ask(self, table: Forest) -> Choice | None:
        """Where?"""
        most = min(table.parts.effect[self.effect], table.saplings[OAK])
        return up_to(self.seat, "jay", table.standing(self.seat, EMPTY), most)

    def do(self, table: Forest, picked: Picked) -> None:
        """Sow."""
        for space in picked:
            table.take(space, SEED, OAK)
            table.tell("sown", (space, OAK))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """The space is taken."""
        if (no := elsewhere(self, table, self.seat, value)) is not None:
            return no
        return None if table.stage[value] == EMPTY else self.no("occupied", space=value)
