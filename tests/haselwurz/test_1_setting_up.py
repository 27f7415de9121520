"""H1: start tiles, shares, hands, sprites, open cards, who begins."""

import pytest

from waldlehre import haselwurz

from .maps import at, keys, told


def test_H1_1_the_village_lies_in_the_middle_of_the_other_landscapes():
    """Seven tiles of seven landscapes."""
    game = haselwurz.new_game(2, seed=1)
    table = game.table
    assert table.parts.land[table.at[at("0")]] == 5
    assert sorted(table.land(here) for here in table.at) == list(range(7))
    assert len(told(game, "starts")) == 7
    assert set(game.choice.keys) == {"1E", "1NE", "1NW", "1SW", "1SE"}


@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        (2, [[6, 3, 3]] * 2),
        (3, [[4, 2, 2]] * 3),
        (4, [[3, 2, 1], [3, 2, 1], [3, 1, 2], [3, 1, 2]]),
    ],
)
def test_H1_2_everybody_gets_the_same_share_but_four_cannot(seats, shares):
    table = haselwurz.new_game(seats, seed=1).table
    assert [table.wood[3 * seat : 3 * seat + 3] for seat in range(seats)] == shares


@pytest.mark.parametrize(("seats", "left"), [(2, 35), (3, 32), (4, 29)])
def test_H1_3_everybody_draws_three_tiles(seats, left):
    game = haselwurz.new_game(seats, seed=1)
    assert [len(hand) for hand in game.table.hands] == [3] * seats
    assert len(game.table.stack) == left
    assert haselwurz.new_game(seats, seed=2).table.stack != game.table.stack


def test_H1_3_open_hands_show_every_tile():
    for open_hands in (False, True):
        game = haselwurz.new_game(2, seed=1, variant={"open_hands": open_hands}, language="en")
        assert str(game).count("Tiles of") == 1 + open_hands
        assert (game.view(0).hands[1] == game.table.hands[1]) is open_hands


def test_H1_4_sprites_are_set_in_seat_order_on_start_tiles():
    """Not on the village, not on the lake; several may share a tile."""
    game = haselwurz.new_game(3, seed=1, language="en")
    for seat in range(3):
        assert (game.asking.prompt, game.asking.seat) == ("sprite", seat)
        assert keys(game) == {"1E", "1NE", "1NW", "1SW", "1SE"}
        assert "may not stop" in game.why_not("0")
        assert "may not stop" in game.why_not("1W")
        assert "No tile" in game.why_not("2E")
        game.answer("1NE")
    assert game.table.sprite == [at("1NE")] * 3


def test_H1_5_four_cards_are_laid_open_and_all_animals_stand():
    game = haselwurz.new_game(2, seed=1)
    game.answer("1E")
    assert game.table.open == []
    game.answer("1E")
    assert len(game.table.open) == 4
    assert len(game.table.deck) == 44
    assert told(game, "shuffled") == [(48,)]
    assert game.table.turned == [0] * 8


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_H1_6_the_last_to_set_a_sprite_begins(first, order):
    game = haselwurz.new_game(3, seed=1, variant={"first": first})
    asked = []
    while game.asking.prompt == "sprite":
        asked.append(game.asking.seat)
        game.answer("1E")
    assert asked == order
    assert game.asking.seat == order[-1]
    assert told(game, "begins") == [(order[-1],)]
