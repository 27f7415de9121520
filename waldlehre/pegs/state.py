"""The table of the peg game: the board and what each player still has."""

from __future__ import annotations

from typing import Any, final

from waldlehre.kernel.step import Step
from waldlehre.kernel.table import Table
from waldlehre.pegs.parts import EMPTY, KINDS, Parts
from waldlehre.pegs.variant import Variant


@final
class Board(Table):
    """`holes` holds a kind or EMPTY; `stock` is seat * 9 + kind; `earlier` are points brought on."""

    __slots__ = ("earlier", "game", "holes", "parts", "stock", "variant")

    def __init__(
        self,
        seed: int,
        seats: int,
        turn: int,
        agenda: list[Step[Any]],
        parts: Parts,
        variant: Variant,
        holes: list[int],
        stock: list[int],
        game: int = 0,
        earlier: tuple[int, ...] = (0, 0),
        ended: int = 0,
    ) -> None:
        super().__init__(seed, seats, turn, agenda, ended)
        self.parts = parts
        self.variant = variant
        self.holes = holes
        self.stock = stock
        self.game = game
        """0, or 1 in the second game of a match."""
        self.earlier = earlier

    def copy(self) -> Board:
        """Return an independent table in the same position."""
        return Board(
            self.seed,
            self.seats,
            self.turn,
            self.agenda[:],
            self.parts,
            self.variant,
            self.holes[:],
            self.stock[:],
            self.game,
            self.earlier,
            self.ended,
        )

    def heights_seat(self) -> int:
        """Return the seat that collects heights in the present game."""
        return (self.variant.heights + self.game) % 2

    def pegs(self) -> list[int]:
        """Return the hollows with a peg."""
        holes = self.holes
        return [hole for hole in range(len(holes)) if holes[hole] != EMPTY]

    def movable(self) -> list[int]:
        """Return the pegs that have an empty hollow beside them."""
        holes, near = self.holes, self.parts.near
        found = []
        for hole in self.pegs():
            for beside in near[hole]:
                if holes[beside] == EMPTY:
                    found.append(hole)
                    break
        return found

    def slides(self, peg: int) -> list[int]:
        """Return the hollows to which a peg can slide, ascending."""
        holes = self.holes
        found = []
        for ray in self.parts.rays[peg]:
            for hole in ray:
                if holes[hole] != EMPTY:
                    break
                found.append(hole)
        found.sort()
        return found

    def left(self, seat: int) -> list[int]:
        """Return the kinds of peg that a seat still has."""
        stock, first = self.stock, seat * KINDS
        return [kind for kind in range(KINDS) if stock[first + kind]]
