"""Plays many games and takes down what is counted; the standard library alone, so it compiles.

A slice is some games of one scenario as rows of whole numbers. Which process plays which slice makes
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


def seed_of(seed: int, number: int) -> int:
    """Return the seed of a game, the same for every scenario of a run."""
    return luck(luck(seed, EXPLORE), number)


class Rows:
    """Rows of whole numbers, all of one width, one behind the other: they become columns at once."""

    def __init__(self, width: int = 0, flat: list[int] | None = None) -> None:
        self.width = width
        """Numbers in a row; 0 before the first."""
        self.flat = [] if flat is None else flat

    def add(self, row: tuple[int, ...]) -> None:
        """Add a row as wide as the others."""
        if not self.width:
            self.width = len(row)
        if len(row) != self.width:
            raise ValueError(f"a row of {len(row)} numbers among rows of {self.width}")
        self.flat.extend(row)

    def __reduce__(self) -> tuple[Any, ...]:
        return Rows, (self.width, self.flat)


class Slice:
    """Some games of one scenario, as rows of whole numbers."""

    def __init__(self, scenario: int, first: int, count: int) -> None:
        self.scenario = scenario
        self.first = first
        self.count = count
        self.games = Rows()
        """(game, seed, ending, decisions, turns, years, winners as bits), then points by seat, then
        each measure's sum over the seats."""
        self.years = Rows()
        """(game, seed, seat, year, last), then each measure."""
        self.counted: dict[str, Rows] = {}
        """By table: (game, seed, year, phase, turn, cause), then the event's parameters, or what is
        listed of the finished game."""
        self.causes: list[str] = [""]
        """What the numbers of causes stand for; 0 is none."""

    def cause(self, name: str) -> int:
        """Return the number of a cause."""
        if name not in self.causes:
            self.causes.append(name)
        return self.causes.index(name)

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel from another process as plain values: a compiled object cannot begin empty."""
        plain = self.scenario, self.first, self.count
        return filled, (*plain, self.games, self.years, self.counted, self.causes)


def filled(
    scenario: int,
    first: int,
    count: int,
    games: Rows,
    years: Rows,
    counted: dict[str, Rows],
    causes: list[str],
) -> Slice:
    """Return a slice that was played elsewhere."""
    made = Slice(scenario, first, count)
    made.games, made.years, made.counted, made.causes = games, years, counted, causes
    return made


class Note:
    """What a tally does with an event."""

    def __init__(self, root: bool, table: str, lost: bool, blamed: bool) -> None:
        self.root = root
        """A turn begins with it."""
        self.table = table
        """The table in which it is counted, or ""."""
        self.lost = lost
        """It is a loss, which has a cause."""
        self.blamed = blamed
        """It may name the cause of a loss to come."""


class Tally(Listener):
    """Hears one game after the other and writes their rows."""

    def __init__(self, room: Room, into: Slice) -> None:
        super().__init__(False)
        self.room = room
        self.into = into
        self.measures = list(room.measures.values())
        names = list(room.measures)
        self.common = [names.index(name) for name in room.common]
        self.number = 0
        self.seed = 0
        self.year = 1
        self.phase = -1
        self.heard: list[Heard] = []
        """What was told since the turn began and may name the cause of a loss."""
        self.notes: dict[str, Note] = {}
        """The events that something is done with, as few of the room's as may be."""
        tables = {event: name for name, event in room.counted.items()}
        blame = room.blame
        for name, told in room.events.items():
            blamed = blame is not None and name in blame.events
            lost = blame is not None and name in room.losses
            if told.root or name in tables or blamed:
                self.notes[name] = Note(told.root, tables.get(name, ""), lost, blamed)

    def play(self, table: Table, foresters: list[Forester], number: int, seed: int) -> None:
        """Play a game to its end and write its rows; a Problem says which game it was."""
        self.number, self.seed = number, seed
        self.year, self.phase, self.heard = 1, -1, []
        table.listener = self
        try:
            decisions = play_out(self.room, table, foresters)
        except Problem as problem:
            problem.add_note(f"game {number}, seed {seed}")
            raise
        self.finish(table, decisions)

    def hear(self, table: Table, event: str, about: tuple[int, ...]) -> None:
        """Take note of an event."""
        note = self.notes.get(event)
        if note is None:
            return
        if note.root:
            self.begin(table)
        if note.blamed:
            self.heard.append((event, about))
        if note.table:
            blame, cause = self.room.blame, 0
            if note.lost and blame is not None:
                cause = self.into.cause(blame.cause(table, [*self.heard, (event, about)]))
            self.count(table, note.table, cause, about)

    def begin(self, table: Table) -> None:
        """Begin a turn, perhaps a year with it."""
        self.heard = []
        phase = self.room.phase(table)
        if self.phase >= 0 and self.room.new_year(self.phase, phase):
            self.sample(table, False)
            self.year += 1
        self.phase = phase

    def count(self, table: Table, name: str, cause: int, about: tuple[int, ...]) -> None:
        """Write a row of one of the room's own tables."""
        phase = self.room.phase(table)
        row = (self.number, self.seed, self.year, phase, table.turn, cause, *about)
        rows = self.into.counted.get(name)
        if rows is None:
            rows = self.into.counted[name] = Rows()
        rows.add(row)

    def sample(self, table: Table, last: bool) -> list[list[int]]:
        """Write a row for each seat; return each measure's values."""
        found: list[list[int]] = []
        for seat in range(table.seats):
            values = []
            for at, measure in enumerate(self.measures):
                values.append(found[0][at] if seat and at in self.common else measure(table, seat))
            self.into.years.add((self.number, self.seed, seat, self.year, last, *values))
            found.append(values)
        return found

    def finish(self, table: Table, decisions: int) -> None:
        """Write what the game came to."""
        values = self.sample(table, True)
        for name, listed in self.room.listed.items():
            for row in listed.rows(table):
                self.count(table, name, 0, row)
        winners = 0
        for seat in self.room.winners(table):
            winners |= 1 << seat
        sums = [sum(column) for column in zip(*values, strict=True)]
        about = (self.number, self.seed, table.ended, decisions, table.turn, self.year, winners)
        self.into.games.add((*about, *self.room.scores(table), *sums))
