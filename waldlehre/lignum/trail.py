"""Chapter 4: the trail, its tokens and its forest edge."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.lignum.anytime import Asking
from waldlehre.lignum.hiring import (
    BuyContract,
    BuyForage,
    HireLumberjacks,
    HirePorters,
    HireSawyers,
    hireable,
)
from waldlehre.lignum.kinds import (
    CART,
    COIN,
    CONTRACTS,
    EDGE,
    FOOD,
    FORAGE,
    FROM_TOKENS,
    GOOD,
    LUMBERJACKS,
    MARKET,
    NOTHING,
    PLANNING,
    PORTERS,
    RAFT,
    SAW,
    SAWYERS,
    SLEIGH,
    TOKEN,
    X,
)
from waldlehre.lignum.market import Market, can_trade
from waldlehre.lignum.state import Sawmills
from waldlehre.lignum.works import Plan, can_plan


class Travel(Step[Sawmills]):
    """L4.1 In turn order everybody makes one move, again and again, until all stand at the edge."""

    __slots__ = ()
    rule: ClassVar[str] = "L4.1"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Let each who is still on the trail move once."""
        moves = [Move(seat) for seat in table.order if table.spot[seat] != EDGE]
        if moves:
            table.all_then([*moves, Travel()])
        else:
            table.tell("all_at_edge", ())


class Move(Asking):
    """L4.2 A move leads forward to a location that is not full and where one can do something."""

    __slots__ = ()
    rule: ClassVar[str] = "L4.2"
    span: ClassVar[int] = EDGE + 1

    def ask(self, table: Sawmills) -> Choice | None:
        """Where to?"""
        seat = self.seat
        ahead = range(table.spot[seat] + 1, EDGE)
        found = [place for place in ahead if not hindrance(table, seat, place)]
        options = (*found, EDGE)
        return Choice(seat, "move", options, 1, 1, table.beside(seat))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Go there and act."""
        seat, place = self.seat, picked[0]
        table.spot[seat] = place
        if place == EDGE:
            table.then(ReachEdge(seat))
            return
        table.tell("moved", (seat, place))
        site = table.parts.site[place]
        step: Step[Sawmills] = Market(seat)
        if site == TOKEN:
            step = TakeToken(seat, place)
        elif site == PORTERS:
            step = HirePorters(seat, place)
        elif site == FORAGE:
            step = BuyForage(seat, place)
        elif site == PLANNING:
            step = Plan(seat)
        elif site == LUMBERJACKS:
            step = HireLumberjacks(seat, place)
        elif site == CONTRACTS:
            step = BuyContract(seat, place)
        elif site == SAWYERS:
            step = HireSawyers(seat, place)
        table.then(step)

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Behind, full, or nothing to do there."""
        if value == EDGE:
            return None
        message = hindrance(table, self.seat, value)
        return Refusal(self.rule, message) if message else None


def hindrance(table: Sawmills, seat: int, place: int) -> str:
    """Return the message that says why a seat cannot move to a location; "" if it can (L4.2)."""
    parts = table.parts
    if not table.spot[seat] < place < EDGE:
        return "refusals.behind"
    if table.spot.count(place) >= parts.capacity[place]:
        return "refusals.full"
    site, price, money = parts.site[place], parts.price[place], table.money[seat]
    if site == TOKEN:
        token = table.token[place]
        if token == X:
            return "refusals.closed"
        if token == NOTHING:
            return "refusals.taken"
        if token == SAW and table.saws[seat] >= parts.most_saws:
            return "refusals.saws_full"
        return "refusals.no_money" if price > money else ""
    if site == PORTERS:
        if not table.porters:
            return "refusals.nobody_left"
        return "refusals.no_money" if price > money else ""
    if site == FORAGE:
        if not table.forages:
            return "refusals.no_forage_left"
        if table.forage[seat * 2]:
            return "refusals.forage_full"
        return "refusals.no_money" if price > money else ""
    if site == PLANNING:
        for work in table.works:
            if can_plan(table, seat, work):
                return ""
        return "refusals.nothing_to_plan"
    if site == LUMBERJACKS:
        if not table.lumberjacks:
            return "refusals.nobody_left"
        if not hireable(table, seat):
            return "refusals.no_trees"
        return "refusals.no_money" if price > money else ""
    if site == CONTRACTS:
        if not table.offers:
            return "refusals.no_contract"
        return "refusals.no_money" if price > money else ""
    if site == SAWYERS:
        if table.free_sawyers:
            return ""
        if not table.paid_sawyers:
            return "refusals.nobody_left"
        return "refusals.no_money" if price > money else ""
    assert site == MARKET, "the last kind of location"
    return "" if can_trade(table, seat) else "refusals.nothing_to_trade"


class TakeToken(Step[Sawmills]):
    """L4.3 A token is taken: equipment, a coin, food, or craft goods face down."""

    __slots__ = ("place", "seat")
    rule: ClassVar[str] = "L4.3"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Pay what it costs, and take it."""
        seat, token = self.seat, table.token[self.place]
        table.spend(seat, table.parts.price[self.place])
        table.token[self.place] = NOTHING
        table.tell("took", (seat, token))
        if token >= GOOD:
            insort(table.crafts[seat], token - GOOD)
        elif token == COIN:
            table.earn(seat, FROM_TOKENS, 1)
        elif token == FOOD:
            table.food[seat] += 1
        elif token == CART:
            table.carts[seat] += 1
        elif token == SAW:
            table.saws[seat] += 1
        elif token == SLEIGH:
            table.sleighs[seat] += 1
        elif token == RAFT:
            table.rafts[seat] += 1


class ReachEdge(Step[Sawmills]):
    """L4.11 Who comes first to the forest edge stands on A, then B, C, D."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "L4.11"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Stand there."""
        table.edge.append(self.seat)
        table.tell("reached_edge", (self.seat, len(table.edge) - 1))
