"""Chapter 8: felling and sleighs in winter."""

from __future__ import annotations

from typing import ClassVar, Final

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.lignum.anytime import Asking
from waldlehre.lignum.felling import UseWorker
from waldlehre.lignum.hauling import Loading, loads, store
from waldlehre.lignum.kinds import BIRCH, KINDS, LUMBERJACK, PORTER
from waldlehre.lignum.state import Sawmills

YES: Final = 1


class BonusLog(Asking):
    """L8.2 Everybody gets one log of any wood on their woodpile."""

    __slots__ = ()
    rule: ClassVar[str] = "L8.2"
    span: ClassVar[int] = KINDS

    def ask(self, table: Sawmills) -> Choice | None:
        """Of which wood?"""
        every = tuple(range(KINDS))
        return Choice(self.seat, "winter_log", every, 1, 1, table.beside(self.seat))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Put it on the woodpile."""
        table.woodpile[self.seat * KINDS + picked[0]] += 1
        table.tell("winter_log", (self.seat, picked[0]))


class WinterFell(Asking):
    """L8.3 The first worker fells two birches, each further one brings one."""

    __slots__ = ("more",)
    rule: ClassVar[str] = "L8.3"

    def __init__(self, seat: int, more: int = 0) -> None:
        self.seat = seat
        self.more = more

    def ask(self, table: Sawmills) -> Choice | None:
        """Send a worker?"""
        seat = self.seat
        if not table.workers(seat, LUMBERJACK):
            return None
        return Choice(seat, "winter_felling", (YES,), 0, 1, table.beside(seat))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Fell, and ask again."""
        if not picked:
            return
        seat = self.seat
        logs = 1 if self.more else table.parts.number["winter_logs"]
        table.woodpile[seat * KINDS + BIRCH] += logs
        table.tell("winter_felled", (seat, logs))
        table.then(UseWorker(seat, LUMBERJACK), WinterFell(seat, 1))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """There is only yes, or a pass."""
        return None if value == YES else self.no("yes_or_pass")


class Sleigh(Asking):
    """L8.4 A sleigh, which is used up, needs a worker of its own."""

    __slots__ = ()
    rule: ClassVar[str] = "L8.4"

    def ask(self, table: Sawmills) -> Choice | None:
        """Drive one?"""
        seat = self.seat
        if not table.sleighs[seat] or not table.workers(seat, PORTER) or not table.pile(seat):
            return None
        return Choice(seat, "sleigh", (YES,), 0, 1, table.beside(seat))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Load it, and ask again."""
        if not picked:
            return
        table.sleighs[self.seat] -= 1
        table.tell("sleigh", (self.seat,))
        table.then(UseWorker(self.seat, PORTER), LoadSleigh(self.seat), Sleigh(self.seat))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """There is only yes, or a pass."""
        return None if value == YES else self.no("yes_or_pass")


class LoadSleigh(Loading):
    """L8.4 It brings two logs to the sawmill, and up to three more for one food each."""

    __slots__ = ("loaded",)
    rule: ClassVar[str] = "L8.4"

    def __init__(self, seat: int, loaded: int = 0) -> None:
        self.seat = seat
        self.loaded = loaded

    def costs(self, table: Sawmills) -> bool:
        """True if the next log costs a food."""
        return self.loaded >= table.parts.number["sleigh_logs"]

    def ask(self, table: Sawmills) -> Choice | None:
        """Which log, and where to?"""
        seat, number = self.seat, table.parts.number
        if self.loaded >= number["sleigh_logs"] + number["sleigh_extra"]:
            return None
        found = loads(table, seat)
        if not found or (self.costs(table) and not table.food[seat]):
            return None
        least = 0 if self.loaded else 1
        beside = table.beside(seat) if len(found) > least else ()
        return Choice(seat, "load_sleigh", tuple(found), least, 1, beside)

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Put it there; further logs cost food."""
        if not picked:
            return
        if self.costs(table):
            table.food[self.seat] -= 1
        wood, way = divmod(picked[0], 2)
        table.woodpile[self.seat * KINDS + wood] -= 1
        store(table, self.seat, wood, way)
        table.tell("hauled", (self.seat, wood, way))
        table.then(LoadSleigh(self.seat, self.loaded + 1))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """No such log, or one that has to be sawn."""
        return self.lacks(table, value)
