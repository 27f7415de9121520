"""Positions of Haselwurz as short words, and the game itself in such a position."""

from waldlehre import haselwurz
from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import ANIMALS, COPSE, FLOWERS, HERD, LANDSCAPES, SPECIES
from waldlehre.haselwurz.state import Landscape
from waldlehre.haselwurz.turn import Turn
from waldlehre.haselwurz.words import cell
from waldlehre.kernel.box import Box
from waldlehre.kernel.game import Game
from waldlehre.kernel.luck import Dice

ROOM = haselwurz.ROOM
CELLS = {cell(here): here for here in hexes.within(hexes.ORIGIN, 9)}


def at(name):
    """Return a hex by its key."""
    return CELLS[name]


def edge(one, other):
    """Return the edge between two hexes."""
    (found,) = {*hexes.edges(at(one))} & {*hexes.edges(at(other))}
    return found


def corner(*names):
    """Return the corner where three hexes meet."""
    shared = set.intersection(*(set(hexes.corners(at(name))) for name in names))
    (found,) = shared
    return found


def species(name):
    """Return a card."""
    return SPECIES.index(name)


def tile_like(parts, words, taken):
    """Return a tile not yet taken and its turns, by landscape and the sides of its stream."""
    land, *sides = words.split()
    wanted = sum(1 << hexes.DIRECTIONS.index(side) for side in sides)
    for tile in range(parts.tiles):
        if tile not in taken and LANDSCAPES[parts.land[tile]] == land:
            for turns in parts.looks[tile]:
                if parts.streams[tile][turns] == wanted:
                    return tile, turns
    raise AssertionError(f"no tile is like {words}")


def position(
    tiles,
    step=None,
    hands=(),
    sprites=(),
    hedges=(),
    copses=(),
    flowers=(),
    marked=(),
    open_cards=(),
    turned=(),
    wood=None,
    stack=None,
    deck=None,
    seats=2,
    parts=None,
    top=None,
    **variant,
):
    """Return a game in a position; what is not said is in the stack, `top` drawn first."""
    parts = parts or ROOM.parts()
    place, turns, taken = [-1] * parts.tiles, [0] * parts.tiles, []
    for name, words in tiles.items():
        tile, how = tile_like(parts, words, taken)
        place[tile], turns[tile] = at(name), how
        taken.append(tile)
    held = []
    for hand in [*hands, *[()] * (seats - len(hands))]:
        found = []
        for words in hand:
            found.append(tile_like(parts, words, taken)[0])
            taken.append(found[-1])
        held.append(sorted(found))
    rest = [tile for tile in range(parts.tiles) if tile not in (*taken, top)]
    rest += [] if top is None else [top]
    laid = {here: tile for tile, here in enumerate(place) if here >= 0}
    openly = [species(name) for name in open_cards]
    table = Landscape(
        *(7, seats, 0, [step or Turn(0)], parts, haselwurz.Variant(**variant)),
        place=place,
        turns=turns,
        hands=held,
        stack=rest if stack is None else rest[:stack],
        copses=[0] * parts.tiles,
        flowers=[0] * parts.tiles,
        hedges=sorted(edge(*names) for names in hedges),
        marked=sorted(corner(*names) for names in marked),
        wood=wood or [one for share in parts.share[seats] for one in share],
        sprite=[at(name) for name in sprites] or [next(iter(laid))] * seats,
        turned=[0] * (seats * HERD),
        open=openly,
        deck=[one for one in range(len(SPECIES)) if one not in openly][:deck],
        found=[[] for _ in range(seats)],
    )
    for name in copses:
        table.place_piece(COPSE, at(name))
    for name in flowers:
        table.place_piece(FLOWERS, at(name))
    for name in turned:
        table.turned[ANIMALS.index(name)] = 1
    return Game(ROOM, table, ("Ada", "Ben", "Cleo", "Dora")[:seats], "de", "en")


def keys(game):
    """Return the keys of the open question's options."""
    return set(game.choice.keys)


def changed(*cells, rows=None):
    """Return the parts of a box with some cells changed."""
    return ROOM.make_parts(Box.read(ROOM.name, ROOM.sheets).changed(list(cells), rows or {}))


def told(game, name):
    """Return what events of a name told."""
    return [event.about for event in game.events if event.name == name]


def until(prompt, seats=3, seed=6, **variant):
    """Return a random game at its first question of a kind."""
    game = haselwurz.new_game(seats, seed, variant=variant)
    dice = Dice(seed)
    while game.asking is not None and game.asking.prompt != prompt:
        game.answer(*game.asking.pick_random(dice))
    return game


def random_game(answers, seats=3, seed=6, **variant):
    """Return a game after so many random answers."""
    game = haselwurz.new_game(seats, seed, variant=variant, language="en")
    dice = Dice(seed)
    while game.asking is not None and len(game.given) < answers:
        game.answer(*game.asking.pick_random(dice))
    return game
