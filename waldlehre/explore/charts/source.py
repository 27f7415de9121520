"""What charts ask of a run: its tables, and words for what stands in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any

from waldlehre.explore.charts.chart import Axis, Chart, Mark, Series, Table
from waldlehre.explore.charts.scale import span, widened, written
from waldlehre.explore.charts.scale import ticks as round_ticks
from waldlehre.explore.result import Result
from waldlehre.foresters.spread import Interval, interval
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.voice import Voice
from waldlehre.texts import language as spoken_here
from waldlehre.texts import speech

if TYPE_CHECKING:
    import pandas as pd

LONGEST = 34
"""Signs of a scenario's name that stand in a picture; the table has all of it."""
ROW = 46
"""Pixels of a row of bars, at least."""


class Source:
    """A run, ready to be asked in one language."""

    def __init__(self, result: Result, language: str = "") -> None:
        self.result = result
        self.room = result.frames.room
        self.language = language or spoken_here()
        self.say = speech(self.language, "explore")
        self.names = result.names
        self.short = shortened(result.names)
        first = next(iter(self.room.measures))
        self.counts = [len(result.values(first, place)) for place in range(len(result.names))]
        """Games of each scenario."""
        if not all(self.counts):
            raise SetupError("chart.no_games")
        self.voice = Voice(self.room, ("",) * max(self.room.seats), self.language)

    def frame(self, table: str, chart: str) -> pd.DataFrame:
        """Return a table; SetupError where the room counts no such thing."""
        if table not in self.result.tables:
            known = ", ".join(self.result.tables)
            raise SetupError("chart.table", chart=chart, table=table, known=known)
        return self.result.table(table)

    def measure(self, name: str) -> str:
        """Return what a measure is called; SetupError for one that there is not."""
        if name not in self.room.measures:
            known = ", ".join(self.room.measures)
            raise SetupError("chart.measure", name=str(name)[:40], known=known)
        return self.voice.say(f"measures.{name}")

    def span_says(self, what: str, **about: object) -> str:
        """Return something said of years, or of what this game has instead: rounds, games of a match."""
        return self.say(f"charts.spans.{self.room.span}.{what}", **about)

    def cause(self, name: str) -> str:
        """Return what people call a cause."""
        return self.room.cause(name, self.voice) if self.room.cause is not None else name

    def labels(self, kind: str) -> dict[str, str]:
        """Return what people call the values of a kind, by how frames name them."""
        table = self.result.scenarios[0].table(0)
        found = {}
        for value in self.room.universe(table, kind):
            key = self.room.key(table, kind, value, -1)
            found[key] = self.voice.value(table, kind, value)
        return found

    def number(self, value: float | None, digits: int = -1, sign: bool = False) -> str:
        """Write a number in the reader's language."""
        return written(value, self.language, digits, sign)

    def span(self, found: Interval, digits: int) -> str:
        """Write an interval."""
        low, high = ends(found)
        return span(low, high, self.language, digits, self.say("charts.to"))

    def games(self, count: int) -> str:
        """Write a number of games."""
        return self.say("charts.games", count=count)

    def counted(self) -> str:
        """Write how many games of each scenario there are."""
        if len(set(self.counts)) == 1:
            word = "charts.games" if len(self.names) == 1 else "charts.games_each"
            return self.say(word, count=self.counts[0])
        return ", ".join(self.games(count) for count in self.counts)

    def table(self, heads: str, rows: Iterable[tuple[str, ...]]) -> Table:
        """Return a table; a scenario that is alone needs no column."""
        names, found = heads.split(), list(rows)
        if len(self.names) == 1 and "scenario" in names:
            at = names.index("scenario")
            names.pop(at)
            found = [(*row[:at], *row[at + 1 :]) for row in found]
        words = {"span": self.span_says("name")}
        told = [words.get(name) or self.say(f"charts.heads.{name}") for name in names]
        return Table(tuple(told), tuple(found))

    def axis(self, label: str, values: Iterable[float | None], whole: bool = False) -> Axis:
        """Return an axis that holds these numbers and zero."""
        known = [0.0, *(value for value in values if value is not None)]
        low, high = widened(min(known), max(known))
        return Axis(label, low, high, round_ticks(low, high, self.language, whole=whole), grid=True)

    def chart(
        self,
        kind: str,
        title: str,
        about: str,
        x: Axis,
        y: Axis,
        height: int,
        series: Sequence[Series],
        table: Table,
        opens: str,
        notes: Sequence[str] = (),
        **more: Any,
    ) -> Chart:
        """Return a chart with what all of them say."""
        house = any(one.is_house for one in self.result.scenarios)
        taps = self.say(f"charts.opens.{opens}")
        words = [f"{title}. {about}", *spoken(series, self.say), self.say("charts.in_table")]
        if more.get("empty"):
            words.insert(1, more["empty"])
        return Chart(
            kind,
            title,
            about,
            x,
            y,
            height,
            tuple(series),
            table,
            "\n".join(words),
            house=self.say("charts.house") if house else "",
            notes=(*notes, *self.result.notes),
            taps=taps,
            language=self.language,
            names=tuple(self.short),
            game=self.result.game,
            **more,
        )


def ends(found: Interval) -> tuple[float | None, float | None]:
    """Return the ends of an interval; None for one without bounds."""
    if isfinite(found.low) and isfinite(found.high):
        return found.low, found.high
    return None, None


def shortened(names: Sequence[str]) -> list[str]:
    """Return names that fit into a picture, no two alike."""
    from waldlehre.explore.frames import distinct

    plain = [" ".join(name.split()) for name in names]
    return distinct(
        [one if len(one) <= LONGEST else f"{one[: LONGEST - 1].rstrip()}…" for one in plain]
    )


def spoken(series: Sequence[Series], say: Callable[..., str]) -> list[str]:
    """Say each series in a line: all of a few marks, else the lowest and the highest."""
    lines = []
    for one in series:
        found = [mark for mark in one.marks if mark.label]
        if len(found) <= 6:
            lines += [f"{mark.label}." for mark in found]
            continue
        low, high = (pick(found, key=lambda mark: value_of(one, mark)) for pick in (min, max))
        lines.append(say("charts.range", low=low.label, high=high.label))
    return lines


def value_of(series: Series, mark: Mark) -> float:
    """Return the number that a mark stands for."""
    if series.form == "cell":
        return float(mark.shade)
    return mark.x if series.form in ("bar", "dot") else mark.y


def nearest(values: Mapping[int, float], wanted: float) -> int:
    """Return the game whose value is nearest to a number: the most typical; -1 for none."""
    return min(values, key=lambda game: (abs(values[game] - wanted), game), default=-1)


def most(values: Mapping[int, float]) -> int:
    """Return the game with the highest value; -1 where none has any."""
    found = max(values, key=lambda game: (values[game], -game), default=-1)
    return found if found >= 0 and values[found] > 0 else -1


def mean_of(values: Sequence[float]) -> Interval:
    """Return a mean with its interval; where nothing is below zero the mean cannot be either."""
    found = interval(values)
    if isfinite(found.low) and min(values) >= 0:
        return Interval(found.mean, max(0.0, found.low), found.high, found.count)
    return found


def per_game(found: Mapping[int, float], count: int) -> Interval:
    """Return the mean over all games of a run; a game that is not named has nothing."""
    return mean_of([*found.values(), *[0.0] * (count - len(found))])


def in_order(rows: Iterable[tuple[int, tuple[str, ...]]]) -> list[tuple[str, ...]]:
    """Return rows in the order of their numbers; those of one number stay as they are."""
    return [row for _, row in sorted(rows, key=lambda one: one[0])]
