"""Chapter 9: the final sale, contracts and loans; most coins win."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.lignum.anytime import Asking
from waldlehre.lignum.kinds import FROM_CONTRACTS, FROM_LOANS, FROM_WOOD, KINDS, SOURCES, STAGES
from waldlehre.lignum.selling import finished, price, saleable, sell, there
from waldlehre.lignum.state import FINISHED, Sawmills


class FinalSale(Step[Sawmills]):
    """L9.1 After the second winter everything on the selling area and the racks is sold."""

    __slots__ = ()
    rule: ClassVar[str] = "L9.1"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Sell it, then settle all accounts."""
        table.stage = len(STAGES) - 1
        for seat in table.edge:
            for cell in saleable(table, seat):
                sell(table, seat, cell, there(table, seat, cell))
        rest: list[Step[Sawmills]] = [RiverSale(seat) for seat in table.edge]
        table.all_then([*rest, PayContracts(), RepayLoans(), CountUp()])


def afloat(table: Sawmills, seat: int) -> list[int]:
    """Return the woods that a seat could sell from the river (L9.2)."""
    worth = table.parts.worth
    return [wood for wood in range(KINDS) if worth[wood] and table.river[seat * KINDS + wood]]


class RiverSale(Asking):
    """L9.2 Logs of one wood may be sold from the river, but no wenge."""

    __slots__ = ()
    rule: ClassVar[str] = "L9.2"
    lone: ClassVar[bool] = True
    span: ClassVar[int] = KINDS

    def ask(self, table: Sawmills) -> Choice | None:
        """Which wood?"""
        woods = tuple(afloat(table, self.seat))
        return Choice(self.seat, "river_sale", woods) if woods else None

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Sell its logs."""
        if not picked:
            return
        seat, wood = self.seat, picked[0]
        many = table.river[seat * KINDS + wood]
        table.river[seat * KINDS + wood] = 0
        money = many * table.parts.worth[wood]
        table.earn(seat, FROM_WOOD, money)
        table.tell("sold_afloat", (seat, wood, many, money))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Not afloat, or it cannot be sold as logs."""
        if value in afloat(table, self.seat):
            return None
        if not table.parts.worth[value]:
            return self.no("only_sawn", wood=value)
        return self.no("not_afloat", wood=value)


class PayContracts(Step[Sawmills]):
    """L9.3 Finished contracts are paid."""

    __slots__ = ()
    rule: ClassVar[str] = "L9.3"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Pay them."""
        for seat in range(table.seats):
            for contract in table.contracts[seat]:
                if finished(table, contract):
                    money = table.parts.pays[contract]
                    table.earn(seat, FROM_CONTRACTS, money)
                    table.tell("paid", (seat, contract, money))


class RepayLoans(Step[Sawmills]):
    """L9.4 Loans are paid back, even below zero."""

    __slots__ = ()
    rule: ClassVar[str] = "L9.4"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Take what is owed."""
        for seat in range(table.seats):
            owed = table.parts.repay[table.loans[seat]]
            if owed:
                table.earn(seat, FROM_LOANS, -owed)
                table.tell("repaid", (seat, owed))


class CountUp(Step[Sawmills]):
    """L9.5 Most coins win; on a tie the win is shared."""

    __slots__ = ()
    rule: ClassVar[str] = "L9.5"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Tell the money and what it came of, and end."""
        table.ended = FINISHED
        table.tell("over", (FINISHED,))
        for seat in range(table.seats):
            first = seat * len(SOURCES)
            start, sales, crafts, tokens, contracts, loans, spent = table.tally[
                first : first + len(SOURCES)
            ]
            about = (start, sales, crafts, tokens, contracts, loans, -spent)
            table.tell("points", (seat, table.money[seat], *about))


def contract_money(table: Sawmills, seat: int) -> int:
    """Return what a seat's finished contracts pay."""
    pays = table.parts.pays
    return sum(pays[one] for one in table.contracts[seat] if finished(table, one))


def score(table: Sawmills, seat: int) -> int:
    """Return a seat's coins, as if everything were sold, paid and repaid now (L9.1 to L9.4)."""
    money = table.money[seat]
    if table.ended:
        return money
    for cell in saleable(table, seat):
        money += there(table, seat, cell) * price(table, cell)
    worth, first = table.parts.worth, seat * KINDS
    money += max(table.river[first + wood] * worth[wood] for wood in range(KINDS))
    return money + contract_money(table, seat) - table.parts.repay[table.loans[seat]]


def scores(table: Sawmills) -> list[int]:
    """Return everybody's coins."""
    return [score(table, seat) for seat in range(table.seats)]


def winners(table: Sawmills) -> list[int]:
    """Return the seats with most coins (L9.5)."""
    coins = scores(table)
    return [seat for seat in range(table.seats) if coins[seat] == max(coins)]
