"""Chapter 5: one step class for each kind of card.

Three bases say how a card works: `Harm` places points, `Loss` takes plants away, `Relief` takes
points off. A card says which plants, and how many.
"""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked, some_of, up_to
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.luck import roll
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.step import Step
from waldlehre.waldmeister.auction import Auction
from waldlehre.waldmeister.death import Dies, suffer
from waldlehre.waldmeister.parts import (
    BEECH,
    EMPTY,
    FIR,
    OAK,
    SAPLING,
    SEED,
    SPACES,
    SPRUCE,
    TREE,
    ZONES,
)
from waldlehre.waldmeister.refusals import elsewhere, no_plant, no_sapling, no_tree
from waldlehre.waldmeister.remediation import OfferBuild
from waldlehre.waldmeister.state import DIE, Forest

BROWSED = (BEECH, OAK, FIR)


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Step[Forest]):
    """A card that a seat carries out; `nth` tells a seat's two cards of one turn apart."""

    __slots__ = ("card", "nth", "seat")

    def __init__(self, seat: int, card: int, nth: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.nth = nth


# -- harm -----------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Harm(Card):
    """The drawer places points on plants of the kind that the card names, one each."""

    __slots__ = ()

    def spaces(self, table: Forest) -> list[int]:
        """Return where a point may go."""
        return table.plants(self.seat)

    def many(self, table: Forest) -> int:
        """Return how many points; those without a target are lost."""
        return len(self.spaces(table))

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


def conifers(table: Forest, seat: int) -> list[int]:
    """Return conifer trees (W5.6, W5.16), with the variant conifer saplings too."""
    species, broadleaf = table.species, table.parts.broadleaf
    plants = table.plants(seat) if table.variant.conifer_saplings else table.standing(seat, TREE)
    return [space for space in plants if not broadleaf[species[space]]]


class NunMoth(Harm):
    """W5.6 Three conifers take a point each."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.6"

    def spaces(self, table: Forest) -> list[int]:
        """Conifers."""
        return conifers(table, self.seat)

    def many(self, table: Forest) -> int:
        """As printed."""
        return table.parts.effect["nun_moth"]


class Mice(Harm):
    """W5.5 One sapling takes a point."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.5"

    def spaces(self, table: Forest) -> list[int]:
        """Saplings."""
        return table.standing(self.seat, SAPLING)

    def many(self, table: Forest) -> int:
        """As printed."""
        return table.parts.effect["mice"]


class PineWeevil(Harm):
    """W5.7 One conifer sapling takes a point."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.7"

    def spaces(self, table: Forest) -> list[int]:
        """Conifer saplings."""
        species, broadleaf = table.species, table.parts.broadleaf
        saplings = table.standing(self.seat, SAPLING)
        return [space for space in saplings if not broadleaf[species[space]]]

    def many(self, table: Forest) -> int:
        """As printed."""
        return table.parts.effect["pine_weevil"]


class Drought(Mice):
    """W5.13 Two saplings take a point each."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.13"

    def many(self, table: Forest) -> int:
        """As printed."""
        return table.parts.effect["drought"]


class Smog(Harm):
    """W5.11 Six points, one fewer for every remediation tile in the landscape."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.11"

    def many(self, table: Forest) -> int:
        """As printed, less the tiles."""
        first = self.seat * ZONES
        tiles = sum(table.zone[first : first + ZONES])
        return max(0, table.parts.effect["smog"] - tiles)


class AcidRain(Harm):
    """W5.8 The drawer places two points; then every other player, clockwise, places one."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.8"

    def many(self, table: Forest) -> int:
        """As printed for the drawer."""
        return table.parts.effect["acid_rain"]

    def do(self, table: Forest, picked: Picked) -> None:
        """Let it rain on the others too."""
        for seat in reversed(table.clockwise(self.seat)[1:]):
            table.then(Drizzle(seat, self.card))
        suffer(table, self.seat, picked)


class Drizzle(Harm):
    """W5.8 Acid rain on the others."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.8"

    def many(self, table: Forest) -> int:
        """As printed for the others."""
        return table.parts.effect["acid_rain.others"]


# -- loss -----------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Loss(Card):
    """The drawer loses plants of the kind that the card names, and no seed takes their place."""

    __slots__ = ()

    def spaces(self, table: Forest) -> list[int]:
        """Return what is threatened."""
        return table.standing(self.seat, SAPLING)

    def ask(self, table: Forest) -> Choice | None:
        """Which plants?"""
        return some_of(self.seat, "lose", self.spaces(table), self.many(table))

    def many(self, table: Forest) -> int:
        """Return how many."""
        return table.parts.effect["frost"]

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


class Browsing(Loss):
    """W5.15 One oak, beech or fir sapling is lost without a seed."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.15"

    def spaces(self, table: Forest) -> list[int]:
        """Saplings that game prefers."""
        species = table.species
        return [s for s in table.standing(self.seat, SAPLING) if species[s] in BROWSED]

    def many(self, table: Forest) -> int:
        """As printed."""
        return table.parts.effect["browsing"]


class ClearFelling(Loss):
    """W5.4 One tree is felled for its timber value, and leaves no seed."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.4"

    def spaces(self, table: Forest) -> list[int]:
        """Trees."""
        return table.standing(self.seat, TREE)

    def many(self, table: Forest) -> int:
        """As printed."""
        return table.parts.effect["clear_felling"]

    def do(self, table: Forest, picked: Picked) -> None:
        """Pay, then take it away."""
        for space in picked:
            table.earn(self.seat, table.parts.timber[table.species[space]])
        Loss.do(self, table, picked)

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """No tree there."""
        return no_tree(self, table, self.seat, value)


# -- dice -----------------------------------------------------------------------------------------


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
        return [space] if die <= table.parts.effect["snow_breakage"] else []

    def remaining(self, table: Forest) -> list[int]:
        """Return the trees still to be rolled for."""
        return self.threatened(table) if self.left is None else list(self.left)

    def do(self, table: Forest, picked: Picked) -> None:
        """Roll until something falls; settle that, then go on."""
        left = self.remaining(table)
        while left:
            space = left.pop(0)
            if self.rolled(table, space, left):
                return

    def rolled(self, table: Forest, space: int, left: list[int]) -> bool:
        """Roll for one tree; if it falls, lay its end and then the rolls that are left."""
        die = roll(table.key(DIE, self.nth), space)
        table.tell("rolled", (space, die))
        down = self.falls(table, space, die)
        for other in down[1:]:
            table.tell("dragged", (other, space))
        if down:
            rest = tuple([tree for tree in left if tree not in down])
            again = type(self)(self.seat, self.card, self.nth, rest)
            table.then(Dies(self.seat, tuple(sorted(down))), again)
        return bool(down)


class SnowBreakage(Rolls):
    """W5.9 A die for each tree: on a 1 it breaks and a seed takes its place."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.9"


class ForestFire(Rolls):
    """W5.14 A die for each tree: on a 1 it burns and a seed takes its place."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.14"

    def falls(self, table: Forest, space: int, die: int) -> list[int]:
        """It burns on a 1."""
        return [space] if die <= table.parts.effect["forest_fire"] else []


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
        if not self.rolled(table, picked[0], left):
            table.then(Storm(self.seat, self.card, self.nth, tuple(left)))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """No tree that is still to be rolled for."""
        if (no := no_tree(self, table, self.seat, value)) is not None:
            return no
        return None if value in self.remaining(table) else self.no("not_rolled", space=value)


# -- relief ---------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Relief(Card):
    """The drawer may take a point off each of some damaged trees."""

    __slots__ = ()

    def spaces(self, table: Forest) -> list[int]:
        """Return the damaged trees that the helper serves."""
        damage = table.damage
        return [space for space in table.standing(self.seat, TREE) if damage[space]]

    def many(self, table: Forest) -> int:
        """Return how many trees."""
        return table.parts.effect["red_wood_ant"]

    def ask(self, table: Forest) -> Choice | None:
        """Which trees?"""
        return up_to(self.seat, "relief", self.spaces(table), self.many(table))

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


class BlackWoodpecker(Relief):
    """W5.20 A point off one tree."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.20"

    def many(self, table: Forest) -> int:
        """As printed."""
        return table.parts.effect["black_woodpecker"]


class IchneumonWasp(Relief):
    """W5.19 A point off each of two trees."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.19"

    def many(self, table: Forest) -> int:
        """As printed."""
        return table.parts.effect["ichneumon_wasp"]


class CheckeredBeetle(Relief):
    """W5.16 A point off one conifer."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.16"

    def spaces(self, table: Forest) -> list[int]:
        """Damaged conifers."""
        damage = table.damage
        return [space for space in conifers(table, self.seat) if damage[space]]

    def many(self, table: Forest) -> int:
        """As printed."""
        return table.parts.effect["checkered_beetle"]


class Jay(Card):
    """W5.17 An oak seed from the supply may go to a free space at once."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.17"

    def ask(self, table: Forest) -> Choice | None:
        """Where?"""
        most = min(table.parts.effect["jay"], table.saplings[OAK])
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


# -- auction and remediation ----------------------------------------------------------------------


class SaplingAuction(Card):
    """W5.21 Three saplings are auctioned."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.21"

    def do(self, table: Forest, picked: Picked) -> None:
        """See chapter 6."""
        table.tell("auction", (table.parts.auction_lots,))
        table.then(Auction(self.seat, table.parts.auction_lots))


class Remediation(Card):
    """W5.22 Somebody may remediate at the printed price."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.22"

    def do(self, table: Forest, picked: Picked) -> None:
        """See chapter 7."""
        table.tell("offers_build", (self.seat,))
        table.then(OfferBuild(table.clockwise(self.seat)))


CARDS: list[type[Card]] = [
    *(BarkBeetle, Frost, WinterMoth, ClearFelling, Mice, NunMoth, PineWeevil, AcidRain),
    *(SnowBreakage, GypsyMoth, Smog, Storm, Drought, ForestFire, Browsing, CheckeredBeetle, Jay),
    *(RedWoodAnt, IchneumonWasp, BlackWoodpecker, SaplingAuction, Remediation),
]
"""In the order of the table `cards`."""
