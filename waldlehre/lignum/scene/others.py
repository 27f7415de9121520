"""The other sawmills, small: money, stores, gear, and where how much wood lies."""

from __future__ import annotations

from typing import Final, NamedTuple

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import group, pixels, rect, seat_badge, use, words
from waldlehre.lignum.kinds import FORMS, JOBS, KINDS, LEVELS, LOGS, PAIRS
from waldlehre.lignum.scene import spoken
from waldlehre.lignum.scene.look import ROOMY, Look
from waldlehre.lignum.scene.pieces import icon
from waldlehre.lignum.selling import finished
from waldlehre.lignum.state import NOWHERE, STOCK

WIDE, TALL = 976.0, 104.0
GAP: Final = 8.0
ROOM: Final = 110.0
"""A place as wide as this shows its pieces larger."""
ALWAYS: Final = 2
"""Food and firewood are shown where there is none, too."""

LARGE, SMALLER = 18.0, 14.0
"""How wide a sign is."""
FIGURES: Final = ("lg-apprentice", *(f"lg-{name}" for name in JOBS))


class Count(NamedTuple):
    """A sign, its number, and whether there is any of it."""

    symbol: str
    text: str
    there: bool
    cls: str = ""

    def width(self, size: float) -> float:
        """Return how wide both are with a sign of this size."""
        return size + 4 + pixels(self.text, 12, "t-num") if self.text else size


def others(look: Look, x: float, y: float) -> Node:
    """Return the other sawmills side by side."""
    table = look.table
    seats = [seat for at in range(1, table.seats) for seat in [(look.near + at) % table.seats]]
    wide = (WIDE - GAP * (len(seats) - 1)) / len(seats)
    shown = [
        player(look, seat, round(at * (wide + GAP), 1), round(wide, 1))
        for at, seat in enumerate(seats)
    ]
    return group(*shown, cls="others", x=x, y=y)


def player(look: Look, seat: int, x: float, wide: float) -> Node:
    """Return another sawmill."""
    label = spoken.player(look, seat)
    key = "seat", seat, x, wide, label, look.asked == seat
    return look.once(key, lambda: fresh(look, seat, x, wide, label))


def fresh(look: Look, seat: int, x: float, wide: float, label: str) -> Node:
    """Draw another sawmill."""
    table = look.table
    frame = rect(0, 0, wide, TALL, 14, cls="panel")
    if look.asked == seat:
        frame.attributes["style"] = f"stroke:var(--wl-p{seat + 1}-frame);stroke-width:3"
    nodes = [
        frame,
        seat_badge(seat, 24, 21, 12),
        words(42, 26, look.voice.seat(seat), 14, (wide - 250) / ROOMY, cls="t-b"),
        use("coin", wide - 58, 10, 20),
        words(wide - 34, 26, str(table.money[seat]), 15, 30, cls="t-num"),
        *counts(workers(look, seat), wide - 196, 21, 128),
        rect(8, 39, wide - 16, 24, 8, cls="paper", stroke_width=1),
        *counts(gear(look, seat), 14, 51, wide - 28, "t-num t-paper"),
        *wood(look, seat, wide),
    ]
    return group(*nodes, part=f"seat:{seat}", label=label, cls="seat", x=x)


def counts(found: list[Count], x: float, y: float, room: float, cls: str = "t-num") -> list[Node]:
    """Return signs with their numbers in a row; smaller where there are many."""
    size = LARGE
    if sum(one.width(LARGE) for one in found) > room:
        size = SMALLER
    gap = min(22.0, (room - sum(one.width(size) for one in found)) / len(found))
    nodes: list[Node] = []
    for one in found:
        tall = size * 1.33 if one.symbol in FIGURES else size
        art = [
            use(one.symbol, 0, round(-tall / 2, 1), size, round(tall, 1), cls=one.cls),
            *([words(size + 2, 4.5, one.text, 12, cls=cls)] if one.text else []),
        ]
        nodes.append(group(*art, x=round(x, 1), y=y, opacity="" if one.there else 0.4))
        x += one.width(size) + gap
    return nodes


def workers(look: Look, seat: int) -> list[Count]:
    """Return the apprentice and who is hired."""
    table = look.table
    home = bool(table.apprentice[seat])
    found = [Count("lg-apprentice", "", home, f"wl-lg-p{seat + 1}")]
    for job, name in enumerate(JOBS):
        many = table.hired[seat * KINDS + job]
        found.append(Count(f"lg-{name}", str(many), bool(many)))
    return found


def gear(look: Look, seat: int) -> list[Count]:
    """Return stores and gear; contracts and loans where there is room."""
    table = look.table
    forage = table.forage[seat * 2] + table.forage[seat * 2 + 1]
    contracts = table.contracts[seat]
    done = sum(finished(table, one) for one in contracts)
    plans = sum(
        1
        for at in range(seat * PAIRS, seat * PAIRS + PAIRS)
        if table.plan[at] != NOWHERE and table.due[at] >= table.turn and not table.done[at]
    )
    blocks = sum(table.firewood[seat * KINDS : seat * KINDS + KINDS])
    hut = sum(table.hut[seat * KINDS : seat * KINDS + KINDS])
    found = [
        ("lg-food", table.food[seat]),
        ("lg-work-heating", blocks),
        ("lg-saw", table.saws[seat]),
        ("lg-cart", table.carts[seat]),
        ("lg-forage", forage),
        ("lg-raft", table.rafts[seat]),
        ("lg-sleigh", table.sleighs[seat]),
        ("lg-craft", len(table.crafts[seat])),
        ("lg-work-hut", hut),
        ("lg-plan", plans),
        ("lg-loan", table.loans[seat]),
    ]
    shown = [
        Count(name, str(many), many > 0)
        for at, (name, many) in enumerate(found)
        if many or at < ALWAYS
    ]
    if contracts:
        shown.append(Count("lg-contract", f"{done}/{len(contracts)}", True))
    return shown


def wood(look: Look, seat: int, wide: float) -> list[Node]:
    """Return where how much wood lies: woodpile, river, sawing area, selling area, racks."""
    table, first = look.table, seat * KINDS
    places = [
        ("pile", table.woodpile[first : first + KINDS]),
        ("river", table.river[first : first + KINDS]),
        ("logs", table.sawing[first : first + KINDS]),
    ]
    stock = table.stock[seat * STOCK : seat * STOCK + STOCK]
    places.append(("selling", stock[:FORMS]))
    racks = [
        sum(stock[level * FORMS + piece] for level in range(1, LEVELS)) for piece in range(FORMS)
    ]
    places.append(("racks", racks))
    titles = [look.say(f"scene.small.{name}") for name, _ in places]
    wants = [
        max(10 + pixels(title, 11) * ROOMY, 8 + sum(needed(many, 11.0, 11.0)))
        for title, (_, many) in zip(titles, places, strict=True)
    ]
    spare = (wide - 32 - sum(wants)) / len(places)
    squeeze = min(1.0, (wide - 32) / sum(wants))
    nodes: list[Node] = []
    x = 8.0
    for (name, many), want in zip(places, wants, strict=True):
        room = want * squeeze + max(0.0, spare)
        nodes.append(group(*heap(look, name, many, room), x=round(x, 1), y=66))
        x += room + 4
    return nodes


def heap(look: Look, name: str, many: list[int], room: float) -> list[Node]:
    """Return a place with what lies there, as signs and numbers."""
    title = look.say(f"scene.small.{name}")
    nodes = [
        rect(0, 0, round(room, 1), 34, 7, cls="lg-river" if name == "river" else "lg-zone"),
        words(5, 12, title, 11, (room - 8) / ROOMY, cls="t-2"),
    ]
    size = 16.0 if room > ROOM else 11.0
    type_ = 13.0 if room > ROOM else 11.0
    widths = needed(many, size, type_)
    squeeze = min(1.0, (room - 8) / (sum(widths) or 1))
    x = 5.0
    for piece, count in enumerate(many):
        if not count:
            continue
        nodes.append(icon(piece, x, 23, size if piece < LOGS else size * 0.9))
        if count > 1:
            left = round(x + sign_width(piece, size), 1)
            nodes.append(words(left, 27.5, str(count), type_, cls="t-num"))
        x += widths[piece] * squeeze
    return nodes


def sign_width(piece: int, size: float) -> float:
    """Return how wide the sign of a piece is, with the gap behind it."""
    return size + 2 if piece < LOGS else size * 1.3 + 3


def needed(many: list[int], size: float, type_: float) -> list[float]:
    """Return by piece how wide its sign and its number are."""
    return [
        sign_width(piece, size) + (pixels(str(count), type_, "t-num") + 4 if count > 1 else 1)
        if count
        else 0.0
        for piece, count in enumerate(many)
    ]
