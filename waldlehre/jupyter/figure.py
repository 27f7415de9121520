"""A chart as a Bokeh figure: the same marks, colours of our palette that follow the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bokeh.core.properties import value
from bokeh.models import (
    ColumnDataSource,
    FixedTicker,
    HoverTool,
    Range1d,
    TapTool,
)
from bokeh.plotting import figure

from waldlehre.drawing.palette import FIXED, SIZES
from waldlehre.drawing.shapes import block, pixels
from waldlehre.explore.charts.chart import SHADES, Axis, Chart, Series
from waldlehre.explore.charts.looks import look
from waldlehre.jupyter.paint import Paint

WIDTH = 780
AIR = 18
"""Pixels left free around the marks."""
FONT = 'system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif'
TEXT, NAME, SMALL = 14, 15, 13
HIT = 28
"""Pixels around a point where a click counts."""
NAMES = 0.34
"""Room beside lines for their names, as a part of the axis."""
TALL_NAME = 24
MARKERS = {"inverted": "inverted_triangle", "cross": "plus"}
"""Markers that Bokeh calls otherwise."""


class Figure:
    """Draws a chart by Bokeh and says what was clicked: opens(scenario, game)."""

    def __init__(self, chart: Chart, view: str, opens: Callable[[int, int], None]) -> None:
        self.chart = chart
        self.opens = opens
        self.paint = Paint(view)
        self.sources: list[ColumnDataSource] = []
        """The marks of each series, in order."""
        at = 0 if view == "auto" else FIXED.index(view)
        self.thick, self.large = float(SIZES["w"][at]), float(SIZES["t"][at])
        left, right = self.across()
        self.plot: Any = figure(
            width=WIDTH,
            height=chart.height + 90,
            sizing_mode="fixed",
            tools=[TapTool()],
            toolbar_location=None,
            x_range=Range1d(start=left, end=right),
            y_range=Range1d(start=chart.y.low, end=chart.y.high),
            outline_line_color=None,
            min_border=AIR,
            styles={"border-radius": "0 0 14px 14px", "overflow": "hidden"},
        )
        self.ground()
        shapes = {
            "line": self.line,
            "bar": self.bar,
            "dot": self.dot,
            "column": self.column,
            "cell": self.cell,
        }
        for series in chart.series:
            if series.marks:
                shapes[series.form](series)
        self.ends()
        self.paint.follow(self.plot)

    # -- ground ----------------------------------------------------------------------------------

    def across(self) -> tuple[float, float]:
        """Return the bounds of the axis below, with room for what is written beside marks."""
        axis, chart = self.chart.x, self.chart
        wide = axis.high - axis.low
        if any(one.form == "line" for one in chart.series):
            return axis.low, axis.high + NAMES * wide
        room = [0.0, 0.0]
        for series in chart.series:
            for mark in series.marks:
                if series.form in ("bar", "dot"):
                    side = 0 if mark.x < mark.base else 1
                    need = pixels(mark.text, TEXT * self.large, "t-num") + 16
                    room[side] = max(room[side], need / (WIDTH - 240) * wide)
        return axis.low - room[0], axis.high + room[1]

    def ground(self) -> None:
        """Draw axes and grid, quietly."""
        plot, chart = self.plot, self.chart
        self.paint(plot, "background_fill_color", "panel")
        self.paint(plot, "border_fill_color", "panel")
        for axis, grid, about in (
            (plot.xaxis[0], plot.xgrid[0], chart.x),
            (plot.yaxis[0], plot.ygrid[0], chart.y),
        ):
            numbers = about.grid
            axis.visible = grid.visible = chart.kind != "heat"
            axis.ticker = FixedTicker(ticks=[at for at, _ in about.ticks])
            axis.major_label_overrides = {at: wrapped(text) for at, text in about.ticks}
            if axis is plot.yaxis[0] and not numbers:
                plot.min_border_left = self.beside(about)
            axis.major_label_text_font_size = self.size(TEXT)
            axis.major_label_text_font = axis.axis_label_text_font = FONT
            axis.axis_label_text_font_size = self.size(TEXT)
            axis.axis_label_text_font_style = "normal"
            axis.axis_line_color = axis.major_tick_line_color = None
            axis.minor_tick_line_color = None
            self.paint(axis, "major_label_text_color", "ink-2" if numbers else "ink")
            self.paint(axis, "axis_label_text_color", "ink-2")
            if numbers:
                grid.ticker = axis.ticker
                self.paint(grid, "grid_line_color", "hair")
            else:
                grid.grid_line_color = None
        plot.xaxis[0].axis_label = chart.x.label if chart.kind != "heat" else ""
        plot.title.text = chart.y.label or (chart.x.label if chart.kind == "heat" else "")
        plot.title.text_font = FONT
        plot.title.text_font_size = self.size(TEXT)
        self.paint(plot.title, "text_color", "ink-2")
        self.zero(chart.x, vertical=True)
        self.zero(chart.y, vertical=False)

    def zero(self, axis: Axis, vertical: bool) -> None:
        """Draw the line of zero."""
        if not axis.grid or not axis.low <= 0 <= axis.high:
            return
        other = self.chart.y if vertical else self.chart.x
        low, high = other.low, other.high
        ends = ([0, 0], [low, high]) if vertical else ([low, high], [0, 0])
        line = self.plot.line(*ends, line_width=1.5 * self.thick)
        self.paint(line.glyph, "line_color", "line", spec=True)

    def beside(self, axis: Axis) -> int:
        """Return how much room the names of rows need, with air before them."""
        lines = [line for _, text in axis.ticks for line in wrapped(text).splitlines()]
        return round(max((pixels(line, TEXT * self.large) for line in lines), default=0)) + 2 * AIR

    def size(self, pixels_: float) -> str:
        """Return a size of type."""
        return f"{pixels_ * self.large:.4g}px"

    # -- marks -----------------------------------------------------------------------------------

    def source(self, series: Series) -> ColumnDataSource:
        """Return the marks of a series; what is clicked opens its game."""
        marks = series.marks
        data: dict[str, list[Any]] = {
            name: [getattr(mark, name) for mark in marks]
            for name in ("x", "y", "base", "size", "text", "label", "name", "scenario", "game")
        }
        source = ColumnDataSource(data)
        self.sources.append(source)

        def tapped(_: str, __: Any, chosen: list[int]) -> None:
            if not chosen:
                return
            source.selected.indices = []  # so that the same mark can be clicked again
            at = chosen[0]
            if type(at) is int and 0 <= at < len(marks) and marks[at].game >= 0:
                self.opens(marks[at].scenario, marks[at].game)

        source.selected.on_change("indices", tapped)
        return source

    def hit(self, renderer: Any) -> None:
        """Let a renderer, drawn without colour, be what is pointed at and clicked."""
        calm(renderer)
        tooltip = '<div style="max-width:280px;font-size:13px">@label</div>'
        self.plot.add_tools(HoverTool(renderers=[renderer], tooltips=tooltip))
        tap = next(tool for tool in self.plot.tools if isinstance(tool, TapTool))
        known = [] if tap.renderers == "auto" else list(tap.renderers)
        tap.renderers = [*known, renderer]

    def colour(self, series: Series) -> str:
        """Return the token of a series."""
        return f"c{look(series.look)[0]}"

    def line(self, series: Series) -> None:
        """Draw a line with its band and its points."""
        source, token = self.source(series), self.colour(series)
        known = [mark for mark in series.marks if mark.low is not None]
        if len(known) > 1:
            band = self.plot.varea(
                x=[mark.x for mark in known],
                y1=[mark.low for mark in known],
                y2=[mark.high for mark in known],
                fill_alpha=0.16,
            )
            self.paint(band.glyph, "fill_color", token)
        dashes = [int(one) for one in look(series.look)[2].split()]
        line = self.plot.line(
            "x", "y", source=source, line_width=3 * self.thick, line_dash=dashes or "solid"
        )
        self.paint(line.glyph, "line_color", token, spec=True)
        calm(line)
        self.points(series, source, 11)

    def points(self, series: Series, source: ColumnDataSource, size: int) -> None:
        """Draw markers, and around each a place to click."""
        shape, token = look(series.look)[1], self.colour(series)
        hollow = [mark.unsure for mark in series.marks]
        for unsure in sorted(set(hollow)):
            some = [mark for mark in series.marks if mark.unsure == unsure]
            drawn = self.plot.scatter(
                [mark.x for mark in some],
                [mark.y for mark in some],
                marker=MARKERS.get(shape, shape),
                size=size,
                line_width=(2.5 if unsure else 1.5) * self.thick,
            )
            self.paint(drawn.glyph, "fill_color", "panel" if unsure else token, spec=True)
            self.paint(drawn.glyph, "line_color", token if unsure else "panel", spec=True)
        self.hit(self.plot.scatter("x", "y", source=source, size=HIT, alpha=0))

    def whiskers(self, series: Series) -> None:
        """Draw intervals with their caps."""
        xs: list[list[float]] = []
        ys: list[list[float]] = []
        cap = 5 * (self.chart.y.high - self.chart.y.low) / self.chart.height
        for mark in series.marks:
            if mark.low is None or mark.high is None:
                continue
            y, low, high = mark.y, mark.low, mark.high
            xs += [[low, high], [low, low], [high, high]]
            ys += [[y, y], [y - cap, y + cap], [y - cap, y + cap]]
        if xs:
            drawn = self.plot.multi_line(xs, ys, line_width=1.8 * self.thick)
            self.paint(drawn.glyph, "line_color", "ink", spec=True)

    def numbers(self, series: Series) -> None:
        """Write numbers behind bars and whiskers."""
        for back in (False, True):
            some = [mark for mark in series.marks if (mark.x < mark.base) == back]
            pick = min if back else max
            places = [
                pick(end for end in (mark.x, mark.low, mark.high) if end is not None)
                for mark in some
            ]
            if some:
                texts = [mark.text for mark in some]
                levels = [mark.y for mark in some]
                self.write(places, levels, texts, "right" if back else "left", -12 if back else 12)

    def write(
        self,
        xs: list[float],
        ys: list[float],
        texts: list[str],
        align: str,
        offset: float = 0,
        token: str = "ink",
        size: int = TEXT,
        bold: bool = True,
        up: float = 0,
    ) -> None:
        """Write texts on the plot."""
        drawn = self.plot.text(
            xs,
            ys,
            text=texts,
            text_align=align,
            text_baseline="middle",
            x_offset=offset,
            y_offset=-up,
            text_font=value(FONT),  # a bare string would name a column
            text_font_size=self.size(size),
            text_font_style="bold" if bold else "normal",
            level="overlay",
        )
        self.paint(drawn.glyph, "text_color", token, spec=True)

    def bar(self, series: Series) -> None:
        """Draw bars from zero with whiskers; a click counts in the whole row."""
        source = self.source(series)
        drawn = self.plot.hbar(
            y="y", left="base", right="x", height="size", source=source, line_alpha=0
        )
        self.paint(drawn.glyph, "fill_color", self.colour(series), soft=True, spec=True)
        calm(drawn)
        self.whiskers(series)
        if self.chart.keyed:
            shape = look(series.look)[1]
            end = self.plot.scatter(
                [mark.x for mark in series.marks],
                [mark.y for mark in series.marks],
                marker=MARKERS.get(shape, shape),
                size=10,
                line_width=1.5 * self.thick,
            )
            self.paint(end.glyph, "fill_color", self.colour(series), spec=True)
            self.paint(end.glyph, "line_color", "panel", spec=True)
        self.numbers(series)
        left, right = self.across()
        whole = "size" if self.chart.keyed else 1
        self.hit(
            self.plot.hbar(y="y", left=left, right=right, height=whole, source=source, alpha=0)
        )

    def dot(self, series: Series) -> None:
        """Draw dots with whiskers."""
        self.whiskers(series)
        self.points(series, self.source(series), 14)
        self.numbers(series)

    def column(self, series: Series) -> None:
        """Draw the columns of a hill; a click counts above a low one too."""
        source = self.source(series)
        marks = series.marks
        source.data["left"] = [mark.x - mark.size / 2 for mark in marks]
        source.data["right"] = [mark.x + mark.size / 2 for mark in marks]
        source.data["top"] = [mark.base + 0.75 for mark in marks]
        sides = {"left": "left", "right": "right", "bottom": "base", "source": source}
        drawn = self.plot.quad(**sides, top="y", line_width=1)
        self.paint(drawn.glyph, "fill_color", self.colour(series), soft=True, spec=True)
        self.paint(drawn.glyph, "line_color", "panel", spec=True)
        calm(drawn)
        top = self.plot.segment(
            x0="left", x1="right", y0="y", y1="y", source=source, line_width=3 * self.thick
        )
        self.paint(top.glyph, "line_color", self.colour(series), spec=True)
        calm(top)
        self.hit(self.plot.quad(**sides, top="top", alpha=0))

    def cell(self, series: Series) -> None:
        """Draw the fields of a map, and its key in their tooltips and the table."""
        for shade in range(-1, SHADES):
            some = [mark for mark in series.marks if mark.shade == shade]
            if not some:
                continue
            xs, ys = [mark.x for mark in some], [mark.y for mark in some]
            drawn = self.plot.rect(xs, ys, width=0.95, height=0.95, border_radius=10)
            token = f"heat-{shade}" if shade >= 0 else "panel-2"
            self.paint(drawn.glyph, "fill_color", token, spec=True)
            self.paint(drawn.glyph, "line_color", "hair", spec=True)
            ink = "ink-2" if shade < 0 else "on-cool" if shade < 3 else "on-hot"
            big = NAME if shade < 0 else 22
            self.write(xs, ys, [mark.text for mark in some], "center", 0, ink, big, shade >= 0)
            if shade >= 0:
                names = [mark.name for mark in some]
                self.write(xs, ys, names, "center", 0, ink, SMALL, bold=False, up=30)
        source = self.source(series)
        self.hit(self.plot.rect("x", "y", width=1, height=1, source=source, alpha=0))

    def ends(self) -> None:
        """Write the names of lines at their ends, none over another."""
        lines = [one for one in self.chart.series if one.form == "line" and one.marks]
        axis, free = self.chart.y, -1e9
        one_pixel = (axis.high - axis.low) / self.chart.height
        for series in sorted(lines, key=lambda one: one.marks[-1].y):
            text = wrapped(series.name)
            tall = TALL_NAME * one_pixel * (1 + text.count("\n"))
            y = max(series.marks[-1].y, free + tall / 2)
            free = y + tall / 2
            self.write([self.chart.x.high], [y], [text], "left", 6, size=NAME)


def calm(renderer: Any) -> None:
    """Let a renderer look the same whatever is chosen."""
    renderer.nonselection_glyph = renderer.selection_glyph = None


def wrapped(text: str) -> str:
    """Break a text into lines that fit beside a chart."""
    return "\n".join(one.text for one in block(0, 0, text, 170, TEXT))
