"""All answers of a game as one number, in which habits cost little.

How many picks an answer has is foretold from the answers to the same question before: who always
passes, or never, is told in a fraction of a bit. Which picks they are counts as even luck. Numbers
are folded as by an asymmetric numeral system: the last answer goes in first and comes out last.
"""

from __future__ import annotations

from math import comb
from typing import Final

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.game import Game
from waldlehre.kernel.ranks import combination, within

BESIDE: Final = -1
"""The size of an answer that is something allowed beside the question."""
GAIN: Final = 2
"""How much more often than before a size is expected after it has come once."""


class Habits:
    """How many picks the answers to each question had so far."""

    def __init__(self) -> None:
        self.seen: dict[tuple[str, int], int] = {}

    def shares(self, choice: Choice) -> list[tuple[int, int]]:
        """Return the sizes that an answer may have, each with how much it is expected."""
        most = min(choice.most, len(choice.options))
        sizes = list(range(choice.least, most + 1))
        if choice.also:
            sizes.append(BESIDE)
        return [(size, 1 + self.seen.get((choice.prompt, size), 0)) for size in sizes]

    def note(self, choice: Choice, size: int) -> None:
        """Take note of an answer."""
        key = choice.prompt, size
        self.seen[key] = self.seen.get(key, 0) + GAIN


def size_of(choice: Choice, picked: Picked) -> int:
    """Return how many picks an answer has, or BESIDE."""
    return BESIDE if len(picked) == 1 and picked[0] in choice.also else len(picked)


def ways_of(choice: Choice, size: int) -> int:
    """Return how many answers have this size."""
    return len(choice.also) if size == BESIDE else comb(len(choice.options), size)


def folded(game: Game) -> int:
    """Return the answers of a game as a number above 0."""
    habits = Habits()
    again = game.fork(at=0)
    pieces: list[tuple[int, int, int, int, int]] = []
    for picked in game.given:
        choice = again.asking
        assert choice is not None, "more answers than questions"
        size = size_of(choice, picked)
        before = share = total = 0
        for other, many in habits.shares(choice):
            if other == size:
                before, share = total, many
            total += many
        place = choice.also.index(picked[0]) if size == BESIDE else within(choice, picked)
        pieces.append((before, share, total, place, ways_of(choice, size)))
        habits.note(choice, size)
        again.answer(*picked)
    number = 1
    for before, share, total, place, ways in reversed(pieces):
        number = number * ways + place
        number = number // share * total + before + number % share
    return number


def unfold(game: Game, number: int, many: int) -> bool:
    """Give the answers that a number holds; return whether there are so many and nothing is left."""
    habits = Habits()
    while many and game.asking is not None:
        choice = game.asking
        shares = habits.shares(choice)
        total = sum(share for _, share in shares)
        size, share, at = hit(shares, number % total)
        number, place = divmod(number // total * share + at, ways_of(choice, size))
        habits.note(choice, size)
        if size == BESIDE:
            game.answer(choice.also[place])
        else:
            game.answer(*combination(choice.options, size, place))
        many -= 1
    return many == 0 and number == 1


def hit(shares: list[tuple[int, int]], at: int) -> tuple[int, int, int]:
    """Return the size within whose share a place lies, that share, and the place within it."""
    for size, share in shares:
        if at < share:
            return size, share, at
        at -= share
    raise AssertionError("a place is less than all shares together")
