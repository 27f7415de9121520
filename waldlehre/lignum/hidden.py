"""What a seat may see: all but decks, the craft stack, others' craft goods and chosen areas."""

from __future__ import annotations

from waldlehre.kernel.luck import luck, shuffled
from waldlehre.lignum.parts import AREAS
from waldlehre.lignum.state import NOWHERE, VIEW, Sawmills


def view(table: Sawmills, seat: int, deal: int = 0) -> Sawmills:
    """Return a copy with all that the seat may not know dealt anew.

    It is a function of what the seat knows (and of `deal`, for many different ones).
    """
    seen = table.copy()
    key = public_key(seen, seat, deal)
    seen.resource_deck = shuffled(seen.resource_deck, luck(key, 1))
    seen.contract_deck = shuffled(seen.contract_deck, luck(key, 2))
    unknown = seen.goods[:]
    for other in range(seen.seats):
        if other != seat:
            unknown += seen.crafts[other]
    goods = shuffled(unknown, luck(key, 3))
    for other in range(seen.seats):
        many = len(seen.crafts[other])
        if other != seat and many:
            seen.crafts[other] = sorted(goods[len(goods) - many :])
            del goods[len(goods) - many :]
        if other != seat and seen.chosen[other] != NOWHERE:
            seen.chosen[other] = luck(luck(key, 4), other) % AREAS
    seen.goods = goods
    seen.seed = luck(key, 0)
    return seen


def public_key(table: Sawmills, seat: int, deal: int) -> int:
    """Return luck that depends only on what the seat knows."""
    key = luck(luck(luck(VIEW, deal), seat), table.turn)
    for known in (len(table.resource_deck), len(table.contract_deck), len(table.goods)):
        key = luck(key, known)
    for known in (*table.money, *table.food, *table.crafts[seat]):
        key = luck(key, known)
    return key
