"""The field for the codes of a class, alive: paste them, and the chart is drawn from those that count.

The codes that count are kept beside the notebook, with the answers, and stand in the field again when
it is opened anew. Nothing else of what was pasted is kept: there may be names in it.
"""

from __future__ import annotations

from html import escape
from typing import Any

import ipywidgets as widgets

from waldlehre.explore.class_field import ClassField
from waldlehre.jupyter.charts import LiveChart
from waldlehre.jupyter.later import BUTTON, TEXT
from waldlehre.jupyter.stack import Stack, close_all_of
from waldlehre.lessons.answers import Answers
from waldlehre.lessons.trial import as_answer
from waldlehre.texts import speech

LINES = 40
"""Codes that are kept as one text: an answer holds texts of some length, and some number of them."""


class ClassFieldView(Stack):
    """A text field, a button, and below them what counts, what does not, and the chart."""

    def __init__(self, field: ClassField) -> None:
        self.field = field
        self.answers = Answers(field.folder)
        self.key = f"{field.experiment.name}/codes"
        kept = self.answers.get(self.key)
        if kept is not None and not field.text:
            field.take("\n".join(kept["picked"]))
        say = field.say
        self.help = widgets.HTML(f'<p style="{TEXT}">{escape(say("help"))}</p>')
        self.codes = widgets.Textarea(
            value=field.text,
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
        """Put the codes of a text together, and keep those that count."""
        codes = [one.code for one in self.field.take(text).groups]
        pages = ["\n".join(codes[at : at + LINES]) for at in range(0, len(codes), LINES)]
        self.answers.keep(self.key, as_answer(words=pages) if codes else None)
        self.show(self.saved())

    def saved(self) -> str:
        """Say whether the codes are kept; "" where there is none to be kept."""
        say, answers = speech("", "board"), self.answers
        if answers.fault:
            return say("saved.fault", fault=answers.fault)
        groups = self.field.gathering.groups
        return say("saved.file", file=answers.path.name) if groups else ""

    def show(self, saved: str = "") -> None:
        """Say what counts and whether it is kept, and draw it where it is another than before."""
        told = self.field.told() + (f"<p>{escape(saved)}</p>" if saved else "")
        self.told.value = f'<div role="status" style="{TEXT}">{told}</div>'
        groups = self.field.gathering.groups
        if groups == (self.shown or []):
            return
        self.shown = groups
        before = self.drawn.children
        self.drawn.children = (LiveChart(self.field.chart()),) if groups else ()
        for child in before:
            close_all_of(child)
