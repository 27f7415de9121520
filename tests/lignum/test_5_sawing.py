"""Chapter 5: sawing, contracts, selling, drying, and the end of a season."""

import pytest

from waldlehre.lignum.felling import Fell
from waldlehre.lignum.sawing import PlaceBlocks, Saw
from waldlehre.lignum.seasons import EndSeason, Season
from waldlehre.lignum.selling import Deliver, Dry, ForcedSale, Sell

from .mills import (
    at_edge,
    contract,
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


def mill(**many):
    """A sawmill with logs on its sawing area, three saws and two sawyers; the apprentice is away."""
    position = logs(hire(at_edge(table()), sawyer=2), "sawing", **many)
    position.saws[0], position.apprentice[0] = 3, 0
    return position


@pytest.mark.parametrize(("wood", "blocks"), [("birch", 4), ("oak", 3), ("wenge", 1)])
def test_L5_10_a_log_gives_four_three_or_one_block(wood, blocks):
    game = play(mill(**{wood: 1}), Saw(0))
    game.answer(wood)
    assert keys(game) == {str(many) for many in range(blocks + 1)}
    game.answer("0")
    assert sum(game.table.stock[3:6]) == blocks


def test_L5_10_each_log_needs_a_worker_and_a_saw():
    game = play(mill(birch=5), Saw(0))
    for _ in range(2):
        game.answer("birch")
        game.answer("4")
    assert game.asking is None  # no sawyer is left
    assert game.table.saws[0] == 1
    assert game.table.sawing[0] == 3
    position = mill(birch=5)
    position.saws[0] = 1
    game = play(position, Saw(0))
    game.answer("birch")
    game.answer("4")
    assert game.asking is None  # no saw is left
    assert game.table.hired[2] == 1


def test_L5_11_blocks_are_split_between_firewood_and_selling_area():
    game = play(mill(), PlaceBlocks(0, 0))
    game.answer("3")
    assert game.table.firewood[0] == 3
    assert game.table.stock[3] == 1
    assert told(game, "sawn") == [(0, 0, 4, 3)]


def test_L7_8_with_planned_sawing_one_saw_and_one_sawyer_turn_two_logs_into_blocks():
    game = play(plan(mill(birch=4, oak=1), 0, "sawing"), Saw(0))
    game.answer("birch")
    game.answer("4")
    assert game.asking.prompt == "saw_more"
    game.answer("oak")
    game.answer("0")
    assert game.table.saws[0] == 2
    assert game.table.hired[2] == 1
    game.answer("birch")
    game.answer("4")
    game.answer("birch")
    game.answer("4")
    assert game.asking is None
    assert game.table.firewood[0] == 12
    assert game.table.sawing[0] == 1


def test_L7_3_heating_gives_six_blocks_of_each_birch_log_in_its_season_only():
    game = play(plan(mill(birch=2, oak=1), 0, "heating"), Saw(0))
    for _ in range(2):
        game.answer("birch")
        game.answer("6")
    assert game.table.firewood[0] == 12
    assert told(game, "carried_out") == [(0, 2)]
    game = play(plan(mill(birch=1), 0, "heating", due=2), Saw(0))
    game.answer("birch")
    assert "6" not in keys(game)


def test_L7_3_drying_doubles_what_racks_hold_in_its_season_only():
    for due, most in ((1, 4), (2, 2)):
        position = stock(plan(mill(), 0, "drying", due=due), "selling", birch_block=6)
        game = play(position, Dry(0, 0))
        while game.asking is not None:
            game.answer("birch_block@selling")
        assert game.table.pieces(0, 1, 3) == most
        assert len(told(game, "carried_out")) == (due == 1)
    position = stock(plan(mill(), 0, "drying"), "selling", birch_log=3)
    game = play(position, Dry(0, 0))
    while game.asking is not None:
        game.answer("birch_log@selling")
    assert game.table.pieces(0, 1, 0) == 2


def test_L7_3_what_is_not_done_in_its_season_is_lost():
    position = plan(mill(), 0, "driving")
    game = play(position, EndSeason())
    assert told(game, "lapsed") == [(0, 4)]


def test_L5_12_pieces_are_put_on_contracts_over_several_seasons():
    """Contract 1: a wenge block and two birch logs."""
    position = contract(stock(mill(), "selling", wenge_block=1, birch_log=1), 0, 1)
    game = play(position, Deliver(0))
    assert keys(game) == {"1.1@0", "1.2@0"}
    game.answer("1.1@0")
    game.answer("1.2@0")
    assert game.asking is None
    assert told(game, "finished") == []
    later = stock(game.table.copy(), "rack_1", birch_log=1)
    game = play(later, Deliver(0))
    game.answer("1.2@1")
    assert told(game, "finished") == [(0, 0)]
    assert sum(game.table.stock) == 0


def test_L5_12_a_piece_must_stand_at_least_on_the_named_rack():
    """Contract 14: a wenge block from rack 2 on, and two oak blocks."""
    position = contract(stock(mill(), "rack_1", wenge_block=1, oak_block=1), 0, 14)
    stock(position, "rack_2", wenge_block=1)
    game = play(position, Deliver(0))
    assert keys(game) == {"14.1@2", "14.2@1"}
    assert "rack 2" in str(game.why_not("14.1@1"))
    assert "no contract" in str(game.why_not("3.1@0"))


@pytest.mark.parametrize(
    ("piece", "price"),
    [("birch_log", 3), ("oak_log", 4), ("birch_block", 1), ("oak_block", 2), ("wenge_block", 5)],
)
@pytest.mark.parametrize(
    ("place", "bonus"), [("selling", 0), ("rack_1", 1), ("rack_2", 2), ("rack_3", 3)]
)
def test_L5_13_prices_and_what_racks_add(piece, price, place, bonus):
    position = money(stock(mill(), place, **{piece: 2}), 0, 5)
    game = play(position, Sell(0))
    game.answer(f"{piece}@{place}")
    game.answer("2")
    assert game.table.money[0] == 2 * (price + bonus)


def test_L5_13_as_many_as_one_likes_and_from_there_only():
    position = logs(stock(mill(birch=2), "selling", birch_block=3), "firewood", birch=2)
    game = play(position, Sell(0))
    assert keys(game) == {"birch_block@selling"}
    assert "selling area and the racks only" in str(game.why_not("birch_block@firewood"))
    game.answer("birch_block@selling")
    game.answer("2")
    game.answer()
    assert game.table.stock[3] == 1


def test_L5_14_the_third_rack_is_sold_out():
    position = money(stock(stock(mill(), "rack_3", oak_block=2), "rack_2", oak_block=1), 0, 5)
    game = play(position, ForcedSale(0))
    assert game.table.money[0] == 2 * (2 + 3)
    assert sum(game.table.stock) == 1


def test_L5_15_one_log_or_two_blocks_fit_never_both():
    position = stock(mill(), "selling", birch_log=2, oak_block=3)
    game = play(position, Dry(0, 0))
    game.answer("oak_block@selling")
    assert "no room" in str(game.why_not("birch_log@selling"))
    game.answer("oak_block@selling")
    assert game.asking is None
    assert game.table.pieces(0, 1, 4) == 2
    game = play(stock(mill(), "selling", birch_log=2, oak_block=3), Dry(0, 0))
    game.answer("birch_log@selling")
    assert game.asking is None


def test_L5_15_from_right_to_left_each_piece_one_place():
    position = stock(mill(), "selling", birch_block=2)
    for place in ("rack_1", "rack_2"):
        stock(position, place, birch_block=2)
    game = play(position, Dry(0))
    assert "right to left" in str(game.why_not("birch_block@selling"))
    while game.asking is not None:
        game.answer(game.choice.keys[0])
    assert [game.table.pieces(0, level, 3) for level in range(4)] == [0, 2, 2, 2]


def test_L5_15_two_blocks_may_be_of_different_wood():
    game = play(stock(mill(), "selling", birch_block=1, oak_block=1), Dry(0, 0))
    game.answer("oak_block@selling")
    game.answer("birch_block@selling")
    assert game.table.pieces(0, 1, 3) == game.table.pieces(0, 1, 4) == 1


def test_L5_16_the_order_is_turned_round_and_everything_goes_back():
    position = at_edge(hire(mill(), porter=2), 1, 0)
    position.area, position.tired, position.token[5] = [2, 3], [1, 0], 1
    now = play(position, EndSeason()).table
    assert now.order == [0, 1]
    assert now.spot == [0, 0]
    assert now.hired == [0] * 6
    assert now.apprentice == [1, 1]
    assert now.tired == [0, 0]
    assert now.turn == 2


def test_L5_16_craft_goods_left_on_the_trail_leave_the_game():
    position = table()
    lying = [token - 10 for token in position.token if token >= 10]
    now = play(at_edge(position), EndSeason()).table
    assert set(lying) <= set(now.gone)


def test_L5_16_after_winter_the_reverse_of_autumns_edge_goes_first():
    game = random_game(5000, seed=12)
    edge, orders = [], []
    for event in game.events:
        if event.name == "reached_edge":
            edge.append(event.about[0])
        if event.name == "next_order":
            orders.append((event.about[0], edge[-1]))
            edge = []
    assert len(orders) == 5
    assert all(first == last for first, last in orders)


def test_L7_9_overtime_brings_a_wenge_log_when_its_season_begins():
    position = plan(at_edge(table(turn=3)), 0, "overtime")
    game = play(position, Season())
    assert game.table.woodpile[:3] == [0, 0, 1]
    assert told(game, "carried_out") == [(0, 9)]


def test_sub_phases_ask_nobody_who_has_nothing_to_do():
    position = craft(at_edge(table()), 0, "board")
    position.apprentice = [0, 0]
    steps = [Fell(0), Saw(0), Deliver(0), Sell(0), Dry(0)]
    assert play(position, *steps).asking is None
