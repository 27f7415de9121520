"""Chapter 7: filters, catalytic converters and railways."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked, up_to
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.step import Step
from waldlehre.waldmeister.parts import LEVELS, SPACES, ZONES
from waldlehre.waldmeister.refusals import elsewhere
from waldlehre.waldmeister.state import Forest


def buildable(table: Forest, seat: int, factor: int) -> list[int]:
    """Return the measures that come next in a zone, are in stock and can be paid."""
    money, parts = table.money[seat], table.parts
    if money < factor * parts.cheapest:
        return []
    found = []
    for zone in range(ZONES):
        measure = table.next_measure(seat, zone)
        if measure >= 0 and factor * parts.price[measure] <= money and in_stock(table, measure):
            found.append(measure)
    return found


def in_stock(table: Forest, measure: int) -> bool:
    """True if a tile for this measure is left."""
    return table.tiles[table.parts.tile_of[measure]] > 0


def refuse_measure(
    step: Step[Forest], table: Forest, seat: int, measure: int, factor: int
) -> Refusal | None:
    """Say why a measure cannot be built: done, too early, none left or too dear."""
    if not 0 <= measure < ZONES * LEVELS:
        return step.no("no_such_measure")
    coming = table.next_measure(seat, measure // LEVELS)
    if coming < 0 or measure < coming:
        return step.no("already_built", measure=measure)
    if measure > coming:
        return step.no("first_tile_first", measure=measure, before=coming)
    if not in_stock(table, measure):
        return step.no("no_tile", measure=measure)
    price = factor * table.parts.price[measure]
    if price > table.money[seat]:
        return step.no("too_dear", measure=measure, price=price, money=table.money[seat])
    return None


@mypyc_attr(free_list_len=1)
class OfferBuild(Step[Forest]):
    """W7.1 A remediation card goes clockwise, each asked once, until somebody builds one tile."""

    __slots__ = ("waiting",)
    rule: ClassVar[str] = "W7.1"

    def __init__(self, waiting: tuple[int, ...]) -> None:
        self.waiting = waiting

    def ask(self, table: Forest) -> Choice | None:
        """Build, or pass the card on?"""
        seat = self.waiting[0]
        return up_to(seat, "build", buildable(table, seat, 1), 1)

    def do(self, table: Forest, picked: Picked) -> None:
        """Build at the printed price, or pass the card on."""
        if picked:
            table.then(Build(self.waiting[0], picked[0], table.parts.price[picked[0]]))
        elif len(self.waiting) > 1:
            table.tell("passed_on", self.waiting[:2])
            table.then(OfferBuild(self.waiting[1:]))
        else:
            table.tell("nobody_builds", ())

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """Not this measure."""
        return refuse_measure(self, table, self.waiting[0], value, 1)


class Voluntary(Step[Forest]):
    """W7.2 Once a turn the active player may build without a card at double the price."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W7.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Forest) -> Choice | None:
        """Build something?"""
        options = buildable(table, self.seat, table.parts.voluntary_factor)
        return up_to(self.seat, "voluntary", options, 1)

    def do(self, table: Forest, picked: Picked) -> None:
        """Build at a multiple of the printed price."""
        if picked:
            price = table.parts.price[picked[0]] * table.parts.voluntary_factor
            table.then(Build(self.seat, picked[0], price))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """Not this measure."""
        return refuse_measure(self, table, self.seat, value, table.parts.voluntary_factor)


class Build(Step[Forest]):
    """W7.3 The tile is paid and laid on its zone; later plants there suffer fewer arrows."""

    __slots__ = ("measure", "price", "seat")
    rule: ClassVar[str] = "W7.3"

    def __init__(self, seat: int, measure: int, price: int) -> None:
        self.seat = seat
        self.measure = measure
        self.price = price

    def do(self, table: Forest, picked: Picked) -> None:
        """Pay and lay the tile."""
        seat, measure = self.seat, self.measure
        table.spend(seat, self.price)
        table.tiles[table.parts.tile_of[measure]] -= 1
        table.zone[seat * ZONES + measure // LEVELS] += 1
        table.tell("built", (seat, measure, self.price))
        table.then(WhiteArrows(seat, measure))


class WhiteArrows(Step[Forest]):
    """W7.4 Each white arrow of the tile may take one damage point off the plant it points at."""

    __slots__ = ("measure", "seat")
    rule: ClassVar[str] = "W7.4"

    def __init__(self, seat: int, measure: int) -> None:
        self.seat = seat
        self.measure = measure

    def arrows(self, table: Forest) -> list[int]:
        """Return how many white arrows point at each space of a landscape."""
        parts, variant = table.parts, table.variant
        return parts.lean[self.measure] if variant.lean_arrows else parts.relief[self.measure]

    def ask(self, table: Forest) -> Choice | None:
        """Which plants recover?"""
        damage, first, arrows = table.damage, self.seat * SPACES, self.arrows(table)
        options = [
            first + place for place in range(SPACES) if arrows[place] and damage[first + place]
        ]
        return up_to(self.seat, "white", options, SPACES)

    def do(self, table: Forest, picked: Picked) -> None:
        """Take the points off."""
        arrows = self.arrows(table)
        for space in picked:
            table.heal(space, arrows[space % SPACES])

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """No damage there, or no arrow."""
        if (no := elsewhere(self, table, self.seat, value)) is not None:
            return no
        if not self.arrows(table)[value % SPACES]:
            return self.no("no_white_arrow", space=value)
        return None if table.damage[value] else self.no("no_damage", space=value)
