"""Chapter 2: a turn and how it passes on; chapter 1: what comes before the first."""

from __future__ import annotations

from typing import ClassVar, Final

from waldlehre.kernel.choice import Choice, Picked, some_of
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.luck import luck
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.step import Step
from waldlehre.waldmeister.death import suffer
from waldlehre.waldmeister.ending import Announce, CheckStocks, GameOver, Refill
from waldlehre.waldmeister.handing import HandOut
from waldlehre.waldmeister.parts import EMPTY, SEATS, SEED
from waldlehre.waldmeister.planting import BuySapling
from waldlehre.waldmeister.refusals import elsewhere
from waldlehre.waldmeister.remediation import Voluntary
from waldlehre.waldmeister.seasons import general_action
from waldlehre.waldmeister.state import FIRST, FULL, Forest
from waldlehre.waldmeister.variant import NOBODY


class SetUp(Step[Forest]):
    """W1.1 Everybody gets start money; the lot says who begins."""

    __slots__ = ()
    rule: ClassVar[str] = "W1.1"

    def do(self, table: Forest, picked: Picked) -> None:
        """Pay, draw the lot, and let everybody place their plants, then deal."""
        for seat in range(table.seats):
            table.earn(seat, table.parts.start_money)
        first = table.variant.first
        if first == NOBODY:
            first = luck(luck(table.seed, FIRST), 0) % table.seats
        table.tell("begins", (first,))
        table.then(Deal(first))
        for seat in reversed(table.clockwise(first)):
            for stage, species, many in reversed(layout(table)):
                table.then(PlaceStart(seat, stage, species, many))


def layout(table: Forest) -> list[tuple[int, int, int]]:
    """Return the plants to place, as (stage, species, how many): the variant's or the box's."""
    chosen = table.variant.start
    if not chosen:
        return table.parts.layout
    return [(chosen[at], chosen[at + 1], 1) for at in range(0, len(chosen), 2)]


class PlaceStart(Step[Forest]):
    """W1.2 Everybody places the start plants at will; those that are no seeds take their arrows."""

    __slots__ = ("many", "seat", "species", "stage")
    rule: ClassVar[str] = "W1.2"

    def __init__(self, seat: int, stage: int, species: int, many: int) -> None:
        self.seat = seat
        self.stage = stage
        self.species = species
        self.many = many

    def ask(self, table: Forest) -> Choice | None:
        """Where?"""
        return some_of(self.seat, "start", table.standing(self.seat, EMPTY), self.many)

    def do(self, table: Forest, picked: Picked) -> None:
        """Place them and count the arrows."""
        for space in picked:
            table.take(space, self.stage, self.species)
            table.tell("planted", (space, self.species, self.stage))
        if self.stage != SEED:
            suffer(table, self.seat, picked, arrows=True)

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """A space that is taken."""
        if (no := elsewhere(self, table, self.seat, value)) is not None:
            return no
        return None if table.stage[value] == EMPTY else self.no("occupied", space=value)


class Deal(Step[Forest]):
    """W1.3 The cards are shuffled and everybody gets five."""

    __slots__ = ("first",)
    rule: ClassVar[str] = "W1.3"
    reveals: ClassVar[bool] = True

    def __init__(self, first: int) -> None:
        self.first = first

    def do(self, table: Forest, picked: Picked) -> None:
        """Deal; the first player's turn begins."""
        table.shuffle()
        for seat in table.clockwise(self.first):
            table.tell("refilled", (seat, table.draw(seat)))
        table.turn = 1
        table.then(Turn(self.first))


class Turn(Step[Forest]):
    """W2.1 Lay cards, hand them out, build, buy, refill; then the next player."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W2.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Forest, picked: Picked) -> None:
        """Lay the parts of a turn in the order of the rules."""
        table.short_points = table.short_bank = False
        table.tell("turn", (self.seat,))
        table.then_ready(PARTS_OF_A_TURN[self.seat])


class LayCards(Step[Forest]):
    """W2.2 Lay out one to three cards face down."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W2.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Forest) -> Choice | None:
        """Which cards?"""
        hand, most = table.hands[self.seat], table.parts.cards_laid_max
        return Choice(self.seat, "lay", tuple(hand), 1, most if most < len(hand) else len(hand))

    def do(self, table: Forest, picked: Picked) -> None:
        """Lay them; the marker moves as many spaces."""
        hand = table.hands[self.seat]
        for card in picked:
            hand.remove(card)
        table.laid = list(picked)
        table.layer = self.seat
        table.then(MoveMarker(self.seat, len(picked)))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """It is not in the hand."""
        if not 0 <= value < len(table.parts.kind_of):
            return self.no("no_such_card")
        return None if value in table.hands[self.seat] else self.no("not_in_hand", card=value)


class PassOn(Step[Forest]):
    """W9.4 The next player's turn, unless it is whoever announced the end."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W9.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Forest, picked: Picked) -> None:
        """Go on or end."""
        following = (self.seat + 1) % table.seats
        if following == table.announcer:
            table.then(GameOver(FULL))
            return
        table.turn += 1
        if table.announcer != NOBODY:
            table.tell("last_turn", (following,))
        table.then(TURNS[following])


PARTS_OF_A_TURN: Final[list[list[Step[Forest]]]] = [
    [
        *(LayCards(seat), HandOut(seat), Voluntary(seat), BuySapling(seat)),
        *(Refill(seat), CheckStocks(), Announce(seat), PassOn(seat)),
    ][::-1]
    for seat in range(SEATS)
]
"""By seat, in the order of the rules (W2.1) but turned round, as the agenda takes them; steps never
change, so they are made once."""


TURNS: Final = [Turn(seat) for seat in range(SEATS)]


@mypyc_attr(free_list_len=1)
class MoveMarker(Step[Forest]):
    """W2.3 The marker moves a space for each card; reaching or passing a season's middle starts its action."""

    __slots__ = ("count", "seat")
    rule: ClassVar[str] = "W2.3"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, table: Forest, picked: Picked) -> None:
        """Move, then lay the action of the season whose middle came."""
        middle, seasons = table.parts.middle, table.parts.season_at
        marker, crossed = table.marker, NOBODY
        for _ in range(self.count):
            marker = (marker + 1) % len(middle)
            if middle[marker] and crossed == NOBODY:
                crossed = seasons[marker]
        table.marker = marker
        table.tell("marker", (self.count, seasons[marker]))
        if crossed != NOBODY:
            general_action(crossed, table, self.seat)
