"""What the map shows about what was touched: a card's places, or corners to ask about."""

from __future__ import annotations

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import circle, group, path, pixels, words
from waldlehre.haselwurz import hexes, places
from waldlehre.haselwurz.scene import spoken
from waldlehre.haselwurz.scene.ground import Ground
from waldlehre.haselwurz.scene.look import HEX, ROOMY, Look
from waldlehre.kernel.speech import capital

LEGEND = 9.5
"""Half the width of a sign in the legend."""


def marks(board: Ground) -> list[Node]:
    """Return the corners that belong to what was touched; those that are options are there."""
    look, table = board.look, board.table
    kind, value = look.touched_kind, look.touched_value
    if kind == "species" and value in table.open:
        name = capital(spoken.species(look, value))
        found = dict.fromkeys(places.now(table, value), ("now", name))
        found |= dict.fromkeys(places.soon(table, value), ("soon", name))
    else:
        found = dict.fromkeys(asked(look), ("ask", ""))
    options = look.numbers if look.kind == "corner" else {}
    return [
        mark(board, corner, *about)
        for corner, about in found.items()
        if corner not in options and corner not in table.marked
    ]


def asked(look: Look) -> list[int]:
    """Return the corners of a tile, or those around a corner, that somebody has touched."""
    kind, value = look.touched_kind, look.touched_value
    tiles: tuple[int, ...] = ()
    if kind == "hex":
        tiles = (value,)
    elif kind in ("corner", "marker"):
        tiles = hexes.hexes_of_corner(value)
    laid = [here for here in tiles if here in look.table.at]
    return sorted({corner for here in laid for corner in hexes.corners(here)})


def mark(board: Ground, corner: int, kind: str, name: str) -> Node:
    """Return a corner with its sign; touched it says what is missing there."""
    look = board.look
    x, y = board.point(corner)
    r = board.clear(9.5, 0.2 * HEX)
    here = spoken.corner(look, corner)
    touched = look.touched_kind == "corner" and corner == look.touched_value
    label = capital(look.say(f"scene.mark.{kind}", corner=here, species=name))
    art = [circle(0, 0, board.clear(12, r), cls="hit"), *sign(kind, r, touched)]
    return group(*art, part=f"corner:{corner}", label=label, cls="corner", x=x, y=y)


def sign(kind: str, r: float, touched: bool = False) -> list[Node]:
    """Return a target for now, a plus in dashes for one more tile, else a question mark."""
    if kind == "now":
        return [
            circle(0, 0, r, fill="var(--wl-halo)", stroke="var(--wl-accent)", stroke_width=3),
            circle(0, 0, round(0.48 * r, 1), fill="var(--wl-accent)"),
        ]
    if kind == "soon":
        arm = round(0.5 * r, 1)
        rim = circle(0, 0, r, fill="var(--wl-halo)", stroke="var(--wl-accent)", stroke_width=2)
        rim.attributes["stroke-dasharray"] = "3 2.4"
        plus = f"M{-arm:g} 0H{arm:g}M0 {-arm:g}V{arm:g}"
        return [rim, path(plus, fill="none", stroke="var(--wl-accent)", stroke_width=2.6)]
    ground, ink = ("accent", "on-accent") if touched else ("halo", "ink")
    return [
        circle(0, 0, r, fill=f"var(--wl-{ground})", stroke=f"var(--wl-{ink})", stroke_width=1.6),
        words(
            0,
            round(0.46 * r, 1),
            "?",
            round(1.3 * r, 1),
            cls="t-mid t-b",
            style=f"fill:var(--wl-{ink})",
        ),
    ]


def legend(look: Look) -> list[Node]:
    """Return what the signs of a card's places mean."""
    nodes, x = [], 14.0
    for kind in ("now", "soon"):
        text = look.say(f"scene.means.{kind}")
        nodes.append(group(*sign(kind, LEGEND), x=x + LEGEND, y=16))
        nodes.append(words(x + 26, 20.5, text, 13, cls="t-2"))
        x += 26 + pixels(text, 13) * ROOMY + 24
    return nodes
