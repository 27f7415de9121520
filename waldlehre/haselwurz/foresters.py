"""Who plays Haselwurz: how good a position looks."""

from __future__ import annotations

from waldlehre.haselwurz.finding import Find
from waldlehre.haselwurz.parts import KINDS
from waldlehre.haselwurz.scoring import scores
from waldlehre.haselwurz.state import AWAY, Landscape

A_POINT = 100
AT_HAND = 90
"""What a point is worth that only has to be taken."""


def worth(table: Landscape, seat: int) -> int:
    """Points ahead of the best other, the rarest card at hand, pieces kept, and footing."""
    points = scores(table)
    others = [points[other] for other in range(table.seats) if other != seat]
    total = A_POINT * points[seat] - A_POINT * max(others) // 2
    total += sum(table.wood[seat * KINDS : (seat + 1) * KINDS])
    here = table.sprite[seat]
    if here == AWAY or not table.agenda:
        return total
    step = table.agenda[-1]
    if isinstance(step, Find) and step.seat == seat:
        rarity = table.parts.rarity
        total += AT_HAND * max(rarity[species] for species in table.finds(here))
    return total + footing(table, seat)


def footing(table: Landscape, seat: int) -> int:
    """Count the standing animals that may start where the sprite is."""
    ground, stays = table.ground[table.sprite[seat]], table.parts.stays
    return 2 * sum(1 for animal in table.standing(seat) if stays[animal] & ground)
