"""What goes wrong is named: the mistake, the place and the way out, in the reader's language."""

from __future__ import annotations

from typing import Any

from waldlehre.kernel.record import Record
from waldlehre.kernel.speech import voice

HARMLESS = "\u00a0\u00ad\u200d\u202f"
"""Unprintable in name only: fixed spaces, a soft hyphen and the joint in some emoji."""


class Refusal(Record):
    """Why something that looks possible is not: a rule number and a message with parameters."""

    __slots__ = ("about", "message", "rule")

    def __init__(self, rule: str, message: str, about: dict[str, int] | None = None) -> None:
        self.rule = rule
        self.message = message
        self.about = about or {}


class Problem(ValueError):
    """A mistake that its maker can mend; `message` is an id of the catalogue "kernel".

    The parameter `language` says in which language; without it, in that of the process.
    """

    def __init__(self, message: str, **about: Any) -> None:
        super().__init__(message)
        self.message = message
        self.about = about

    def __str__(self) -> str:
        about = {name: printable(value) for name, value in self.about.items() if name != "language"}
        return voice(self.about.get("language", ""), "kernel")(self.message, **about)

    def __reduce__(self) -> tuple[Any, ...]:
        return remade, (type(self), self.message, self.about)


def printable(value: Any) -> Any:
    """Write the control signs of a parameter as escapes: a save may hold any, a terminal not."""
    if type(value) is not str or value.isprintable():
        return value
    return "".join(
        sign if sign.isprintable() or sign in HARMLESS else ascii(sign)[1:-1] for sign in value
    )


def remade(cls: type[Problem], message: str, about: dict[str, Any]) -> Problem:
    """Unpickle a problem, so that worker processes can report one."""
    return cls(message, **about)


class IllegalAnswer(Problem):
    """An answer that the open question does not offer; the table is as it was."""

    @property
    def refusal(self) -> Refusal | None:
        """The rule that speaks against it, where one does."""
        found = self.about.get("refusal")
        return found if isinstance(found, Refusal) else None


class SaveError(Problem):
    """A save or code that cannot be read; nothing was loaded, nothing overwritten."""


class BoxError(Problem):
    """A table of a box with a fault: file, row and column are named."""


class SetupError(Problem):
    """A game that cannot be set up as asked."""
