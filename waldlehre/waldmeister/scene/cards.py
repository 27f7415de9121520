"""Single cards: open with art, name and seasons, or covered; and a hand of them.

What a viewer may not know is not only covered but absent: a back has no card behind it.
"""

from __future__ import annotations

from functools import lru_cache

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import (
    ALMOST,
    SOFT,
    block,
    circle,
    group,
    path,
    rect,
    seat_badge,
    use,
    words,
)
from waldlehre.kernel.speech import capital
from waldlehre.waldmeister.parts import CARD_NAMES, SEASONS
from waldlehre.waldmeister.scene import spoken
from waldlehre.waldmeister.scene.look import Look

WIDE, TALL = 138, 70
BOX = (-1.0, -1.0, WIDE + 2.0, TALL + 2.0, 9.0)
BAR = f"M52 1V{TALL - 1}H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7z"
PLUS = "M20.5 57.5h12M26.5 51.5v12"


# -- single cards ---------------------------------------------------------------------------------


def face(look: Look, card: int, x: float = 0, y: float = 0, how: str = "", seat: int = -1) -> Node:
    """Return a card that lies open: art on its bar, name, and the seasons in which it acts.

    `how` is one of "hand", "own" (laid face down, yet one's own), "acts", "held"; `seat` holds it.
    """
    key = "card", card, x, y, how, seat, look.asked("own_card", card)
    return look.once(key, lambda: fresh(look, card, x, y, how, seat))


def fresh(look: Look, card: int, x: float, y: float, how: str, seat: int) -> Node:
    """Draw a card that lies open."""
    art = front(look, look.parts.kind_of[card])
    if how == "acts":
        frame = rect(-5, -5, WIDE + 10, TALL + 10, 12, fill="none", stroke="var(--wl-accent)")
        frame.attributes["stroke-width"] = "3"
        art.insert(0, frame)
    if how == "own":
        art.append(back(-5, TALL - 19, 22, 16))
    message = "scene.card.acts_alone" if how == "acts" and seat < 0 else f"scene.card.{how}"
    label = look.say(message, card=spoken.card(look, card), seat=look.seat(seat))
    digit = WIDE - 2.0, TALL / 2
    node = look.part(f"card:{card}", label, "own_card", card, BOX, art, "card", x, y, 13, digit)
    if seat >= 0:
        node.children.append(seat_badge(seat, 3, TALL - 3, 12))
    return node


def front(look: Look, kind: int) -> list[Node]:
    """Return the picture side of a card."""
    name = CARD_NAMES[kind]
    title = breakable(look, capital(look.say(f"cards.{name}.name")))
    live = tuple(look.parts.live[kind])
    guessed = look.guessed("cards", kind, "seasons")
    return list(drawn(name, title, look.parts.red[kind], live, guessed))


@lru_cache(maxsize=128)
def drawn(name: str, title: str, red: bool, live: tuple[bool, ...], guessed: bool) -> list[Node]:
    """Draw the picture side; seasons in which it does nothing are faint."""
    mark = use("damage", 17, 48, 19) if red else path(PLUS, cls="wl-s-white", stroke_width=3.5)
    found = [
        rect(0, 0, WIDE, TALL, 8, cls="paper"),
        path(BAR, fill=f"var(--wl-{'damage' if red else 'green-2'})"),
        use(f"card-{name}", 6, 4, 41),
        mark,
        *block(60, 20, title, 72, 13, 1.12, cls="t-b t-paper"),
    ]
    for season, one in enumerate(SEASONS):
        x, y = 79 + season * 15.8, TALL - 12
        disc = circle(x, y, 7.4, fill=f"var(--wl-{one})")
        art = disc, use(f"season-{one}", x - 6, y - 6, 12)
        found += art if live[season] else [group(*art, opacity=0.22)]
    if guessed:
        found.append(words(60, TALL - 8, ALMOST, 11, cls="t-paper"))
    return found


def breakable(look: Look, name: str) -> str:
    """Return a name with soft hyphens in words that are too long for a card."""
    for word in look.say("scene.breaks").split():
        name = name.replace(word.replace("|", ""), word.replace("|", SOFT))
    return name


def back(x: float, y: float, tall: float = TALL, wide: float = WIDE) -> Node:
    """Return a card that lies face down."""
    side = 0.8 * min(tall, wide)
    frame = rect(0, 0, wide, tall, min(8, tall / 6), cls="wl-green-2", stroke="var(--wl-cream)")
    return group(frame, use("card-back", (wide - side) / 2, (tall - side) / 2, side), x=x, y=y)


# -- the hand -------------------------------------------------------------------------------------


def hand(look: Look, seat: int, x: float, y: float, height: float) -> list[Node]:
    """Return a seat's hand, open for the seat itself, else its backs; many cards overlap."""
    cards = look.table.hands[seat]
    step = min(TALL + 8.0, (height - TALL) / max(1, len(cards) - 1))
    if seat == look.viewer:
        return [face(look, card, x, y + at * step, "hand") for at, card in enumerate(cards)]
    label = look.say("scene.hidden", seat=look.seat(seat))
    return [
        group(back(0, 0), part=f"back:{seat}:{at}", label=label, x=x, y=round(y + at * step, 1))
        for at in range(len(cards))
    ]
