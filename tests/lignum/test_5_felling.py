"""Chapter 5: workers, felling, and moving away."""

import pytest

from waldlehre import lessons
from waldlehre.jupyter import shown
from waldlehre.jupyter.session import Session
from waldlehre.kernel.luck import Dice
from waldlehre.lignum import ROOM
from waldlehre.lignum.felling import Fell, UseWorker
from waldlehre.lignum.seasons import WoodWork
from waldlehre.lignum.state import LOAN
from waldlehre.lignum.trail import Move

from .mills import at_edge, hire, keys, logs, money, plan, play, random_game, table, told, trees


def forest(seats=2, same=True):
    """Everybody at the edge, in order; in the same area, or each in their own."""
    position = at_edge(table(seats))
    for area in range(1, 7):
        trees(position, area)
    position.area = [0] * seats if same else list(range(seats))
    return position


def test_L5_1_seven_sub_phases_in_the_order_of_the_edge():
    position = forest(3, same=False)
    position.edge = [2, 0, 1]
    for seat in range(3):
        trees(position, seat + 1, birch=2)
    game = play(position, WoodWork())
    asked = []
    while game.asking is not None:
        asked.append(game.asking.seat)
        game.answer()
    assert asked == [2, 0, 1]
    stages = [stage for (stage,) in told(game, "sub_phase")]
    assert stages == sorted(stages)
    assert len(stages) == 7


def test_L5_1_no_wood_comes_down_the_river_in_the_first_season():
    position = forest(same=False)
    position.turn = 0
    assert len(told(play(position, WoodWork()), "sub_phase")) == 6


def test_L5_2_hired_hands_then_the_apprentice_then_the_hut():
    position = hire(forest(), lumberjack=1)
    position.hut[2] = 1
    game = play(position, *[UseWorker(0, 0)] * 3)
    assert game.table.hired[0] == game.table.apprentice[0] == game.table.hut[2] == 0
    assert told(game, "apprentice") == told(game, "hut_worker") == [(0, 0)]


@pytest.mark.parametrize(("hired", "hut", "most"), [(0, 0, 1), (2, 0, 3), (2, 2, 5)])
def test_L5_3_each_worker_fells_one_tree(hired, hut, most):
    position = hire(trees(forest(same=False), 1, birch=9), lumberjack=hired)
    position.hut[2] = hut
    game = play(position, Fell(0))
    while game.asking is not None:
        game.answer("birch")
    assert game.table.woodpile[0] == most
    assert game.table.trees[0] == 9 - most


def test_L5_3_any_wood_that_stands_there_and_not_all_need_to_work():
    position = hire(trees(forest(same=False), 1, oak=1, wenge=1), lumberjack=3)
    game = play(position, Fell(0))
    assert keys(game) == {"oak", "wenge"}
    game.answer("wenge")
    assert "No such tree" in str(game.why_not("birch"))
    game.answer()
    assert game.table.woodpile[:3] == [0, 0, 1]
    assert game.table.hired[0] == 2


def test_L5_3_who_comes_first_fells_first():
    position = trees(forest(), 1, birch=1)
    position.edge = [1, 0]
    game = play(position, Fell(1), Fell(0))
    game.answer("birch")
    assert game.table.woodpile == [0, 0, 0, 1, 0, 0]
    assert game.asking is None


def test_L5_4_the_second_may_pay_a_coin_and_move_to_a_free_area_with_trees():
    position = trees(trees(forest(3), 1, birch=2), 4, oak=2)
    position.area = [0, 0, 4]
    trees(position, 5, birch=9)
    position.stores[3] = 3
    game = play(position, Fell(0), Fell(1))
    assert "move_away" not in keys(game)
    assert "before you" in str(game.why_not("move_away"))
    game.answer()
    assert "move_away" in keys(game)
    game.answer("move_away")  # area 4 is the only one, so it is not asked
    assert game.table.area == [0, 3, 4]
    assert game.table.money[1] == 4
    assert game.table.food[1] == 0
    assert game.table.stores[3] == 3
    assert keys(game) == {"oak"}


def test_L5_4_not_without_a_coin_and_not_after_felling_has_begun():
    position = hire(trees(trees(forest(), 1, birch=3), 4, oak=2), seat=1, lumberjack=2)
    position.money[0], position.felled[0] = 5, 1
    game = play(position.copy(), Fell(1))
    assert "move_away" in keys(game)
    game.answer("birch")
    assert "begun" in str(game.why_not("move_away"))
    poor = play(money(position, 5, 0), Fell(1))
    assert "money" in str(poor.why_not("move_away"))


def test_L6_1_a_penniless_seat_whose_area_is_bare_may_borrow_and_move_away():
    """Nothing else could be answered, and all the same it is asked: loans are possible any time."""
    position = hire(trees(forest(), 4, oak=2), seat=1, lumberjack=1)
    game = play(money(position.copy(), 5, 0), Fell(1))
    assert (keys(game), game.asking.also) == (set(), (LOAN,))
    game.answer("loan")
    assert keys(game) == {"move_away"}
    game.answer("move_away")
    assert (game.table.area[1], game.table.money[1]) == (3, 3)
    position.loans[1] = 2
    assert play(money(position, 5, 0), Fell(1)).asking is None


def test_L6_1_where_only_a_loan_is_left_everybody_can_answer_and_be_advised():
    """A question without an option: foresters, the hint, words and boards know what is beside it."""
    position = money(hire(trees(forest(), 4, oak=2), seat=1, lumberjack=1), 5, 0)
    for name in ROOM.foresters:
        game = play(position.copy(), Fell(1))
        game.let_play({1: name}, most=1)
        assert game.given, name
    game = play(position, Fell(1))
    assert {game.asking.pick_random(Dice(key)) for key in range(9)} == {()}
    assert "loan" in str(game.choice)
    assert "take a loan" in str(game.hint(playouts=20))
    assert lessons.worksheet(game).code.replace(" ", "") == game.code()
    assert [one[0] for one in shown.state(Session(game))["question"]["also"]] == [LOAN]


def test_L7_4_two_more_lumberjacks_than_trees_may_be_hired():
    position = money(plan(table(), 0, "cutting"), 9, 5)
    trees(position, position.area[0] + 1, birch=1)
    game = play(position, Move(0))
    game.answer("10")
    assert keys(game) == set("123")


def test_L7_4_two_hands_fell_elsewhere_and_no_more():
    position = hire(trees(forest(same=False), 1, birch=1), lumberjack=4)
    trees(position, 5, wenge=4)
    game = play(plan(position, 0, "cutting"), Fell(0))
    game.answer("elsewhere")  # only one area, and only wenge there
    game.answer("wenge")
    assert game.table.woodpile[:3] == [0, 0, 2]
    assert game.table.trees[12:15] == [0, 0, 2]
    assert keys(game) == {"birch"}
    assert game.table.done[0] == 1
    assert told(game, "carried_out") == [(0, 5)]


def test_L7_4_whoever_lost_trees_may_move_away_though_alone():
    position = hire(trees(trees(forest(same=False), 1, birch=1), 2, oak=3), lumberjack=2)
    trees(position, 6, birch=1)
    game = play(plan(position, 0, "cutting"), Fell(0), Fell(1))
    game.answer("elsewhere")
    assert keys(game) == {"2", "6"}
    assert "own area" in str(game.why_not("1"))
    game.answer("2")
    game.answer("oak")
    assert game.table.trees[3:6] == [0, 1, 0]
    game.answer()
    assert game.asking.seat == 1
    game.answer("move_away")
    assert game.table.area == [0, 5]


def test_L7_4_without_the_plan_nobody_fells_elsewhere():
    position = hire(trees(trees(forest(same=False), 1, birch=1), 2, oak=3), lumberjack=2)
    game = play(position, Fell(0))
    assert "planned no cutting" in str(game.why_not("elsewhere"))


def test_logs_on_the_woodpile_wait_for_later_seasons():
    game = random_game(5000, seed=2)
    assert game.over
    position = logs(forest(), "woodpile", birch=2)
    assert play(position).table.woodpile[0] == 2
