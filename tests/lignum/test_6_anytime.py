"""Chapter 6: loans and huts, beside every question."""

import pytest

from waldlehre.lignum.anytime import Borrow, BuildHut, DryOn, FetchFood, PlaceHut
from waldlehre.lignum.felling import Fell
from waldlehre.lignum.sawing import Saw
from waldlehre.lignum.selling import Sell
from waldlehre.lignum.state import BUILD, BUILD_PLANNED, DRY_ON, FETCH_FOOD, LOAN
from waldlehre.lignum.trail import Move
from waldlehre.lignum.winter import BonusLog, WinterFell

from .mills import (
    at_edge,
    craft,
    hire,
    keys,
    logs,
    money,
    plan,
    play,
    random_game,
    stock,
    table,
    told,
)


def test_L6_1_a_loan_brings_four_coins_and_two_are_the_most():
    game = play(money(table(), 1, 5), Move(0))
    game.answer("loan")
    game.answer("loan")
    assert game.table.money[0] == 9
    assert game.table.loans[0] == 2
    assert LOAN not in game.asking.also
    assert "all 2 loan cards" in str(game.why_not("loan"))
    assert told(play(table(), Borrow(1)), "borrowed") == [(1, 4, 1)]


def test_L6_1_loans_are_offered_at_each_question_of_ones_turn():
    """But not while something is carried out that cannot wait, or in setting up."""
    alone = {"first_area", "deal", "seasons_ahead", "sell_many", "move_away", "elsewhere"}
    alone |= {"river_sale", "sell_for_fine", "hut_space", "hut_good", "dry_on", "fetch"}
    seen = set()
    game = random_game(0, seats=3, seed=5)
    while game.asking is not None:
        choice = game.asking
        if choice.prompt not in alone and game.table.loans[choice.seat] < 2:
            assert LOAN in choice.also, choice
            seen.add(choice.prompt)
        game.answer(*choice.options[:1])
    assert len(seen) > 10


def test_L6_2_board_shingle_and_stake_make_a_hut_and_leave_the_game():
    position = craft(table(), 0, "board", "shingle", "stake", "reeds")
    game = play(position, Move(0))
    asking = game.asking
    assert BUILD in asking.also
    game.answer("hut")
    for space in ("drying", "food", "worker"):
        game.answer(space)
    assert game.table.hut[:3] == [1, 1, 1]
    assert len(game.table.crafts[0]) == 1
    assert len(game.table.gone) == 3
    assert game.asking.prompt == asking.prompt


def test_L6_2_a_joker_stands_in_and_reeds_do_not():
    position = craft(table(), 0, "board", "shingle", "reeds")
    assert "stake" in str(play(position.copy(), Move(0)).why_not("hut"))
    craft(position, 0, "joker")
    game = play(position, Move(0))
    game.answer("hut")
    kinds = [game.table.parts.good[one] for one in game.table.crafts[0]]
    assert kinds == [3]
    assert len(told(play(position.copy(), BuildHut(0, (0, 1, 2))), "built")) == 1


def test_L6_2_huts_are_built_in_winter_too():
    position = craft(at_edge(table(turn=3)), 0, "board", "shingle", "stake")
    game = play(position, BonusLog(0))
    assert BUILD in game.asking.also


def test_L6_3_tokens_are_put_where_one_likes_all_on_one_space_too():
    game = play(table(), *[PlaceHut(0)] * 3)
    for _ in range(3):
        assert keys(game) == {"drying", "food", "worker"}
        game.answer("worker")
    assert game.table.hut[:3] == [0, 0, 3]


def test_L6_3_what_is_asked_first_has_to_be_answered_first():
    game = play(table(), PlaceHut(0))
    assert game.asking.also == ()
    assert "First answer" in str(game.why_not("loan"))


def test_L6_4_a_token_moves_one_piece_one_rack_on_however_full():
    position = stock(stock(at_edge(table()), "rack_1", birch_log=1), "rack_2", oak_log=1)
    position.hut[0] = 2
    game = play(position, Sell(0))
    game.answer("dry_on")
    assert keys(game) == {"birch_log@rack_1", "oak_log@rack_2"}
    game.answer("birch_log@rack_1")
    assert game.table.pieces(0, 2, 0) == game.table.pieces(0, 2, 1) == 1
    game.answer("dry_on")
    game.answer("oak_log@rack_2")
    assert game.table.pieces(0, 3, 1) == 1
    assert game.table.hut[0] == 0
    assert "no token there" in str(game.why_not("dry_on"))


def test_L6_4_nothing_moves_on_from_the_third_rack():
    position = stock(at_edge(table()), "rack_3", birch_log=1)
    position.hut[0] = 1
    game = play(position, Sell(0))
    assert DRY_ON not in game.asking.also
    assert "one rack on" in str(game.why_not("dry_on"))
    stock(position, "selling", oak_block=1)
    assert told(play(position, DryOn(0)), "dried_on") == [(0, 4, 1)]


def test_L6_5_all_the_food_of_an_area_without_a_token():
    position = table()
    position.area, position.stores = [0, 1], [2, 2, 3, 0, 1, 0]
    position.hut[1], before = 1, position.food[0]
    game = play(position, Move(0))
    assert FETCH_FOOD in game.asking.also
    game.answer("fetch")
    assert keys(game) == {"3", "5"}
    assert "token lies there" in str(game.why_not("1"))
    assert "No food" in str(game.why_not("4"))
    game.answer("3")
    assert game.table.food[0] == before + 3
    assert game.table.stores == [2, 2, 0, 0, 1, 0]
    assert "no token there" in str(game.why_not("fetch"))


def test_L6_5_in_winter_no_area_has_a_token():
    position = at_edge(table(turn=3))
    position.area, position.stores, position.hut[1] = [0, 1], [2, 0, 0, 0, 0, 0], 1
    game = play(position, FetchFood(0))
    assert told(game, "fetched") == [(0, 2, 0)]


@pytest.mark.parametrize("goods", [("board", "stake"), ("shingle", "joker")])
def test_L7_7_with_a_planned_hut_two_goods_are_enough(goods):
    position = plan(craft(table(), 0, *goods), 0, "hut")
    game = play(position, Move(0))
    assert BUILD_PLANNED in game.asking.also
    game.answer("planned_hut")
    while game.asking.prompt == "hut_good":
        game.answer(game.choice.keys[0])
    game.answer("food")
    game.answer("food")
    assert game.table.hut[:3] == [0, 2, 0]
    assert game.table.crafts[0] == []
    assert game.table.done[0] == 1
    assert BUILD_PLANNED not in game.asking.also


def test_L7_7_one_says_which_two_of_three():
    position = plan(craft(table(), 0, "board", "shingle", "stake"), 0, "hut")
    game = play(position, Move(0))
    game.answer("planned_hut")
    assert keys(game) == {"board", "shingle", "stake"}
    game.answer("stake")
    assert "chosen this good" in str(game.why_not("stake"))
    game.answer("board")
    assert [game.table.parts.good[one] for one in game.table.crafts[0]] == [1]


def test_L7_7_not_in_another_season_and_not_with_one_good():
    position = plan(craft(table(), 0, "board", "stake"), 0, "hut", due=2)
    assert "planned no hut" in str(play(position, Move(0)).why_not("planned_hut"))
    position = plan(craft(table(), 0, "board", "reeds"), 0, "hut")
    assert "two of" in str(play(position, Move(0)).why_not("planned_hut"))


def test_a_hut_worker_does_any_job_also_in_winter():
    position = logs(at_edge(table(turn=3)), "sawing", birch=2)
    position.hut[2], position.saws[0] = 2, 2
    game = play(position, WinterFell(0), Saw(0))
    game.answer("yes")
    game.answer("yes")
    game.answer()
    assert game.table.woodpile[0] == 3
    game.answer("birch")
    game.answer("4")
    assert game.asking is None
    assert game.table.hut[2] == game.table.apprentice[0] == 0


def test_the_others_question_offers_the_others_loans():
    position = hire(at_edge(table()), lumberjack=1)
    position.loans, position.area = [2, 0], [0, 1]
    game = play(position, Fell(0), Fell(1))
    assert LOAN not in game.asking.also
    game.answer()
    assert game.asking.seat == 1
    assert LOAN in game.asking.also


def test_L6_1_what_stands_beside_a_question_has_no_note():
    """Whatever kind of thing the question asks for: a board asks for each option's note."""
    game = random_game(40)
    room, kinds = game.room, {prompt.kind for prompt in game.room.prompts.values()}
    assert {"contract", "work", "area"} <= kinds
    for kind in kinds:
        assert room.note(game.table, kind, LOAN, game.voice) == ""
