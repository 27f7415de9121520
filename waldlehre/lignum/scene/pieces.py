"""Logs, blocks, coins and people as they lie on every place of the picture."""

from __future__ import annotations

from typing import Final, NamedTuple

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import LETTERS, Box, circle, group, path, rect, use, words
from waldlehre.lignum.kinds import LOGS, WOODS
from waldlehre.lignum.scene.look import ROOMY, Look

MOST: Final = 6
"""So many pieces of a kind are drawn, overlapping; a number tells how many there are."""
CLOSE: Final = 0.26
"""So much of a piece that lies below others can be seen at least."""
LOG: Final = (1.0, 0.62)
BLOCK: Final = (1.45, 0.6)
"""How wide a piece is for its height, and how far the next one lies, for its width."""


class Heap(NamedTuple):
    """Pieces of one kind that lie together."""

    kind: str
    value: int
    piece: int
    many: int
    label: str


def symbol_of(piece: int) -> str:
    """Return the symbol of a log or a block."""
    return f"lg-{'log' if piece < LOGS else 'block'}-{WOODS[piece % len(WOODS)]}"


def icon(piece: int, x: float, y: float, tall: float) -> Node:
    """Return one piece of this height, its left edge at x, its middle at y."""
    wide = tall if piece < LOGS else tall * 1.44
    return use(symbol_of(piece), round(x, 1), round(y - tall / 2, 1), round(wide, 1), tall)


def row(symbol: str, many: int, tall: float, shape: tuple[float, float], room: float) -> list[Node]:
    """Return pieces side by side, closer where there is little room, and how many there are."""
    wide = tall * shape[0]
    number = 5 + 9 * len(str(many)) if many > 1 else 0
    free = max(0.0, room - number * ROOMY - wide)
    shown = min(many, MOST, 1 + int(free / (CLOSE * wide)))
    step = min(wide * shape[1], free / (shown - 1)) if shown > 1 else 0
    nodes = [
        use(symbol, round(at * step, 1), round(-tall / 2, 1), round(wide, 1), tall)
        for at in range(shown)
    ]
    if many > 1:
        left = round((shown - 1) * step + wide + 4, 1)
        nodes.append(words(left, 4.6, str(many), 13, cls="t-num"))
    return nodes


def heap(look: Look, one: Heap, x: float, y: float, width: float, tall: float) -> Node:
    """Return pieces of one kind as a part; `y` is their middle."""
    key = "heap", one, x, y, width, tall, look.state(one.kind, one.value)
    return look.once(key, lambda: fresh(look, one, x, y, width, tall))


def fresh(look: Look, one: Heap, x: float, y: float, width: float, tall: float) -> Node:
    """Draw pieces of one kind."""
    size = min(tall - 3, 32.0) if one.piece < LOGS else min(tall - 6, 20.0)
    art = row(symbol_of(one.piece), one.many, size, LOG if one.piece < LOGS else BLOCK, width - 4)
    box: Box = (-4.0, -tall / 2 + 1, width + 1, tall - 2, 9.0)
    art.insert(0, rect(*box, cls="hit"))
    part = f"{one.kind}:{one.value}"
    place = one.kind, one.value
    # trees stand close together: there the digit is above its heap
    spot = (width / 2, -tall / 2 - 3) if one.kind == "tree" else (width - 8, -tall / 2 + 2)
    return look.part(part, one.label, place, box, art, "heap", x, y, digit=spot, r=10)


def heaps(
    look: Look,
    found: list[Heap],
    x: float,
    y: float,
    width: float,
    height: float,
    columns: int = 1,
) -> list[Node]:
    """Return several heaps below and beside each other, as large as there is room for them."""
    if not found:
        return []
    columns = min(columns, len(found))
    lines = -(-len(found) // columns)
    tall = min(36.0, height / lines)
    wide = width / columns
    top = y + (height - lines * tall) / 2
    return [
        heap(
            look,
            one,
            round(x + 3 + at // lines * wide, 1),
            round(top + (at % lines + 0.5) * tall, 1),
            round(wide - 4, 1),
            round(tall, 1),
        )
        for at, one in enumerate(found)
    ]


def gathered(look: Look, kind: str, place: str, many: list[int], first: int = 0) -> list[Heap]:
    """Return the heaps of a place, by how many there are of each piece from `first` on."""
    return [
        Heap(kind, at, first + at, count, stacked(look, place, first + at, count))
        for at, count in enumerate(many)
        if count
    ]


def stacked(look: Look, place: str, piece: int, many: int) -> str:
    """Say where how many pieces of a kind lie."""
    what = look.say("scene.times", count=many, what=look.piece(piece))
    return look.say("scene.at", place=place, what=what)


# -- small things ---------------------------------------------------------------------------------


def pill(x: float, y: float, text: str, size: float = 11) -> list[Node]:
    """Return money on the colour of a coin, around a point."""
    wide = round(0.66 * size * len(text) + size + 2, 1)
    tall = 1.5 * size
    return [
        rect(round(x - wide / 2, 1), round(y - tall / 2, 1), wide, tall, tall / 2, cls="wl-coin"),
        words(x, round(y + 0.36 * size, 1), text, size, cls="t-mid t-b t-paper"),
    ]


def number_disc(x: float, y: float, text: str, r: float = 10) -> list[Node]:
    """Return the number of a place on a dark disc."""
    style = "fill:var(--wl-panel)"
    return [
        circle(x, y, r, fill="var(--wl-ink)", stroke="var(--wl-panel)", stroke_width=1.5),
        words(x, round(y + 0.4 * 11, 1), text, 11, cls="t-mid t-b", style=style),
    ]


def seat_disc(seat: int, x: float, y: float, r: float = 11) -> Node:
    """Return a player's token: colour and letter, with a white rim."""
    letter = words(
        *(0, 4.2 if r < 12 else 5, LETTERS[seat], 11 if r < 12 else 13),
        cls="t-mid t-b",
        style="fill:var(--wl-white)",
    )
    rim = {"stroke": "var(--wl-white)", "stroke_width": 1.5}
    return group(circle(0, 0, r, fill=f"var(--wl-p{seat + 1})", **rim), letter, x=x, y=y)


def master(seat: int, x: float, y: float, tall: float = 46) -> Node:
    """Return a master with the player's letter; y is its middle."""
    wide = round(tall * 36 / 52, 1)
    figure = use("lg-master", -wide / 2, -tall / 2, wide, tall, cls=f"wl-lg-p{seat + 1}")
    style = "fill:var(--wl-white)"
    letter = words(0, round(0.37 * tall, 1), LETTERS[seat], 12, cls="t-mid t-b", style=style)
    return group(figure, letter, x=x, y=y)


def arrow(x: float, y: float) -> Node:
    """Return the small arrow from one place of a sawmill to the next."""
    d = f"M{x - 3:g} {y - 6:g}L{x + 4:g} {y:g}L{x - 3:g} {y + 6:g}"
    line = {"stroke": "var(--wl-ink)", "stroke_width": 2.6, "stroke_linecap": "round"}
    return path(d, fill="none", stroke_linejoin="round", **line)


def gauge(x: float, y: float, width: float, have: int, need: int, colour: str) -> list[Node]:
    """Return a bar that says how much of what the winter asks for is there."""
    share = min(1.0, have / need) if need else 1.0
    found = [rect(x, y, width, 9, 4.5, cls="lg-bar")]
    if share:
        inside = round(max(6.0, (width - 3) * share), 1)
        found.append(rect(x + 1.5, y + 1.5, inside, 6, 3, fill=f"var(--wl-{colour})"))
    return found
