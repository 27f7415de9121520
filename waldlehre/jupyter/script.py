"""Bokeh's own script: brought to a page when its first chart comes, never asked of a stranger."""

from __future__ import annotations

from functools import cache
from typing import Any

import anywidget
import traitlets
from bokeh.resources import Resources

from waldlehre.jupyter.live import read

WANT = {"want": "script"}


@cache
def script() -> str:
    """Return the script, more than a megabyte, which a page needs but once."""
    return "\n".join(Resources(mode="inline", components=["bokeh"]).js_raw)


class Script(anywidget.AnyWidget):
    """Stands unseen beside a chart and says when the page has the script."""

    _esm = read("script.js")

    ready = traitlets.Bool(default_value=False).tag(sync=True)
    """True once the page has it; false again when the page was loaded anew."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.on_msg(self._asked)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take from a browser what it may write, and nothing else."""
        super().set_state({"ready": bool(sync_data.get("ready", self.ready))})

    def _asked(self, _: Any, content: Any, __: Any) -> None:
        if content == WANT:
            self.send({"script": script()})
