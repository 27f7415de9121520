"""Clearing, a tiny game for tests of the kernel: it uses what the peg game does not.

T1 Each seat holds three hidden cards. T2 Every round shows one card and lets two mushrooms grow;
all bid a card in secret, the highest takes what was shown. T3 The winner plucks up to two
mushrooms (a die each: a one is rotten), may borrow beside that, and pays another seat one coin.
T4 After three rounds coins, won cards and debts count.
"""

from waldlehre.drawing import drawn_by
from waldlehre.foresters import STANDARD
from waldlehre.kernel.box import Box, Sheet
from waldlehre.kernel.luck import luck, shuffled
from waldlehre.kernel.room import Blame, Prompt, Room, Told

from .toy_turns import DECK, LOAN, SPACES, VIEW, Clearing, ClearingParts, ClearingVariant, Deal


def new_table(seed, seats, variant, parts):
    return Clearing(seed, seats, 0, [Deal()], parts, variant)


def view(table, seat, deal=0):
    """Mix what the seat may not know, by luck that has nothing to do with the real seed."""
    seen, hidden = table.copy(), [one for one in range(table.seats) if one != seat]
    seen.seed = luck(luck(VIEW, deal), table.turn)
    cards = table.deck + [card for one in hidden for card in table.hands[one]]
    cards += [table.bids[one] for one in hidden if table.bids and table.bids[one] >= 0]
    cards = shuffled(sorted(cards), luck(seen.seed, DECK))
    for one in hidden:
        seen.hands[one] = sorted(cards.pop() for _ in table.hands[one])
        if table.bids and table.bids[one] >= 0:
            seen.bids[one] = cards.pop()
    seen.deck = cards
    return seen


def scores(table):
    worth = [sum(table.parts.values[card] for card in cards) for cards in table.won]
    return [table.coins[at] + worth[at] - 3 * table.loans[at] for at in range(table.seats)]


def winners(table):
    points = scores(table)
    return [seat for seat in range(table.seats) if points[seat] == max(points)]


def label(table, kind, value, voice):
    if kind == "card":
        return f"card {value}, worth {table.parts.values[value]}"
    return "a loan" if value == LOAN else f"space {value}"


def key(table, kind, value, seat):
    return "loan" if value == LOAN else f"{kind[0]}{value}"


def universe(table, kind):
    if kind == "card":
        return tuple(range(len(table.parts.values)))
    return (*range(SPACES), LOAN) if kind == "space" else tuple(range(table.seats))


def text(table, viewer, voice):
    hand = table.hands[viewer] if viewer >= 0 else []
    cards = [label(table, "card", card, voice) for card in hand]
    return f"mushrooms {table.mushrooms()}, coins {table.coins}, hand {cards}"


def faults(table):
    cards = table.deck + table.discard + [card for card in table.bids if card >= 0]
    cards += [card for hand in table.hands + table.won for card in hand]
    cards += [table.shown] if table.shown >= 0 else []
    if sorted(cards) != list(range(len(table.parts.values))):
        yield f"cards {sorted(cards)}"


def sheet(*rows):
    """Return the table of cards, each row a value and how many there are."""
    cells = [{"value": str(value), "count": str(count)} for value, count in rows]
    return Sheet("cards", ("value", "count"), cells)


ROOM = Room(
    name="toy",
    rules=2,
    seats=(2, 3),
    sheets={"cards": ("value", "count")},
    make_parts=ClearingParts,
    editions={"plain": ClearingVariant(), "thrifty": ClearingVariant(credit=0)},
    new_table=new_table,
    view=view,
    scores=scores,
    winners=winners,
    worth=lambda table, seat: scores(table)[seat],
    measures={"points": lambda table, seat: scores(table)[seat]},
    phase=lambda table: table.turn,
    label=label,
    key=key,
    universe=universe,
    text=text,
    sources=lambda table, event, about: (),
    note=lambda table, kind, value, voice: f"note on {kind} {value}" if kind == "card" else "",
    picture=drawn_by("tests.kernel.toy_scene"),
    faults=faults,
    prompts={
        "bid": Prompt("card", secret=True),
        "gather": Prompt("space"),
        "pay": Prompt("seat"),
    },
    events={
        "dealt": Told("count"),
        "shown": Told("card", root=True),
        "grew": Told("space"),
        "won": Told("seat card"),
        "borrowed": Told("seat"),
        "plucked": Told("space die", since="grew"),
        "rotten": Told("space die", since="grew"),
        "paid": Told("seat other"),
    },
    kinds={"seat": "seat", "other": "seat", "card": "card", "space": "space"},
    endings=("", "finished"),
    places=("space", "space"),
    fresh=("grew",),
    losses=("rotten",),
    foresters=dict(STANDARD),
    counted={"rot": "rotten"},
    blame=Blame("", lambda table, heard: f"die {heard[-1][1][1]}"),
)
ROOM._parts.append(ClearingParts(Box("toy", {"cards": sheet((1, 4), (2, 4), (3, 4), (4, 4))})))


def rooms(name):
    """Find the toy, as the front door finds rooms."""
    return ROOM if name == ROOM.name else None
