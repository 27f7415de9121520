"""Chapter 1: setting up."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Picked
from waldlehre.kernel.luck import luck, shuffled
from waldlehre.kernel.step import Step
from waldlehre.lignum.areas import FirstArea
from waldlehre.lignum.kinds import BIRCH, FROM_START, KINDS, WORKS
from waldlehre.lignum.parts import AREAS, YEARS
from waldlehre.lignum.seasons import Season
from waldlehre.lignum.state import (
    AREAS_LUCK,
    CONTRACTS_LUCK,
    FIRST_LUCK,
    GOODS_LUCK,
    RESOURCES_LUCK,
    WINTERS,
    WORKS_LUCK,
    Sawmills,
)
from waldlehre.lignum.variant import BY_LOT


class SetUp(Step[Sawmills]):
    """L1.1 Everybody gets coins; one winter card of each year is drawn and lies open."""

    __slots__ = ()
    rule: ClassVar[str] = "L1.1"
    reveals: ClassVar[bool] = True

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Pay and draw, then set up the rest."""
        parts = table.parts
        for seat in range(table.seats):
            table.earn(seat, FROM_START, parts.number["start_money"])
        drawn = []
        for year in range(YEARS):
            cards = [card for card, of in enumerate(parts.winter_year) if of == year]
            drawn.append(shuffled(cards, table.key(WINTERS, year))[0])
            food, firewood = parts.asks(drawn[year], table.variant.easy_winters)
            table.tell("winter_card", (year + 1, food, firewood))
        table.winters = drawn
        table.then(DealCards(), FirstTrees(), WhoBegins())


class DealCards(Step[Sawmills]):
    """L1.2 Cards and craft tokens are shuffled; of the works two more than players lie open."""

    __slots__ = ()
    rule: ClassVar[str] = "L1.2"
    reveals: ClassVar[bool] = True

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Shuffle each deck once."""
        parts = table.parts
        table.contract_deck = shuffled(list(range(len(parts.pays))), table.key(CONTRACTS_LUCK))
        cards = list(range(len(parts.resources)))
        table.resource_deck = shuffled(cards, table.key(RESOURCES_LUCK))
        table.goods = shuffled(list(range(len(parts.good))), table.key(GOODS_LUCK))
        works = shuffled(list(range(len(WORKS))), table.key(WORKS_LUCK))
        table.works = sorted(works[: parts.supply["works"][table.seats]])
        for work in table.works:
            table.tell("work_open", (work,))


class FirstTrees(Step[Sawmills]):
    """L1.3 By lot as many areas as there are players get three birches, the others two."""

    __slots__ = ()
    rule: ClassVar[str] = "L1.3"
    reveals: ClassVar[bool] = True

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Plant them."""
        high = shuffled(list(range(AREAS)), table.key(AREAS_LUCK))[: table.seats]
        for area in range(AREAS):
            many = table.parts.number["start_high" if area in high else "start_low"]
            table.trees[area * KINDS + BIRCH] = many
            table.tell("first_trees", (area, many))


class WhoBegins(Step[Sawmills]):
    """L1.4 The lot says who goes first; the others follow clockwise."""

    __slots__ = ()
    rule: ClassVar[str] = "L1.4"
    reveals: ClassVar[bool] = True

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Draw the lot, let everybody set their token, and begin."""
        first, seats = table.variant.first, table.seats
        if first == BY_LOT:
            first = luck(table.key(FIRST_LUCK), 0) % seats
        table.order = [(first + at) % seats for at in range(seats)]
        table.tell("begins", (first,))
        order = table.order[::-1] if table.variant.tactical else table.order
        table.all_then([*[FirstArea(seat) for seat in order], Season()])
