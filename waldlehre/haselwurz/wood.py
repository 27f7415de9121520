"""Chapter 4: hedges, copses and flower fields."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import COPSE, FLOWERS, HEDGE, KINDS
from waldlehre.haselwurz.state import Landscape
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step


class Wood(Step[Landscape]):
    """H4.1 After laying, any number of one's wooden pieces are placed, one after the other."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H4.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Landscape) -> Choice | None:
        """Which kind of piece, if any?"""
        kinds = table.pieces(self.seat)
        return Choice(self.seat, "wood", tuple(kinds), 0, 1) if kinds else None

    def do(self, table: Landscape, picked: Picked) -> None:
        """Place it, then ask again."""
        if not picked:
            return
        seat = self.seat
        if picked[0] == HEDGE:
            table.then(PlaceHedge(seat), Wood(seat))
        elif picked[0] == COPSE:
            table.then(PlaceCopse(seat), Wood(seat))
        else:
            table.then(PlaceFlowers(seat), Wood(seat))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """A kind that is used up, or that finds no place."""
        if not 0 <= value < KINDS:
            return self.no("no_such_piece")
        if not table.wood[self.seat * KINDS + value]:
            return self.no("none_left", piece=value)
        return None if value in table.pieces(self.seat) else self.no("no_place_for", piece=value)


class PlaceCopse(Step[Landscape]):
    """H4.2 A copse stands on open land, one to a tile."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H4.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Landscape) -> Choice | None:
        """On which tile?"""
        return Choice(self.seat, "copse", tuple(table.spots[COPSE]))

    def do(self, table: Landscape, picked: Picked) -> None:
        """Set it there."""
        table.wood[self.seat * KINDS + COPSE] -= 1
        table.place_piece(COPSE, picked[0])
        table.tell("copse", (picked[0], self.seat))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """No tile, one with a copse, or a landscape that bears none."""
        if value not in table.at:
            return self.no("no_tile_there")
        if table.copses[table.at[value]]:
            return self.no("copse_there")
        land = table.land(value)
        return None if table.parts.copse[land] else self.no("no_copse_on", landscape=land)


class PlaceFlowers(Step[Landscape]):
    """H4.3 A flower field lies on an arable field, one at most."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H4.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Landscape) -> Choice | None:
        """On which tile?"""
        return Choice(self.seat, "flowers", tuple(table.spots[FLOWERS]))

    def do(self, table: Landscape, picked: Picked) -> None:
        """Lay it there."""
        table.wood[self.seat * KINDS + FLOWERS] -= 1
        table.place_piece(FLOWERS, picked[0])
        table.tell("flowers", (picked[0], self.seat))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """No tile, one with flowers, or a landscape that bears none."""
        if value not in table.at:
            return self.no("no_tile_there")
        if table.flowers[table.at[value]]:
            return self.no("flowers_there")
        land = table.land(value)
        return None if table.parts.flower[land] else self.no("no_flowers_on", landscape=land)


class PlaceHedge(Step[Landscape]):
    """H4.4 A hedge runs along the edge between two tiles, not between two lakes or two forests."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H4.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Landscape) -> Choice | None:
        """Along which edge?"""
        return Choice(self.seat, "hedge", tuple(table.spots[HEDGE]))

    def do(self, table: Landscape, picked: Picked) -> None:
        """Lay it there."""
        table.wood[self.seat * KINDS + HEDGE] -= 1
        table.place_piece(HEDGE, picked[0])
        table.tell("hedge", (picked[0], self.seat))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """An edge without two tiles, one with a hedge, or one between like landscapes."""
        here, there = hexes.hexes_of_edge(value)
        if here not in table.at or there not in table.at:
            return self.no("open_edge")
        if value in table.hedged:
            return self.no("hedge_there")
        if value in table.spots[HEDGE]:
            return None
        return self.no("no_hedge_between", landscape=table.land(here))
