"""Chapter 4: who draws the cards laid out, and when they act."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.luck import shuffled
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.step import Step
from waldlehre.waldmeister.cards import CARDS
from waldlehre.waldmeister.state import BLIND, Forest
from waldlehre.waldmeister.variant import NOBODY


class HandOut(Step[Forest]):
    """W4.1 The layer names one player fewer than there are cards, or one for a single card."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W4.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Forest) -> Choice | None:
        """Who must draw?"""
        others = table.parts.others[table.seats][self.seat]
        many = len(table.laid) - 1 or 1
        if many > len(others):
            many = len(others)
        return Choice(self.seat, "who", others, many, many)

    def do(self, table: Forest, picked: Picked) -> None:
        """Offer one card, or have them draw clockwise."""
        cards = len(table.laid)
        if cards == 1:
            table.then(Offer(picked[0], self.seat))
        elif cards - 1 > len(picked):
            table.then(OneOrTwo(picked[0], self.seat))
        else:
            takers = tuple([seat for seat in table.clockwise(self.seat) if seat in picked])
            draw(table, self.seat, takers)

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """Oneself."""
        return self.no("not_yourself") if value == self.seat else None


def draw(table: Forest, layer: int, takers: Picked) -> None:
    """Lay the drawing; with the variant the layer first keeps a card."""
    if table.variant.keep_last and takers:
        table.then(KeepLast(layer, takers))
    else:
        table.then(Draw(layer, takers))


class Offer(Step[Forest]):
    """W4.2 A single card is offered unseen; if it is refused, the layer takes it."""

    __slots__ = ("layer", "seat")
    rule: ClassVar[str] = "W4.2"

    def __init__(self, seat: int, layer: int) -> None:
        self.seat = seat
        self.layer = layer

    def ask(self, table: Forest) -> Choice | None:
        """Take it?"""
        return Choice(self.seat, "offer", (1,), 0, 1)

    def do(self, table: Forest, picked: Picked) -> None:
        """One of the two gets it."""
        table.then(Draw(self.layer, (self.seat,) if picked else ()))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """There is only yes."""
        return None if value == 1 else self.no("only_yes")


class OneOrTwo(Step[Forest]):
    """W4.3 With two players and three cards the opponent says how many of them it takes, one or two."""

    __slots__ = ("layer", "seat")
    rule: ClassVar[str] = "W4.3"

    def __init__(self, seat: int, layer: int) -> None:
        self.seat = seat
        self.layer = layer

    def ask(self, table: Forest) -> Choice | None:
        """How many?"""
        return Choice(self.seat, "how_many", (1, 2))

    def do(self, table: Forest, picked: Picked) -> None:
        """Draw so many."""
        draw(table, self.layer, (self.seat,) * picked[0])

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """Only one or two."""
        return None if value in (1, 2) else self.no("one_or_two")


class KeepLast(Step[Forest]):
    """W4.7 Variant: the layer keeps the card that it laid out last."""

    __slots__ = ("seat", "takers")
    rule: ClassVar[str] = "W4.7"

    def __init__(self, seat: int, takers: tuple[int, ...]) -> None:
        self.seat = seat
        self.takers = takers

    def ask(self, table: Forest) -> Choice | None:
        """Which card was the last?"""
        return Choice(self.seat, "keep", tuple(table.laid))

    def do(self, table: Forest, picked: Picked) -> None:
        """Draw the others."""
        table.then(Draw(self.seat, self.takers, picked[0]))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """It does not lie there."""
        return None if value in table.laid else self.no("not_laid")


@mypyc_attr(free_list_len=1)
class Draw(Step[Forest]):
    """W4.4 The players named draw unseen, clockwise; the layer has what is left."""

    __slots__ = ("kept", "layer", "takers")
    rule: ClassVar[str] = "W4.4"
    reveals: ClassVar[bool] = True

    def __init__(self, layer: int, takers: tuple[int, ...], kept: int = NOBODY) -> None:
        self.layer = layer
        self.takers = takers
        self.kept = kept

    def do(self, table: Forest, picked: Picked) -> None:
        """Open the cards; lay their carrying out, clockwise, the layer last."""
        cards = self.order(table)
        table.drawn, table.laid, table.layer = table.laid, [], NOBODY
        seats = [*self.takers, self.layer, self.layer, self.layer]
        for at, card in enumerate(cards):
            table.tell("drew", (seats[at], card))
        at = len(cards) - 1
        while at >= 0:
            if at and seats[at] == seats[at - 1]:
                at -= 1
                table.then(OrderTwo(seats[at], tuple(sorted(cards[at : at + 2]))))
            else:
                table.then(CarryOut(seats[at], cards[at]))
            at -= 1

    def order(self, table: Forest) -> list[int]:
        """Return the cards in the order in which they are drawn, the one kept last."""
        laid, kept = table.laid, self.kept
        if len(laid) == 1:
            return laid
        if kept == NOBODY:
            return shuffled(laid, table.key(BLIND))
        others = [card for card in laid if card != kept]
        return [*shuffled(others, table.key(BLIND)), kept]


class OrderTwo(Step[Forest]):
    """W4.5 Whoever holds two cards says which comes first."""

    __slots__ = ("cards", "seat")
    rule: ClassVar[str] = "W4.5"

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def ask(self, table: Forest) -> Choice | None:
        """Which first?"""
        return Choice(self.seat, "first_card", self.cards)

    def do(self, table: Forest, picked: Picked) -> None:
        """One after the other; two of one kind have dice of their own."""
        second = self.cards[0] if picked[0] == self.cards[1] else self.cards[1]
        kinds = table.parts.kind_of
        nth = 1 if kinds[picked[0]] == kinds[second] else 0
        table.then(CarryOut(self.seat, picked[0]), CarryOut(self.seat, second, nth))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """Only the two."""
        return None if value in self.cards else self.no("not_drawn")


@mypyc_attr(free_list_len=1)
class CarryOut(Step[Forest]):
    """W4.6 A card acts only in its seasons; it is discarded when its turn comes."""

    __slots__ = ("card", "nth", "seat")
    rule: ClassVar[str] = "W4.6"

    def __init__(self, seat: int, card: int, nth: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.nth = nth

    def do(self, table: Forest, picked: Picked) -> None:
        """Discard it and let it act."""
        table.drawn.remove(self.card)
        table.discard.append(self.card)
        seat, card, parts = self.seat, self.card, table.parts
        kind, season = parts.kind_of[card], parts.season_at[table.marker]
        if parts.live[kind][season]:
            table.tell("acts", (seat, card, card))
            table.then(CARDS[kind](seat, card, self.nth))
        else:
            table.tell("no_effect", (seat, card, season))
