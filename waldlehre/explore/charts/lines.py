"""Lines over the years, with bands: a measure, or what saplings cost at auctions."""

from __future__ import annotations

from collections.abc import Mapping

from waldlehre.explore.charts.chart import Axis, Chart, Mark, Series
from waldlehre.explore.charts.source import Source, ends, mean_of, nearest
from waldlehre.explore.result import Result

TALL = 340
FEWEST = 0.25
"""A year that fewer of the games reach is left out: what is left there is no fair sample."""

Years = Mapping[int, Mapping[int, float]]
"""Year -> game -> value."""


def over_years(result: Result, measure: str, language: str = "") -> Chart:
    """Show a measure at the end of each year (round, game of a match): mean over seats and its band.

    A game counts in every year that it reaches. Raises SetupError for an unknown measure.
    """
    source = Source(result, language)
    name = source.measure(measure)
    frame = source.frame("years", "over_years")
    found = []
    for scenario in source.names:
        rows = frame[frame["scenario"] == scenario]
        means = rows.groupby(["year", "game"])[measure].mean()
        found.append(by_year(means))
    title = source.span_says("title", measure=name)
    about = source.span_says("about", games=source.counted())
    return lines(source, "over_years", title, about, name, found)


def over_the_years_paid(source: Source) -> Chart:
    """Show what saplings cost at auctions, year by year."""
    frame = source.frame("sales", "prices")
    found = []
    for scenario in source.names:
        rows = frame[frame["scenario"] == scenario]
        found.append(by_year(rows.groupby(["year", "game"])["money"].mean()))
    title = source.say("charts.prices.title")
    about = source.say("charts.prices.about", games=source.counted())
    return lines(source, "prices", title, about, source.say("charts.prices.axis"), found)


def by_year(means: object) -> Years:
    """Return a grouped column as plain numbers."""
    found: dict[int, dict[int, float]] = {}
    for (year, game), value in getattr(means, "items")():  # noqa: B009 (a pandas Series has no types)
        found.setdefault(int(year), {})[int(game)] = float(value)
    return found


def lines(
    source: Source, kind: str, title: str, about: str, measured: str, found: list[Years]
) -> Chart:
    """Draw a line for each scenario."""
    series, rows, cut = [], [], False
    for place, years in enumerate(found):
        marks: list[Mark] = []
        for year in sorted(years):
            values = years[year]
            if len(values) < FEWEST * source.counts[place]:
                cut = True
                continue
            mean = mean_of(list(values.values()))
            low, high = ends(mean)
            text, range_ = source.number(mean.mean), source.span(mean, -1)
            games = source.games(len(values))
            rows.append((source.names[place], str(year), text, range_, str(len(values))))
            label = source.span_says(
                "label",
                scenario=source.short[place],
                number=year,
                value=text,
                range=range_,
                games=games,
            )
            typical = nearest(values, mean.mean)
            marks.append(
                Mark(year, mean.mean, text, label, low=low, high=high, scenario=place, game=typical)
            )
        series.append(Series("line", source.short[place], place, tuple(marks)))
    drawn = [mark for one in series for mark in one.marks]
    years_ = [int(mark.x) for mark in drawn] or [1]
    first, last = min(years_), max(years_)
    step = 1 + (last - first) // 12
    ticks = tuple((year, str(year)) for year in range(first, last + 1, step))
    margin = 0.25 if last > first else 0.5
    return source.chart(
        kind,
        title,
        about,
        Axis(source.span_says("axis"), first - margin, last + margin, ticks),
        source.axis(measured, [end for mark in drawn for end in (mark.y, mark.low, mark.high)]),
        TALL,
        series,
        source.table("scenario span mean interval n", rows),
        "typical",
        notes=[source.span_says("cut")] if cut else [],
        empty="" if drawn else source.say("charts.nothing"),
    )
