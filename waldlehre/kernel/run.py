"""The loop that does steps until somebody has to decide, and what plays and tells by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import IllegalAnswer, SetupError
from waldlehre.kernel.events import Recorder
from waldlehre.kernel.forester import Asked, Forester, Random, decision_luck
from waldlehre.kernel.room import Room
from waldlehre.kernel.table import Table

NOTHING: Picked = ()


def carry_on(table: Table) -> Choice | None:
    """Do steps until somebody has to decide; None: the game is over."""
    agenda = table.agenda
    listener = table.listener
    if listener is not None and not listener.watches:
        listener = None
    while agenda:
        step = agenda[-1]
        choice = step.ask(table)
        if choice is None:
            agenda.pop()
            if listener is None:
                step.do(table, NOTHING)
            else:
                listener.watch(table, step, NOTHING, "", -1)
        elif len(choice.options) > choice.least or choice.also:
            return choice
        else:
            apply(table, choice, choice.options)
    return None


def apply(table: Table, choice: Choice, picked: Picked) -> None:
    """Carry out an answer that `choice` allows."""
    listener = table.listener
    if listener is not None and not listener.watches:
        listener = None
    if len(picked) == 1 and picked[0] in choice.also:
        step = table.agenda[-1]
        if listener is None:
            step.aside(table, picked[0])
        else:
            listener.beside(table, step, picked[0], choice.prompt, choice.seat)
        return
    step = table.agenda.pop()
    if listener is None:
        step.do(table, picked)
    else:
        listener.watch(table, step, picked, choice.prompt, choice.seat)


class Telling:
    """The events of a game, taken down as far as somebody asked; it goes on where it stopped."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.given: list[Picked] = []
        self.recorder = Recorder(room)
        self.table: Table | None = None
        self.choice: Choice | None = None

    def upto(self, start: Table, given: list[Picked]) -> Recorder:
        """Return the recorder that has seen these answers, and no others."""
        if self.table is None or given[: len(self.given)] != self.given:
            self.given, self.recorder, self.table = [], Recorder(self.room), start.copy()
            self.table.listener = self.recorder
            self.choice = carry_on(self.table)
        for picked in given[len(self.given) :]:
            assert self.choice is not None, "more answers than questions"
            self.recorder.ply += 1
            apply(self.table, self.choice, picked)
            self.choice = carry_on(self.table)
            self.given.append(picked)
        return self.recorder


def as_forester(room: Room, forester: Any) -> Forester:
    """Accept a forester, its name, or a function (view, choice) -> answer."""
    if isinstance(forester, str):
        return room.forester(forester)
    if isinstance(forester, Forester):
        return forester
    if not callable(forester):
        raise SetupError("setup.no_forester", forester=repr(forester)[:40])
    return Asked(forester)


def picked_by(forester: Forester, room: Room, table: Table, choice: Choice, ply: int) -> Picked:
    """Return a forester's answer; it sees and draws from nothing that its seat may not know."""
    if type(forester) is Random:  # it looks at nothing, so that no view need be made for it
        forester.prepare(decision_luck(table.seed, choice.seat, ply))
        return forester.pick(table, choice)
    seen = room.view(table, choice.seat, 0)
    forester.prepare(decision_luck(seen.seed, choice.seat, ply))
    try:
        return forester.pick(seen, choice)
    except Exception as error:
        error.add_note(f"in the forester of seat {choice.seat}, asked {choice.prompt}")
        raise


def play_out(room: Room, table: Table, foresters: Sequence[Forester]) -> int:
    """Play a table to its end, one forester a seat; return the number of decisions."""
    decisions = 0
    choice = carry_on(table)
    while choice is not None:
        picked = picked_by(foresters[choice.seat], room, table, choice, decisions)
        if not choice.allows(picked):
            about = {"seat": choice.seat, "picked": repr(picked)[:80], "reason": choice.prompt}
            raise IllegalAnswer("forester", question="", **about)
        decisions += 1
        apply(table, choice, picked)
        choice = carry_on(table)
    return decisions
