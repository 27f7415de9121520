"""The lower half of a sawmill: people, food and firewood, forage, gear, craft goods and the hut."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import group, path, rect, use, words
from waldlehre.lignum.kinds import (
    DRYING_SPACE,
    FIREWOOD,
    FOOD_SPACE,
    FORMS,
    GOODS,
    HUT_SPACES,
    JOBS,
    KINDS,
    LOGS,
    WORKER_SPACE,
)
from waldlehre.lignum.scene import spoken
from waldlehre.lignum.scene.look import ROOMY, Look
from waldlehre.lignum.scene.pieces import Heap, gauge, heaps, row, stacked

HIGH: Final = 108.0
GAP: Final = 6.0
CUBES: Final = 6
"""So much food is drawn piece by piece."""
WIDTHS: Final = (106, 88, 104, 62, 122, 150)
SPACE_ART: Final = {
    DRYING_SPACE: "lg-work-drying",
    FOOD_SPACE: "lg-food",
    WORKER_SPACE: "lg-apprentice",
}


def stores(look: Look, seat: int, x: float, y: float) -> list[Node]:
    """Return people, stores and gear, side by side."""
    nodes = []
    for width, draw in zip(WIDTHS, (people, food, firewood, forage, gear, crafts), strict=True):
        nodes.append(group(*draw(look, seat, float(width)), x=x, y=y))
        x += width + GAP
    return nodes


def zone(look: Look, name: str, wide: float) -> list[Node]:
    """Return the frame of a place, with its name."""
    return [
        rect(0, 0, wide, HIGH, 9, cls="lg-zone"),
        words(8, 15, look.say(f"scene.zone.{name}"), 11, (wide - 14) / ROOMY, cls="t-b"),
    ]


# -- people ---------------------------------------------------------------------------------------


def people(look: Look, seat: int, wide: float) -> list[Node]:
    """Return the apprentice in his house, and who is hired."""
    table = look.table
    hired = tuple(table.hired[seat * KINDS : seat * KINDS + KINDS])
    home = table.apprentice[seat]
    return [look.once(("people", seat, hired, home), lambda: drawn(look, seat, hired, home, wide))]


def drawn(look: Look, seat: int, hired: tuple[int, ...], home: int, wide: float) -> Node:
    """Draw the people."""
    house = "M8 100V52L30 30L52 52V100Z"
    nodes = [
        *zone(look, "people", wide),
        path(house, cls="wl-tan", stroke="var(--wl-oakw-k)", stroke_width=2),
    ]
    faint = "" if home else 0.3
    figure = use("lg-apprentice", 15, 52, 31, 45, cls=f"wl-lg-p{seat + 1}", opacity=faint)
    nodes.append(figure)
    for job, many in enumerate(hired):
        y = 22 + job * 28.0
        faint = "" if many else 0.35
        nodes.append(use(f"lg-{JOBS[job]}", 58, y, 20, 27, opacity=faint))
        nodes.append(words(82, y + 19, str(many), 13, cls="t-num"))
    label = spoken.people(look, hired, home)
    return group(*nodes, part="people", label=label)


# -- stores ---------------------------------------------------------------------------------------


def food(look: Look, seat: int, wide: float) -> list[Node]:
    """Return the food, and how much of it the winter asks for."""
    have, need = look.table.food[seat], spoken.needs(look)[0]
    key = "food", have, need, look.turn

    def fresh() -> Node:
        label = spoken.supply(look, "food", have, need)
        nodes = zone(look, "food", wide)
        shown = have if have <= CUBES else CUBES - 2
        for at in range(shown):
            nodes.append(use("lg-food", 6 + at % 3 * 24, 22 + at // 3 * 24, 23))
        if have > shown:
            nodes.append(words(wide - 8, 62, f"×{have}", 13, cls="t-num t-end"))
        return group(*nodes, *asked(look, have, need, wide, "food"), part="food", label=label)

    return [look.once(key, fresh)]


def asked(look: Look, have: int, need: int, wide: float, colour: str) -> list[Node]:
    """Return the gauge of the coming winter; nothing when no winter comes."""
    if need < 0:
        return []
    text = look.say("scene.gauge", have=have, need=need)
    cls = "t-2" if have >= need else "t-bad"
    return [
        words(8, 86, text, 11, (wide - 14) / ROOMY, cls=cls),
        *gauge(8, 92, wide - 16, have, need, colour),
    ]


def firewood(look: Look, seat: int, wide: float) -> list[Node]:
    """Return the firewood by wood, and how much of it the winter asks for."""
    table = look.table
    blocks = table.firewood[seat * KINDS : seat * KINDS + KINDS]
    need = spoken.needs(look)[1]
    name = look.level(FIREWOOD)
    found = [
        Heap("ware", FIREWOOD * FORMS + LOGS + wood, LOGS + wood, many, at)
        for wood, many in enumerate(blocks)
        for at in [stacked(look, name, LOGS + wood, many)]
        if many
    ]
    key = "firewood", tuple(blocks), need, look.turn
    states = tuple([look.state(one.kind, one.value) for one in found])

    def fresh() -> Node:
        label = spoken.supply(look, "firewood", sum(blocks), need)
        nodes = zone(look, "firewood", wide)
        nodes += asked(look, sum(blocks), need, wide, "oakw")
        ground = group(*nodes, part="firewood", label=label)
        return group(ground, *heaps(look, found, 4, 19, wide - 6, 56))

    return [look.once((*key, states), fresh)]


def forage(look: Look, seat: int, wide: float) -> list[Node]:
    """Return the forage, and how many logs a cart carries with it."""
    full, half = look.table.forage[seat * 2 : seat * 2 + 2]
    number = look.parts.number
    logs = number["forage_full"], number["forage_half"]

    def fresh() -> Node:
        nodes = zone(look, "forage", wide)
        for at, (there, many) in enumerate(zip((full, half), logs, strict=True)):
            x = 6.0 + at * 26
            nodes.append(rect(x, 24, 24, 46, 6, cls="paper"))
            if there:
                nodes.append(use("lg-forage", x - 1, 34, 26))
            nodes.append(words(x + 12, 87, str(many), 13, cls="t-mid t-num"))
        nodes.append(words(wide / 2, 101, look.say("scene.logs"), 11, 54 / ROOMY, cls="t-mid t-2"))
        label = look.say("scene.forage", full=full, half=half, more=logs[0], less=logs[1])
        return group(*nodes, part="forage", label=label)

    return [look.once(("forage", full, half), fresh)]


def gear(look: Look, seat: int, wide: float) -> list[Node]:
    """Return carts, saws, rafts and sleighs."""
    table = look.table
    many = table.carts[seat], table.saws[seat], table.rafts[seat], table.sleighs[seat]
    tired = table.tired[seat]

    def fresh() -> Node:
        nodes = zone(look, "gear", wide)
        for at, name in enumerate(("cart", "saw", "raft", "sleigh")):
            x, y = 6.0 + at % 2 * 56, 22.0 + at // 2 * 42
            art = [rect(0, 0, 54, 39, 7, cls="paper"), use(f"lg-{name}", 2, 4, 28)]
            count = f"{many[1]}/{look.parts.most_saws}" if name == "saw" else str(many[at])
            art.append(words(51, 34, count, 13, cls="t-num t-end t-paper"))
            if name == "cart" and tired:
                art.append(use("check", 34, 2, 15))
            nodes.append(group(*art, x=x, y=y, opacity="" if many[at] else 0.45))
        label = spoken.gear(look, many, tired)
        return group(*nodes, part="gear", label=label)

    return [look.once(("gear", many, tired), fresh)]


# -- craft goods and hut --------------------------------------------------------------------------


def crafts(look: Look, seat: int, wide: float) -> list[Node]:
    """Return craft goods, open for whoever may see them, and the spaces of the hut."""
    table = look.table
    open_ = look.sees_crafts(seat)
    kinds = tuple(sorted([look.parts.good[one] for one in table.crafts[seat]])) if open_ else ()
    many = len(table.crafts[seat])
    hut = tuple(table.hut[seat * KINDS : seat * KINDS + KINDS])
    states = (
        *[look.state("space", space) for space in range(KINDS)],
        *[look.state("build", one) for one in range(2)],
    )
    key = "crafts", seat, open_, kinds, many, hut, states
    return [look.once(key, lambda: goods_and_hut(look, kinds, many, open_, hut, wide))]


def goods_and_hut(
    look: Look, kinds: tuple[int, ...], many: int, open_: bool, hut: tuple[int, ...], wide: float
) -> Node:
    """Draw craft goods and hut."""
    nodes = zone(look, "crafts", wide)
    label = spoken.crafts(look, kinds, many, open_)
    art: list[Node] = []
    if open_:
        step = min(24.0, (wide - 34) / max(1, many - 1))
        art += [
            use(f"lg-{GOODS[kind]}", round(5 + at * step, 1), 20, 25)
            for at, kind in enumerate(kinds)
        ]
    else:
        art = [group(*row("lg-craft", many, 25, (1.0, 0.8), wide - 12), x=6, y=32)] if many else []
    if not many:
        art.append(words(8, 36, look.say("scene.no_crafts"), 11, (wide - 14) / ROOMY, cls="t-2"))
    nodes.append(group(*art, part="goods", label=label))
    for one in range(2):
        if look.state("build", one)[0]:
            nodes.append(builder(look, one, wide))
    nodes += [space(look, at, hut[at]) for at in range(KINDS)]
    return group(*nodes, cls="crafts")


def builder(look: Look, one: int, wide: float) -> Node:
    """Return the sign that a hut can be built now."""
    text = look.say("scene.build" if one == 0 else "scene.build_planned")
    art = [rect(0, 0, 34, 30, 8, cls="paper"), use("lg-work-hut", 3, 0, 28)]
    box = (0.0, 0.0, 34.0, 30.0, 8.0)
    left = wide - 40 - one * 40
    return look.part(
        f"build:{one}", text, ("build", one), box, art, "build", left, 18, (30.0, 3.0), 10
    )


def space(look: Look, at: int, many: int) -> Node:
    """Return a space of the hut with its tokens."""
    name = look.say(f"scene.space.{HUT_SPACES[at]}")
    x = 6.0 + at * 47
    art: list[Node] = [
        path("M1 53V14L22 1L43 14V53Z", cls="paper", stroke_linejoin="round"),
        path("M-1 15L22 0L45 15", fill="none", stroke="var(--wl-bark-red)", stroke_width=3.4),
        use(
            SPACE_ART[at],
            5,
            13,
            19,
            24 if at == WORKER_SPACE else 19,
            cls=f"wl-lg-p{look.near + 1}",
        ),
        words(33, 30, str(many), 13, cls="t-mid t-num t-paper"),
        words(22, 48, name, 11, 40 / ROOMY, cls="t-mid t-paper"),
    ]
    if not many:
        art[2].attributes["opacity"] = "0.45"
    label = look.say("scene.hut", space=look.say(f"space.{HUT_SPACES[at]}"), count=many)
    box = (-1.0, 0.0, 46.0, 54.0, 7.0)
    return look.part(f"space:{at}", label, ("space", at), box, art, "space", x, 51, (38.0, 6.0), 10)
