"""A group's part in the experiment of its class: a guess, its own games, and the code to hand in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from waldlehre.lessons.prediction import Counted, Prediction


class Experimenting(Protocol):
    """What a trial asks of an `explore.Experiment`."""

    @property
    def name(self) -> str:
        """The key of the question."""

    @property
    def guesses(self) -> Any:
        """What may be guessed."""

    def fresh(self) -> Any:
        """Play the games of a new group."""

    def packed(self, report: Any) -> list[int]:
        """Return a report as plain numbers."""

    def unpacked(self, numbers: list[int]) -> Any:
        """Return a report that was kept, or None."""

    def code(self, report: Any, guess: int) -> str:
        """Return a group's code."""

    def told(self, report: Any, guess: int, language: str = "") -> list[str]:
        """Say what a group has found."""


class GroupTrial(Prediction):
    """A prediction whose games are the group's own; its code stands behind the result."""

    def __init__(
        self,
        experiment: Experimenting,
        ask: str,
        counted: Counted,
        because: Callable[[], list[str]] | None,
        folder: str,
    ) -> None:
        self.experiment = experiment
        self._report: Any = None
        options = [(one, counted(one)) for one in experiment.guesses]

        def told() -> list[str]:
            lines = experiment.told(self.report, self.guess, self.language)[1:]
            return lines + (because() if because is not None else [])

        super().__init__(experiment.name, ask, options, self.mean, told, True, counted, folder)

    @property
    def guess(self) -> int:
        """What the group has guessed; IndexError before."""
        return (self.picked or ())[0]

    @property
    def code(self) -> str:
        """The code of the group; IndexError before its guess."""
        return self.experiment.code(self.report, self.guess)

    @property
    def report(self) -> Any:
        """What the group has played: once, then it is kept, so that it has one mark and one luck."""
        if self._report is None:
            key = f"{self.key}/played"
            kept = self.answers.get(key)
            self._report = None if kept is None else self.experiment.unpacked(kept["options"])
            if self._report is None:
                self._report = self.experiment.fresh()
                self.answers.keep(key, played(self.experiment.packed(self._report)))
        return self._report

    def verdict(self) -> list[str]:
        """Return guess and result in words, and the code to be written down."""
        known = super().verdict()[:2]
        return (
            [*known, *self.experiment.told(self.report, self.guess, self.language)[:1]]
            if known
            else []
        )

    def mean(self) -> int:
        """Return the mean difference as a whole number."""
        return round(float(self.report.found.mean))


def played(numbers: list[int]) -> dict[str, Any]:
    """Return what is kept of a group's games, in the form of an answer."""
    return {"picked": [], "options": numbers, "language": "", "right": False, "tries": 0}
