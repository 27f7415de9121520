"""Chapter 4: people, forage and contracts along the trail."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.lignum.anytime import Asking
from waldlehre.lignum.kinds import CUTTING, KINDS, LUMBERJACK, PORTER, SAWYER
from waldlehre.lignum.state import NOWHERE, Sawmills


def affordable(table: Sawmills, seat: int, price: int, most: int) -> int:
    """Return how many things of a price a seat can pay for, at most so many."""
    return min(most, table.money[seat] // price) if price else most


def hireable(table: Sawmills, seat: int) -> int:
    """Return how many lumberjacks a seat may have in all (L4.6, L7.4)."""
    area = table.area[seat]
    trees = table.trees_in(area) if area != NOWHERE else 0
    plans = len(table.open_plans(seat, CUTTING))
    return trees + plans * table.parts.number["cutting_hands"]


class OnTrail(Asking):
    """Something that is bought on a location of the trail."""

    __slots__ = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def price(self, table: Sawmills) -> int:
        """Return what one costs."""
        return table.parts.price[self.place]


class HirePorters(OnTrail):
    """L4.4 Porters cost a coin each, as many as stand there."""

    __slots__ = ()
    rule: ClassVar[str] = "L4.4"

    def ask(self, table: Sawmills) -> Choice | None:
        """How many?"""
        most = affordable(table, self.seat, self.price(table), table.porters)
        options = list(range(1, most + 1))
        return Choice(self.seat, "porters", tuple(options), 1, 1, self.also(table, options))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Hire them."""
        table.spend(self.seat, picked[0] * self.price(table))
        table.porters -= picked[0]
        table.hired[self.seat * KINDS + PORTER] += picked[0]
        table.tell("hired", (self.seat, PORTER, picked[0]))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Nobody, more than stand there, or more than one can pay for."""
        if not 1 <= value <= table.porters:
            return self.no("not_so_many", most=table.porters)
        cost = value * self.price(table)
        return None if cost <= table.money[self.seat] else self.no("too_dear", money=cost)


class BuyForage(OnTrail):
    """L4.5 One forage goes to the space marked 3."""

    __slots__ = ()
    rule: ClassVar[str] = "L4.5"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Buy it."""
        table.spend(self.seat, self.price(table))
        table.forages -= 1
        table.forage[self.seat * 2] = 1
        table.tell("bought_forage", (self.seat,))


class HireLumberjacks(OnTrail):
    """L4.6 Lumberjacks cost a coin each, at most as many as there are trees in the own area."""

    __slots__ = ()
    rule: ClassVar[str] = "L4.6"

    def most(self, table: Sawmills) -> int:
        """Return how many there are for this seat."""
        return min(table.lumberjacks, hireable(table, self.seat))

    def ask(self, table: Sawmills) -> Choice | None:
        """How many?"""
        most = affordable(table, self.seat, self.price(table), self.most(table))
        options = list(range(1, most + 1))
        return Choice(self.seat, "lumberjacks", tuple(options), 1, 1, self.also(table, options))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Hire them."""
        table.spend(self.seat, picked[0] * self.price(table))
        table.lumberjacks -= picked[0]
        table.hired[self.seat * KINDS + LUMBERJACK] += picked[0]
        table.tell("hired", (self.seat, LUMBERJACK, picked[0]))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Nobody, more than there are trees or people, or more than one can pay for."""
        if not 1 <= value <= self.most(table):
            return self.no("not_so_many", most=self.most(table))
        cost = value * self.price(table)
        return None if cost <= table.money[self.seat] else self.no("too_dear", money=cost)


class BuyContract(OnTrail):
    """L4.7 One of the open contracts may be bought."""

    __slots__ = ()
    rule: ClassVar[str] = "L4.7"

    def ask(self, table: Sawmills) -> Choice | None:
        """Which one?"""
        options = sorted(table.offers)
        return Choice(self.seat, "contract", tuple(options), 1, 1, self.also(table, options))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Pay and take it."""
        table.spend(self.seat, self.price(table))
        table.offers.remove(picked[0])
        table.contracts[self.seat].append(picked[0])
        table.tell("bought_contract", (self.seat, picked[0]))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """It does not lie open."""
        return None if value in table.offers else self.no("not_open")


class HireSawyers(OnTrail):
    """L4.8 One sawyer is free; a second may be hired by whoever finds one there."""

    __slots__ = ()
    rule: ClassVar[str] = "L4.8"

    def ask(self, table: Sawmills) -> Choice | None:
        """One, or two?"""
        free, paid = table.free_sawyers > 0, table.paid_sawyers > 0
        paid = paid and table.money[self.seat] >= self.price(table)
        options = [1, 2] if free and paid else [1]
        return Choice(self.seat, "sawyers", tuple(options), 1, 1, self.also(table, options))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Take the free one if there is one, then the other."""
        many = picked[0]
        paid = many - min(1, table.free_sawyers)
        table.free_sawyers -= many - paid
        table.paid_sawyers -= paid
        table.spend(self.seat, paid * self.price(table))
        table.hired[self.seat * KINDS + SAWYER] += many
        table.tell("hired", (self.seat, SAWYER, many))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """No second one there, or no money for it."""
        if value == 1:
            return None
        if value != 2 or not table.free_sawyers or not table.paid_sawyers:
            return self.no("no_second_sawyer")
        cost = self.price(table)
        return None if cost <= table.money[self.seat] else self.no("too_dear", money=cost)
