"""What stands below the map: a tile in each turn, what a card's places look like, or a legend."""

from __future__ import annotations

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import group, path, pixels, use, words
from waldlehre.haselwurz.parts import LANDSCAPES
from waldlehre.haselwurz.scene import places, spoken
from waldlehre.haselwurz.scene.look import ROOMY, Look, land_name
from waldlehre.haselwurz.scene.tiles import face, hexagon
from waldlehre.kernel.speech import capital

LEGEND, TRAY = 34, 112
"""Pixels for what the landscapes are called, or for a tile's turns."""


def height(look: Look) -> int:
    """Return how many pixels it takes."""
    return TRAY if look.kind == "turn" else LEGEND


def below(look: Look, width: float, low: float) -> Node:
    """Return what stands at the foot of a map of this width, down to `low`."""
    if look.kind == "turn":
        return group(*tray(look, width), cls="tray", y=low - TRAY)
    if look.touched_kind == "species":
        nodes = places.legend(look)
    else:
        nodes = [look.once(("legend", width), lambda: landscapes(look, width))]
    return group(*nodes, cls="legend", aria_hidden="true", y=low - LEGEND)


def landscapes(look: Look, width: float) -> Node:
    """Return what the landscapes are called."""
    names = [look.land(land) for land in range(len(LANDSCAPES))]
    wide = [pixels(name, 11) * ROOMY for name in names]
    gap = max(6.0, (width - 24 - 31 * len(names) - sum(wide)) / (len(names) - 1))
    share = min(1, (width - 24 - (31 + gap) * len(names) + gap) / sum(wide))
    nodes, x = [], 12.0
    for land, name in enumerate(names):
        nodes.append(use(f"hw-land-{land_name(land)}", round(x, 1), 2, 28))
        nodes.append(
            words(round(x + 31, 1), 20, name, 11, share * wide[land] / ROOMY + 1, cls="t-2")
        )
        x += 31 + share * wide[land] + gap
    return group(*nodes)


def tray(look: Look, width: float) -> list[Node]:
    """Return the tile that is being laid in each turn that fits."""
    sides = list(look.numbers)
    step = min(92.0, (width - 140) / max(1, len(sides)))
    left = width / 2 - step * (len(sides) - 1) / 2
    nodes = [path(f"M14 0H{width - 14:g}", stroke="var(--wl-line)", stroke_width=1)]
    for at, turns in enumerate(sides):
        label = capital(spoken.tile(look, look.tile, turns))
        art = [face(look, look.tile, turns, 38)]
        if not spoken.stream(look, look.tile, turns):
            label = f"{label}, {look.say('scene.any_way')}"
        nodes.append(
            look.part(
                *(f"turn:{turns}", label, "turn", turns, hexagon(41), art, "turn"),
                *(round(left + at * step, 1), 60, (-27, -30), 11),
            )
        )
    return nodes
