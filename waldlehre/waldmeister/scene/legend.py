"""One landscape with its heading, and a legend that says what the signs mean."""

from __future__ import annotations

from functools import partial

from waldlehre.drawing.scene import Node, Scene
from waldlehre.drawing.shapes import ALMOST, group, path, rect, seat_badge, use, words
from waldlehre.kernel.speech import capital
from waldlehre.waldmeister.parts import OAK, SAPLING, SPACES, TILES, TREE
from waldlehre.waldmeister.scene import plants, spoken
from waldlehre.waldmeister.scene.landscape import Landscape, extent
from waldlehre.waldmeister.scene.look import Look
from waldlehre.waldmeister.scoring import score

WIDE = 892
TALL = 200


def single(look: Look) -> Scene:
    """Return one landscape with a legend."""
    wide, tall = extent(look)
    scale = min(1.0, 860 / wide, 900 / tall)
    width, height = WIDE + 48, round(tall * scale) + 126 + 22 + TALL + 18
    seat = look.near
    board = group(
        *Landscape(look, seat, scale).nodes(),
        x=round((width - wide * scale) / 2 + 8, 1),
        y=114,
        scale=round(scale, 3),
    )
    nodes = [
        rect(0, 0, width, height, 18, fill="var(--wl-table)"),
        group(*heading(look), part=f"seat:{seat}", label=spoken.owner(look, seat), x=24, y=18),
        board,
        legend(look, 24, height - TALL - 18),
    ]
    title = f"{look.say('scene.landscape', seat=look.seat(seat))}: {spoken.when(look)}"
    read = partial(spoken.reading, look, title, nodes)
    return Scene("waldmeister", width, height, title, read, nodes)


def heading(look: Look) -> list[Node]:
    """Return whose landscape it is, when, and what the owner has."""
    seat, say = look.near, look.say
    trees, animals, damage = spoken.totals(look, seat)
    chips = (
        ("trees", f"{trees} / {SPACES}", ""),
        ("animals", str(animals), ""),
        ("damage", str(damage), "damage"),
        ("money", say("amount", count=look.table.money[seat]), "coin"),
        ("points", str(score(look.table, seat)), ""),
    )
    nodes = [
        rect(0, 0, WIDE, 58, 14, cls="panel"),
        seat_badge(seat, 32, 29, 17),
        words(60, 26, look.seat(seat), 16, 300, cls="t-b"),
        words(60, 45, spoken.when(look), 13, 320, cls="t-2"),
    ]
    for at, chip in enumerate(chips):
        nodes += shown(look, 398 + at * 98, *chip)
    return nodes


def shown(look: Look, x: float, name: str, text: str, symbol: str) -> list[Node]:
    """Return a number with its name in a well."""
    return [
        rect(x, 10, 92, 38, 10, cls="well"),
        words(x + 10, 25, look.say(f"scene.chips.{name}"), 11, 56, cls="t-2"),
        words(x + 10, 42, text, 15, 76, cls="t-num"),
        *([use(symbol, x + 67, 12, 19)] if symbol else []),
    ]


# -- legend ---------------------------------------------------------------------------------------


def legend(look: Look, x: float, y: float) -> Node:
    """Return the legend: stages, remediation, signs."""
    say = look.say
    nodes = [
        rect(0, 0, WIDE, TALL, 14, cls="panel"),
        words(18, 26, say("scene.legend.stages"), 13, 260, cls="t-b"),
        *stages(look),
        words(312, 26, say("scene.legend.remediation"), 13, 330, cls="t-b"),
        *remediation(look),
        words(664, 26, say("scene.legend.signs"), 13, 210, cls="t-b"),
        *signs(look),
    ]
    if spoken.guesses(look):
        nodes += [
            path(f"M18 160 H{WIDE - 18}", stroke="var(--wl-hair)"),
            words(25, 185, ALMOST, 15, cls="t-b t-mid"),
            words(40, 185, say("scene.legend.almost"), 12.5, WIDE - 110, cls="t-2"),
        ]
    return group(*nodes, aria_hidden="true", x=x, y=y)


def stages(look: Look) -> list[Node]:
    """Return an oak as a seed, a sapling and a tree."""
    name = capital(look.say("species.oak"))
    circles = look.parts.circles
    small = plants.circles(1, circles[SAPLING][OAK], 62)
    large = plants.circles(2, circles[TREE][OAK], 75)
    value = plants.in_thousands(look.parts.timber[OAK])
    drawn = (
        plants.seed(OAK, name, 0.7),
        plants.on_sapling(OAK, (*plants.sapling(OAK, name, 0.7), *small)),
        plants.on_tree(OAK, (*plants.tree(OAK, name, value, 0.7), *large)),
    )
    return [group(one, x=6 + at * 93, y=38, scale=0.7) for at, one in enumerate(drawn)]


def remediation(look: Look) -> list[Node]:
    """Return the four tiles with name and printed price."""
    found = []
    for tile, name in enumerate(TILES):
        price = look.say("amount", count=spoken.tile_price(look, tile))
        if look.guessed("remediation", tile, "price"):
            price = ALMOST + price
        frame = rect(0, 0, 74, 74, 8, cls="paper")
        frame.attributes["style"] = "stroke:var(--wl-green-2);stroke-width:2.5"
        found.append(
            group(
                frame,
                use(f"tile-{name}", 5, 5, 64),
                words(37, 92, capital(look.say(f"tiles.{name}")), 11.5, 82, cls="t-mid"),
                words(37, 108, price, 11.5, 80, cls="t-mid t-2"),
                x=312 + tile * 86,
                y=38,
            )
        )
    return found


def signs(look: Look) -> list[Node]:
    """Return arrows, damage and warning with what they mean."""
    shown = (
        ("arrow-black", "black", 34, 26),
        ("arrow-white", "white", 34, 26),
        ("damage", "damage", 22, 22),
        ("full", "full", 24, 24),
        ("coin", "timber", 22, 22),
    )
    found = []
    for at, (symbol, name, wide, tall) in enumerate(shown):
        y = 46 + at * 24
        found += [
            use(symbol, 680 - wide / 2, y - tall / 2, wide, tall),
            words(706, y + 4.5, look.say(f"scene.legend.{name}"), 12.5, 156),
        ]
    return found
