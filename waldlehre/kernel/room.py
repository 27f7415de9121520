"""A game as the rest of the house sees it: one record of rules, words and foresters.

The exam, the board, the terminal, exploring and the front door know a room only through this.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any

from waldlehre.kernel.box import Box, Parts
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.forester import Forester
from waldlehre.kernel.record import Record
from waldlehre.kernel.table import Table


class Variant(Record):
    """How unclear rules are read; a subclass documents each field with its rule number."""

    __slots__ = ()

    def fault(self, seats: int) -> str:
        """Name the field whose value makes no sense for so many seats; "" if all do."""
        return ""


class Prompt(Record):
    """What a question's options are (their kind), and whether its answer stays hidden."""

    __slots__ = ("kind", "secret", "told")

    def __init__(self, kind: str, secret: bool = False, told: str = "") -> None:
        self.kind = kind
        self.secret = secret
        self.told = told or kind
        """The kind in which the log names the answer, long after the position has changed."""


class Told(Record):
    """An event's parameters by name, and what may have led to it."""

    __slots__ = ("at", "names", "root", "since")

    def __init__(self, names: str, since: str = "", at: str = "", root: bool = False) -> None:
        self.names = tuple(names.split())
        self.since = tuple(since.split())
        """Earlier events that explain it better than its step: the last with the same `at`."""
        self.at = at or names.partition(" ")[0]
        """The parameter that links both; "other:space" where the earlier one calls it otherwise."""
        self.root = root
        """True for the start of a turn: chains of causes begin here."""

    def fields(self) -> dict[str, Any]:
        """As given: names joined by spaces."""
        return {
            "names": " ".join(self.names),
            "since": " ".join(self.since),
            "at": self.at,
            "root": self.root,
        }


class Listed:
    """What is listed of each of many games once it is over: the columns by name, and the rows."""

    def __init__(self, names: str, rows: Callable[[Any], Sequence[tuple[int, ...]]]) -> None:
        self.names = tuple(names.split())
        self.rows = rows


Heard = tuple[str, tuple[int, ...]]
"""An event as it is told: its name and its parameters."""


class Blame:
    """How the cause of a loss is found where many games are counted.

    `events` are those that may name it; `cause` gets those of this turn with the loss itself last,
    and returns what the table names: (table, heard) -> str.
    """

    def __init__(self, events: str, cause: Callable[[Any, list[Heard]], str]) -> None:
        self.events = tuple(events.split())
        self.cause = cause


Plot = tuple[str, int, int, tuple[str, ...]]
"""A field of a map: its name, column, row, and the places there, one a seat, as `key` names them."""


def nowhere(table: Any, kind: str, value: int, voice: Any) -> list[str]:
    """Say nothing of where something is possible."""
    return []


class Room:
    """Built once by each room package; holds functions, so it never lies in a table or save."""

    def __init__(
        self,
        *,
        name: str,
        rules: int,
        seats: tuple[int, ...],
        sheets: dict[str, tuple[str, ...]],
        make_parts: Callable[[Box], Parts],
        editions: dict[str, Variant],
        new_table: Callable[[int, int, Any, Any], Table],
        view: Callable[[Any, int, int], Table],
        scores: Callable[[Any], list[int]],
        winners: Callable[[Any], list[int]],
        worth: Callable[[Any, int], int],
        phase: Callable[[Any], int],
        label: Callable[[Any, str, int, Any], str],
        key: Callable[[Any, str, int, int], str],
        universe: Callable[[Any, str], tuple[int, ...]],
        text: Callable[[Any, int, Any], str],
        note: Callable[[Any, str, int, Any], str],
        sources: Callable[[Any, str, tuple[int, ...]], tuple[str, ...]],
        picture: Callable[..., Any],
        faults: Callable[[Any], Iterator[str]],
        prompts: dict[str, Prompt],
        events: dict[str, Told],
        kinds: dict[str, str],
        endings: tuple[str, ...],
        places: tuple[str, str],
        fresh: tuple[str, ...],
        losses: tuple[str, ...],
        foresters: dict[str, Callable[[Any], Forester]],
        measures: dict[str, Callable[[Any, int], int]],
        common: tuple[str, ...] = (),
        phases: tuple[str, ...] = (),
        new_year: Callable[[int, int], bool] = operator.ne,
        span: str = "year",
        counted: dict[str, str] | None = None,
        listed: dict[str, Listed] | None = None,
        blame: Blame | None = None,
        cause: Callable[[str, Any], str] | None = None,
        shares: tuple[str, ...] = (),
        plots: Callable[[Any, Any], list[Plot]] | None = None,
        prospects: Callable[[Any, str, int, Any], list[str]] = nowhere,
        tempting: Callable[[Any, str, int], tuple[int, ...]] | None = None,
    ) -> None:
        self.name = name
        """The package's and catalogue's name."""
        self.rules = rules
        """Raised when options or results change, so that older saves know it."""
        self.seats = seats
        """How many may play."""
        self.sheets = sheets
        """The box's tables and their columns."""
        self.make_parts = make_parts
        """Box -> parts, checked; raises BoxError."""
        self.editions = editions
        """Named presets of the variant; the first is the default."""
        self.new_table = new_table
        """(seed, seats, variant, parts) -> a table with the first step laid."""
        self.view = view
        """(table, seat, deal) -> a copy with all that the seat may not know dealt anew."""
        self.scores = scores
        """Each seat's points, as if the game ended now."""
        self.winners = winners
        """The seats that have won once the game is over; none after a common defeat."""
        self.worth = worth
        """How good a position looks for a seat, for foresters; not part of the rules."""
        self.phase = phase
        """(table) -> the season or round now, a number that changes with it."""
        self.label = label
        """(table, kind, value, voice) -> what a person calls a value; seats the voice names itself."""
        self.key = key
        """(table, kind, value, seat) -> what that seat may type for it, the same in every language."""
        self.universe = universe
        """(table, kind) -> every value of a kind that somebody might try."""
        self.text = text
        """(table, viewer, voice) -> the position as plain text."""
        self.note = note
        """(table, kind, value, voice) -> what there is to know of it in a few lines; "" for nothing."""
        self.sources = sources
        """(table then, event, parameters) -> the parts of the picture that it came from."""
        self.picture = picture
        """(table, viewer, voice, choice, picked, layout, view) -> the position as a picture."""
        self.faults = faults
        """What is wrong with a table: pieces lost or doubled (for the exam)."""
        self.prompts = prompts
        self.events = events
        self.kinds = kinds
        """Parameter and field names -> kinds; a name without a kind is a plain number."""
        self.endings = endings
        """How a game can end, by `Table.ended`; the first is "not yet"."""
        self.places = places
        """The kind of a place as an option, and as the log names it."""
        self.fresh = fresh
        """Events with which the story of what stands on a place begins."""
        self.losses = losses
        """Events that somebody would rather have prevented; each names a place first."""
        self.foresters = foresters
        """Computer players by name: room -> a new forester."""
        self.measures = measures
        """What can be counted of a seat, by name: (table, seat) -> a whole number."""
        self.common = common
        """Those of them that are the same for every seat."""
        self.phases = phases
        """What the phases are called, where they have names."""
        self.new_year = new_year
        """(phase before, phase now) -> True if a new year, round or game has begun with it."""
        self.span = span
        """Which of these it is, for charts: "year", "round" or "game"."""
        self.counted = counted or {}
        """Events of which many games are told as a table: the table's name -> the event's."""
        self.listed = listed or {}
        """What is listed of a finished game, as further tables by name."""
        self.blame = blame
        """How a loss's cause is found; None where nothing is lost."""
        self.cause = cause
        """(cause, voice) -> what a person calls it."""
        self.shares = shares
        """What points come of: parameters of the event that the table `scores` counts."""
        self.plots = plots
        """(table, voice) -> the map that every seat's landscape has; None where none is fixed."""
        self.prospects = prospects
        """(table, kind, value, voice) -> lines on where it is possible now or soon, and what else
        is missing there, with the numbers of rules; worked out only when somebody asks."""
        self.tempting = tempting
        """(table, kind, seat) -> what of the universe a seat might take for an answer: of places those
        of its own landscape, and nothing that is beside any question; None where that is all of it."""
        self._parts: list[Parts] = []

    def parts(self) -> Parts:
        """Return what lies in the default box, read once."""
        if not self._parts:
            self._parts.append(self.make_parts(Box.read(self.name, self.sheets)))
        return self._parts[0]

    def forester(self, name: str) -> Forester:
        """Return a new forester of this name; SetupError for a name that nobody bears."""
        make = self.foresters.get(name)
        if make is None:
            known = ", ".join(self.foresters)
            raise SetupError("setup.forester", forester=name[:40], known=known)
        return make(self)

    def default_edition(self) -> str:
        """Return the name of the first edition."""
        return next(iter(self.editions))

    def __reduce__(self) -> tuple[Any, ...]:
        return room_named, (self.name,)

    def __repr__(self) -> str:
        return f"<Room {self.name}, rules {self.rules}>"


def room_named(name: str) -> Room:
    """Return a room again in another process: the kernel knows only where rooms stand."""
    found: Room = import_module(f"waldlehre.{name}").ROOM
    return found
