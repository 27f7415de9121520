"""Things below one another in a notebook, which let go of all that belongs to them when they go."""

from __future__ import annotations

from typing import Any

import ipywidgets as widgets


class Stack(widgets.VBox):  # type: ignore[misc]
    """A column of widgets."""

    children: Any

    def close(self) -> None:
        """Let go of the column and of all that stands in it."""
        inside, self.children = self.children, ()
        for child in inside:
            close_all_of(child)
        self.layout.close()
        super().close()


def close_all_of(widget: Any) -> None:
    """Close a widget and all that belongs to it; a chart knows itself what it shares with others."""
    if getattr(widget, "closes_its_parts", False):
        widget.close()
        return
    for child in getattr(widget, "children", ()):
        close_all_of(child)
    for part in (getattr(widget, "layout", None), getattr(widget, "style", None), widget):
        if part is not None:
            part.close()
