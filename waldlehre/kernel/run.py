"""The loop that does steps until somebody has to decide, and what plays and tells by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import IllegalAnswer, Refusal, SetupError
from waldlehre.kernel.events import Recorder
from waldlehre.kernel.forester import (
    SIGHTLESS,
    Asked,
    Forester,
    Motive,
    decision_luck,
    seat_luck,
)
from waldlehre.kernel.luck import luck
from waldlehre.kernel.room import Room
from waldlehre.kernel.table import Table
from waldlehre.kernel.voice import Voice

NOTHING: Final[Picked] = ()
NAMED: Final = 12
"""Options that are named to whoever answered with something else."""


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
    if choice.also and len(picked) == 1 and picked[0] in choice.also:
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
    seen = table if type(forester) in SIGHTLESS else room.view(table, choice.seat, 0)
    return asked(forester, seen, choice, decision_luck(seen.seed, choice.seat, ply))


def asked(forester: Forester, seen: Table, choice: Choice, key: int) -> Picked:
    """Return a forester's answer with this luck; what goes wrong says whose it was."""
    forester.prepare(key)
    try:
        return forester.pick(seen, choice)
    except Exception as error:
        error.add_note(f"in the forester of seat {choice.seat}, asked {choice.prompt}")
        raise


def motive_of(
    forester: Forester, room: Room, table: Table, choice: Choice, picked: Picked
) -> Motive | None:
    """Return why a forester has just picked that; it is asked before the answer is carried out."""
    seen = table if type(forester) in SIGHTLESS else room.view(table, choice.seat, 0)
    return forester.motive(seen, choice, picked)


def refused(table: Table, choice: Choice, picked: Picked) -> Refusal | None:
    """Return why picks (ascending) are no answer to the open question; None: they are one."""
    if choice.allows(picked):
        return None
    step = table.agenda[-1]
    for value in picked:
        if type(value) is not int:
            return Refusal("", "refusals.unknown")
        if value not in choice.options and value not in choice.also:
            return step.refuse(table, value) or Refusal(step.rule, "refusals.not_offered")
    if len(set(picked)) < len(picked):
        return step.no("twice")
    if len(picked) > 1 and not set(picked).isdisjoint(choice.also):
        return step.no("alone")
    if len(picked) < choice.least:
        return step.no("too_few", count=choice.least)
    return step.no("too_many", count=choice.most)


def wrong_answer(
    voice: Voice, table: Table, choice: Choice, picked: Picked, refusal: Refusal | None
) -> IllegalAnswer:
    """Return what names a forester's mistake: whose, by which rule, and what was possible."""
    shown = [f"{value} ({voice.option(table, choice, value)})" for value in choice.options[:NAMED]]
    options = ", ".join(shown) + (" …" if len(choice.options) > NAMED else "")
    return IllegalAnswer(
        "forester",
        language=voice.language,
        seat=voice.seat(choice.seat),
        picked=repr(picked)[:80],
        reason=voice.refusal(table, refusal) if refusal else "",
        question=voice.question(table, choice),
        prompt=choice.prompt,
        options=options,
        refusal=refusal,
    )


def play_out(
    room: Room, table: Table, foresters: Sequence[Forester], names: tuple[str, ...] = ()
) -> int:
    """Play a table to its end, one forester a seat; return the number of decisions.

    `names` are what a forester is called that gives a wrong answer. Raises IllegalAnswer.
    """
    decisions = 0
    players = list(foresters)
    keys = [seat_luck(table.seed, seat) for seat in range(table.seats)]
    sightless = [type(forester) in SIGHTLESS for forester in players]
    choice = carry_on(table)
    while choice is not None:
        seat = choice.seat
        if sightless[seat]:  # as in `picked_by`, with what stays the same worked out once
            picked = asked(players[seat], table, choice, luck(keys[seat], decisions))
        else:
            picked = picked_by(players[seat], room, table, choice, decisions)
        if not choice.allows(picked):
            voice = Voice(room, names or ("",) * table.seats, "")
            raise wrong_answer(voice, table, choice, picked, refused(table, choice, picked))
        decisions += 1
        apply(table, choice, picked)
        choice = carry_on(table)
    return decisions
