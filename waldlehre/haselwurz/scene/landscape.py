"""The map: tiles, streams, wooden pieces, sprites and markers, and what can be chosen there.

All of it is drawn in one size and then scaled as a whole, so that a map that grows is not drawn
anew; what must not become too small for eyes and fingers is drawn larger instead.
"""

from __future__ import annotations

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import LETTERS, badge, circle, group, path, rect, use, words
from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.scene import below, places, routes, spoken
from waldlehre.haselwurz.scene.ground import Ground
from waldlehre.haselwurz.scene.look import HEX, Look
from waldlehre.haselwurz.scene.tiles import brook, face, hexagon, inflow, mouths
from waldlehre.kernel.speech import capital

RING = 6
"""How far inside a hex its ring runs."""


class Map(Ground):
    """The landscape with all that lies, stands and can be chosen there."""

    def __init__(self, look: Look, width: float, height: float) -> None:
        super().__init__(look, width, height, below.height(look))

    def nodes(self) -> list[Node]:
        """Return everything on the map, from the ground up."""
        look = self.look
        ground = rect(0, 0, self.width, self.height, 14, cls="panel", style="fill:var(--wl-meadow)")
        land = group(*self.land(), cls="land", x=self.left, y=self.top, scale=self.scale)
        return [ground, land, below.below(look, self.width, self.height)]

    def land(self) -> list[Node]:
        """Return all that is scaled together."""
        look, table = self.look, self.table
        ordered = sorted(table.at, key=lambda one: (hexes.axial(one)[1], one))
        found = [self.ghost(here) for here in self.ghosts]
        found += [self.tile(here) for here in ordered]
        found.append(group(*routes.thin(self), pointer_events="none"))
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
        found += places.marks(self)
        found += routes.asides(self)
        if look.prompt == "find":
            found += self.hints()
        return found

    # -- tiles ------------------------------------------------------------------------------------

    def tile(self, here: int) -> Node:
        """Return a laid tile with what stands on it."""
        look, table = self.look, self.table
        number = table.at[here]
        about = table.turns[number], table.copses[number], table.flowers[number]
        hedges = sum(1 << side for side, e in enumerate(hexes.edges(here)) if e in table.hedges)
        guests = tuple([seat for seat, there in enumerate(table.sprite) if there == here])
        route = tuple(self.routes.get(here, ()))
        key = "tile", here, number, about, inflow(look, here), hedges, guests, route
        state = look.state("hex", here)
        ring = (self.fine, self.digit) if state[0] else ()
        return look.once((*key, state, ring), lambda: self.fresh(here))

    def fresh(self, here: int) -> Node:
        """Draw a laid tile."""
        look, table = self.look, self.table
        number = table.at[here]
        label = spoken.laid(look, here)
        if here in self.routes:
            label = f"{label}. {spoken.way(look, self.routes[here])}"
        art = [face(look, number, table.turns[number], HEX)]
        lake = inflow(look, here)
        if lake:
            art += brook(mouths(lake, HEX), HEX)
        if table.flowers[number]:
            art.append(use("hw-flowers", -0.4 * HEX, 0.07 * HEX, 0.8 * HEX))
        if table.copses[number]:
            art.append(use("hw-copse", -0.04 * HEX, -0.76 * HEX, 0.8 * HEX))
        return self.hex(here, label, art, "hex")

    def hex(self, here: int, label: str, art: list[Node], cls: str) -> Node:
        """Return a hex that may be chosen."""
        x, y = self.spot(here)
        inner = hexagon((HEX - RING * self.fine) / self.fine)
        digit = (0.0, 0.0) if cls == "ghost" else (-0.52 * HEX, -0.31 * HEX)
        return self.look.part(
            f"hex:{here}", label, "hex", here, inner, art, cls, x, y, digit, self.digit, self.fine
        )

    def ghost(self, here: int) -> Node:
        """Return a free place that is asked, or the place of the tile that is being turned."""
        look = self.look
        label = capital(look.say("scene.free", place=spoken.place(look, here)))
        art = [path(hexagon(HEX - 2), cls="hw-ghost")]
        if here == look.target:
            label = f"{label}, {look.say('scene.target')}"
            outline = hexagon(HEX - 5)
            art.append(path(outline, fill="none", stroke="var(--wl-accent)", stroke_width=4))
            art.append(words(0, 0.2 * HEX, "?", self.clear(16, 0.6 * HEX), cls="t-mid t-b"))
        return self.hex(here, label, art, "ghost")

    def home(self) -> Node:
        """Return the outline of the tile on which the sprite stands whose player is asked."""
        seat = self.look.asked
        here = self.table.sprite[seat] if seat >= 0 else -1
        if here not in self.table.at or self.look.kind == "turn":
            return group()
        x, y = self.spot(here)
        outline = hexagon(HEX - 1)
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
        key = "hedge", border, *[self.table.at[here] for here in hexes.hexes_of_edge(border)]
        return self.look.once(key, lambda: self.fresh_hedge(border))

    def fresh_hedge(self, border: int) -> Node:
        """Draw a hedge."""
        x, y, _, _ = self.ends(border)
        turn = (90, 30, -30)[border % 3]
        wide = 0.98 * HEX
        art = use(
            "hw-hedge", -wide / 2, -wide * 0.1875, wide, wide * 0.375, transform=f"rotate({turn})"
        )
        label = self.look.say("scene.hedge_at", edge=spoken.edge(self.look, border))
        return group(art, part=f"edge:{border}", label=label, x=round(x, 1), y=round(y, 1))

    def edge(self, border: int) -> Node:
        """Return an edge that can be chosen."""
        look, table = self.look, self.table
        tiles = [table.at.get(here, -1) for here in hexes.hexes_of_edge(border)]
        r, state = self.clear(9.4, 9.4), look.state("edge", border)
        key = "edge", border, *tiles, state, self.fine, r
        return look.once(key, lambda: self.fresh_edge(border, r))

    def fresh_edge(self, border: int, r: float) -> Node:
        """Draw an edge that can be chosen."""
        x, y, over, down = self.ends(border)
        over, down = round(over * 0.92 / self.fine, 1), round(down * 0.92 / self.fine, 1)
        line = f"M{-over:g} {-down:g}L{over:g} {down:g}"
        label = capital(spoken.edge(self.look, border))
        art = [circle(0, 0, self.clear(12, 0.36 * HEX), cls="hit")]
        return self.look.part(
            *(f"edge:{border}", label, "edge", border, line, art, "edge"),
            *(round(x, 1), round(y, 1), (0, 0), r, self.fine),
        )

    def corner(self, corner: int) -> Node:
        """Return a corner that can be chosen."""
        x, y = self.point(corner)
        label = capital(spoken.corner(self.look, corner))
        r = self.clear(11.5, 0.3 * HEX)
        art = [circle(0, 0, self.clear(12, r), cls="hit"), circle(0, 0, r - 1, cls="paper")]
        box = (-r, -r, 2 * r, 2 * r, r)
        return self.look.part(
            *(f"corner:{corner}", label, "corner", corner, box, art, "corner", x, y),
            *((0, 0), self.clear(9.4, 9.4), min(0.7 / self.scale, self.fine)),
        )

    def marker(self, corner: int) -> Node:
        """Return the marker of a find."""
        r = self.clear(9, 0.25 * HEX)
        lands = [self.table.at[here] for here in hexes.hexes_of_corner(corner)]
        return self.look.once(("marker", corner, r, *lands), lambda: self.fresh_marker(corner, r))

    def fresh_marker(self, corner: int, r: float) -> Node:
        """Draw a marker."""
        x, y = self.point(corner)
        label = capital(self.look.say("scene.marker", corner=spoken.corner(self.look, corner)))
        art = use("hw-found", -r, -r, 2 * r)
        return group(art, part=f"marker:{corner}", label=label, x=x, y=y)

    def hints(self) -> list[Node]:
        """Return the digits of cards at the corners where they can be found."""
        table = self.table
        at: dict[int, list[int]] = {}
        for card, number in self.look.numbers.items():
            for corner in table.corners_for(card, table.sprite[self.look.asked]):
                at.setdefault(corner, []).append(number)
        found, r = [], self.clear(10, 10, 10)
        for corner, numbers in sorted(at.items()):
            x, y = self.point(corner)
            row = [
                badge(round((at - (len(numbers) - 1) / 2) * 2.1 * r, 1), 0, number, r)
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
                tall = self.clear(34, 1.12 * HEX, 62)
                step = min(0.44 * HEX, 1.2 * HEX / len(same)) if len(same) > 1 else 0
                found.append(self.sprite(seat, x + aside * step, y - 0.06 * HEX, tall))
        return found

    def sprite(self, seat: int, x: float, y: float, tall: float) -> Node:
        """Return a sprite in its player's colour, with the letter."""
        wide = tall * 0.75
        size = self.clear(11, tall * 0.24)
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


def board(look: Look, x: float, y: float, width: float, height: float) -> Node:
    """Return the map in its frame."""
    nodes = Map(look, width, height).nodes()
    label = look.say("scene.map", count=len(look.table.at))
    return group(*nodes, part="map", label=label, cls="board", x=x, y=y)
