"""Greedy is better than random: games with the same luck, in which the seats are swapped."""

from statistics import mean, stdev

import pytest

from waldlehre import foresters, play
from waldlehre.kernel.run import play_out

QUANTILE = {4: 3.182, 100: 1.984, 400: 1.966}
"""Of Student's t for a 95 % interval, by the number of pairs."""


def lead(name, seats, seed, mine):
    """By how many points a greedy forester is ahead of the random others' mean."""
    game = play.new_game(name, players=seats, seed=seed)
    who = ["greedy" if seat == mine else "random" for seat in range(seats)]
    play_out(game.room, game.table, [foresters.named(game.room, one) for one in who])
    points = game.room.scores(game.table)
    return points[mine] - (sum(points) - points[mine]) / (seats - 1)


def interval(name, seats, pairs):
    """The 95 % interval of the mean lead: of each seed, over every seat for the greedy one."""
    leads = [mean(lead(name, seats, seed, seat) for seat in range(seats)) for seed in range(pairs)]
    half = QUANTILE[pairs] * stdev(leads) / pairs**0.5
    return mean(leads) - half, mean(leads) + half


@pytest.mark.parametrize("name", play.ROOMS)
def test_greedy_is_better_than_random(name):
    low, _ = interval(name, 2, pairs=4)
    assert low > 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "seats", "pairs"),
    [
        ("pegs", 2, 400),
        ("waldmeister", 2, 400),
        ("waldmeister", 3, 100),
        ("waldmeister", 4, 100),
        ("haselwurz", 2, 100),
    ],
)
def test_greedy_is_better_than_random_in_400_pairs(name, seats, pairs):
    low, high = interval(name, seats, pairs)
    print(f"{name}, {seats} seats: ahead by {low:.2f} to {high:.2f} points")
    assert low > 0
