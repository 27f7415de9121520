"""Chapters 7 and 8: refilling, fruitless rounds, and a shortage that ends the game."""

from __future__ import annotations

from typing import ClassVar, Final

from waldlehre.haselwurz.scoring import CountUp
from waldlehre.haselwurz.state import CARDS, TILES, Landscape
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step

YES: Final = 1


class DrawTile(Step[Landscape]):
    """H7.1 Whoever has laid a tile draws one."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H7.1"
    reveals: ClassVar[bool] = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Landscape, picked: Picked) -> None:
        """Draw; without a tile the end has come."""
        if not table.laid:
            return
        if not table.stack:
            table.then(Short(self.seat, TILES))
            return
        hand = table.hands[self.seat]
        hand.append(table.stack.pop())
        hand.sort()
        table.tell("drew", (self.seat, len(table.stack)))


class OpenCards(Step[Landscape]):
    """H7.2 Open cards are filled up from the stack."""

    __slots__ = ()
    rule: ClassVar[str] = "H7.2"
    reveals: ClassVar[bool] = True

    def do(self, table: Landscape, picked: Picked) -> None:
        """Open what is missing; without a card the end has come."""
        while len(table.open) < table.parts.open_cards:
            if not table.deck:
                table.then(Short(-1, CARDS))
                return
            species = table.deck.pop()
            table.open.append(species)
            table.sunk = min(table.sunk, len(table.deck))
            table.tell("opened", (species,))


class Fruitless(Step[Landscape]):
    """H7.3 After as many turns without a find as there are players the cards are exchanged."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H7.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Landscape, picked: Picked) -> None:
        """Count the turn."""
        table.barren = 0 if table.took else table.barren + 1
        if table.barren < table.seats:
            return
        table.tell("fruitless", (table.barren,))
        if table.variant.optional_exchange:
            table.then(MayExchange(self.seat))
        else:
            table.then(Exchange())


class MayExchange(Step[Landscape]):
    """H7.4 In edition "fr" whoever's turn is just ending decides about the exchange."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H7.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Landscape) -> Choice | None:
        """Are the cards exchanged?"""
        return Choice(self.seat, "exchange", (YES,), 0, 1)

    def do(self, table: Landscape, picked: Picked) -> None:
        """Exchange them, or leave them."""
        if picked:
            table.then(Exchange())

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """Only yes, or a pass."""
        return None if value == YES else self.no("yes_or_pass")


class Exchange(Step[Landscape]):
    """H7.3 The open cards go under the stack in the order they lie, and new ones are opened."""

    __slots__ = ()
    rule: ClassVar[str] = "H7.3"

    def do(self, table: Landscape, picked: Picked) -> None:
        """Put them under and fill up."""
        gone = table.open
        table.deck[:0] = gone
        table.sunk += len(gone)
        table.open = []
        table.barren = 0
        table.tell("exchanged", (len(gone),))
        for species in gone:
            table.tell("gone_under", (species,))
        table.then(OpenCards())


class Short(Step[Landscape]):
    """H8.1 The game is over at once when a tile or an open card cannot be refilled."""

    __slots__ = ("ending", "seat")
    rule: ClassVar[str] = "H8.1"

    def __init__(self, seat: int, ending: int) -> None:
        self.seat = seat
        """Who could not draw; -1 for nobody in particular."""
        self.ending = ending

    def do(self, table: Landscape, picked: Picked) -> None:
        """End, or let the round be played out."""
        if not table.variant.finish_round:
            table.agenda.clear()
            table.tell("over", (self.ending,))
            table.then(CountUp(self.ending))
        elif not table.last_round:
            table.last_round = self.ending
            table.tell("last_round", (self.ending,))
