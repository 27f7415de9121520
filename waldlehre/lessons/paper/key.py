"""The key of a worksheet: what is allowed and what not, and what the answer comes to."""

from __future__ import annotations

from waldlehre.drawing.svg import Picture
from waldlehre.kernel.speech import Say
from waldlehre.lessons.paper.asking import Asking
from waldlehre.lessons.paper.columns import Column, longest
from waldlehre.lessons.paper.sheet import EDGE, GAP, HEIGHT, INNER, SMALL, board, page
from waldlehre.lessons.paper.square import groups

BOARDS = (500, 470, 440, 410)
"""Widths of the boards; the widest that leaves room for all words is taken."""
SHARE = 0.6
"""Of the words' room, what may tell of things that are not allowed and of what happens then."""
INDENT = 24


def key(asking: Asking, say: Say, title: str, code: str) -> Picture:
    """Return the page for teachers."""
    before, after = asking.marked(), asking.after()
    head = Column(INNER)
    head.text(say("key", title=title), 19, "t-b")
    head.gap(2)
    head.text(say("key_about", about=before.title, code=groups(code)[0]), cls="t-2")
    top = EDGE + head.height + GAP
    room = HEIGHT - EDGE - top
    for wide in BOARDS:
        scale = min(wide / before.width, (room - GAP) / (before.height + after.height))
        left = scale * before.width
        words, whole = answers(asking, say, INNER - left - GAP, room)
        if whole:
            break
    nodes = [
        head.placed(EDGE, EDGE, HEIGHT),
        board(before, EDGE, top, scale),
        board(after, EDGE, top + before.height * scale + GAP, scale),
        words.placed(EDGE + left + GAP, top, room),
    ]
    said = [*head.said, before.words, after.words, *words.said]
    return page(before, nodes, said, say("key", title=title))


def answers(asking: Asking, say: Say, width: float, room: float) -> tuple[Column, bool]:
    """Return all that is right, question by question, and whether all of it found room."""
    reasons = Column(width)
    wrong = asking.wrong()
    if wrong:
        reasons.gap(10)
        reasons.text(say("why_not"), 12, "t-b", INDENT, "2")
        for letter, (label, reason) in zip("abc", wrong, strict=False):
            reasons.text(say("because", what=label, why=reason), SMALL, "", INDENT, letter)
    reasons.gap(10)
    reasons.text(say("free"), 12, "", INDENT, "3")
    told, whole = longest(
        len(asking.told()),
        room * SHARE - reasons.height,
        width,
        lambda column, shown: happens(asking, say, column, shown),
    )
    listed, all_listed = longest(
        len(asking.allowed()),
        room - reasons.height - told.height,
        width,
        lambda column, shown: options(asking, say, column, shown),
    )
    listed.append(reasons)
    listed.append(told)
    return listed, whole and all_listed


def options(asking: Asking, say: Say, column: Column, shown: int) -> None:
    """Set what is allowed; of what finds no room, say where it stands."""
    allowed, beside = asking.allowed(), asking.beside()
    column.text(say("allowed", count=len(allowed)), 12, "t-b", INDENT, "1")
    if shown:
        column.grid(allowed[:shown], SMALL, INDENT)
    rest = allowed[shown:]
    if rest:
        about = {"count": len(rest), "first": rest[0][0], "last": rest[-1][0]}
        column.text(say("more", **about), SMALL, "", INDENT)
    if asking.passing():
        column.text(say("passing", what=asking.passing()), SMALL, "", INDENT)
    if beside:
        column.text(say("beside"), 12, "t-b", INDENT)
        column.grid(beside, SMALL, INDENT)


def happens(asking: Asking, say: Say, column: Column, shown: int) -> None:
    """Set what comes of the answer that was given."""
    told = asking.told()
    column.gap(10)
    column.text(say("after_chance" if asking.by_chance() else "after"), 12, "t-b", INDENT, "4")
    for line in asking.given():
        column.text(line, SMALL, "t-b", INDENT)
    for line in told[:shown]:
        column.text(line, SMALL, "", INDENT)
    if shown < len(told):
        column.text(say("lines", count=len(told) - shown), SMALL, "", INDENT)
    after = asking.next_question
    column.text(say("next", question=after) if after else say("over"), SMALL, "", INDENT)
