"""Chapter 7: planning a work, and what becomes of it in its season."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.lignum.anytime import Asking
from waldlehre.lignum.kinds import KINDS, OVERTIME, PAIRS, PROVISIONS, WENGE, WORKS
from waldlehre.lignum.parts import ROUNDS
from waldlehre.lignum.state import Sawmills


def price(table: Sawmills, work: int) -> int:
    """Return what it costs to plan a work: so much for each token on its card (L7.1)."""
    return table.plan.count(work) * table.parts.number["plan_price"]


def numbers(table: Sawmills, seat: int, work: int) -> list[int]:
    """Return the pairs (1 to 3) with which a seat can plan a work now (L7.2)."""
    seasons = table.parts.work_seasons[work]
    return [
        pair + 1
        for pair in range(PAIRS)
        if table.plan[seat * PAIRS + pair] < 0
        and table.turn + pair + 1 < ROUNDS
        and seasons[(table.turn + pair + 1) % 4]
    ]


def can_plan(table: Sawmills, seat: int, work: int) -> bool:
    """True if a seat can plan an open work now and pay for it."""
    return price(table, work) <= table.money[seat] and len(numbers(table, seat, work)) > 0


def plannable(table: Sawmills, seat: int) -> list[int]:
    """Return the open works that a seat can plan now and pay for."""
    return [work for work in table.works if can_plan(table, seat, work)]


class Plan(Asking):
    """L7.1 One open work may be planned; it costs a coin for each token on its card."""

    __slots__ = ()
    rule: ClassVar[str] = "L7.1"
    span: ClassVar[int] = len(WORKS)

    def ask(self, table: Sawmills) -> Choice | None:
        """Which work?"""
        options = plannable(table, self.seat)
        return Choice(self.seat, "work", tuple(options), 1, 1, self.also(table, options))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Pay, then say for when."""
        work = picked[0]
        table.spend(self.seat, price(table, work))
        table.then(PlanWhen(self.seat, work))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Not among the open works, too dear, or no season for it."""
        if value not in table.works:
            return self.no("work_not_open")
        if price(table, value) > table.money[self.seat]:
            return self.no("too_dear", money=price(table, value))
        return None if numbers(table, self.seat, value) else self.no("no_season_for_it")


class PlanWhen(Asking):
    """L7.2 The number of the pair says how many seasons ahead; that season must suit the work."""

    __slots__ = ("work",)
    rule: ClassVar[str] = "L7.2"
    lone: ClassVar[bool] = True
    span: ClassVar[int] = PAIRS + 1

    def __init__(self, seat: int, work: int) -> None:
        self.seat = seat
        self.work = work

    def ask(self, table: Sawmills) -> Choice | None:
        """How many seasons ahead?"""
        return Choice(self.seat, "seasons_ahead", tuple(numbers(table, self.seat, self.work)))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Put one token on the card and one on the season."""
        at = self.seat * PAIRS + picked[0] - 1
        table.plan[at] = self.work
        table.due[at] = table.turn + picked[0]
        table.tell("planned", (self.seat, self.work, table.due[at]))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """The pair is used, the game is over by then, or the season does not suit."""
        if value and table.plan[self.seat * PAIRS + value - 1] >= 0:
            return self.no("pair_used", count=value)
        due = table.turn + value
        if not value:
            return self.no("no_such_pair")
        if due >= ROUNDS:
            return self.no("after_the_end")
        suits = table.parts.work_seasons[self.work][due % 4]
        return None if suits else self.no("not_in_season", season=due % 4, work=self.work)


class CarryOut(Step[Sawmills]):
    """L7.3 Planned work counts in its season."""

    __slots__ = ("seat", "work")
    rule: ClassVar[str] = "L7.3"

    def __init__(self, seat: int, work: int) -> None:
        self.seat = seat
        self.work = work

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Mark it as done, once."""
        plans = table.open_plans(self.seat, self.work)
        if plans:
            table.done[plans[0]] = 1
            table.tell("carried_out", (self.seat, self.work))


class Overtime(Step[Sawmills]):
    """L7.9 Planned overtime brings a wenge log when its season begins."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "L7.9"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Put it on the woodpile, for each time it was planned."""
        for _ in table.open_plans(self.seat, OVERTIME):
            many = table.parts.number["overtime_logs"]
            table.woodpile[self.seat * KINDS + WENGE] += many
            table.tell("overtime", (self.seat, many))
            table.then(CarryOut(self.seat, OVERTIME))


class Provisions(Step[Sawmills]):
    """L7.5 With planned provisions each log that is floated brings food at once."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "L7.5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Take the food."""
        food = table.parts.number["provisions_food"]
        table.food[self.seat] += food
        table.tell("provisions", (self.seat, food))
        table.then(CarryOut(self.seat, PROVISIONS))
