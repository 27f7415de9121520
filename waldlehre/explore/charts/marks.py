"""Marks of a still chart: lines with bands, bars, dots, columns and fields."""

from __future__ import annotations

from waldlehre.drawing.palette import LARGEST_TYPE
from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import block, group, path, rect, words
from waldlehre.explore.charts.chart import Mark, Series
from waldlehre.explore.charts.looks import look, outline
from waldlehre.explore.charts.paper import ASIDE, Paper

POINT = 5.5
DOT = 7.0
CAP = 5.0
TYPE = 14
NAME = 15
BETWEEN = 8
"""Pixels between two names at the ends of lines."""


def drawn(paper: Paper) -> list[Node]:
    """Draw all series; what is written beside them comes last."""
    shapes = {"line": line, "bar": bar, "dot": dot, "column": column, "cell": cell}
    nodes = []
    for series in paper.chart.series:
        colour = look(series.look)[0]
        inside = shapes[series.form](paper, series)
        nodes.append(group(*inside, cls=f"c{colour}"))
    return [*nodes, *names(paper)]


def line(paper: Paper, series: Series) -> list[Node]:
    """Draw a line with its band and its points."""
    _, marker, dashes = look(series.look)
    places = [(paper.x(mark.x), paper.y(mark.y)) for mark in series.marks]
    found = []
    for run in banded(series.marks):
        upper = [f"{paper.x(mark.x)} {paper.y(mark.high or 0)}" for mark in run]
        lower = [f"{paper.x(mark.x)} {paper.y(mark.low or 0)}" for mark in reversed(run)]
        found.append(path(f"M{'L'.join(upper + lower)}Z", cls="band"))
    if len(places) > 1:
        d = "M" + "L".join(f"{x} {y}" for x, y in places)
        found.append(path(d, cls="series", stroke_dasharray=dashes))
    for mark, (x, y) in zip(series.marks, places, strict=True):
        found.append(
            path(outline(marker, x, y, POINT), cls="full", part=part(mark), label=mark.label)
        )
    return found


def banded(marks: tuple[Mark, ...]) -> list[list[Mark]]:
    """Return the runs of marks that have an interval."""
    runs: list[list[Mark]] = [[]]
    for mark in marks:
        if mark.low is None or mark.high is None:
            runs.append([])
        else:
            runs[-1].append(mark)
    return [run for run in runs if len(run) > 1]


def bar(paper: Paper, series: Series) -> list[Node]:
    """Draw bars from zero with whiskers; among several a marker says whose it is."""
    marker = look(series.look)[1]
    found = []
    for mark in series.marks:
        zero, end, y = paper.x(mark.base), paper.x(mark.x), paper.y(mark.y)
        half = abs(paper.y(mark.size) - paper.y(0)) / 2
        inside = [
            rect(
                min(zero, end),
                round(y - half, 1),
                round(abs(end - zero), 1),
                round(2 * half, 1),
                cls="bar",
            ),
            *whisker(paper, mark, y),
        ]
        if paper.chart.keyed:
            inside.append(path(outline(marker, end, y, min(POINT, half)), cls="full"))
        found.append(group(*inside, part=part(mark), label=mark.label))
    return found


def dot(paper: Paper, series: Series) -> list[Node]:
    """Draw dots with whiskers; a hollow one may be chance."""
    marker = look(series.look)[1]
    found = []
    for mark in series.marks:
        x, y = paper.x(mark.x), paper.y(mark.y)
        cls = "hollow" if mark.unsure else "full"
        inside = [*whisker(paper, mark, y), path(outline(marker, x, y, DOT), cls=cls)]
        found.append(group(*inside, part=part(mark), label=mark.label))
    return found


def whisker(paper: Paper, mark: Mark, y: float) -> list[Node]:
    """Draw an interval with its caps."""
    if mark.low is None or mark.high is None:
        return []
    low, high = paper.x(mark.low), paper.x(mark.high)
    up, down = f"{y - CAP:.1f}", f"{y + CAP:.1f}"
    return [path(f"M{low} {up}V{down}M{low} {y}H{high}M{high} {up}V{down}", cls="whisker")]


def column(paper: Paper, series: Series) -> list[Node]:
    """Draw the columns of a hill."""
    found = []
    for mark in series.marks:
        left, right = paper.x(mark.x - mark.size / 2), paper.x(mark.x + mark.size / 2)
        top, foot = paper.y(mark.y), paper.y(mark.base)
        inside = [
            rect(left, top, round(max(1.0, right - left - 1), 1), round(foot - top, 1), cls="bar"),
            path(f"M{left} {top}H{right - 1:.1f}", cls="bar-end"),
        ]
        found.append(group(*inside, part=part(mark), label=mark.label))
    return found


def cell(paper: Paper, series: Series) -> list[Node]:
    """Draw the fields of a map."""
    found = []
    for mark in series.marks:
        left, top = paper.x(mark.x - 0.5) + 3, paper.y(mark.y + 0.5) + 3
        width = paper.x(mark.x + 0.5) - left - 3
        height = paper.y(mark.y - 0.5) - top - 3
        middle = left + width / 2
        if mark.shade < 0:
            inside = [
                rect(left, top, round(width, 1), round(height, 1), 10, cls="well"),
                words(middle, top + height / 2 + 5, mark.text, NAME, width - 12, cls="t-mid t-2"),
            ]
        else:
            ink = f"fill:var(--wl-{'on-cool' if mark.shade < 3 else 'on-hot'})"
            fill = f"var(--wl-heat-{mark.shade})"
            inside = [
                rect(left, top, round(width, 1), round(height, 1), 10, fill=fill, cls="field"),
                words(
                    middle,
                    top + height / 2 + 8,
                    mark.text,
                    22,
                    width - 12,
                    cls="t-mid t-b",
                    style=ink,
                ),
                words(left + 12, top + 22, mark.name, 13, width - 24, style=ink),
            ]
        found.append(group(*inside, part=part(mark), label=mark.label))
    return found


def part(mark: Mark) -> str:
    """Return the part id of a mark: the game that it opens."""
    return f"game:{mark.scenario}:{mark.game}" if mark.game >= 0 else ""


def names(paper: Paper) -> list[Node]:
    """Write what stands directly beside marks: names of lines, numbers of bars and dots."""
    found = []
    ends = []
    for series in paper.chart.series:
        if series.form == "line" and series.marks:
            last = series.marks[-1]
            ends.append((paper.y(last.y), paper.x(last.x), series.name))
        if series.form in ("bar", "dot"):
            found += [number(paper, mark) for mark in series.marks]
    return found + beside(paper, ends)


def number(paper: Paper, mark: Mark) -> Node:
    """Write a number behind its bar or whisker, on the side that leads away from zero."""
    back = mark.x < mark.base
    reach = [end for end in (mark.x, mark.low, mark.high) if end is not None]
    x = paper.x(min(reach)) - 12 if back else paper.x(max(reach)) + 12
    y = paper.y(mark.y) + 5
    return words(x, y, mark.text, TYPE, cls="t-end t-num" if back else "t-num")


def beside(paper: Paper, ends: list[tuple[float, float, str]]) -> list[Node]:
    """Write names at the ends of lines, none over another."""
    found, free = [], paper.top - 10
    room = ASIDE - 14
    lines = sorted(ends)
    for y, x, name in lines:
        texts = block(paper.right + 14, 0, name, room / LARGEST_TYPE, NAME, 1.15, cls="t-b")
        tall = NAME * 1.15 * LARGEST_TYPE * len(texts)
        top = max(free, y - tall / 2)
        free = top + tall + BETWEEN
        if paper.right - x > 6:
            found.append(path(f"M{x + 9} {y}L{paper.right + 10} {top + tall / 2:.1f}", cls="grid"))
        for one in texts:
            one.attributes["y"] = f"{float(one.attributes['y']) + top + NAME:.1f}"
        found += texts
    return found
