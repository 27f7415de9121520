"""The still twin of a chart: our own SVG, in the views of the boards."""

from __future__ import annotations

from waldlehre.drawing.palette import LARGEST_TYPE
from waldlehre.drawing.scene import Node, Scene, node
from waldlehre.drawing.shapes import block, group, path, pixels, rect, words
from waldlehre.drawing.svg import Picture
from waldlehre.explore.charts.chart import SHADES, Axis, Chart
from waldlehre.explore.charts.looks import look, outline
from waldlehre.explore.charts.marks import TYPE, drawn
from waldlehre.explore.charts.paper import ASIDE, Paper

WIDTH = 780
EDGE = 26
BODY = 14
NAME = 15
SMALL = 12
MOST_NAME = 210
"""Pixels for the names of rows, at most."""
KEY = 24


def picture(chart: Chart, view: str = "auto") -> Picture:
    """Draw a chart."""
    head, top = heading(chart)
    if chart.keyed:
        rows, top = key(chart, top)
        head += rows
    left = EDGE + (0 if chart.kind == "heat" else beside(chart.y) + widest(chart, back=True))
    right = WIDTH - EDGE - aside(chart)
    paper = Paper(chart, left, top + 12, right, top + 12 + chart.height)
    nodes = [*head, *axes(paper)]
    if chart.empty:
        middle = (paper.top + paper.bottom) / 2
        nodes += block(WIDTH / 2, middle, chart.empty, WIDTH - 4 * EDGE, NAME, cls="t-mid t-2")
    else:
        nodes += drawn(paper)
    feet, height = footing(paper)
    ground = rect(0, 0, WIDTH, height, 14, fill="var(--wl-panel)")
    title = f"{chart.title}. {chart.about}"
    return Picture(
        Scene("charts", WIDTH, round(height), title, lambda: chart.words, [ground, *nodes, *feet]),
        view,
    )


def heading(chart: Chart) -> tuple[list[Node], float]:
    """Return title, badge and what it is about; and where they end."""
    badge = pixels(chart.house, 12, "t-b") * LARGEST_TYPE + 22 if chart.house else 0
    room = WIDTH - 2 * EDGE - badge
    lines = block(EDGE, 42, chart.title, room / LARGEST_TYPE, 22, 1.25, cls="t-b")
    nodes = list(lines)
    if chart.house:
        x = WIDTH - EDGE - badge
        nodes.append(rect(x, 23, badge, 26, 13, cls="badge-house"))
        nodes.append(words(x + badge / 2, 40.5, chart.house, 12, cls="t-mid t-bad"))
    y = 42 + 22 * 1.25 * len(lines)
    about = block(EDGE, y, chart.about, (WIDTH - 2 * EDGE) / LARGEST_TYPE, BODY, 1.4, cls="t-2")
    return [*nodes, *about], y + BODY * 1.4 * len(about) - 6


def key(chart: Chart, top: float) -> tuple[list[Node], float]:
    """Return the names of the series with their markers, in lines; and where they end."""
    nodes, x, y = [], float(EDGE), top + 20
    named = {one.look: one for one in chart.series}
    for number, series in named.items():
        wide = 30 + pixels(series.name, BODY) * LARGEST_TYPE + 22
        if x + wide > WIDTH - EDGE and x > EDGE:
            x, y = float(EDGE), y + KEY
        colour, marker, _ = look(number)
        nodes.append(group(path(outline(marker, x + 10, y - 5, 7), cls="full"), cls=f"c{colour}"))
        nodes.append(words(x + 26, y, series.name, BODY, WIDTH - 2 * EDGE - 26))
        x += wide
    return nodes, y + 4


def beside(axis: Axis) -> float:
    """Return how much room the ticks at the left side need."""
    widest = max((pixels(text, BODY) for _, text in axis.ticks), default=0.0)
    return min(widest * LARGEST_TYPE, MOST_NAME) + 14


def aside(chart: Chart) -> float:
    """Return how much room is needed at the right side."""
    if chart.kind == "heat":
        return 0
    if any(one.form == "line" for one in chart.series):
        return ASIDE
    return 16 + widest(chart, back=False)


def widest(chart: Chart, back: bool) -> float:
    """Return how much room numbers need beside the marks on one side of zero."""
    numbers = [
        pixels(mark.text, TYPE, "t-num") * LARGEST_TYPE
        for one in chart.series
        if one.form in ("bar", "dot")
        for mark in one.marks
        if (mark.x < mark.base) == back
    ]
    return max(numbers, default=-4.0) + 4


def axes(paper: Paper) -> list[Node]:
    """Return grid, ticks and the names of the axes."""
    chart = paper.chart
    if chart.kind == "heat":
        return []
    nodes = []
    for at, text in chart.x.ticks:
        x = paper.x(at)
        if chart.x.grid:
            cls = "zero" if at == 0 else "grid"
            nodes.append(line(x, paper.top, x, paper.bottom, cls))
        else:
            nodes.append(line(x, paper.bottom, x, paper.bottom + 5, "zero"))
        nodes.append(words(x, paper.bottom + 22, text, BODY, cls="t-mid t-2"))
    for at, text in chart.y.ticks:
        y = paper.y(at)
        if chart.y.grid:
            nodes.append(line(paper.left, y, paper.right, y, "zero" if at == 0 else "grid"))
        right = EDGE + beside(chart.y) - 10
        room = (right - EDGE) / LARGEST_TYPE
        found = block(right, 0, text, room, BODY, 1.2, cls="t-end" + " t-2" * chart.y.grid)
        lift = y + 5 - BODY * 1.2 * (len(found) - 1) / 2
        nodes += [moved(one, lift) for one in found]
    if chart.y.grid:
        nodes.append(words(paper.left - 10, paper.top - 14, chart.y.label, BODY, cls="t-b t-2"))
    if not chart.x.grid and chart.y.grid:
        nodes.append(line(paper.left, paper.bottom, paper.right, paper.bottom, "zero"))
    return nodes


def moved(one: Node, down: float) -> Node:
    """Move a line of text down."""
    one.attributes["y"] = f"{float(one.attributes['y']) + down:.1f}"
    return one


def line(x: float, y: float, right: float, bottom: float, cls: str) -> Node:
    """Return a straight line."""
    return node("line", x1=x, y1=y, x2=right, y2=bottom, cls=cls)


def footing(paper: Paper) -> tuple[list[Node], float]:
    """Return what stands below the marks, and where the picture ends."""
    chart = paper.chart
    if chart.kind == "heat":
        return scale(paper)
    middle = (paper.left + paper.right) / 2
    name = words(middle, paper.bottom + 46, chart.x.label, BODY, cls="t-mid t-2")
    room = (WIDTH - 2 * EDGE) / LARGEST_TYPE
    origin = block(EDGE, paper.bottom + 76, chart.source, room, SMALL, 1.35, cls="t-2")
    below = 12 + SMALL * 1.35 * len(origin) if chart.source else 0
    return [name, *origin], paper.bottom + 64 + below


def scale(paper: Paper) -> tuple[list[Node], float]:
    """Return the key of a heat map."""
    nodes, y = (
        [words(EDGE, paper.bottom + 30, paper.chart.x.label, BODY, cls="t-2")],
        paper.bottom + 42,
    )
    each = (WIDTH - 2 * EDGE) / SHADES
    for step, (_, text) in enumerate(paper.chart.x.ticks):
        x = EDGE + step * each
        ink = "var(--wl-on-cool)" if step < 3 else "var(--wl-on-hot)"
        nodes.append(rect(x, y, each - 4, 30, 6, fill=f"var(--wl-heat-{step})"))
        nodes.append(
            words(x + each / 2 - 2, y + 20, text, 13, each - 12, cls="t-mid", style=f"fill:{ink}")
        )
    return nodes, y + 30 + EDGE
