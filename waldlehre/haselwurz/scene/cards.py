"""The open cards: a plant or an animal, how rare it is, and the corner where it lives."""

from __future__ import annotations

from math import cos, pi, sin

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import ALMOST, block, circle, group, path, rect, use, words
from waldlehre.haselwurz.parts import LAKE, SIGNS
from waldlehre.haselwurz.scene import spoken
from waldlehre.haselwurz.scene.look import ROOMY, Look, land_name, species_art
from waldlehre.kernel.speech import capital

WIDE, TALL = 157, 160
ROOM = 2 * (TALL + 8)
"""Pixels for all rows of open cards; where there are more than two of them they are lower."""
CIRCLE = 29.0
NAMED = 95
"""A card as tall as this has room for its name."""
WATER = 7
"""Stands for water in a sector, after the landscapes."""
ICONS = {"hedge": (38, 15), "copse": (24, 24), "flower_field": (26, 26), "house": (22, 22)}
PICTURES = {
    "hedge": "hw-hedge",
    "copse": "hw-copse",
    "flower_field": "hw-flowers",
    "house": "hw-house",
}


def open_cards(look: Look, x: float, y: float) -> Node:
    """Return the open cards, two and two; the whole can be chosen when an exchange is asked."""
    rows = max(2, (len(look.table.open) + 1) // 2)
    tall = (ROOM - 8 * rows) // rows
    shown = [
        card(look, number, at % 2 * (WIDE + 10), 26 + at // 2 * (tall + 8), tall)
        for at, number in enumerate(look.table.open)
    ]
    height = 26.0 + ROOM
    title = words(2, 16, look.say("scene.open"), 15, 300, cls="t-b")
    box = (-4.0, -6.0, 2.0 * WIDE + 18, height + 3, 14.0)
    label = look.say("scene.open")
    guesses = spoken.guesses(look)
    if guesses:
        shown.append(words(2 * WIDE + 10, 16, look.say("scene.almost"), 11, 150, cls="t-2 t-end"))
        label = f"{label}. {guesses}"
    digit = (2.0 * WIDE - 4, 8.0)
    return look.part("yes:1", label, "yes", 1, box, [title, *shown], "open", x, y, digit, 13)


def card(look: Look, number: int, x: float, y: float, tall: int) -> Node:
    """Return an open card."""
    key = "card", number, x, y, look.state("species", number), framed(look, number), tall
    return look.once(key, lambda: fresh(look, number, x, y, tall))


def framed(look: Look, number: int) -> bool:
    """True for the card that is being found, and for the one whose places are shown."""
    return number == look.species or (look.touched_kind, look.touched_value) == ("species", number)


def fresh(look: Look, number: int, x: float, y: float, tall: int) -> Node:
    """Draw an open card."""
    art = [rect(0, 0, WIDE, tall, 12, cls="paper")]
    rarity = str(look.parts.rarity[number])
    if look.guessed("species", number):
        rarity = ALMOST + rarity
    art += printed(look, number) if tall == TALL else low(look, number, tall)
    art += [
        circle(
            WIDE - 17, 17, 12.5, fill="var(--wl-black)", stroke="var(--wl-white)", stroke_width=2
        ),
        words(
            *(WIDE - 17, 22.4, rarity, 15 if len(rarity) == 1 else 12),
            cls="t-mid t-b",
            style="fill:var(--wl-white)",
        ),
    ]
    if framed(look, number):
        frame = rect(-3, -3, WIDE + 6, tall + 6, 14, fill="none", stroke="var(--wl-accent)")
        frame.attributes["stroke-width"] = "4"
        art.append(frame)
    box = (-1.0, -1.0, WIDE + 2.0, tall + 2.0, 13.0)
    label = spoken.card(look, number)
    return look.part(
        *(f"species:{number}", label, "species", number, box, art, "card", x, y),
        *((WIDE - 16, min(94, tall - 14)), 12),
    )


def printed(look: Look, number: int) -> list[Node]:
    """Return the picture, the corner, signs, name and condition of a card."""
    name = capital(spoken.species(look, number))
    text = capital(spoken.condition(look, number))
    room = (WIDE - 18) / ROOMY
    lines = block(9, 129, text, room, 11, 1.18, style="fill:var(--wl-pink-2)")
    return [
        circle(105, 44, 39, fill="var(--wl-sage)"),
        use(species_art(look.parts, number), 72, 10, 68),
        corner_circle(look, number, 1),
        *icons(look, number, 9, 88),
        words(9, 115, name, 13, room, cls="t-b t-paper"),
        *(lines if len(lines) <= 3 else squeezed(text, room)),
    ]


def low(look: Look, number: int, tall: int) -> list[Node]:
    """Return what a low card has room for: corner and signs, or the picture where there are none."""
    named = tall >= NAMED
    middle = min(46.0, tall - 24) if named else tall - 20.0
    signs = icons(look, number, 0, 0)
    if signs:
        last = signs[-1].attributes
        wide = float(last.get("x", 0)) + float(last["width"])
        beside = [group(*signs, x=76, y=middle, scale=min(1, 72 / wide))]
    else:
        size = min(60, tall - 6)
        beside = [use(species_art(look.parts, number), 76, 3, size)]
    if named:
        name = capital(spoken.species(look, number))
        beside.append(words(9, tall - 10, name, 13, (WIDE - 18) / ROOMY, cls="t-b t-paper"))
    return [corner_circle(look, number, min(1, (tall - 8) / 76)), *beside]


def squeezed(text: str, width: float) -> list[Node]:
    """Return a long text in three lines, squeezed where it must be."""
    wider = width
    lines = block(9, 129, text, wider, 11, 1.18, style="fill:var(--wl-pink-2)")
    while len(lines) > 3:
        wider += 8
        lines = block(9, 129, text, wider, 11, 1.18, style="fill:var(--wl-pink-2)")
    return [
        words(9, round(129 + at * 13, 1), one.text, 11, width, style="fill:var(--wl-pink-2)")
        for at, one in enumerate(lines)
    ]


# -- the corner -----------------------------------------------------------------------------------


def sectors(look: Look, number: int) -> list[int]:
    """Return what three tiles must be: landscapes, WATER, or -1 for any."""
    found = [land for land, many in look.parts.needs[number] for _ in range(many)]
    if look.parts.water[number]:
        found.append(WATER)
    return [*found, -1, -1, -1][:3]


def arm(at: float, r: float) -> tuple[float, float]:
    """Return a point on a circle, a third of it for each whole number."""
    angle = 2 * pi * at / 3 - pi * 5 / 6
    return r * cos(angle), r * sin(angle)


def corner_circle(look: Look, number: int, scale: float) -> Node:
    """Return the three tiles that have to meet, as sectors."""
    r = CIRCLE
    nodes = [
        circle(0, 0, r + 2.5, fill="var(--wl-white)", stroke="var(--wl-edge)", stroke_width=1.5)
    ]
    wanted = sectors(look, number)
    for at, land in enumerate(wanted):
        (x, y), (right, low) = arm(at, r), arm(at + 1, r)
        slice_of = f"M0 0L{x:.1f} {y:.1f}A{r:g} {r:g} 0 0 1 {right:.1f} {low:.1f}Z"
        mid_x, mid_y = arm(at + 0.5, r * 0.58)
        name = "sector" if land < 0 else "lake" if land == WATER else land_name(land)
        nodes.append(path(slice_of, fill=f"var(--wl-{name})"))
        if land < 0:
            dot = circle(
                round(mid_x, 1), round(mid_y, 1), 4.5, fill="none", stroke="var(--wl-pink-2)"
            )
            dot.attributes |= {"stroke-width": "1.8", "stroke-dasharray": "2 2.7"}
            nodes.append(dot)
        else:
            sign = land_name(LAKE if land == WATER else land)
            nodes.append(use(f"hw-sign-{sign}", round(mid_x - 10, 1), round(mid_y - 10, 1), 20))
    for at in range(3):
        x, y = arm(at, r)
        nodes.append(path(f"M0 0L{x:.1f} {y:.1f}", stroke="var(--wl-edge)", stroke_width=1.6))
    if WATER in wanted:
        nodes += crossing(wanted.index(WATER) + 1)
    nodes.append(circle(0, 0, 3.5, fill="var(--wl-pink)"))
    return group(*nodes, cls="corner-circle", x=39, y=41 * scale, scale=scale)


def crossing(at: int) -> list[Node]:
    """Return a stream across the edge of a sector: water may be a lake or a stream."""
    (x, y), (mid_x, mid_y), (right, low) = [
        arm(at + turn, CIRCLE * away) for turn, away in ((-0.17, 0.82), (0, 0.62), (0.17, 0.82))
    ]
    d = f"M{x:.1f} {y:.1f}Q{mid_x:.1f} {mid_y:.1f} {right:.1f} {low:.1f}"
    return [
        path(d, cls="hw-bank", stroke_width=9, stroke_linecap="round"),
        path(d, cls="hw-stream", stroke_width=5.5, stroke_linecap="round"),
    ]


def icons(look: Look, number: int, left: float, middle: float) -> list[Node]:
    """Return signs that must be there, and landscapes that must not, in a row."""
    found: list[Node] = []
    for at in spoken.bits(look.parts.signs[number]):
        wide, tall = ICONS[SIGNS[at]]
        found.append(use(PICTURES[SIGNS[at]], left, middle - tall / 2, wide, tall))
        left += wide + 5
    for land in spoken.bits(look.parts.forbids[number]):
        found.append(use(f"hw-land-{land_name(land)}", left, middle - 14, 28))
        found.append(use("hw-cross", left + 5, middle - 9, 18))
        left += 32
    return found
