"""Where on a picture the places of a chart lie."""

from __future__ import annotations

from waldlehre.explore.charts.chart import Chart

ASIDE = 170
"""Pixels beside lines for their names."""


class Paper:
    """The part of a picture that holds the marks."""

    def __init__(self, chart: Chart, left: float, top: float, right: float, bottom: float) -> None:
        self.chart = chart
        self.left = left
        self.right = right
        self.top = top + (22 if chart.y.grid else 0)
        self.bottom = bottom + (22 if chart.y.grid else 0)

    def x(self, value: float) -> float:
        """Return the pixel of a place on the axis below."""
        axis = self.chart.x
        part = (value - axis.low) / (axis.high - axis.low)
        return round(self.left + part * (self.right - self.left), 1)

    def y(self, value: float) -> float:
        """Return the pixel of a place on the axis at the side."""
        axis = self.chart.y
        part = (value - axis.low) / (axis.high - axis.low)
        return round(self.bottom - part * (self.bottom - self.top), 1)
