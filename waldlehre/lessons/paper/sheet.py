"""The two pages of a worksheet: the board with what is asked, and the key."""

from __future__ import annotations

from waldlehre.drawing.scene import Node, Scene
from waldlehre.drawing.shapes import group, rect
from waldlehre.drawing.svg import Picture
from waldlehre.kernel.speech import Say
from waldlehre.lessons.paper.asking import Asking
from waldlehre.lessons.paper.columns import Column
from waldlehre.lessons.paper.square import WIDEST, groups, square, typed

WIDTH, HEIGHT = 794, 1123
"""A4 at 96 pixels an inch."""
EDGE = 38
"""A centimetre, which every printer can do."""
INNER = WIDTH - 2 * EDGE
GAP = 14
SMALLEST = 0.6
"""A board on the page is not drawn smaller than this, if fewer questions can help it."""
KEY_BOARDS = (500, 470, 440, 410)
"""Widths of the boards of a key, the widest that leaves room for the words is taken."""
SMALL = 11.0


def page(scene: Scene, nodes: list[Node], said: list[str], title: str) -> Picture:
    """Return a page in the style of a board's room, in greys alone."""
    ground = rect(0, 0, WIDTH, HEIGHT, fill="#fff")
    whole = "\n".join([title, *said])
    made = Scene(scene.name, WIDTH, HEIGHT, title, lambda: whole, [ground, *nodes])
    return Picture(made, "print")


def board(scene: Scene, x: float, y: float, scale: float) -> Node:
    """Return a board in a thin frame."""
    frame = rect(0, 0, scene.width, scene.height, 18, fill="none", stroke="var(--wl-line)")
    return group(*scene.nodes, frame, x=round(x, 1), y=round(y, 1), scale=round(scale, 4))


# -- the page to fill in ---------------------------------------------------------------------------


def sheet(asking: Asking, say: Say, title: str, code: str) -> Picture:
    """Return the page for pupils."""
    scene = asking.plain()
    head = heading(say, title, scene.title, asking.question)
    codes, tall = typed(code, INNER)
    how = Column(INNER)
    how.text(say("scan"), SMALL)
    foot = HEIGHT - EDGE - tall
    how_top = foot - how.height - 2
    room = how_top - EDGE - head.height - 2 * GAP
    for many in range(len(asking.wrong()), -1, -1):
        tasks = questions(asking, say, many)
        left = room - max(tasks.height, WIDEST)
        scale = min(INNER / scene.width, left / scene.height)
        if scale >= SMALLEST:
            break
    scale = max(scale, SMALLEST / 2)
    top = EDGE + head.height + GAP
    below = top + scene.height * scale + GAP
    nodes = [
        head.placed(EDGE, EDGE, HEIGHT),
        board(scene, EDGE + (INNER - scene.width * scale) / 2, top, scale),
        tasks.placed(EDGE, below, how_top - below),
        group(square(code), x=WIDTH - EDGE - WIDEST, y=how_top - WIDEST),
        how.placed(EDGE, how_top, HEIGHT),
        group(*codes, x=EDGE, y=foot),
    ]
    words = [*head.said, scene.words, *tasks.said, *how.said, " ".join(groups(code))]
    return page(scene, nodes, words, f"{title}: {scene.title}")


def heading(say: Say, title: str, about: str, question: str) -> Column:
    """Return the head of the page: what it is, whose it is, what is asked."""
    head = Column(INNER)
    head.text(title, 19, "t-b")
    head.gap(2)
    head.text(about, 13, "t-2")
    head.gap(8)
    blanks(head, [say("name"), say("class"), say("date")])
    head.gap(10)
    head.text(question, 15, "t-b")
    return head


def blanks(head: Column, names: list[str]) -> None:
    """Leave room for who fills it in; only a pen knows that."""
    shares, x = (0.5, 0.22, 0.28), 0.0
    top = head.height
    for name, share in zip(names, shares, strict=True):
        part = Column(INNER * share - 12)
        part.answered(name, 0, "")
        head.nodes.append(part.placed(x, top, HEIGHT))
        head.said += part.said
        head.height = max(head.height, top + part.height)
        x += INNER * share


def questions(asking: Asking, say: Say, many: int) -> Column:
    """Return what pupils are asked; of `many` things, why they are not allowed."""
    tasks = Column(INNER - WIDEST - GAP)
    tasks.text(say("ring" if asking.on_board() else "find"), indent=22, mark="1")
    if not asking.on_board():
        tasks.write(indent=22)
    tasks.gap(9)
    wrong = asking.wrong()[:many]
    if wrong:
        tasks.text(say("forbidden", count=len(wrong)), indent=22, mark="2")
        for letter, (label, _) in zip("abc", wrong, strict=False):
            tasks.answered(label, 42, letter)
        tasks.gap(9)
    tasks.text(say("choose"), indent=22, mark="3")
    tasks.write(2, 22)
    tasks.gap(9)
    tasks.text(say("draw_chance" if asking.by_chance() else "draw"), indent=22, mark="4")
    for line in asking.given():
        tasks.text(line, cls="t-b", indent=22)
    tasks.write(1, 22)
    return tasks
