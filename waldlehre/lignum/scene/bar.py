"""What is asked and in which order, the seasons of both years, and the sub-phases of this one."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import block, circle, group, pixels, rect, seat_badge, use, words
from waldlehre.kernel.speech import capital
from waldlehre.lignum.kinds import SEASONS, STAGES
from waldlehre.lignum.parts import ROUNDS
from waldlehre.lignum.scene import spoken
from waldlehre.lignum.scene.look import ROOMY, Look
from waldlehre.lignum.scene.pieces import seat_disc

WIDE: Final = 976
HEAD: Final = 40
TALL: Final = 30
CHIP: Final = 30
WORK: Final = (
    *("choose", "trail", "felling", "river", "transport", "sawing", "contracts", "selling"),
    "drying",
)
WINTERLY: Final = (
    *("winter_log", "winter_felling", "sleigh", "winter_sawing", "winter_contracts", "feeding"),
    "heating",
)


def heading(look: Look, x: float, y: float) -> Node:
    """Return what is asked, else what is going on; and who moves when."""
    text = spoken.status(look)
    nodes = [rect(0, 0, WIDE, HEAD, 14, cls="panel")]
    if look.choice is not None:
        nodes.append(seat_badge(look.asked, 26, HEAD / 2, 13))
    else:
        nodes.append(circle(26, HEAD / 2, 8, fill="var(--wl-accent)"))
    order = orders(look)
    room = WIDE - 68 - order[1]
    lines = block(48, 0, text, room / ROOMY, 15, 1.2, cls="t-b")
    if len(lines) > 1:
        lines = block(48, 0, text, room / ROOMY, 13, 1.2, cls="t-b")[:2]
    step = 17 if len(lines) > 1 else 0
    for at, one in enumerate(lines):
        one.attributes["y"] = f"{HEAD / 2 + 5 + (at - (len(lines) - 1) / 2) * step:g}"
    asked = group(*nodes, *lines, part="asked", label=text, cls="heading", x=x, y=y)
    return group(asked, group(*order[0], x=x, y=y), cls="top")


def orders(look: Look) -> tuple[list[Node], float]:
    """Return who moves when, and how wide that is."""
    seats = look.table.order
    if not seats or look.table.ended:
        return [], 0
    named = look.voice.listed([look.voice.seat(seat) for seat in seats])
    label = look.say("scene.order", seats=named)
    title = look.say("scene.order_title")
    wide = pixels(title, 11) * ROOMY
    left = WIDE - 14 - 27.0 * len(seats)
    nodes = [words(left - 8, HEAD / 2 + 4, title, 11, cls="t-2 t-end")]
    for at, seat in enumerate(seats):
        nodes.append(seat_disc(seat, left + 13 + at * 27, HEAD / 2))
    return [group(*nodes, part="order", label=label)], wide + 27.0 * len(seats) + 24


def bar(look: Look, x: float, y: float) -> Node:
    """Return the seasons and the sub-phases, with the present ones marked."""
    turn, stage = look.turn, look.table.stage
    key = "bar", turn, stage, look.table.ended
    return group(look.once(key, lambda: fresh(look)), cls="bar", x=x, y=y)


def fresh(look: Look) -> Node:
    """Draw seasons and sub-phases."""
    nodes = [rect(0, 0, WIDE, TALL, 10, cls="panel")]
    left = 8.0
    for turn in range(ROUNDS):
        if turn % 4 == 0:
            title = look.say("scene.year", year=turn // 4 + 1)
            left += 4
            nodes.append(words(left, 19.5, title, 11, cls="t-2"))
            left += pixels(title, 11) * ROOMY + 5
        wide = chip_width(look, turn)
        nodes += season(look, turn, left, wide)
        left += wide + 3
    nodes += stages(look, left + 8, WIDE - 8 - left - 8)
    now = look.say(f"stage.{STAGES[look.table.stage]}")
    label = look.say("scene.now", season=look.due(look.turn), stage=now)
    return group(*nodes, part="seasons", label=label)


def chip_width(look: Look, turn: int) -> float:
    """Return how wide a season is; the present one has its name in it."""
    if turn != look.turn:
        return CHIP
    name = capital(look.say(f"season.{SEASONS[turn % 4]}"))
    return round(CHIP + pixels(name, 12, "t-b") * ROOMY + 4, 1)


def season(look: Look, turn: int, x: float, wide: float) -> list[Node]:
    """Return a season."""
    name = SEASONS[turn % 4]
    now = turn == look.turn
    shape = rect(x, 4, wide, 22, 6, fill=f"var(--wl-{name})")
    shape.attributes |= {"stroke": "var(--wl-line)", "stroke-width": "1"}
    if now:
        shape.attributes |= {"stroke": "var(--wl-focus)", "stroke-width": "2.6"}
    nodes = [shape, use(f"season-{name}", x + 6, 6, 18)]
    if now:
        named = capital(look.say(f"season.{name}"))
        room = (wide - CHIP) / ROOMY
        nodes.append(words(x + 26, 19.5, named, 12, room, cls="t-b t-paper"))
    if turn < look.turn:
        return [group(*nodes, cls="lg-fade")]
    return nodes


def stages(look: Look, x: float, width: float) -> list[Node]:
    """Return the sub-phases of this season, which share the room."""
    shown: tuple[str, ...] = WINTERLY if look.winter else WORK
    if look.winter and look.turn < ROUNDS - 1:
        shown = tuple([one for one in shown if one != "winter_contracts"])
    names = [look.say(f"scene.stage.{one}") for one in shown]
    now = STAGES[look.table.stage]
    at = shown.index(now) if now in shown else -1
    wide = [pixels(name, 11, "t-b" if one == at else "") + 13 for one, name in enumerate(names)]
    gap = 3.0
    share = (width - gap * (len(names) - 1)) / sum(wide)
    nodes = []
    for one, name in enumerate(names):
        room = wide[one] * share
        box = rect(round(x, 1), 5, round(room, 1), 20, 10, cls="well")
        cls = "t-mid t-2"
        if one == at:
            box = rect(round(x, 1), 4, round(room, 1), 22, 11, fill="var(--wl-accent)")
            cls = "t-mid t-b"
        style = "fill:var(--wl-on-accent)" if one == at else ""
        text = words(
            round(x + room / 2, 1), 19, name, 11, round((room - 8) / ROOMY, 1), cls=cls, style=style
        )
        done = -1 < one < at or look.table.ended
        nodes.append(group(box, text, cls="lg-fade" if done else ""))
        x += room + gap
    return nodes
