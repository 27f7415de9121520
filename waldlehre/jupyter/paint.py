"""Colours of our palette on a Bokeh figure; they follow the page, as those of boards do."""

from __future__ import annotations

from typing import Any

from bokeh.models import CustomJS

from waldlehre.drawing.palette import value

SOFT = 0.52
"""How much of its colour a bar has; the rest is paper."""

FOLLOW = """
const dark = () => document.querySelector(
  '[data-jp-theme-light="false"], body.vscode-dark, html[theme="dark"]') !== null
const paint = () => {
  const at = dark() ? 1 : 0
  models.forEach((model, i) => { model[names[i]] = values[i][at] })
}
if (plot.wl_follows) return
plot.wl_follows = new MutationObserver(paint)
const watched = { attributes: true, attributeFilter: ["data-jp-theme-light", "class", "theme"] }
plot.wl_follows.observe(document.body, watched)
plot.wl_follows.observe(document.documentElement, watched)
paint()
"""
"""Runs in the browser when the figure is first laid out."""


class Paint:
    """Gives colours to the parts of a figure, and remembers which, on a light and on a dark page."""

    def __init__(self, view: str) -> None:
        self.view = view
        self.painted: list[tuple[Any, str, Any, Any]] = []
        """(model, property, value on a light page, on a dark one)"""

    def __call__(
        self, model: Any, name: str, token: str, soft: bool = False, spec: bool = False
    ) -> None:
        """Give a property a colour of the palette, on a light and on a dark page."""
        views = ("light", "dark") if self.view == "auto" else (self.view, self.view)
        found: list[Any] = []
        for view in views:
            colour = value(token, view)
            if soft:
                colour = mixed(colour, value("panel", view))
            found.append({"value": colour} if spec else colour)
        setattr(model, name, found[0]["value"] if spec else found[0])
        self.painted.append((model, name, *found))

    def follow(self, plot: Any) -> None:
        """Let colours follow the page."""
        if self.view != "auto":
            return
        models = [one[0] for one in self.painted]
        names = [one[1] for one in self.painted]
        values = [list(one[2:]) for one in self.painted]
        about = {"plot": plot, "models": models, "names": names, "values": values}
        plot.js_on_change("inner_width", CustomJS(args=about, code=FOLLOW))


def mixed(colour: str, paper: str) -> str:
    """Return a colour laid thinly on paper."""
    pairs = [(int(colour[at : at + 2], 16), int(paper[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(SOFT * one + (1 - SOFT) * two):02X}" for one, two in pairs)
