"""Chapter 8: feeding, heating, and what is missing."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.lignum.anytime import Asking, Borrow
from waldlehre.lignum.kinds import FIREWOOD, FORMS, KINDS, LOGS, SAWING_AREA
from waldlehre.lignum.selling import SellMany, price, there
from waldlehre.lignum.state import MOST_LOANS, Sawmills


def asked(table: Sawmills) -> tuple[int, int]:
    """Return the food and firewood that the present year's winter card asks for."""
    card = table.winters[table.turn // 4]
    return table.parts.asks(card, table.variant.easy_winters)


class Feed(Step[Sawmills]):
    """L8.5 Everybody gives the food that the winter card asks for; what is left over goes too."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "L8.5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Give it, and pay for what is missing."""
        seat = self.seat
        need = asked(table)[0]
        given = min(need, table.food[seat])
        spoilt = table.food[seat] - given
        table.food[seat] = 0
        table.tell("fed", (seat, given, need - given, spoilt))
        if given < need:
            table.then(Fine(seat, (need - given) * table.parts.number["fine"], 1))


class Heat(Step[Sawmills]):
    """L8.6 Everybody gives the firewood that the winter card asks for; what is left over stays."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "L8.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Burn the cheapest blocks first, and pay for what is missing."""
        seat, worth = self.seat, table.parts.worth
        need = asked(table)[1]
        missing = need
        for wood in sorted(range(KINDS), key=lambda wood: worth[LOGS + wood]):
            at = seat * KINDS + wood
            burnt = min(missing, table.firewood[at])
            table.firewood[at] -= burnt
            missing -= burnt
        table.tell("heated", (seat, need - missing, missing))
        if missing:
            table.then(Fine(seat, missing * table.parts.number["fine"], 0))


class Fine(Step[Sawmills]):
    """L8.7 Fines are paid from cash; who cannot has to take a first and a second loan."""

    __slots__ = ("feeding", "money", "seat")
    rule: ClassVar[str] = "L8.7"

    def __init__(self, seat: int, money: int, feeding: int) -> None:
        self.seat = seat
        self.money = money
        self.feeding = feeding

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Pay, borrow, or sell wood."""
        seat, money = self.seat, self.money
        if table.money[seat] >= money:
            pay(table, seat, money)
        elif table.loans[seat] < MOST_LOANS:
            table.then(Borrow(seat), self)
        else:
            table.then(SellForFine(seat, money, self.feeding))


def pay(table: Sawmills, seat: int, money: int) -> None:
    """Pay a fine as far as the money goes; the rest is forgiven."""
    paid = min(money, table.money[seat])
    table.spend(seat, paid)
    table.tell("fined", (seat, paid))
    if paid < money:
        table.tell("forgiven", (seat, money - paid))


class SellForFine(Asking):
    """L8.8 If cash and loans are not enough wood must be sold until they are; more may be."""

    __slots__ = ("feeding", "money")
    rule: ClassVar[str] = "L8.8"
    lone: ClassVar[bool] = True
    span: ClassVar[int] = FIREWOOD * FORMS + FORMS

    def __init__(self, seat: int, money: int, feeding: int) -> None:
        self.seat = seat
        self.money = money
        self.feeding = feeding

    def cells(self, table: Sawmills) -> list[int]:
        """Return the cells that can be sold from, while feeding the firewood among them."""
        last = FIREWOOD + 1 if self.feeding else SAWING_AREA + 1
        return [
            cell
            for cell in range(last * FORMS)
            if there(table, self.seat, cell) and price(table, cell)
        ]

    def ask(self, table: Sawmills) -> Choice | None:
        """Which pieces?"""
        cells = tuple(self.cells(table))
        least = 0 if table.money[self.seat] >= self.money else 1
        return Choice(self.seat, "sell_for_fine", cells, least, 1) if cells else None

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Sell and ask again; or pay."""
        if picked:
            table.then(SellMany(self.seat, picked[0]), self)
        else:
            pay(table, self.seat, self.money)

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Nothing there, or not to be sold now."""
        if value in self.cells(table):
            return None
        if value >= FIREWOOD * FORMS and not self.feeding:
            return self.no("firewood_stays")
        if there(table, self.seat, value):
            return self.no("only_sawn", wood=value % KINDS)
        return self.no("not_there")
