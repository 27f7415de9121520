"""The desk of a sawmill: contracts, planned works, loans."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import circle, group, rect, use, words
from waldlehre.kernel.speech import capital
from waldlehre.lignum.kinds import PAIRS, SEASONS, WORKS
from waldlehre.lignum.scene import spoken
from waldlehre.lignum.scene.cards import cards_in
from waldlehre.lignum.scene.look import ROOMY, Look
from waldlehre.lignum.selling import finished
from waldlehre.lignum.state import MOST_LOANS, NOWHERE

TALL: Final = 78.0
CARDS: Final = 388.0
PLANS: Final = 190.0
LOANS: Final = 74.0


def desk(look: Look, seat: int, x: float, y: float) -> list[Node]:
    """Return contracts, planned works and loans."""
    owned = look.table.contracts[seat]
    ordered = sorted(owned, key=lambda one: finished(look.table, one))
    nodes: list[Node] = []
    if ordered:
        nodes.append(cards_in(look, ordered, x, y, CARDS, TALL))
    else:
        text = look.say("scene.contract.none")
        nodes += [
            rect(x, y, CARDS, TALL, 9, cls="lg-ghost"),
            use("lg-contract", x + 14, y + 21, 36, opacity=0.5),
            words(x + 60, y + 43, text, 12, (CARDS - 70) / ROOMY, cls="t-2"),
        ]
    nodes.append(planned(look, seat, x + CARDS + 6, y))
    nodes.append(loans(look, seat, x + CARDS + PLANS + 12, y))
    return nodes


def planned(look: Look, seat: int, x: float, y: float) -> Node:
    """Return the three pairs of tokens: which work is planned with each, and for when."""
    table = look.table
    pairs = range(seat * PAIRS, seat * PAIRS + PAIRS)
    about = tuple(
        [(table.plan[at], table.due[at], table.done[at], spoken.lapsed(look, at)) for at in pairs]
    )
    key = "plans", about, x, y
    return look.once(key, lambda: fresh(look, about, x, y))


def fresh(look: Look, about: tuple[tuple[int, int, int, bool], ...], x: float, y: float) -> Node:
    """Draw the planned works."""
    nodes = [
        rect(0, 0, PLANS, TALL, 9, cls="lg-zone"),
        words(8, 15, look.say("scene.zone.plans"), 11, (PLANS - 16) / ROOMY, cls="t-b"),
    ]
    told = []
    for pair, (work, due, done, lost) in enumerate(about):
        top = 20.0 + pair * 19
        row: list[Node] = [
            circle(16, 9, 8, fill="var(--wl-paper)", stroke="var(--wl-edge)", stroke_width=1.4),
            words(16, 13, str(pair + 1), 11, cls="t-mid t-b t-paper"),
        ]
        if work == NOWHERE:
            row.append(words(30, 13, look.say("scene.unplanned"), 11, 150 / ROOMY, cls="t-2"))
            nodes.append(group(*row, y=top))
            continue
        told.append(spoken.plan(look, work, due, done, lost))
        row += [
            use(f"lg-work-{WORKS[work]}", 28, -0.5, 19),
            words(51, 13, capital(look.work(work)), 11, 78 / ROOMY),
            rect(132, 0, 18, 18, 5, fill=f"var(--wl-{SEASONS[due % 4]})"),
            use(f"season-{SEASONS[due % 4]}", 133, 1, 16),
            words(153, 13, look.say("scene.year_short", year=due // 4 + 1), 11, cls="t-2"),
        ]
        if done:
            row.append(use("check", 171, 1, 16))
        nodes.append(group(*row, y=top, cls="lg-fade" if lost else ""))
    label = look.say("scene.plans", what=look.voice.listed(told) or look.say("scene.nothing"))
    return group(*nodes, part="plans", label=label, x=x, y=y)


def loans(look: Look, seat: int, x: float, y: float) -> Node:
    """Return the loan cards, and what has to be paid back."""
    many = look.table.loans[seat]
    key = "loans", seat, many, look.state("loan", 0), x, y

    def drawn() -> Node:
        owed = look.parts.repay[many]
        art: list[Node] = [
            rect(0, 0, LOANS, TALL, 9, cls="lg-zone"),
            words(8, 15, look.say("scene.zone.loans"), 11, (LOANS - 14) / ROOMY, cls="t-b"),
        ]
        if many:
            art += [use("lg-loan", 14 - 8 * at, 18 + 3 * at, 40) for at in range(many)]
            text, cls = look.say("scene.owes", money=owed), "t-mid t-bad"
        else:
            art.append(use("lg-loan", 17, 20, 40, opacity=0.35))
            text, cls = look.say("scene.no_loans"), "t-mid t-2"
        art.append(words(LOANS / 2, 70, text, 11, (LOANS - 8) / ROOMY, cls=cls))
        label = look.say("scene.loans", count=many, most=MOST_LOANS, money=owed)
        if look.state("loan", 0)[0]:
            label = f"{label}, {look.say('scene.loan_brings', money=look.parts.loan)}"
        box = (0.0, 0.0, LOANS, TALL, 9.0)
        return look.part(
            *(f"loan:{seat}", label, ("loan", 0), box, art, "loan", x, y, (64.0, 32.0), 10)
        )

    return look.once(key, drawn)
