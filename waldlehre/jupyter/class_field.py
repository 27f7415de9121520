"""The field for the codes of a class, alive: paste them, and the chart is drawn from those that count."""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as widgets

from waldlehre.explore.class_field import ClassField
from waldlehre.jupyter.charts import LiveChart
from waldlehre.jupyter.later import BUTTON, TEXT
from waldlehre.jupyter.stack import Stack, close_all_of


class ClassFieldView(Stack):
    """A text field, a button, and below them what counts, what does not, and the chart."""

    def __init__(self, field: ClassField) -> None:
        self.field = field
        say = field.say
        self.help = widgets.HTML(f'<p style="{TEXT}">{escape(say("help"))}</p>')
        self.codes = widgets.Textarea(
            description=say("field"),
            continuous_update=False,
            rows=8,
            style={"description_width": "initial"},
            layout={"width": "100%", "max_width": "780px"},
        )
        self.codes.observe(lambda change: self.count(change["new"]), names="value")
        self.button = widgets.Button(description=say("count"), layout=BUTTON)
        self.button.on_click(lambda _: self.count(self.codes.value))
        self.told = widgets.HTML()
        self.drawn = widgets.VBox([])
        self.shown: Any = None
        """The groups that the chart shows."""
        super().__init__([self.help, self.codes, self.button, self.told, self.drawn])
        self.show()

    def count(self, text: str) -> None:
        """Put the codes of a text together."""
        self.field.take(text)
        self.show()

    def show(self) -> None:
        """Say what counts, and draw it where it is another than before."""
        self.told.value = f'<div role="status" style="{TEXT}">{self.field.told()}</div>'
        groups = self.field.gathering.groups
        if groups == (self.shown or []):
            return
        self.shown = groups
        before = self.drawn.children
        self.drawn.children = (LiveChart(self.field.chart()),) if groups else ()
        for child in before:
            close_all_of(child)
