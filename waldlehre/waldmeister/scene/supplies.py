"""What lies beside the landscapes: the season track, the damage points, and all supplies."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache, partial
from math import cos, radians, sin

from waldlehre.drawing.scene import Node, Value
from waldlehre.drawing.shapes import ALMOST, block, circle, group, path, rect, use, words
from waldlehre.kernel.speech import capital
from waldlehre.waldmeister.parts import ANIMAL_NAMES, ANIMALS, KINDS, SEASONS, SPECIES, TILES
from waldlehre.waldmeister.scene import spoken
from waldlehre.waldmeister.scene.look import Look
from waldlehre.waldmeister.scene.plants import in_thousands, pill

WIDE = 196
SEASON = 222
OUTER, INNER = 76, 45


# -- seasons --------------------------------------------------------------------------------------


def season(look: Look, x: float, y: float) -> Node:
    """Return the season track as a ring with the marker, and what comes next."""
    return look.once(("season", look.table.marker, x, y), lambda: fresh_season(look, x, y))


def fresh_season(look: Look, x: float, y: float) -> Node:
    """Draw the season track."""
    say, marker = look.say, look.table.marker
    spaces = len(look.parts.season_at)
    nodes = [rect(0, 0, WIDE, SEASON, 14, cls="panel")]
    ring = [
        segment(at - look.parts.marker, spaces, SEASONS[season], look.parts.middle[at])
        for at, season in enumerate(look.parts.season_at)
    ]
    left, top = on_ring(marker - look.parts.marker, spaces, (OUTER + INNER) / 2)
    ring.append(group(use("marker", -15, -15, 30), part="marker", x=left, y=top))
    name = say(f"season.{SEASONS[look.table.season()]}")
    at, many = spoken.where(look)
    place = say("scene.space", number=at, count=many)
    ring += [
        words(0, 2, capital(name), 16, 80, cls="t-mid t-b"),
        words(0, 18, place, 11, 76, cls="t-mid t-2"),
    ]
    nodes.append(group(*ring, part="season", label=spoken.season(look), x=WIDE / 2, y=90))
    nodes += block(WIDE / 2, 188, spoken.next_season(look), WIDE - 20, 12, cls="t-mid t-2")
    return group(*nodes, x=x, y=y)


def on_ring(space: float, spaces: int, radius: float) -> tuple[float, float]:
    """Return a point on the ring, `space` spaces clockwise from the top."""
    angle = radians(space * 360 / spaces)
    return round(radius * sin(angle), 1), round(-radius * cos(angle), 1)


@lru_cache(maxsize=64)
def segment(space: int, spaces: int, season: str, middle: bool) -> Node:
    """Return one space of the track; the middle of a season has a rim and the season's sign."""
    half = 0.5 - 0.045 * spaces / 12
    corners = [
        "{:g} {:g}".format(*on_ring(space + aside, spaces, radius))
        for radius, aside in ((OUTER, -half), (OUTER, half), (INNER, half), (INNER, -half))
    ]
    shape = path(
        f"M{corners[0]} A{OUTER} {OUTER} 0 0 1 {corners[1]} "
        f"L{corners[2]} A{INNER} {INNER} 0 0 0 {corners[3]} Z",
        fill=f"var(--wl-{season})",
        stroke="var(--wl-pink)" if middle else "var(--wl-hair)",
        stroke_width=2 if middle else "",
    )
    if not middle:
        return shape
    x, y = on_ring(space, spaces, (OUTER + INNER) / 2)
    return group(shape, use(f"season-{season}", x - 11, y - 11, 22))


# -- supplies -------------------------------------------------------------------------------------


def supplies(look: Look, x: float, y: float, height: float) -> Node:
    """Return damage points, bank, plants, tiles and animals that are left."""
    money = look.say("amount", count=look.table.bank)
    nodes = [
        rect(0, 0, WIDE, height, 14, cls="panel"),
        gauge(look),
        group(
            words(14, 86, look.say("scene.bank"), 12, 66, cls="t-2"),
            use("coin", 86, 73, 17),
            words(WIDE - 14, 86, money, cls="t-num t-end"),
            part="bank",
            label=look.say("scene.bank_label", money=money),
        ),
        line(96),
        look.once(
            stocks(look, "species", look.table.trees, look.table.saplings), partial(plants, look)
        ),
        line(278),
        look.once(stocks(look, "", look.table.tiles), partial(tiles, look)),
        line(359),
        look.once(stocks(look, "animal", look.table.animals), partial(animals, look)),
    ]
    return group(*nodes, x=x, y=y)


def stocks(look: Look, kind: str, *stocks: list[int]) -> tuple[Hashable, ...]:
    """Return all that the picture of some stocks depends on, whose pieces are options of a kind."""
    asked = look.choice.options if look.choice and look.kind == kind else ()
    return "stocks", kind, *map(tuple, stocks), asked, look.picked if asked else ()


def line(y: float) -> Node:
    """Return a line between two parts of the supplies."""
    return path(f"M14 {y:g} H{WIDE - 14}", stroke="var(--wl-hair)")


def gauge(look: Look) -> Node:
    """Return the damage points that are left; when they run out, all have lost."""
    points, pool = look.table.points, spoken.pool(look)
    wide = WIDE - 28
    full = wide * points / max(pool, 1)
    ticks = "".join(f"M{14 + wide * at / 4:g} 32 V50" for at in (1, 2, 3))
    low = points <= pool // 5
    return group(
        words(14, 22, look.say("scene.points_left"), 12, 104, cls="t-2"),
        words(WIDE - 14, 22, f"{points} / {pool}", cls="t-num t-end"),
        rect(14, 32, wide, 18, 9, cls="well", stroke="var(--wl-line)"),
        rect(14, 32, full, 18, min(9, full / 2), fill="var(--wl-damage)") if full else group(),
        path(ticks, stroke="var(--wl-line)"),
        words(14, 62, look.say("scene.at_nought"), 11, wide, cls="t-bad" if low else "t-2"),
        part="gauge",
        label=spoken.gauge(look),
        role="meter",
        aria_valuemin=0,
        aria_valuemax=pool,
        aria_valuenow=points,
    )


def plants(look: Look) -> Node:
    """Return trees and saplings left, one row a species; a row is what can be bought."""
    say = look.say
    found = [
        words(118, 13, say("scene.trees"), 11, 38, cls="t-mid t-2"),
        words(164, 13, say("scene.saplings"), 11, 44, cls="t-mid t-2"),
    ]
    for kind in range(KINDS):
        trees, small = look.table.trees[kind], look.table.saplings[kind]
        name = say(f"species.{SPECIES[kind]}")
        art = [
            *([rect(6, 0, WIDE - 12, 25, cls="hit")] if look.kind == "species" else []),
            rect(15, 1, 23, 23, 5, cls="paper"),
            use(f"tree-{SPECIES[kind]}", 16, 2, 21),
            words(46, 17, capital(name), 13, 54),
            words(118, 17, str(trees), cls="t-num t-mid", opacity="" if trees else 0.5),
            words(164, 17, str(small), cls="t-num t-mid", opacity="" if small else 0.5),
        ]
        label = say("scene.stock", species=name, trees=trees, saplings=small)
        box = (9.0, 0.0, WIDE - 18.0, 24.0, 6.0)
        cls = f"wl-sp-{SPECIES[kind]}"
        found.append(
            look.part(
                f"stock:{kind}", label, "species", kind, box, art, cls, y=18 + kind * 26, key=10
            )
        )
    return group(*found, y=98)


def tiles(look: Look) -> Node:
    """Return the remediation tiles left, with their printed price."""
    found = []
    for tile, name in enumerate(TILES):
        many = look.table.tiles[tile]
        price = in_thousands(spoken.tile_price(look, tile))
        if look.guessed("remediation", tile, "price"):
            price = ALMOST + price
        frame = rect(0, 0, 38, 38, 6, cls="paper")
        frame.attributes["style"] = "stroke:var(--wl-green-2)"
        nodes = [
            frame,
            use(f"tile-{name}", 3, 3, 32),
            words(19, 52, f"×{many}", 11, 40, cls="t-mid t-b"),
            *pill(19, 65, price, 11.5),
        ]
        part, label = f"tiles:{tile}", spoken.tiles_left(look, tile)
        faint: Value = "" if many else 0.5
        x = 16 + tile * 42
        found.append(group(*nodes, part=part, label=label, opacity=faint, x=x, y=6))
    return group(*found, y=277)


def animals(look: Look) -> Node:
    """Return the animals left with their values; those that may come can be chosen."""
    found = []
    for animal in range(1, ANIMALS + 1):
        many = look.table.animals[animal]
        value = str(look.parts.value[animal])
        if look.guessed("animals", animal - 1, "value"):
            value = ALMOST + value
        faint: Value = "" if many else 0.4
        nodes = [
            circle(0, 0, 13, cls="wl-wood wl-o", opacity=faint),
            use(f"animal-{ANIMAL_NAMES[animal - 1]}", -11, -11, 22, opacity=faint),
            words(0, 29, f"{value} ×{many}", 11, 35, cls="t-mid"),
        ]
        label = spoken.animals_left(look, animal)
        x, y = 33 + (animal - 1) % 4 * 43.5, 20 + (animal - 1) // 4 * 51
        box = (-15.0, -15.0, 30.0, 30.0, 15.0)
        part = f"supply:{animal}"
        found.append(look.part(part, label, "animal", animal, box, nodes, "", x, y, 9.6))
    return group(*found, y=362)
