"""Chapter 3: laying a tile. Tile, place and turn are chosen one after the other."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import LAKE
from waldlehre.haselwurz.state import FULL, SHIFT, Landscape
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step


class LayTile(Step[Landscape]):
    """H3.1 One of the tiles in hand is laid on a free place that touches at least one tile."""

    __slots__ = ("again", "seat")
    rule: ClassVar[str] = "H3.1"

    def __init__(self, seat: int, again: bool = False) -> None:
        self.seat = seat
        self.again = again
        """True after a tile went under the stack (H3.5)."""

    def ask(self, table: Landscape) -> Choice | None:
        """Which tile? Only those that fit somewhere."""
        fit = [tile for tile in table.hands[self.seat] if table.fits_somewhere(tile)]
        return Choice(self.seat, "tile", tuple(fit)) if fit else None

    def do(self, table: Landscape, picked: Picked) -> None:
        """Go on with its place; without a tile that fits exchange one, or lay none."""
        if picked:
            table.then(ChoosePlace(self.seat, picked[0]))
        elif self.again or not table.hands[self.seat]:
            table.tell("no_tile", (self.seat,))
        else:
            table.then(PutUnder(self.seat), LayTile(self.seat, True))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """A tile that is not in hand, or one that fits nowhere."""
        if value not in table.hands[self.seat]:
            return self.no("not_in_hand")
        return None if table.fits_somewhere(value) else self.no("fits_nowhere", tile=value)


class ChoosePlace(Step[Landscape]):
    """H3.1 The place is one where the tile fits in some turn."""

    __slots__ = ("seat", "tile")
    rule: ClassVar[str] = "H3.1"

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def ask(self, table: Landscape) -> Choice | None:
        """On which place?"""
        return Choice(self.seat, "place", tuple(table.places(self.tile)))

    def do(self, table: Landscape, picked: Picked) -> None:
        """Go on with how it is turned; a lake need not be."""
        lake = table.parts.land[self.tile] == LAKE
        if lake:
            table.then(LayLake(self.seat, self.tile, picked[0]))
        else:
            table.then(TurnTile(self.seat, self.tile, picked[0]), OpenEnds(picked[0]))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """A place that is taken, touches nothing, or where a stream speaks against the tile."""
        if value in table.at:
            return self.no("taken", landscape=table.land(value))
        if value not in table.free:
            return self.no("no_neighbour")
        if table.fits(self.tile, value):
            return None
        if not table.parts.streams[self.tile][0]:
            must = table.free[value] & FULL
            beside = [hexes.neighbour(value, d) for d in range(hexes.SIDES) if must >> d & 1]
            return self.no("stream_ends", tile=self.tile, hex=beside[0])
        return self.no("no_turn_fits", tile=self.tile)


class TurnTile(Step[Landscape]):
    """H3.2 Streams go on: a stream's end meets a stream's end or a lake, a bare side neither."""

    __slots__ = ("hex", "seat", "tile")
    rule: ClassVar[str] = "H3.2"

    def __init__(self, seat: int, tile: int, hex: int) -> None:
        self.seat = seat
        self.tile = tile
        self.hex = hex

    def ask(self, table: Landscape) -> Choice | None:
        """How is it turned? Nobody is asked about a tile that looks the same in every turn."""
        if len(table.parts.looks[self.tile]) == 1:
            return None
        return Choice(self.seat, "turn", tuple(table.fits(self.tile, self.hex)))

    def do(self, table: Landscape, picked: Picked) -> None:
        """Lay it."""
        table.hands[self.seat].remove(self.tile)
        table.lay(self.tile, self.hex, picked[0] if picked else 0)
        table.laid = True
        table.tell("laid", (self.hex, self.tile, self.seat))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """A turn that looks like another, or in which a stream ends abruptly."""
        parts = table.parts
        if not 0 <= value < hexes.SIDES:
            return self.no("no_such_turn")
        if value not in parts.looks[self.tile]:
            return self.no("looks_alike")
        asks = table.free[self.hex]
        sides = parts.streams[self.tile][value]
        for side, there in enumerate(hexes.neighbours(self.hex)):
            if asks >> side & 1 and not sides >> side & 1:
                return self.no("stream_stops", landscape=table.land(there), side=side)
            if asks >> SHIFT >> side & 1 and sides >> side & 1:
                return self.no("stream_blocked", landscape=table.land(there), side=side)
        return None


class LayLake(Step[Landscape]):
    """H3.3 A lake takes anything at all its sides, so it fits everywhere and is not turned."""

    __slots__ = ("hex", "seat", "tile")
    rule: ClassVar[str] = "H3.3"

    def __init__(self, seat: int, tile: int, hex: int) -> None:
        self.seat = seat
        self.tile = tile
        self.hex = hex

    def do(self, table: Landscape, picked: Picked) -> None:
        """Lay it."""
        table.hands[self.seat].remove(self.tile)
        table.lay(self.tile, self.hex, 0)
        table.laid = True
        table.tell("laid", (self.hex, self.tile, self.seat))


class OpenEnds(Step[Landscape]):
    """H3.4 A stream may end towards a free place; whoever lays a tile there goes on with it."""

    __slots__ = ("hex",)
    rule: ClassVar[str] = "H3.4"

    def __init__(self, hex: int) -> None:
        self.hex = hex

    def do(self, table: Landscape, picked: Picked) -> None:
        """Tell the ends that stay open."""
        sides = table.sides(self.hex)
        for side, there in enumerate(hexes.neighbours(self.hex)):
            if sides >> side & 1 and there not in table.at:
                table.tell("open_end", (self.hex, side))


class PutUnder(Step[Landscape]):
    """H3.5 If no tile fits, one goes under the stack and another is drawn; then a last try."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H3.5"
    reveals: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Landscape) -> Choice | None:
        """Which tile goes?"""
        return Choice(self.seat, "under", tuple(table.hands[self.seat]))

    def do(self, table: Landscape, picked: Picked) -> None:
        """Put it under the stack and draw."""
        hand = table.hands[self.seat]
        hand.remove(picked[0])
        table.stack.insert(0, picked[0])
        hand.append(table.stack.pop())
        hand.sort()
        table.tell("went_under", (self.seat,))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """A tile that is not in hand."""
        return None if value in table.hands[self.seat] else self.no("not_in_hand")
