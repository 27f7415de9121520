"""What a seat may know: its own hand, the cards it laid, and all that lies open."""

from __future__ import annotations

from waldlehre.kernel.luck import luck, shuffled
from waldlehre.waldmeister.state import VIEW, Forest


def view(table: Forest, seat: int, deal: int = 0) -> Forest:
    """Return a copy with all that the seat may not know dealt anew, dice and piles to come included.

    It is a function of what the seat knows (and of `deal`, for many different ones): whatever the
    others hold, the view is the same.
    """
    seen = table.copy()
    key = public_key(seen, seat, deal)
    lies = seen.laid if seen.layer != seat else []
    unknown = [*seen.deck, *lies]
    for other in range(seen.seats):
        if other != seat:
            unknown += seen.hands[other]
    cards = shuffled(unknown, key)
    if lies:
        seen.laid = sorted(take(cards, len(lies)))
    for other in range(seen.seats):
        if other != seat:
            seen.hands[other] = sorted(take(cards, len(seen.hands[other])))
    seen.deck = cards
    seen.seed = luck(key, 0)
    return seen


def public_key(table: Forest, seat: int, deal: int) -> int:
    """Return luck that depends only on what the seat knows."""
    key = luck(luck(luck(VIEW, deal), seat), table.turn)
    for known in (table.marker, table.points, table.bank, *table.hands[seat]):
        key = luck(key, known)
    return key


def take(cards: list[int], many: int) -> list[int]:
    """Take cards off the end of a list."""
    taken = cards[len(cards) - many :]
    del cards[len(cards) - many :]
    return taken
