"""Chapter 5: workers, and felling in the areas."""

from __future__ import annotations

from typing import ClassVar, Final

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.lignum.anytime import Asking
from waldlehre.lignum.kinds import CUTTING, KINDS, LUMBERJACK, WORKER_SPACE
from waldlehre.lignum.parts import AREAS
from waldlehre.lignum.state import MOST_LOANS, Sawmills
from waldlehre.lignum.works import CarryOut

ELSEWHERE: Final = 3
MOVE_AWAY: Final = 4


class UseWorker(Step[Sawmills]):
    """L5.2 Hired hands work first, then the apprentice, then a token from the hut."""

    __slots__ = ("job", "seat")
    rule: ClassVar[str] = "L5.2"

    def __init__(self, seat: int, job: int) -> None:
        self.seat = seat
        self.job = job

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Use one up."""
        seat, job = self.seat, self.job
        if table.hired[seat * KINDS + job]:
            table.hired[seat * KINDS + job] -= 1
        elif table.apprentice[seat]:
            table.apprentice[seat] = 0
            table.tell("apprentice", (seat, job))
        else:
            table.hut[seat * KINDS + WORKER_SPACE] -= 1
            table.tell("hut_worker", (seat, job))


def woods_in(table: Sawmills, area: int) -> list[int]:
    """Return the woods that grow in an area."""
    return [wood for wood in range(KINDS) if table.trees[area * KINDS + wood]]


def cut(table: Sawmills, seat: int, area: int, wood: int) -> None:
    """Take a tree from an area to a seat's woodpile."""
    table.trees[area * KINDS + wood] -= 1
    table.woodpile[seat * KINDS + wood] += 1
    table.tell("felled", (area, wood, seat))


def wooded(table: Sawmills, but: int) -> list[int]:
    """Return the areas with trees, one left out."""
    return [area for area in range(AREAS) if area != but and table.trees_in(area)]


def refuges(table: Sawmills) -> list[int]:
    """Return the areas with trees where no token lies."""
    return [area for area in table.empty_areas() if table.trees_in(area)]


def follows(table: Sawmills, seat: int) -> bool:
    """True if somebody before this seat is in the same area, or it lost trees (L5.4)."""
    if table.robbed[seat]:
        return True
    for other in table.edge:
        if other == seat:
            return False
        if table.area[other] == table.area[seat]:
            return True
    return False


class Fell(Asking):
    """L5.3 Each lumberjack fells one tree in the own area, which goes to the woodpile."""

    __slots__ = ("begun",)
    rule: ClassVar[str] = "L5.3"
    span: ClassVar[int] = MOVE_AWAY + 1

    def __init__(self, seat: int, begun: int = 0) -> None:
        self.seat = seat
        self.begun = begun

    def options(self, table: Sawmills) -> list[int]:
        """Return woods to fell, and whether to go elsewhere."""
        seat = self.seat
        found: list[int] = []
        able = table.workers(seat, LUMBERJACK) > 0
        if able:
            found += woods_in(table, table.area[seat])
            if table.open_plans(seat, CUTTING) and wooded(table, table.area[seat]):
                found.append(ELSEWHERE)
        rich = table.money[seat] >= table.parts.number["move_price"]
        if rich and self.may_leave(table):
            found.append(MOVE_AWAY)
        return found

    def may_leave(self, table: Sawmills) -> bool:
        """True if a seat with the money for it could move away."""
        seat = self.seat
        able = table.workers(seat, LUMBERJACK) > 0
        return able and not self.begun and follows(table, seat) and bool(refuges(table))

    def ask(self, table: Sawmills) -> Choice | None:
        """Which tree, or where else? Asked too if nothing but a loan could help."""
        options = tuple(self.options(table))
        if not options and (table.loans[self.seat] == MOST_LOANS or not self.may_leave(table)):
            return None
        return Choice(self.seat, "fell", options, 0, 1, table.beside(self.seat))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Fell it, and go on; or be done."""
        seat = self.seat
        if not picked:
            table.felled[seat] = 1
        elif picked[0] == ELSEWHERE:
            table.then(CarryOut(seat, CUTTING), GoElsewhere(seat), Fell(seat, self.begun))
        elif picked[0] == MOVE_AWAY:
            table.then(MoveAway(seat), Fell(seat, 1))
        else:
            cut(table, seat, table.area[seat], picked[0])
            table.then(UseWorker(seat, LUMBERJACK), Fell(seat, 1))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Nobody to do it, no such tree, or no reason to leave."""
        if value in self.options(table):
            return None
        if value == MOVE_AWAY:
            return self.stays(table)
        if not table.workers(self.seat, LUMBERJACK):
            return Refusal(UseWorker.rule, "refusals.no_worker", {"job": LUMBERJACK})
        if value == ELSEWHERE:
            planned = table.open_plans(self.seat, CUTTING)
            message = "refusals.no_trees_elsewhere" if planned else "refusals.cutting_not_planned"
            return Refusal(GoElsewhere.rule, message)
        return self.no("no_such_tree", wood=value)

    def stays(self, table: Sawmills) -> Refusal:
        """Say why a seat cannot move away."""
        if self.begun:
            return Refusal(MoveAway.rule, "refusals.felling_begun")
        if not follows(table, self.seat):
            return Refusal(MoveAway.rule, "refusals.first_here")
        if not refuges(table):
            return Refusal(MoveAway.rule, "refusals.no_empty_area")
        if not table.workers(self.seat, LUMBERJACK):
            return Refusal(UseWorker.rule, "refusals.no_worker", {"job": LUMBERJACK})
        return Refusal(MoveAway.rule, "refusals.no_money")


class MoveAway(Asking):
    """L5.4 Whoever comes second to an area may pay a coin and move to one where no token lies."""

    __slots__ = ()
    rule: ClassVar[str] = "L5.4"
    lone: ClassVar[bool] = True
    span: ClassVar[int] = AREAS

    def ask(self, table: Sawmills) -> Choice | None:
        """Where to?"""
        return Choice(self.seat, "move_away", tuple(refuges(table)))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Pay and move; the food there stays."""
        table.spend(self.seat, table.parts.number["move_price"])
        table.area[self.seat] = picked[0]
        table.robbed[self.seat] = 0
        table.tell("moved_away", (picked[0], self.seat))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """A token lies there, or no tree grows."""
        if value in table.area:
            return self.no("token_there")
        return None if table.trees_in(value) else self.no("no_trees_there")


class GoElsewhere(Asking):
    """L7.4 With planned cutting up to two hands fell in one other area."""

    __slots__ = ()
    rule: ClassVar[str] = "L7.4"
    lone: ClassVar[bool] = True
    span: ClassVar[int] = AREAS

    def ask(self, table: Sawmills) -> Choice | None:
        """Where?"""
        options = wooded(table, table.area[self.seat])
        return Choice(self.seat, "elsewhere", tuple(options))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Fell there."""
        table.tell("elsewhere", (picked[0], self.seat))
        hands = table.parts.number["cutting_hands"]
        table.then(FellElsewhere(self.seat, picked[0], hands))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """The own area, or no tree there."""
        if value == table.area[self.seat]:
            return self.no("own_area")
        return None if table.trees_in(value) else self.no("no_trees_there")


class FellElsewhere(Asking):
    """L7.4 Whoever's token lies there and who has not felled yet loses trees and may move away."""

    __slots__ = ("area", "left", "more")
    rule: ClassVar[str] = "L7.4"
    span: ClassVar[int] = MOVE_AWAY + 1

    def __init__(self, seat: int, area: int, left: int, more: int = 0) -> None:
        self.seat = seat
        self.area = area
        self.left = left
        self.more = more

    def ask(self, table: Sawmills) -> Choice | None:
        """Which tree?"""
        woods = woods_in(table, self.area)
        if not self.left or not woods or not table.workers(self.seat, LUMBERJACK):
            return None
        least = 0 if self.more else 1
        beside = table.beside(self.seat) if len(woods) > least else ()
        return Choice(self.seat, "fell_elsewhere", tuple(woods), least, 1, beside)

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Fell it, and note who lost it."""
        if not picked:
            return
        cut(table, self.seat, self.area, picked[0])
        for other in table.edge:
            if other != self.seat and table.area[other] == self.area and not table.felled[other]:
                table.robbed[other] = 1
        again = FellElsewhere(self.seat, self.area, self.left - 1, 1)
        table.then(UseWorker(self.seat, LUMBERJACK), again)

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """No such tree there."""
        if value in woods_in(table, self.area):
            return None
        if value < KINDS:
            return self.no("no_such_tree", wood=value)
        return self.no("not_from_here")
