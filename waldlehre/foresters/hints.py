"""Hints: the best answer found, by how much it is better than the next, and in what."""

from __future__ import annotations

from typing import Final

from waldlehre.foresters.playouts import Trial, differences, until
from waldlehre.foresters.rollout import Rollout
from waldlehre.foresters.spread import interval
from waldlehre.kernel.choice import Choice
from waldlehre.kernel.errors import IllegalAnswer
from waldlehre.kernel.forester import decision_luck
from waldlehre.kernel.game import Game
from waldlehre.kernel.speech import Say
from waldlehre.kernel.table import Table
from waldlehre.kernel.voice import Voice

NAMED: Final = 3
"""Differences that a reason names."""
SEARCHING: Final = 0.6
"""Share of the budget that finds the best two; the rest measures the gap between them afresh."""


class Reason:
    """Why one answer is better than another: points ahead with a 95 % interval, and measures."""

    def __init__(
        self, voice: Voice, table: Table, choice: Choice, better: Trial, worse: Trial
    ) -> None:
        self.picked = better.picked
        self.other = worse.picked
        self.answer = voice.answer(table, choice, better.picked)
        """The better answer in words."""
        self.instead_of = voice.answer(table, choice, worse.picked)
        leads = better.lead(worse)
        self.lead, self.low, self.high = interval(leads)
        self.deals = len(leads)
        """In how many worlds both were played."""
        self.differences = differences(voice.room, better, worse)[:NAMED]
        """Measures that surely differ: name, whether the seat's own, by how much."""
        self._say: Say = voice.say

    @property
    def sure(self) -> bool:
        """True if the interval lies above zero."""
        return self.low > 0

    @property
    def gap(self) -> str:
        """By how much it is better, in words."""
        if self.low == self.high == 0:
            return self._say("hint.same", other=self.instead_of, count=self.deals)
        return self._say(
            "hint.lead" if self.sure else "hint.even",
            other=self.instead_of,
            number=decimal(self._say, self.lead),
            low=decimal(self._say, self.low),
            high=decimal(self._say, self.high),
            count=self.deals,
        )

    @property
    def why(self) -> str:
        """In what they differ, in words; "" if in nothing that is sure."""
        parts = [
            self._say(
                "hint.own" if own else "hint.others",
                measure=self._say(f"measures.{name}"),
                number=difference(self._say, by),
            )
            for name, own, by in self.differences
        ]
        return self._say("hint.why", parts=", ".join(parts)) if parts else ""

    def __str__(self) -> str:
        best = self._say("hint.best", answer=self.answer)
        return " ".join([part for part in (best, self.gap, self.why) if part])

    def __repr__(self) -> str:
        return str(self)


def hint(game: Game, playouts: int = 400, seconds: float = 0.0) -> Reason:
    """Return the best answer found in so many playouts; it knows only what the asked seat may know.

    With `seconds` it also stops when so much time has passed; without, the same position has the
    same hint. Raises IllegalAnswer when the game is over.
    """
    choice = game.asking
    if choice is None:
        reason = game.voice.say("refusals.over")
        raise IllegalAnswer("over", language=game.language, reason=reason)
    view = game.view(choice.seat)
    adviser = Rollout.of(game.room)
    adviser.prepare(decision_luck(view.seed, choice.seat, len(game.given)))
    search, both = until(seconds * SEARCHING), until(seconds)
    answers = adviser.candidates(view, choice)
    searched = int(playouts * SEARCHING)
    trials = adviser.playouts.halve(view, choice, answers, searched, search)
    best = [trial.picked for trial in trials[:2]]
    pair = adviser.playouts.duel(view, choice, best, (playouts - searched) // 2, both)
    pair.sort(key=lambda trial: -trial.mean)
    return Reason(game.voice, game.table, choice, pair[0], pair[1])


def decimal(say: Say, value: float) -> str:
    """Write a number with one decimal."""
    whole, _, tenth = f"{abs(value):.1f}".partition(".")
    minus = "−" if value < 0 and (whole, tenth) != ("0", "0") else ""
    return minus + say("decimal", whole=whole, tenth=tenth)


def difference(say: Say, value: float) -> str:
    """Write a difference with its sign; a large one without decimals."""
    sign = "−" if value < 0 else "+"
    if abs(value) >= 100:
        return sign + say("whole", count=round(abs(value)))
    return sign + decimal(say, abs(value))
