"""The field in which a teacher puts the codes of a class together."""

from __future__ import annotations

from html import escape
from importlib import import_module

from waldlehre.explore.charts import classroom
from waldlehre.explore.charts.chart import Chart
from waldlehre.explore.charts.groups import counting
from waldlehre.explore.experiment import Experiment
from waldlehre.explore.gathering import Gathering
from waldlehre.texts import speech

MOST_NAMED = 40
"""Codes that do not count and are named one by one."""


class ClassField:
    """Takes the codes of an experiment, says which count, and shows what the class has found."""

    def __init__(self, experiment: Experiment, text: str = "", folder: str = ".") -> None:
        self.experiment = experiment
        self.folder = folder
        """Where a live field keeps the codes that count."""
        self.say = speech("", "experiment")
        self.take(text)

    def take(self, text: str) -> Gathering:
        """Put other codes together."""
        self.text = text
        self.gathering = Gathering(self.experiment, text)
        return self.gathering

    def chart(self) -> Chart:
        """Return guesses and results of the groups that count."""
        return classroom(self.gathering)

    def told(self) -> str:
        """Return as HTML what counts, and each code that does not, with the reason."""
        found = self.gathering
        if not found.groups and not found.faults:
            return f"<p>{escape(self.say('empty'))}</p>"
        counts = "".join(f"<p>{escape(line)}</p>" for line in counting(found))
        return counts + (self.refused() if found.faults else "")

    def refused(self) -> str:
        """Return as HTML each code that does not count, with the reason."""
        faults = self.gathering.faults
        more = len(faults) - MOST_NAMED
        told = "".join(
            f"<li><code>{escape(one.text)}</code> {escape(one.reason)}</li>"
            for one in faults[:MOST_NAMED]
        )
        rest = f"<li>{escape(self.say('more', count=more))}</li>" if more > 0 else ""
        head = self.say("refused", count=len(faults))
        return f"<p>{escape(head)}</p><ul>{told}{rest}</ul>"

    def _repr_html_(self) -> str:
        """Return what stands there where nothing is alive: what it is for, or what it holds."""
        if not self.gathering.groups:
            about = f"<p>{escape(self.say('still'))}</p>"
            return f"<p><strong>{escape(self.say('field'))}</strong></p>{about}"
        return self.told() + self.chart().html()

    def _ipython_display_(self) -> None:
        import_module("waldlehre.jupyter").show_class_field(self)

    def __str__(self) -> str:
        return "\n".join(self.gathering.lines())

    def __repr__(self) -> str:
        return f"<ClassField {self.experiment.name}: {len(self.gathering.groups)} groups>"
