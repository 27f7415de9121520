"""What happened, each event with its step, its rule and the event that caused it.

Events are output only. A recorded game can always be replayed with a `Recorder`, so nobody pays
for them while playing many games.
"""

from __future__ import annotations

from typing import Any

from waldlehre.kernel.choice import Picked
from waldlehre.kernel.record import Record
from waldlehre.kernel.room import Room, Told
from waldlehre.kernel.step import Step
from waldlehre.kernel.table import Listener, Table

ANSWER = "answer"
"""The name of the event that somebody decided; its parameters are the seat and the picks."""
_ANSWER = Told("seat")


class Event(Record):
    """One thing that happened."""

    __slots__ = ("about", "asked", "cause", "name", "number", "ply", "step")

    def __init__(
        self,
        number: int,
        ply: int,
        name: str,
        about: tuple[int, ...],
        step: Step[Any],
        cause: int = -1,
        asked: str = "",
    ) -> None:
        self.number = number
        """Its place in the log, from 0."""
        self.ply = ply
        """How many answers had been given."""
        self.name = name
        """`answer`, or an event that the room declares."""
        self.about = about
        """Its parameters, in the order that the room declares."""
        self.step = step
        """The sentence of the rulebook that was being carried out."""
        self.cause = cause
        """The number of the event that led to it; -1 for none."""
        self.asked = asked
        """For an answer: the prompt's id."""

    @property
    def rule(self) -> str:
        """The number of its rule."""
        return self.step.rule


class Recorder(Listener):
    """Takes down events; knows for each step on the agenda which event laid it."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room
        self.events: list[Event] = []
        self.ply = 0
        self.reveals: list[int] = []
        """The plies at which a die, card or bid was shown."""
        self._laid: list[Step[Any]] = []
        self._causes: list[int] = []
        self._step: Step[Any] | None = None
        self._cause = -1
        self._last = -1

    def watch(self, table: Table, step: Step[Any], picked: Picked, asked: str, seat: int) -> None:
        """Carry out a step and note what it tells."""
        self._begin(table, step, asked, (seat, *picked))
        step.do(table, picked)
        self._sync(table)

    def beside(self, table: Table, step: Step[Any], picked: int, asked: str, seat: int) -> None:
        """Carry out something beside the question and note what it tells."""
        self._begin(table, step, asked, (seat, picked), stays=1)
        step.aside(table, picked)
        self._sync(table)

    def hear(self, table: Table, event: str, about: tuple[int, ...]) -> None:
        """Note an event; its cause is the answer or step, or what the room says it comes of."""
        self._sync(table)  # steps laid before this was told were not laid by it
        told = self.room.events[event]
        cause = self._earlier(told, about) if told.since else -1
        if cause < 0 and not told.root:
            cause = self._cause
        self._note(event, about, cause)

    def cause_of_question(self, table: Table) -> int:
        """Return the number of the event that laid the step now asking; -1 for none."""
        depth = len(table.agenda) - 1
        return self._causes[depth] if 0 <= depth < len(self._causes) else -1

    def _begin(
        self, table: Table, step: Step[Any], asked: str, about: tuple[int, ...], stays: int = 0
    ) -> None:
        depth = len(table.agenda) - stays
        known = depth < len(self._laid) and self._laid[depth] is step
        self._cause = self._causes[depth] if known else -1
        del self._laid[depth + stays :], self._causes[depth + stays :]
        self._step = step
        self._last = self._cause
        if asked:
            self._note(ANSWER, about, self._cause, asked)
            self._cause = self._last
        if step.reveals:
            self.reveals.append(self.ply)

    def _sync(self, table: Table) -> None:
        """Whatever lies newly on the agenda was laid by the last event."""
        agenda, laid = table.agenda, self._laid
        same = 0
        while same < len(laid) and same < len(agenda) and laid[same] is agenda[same]:
            same += 1
        del laid[same:], self._causes[same:]
        for step in agenda[same:]:
            laid.append(step)
            self._causes.append(self._last)

    def _note(self, name: str, about: tuple[int, ...], cause: int, asked: str = "") -> None:
        assert self._step is not None, "an event without a step"
        self._last = len(self.events)
        self.events.append(Event(self._last, self.ply, name, about, self._step, cause, asked))

    def _earlier(self, told: Told, about: tuple[int, ...]) -> int:
        """Return the number of the last event that the room says this one comes of."""
        mine, _, theirs = told.at.partition(":")
        wanted = about[told.names.index(mine)]
        for event in reversed(self.events):
            if event.name in told.since:
                names = self.room.events[event.name].names
                if event.about[names.index(theirs or mine)] == wanted:
                    return event.number
        return -1


def chain(events: list[Event], number: int) -> list[Event]:
    """Return an event and what led to it, first cause first."""
    links: list[Event] = []
    while number >= 0:
        links.append(events[number])
        number = events[number].cause
    return links[::-1]


def parameters(room: Room, event: Event) -> dict[str, Any]:
    """Return an event's parameters by name, its step's fields among them."""
    told = _ANSWER if event.name == ANSWER else room.events[event.name]
    named: dict[str, Any] = dict(zip(told.names, event.about, strict=False))
    if event.name == ANSWER:
        named["picked"] = event.about[1:]
    return {**event.step.fields(), **named}
