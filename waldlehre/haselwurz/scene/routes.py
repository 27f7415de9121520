"""How the transport animals come to the tiles that they can reach, as lines over the map."""

from __future__ import annotations

from itertools import pairwise

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import circle, group, path
from waldlehre.haselwurz import hexes, ways
from waldlehre.haselwurz.scene.ground import Ground

THIN, THICK = 2.0, 5.0
Step = tuple[int, int]
"""From one tile to another."""


def steps(tiles: list[int]) -> list[Step]:
    """Return the steps of a way."""
    return list(pairwise(tiles))


def by_hedge(step: Step) -> bool:
    """True if a step leads along hedges, past other tiles."""
    return hexes.direction_to(*step) < 0


def lines(board: Ground, found: list[Step], wide: float) -> list[Node]:
    """Return steps as lines with a rim; those along hedges are dashed."""
    nodes = []
    for dashed in (False, True):
        spots = [(board.spot(a), board.spot(b)) for a, b in found if by_hedge((a, b)) == dashed]
        d = "".join(f"M{x:g} {y:g}L{right:g} {low:g}" for (x, y), (right, low) in spots)
        dashes = f"{1.6 * wide:.3g} {1.8 * wide:.3g}" if dashed else ""
        about = {"fill": "none", "stroke_linecap": "round"}
        if d:
            rim = {"stroke": "var(--wl-halo)", "stroke_width": round(1.3 * wide + 2, 1)}
            nodes.append(path(d, **about, **rim))
            line = {"stroke": "var(--wl-accent)", "stroke_width": wide}
            nodes.append(path(d, **about, **line, stroke_dasharray=dashes))
    return nodes


def tree(board: Ground, found: dict[int, list[int]], wide: float) -> list[Node]:
    """Return all ways at once; what they share is drawn once."""
    every = {step for tiles in found.values() for step in steps(tiles)}
    return lines(board, sorted(every), wide)


def dot(board: Ground, here: int, r: float) -> Node:
    """Return a dot in the middle of a tile."""
    x, y = board.spot(here)
    return circle(
        x, y, r, fill="var(--wl-accent)", stroke="var(--wl-halo)", stroke_width=round(r / 2.6, 1)
    )


def aside(part: str, nodes: list[Node]) -> Node:
    """Return what is shown only while somebody points at a part."""
    return group(*nodes, part=f"aside:{part}", cls="aside", pointer_events="none")


def thin(board: Ground) -> list[Node]:
    """Return the ways to all tiles that can be chosen, as thin lines below what stands there."""
    return tree(board, board.routes, THIN)


def asides(board: Ground) -> list[Node]:
    """Return the way to each option; while the animal is asked, all that each can reach."""
    look = board.look
    found = []
    for goal, tiles in board.routes.items():
        art = lines(board, steps(tiles), THICK)
        art += [dot(board, one, 5.5) for one in tiles[1:-1]]
        found.append(aside(f"hex:{goal}", [*art, dot(board, goal, 9)]))
    if look.prompt == "animal":
        for animal in look.numbers:
            every = ways.routes(look.table, animal, look.table.sprite[look.asked])
            art = tree(board, every, THICK - 1.5)
            art += [dot(board, goal, 9) for goal in every]
            found.append(aside(f"animal:{animal}", art))
    return found
