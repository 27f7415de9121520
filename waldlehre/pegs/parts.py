"""The box: a rhombus of hollows and pegs of three colours and three heights."""

from __future__ import annotations

from typing import Final

from waldlehre.kernel.box import Box
from waldlehre.kernel.box import Parts as Base

COLOURS: Final = ("yellow_green", "leaf_green", "dark_green")
HEIGHTS: Final = ("short", "medium", "tall")
KINDS: Final = 9
EMPTY: Final = -1
SHEETS: Final = {
    "board": ("name", "value", "value_source"),
    "pegs": ("colour", "height", "each", "each_source"),
}
DIRECTIONS: Final = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))
"""Engraved lines: along the rows, along the columns and along the short diagonal."""


class Parts(Base):
    """Hollows are numbered row * side + column; kinds of peg are colour * 3 + height."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        board, pegs = box.sheets["board"], box.sheets["pegs"]
        board.keys("name", ("side",))
        self.side = board.whole(0, "value", 3, 12)
        """Hollows along an edge."""
        self.hollows = self.side * self.side
        for kind in range(len(pegs.rows)):
            pegs.word(kind, "colour", (COLOURS[min(kind, KINDS - 1) // 3],))
        pegs.keys("height", HEIGHTS * 3)
        self.each: list[int] = [pegs.whole(kind, "each", 0, 9) for kind in range(KINDS)]
        """How many of each kind a player has."""
        if not 0 < 2 * sum(self.each) < self.hollows:
            raise pegs.fault(KINDS - 1, "each", "box.total", most=(self.hollows - 1) // 2)
        self.rays: list[list[tuple[int, ...]]] = [
            [self.ray(hollow, across, along) for across, along in DIRECTIONS]
            for hollow in range(self.hollows)
        ]
        """For each hollow and direction the hollows that lie that way, nearest first."""
        self.near: list[tuple[int, ...]] = [
            tuple(sorted([ray[0] for ray in rays if ray])) for rays in self.rays
        ]
        """For each hollow its neighbours."""

    def ray(self, hollow: int, across: int, along: int) -> tuple[int, ...]:
        """Return the hollows in one direction up to the edge."""
        row, column = divmod(hollow, self.side)
        found: list[int] = []
        while True:
            row, column = row + across, column + along
            if not (0 <= row < self.side and 0 <= column < self.side):
                return tuple(found)
            found.append(row * self.side + column)
