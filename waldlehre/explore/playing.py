"""Plays many games and takes down what is counted; the standard library alone, so it compiles.

A slice is some games of one scenario as rows of plain values. Which process plays which slice makes
no difference: a game is a function of its seed, and its seed of the run's seed and its number.
"""

from __future__ import annotations

from typing import Any, Final

from waldlehre.kernel.errors import Problem
from waldlehre.kernel.forester import Forester
from waldlehre.kernel.luck import luck
from waldlehre.kernel.room import Heard, Room
from waldlehre.kernel.run import play_out
from waldlehre.kernel.table import Listener, Table

EXPLORE: Final = 0xE0B10
"""The key of the seeds of many games."""

Row = tuple[Any, ...]


def seed_of(seed: int, number: int) -> int:
    """Return the seed of a game, the same for every scenario of a run."""
    return luck(luck(seed, EXPLORE), number)


class Slice:
    """Some games of one scenario, as rows."""

    def __init__(self, scenario: int, first: int, count: int) -> None:
        self.scenario = scenario
        self.first = first
        self.count = count
        self.games: list[Row] = []
        """(game, seed, ending, decisions, turns, years, winners as bits), then points by seat, then
        each measure's mean over the seats."""
        self.years: list[Row] = []
        """(game, seed, seat, year, last), then each measure."""
        self.counted: dict[str, list[Row]] = {}
        """By table: (game, seed, year, phase, turn, cause), then the event's parameters, or what is
        listed of the finished game."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel from another process as plain values: a compiled object cannot begin empty."""
        plain = self.scenario, self.first, self.count, self.games, self.years, self.counted
        return filled, plain


def filled(
    scenario: int,
    first: int,
    count: int,
    games: list[Row],
    years: list[Row],
    counted: dict[str, list[Row]],
) -> Slice:
    """Return a slice that was played elsewhere."""
    made = Slice(scenario, first, count)
    made.games, made.years, made.counted = games, years, counted
    return made


class Tally(Listener):
    """Hears one game and writes rows."""

    def __init__(self, room: Room, into: Slice, number: int, seed: int) -> None:
        super().__init__(False)
        self.room = room
        self.into = into
        self.number = number
        self.seed = seed
        self.year = 1
        self.phase = -1
        self.heard: list[Heard] = []
        """What was told since the turn began."""
        self.roots = {name for name, told in room.events.items() if told.root}
        self.tables = {event: name for name, event in room.counted.items()}

    def hear(self, table: Table, event: str, about: tuple[int, ...]) -> None:
        """Take note of an event."""
        if event in self.roots:
            self.heard = []
            phase = self.room.phase(table)
            if self.phase >= 0 and self.room.new_year(self.phase, phase):
                self.sample(table, False)
                self.year += 1
            self.phase = phase
        self.heard.append((event, about))
        name = self.tables.get(event)
        if name is not None:
            blame = self.room.blame
            lost = blame is not None and event in self.room.losses
            cause = blame(table, self.heard) if blame is not None and lost else ""
            self.count(table, name, cause, about)

    def count(self, table: Table, name: str, cause: str, about: tuple[int, ...]) -> None:
        """Write a row of one of the room's own tables."""
        phase = self.room.phase(table)
        row = (self.number, self.seed, self.year, phase, table.turn, cause, *about)
        self.into.counted.setdefault(name, []).append(row)

    def sample(self, table: Table, last: bool) -> list[list[int]]:
        """Write a row for each seat; return each measure's values."""
        measures = self.room.measures
        rows = []
        for seat in range(table.seats):
            values = [measure(table, seat) for measure in measures.values()]
            self.into.years.append((self.number, self.seed, seat, self.year, last, *values))
            rows.append(values)
        return rows

    def finish(self, table: Table, decisions: int) -> None:
        """Write what the game came to."""
        rows = self.sample(table, True)
        for name, listed in self.room.listed.items():
            for row in listed.rows(table):
                self.count(table, name, "", row)
        seats = table.seats
        means = [sum(column) / seats for column in zip(*rows, strict=True)]
        winners = 0
        for seat in self.room.winners(table):
            winners |= 1 << seat
        self.into.games.append(
            (
                *(self.number, self.seed, table.ended, decisions, table.turn, self.year, winners),
                *self.room.scores(table),
                *means,
            )
        )


def play_one(
    room: Room, table: Table, foresters: list[Forester], into: Slice, number: int, seed: int
) -> None:
    """Play a game to its end and write its rows; a Problem says which game it was."""
    tally = Tally(room, into, number, seed)
    table.listener = tally
    try:
        decisions = play_out(room, table, foresters)
    except Problem as problem:
        problem.add_note(f"game {number}, seed {seed}")
        raise
    tally.finish(table, decisions)
