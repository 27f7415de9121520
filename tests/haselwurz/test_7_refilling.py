"""H7: tiles, open cards, fruitless rounds."""

from waldlehre.haselwurz.laying import LayTile
from waldlehre.haselwurz.refilling import DrawTile, Fruitless, OpenCards
from waldlehre.kernel.game import Game

from .maps import position, random_game, told

LAND = {"0": "forest", "1E": "gravel"}
FOUR = ("hogweed", "mallard", "daisy", "roe_deer")


def after(step, **about):
    """Return a game after one step; `about` are fields of the table."""
    game = position(LAND, step, open_cards=FOUR)
    table = game.start.copy()
    for name, value in about.items():
        setattr(table, name, value)
    return Game(game.room, table, game.names, "de", "en")


def test_H7_1_whoever_has_laid_a_tile_draws_one():
    game = after(DrawTile(0), laid=True)
    assert len(game.table.hands[0]) == 1
    assert told(game, "drew") == [(0, len(game.start.stack) - 1)]
    assert after(DrawTile(0), laid=False).table.hands[0] == []


def test_H7_1_three_tiles_again_after_each_turn():
    game = random_game(120)
    while game.asking.prompt != "tile":
        game = random_game(len(game.given) + 1)
    assert {len(hand) for hand in game.table.hands} == {3}


def test_H7_2_open_cards_are_filled_up_to_four():
    game = position(LAND, OpenCards(), open_cards=FOUR[:2])
    assert len(game.table.open) == 4
    assert game.table.open[:2] == game.start.open
    assert len(told(game, "opened")) == 2
    assert game.table.open[2:] == game.start.deck[:-3:-1]


def test_H7_3_after_a_fruitless_round_the_cards_are_exchanged():
    """As many turns as players; a find starts the count anew."""
    game = after(Fruitless(0), barren=0)
    assert (game.table.barren, game.table.open) == (1, game.start.open)
    game = after(Fruitless(0), barren=1, took=True)
    assert (game.table.barren, game.table.open) == (0, game.start.open)
    game = after(Fruitless(0), barren=1)
    assert game.table.barren == 0
    assert set(game.table.open).isdisjoint(game.start.open)
    assert len(game.table.open) == 4
    assert game.table.deck[:4] == game.start.open
    assert game.table.sunk == 4
    assert told(game, "exchanged") == [(4,)]


def test_H7_4_in_edition_fr_whoever_ends_the_turn_decides():
    for answer, changed in (((), False), (("yes",), True)):
        game = position(LAND, Fruitless(1), open_cards=FOUR, optional_exchange=True)
        table = game.start.copy()
        table.barren = 1
        game = Game(game.room, table, game.names, "fr", "en")
        assert (game.asking.prompt, game.asking.seat) == ("exchange", 1)
        assert game.why_not(0)
        game.answer(*answer)
        assert (game.table.open != game.start.open) is changed
        assert game.table.barren == (0 if changed else 2)


def test_H7_1_who_could_not_lay_draws_none():
    game = position({"0": "arable E W"}, LayTile(0))
    assert told(game, "no_tile") == [(0,)]
    assert not game.table.laid
