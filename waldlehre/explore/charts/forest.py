"""The timber that a real forest lost, year by year: lines of causes, or of groups of species."""

from __future__ import annotations

from typing import TYPE_CHECKING

from waldlehre.explore.charts.chart import Axis, Chart, Mark, Series, Table
from waldlehre.explore.charts.lines import TALL
from waldlehre.explore.charts.scale import ticks, widened, written
from waldlehre.explore.charts.source import spoken
from waldlehre.explore.real import CAUSES, GROUPS
from waldlehre.kernel.errors import SetupError
from waldlehre.texts import language as spoken_here
from waldlehre.texts import speech

if TYPE_CHECKING:
    import pandas as pd

KINDS = {"cause": CAUSES, "species": tuple(reversed(GROUPS.values()))}


def timber(frame: pd.DataFrame, by: str = "cause", language: str = "") -> Chart:
    """Show damage timber (`explore.damage_timber`, or some of its rows) by "cause" or by "species".

    Raises SetupError for anything else to go by, and for a frame without a row.
    """
    if by not in KINDS:
        raise SetupError("chart.timber", by=repr(by)[:40], known=", ".join(KINDS))
    if not len(frame):
        raise SetupError("chart.no_rows")
    language = language or spoken_here()
    say = speech(language, "real")
    sums = frame.groupby([by, "year"], observed=True)["timber"].sum()
    years = sorted({int(year) for year in frame["year"]})
    series = []
    for place, kind in enumerate(KINDS[by]):
        found = {int(year): float(sums[name, year]) for name, year in sums.index if name == kind}
        marks = []
        for year in sorted(found):
            value = written(found[year], language, 1)
            label = say("label", what=say(f"{by}.{kind}"), year=str(year), value=value)
            marks.append(Mark(year, found[year], value, label))
        if marks:
            series.append(Series("line", say(f"{by}.{kind}"), place, tuple(marks)))
    highest = max(mark.y for one in series for mark in one.marks)
    low, high = widened(0, highest)
    first, last = years[0], years[-1]
    step = 1 + (last - first) // 9
    title = say(f"title.{by}", first=str(first), last=str(last))
    about = say("about")
    words = [f"{title}. {about}", *spoken(series, say), say("in_table"), say("source")]
    return Chart(
        "timber",
        title,
        about,
        Axis(
            say("year"),
            first - 0.5,
            last + 0.5,
            tuple((year, str(year)) for year in range(first, last + 1, step)),
        ),
        Axis(say("axis"), low, high, ticks(low, high, language), grid=True),
        TALL,
        tuple(series),
        numbers(series, years, say("year")),
        "\n".join(words),
        notes=(say("drought"),) if by == "cause" else (say("groups"),),
        source=say("source"),
        language=language,
        names=tuple(one.name for one in series),
    )


def numbers(series: list[Series], years: list[int], head: str) -> Table:
    """Return the table: a row a year, a column a series; "–" where nothing was listed."""
    known = [{mark.x: mark.text for mark in one.marks} for one in series]
    rows = tuple((str(year), *(one.get(year, "–") for one in known)) for year in years)
    return Table((head, *(one.name for one in series)), rows)
