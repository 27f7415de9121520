"""How the open points of the peg game are read."""

from __future__ import annotations

from waldlehre.kernel.room import Variant as Base


class Variant(Base):
    """Readings of P1.1, P1.2 and P3.2."""

    __slots__ = ("first", "heights", "match", "same_starter")

    def __init__(
        self, first: int = 0, heights: int = 0, match: bool = False, same_starter: bool = False
    ) -> None:
        self.first = first
        """P1.2: the seat that sets the first peg."""
        self.heights = heights
        """P1.1: the seat that collects heights; the other collects colours."""
        self.match = match
        """P3.2: two games with swapped goals, added up."""
        self.same_starter = same_starter
        """P3.2: in the second game the same seat begins (usually the other)."""

    def fault(self, seats: int) -> str:
        """Name a field out of range."""
        if not 0 <= self.first < seats:
            return "first"
        return "" if 0 <= self.heights < seats else "heights"
