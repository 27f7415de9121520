"""Chapter 2: how a season begins."""

import pytest

from waldlehre.lignum.kinds import CART, COIN, FOOD, GOOD, RAFT, SAW, SLEIGH, X
from waldlehre.lignum.seasons import (
    BareAreas,
    FillTrail,
    LayTokens,
    MarkTrees,
    NextCards,
    RestockContracts,
    Season,
)

from .mills import play, random_game, table, told, trees

LISTS = {
    2: {CART: 1, SAW: 1, SLEIGH: 1, COIN: 1, FOOD: 2, RAFT: 2, X: 2},
    3: {CART: 2, SAW: 2, SLEIGH: 1, COIN: 1, FOOD: 2, RAFT: 2},
    4: {CART: 2, SAW: 2, SLEIGH: 1, COIN: 1, FOOD: 2, RAFT: 2},
}
PLACES = {1, 2, 3, 5, 7, 9, 11, 12, 14, 15, 17, 18, 20}


def test_L2_1_two_years_have_eight_seasons_and_each_fourth_is_a_winter():
    game = random_game(5000)
    seasons = told(game, "season")
    assert seasons == [(season, year) for year in (1, 2) for season in range(4)]
    stages = [event.name for event in game.events if event.name in ("tokens_laid", "season")]
    assert stages.count("tokens_laid") == 6


@pytest.mark.parametrize(
    ("seats", "people"), [(2, (6, 1, 8, 2, 1)), (3, (8, 2, 12, 3, 1)), (4, (10, 2, 16, 4, 1))]
)
def test_L2_2_so_many_people_and_forage_stand_on_the_trail(seats, people):
    position = table(seats)
    position.porters = position.forages = position.lumberjacks = 0
    position.free_sawyers = position.paid_sawyers = 0
    now = play(position, FillTrail()).table
    counts = (now.porters, now.forages, now.lumberjacks, now.free_sawyers, now.paid_sawyers)
    assert counts == people


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_L2_3_thirteen_tokens_lie_open_three_of_them_craft_goods(seats):
    position = table(seats)
    position.gone += [token - GOOD for token in position.token if token >= GOOD]
    position.token = [0] * 21
    stack = len(position.goods)
    now = play(position, LayTokens()).table
    lying = [token for token in now.token if token]
    assert {place for place, token in enumerate(now.token) if token} == PLACES
    assert len(lying) == 13
    assert sum(token >= GOOD for token in lying) == 3
    assert len(now.goods) == stack - 3
    assert {one: lying.count(one) for one in lying if one < GOOD} == LISTS[seats]


def test_L2_3_eighteen_craft_goods_last_for_six_trails():
    game = random_game(5000)
    assert game.over
    assert game.table.goods == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_L2_4_open_contracts_are_filled_up_to_the_number_of_players(seats):
    position = table(seats)
    position.contract_deck.append(position.offers.pop())
    now = play(position, RestockContracts()).table
    assert len(now.offers) == seats
    position.contract_deck, position.offers = [], position.offers[:1]
    assert len(play(position, RestockContracts()).table.offers) == 1


@pytest.mark.parametrize(("seats", "cards"), [(2, 1), (3, 2), (4, 3)])
def test_L2_5_one_two_or_three_cards_bring_what_they_show(seats, cards):
    position = table(seats)
    before, stores = position.trees[:], position.stores[:]
    game = play(position, MarkTrees())
    now = game.table
    assert len(now.cards) == cards
    for card in now.cards:
        for area, birch, oak, wenge, food in now.parts.resources[card]:
            for wood, many in enumerate((birch, oak, wenge)):
                before[area * 3 + wood] += many
            stores[area] += food
    assert now.trees == before
    assert now.stores == stores
    assert len(now.resource_deck) == 19 - cards


def test_L2_5_no_cards_come_in_the_first_season():
    game = random_game(12)
    assert told(game, "marked") == []


def test_L2_6_areas_without_a_tree_get_one_birch():
    position = table()
    for area in (2, 5):
        trees(position, area)
    trees(position, 3, oak=1)
    now = play(position, BareAreas()).table
    assert [sum(now.trees[at : at + 3]) for at in (3, 12)] == [1, 1]
    assert now.trees[3] == now.trees[12] == 1
    assert now.trees[6:9] == [0, 1, 0]


def test_L2_7_in_the_tactical_variant_the_next_cards_lie_open_and_come_next_season():
    position = table(3, turn=0, tactical=True)
    position.resource_deck += position.coming
    position.coming = []
    game = play(position, NextCards())
    foreseen = game.table.coming[:]
    assert len(foreseen) == 2
    assert told(game, "foreseen") == [(card,) for card in foreseen]
    later = game.table.copy()
    later.turn = 1
    assert play(later, MarkTrees()).table.cards == foreseen


@pytest.mark.parametrize(("turn", "cards"), [(2, 0), (3, 2), (6, 0)])
def test_L2_7_none_are_foreseen_for_a_winter_or_after_the_end(turn, cards):
    position = table(3, turn=turn, tactical=True)
    position.resource_deck += position.coming
    position.coming = []
    assert len(play(position, NextCards()).table.coming) == cards


def test_five_seasons_with_cards_use_one_a_time_with_two_players():
    """So a game of two shows five of the nineteen cards."""
    game = random_game(5000, seats=2)
    assert len(told(game, "marked")) == 5


def test_the_winter_has_no_trail():
    position = table(turn=3)
    position.edge = [0, 1]
    game = play(position, Season())
    assert game.asking.prompt == "winter_log"
