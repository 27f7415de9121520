"""Chapter 3: clusters and points."""

from __future__ import annotations

from waldlehre.pegs.parts import EMPTY
from waldlehre.pegs.state import Board


def trait(kind: int, height: bool) -> int:
    """Return a peg's height or its colour."""
    return kind % 3 if height else kind // 3


def largest(table: Board, height: bool, wanted: int) -> int:
    """Return the size of the largest cluster of one height or colour (P3.1)."""
    holes, near = table.holes, table.parts.near
    mine = {
        hole
        for hole in range(len(holes))
        if holes[hole] != EMPTY and trait(holes[hole], height) == wanted
    }
    best = 0
    while mine:
        edge = [mine.pop()]
        size = 0
        while edge:
            size += 1
            found = mine.intersection(near[edge.pop()])
            mine -= found
            edge.extend(found)
        best = max(best, size)
    return best


def clusters(table: Board, seat: int) -> tuple[int, int, int]:
    """Return the sizes of a seat's three largest clusters, short to tall or light to dark."""
    height = seat == table.heights_seat()
    return (largest(table, height, 0), largest(table, height, 1), largest(table, height, 2))


def scores(table: Board) -> list[int]:
    """Return both seats' points, those of the first game of a match among them."""
    if not table.holes:
        return [0, 0]
    return [table.earlier[seat] + sum(clusters(table, seat)) for seat in (0, 1)]


def winners(table: Board) -> list[int]:
    """Return the seat with more points; both for a draw (P3.1)."""
    points = scores(table)
    return [seat for seat in (0, 1) if points[seat] == max(points)]
