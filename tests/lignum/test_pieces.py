"""Nothing that is limited is lost or doubled, with loans and huts in use too."""

import pytest

from waldlehre.kernel.exam import EXAM_LUCK
from waldlehre.kernel.luck import Dice, luck
from waldlehre.lignum import ROOM
from waldlehre.lignum.kinds import EDGE

from .mills import at_edge, contract, craft, money, random_game, table

BOUND = 900
"""Decisions that no game of random players or foresters passes."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("tactical", [False, True])
def test_random_games_with_loans_and_huts_lose_nothing(seats, tactical):
    for seed in range(4):
        game = random_game(0, seats=seats, seed=seed, tactical=tactical)
        dice = Dice(luck(EXAM_LUCK, seed))
        while game.asking is not None:
            choice = game.asking
            picked = choice.pick_random(dice)
            if choice.also and not dice.below(4):
                picked = (choice.also[dice.below(len(choice.also))],)
            game.answer(*picked)
            assert not list(ROOM.faults(game.table))
        assert len(game.given) < BOUND


@pytest.mark.parametrize("name", ["miller", "greedy", "planner"])
def test_games_of_foresters_stay_within_the_bound(name):
    game = random_game(0, seats=4, seed=3)
    if name == "planner":
        game.let_play({0: "planner", **dict.fromkeys(range(1, 4), "miller")})
    else:
        game.let_play(dict.fromkeys(range(4), name))
    assert game.over
    assert len(game.given) < BOUND
    assert not list(ROOM.faults(game.table))


def broken():
    """Tables with a fault, by what is wrong."""
    lost = table()
    lost.contract_deck.pop()
    yield "contracts", lost
    twice = table()
    twice.resource_deck.append(twice.resource_deck[0])
    yield "resource cards", twice
    good = craft(table(), 0, "board")
    good.crafts[0] = []
    yield "craft tokens", good
    rich = table()
    rich.money[0] += 1
    yield "seat 0 has", rich
    poor = money(table(), -1, 0)
    yield "money", poor
    spot = table()
    spot.spot[0] = EDGE
    yield "master", spot
    saws = table()
    saws.saws[0] = 5
    yield "saws", saws
    hands = table()
    hands.hired[1] = 1
    yield "job 1", hands
    filled = contract(at_edge(table()), 0, 1)
    filled.filled[0] = 2
    yield "contract 0", filled
    wood = table()
    wood.stock[2] = 1
    yield "wenge log", wood
    hut = table()
    hut.hut[0] = 1
    yield "hut tokens", hut
    plans = table()
    plans.plan[0] = 3
    yield "plans", plans
    food = table()
    food.food[1] = -1
    yield "food", food


@pytest.mark.parametrize(("what", "position"), list(broken()), ids=lambda one: str(one)[:12])
def test_each_fault_is_found(what, position):
    assert any(what in fault for fault in ROOM.faults(position)), list(ROOM.faults(position))


def test_a_sound_table_has_no_faults():
    assert not list(ROOM.faults(table(4)))
