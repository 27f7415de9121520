"""What the publisher answered when people asked, each as a test."""

from waldlehre.lignum.anytime import Borrow
from waldlehre.lignum.fines import Fine
from waldlehre.lignum.hauling import Float
from waldlehre.lignum.market import Market
from waldlehre.lignum.selling import Deliver
from waldlehre.lignum.winter import BonusLog, WinterFell
from waldlehre.lignum.works import Plan, price

from .mills import at_edge, contract, keys, logs, money, plan, play, random_game, stock, table, told


def test_wood_and_food_never_run_out():
    """More than the 28 birches and 40 food that lie in the box."""
    position = money(at_edge(table(turn=3)), 99, 5)
    position.hut[2], position.food[0] = 40, 40
    game = play(position, WinterFell(0))
    while game.asking is not None:
        game.answer("yes")
    assert game.table.woodpile[0] == 42
    game = play(money(table(), 50, 5), Market(0))
    game.answer("buy_food")
    game.answer("9")
    assert game.table.food[0] > 8


def test_planning_is_paid_for_each_token_not_for_each_player():
    position = money(table(turn=0), 5, 5)
    position.works = [9]
    for pair, due in ((1, 1), (2, 2)):
        plan(position, 0, "overtime", pair, due)
    assert price(position, 9) == 2
    game = play(position, Plan(0))
    assert game.table.money[0] == 3
    assert told(game, "planned") == [(0, 9, 3)]


def test_without_wenge_in_the_areas_the_winter_log_fills_a_contract():
    game = play(at_edge(table(turn=3)), BonusLog(0))
    game.answer("wenge")
    assert game.table.woodpile[2] == 1
    position = contract(stock(at_edge(table(turn=5)), "selling", wenge_block=1), 0, 1)
    assert keys(play(position, Deliver(0))) == {"1.1@0"}


def test_loans_come_first_then_wood_may_be_sold_for_more_than_the_fine():
    position = stock(money(at_edge(table(turn=3)), 0, 0), "selling", oak_log=5)
    game = play(position, Fine(0, 12, 1))
    assert game.table.loans[0] == 2
    assert game.asking.prompt == "sell_many"  # there is only one kind to sell
    assert game.table.money[0] == 8
    game.answer("5")
    assert game.table.money[0] == 8 + 20 - 12


def test_who_has_both_loans_before_winter_sells_at_once():
    position = stock(money(at_edge(table(turn=3)), 0, 0), "selling", oak_log=1, birch_log=1)
    game = play(position, Borrow(0), Borrow(0))
    game = play(money(game.table.copy(), 0, 0), Fine(0, 3, 1))
    assert game.asking.prompt == "sell_for_fine"
    assert told(game, "borrowed") == []


def test_rafts_bring_wood_a_season_later_and_not_in_winter():
    """Sent off in autumn, it arrives in spring."""
    position = logs(at_edge(table(turn=2)), "woodpile", birch=1)
    position.rafts[0] = 1
    game = play(position, Float(0, 1))
    assert game.table.river[0] == 1
    story = random_game(5000, seed=6)
    winter = False
    for event in story.events:
        if event.name == "season":
            winter = event.about[0] == 3
        assert not (winter and event.name in ("arrived", "floated", "drove"))
