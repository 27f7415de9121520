"""The picture of Haselwurz und Bärenklau: the growing map, the open cards, and what all have.

The near player's tiles, wood and animals lie large below the map; other hands are backs.
"""

from __future__ import annotations

from functools import partial

from waldlehre.drawing.scene import Node, Scene
from waldlehre.drawing.shapes import block, circle, group, rect, seat_badge
from waldlehre.haselwurz.scene import spoken
from waldlehre.haselwurz.scene.cards import ROOM, open_cards
from waldlehre.haselwurz.scene.landscape import board
from waldlehre.haselwurz.scene.look import ROOMY, Look
from waldlehre.haselwurz.scene.own import TALL, WIDE, near_player
from waldlehre.haselwurz.scene.players import all_players, supply
from waldlehre.haselwurz.state import Landscape
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.speech import capital
from waldlehre.kernel.voice import Voice

WIDTH, HEIGHT = 1000, 760
EDGE, GAP = 12, 8
HEAD, SUPPLY = 48, 60


def scene(
    table: Landscape,
    viewer: int,
    voice: Voice,
    choice: Choice | None = None,
    picked: Picked = (),
    layout: str = "table",
    touched: str = "",
) -> Scene:
    """Draw a table as a seat (or EVERYBODY) sees it; `choice` is the open question, if any.

    `touched` is the part that somebody has touched: a card shows its places, a tile its corners.
    Raises ValueError for another layout.
    """
    if layout != "table":
        raise ValueError(f"there is no layout {layout!r}; there is table")
    look = Look(table, viewer, voice, choice, picked, touched)
    right = EDGE + WIDE + GAP
    top = EDGE + HEAD + GAP
    low = HEIGHT - EDGE - TALL
    below = EDGE + 26 + ROOM
    under = HEIGHT - EDGE - SUPPLY
    nodes = [
        rect(0, 0, WIDTH, HEIGHT, 18, fill="var(--wl-table)"),
        heading(look),
        board(look, EDGE, top, WIDE, low - GAP - top),
        open_cards(look, right, EDGE),
        all_players(look, right, below, under - GAP - below),
        supply(look, right, under, SUPPLY),
        near_player(look, EDGE, low),
    ]
    title = f"{look.say('title')}: {spoken.status(look)}"
    return Scene("haselwurz", WIDTH, HEIGHT, title, partial(spoken.reading, title, nodes), nodes)


def heading(look: Look) -> Node:
    """Return what is asked, else what is going on."""
    text = capital(spoken.status(look))
    nodes = [rect(0, 0, WIDE, HEAD, 14, cls="panel")]
    if look.choice is not None:
        text = look.voice.question(look.table, look.choice)
        nodes.append(seat_badge(look.asked, 28, HEAD / 2, 15))
    else:
        nodes.append(circle(28, HEAD / 2, 9, fill="var(--wl-accent)"))
    lines = block(54, 0, text, (WIDE - 70) / ROOMY, 15, 1.22, cls="t-b")
    size = 15.0
    if len(lines) > 2:
        size = 13.0
        lines = block(54, 0, text, (WIDE - 70) / ROOMY, 13, 1.2, cls="t-b")[:3]
    step = size * 1.22
    for at, one in enumerate(lines):
        y = HEAD / 2 + size * 0.36 + (at - (len(lines) - 1) / 2) * step
        one.attributes["y"] = f"{y:.1f}"
    return group(*nodes, *lines, part="asked", label=text, cls="heading", x=EDGE, y=EDGE)
