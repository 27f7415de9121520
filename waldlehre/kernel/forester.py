"""A forester answers questions for a seat; it sees a view, never the table.

Subclass `Forester`, also in a notebook, or write a function (view, choice) -> answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.luck import Dice, luck
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.record import Record
from waldlehre.kernel.table import Table

FORESTER_LUCK: Final = 0xF0E57
"""Foresters have a key space of their own: their luck never touches the game's."""


class Motive(Record):
    """Why a forester answered as it did: a message of the room, with parameters as in events.

    Everybody may read it where everybody may see the answer, so it names nothing that is hidden;
    one that does is `private`: until the game is over it is its seat's own.
    """

    __slots__ = ("about", "message", "private")

    def __init__(
        self, message: str, about: dict[str, int] | None = None, private: bool = False
    ) -> None:
        self.message = message
        self.about = about or {}
        self.private = private


@mypyc_attr(allow_interpreted_subclasses=True)
class Forester:
    """A computer player. It travels to other processes with all that it holds."""

    def __reduce__(self) -> tuple[Any, ...]:
        kind = type(self)
        if says_itself(kind):
            return again, (kind, {}), self.__getstate__()
        return again, (kind, held(self))

    def prepare(self, key: int) -> None:
        """Receive the luck of the coming decision, the same whenever this decision comes again."""

    def pick(self, view: Table, choice: Choice) -> Picked:
        """Return one answer to `choice`."""
        raise NotImplementedError(f"{type(self).__name__} picks nothing")

    def motive(self, view: Table, choice: Choice, picked: Picked) -> Motive | None:
        """Return why it picked that, asked right after `pick`; None: it has nothing to say."""
        return None


def says_itself(kind: type[Forester]) -> bool:
    """True if a class says by `__getstate__` what travels; what compiled ones say is not theirs."""
    for one in kind.__mro__:
        if "__getstate__" in one.__dict__:
            return one is not object and "__mypyc_attrs__" not in one.__dict__
    return False


def held(one: Forester) -> dict[str, Any]:
    """Return what a forester holds, by name, whether its classes are compiled or not.

    Compiled ones name theirs in `__mypyc_attrs__`; left alone they would send these, and nothing of
    a class that a notebook builds on them.
    """
    found = dict(getattr(one, "__dict__", {}))
    for kind in type(one).__mro__:
        slots = kind.__dict__.get("__slots__") or ()
        names = (slots,) if isinstance(slots, str) else slots
        for name in (*names, *kind.__dict__.get("__mypyc_attrs__", ())):
            if name not in ("__dict__", "__weakref__") and hasattr(one, name):
                found[name] = getattr(one, name)
    return found


def again(kind: type[Forester], state: dict[str, Any]) -> Forester:
    """Return a forester that holds this."""
    one = kind.__new__(kind)
    for name, value in state.items():
        setattr(one, name, value)
    return one


SIGHTLESS: Final[set[type[Forester]]] = set()
"""Classes (not their subclasses) that read nothing but what their seat may know; see `sightless`."""


def sightless(kind: type[Forester]) -> None:
    """Mark a class that may be shown the table itself: a view costs more than its answer.

    Not as a decorator: a class that has one does not compile to a native class.

    Only for foresters that read nothing hidden and change nothing, which tests try for every
    forester that a room lists.
    """
    SIGHTLESS.add(kind)


class Random(Forester):
    """Gives any answer, and looks at nothing."""

    def __init__(self) -> None:
        self.dice = Dice(0)

    def prepare(self, key: int) -> None:
        """Throw the dice of this decision."""
        self.dice.rekey(key)

    def pick(self, view: Table, choice: Choice) -> Picked:
        """Return an answer by lot."""
        return choice.pick_random(self.dice)


sightless(Random)


class Asked(Forester):
    """A plain function as a forester."""

    def __init__(self, function: Callable[[Any, Choice], Any]) -> None:
        self.function = function

    def __reduce__(self) -> tuple[Any, ...]:
        return Asked, (self.function,)

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
    return luck(seat_luck(seed, seat), ply)


def seat_luck(seed: int, seat: int) -> int:
    """Return the key of all luck of a seat's forester."""
    return luck(luck(seed, FORESTER_LUCK), seat)
