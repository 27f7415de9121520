"""What each player has left, collects and scores; and what the signs mean."""

from __future__ import annotations

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import circle, group, path, rect, use, words
from waldlehre.pegs.parts import COLOURS, HEIGHTS, KINDS
from waldlehre.pegs.scene.look import Look, symbol
from waldlehre.pegs.scoring import largest, scores
from waldlehre.pegs.words import peg

WIDE, TALL = 256, 278
LETTERS = "AB"


def player(look: Look, seat: int) -> Node:
    """Return a player's pegs, clusters and points."""
    table, say = look.table, look.say
    asked = look.choice is not None and look.choice.seat == seat
    frame = rect(0, 0, WIDE, TALL, 14, cls="panel")
    if asked:
        frame.attributes["style"] = f"stroke:var(--wl-p{seat + 1}-frame);stroke-width:3"
    name = look.voice.seat(seat)
    goal = say("goal.heights" if seat == table.heights_seat() else "goal.colours")
    nodes = [
        frame,
        circle(27, 28, 15, fill=f"var(--wl-p{seat + 1})"),
        words(27, 33.5, LETTERS[seat], 15, cls="t-mid t-b", style="fill:#fff"),
        words(50, 27, name, 15, WIDE - 66, cls="t-b"),
        words(50, 43, say("scene.collects", goal=goal), 12, WIDE - 66, cls="t-2"),
        words(14, 70, say("scene.left"), 11, 150, cls="t-2"),
        *[stock(look, seat, kind) for kind in range(KINDS)],
        words(184, 70, say("scene.groups"), 11, 62, cls="t-2"),
        *groups(look, seat),
        path(f"M14 240 H{WIDE - 14}", stroke="var(--wl-hair)"),
        *total(look, seat),
    ]
    label = say("status", seat=name, goal=goal, count=scores(table)[seat])
    y = 16 + seat * (TALL + 12)
    return group(*nodes, part=f"seat:{seat}", label=label, cls="seat", x=1000 - WIDE - 16, y=y)


def stock(look: Look, seat: int, kind: int) -> Node:
    """Return how many pegs of a kind a player has; for who is asked, a choice."""
    many = look.table.stock[seat * KINDS + kind]
    art = [
        rect(0, 0, 50, 46, 9, fill="var(--wl-board)", opacity="" if many else 0.4),
        use(symbol(kind), 1, 2, 40, opacity="" if many else 0.35),
        words(43, 40, str(many), cls="t-num t-mid t-paper"),
    ]
    asked = look.kind == "peg" and look.choice is not None and look.choice.seat == seat
    label = look.say("scene.stock", peg=peg(kind, look.voice), count=many)
    x, y = 14 + kind // 3 * 55, 78 + (2 - kind % 3) * 51
    box = (0.0, 0.0, 50.0, 46.0, 9.0)
    part = f"stock:{seat}:{kind}"
    return look.part(part, label, kind if asked else None, box, art, "stock", x, y)


def groups(look: Look, seat: int) -> list[Node]:
    """Return the sizes of a player's largest clusters, one for each colour or height."""
    table = look.table
    height = seat == table.heights_seat()
    found = []
    for wanted in range(3):
        kind = 3 + wanted if height else 3 * wanted + 2
        y = 78 + (2 - wanted if height else wanted) * 51
        found += [
            rect(184, y + 6, 34, 34, 8, fill="var(--wl-board)"),
            use(symbol(kind), 184, y + 6, 33),
            words(240, y + 29, str(largest(table, height, wanted)), 16, cls="t-num t-end"),
        ]
    return found


def total(look: Look, seat: int) -> list[Node]:
    """Return a player's points, in a match with those of the first game."""
    earlier, points = look.table.earlier[seat], scores(look.table)[seat]
    found = [
        words(14, 265, look.say("scene.points"), 13, 100, cls="t-b"),
        words(240, 265, str(points), 18, cls="t-num t-end"),
    ]
    if look.table.game:
        text = look.say("scene.earlier", count=earlier)
        found.append(words(198, 264, text, 11, 90, cls="t-2 t-end"))
    return found


def legend(look: Look) -> Node:
    """Return what shapes, sizes and lines mean."""
    say = look.say
    nodes = [
        rect(0, 0, 968, 80, 14, cls="panel"),
        words(18, 25, say("scene.shape"), 13, 300, cls="t-b"),
        words(466, 25, say("scene.size"), 13, 280, cls="t-b"),
        words(814, 25, say("scene.lines"), 13, 140, cls="t-b"),
        rect(814, 34, 76, 38, 8, fill="var(--wl-board)"),
        path("M834 53 H870", stroke="var(--wl-p1)", stroke_width=11, opacity=0.5),
        use(symbol(1), 816, 35, 36),
        use(symbol(7), 852, 35, 36),
        words(898, 58, say("scene.largest"), 13, 58),
    ]
    for at in range(3):
        nodes += sample(3 * at + 2, 18 + at * 148, say(f"colour.{COLOURS[at]}"))
        nodes += sample(3 + at, 466 + at * 114, say(f"height.{HEIGHTS[at]}"))
    return group(*nodes, cls="legend", aria_hidden="true", x=16, y=604)


def sample(kind: int, x: float, name: str) -> list[Node]:
    """Return a peg on a piece of the board with a word beside it."""
    return [
        rect(x, 34, 42, 38, 8, fill="var(--wl-board)"),
        use(symbol(kind), x + 1, 32, 40),
        words(x + 50, 58, name, 13, 90),
    ]
