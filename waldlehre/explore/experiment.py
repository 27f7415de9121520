"""An experiment of a whole class without a server: each group plays, and hands in one short code.

    early = Experiment("early", late, soon, games=20, guesses=range(-30, 31, 2))
    report = early.play(mark=4711)            # a group of its own luck: its mark is its seed
    code = early.code(report, guess=10)       # some 20 signs to read aloud, write down or paste
    early.read(code)                          # the same report and guess; SaveError for a wrong code

A code holds a digest of the experiment, the group's mark, its guess, and the sum and the sum of
squares of its paired differences: enough to put groups together as if one had played all their games.
No name is in it.
"""

from __future__ import annotations

import inspect
import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from math import inf, lcm, sqrt
from typing import Any, Final

from waldlehre import play
from waldlehre.explore.charts.scale import span, written
from waldlehre.explore.library import scenario_named
from waldlehre.explore.run import check
from waldlehre.explore.scenario import Scenario, forester_name
from waldlehre.explore.trial import Trial
from waldlehre.foresters.spread import Interval, quantile
from waldlehre.kernel.codes import decode, encode
from waldlehre.kernel.errors import SaveError, SetupError
from waldlehre.kernel.luck import luck
from waldlehre.kernel.speech import capital
from waldlehre.texts import language as language_here
from waldlehre.texts import speech

DIGEST: Final = 14
"""Bits that tell experiments apart."""
MARK: Final = 18
"""Bits of a group's mark: among 30 groups two draw the same once in 600 classes."""
WIDTH: Final = 6
"""Bits that say how many bits a number has."""
FOUR: Final = 4
"""Signs between two hyphens."""
MOST_GAMES: Final = 1000
MOST_GUESSES: Final = 200


@dataclass(frozen=True)
class Report:
    """What a group has played: its mark, games, and sums of the differences in parts of a point."""

    mark: int
    games: int
    total: int
    squares: int
    parts: int = 1

    @property
    def found(self) -> Interval:
        """The mean difference with its 95 % interval."""
        return pooled([self])


@dataclass(frozen=True)
class Experiment:
    """What all groups play alike: by how much is `other` above `one` in a measure?"""

    name: str
    one: Scenario | str
    other: Scenario | str
    measure: str = "points"
    games: int = 20
    """Of each scenario, for each group."""
    guesses: Any = range(-30, 31)
    """The differences that a group may predict, whole numbers."""

    def __post_init__(self) -> None:
        for side in ("one", "other"):
            object.__setattr__(self, side, scenario_named(getattr(self, side)))
        object.__setattr__(self, "guesses", tuple(self.guesses))
        check((self.before, self.after), self.games, 0, {self.measure: 1.0})
        whole = all(type(one) is int for one in self.guesses)
        if not whole or not 1 < len(set(self.guesses)) == len(self.guesses) <= MOST_GUESSES:
            raise SetupError("experiment.guesses", name=self.name[:40], most=MOST_GUESSES)
        if self.games > MOST_GAMES or not self.name:
            raise SetupError("experiment.games", name=self.name[:40], most=MOST_GAMES)

    @property
    def before(self) -> Scenario:
        """The scenario that the other is compared with."""
        return scenario_named(self.one)

    @property
    def after(self) -> Scenario:
        """The scenario that is compared."""
        return scenario_named(self.other)

    @property
    def parts(self) -> int:
        """In how many parts of a point a difference is counted: a measure is a mean over seats."""
        return lcm(self.before.players, self.after.players)

    @cached_property
    def digest(self) -> int:
        """A number that another experiment hardly has; titles and languages make no difference."""
        rules = play.room(self.before.room).rules
        sides = [described(self.before), described(self.after)]
        about = [self.name, rules, sides, self.measure, self.games, self.guesses]
        text = json.dumps(about, ensure_ascii=False)
        return int.from_bytes(sha256(text.encode()).digest()[:4], "big") >> (32 - DIGEST)

    # -- a group -----------------------------------------------------------------------------------

    def play(self, mark: int) -> Report:
        """Play the games of a group; the same mark plays the same games."""
        games = self.begun(mark)
        games.run()
        return games.report

    def begun(self, mark: int) -> GroupGames:
        """Return the games of a group, to be played a little at a time."""
        if type(mark) is not int or not 0 <= mark < 1 << MARK:
            raise SetupError("experiment.mark", mark=repr(mark)[:20], most=(1 << MARK) - 1)
        return GroupGames(self, mark)

    def fresh(self) -> GroupGames:
        """Return the games of a new group, under a mark that nobody chooses."""
        return self.begun(int.from_bytes(os.urandom(4), "little") >> (32 - MARK))

    def packed(self, report: Report, guess: int) -> list[int]:
        """Return a report and the guess before it as plain numbers, to be kept by the group."""
        return [self.digest, report.mark, report.total, report.squares, guess]

    def unpacked(self, numbers: list[int]) -> tuple[Report, int] | None:
        """Return a report and a guess that were kept; None for what is none of this experiment."""
        if len(numbers) != 5 or numbers[0] != self.digest:
            return None
        _, mark, total, squares, guess = numbers
        report = Report(mark, self.games, total, squares, self.parts)
        try:
            return self.read(self.code(report, guess))
        except ValueError:
            return None

    def told(self, report: Report, guess: int, language: str = "") -> list[str]:
        """Say a group's code, and what it has found."""
        say, spoken = speech(language, "experiment"), language or language_here()
        measure = speech(language, self.before.room)(f"measures.{self.measure}")
        found = report.found
        about = {
            "measure": capital(measure),
            "one": str(self.before),
            "other": str(self.after),
            "mean": written(found.mean, spoken, sign=True),
            "range": span(found.low, found.high, spoken, -1, say("to")),
        }
        code = say("code", code=self.code(report, guess))
        return [code, say("found", **about), say("ready", games=self.games)]

    def code(self, report: Report, guess: int) -> str:
        """Return the code of a group; SetupError for a guess that is not offered."""
        if guess not in self.guesses:
            raise SetupError("experiment.guess", guess=repr(guess)[:20])
        bits = Bits()
        bits.put(self.digest, DIGEST)
        bits.put(report.mark, MARK)
        bits.put(self.guesses.index(guess), self._wide)
        bits.number(2 * report.total if report.total >= 0 else -2 * report.total - 1)
        bits.number(report.squares)
        signs = encode(bits.raw())
        return "-".join(signs[at : at + FOUR] for at in range(0, len(signs), FOUR))

    @property
    def _wide(self) -> int:
        """Bits of a guess."""
        return (len(self.guesses) - 1).bit_length()

    def read(self, code: str) -> tuple[Report, int]:
        """Return report and guess of a code.

        Raises SaveError for what is no code of ours, is mistyped, or is of another experiment.
        """
        bits = Bits(decode(code))
        if bits.take(DIGEST) != self.digest:
            raise SaveError("code.experiment")
        mark, at = bits.take(MARK), bits.take(self._wide)
        sign, squares = bits.read(), bits.read()
        total = -(sign + 1) // 2 if sign & 1 else sign // 2
        # whole numbers: the squares are no less than their mean allows, and odd where the sum is
        fits = squares * self.games >= total * total and (squares - total) % 2 == 0
        if bits.left or at >= len(self.guesses) or not fits:
            raise SaveError("code.broken")
        return Report(mark, self.games, total, squares, self.parts), self.guesses[at]

    def __repr__(self) -> str:
        return f"<Experiment {self.name}: {self.games} games a group, {self.measure}>"


class GroupGames(Trial):
    """The games of a group of an experiment, and what they come to."""

    def __init__(self, experiment: Experiment, mark: int) -> None:
        self.experiment = experiment
        self.mark = mark
        seed = luck(experiment.digest, mark)
        super().__init__(experiment.before, experiment.after, games=experiment.games, seed=seed)

    @property
    def report(self) -> Report:
        """What the games played so far have found."""
        parts = self.experiment.parts
        values = [self.result.values(self.experiment.measure, place) for place in (0, 1)]
        steps = [round((new - old) * parts) for old, new in zip(*values, strict=True)]
        squares = sum(one * one for one in steps)
        return Report(self.mark, len(steps), sum(steps), squares, parts)


def described(scenario: Scenario) -> list[Any]:
    """Return all of a scenario that decides what is played; of one's own forester its source."""
    players = [one if isinstance(one, str) else source_of(one) for one in scenario.foresters]
    about = [getattr(scenario, name) for name in ("room", "players", "edition", "variant", "house")]
    return [*about, scenario.start, players]


def source_of(forester: Any) -> str:
    """Return the text of a function that plays; its name where there is none to be read."""
    try:
        return inspect.getsource(forester)
    except (OSError, TypeError):
        return forester_name(forester)


def pooled(reports: Iterable[Report]) -> Interval:
    """Put groups together: the mean of all their paired differences with its 95 % interval.

    Groups hand in how many games they played, and the sum and the sum of squares of the differences
    (game by game the one scenario less the other, with the same luck). These add up, so mean,
    spread and Student's t with one degree of freedom fewer than games are those of a single run of
    all their games. ValueError for no group.
    """
    given = list(reports)
    if not given:
        raise ValueError("no groups: there is no mean of nothing")
    count = sum(one.games for one in given)
    total = sum(one.total / one.parts for one in given)
    squares = sum(one.squares / one.parts**2 for one in given)
    mean = total / count
    if count == 1:
        return Interval(mean, -inf, inf, 1)
    spread = sqrt(max(0.0, squares - total * mean) / (count - 1))
    half = quantile(0.975, count - 1) * spread / sqrt(count)
    return Interval(mean, mean - half, mean + half, count)


class Bits:
    """Numbers of known widths, one after the other, in as few bytes as hold them."""

    def __init__(self, raw: bytes = b"\1") -> None:
        self.value = int.from_bytes(raw, "big")  # a leading 1 keeps the zeros
        self.left = max(0, self.value.bit_length() - 1)

    def put(self, value: int, width: int) -> None:
        """Write a number; SetupError where it does not fit."""
        if value >> width:
            raise SetupError("experiment.large")
        self.value = self.value << width | value

    def number(self, value: int) -> None:
        """Write a number of any size, as far as its width can be said."""
        wide = value.bit_length()
        self.put(wide, WIDTH)
        self.put(value, wide)

    def raw(self) -> bytes:
        """Return the bytes."""
        return self.value.to_bytes((self.value.bit_length() + 7) // 8, "big")

    def take(self, width: int) -> int:
        """Read a number; SaveError where nothing is left."""
        if width > self.left:
            raise SaveError("code.short")
        self.left -= width
        return self.value >> self.left & ((1 << width) - 1)

    def read(self) -> int:
        """Read a number of any size."""
        return self.take(self.take(WIDTH))
