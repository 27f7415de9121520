"""What takes long waits behind a button: many games and their chart, turning points and boards."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib import import_module
from typing import Any

from waldlehre.lessons.words import said


class Later:
    """A button with a label; when somebody presses it, `make` works and what it returns is shown.

    `make` returns one thing or a list: sentences, charts, boards, anything that draws itself.
    """

    def __init__(
        self, label: str, make: Callable[[], Any], about: str = "", stored: bool = False
    ) -> None:
        self.label = label
        self.about = about
        """How long it takes, or what it is good for; stands beside the button."""
        self.make = make
        self.stored = stored
        """True: a stored notebook, in which nobody presses a button, shows what comes of it."""

    def made(self) -> list[Any]:
        """Work, and return what is to be shown."""
        found = self.make()
        return list(found) if isinstance(found, list | tuple) else [found]

    def _repr_html_(self) -> str:
        """Return what stands there where nothing is alive."""
        told = " ".join([said("", "later.still"), self.about]).strip()
        head = f"<p><strong>{escape(self.label)}</strong></p><p>{escape(told)}</p>"
        return head + "".join(map(figure, self.made() if self.stored else ()))

    def _ipython_display_(self) -> None:
        import_module("waldlehre.jupyter").show_later(self)

    def __str__(self) -> str:
        return f"{self.label}. {self.about}".strip()

    def __repr__(self) -> str:
        return f"<Later: {self.label}>"


def figure(one: Any) -> str:
    """Return the HTML of something that does not live: what it draws, or its words."""
    drawn = getattr(one, "_repr_html_", None)
    html: str | None = drawn() if drawn is not None else None
    return html if html is not None else f"<p>{escape(str(one))}</p>"
