"""Chapter 6: sapling auctions."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked, some_of
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.step import Step
from waldlehre.waldmeister.parts import KINDS
from waldlehre.waldmeister.planting import PlantSapling
from waldlehre.waldmeister.refusals import no_species
from waldlehre.waldmeister.state import Forest
from waldlehre.waldmeister.variant import NOBODY


@mypyc_attr(free_list_len=1)
class Auction(Step[Forest]):
    """W6.1 The drawer puts up three saplings, one at a time; a species nobody wants is barred."""

    __slots__ = ("barred", "lots", "seat")
    rule: ClassVar[str] = "W6.1"

    def __init__(self, seat: int, lots: int, barred: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.lots = lots
        self.barred = barred

    def ask(self, table: Forest) -> Choice | None:
        """Which species?"""
        if not self.lots:
            return None
        stock, barred = table.saplings, self.barred
        offers = [kind for kind in range(KINDS) if stock[kind] and kind not in barred]
        return some_of(self.seat, "lot", offers, 1)

    def do(self, table: Forest, picked: Picked) -> None:
        """Let those bid who have money and room."""
        if not picked:
            return
        species, least = picked[0], table.parts.auction_minimum
        money = table.money
        bidders = tuple(
            [s for s in table.clockwise(self.seat) if money[s] >= least and table.has_room(s)]
        )
        if bidders:
            table.then(Bid(species, self.seat, self.lots, self.barred, bidders))
        else:
            table.then(Unsold(species, self.seat, self.lots, self.barred))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """Out of stock, or barred."""
        if (no := no_species(self, table, value)) is not None:
            return no
        return self.no("barred", species=value) if value in self.barred else None


@mypyc_attr(free_list_len=1)
class Bid(Step[Forest]):
    """W6.2 Clockwise, raise or pass for good; there is no credit."""

    __slots__ = ("auctioneer", "barred", "high", "leader", "lots", "species", "waiting")
    rule: ClassVar[str] = "W6.2"

    def __init__(
        self,
        species: int,
        auctioneer: int,
        lots: int,
        barred: tuple[int, ...],
        waiting: tuple[int, ...],
        high: int = 0,
        leader: int = NOBODY,
    ) -> None:
        self.species = species
        self.auctioneer = auctioneer
        self.lots = lots
        self.barred = barred
        self.waiting = waiting
        self.high = high
        self.leader = leader

    def least(self, table: Forest) -> int:
        """Return the lowest bid that is high enough."""
        return self.high + table.parts.auction_step if self.high else table.parts.auction_minimum

    def ask(self, table: Forest) -> Choice | None:
        """Bid how much?"""
        seat, parts = self.waiting[0], table.parts
        low, step = parts.auction_minimum, parts.auction_step
        first = (self.least(table) - low) // step
        last = (table.money[seat] - low) // step
        return Choice(seat, "bid", parts.ladder[first : last + 1], 0, 1)

    def do(self, table: Forest, picked: Picked) -> None:
        """Go round until one is left."""
        waiting, high, leader = self.waiting[1:], self.high, self.leader
        if picked:
            if leader != NOBODY:
                waiting = (*waiting, leader)
            high, leader = picked[0], self.waiting[0]
            least, money = high + table.parts.auction_step, table.money
            waiting = tuple([seat for seat in waiting if money[seat] >= least])
        species, auctioneer, lots, barred = self.species, self.auctioneer, self.lots, self.barred
        if waiting:
            table.then(Bid(species, auctioneer, lots, barred, waiting, high, leader))
        elif leader == NOBODY:
            table.then(Unsold(species, auctioneer, lots, barred))
        else:
            table.then(Sold(leader, species, high), Auction(auctioneer, lots - 1, barred))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """Too low, off the steps, or more than one has."""
        least, step = self.least(table), table.parts.auction_step
        if value < least:
            reason = "bid_too_low" if self.high else "bid_below_minimum"
            return self.no(reason, money=least)
        if (value - table.parts.auction_minimum) % step:
            return self.no("bid_off_step", money=step)
        has = table.money[self.waiting[0]]
        return self.no("bid_no_credit", money=has) if value > has else None


@mypyc_attr(free_list_len=1)
class Sold(Step[Forest]):
    """W6.3 The last bidder left pays the bank and plants at once."""

    __slots__ = ("price", "seat", "species")
    rule: ClassVar[str] = "W6.3"

    def __init__(self, seat: int, species: int, price: int) -> None:
        self.seat = seat
        self.species = species
        self.price = price

    def do(self, table: Forest, picked: Picked) -> None:
        """Pay and plant."""
        table.spend(self.seat, self.price)
        table.tell("sold", (self.seat, self.species, self.price))
        table.then(PlantSapling(self.seat, self.species))


class Unsold(Step[Forest]):
    """W6.5 A species without a bid is barred for the rest of this card; the lot counts all the same."""

    __slots__ = ("auctioneer", "barred", "lots", "species")
    rule: ClassVar[str] = "W6.5"

    def __init__(self, species: int, auctioneer: int, lots: int, barred: tuple[int, ...]) -> None:
        self.species = species
        self.auctioneer = auctioneer
        self.lots = lots
        self.barred = barred

    def do(self, table: Forest, picked: Picked) -> None:
        """Bar it and go on."""
        table.tell("unsold", (self.species,))
        left = self.lots if table.variant.unsold_free else self.lots - 1
        table.then(Auction(self.auctioneer, left, (*self.barred, self.species)))
