"""The peg game in words: labels, what may be typed, and the board as text."""

from __future__ import annotations

from collections.abc import Iterator

from waldlehre.kernel.voice import Voice
from waldlehre.pegs.parts import COLOURS, EMPTY, HEIGHTS, KINDS
from waldlehre.pegs.scoring import scores
from waldlehre.pegs.state import Board

COLUMNS = "ABCDEFGHIJKL"


def cell(table: Board, hole: int) -> str:
    """Return a hollow's name: the column's letter, the row's number."""
    row, column = divmod(hole, table.parts.side)
    return f"{COLUMNS[column]}{row + 1}"


def label(table: Board, kind: str, value: int, voice: Voice) -> str:
    """Return what a person calls a hollow or a kind of peg."""
    if kind == "hole":
        return cell(table, value)
    if kind == "peg_at":
        return voice.say("peg_at", cell=cell(table, value), peg=peg(table.holes[value], voice))
    return peg(value, voice)


def note(table: Board, kind: str, value: int, voice: Voice) -> str:
    """Return what there is to know beyond a label: nothing, a peg is what it is called."""
    return ""


def sources(table: Board, event: str, about: tuple[int, ...]) -> tuple[str, ...]:
    """Nothing comes from elsewhere on this board."""
    return ()


def peg(kind: int, voice: Voice) -> str:
    """Return a kind of peg in words."""
    if kind == EMPTY:
        return voice.say("empty")
    colour, height = COLOURS[kind // 3], HEIGHTS[kind % 3]
    return voice.say(
        "peg", colour=voice.say(f"colour.{colour}"), height=voice.say(f"height.{height}")
    )


def key(table: Board, kind: str, value: int, seat: int) -> str:
    """Return what a person may type: E5, or yellow_green/tall."""
    if kind in ("hole", "peg_at"):
        return cell(table, value)
    return f"{COLOURS[value // 3]}/{HEIGHTS[value % 3]}"


def universe(table: Board, kind: str) -> tuple[int, ...]:
    """Return all hollows or all kinds."""
    return tuple(range(KINDS if kind == "peg" else table.parts.hollows))


def text(table: Board, viewer: int, voice: Voice) -> str:
    """Return the board as rows that shift to the right, with stocks and points."""
    say = voice.say
    side = table.parts.side
    lines = ["     " + "".join(f"{COLUMNS[column]:<4}" for column in range(side)).rstrip()]
    for row in range(side):
        signs = [sign(table, row * side + column, voice) for column in range(side)]
        lines.append(f"{'':{2 * row}}{row + 1:>3}  {'  '.join(signs)}")
    lines.append("")
    points = scores(table)
    for seat in range(table.seats):
        goal = say("goal.heights" if seat == table.heights_seat() else "goal.colours")
        lines.append(say("status", seat=voice.seat(seat), goal=goal, count=points[seat]))
        kinds = [(kind, table.stock[seat * KINDS + kind]) for kind in table.left(seat)]
        stock = [f"{many} {short(kind, voice)}" for kind, many in kinds]
        lines.append("    " + (", ".join(stock) or say("nothing")))
    lines.append(say("legend"))
    return "\n".join(lines)


def sign(table: Board, hole: int, voice: Voice) -> str:
    """Return two signs for a hollow."""
    kind = table.holes[hole]
    return " ." if kind == EMPTY else short(kind, voice)


def short(kind: int, voice: Voice) -> str:
    """Return a peg's colour as a letter and its height as a number."""
    return f"{voice.say(f'letter.{COLOURS[kind // 3]}')}{kind % 3 + 1}"


def faults(table: Board) -> Iterator[str]:
    """Yield what is wrong: each kind of peg is in a stock or on the board, exactly once."""
    for kind in range(KINDS):
        stands = table.holes.count(kind)
        left = table.stock[kind] + table.stock[KINDS + kind]
        if stands + left != 2 * table.parts.each[kind] or min(table.stock) < 0:
            yield f"kind {kind}: {stands} on the board, {left} left"
    if len(table.holes) != table.parts.hollows:
        yield f"{len(table.holes)} hollows"
