"""Chapter 1: what lies where before the first season."""

import pytest

from waldlehre import lignum

from .mills import keys, told


def starting(seats, seed=3, **variant):
    return lignum.new_game(seats, seed, variant=variant)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_L1_1_everybody_gets_five_coins_and_two_winters_lie_open(seats):
    game = starting(seats)
    assert game.table.money == [5] * seats
    years = [about[0] for about in told(game, "winter_card")]
    assert years == [1, 2]
    parts = game.table.parts
    assert [parts.winter_year[card] for card in game.table.winters] == [0, 1]


def test_L1_1_the_easy_halves_ask_for_no_more_than_the_hard_ones():
    hard, easy = starting(2), starting(2, easy_winters=True)
    assert hard.table.winters == easy.table.winters
    for one, other in zip(told(hard, "winter_card"), told(easy, "winter_card"), strict=True):
        assert other[1] + other[2] < one[1] + one[2]


@pytest.mark.parametrize(("seats", "works"), [(2, 4), (3, 5), (4, 6)])
def test_L1_2_two_more_works_than_players_are_open_and_all_decks_are_there(seats, works):
    game = starting(seats)
    assert len(game.table.works) == len(set(game.table.works)) == works
    table = game.table
    assert len(table.contract_deck) == 19
    assert len(table.resource_deck) == 19
    assert len(table.goods) == 18


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_L1_3_as_many_areas_as_players_have_three_birches_the_others_two(seats):
    table = starting(seats).table
    birches = sorted(table.trees[0::3])
    assert birches == [2] * (6 - seats) + [3] * seats
    assert sum(table.trees) == sum(birches)
    assert sum(table.stores) == 0


def test_L1_4_the_lot_or_the_variant_says_who_begins():
    firsts = {starting(4, seed).table.order[0] for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    assert starting(3, first=1).table.order == [1, 2, 0]


@pytest.mark.parametrize(("tactical", "order"), [(False, [1, 2, 0]), (True, [0, 2, 1])])
def test_L1_5_in_turn_order_each_takes_another_area_with_three_birches(tactical, order):
    """The tactical variant begins with the last."""
    game = starting(3, first=1, tactical=tactical)
    high = {str(area + 1) for area in range(6) if game.table.trees[area * 3] == 3}
    asked, taken = [], []
    while game.asking.prompt == "first_area":
        assert keys(game) == high - set(taken)
        asked.append(game.asking.seat)
        taken.append(game.choice.keys[0])
        game.answer(taken[-1])
    assert asked == order[:-1]  # the last one has no choice
    assert len(set(game.table.area)) == 3
    assert "token lies there" in str(starting_after(game).why_not(taken[0]))


def starting_after(game):
    """The same game after its first answer."""
    return game.fork(at=1)
