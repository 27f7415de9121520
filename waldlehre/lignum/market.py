"""Chapter 4: the market, where saws and food are bought, and craft goods and gear sold."""

from __future__ import annotations

from typing import ClassVar, Final

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.lignum.anytime import Asking, give
from waldlehre.lignum.hiring import affordable
from waldlehre.lignum.kinds import CRAFTWORK, FROM_CRAFTS, GOODS, JOKER, TRADE
from waldlehre.lignum.state import Sawmills
from waldlehre.lignum.works import CarryOut

BUY_SAWS: Final = 0
BUY_FOOD: Final = 1
SELL_RAFTS: Final = 2
SELL_SLEIGHS: Final = 3
SELL_CARTS: Final = 4
DEALS: Final = ("saws", "food", "rafts", "sleighs", "carts")
CRAFTS: Final = 10
"""From here on: CRAFTS + good * 8 + how many are sold together."""
MOST_FOOD: Final = 9
"""So much food is asked for at once; one may buy again."""


def gear(table: Sawmills, deal: int) -> list[int]:
    """Return by seat how many rafts, sleighs or carts there are to sell."""
    if deal == SELL_RAFTS:
        return table.rafts
    return table.sleighs if deal == SELL_SLEIGHS else table.carts


def most(table: Sawmills, seat: int, deal: int) -> int:
    """Return how many a seat can buy or sell (L4.9, L7.6)."""
    number = table.parts.number
    if deal == BUY_SAWS:
        free = table.parts.most_saws - table.saws[seat]
        return affordable(table, seat, number["saw_price"], free)
    if deal == BUY_FOOD:
        return affordable(table, seat, number["food_price"], MOST_FOOD)
    return gear(table, deal)[seat] if table.planned(seat, TRADE) else 0


def sets(table: Sawmills, seat: int) -> list[int]:
    """Return the sets of craft goods that a seat can sell, jokers standing in (L4.10)."""
    if len(table.crafts[seat]) < 2:
        return []
    kinds = [table.parts.good[one] for one in table.crafts[seat]]
    jokers = kinds.count(JOKER)
    found = []
    for good in range(len(GOODS)):
        there = kinds.count(good)
        if there and good != JOKER:
            there += jokers
        for many in range(2, min(there, len(table.parts.sale) - 1) + 1):
            found.append(CRAFTS + good * 8 + many)
    return found


def offers(table: Sawmills, seat: int) -> list[int]:
    """Return all that a seat can buy and sell on the market, ascending."""
    deals = [deal for deal in range(len(DEALS)) if most(table, seat, deal)]
    return deals + sets(table, seat)


def can_trade(table: Sawmills, seat: int) -> bool:
    """True if there is anything that a seat can buy or sell on the market."""
    for deal in range(len(DEALS)):
        if most(table, seat, deal):
            return True
    return len(sets(table, seat)) > 0


class Market(Asking):
    """L4.9 On the market one buys and sells as often as one likes, at least once."""

    __slots__ = ("begun",)
    rule: ClassVar[str] = "L4.9"

    def __init__(self, seat: int, begun: int = 0) -> None:
        self.seat = seat
        self.begun = begun

    def ask(self, table: Sawmills) -> Choice | None:
        """What?"""
        options = tuple(offers(table, self.seat))
        least = 0 if self.begun else 1
        beside = table.beside(self.seat) if len(options) > least else ()
        return Choice(self.seat, "market", options, least, 1, beside) if options else None

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Deal, then ask again."""
        if not picked:
            return
        seat, deal = self.seat, picked[0]
        step: Step[Sawmills] = Deal(seat, deal)
        if deal >= CRAFTS:
            step = SellCrafts(seat, (deal - CRAFTS) // 8, (deal - CRAFTS) % 8)
        elif deal >= SELL_RAFTS:
            step = SellGear(seat, deal)
        table.then(step, Market(seat, 1))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """No money, no room, nothing to sell, or trade not planned."""
        if value in offers(table, self.seat):
            return None
        if value >= CRAFTS:
            return Refusal(SellCrafts.rule, "refusals.no_such_set")
        if value == BUY_SAWS and table.saws[self.seat] >= table.parts.most_saws:
            return self.no("saws_full")
        if value <= BUY_FOOD:
            return self.no("no_money")
        if not table.planned(self.seat, TRADE):
            return Refusal(SellGear.rule, "refusals.trade_not_planned")
        return Refusal(SellGear.rule, "refusals.none_to_sell")


class Deal(Asking):
    """L4.9 Saws and food cost a coin each."""

    __slots__ = ("deal",)
    rule: ClassVar[str] = "L4.9"
    lone: ClassVar[bool] = True

    def __init__(self, seat: int, deal: int) -> None:
        self.seat = seat
        self.deal = deal

    def ask(self, table: Sawmills) -> Choice | None:
        """How many?"""
        many = most(table, self.seat, self.deal)
        return Choice(self.seat, "deal", tuple(range(1, many + 1)))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Pay and take them."""
        seat, many = self.seat, picked[0]
        number = table.parts.number
        if self.deal == BUY_SAWS:
            table.spend(seat, many * number["saw_price"])
            table.saws[seat] += many
        else:
            table.spend(seat, many * number["food_price"])
            table.food[seat] += many
        table.tell("bought", (seat, self.deal, many))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """None, or too many."""
        many = most(table, self.seat, self.deal)
        return None if 1 <= value <= many else self.no("not_so_many", most=many)


class SellGear(Deal):
    """L7.6 With planned trade rafts, sleighs and carts can be sold."""

    __slots__ = ()
    rule: ClassVar[str] = "L7.6"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Sell them."""
        seat, many = self.seat, picked[0]
        money = many * table.parts.number["trade_price"]
        gear(table, self.deal)[seat] -= many
        table.earn(seat, FROM_CRAFTS, money)
        table.tell("sold_gear", (seat, self.deal, many, money))
        table.then(CarryOut(seat, TRADE))


class SellCrafts(Step[Sawmills]):
    """L4.10 Two, three or four equal craft goods are sold; jokers stand in for missing ones."""

    __slots__ = ("good", "many", "seat")
    rule: ClassVar[str] = "L4.10"

    def __init__(self, seat: int, good: int, many: int) -> None:
        self.seat = seat
        self.good = good
        self.many = many

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Give them, and take what they bring now."""
        seat = self.seat
        planned = table.planned(seat, CRAFTWORK)
        money = (table.parts.craftwork if planned else table.parts.sale)[self.many]
        for _ in range(self.many):
            give(table, seat, self.good)
        table.earn(seat, FROM_CRAFTS, money)
        table.tell("sold_crafts", (seat, self.good, self.many, money))
        if planned:
            table.then(CarryOut(seat, CRAFTWORK))
