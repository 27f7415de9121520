"""A single tile: its landscape, its stream and its outline in any size."""

from __future__ import annotations

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import group, path, use
from waldlehre.drawing.symbols.landscapes import HEXAGON, SIZE, pattern
from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import LAKE
from waldlehre.haselwurz.scene.look import Look, land_name

SHALLOW = ("field", "lean")
"""Landscapes whose pattern a stream may simply cover."""


def hexagon(r: float) -> str:
    """Return the outline of a hex."""
    x = r * hexes.HALF_WIDTH
    return (
        f"M0 {-r:.3g}L{x:.3g} {-r / 2:.3g}V{r / 2:.3g}L0 {r:.3g}L{-x:.3g} {r / 2:.3g}V{-r / 2:.3g}Z"
    )


def middle_of(side: int, r: float) -> tuple[float, float]:
    """Return the middle of a side as seen from the middle of a hex."""
    (x, y), (other_x, other_y) = hexes.POINTS[side - 1], hexes.POINTS[side]
    return r * (x + other_x) / 2, r * (y + other_y) / 2


def ends_of(sides: int, r: float) -> tuple[tuple[float, float], ...]:
    """Return where a stream's ends lie."""
    return tuple([middle_of(side, r) for side in range(hexes.SIDES) if sides >> side & 1])


def water(sides: int, r: float) -> str:
    """Return the course of a stream: a bow from end to end, else arms that meet in the middle."""
    ends = ends_of(sides, r)
    if len(ends) != 2:
        return "".join(f"M{x:.3g} {y:.3g}L0 0" for x, y in ends)
    (x, y), (right, low) = ends
    if abs(x + right) + abs(y + low) < 0.01 * r:
        near = f"{x * 0.6:.3g} {y * 0.6:.3g} {x * 0.3 - y * 0.3:.3g} {y * 0.3 + x * 0.3:.3g} 0 0"
        return f"M{x:.3g} {y:.3g}C{near}S{-x * 0.6:.3g} {-y * 0.6:.3g} {right:.3g} {low:.3g}"
    return f"M{x:.3g} {y:.3g}Q0 0 {right:.3g} {low:.3g}"


def mouths(sides: int, r: float) -> str:
    """Return the short ends of streams that run into a lake."""
    return "".join(f"M{x:.3g} {y:.3g}L{x * 0.78:.3g} {y * 0.78:.3g}" for x, y in ends_of(sides, r))


def brook(d: str, r: float) -> list[Node]:
    """Return a stream with its banks."""
    return [
        path(d, cls="hw-bank", stroke_width=round(r * 0.25, 1)),
        path(d, cls="hw-stream", stroke_width=round(r * 0.16, 1)),
    ]


def face(look: Look, tile: int, turns: int, r: float) -> Node:
    """Return a tile without a stream as one picture, any other with what the stream leaves."""
    return look.once(("face", tile, turns, r), lambda: fresh(look, tile, turns, r))


def fresh(look: Look, tile: int, turns: int, r: float) -> Node:
    """Draw a tile."""
    name = land_name(look.parts.land[tile])
    sides = look.parts.streams[tile][turns]
    if not sides:
        return use(f"hw-land-{name}", -r, -r, 2 * r)
    if name in SHALLOW:
        return group(use(f"hw-land-{name}", -r, -r, 2 * r), *brook(water(sides, r), r))
    figures = [
        path(d, cls=cls, stroke_width=width)
        for cls, width, d in pattern(name, ends_of(sides, SIZE))
    ]
    ground = path(HEXAGON, cls=f"wl-hw-{name}-0 wl-hw-rim")
    return group(
        group(ground, *figures, scale=round(r / SIZE, 3)), *brook(water(sides, r), r), cls="tile"
    )


def inflow(look: Look, here: int) -> int:
    """Return the sides of a laid lake at which streams run in."""
    table = look.table
    if table.land(here) != LAKE:
        return 0
    found = 0
    for side, there in enumerate(hexes.neighbours(here)):
        if there in table.at and table.sides(there) >> hexes.opposite(side) & 1:
            found |= 1 << side
    return found


def back(r: float) -> Node:
    """Return a tile that lies face down."""
    return group(
        path(hexagon(r - 1), cls="wl-green-2", stroke="var(--wl-cream)", stroke_width=1.5),
        use("hw-tired", -0.6 * r, -0.6 * r, 1.2 * r),
    )
