"""The picture of a table of Waldmeister: one landscape with a legend, or everything.

The near player is large, the others sit across the table, what is being done lies between them.
The decision and the log stand beside the picture and are no part of it.
"""

from __future__ import annotations

from functools import partial

from waldlehre.drawing.scene import Node, Scene
from waldlehre.drawing.shapes import group, rect, seat_badge, use, words
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.voice import Voice
from waldlehre.waldmeister.parts import SPACES
from waldlehre.waldmeister.scene import spoken
from waldlehre.waldmeister.scene.cards import WIDE as HAND
from waldlehre.waldmeister.scene.cards import hand
from waldlehre.waldmeister.scene.landscape import Landscape, extent
from waldlehre.waldmeister.scene.legend import single
from waldlehre.waldmeister.scene.look import Look
from waldlehre.waldmeister.scene.played import middle
from waldlehre.waldmeister.scene.small import opponent
from waldlehre.waldmeister.scene.supplies import SEASON, WIDE, season, supplies
from waldlehre.waldmeister.scoring import score
from waldlehre.waldmeister.state import Forest

WIDTH, HEIGHT = 1000, 780
EDGE, GAP = 12, 10
LAYOUTS = ("table", "landscape")


def scene(
    table: Forest,
    viewer: int,
    voice: Voice,
    choice: Choice | None = None,
    picked: Picked = (),
    layout: str = "table",
) -> Scene:
    """Draw a table as a seat (or EVERYBODY) sees it; `choice` is the open question, if any.

    The layouts are "table" and "landscape" (that of the near player). Raises ValueError for another.
    """
    if layout not in LAYOUTS:
        raise ValueError(f"there is no layout {layout!r}; there are {', '.join(LAYOUTS)}")
    look = Look(table, viewer, voice, choice, picked)
    return whole(look) if layout == "table" else single(look)


def whole(look: Look) -> Scene:
    """Return the whole table."""
    left = EDGE + WIDE + GAP
    width = WIDTH - EDGE - left
    others = [seat for seat in look.table.clockwise(look.near) if seat != look.near]
    nodes = [
        rect(0, 0, WIDTH, HEIGHT, 18, fill="var(--wl-table)"),
        season(look, EDGE, EDGE),
        supplies(look, EDGE, EDGE + SEASON + GAP, HEIGHT - 2 * EDGE - SEASON - GAP),
    ]
    if len(others) == 1:
        half, tall = (width - GAP) / 2, 292.0
        nodes.append(opponent(look, others[0], left, EDGE, half, tall))
        nodes.append(middle(look, left + half + GAP, EDGE, half, tall))
    else:
        each, tall = (width - GAP * (len(others) - 1)) / len(others), 204.0
        for at, seat in enumerate(others):
            nodes.append(opponent(look, seat, left + at * (each + GAP), EDGE, each, tall))
        nodes.append(middle(look, left, EDGE + tall + GAP, width, 100))
        tall += GAP + 100
    top = EDGE + tall + GAP
    nodes.append(near(look, left, top, width, HEIGHT - EDGE - top))
    title = spoken.title(look)
    read = partial(spoken.reading, look, title, nodes)
    return Scene("waldmeister", WIDTH, HEIGHT, title, read, nodes)


def near(look: Look, x: float, y: float, width: float, height: float) -> Node:
    """Return the near player's landscape, purse and hand."""
    seat = look.near
    wide, tall = extent(look)
    room = width - 34 - 16 - HAND - 16, height - 84
    scale = min(room[0] / wide, room[1] / tall, 1)
    board = group(
        *Landscape(look, seat, scale).nodes(),
        x=34,
        y=round(66 + (room[1] - tall * scale) / 2, 1),
        scale=round(scale, 3),
    )
    frame = rect(0, 0, width, height, 14, cls="panel")
    if seat == look.turn:
        frame.attributes["style"] = f"stroke:var(--wl-p{seat + 1}-frame);stroke-width:3"
    nodes = [
        frame,
        seat_badge(seat, 28, 26, 15),
        words(52, 25, look.seat(seat), 15, 150, cls="t-b"),
        words(52, 41, look.say("scene.points", count=score(look.table, seat)), 12, cls="t-2"),
        *purse(look, seat, width - HAND - 20),
        board,
        *hand_of(look, seat, width - HAND - 14, height),
    ]
    box = (0.0, 0.0, width, height, 14.0)
    label = spoken.owner(look, seat)
    kind, value = ("announced", 1) if seat == look.turn else ("seat", seat)
    return look.part(
        f"seat:{seat}", label, kind, value, box, nodes, "seat", x, y, digit=(width / 2, 2)
    )


def purse(look: Look, seat: int, right: float) -> list[Node]:
    """Return trees, animals, damage and money of the near player."""
    trees, animals, damage = spoken.totals(look, seat)
    money = look.say("amount", count=look.table.money[seat])
    shown = (
        ("tree-oak", f"{trees} / {SPACES}", 374),
        ("animal-fox", str(animals), 268),
        ("damage", str(damage), 196),
        ("coin", money, 120),
    )
    found = []
    for symbol, text, at in shown:
        x, cls = right - at, "wl-sp-oak" if symbol == "tree-oak" else ""
        found += [use(symbol, x, 13, 26, cls=cls), words(x + 32, 32, text, 15, 90, cls="t-num")]
    return found


def hand_of(look: Look, seat: int, x: float, height: float) -> list[Node]:
    """Return the hand with its heading."""
    title = "scene.hand" if seat == look.viewer else "scene.hand_hidden"
    heading = words(x, 26, look.say(title), 13, HAND, cls="t-b")
    return [heading, *hand(look, seat, x, 38, height - 52)]
