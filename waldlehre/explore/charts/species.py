"""What has a place in the landscapes that games end with: a bar for each species."""

from __future__ import annotations

from waldlehre.explore.charts.bars import bars, grouped, said
from waldlehre.explore.charts.chart import Chart
from waldlehre.explore.charts.source import Source, nearest, per_game
from waldlehre.explore.result import Result
from waldlehre.foresters.spread import Interval

WHOLE = 100.0
"""Games of a hundred."""


def habitats(result: Result, most: int = 16, language: str = "") -> Chart:
    """Show in how many of a hundred games a species has a place on the map at the end.

    The `most` species by which the scenarios differ most, the widest gap first; whisker: 95 %
    interval. Raises SetupError for a room without species to find.
    """
    source = Source(result, language)
    frame = source.frame("habitats", "habitats")
    found = []
    for name in source.names:
        games = grouped(frame[frame["scenario"] == name], "species")
        found.append({key: dict.fromkeys(values, WHOLE) for key, values in games.items()})
    labels = source.labels("species")
    means = [
        {key: share(one.get(key, {}), count) for key in labels}
        for one, count in zip(found, source.counts, strict=True)
    ]
    gap = {key: spread([one[key].mean for one in means]) for key in labels}
    keys = sorted(labels, key=lambda key: (-gap[key], -means[0][key].mean))[:most]
    opens = [{key: nearest(values, WHOLE) for key, values in one.items()} for one in found]
    title, about = said(source, "habitats")
    axis = source.say("charts.habitats.axis")
    return bars(source, "habitats", title, about, axis, keys, labels, means, None, opens, "one")


def share(values: dict[int, float], count: int) -> Interval:
    """Return in how many of a hundred games something is so; no interval leads beyond all of them."""
    found = per_game(values, count)
    return Interval(found.mean, found.low, min(WHOLE, found.high), found.count)


def spread(values: list[float]) -> float:
    """Return how far the numbers of the scenarios lie apart; of one alone its number counts."""
    return max(values) - min(values) if len(values) > 1 else values[0]
