"""How the open points of the rulebook are read."""

from __future__ import annotations

from waldlehre.kernel.room import Variant as Base


class Variant(Base):
    """Readings of H1.3, H1.6, H7.4 and H8.1."""

    __slots__ = ("finish_round", "first", "open_hands", "optional_exchange")

    def __init__(
        self,
        first: int = 0,
        open_hands: bool = False,
        optional_exchange: bool = False,
        finish_round: bool = False,
    ) -> None:
        self.first = first
        """H1.6: the seat that sets its sprite first; the last to do so begins."""
        self.open_hands = open_hands
        """H1.3: everybody's tiles lie open."""
        self.optional_exchange = optional_exchange
        """H7.4: after a fruitless round whoever's turn ends may leave the open cards."""
        self.finish_round = finish_round
        """H8.1: the round is played out when something cannot be refilled."""

    def fault(self, seats: int) -> str:
        """Name a field out of range."""
        return "" if 0 <= self.first < seats else "first"
