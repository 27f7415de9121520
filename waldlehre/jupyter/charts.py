"""The live chart: Bokeh without a connection, a table beside it, and the game of what is clicked."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

from ipywidgets import HTML, Box, Layout, VBox
from ipywidgets.widgets.widget_string import HTMLStyle
from jupyter_bokeh import BokehModel

from waldlehre.drawing.palette import style_sheet
from waldlehre.drawing.svg import VIEWS
from waldlehre.explore.charts.chart import BESIDE, Chart
from waldlehre.explore.charts.looks import look, outline
from waldlehre.jupyter.figure import WIDTH, Figure
from waldlehre.jupyter.script import Script
from waldlehre.kernel.errors import SetupError
from waldlehre.texts import speech


@cache
def plain() -> tuple[Layout, Layout, Layout, HTMLStyle]:
    """Return layouts of a part, a column and a row, and the style of texts.

    All charts share them: front ends lose widgets when too many are opened at once.
    """
    row = Layout(flex_flow="row wrap", align_items="flex-start", grid_gap="16px")
    return Layout(margin="0"), Layout(width=f"{WIDTH}px", margin="0"), row, HTMLStyle()


def html(text: str) -> HTML:
    """Return a text as a widget."""
    return HTML(text, layout=plain()[0], style=plain()[3])


class Plot(BokehModel):  # type: ignore[misc]  # jupyter_bokeh has no types
    """A figure that may be closed by hand and once more when nothing holds it any longer."""

    def close(self) -> None:
        """Let go of the figure, once."""
        if self.comm is not None:
            super().close()


class LiveChart(VBox):  # type: ignore[misc]  # ipywidgets has no types
    """A chart to be read and clicked; the game of a mark opens below it.

    Until the page has the script that draws it, and where it never comes, its still twin stands there.
    """

    children: Any
    closes_its_parts = True
    beside: Any = None
    """Figure and table."""
    alive: tuple[Any, ...] = ()
    """What is clicked: heading, figure, source."""
    board: Any = None
    """The game that was opened last."""

    def __init__(self, chart: Chart, view: str = "auto") -> None:
        if view not in VIEWS:
            raise SetupError("board.view", view=repr(view)[:40], known=", ".join(VIEWS))
        self.chart = chart
        self.view = view
        self.say = speech(chart.language, "explore")
        self.figure = Figure(chart, view, self.show_game)
        part, column, row, _ = plain()
        look_ = "wl" if view == "auto" else f"wl wl-{view}"
        style = f"<style>{style_sheet('charts', view)}</style>"
        alive = [html(f'{style}<div class="{look_}">{heading(chart)}</div>')]
        if not chart.empty:
            alive.append(Plot(self.figure.plot, layout=part))
        if chart.source:
            alive.append(html(f'{style}<div class="{look_}">{origin(chart)}</div>'))
        self.alive = tuple(alive)
        self.still = html(f'<div class="{look_}">{chart.picture(view).html()}</div>')
        table = html(f'<div class="{look_}">{chart.table_html()}</div>')
        self.status = html("")
        self.script = Script(layout=part)
        self.script.observe(lambda change: self.wake(change["new"]), "ready")
        self.beside = Box([VBox([], layout=column), table], layout=row)
        self.wake(False)
        super().__init__([self.beside], layout=part)

    def close(self) -> None:
        """Let go of the chart and of the game below it; layouts and styles are shared by all charts."""
        if self.board is not None:
            self.board.close()
        if self.beside is not None:
            column, table = self.beside.children
            parts = (self.script, self.still, *self.alive, self.status)
            for part in (*parts, column, table, self.beside):
                part.close()
        super().close()

    def wake(self, ready: bool) -> None:
        """Show the figure that is clicked, if the page has what draws it; else its still twin."""
        shown = self.alive if ready or self.chart.empty else (self.still,)
        self.beside.children[0].children = (self.script, *shown, self.status)

    def show_game(self, scenario: int, game: int) -> None:
        """Open a game below the chart; whatever goes wrong becomes a sentence there."""
        self.tell(self.say("charts.opening", number=game))
        try:
            board = (
                self.chart.game(game, scenario).board(view=self.view) if self.chart.game else None
            )
        except Exception as fault:  # noqa: BLE001 (what went wrong must stand below the chart)
            self.tell(self.say("charts.fault", fault=f"{type(fault).__name__}: {fault}"[:200]))
            return
        named = self.chart.names[scenario]
        self.tell(self.say("charts.opened", number=game, scenario=named))
        last, self.board = self.board, board
        self.children = [self.beside, board]
        if last is not None:
            last.close()

    def tell(self, sentence: str) -> None:
        """Say something right below the figure, where it was clicked."""
        self.status.value = f'<p role="status" style="{TOLD}">{escape(sentence)}</p>'

    def _repr_mimebundle_(self, **options: Any) -> Any:
        found = super()._repr_mimebundle_(**options)
        found["text/html"] = self.chart.html(self.view)
        found["text/plain"] = repr(self.chart)
        return found

    def __repr__(self) -> str:
        return repr(self.chart)


TOLD = "margin:12px 0 4px;font-size:15px;font-weight:700"
HEAD = "color:var(--wl-ink);background:var(--wl-panel);padding:16px 26px 6px;border-radius:14px 14px 0 0"


def heading(chart: Chart) -> str:
    """Return title, badge, key, and what a click does, as HTML."""
    badge = ""
    if chart.house:
        badge = f'<span style="{BADGE}">{escape(chart.house)}</span>'
    named = {one.look: one for one in chart.series} if chart.keyed else {}
    markers = "".join(
        f'<span style="margin-right:22px;white-space:nowrap">{marker(number)}{escape(one.name)}</span>'
        for number, one in named.items()
    )
    keys = f'<p style="margin:8px 0 0;font-size:14px">{markers}</p>' if markers else ""
    empty = f"<p>{escape(chart.empty)}</p>" if chart.empty else ""
    taps = "" if chart.empty or not chart.taps else f'<p style="{QUIET}">{escape(chart.taps)}</p>'
    return (
        f'<div style="{HEAD}"><div style="{BESIDE};justify-content:space-between">'
        f'<h3 style="margin:0;font-size:22px;line-height:1.25;color:inherit;'
        f'overflow-wrap:anywhere">{escape(chart.title)}</h3>{badge}</div>'
        f'<p style="{QUIET}">{escape(chart.about)}</p>{taps}{empty}'
        f"{keys}</div>"
    )


def origin(chart: Chart) -> str:
    """Return whose numbers a chart shows, as HTML that stands below it."""
    return f'<p style="{FOOT}">{escape(chart.source)}</p>'


FOOT = (
    "margin:0;padding:8px 26px 14px;border-radius:0 0 14px 14px;font-size:13px;line-height:1.4;"
    "color:var(--wl-ink-2);background:var(--wl-panel)"
)
QUIET = "margin:4px 0 0;font-size:14px;line-height:1.4;color:var(--wl-ink-2)"
BADGE = (
    "border:1.5px solid var(--wl-bad);border-radius:13px;padding:3px 11px;font-size:12px;"
    "font-weight:700;line-height:1.4;color:var(--wl-bad);white-space:nowrap"
)


def marker(number: int) -> str:
    """Return the marker of a series as a small picture."""
    colour, shape, _ = look(number)
    return (
        f'<svg width="20" height="20" style="vertical-align:-5px;margin-right:6px" '
        f'aria-hidden="true"><path d="{outline(shape, 10, 10, 7)}" '
        f'fill="var(--wl-c{colour})"/></svg>'
    )
