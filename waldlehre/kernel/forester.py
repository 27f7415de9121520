"""A forester answers questions for a seat; it sees a view, never the table.

Subclass `Forester`, also in a notebook, or write a function (view, choice) -> answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.luck import Dice, luck
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.record import Record
from waldlehre.kernel.table import Table

FORESTER_LUCK = 0xF0E57
"""Foresters have a key space of their own: their luck never touches the game's."""


class Motive(Record):
    """What an answer is for: a message id with parameters, as refusals have them."""

    __slots__ = ("about", "message")

    def __init__(self, message: str, about: dict[str, int] | None = None) -> None:
        self.message = message
        self.about = about or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Forester:
    """A computer player."""

    def prepare(self, key: int) -> None:
        """Receive the luck of the coming decision, the same whenever this decision comes again."""

    def pick(self, view: Table, choice: Choice) -> Picked:
        """Return one answer to `choice`."""
        raise NotImplementedError(f"{type(self).__name__} picks nothing")

    def motive(self) -> Motive | None:
        """Return what the last answer was for; None where there is nothing to tell."""
        return None


class Random(Forester):
    """Gives any answer; the only forester that is shown no view, since it looks at nothing."""

    def __init__(self) -> None:
        self.dice = Dice(0)

    def prepare(self, key: int) -> None:
        """Throw the dice of this decision."""
        self.dice.rekey(key)

    def pick(self, view: Table, choice: Choice) -> Picked:
        """Return an answer by lot."""
        return choice.pick_random(self.dice)


class Asked(Forester):
    """A plain function as a forester."""

    def __init__(self, function: Callable[[Any, Choice], Any]) -> None:
        self.function = function

    def pick(self, view: Table, choice: Choice) -> Picked:
        """Return what the function says: an int, or several in any order."""
        answer = self.function(view, choice)
        if answer is None:
            return ()
        if isinstance(answer, int):
            return (answer,)
        picked = tuple(answer)
        return tuple(sorted(picked)) if all(type(one) is int for one in picked) else picked


def decision_luck(seed: int, seat: int, ply: int) -> int:
    """Return the forester's luck for one decision, a function of seed, seat and place."""
    return luck(luck(luck(seed, FORESTER_LUCK), seat), ply)
