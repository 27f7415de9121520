"""A question put to one seat. `options` is the only place where legality lives."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import final

from waldlehre.kernel.luck import Dice
from waldlehre.kernel.native import mypyc_attr

Picked = tuple[int, ...]


@final
@mypyc_attr(free_list_len=1)
class Choice:
    """Pick at least `least` and at most `most` different options; nothing picked is a pass.

    Options stand in ascending order. Where all must be taken nobody is asked: the kernel answers
    with the options themselves. `also` names what is allowed at any time in one's turn: answered
    alone, after which the question comes again.
    """

    __slots__ = ("also", "least", "most", "options", "prompt", "seat")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Picked,
        least: int = 1,
        most: int = 1,
        also: Picked = (),
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.least = least
        self.most = most
        self.also = also

    def forced(self) -> bool:
        """True if there is nothing to choose."""
        return len(self.options) <= self.least and not self.also

    def allows(self, picked: Picked) -> bool:
        """True if `picked` (ascending) is an answer: enough, not too many, offered, none twice."""
        options = self.options
        many = len(picked)
        if many == 1:
            if picked[0] in options:
                return self.least <= 1 <= self.most
            return picked[0] in self.also
        if not self.least <= many <= self.most:
            return False
        for i in range(many):
            if picked[i] not in options or (i and picked[i] <= picked[i - 1]):
                return False
        return True

    def answers(self) -> Iterator[Picked]:
        """Every answer, for foresters that search and for exams; never needed to play."""
        for many in range(self.least, min(self.most, len(self.options)) + 1):
            yield from combinations(self.options, many)

    def pick_random(self, dice: Dice) -> Picked:
        """First how many (evenly), then which (evenly)."""
        options = self.options
        n = len(options)
        least = self.least
        if self.most == 1:
            if least == 1:
                return (options[dice.below(n)],)
            at = dice.below(2 * n) if n else 0  # nothing may be all that is left
            return (options[at],) if at < n else ()
        most = self.most if self.most < n else n
        many = least + dice.below(most - least + 1) if most > least else least
        if many == 0:
            return ()
        at = dice.below(n)
        if many == 1:
            return (options[at],)
        if many == 2:  # as below, without a list
            other = dice.below(n - 1)
            if other < at:
                return options[other], options[at]
            return options[at], options[other + 1]
        rest = list(options)
        picked = [rest.pop(at)]
        for left in range(n - 1, n - many, -1):
            picked.append(rest.pop(dice.below(left)))
        picked.sort()
        return tuple(picked)

    def __repr__(self) -> str:
        also = f", also {self.also}" if self.also else ""
        return (
            f"<Choice seat {self.seat}: {self.prompt}, "
            f"{self.least}-{self.most} of {self.options}{also}>"
        )


def some_of(seat: int, prompt: str, options: list[int], many: int) -> Choice | None:
    """Ask for `many` of the options, or for all of them if there are fewer; None: for none."""
    if many > len(options):
        many = len(options)
    return Choice(seat, prompt, tuple(options), many, many) if many else None


def up_to(seat: int, prompt: str, options: list[int], most: int) -> Choice | None:
    """Ask for any number of the options up to `most`; None: nothing to take."""
    if most > len(options):
        most = len(options)
    return Choice(seat, prompt, tuple(options), 0, most) if most else None
