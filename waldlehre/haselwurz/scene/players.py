"""What all players have, and how much is left to draw."""

from __future__ import annotations

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import group, path, rect, seat_badge, use, words
from waldlehre.haselwurz.parts import ANIMALS, PIECES
from waldlehre.haselwurz.scene import spoken
from waldlehre.haselwurz.scene.look import ROOMY, Look, species_art
from waldlehre.haselwurz.scene.own import CARRIERS
from waldlehre.haselwurz.scene.tiles import back
from waldlehre.haselwurz.scoring import scores

WIDE, ROW = 324, 64
"""How wide the panel is, and how tall a player's row at least."""
SHOWN = 94
"""In a row as tall as this the cards found are shown."""
LARGE = 34.0
"""How large they are where there is much room."""
SMALL_WOOD = {
    "hedge": ("hw-hedge", 26, 9.75),
    "copse": ("hw-copse", 20, 20),
    "flower_field": ("hw-flowers", 21, 21),
}


def all_players(look: Look, x: float, y: float, height: float) -> Node:
    """Return all players, one below the other."""
    tall = max(ROW, (height - 8) // look.table.seats)
    rows = [player(look, seat, tall) for seat in range(look.table.seats)]
    frame = rect(0, 0, WIDE, tall * len(rows) + 8, 14, cls="panel")
    return group(frame, *rows, cls="players", x=x, y=y)


def player(look: Look, seat: int, tall: float) -> Node:
    """Return a player's points, cards, wood, animals and tiles."""
    label = spoken.player(look, seat)
    key = "player", seat, tall, label, look.asked == seat
    return look.once(key, lambda: fresh(look, seat, tall, label))


def fresh(look: Look, seat: int, tall: float, label: str) -> Node:
    """Draw what a player has."""
    table, say = look.table, look.say
    nodes: list[Node] = []
    if seat == look.asked:
        nodes.append(rect(4, 2, WIDE - 8, tall - 4, 10, cls="well"))
        nodes.append(rect(4, 2, 5, tall - 4, 2.5, fill=f"var(--wl-p{seat + 1}-frame)"))
    elif seat:
        nodes.append(path(f"M14 1H{WIDE - 14}", stroke="var(--wl-hair)", stroke_width=1))
    cards = say("scene.cards", count=len(table.found[seat]))
    points = say("scene.points", count=scores(table)[seat])
    nodes += [
        seat_badge(seat, 29, 22, 13),
        words(50, 27, look.voice.seat(seat), 15, 106 / ROOMY, cls="t-b"),
        words(214, 26, cards, 11, 60 / ROOMY, cls="t-2 t-end"),
        words(WIDE - 14, 27, points, 14, 84 / ROOMY, cls="t-b t-end"),
        *wood(look, seat),
        *animals(look, seat),
        *tiles(look, seat),
    ]
    if tall >= SHOWN:
        nodes += found(look, seat, tall)
    return group(*nodes, part=f"seat:{seat}", label=label, cls="seat", y=4 + seat * tall)


def found(look: Look, seat: int, tall: float) -> list[Node]:
    """Return the cards that a player has found, in as many rows as there is room for."""
    cards = look.table.found[seat]
    if not cards:
        return [words(17, 84, look.say("scene.no_finds"), 11, 280 / ROOMY, cls="t-2")]
    size = LARGE if tall >= ROOMY * SHOWN else 23.0
    rows = int((tall - 68) // (size + 3)) or 1
    many = max(int((WIDE - 32) // (size + 3)), -(-len(cards) // rows))
    step = (WIDE - 32) / many
    return [
        group(
            rect(0, 0, size, size, 5, cls="paper"),
            use(species_art(look.parts, card), 1.5, 1.5, size - 3),
            x=round(16 + at % many * step, 1),
            y=66 + at // many * (size + 3),
        )
        for at, card in enumerate(cards)
    ]


def wood(look: Look, seat: int) -> list[Node]:
    """Return the wooden pieces that are left."""
    shown = []
    for kind, (x, name) in enumerate(zip((17, 66, 109), PIECES, strict=True)):
        symbol, wide, tall = SMALL_WOOD[name]
        many = look.table.wood[seat * len(PIECES) + kind]
        shown.append(use(symbol, x, 50 - tall / 2, wide, tall, opacity="" if many else 0.35))
        shown.append(words(x + wide + 3, 54.5, str(many), 12, cls="t-num"))
    return shown


def animals(look: Look, seat: int) -> list[Node]:
    """Return the transport animals; those that lie turned show their backs."""
    found = []
    for at, name in enumerate(ANIMALS):
        x = 154 + at * 25
        if look.table.turned[seat * len(ANIMALS) + at]:
            found.append(rect(x, 39, 22, 22, 5, cls="wl-green-2"))
            found.append(use("hw-tired", x + 1, 40, 20))
        else:
            found.append(rect(x, 39, 22, 22, 5, cls="paper"))
            found.append(use(CARRIERS[name], x + 1.5, 40.5, 19))
    return found


def tiles(look: Look, seat: int) -> list[Node]:
    """Return how many tiles a player holds, face down."""
    many = len(look.table.hands[seat])
    step = min(15.0, 32 / max(1, many - 1))
    return [group(back(10), x=round(WIDE - 20 - at * step, 1), y=50) for at in range(many)]


def supply(look: Look, x: float, y: float, height: float) -> Node:
    """Return how many tiles and cards are left to draw."""
    say, table = look.say, look.table
    half = (WIDE - 8) / 2
    middle = height / 2
    tiles, cards = len(table.stack), len(table.deck)
    label = say("scene.stack", count=tiles), say("scene.deck", count=cards)
    first = [
        rect(0, 0, half, height, 14, cls="panel"),
        *lying([group(back(17), x=28 + at * 3, y=middle - at * 3) for at in range(3)], tiles),
        *count(look, "scene.stack_name", tiles, half, middle),
    ]
    second = [
        rect(0, 0, half, height, 14, cls="panel"),
        *lying([pack(16 + at * 3, middle - 15 - at * 3) for at in range(3)], cards),
        *count(look, "scene.deck_name", cards, half, middle),
    ]
    return group(
        group(*first, part="stack", label=label[0]),
        group(*second, part="deck", label=label[1], x=half + 8),
        cls="supply",
        x=x,
        y=y,
    )


def lying(pile: list[Node], many: int) -> list[Node]:
    """Return as much of a pile as there is; of none a shade."""
    if many:
        return pile[: min(many, len(pile))]
    pile[0].attributes["class"] = "hw-fade"
    return pile[:1]


def count(look: Look, name: str, many: int, width: float, middle: float) -> list[Node]:
    """Return a number and what is counted."""
    return [
        words(60, middle + 2, str(many), 18, cls="t-num"),
        words(60, middle + 17, look.say(name), 11, (width - 68) / ROOMY, cls="t-2"),
    ]


def pack(x: float, y: float) -> Node:
    """Return a card that lies face down."""
    frame = rect(0, 0, 25, 30, 4, cls="wl-green-2", stroke="var(--wl-cream)", stroke_width=1.5)
    return group(frame, use("hw-tired", 3, 5, 19), x=x, y=y)
