"""What a seat may know: its own hand, all that lies open, and the cards sunk after exchanges."""

from __future__ import annotations

from waldlehre.haselwurz.state import VIEW, Landscape
from waldlehre.kernel.luck import luck, shuffled


def view(table: Landscape, seat: int, deal: int = 0) -> Landscape:
    """Return a copy with all that the seat may not know dealt anew: other hands, stack and deck.

    It is a function of what the seat knows (and of `deal`, for many different ones). A tile that
    somebody is about to lay is known, for it lies open at once.
    """
    seen = table.copy()
    key = public_key(seen, seat, deal)
    unknown = seen.stack
    sizes = [0] * seen.seats
    showing = [getattr(step, "tile", -1) for step in seen.agenda[-1:]]
    kept: list[list[int]] = [[] for _ in range(seen.seats)]
    for other in range(seen.seats):
        if other == seat or seen.variant.open_hands:
            continue
        hand = seen.hands[other]
        kept[other] = [tile for tile in hand if tile in showing]
        sizes[other] = len(hand) - len(kept[other])
        unknown = unknown + [tile for tile in hand if tile not in showing]
    tiles = shuffled(unknown, key)
    for other in range(seen.seats):
        if sizes[other]:
            seen.hands[other] = sorted([*kept[other], *tiles[len(tiles) - sizes[other] :]])
            del tiles[len(tiles) - sizes[other] :]
    seen.stack = tiles
    seen.deck = seen.deck[: seen.sunk] + shuffled(seen.deck[seen.sunk :], luck(key, 1))
    seen.seed = luck(key, 0)
    return seen


def public_key(table: Landscape, seat: int, deal: int) -> int:
    """Return luck that depends only on what the seat knows."""
    key = luck(luck(luck(VIEW, deal), seat), table.turn)
    for known in (len(table.at), len(table.deck), *table.hands[seat]):
        key = luck(key, known)
    return key
