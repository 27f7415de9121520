"""The picture of Lignum as a page of text: what is asked, the areas, and all that lies open."""

from __future__ import annotations

from functools import partial

from waldlehre.drawing.scene import Node, Scene
from waldlehre.drawing.shapes import block, choosable, group, rect
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.voice import Voice
from waldlehre.lignum.parts import AREAS
from waldlehre.lignum.reading import area_line, heading, text
from waldlehre.lignum.scoring import winners
from waldlehre.lignum.state import Sawmills

WIDTH = 1000
EDGE = 16
LINE = 18
TALL = 34
WIDE = (WIDTH - 3 * EDGE) // 2


def scene(
    table: Sawmills,
    viewer: int,
    voice: Voice,
    choice: Choice | None = None,
    picked: Picked = (),
    layout: str = "table",
) -> Scene:
    """Write a table as a seat (or EVERYBODY) sees it; `choice` is the open question, if any.

    Raises ValueError for another layout.
    """
    if layout != "table":
        raise ValueError(f"there is no layout {layout!r}; there is table")
    head = status(table, voice, choice)
    nodes = block(EDGE, 2 * EDGE, head, WIDTH - 2 * EDGE, 15, cls="t-b")
    nodes = [group(*nodes, part="asked", label=head, cls="heading")]
    top = 4 * EDGE
    nodes += block(EDGE, top, heading(table, voice), WIDTH - 2 * EDGE)
    for area in range(AREAS):
        x, y = EDGE + area % 2 * (WIDE + EDGE), top + EDGE + area // 2 * (TALL + 8)
        nodes.append(area_row(table, area, voice, choice, (x, y)))
    y = top + EDGE + (AREAS + 1) // 2 * (TALL + 8) + LINE
    rest = [line for line in text(table, viewer, voice).split("\n") if line]
    areas = [area_line(table, area, voice) for area in range(AREAS)]
    for line in [one for one in rest[1:] if one not in areas]:
        indent = EDGE + 14 * (len(line) - len(line.lstrip()))
        lines = block(indent, y, line.strip(), WIDTH - EDGE - indent)
        nodes += lines
        y += LINE * len(lines)
    height = int(y) + EDGE
    ground = rect(0, 0, WIDTH, height, 18, fill="var(--wl-table)")
    title = f"{voice.say('title')}: {head}"
    words = partial(reading, title, table, viewer, voice)
    return Scene("lignum", WIDTH, height, title, words, [ground, *nodes])


def reading(title: str, table: Sawmills, viewer: int, voice: Voice) -> str:
    """Return the text alternative."""
    return f"{title}\n{text(table, viewer, voice)}"


def area_row(
    table: Sawmills, area: int, voice: Voice, choice: Choice | None, at: tuple[int, int]
) -> Node:
    """Return an area with what grows there, ringed where it can be chosen."""
    line = area_line(table, area, voice)
    nodes = [rect(0, 0, WIDE, TALL, 8, cls="panel"), *block(10, 21, line, WIDE - 20)]
    option = None
    asks = choice is not None and voice.room.prompts[choice.prompt].kind == "area"
    if choice is not None and asks and area in choice.options:
        option = area
        nodes += choosable(0, 0, WIDE, TALL, 8, choice.options.index(area) + 1)
    part = f"area:{area}"
    return group(*nodes, part=part, label=line, option=option, x=at[0], y=at[1])


def status(table: Sawmills, voice: Voice, choice: Choice | None) -> str:
    """Say what is asked, or what is going on."""
    if choice is not None:
        return voice.question(table, choice)
    if not table.ended:
        return voice.say("scene.going_on")
    seats = voice.listed([voice.seat(seat) for seat in winners(table)])
    return voice.say("scene.over", seats=seats)
