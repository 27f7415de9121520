"""How games differ: hills of a measure, and paired differences of scenarios."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import floor

from waldlehre.explore.charts.chart import Axis, Chart, Mark, Series
from waldlehre.explore.charts.scale import step_for, ticks, widened
from waldlehre.explore.charts.source import Source, ends, in_order, mean_of, nearest
from waldlehre.explore.result import Result
from waldlehre.foresters.spread import difference
from waldlehre.kernel.errors import SetupError

HILL = 112
"""Pixels of a hill with its mean."""
PEAK = 0.72
"""How much of a row the highest column takes."""
BELOW = 0.12
"""How far the mean lies below its hill."""
FIRM = "\u00a0"
"""A space at which no line ends."""
COLUMNS = 30
NARROW = 10
"""The least that the columns spread over."""
LEAST_ROW = 54
Bins = dict[int, list[int]]
"""Number of a column -> its games."""


def distribution(result: Result, measure: str, language: str = "") -> Chart:
    """Show how games differ in a measure at the end (its mean over the seats), a hill a scenario.

    The mean of all games lies below with its 95 % interval. Raises SetupError for an unknown measure.
    """
    source = Source(result, language)
    name, say, many = source.measure(measure), source.say, len(source.names)
    values = [result.values(measure, place) for place in range(many)]
    low, high = min(map(min, values)), max(map(max, values))
    step = step_for(low, max(high, low + NARROW), COLUMNS)
    bins = [binned(one, step) for one in values]
    peak = max(
        len(games) / len(one)
        for one, found in zip(values, bins, strict=True)
        for games in found.values()
    )
    columns, dots, rows, names = [], [], [], []
    for place, found in enumerate(bins):
        row, scenario = many - 1 - place, source.short[place]
        count = len(values[place])

        def named(at: int, scenario: str = scenario, found: Bins = found) -> str:
            start, end = source.number(at * step), source.number((at + 1) * step)
            games = source.games(len(found[at]))
            return say("charts.bin_label", scenario=scenario, start=start, end=end, games=games)

        marks = hill(found, row, step, PEAK / count / peak, named)
        marks = [
            replace(one, scenario=place, game=min(found[at]))
            for one, at in zip(marks, sorted(found), strict=True)
        ]
        for at in sorted(found):
            start, end = source.number(at * step), source.number((at + 1) * step)
            span = say("charts.bin", start=start, end=end)
            share = say("charts.percent", share=source.number(100 * len(found[at]) / count, 1))
            rows.append((source.names[place], span, str(len(found[at])), share))
        columns.append(Series("column", scenario, place, tuple(marks)))
        mean = mean_of(values[place])
        left, right = ends(mean)
        text, range_ = source.number(mean.mean), source.span(mean, -1)
        about = {"scenario": scenario, "what": name, "value": text, "range": range_}
        label = say("charts.bar_label", **about, games=source.games(count))
        typical = nearest(dict(enumerate(values[place])), mean.mean)
        dot = Mark(
            mean.mean, row - BELOW, text, label, low=left, high=right, scenario=place, game=typical
        )
        dots.append(Series("dot", scenario, place, (dot,)))
        rows.append((source.names[place], say("charts.mean"), text, range_))
        names.append((row + 0.2, f"{scenario} (n{FIRM}={FIRM}{count})"))
    left, right = widened(low, max(high, low + step))
    return source.chart(
        "distribution",
        say("charts.distribution.title", measure=name),
        say("charts.distribution.about", games=source.counted()),
        Axis(name, left, right, ticks(left, right, source.language, 8), grid=True),
        Axis("", -0.3, many - 0.15, tuple(names)),
        HILL * many,
        [*columns, *dots],
        source.table("scenario range games share", rows),
        "first",
    )


def hill(
    bins: Bins,
    foot: float,
    step: float,
    each: float,
    label: Callable[[int], str],
    middle: float = 0.5,
) -> list[Mark]:
    """Return the columns of a hill on a height, `each` high for one member; see `binned`."""
    return [
        Mark((at + middle) * step, foot + each * len(bins[at]), "", label(at), base=foot, size=step)
        for at in sorted(bins)
    ]


def binned(values: Sequence[float], step: float, middle: float = 0.5) -> Bins:
    """Return the games of each column: number of the column -> games.

    A column begins at its number times `step`; with the middle 0 it lies around that.
    """
    found: dict[int, list[int]] = {}
    for game, value in enumerate(values):
        found.setdefault(floor(value / step + 0.5 - middle + 1e-9), []).append(game)
    return found


def differences(result: Result, language: str = "") -> Chart:
    """Show by how much each other scenario lies above the first, paired game by game.

    A row a measure, each on its own scale, with 95 % intervals. Raises SetupError for a run of one
    scenario.
    """
    source = Source(result, language)
    if len(source.names) < 2:
        raise SetupError("chart.alone")
    say, played = source.say, result.played
    measures = list(source.room.measures)
    first = {name: result.values(name, 0)[:played] for name in measures}
    others = range(1, len(source.names))
    found = {
        (name, place): difference(result.values(name, place)[:played], first[name])
        for name in measures
        for place in others
    }
    series, rows = [], []
    for place in others:
        marks = []
        for at, name in enumerate(measures):
            mean = found[name, place]
            reach = max(
                abs(end)
                for other in others
                for end in (found[name, other].mean, *ends(found[name, other]))
                if end is not None
            )
            scale = reach or 1.0
            low, high = ends(mean)
            pairs = zip(result.values(name, place)[:played], first[name], strict=True)
            typical = nearest(
                {game: one - other for game, (one, other) in enumerate(pairs)}, mean.mean
            )
            shift = 0.0 if len(others) == 1 else 0.3 - 0.6 * (place - 1) / (len(others) - 1)
            text = source.number(mean.mean, sign=True)
            range_ = source.span(mean, -1)
            sure = say("charts.sure" if mean.sure else "charts.unsure")
            label = say(
                "charts.bar_label",
                scenario=source.short[place],
                what=source.measure(name),
                value=text,
                range=range_,
                games=source.games(played),
            )
            marks.append(
                Mark(
                    mean.mean / scale,
                    len(measures) - 1 - at + shift,
                    text,
                    f"{label}, {sure}",
                    low=None if low is None else low / scale,
                    high=None if high is None else high / scale,
                    unsure=not mean.sure,
                    scenario=place,
                    game=typical,
                )
            )
            rows.append((at, (source.measure(name), source.names[place], text, range_, sure)))
        series.append(Series("dot", source.short[place], place, tuple(marks)))
    names = tuple(
        (len(measures) - 1 - at, source.measure(name)) for at, name in enumerate(measures)
    )
    about = say("charts.differences.about", first=source.short[0], games=source.games(played))
    return source.chart(
        "differences",
        say("charts.differences.title", first=source.short[0]),
        about,
        Axis(say("charts.differences.axis"), -1.3, 1.3, ((0, "0"),), grid=True),
        Axis("", -0.5, len(measures) - 0.5, names),
        len(measures) * max(LEAST_ROW, 24 * len(others) + 12),
        series,
        source.table("measure scenario difference interval verdict", in_order(rows)),
        "typical",
        keyed=True,
    )
