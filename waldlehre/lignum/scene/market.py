"""Beside the sawmill: what both winters ask for, open contracts, works that can be planned."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import ALMOST, group, rect, use, words
from waldlehre.kernel.speech import capital
from waldlehre.lignum.kinds import SEASONS, WORKS
from waldlehre.lignum.parts import YEARS
from waldlehre.lignum.scene import spoken
from waldlehre.lignum.scene.cards import card
from waldlehre.lignum.scene.look import ROOMY, Look
from waldlehre.lignum.scene.pieces import icon, pill, seat_disc
from waldlehre.lignum.works import price

WIDE: Final = 278.0
WINTER: Final = 56.0
HALF: Final = 135.0
CARD: Final = 66.0
BLOCK: Final = 3
"""A block of birch stands for firewood."""


def winters(look: Look, x: float, y: float) -> Node:
    """Return what both winters ask for."""
    shown = [winter(look, year, year * (HALF + 8)) for year in range(YEARS)]
    return group(*shown, cls="winters", x=x, y=y)


def winter(look: Look, year: int, x: float) -> Node:
    """Return what a winter asks for."""
    table = look.table
    if year >= len(table.winters):
        return group(rect(0, 0, HALF, WINTER, 12, cls="panel"), part=f"winter:{year}", x=x)
    card_at = table.winters[year]
    over = bool(table.ended) or table.turn // 4 > year
    near = not over and table.turn // 4 == year

    def fresh() -> Node:
        easy = table.variant.easy_winters
        food, firewood = look.parts.asks(card_at, easy)
        columns = ("easy_food", "easy_firewood") if easy else ("food", "firewood")
        frame = rect(0, 0, HALF, WINTER, 12, cls="panel")
        if near:
            frame.attributes["style"] = "stroke:var(--wl-ink-2);stroke-width:2.5"
        title = look.say("scene.winter.title", number=year + 1)
        nodes = [
            frame,
            rect(7, 7, 20, 18, 5, fill="var(--wl-winter)", stroke="var(--wl-line)"),
            use("season-winter", 9, 8, 16),
            words(33, 20, title, 12, (HALF - 40) / ROOMY, cls="t-b"),
            use("lg-food", 8, 29, 22),
            words(32, 45, look.almost(f"×{food}", "winters", card_at, columns[0]), 13, cls="t-num"),
            icon(BLOCK, 72, 40, 15),
            words(
                97, 45, look.almost(f"×{firewood}", "winters", card_at, columns[1]), 13, cls="t-num"
            ),
        ]
        if over:
            nodes.append(use("check", HALF - 24, 5, 18))
        label = look.say("scene.winter.asks", number=year + 1, food=food, firewood=firewood)
        if over:
            label = f"{label}, {look.say('scene.winter.over')}"
        part = f"winter:{year}"
        return group(*nodes, part=part, label=label, x=x, cls="lg-fade" if over else "")

    return look.once(("winter", year, card_at, over, near, x), fresh)


def offers(look: Look, x: float, y: float) -> Node:
    """Return the open contracts, two and two."""
    table = look.table
    nodes = [words(2, 13, look.say("scene.offers"), 13, WIDE / ROOMY, cls="t-b")]
    shown = sorted(table.offers)
    rows = max(1, -(-max(len(shown), look.parts.supply["contracts"][table.seats]) // 2))
    tall = min(CARD, (2 * CARD + 6 - 6 * (rows - 1)) / rows)
    nodes += [
        card(look, one, at % 2 * (HALF + 8), 20 + at // 2 * (tall + 6), HALF, tall)
        for at, one in enumerate(shown)
    ]
    for at in range(len(shown), look.parts.supply["contracts"][table.seats]):
        place = at % 2 * (HALF + 8), 20 + at // 2 * (tall + 6)
        nodes.append(rect(*place, HALF, tall, 9, cls="lg-ghost"))
    return group(*nodes, cls="offers", x=x, y=y)


def offers_height(look: Look) -> float:
    """Return how tall the open contracts are; two players see only one row of them."""
    many = look.parts.supply["contracts"][look.table.seats]
    return 20 + CARD + (CARD + 6 if many > 2 else 0)


def works(look: Look, x: float, y: float, height: float) -> Node:
    """Return the works that can be planned, two and two."""
    found = look.table.works
    nodes = [words(2, 13, look.say("scene.works"), 13, WIDE / ROOMY, cls="t-b")]
    rows = max(1, -(-len(found) // 2))
    tall = min(66.0, (height - 20 - 5 * (rows - 1)) / rows)
    for at, one in enumerate(found):
        left, top = at % 2 * (HALF + 8), 20 + at // 2 * (tall + 5)
        nodes.append(work(look, one, left, round(top, 1), round(tall, 1)))
    return group(*nodes, cls="works", x=x, y=y)


def work(look: Look, one: int, x: float, y: float, tall: float) -> Node:
    """Return a work: its sign, name, seasons, tokens on it, and what planning it costs now."""
    table = look.table
    pairs = len(table.plan) // table.seats
    seats = tuple([at // pairs for at, planned in enumerate(table.plan) if planned == one])
    key = "work", one, seats, x, y, tall, look.state("work", one)
    return look.once(key, lambda: fresh(look, one, seats, x, y, tall))


def fresh(look: Look, one: int, seats: tuple[int, ...], x: float, y: float, tall: float) -> Node:
    """Draw a work."""
    cost = price(look.table, one)
    size = min(32.0, tall - 5)
    left = round(size + 8, 1)
    middle = tall / 2
    art: list[Node] = [
        rect(0, 0, HALF, tall, 8, cls="paper"),
        use(f"lg-work-{WORKS[one]}", 4, round(middle - size / 2, 1), size),
        words(left, round(middle - 2, 1), capital(look.work(one)), 12, 68, cls="t-b t-paper"),
        *pill(HALF - 15, 11, str(cost)),
    ]
    shown = left
    for at, name in enumerate(SEASONS):
        if look.parts.work_seasons[one][at]:
            art.append(
                rect(
                    shown,
                    round(middle + 2, 1),
                    14,
                    12,
                    3,
                    fill=f"var(--wl-{name})",
                    stroke="var(--wl-line)",
                )
            )
            art.append(use(f"season-{name}", shown + 1, round(middle + 2, 1), 12))
            shown += 15
    if look.guessed("works", one, "seasons"):
        art.append(words(shown + 1, round(middle + 12, 1), ALMOST, 11, cls="t-paper"))
    step = min(16.0, 30 / max(1, len(seats)))
    for at, seat in enumerate(seats):
        art.append(seat_disc(seat, round(HALF - 15 - at * step, 1), round(tall - 8.5, 1), 7.5))
    label = spoken.work(look, one, seats)
    box = (0.0, 0.0, HALF, tall, 8.0)
    return look.part(
        *(f"work:{one}", label, ("work", one), box, art, "work", x, y),
        *((HALF - 10, tall - 8), 10, 0.8),
    )
