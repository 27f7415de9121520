"""Bars of numbers that somebody has worked out already: no run behind them, so no intervals."""

from __future__ import annotations

from collections.abc import Mapping

from waldlehre.explore.charts.bars import BAR
from waldlehre.explore.charts.chart import Axis, Chart, Mark, Series, Table
from waldlehre.explore.charts.scale import ticks, widened, written
from waldlehre.explore.charts.source import ROW, spoken
from waldlehre.kernel.errors import SetupError
from waldlehre.texts import language as spoken_here
from waldlehre.texts import speech


def given(
    title: str,
    about: str,
    axis: str,
    rows: Mapping[str, Mapping[str, float]],
    language: str = "",
) -> Chart:
    """Show numbers by row and series: {"oak": {"as logs": 4, "as blocks": 6}}.

    A series may be missing in a row. `axis` says what is counted. Raises SetupError for no numbers.
    """
    names = list(dict.fromkeys(name for row in rows.values() for name in row))
    if not names:
        raise SetupError("chart.numbers")
    tongue = language or spoken_here()
    say, many = speech(tongue, "explore"), len(names)
    size = 0.62 if many == 1 else 0.78 / many
    series = []
    for place, name in enumerate(names):
        marks = []
        for at, (row, numbers) in enumerate(rows.items()):
            if name not in numbers:
                continue
            y = len(rows) - 1 - at + (0 if many == 1 else 0.39 - size * (place + 0.5))
            text = short(numbers[name], tongue)
            label = say("charts.given_label", row=row, name=name, value=text)
            marks.append(Mark(numbers[name], y, text, label, size=size))
        series.append(Series("bar", name, place, tuple(marks)))
    values = [mark.x for one in series for mark in one.marks]
    low, high = widened(min(0.0, *values), max(0.0, *values))
    cells = [
        (row, *(short(numbers.get(name), tongue) for name in names))
        for row, numbers in rows.items()
    ]
    return Chart(
        "given",
        title,
        about,
        Axis(axis, low, high, ticks(low, high, tongue), grid=True),
        Axis(
            "", -0.5, len(rows) - 0.5, tuple((len(rows) - 1 - at, r) for at, r in enumerate(rows))
        ),
        max(len(rows), 2) * max(ROW if many == 1 else 0, BAR * many + 14),
        tuple(series),
        Table(("", *names), tuple(cells)),
        "\n".join([f"{title}. {about}", *spoken(series, say), say("charts.in_table")]),
        keyed=many > 1,
        language=tongue,
    )


def short(value: float | None, language: str) -> str:
    """Write a number, a whole one without decimals; "–" for none."""
    return written(value, language, 0 if value == round(value or 0) else -1)
