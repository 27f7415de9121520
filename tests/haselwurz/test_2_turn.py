"""H2: what a turn consists of."""

from itertools import pairwise

from .maps import random_game, told

ORDER = ["tile", "place", "turn", "wood", "animal", "ride", "find"]


def test_H2_1_a_turn_goes_from_laying_to_refilling():
    """Questions come in this order, and all events of a turn lie between two `turn`s."""
    game = random_game(10_000)
    last = 0
    for event in game.events:
        if event.name == "turn":
            last = 0
        if event.asked in ORDER:
            assert ORDER.index(event.asked) >= last
            last = ORDER.index(event.asked)
        if event.name in ("drew", "exchanged"):
            last = len(ORDER)


def test_H2_1_turns_go_clockwise():
    game = random_game(10_000)
    seats = [seat for (seat,) in told(game, "turn")]
    assert seats[:4] == [2, 0, 1, 2]
    assert all(after == (before + 1) % 3 for before, after in pairwise(seats))
