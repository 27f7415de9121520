"""Chapter 7: planning, what it costs and when, and works of the market."""

import pytest

from waldlehre.lignum.kinds import WORKS
from waldlehre.lignum.market import Market
from waldlehre.lignum.trail import Move
from waldlehre.lignum.works import CarryOut, Overtime, Plan, PlanWhen

from .mills import craft, keys, money, plan, play, table, told

DOES_NOTHING_IN_WINTER = ("trade", "drying", "driving", "cutting", "craftwork", "provisions")


def all_open(seats=2, turn=0, coins=9):
    """Everybody rich, and all ten works open."""
    position = money(table(seats, turn=turn), *[coins] * seats)
    position.works = list(range(10))
    return position


@pytest.mark.parametrize("tokens", [0, 1, 2, 3])
def test_L7_1_planning_costs_a_coin_for_each_token_on_the_card_ones_own_too(tokens):
    position = all_open()
    for at, (seat, pair) in enumerate([(0, 3), (1, 1), (1, 2)][:tokens]):
        plan(position, seat, "overtime", pair, due=at + 4)
    game = play(position, Plan(0))
    game.answer("overtime")
    game.answer("1")
    assert game.table.money[0] == 9 - tokens
    assert game.table.plan.count(WORKS.index("overtime")) == tokens + 1


def test_L7_1_only_open_works_that_one_can_pay_for():
    position = all_open(coins=0)
    position.works = [1, 9]
    plan(position, 1, "overtime", due=2)
    game = play(position, Plan(0))
    assert game.asking.prompt == "seasons_ahead"  # sawing is all that is left
    position = all_open(coins=1)
    position.works = [1, 2, 9]
    for pair in (1, 2):
        plan(position, 1, "overtime", pair, due=2)
    game = play(position, Plan(0))
    assert keys(game) == {"sawing", "heating"}
    assert "costs 2" in str(game.why_not("overtime"))
    assert "not in the game" in str(game.why_not("trade"))


@pytest.mark.parametrize("number", [1, 2, 3])
def test_L7_2_the_number_says_how_many_seasons_ahead(number):
    game = play(all_open(turn=1), PlanWhen(0, WORKS.index("overtime")))
    game.answer(str(number))
    assert game.table.due[number - 1] == 1 + number
    assert game.table.plan[number - 1] == WORKS.index("overtime")


@pytest.mark.parametrize("work", WORKS)
def test_L7_2_each_work_has_its_seasons(work):
    """From the first spring: summer, autumn and winter."""
    game = play(all_open(), Plan(0))
    game.answer(work)
    expected = {"1", "2"} if work in DOES_NOTHING_IN_WINTER else {"1", "2", "3"}
    assert keys(game) == expected
    if "3" not in expected:
        assert "cannot be planned for that season" in str(game.why_not("3"))


def test_L7_2_that_season_has_to_come():
    game = play(all_open(turn=5), Plan(0))
    game.answer("overtime")
    assert keys(game) == {"1", "2"}
    assert "over by then" in str(game.why_not("3"))
    position = all_open(turn=6)
    position.works = [0, 9]
    game = play(position, Plan(0))
    assert game.asking is None  # the last winter is all there is, and trade needs a market
    assert told(game, "planned") == [(0, 9, 7)]


def test_L7_2_each_pair_is_used_once_in_the_game():
    position = plan(all_open(), 0, "drying", pair=2, due=2)
    game = play(position, Plan(0))
    game.answer("overtime")
    assert keys(game) == {"1", "3"}
    assert "number 2" in str(game.why_not("2"))


def test_L7_2_three_works_are_the_most_and_then_one_cannot_plan():
    position = all_open()
    for pair in (1, 2, 3):
        plan(position, 0, "overtime", pair, due=pair)
    assert "no work" in str(play(position, Move(0)).why_not("8"))


def test_L7_2_one_may_plan_the_same_work_again_and_others_may_as_well():
    position = plan(all_open(), 0, "overtime", pair=1, due=1)
    plan(position, 1, "overtime", pair=1, due=1)
    game = play(position, Plan(0))
    game.answer("overtime")
    game.answer("2")
    assert game.table.plan.count(9) == 3


def test_L7_3_a_planned_work_is_marked_once_it_counts():
    game = play(plan(all_open(turn=1), 0, "trade"), CarryOut(0, 0), CarryOut(0, 0))
    assert game.table.done[0] == 1
    assert told(game, "carried_out") == [(0, 0)]


@pytest.mark.parametrize(("many", "coins"), [(2, 5), (3, 8), (4, 11)])
def test_L7_3_planned_craftwork_brings_five_eight_or_eleven(many, coins):
    position = craft(money(table(), 1, 0), 0, *["reeds"] * many)
    game = play(plan(position, 0, "craftwork"), Market(0))
    game.answer(f"reeds{many}")
    assert game.table.money[0] == 1 + coins
    assert told(game, "carried_out") == [(0, 6)]


def test_L7_6_planned_trade_sells_rafts_sleighs_and_carts_for_two_each():
    position = plan(money(table(), 0, 0), 0, "trade")
    position.rafts[0], position.sleighs[0], position.carts[0] = 3, 1, 2
    game = play(position, Market(0))
    assert keys(game) == {"sell_rafts", "sell_sleighs", "sell_carts"}
    game.answer("sell_rafts")
    assert keys(game) == set("123")
    game.answer("2")
    game.answer("sell_carts")
    game.answer("2")
    assert game.table.money[0] == 8
    assert (game.table.rafts[0], game.table.carts[0]) == (1, 0)
    assert game.table.done[0] == 1


def test_L7_6_without_the_plan_gear_is_not_for_sale():
    position = craft(money(table(), 1, 0), 0, "reeds", "reeds")
    position.rafts[0] = 1
    game = play(position, Market(0))
    assert "planned no trade" in str(game.why_not("sell_rafts"))


def test_L7_9_overtime_in_another_season_brings_nothing():
    position = plan(table(turn=2), 0, "overtime", due=3)
    assert play(position, Overtime(0)).table.woodpile[:3] == [0, 0, 0]


def test_planned_work_needs_no_contract():
    """They are independent of each other."""
    game = play(all_open(), Plan(0))
    assert game.table.contracts == [[], []]
    assert game.asking.prompt == "work"
