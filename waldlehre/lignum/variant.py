"""How the open points of the rulebook are read."""

from __future__ import annotations

from typing import Final

from waldlehre.kernel.room import Variant as Base

BY_LOT: Final = -1


class Variant(Base):
    """Readings and options of L1.1, L1.4, L3.4, L5.7 and L7.5."""

    __slots__ = ("cart_twice", "easy_winters", "first", "free_driving_feeds", "tactical")

    def __init__(
        self,
        first: int = BY_LOT,
        tactical: bool = False,
        easy_winters: bool = False,
        cart_twice: bool = False,
        free_driving_feeds: bool = True,
    ) -> None:
        self.first = first
        """L1.4: the seat that begins; -1 draws it by lot."""
        self.tactical = tactical
        """L3.4: the next round's resource cards lie open, and areas are chosen openly."""
        self.easy_winters = easy_winters
        """L1.1: the easy halves of the winter cards count."""
        self.cart_twice = cart_twice
        """L5.7: a cart may run again in the same round."""
        self.free_driving_feeds = free_driving_feeds
        """L7.5: planned food supply counts the logs of planned log driving as well."""

    def fault(self, seats: int) -> str:
        """Name a field out of range."""
        return "" if BY_LOT <= self.first < seats else "first"
