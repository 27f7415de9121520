"""Heat maps: where on the landscape something is lost."""

from __future__ import annotations

from waldlehre.explore.charts.chart import SHADES, Axis, Chart, Mark, Series
from waldlehre.explore.charts.source import Source, ends, most, per_game
from waldlehre.explore.result import Result
from waldlehre.kernel.errors import SetupError

FIELD = 104
"""Pixels of a field's height."""


def heat(result: Result, scenario: int | str = 0, language: str = "") -> Chart:
    """Show how often plants die on each place of the landscape: the mean over games and seats.

    Raises SetupError for a room without losses or without a map that is always the same.
    """
    source = Source(result, language)
    place, say, room = result.place(scenario), source.say, source.room
    lost = [name for name, event in room.counted.items() if event in room.losses]
    if room.plots is None or not lost:
        raise SetupError("chart.plots", room=room.name)
    frame = result.table(lost[0])
    names = room.events[room.counted[lost[0]]].names
    column = next(name for name in names if room.kinds.get(name) == room.places[1])
    rows = frame[frame["scenario"] == source.names[place]]
    counts: dict[str, dict[int, float]] = {}
    for (key, game), many in rows.groupby([column, "game"], observed=True).size().items():
        counts.setdefault(str(key), {})[int(game)] = float(many)
    chosen, games = result.scenarios[place], source.counts[place]
    found = []
    for name, x, y, keys in room.plots(chosen.table(0), source.voice):
        here: dict[int, float] = {}
        for key in keys:
            for game, many in counts.get(key, {}).items():
                here[game] = here.get(game, 0.0) + many / len(keys)
        mean = per_game(here, games) if keys else None
        found.append((name, x, y, mean, most(here)))
    peak = max((mean.mean for *_, mean, _ in found if mean), default=0.0)
    marks, cells = [], []
    for name, x, y, mean, game in found:
        if mean is None:
            marks.append(Mark(x, -y, name, "", size=1, scenario=place))
            continue
        text, range_ = source.number(mean.mean, 2), source.span(mean, 2)
        shade = min(SHADES - 1, int(SHADES * mean.mean / peak)) if peak else 0
        about = {"scenario": name, "what": say("charts.heat.what"), "value": text, "range": range_}
        label = say("charts.bar_label", **about, games=source.games(games))
        low, high = ends(mean)
        marks.append(
            Mark(
                x, -y, text, label, name, low, high, size=1, shade=shade, scenario=place, game=game
            )
        )
        cells.append((name, text, range_, str(mean.count)))
    columns, levels = [mark.x for mark in marks], [mark.y for mark in marks]
    ends_ = [source.number(peak * at / SHADES, 2) for at in range(SHADES + 1)]
    scale = tuple((at, f"{ends_[at]}–{ends_[at + 1]}") for at in range(SHADES)) if peak else ()
    title = say("charts.heat.title")
    about_ = say("charts.heat.about", scenario=source.short[place], games=source.games(games))
    return source.chart(
        "heat",
        title,
        about_,
        Axis(say("charts.heat.axis"), min(columns) - 0.5, max(columns) + 0.5, scale),
        Axis("", min(levels) - 0.5, max(levels) + 0.5),
        int(FIELD * (max(levels) - min(levels) + 1)),
        [Series("cell", source.short[place], place, tuple(marks))],
        source.table("place mean interval n", cells),
        "most",
    )
