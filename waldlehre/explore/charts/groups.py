"""What a class has guessed and found: two hills of groups, and what they know together."""

from __future__ import annotations

from itertools import pairwise

from waldlehre.explore.charts.chart import Axis, Chart, Mark, Series, Table
from waldlehre.explore.charts.scale import span, step_for, ticks, widened, written
from waldlehre.explore.charts.source import ends, shortened, spoken
from waldlehre.explore.charts.spread import BELOW, COLUMNS, FIRM, HILL, NARROW, PEAK, binned, hill
from waldlehre.explore.gathering import Gathering
from waldlehre.foresters.spread import Interval, interval
from waldlehre.texts import language as spoken_here


def classroom(gathering: Gathering) -> Chart:
    """Show the predictions of a class beside its results, a hill each.

    Height: number of groups. Below the results lies the mean of all games of all groups with its 95 %
    interval (see `waldlehre.explore.experiment.pooled`), below the predictions their mean.
    """
    say, language = gathering.say, gathering.language or spoken_here()
    groups, name = gathering.groups, gathering.measure()
    first, second = shortened([str(gathering.experiment.before), str(gathering.experiment.after)])
    about = say("chart.about", one=first, other=second, count=len(groups))
    title = say("chart.title", measure=name)
    rows = [("guess", [float(one.guess) for one in groups])]
    rows.append(("result", [one.report.found.mean for one in groups]))
    every = [0.0, *rows[0][1], *rows[1][1]]
    low, high = min(every), max(every)
    step = max(step_for(low, max(high, low + NARROW), COLUMNS), closest(gathering))
    bins = [binned(values, step, 0) for _, values in rows]
    peak = max((len(one) for found in bins for one in found.values()), default=1)
    series: list[Series] = []
    names = []
    for place, (kind, values) in enumerate(rows):
        foot, found = 1 - place, bins[place]

        def label(at: int, kind: str = kind, found: dict[int, list[int]] = found) -> str:
            value = written(at * step, language, sign=True)
            return say(f"chart.column.{kind}", value=value, count=len(found[at]))

        marks = hill(found, foot, step, PEAK / peak, label, 0)
        series.append(Series("column", say(f"chart.{kind}"), place, tuple(marks)))
        if values:
            series.append(
                Series("dot", say(f"chart.{kind}"), place, (mean(gathering, kind, values, foot),))
            )
        names.append((foot + 0.2, f"{say(f'chart.{kind}')} (n{FIRM}={FIRM}{len(values)})"))
    left, right = widened(low - step, max(high, low) + step)
    return Chart(
        "classroom",
        title,
        about,
        Axis(say("chart.axis", measure=name), left, right, ticks(left, right, language, 8), True),
        Axis("", -0.3, 1.85, tuple(names)),
        2 * HILL,
        tuple(series),
        Table(tuple(say(f"chart.heads.{one}") for one in HEADS), table(gathering, language)),
        "\n".join([f"{title}. {about}", *spoken(series, say), *counting(gathering)]),
        house="",
        notes=(say("chart.method"),) if groups else (),
        empty="" if groups else say("chart.nothing"),
        language=language,
    )


def counting(gathering: Gathering) -> list[str]:
    """Say how many groups count and what they have found; a list tells what does not count."""
    refused = gathering.say("refused", count=len(gathering.faults))
    return [line for line in gathering.lines() if line != refused]


HEADS = ("group", "guess", "result", "interval")


def closest(gathering: Gathering) -> float:
    """Return how near two different guesses may be."""
    guesses: list[int] = sorted(gathering.experiment.guesses)
    return float(min(after - before for before, after in pairwise(guesses)))


def mean(gathering: Gathering, kind: str, values: list[float], foot: float) -> Mark:
    """Return the dot below a hill: what all groups have found, or their mean guess."""
    say, language = gathering.say, gathering.language or spoken_here()
    found = gathering.pooled if kind == "result" else interval(values)
    text = written(found.mean, language, sign=True)
    low, high = ends(found) if kind == "result" else (None, None)
    about = {"value": text, "range": spanned(gathering, found, language)}
    label = say(f"chart.mean.{kind}", **about)
    return Mark(found.mean, foot - BELOW, text, label, low=low, high=high)


def spanned(gathering: Gathering, found: Interval, language: str) -> str:
    """Write an interval."""
    low, high = ends(found)
    return span(low, high, language, -1, gathering.say("to"))


def table(gathering: Gathering, language: str) -> tuple[tuple[str, ...], ...]:
    """Return a row for each group, and one for all together."""
    say = gathering.say
    rows = []
    for number, one in enumerate(gathering.groups, 1):
        found = one.report.found
        result = written(found.mean, language, sign=True)
        guess = written(one.guess, language, 0, sign=True)
        rows.append((str(number), guess, result, spanned(gathering, found, language)))
    if rows:
        found = gathering.pooled
        guess = written(interval([one.guess for one in gathering.groups]).mean, language, sign=True)
        result = written(found.mean, language, sign=True)
        rows.append((say("chart.all"), guess, result, spanned(gathering, found, language)))
    return tuple(rows)
