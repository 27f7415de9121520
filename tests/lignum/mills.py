"""Positions of Lignum: a table in the middle of a season, and the game itself from there."""

from waldlehre import lignum
from waldlehre.kernel.box import Box
from waldlehre.kernel.game import Game
from waldlehre.kernel.luck import Dice
from waldlehre.lignum.kinds import (
    EDGE,
    GOODS,
    JOBS,
    PIECES,
    PLACES,
    WOODS,
    WORKS,
)
from waldlehre.lignum.state import STOCK

ROOM = lignum.ROOM


def table(seats=2, seed=1, turn=1, parts=None, **variant):
    """Return a table in some season: everybody on their first area, the trail filled."""
    box = parts and parts.box
    game = lignum.new_game(seats, seed, variant=variant, box=box)
    while game.asking.prompt == "first_area":
        game.answer(game.asking.options[0])
    found = game.table.copy()
    found.agenda.clear()
    found.turn = turn
    return found


def play(position, *steps, names=("Ada", "Ben", "Cleo", "Dora")):
    """Return the game in which these steps come next."""
    position.agenda = list(reversed(steps))
    return Game(ROOM, position, names[: position.seats], "second", "en")


def at_edge(position, *order):
    """Let all masters stand at the forest edge in an order."""
    position.edge = list(order or range(position.seats))
    position.spot = [EDGE] * position.seats
    return position


def logs(position, name, seat=0, **many):
    """Set the logs of a store ("woodpile", "river", "sawing", "firewood") by wood."""
    for wood, count in many.items():
        getattr(position, name)[seat * 3 + WOODS.index(wood)] = count
    return position


def stock(position, place, seat=0, **many):
    """Set the pieces on the selling area or a rack."""
    for piece, count in many.items():
        at = PLACES.index(place) * 6 + PIECES.index(piece)
        position.stock[seat * STOCK + at] = count
    return position


def hire(position, seat=0, **many):
    """Give a seat hired hands."""
    for job, count in many.items():
        position.hired[seat * 3 + JOBS.index(job)] = count
    return position


def craft(position, seat, *goods):
    """Give a seat craft goods from the stack."""
    for name in goods:
        kind = GOODS.index(name)
        token = next(one for one in position.goods if position.parts.good[one] == kind)
        position.goods.remove(token)
        position.crafts[seat] = sorted([*position.crafts[seat], token])
    return position


def plan(position, seat, work, pair=1, due=None):
    """Let a seat have planned a work, for now unless told otherwise."""
    at = seat * 3 + pair - 1
    position.plan[at] = WORKS.index(work)
    position.due[at] = position.turn if due is None else due
    return position


def contract(position, seat, number):
    """Give a seat a contract by its number."""
    card = number - 1
    for pile in (position.contract_deck, position.offers):
        if card in pile:
            pile.remove(card)
    position.contracts[seat].append(card)
    return position


def trees(position, area, **many):
    """Set the trees of an area, numbered from 1."""
    for wood, name in enumerate(WOODS):
        position.trees[(area - 1) * 3 + wood] = many.get(name, 0)
    return position


def money(position, *coins):
    """Set everybody's coins, and what they came of."""
    for seat, coin in enumerate(coins):
        position.tally[seat * 7] += coin - position.money[seat]
        position.money[seat] = coin
    return position


def keys(game):
    """Return the keys of the open question's options."""
    return set(game.choice.keys)


def told(game, name):
    """Return what events of a name told."""
    return [event.about for event in game.events if event.name == name]


def changed(*cells, rows=None):
    """Return the parts of a box with some cells changed."""
    return ROOM.make_parts(Box.read(ROOM.name, ROOM.sheets).changed(list(cells), rows or {}))


def random_game(answers, seats=3, seed=4, beside=False, **variant):
    """Return a random game after so many answers; with `beside` loans and huts are used too."""
    game = lignum.new_game(seats, seed, variant=variant)
    dice = Dice(seed)
    while game.asking is not None and len(game.given) < answers:
        choice = game.asking
        picked = choice.pick_random(dice)
        if choice.prompt == "move" and dice.below(3):
            picked = choice.options[:1]
        if beside and choice.also and not dice.below(3):
            picked = (choice.also[dice.below(len(choice.also))],)
        game.answer(*picked)
    return game
