"""Where things lie on the map: its size, its scale, and the middle of each hex and corner."""

from __future__ import annotations

from math import ceil

from waldlehre.haselwurz import hexes, ways
from waldlehre.haselwurz.scene.look import HEX, Look

LARGEST = 58.0
"""From the middle of a hex to a corner, in pixels, at most."""
DIGIT = 0.27 * HEX


def of_rider(look: Look) -> dict[int, list[int]]:
    """Return the way to each tile to which the animal can go that is being ridden."""
    if look.prompt != "ride":
        return {}
    return ways.routes(look.table, look.ridden, look.table.sprite[look.asked])


class Ground:
    """Where hexes, edges and corners of the map lie, as large as there is room."""

    def __init__(self, look: Look, width: float, height: float, foot: float) -> None:
        self.look = look
        self.table = look.table
        self.width = width
        self.height = height
        self.ghosts = [
            one for one in look.numbers if look.kind == "hex" and one not in self.table.at
        ]
        if look.target >= 0 and look.target not in self.table.at:
            self.ghosts.append(look.target)
        self.ghosts = sorted(set(self.ghosts))
        spots = [hexes.centre(here, 1) for here in (*self.table.at, *self.ghosts)] or [(0.0, 0.0)]
        left, right = min(x for x, _ in spots), max(x for x, _ in spots)
        top, low = min(y for _, y in spots), max(y for _, y in spots)
        room = width - 28, height - foot - 24
        fits = room[0] / (right - left + 1.74), room[1] / (low - top + 2)
        r = round(min(LARGEST, *fits), 1)
        self.left = round(width / 2 - r * (left + right) / 2, 1)
        self.top = round((height - foot) / 2 - r * (top + low) / 2, 1)
        self.scale = r / HEX
        self.fine = round(max(0.5 / self.scale, min(1, 1 / self.scale)), 1)
        """How thick rings are, and how large digits; on small hexes they are finer as drawn."""
        self.digit = self.clear(9.4, DIGIT, 13)
        self.routes = of_rider(look)
        """The way to each tile to which the animal can go that is being ridden."""

    def clear(self, least: float, usual: float, most: float = LARGEST) -> float:
        """Return a size that is drawn with so many pixels at least, and at most.

        In whole steps where it is not the usual one, so that it seldom changes.
        """
        found = max(least / self.scale, min(usual, most / self.scale))
        return round(usual, 1) if found == usual else ceil(found)

    def spot(self, here: int) -> tuple[float, float]:
        """Return the middle of a hex."""
        x, y = hexes.centre(here, HEX)
        return round(x, 1), round(y, 1)

    def point(self, corner: int) -> tuple[float, float]:
        """Return where a corner lies."""
        x, y = hexes.corner_point(corner, HEX)
        return round(x, 1), round(y, 1)
