"""Chapter 9: the end of a turn and of the game; chapter 10: the count."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.waldmeister.scoring import shares
from waldlehre.waldmeister.state import BANK, DEFEAT, Forest
from waldlehre.waldmeister.variant import NOBODY


class Refill(Step[Forest]):
    """W9.1 The active player draws up to a full hand; the last card drawn shuffles the discards."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W9.1"
    reveals: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Forest, picked: Picked) -> None:
        """Draw."""
        table.tell("refilled", (self.seat, table.draw(self.seat)))


class CheckStocks(Step[Forest]):
    """W9.2 Out of damage points all have lost; out of money the game is over."""

    __slots__ = ()
    rule: ClassVar[str] = "W9.2"

    def do(self, table: Forest, picked: Picked) -> None:
        """End the game if a stock ran short in this turn or is empty now."""
        short = not table.variant.empty_only
        if not table.points or (short and table.short_points):
            table.tell("bag_empty", ())
            table.then(GameOver(DEFEAT))
        elif not table.bank or (short and table.short_bank):
            table.tell("bank_empty", ())
            table.then(GameOver(BANK))


class Announce(Step[Forest]):
    """W9.3 Whoever has trees on all spaces may announce the end; the others have one more turn."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W9.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Forest) -> Choice | None:
        """Announce it?"""
        if table.announcer != NOBODY or not table.is_full(self.seat):
            return None
        return Choice(self.seat, "announce", (1,), 0, 1)

    def do(self, table: Forest, picked: Picked) -> None:
        """Remember who did."""
        if picked:
            table.announcer = self.seat
            table.tell("announced", (self.seat,))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """There is only yes."""
        return None if value == 1 else self.no("only_yes")


class GameOver(Step[Forest]):
    """W9.5 The game is over; common defeat comes before an empty bank, that before a full forest."""

    __slots__ = ("how",)
    rule: ClassVar[str] = "W9.5"

    def __init__(self, how: int) -> None:
        self.how = how

    def do(self, table: Forest, picked: Picked) -> None:
        """Put everything else away and count."""
        table.agenda.clear()
        table.ended = self.how
        table.tell("over", (self.how,))
        table.then(CountPoints())


class CountPoints(Step[Forest]):
    """W10.1 Everybody counts."""

    __slots__ = ()
    rule: ClassVar[str] = "W10.1"

    def do(self, table: Forest, picked: Picked) -> None:
        """Tell the points; after a common defeat they have no winner."""
        for seat in range(table.seats):
            points = shares(table, seat)
            table.tell("points", (seat, sum(points), *points))
