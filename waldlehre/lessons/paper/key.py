"""The key of a worksheet: what is allowed and what not, and what the answer comes to."""

from __future__ import annotations

from itertools import count

from waldlehre.drawing.svg import Picture
from waldlehre.kernel.speech import Say
from waldlehre.lessons.paper.asking import Asking
from waldlehre.lessons.paper.columns import INDENT, Column, longest
from waldlehre.lessons.paper.sheet import EDGE, GAP, HEIGHT, INNER, LETTERS, SMALL, board, page
from waldlehre.lessons.paper.square import groups

BOARDS = (500, 470, 440, 410)
"""Widths of the boards; the widest that leaves room for all words is taken."""
SHARE = 0.6
"""Of the words' room, what may tell of things that are not allowed and of what happens then."""
HEAD = 12.5
"""The type of the questions' answers."""


def for_teachers(asking: Asking, say: Say, title: str, code: str, many: int) -> Picture:
    """Return the page for teachers; `many` things were asked about that are not allowed."""
    before, after = asking.marked, asking.after
    head = Column(INNER)
    head.text(say("key", title=title), 20, "t-b")
    head.gap(2)
    about = {"about": asking.game.voice.say("title"), "code": groups(code)[0]}
    head.text(say("key_about", **about), cls="t-2")
    top = EDGE + head.height + GAP
    room = HEIGHT - EDGE - top
    for wide in BOARDS:
        scale = min(wide / before.width, (room - GAP) / (before.height + after.height))
        left, down = scale * before.width, scale * before.height + GAP
        answers, whole = answered(asking, say, many, INNER - left - GAP, room, down)
        if whole:
            break
    nodes = [
        head.placed(EDGE, EDGE, HEIGHT),
        board(before, EDGE, top, scale),
        board(after, EDGE, top + down, scale),
        answers.placed(EDGE + left + GAP, top, room),
    ]
    said = [*head.said, before.words, after.words, *answers.said]
    return page(before, nodes, said, say("key", title=title))


def answered(
    asking: Asking, say: Say, many: int, width: float, room: float, down: float
) -> tuple[Column, bool]:
    """Return all that is right, question by question, and whether all of it found room.

    What comes of the answer begins `down` the column, beside its board, where there is room.
    """
    reasons, numbers = Column(width), count(2)
    if many:
        reasons.gap(10)
        reasons.headed(next(numbers), say("why_not"), HEAD, "t-b")
        for letter, (label, reason) in zip(LETTERS, asking.wrong[:many], strict=False):
            reasons.text(say("because", what=label, why=reason), SMALL, "", INDENT, letter)
    reasons.gap(10)
    reasons.headed(next(numbers), say("free"), HEAD)
    last = next(numbers)
    told, whole = longest(
        len(asking.told()),
        room * SHARE - reasons.height,
        width,
        lambda column, shown: happens(asking, say, column, shown, last),
    )
    found, all_found = longest(
        len(asking.allowed()),
        room - reasons.height - told.height - 10,
        width,
        lambda column, shown: options(asking, say, column, shown),
    )
    found.append(reasons)
    if found.height < down and down + told.height <= room:
        found.gap(down - found.height)
    else:
        found.gap(10)
    found.append(told)
    return found, whole and all_found


def options(asking: Asking, say: Say, column: Column, shown: int) -> None:
    """Set what is allowed; of what finds no room, say where it stands."""
    allowed, beside = asking.allowed(), asking.beside()
    column.headed(1, say("allowed", count=len(allowed)), HEAD, "t-b")
    if shown:
        column.grid(allowed[:shown], SMALL, INDENT)
    rest = allowed[shown:]
    if rest:
        about = {"count": len(rest), "first": rest[0][0], "last": rest[-1][0]}
        column.text(say("more", **about), SMALL, "", INDENT)
    if asking.passing():
        column.text(say("passing", what=asking.passing()), SMALL, "", INDENT)
    if beside:
        column.gap(4)
        column.text(say("beside"), SMALL, "t-b", INDENT)
        column.grid(beside, SMALL, INDENT)


def happens(asking: Asking, say: Say, column: Column, shown: int, number: int) -> None:
    """Set what comes of the answer that was given."""
    told = asking.told()
    column.headed(number, say("after_chance" if asking.by_chance() else "after"), HEAD, "t-b")
    for line in asking.given():
        column.text(line, SMALL, "t-b", INDENT)
    for line in told[:shown]:
        column.text(line, SMALL, "", INDENT)
    if shown < len(told):
        column.text(say("lines", count=len(told) - shown), SMALL, "", INDENT)
    column.gap(4)
    after = asking.next_question
    column.text(say("next", question=after) if after else say("over"), SMALL, "", INDENT)
