"""H8: the end, and who wins."""

import pytest

from waldlehre import haselwurz
from waldlehre.haselwurz.refilling import DrawTile, OpenCards
from waldlehre.haselwurz.scoring import CountUp, scores, winners
from waldlehre.haselwurz.state import CARDS, TILES
from waldlehre.kernel.game import Game
from waldlehre.kernel.luck import Dice

from .maps import position, species, told

LAND = {"0": "forest", "1E": "gravel"}


def test_H8_1_a_missing_tile_ends_the_game_at_once():
    game = position(LAND, DrawTile(0), stack=0)
    table = game.start.copy()
    table.laid = True
    game = Game(game.room, table, game.names, "de", "en")
    assert (game.over, game.ending) == (True, "tiles")
    assert told(game, "over") == [(TILES,)]


def test_H8_1_a_missing_card_ends_the_game_at_once():
    game = position(LAND, OpenCards(), deck=2)
    assert (game.over, game.ending) == (True, "cards")
    assert told(game, "over") == [(CARDS,)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_H8_1_finish_round_gives_everybody_equally_many_turns(seats):
    for seed in range(3):
        lengths = {}
        for finish in (False, True):
            variant = {"finish_round": finish}
            game, dice = haselwurz.new_game(seats, seed, variant=variant), Dice(seed)
            while game.asking is not None:
                game.answer(*game.asking.pick_random(dice))
            lengths[finish] = len(told(game, "turn"))
            assert bool(told(game, "last_round")) is finish
        assert lengths[True] % seats == 0
        assert lengths[False] <= lengths[True] < lengths[False] + seats


def ended(*found):
    """Return a game that ends with these cards found."""
    game = position(LAND, CountUp(TILES), seats=len(found))
    table = game.start.copy()
    table.found = [[species(name) for name in cards] for cards in found]
    return Game(game.room, table, game.names, "de", "en")


def test_H8_2_rarity_is_added_up():
    game = ended(["hogweed", "little_owl"], ["daisy"])
    assert scores(game.table) == [10, 2]
    assert told(game, "points") == [(0, 10, 2), (1, 2, 1)]
    assert game.winners() == [0]


def test_H8_2_on_a_tie_most_cards_then_shared():
    assert winners(ended(["daisy"], ["hogweed", "mallard"]).table) == [1]
    assert winners(ended(["daisy"], ["oxeye_daisy"]).table) == [0, 1]
