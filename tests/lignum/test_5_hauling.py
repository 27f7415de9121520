"""Chapter 5: river, transport, and where logs go."""

import pytest

from waldlehre.lignum.hauling import Arrive, Float, Load, Transport
from waldlehre.lignum.works import Provisions

from .mills import at_edge, hire, keys, logs, plan, play, stock, table, told


def pile(**many):
    """A sawmill with logs on its woodpile, and nobody to haul them but the apprentice."""
    return logs(at_edge(table()), "woodpile", **many)


def test_L5_5_logs_from_the_river_go_to_either_area_wenge_to_the_saw():
    position = logs(pile(), "river", birch=3, wenge=2)
    game = play(position, *[Arrive(0, wood) for wood in range(3)])
    assert keys(game) == set("0123")
    game.answer("2")
    table_now = game.table
    assert table_now.stock[0] == 2
    assert table_now.sawing[:3] == [1, 0, 2]
    assert table_now.river[:3] == [0, 0, 0]
    assert table_now.apprentice[0] == 1


@pytest.mark.parametrize(("porters", "hut", "most"), [(0, 0, 1), (3, 0, 4), (1, 2, 4)])
def test_L5_6_each_porter_carries_one_log(porters, hut, most):
    position = hire(pile(birch=9), porter=porters)
    position.hut[2] = hut
    game = play(position, Transport(0))
    while game.asking is not None:
        game.answer("porter" if game.asking.prompt == "transport" else "birch>sell")
    assert game.table.stock[0] == most
    assert game.table.woodpile[0] == 9 - most


def test_L5_6_means_can_be_combined_and_the_rest_waits():
    position = hire(pile(birch=8), porter=2)
    position.carts[0] = position.forage[0] = position.rafts[0] = 1
    game = play(position, Transport(0))
    assert keys(game) == {"porter", "cart", "raft"}
    game.answer("raft")  # one raft, one log, which is birch
    game.answer("cart")
    for _ in range(3):
        game.answer("birch>saw")
    game.answer("porter")
    game.answer("birch>sell")
    assert game.table.woodpile[0] == 3
    assert game.table.river[0] == game.table.stock[0] == 1
    assert game.table.sawing[0] == 3
    assert game.asking is None


@pytest.mark.parametrize(
    ("forage", "logs_carried", "after"),
    [([1, 0], 3, [0, 1]), ([0, 1], 2, [0, 0]), ([1, 1], 2, [1, 0])],
)
def test_L5_7_three_logs_with_fresh_forage_two_with_used_and_that_goes_first(
    forage, logs_carried, after
):
    position = hire(pile(birch=9), porter=1)
    position.carts[0], position.forage[:2] = 1, forage
    game = play(position, Transport(0))
    game.answer("cart")
    loaded = 0
    while game.asking is not None and game.asking.prompt == "load":
        game.answer("birch>sell")
        loaded += 1
    assert loaded == logs_carried
    assert game.table.forage[:2] == after
    assert game.table.carts[0] == 1
    assert game.table.hired[1] == 0


def test_L5_7_a_cart_needs_a_porter_and_forage_and_runs_once_a_season():
    position = hire(pile(birch=9), porter=3)
    position.carts[0] = 1
    assert "forage" in str(play(position.copy(), Transport(0)).why_not("cart"))
    position.forage[0] = 1
    game = play(position.copy(), Transport(0))
    game.answer("cart")
    game.answer("birch>sell")
    game.answer()
    assert "not run yet" in str(game.why_not("cart"))
    position.carts[0] = 2
    game = play(position, Transport(0))
    for _ in range(2):
        game.answer("cart")
        game.answer("birch>sell")
        game.answer()
    assert game.table.forage[:2] == [0, 0]
    assert game.table.hired[1] == 1


def test_L5_7_in_a_variant_one_cart_runs_twice():
    position = logs(at_edge(table(cart_twice=True)), "woodpile", birch=9)
    hire(position, porter=2)
    position.carts[0] = position.forage[0] = 1
    game = play(position, Transport(0))
    for _ in range(2):
        game.answer("cart")
        game.answer("birch>sell")
        game.answer()
    assert told(game, "drove") == [(0, 3), (0, 2)]


def test_L5_8_one_porter_floats_a_log_for_each_raft_which_is_used_up():
    position = hire(pile(birch=5, oak=1), porter=1)
    position.rafts[0] = 3
    game = play(position, Transport(0))
    game.answer("raft")
    game.answer("oak")
    game.answer("birch")
    game.answer()
    assert game.table.river[:3] == [1, 1, 0]
    assert game.table.rafts[0] == 1
    assert game.table.hired[1] == 0
    assert "porter" in keys(game)


def test_L5_8_without_a_raft_nothing_is_floated():
    assert "raft" in str(play(pile(birch=2), Transport(0)).why_not("raft"))


def test_L5_9_a_log_stays_where_it_was_put_and_wenge_goes_to_the_saw():
    game = play(pile(birch=1, oak=1, wenge=1), Load(0, 3))
    assert keys(game) == {"birch>saw", "birch>sell", "oak>saw", "oak>sell", "wenge>saw"}
    assert "only be sawn" in str(game.why_not("wenge>sell"))
    game.answer("wenge>saw")
    game.answer("oak>sell")
    game.answer("birch>saw")
    assert game.table.sawing[:3] == [1, 0, 1]
    assert game.table.stock[1] == 1
    assert "No such log" not in str(game.log)


def test_L5_9_a_load_may_be_smaller_but_not_empty():
    game = play(pile(birch=3), Load(0, 3))
    assert game.asking.least == 1
    game.answer("birch>saw")
    assert game.asking.least == 0
    game.answer()
    assert game.table.woodpile[0] == 2


@pytest.mark.parametrize(
    ("free", "more", "food"), [(0, True, 2), (1, True, 2), (0, False, 2), (1, False, 0)]
)
def test_L7_5_each_floated_log_brings_two_food(free, more, food):
    """The variant leaves out the logs of planned driving."""
    position = at_edge(table(free_driving_feeds=more))
    logs(position, "woodpile", birch=2)
    position.rafts[0], before = 2, position.food[0]
    game = play(plan(position, 0, "provisions"), Float(0, 1, free))
    assert game.table.food[0] == before + food
    assert len(told(game, "carried_out")) == (1 if food else 0)


def test_L7_5_only_in_its_season():
    position = plan(pile(birch=2), 0, "provisions", due=2)
    position.rafts[0], before = 2, position.food[0]
    assert play(position, Float(0, 1)).table.food[0] == before
    assert play(position, Provisions(0)).table.food[0] == before + 2


def test_L7_10_three_logs_are_floated_without_porter_and_raft():
    position = plan(pile(birch=5), 0, "driving")
    position.apprentice[0] = 0
    game = play(position, Transport(0))
    assert keys(game) == {"driving"}
    game.answer("driving")
    game.answer("birch")  # the first goes by itself: there is only birch
    game.answer("birch")
    assert game.table.river[0] == 3
    assert game.table.woodpile[0] == 2
    assert game.table.done[0] == 1
    assert game.asking is None


def test_L7_10_ordinary_floating_is_possible_as_well():
    position = hire(plan(pile(birch=5), 0, "driving"), porter=1)
    position.rafts[0] = 1
    game = play(position, Transport(0))
    game.answer("raft")
    game.answer("driving")
    game.answer("birch")
    game.answer("birch")
    assert game.table.river[0] == 4


def test_logs_sent_in_the_last_autumn_never_arrive():
    position = stock(logs(at_edge(table(turn=6)), "river", birch=2), "selling", oak_log=1)
    assert play(position).table.river[0] == 2
