"""Small positions built by hand on a real table, in words: "beech tree 2 fox", "pine seed".

`position` takes every piece from the supply, `begin` lays steps on it and plays on to the first
question, `land` reads a landscape back in the same words and sees that no piece was lost.
"""

from waldlehre.kernel.game import Game
from waldlehre.kernel.luck import luck, roll
from waldlehre.kernel.positions import digest
from waldlehre.waldmeister import ROOM
from waldlehre.waldmeister.cards import CARDS
from waldlehre.waldmeister.handing import CarryOut
from waldlehre.waldmeister.parts import (
    ANIMAL_NAMES,
    CARD_NAMES,
    SEASONS,
    SPACES,
    SPECIES,
    STAGES,
    TILES,
    ZONE_NAMES,
    ZONES,
)
from waldlehre.waldmeister.state import BLIND, DIE
from waldlehre.waldmeister.turn import Turn
from waldlehre.waldmeister.variant import Variant

CELLS = tuple(ROOM.parts().cells)
FULL = dict.fromkeys(CELLS, "pine tree") | dict.fromkeys(CELLS[:4], "spruce tree")
"""Trees on all twelve spaces."""


def at(cell, seat=0):
    """Return the number of a cell of a seat's landscape."""
    return seat * SPACES + CELLS.index(cell)


def named(space):
    """Return the cell of a space."""
    return CELLS[space % SPACES]


def card(name, copy=1):
    """Return a card of the default box by its name."""
    return ROOM.parts().kind_of.index(CARD_NAMES.index(name)) + copy - 1


def animal(name):
    """Return an animal's number."""
    return ANIMAL_NAMES.index(name) + 1


def measure(tile, zone):
    """Return a measure: "filter_66", "I"."""
    return ZONE_NAMES.index(zone) * 2 + TILES.index(tile) % 2


def box(*cells):
    """Return the default box with some cells changed, each (table, row, column, value)."""
    base = ROOM.parts().box
    found = []
    for sheet, row, column, value in cells:
        rows = base.sheets[sheet].rows
        if isinstance(row, str):
            row = [next(iter(one.values())) for one in rows].index(row)
        found.append([sheet, row, column, str(value)])
    return base.changed(found, {})


def position(
    *lands,
    seats=2,
    money=(),
    bank=None,
    bag=None,
    zones=(),
    season="winter",
    marker=None,
    hands=(),
    discard=(),
    deck=None,
    turn=1,
    seed=1,
    cells=(),
    **variant,
):
    """Return a table with these plants on each landscape, everything else in the supply.

    `bag` and `bank` say what is left there: the pool is made to fit, the last seat holds the rest
    of the money. `cells` are changes of the box. Further names are fields of the variant.
    """
    placed = sum(int(word) for land in lands for plant in land.values() for word in numbers(plant))
    if bag is not None:
        cells = (*cells, ("numbers", f"damage_pool_{seats}", "value", placed + bag))
    parts = ROOM.make_parts(box(*cells)) if cells else ROOM.parts()
    table = ROOM.new_table(seed, seats, Variant(**variant), parts)
    table.agenda, table.turn = [], turn
    for seat, land in enumerate(lands):
        for cell, plant in land.items():
            put(table, at(cell, seat), plant.split())
    for seat, levels in enumerate(zones):
        for zone, level in levels.items():
            build(table, seat, zone, level)
    table.money = [*money, *[0] * (seats - len(money))]
    if bank is not None:
        table.money[-1] += parts.bank - bank - sum(table.money)
    table.bank = parts.bank - sum(table.money)
    table.marker = 3 * SEASONS.index(season) + 1 if marker is None else marker
    deal(table, hands, discard, deck)
    sound(table)
    return table


def numbers(plant):
    """Return the numbers among a plant's words."""
    return [word for word in plant.split() if word.isdigit()]


def put(table, space, words):
    """Put a plant on a space: species, stage, damage, animal."""
    table.take(space, STAGES.index(words[1]), SPECIES.index(words[0]))
    for word in words[2:]:
        if word.isdigit():
            table.damage[space] = int(word)
            table.points -= int(word)
        else:
            table.animal[space] = animal(word)
            table.animals[animal(word)] -= 1


def build(table, seat, zone, level):
    """Lay remediation tiles on a zone."""
    for lower in range(level):
        table.tiles[table.parts.tile_of[ZONE_NAMES.index(zone) * 2 + lower]] -= 1
    table.zone[seat * ZONES + ZONE_NAMES.index(zone)] = level


def deal(table, hands, discard, deck):
    """Give cards by name; of the others `deck` lie in the draw pile, the rest is discarded."""
    left = list(range(len(table.parts.kind_of)))

    def find(name):
        found = next(one for one in left if CARD_NAMES[table.parts.kind_of[one]] == name)
        left.remove(found)
        return found

    table.hands = [sorted(find(name) for name in hand) for hand in hands]
    table.hands += [[] for _ in range(table.seats - len(hands))]
    table.discard = [find(name) for name in discard]
    if deck is not None:
        table.discard += left[deck:]
    table.deck = left[:deck]


def sound(table):
    """Check that every piece of the box is somewhere exactly once."""
    assert not list(ROOM.faults(table))


def begin(table, *steps):
    """Lay steps and play on to the first question."""
    table.all_then(list(steps))
    sound(table)
    return Game(ROOM, table, ("",) * table.seats, "de", "en")


def draw(table, name, seat=0, nth=0, copy=1):
    """Let a seat carry out a card whatever the season says."""
    return begin(table, CARDS[CARD_NAMES.index(name)](seat, card(name, copy), nth))


def carry_out(table, name, seat=0):
    """Let a seat hold a card just drawn and carry it out, if the season allows it."""
    held = next(one for one in table.deck if CARD_NAMES[table.parts.kind_of[one]] == name)
    table.deck.remove(held)
    table.drawn = [held]
    return begin(table, CarryOut(seat, held))


def turn(table, seat=0):
    """Begin a seat's turn."""
    return begin(table, Turn(seat))


def land(game, seat=0):
    """Return a landscape in words; nothing may be lost or doubled."""
    table = game.table
    sound(table)
    found = {}
    for space in table.parts.home[seat]:
        if table.stage[space]:
            words = [SPECIES[table.species[space]], STAGES[table.stage[space]]]
            words += [str(table.damage[space])] if table.damage[space] else []
            words += [ANIMAL_NAMES[table.animal[space] - 1]] if table.animal[space] else []
            found[named(space)] = " ".join(words)
    return found


def offers(game):
    """Return what is asked, of whom, and the options: cells, names or numbers."""
    choice = game.asking
    kind = ROOM.prompts[choice.prompt].kind
    keys = [ROOM.key(game.table, kind, value, choice.seat) for value in choice.options]
    return choice.prompt, choice.seat, keys


def state(game):
    """Return everything that a refused answer must leave alone."""
    return digest(game.table), repr(game.asking), game.given[:], game.undone[:]


def told(game, name, many=9):
    """Return the first parameters of every event of this name."""
    return [event.about[:many] for event in game.events if event.name == name]


def answered(game, prompt):
    """Return (seat, *picked) of every answer to this kind of question, forced ones included."""
    return [event.about for event in game.events if event.asked == prompt]


def loaded(table, name, dice, nth=0, seat=0):
    """Give the table the first seed with which a card rolls so: cell -> number or numbers."""
    wanted = {
        at(cell, seat): die if isinstance(die, tuple) else (die,) for cell, die in dice.items()
    }
    for table.seed in range(200_000):
        key = table.key(DIE, 2 * CARD_NAMES.index(name) + nth)
        if all(roll(key, space) in die for space, die in wanted.items()):
            return table
    raise AssertionError("no seed rolls so")


def thrown(game):
    """Return cell and number of every die that was rolled."""
    return [(named(about[0]), about[1]) for about in told(game, "rolled")]


def stacked(table, cards):
    """Give the table the first seed with which laid cards are drawn in this order."""
    for table.seed in range(200_000):
        key = table.key(BLIND)
        if sorted(cards, key=lambda one: (luck(key, one), one)) == cards:
            return table
    raise AssertionError("no seed draws so")


def row(*plants):
    """Return a landscape with these plants, space by space."""
    return dict(zip(CELLS, plants, strict=False))


def grove(many, plant="pine tree", first=0):
    """Return a landscape with so many equal plants."""
    return dict.fromkeys(CELLS[first : first + many], plant)
