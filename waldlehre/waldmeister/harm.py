"""Chapter 5: cards that place damage points; a card says on which plants, and how many."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked, some_of
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.native import mypyc_attr
from waldlehre.waldmeister.card import Card, conifers
from waldlehre.waldmeister.death import suffer
from waldlehre.waldmeister.parts import (
    SAPLING,
    SPRUCE,
    TREE,
    ZONES,
)
from waldlehre.waldmeister.refusals import no_plant
from waldlehre.waldmeister.state import Forest


@mypyc_attr(allow_interpreted_subclasses=True)
class Harm(Card):
    """The drawer places points on plants of the kind that the card names, one each."""

    __slots__ = ()

    def spaces(self, table: Forest) -> list[int]:
        """Return where a point may go."""
        return table.plants(self.seat)

    def many(self, table: Forest) -> int:
        """Return how many points, as printed or one each; those without a target are lost."""
        return table.parts.effect[self.effect] if self.effect else len(self.spaces(table))

    def ask(self, table: Forest) -> Choice | None:
        """Which plants?"""
        return some_of(self.seat, "harm", self.spaces(table), self.many(table))

    def do(self, table: Forest, picked: Picked) -> None:
        """Place the points; what cannot bear them dies."""
        suffer(table, self.seat, picked)

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """The card does not harm what stands there."""
        if (no := no_plant(self, table, self.seat, value)) is not None:
            return no
        return None if value in self.spaces(table) else self.no("card_spares", space=value)


class BarkBeetle(Harm):
    """W5.1 Every damaged spruce tree takes a point."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.1"

    def spaces(self, table: Forest) -> list[int]:
        """Damaged spruces."""
        damage, species = table.damage, table.species
        trees = table.standing(self.seat, TREE)
        return [space for space in trees if damage[space] and species[space] == SPRUCE]


class WinterMoth(Harm):
    """W5.3 Every damaged broadleaf tree and sapling takes a point."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.3"

    def spaces(self, table: Forest) -> list[int]:
        """Damaged broadleaf plants."""
        damage, species, broadleaf = table.damage, table.species, table.parts.broadleaf
        plants = table.plants(self.seat)
        return [space for space in plants if damage[space] and broadleaf[species[space]]]


class GypsyMoth(Harm):
    """W5.10 Every damaged broadleaf tree takes a point."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.10"

    def spaces(self, table: Forest) -> list[int]:
        """Damaged broadleaf trees."""
        damage, species, broadleaf = table.damage, table.species, table.parts.broadleaf
        trees = table.standing(self.seat, TREE)
        return [space for space in trees if damage[space] and broadleaf[species[space]]]


class NunMoth(Harm):
    """W5.6 Three conifers take a point each."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.6"
    effect: ClassVar[str] = "nun_moth"

    def spaces(self, table: Forest) -> list[int]:
        """Conifers."""
        return conifers(table, self.seat)


class Mice(Harm):
    """W5.5 One sapling takes a point."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.5"
    effect: ClassVar[str] = "mice"

    def spaces(self, table: Forest) -> list[int]:
        """Saplings."""
        return table.standing(self.seat, SAPLING)


class PineWeevil(Harm):
    """W5.7 One conifer sapling takes a point."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.7"
    effect: ClassVar[str] = "pine_weevil"

    def spaces(self, table: Forest) -> list[int]:
        """Conifer saplings."""
        species, broadleaf = table.species, table.parts.broadleaf
        saplings = table.standing(self.seat, SAPLING)
        return [space for space in saplings if not broadleaf[species[space]]]


class Drought(Mice):
    """W5.13 Two saplings take a point each."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.13"
    effect: ClassVar[str] = "drought"


class Smog(Harm):
    """W5.11 Six points, one fewer for every remediation tile in the landscape."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.11"
    effect: ClassVar[str] = "smog"

    def many(self, table: Forest) -> int:
        """As printed, less the tiles."""
        first = self.seat * ZONES
        tiles = sum(table.zone[first : first + ZONES])
        return max(0, table.parts.effect[self.effect] - tiles)


class AcidRain(Harm):
    """W5.8 The drawer places two points; then every other player, clockwise, places one."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.8"
    effect: ClassVar[str] = "acid_rain"

    def do(self, table: Forest, picked: Picked) -> None:
        """Let it rain on the others too."""
        for seat in reversed(table.clockwise(self.seat)[1:]):
            table.then(Drizzle(seat, self.card))
        suffer(table, self.seat, picked)


class Drizzle(Harm):
    """W5.8 Acid rain on the others."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.8"
    effect: ClassVar[str] = "acid_rain.others"
