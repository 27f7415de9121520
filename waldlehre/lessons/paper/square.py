"""The code of a position on paper: a square to scan, and groups of five signs to type."""

from __future__ import annotations

from waldlehre.drawing.scene import Node, node
from waldlehre.drawing.shapes import group, rect, words
from waldlehre.kernel.errors import SaveError, SetupError
from waldlehre.kernel.game import Game

LONGEST = 400
"""Signs of a code on paper."""
SIDE = 114.0
"""Pixels of the square without its white border: three centimetres."""
QUIET = 4
"""Modules of white around it."""
WIDEST = SIDE * 37 / 29
"""With its border, for the shortest code of a game."""
GROUP, PITCH, ROW = 5, 38.0, 14.0
"""Signs of a group; pixels from group to group and from row to row."""
MONO = "font-family:ui-monospace,'DejaVu Sans Mono',Consolas,monospace"


def code_of(game: Game) -> str:
    """Return the code; raises SetupError for one that is too long for paper."""
    try:
        code = game.code()
        signs = len(code)
    except SaveError as error:  # too long for any code
        signs = error.about["found"]
    if signs > LONGEST:
        raise SetupError("paper.long", language=game.language, found=signs, most=LONGEST)
    return code


def matrix(code: str) -> list[bytes]:
    """Return the rows of the square, a 1 for each dark module.

    Raises SetupError without segno.
    """
    try:
        import segno
    except ImportError:
        raise SetupError("paper.extra") from None
    return [bytes(row) for row in segno.make_qr(code, error="m").matrix]


def square(code: str) -> Node:
    """Return the square with its white border; its upper left corner is at 0, 0."""
    rows = matrix(code)
    module = SIDE / len(rows)
    wide = len(rows) + 2 * QUIET
    dark = "".join(run for y, row in enumerate(rows) for run in runs(row, y))
    return group(
        rect(0, 0, wide, wide, fill="#fff"),
        node("path", d=dark, fill="#000", shape_rendering="crispEdges"),
        scale=round(module, 4),
        part="code",
    )


def runs(row: bytes, y: int) -> list[str]:
    """Return the dark runs of a row as pieces of a path."""
    found, x = [], 0
    while x < len(row):
        end = x
        while end < len(row) and row[end]:
            end += 1
        if end > x:
            found.append(f"M{x + QUIET} {y + QUIET}h{end - x}v1h-{end - x}z")
        x = max(end, x + 1)
    return found


def groups(code: str) -> list[str]:
    """Return a code in groups of five signs."""
    return [code[at : at + GROUP] for at in range(0, len(code), GROUP)]


def typed(code: str, width: float) -> tuple[list[Node], float]:
    """Return the groups in rows, and how tall they are."""
    across = int(width // PITCH)
    found = []
    for at, signs in enumerate(groups(code)):
        x, y = at % across * PITCH, at // across * ROW + 11
        found.append(words(x, y, signs, 11, PITCH - 3, cls="t-b", style=MONO))
    return found, -(-len(found) // across) * ROW
