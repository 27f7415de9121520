"""A column of a page: text that wraps, lines to write on, and how tall all of it is.

Nothing leaves its column: a word that is wider than a line is broken.
"""

from __future__ import annotations

from collections.abc import Callable

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import SOFT, block, circle, group, path, pixels, words

TYPE = 13.0
"""Pixels; 96 of them are an inch on paper."""
LEADING = 1.3
LINE = 27
"""Between two lines to write on: seven millimetres."""
INDENT = 24
"""Of what stands behind the number of a question."""
DISC = 8.5
"""How large that number is."""
SURE = 0.97
"""Of a line that is filled: a few fonts have wider capitals than is reckoned."""
SHORTEST = 150
"""What has to be left of a line to write on."""


class Column:
    """Grows downward from y = 0; `said` is what it says to those who cannot see it."""

    def __init__(self, width: float) -> None:
        self.width = width
        self.height = 0.0
        self.nodes: list[Node] = []
        self.said: list[str] = []

    def gap(self, tall: float) -> None:
        """Leave room."""
        self.height += tall

    def text(
        self, text: str, size: float = TYPE, cls: str = "", indent: float = 0, mark: str = ""
    ) -> None:
        """Set a text, perhaps with a mark (a number) before it."""
        lines = wrapped(text, self.width - indent, size, cls)
        first = self.height + size
        if mark:
            self.nodes.append(words(indent - 5, first, mark, size, indent - 5, cls="t-b t-end"))
        for line in lines:
            line.attributes["y"] = f"{float(line.attributes['y']) + first:.1f}"
            line.attributes["x"] = f"{indent:g}"
        self.nodes += lines
        self.height += len(lines) * size * LEADING
        self.said.append(f"{mark} {text}".strip())

    def headed(self, number: int, text: str, size: float = TYPE, cls: str = "") -> None:
        """Set a text with the number of a question before it, white on black."""
        middle = self.height + size * 0.64
        disc = circle(DISC, middle, DISC, fill="var(--wl-ink)")
        mark = words(DISC, middle + 4, str(number), 11, cls="t-mid t-b", style="fill:#fff")
        self.nodes += [disc, mark]
        self.said.append(f"{number}.")
        self.text(text, size, cls, INDENT)

    def answered(self, text: str, indent: float, mark: str) -> None:
        """Set a text with a line to write on behind it, below it where little room is left."""
        lines = wrapped(text, self.width - indent, TYPE, "")
        begins = indent + pixels(lines[-1].text, TYPE) + 8
        self.gap(4)
        self.text(text, indent=indent, mark=mark)
        if self.width - begins < SHORTEST:
            self.write(indent=indent)
        else:
            self.rule(begins)
            self.gap(5)

    def write(self, lines: int = 1, indent: float = 0) -> None:
        """Leave lines to write on."""
        for _ in range(lines):
            self.height += LINE
            self.rule(indent)

    def rule(self, left: float, down: float = 0, right: float = 0) -> None:
        """Draw one line to write on, so far below where the column ends now."""
        d = f"M{left:.1f} {self.height + down:.1f}H{right or self.width:.1f}"
        self.nodes.append(path(d, stroke="var(--wl-line)", stroke_width=0.8))

    def grid(self, items: list[tuple[str, str]], size: float, indent: float) -> None:
        """Set short texts with their marks in columns, read downward."""
        widest = max(pixels(text, size) for _, text in items) + indent + 8
        across = max(1, min(len(items), int(self.width // widest)))
        if across == 1:
            for mark, text in items:
                self.text(text, size, indent=indent, mark=mark)
            return
        tall = -(-len(items) // across)
        step = self.width / across
        for at, (mark, text) in enumerate(items):
            x = at // tall * step + indent
            y = self.height + at % tall * size * LEADING + size
            self.nodes.append(words(x - 5, y, mark, size, indent - 5, cls="t-b t-end"))
            self.nodes.append(words(x, y, text, size, step - indent))
            self.said.append(f"{mark} {text}")
        self.height += tall * size * LEADING

    def append(self, other: Column) -> None:
        """Go on with another column of the same width."""
        self.nodes.append(group(*other.nodes, y=round(self.height, 1)))
        self.height += other.height
        self.said += other.said

    def placed(self, x: float, y: float, most: float) -> Node:
        """Return the column where it stands, smaller if it is taller than `most`."""
        scale = min(1.0, most / self.height) if self.height else 1.0
        return group(*self.nodes, x=x, y=y, scale=round(scale, 3))


def longest(
    many: int, room: float, width: float, set_in: Callable[[Column, int], None]
) -> tuple[Column, bool]:
    """Return the column with as many of `many` things as fit, and whether those are all."""
    for shown in range(many, -1, -1):
        column = Column(width)
        set_in(column, shown)
        if column.height <= room:
            break
    return column, shown == many


def wrapped(text: str, width: float, size: float, cls: str) -> list[Node]:
    """Return a text as lines of at most `width`, the first at y = 0."""
    sure = width * SURE
    whole = " ".join(breakable(word, sure, size, cls) for word in text.split())
    return block(0, 0, whole, sure, size, LEADING, cls=cls)


def breakable(word: str, width: float, size: float, cls: str) -> str:
    """Return a word; one that is wider than a line may be broken everywhere."""
    longest = max(pixels(part, size, cls) for part in word.split(SOFT))
    return word if longest <= width else SOFT.join(word)
