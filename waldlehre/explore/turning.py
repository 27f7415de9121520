"""The turning points of a finished game: decisions after which another answer did clearly better.

Each decision is judged by what its seat could know then: its answer and others are played on in the
same worlds, dealt anew. What happened later in the true game counts for nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waldlehre.foresters.hints import Reason
from waldlehre.foresters.playouts import Playouts, until
from waldlehre.foresters.rollout import Rollout
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.forester import decision_luck
from waldlehre.kernel.game import Game
from waldlehre.kernel.table import Table

SUSPECTS: Final = 4
"""For each turning point so many decisions are looked at closely."""
SCREENING: Final = 0.5
"""Share of the playouts that finds them."""
Progress = Callable[[int, int], None]
"""(decisions looked at, of how many)."""


class TurningPoint:
    """A decision that cost points, the position to try again, and the better answer."""

    def __init__(self, game: Game, ply: int, reason: Reason) -> None:
        self._game = game
        self.ply = ply
        """How many answers came before."""
        self.reason = reason
        """The better answer, by how much, and in what it differs."""

    @property
    def seat(self) -> int:
        """Who decided."""
        asking = self.position.asking
        assert asking is not None, "a decision was taken here"
        return asking.seat

    @property
    def position(self) -> Game:
        """Return a game that stands before the decision, to answer otherwise."""
        return self._game.fork(at=self.ply)

    def __str__(self) -> str:
        then = self.position
        assert then.asking is not None, "a decision was taken here"
        voice = then.voice
        return voice.say(
            "turning",
            number=self.ply,
            seat=voice.seat(then.asking.seat),
            question=voice.question(then.table, then.asking),
            given=self.reason.instead_of,
            reason=str(self.reason),
        )

    def __repr__(self) -> str:
        return str(self)


class Decision:
    """A question of the game as its seat saw it, and what is known of its answers so far."""

    def __init__(self, ply: int, view: Table, choice: Choice, given: Picked) -> None:
        self.ply = ply
        self.view = view
        self.choice = choice
        self.given = given
        self.luck = decision_luck(view.seed, choice.seat, ply)
        self.better: Picked = given
        self.loss = 0.0

    def screen(self, adviser: Rollout, budget: int) -> None:
        """Look for an answer that does better, in few playouts."""
        adviser.prepare(self.luck)
        others = [one for one in adviser.candidates(self.view, self.choice) if one != self.given]
        answers = [self.given, *others]
        trials = adviser.playouts.halve(self.view, self.choice, answers, budget, until(0))
        given = next(trial for trial in trials if trial.picked == self.given)
        self.better, self.loss = trials[0].picked, trials[0].mean - given.mean

    def judge(self, playouts: Playouts, game: Game, many: int) -> TurningPoint:
        """Measure in fresh worlds how much better it does."""
        playouts.prepare(self.luck)
        pair = (self.better, self.given)
        better, given = playouts.duel(self.view, self.choice, pair, many, until(0))
        then = game.fork(at=self.ply)
        return TurningPoint(
            game, self.ply, Reason(then.voice, then.table, self.choice, better, given)
        )


def decisions(game: Game, seat: int | None) -> list[Decision]:
    """Return the decisions of a seat (None: of all), each with what the seat saw."""
    found: list[Decision] = []
    past = game.fork(at=0)
    for ply, picked in enumerate(game.given):
        choice = past.asking
        assert choice is not None, "more answers than questions"
        if seat is None or choice.seat == seat:
            found.append(Decision(ply, past.view(choice.seat), choice, picked))
        past.answer(*picked)
    return found


def turning_points(
    game: Game,
    seat: int | None = None,
    most: int = 3,
    playouts: int = 4000,
    progress: Progress | None = None,
) -> list[TurningPoint]:
    """Return the costliest decisions of a seat (None: of all) whose loss is surely above zero.

    The same game and number of playouts give the same answer. `progress` is told after each
    decision. Raises SetupError for a game that goes on, or for a seat that there is not.
    """
    if not game.over:
        raise SetupError("turning.over")
    if seat is not None and (type(seat) is not int or not 0 <= seat < game.seats):
        raise SetupError("setup.seat", seat=repr(seat)[:40], most=game.seats - 1)
    adviser = Rollout.of(game.room)
    every = decisions(game, seat)
    suspects = min(len(every), SUSPECTS * most)
    steps = len(every) + suspects
    for at, decision in enumerate(every):
        decision.screen(adviser, max(2, int(playouts * SCREENING) // len(every)))
        if progress is not None:
            progress(at + 1, steps)
    every.sort(key=lambda one: -one.loss)
    many = max(2, int(playouts * (1 - SCREENING)) // (2 * max(1, suspects)))
    found: list[TurningPoint] = []
    for at, decision in enumerate(every[:suspects]):
        if decision.better != decision.given:
            found.append(decision.judge(adviser.playouts, game, many))
        if progress is not None:
            progress(steps - suspects + at + 1, steps)
    sure = [one for one in found if one.reason.sure]
    sure.sort(key=lambda one: -one.reason.lead)
    return sure[:most]
