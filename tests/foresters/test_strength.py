"""Who is better than whom: the same luck, with the seats swapped."""

from statistics import mean, stdev

import pytest

from waldlehre import foresters, play
from waldlehre.kernel.run import play_out

QUANTILE = {4: 3.182, 100: 1.984, 400: 1.966}
"""Of Student's t for a 95 % interval, by the number of pairs."""


RIVALS = [
    *[(name, "greedy", "random") for name in play.ROOMS],
    ("haselwurz", "habitat", "greedy"),
    ("lignum", "miller", "greedy"),
    ("lignum", "planner", "miller"),
]
"""Room, better, worse; quick characters and the rollout are tried in files of their own."""


def lead(name, seats, seed, mine, better, worse):
    """By how many points a forester is ahead of the others' mean."""
    game = play.new_game(name, players=seats, seed=seed)
    who = [better if seat == mine else worse for seat in range(seats)]
    play_out(game.room, game.table, [foresters.named(game.room, one) for one in who])
    points = game.room.scores(game.table)
    return points[mine] - (sum(points) - points[mine]) / (seats - 1)


def interval(name, seats, pairs, better, worse):
    """The 95 % interval of the mean lead: of each seed, over every seat for the better one."""
    leads = [
        mean(lead(name, seats, seed, seat, better, worse) for seat in range(seats))
        for seed in range(pairs)
    ]
    half = QUANTILE[pairs] * stdev(leads) / pairs**0.5
    return mean(leads) - half, mean(leads) + half


def test_the_rivals_are_those_that_the_rooms_list():
    assert {name for name, *_ in RIVALS} == set(play.ROOMS)
    for name, *two in RIVALS:
        assert set(two) <= set(foresters.names(play.room(name)))


@pytest.mark.parametrize(("name", "better", "worse"), RIVALS)
def test_each_forester_is_better_than_the_one_before(name, better, worse):
    low, _ = interval(name, 2, 4, better, worse)
    assert low > 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "seats", "pairs", "better", "worse"),
    [
        *[(name, 2, 400, better, worse) for name, better, worse in RIVALS],
        *[("waldmeister", seats, 100, "greedy", "random") for seats in (3, 4)],
    ],
)
def test_each_forester_is_better_in_400_pairs(name, seats, pairs, better, worse):
    low, high = interval(name, seats, pairs, better, worse)
    print(f"{name}, {seats} seats: {better} ahead of {worse} by {low:.2f} to {high:.2f} points")
    assert low > 0
