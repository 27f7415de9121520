"""The near player's sawmill: the way of the wood above, people, stores and gear below."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import group, path, rect, seat_badge, use, words
from waldlehre.kernel.speech import capital
from waldlehre.lignum.kinds import FORMS, KINDS, LOGS
from waldlehre.lignum.scene import desk, spoken, stores
from waldlehre.lignum.scene.look import ROOMY, Look
from waldlehre.lignum.scene.pieces import Heap, arrow, gathered, heaps, icon, pill, stacked
from waldlehre.lignum.state import STOCK

WIDE, TALL = 690, 356
LEFT: Final = 14.0
TOP: Final = 38.0
HIGH: Final = 112.0
PLACES: Final = (
    ("river", 76),
    ("pile", 90),
    ("logs", 92),
    ("selling", 140),
    ("rack_1", 72),
    ("rack_2", 72),
    ("rack_3", 72),
)
"""The places that wood passes, and how wide they are."""
GAP: Final = 8.0


def near_player(look: Look, x: float, y: float) -> Node:
    """Return the sawmill of the near player."""
    seat = look.near
    frame = rect(0, 0, WIDE, TALL, 14, cls="panel")
    frame.attributes["style"] = f"stroke:var(--wl-p{seat + 1}-frame);stroke-width:3"
    nodes = [frame, *head(look, seat)]
    left = LEFT
    for at, (name, wide) in enumerate(PLACES):
        nodes.append(place(look, seat, name, float(wide), left))
        if at:
            nodes.append(arrow(left - GAP / 2 - 0.5, TOP + HIGH / 2))
        left += wide + GAP
    nodes += stores.stores(look, seat, LEFT, TOP + HIGH + 6)
    nodes += desk.desk(look, seat, LEFT, TOP + HIGH + 6 + stores.HIGH + 6)
    return group(*nodes, cls="own", x=x, y=y)


def head(look: Look, seat: int) -> list[Node]:
    """Return whose sawmill it is, the prices, and the money."""
    money = look.table.money[seat]
    title = capital(look.say("scene.mill", seat=look.voice.seat(seat)))
    label = look.say("scene.purse", seat=look.voice.seat(seat), money=money)
    return [
        seat_badge(seat, 26, 19, 12),
        words(44, 24, title, 15, 182 / ROOMY, cls="t-b"),
        look.once(("prices",), lambda: prices(look)),
        group(
            use("coin", WIDE - 76, 7, 24),
            words(WIDE - 47, 25, str(money), 18, 36, cls="t-num"),
            part=f"money:{seat}",
            label=label,
        ),
    ]


def prices(look: Look) -> Node:
    """Return the names of the woods, what a log and a block bring, and how many blocks a log gives."""
    nodes: list[Node] = []
    told = []
    x = 232.0
    for wood in range(KINDS):
        parts = look.parts
        log, block, many = parts.worth[wood], parts.worth[LOGS + wood], parts.blocks[wood]
        nodes += [
            icon(wood, x, 19, 24),
            words(x + 28, 14, capital(look.wood(wood)), 11, 60 / ROOMY, cls="t-b"),
            *(pill(x + 38, 26, str(log)) if log else [words(x + 34, 30, "–", 11)]),
            words(x + 50, 30, f"→{many}×", 11, 26, cls="t-2"),
            icon(LOGS + wood, x + 78, 26, 13),
            *pill(x + 108, 26, str(block)),
        ]
        about = {"wood": look.wood(wood), "log": log, "block": block, "count": many}
        told.append(look.say("scene.prices.wood" if log else "scene.prices.only_sawn", **about))
        x += 126
    label = look.say("scene.prices.all", list="; ".join(told))
    return group(*nodes, part="prices", label=label)


# -- where wood lies ------------------------------------------------------------------------------


def place(look: Look, seat: int, name: str, wide: float, x: float) -> Node:
    """Return a place that wood passes."""
    found = lying(look, seat, name)
    states = tuple([look.state(one.kind, one.value) for one in found])
    key = "place", name, tuple(found), states, x
    return look.once(key, lambda: fresh(look, name, found, wide, x))


def lying(look: Look, seat: int, name: str) -> list[Heap]:
    """Return what lies there."""
    table, first = look.table, seat * KINDS
    by_wood = {"river": table.river, "pile": table.woodpile, "logs": table.sawing}
    if name in by_wood:
        many = by_wood[name][first : first + KINDS]
        return gathered(look, name, spoken.place(look, name), many)
    level = [one for one, _ in PLACES].index(name) - 3
    first = seat * STOCK + level * FORMS
    return [
        Heap(
            "ware",
            level * FORMS + piece,
            piece,
            many,
            stacked(look, look.level(level), piece, many),
        )
        for piece, many in enumerate(table.stock[first : first + FORMS])
        if many
    ]


def fresh(look: Look, name: str, found: list[Heap], wide: float, x: float) -> Node:
    """Draw a place."""
    frame = rect(0, 0, wide, HIGH, 9, cls="lg-river" if name == "river" else "lg-zone")
    if name in ("logs", "selling"):
        colour = "sawing" if name == "logs" else "selling"
        frame.attributes["style"] = f"stroke:var(--wl-{colour});stroke-width:3.5"
    title = capital(spoken.place(look, name))
    nodes = [frame, words(8, 15, title, 11, (wide - 14) / ROOMY, cls="t-b")]
    low = HIGH - 24.0
    level = [one for one, _ in PLACES].index(name) - 3
    if name == "river":
        wave = "M8 102q6 -6 12 0t12 0t12 0t12 0t12 0"
        line = {"stroke": "var(--wl-wave)", "stroke_width": 2.6, "stroke_linecap": "round"}
        nodes.append(path(wave, fill="none", **line))
        low -= 12
    if level > 0:
        low -= 20
        nodes += rack(look, level, wide, bool(found))
    columns = 2 if name == "selling" else 1
    top = 20.0
    if level > 0 and look.parts.must_sell[level]:
        top, low = 33.0, low - 13
    lying_there = heaps(look, found, 4, top, wide - 6, low, columns)
    label = "" if found else look.say("scene.empty", place=spoken.place(look, name))
    if level > 0:
        about = look.say("scene.at", place=spoken.place(look, name), what=spoken.rack(look, level))
        label = about if found else f"{label}, {spoken.rack(look, level)}"
    ground = group(*nodes, part=f"place:{name}", label=label, cls="place")
    return group(ground, *lying_there, x=x, y=TOP)


def rack(look: Look, level: int, wide: float, full: bool) -> list[Node]:
    """Return the shelf of a rack, its bonus, and what has to be done on it."""
    parts = look.parts
    bonus = look.almost(f"+{parts.bonus[level]}", "racks", level - 1, "bonus")
    line = {"stroke": "var(--wl-line)", "stroke_width": 2.5, "stroke_linecap": "round"}
    nodes = [path(f"M8 90H{wide - 8:g}M14 90V96M{wide - 14:g} 90V96", fill="none", **line)]
    nodes += pill(wide / 2, 102, bonus, 11)
    room = (wide - 8) / ROOMY
    if not full:
        nodes.append(
            group(
                icon(0, 13, 50, 18),
                words(33, 54, f"×{parts.room_logs[level]}", 11, cls="t-2"),
                icon(LOGS, 10, 72, 15),
                words(33, 76, f"×{parts.room_blocks[level]}", 11, cls="t-2"),
                opacity=0.5,
            )
        )
    if parts.must_sell[level]:
        nodes.append(words(wide / 2, 30, look.say("scene.must_sell"), 11, room, cls="t-mid t-2"))
    return nodes
