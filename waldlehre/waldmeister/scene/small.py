"""The landscapes across the table, small: what stands where, and how much damage it carries."""

from __future__ import annotations

from functools import lru_cache

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import circle, group, rect, seat_badge, use, words
from waldlehre.waldmeister.parts import (
    ANIMAL_NAMES,
    LEVELS,
    SEED,
    SPACES,
    SPECIES,
    TILES,
    TREE,
    ZONES,
)
from waldlehre.waldmeister.scene import spoken
from waldlehre.waldmeister.scene.cards import back
from waldlehre.waldmeister.scene.landscape import grid, rows, state
from waldlehre.waldmeister.scene.look import Look
from waldlehre.waldmeister.scoring import score

CELL, PITCH = 36, 40
BOX = (0.0, 0.0, 36.0, 36.0, 6.0)
FLOOR = rect(0, 0, CELL, CELL, 5, cls="floor")


def opponent(look: Look, seat: int, x: float, y: float, width: float, height: float) -> Node:
    """Return a seat across the table: name, landscape, what it has."""
    label = spoken.owner(look, seat)
    cells = rows(look, lambda forest, at: (space if forest else zone)(look, seat, at))
    inside = [one for row in cells for one in row.children]
    key = (
        "across",
        seat,
        label,
        x,
        y,
        width,
        height,
        look.table.seats,
        look.asked("seat", seat),
        *inside,
    )
    return look.once(key, lambda: fresh(look, seat, (x, y, width, height), label, cells))


def fresh(
    look: Look, seat: int, box: tuple[float, float, float, float], label: str, cells: list[Node]
) -> Node:
    """Draw a seat across the table."""
    x, y, width, height = box
    beside = look.table.seats == 3
    room = width - (112 if beside else 20), height - (42 if beside else 70)
    columns, lines = grid(look)
    scale = min(room[0] / (columns * PITCH), room[1] / (lines * PITCH))
    left = 10 if beside else (width - columns * PITCH * scale) / 2 + 2 * scale
    nodes = [
        rect(0, 0, width, height, 12, cls="panel"),
        seat_badge(seat, 20, 19, 12),
        words(38, 24, look.seat(seat), 14, width - 164, cls="t-b"),
        *header(look, seat, width),
        group(
            *cells,
            *[lodger(seat, one, -5, 9 + at * 18) for at, one in enumerate(look.guests(seat))],
            cls="grid",
            part=f"landscape:{seat}",
            label=look.say("scene.landscape", seat=look.seat(seat)),
            x=round(left, 1),
            y=36,
            scale=round(scale, 3),
        ),
        *stats(look, seat, width, height, beside),
    ]
    ring = (0.0, 0.0, width, height, 12.0)
    return look.part(
        f"seat:{seat}", label, "seat", seat, ring, nodes, "seat", x, y, 13, (width / 2, 2)
    )


def header(look: Look, seat: int, width: float) -> list[Node]:
    """Return a seat's points and its covered cards."""
    points = look.say("scene.points", count=score(look.table, seat))
    return [
        words(width - 52, 24, points, 12, 64, cls="t-end t-2"),
        back(width - 44, 8, 22, 16),
        words(width - 24, 24, str(len(look.table.hands[seat])), cls="t-num"),
    ]


def stats(look: Look, seat: int, width: float, height: float, beside: bool) -> list[Node]:
    """Return trees, animals, damage and money, below or beside the landscape."""
    trees, animals, damage = spoken.totals(look, seat)
    money = look.say("amount", count=look.table.money[seat])
    shown = (
        ("tree-oak", str(trees)),
        ("animal-fox", str(animals)),
        ("damage", str(damage)),
        ("coin", money),
    )
    found = []
    for at, (symbol, text) in enumerate(shown):
        left = width - 96 if beside else round(9 + at * (width - 106) / 3)
        top = 52 + at * 34 if beside else height - 28
        art = use(symbol, left, top, 20, cls="" if at else "wl-sp-oak")
        found += [art, words(left + 24, top + 15, text, 13, 66, cls="t-num")]
    return found


# -- cells ----------------------------------------------------------------------------------------


def place(cell: str) -> tuple[int, int]:
    """Return the left upper corner of a small cell."""
    return (int(cell[3]) - 1) * PITCH, (int(cell[1]) - 1) * PITCH


def space(look: Look, seat: int, at: int) -> Node:
    """Return a forest space: plant, animal, damage."""
    key = "small", seat * SPACES + at, *state(look, seat * SPACES + at)
    return look.once(key, lambda: fresh_space(look, seat, at))


def fresh_space(look: Look, seat: int, at: int) -> Node:
    """Draw a forest space."""
    table, number = look.table, seat * SPACES + at
    stage, species = table.stage[number], table.species[number]
    art = list(plant(stage, species)) if stage else [FLOOR]
    if table.animal[number]:
        art.append(lodger(seat, table.animal[number], 29, 29))
    if table.damage[number]:
        full = table.damage[number] >= look.parts.circles[stage][species]
        art += damage(table.damage[number], full)
    cls = f"space wl-sp-{SPECIES[species]}" if stage else "space"
    x, y = place(look.parts.cells[at])
    label = spoken.space(look, number)
    return look.part(f"space:{number}", label, "space", number, BOX, art, cls, x, y, 9)


@lru_cache(maxsize=32)
def plant(stage: int, species: int) -> tuple[Node, ...]:
    """Return a tree's tile, a sapling's smaller one, or a seed."""
    kind = SPECIES[species]
    if stage == SEED:
        return (
            FLOOR,
            circle(18, 18, 10.5, cls="wl-paper", stroke="var(--k)"),
            use(f"seed-{kind}", 10, 10, 16),
        )
    if stage == TREE:
        return rect(0, 0, CELL, CELL, 5, cls="paper"), use(f"tree-{kind}", 2, 2, 32)
    return FLOOR, rect(5, 5, 26, 26, 4, cls="paper"), use(f"sapling-{kind}", 6, 6, 24)


@lru_cache(maxsize=64)
def lodger(seat: int, animal: int, x: float, y: float) -> Node:
    """Return an animal at its tree's foot, or beside the landscape that it is a guest of."""
    return group(
        circle(x, y, 8.5, cls="wl-wood wl-o"),
        use(f"animal-{ANIMAL_NAMES[animal - 1]}", x - 7, y - 7, 14),
        part=f"animal:{seat}:{animal}",
    )


@lru_cache(maxsize=64)
def damage(many: int, full: bool) -> tuple[Node, ...]:
    """Return the number of damage points; where the next one kills, with the warning."""
    found = (
        circle(6, 6, 7.5, cls="wl-hit"),
        words(6, 10, str(many), 11, cls="t-mid t-b", style="fill:#fff"),
    )
    return (*found, use("full", 0, 22, 14)) if full else found


def zone(look: Look, seat: int, at: int) -> Node:
    """Return a zone, or the last tile on it."""
    level = look.level(seat, at)
    measure = look.table.next_measure(seat, at) if seat == look.turn else -1
    key = "small zone", seat, at, level, look.asked("measure", measure)
    return look.once(key, lambda: fresh_zone(look, seat, at, level, measure))


def fresh_zone(look: Look, seat: int, at: int, level: int, measure: int) -> Node:
    """Draw a zone."""
    art = list(
        ground(at, level, look.parts.zone_kind[at], look.parts.tile_of[at * LEVELS + level - 1])
    )
    label, part = spoken.zone(look, seat, at), f"zone:{seat * ZONES + at}"
    x, y = place(look.parts.zone_cells[at])
    return look.part(part, label, "measure", measure, BOX, art, "zone", x, y, 9)


@lru_cache(maxsize=32)
def ground(at: int, level: int, kind: str, tile: int) -> tuple[Node, ...]:
    """Return a road, an industry or a tile on them."""
    if not level:
        return FLOOR, use(f"zone-{kind}", 1, 1, 34)
    frame = rect(0.5, 0.5, 35, 35, 5, cls="paper", style="stroke:var(--wl-green-2)")
    return frame, use(f"tile-{TILES[tile]}", 3, 3, 30)
