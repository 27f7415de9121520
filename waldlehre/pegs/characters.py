"""The characters of the peg game: one joins its own pegs, one parts the other's, one does both.

They count neighbours that are alike: cheap, and close to what makes large clusters. Among equals
the lot decides, so that no two games are the same.
"""

from __future__ import annotations

from typing import Any, Final

from waldlehre.foresters.ruled import Rule, Ruled
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.forester import sightless
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.native import mypyc_attr
from waldlehre.pegs.parts import EMPTY
from waldlehre.pegs.state import Board
from waldlehre.pegs.turn import SetPeg, Slide

MANNERS: Final = {"connector": (1, 0), "blocker": (0, 1), "weaver": (2, 1)}
"""By name: what a like pair of its own counts, and one of the other's."""


class Mind:
    """What a character weighs, and how it draws lots."""

    __slots__ = ("dice", "mine", "theirs")

    def __init__(self, mine: int, theirs: int) -> None:
        self.mine = mine
        self.theirs = theirs
        self.dice = Dice(0)

    def __reduce__(self) -> tuple[Any, ...]:
        return Mind, (self.mine, self.theirs)

    def mixed(self, options: Picked) -> Picked:
        """Return options beginning anywhere among them: of equals the first is taken."""
        at = self.dice.below(len(options))
        return options[at:] + options[:at]


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Ruled):
    """A character by its name in `MANNERS`."""

    def __init__(self, name: str) -> None:
        self.mind = Mind(*MANNERS[name])
        super().__init__(name, self.mind, RULES, own=("peg", "slide", "kind"))

    def prepare(self, key: int) -> None:
        """Throw the dice of this decision."""
        self.mind.dice.rekey(key)


sightless(Character)


def beside(table: Board, hole: int, without: int = EMPTY) -> tuple[list[int], list[int]]:
    """Return how many neighbours of a hollow have each height, and each colour."""
    heights, colours = [0, 0, 0], [0, 0, 0]
    holes = table.holes
    for near in table.parts.near[hole]:
        kind = holes[near]
        if kind != EMPTY and near != without:
            heights[kind % 3] += 1
            colours[kind // 3] += 1
    return heights, colours


def worth(
    mind: Mind, table: Board, seat: int, kind: int, around: tuple[list[int], list[int]]
) -> int:
    """Return what a peg is worth among such neighbours."""
    heights, colours = around[0][kind % 3], around[1][kind // 3]
    if seat == table.heights_seat():
        return mind.mine * heights - mind.theirs * colours
    return mind.mine * colours - mind.theirs * heights


def middle(mind: Mind, table: Board, choice: Choice) -> Picked:
    """Begin away from the edge."""
    near = table.parts.near
    return (max(mind.mixed(choice.options), key=lambda hole: len(near[hole])),)


def peg(mind: Mind, table: Board, choice: Choice) -> Picked:
    """Move the peg that is worth least where it stands, and leaves a good hollow."""
    seat, left = choice.seat, table.left(choice.seat)
    best, highest = choice.options[0], -1000
    for hole in mind.mixed(choice.options):
        around = beside(table, hole)
        fill = max(worth(mind, table, seat, kind, around) for kind in left)
        gain = fill - worth(mind, table, seat, table.holes[hole], around)
        if gain > highest:
            best, highest = hole, gain
    return (best,)


def slide(mind: Mind, table: Board, choice: Choice) -> Picked:
    """Take it where it is worth most."""
    step = table.agenda[-1]
    assert isinstance(step, Slide), "the step that asks this"
    kind, seat, start = table.holes[step.peg], choice.seat, step.peg
    return (
        max(
            mind.mixed(choice.options),
            key=lambda hole: worth(mind, table, seat, kind, beside(table, hole, start)),
        ),
    )


def kind(mind: Mind, table: Board, choice: Choice) -> Picked:
    """Set the kind that is worth most there."""
    step = table.agenda[-1]
    assert isinstance(step, SetPeg), "the step that asks this"
    around = beside(table, step.hole)
    kinds = mind.mixed(choice.options)
    return (max(kinds, key=lambda one: worth(mind, table, choice.seat, one, around)),)


RULES: Final[dict[str, Rule]] = {"first_hole": middle, "peg": peg, "slide": slide, "kind": kind}
"""By question."""
