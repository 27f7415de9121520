"""Chapter 9: the final sale, contracts, loans, and who wins."""

import pytest

from waldlehre.lignum.scoring import (
    CountUp,
    FinalSale,
    PayContracts,
    RepayLoans,
    RiverSale,
    score,
    scores,
    winners,
)

from .mills import at_edge, contract, keys, logs, money, play, random_game, stock, table, told


def ending(*coins):
    """After the second winter."""
    return money(at_edge(table(turn=8)), *(coins or (5, 5)))


def test_L9_1_the_selling_area_and_the_racks_are_sold_and_nothing_else():
    position = stock(ending(0, 0), "selling", birch_log=1, oak_block=2)
    stock(stock(position, "rack_2", wenge_block=1), "rack_3", birch_block=2)
    for name in ("woodpile", "sawing", "firewood"):
        logs(position, name, birch=5)
    game = play(position, FinalSale())
    assert game.table.money[0] == 3 + 4 + (5 + 2) + 2 * (1 + 3)
    assert game.table.woodpile[0] == game.table.sawing[0] == game.table.firewood[0] == 5


@pytest.mark.parametrize(("wood", "coins"), [("birch", 9), ("oak", 8)])
def test_L9_2_logs_of_one_wood_from_the_river_and_no_wenge(wood, coins):
    game = play(logs(ending(0, 0), "river", birch=3, oak=2, wenge=4), RiverSale(0))
    assert keys(game) == {"birch", "oak"}
    assert "only be sawn" in str(game.why_not("wenge"))
    game.answer(wood)
    assert game.table.money[0] == coins


def test_L9_3_finished_contracts_are_paid_others_are_not():
    """Contract 1 pays 14."""
    position = contract(contract(ending(0, 0), 0, 1), 0, 2)
    position.filled[0], position.filled[1], position.filled[4] = 1, 2, 1
    game = play(position, PayContracts())
    assert game.table.money == [14, 0]
    assert told(game, "paid") == [(0, 0, 14)]


@pytest.mark.parametrize(("loans", "owed"), [(0, 0), (1, 7), (2, 16)])
def test_L9_4_seven_for_one_loan_sixteen_for_two_even_below_zero(loans, owed):
    position = ending(5, 5)
    position.loans[0] = loans
    assert play(position, RepayLoans()).table.money[0] == 5 - owed


def test_L9_5_most_coins_win_and_a_tie_is_shared():
    for coins, won in (((7, 9), [1]), ((8, 8), [0, 1])):
        game = play(ending(*coins), CountUp())
        assert game.over
        assert game.score() == list(coins)
        assert game.winners() == won
        assert game.ending == "two_years"


def test_what_the_coins_come_of_adds_up():
    game = random_game(5000, beside=True)
    for about in told(game, "points"):
        seat, coins, *came = about
        assert coins == sum(came) == game.score()[seat]


def test_a_score_in_mid_game_is_what_the_end_would_bring_now():
    position = stock(ending(3, 0), "rack_1", oak_log=1)
    logs(position, "river", birch=3, oak=2)
    position.loans[0] = 1
    contract(position, 0, 1)
    position.filled[0], position.filled[1] = 1, 2
    expected = 3 + 5 + 9 + 14 - 7
    assert score(position, 0) == expected
    assert scores(position) == [expected, 0]
    assert winners(position) == [0]
    game = play(position, FinalSale())
    game.answer("birch")
    assert game.score()[0] == expected


def test_a_game_ends_after_the_eighth_season():
    game = random_game(5000, seed=21)
    assert game.over
    assert game.table.turn == 8
