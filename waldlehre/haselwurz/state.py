"""The table: tiles laid and in hands, wooden pieces, sprites, cards and markers."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final, final

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import (
    COPSE,
    FLOWERS,
    HAS_ANY,
    HAS_COPSE,
    HAS_FLOWERS,
    HAS_STREAM,
    HEDGE,
    HERD,
    KINDS,
    LAKE,
    NEED_COPSE,
    NEED_FLOWERS,
    NEED_HEDGE,
    NEED_HOUSE,
    Parts,
)
from waldlehre.haselwurz.variant import Variant
from waldlehre.kernel.step import Step
from waldlehre.kernel.table import Table

STACK: Final = 1
DECK: Final = 2
VIEW: Final = 3
AWAY: Final = -1
"""The place of a tile that is not laid, and of a sprite that is not set."""
TILES: Final = 1
CARDS: Final = 2
ENDINGS: Final = ("", "tiles", "cards")
SHIFT: Final = 6
FULL: Final = 63


@final
class Landscape(Table):
    """What lies where; a hex, edge or corner is a number of `hexes`, a tile one of the box."""

    __slots__ = (
        *("at", "barren", "copses", "deck", "flowers", "found", "free", "ground", "hands"),
        *("hedged", "hedges"),
        *("laid", "last_round", "lives", "marked", "open", "parts", "place", "sprite", "stack"),
        *("spots", "sunk", "took", "turned", "turns", "variant", "wood"),
    )

    def __init__(
        self,
        seed: int,
        seats: int,
        turn: int,
        agenda: list[Step[Any]],
        parts: Parts,
        variant: Variant,
        place: list[int],
        turns: list[int],
        hands: list[list[int]],
        stack: list[int],
        copses: list[int],
        flowers: list[int],
        hedges: list[int],
        marked: list[int],
        wood: list[int],
        sprite: list[int],
        turned: list[int],
        open: list[int],
        deck: list[int],
        found: list[list[int]],
        sunk: int = 0,
        barren: int = 0,
        took: bool = False,
        laid: bool = False,
        last_round: int = 0,
        ended: int = 0,
    ) -> None:
        super().__init__(seed, seats, turn, agenda, ended)
        self.parts = parts
        self.variant = variant
        self.place = place
        """By tile: its hex, or AWAY."""
        self.turns = turns
        """By tile: sixths against the clock."""
        self.hands = hands
        """Ascending; hidden."""
        self.stack = stack
        """Hidden; the last is drawn next."""
        self.copses = copses
        """By tile, 0 or 1; wooden pieces are placed by `place_piece`, which notes what follows."""
        self.flowers = flowers
        self.hedges = hedges
        """Edges, ascending."""
        self.marked = marked
        """Corners, ascending."""
        self.wood = wood
        """seat * 3 + kind: pieces left."""
        self.sprite = sprite
        """By seat: its hex, or AWAY."""
        self.turned = turned
        """seat * 4 + animal: 1 if it lies turned."""
        self.open = open
        """Cards in the order in which they were laid open."""
        self.deck = deck
        """Hidden; the last comes next."""
        self.found = found
        """Cards by seat, in the order in which they were taken."""
        self.sunk = sunk
        """So many cards at the bottom of the deck lie in an order that everybody saw."""
        self.barren = barren
        """Turns without a find."""
        self.took = took
        """Somebody took a card in this turn."""
        self.laid = laid
        """A tile was laid in this turn."""
        self.last_round = last_round
        """The ending that will come after this round; 0 for none."""
        self.hedged: set[int] = set(hedges)
        """The same as a set. All that stands here follows from what is above: no part of a save."""
        self.at: dict[int, int] = {}
        """Hex -> the tile that lies there."""
        self.free: dict[int, int] = {}
        """Free hex beside a tile -> sides where a stream must go on, and << 6 where none may."""
        self.ground: dict[int, int] = {}
        """Hex of a laid tile -> what it is for an animal, as bits of GROUNDS."""
        self.lives: dict[int, int] = {}
        """Corner where three tiles meet -> the cards whose conditions hold there, as bits."""
        self.spots: list[list[int]] = [[] for _ in range(KINDS)]
        """By kind: edges or hexes where a wooden piece may be placed, ascending (H4.2 to H4.4)."""
        for tile, here in enumerate(place):
            if here >= 0:
                self._settle(tile, here)

    def copy(self) -> Landscape:
        """Return an independent table in the same position."""
        other = Landscape(
            self.seed,
            self.seats,
            self.turn,
            self.agenda[:],
            self.parts,
            self.variant,
            [],
            self.turns[:],
            [hand[:] for hand in self.hands],
            self.stack[:],
            self.copses[:],
            self.flowers[:],
            self.hedges[:],
            self.marked[:],
            self.wood[:],
            self.sprite[:],
            self.turned[:],
            self.open[:],
            self.deck[:],
            [cards[:] for cards in self.found],
            self.sunk,
            self.barren,
            self.took,
            self.laid,
            self.last_round,
            self.ended,
        )
        other.place = self.place[:]
        other.at = self.at.copy()
        other.free = self.free.copy()
        other.ground = self.ground.copy()
        other.lives = self.lives.copy()
        other.spots = [places[:] for places in self.spots]
        return other

    # -- tiles --------------------------------------------------------------------------------

    def lay(self, tile: int, here: int, turns: int) -> None:
        """Lay a tile."""
        self.place[tile] = here
        self.turns[tile] = turns
        self._settle(tile, here)

    def _settle(self, tile: int, here: int) -> None:
        """Note a tile in what follows from the places of all."""
        at, free = self.at, self.free
        at[here] = tile
        if here in free:
            del free[here]
        parts, spots, hedged = self.parts, self.spots, self.hedged
        land = parts.land[tile]
        lake = land == LAKE
        sides = parts.streams[tile][self.turns[tile]]
        if parts.copse[land] and not self.copses[tile]:
            insort(spots[COPSE], here)
        if parts.flower[land] and not self.flowers[tile]:
            insort(spots[FLOWERS], here)
        for side in range(hexes.SIDES):
            there = here + hexes.DELTAS[side]
            if there in at:
                border = hexes.edge(here, side)
                if (land != parts.land[at[there]] or parts.hedge[land]) and border not in hedged:
                    insort(spots[HEDGE], border)
            else:
                back = 1 << hexes.opposite(side)
                asks = free.get(there, 0)
                if sides >> side & 1:
                    asks |= back
                elif not lake:
                    asks |= back << SHIFT
                free[there] = asks
        self._look(here)

    def _look(self, here: int) -> None:
        """Note what a tile is for animals, and what lives at its corners."""
        tile, parts = self.at[here], self.parts
        ground = HAS_ANY | 1 << parts.land[tile]
        if self.copses[tile]:
            ground |= HAS_COPSE
        if self.flowers[tile]:
            ground |= HAS_FLOWERS
        if parts.streams[tile][0]:
            ground |= HAS_STREAM
        self.ground[here] = ground
        for corner in hexes.corners(here):
            self._look_at(corner)

    def _look_at(self, corner: int) -> None:
        """Note what lives at a corner, looked up once for each kind of corner and box."""
        at = self.at
        first, second, third = hexes.hexes_of_corner(corner)
        if first not in at or second not in at or third not in at:
            return
        land, known = self.parts.land, self.parts.lives
        lands = (1 << 2 * land[at[first]]) + (1 << 2 * land[at[second]])
        lands += 1 << 2 * land[at[third]]
        alike = lands << 5 | self.signs(corner) << 1 | self.wet(corner)
        if alike not in known:
            every = range(len(self.parts.species))
            known[alike] = sum(1 << card for card in every if self.suits(card, corner))
        self.lives[corner] = known[alike]

    def sides(self, here: int) -> int:
        """Return the sides of a laid tile at which a stream ends, as bits."""
        tile = self.at[here]
        return self.parts.streams[tile][self.turns[tile]]

    def land(self, here: int) -> int:
        """Return the landscape of a laid tile."""
        return self.parts.land[self.at[here]]

    def fits(self, tile: int, here: int) -> list[int]:
        """Return the turns in which a tile fits on a free place (H3.2, H3.3), not to be changed.

        Worked out once for each box, tile and what its neighbours ask for.
        """
        parts = self.parts
        looks = parts.looks[tile]
        if parts.land[tile] == LAKE:
            return looks
        asks, known = self.free[here], parts.fitting[tile]
        if asks not in known:
            must, never = asks & FULL, asks >> SHIFT
            streams = parts.streams[tile]
            known[asks] = [t for t in looks if streams[t] & must == must and not streams[t] & never]
        return known[asks]

    def places(self, tile: int) -> list[int]:
        """Return the free places where a tile fits in some turn, ascending."""
        found = [here for here in self.free if self.fits(tile, here)]
        found.sort()
        return found

    def fits_somewhere(self, tile: int) -> bool:
        """True if a tile can be laid."""
        for here in self.free:
            if self.fits(tile, here):
                return True
        return False

    # -- edges and corners --------------------------------------------------------------------

    def crosses(self, here: int, side: int) -> bool:
        """True if a stream crosses the edge between two laid tiles."""
        if self.sides(here) >> side & 1:
            return True
        back = side + 3 if side < 3 else side - 3
        return self.sides(here + hexes.DELTAS[side]) >> back & 1 == 1

    def crossed(self, edge: int) -> bool:
        """True if a stream crosses an edge between two laid tiles."""
        return self.crosses(edge // 3, edge % 3)

    def whole(self, corner: int) -> bool:
        """True if three tiles meet at a corner."""
        return corner in self.lives

    def wet(self, corner: int) -> bool:
        """True if a stream crosses one of the three edges at a whole corner (H6.3)."""
        first, second, third = hexes.edges_of_corner(corner)
        return self.crossed(first) or self.crossed(second) or self.crossed(third)

    def signs(self, corner: int) -> int:
        """Return which signs are there at a whole corner, as bits (H6.4)."""
        found, hedged, at = 0, self.hedged, self.at
        if hedged:
            first, second, third = hexes.edges_of_corner(corner)
            if first in hedged or second in hedged or third in hedged:
                found = NEED_HEDGE
        here, left, right = hexes.hexes_of_corner(corner)
        a, b, c = at[here], at[left], at[right]
        copses, flowers, house = self.copses, self.flowers, self.parts.house
        if copses[a] or copses[b] or copses[c]:
            found |= NEED_COPSE
        if flowers[a] or flowers[b] or flowers[c]:
            found |= NEED_FLOWERS
        if house[a] or house[b] or house[c]:
            found |= NEED_HOUSE
        return found

    def holds(self, species: int, corner: int) -> bool:
        """True if a card's conditions hold at a whole corner, as noted there."""
        return self.lives[corner] >> species & 1 == 1

    def suits(self, species: int, corner: int) -> bool:
        """True if a card's conditions hold where three tiles meet (H6.2 to H6.4)."""
        parts, at = self.parts, self.at
        a, b, c = hexes.hexes_of_corner(corner)
        first, second, third = parts.land[at[a]], parts.land[at[b]], parts.land[at[c]]
        if parts.forbids[species] & (1 << first | 1 << second | 1 << third):
            return False
        needs = parts.needs[species]
        if parts.water[species] and not self.wet(corner):
            needs = parts.dry_needs[species]
        for land, many in needs:
            if (first == land) + (second == land) + (third == land) < many:
                return False
        wanted = parts.signs[species]
        return wanted == 0 or self.signs(corner) & wanted == wanted

    def corners_for(self, species: int, here: int) -> list[int]:
        """Return the corners of a tile at which a card can be found, ascending (H6.1, H6.5)."""
        lives, marked = self.lives, self.marked
        found = [
            corner
            for corner in hexes.corners(here)
            if lives.get(corner, 0) >> species & 1 and corner not in marked
        ]
        found.sort()
        return found

    def finds(self, here: int) -> list[int]:
        """Return the open cards that can be found from a tile, ascending."""
        lives, marked, living = self.lives, self.marked, 0
        for corner in hexes.corners(here):
            if corner in lives and corner not in marked:
                living |= lives[corner]
        found = [species for species in self.open if living >> species & 1]
        found.sort()
        return found

    # -- wooden pieces ------------------------------------------------------------------------

    def place_piece(self, kind: int, spot: int) -> None:
        """Place a wooden piece on one of its `spots`."""
        self.spots[kind].remove(spot)
        if kind == HEDGE:
            insort(self.hedges, spot)
            self.hedged.add(spot)
            for corner in hexes.corners_of_edge(spot):
                self._look_at(corner)
        else:
            pieces = self.copses if kind == COPSE else self.flowers
            pieces[self.at[spot]] = 1
            self._look(spot)

    def pieces(self, seat: int) -> list[int]:
        """Return the kinds of wooden pieces that a seat can place (H4.1)."""
        wood, spots, first = self.wood, self.spots, seat * KINDS
        return [kind for kind in range(KINDS) if wood[first + kind] and spots[kind]]

    # -- sprites ------------------------------------------------------------------------------

    def standing(self, seat: int) -> list[int]:
        """Return a seat's transport animals that stand."""
        first = seat * HERD
        return [animal for animal in range(HERD) if not self.turned[first + animal]]

    def may_stop(self, here: int) -> bool:
        """True if sprites may stop on a laid tile (H5.2)."""
        return self.parts.stop[self.land(here)]
