"""What can be counted of a seat at any time: for charts, and to say in what two answers differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waldlehre.pegs.scoring import clusters, scores
from waldlehre.pegs.state import Board


def points(table: Board, seat: int) -> int:
    """Return a seat's points."""
    return scores(table)[seat]


def largest(table: Board, seat: int) -> int:
    """Return the size of a seat's largest cluster in the present game."""
    return max(clusters(table, seat)) if table.holes else 0


def smallest(table: Board, seat: int) -> int:
    """Return the size of the smallest of a seat's three clusters that count."""
    return min(clusters(table, seat)) if table.holes else 0


MEASURES: Final[dict[str, Callable[[Board, int], int]]] = {
    "points": points,
    "largest": largest,
    "smallest": smallest,
}
"""By name."""
