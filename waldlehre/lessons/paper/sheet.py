"""The two pages of a worksheet: the board with what is asked, and the key."""

from __future__ import annotations

from itertools import count

from waldlehre.drawing.scene import Node, Scene
from waldlehre.drawing.shapes import group, pixels, rect, words
from waldlehre.drawing.svg import Picture
from waldlehre.kernel.speech import Say
from waldlehre.lessons.paper.asking import Asking
from waldlehre.lessons.paper.columns import INDENT, LINE, TYPE, Column
from waldlehre.lessons.paper.square import WIDEST, groups, square, typed

WIDTH, HEIGHT = 794, 1123
"""A4 at 96 pixels an inch."""
EDGE = 38
"""A centimetre, which every printer can do."""
INNER = WIDTH - 2 * EDGE
GAP = 14
SMALLEST, LEAST = 0.6, 0.3
"""A board is drawn smaller than the first only if fewer questions do not help, and never smaller
than the second."""
TALLEST = 400
"""The head of a page is made smaller rather than taller than this."""
SMALL = 11.0
"""The type of keys and hints."""
LETTERS = "abc"
SPOKEN = ("role", "tabindex", "aria-hidden")
"""What only those need who cannot see a picture, or touch it."""


def page(scene: Scene, nodes: list[Node], said: list[str], title: str) -> Picture:
    """Return a page in the style of a board's room, in greys alone."""
    ground = rect(0, 0, WIDTH, HEIGHT, fill="#fff")
    whole = "\n".join([title, *said])
    made = Scene(scene.name, WIDTH, HEIGHT, title, lambda: whole, [ground, *nodes])
    return Picture(made, "print")


def silent(one: Node) -> Node:
    """Return a shape without its label: the words of a page stand beside it, all in one."""
    kept = {name: value for name, value in one.attributes.items() if name not in SPOKEN}
    return Node(one.tag, kept, [silent(child) for child in one.children], one.text, one.part)


def board(scene: Scene, x: float, y: float, scale: float) -> Node:
    """Return a board in a thin frame."""
    nodes = [silent(one) for one in scene.nodes]
    frame = rect(0, 0, scene.width, scene.height, 18, fill="none", stroke="var(--wl-line)")
    return group(*nodes, frame, x=round(x, 1), y=round(y, 1), scale=round(scale, 4), part="board")


# -- the page to fill in ---------------------------------------------------------------------------


def for_pupils(asking: Asking, say: Say, title: str, code: str) -> tuple[Picture, int]:
    """Return the page for pupils, and about how many things it asks why they are not allowed."""
    scene = asking.plain
    head = heading(asking, say, title)
    codes, tall = typed(code, INNER)
    how = Column(INNER)
    how.text(say("scan"), SMALL)
    foot = HEIGHT - EDGE - tall
    hint = foot - how.height - 2
    top = EDGE + max(min(head.height, TALLEST), WIDEST) + GAP
    room = hint - top - 2 * GAP
    for many in range(len(asking.wrong), -1, -1):
        tasks = questions(asking, say, many)
        scale = min(INNER / scene.width, (room - tasks.height) / scene.height)
        if scale >= SMALLEST or many == 1:
            break
    scale = max(scale, LEAST)
    tasks.write(int(max(0, room - tasks.height - scale * scene.height) // LINE), INDENT)
    below = top + scene.height * scale + GAP
    nodes = [
        head.placed(EDGE, EDGE, TALLEST),
        group(square(code), x=WIDTH - EDGE - WIDEST, y=EDGE - 10),
        board(scene, EDGE + (INNER - scene.width * scale) / 2, top, scale),
        tasks.placed(EDGE, below, hint - GAP - below),
        how.placed(EDGE, hint, HEIGHT),
        group(*codes, x=EDGE, y=foot),
    ]
    said = [*head.said, scene.words, *tasks.said, *how.said, " ".join(groups(code))]
    return page(scene, nodes, said, f"{title}: {scene.title}"), many


def heading(asking: Asking, say: Say, title: str) -> Column:
    """Return the head of the page: what it is, whose it is, what is asked."""
    head = Column(INNER - WIDEST - GAP)
    head.text(title, 20, "t-b")
    head.gap(2)
    head.text(asking.game.voice.say("title"), cls="t-2")
    head.gap(12)
    blanks(head, [[say("name")], [say("class"), say("date")]])
    head.gap(12)
    head.text(asking.question, 15, "t-b")
    return head


def blanks(head: Column, rows: list[list[str]]) -> None:
    """Leave room for who fills it in; only a pen knows that."""
    for names in rows:
        wide = (head.width + GAP) / len(names)
        head.gap(LINE - TYPE)
        for at, name in enumerate(names):
            head.nodes.append(words(at * wide, head.height + TYPE, name, TYPE))
            left = at * wide + pixels(name, TYPE) + 8
            head.rule(left, TYPE + 3, at * wide + wide - GAP)
            head.said.append(name)
        head.gap(TYPE)


def questions(asking: Asking, say: Say, many: int) -> Column:
    """Return what pupils are asked; of `many` things, why they are not allowed."""
    tasks, numbers = Column(INNER), count(1)
    tasks.headed(next(numbers), say("ring" if asking.on_board else "find"))
    if not asking.on_board:
        tasks.write(1, INDENT)
    tasks.gap(9)
    if many:
        tasks.headed(next(numbers), say("forbidden", count=many))
        for letter, (label, _) in zip(LETTERS, asking.wrong[:many], strict=False):
            tasks.answered(label, 2 * INDENT, letter)
        tasks.gap(9)
    tasks.headed(next(numbers), say("choose"))
    tasks.write(2, INDENT)
    tasks.gap(9)
    tasks.headed(next(numbers), say("suppose"))
    for line in asking.given():
        tasks.text(line, cls="t-b", indent=INDENT)
    tasks.text(say("draw_chance" if asking.by_chance() else "draw"), indent=INDENT)
    tasks.write(1, INDENT)
    return tasks
