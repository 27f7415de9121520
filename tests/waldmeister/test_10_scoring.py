"""Chapter 10: the count, twelve positions counted by hand."""

import pytest

from waldlehre.waldmeister.ending import CountPoints, GameOver
from waldlehre.waldmeister.scoring import scores, winners
from waldlehre.waldmeister.state import BANK, DEFEAT

from .scenes import CELLS, FULL, SPECIES, begin, grove, position, row, sound, told

ONE_OF_EACH = row(*[f"{kind} tree" for kind in SPECIES])
TWO_OF_EACH = row(*[f"{kind} tree" for kind in SPECIES * 2])
COUNTED = [
    # nothing
    ({}, 0),
    # 5 + 3 + 1
    (row("oak tree", "oak sapling", "oak seed"), 9),
    # 5 - 2, and 3 - 1
    (row("oak tree 2", "pine sapling 1"), 5),
    # a sapling with three points counts nothing: 3 - 3
    (row("oak sapling 3"), 0),
    # 5 - 5, 3 - 3, and a seed
    (row("alder tree 5", "oak sapling 3", "fir seed"), 1),
    # 5 + 12, 5 + 1, 5
    (row("oak tree lynx", "oak tree roe_deer", "oak tree"), 28),
    # six trees 30, simple mixed forest 10
    (ONE_OF_EACH, 40),
    # five species only: 5 * 5, and a fir sapling 3 is no tree
    ({**ONE_OF_EACH, "R2C3": "fir sapling"}, 28),
    # twelve trees 60, exactly two of each 20 (instead of 10)
    (TWO_OF_EACH, 80),
    # twelve trees 60, three beeches and one oak: simple only
    ({**TWO_OF_EACH, CELLS[7]: "beech tree"}, 70),
    # eleven trees 55, a seed 1, simple 10
    ({**TWO_OF_EACH, CELLS[7]: "oak seed"}, 66),
    # a full wood 60, animals 3 + 7 + 11, damage 1 + 2 + 3 + 2
    (
        {
            **FULL,
            **row("spruce tree 1 fox", "spruce tree 2 jay", "spruce tree 3", "spruce tree wildcat"),
            "R3C5": "pine tree 2",
        },
        73,
    ),
]


@pytest.mark.parametrize(("plants", "points"), COUNTED)
def test_W10_1_positions_counted_by_hand(plants, points):
    """Trees, saplings, seeds, animals, mixed forest, less the damage."""
    assert scores(position(plants)) == [points, 0]


def test_W10_1_everybody_counts_when_the_game_is_over():
    """The points are told, seat by seat."""
    table = position(ONE_OF_EACH, row("oak tree 1 fox"), grove(3, "pine seed"), seats=3)
    game = begin(table, CountPoints())
    assert told(game, "points", 2) == [(0, 40), (1, 7), (2, 3)]


def test_W10_1_a_guest_without_a_tree_counts_its_number():
    """Only with the variant of W8.4 there are any."""
    table = position(animals_need_trees=False)
    for one in (1, 12):
        table.animals[one] -= 1
        table.guests[1] |= 1 << one
    sound(table)
    assert scores(table) == [0, 13]


@pytest.mark.parametrize(
    ("lands", "money", "won"),
    [
        ((grove(2), grove(1), {}), (0, 90_000, 90_000), [0]),
        ((grove(1), grove(1), {}), (5_000, 6_000, 90_000), [1]),
        ((grove(1), grove(1), {}), (6_000, 6_000, 90_000), [0, 1]),
        ((grove(1), grove(1), grove(1)), (6_000, 1_000, 6_000), [0, 2]),
        (({}, {}, {}), (0, 0, 0), [0, 1, 2]),
    ],
)
def test_W10_1_most_points_win_then_most_money_then_the_win_is_shared(lands, money, won):
    """Money counts for nothing else."""
    game = begin(position(*lands, seats=3, money=money), GameOver(BANK))
    assert game.winners() == won


def test_W10_1_after_a_common_defeat_nobody_has_won():
    """Whatever the points are."""
    game = begin(position(grove(2)), GameOver(DEFEAT))
    assert (game.winners(), winners(game.table), game.score()) == ([], [], [10, 0])


def test_W10_1_the_bonus_is_looked_up_at_the_end():
    """A forest that was mixed before a loss has no bonus after it."""
    table = position(ONE_OF_EACH)
    table.clear(5)
    assert scores(table)[0] == 25
