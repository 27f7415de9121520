"""Chapters 1 and 2: setting up, and what a turn consists of."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.haselwurz.laying import LayTile
from waldlehre.haselwurz.moving import Move
from waldlehre.haselwurz.parts import KINDS
from waldlehre.haselwurz.refilling import DrawTile, Fruitless, OpenCards
from waldlehre.haselwurz.scoring import CountUp
from waldlehre.haselwurz.state import AWAY, DECK, STACK, Landscape
from waldlehre.haselwurz.wood import Wood
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.luck import shuffled
from waldlehre.kernel.step import Step


class SetUp(Step[Landscape]):
    """H1.1 The start tiles lie in the middle."""

    __slots__ = ()
    rule: ClassVar[str] = "H1.1"

    def do(self, table: Landscape, picked: Picked) -> None:
        """Lay them and go on with setting up."""
        for here, tile, turns in table.parts.start:
            table.lay(tile, here, turns)
            table.tell("starts", (here, tile))
        seats, first = table.seats, table.variant.first
        order = [(first + at) % seats for at in range(seats)]
        table.all_then(
            [
                Share(),
                DealTiles(),
                *[SetSprite(seat) for seat in order],
                FirstCards(),
                Begin(order[-1]),
            ]
        )


class Share(Step[Landscape]):
    """H1.2 Everybody gets a share of the wooden pieces."""

    __slots__ = ()
    rule: ClassVar[str] = "H1.2"

    def do(self, table: Landscape, picked: Picked) -> None:
        """Hand them out."""
        for seat, share in enumerate(table.parts.share[table.seats]):
            table.wood[seat * KINDS : (seat + 1) * KINDS] = share
            table.tell("shared", (seat, share[0], share[1], share[2]))


class DealTiles(Step[Landscape]):
    """H1.3 The other tiles are shuffled and everybody draws."""

    __slots__ = ()
    rule: ClassVar[str] = "H1.3"
    reveals: ClassVar[bool] = True

    def do(self, table: Landscape, picked: Picked) -> None:
        """Shuffle once; every order to come follows from it."""
        rest = [tile for tile in range(table.parts.tiles) if table.place[tile] == AWAY]
        table.stack = shuffled(rest, table.key(STACK))
        size = table.parts.hand_size
        for seat in range(table.seats):
            table.hands[seat] = sorted([table.stack.pop() for _ in range(size)])
        table.tell("dealt", (size, len(table.stack)))


class SetSprite(Step[Landscape]):
    """H1.4 In seat order everybody sets their sprite on a start tile."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H1.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Landscape) -> Choice | None:
        """On which tile?"""
        options = [here for here in table.at if table.may_stop(here)]
        options.sort()
        return Choice(self.seat, "sprite", tuple(options))

    def do(self, table: Landscape, picked: Picked) -> None:
        """Set it there."""
        table.sprite[self.seat] = picked[0]
        table.tell("set_sprite", (self.seat, picked[0]))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """No tile, or one where sprites may not stop."""
        if value not in table.at:
            return self.no("no_tile_there")
        stops = table.may_stop(value)
        return None if stops else self.no("may_not_stop", landscape=table.land(value))


class FirstCards(Step[Landscape]):
    """H1.5 The cards are shuffled and the first are laid open."""

    __slots__ = ()
    rule: ClassVar[str] = "H1.5"
    reveals: ClassVar[bool] = True

    def do(self, table: Landscape, picked: Picked) -> None:
        """Shuffle once, then open."""
        table.deck = shuffled(list(range(len(table.parts.rarity))), table.key(DECK))
        table.tell("shuffled", (len(table.deck),))
        table.then(OpenCards())


class Begin(Step[Landscape]):
    """H1.6 Whoever set their sprite last begins."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H1.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Landscape, picked: Picked) -> None:
        """Begin the first turn."""
        table.tell("begins", (self.seat,))
        table.then(Turn(self.seat))


class Turn(Step[Landscape]):
    """H2.1 Lay a tile, place wooden pieces, move, find, refill; then it is the next one's turn."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H2.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Landscape, picked: Picked) -> None:
        """Lay out the steps; finding comes with the move."""
        seat = self.seat
        table.laid = False
        table.took = False
        table.tell("turn", (seat,))
        table.all_then(
            [
                LayTile(seat),
                Wood(seat),
                Move(seat),
                DrawTile(seat),
                OpenCards(),
                Fruitless(seat),
                PassOn(seat),
            ]
        )


class PassOn(Step[Landscape]):
    """H2.1 The next seat's turn comes, unless the last round is over."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H2.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Landscape, picked: Picked) -> None:
        """Begin the next turn, or count up."""
        table.turn += 1
        if table.last_round and table.turn % table.seats == 0:
            table.then(CountUp(table.last_round))
        else:
            table.then(Turn((self.seat + 1) % table.seats))
