"""The toy's table and steps; see `toy`."""

from waldlehre.kernel.box import Parts
from waldlehre.kernel.choice import Choice, some_of, up_to
from waldlehre.kernel.luck import roll, shuffled
from waldlehre.kernel.room import Variant
from waldlehre.kernel.step import Step
from waldlehre.kernel.table import Table

SPACES, LOAN, ROUNDS, HAND = 6, 100, 3, 3
DECK, GROWTH, DIE, VIEW = 1, 2, 3, 4  # what luck is for


class ClearingParts(Parts):
    """`values` says what each card is worth."""

    def __init__(self, box):
        super().__init__(box)
        sheet, self.values = box.sheets["cards"], []
        for row in range(len(sheet.rows)):
            value = sheet.whole(row, "value", 1, 9)
            self.values += [value] * sheet.whole(row, "count", 0, 9)
        if len(self.values) < 12:
            raise sheet.fault(len(sheet.rows) - 1, "count", "box.total", most=40)


class ClearingVariant(Variant):
    """T3.1: how often a seat may borrow."""

    __slots__ = ("credit", "start")

    def __init__(self, credit=2, start=(0, 0, 0)):
        self.credit = credit
        self.start = start

    def fault(self, seats):
        return "" if 0 <= self.credit < 5 else "credit"


class Clearing(Table):
    """A position; `bids` holds a card or -1, `grown` a 1 for each mushroom."""

    __slots__ = ("bids", "coins", "deck", "discard", "grown", "hands", "loans", "parts", "shown",
                 "variant", "won")  # fmt: skip

    def __init__(
        self, seed, seats, turn, agenda, parts, variant, deck=(), hands=(), bids=(), discard=(),
        won=(), shown=-1, grown=(), coins=(), loans=(), ended=0,
    ):  # fmt: skip
        super().__init__(seed, seats, turn, agenda, ended)
        self.parts, self.variant, self.shown = parts, variant, shown
        self.deck, self.bids, self.discard = list(deck), list(bids), list(discard)
        self.hands = [list(hand) for hand in hands]
        self.won = [list(cards) for cards in won]
        self.grown, self.coins, self.loans = list(grown), list(coins), list(loans)

    def copy(self):
        return Clearing(
            self.seed, self.seats, self.turn, self.agenda[:], self.parts, self.variant, self.deck,
            self.hands, self.bids, self.discard, self.won, self.shown, self.grown, self.coins,
            self.loans, self.ended,
        )  # fmt: skip

    def mushrooms(self):
        return [space for space in range(SPACES) if self.grown[space]]


class Deal(Step):
    """T1.1 Everybody draws three cards, unseen by the others."""

    __slots__ = ()
    rule = "T1.1"

    def do(self, table, picked):
        seats, cards = range(table.seats), list(range(len(table.parts.values)))
        table.deck = shuffled(cards, table.key(DECK))
        table.hands = [sorted(table.deck.pop() for _ in range(HAND)) for _ in seats]
        table.won, table.grown = [[] for _ in seats], [0] * SPACES
        table.coins, table.loans = list(table.variant.start[: table.seats]), [0] * table.seats
        table.tell("dealt", (HAND,))
        table.then(OpenRound())


class OpenRound(Step):
    """T2.1 A card is shown and two mushrooms grow on free spaces."""

    __slots__ = ()
    rule = "T2.1"
    reveals = True

    def do(self, table, picked):
        table.bids, table.shown = [-1] * table.seats, table.deck.pop()
        table.tell("shown", (table.shown,))
        free = [space for space in range(SPACES) if not table.grown[space]]
        for space in shuffled(free, table.key(GROWTH))[:2]:
            table.grown[space] = 1
            table.tell("grew", (space,))
        table.all_then([Bid(seat) for seat in range(table.seats)] + [Compare(), CloseRound()])


class Bid(Step):
    """T2.2 A card is laid face down."""

    __slots__ = ("seat",)
    rule = "T2.2"

    def __init__(self, seat):
        self.seat = seat

    def ask(self, table):
        return some_of(self.seat, "bid", table.hands[self.seat], 1)

    def do(self, table, picked):
        table.hands[self.seat].remove(picked[0])
        table.bids[self.seat] = picked[0]

    def refuse(self, table, value):
        return None if value in table.hands[self.seat] else self.no("not_held")


class Compare(Step):
    """T2.3 The bids are shown; the highest takes the card, the earlier seat of equal ones."""

    __slots__ = ()
    rule = "T2.3"
    reveals = True

    def do(self, table, picked):
        values = [table.parts.values[card] for card in table.bids]
        winner = values.index(max(values))
        table.won[winner].append(table.shown)
        table.discard += table.bids
        table.tell("won", (winner, table.shown))
        table.shown, table.bids = -1, [-1] * table.seats
        table.then(Gather(winner), Pay(winner))


class Gather(Step):
    """T3.1 The winner plucks up to two mushrooms and may borrow meanwhile."""

    __slots__ = ("seat",)
    rule = "T3.1"

    def __init__(self, seat):
        self.seat = seat

    def ask(self, table):
        choice = up_to(self.seat, "gather", table.mushrooms(), 2)
        if choice is not None and table.loans[self.seat] < table.variant.credit:
            choice.also = (LOAN,)
        return choice

    def do(self, table, picked):
        table.all_then([Pluck(self.seat, space) for space in picked])

    def aside(self, table, picked):
        table.loans[self.seat] += 1
        table.coins[self.seat] += 2
        table.tell("borrowed", (self.seat,))

    def refuse(self, table, value):
        if value == LOAN:
            free = table.loans[self.seat] < table.variant.credit
            return None if free else self.no("no_credit")
        if not 0 <= value < SPACES:
            return self.no("no_such_space")
        return None if table.grown[value] else self.no("bare_ground", space=value)


class Pluck(Step):
    """T3.2 A die is thrown for each mushroom: a one is rotten, else it brings as many coins."""

    __slots__ = ("seat", "space")
    rule = "T3.2"
    reveals = True

    def __init__(self, seat, space):
        self.seat, self.space = seat, space

    def do(self, table, picked):
        die = roll(table.key(DIE), self.space)
        table.grown[self.space] = 0
        if die > 1:
            table.coins[self.seat] += die
        table.tell("plucked" if die > 1 else "rotten", (self.space, die))


class Pay(Step):
    """T3.3 The winner gives another seat one coin."""

    __slots__ = ("seat",)
    rule = "T3.3"

    def __init__(self, seat):
        self.seat = seat

    def ask(self, table):
        others = [seat for seat in range(table.seats) if seat != self.seat]
        return Choice(self.seat, "pay", tuple(others))

    def do(self, table, picked):
        table.coins[self.seat] -= 1
        table.coins[picked[0]] += 1
        table.tell("paid", (self.seat, picked[0]))

    def refuse(self, table, value):
        return None if value in range(table.seats) and value != self.seat else self.no("yourself")


class CloseRound(Step):
    """T4.1 After three rounds the game is over."""

    __slots__ = ()
    rule = "T4.1"

    def do(self, table, picked):
        table.turn += 1
        if table.turn < ROUNDS:
            table.then(OpenRound())
        else:
            table.ended = 1
