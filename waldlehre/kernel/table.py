"""The table: explicit fields, the agenda among them, and a hand-written copy()."""

from __future__ import annotations

from typing import Any

from waldlehre.kernel.choice import Picked
from waldlehre.kernel.luck import deeper
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.record import Record
from waldlehre.kernel.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears what happens; never changes it."""

    def __init__(self, watches: bool = True) -> None:
        self.watches = watches
        """True to see each step being carried out; False to hear only what is told."""

    def watch(self, table: Table, step: Step[Any], picked: Picked, asked: str, seat: int) -> None:
        """Carry out `step`; whoever overrides this does the same and takes notes."""
        step.do(table, picked)

    def beside(self, table: Table, step: Step[Any], picked: int, asked: str, seat: int) -> None:
        """Carry out something allowed beside the question."""
        step.aside(table, picked)

    def hear(self, table: Table, event: str, about: tuple[int, ...]) -> None:
        """Take note of an event."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Record):
    """A position. Rooms add their fields; `listener` is no part of it.

    A room's table holds two things that all positions of a game share and no copy repeats:
    `parts` (what lies in the box) and `variant` (how unclear rules are read).
    """

    __slots__ = ("agenda", "ended", "listener", "seats", "seed", "turn")

    def __init__(
        self, seed: int, seats: int, turn: int, agenda: list[Step[Any]], ended: int = 0
    ) -> None:
        self.seed = seed
        self.seats = seats
        self.turn = turn
        self.agenda = agenda
        self.ended = ended
        self.listener: Listener | None = None

    def then(
        self,
        first: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        fourth: Step[Any] | None = None,
    ) -> None:
        """Lay steps that run in the order written (four names: `*steps` is slow compiled)."""
        agenda = self.agenda
        if second is not None:
            if third is not None:
                if fourth is not None:
                    agenda.append(fourth)
                agenda.append(third)
            agenda.append(second)
        agenda.append(first)

    def all_then(self, steps: list[Any]) -> None:
        """Lay any number of steps that run in the order written."""
        self.agenda += steps[::-1]

    def then_ready(self, steps: list[Any]) -> None:
        """Lay steps that run from the last to the first: how lists lie ready that are made once."""
        self.agenda.extend(steps)

    def key(self, purpose: int, which: int = 0) -> int:
        """Return the luck of this turn for one purpose (an id of the room)."""
        return deeper(self.seed, purpose, self.turn, which)

    def tell(self, event: str, about: tuple[int, ...]) -> None:
        """Emit an event for whoever listens."""
        if self.listener is not None:
            self.listener.hear(self, event, about)

    def copy(self) -> Table:
        """Return an independent table in the same position, with nobody listening."""
        raise NotImplementedError

    def __hash__(self) -> int:
        raise TypeError("a table changes: use kernel.positions.digest(table)")
