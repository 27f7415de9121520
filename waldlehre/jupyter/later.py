"""A button that does something long, once, and shows below it what comes of it."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as widgets

from waldlehre.explore.charts.chart import Chart
from waldlehre.jupyter.desk import paragraphs
from waldlehre.jupyter.stack import Stack
from waldlehre.lessons.later import Later, figure
from waldlehre.lessons.words import said

BUTTON = {"width": "auto", "align_self": "flex-start"}
TEXT = "font-size:15px;line-height:1.45"


class LaterView(Stack):
    """A button with what it says of itself; it can be pressed again when something went wrong."""

    def __init__(self, later: Later) -> None:
        self.later = later
        self.button = widgets.Button(description=later.label, layout=BUTTON)
        self.button.on_click(lambda _: self.work())
        self.told = widgets.HTML(paragraphs([later.about], "status") if later.about else "")
        self.below = widgets.VBox([], layout={"grid_gap": "14px"})
        super().__init__([self.button, self.told, self.below])

    def work(self) -> None:
        """Work and show it; whatever goes wrong becomes a sentence."""
        self.button.disabled = True
        self.told.value = paragraphs([said("", "later.working")], "status")
        try:
            found = [part for some in together(self.later.made()) for part in parts(some)]
        except Exception as fault:  # noqa: BLE001 (what went wrong must stand below the button)
            message = said("", "later.fault", fault=f"{type(fault).__name__}: {fault}"[:200])
            self.told.value = paragraphs([message], "alert")
            self.button.disabled = False
            return
        self.below.children = tuple(found)
        self.told.value = paragraphs([said("", "later.done")], "status")


def together(made: list[Any]) -> list[Any]:
    """Put sentences that follow each other into one list."""
    found: list[Any] = []
    for one in made:
        if isinstance(one, str) and found and isinstance(found[-1], list):
            found[-1].append(one)
        else:
            found.append([one] if isinstance(one, str) else one)
    return found


def parts(one: Any) -> list[Any]:
    """Return as widgets what is to be shown: a widget as it is, charts alive, all else as HTML."""
    if isinstance(one, list):
        lines = "".join(f'<p style="margin:4px 0">{escape(line)}</p>' for line in one)
        return [widgets.HTML(f'<div style="{TEXT}">{lines}</div>')]
    if isinstance(one, widgets.Widget):
        return [one]
    if isinstance(one, Chart):
        from waldlehre.jupyter.charts import LiveChart

        return [LiveChart(one)]
    return [widgets.HTML(f'<div class="jp-RenderedHTMLCommon">{figure(one)}</div>')]
