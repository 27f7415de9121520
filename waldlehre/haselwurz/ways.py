"""Ways of the transport animals over the landscape (H5.3 to H5.6), for rules and pictures."""

from __future__ import annotations

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import HAS_HEDGE, HAS_STREAM
from waldlehre.haselwurz.state import Landscape


def search(table: Landscape, animal: int, start: int, enough: bool = False) -> dict[int, int]:
    """Return the tiles that an animal can come to, each with the tile before it on the way.

    The start comes before itself. Empty where the animal may not start. With `enough` it looks no
    further than to the first tiles on which a sprite may stop.
    """
    parts, grounds = table.parts, table.ground
    if not parts.stays[animal] & grounds[start]:
        return {}
    over, limit = parts.over[animal], parts.steps[animal]
    ground = over & ~(HAS_HEDGE | HAS_STREAM)
    streams = over & HAS_STREAM != 0
    hedges = over & HAS_HEDGE != 0 and len(table.hedged) > 0
    before = {start: start}
    joined: set[int] = set()
    rim = [start]
    steps = 0
    while rim and (not limit or steps < limit):
        steps += 1
        reached: list[int] = []
        for here in rim:
            solid = grounds[here] & ground != 0
            for side in range(hexes.SIDES):
                there = here + hexes.DELTAS[side]
                if there in before or there not in grounds:
                    continue
                if (solid and grounds[there] & ground) or (streams and table.crosses(here, side)):
                    before[there] = here
                    reached.append(there)
            if hedges and solid:
                for there in along_hedges(table, here, joined):
                    if there not in before and there in grounds and grounds[there] & ground:
                        before[there] = here
                        reached.append(there)
        if enough and goals(table, animal, start, reached):
            break
        rim = reached
    return before


def along_hedges(table: Landscape, here: int, joined: set[int]) -> list[int]:
    """Return the places to which hedges lead that touch a tile, and note the corners passed."""
    hedges = table.hedged
    ahead = [corner for corner in hexes.corners(here) if corner not in joined]
    found: list[int] = []
    while ahead:
        corner = ahead.pop()
        if corner in joined:
            continue
        borders = [edge for edge in hexes.edges_of_corner(corner) if edge in hedges]
        if borders:
            joined.add(corner)
            found.extend(hexes.hexes_of_corner(corner))
            for edge in borders:
                ahead.extend(hexes.corners_of_edge(edge))
    return found


def reach(table: Landscape, animal: int, start: int) -> list[int]:
    """Return the tiles to which an animal can carry a sprite, ascending (H5.2)."""
    return goals(table, animal, start, list(search(table, animal, start)))


def leads_somewhere(table: Landscape, animal: int, start: int) -> bool:
    """True if an animal can carry a sprite to any tile."""
    return len(goals(table, animal, start, list(search(table, animal, start, True)))) > 0


def goals(table: Landscape, animal: int, start: int, found: list[int]) -> list[int]:
    """Return those of the tiles found on which a sprite may stop, ascending."""
    stays, grounds = table.parts.stays[animal], table.ground
    stops = []
    for here in found:
        if here != start and grounds[here] & stays and table.may_stop(here):
            stops.append(here)
    stops.sort()
    return stops


def routes(table: Landscape, animal: int, start: int) -> dict[int, list[int]]:
    """Return the tiles to which an animal can carry a sprite, each with the way there.

    A way is the tiles from start to goal, both among them; two that are no neighbours are joined
    by hedges.
    """
    before = search(table, animal, start)
    found: dict[int, list[int]] = {}
    for goal in goals(table, animal, start, list(before)):
        way = [goal]
        while way[-1] != start:
            way.append(before[way[-1]])
        found[goal] = way[::-1]
    return found
