"""Chapter 5: contracts, selling and drying."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.lignum.anytime import Asking
from waldlehre.lignum.kinds import (
    DRYING,
    FIREWOOD,
    FORMS,
    FROM_WOOD,
    KINDS,
    LEVELS,
    LOGS,
    RACKS,
    SAWING_AREA,
)
from waldlehre.lignum.state import MOST_NEEDS, STOCK, Sawmills
from waldlehre.lignum.works import CarryOut


def deliveries(table: Sawmills, seat: int) -> list[int]:
    """Return (contract * 4 + need) * 4 + level for all that a seat can deliver, ascending."""
    found = []
    for contract in table.contracts[seat]:
        for need, (piece, lowest, many) in enumerate(table.parts.needs[contract]):
            at = contract * MOST_NEEDS + need
            if table.filled[at] < many:
                for level in range(lowest, LEVELS):
                    if table.pieces(seat, level, piece):
                        found.append(at * LEVELS + level)
    found.sort()
    return found


class Deliver(Asking):
    """L5.12 Pieces may be put on one's contracts; each must stand at least on the named rack."""

    __slots__ = ()
    rule: ClassVar[str] = "L5.12"

    def ask(self, table: Sawmills) -> Choice | None:
        """Which piece?"""
        options = tuple(deliveries(table, self.seat))
        if not options:
            return None
        return Choice(self.seat, "deliver", options, 0, 1, table.beside(self.seat))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Put it on the contract, then ask again."""
        if not picked:
            return
        at, level = divmod(picked[0], LEVELS)
        contract, need = divmod(at, MOST_NEEDS)
        piece = table.parts.needs[contract][need][0]
        table.put(self.seat, level, piece, -1)
        table.filled[at] += 1
        table.tell("delivered", (self.seat, piece, level, contract))
        if finished(table, contract):
            table.tell("finished", (self.seat, contract))
        table.then(Deliver(self.seat))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Not one's contract, nothing more needed, too wet, or not there."""
        at, level = divmod(value, LEVELS)
        contract, need = divmod(at, MOST_NEEDS)
        if contract not in table.contracts[self.seat] or need >= len(table.parts.needs[contract]):
            return self.no("not_your_contract")
        piece, lowest, many = table.parts.needs[contract][need]
        if table.filled[at] >= many:
            return self.no("enough_of_it")
        if level < lowest:
            return self.no("too_wet", count=lowest)
        return None if table.pieces(self.seat, level, piece) else self.no("not_there")


def finished(table: Sawmills, contract: int) -> bool:
    """True if all that a contract asks for lies on it."""
    first = contract * MOST_NEEDS
    for need, (_, _, many) in enumerate(table.parts.needs[contract]):
        if table.filled[first + need] < many:
            return False
    return True


def there(table: Sawmills, seat: int, cell: int) -> int:
    """Return how many pieces a seat has in a cell (place * 6 + piece)."""
    place, piece = divmod(cell, FORMS)
    if place < LEVELS:
        return table.pieces(seat, place, piece)
    if place == SAWING_AREA:
        return table.sawing[seat * KINDS + piece] if piece < LOGS else 0
    return table.firewood[seat * KINDS + piece - LOGS] if piece >= LOGS else 0


def price(table: Sawmills, cell: int) -> int:
    """Return what a piece in a cell brings: its price, and more on a rack (L5.13)."""
    place, piece = divmod(cell, FORMS)
    bonus = table.parts.bonus[place] if place < LEVELS else 0
    return table.parts.worth[piece] + bonus if table.parts.worth[piece] else 0


def sell(table: Sawmills, seat: int, cell: int, many: int) -> None:
    """Sell pieces of a cell."""
    place, piece = divmod(cell, FORMS)
    if place < LEVELS:
        table.put(seat, place, piece, -many)
    elif place == SAWING_AREA:
        table.sawing[seat * KINDS + piece] -= many
    else:
        table.firewood[seat * KINDS + piece - LOGS] -= many
    money = many * price(table, cell)
    table.earn(seat, FROM_WOOD, money)
    table.tell("sold", (seat, cell, many, money))


def saleable(table: Sawmills, seat: int) -> list[int]:
    """Return the cells of the selling area and the racks with something in them."""
    first, stock = seat * STOCK, table.stock
    return [cell for cell in range(LEVELS * FORMS) if stock[first + cell]]


class Sell(Asking):
    """L5.13 Pieces on the selling area and the racks may be sold; racks bring more."""

    __slots__ = ()
    rule: ClassVar[str] = "L5.13"
    span: ClassVar[int] = FIREWOOD * FORMS + FORMS

    def ask(self, table: Sawmills) -> Choice | None:
        """Which pieces?"""
        cells = tuple(saleable(table, self.seat))
        return Choice(self.seat, "sell", cells, 0, 1, table.beside(self.seat)) if cells else None

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Say how many, then ask again."""
        if picked:
            table.then(SellMany(self.seat, picked[0]), Sell(self.seat))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Not from there, or nothing there."""
        if value >= LEVELS * FORMS:
            return self.no("not_from_there")
        return None if there(table, self.seat, value) else self.no("not_there")


class SellMany(Asking):
    """L5.13 As many of them as one likes."""

    __slots__ = ("cell",)
    rule: ClassVar[str] = "L5.13"
    lone: ClassVar[bool] = True

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def ask(self, table: Sawmills) -> Choice | None:
        """How many?"""
        many = there(table, self.seat, self.cell)
        return Choice(self.seat, "sell_many", tuple(range(1, many + 1)))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Sell them."""
        sell(table, self.seat, self.cell, picked[0])

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """None, or more than there are."""
        many = there(table, self.seat, self.cell)
        return None if 1 <= value <= many else self.no("not_so_many", most=many)


class ForcedSale(Step[Sawmills]):
    """L5.14 What lies on the third rack has to be sold."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "L5.14"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Sell it."""
        for cell in saleable(table, self.seat):
            if table.parts.must_sell[cell // FORMS]:
                sell(table, self.seat, cell, there(table, self.seat, cell))


class Dry(Asking):
    """L5.15 From right to left pieces may move one place on, as far as there is room."""

    __slots__ = ("level",)
    rule: ClassVar[str] = "L5.15"
    span: ClassVar[int] = LEVELS * FORMS

    def __init__(self, seat: int, level: int = RACKS - 1) -> None:
        self.seat = seat
        self.level = level

    def movable(self, table: Sawmills) -> list[int]:
        """Return what can move on from this level, as level * 6 + piece."""
        seat, level = self.seat, self.level
        return [
            level * FORMS + piece
            for piece in range(FORMS)
            if table.pieces(seat, level, piece) and table.fits(seat, level + 1, piece)
        ]

    def ask(self, table: Sawmills) -> Choice | None:
        """Which piece?"""
        options = tuple(self.movable(table))
        return Choice(self.seat, "dry", options, 0, 1, table.beside(self.seat)) if options else None

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Move it and ask again, or go on to the left."""
        seat, level = self.seat, self.level
        if not picked:
            if level:
                table.then(Dry(seat, level - 1))
            return
        piece = picked[0] % FORMS
        table.put(seat, level, piece, -1)
        table.put(seat, level + 1, piece, 1)
        table.tell("dried", (seat, piece, level + 1))
        if table.planned(seat, DRYING):
            table.then(CarryOut(seat, DRYING), Dry(seat, level))
        else:
            table.then(Dry(seat, level))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Not from this place now, nothing there, or no room."""
        level, piece = divmod(value, FORMS)
        if level != self.level:
            return self.no("from_right_to_left")
        if not table.pieces(self.seat, level, piece):
            return self.no("not_there")
        return None if table.fits(self.seat, level + 1, piece) else self.no("rack_full")
