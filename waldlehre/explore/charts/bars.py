"""Bars with whiskers: causes of death, what points come of, prices by species."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from waldlehre.explore.charts.chart import Axis, Chart, Mark, Series
from waldlehre.explore.charts.lines import over_the_years_paid
from waldlehre.explore.charts.source import (
    ROW,
    Source,
    ends,
    in_order,
    mean_of,
    most,
    nearest,
    per_game,
)
from waldlehre.explore.result import Result
from waldlehre.explore.stats import Interval
from waldlehre.kernel.errors import SetupError

BAR = 22
"""Pixels of one bar among several in a row."""
Counted = Mapping[str, Mapping[int, float]]
"""Key of a row -> game -> value."""


def causes(result: Result, language: str = "") -> Chart:
    """Show what plants died of: deaths a game, each with its 95 % interval.

    Raises SetupError for a room where nothing dies.
    """
    source = Source(result, language)
    frame = source.frame("deaths", "causes")
    found = [grouped(frame[frame["scenario"] == name], "cause") for name in source.names]
    means = [
        {key: per_game(values, count) for key, values in one.items()}
        for one, count in zip(found, source.counts, strict=True)
    ]
    opens = [{key: most(values) for key, values in one.items()} for one in found]
    keys = ranked(means)
    labels = {key: source.cause(key) for key in keys}
    none = [per_game({}, count) for count in source.counts]
    title, about = said(source, "causes")
    axis = source.say("charts.causes.axis")
    return bars(source, "causes", title, about, axis, keys, labels, means, none, opens, "most")


def split(result: Result, language: str = "") -> Chart:
    """Show what the points come of at the end: the mean over seats and games, with intervals.

    Raises SetupError for a room that does not say.
    """
    source = Source(result, language)
    shares = source.room.shares
    if not shares:
        raise SetupError("chart.shares", room=source.room.name)
    frame = source.frame("scores", "split")
    found = []
    for place, name in enumerate(source.names):
        rows = frame[frame["scenario"] == name]
        seats = result.scenarios[place].players
        sums = rows.groupby("game")[list(shares)].sum()
        found.append(
            {
                share: {int(game): float(value) / seats for game, value in sums[share].items()}
                for share in shares
            }
        )
    means = [{key: mean_of(list(values.values())) for key, values in one.items()} for one in found]
    opens = [
        {key: nearest(values, means[place][key].mean) for key, values in one.items()}
        for place, one in enumerate(found)
    ]
    labels = {share: source.say(f"shares.{share}") for share in shares}
    title, about = said(source, "split")
    axis = source.say("measures.points")
    return bars(source, "split", title, about, axis, shares, labels, means, None, opens, "typical")


def prices(result: Result, by: str = "species", language: str = "") -> Chart:
    """Show what saplings cost at auctions, by "species" or by "year": the mean of games' means.

    Raises SetupError for a room without auctions.
    """
    source = Source(result, language)
    frame = source.frame("sales", "prices")
    if by == "year":
        return over_the_years_paid(source)
    if by != "species":
        raise SetupError("chart.by", by=repr(by)[:40], known="species, year")
    found: list[dict[str, dict[int, float]]] = []
    for name in source.names:
        rows = frame[frame["scenario"] == name]
        found.append(plain(rows.groupby(["species", "game"], observed=True)["money"].mean()))
    means = [{key: mean_of(list(values.values())) for key, values in one.items()} for one in found]
    opens = [
        {key: nearest(values, means[place][key].mean) for key, values in one.items()}
        for place, one in enumerate(found)
    ]
    labels = source.labels("species")
    title, about = said(source, "prices")
    axis = source.say("charts.prices.axis")
    keys = ranked(means)
    return bars(source, "prices", title, about, axis, keys, labels, means, None, opens, "typical")


def said(source: Source, chart: str) -> tuple[str, str]:
    """Return a chart's title and what it is about."""
    title = source.say(f"charts.{chart}.title")
    return title, source.say(f"charts.{chart}.about", games=source.counted())


def grouped(rows: Any, column: str) -> dict[str, dict[int, float]]:
    """Count the rows of each value of a column, game by game."""
    return plain(rows.groupby([column, "game"], observed=True).size())


def plain(column: Any) -> dict[str, dict[int, float]]:
    """Return a grouped column as plain numbers: key -> game -> value."""
    found: dict[str, dict[int, float]] = {}
    for (key, game), value in column.items():
        found.setdefault(str(key), {})[int(game)] = float(value)
    return found


def ranked(means: Sequence[Mapping[str, Interval]]) -> tuple[str, ...]:
    """Return all keys, that with the highest number first."""
    keys = sorted({key for one in means for key in one})
    highest = {key: max(one[key].mean for one in means if key in one) for key in keys}
    return tuple(sorted(keys, key=lambda key: -highest[key]))


def bars(
    source: Source,
    kind: str,
    title: str,
    about: str,
    measured: str,
    keys: Sequence[str],
    labels: Mapping[str, str],
    means: Sequence[Mapping[str, Interval]],
    missing: Sequence[Interval] | None,
    opens: Sequence[Mapping[str, int]],
    how: str,
) -> Chart:
    """Draw a row for each key and in it a bar for each scenario.

    A key that a scenario does not have is `missing` there, or has no bar.
    """
    say, many = source.say, len(source.names)
    series, rows = [], []
    for place, name in enumerate(source.short):
        marks = []
        for at, key in enumerate(keys):
            mean = means[place].get(key, missing[place] if missing else None)
            if mean is None:
                continue
            low, high = ends(mean)
            size = 0.62 if many == 1 else 0.78 / many
            y = len(keys) - 1 - at + (0 if many == 1 else 0.39 - size * (place + 0.5))
            text = source.number(mean.mean)
            label = say(
                "charts.bar_label",
                scenario=name,
                what=labels[key],
                value=text,
                range=source.span(mean, -1),
                games=source.games(mean.count),
            )
            marks.append(
                Mark(
                    mean.mean,
                    y,
                    text,
                    label,
                    low=low,
                    high=high,
                    size=size,
                    scenario=place,
                    game=opens[place].get(key, -1),
                )
            )
            row = (labels[key], source.names[place], text, source.span(mean, -1), str(mean.count))
            rows.append((at, row))
        series.append(Series("bar", name, place, tuple(marks)))
    drawn = [mark for one in series for mark in one.marks]
    ticks = tuple((len(keys) - 1 - at, labels[key]) for at, key in enumerate(keys))
    return source.chart(
        kind,
        title,
        about,
        source.axis(measured, [end for mark in drawn for end in (mark.x, mark.low, mark.high)]),
        Axis("", -0.5, max(len(keys), 1) - 0.5, ticks),
        max(len(keys), 2) * max(ROW if many == 1 else 0, BAR * many + 14),
        series,
        source.table(f"{kind} scenario mean interval n", in_order(rows)),
        how,
        empty="" if drawn else say(f"charts.{kind}.nothing"),
        keyed=many > 1,
    )
