"""Where a card could be found: now, with one more tile, or anywhere. Conditions are those of chapter 6."""

from __future__ import annotations

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.state import AWAY, Landscape


def now(table: Landscape, species: int) -> list[int]:
    """Return the corners of the whole map at which a card could be found, ascending (H6.1)."""
    found = {corner for here in table.at for corner in table.corners_for(species, here)}
    return sorted(found)


def soon(table: Landscape, species: int) -> dict[int, list[int]]:
    """Return open corners at which a card could be found with one more tile, ascending.

    Each with the tiles that would do it: of all that are not laid yet, wherever they are, those
    that fit there (H3.2) in a turn in which the card's conditions hold.
    """
    parts = table.parts
    rest = [tile for tile, here in enumerate(table.place) if here == AWAY]
    trial = table.copy()
    found: dict[int, list[int]] = {}
    for here in table.free:
        corners = open_corners(table, here)
        known: dict[tuple[int, bool, tuple[int, ...]], list[int]] = {}
        for tile in rest if corners else ():
            alike = parts.land[tile], parts.house[tile], tuple(parts.streams[tile])
            if alike not in known:
                known[alike] = served(trial, species, tile, here, corners)
            for corner in known[alike]:
                found.setdefault(corner, []).append(tile)
    return dict(sorted(found.items()))


def open_corners(table: Landscape, here: int) -> list[int]:
    """Return the corners of a free place where no more than its own tile is missing."""
    return [
        corner
        for corner in hexes.corners(here)
        if all(there == here or there in table.at for there in hexes.hexes_of_corner(corner))
    ]


def served(trial: Landscape, species: int, tile: int, here: int, corners: list[int]) -> list[int]:
    """Return the corners at which a card's conditions hold once a tile is laid, however turned.

    The trial table's map is as it was afterwards.
    """
    found: list[int] = []
    ways = trial.fits(tile, here)
    trial.at[here] = tile
    for turns in ways:
        trial.turns[tile] = turns
        found += [one for one in corners if one not in found and trial.suits(species, one)]
    del trial.at[here]
    return found


def homes(table: Landscape) -> list[tuple[int, int]]:
    """Return each card that has a place on the map, with at how many corners (H6.2 to H6.4).

    Of all cards of the box, open or not; markers are left out of account.
    """
    count = [0] * len(table.parts.species)
    for lives in table.lives.values():
        for species in range(lives.bit_length()):
            count[species] += lives >> species & 1
    return [(species, many) for species, many in enumerate(count) if many]
