"""The picture of Lignum: areas, trail, the near player's sawmill, and what lies open.

From above to below it follows the season: where trees stand, the way to the forest edge, what the
workers can still do, and the places that the wood passes until it is sold.
"""

from __future__ import annotations

from functools import partial

from waldlehre.drawing.scene import Scene
from waldlehre.drawing.shapes import rect
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.voice import Voice
from waldlehre.lignum.scene import areas, bar, market, others, own, spoken, strip, trail
from waldlehre.lignum.scene.look import Look
from waldlehre.lignum.state import Sawmills

WIDTH, HEIGHT = 1000, 916
EDGE, GAP = 12, 8


def scene(
    table: Sawmills,
    viewer: int,
    voice: Voice,
    choice: Choice | None = None,
    picked: Picked = (),
    layout: str = "table",
    touched: str = "",
) -> Scene:
    """Draw a table as a seat (or EVERYBODY) sees it; `choice` is the open question, if any.

    `touched` is the part that somebody has touched: another's sawmill is drawn large. Raises
    ValueError for another layout.
    """
    if layout != "table":
        raise ValueError(f"there is no layout {layout!r}; there is table")
    look = Look(table, viewer, voice, choice, picked, touched)
    seasons = EDGE + bar.HEAD + 6
    wood = seasons + bar.TALL + GAP
    way = wood + areas.TALL + GAP
    still = way + trail.TALL + 6
    mill = still + strip.TALL + GAP
    right = EDGE + own.WIDE + GAP
    offers = mill + market.WINTER + 6
    works = offers + market.offers_height(look) + 6
    nodes = [
        rect(0, 0, WIDTH, HEIGHT, 18, fill="var(--wl-table)"),
        bar.heading(look, EDGE, EDGE),
        bar.bar(look, EDGE, seasons),
        areas.areas(look, EDGE, wood),
        trail.trail(look, EDGE, way),
        strip.strip(look, EDGE, still),
        own.near_player(look, EDGE, mill),
        market.winters(look, right, mill),
        market.offers(look, right, offers),
        market.works(look, right, works, mill + own.TALL - works),
        others.others(look, EDGE, mill + own.TALL + GAP),
    ]
    title = f"{look.say('title')}: {spoken.status(look)}"
    read = partial(spoken.reading, look, title, nodes)
    return Scene("lignum", WIDTH, HEIGHT, title, read, nodes)
