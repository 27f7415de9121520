"""Chapters 1 to 3: setting the first peg, moving and setting, and the end."""

from __future__ import annotations

from typing import ClassVar, Final

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.pegs.parts import EMPTY, KINDS
from waldlehre.pegs.scoring import clusters
from waldlehre.pegs.state import Board

FINISHED: Final = 1


class SetUp(Step[Board]):
    """P1.1 Everybody has all pegs; the goals are fixed."""

    __slots__ = ()
    rule: ClassVar[str] = "P1.1"

    def do(self, table: Board, picked: Picked) -> None:
        """Hand out the pegs and let the first player begin."""
        table.holes = [EMPTY] * table.parts.hollows
        table.stock = table.parts.each * 2
        heights = table.heights_seat()
        table.tell("goals", (heights, 1 - heights))
        moved_on = 0 if table.variant.same_starter else table.game
        table.then(FirstHole((table.variant.first + moved_on) % 2))


class FirstHole(Step[Board]):
    """P1.2 The first peg goes into any hollow."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "P1.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Board) -> Choice | None:
        """Which hollow?"""
        return Choice(self.seat, "first_hole", tuple(range(table.parts.hollows)))

    def do(self, table: Board, picked: Picked) -> None:
        """Set a peg there."""
        table.then(SetPeg(self.seat, picked[0]), NextTurn(self.seat))


class ChoosePeg(Step[Board]):
    """P2.1 Some peg on the board, of either player, has to be moved."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "P2.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Board) -> Choice | None:
        """Which peg?"""
        return Choice(self.seat, "peg", tuple(table.movable()))

    def do(self, table: Board, picked: Picked) -> None:
        """Move it, then set a peg where it stood."""
        seat, peg = self.seat, picked[0]
        table.then(Slide(seat, peg), SetPeg(seat, peg), NextTurn(seat))

    def refuse(self, table: Board, value: int) -> Refusal | None:
        """An empty hollow, or a peg shut in."""
        if not 0 <= value < table.parts.hollows:
            return self.no("no_such_hole")
        if table.holes[value] == EMPTY:
            return self.no("no_peg", hole=value)
        return None if value in table.movable() else self.no("shut_in", hole=value)


class Slide(Step[Board]):
    """P2.2 A peg moves along an engraved line over empty hollows, at least one, and jumps none."""

    __slots__ = ("peg", "seat")
    rule: ClassVar[str] = "P2.2"

    def __init__(self, seat: int, peg: int) -> None:
        self.seat = seat
        self.peg = peg

    def ask(self, table: Board) -> Choice | None:
        """Where to?"""
        return Choice(self.seat, "slide", tuple(table.slides(self.peg)))

    def do(self, table: Board, picked: Picked) -> None:
        """Move it."""
        holes = table.holes
        holes[picked[0]], holes[self.peg] = holes[self.peg], EMPTY
        table.tell("slid", (self.peg, picked[0]))

    def refuse(self, table: Board, value: int) -> Refusal | None:
        """Its own hollow, a taken one, one off the lines, or one behind another peg."""
        if not 0 <= value < table.parts.hollows:
            return self.no("no_such_hole")
        if value == self.peg:
            return self.no("must_move")
        if table.holes[value] != EMPTY:
            return self.no("taken", hole=value)
        for ray in table.parts.rays[self.peg]:
            if value in ray:
                stands = [hole for hole in ray[: ray.index(value)] if table.holes[hole] != EMPTY]
                return self.no("in_the_way", hole=stands[0]) if stands else None
        return self.no("no_line", hole=value)


class SetPeg(Step[Board]):
    """P2.3 A peg of one's own, of any kind one still has, goes into the hollow left."""

    __slots__ = ("hole", "seat")
    rule: ClassVar[str] = "P2.3"

    def __init__(self, seat: int, hole: int) -> None:
        self.seat = seat
        self.hole = hole

    def ask(self, table: Board) -> Choice | None:
        """Which kind?"""
        return Choice(self.seat, "kind", tuple(table.left(self.seat)))

    def do(self, table: Board, picked: Picked) -> None:
        """Set it."""
        table.stock[self.seat * KINDS + picked[0]] -= 1
        table.holes[self.hole] = picked[0]
        table.tell("set", (self.hole, picked[0]))

    def refuse(self, table: Board, value: int) -> Refusal | None:
        """A kind that is used up."""
        if not 0 <= value < KINDS:
            return self.no("no_such_peg")
        return None if table.stock[self.seat * KINDS + value] else self.no("none_left", kind=value)


class NextTurn(Step[Board]):
    """P2.4 Turn by turn, until all pegs stand on the board."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "P2.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Board, picked: Picked) -> None:
        """Pass the turn on or count up."""
        table.turn += 1
        following = 1 - self.seat
        if not table.left(following):
            table.then(CountUp())
            return
        table.tell("turn", (following,))
        table.then(ChoosePeg(following))


class CountUp(Step[Board]):
    """P3.1 When all pegs are set, everybody's largest clusters count one point a peg."""

    __slots__ = ()
    rule: ClassVar[str] = "P3.1"

    def do(self, table: Board, picked: Picked) -> None:
        """Tell the points; go on with the second game of a match, or end."""
        for seat in (0, 1):
            first, second, third = clusters(table, seat)
            table.tell("counted", (seat, first, second, third, first + second + third))
        if table.variant.match and not table.game:
            table.then(SecondGame())
        else:
            table.ended = FINISHED


class SecondGame(Step[Board]):
    """P3.2 In a match a second game follows with swapped goals; the points are added."""

    __slots__ = ()
    rule: ClassVar[str] = "P3.2"

    def do(self, table: Board, picked: Picked) -> None:
        """Keep the points and clear the board."""
        table.earlier = tuple([sum(clusters(table, seat)) for seat in (0, 1)])
        table.game = 1
        table.tell("second_game", ())
        table.then(SetUp())
