"""One landscape, large: floors, arrows, plants with their damage, zones, animals.

Everything comes from the box: another board or another table of arrows draws itself. The layers
lie so that nothing hides what is asked: floors, arrows, pieces with rings and digits, animals.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import ALMOST, group, path, rect, use, words
from waldlehre.kernel.speech import capital
from waldlehre.waldmeister.parts import LEVELS, SPACES, SPECIES, TILES, TREE, ZONES
from waldlehre.waldmeister.scene import plants, spoken
from waldlehre.waldmeister.scene.look import Look
from waldlehre.waldmeister.scene.plants import SMALLEST, UNIT

CELL = 148
GAP = 28
PITCH = CELL + GAP
TUFT = (
    "M60 86 q2 -10 -4 -16 M64 86 q0 -12 2 -20 M68 86 q0 -10 7 -14 M92 66 q1 -8 -3 -12 "
    "M95 66 q0 -8 4 -12 M44 60 q1 -7 -3 -10 M47 60 q0 -7 4 -10"
)
ARROW = "M-15 -5.5 H1 V-11 L15 0 L1 11 V5.5 H-15 Z"
FRAME = (4.0, 4.0, CELL - 8.0, CELL - 8.0, 12.0)
"""The ring of a cell; it leaves the gap to the arrows."""
DIGIT = 120.0, 7.0
"""Where its digit stands: between the arrows across the edge and those across the corner."""


def corner(cell: str) -> tuple[int, int]:
    """Return the left upper corner of a cell."""
    return (int(cell[3]) - 1) * PITCH, (int(cell[1]) - 1) * PITCH


def grid(look: Look) -> tuple[int, int]:
    """Return how many columns and rows a landscape has."""
    cells = [*look.parts.cells, *look.parts.zone_cells]
    return int(max(cell[3] for cell in cells)), int(max(cell[1] for cell in cells))


def extent(look: Look) -> tuple[int, int]:
    """Return width and height of a landscape at full size."""
    columns, rows = grid(look)
    return columns * PITCH - GAP, rows * PITCH - GAP


def rows(look: Look, draw: Callable[[bool, int], Node]) -> list[Node]:
    """Return all cells, row by row, as they are read; `draw` gets "is it forest?" and its number."""
    cells = {cell: (True, at) for at, cell in enumerate(look.parts.cells)}
    cells.update({cell: (False, at) for at, cell in enumerate(look.parts.zone_cells)})
    found: dict[str, list[Node]] = {}
    for cell in sorted(cells):
        found.setdefault(cell[1], []).append(draw(*cells[cell]))
    return [group(*nodes, cls="row") for nodes in found.values()]


def state(look: Look, space: int) -> tuple[Any, ...]:
    """Return all that the picture of a forest space depends on."""
    table = look.table
    return (
        table.stage[space],
        table.species[space],
        table.damage[space],
        table.animal[space],
        table.burden(space),
        look.asked("space", space),
    )


class Landscape:
    """The landscape of a seat, drawn `scale` times its full size."""

    def __init__(self, look: Look, seat: int, scale: float) -> None:
        self.look = look
        self.table = look.table
        self.parts = look.parts
        self.seat = seat
        self.scale = scale
        self.first = seat * SPACES
        self.unit = max(UNIT, SMALLEST / 13 / scale)
        """The size of signs with 13 px type."""

    def nodes(self) -> list[Node]:
        """Return all layers, for a group that is moved and scaled."""
        cells = rows(self.look, self.cell)
        inside = [one for row in cells for one in row.children]
        return [
            self.captions(),
            *self.floors(),
            self.arrows(),
            self.look.once(("cells", *inside), lambda: self.fresh_cells(cells)),
            group(*self.animals(), aria_hidden="true", pointer_events="none"),
        ]

    def size(self, size: float) -> float:
        """Return a size of type that stays readable when the landscape is small."""
        return plants.readable(size, self.scale)

    # -- ground ------------------------------------------------------------------------------------

    def captions(self) -> Node:
        """Name columns and rows as the cells are named: C1, R1."""
        return self.look.once(("captions", self.scale), self.fresh_captions)

    def fresh_captions(self) -> Node:
        """Draw the names of columns and rows."""
        columns, lines = grid(self.look)
        middles = [(at * PITCH + CELL / 2) / self.unit for at in range(max(columns, lines))]
        cls = "t-mid t-2 t-b"
        found = [words(x, -9, f"C{at}", cls=cls) for at, x in enumerate(middles[:columns], 1)]
        found += [words(-15, y + 5, f"R{at}", cls=cls) for at, y in enumerate(middles[:lines], 1)]
        return group(*found, aria_hidden="true", scale=round(self.unit, 3))

    def floors(self) -> list[Node]:
        """Return the ground under forest spaces and under zones."""
        found = []
        for cls, cells in (("space", self.parts.cells), ("zone", self.parts.zone_cells)):
            found.append(floors(cls, tuple(cells)))
        return found

    def arrows(self) -> Node:
        """Return what burdens now, and the relief that the last tile of each zone gave."""
        levels = tuple([self.look.level(self.seat, zone) for zone in range(ZONES)])
        return self.look.once(("arrows", levels), lambda: self.fresh_arrows(levels))

    def fresh_arrows(self, levels: tuple[int, ...]) -> Node:
        """Draw the arrows of all zones."""
        found: list[Node] = []
        for zone, level in enumerate(levels):
            black, white = self.parts.black[zone][level], self.look.white(zone, level)
            for space in range(SPACES):
                if black[space] or white[space]:
                    places = self.parts.zone_cells[zone], self.parts.cells[space]
                    found += crossing(*places, black[space], white[space])
        return group(*found, aria_hidden="true")

    # -- cells -------------------------------------------------------------------------------------

    def fresh_cells(self, cells: list[Node]) -> Node:
        """Return the rows of cells as one grid."""
        label = self.look.say("scene.landscape", seat=self.look.seat(self.seat))
        return group(*cells, cls="grid", label=label, part=f"landscape:{self.seat}")

    def cell(self, forest: bool, at: int) -> Node:
        """Return a forest space or a zone."""
        return self.space(self.first + at) if forest else self.zone(at)

    def space(self, space: int) -> Node:
        """Return a forest space with what stands there."""
        key = "large", space, self.scale, *state(self.look, space)
        return self.look.once(key, lambda: self.fresh_space(space))

    def fresh_space(self, space: int) -> Node:
        """Draw a forest space with what stands there."""
        x, y = corner(self.parts.cells[space % SPACES])
        art = (self.empty, self.seed, self.sapling, self.tree)[self.table.stage[space]](space)
        if self.look.number("space", space) and self.look.deadly(space):
            art.append(use("full", *((104, 104) if self.table.stage[space] < 2 else (58, 72)), 38))
        label = spoken.space(self.look, space)
        if self.table.stage[space] != TREE:  # whose tile is large enough to be hit
            art.insert(0, rect(0, 0, CELL, CELL, cls="hit"))
        part = f"space:{space}"
        return self.look.part(part, label, "space", space, FRAME, art, "space", x, y, digit=DIGIT)

    def name(self, space: int) -> str:
        """Return the species of a space as on its tile."""
        return capital(self.look.say(f"species.{SPECIES[self.table.species[space]]}"))

    def empty(self, space: int) -> list[Node]:
        """Return free ground and the arrows that would hit a plant here."""
        slot = rect(14, 14, CELL - 28, CELL - 28, 12, cls="slot")
        return [slot, path(TUFT, cls="tuft"), *self.burden(space)]

    def seed(self, space: int) -> list[Node]:
        """Return a seed and the arrows that will hit the sapling."""
        species = self.table.species[space]
        return [plants.seed(species, self.name(space), self.scale), *self.burden(space)]

    def sapling(self, space: int) -> list[Node]:
        """Return a sapling's tile."""
        species = self.table.species[space]
        tile = plants.sapling(species, self.name(space), self.scale)
        return [plants.on_sapling(species, (*tile, *self.circles(space, 62)))]

    def tree(self, space: int) -> list[Node]:
        """Return a tree's tile."""
        species = self.table.species[space]
        value = plants.in_thousands(self.parts.timber[species])
        if self.look.guessed("trees", species, "timber_value"):
            value = ALMOST + value
        tile = plants.tree(species, self.name(space), value, self.scale)
        return [plants.on_tree(species, (*tile, *self.circles(space, 75)))]

    def circles(self, space: int, room: float) -> list[Node]:
        """Return a plant's circles, each damage point a part of its own."""
        stage, species = self.table.stage[space], self.table.species[space]
        damage = self.table.damage[space]
        found = plants.circles(damage, self.parts.circles[stage][species], room)
        for at in range(damage):
            found[at].part = f"damage:{space}:{at}"
        if self.look.guessed("trees" if stage == TREE else "saplings", species, "resistance"):
            size = 11 if self.scale > 0.75 else 13
            found.append(words(25, 17, ALMOST, size, cls="t-mid t-paper"))
        return found

    def burden(self, space: int) -> list[Node]:
        """Return a pill with the black arrows that wait for a plant here."""
        many = self.table.burden(space)
        return [burden(many, self.unit)] if many else []

    # -- zones and animals -------------------------------------------------------------------------

    def zone(self, zone: int) -> Node:
        """Return a road or the industry, or the last tile built on it."""
        asked = self.look.asked("measure", self.coming(zone))
        level = self.look.level(self.seat, zone)
        key = "large zone", self.seat, zone, self.scale, level, asked
        return self.look.once(key, lambda: self.fresh_zone(zone, level))

    def fresh_zone(self, zone: int, level: int) -> Node:
        """Draw a road or the industry, or the last tile built on it."""
        x, y = corner(self.parts.zone_cells[zone])
        art = []
        if level:
            tile = TILES[self.parts.tile_of[zone * LEVELS + level - 1]]
            frame = rect(6, 6, 136, 136, 10, cls="paper")
            frame.attributes["style"] = "stroke:var(--wl-green-2);stroke-width:3"
            art += [frame, use(f"tile-{tile}", 16, 16, 116)]
        else:
            art.append(rect(0, 0, CELL, CELL, cls="hit"))
            art.append(use(f"zone-{self.parts.zone_kind[zone]}", 8, 8, 132))
        if self.look.guessed_arrows(zone, level):
            size = self.size(13)
            art.append(words(136, 136, ALMOST, size, cls="t-mid t-paper"))
        measure = self.coming(zone)
        if self.look.number("measure", measure):
            art += self.price(measure)
        label = spoken.zone(self.look, self.seat, zone)
        part = f"zone:{self.seat * ZONES + zone}"
        return self.look.part(
            part, label, "measure", measure, FRAME, art, "zone", x, y, digit=DIGIT
        )

    def coming(self, zone: int) -> int:
        """Return the measure that could be built next in a zone."""
        measure = self.table.next_measure(self.seat, zone)
        return measure if self.look.turn == self.seat else -1

    def price(self, measure: int) -> list[Node]:
        """Return what the next tile of a zone would cost now."""
        text = self.look.say("amount", count=self.look.price(measure))
        return list(plants.pill(CELL / 2 - 15, 22, text, self.size(16)))

    def animals(self) -> list[Node]:
        """Return the animals on their trees, and guests without a tree beside the landscape."""
        found = []
        for space in self.parts.home[self.seat]:
            if self.table.animal[space]:
                x, y = corner(self.parts.cells[space % SPACES])
                found.append(self.token(self.table.animal[space], x + 122, y + 88, 19))
        for at, animal in enumerate(self.look.guests(self.seat)):
            found.append(self.token(animal, -30, 116 + at % 3 * 46 + at // 3 * PITCH, 14))
        return found

    def token(self, animal: int, x: float, y: float, r: float) -> Node:
        """Return an animal with its value."""
        return plants.token(self.look, self.seat, animal, x, y, r, self.unit)


@lru_cache(maxsize=32)
def burden(many: int, unit: float) -> Node:
    """Return a pill with a number of black arrows."""
    return group(
        rect(0, 0, 41, 23, 11.5, fill="var(--wl-panel)", stroke="var(--wl-line)"),
        use("arrow-black", 2, 2.5, 23, 18),
        words(32, 16.5, str(many), cls="t-mid t-num"),
        x=3,
        y=145 - round(23 * unit),
        scale=round(unit, 3),
    )


@lru_cache(maxsize=8)
def floors(cls: str, cells: tuple[str, ...]) -> Node:
    """Return the ground under some cells."""
    ground = [rect(*corner(cell), CELL, CELL, 14, cls="floor") for cell in cells]
    return group(*ground, cls=cls, aria_hidden="true")


@lru_cache(maxsize=256)
def crossing(zone: str, space: str, black: int, white: int) -> tuple[Node, ...]:
    """Return the arrows that lie across the gap from a zone to a space, side by side."""
    (left, top), (right, low) = corner(zone), corner(space)
    along, across = (right > left) - (right < left), (low > top) - (low < top)
    many = black + white
    slanted = bool(along and across)
    step = min(28 if slanted else 33, (CELL - 6) / many)
    scale = min(1.3 if slanted and many == 1 else 1.14, step / (24 if slanted else 26))
    ahead, apart = (3, 0.71 * step) if slanted else (0, step)
    x, y = (left + right + CELL) / 2 + along * ahead, (top + low + CELL) / 2 + across * ahead
    found = []
    for at in range(many):
        aside = (at - (many - 1) / 2) * apart
        draw = slanted_arrow if slanted else arrow
        found.append(draw(x - across * aside, y + along * aside, along, across, scale, at < black))
    return tuple(found)


def arrow(x: float, y: float, along: int, across: int, scale: float, black: bool) -> Node:
    """Return an arrow along a row or a column; its plus or minus stays level."""
    name = "arrow-black" if black else "arrow-white-v" if across else "arrow-white"
    turn = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): -90}[along, across]
    wide, tall = round(36 * scale, 1), round(28 * scale, 1)
    turned = f"rotate({turn} {x:g} {y:g})" if turn else ""
    return use(name, round(x - wide / 2, 1), round(y - tall / 2, 1), wide, tall, transform=turned)


def slanted_arrow(x: float, y: float, along: int, across: int, scale: float, black: bool) -> Node:
    """Return an arrow across a corner; its sign is drawn apart, so that a plus is no cross."""
    turn = across * (45 if along > 0 else 135)
    colour, ink = ("black", "wl-s-white") if black else ("white", "wl-s-pink")
    sign = "M-4.5 0H4.5M0-4.5V4.5" if black else "M-5 0H5"
    back = f"translate({-2.1 * along:g} {-2.1 * across:g})"
    return group(
        path(ARROW, cls=f"wl-arrow-{colour}", transform=f"rotate({turn})"),
        path(sign, cls=ink, stroke_width=2.4, transform=back),
        x=round(x, 1),
        y=round(y, 1),
        scale=round(scale, 2),
    )
