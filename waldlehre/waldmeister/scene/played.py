"""What goes on between the landscapes: the piles, cards laid and drawn, a lot, homeless animals."""

from __future__ import annotations

from waldlehre.drawing.palette import LARGEST_TYPE
from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import block, group, path, rect, seat_badge, use, words
from waldlehre.kernel.speech import capital
from waldlehre.waldmeister.auction import Auction, Bid
from waldlehre.waldmeister.card import Card
from waldlehre.waldmeister.death import Rehouse, Settle, Travel
from waldlehre.waldmeister.handing import CarryOut, HandOut, OneOrTwo, OrderTwo
from waldlehre.waldmeister.parts import CARD_NAMES, SPECIES
from waldlehre.waldmeister.planting import PlantSapling
from waldlehre.waldmeister.remediation import OfferBuild, Voluntary
from waldlehre.waldmeister.scene import spoken
from waldlehre.waldmeister.scene.cards import BOX, TALL, WIDE, back, face
from waldlehre.waldmeister.scene.look import Look
from waldlehre.waldmeister.scene.plants import token
from waldlehre.waldmeister.scoring import winners
from waldlehre.waldmeister.state import ENDINGS

CROWD, OVERLAP = 3, 58
"""So many things fit into a row; of a card that is covered by another so much is seen."""


def middle(look: Look, x: float, y: float, width: float, height: float) -> Node:
    """Return the piles, what is being done, and the cards and pieces that it is done with."""
    found = slots(look)
    acts = acting(look)
    nodes = [rect(0, 0, width, height, 14, cls="well")]
    if width > 600:
        nodes += piles(look, acts, 14, (height - 90) / 2)
        places = [(left, (height - TALL) / 2) for left in side_by_side(look, len(found), width)]
        room = places[0][0] if places else width
        nodes += told(look, acts, 134, 22, room - 146, height - 24)
    else:
        nodes += piles(look, acts, width - 122, 14)
        nodes += told(look, acts, 16, 30, width - 150, 90)
        left = (width - min(2, len(found)) * (WIDE + 20) + 20) / 2
        top = height - 2 * (TALL + 14) + (TALL + 14) / 2 * (len(found) < 3)
        places = [(left + at % 2 * (WIDE + 20), top + at // 2 * (TALL + 14)) for at in range(4)]
    for slot, (left, top) in zip(found, places, strict=False):
        nodes.append(group(slot, x=round(left, 1), y=round(top, 1)))
    label = f"{headline(look, acts)}. {detail(look)}".strip()
    return group(*nodes, part="middle", label=label, x=x, y=y)


def side_by_side(look: Look, many: int, width: float) -> list[float]:
    """Return where cards and pieces lie in a row; where there are many, those that wait overlap."""
    first = len(look.table.laid) or acting(look) >= 0
    held = range(int(first), int(first) + len(waiting(look)) - 1) if many > CROWD else ()
    steps = [OVERLAP if at in held else WIDE + 14 for at in range(many)]
    return [width - sum(steps[at:]) for at in range(many)]


def piles(look: Look, acts: int, x: float, y: float) -> list[Node]:
    """Return the draw pile and the discards; the card that acts does not lie there yet."""
    discard = look.table.discard[:-1] if acts >= 0 else look.table.discard
    found = []
    for at, (name, many) in enumerate((("deck", len(look.table.deck)), ("discard", len(discard)))):
        art = [rect(0, 0, 46, 58, 6, fill="none", stroke="var(--wl-line)", stroke_dasharray="4 4")]
        if many and name == "deck":
            art = [back(3, 3, 58, 46), back(0, 0, 58, 46)]
        elif many:
            card = CARD_NAMES[look.parts.kind_of[discard[-1]]]
            art = [rect(0, 0, 46, 58, 6, cls="paper"), use(f"card-{card}", 3, 9, 40)]
        art += [
            words(23, 73, str(many), 12, cls="t-mid t-num"),
            words(23, 86, look.say(f"scene.{name}"), 11, 54, cls="t-mid t-2"),
        ]
        label = look.say(f"scene.{name}_label", count=many)
        found.append(group(*art, part=name, label=label, x=x + at * 56, y=y))
    return found


def told(look: Look, acts: int, x: float, y: float, width: float, height: float) -> list[Node]:
    """Return in words what is going on and what is asked, as large as there is room."""
    title = words(x, y, headline(look, acts), 14, width, cls="t-b")
    lines: list[Node] = []
    narrow = width / LARGEST_TYPE
    for size in (13, 12, 11):
        lines = block(x, y + 1.45 * size, detail(look), narrow, size, 1.22, cls="t-2")
        if len(lines) * 1.22 * size <= height - 20:
            break
    return [title, *lines]


def detail(look: Look) -> str:
    """Return the open question, or how the game ended and who has won."""
    table = look.table
    if look.choice is not None:
        return capital(look.voice.question(table, look.choice))
    if not table.ended:
        return ""
    ending = capital(look.say(f"ending.{ENDINGS[table.ended]}"))
    won = look.voice.listed([look.seat(seat) for seat in winners(table)])
    return f"{ending}. {look.say('scene.won', seats=won)}" if won else f"{ending}."


def headline(look: Look, acts: int) -> str:
    """Say in a line what is going on."""
    table, say = look.table, look.say
    if table.ended:
        return say("scene.over")
    if table.laid:
        return say("scene.laid", seat=look.seat(table.layer), count=len(table.laid))
    if acts >= 0:
        return say("scene.acts", card=say(f"cards.{CARD_NAMES[look.parts.kind_of[acts]]}.name"))
    return say("scene.moves", seat=look.seat(look.turn)) if look.turn >= 0 else say("title")


def acting(look: Look) -> int:
    """Return the card that is being carried out, -1 for none.

    It is discarded when it begins to act, and no step but the card's own keeps its number. It acts
    while the building that follows the cards still waits and no card is offered or drawn.
    """
    table = look.table
    if table.laid or not table.discard or not table.agenda:
        return -1
    waits = any(isinstance(step, Voluntary) for step in table.agenda[:-1])
    before = any(isinstance(step, HandOut) for step in table.agenda)
    top = table.agenda[-1]
    if before or not waits or isinstance(top, (CarryOut, OrderTwo)):
        return -1
    return table.discard[-1]


def holder(look: Look) -> int:
    """Return who carries out the card that acts, -1 where no step says so any more."""
    for step in reversed(look.table.agenda):
        if isinstance(step, (Card, Auction)):
            return step.seat
        if isinstance(step, Bid):
            return step.auctioneer
        if isinstance(step, OfferBuild):
            return (step.waiting[-1] + 1) % look.table.seats
        if isinstance(step, (CarryOut, OrderTwo, Voluntary)):
            break
    return -1


def slots(look: Look) -> list[Node]:
    """Return cards and pieces in play, each in a box of a card's size."""
    found = laid(look)
    acts = acting(look)
    if acts >= 0:
        found.append(face(look, acts, how="acts", seat=holder(look)))
    found += [face(look, card, how="held", seat=seat) for seat, card in waiting(look)]
    if look.table.agenda:
        found += lot(look)
    return [*found, *homeless(look)]


def waiting(look: Look) -> list[tuple[int, int]]:
    """Return the cards that were drawn and wait, with their holders, in order."""
    found: list[tuple[int, int]] = []
    for step in reversed(look.table.agenda):
        if isinstance(step, CarryOut):
            found.append((step.seat, step.card))
        elif isinstance(step, OrderTwo):
            found += [(step.seat, card) for card in step.cards]
    return found


def laid(look: Look) -> list[Node]:
    """Return the cards laid out: open for the layer only, who sees that others do not."""
    table = look.table
    found = []
    for at, card in enumerate(table.laid):
        if look.viewer == table.layer:
            found.append(face(look, card, how="own"))
            continue
        art = [back(0, 0)]
        label = look.say("scene.face_down", number=at + 1)
        value = 1 if at == 0 else 0
        found.append(look.part(f"laid:{at}", label, "offered", value, BOX, art, "card", key=13))
    step = table.agenda[-1] if table.agenda else None
    if isinstance(step, OneOrTwo):
        found.append(group(*[counter(look, many) for many in (1, 2)]))
    return found


def counter(look: Look, many: int) -> Node:
    """Return a button for a number of cards."""
    text = look.say("cards_taken", count=many)
    art = [
        rect(0, 0, WIDE, 28, 9, cls="panel"),
        words(WIDE / 2, 19, text, 13, WIDE - 40, cls="t-mid t-b"),
    ]
    box = (-1.0, -1.0, WIDE + 2.0, 30.0, 10.0)
    return look.part(f"count:{many}", text, "count", many, box, art, "", y=(many - 1) * 42, key=11)


def lot(look: Look) -> list[Node]:
    """Return the sapling that is for sale or about to be planted, and the highest bid."""
    step = look.table.agenda[-1]
    if not isinstance(step, (Bid, PlantSapling)):
        return []
    species = SPECIES[step.species]
    name = look.say(f"sapling.{species}")
    nodes = [rect(0, 0, 64, TALL, 8, cls="paper"), use(f"sapling-{species}", 3, 8, 58)]
    label = look.say("scene.planting", sapling=name)
    if isinstance(step, Bid):
        nodes += bids(look, step)
        bid = look.say("amount", count=step.high)
        label = look.say("scene.lot", sapling=name, money=bid)
        if step.high:
            label = look.say("scene.lot_held", lot=label, seat=look.seat(step.leader))
        bidding = look.voice.listed([look.seat(seat) for seat in step.waiting])
        label = look.say("scene.bidding", lot=label, seats=bidding)
    return [group(*nodes, part="lot", label=label, cls=f"wl-sp-{species}")]


def bids(look: Look, step: Bid) -> list[Node]:
    """Return the highest bid with whose it is, and who may still bid, in their order."""
    bid = look.say("amount", count=step.high) if step.high else "–"
    nodes = [words(72, 18, bid, 15, 60, cls="t-num"), use("coin", 72, 24, 16)]
    if step.high:
        nodes.append(seat_badge(step.leader, 102, 32, 9))
    nodes.append(path("M72 45 H130", stroke="var(--wl-hair)"))
    return [*nodes, *[seat_badge(s, 80 + at * 19, 58, 8) for at, s in enumerate(step.waiting)]]


def homeless(look: Look) -> list[Node]:
    """Return the animals that look for a tree."""
    found: list[Node] = []
    for step in reversed(look.table.agenda):
        if isinstance(step, (Settle, Travel)):
            found.append(guest(look, step.seat, step.animal, len(found)))
        elif isinstance(step, Rehouse):
            for animal in step.animals:
                found.append(guest(look, step.seat, animal, len(found)))
    if not found:
        return []
    title = words(0, 10, look.say("scene.homeless"), 11, WIDE, cls="t-2")
    return [group(title, *found)]


def guest(look: Look, seat: int, animal: int, at: int) -> Node:
    """Return one animal without a tree."""
    x, y = 20 + at % 3 * 48, 44 + at // 3 * 40
    art = [token(look, seat, animal, 0, 0, 15, 1)]
    label = look.say("scene.no_tree", animal=spoken.animal(look, animal))
    box = (-19.0, -19.0, 41.0, 41.0, 20.0)
    part = f"homeless:{seat}:{animal}"
    return look.part(part, label, "homeless", animal, box, art, "", x, y, 9.6)
