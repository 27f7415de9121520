"""What a person sees of a game: the open question with labels, and the log as lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.events import ANSWER, Event
from waldlehre.kernel.forester import Motive
from waldlehre.kernel.speech import Say
from waldlehre.kernel.table import Table
from waldlehre.kernel.voice import EVERYBODY, Voice

if TYPE_CHECKING:
    from waldlehre.kernel.game import Game


class Question:
    """Who decides what; its options with labels."""

    def __init__(self, voice: Voice, table: Table, choice: Choice) -> None:
        self._voice = voice
        self._table = table
        self.bare = choice
        self.seat = choice.seat
        self.prompt = choice.prompt
        self.options = choice.options
        self.least = choice.least
        self.most = choice.most
        self.also = choice.also

    @property
    def text(self) -> str:
        """The question in words."""
        return self._voice.question(self._table, self.bare)

    @property
    def rule(self) -> str:
        """The number of the rule that asks."""
        return self._table.agenda[-1].rule

    @property
    def labels(self) -> list[str]:
        """What a person calls each option, in the order of `options`."""
        return [self._label(value) for value in self.options]

    @property
    def keys(self) -> list[str]:
        """What a person may type for each option, the same in every language."""
        return [self._key(value) for value in self.options]

    @property
    def passing(self) -> str:
        """What it means to pick nothing; "" where something must be picked."""
        return "" if self.least else self._voice.passing(self.bare)

    def _label(self, value: int) -> str:
        return self._voice.option(self._table, self.bare, value)

    def _key(self, value: int) -> str:
        room = self._voice.room
        return room.key(self._table, room.prompts[self.prompt].kind, value, self.seat)

    def answers(self) -> Iterator[Picked]:
        """Every answer, without what may be done beside."""
        return self.bare.answers()

    def __str__(self) -> str:
        seat = self._voice.seat(self.seat)
        lines = [self._voice.say("asked", seat=seat, question=self.text, rule=self.rule)]
        offered = (*self.options, *self.also)
        both = [(self._key(value), self._label(value)) for value in offered]
        wide = max((len(key) for key, label in both if not label.startswith(key)), default=0)
        if self.passing:
            lines.append(f"  {'-':<{wide}}  {self.passing}")
        listed = [f"  {key:<{wide}}  {label}" if wide else f"  {label}" for key, label in both]
        return "\n".join(lines + in_columns(listed))

    def __repr__(self) -> str:
        inside = ", ".join(
            f"{value}: {label}" for value, label in zip(self.options, self.labels, strict=True)
        )
        return f"<Question to seat {self.seat}, {self.prompt}: {inside}>"


def outcome(game: Game, say: Say) -> str:
    """Say how a game that is over has ended; `say` speaks the catalogue "board"."""
    winners = [game.voice.seat(seat) for seat in game.winners()]
    if not winners:
        return say("over.lost")
    return say("over.won", seats=game.voice.listed(winners), count=len(winners))


def in_columns(cells: list[str], width: int = 100, tall: int = 12) -> list[str]:
    """Set a list in columns when it is longer than `tall` lines, read downward."""
    widest = max(map(len, cells), default=0) + 2
    columns = max(1, min(width // widest, -(-len(cells) // tall)))
    height = -(-len(cells) // columns)
    rows = [cells[at::height] for at in range(height)]
    return ["".join(f"{cell:<{widest}}" for cell in row).rstrip() for row in rows]


class Log:
    """What happened, as one viewer may know it: a sequence of lines.

    The motives of foresters stand beside the lines, and behind them where the log is printed.
    """

    def __init__(
        self,
        voice: Voice,
        table: Table,
        events: list[Event],
        viewer: int,
        motives: dict[int, Motive],
    ) -> None:
        self._voice = voice
        self._table = table
        self._viewer = viewer
        self._motives = motives
        self.events = events

    def __len__(self) -> int:
        return len(self.events)

    def __getitem__(self, at: int) -> str:
        return self._voice.event(self._table, self.events[at], self._viewer)

    def __iter__(self) -> Iterator[str]:
        return (self[at] for at in range(len(self)))

    def motive(self, at: int) -> str:
        """Return why a forester answered so; "" for other lines, and for what may not be known.

        Of the answers of one ply only the first was given; those after it were forced.
        """
        event = self.events[at]
        found = self._motives.get(event.ply - 1) if event.name == ANSWER else None
        forced = at and self.events[at - 1].ply == event.ply
        if found is None or forced:
            return ""
        secret = found.private or self._voice.room.prompts[event.asked].secret
        hidden = secret and self._viewer != event.about[0] and not self._table.ended
        return "" if hidden else self._voice.motive(self._table, found)

    def line(self, at: int) -> str:
        """Return a line, with the forester's motive behind it."""
        motive = self.motive(at)
        if not motive:
            return self[at]
        return self._voice.say("because", line=self[at].removesuffix("."), motive=motive)

    def last(self, many: int) -> list[str]:
        """Return the newest lines, each with its number."""
        first = max(0, len(self) - many)
        return [f"{at:>4}  {self.line(at)}" for at in range(first, len(self))]

    def __str__(self) -> str:
        return "\n".join(self.last(len(self)))

    def __repr__(self) -> str:
        seen = "everybody" if self._viewer == EVERYBODY else f"seat {self._viewer}"
        return f"<Log of {len(self)} events, for {seen}>"
