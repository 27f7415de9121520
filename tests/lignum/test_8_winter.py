"""Chapter 8: the two winters."""

import pytest

from waldlehre.lignum.fines import Feed, Fine, Heat, SellForFine
from waldlehre.lignum.seasons import WinterWork
from waldlehre.lignum.selling import Deliver
from waldlehre.lignum.winter import BonusLog, LoadSleigh, Sleigh, WinterFell

from .mills import at_edge, contract, hire, keys, logs, money, play, stock, table, told


def winter(year=1, food=4, firewood=5, coins=20, seats=2, **variant):
    """A winter whose card asks for so much."""
    position = money(at_edge(table(seats, turn=4 * year - 1, **variant)), *[coins] * seats)
    asks = position.parts.winter_asks
    position.winters[year - 1] = next(
        card
        for card, ask in enumerate(asks)
        if ask[:2] == [food, firewood] and position.parts.winter_year[card] == year - 1
    )
    return position


@pytest.mark.parametrize(("year", "phases"), [(1, 6), (2, 7)])
def test_L8_1_contracts_only_in_the_second_winter(year, phases):
    card = (4, 5) if year == 1 else (5, 7)
    position = winter(year, *card)
    position.apprentice = [0, 0]
    contract(stock(position, "selling", wenge_block=1), 0, 1)
    game = play(position, WinterWork())
    game.answer("oak")
    game.answer("oak")
    if year == 2:
        game.answer("1.1@0")
    assert game.asking is None
    assert len(told(game, "sub_phase")) == phases
    assert len(told(game, "delivered")) == year - 1


def test_L8_1_the_order_is_that_of_autumns_edge():
    position = winter(seats=3)
    position.edge = [2, 0, 1]
    game = play(position, WinterWork())
    asked = []
    for _ in range(3):
        asked.append(game.asking.seat)
        game.answer("birch")
    assert asked == [2, 0, 1]


def test_L8_2_one_log_of_any_wood_wenge_too():
    """So a contract can be filled though no wenge ever grew."""
    game = play(winter(), BonusLog(0))
    assert keys(game) == {"birch", "oak", "wenge"}
    game.answer("wenge")
    assert game.table.woodpile[:3] == [0, 0, 1]


@pytest.mark.parametrize(("hut", "logs_felled"), [(0, 2), (1, 3), (3, 5)])
def test_L8_3_the_first_worker_brings_two_birches_each_further_one(hut, logs_felled):
    position = winter()
    position.hut[2] = hut
    before = sum(position.trees)
    game = play(position, WinterFell(0))
    while game.asking is not None:
        game.answer("yes")
    assert game.table.woodpile[0] == logs_felled
    assert sum(game.table.trees) == before


@pytest.mark.parametrize(("food", "most"), [(0, 2), (1, 3), (3, 5), (9, 5)])
def test_L8_4_two_logs_and_up_to_three_more_for_one_food_each(food, most):
    position = logs(winter(), "woodpile", birch=9)
    position.sleighs[0], position.food[0] = 1, food
    game = play(position, Sleigh(0))
    game.answer("yes")
    while game.asking is not None:
        game.answer("birch>sell")
    assert game.table.stock[0] == most
    assert game.table.food[0] == food - (most - 2)
    assert game.table.sleighs[0] == game.table.apprentice[0] == 0


def test_L8_4_each_sleigh_needs_a_worker_and_nothing_else_runs():
    position = logs(winter(), "woodpile", birch=9)
    position.sleighs[0], position.carts[0], position.forage[0] = 2, 1, 1
    game = play(position.copy(), Sleigh(0))
    game.answer("yes")
    game.answer("birch>saw")
    game.answer("birch>saw")
    assert game.asking is None
    assert game.table.sleighs[0] == 1
    position.hut[2] = 1
    game = play(position, Sleigh(0))
    for _ in range(2):
        game.answer("yes")
        game.answer("birch>saw")
        game.answer("birch>saw")
    assert game.table.sawing[0] == 4


def test_L8_4_a_sleigh_may_carry_less():
    game = play(logs(winter(), "woodpile", birch=9), LoadSleigh(0))
    assert game.asking.least == 1
    game.answer("birch>saw")
    game.answer()
    assert game.table.sawing[0] == 1


def test_the_apprentice_fells_drives_or_saws_but_does_one_thing_only():
    position = logs(logs(winter(), "woodpile", birch=2), "sawing", birch=1)
    position.sleighs[0] = position.saws[0] = 1
    position.hut = [0] * 6
    game = play(position, WinterWork())
    game.answer("birch")
    game.answer("birch")
    game.answer("yes")  # Ada's apprentice fells
    assert game.asking.seat == 1


@pytest.mark.parametrize(("has", "fine"), [(4, 0), (7, 0), (3, 3), (0, 12)])
def test_L8_5_food_is_given_each_missing_one_costs_three_and_the_rest_spoils(has, fine):
    position = winter(food=4)
    position.food[0] = has
    game = play(position, Feed(0))
    assert game.table.food[0] == 0
    assert game.table.money[0] == 20 - fine
    assert told(game, "fed") == [(0, min(4, has), max(0, 4 - has), max(0, has - 4))]


@pytest.mark.parametrize(("has", "fine", "left"), [(5, 0, 0), (7, 0, 2), (3, 6, 0), (0, 15, 0)])
def test_L8_6_firewood_is_given_each_missing_one_costs_three_and_the_rest_stays(has, fine, left):
    game = play(logs(winter(firewood=5), "firewood", birch=has), Heat(0))
    assert game.table.firewood[0] == left
    assert game.table.money[0] == 20 - fine


def test_L8_6_any_block_heats_the_cheapest_goes_first_and_only_firewood():
    position = logs(winter(firewood=5), "firewood", birch=2, oak=2, wenge=3)
    game = play(stock(position, "selling", birch_block=9), Heat(0))
    assert game.table.firewood[:3] == [0, 0, 2]
    assert game.table.stock[3] == 9


def test_L8_7_cash_then_a_first_then_a_second_loan():
    for coins, loans, left in ((12, 0, 0), (9, 1, 1), (5, 2, 1)):
        game = play(money(winter(), coins, 0), Fine(0, 12, 1))
        assert game.table.loans[0] == loans
        assert game.table.money[0] == left


def test_L8_7_loans_come_before_any_sale():
    position = stock(money(winter(), 0, 0), "selling", wenge_block=5)
    game = play(position, Fine(0, 8, 1))
    assert game.asking is None
    assert game.table.loans[0] == 2
    assert game.table.stock[5] == 5


def in_need(money_there=0, owed=6, feeding=1, **many):
    """Somebody with both loans taken who owes money."""
    position = money(winter(), money_there, 0)
    position.loans[0] = 2
    return position, SellForFine(0, owed, feeding)


def test_L8_8_wood_must_be_sold_until_it_is_enough_and_more_may_be():
    position, step = in_need(owed=4)
    stock(position, "rack_2", oak_block=2)
    stock(position, "selling", birch_log=2)
    game = play(position, step)
    assert game.asking.least == 1
    game.answer("oak_block@rack_2")
    game.answer("1")
    assert game.table.money[0] == 4  # two, and two more on the second rack
    assert game.asking.least == 0
    game.answer("birch_log@selling")
    game.answer("2")
    game.answer()
    assert game.table.money[0] == 6


def test_L8_8_what_is_for_sale():
    position, step = in_need()
    stock(position, "selling", birch_block=1)
    logs(position, "sawing", birch=1, wenge=1)
    logs(position, "firewood", oak=1)
    logs(logs(position, "river", birch=1), "woodpile", birch=1)
    game = play(position.copy(), step)
    assert keys(game) == {"birch_block@selling", "birch_log@sawing", "oak_block@firewood"}
    assert "only be sawn" in str(game.why_not("wenge_log@sawing"))
    game = play(position, SellForFine(0, 6, 0))
    assert keys(game) == {"birch_block@selling", "birch_log@sawing"}
    assert "only while feeding" in str(game.why_not("oak_block@firewood"))


def test_L8_8_when_nothing_is_left_the_rest_is_forgiven():
    position, step = in_need(money_there=2, owed=9)
    stock(position, "selling", birch_block=1)
    game = play(position, step)
    assert game.asking is None
    assert game.table.money[0] == 0
    assert told(game, "forgiven") == [(0, 6)]


def test_hired_hands_do_not_come_into_the_winter():
    position = hire(winter(), lumberjack=0)
    assert position.hired == [0] * 6
    position.apprentice[0] = 0
    assert play(position, WinterFell(0)).asking is None


def test_contracts_on_the_table_are_filled_after_sawing():
    position = contract(stock(winter(2, 5, 7), "selling", wenge_block=1), 0, 1)
    game = play(position, Deliver(0))
    assert "1.1@0" in keys(game)
