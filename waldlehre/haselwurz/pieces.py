"""Every piece of the box is somewhere, exactly once: what the exam checks."""

from __future__ import annotations

from collections.abc import Iterator

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import COPSE, FLOWERS, HEDGE, HERD, KINDS, PIECES
from waldlehre.haselwurz.state import AWAY, Landscape


def faults(table: Landscape) -> Iterator[str]:
    """Yield what is wrong with a table."""
    yield from tile_faults(table)
    yield from wood_faults(table)
    cards = sorted([*table.deck, *table.open, *(one for cards in table.found for one in cards)])
    if cards and cards != list(range(len(table.parts.rarity))):
        yield f"cards: {cards}"
    taken = sum(len(cards) for cards in table.found)
    marked = table.marked
    if len(marked) != taken or len(set(marked)) != taken or marked != sorted(marked):
        yield f"{taken} cards found, markers on {marked}"
    if not all(table.whole(corner) for corner in marked):
        yield f"a marker on an open corner: {marked}"
    if table.sunk > len(table.deck):
        yield f"{table.sunk} cards sunk in a deck of {len(table.deck)}"
    for seat in range(table.seats):
        if not table.standing(seat):
            yield f"no animal of seat {seat} stands"
        here = table.sprite[seat]
        if here != AWAY and not table.may_stop(here):
            yield f"seat {seat}'s sprite stands on {here}"
    if len(table.turned) != table.seats * HERD:
        yield f"{len(table.turned)} animals"


def tile_faults(table: Landscape) -> Iterator[str]:
    """Yield tiles that are lost, doubled or laid against their streams."""
    laid = [tile for tile, here in enumerate(table.place) if here != AWAY]
    tiles = sorted([*laid, *table.stack, *(tile for hand in table.hands for tile in hand)])
    if laid and tiles != list(range(table.parts.tiles)):
        yield f"tiles: {tiles}"
    if table.at != {table.place[tile]: tile for tile in laid}:
        yield "the map differs from the tiles' places"
    anew = type(table)(*table.fields().values())
    noted = [(one.free, one.ground, one.lives, one.spots) for one in (table, anew)]
    if noted[0] != noted[1]:
        yield "what was noted of the map differs from the map"
    for here, tile in table.at.items():
        for side, there in enumerate(hexes.neighbours(here)):
            if there not in table.at:
                if there not in table.free:
                    yield f"{there} is no free place"
            elif not table.parts.meet(
                tile, table.turns[tile], side, table.at[there], table.turns[table.at[there]]
            ):
                yield f"a stream ends between {here} and {there}"
    if any(table.turns[tile] for tile, here in enumerate(table.place) if here == AWAY):
        yield "a tile is turned that is not laid"
    if any(hand != sorted(hand) for hand in table.hands):
        yield f"hands out of order: {table.hands}"


def wood_faults(table: Landscape) -> Iterator[str]:
    """Yield wooden pieces that are lost, doubled or stand where they may not."""
    parts = table.parts
    placed = [len(table.hedges), sum(table.copses), sum(table.flowers)]
    left = [sum(table.wood[kind::KINDS]) for kind in range(KINDS)]
    for kind in (HEDGE, COPSE, FLOWERS):
        box = sum(share[kind] for share in parts.share[table.seats])
        if placed[kind] + left[kind] != box or min(table.wood) < 0:
            yield f"{PIECES[kind]}: {placed[kind]} placed, {left[kind]} left of {box}"
    if table.hedges != sorted(table.hedged) or len(table.hedged) < len(table.hedges):
        yield f"hedges: {table.hedges}"
    for tile, here in enumerate(table.place):
        land = parts.land[tile]
        if table.copses[tile] and (here == AWAY or not parts.copse[land]):
            yield f"a copse on tile {tile}"
        if table.flowers[tile] and (here == AWAY or not parts.flower[land]):
            yield f"a flower field on tile {tile}"
    for edge in table.hedges:
        if not all(here in table.at for here in hexes.hexes_of_edge(edge)):
            yield f"a hedge on the open edge {edge}"
