"""What sets the characters of Waldmeister apart: what they pay for, and what they keep money for."""

from __future__ import annotations

from typing import Final

from waldlehre.kernel.record import Record

NEVER: Final = 10_000_000


class Temper(Record):
    """The weights of a character; money in full units."""

    __slots__ = ("card_keeps", "free_keeps", "missing", "own", "sapling_keeps", "worth")

    def __init__(
        self,
        worth: tuple[int, ...],
        missing: int,
        sapling_keeps: int,
        card_keeps: int,
        free_keeps: int,
        own: tuple[str, ...],
    ) -> None:
        self.worth = worth
        """By species: the most that it bids for a sapling; it buys none of what is worth nothing."""
        self.missing = missing
        """Added for a species of which it has none; half of that for a second."""
        self.sapling_keeps = sapling_keeps
        """Money that stays when it buys a sapling."""
        self.card_keeps = card_keeps
        """Money that stays when it builds with a card."""
        self.free_keeps = free_keeps
        """Money that stays when it builds of free will."""
        self.own = own
        """Questions for which it has motives of its own, as `Ruled` names them."""


TEMPERS: Final = {
    "timber": Temper(
        (25_000, 25_000, 20_000, 40_000, 10_000, 10_000),
        missing=0,
        sapling_keeps=0,
        card_keeps=30_000,
        free_keeps=NEVER,
        own=("buy", "buy_pass", "bid", "bid_pass", "lot", "build", "build_pass", "voluntary_pass"),
    ),
    "ecology": Temper(
        (20_000, 20_000, 25_000, 15_000, 25_000, 10_000),
        missing=10_000,
        sapling_keeps=0,
        card_keeps=0,
        free_keeps=60_000,
        own=("buy", "bid", "lot", "build", "voluntary", "voluntary_pass", "summer", "relief"),
    ),
    "remediate": Temper(
        (20_000, 20_000, 20_000, 20_000, 15_000, 10_000),
        missing=0,
        sapling_keeps=30_000,
        card_keeps=0,
        free_keeps=0,
        own=("build", "build_pass", "voluntary", "voluntary_pass", "buy", "buy_pass", "bid_pass"),
    ),
    "monoculture": Temper(
        (0, 0, 0, 40_000, 0, 0),
        missing=0,
        sapling_keeps=0,
        card_keeps=20_000,
        free_keeps=NEVER,
        own=("buy", "buy_pass", "bid", "bid_pass", "lot", "voluntary_pass"),
    ),
    "mixed": Temper(
        (15_000, 15_000, 15_000, 15_000, 15_000, 15_000),
        missing=25_000,
        sapling_keeps=0,
        card_keeps=0,
        free_keeps=90_000,
        own=("buy", "bid", "bid_pass", "lot", "voluntary"),
    ),
}
"""By name."""
