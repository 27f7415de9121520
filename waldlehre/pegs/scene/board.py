"""The wooden board: grooves, hollows and pegs, and what holds clusters together."""

from __future__ import annotations

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import circle, group, path, use, words
from waldlehre.pegs.parts import EMPTY
from waldlehre.pegs.scene.look import KEY, Look, symbol
from waldlehre.pegs.scoring import trait
from waldlehre.pegs.state import Board
from waldlehre.pegs.words import COLUMNS, cell, peg

ACROSS, DOWN = 58, 51
"""Pixels from hollow to hollow along a row, and from row to row."""
SMALLEST = 11.5
LEFT, TOP, WIDE, TALL = 16, 16, 700, 580


def spot(look: Look, hole: int) -> tuple[float, float]:
    """Return where a hollow lies; each row is shifted by half a hollow to the right."""
    row, column = divmod(hole, look.table.parts.side)
    return column * ACROSS + row * ACROSS / 2, float(row * DOWN)


def scaled(side: int) -> float:
    """Return how large a board of so many hollows an edge can be drawn."""
    wide, tall = 1.5 * (side - 1) * ACROSS + 130, (side - 1) * DOWN + 120
    return min(1.25, WIDE / wide, TALL / tall)


def board(look: Look) -> Node:
    """Return the wooden board with hollows and pegs, as large as there is room."""
    side = look.table.parts.side
    scale = scaled(side)
    left = LEFT + (WIDE - 1.5 * (side - 1) * ACROSS * scale) / 2
    top = TOP + (TALL - (side - 1) * DOWN * scale) / 2 + 8 * scale
    size = max(13, SMALLEST / scale)
    nodes = [
        wood(side),
        look.once("grooves", lambda: grooves(look)),
        look.once(("captions", size), lambda: captions(look, size)),
        *links(look),
        *slides(look),
        group(*rows(look), cls="grid", label=look.say("scene.board"), part="board"),
    ]
    return group(*nodes, x=round(left, 1), y=round(top, 1), scale=round(scale, 3))


def wood(side: int) -> Node:
    """Return the board: a rhombus with round corners."""
    far, low = (side - 1) * ACROSS, (side - 1) * DOWN
    lean = far / 2
    return path(
        f"M-52 -38 H{far + 18} L{far + lean + 52} {low + 38} H{lean - 18} Z",
        fill="var(--wl-board)",
        stroke="var(--wl-board-2)",
        stroke_width=10,
        stroke_linejoin="round",
    )


def grooves(look: Look) -> Node:
    """Return the engraved lines along which pegs slide."""
    found = []
    for hole in range(look.table.parts.hollows):
        rays = look.table.parts.rays[hole]
        for forth, back in ((0, 1), (2, 3), (4, 5)):
            if rays[forth] and not rays[back]:
                (x, y), (right, low) = spot(look, hole), spot(look, rays[forth][-1])
                found.append(f"M{x:g} {y:g}L{right:g} {low:g}")
    return path("".join(found), stroke="var(--wl-board-2)", stroke_width=2, fill="none")


def captions(look: Look, size: float) -> Node:
    """Name columns and rows."""
    side = look.table.parts.side
    found = []
    for at in range(side):
        x, y = spot(look, at)
        found.append(words(x - 26, y - 50, COLUMNS[at], size, cls="t-mid t-2 t-b"))
        x, y = spot(look, at * side)
        found.append(words(x - 72, y + 5, str(at + 1), size, cls="t-mid t-2 t-b"))
    return group(*found)


def slides(look: Look) -> list[Node]:
    """Return the lines along which the peg that was picked up can slide."""
    if look.source == EMPTY:
        return []
    x, y = spot(look, look.source)
    ends = [
        max((hole for hole in ray if hole in look.numbers), key=ray.index, default=EMPTY)
        for ray in look.table.parts.rays[look.source]
    ]
    d = "".join(
        "M{:g} {:g}L{:g} {:g}".format(x, y, *spot(look, end)) for end in ends if end != EMPTY
    )
    return [path(d, stroke="var(--wl-halo)", stroke_width=7, opacity=0.8)] if d else []


def links(look: Look) -> list[Node]:
    """Return what holds together the largest clusters of whoever is asked, else of nobody."""
    if look.choice is None:
        return []
    found = []
    height = look.choice.seat == look.table.heights_seat()
    for wanted in range(3):
        members = cluster(look.table, height, wanted)
        d = "".join(
            "M{:g} {:g}L{:g} {:g}".format(*spot(look, hole), *spot(look, beside))
            for hole in sorted(members)
            for beside in look.table.parts.near[hole]
            if beside > hole and beside in members
        )
        if d:
            colour = f"var(--wl-p{look.choice.seat + 1})"
            found.append(path(d, stroke=colour, stroke_width=13, opacity=0.5, fill="none"))
    return found


def cluster(table: Board, height: bool, wanted: int) -> set[int]:
    """Return the hollows of the largest cluster of a colour or height; the first of equal ones."""
    left = {hole for hole in table.pegs() if trait(table.holes[hole], height) == wanted}
    best: set[int] = set()
    while left:
        edge = [min(left)]
        found = set(edge)
        while edge:
            for beside in table.parts.near[edge.pop()]:
                if beside in left and beside not in found:
                    found.add(beside)
                    edge.append(beside)
        left -= found
        best = found if len(found) > len(best) else best
    return best


def rows(look: Look) -> list[Node]:
    """Return hollows and pegs, row by row."""
    side = look.table.parts.side
    return [
        group(*[hollow(look, row * side + column) for column in range(side)], cls="row")
        for row in range(side)
    ]


def hollow(look: Look, hole: int) -> Node:
    """Return a hollow, or the peg in it."""
    kind = look.table.holes[hole]
    value = hole if look.kind in ("hole", "peg_at") else None
    asked = look.numbers.get(hole, 0) if value is not None else 0
    marked = hole == look.source, hole == look.target, bool(asked) and hole in look.picked
    return look.once((hole, kind, asked, marked), lambda: fresh(look, hole, kind, value))


def fresh(look: Look, hole: int, kind: int, value: int | None) -> Node:
    """Draw a hollow, or the peg in it."""
    r = 26.0 if kind != EMPTY else 16.0
    art = [circle(0, 0, 25, cls="hit")]
    if hole in (look.source, look.target):
        art += [
            circle(0, 0, 27, fill="none", stroke="var(--wl-halo)", stroke_width=11),
            circle(0, 0, 27, fill="none", stroke="var(--wl-accent)", stroke_width=5),
        ]
    if kind == EMPTY:
        art.append(circle(0, 0, 8, fill="var(--wl-hole)"))
    else:
        art.append(use(symbol(kind), -30, -30, 60))
        art[-1].part = f"peg:{hole}"
    label = f"{cell(look.table, hole)}: {peg(kind, look.voice)}"
    if hole == look.source:
        label += f", {look.say('scene.picked_up')}"
    if hole == look.target:
        label += f", {look.say('scene.target')}"
    x, y = spot(look, hole)
    box, key = (-r, -r, 2 * r, 2 * r, r), max(KEY, 0.63 / scaled(look.table.parts.side))
    return look.part(f"hole:{hole}", label, value, box, art, "hollow", x, y, key)
