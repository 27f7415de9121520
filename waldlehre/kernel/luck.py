"""Luck is a function of (seed, key), not a stream: no decision shifts the luck of another.

32-bit mixing with multipliers below 2**31: every product fits 63 bits, so that plain ints and
compiled i64 agree on every Python, platform and in the browser. A key says what the luck is for
(a purpose, a turn, a space); it never holds an answer or a count of draws.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
STRIDE: Final = 0x1E3779B1
SEEDS: Final = 1 << 32


def luck(key: i64, what: i64) -> i64:
    """Return the key one level down: luck(luck(seed, STORM), turn).

    The mixer is 16/21f0aaad/15/735a2d97/15; `shuffled` and `Dice` have it written out once more.
    """
    x = (key + (what + 1) * STRIDE) & MASK
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
    x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
    return x ^ (x >> 15)


def deeper(key: i64, first: i64, second: i64, third: i64) -> i64:
    """Return the key three levels down: luck(luck(luck(key, first), second), third)."""
    return luck(luck(luck(key, first), second), third)


def roll(key: i64, what: i64) -> i64:
    """Return the die (1 to 6) that lies at this key."""
    return 1 + luck(key, what) % 6


def shuffled(cards: list[int], key: i64) -> list[int]:
    """Return cards (different ints below 65,536) in the order that this key gives.

    Each card has a rank of its own, so a card more or less leaves the order of the others alone:
    two branches of one game share their deck as far as they share their cards.
    """
    ranked = []
    for card in cards:
        x = (key + (card + 1) * STRIDE) & MASK  # `luck`, written out
        x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
        x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
        ranked.append((x ^ (x >> 15)) << 16 | card)
    ranked.sort()
    return [rank & 0xFFFF for rank in ranked]


@final
class Dice:
    """A forester's own luck for one decision; one word serves several small draws."""

    __slots__ = ("bits", "drawn", "key")

    def __init__(self, key: int, drawn: int = 0, bits: int = 0) -> None:
        self.key: i64 = key
        self.drawn: i64 = drawn
        self.bits: i64 = bits

    def rekey(self, key: int) -> None:
        """Start afresh from another key."""
        self.key = key
        self.drawn = 0
        self.bits = 0

    def below(self, n: i64) -> i64:
        """Return the next number in 0..n-1 (bias below n / 65,536)."""
        bits = self.bits
        if bits < 65536:
            drawn = self.drawn + 1
            self.drawn = drawn
            x = (self.key + drawn * STRIDE) & MASK  # `luck`, written out: this is the hottest line
            x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
            x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
            bits = x ^ (x >> 15)
        self.bits = bits // n
        return bits % n

    def __reduce__(self) -> tuple[Any, ...]:
        return Dice, (self.key, self.drawn, self.bits)
