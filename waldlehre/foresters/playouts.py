"""Answers compared by playing on: what is hidden and all luck to come dealt anew, for all alike.

Everything starts from `room.view` of the seat that is asked, so nothing found here depends on what
it may not know. In each dealt world a quick forester plays for everybody to the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from math import ceil, log2
from statistics import mean
from typing import Final

from waldlehre.foresters.spread import interval
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.forester import Forester, Random, decision_luck
from waldlehre.kernel.luck import luck
from waldlehre.kernel.room import Room
from waldlehre.kernel.run import apply, carry_on
from waldlehre.kernel.table import Table

DEALS: Final = 0xDEA15
"""The key space of luck in dealt worlds."""
STRAYS: Final = 0x57A4
SLIGHT: Final = 0.1
"""A smaller difference between means is not worth a word."""
FRESH: Final = 1 << 20
"""Deals from here on have chosen nothing, so means over them are not flattered by the choice."""


class Trial:
    """An answer, and how things stood after it, deal by deal."""

    def __init__(self, picked: Picked) -> None:
        self.picked = picked
        self.margins: list[float] = []
        """Points ahead of the others' mean."""
        self.own: list[tuple[int, ...]] = []
        """The room's measures of the seat, in their order."""
        self.others: list[tuple[float, ...]] = []
        """Their mean over the other seats."""

    @property
    def mean(self) -> float:
        """Points ahead on average."""
        return mean(self.margins) if self.margins else 0.0

    def lead(self, other: Trial) -> list[float]:
        """Return how much better this answer did than another, in each deal that both saw."""
        return [mine - its for mine, its in zip(self.margins, other.margins, strict=False)]


class Playouts:
    """Plays on from a view, with one quick forester for all seats.

    `stray` of a hundred of its answers are given by lot instead, so that a game without luck does
    not go the same way each time; with `horizon` play stops after so many turns.
    """

    def __init__(
        self, room: Room, player: str = "random", stray: int = 0, horizon: int = 0
    ) -> None:
        self.room = room
        self.name = player
        self.player: Forester = room.forester(player)
        self.lots = Random()
        self.stray = stray
        self.horizon = horizon
        self.key = DEALS
        """What the luck of all playouts of one decision comes from."""
        self.count = 0
        """Playouts so far."""

    def prepare(self, key: int) -> None:
        """Receive the luck of a decision: the same again whenever it comes again."""
        self.key = luck(DEALS, key)

    def default(self, view: Table, choice: Choice) -> Picked:
        """Return what the quick forester itself would answer."""
        self.player.prepare(self.key)
        return self.player.pick(view, choice)

    def play(self, view: Table, choice: Choice, trial: Trial, deal: int) -> None:
        """Give an answer in one dealt world, play on there and note how it went."""
        table = self.room.view(view, choice.seat, deal)
        apply(table, choice, trial.picked)
        self.play_on(table, luck(self.key, deal))
        self.count += 1
        trial.margins.append(margin(self.room, table, choice.seat))
        trial.own.append(tuple([of(table, choice.seat) for of in self.room.measures.values()]))
        others = [seat for seat in range(table.seats) if seat != choice.seat]
        measures = self.room.measures.values()
        trial.others.append(tuple([mean(of(table, seat) for seat in others) for of in measures]))

    def play_on(self, table: Table, key: int) -> None:
        """Play a dealt world to its end or the horizon; nothing in it is the true one."""
        player, stray, lots = self.player, self.stray, self.lots
        stop = table.turn + self.horizon if self.horizon else -1
        ply = 0
        choice = carry_on(table)
        while choice is not None and table.turn != stop:
            this = decision_luck(key, choice.seat, ply)
            astray = stray and luck(this, STRAYS) % 100 < stray
            forester = lots if astray else player
            forester.prepare(this)
            apply(table, choice, forester.pick(table, choice))
            ply += 1
            choice = carry_on(table)

    def halve(
        self,
        view: Table,
        choice: Choice,
        answers: Iterable[Picked],
        budget: int,
        late: Callable[[], bool],
        kept: int = 1,
    ) -> list[Trial]:
        """Play all answers in the same deals, again and again the better half of them.

        Return those of the last round, the best first; the first `kept` answers stay to the end.
        Where the budget is too small for all, some are not tried.
        """
        trials = [Trial(picked) for picked in thinned(list(answers), max(2, budget // 2), kept)]
        always = trials[:kept]
        rounds = max(1, ceil(log2(max(1, len(trials)))))
        deal = 0
        for _ in range(rounds):
            many = max(1, budget // (rounds * len(trials)))
            for one in range(deal, deal + many):
                if late():
                    return ranked(trials)
                for trial in trials:
                    self.play(view, choice, trial, one)
            deal += many
            best = ranked(trials)
            half = max(2, (len(trials) + 1) // 2)
            trials = [t for at, t in enumerate(best) if at < half or t in always]
        return ranked(trials)

    def duel(
        self,
        view: Table,
        choice: Choice,
        answers: Iterable[Picked],
        many: int,
        late: Callable[[], bool],
    ) -> list[Trial]:
        """Play answers in as many fresh deals, the same for all."""
        trials = [Trial(picked) for picked in answers]
        for deal in range(many):
            if deal > 1 and late():
                break
            for trial in trials:
                self.play(view, choice, trial, FRESH + deal)
        return trials


def thinned(answers: list[Picked], most: int, kept: int) -> list[Picked]:
    """Return at most so many answers, the first `kept` and of the others some from everywhere."""
    if len(answers) <= most:
        return answers
    others, many = answers[kept:], most - kept
    return answers[:kept] + [others[at * len(others) // many] for at in range(many)]


def ranked(trials: list[Trial]) -> list[Trial]:
    """Return trials, the best first; of equals the first stays first."""
    return sorted(trials, key=lambda trial: -trial.mean)


def margin(room: Room, table: Table, seat: int) -> float:
    """Return by how many points a seat is ahead of the others' mean.

    Where all have lost together it is as far behind as if others had all the points of the best.
    """
    points = room.scores(table)
    if table.ended and not room.winners(table):
        return -float(max(points))
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def until(seconds: float) -> Callable[[], bool]:
    """Return what says whether so many seconds have passed; for 0 there is no limit."""
    if not isinstance(seconds, int | float) or not seconds >= 0:
        raise SetupError("setup.seconds", seconds=repr(seconds)[:20])
    if not seconds:
        return lambda: False
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end


def differences(room: Room, first: Trial, second: Trial) -> list[tuple[str, bool, float]]:
    """Return in which measures two answers surely differ: name, whether the seat's own, how much.

    The clearest come first; the points themselves are left out, since they are what is explained.
    """
    found: list[tuple[float, str, bool, float]] = []
    for own in (True, False):
        left, right = (first.own, second.own) if own else (first.others, second.others)
        for at, name in enumerate(room.measures):
            if name == "points":
                continue
            gaps = [float(one[at]) - float(two[at]) for one, two in zip(left, right, strict=False)]
            if len(gaps) < 2:
                continue
            middle, low, high = interval(gaps)
            if (low > 0 or high < 0) and abs(middle) >= SLIGHT:
                found.append((abs(middle) / (high - low + 1e-9), name, own, middle))
    found.sort(key=lambda one: (-one[0], one[1]))
    return [(name, own, middle) for _, name, own, middle in found]
