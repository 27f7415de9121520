"""The map: tiles, streams, wooden pieces, sprites and markers, and what can be chosen there."""

from __future__ import annotations

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import LETTERS, badge, circle, group, path, pixels, rect, use, words
from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import LANDSCAPES
from waldlehre.haselwurz.scene import spoken
from waldlehre.haselwurz.scene.look import ROOMY, Look, land_name
from waldlehre.haselwurz.scene.tiles import brook, face, hexagon, inflow, mouths

LARGEST = 58.0
"""How large a hex is drawn at most."""
LEGEND, TRAY = 34, 112
"""Pixels below the map: for what the landscapes are called, or for a tile's turns."""


class Map:
    """The landscape, as large as there is room."""

    def __init__(self, look: Look, width: float, height: float) -> None:
        self.look = look
        self.table = look.table
        self.width = width
        self.height = height
        self.turning = look.kind == "turn"
        self.foot = TRAY if self.turning else LEGEND
        self.ghosts = [
            one for one in look.numbers if look.kind == "hex" and one not in self.table.at
        ]
        if look.target >= 0 and look.target not in self.table.at:
            self.ghosts.append(look.target)
        self.ghosts = sorted(set(self.ghosts))
        spots = [hexes.centre(here, 1) for here in (*self.table.at, *self.ghosts)] or [(0.0, 0.0)]
        left, right = min(x for x, _ in spots), max(x for x, _ in spots)
        top, low = min(y for _, y in spots), max(y for _, y in spots)
        room = width - 28, height - self.foot - 24
        fits = room[0] / (right - left + 1.74), room[1] / (low - top + 2)
        self.r = round(min(LARGEST, *fits), 1)
        self.left = width / 2 - self.r * (left + right) / 2
        self.top = (height - self.foot) / 2 - self.r * (top + low) / 2
        self.fine = round(max(0.5, min(1, self.r / 46)), 2)
        """Rings around small hexes are finer."""
        self.key = round(max(9.4, min(13, self.r * 0.27)), 1)

    def spot(self, here: int) -> tuple[float, float]:
        """Return the middle of a hex."""
        x, y = hexes.centre(here, self.r)
        return round(self.left + x, 1), round(self.top + y, 1)

    def point(self, corner: int) -> tuple[float, float]:
        """Return where a corner lies."""
        x, y = hexes.corner_point(corner, self.r)
        return round(self.left + x, 1), round(self.top + y, 1)

    def nodes(self) -> list[Node]:
        """Return everything on the map, from the ground up."""
        look, table = self.look, self.table
        found = [rect(0, 0, self.width, self.height, 14, fill="var(--wl-meadow)", cls="panel")]
        found[0].attributes["style"] = "fill:var(--wl-meadow)"
        ordered = sorted(table.at, key=lambda one: (hexes.axial(one)[1], one))
        found += [self.ghost(here) for here in self.ghosts]
        found += [self.tile(here) for here in ordered]
        above = [self.home()]
        above += [self.hedge(edge) for edge in table.hedges]
        above += [self.marker(corner) for corner in table.marked]
        above += self.sprites()
        # where a tile is to be chosen, what stands on it is in nobody's way
        found.append(group(*above, pointer_events="none" if look.kind == "hex" else ""))
        if look.kind == "edge":
            found += [self.edge(one) for one in look.numbers]
        if look.kind == "corner":
            found += [self.corner(one) for one in look.numbers]
        if look.prompt == "find":
            found += self.hints()
        found.append(self.tray() if self.turning else look.once("legend", self.legend))
        return [one for one in found if one.children or one.tag != "g"]

    # -- tiles ------------------------------------------------------------------------------------

    def tile(self, here: int) -> Node:
        """Return a laid tile with what stands on it."""
        number = self.table.at[here]
        x, y = self.spot(here)
        label = spoken.laid(self.look, here)
        about = self.table.turns[number], self.table.copses[number], self.table.flowers[number]
        key = "tile", here, about, x, y, self.r, inflow(self.look, here), label
        return self.look.once((*key, self.look.state("hex", here)), lambda: self.fresh(here, label))

    def fresh(self, here: int, label: str) -> Node:
        """Draw a laid tile."""
        look, table, r = self.look, self.table, self.r
        number = table.at[here]
        art = [face(look, number, table.turns[number], r)]
        lake = inflow(look, here)
        if lake:
            art += brook(mouths(lake, r), r)
        if table.flowers[number]:
            art.append(use("hw-flowers", -0.4 * r, 0.07 * r, 0.8 * r))
        if table.copses[number]:
            art.append(use("hw-copse", -0.04 * r, -0.76 * r, 0.8 * r))
        return self.hex(here, label, art, "hex")

    def hex(self, here: int, label: str, art: list[Node], cls: str) -> Node:
        """Return a hex that may be chosen."""
        x, y = self.spot(here)
        inner = hexagon((self.r - 6 * self.fine) / self.fine)
        digit = (0.0, 0.0) if cls == "ghost" else (-0.44 * self.r, -0.36 * self.r)
        return self.look.part(
            f"hex:{here}", label, "hex", here, inner, art, cls, x, y, digit, self.key, self.fine
        )

    def ghost(self, here: int) -> Node:
        """Return a free place that is asked, or the place of the tile that is being turned."""
        look = self.look
        label = spoken.capital(look.say("scene.free", place=spoken.place(look, here)))
        art = [path(hexagon(self.r - 2), cls="hw-ghost")]
        if here == look.target:
            label = f"{label}, {look.say('scene.target')}"
            art.append(
                path(hexagon(self.r - 5), fill="none", stroke="var(--wl-accent)", stroke_width=4)
            )
            art.append(words(0, 0.2 * self.r, "?", max(16, 0.6 * self.r), cls="t-mid t-b"))
        return self.hex(here, label, art, "ghost")

    def home(self) -> Node:
        """Return the outline of the tile on which the sprite stands whose player is asked."""
        seat = self.look.asked
        here = self.table.sprite[seat] if seat >= 0 else -1
        if here not in self.table.at or self.look.kind == "turn":
            return group()
        x, y = self.spot(here)
        outline = hexagon(self.r - 1)
        return group(
            path(outline, fill="none", stroke="var(--wl-halo)", stroke_width=6.5),
            path(outline, fill="none", stroke=f"var(--wl-p{seat + 1}-frame)", stroke_width=3.5),
            cls="home",
            x=x,
            y=y,
        )

    # -- on edges and corners ---------------------------------------------------------------------

    def ends(self, border: int) -> tuple[float, float, float, float]:
        """Return the middle of an edge, and from there the way to an end."""
        first, second = hexes.corners_of_edge(border)
        (x, y), (right, low) = self.point(first), self.point(second)
        return (x + right) / 2, (y + low) / 2, (right - x) / 2, (low - y) / 2

    def hedge(self, border: int) -> Node:
        """Return a hedge along an edge."""
        x, y, _, _ = self.ends(border)
        turn = (90, 30, -30)[border % 3]
        wide = 0.98 * self.r
        art = use(
            "hw-hedge", -wide / 2, -wide * 0.1875, wide, wide * 0.375, transform=f"rotate({turn})"
        )
        label = self.look.say("scene.hedge_at", edge=spoken.edge(self.look, border))
        return group(art, part=f"edge:{border}", label=label, x=round(x, 1), y=round(y, 1))

    def edge(self, border: int) -> Node:
        """Return an edge that can be chosen."""
        x, y, over, down = self.ends(border)
        over, down = round(over * 0.92 / self.fine, 1), round(down * 0.92 / self.fine, 1)
        line = f"M{-over:g} {-down:g}L{over:g} {down:g}"
        label = spoken.capital(spoken.edge(self.look, border))
        art = [circle(0, 0, max(12, 0.36 * self.r), cls="hit")]
        return self.look.part(
            *(f"edge:{border}", label, "edge", border, line, art, "edge"),
            *(round(x, 1), round(y, 1), (0, 0), 9.4, self.fine),
        )

    def corner(self, corner: int) -> Node:
        """Return a corner that can be chosen."""
        x, y = self.point(corner)
        label = spoken.capital(spoken.corner(self.look, corner))
        r = max(11.5, 0.3 * self.r)
        art = [circle(0, 0, max(12, r), cls="hit"), circle(0, 0, r - 1, cls="paper")]
        box = (-r, -r, 2 * r, 2 * r, r)
        return self.look.part(
            *(f"corner:{corner}", label, "corner", corner, box, art, "corner", x, y),
            *((0, 0), 9.4, min(0.7, self.fine)),
        )

    def marker(self, corner: int) -> Node:
        """Return the marker of a find."""
        x, y = self.point(corner)
        r = max(9, 0.25 * self.r)
        label = spoken.capital(
            self.look.say("scene.marker", corner=spoken.corner(self.look, corner))
        )
        art = use("hw-found", -r, -r, 2 * r)
        return group(art, part=f"marker:{corner}", label=label, x=x, y=y)

    def hints(self) -> list[Node]:
        """Return the digits of cards at the corners where they can be found."""
        table = self.table
        at: dict[int, list[int]] = {}
        for card, number in self.look.numbers.items():
            for corner in table.corners_for(card, table.sprite[self.look.asked]):
                at.setdefault(corner, []).append(number)
        found = []
        for corner, numbers in sorted(at.items()):
            x, y = self.point(corner)
            row = [
                badge(round((at - (len(numbers) - 1) / 2) * 21, 1), 0, number, 10)
                for at, number in enumerate(numbers)
            ]
            found.append(group(*row, cls="hint", x=x, y=y))
        return found

    # -- sprites ----------------------------------------------------------------------------------

    def sprites(self) -> list[Node]:
        """Return all sprites; those on one tile stand side by side."""
        found = []
        for seat, here in enumerate(self.table.sprite):
            if here in self.table.at:
                same = [one for one, there in enumerate(self.table.sprite) if there == here]
                aside = same.index(seat) - (len(same) - 1) / 2
                x, y = self.spot(here)
                tall = min(62.0, max(34.0, 1.12 * self.r))
                step = min(0.44 * self.r, 1.2 * self.r / len(same)) if len(same) > 1 else 0
                found.append(self.sprite(seat, x + aside * step, y - 0.06 * self.r, tall))
        return found

    def sprite(self, seat: int, x: float, y: float, tall: float) -> Node:
        """Return a sprite in its player's colour, with the letter."""
        wide = tall * 0.75
        size = max(11.0, tall * 0.24)
        art = [
            use("hw-sprite", -wide / 2, -tall / 2, wide, tall, cls=f"wl-hw-p{seat + 1}"),
            words(
                0, round(tall * 0.33, 1), LETTERS[seat], size, cls="t-mid t-b", style="fill:#fff"
            ),
        ]
        label = self.look.say(
            "scene.sprite",
            seat=self.look.voice.seat(seat),
            tile=spoken.named(self.look, self.table.sprite[seat]),
        )
        return group(*art, part=f"sprite:{seat}", label=label, x=round(x, 1), y=round(y, 1))

    # -- below the map ----------------------------------------------------------------------------

    def legend(self) -> Node:
        """Return what the landscapes are called."""
        names = [self.look.land(land) for land in range(len(LANDSCAPES))]
        wide = [pixels(name, 11) * ROOMY for name in names]
        gap = max(6.0, (self.width - 24 - 31 * len(names) - sum(wide)) / (len(names) - 1))
        share = min(1, (self.width - 24 - (31 + gap) * len(names) + gap) / sum(wide))
        nodes, x = [], 12.0
        for land, name in enumerate(names):
            nodes.append(use(f"hw-land-{land_name(land)}", round(x, 1), 2, 28))
            nodes.append(
                words(round(x + 31, 1), 20, name, 11, share * wide[land] / ROOMY + 1, cls="t-2")
            )
            x += 31 + share * wide[land] + gap
        return group(*nodes, cls="legend", aria_hidden="true", y=self.height - LEGEND)

    def tray(self) -> Node:
        """Return the tile that is being laid in each turn that fits."""
        look = self.look
        sides = list(look.numbers)
        step = min(92.0, (self.width - 140) / max(1, len(sides)))
        left = self.width / 2 - step * (len(sides) - 1) / 2
        nodes = [path(f"M14 0H{self.width - 14:g}", stroke="var(--wl-line)", stroke_width=1)]
        for at, turns in enumerate(sides):
            label = spoken.capital(spoken.tile(look, look.tile, turns))
            art = [face(look, look.tile, turns, 38)]
            if not spoken.stream(look, look.tile, turns):
                label = f"{label}, {look.say('scene.any_way')}"
            nodes.append(
                look.part(
                    *(f"turn:{turns}", label, "turn", turns, hexagon(41), art, "turn"),
                    *(round(left + at * step, 1), 60, (-27, -30), 11),
                )
            )
        return group(*nodes, cls="tray", y=self.height - TRAY)


def board(look: Look, x: float, y: float, width: float, height: float) -> Node:
    """Return the map in its frame."""
    nodes = Map(look, width, height).nodes()
    label = look.say("scene.map", count=len(look.table.at))
    return group(*nodes, part="map", label=label, cls="board", x=x, y=y)
