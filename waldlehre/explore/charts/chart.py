"""A chart as data: what is drawn, said and put into its table, before anybody draws it.

Two painters draw the same chart: `still` as our own SVG, and the live one in a notebook. All places
are in the units of the axes, all texts are in the reader's language, and no number is NaN.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from waldlehre.kernel.files import move_into_place

if TYPE_CHECKING:
    from waldlehre.drawing.svg import Picture
    from waldlehre.kernel.game import Game

SHADES = 5
"""Steps of a heat map."""


@dataclass(frozen=True)
class Mark:
    """One thing to look at: a point, bar, column or cell, with its interval if it has one."""

    x: float
    y: float
    text: str
    """Its number as it is written beside it."""
    label: str
    """All that there is to know of it."""
    name: str = ""
    """What it is called on the picture."""
    low: float | None = None
    high: float | None = None
    """The ends of its interval, along the axis that carries numbers."""
    base: float = 0
    """Where a bar or column begins."""
    size: float = 0
    """How thick a bar is, how wide a column."""
    shade: int = -1
    """The step of the heat map; -1 for a place without a number."""
    unsure: bool = False
    """True for a difference that may as well be none."""
    scenario: int = 0
    game: int = -1
    """The game that it opens; -1 for none."""


@dataclass(frozen=True)
class Series:
    """Marks that belong together and look alike."""

    form: str
    """"line" with its band, "bar", "dot", "column" or "cell"."""
    name: str
    look: int
    """Which colour, marker and dashes; see `looks`."""
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class Axis:
    """One side of a chart."""

    label: str
    low: float
    high: float
    ticks: tuple[tuple[float, str], ...] = ()
    grid: bool = False
    """True if it carries numbers."""


@dataclass(frozen=True)
class Table:
    """The same numbers as texts; the first column names its row."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Chart:
    """A chart ready to be shown: draws itself in a notebook, saves itself to a file."""

    kind: str
    title: str
    about: str
    """What the numbers are, and of how many games."""
    x: Axis
    y: Axis
    height: int
    """Pixels of the part that holds the marks."""
    series: tuple[Series, ...]
    table: Table
    words: str
    """What it shows, for those who cannot see it."""
    house: str = ""
    """The badge of house rules, where some were played."""
    notes: tuple[str, ...] = ()
    empty: str = ""
    """What stands there instead of marks."""
    taps: str = ""
    """What a click on a mark does."""
    keyed: bool = False
    """True if a key names the series; else the marks name themselves."""
    source: str = ""
    """Whose numbers they are, where they are not ours; stands below the marks."""
    language: str = ""
    names: tuple[str, ...] = ()
    """The scenarios."""
    game: Callable[[int, int], Game] | None = field(default=None, compare=False, repr=False)
    """(game, scenario) -> that game, to be opened."""

    def picture(self, view: str = "auto") -> Picture:
        """Return its still twin; the views are those of boards."""
        from waldlehre.explore.charts.still import picture

        return picture(self, view)

    def svg(self, view: str = "auto") -> str:
        """Return its still twin as SVG text."""
        return self.picture(view).svg()

    def html(self, view: str = "auto") -> str:
        """Return its still twin with the table beside it."""
        look = "wl" if view == "auto" else f"wl wl-{view}"
        return (
            f'<div class="{look}" style="{BESIDE}">{self.picture(view).html()}'
            f"{self.table_html()}</div>"
        )

    def table_html(self) -> str:
        """Return the table; its colours are those of the picture beside it, or of the page."""
        heads = "".join(f'<th scope="col">{escape(one)}</th>' for one in self.table.heads)
        rows = "".join(f"<tr>{row_html(row)}</tr>" for row in self.table.rows)
        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        caption = f"<caption>{escape(self.title)}</caption>"
        return (
            f'{RULES}<div class="wl-numbers" tabindex="0" role="group" '
            f'aria-label="{escape(self.title)}"><table>{caption}'
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>{notes}</div>"
        )

    def save(self, path: str | Path, view: str = "auto") -> Path:
        """Write it to a file: an .svg, or an .html page with its table; return where it is.

        Raises ValueError for another ending, OSError where nothing can be written.
        """
        target = Path(path)
        if target.suffix not in (".svg", ".html"):
            raise ValueError(f"{target.name}: a chart is saved as .svg or .html")
        text = self.svg(view) if target.suffix == ".svg" else self.page(view)
        return move_into_place(text, target)

    def page(self, view: str = "auto") -> str:
        """Return a whole page that needs nothing else."""
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="color-scheme" content="light"><title>{escape(self.title)}</title>'
            f"</head>\n<body>{self.html(view)}</body></html>\n"
        )

    def _ipython_display_(self, **_: Any) -> None:
        import_module("waldlehre.jupyter").show_chart(self)

    def _repr_html_(self) -> str:
        return self.html()

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"<Chart {self.kind}: {self.title}>"


BESIDE = "display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start"
RULES = """<style>
.wl-numbers{max-width:100%;max-height:520px;overflow:auto;box-sizing:border-box;padding:14px;
border-radius:14px;color:var(--wl-ink);background:var(--wl-panel);font-size:13px;
line-height:1.35}
.wl-numbers:focus-visible{outline:3px solid var(--wl-focus)}
.wl-numbers table{border-collapse:collapse;margin:0;border:0;font-size:13px;
font-variant-numeric:tabular-nums}
.wl-numbers caption{text-align:left;font-weight:700;padding:0 0 8px;color:inherit}
.wl-numbers th,.wl-numbers td{text-align:right;padding:4px 8px;white-space:nowrap;border:0;
border-bottom:1px solid var(--wl-hair);color:inherit;background:none;font-weight:400}
.wl-numbers thead th{font-weight:700}
.wl-numbers th:first-child{text-align:left;white-space:normal;max-width:220px;
overflow-wrap:anywhere}
.wl-numbers p{max-width:40em;margin:10px 0 0;color:var(--wl-ink-2)}
</style>"""


def row_html(row: tuple[str, ...]) -> str:
    """Return the cells of a row; the first is its name."""
    head = f'<th scope="row">{escape(row[0])}</th>'
    return head + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
