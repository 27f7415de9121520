"""Chapter 5: from the woodpile to the sawmill, at once or down the river."""

from __future__ import annotations

from typing import ClassVar, Final

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.step import Step
from waldlehre.lignum.anytime import Asking
from waldlehre.lignum.felling import UseWorker
from waldlehre.lignum.kinds import DRIVING, KINDS, PORTER, PROVISIONS
from waldlehre.lignum.state import Sawmills
from waldlehre.lignum.works import CarryOut, Provisions

BY_PORTER: Final = 0
BY_CART: Final = 1
BY_RAFT: Final = 2
BY_DRIVING: Final = 3
MEANS: Final = ("porter", "cart", "raft", "driving")
TO_SAW: Final = 0
TO_SELL: Final = 1
WAYS: Final = ("saw", "sell")
"""`wood * 2 + way` is a load."""


def store(table: Sawmills, seat: int, wood: int, way: int) -> None:
    """Put a log on the sawing area or the selling area of a sawmill."""
    if way == TO_SELL:
        table.put(seat, 0, wood, 1)
    else:
        table.sawing[seat * KINDS + wood] += 1


def loads(table: Sawmills, seat: int) -> list[int]:
    """Return what can be loaded from a woodpile, and where it can be put (L5.9)."""
    found = []
    for wood in table.pile(seat):
        found.append(wood * 2 + TO_SAW)
        if table.parts.worth[wood]:
            found.append(wood * 2 + TO_SELL)
    return found


class Arrive(Asking):
    """L5.5 Logs that were floated in the season before arrive and are put on one of two areas."""

    __slots__ = ("wood",)
    rule: ClassVar[str] = "L5.5"

    def __init__(self, seat: int, wood: int) -> None:
        self.seat = seat
        self.wood = wood

    def ask(self, table: Sawmills) -> Choice | None:
        """How many of them go to the selling area?"""
        many = table.river[self.seat * KINDS + self.wood]
        if not many:
            return None
        options = list(range(many + 1)) if table.parts.worth[self.wood] else [0]
        return Choice(self.seat, "arrive", tuple(options), 1, 1, self.also(table, options))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Put them there, and the others on the sawing area."""
        if not picked:
            return
        at = self.seat * KINDS + self.wood
        table.tell("arrived", (self.seat, self.wood, table.river[at], picked[0]))
        table.put(self.seat, 0, self.wood, picked[0])
        table.sawing[at] += table.river[at] - picked[0]
        table.river[at] = 0

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """More than arrive."""
        many = table.river[self.seat * KINDS + self.wood]
        return None if value <= many else self.no("not_so_many", most=many)


class Transport(Asking):
    """L5.6 Each porter carries one log from the woodpile to the sawmill; there are other means."""

    __slots__ = ()
    rule: ClassVar[str] = "L5.6"
    span: ClassVar[int] = len(MEANS)

    def means(self, table: Sawmills) -> list[int]:
        """Return the means that a seat has left."""
        seat = self.seat
        if not table.pile(seat):
            return []
        found = []
        if table.workers(seat, PORTER):
            found.append(BY_PORTER)
            rested = table.carts[seat] > (0 if table.variant.cart_twice else table.tired[seat])
            if rested and (table.forage[seat * 2] or table.forage[seat * 2 + 1]):
                found.append(BY_CART)
            if table.rafts[seat]:
                found.append(BY_RAFT)
        if table.open_plans(seat, DRIVING):
            found.append(BY_DRIVING)
        return found

    def ask(self, table: Sawmills) -> Choice | None:
        """By which means?"""
        means = tuple(self.means(table))
        return (
            Choice(self.seat, "transport", means, 0, 1, table.beside(self.seat)) if means else None
        )

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Load, then ask again."""
        if not picked:
            return
        seat = self.seat
        if picked[0] == BY_PORTER:
            table.then(UseWorker(seat, PORTER), Load(seat, 1), Transport(seat))
        elif picked[0] == BY_CART:
            table.then(UseWorker(seat, PORTER), DriveCart(seat), Transport(seat))
        elif picked[0] == BY_RAFT:
            rafts = table.rafts[seat]
            table.then(UseWorker(seat, PORTER), Float(seat, rafts), Transport(seat))
        else:
            table.then(CarryOut(seat, DRIVING), DriveLogs(seat), Transport(seat))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Nobody to do it, or something is missing."""
        seat = self.seat
        if value in self.means(table):
            return None
        if value == BY_DRIVING:
            return Refusal(DriveLogs.rule, "refusals.driving_not_planned")
        if not table.workers(seat, PORTER):
            return Refusal(UseWorker.rule, "refusals.no_worker", {"job": PORTER})
        if value == BY_RAFT:
            return Refusal(Float.rule, "refusals.no_raft")
        if table.carts[seat] <= table.tired[seat]:
            return Refusal(DriveCart.rule, "refusals.no_cart")
        return Refusal(DriveCart.rule, "refusals.no_forage")


class DriveCart(Step[Sawmills]):
    """L5.7 A cart with a porter and forage carries three logs, or two with forage used once."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "L5.7"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Use the forage, that on the space marked 2 first, and load."""
        full, half = self.seat * 2, self.seat * 2 + 1
        table.tired[self.seat] += 1
        if table.forage[half]:
            table.forage[half] = 0
            logs = table.parts.number["forage_half"]
        else:
            table.forage[full] = 0
            table.forage[half] = 1
            logs = table.parts.number["forage_full"]
        table.tell("drove", (self.seat, logs))
        table.then(Load(self.seat, logs))


@mypyc_attr(allow_interpreted_subclasses=True)
class Loading(Asking):
    """Logs are taken from the woodpile, one after the other."""

    __slots__ = ()
    span: ClassVar[int] = KINDS * len(WAYS)

    def lacks(self, table: Sawmills, value: int) -> Refusal | None:
        """Say that there is no such log, or that it cannot be sold as a log."""
        if value in loads(table, self.seat):
            return None
        if table.woodpile[self.seat * KINDS + value // 2]:
            return Refusal(Load.rule, "refusals.only_sawn", {"wood": value // 2})
        return Refusal(Load.rule, "refusals.no_such_log", {"wood": value // 2})


class Load(Loading):
    """L5.9 Each log is put on the sawing area or on the selling area and stays there."""

    __slots__ = ("left", "more")
    rule: ClassVar[str] = "L5.9"

    def __init__(self, seat: int, left: int, more: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.more = more

    def ask(self, table: Sawmills) -> Choice | None:
        """Which log, and where to?"""
        found = loads(table, self.seat) if self.left else []
        if not found:
            return None
        least = 0 if self.more else 1
        beside = table.beside(self.seat) if len(found) > least else ()
        return Choice(self.seat, "load", tuple(found), least, 1, beside)

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Put it there, and load on."""
        if not picked:
            return
        wood, way = divmod(picked[0], 2)
        table.woodpile[self.seat * KINDS + wood] -= 1
        store(table, self.seat, wood, way)
        table.tell("hauled", (self.seat, wood, way))
        table.then(Load(self.seat, self.left - 1, 1))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """No such log, or one that has to be sawn."""
        return self.lacks(table, value)


class Float(Asking):
    """L5.8 One porter floats as many logs as there are rafts; they arrive a season later."""

    __slots__ = ("left", "more", "planned")
    rule: ClassVar[str] = "L5.8"
    span: ClassVar[int] = KINDS

    def __init__(self, seat: int, left: int, planned: int = 0, more: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.planned = planned
        self.more = more

    def ask(self, table: Sawmills) -> Choice | None:
        """Which log?"""
        pile = table.pile(self.seat) if self.left else []
        if not pile:
            return None
        least = 0 if self.more else 1
        beside = table.beside(self.seat) if len(pile) > least else ()
        return Choice(self.seat, "float", tuple(pile), least, 1, beside)

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Put it into the river; a raft goes with it, and provisions may come for it."""
        if not picked:
            return
        seat, wood = self.seat, picked[0]
        table.woodpile[seat * KINDS + wood] -= 1
        table.river[seat * KINDS + wood] += 1
        if not self.planned:
            table.rafts[seat] -= 1
        table.tell("floated", (seat, wood))
        again = Float(seat, self.left - 1, self.planned, 1)
        feeds = not self.planned or table.variant.free_driving_feeds
        if feeds and table.planned(seat, PROVISIONS):
            table.then(Provisions(seat), again)
        else:
            table.then(again)

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """No such log."""
        if value in table.pile(self.seat):
            return None
        return self.no("no_such_log", wood=value)


class DriveLogs(Step[Sawmills]):
    """L7.10 With planned driving up to three logs are floated without a porter and without rafts."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "L7.10"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Float them."""
        logs = table.parts.number["driving_logs"]
        table.tell("driving", (self.seat, logs))
        table.then(Float(self.seat, logs, 1))
