"""Chapter 4: along the trail."""

import pytest

from waldlehre.lignum.areas import ShareFood
from waldlehre.lignum.kinds import (
    CART,
    COIN,
    EDGE,
    FOOD,
    GOOD,
    RAFT,
    SAW,
    SLEIGH,
    X,
)
from waldlehre.lignum.trail import Move, TakeToken, Travel

from .mills import craft, keys, money, plan, play, random_game, stock, table, told, trees


def moving(position, seat=0, spot=0):
    """The seat's move from somewhere."""
    position.spot[seat] = spot
    return play(position, Move(seat))


def test_L4_1_in_turn_order_one_move_each_until_all_stand_at_the_edge():
    position = table(3)
    position.order = [2, 0, 1]
    position.token[1] = position.token[2] = FOOD
    game = play(position, Travel())
    asked = []
    for key in ("1", "edge", "2", "edge", "edge"):
        asked.append(game.asking.seat)
        game.answer(key)
    assert asked == [2, 0, 1, 2, 1]
    assert game.asking is None
    assert game.table.spot == [EDGE] * 3


def test_L4_2_forward_only_and_never_on_the_same_place():
    position = table()
    game = moving(position, spot=9)
    assert all(int(key) > 9 for key in keys(game) - {"edge"})
    for behind in (1, 8, 9):
        assert "forward only" in str(game.why_not(str(behind)))


def test_L4_2_the_master_goes_there_and_acts():
    position = table()
    position.token[3] = FOOD
    game = moving(position)
    game.answer("3")
    assert game.table.spot[0] == 3
    assert told(game, "moved") == [(0, 3)]
    assert told(game, "took") == [(0, FOOD)]


@pytest.mark.parametrize("place", [1, 2, 3, 5, 7, 9, 11, 12, 14, 15, 17, 18, 20])
def test_L4_2_one_master_has_room_at_a_token(place):
    position = table()
    position.token[place] = FOOD
    position.spot[1] = place
    assert "no room" in str(moving(position).why_not(str(place)))


@pytest.mark.parametrize("place", [4, 8, 10, 13, 16, 19])
def test_L4_2_four_masters_have_room_at_the_places_for_all(place):
    position = table(4)
    position.spot = [0, place, place, place]
    position.works = list(range(10))
    assert str(place) in keys(moving(position))


def test_L4_2_two_masters_have_room_at_the_forage():
    position = table(4)
    position.spot = [0, 6, 0, 0]
    assert "6" in keys(moving(position))
    position = table(4)
    position.spot = [0, 6, 6, 0]
    assert "no room" in str(moving(position).why_not("6"))


def refused(position, place):
    """Why the first seat cannot go to a place."""
    return str(moving(position).why_not(str(place)))


def test_L4_2_only_where_one_can_do_something():
    position = table()
    position.token[1], position.token[2], position.token[3] = X, 0, SAW
    position.saws[0] = 4
    assert "closed" in refused(position, 1)
    assert "Nothing lies there" in refused(position, 2)
    assert "saws" in refused(position, 3)
    position.porters, position.forages = 0, 0
    assert "Nobody stands there" in refused(position, 4)
    assert "No forage" in refused(position, 6)
    position.forages, position.forage[0] = 1, 1
    assert "space marked 3" in refused(position, 6)
    position.works = []
    assert "no work" in refused(position, 8)
    trees(position, position.area[0] + 1)
    assert "No trees" in refused(position, 10)
    position.offers = []
    assert "No contract" in refused(position, 13)
    position.free_sawyers = position.paid_sawyers = 0
    assert "Nobody stands there" in refused(position, 16)


@pytest.mark.parametrize("place", [4, 6, 10, 13, 19])
def test_L4_2_who_has_no_money_cannot_go_where_all_is_paid_for(place):
    position = money(table(), 0, 5)
    game = moving(position)
    assert str(place) not in keys(game)
    game.answer("loan")
    assert str(place) in keys(game)


@pytest.mark.parametrize(
    ("token", "field"),
    [(CART, "carts"), (SAW, "saws"), (SLEIGH, "sleighs"), (RAFT, "rafts"), (FOOD, "food")],
)
def test_L4_3_a_token_is_taken_once(token, field):
    position = table()
    position.token[3] = token
    before = getattr(position, field)[0]
    now = play(position, TakeToken(0, 3)).table
    assert getattr(now, field)[0] == before + 1
    assert now.token[3] == 0


def test_L4_3_a_coin_is_money_at_once_and_craft_goods_lie_face_down():
    position = table()
    token = position.goods.pop()
    position.token[3], position.token[5] = COIN, GOOD + token
    game = play(position, TakeToken(0, 3), TakeToken(0, 5))
    assert game.table.money[0] == 6
    assert game.table.crafts[0] == [token]
    name = game.room.label(game.table, "token", GOOD + token, game.voice)
    assert f"craft goods: {name}" in game.room.text(game.table, 0, game.voice)
    assert name not in game.room.text(game.table, 1, game.voice).partition("Ada: ")[2]


def test_L4_3_four_saws_are_the_most():
    position = table()
    position.token[3], position.saws[0] = SAW, 3
    assert "3" in keys(moving(position))
    position.saws[0] = 4
    assert "3" not in keys(moving(position))


def test_L4_4_porters_cost_a_coin_each_as_many_as_stand_there():
    position = money(table(), 9, 5)
    game = moving(position)
    game.answer("4")
    assert keys(game) == set("123456")
    game.answer("4")
    assert (game.table.money[0], game.table.hired[1], game.table.porters) == (5, 4, 2)
    game = moving(money(table(), 2, 5))
    game.answer("4")
    assert keys(game) == set("12")
    assert "costs 3" in str(game.why_not("3"))


def test_L4_5_one_forage_for_a_coin_on_the_space_marked_3():
    position = table()
    position.forage[1] = 1
    game = moving(position)
    game.answer("6")
    assert game.table.forage[:2] == [1, 1]
    assert game.table.money[0] == 4
    assert game.table.forages == 0


@pytest.mark.parametrize(("standing", "coins", "most"), [(3, 9, 3), (5, 2, 2), (9, 9, 8)])
def test_L4_6_lumberjacks_at_most_as_many_as_trees_coins_and_people(standing, coins, most):
    position = money(table(), coins, 5)
    trees(position, position.area[0] + 1, birch=standing - 1, oak=1)
    game = moving(position)
    game.answer("10")
    assert keys(game) == {str(many) for many in range(1, most + 1)}
    game.answer(str(most))
    assert game.table.money[0] == coins - most
    assert game.table.hired[0] == most
    assert game.table.lumberjacks == 8 - most


def test_L4_7_one_of_the_open_contracts_for_a_coin():
    position = table()
    open_now = position.offers[:]
    game = moving(position)
    game.answer("13")
    assert keys(game) == {str(one + 1) for one in open_now}
    game.answer(str(open_now[1] + 1))
    assert game.table.contracts[0] == [open_now[1]]
    assert game.table.offers == open_now[:1]
    assert game.table.money[0] == 4


def test_L4_8_one_sawyer_is_free_and_a_second_costs_a_coin_for_one_player():
    position = table()
    game = play(position, Move(0), Move(1))
    game.answer("16")
    assert keys(game) == {"1", "2"}
    game.answer("2")
    assert game.table.hired[2] == 2
    assert game.table.money[0] == 4
    game.answer("16")
    assert game.asking is None  # only the free one is left for the other
    assert game.table.hired[5] == 1
    assert game.table.money[1] == 5


def test_L4_9_saws_and_food_cost_a_coin_each_as_often_as_one_likes():
    position = money(table(), 6, 5)
    game = moving(position)
    game.answer("19")
    assert keys(game) == {"buy_saws", "buy_food"}
    assert game.asking.least == 1
    game.answer("buy_saws")
    assert keys(game) == set("1234")
    game.answer("2")
    game.answer("buy_food")
    game.answer("3")
    assert game.asking.least == 0
    game.answer()
    assert (game.table.money[0], game.table.saws[0], game.table.food[0]) == (1, 2, 3)


def test_L4_9_a_sawmill_has_four_saws_at_most():
    position = craft(money(table(), 9, 5), 0, "reeds", "reeds")
    position.saws[0] = 4
    game = moving(position)
    game.answer("19")
    assert "saws" in str(game.why_not("buy_saws"))


@pytest.mark.parametrize(("many", "coins"), [(2, 2), (3, 4), (4, 6)])
def test_L4_10_two_three_or_four_equal_goods_bring_two_four_or_six(many, coins):
    position = craft(table(), 0, *["reeds"] * many)
    game = moving(money(position, 1, 5))
    game.answer("19")
    game.answer(f"reeds{many}")
    assert game.table.money[0] == 1 + coins
    assert game.table.crafts[0] == []
    assert len(game.table.gone) >= many


def test_L4_10_jokers_stand_in_only_for_what_is_missing():
    position = craft(table(), 0, "board", "board", "joker", "joker", "stake")
    game = moving(position)
    game.answer("19")
    sets = {key for key in keys(game) if key[-1].isdigit()}
    assert sets == {"board2", "board3", "board4", "stake2", "stake3", "joker2"}
    game.answer("board3")
    kinds = sorted(game.table.parts.good[one] for one in game.table.crafts[0])
    assert kinds == [2, 4]
    assert "so many" in str(game.why_not("board2"))


def test_L4_11_the_edge_is_always_reached_and_the_first_stands_on_a():
    position = table(3)
    game = play(position, Move(2), Move(0))
    game.answer("edge")
    game.answer("edge")
    assert game.table.edge == [2, 0]
    assert told(game, "reached_edge") == [(2, 0), (0, 1)]
    assert "stands on B" in str(game.log)


def test_each_may_buy_one_contract_and_plan_one_work_a_round():
    """Both locations are passed once: one cannot stay or go back."""
    game = random_game(5000, seed=9)
    bought = set()
    for event in game.events:
        if event.name == "season":
            bought = set()
        if event.name in ("bought_contract", "planned"):
            assert (event.name, event.about[0]) not in bought
            bought.add((event.name, event.about[0]))


def test_food_in_the_areas_is_shared_before_anybody_travels():
    position = stock(plan(table(), 0, "trade", due=7), "selling", birch_log=1)
    position.stores = [3] * 6
    game = play(position, ShareFood(), Move(0))
    assert game.table.food == [3, 3]
