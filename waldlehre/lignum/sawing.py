"""Chapter 5: sawing, and where the blocks go."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.lignum.anytime import Asking
from waldlehre.lignum.felling import UseWorker
from waldlehre.lignum.kinds import BIRCH, HEATING, KINDS, LOGS, SAWING, SAWYER
from waldlehre.lignum.state import Sawmills
from waldlehre.lignum.works import CarryOut


def sawable(table: Sawmills, seat: int) -> list[int]:
    """Return the woods of which logs lie on a seat's sawing area."""
    return [wood for wood in range(KINDS) if table.sawing[seat * KINDS + wood]]


def heats(table: Sawmills, seat: int, wood: int) -> bool:
    """True if planned heating makes more blocks of a log (L7.3)."""
    return wood == BIRCH and table.planned(seat, HEATING)


def blocks(table: Sawmills, seat: int, wood: int) -> int:
    """Return how many blocks a log gives now."""
    more = heats(table, seat, wood)
    return table.parts.number["heating_blocks"] if more else table.parts.blocks[wood]


class Saw(Asking):
    """L5.10 A sawyer with a saw, which is used up, turns a log of the sawing area into blocks."""

    __slots__ = ()
    rule: ClassVar[str] = "L5.10"
    span: ClassVar[int] = KINDS

    def ask(self, table: Sawmills) -> Choice | None:
        """Which log?"""
        seat = self.seat
        if not table.saws[seat] or not table.workers(seat, SAWYER):
            return None
        woods = tuple(sawable(table, seat))
        return Choice(seat, "saw", woods, 0, 1, table.beside(seat)) if woods else None

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Saw it, perhaps a second one with the same saw, then ask again."""
        if not picked:
            return
        seat = self.seat
        table.saws[seat] -= 1
        table.sawing[seat * KINDS + picked[0]] -= 1
        steps: list[Step[Sawmills]] = [UseWorker(seat, SAWYER), PlaceBlocks(seat, picked[0])]
        if table.planned(seat, SAWING):
            steps.append(SawMore(seat, table.parts.number["sawing_logs"] - 1))
        table.all_then([*steps, Saw(seat)])

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """No such log."""
        if value in sawable(table, self.seat):
            return None
        return self.no("no_log_to_saw", wood=value)


class SawMore(Asking):
    """L7.8 With planned sawing a sawyer with a saw turns two logs into blocks."""

    __slots__ = ("left",)
    rule: ClassVar[str] = "L7.8"
    span: ClassVar[int] = KINDS

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def ask(self, table: Sawmills) -> Choice | None:
        """Which log?"""
        woods = tuple(sawable(table, self.seat)) if self.left > 0 else ()
        if not woods:
            return None
        return Choice(self.seat, "saw_more", woods, 0, 1, table.beside(self.seat))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Saw it with the same saw."""
        if not picked:
            return
        seat = self.seat
        table.sawing[seat * KINDS + picked[0]] -= 1
        again = SawMore(seat, self.left - 1)
        table.then(CarryOut(seat, SAWING), PlaceBlocks(seat, picked[0]), again)

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """No such log."""
        if value in sawable(table, self.seat):
            return None
        return self.no("no_log_to_saw", wood=value)


class PlaceBlocks(Asking):
    """L5.11 Blocks go to the firewood or to the selling area at once, and stay there."""

    __slots__ = ("wood",)
    rule: ClassVar[str] = "L5.11"

    def __init__(self, seat: int, wood: int) -> None:
        self.seat = seat
        self.wood = wood

    def ask(self, table: Sawmills) -> Choice | None:
        """How many of them go to the firewood?"""
        many = blocks(table, self.seat, self.wood)
        options = tuple(range(many + 1))
        return Choice(self.seat, "blocks", options, 1, 1, table.beside(self.seat))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Put them there, and the others on the selling area."""
        seat, wood = self.seat, self.wood
        many = blocks(table, seat, wood)
        table.firewood[seat * KINDS + wood] += picked[0]
        table.put(seat, 0, LOGS + wood, many - picked[0])
        table.tell("sawn", (seat, wood, many, picked[0]))
        if heats(table, seat, wood):
            table.then(CarryOut(seat, HEATING))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """More than there are."""
        many = blocks(table, self.seat, self.wood)
        return None if value <= many else self.no("not_so_many", most=many)
