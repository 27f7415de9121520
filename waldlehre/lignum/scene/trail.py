"""The trail: twenty locations with what lies there, who stands where, and the forest edge."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import circle, group, path, rect, use, words
from waldlehre.kernel.speech import capital
from waldlehre.lignum.kinds import (
    CONTRACTS,
    EDGE,
    FORAGE,
    GOOD,
    GOODS,
    LOCATIONS,
    LUMBERJACKS,
    MARKET,
    NOTHING,
    PLANNING,
    PORTERS,
    SAWYERS,
    SITES,
    TOKEN,
    TOKENS,
)
from waldlehre.lignum.parts import SEATS
from waldlehre.lignum.scene import spoken
from waldlehre.lignum.scene.look import ROOMY, Look
from waldlehre.lignum.scene.pieces import master, number_disc, pill, seat_disc

WIDE, TALL = 976, 164
STEP, LEFT, LOW = 88.8, 44.0, 82.0
ART: Final = {
    PORTERS: "lg-porter",
    FORAGE: "lg-forage",
    PLANNING: "lg-plan",
    LUMBERJACKS: "lg-lumberjack",
    CONTRACTS: "lg-contract",
    SAWYERS: "lg-sawyer",
    MARKET: "lg-market",
}
SUPPLIED: Final = {
    PORTERS: "porters",
    FORAGE: "forage",
    LUMBERJACKS: "lumberjacks",
    CONTRACTS: "contracts",
    SAWYERS: "free_sawyers",
    PLANNING: "works",
}
"""By kind of location: the column that says how much there is in a season."""
WAY: Final = "M44 34H932C986 34 986 116 932 116H60"


def trail(look: Look, x: float, y: float) -> Node:
    """Return the trail with everything on it."""
    band = {"fill": "none", "stroke_linecap": "round"}
    nodes = [
        path(WAY, **band, stroke="var(--wl-trail)", stroke_width=24),
        path(WAY, **band, stroke="var(--wl-trail-2)", stroke_width=2.4, stroke_dasharray="3 9"),
        start(look),
        edge(look),
        *[location(look, place) for place in range(1, LOCATIONS + 1)],
    ]
    cls = "trail lg-fade" if look.winter else "trail"
    return group(*nodes, cls=cls, x=x, y=y)


def spot(place: int) -> tuple[float, float]:
    """Return the middle of a location."""
    if place <= 10:
        return round(LEFT + place * STEP, 1), 34.0
    return round(LEFT + (EDGE - place) * STEP, 1), 34.0 + LOW


def standing(look: Look, place: int) -> tuple[int, ...]:
    """Return the seats whose masters stand on a location."""
    table = look.table
    return tuple([seat for seat in range(table.seats) if table.spot[seat] == place])


def start(look: Look) -> Node:
    """Return where the trail begins."""
    seats = standing(look, 0)
    nodes: list[Node] = [
        rect(-38, -34, 76, 58, 12, cls="paper"),
        use("lg-house", -18, -34 if seats else -24, 36),
    ]
    for at, seat in enumerate(seats):
        nodes.append(seat_disc(seat, round((at - (len(seats) - 1) / 2) * 18, 1), 12, 9))
    label = look.say("scene.start", seats=spoken.seats(look, seats))
    x, y = spot(0)
    return group(*nodes, part="start", label=label, x=x, y=y)


def location(look: Look, place: int) -> Node:
    """Return a location."""
    seats = standing(look, place)
    key = (
        *("location", place, look.table.token[place], seats, supply(look, place)),
        *(look.state("location", place), look.table.seats),
    )
    return look.once(key, lambda: fresh(look, place, seats))


def fresh(look: Look, place: int, seats: tuple[int, ...]) -> Node:
    """Draw a location."""
    x, y = spot(place)
    label = spoken.location(look, place, seats, supply(look, place))
    place_of = "location", place
    if look.parts.site[place] == TOKEN:
        art = token(look, place, seats)
        over = number_disc(-22, -20, str(place))
        price = look.parts.price[place]
        if price and look.table.token[place] != NOTHING:
            over += pill(20, -20, str(price))
        box = (-28.0, -28.0, 56.0, 56.0, 28.0)
        digit = (20.0, 20.0)
    else:
        art = site(look, place)
        over = [*slots(look, place, seats), *number_disc(-34, -28, str(place))]
        box = (-39.0, -35.0, 78.0, 60.0, 14.0)
        digit = (40.0, -35.0)
    return look.part(
        *(f"location:{place}", label, place_of, box, art, "location", x, y, digit, 12, 1),
        over=tuple(over),
    )


def token(look: Look, place: int, seats: tuple[int, ...]) -> list[Node]:
    """Return a location with a token, or with the master who took it."""
    value = look.table.token[place]
    disc = circle(0, 0, 25, cls="paper")
    nodes: list[Node] = [disc]
    if value == NOTHING:
        disc.attributes["opacity"] = "0.45"
    else:
        nodes.append(use(token_art(look, value), -18, -18, 36))
    return [*nodes, *[master(seat, 0, -4) for seat in seats]]


def token_art(look: Look, value: int) -> str:
    """Return the symbol of a token on the trail."""
    if value >= GOOD:
        return f"lg-{GOODS[look.parts.good[value - GOOD]]}"
    name = TOKENS[value - 1]
    return name if name == "coin" else f"lg-{name}"


def supply(look: Look, place: int) -> tuple[int, ...]:
    """Return how much there is at a location: people, forage, contracts."""
    table = look.table
    found = {
        PORTERS: (table.porters,),
        FORAGE: (table.forages,),
        LUMBERJACKS: (table.lumberjacks,),
        CONTRACTS: (len(table.offers),),
        SAWYERS: (table.free_sawyers, table.paid_sawyers),
        PLANNING: (len(table.works),),
    }
    return found.get(look.parts.site[place], ())


def site(look: Look, place: int) -> list[Node]:
    """Return a location with room for several: what there is, and its price."""
    kind, price = look.parts.site[place], look.parts.price[place]
    tall = 38 if kind in (PORTERS, LUMBERJACKS, SAWYERS) else 32
    name = capital(look.say(f"scene.site.{SITES[kind]}"))
    nodes = [
        rect(-38, -34, 76, 58, 12, cls="paper"),
        use(ART[kind], -30 if supply(look, place) else -16, -12 - tall / 2, 32, tall),
        words(0, 19, name, 11, 70 / ROOMY, cls="t-mid t-b t-paper"),
    ]
    found = supply(look, place)
    text = "+".join(map(str, found))
    if found:
        low = 3 if price or kind == PLANNING else -4
        row = look.table.seats - SEATS[0]
        text = look.almost(f"×{text}", "supply", row, SUPPLIED[kind])
        nodes.append(words(16, low, text, 12, 36, cls="t-mid t-num t-paper"))
    if price or kind == PLANNING:
        paid = f"0/{price}" if kind == SAWYERS else f"{price}+" if kind == PLANNING else str(price)
        nodes += pill(15, -18, paid)
    return nodes


def slots(look: Look, place: int, seats: tuple[int, ...]) -> list[Node]:
    """Return the room for masters at a location, and those who stand there."""
    many = min(look.parts.capacity[place], look.table.seats)
    nodes: list[Node] = []
    for at in range(many):
        x = round((at - (many - 1) / 2) * 17.5, 1)
        if at < len(seats):
            continue
        rim = {"stroke": "var(--wl-trail-2)", "stroke_width": 1.5}
        nodes.append(circle(x, 33, 6.5, fill="var(--wl-panel)", **rim))
    for at, seat in enumerate(seats):
        nodes.append(seat_disc(seat, round((at - (many - 1) / 2) * 17.5, 1), 33, 9))
    return nodes


def edge(look: Look) -> Node:
    """Return the forest edge, where the order of the wood work is made."""
    table = look.table
    order = tuple(table.edge)
    key = "edge", order, look.state("location", EDGE)
    return look.once(key, lambda: fresh_edge(look, order))


def fresh_edge(look: Look, order: tuple[int, ...]) -> Node:
    """Draw the forest edge."""
    x, y = spot(EDGE)
    nodes: list[Node] = [
        rect(-42, -38, 86, 84, 12, cls="lg-clearing"),
        use("lg-pine", -40, -36, 18, 22),
        use("lg-pine", 24, -36, 18, 22),
        words(1, 40, look.say("scene.edge"), 11, 80 / ROOMY, cls="t-mid t-b"),
    ]
    for at in range(look.table.seats):
        left, top = (-17 if at % 2 == 0 else 19), (-19 if at < 2 else 12)
        rim = {"fill": "var(--wl-panel)", "stroke": "var(--wl-line)", "stroke_width": 1.5}
        nodes.append(circle(left, top, 13, **rim))
        if at < len(order):
            nodes.append(seat_disc(order[at], left, top, 13))
        else:
            nodes.append(words(left, top + 4, f"{at + 1}.", 11, cls="t-mid t-2"))
    label = look.say("scene.edge_order", seats=spoken.seats(look, order))
    box = (-43.0, -39.0, 88.0, 86.0, 13.0)
    place = "location", EDGE
    return look.part(
        *(f"location:{EDGE}", label, place, box, nodes, "edge", x, y, (38.0, -32.0), 12, 1)
    )
