"""A group's part in the experiment of its class: a guess, its own games, and the code to hand in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from waldlehre.kernel.choice import Picked
from waldlehre.lessons.answers import Answer
from waldlehre.lessons.prediction import Counted, Games, Prediction
from waldlehre.texts import speech


class Playing(Games, Protocol):
    """The games of a group, played a little at a time."""

    @property
    def report(self) -> Any:
        """What they have found."""


class Experimenting(Protocol):
    """What a trial asks of an `explore.Experiment`."""

    @property
    def name(self) -> str:
        """The key of the question."""

    @property
    def guesses(self) -> Any:
        """What may be guessed."""

    def fresh(self) -> Playing:
        """Return the games of a new group."""

    def packed(self, report: Any, guess: int) -> list[int]:
        """Return a report and the guess before it as plain numbers."""

    def unpacked(self, numbers: list[int]) -> tuple[Any, int] | None:
        """Return a report and a guess that were kept, or None."""

    def code(self, report: Any, guess: int) -> str:
        """Return a group's code."""

    def told(self, report: Any, guess: int, language: str = "") -> list[str]:
        """Say what a group has found."""


class GroupTrial(Prediction):
    """A prediction whose games are the group's own; its code stands behind the result.

    The games are played once, after the first guess. Both are kept, so that a group has one mark, one
    luck and one code, whatever it guesses when it knows the result.
    """

    def __init__(
        self,
        experiment: Experimenting,
        ask: str,
        counted: Counted,
        because: Callable[[], list[str]] | None,
        folder: str,
    ) -> None:
        self.experiment = experiment
        self.games = experiment.fresh()
        self._kept: tuple[Any, int] | None = None
        options = [(one, counted(one)) for one in experiment.guesses]

        def told() -> list[str]:
            lines = experiment.told(self.report, self.first, self.language)[1:]
            return lines + (because() if because is not None else [])

        super().__init__(
            *(experiment.name, ask, options, self.mean, told, True, counted, folder),
            trial=self.games,
        )

    @property
    def key_played(self) -> str:
        """The name under which report and first guess are kept."""
        return f"{self.key}/played"

    @property
    def played(self) -> tuple[Any, int] | None:
        """What the group has found, and what it had guessed before; None before its games."""
        if self._kept is None:
            kept = self.answers.get(self.key_played)
            self._kept = None if kept is None else self.experiment.unpacked(kept["options"])
        return self._kept

    @property
    def report(self) -> Any:
        """What the group has found; LookupError before its guess."""
        return self._known()[0]

    @property
    def first(self) -> int:
        """What the group guessed when it did not know the result; LookupError before."""
        return self._known()[1]

    @property
    def code(self) -> str:
        """The code of the group; LookupError before its guess."""
        return self.experiment.code(*self._known())

    def _known(self) -> tuple[Any, int]:
        if self.played is None:
            raise LookupError(f"{self.key}: nothing was played yet")
        return self.played

    @property
    def ready(self) -> bool:
        """True if the group has played."""
        return self.played is not None or super().ready

    def remembered(self) -> Picked | None:
        """Return a kept guess whose games were kept as well: a page that is opened plays none."""
        return None if self.played is None else super().remembered()

    def take(self, picked: Picked) -> None:
        """Play after the first guess, and keep both; then note the guess."""
        self.check(picked)
        while not self.ready:
            self.step()
        if self.played is None:
            self._kept = (self.games.report, picked[0])
            self.answers.keep(self.key_played, as_answer(self.experiment.packed(*self._kept)))
        super().take(picked)

    def verdict(self) -> list[str]:
        """Return guess and result in words, the code to be written down, and which guess counts."""
        known = super().verdict()[:2]
        if not known:
            return []
        lines = [*known, *self.experiment.told(self.report, self.first, self.language)[:1]]
        if self.picked != (self.first,):
            again = speech(self.language, "experiment")
            lines.append(again("again", guess=self.label(self.first)))
        return lines

    def mean(self) -> int:
        """Return the mean difference as a whole number."""
        return round(float(self.report.found.mean))


def as_answer(numbers: Sequence[int] = (), words: Sequence[str] = ()) -> Answer:
    """Return what is kept of an experiment beside the answers, in their form."""
    about = {"language": "", "right": False, "tries": 0}
    return {"picked": list(words), "options": list(numbers), **about}
