"""P3: largest clusters, draws, and the match of two games."""

import pytest

from waldlehre import pegs
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.saves import dumps, loads
from waldlehre.pegs.scoring import clusters, scores, winners

from . import boards

BOOK = [  # the position is ours, found by search; cluster sizes and sums are the rulebook's
    "L1 Y1 -- L1 Y3 L2 D2 D1",
    "D3 D1 -- Y3 Y2 Y3 Y3 D3",
    "L3 Y1 Y1 D1 L1 D3 D2 D1",
    "D3 L3 L2 Y1 Y1 L2 -- --",
    "D2 Y2 D2 L2 Y2 L2 L1 Y3",
    "Y2 L3 Y1 -- D3 L3 -- D2",
    "Y2 -- Y3 L1 L2 D3 -- D2",
    "Y2 -- D1 -- L3 L1 D1 L3",
]
NONE = ["0" * 9] * 2


def ended(rows, stocks=NONE, seat=0, **variant):
    """Return the table of a position."""
    return boards.table(boards.Position(rows, stocks, seat), **variant)


def test_P3_1_the_rulebooks_example_counts_25_and_21():
    """Heights: tall 4, medium 12, short 9. Colours: yellow-green 7, leaf-green 8, dark green 6."""
    table = ended(BOOK)
    assert clusters(table, 0) == (9, 12, 4)
    assert clusters(table, 1) == (7, 8, 6)
    assert scores(table) == [25, 21]
    assert winners(table) == [0]
    assert sum(kind >= 0 for kind in table.holes) == 54


def test_P3_1_the_goals_decide_who_counts_what():
    """The same board, the other way round."""
    assert scores(ended(BOOK, heights=1)) == [21, 25]
    assert winners(ended(BOOK, heights=1)) == [1]


def test_P3_1_the_last_turn_of_the_example_leads_to_the_count():
    """A peg slides from E8 to C8, the last one sets itself into E8; then it is counted."""
    before = [*BOOK[:7], "Y2 -- -- -- D1 L1 D1 L3"]
    game = boards.game(boards.Position(before, ["000000000", "000001000"], 1))
    assert game.score() != [25, 21]
    game.answer("E8")
    game.answer("C8")
    assert boards.rows(game.table.holes) == BOOK
    assert (game.over, game.score(), game.winners()) == (True, [25, 21], [0])
    assert list(game.log)[-2:] == [
        "Ada's largest clusters: 9, 12 and 4 pegs, 25 points.",
        "Ben's largest clusters: 7, 8 and 6 pegs, 21 points.",
    ]


def test_P3_1_a_cluster_hangs_together_over_lines_only():
    """Neighbours on the long diagonal do not touch; a row right across the board does."""
    rows = ["-- " * 8 for _ in range(8)]
    rows[0], rows[1] = "Y1 " + "-- " * 7, "-- Y1 " + "-- " * 6
    assert clusters(ended(rows), 0) == (1, 0, 0)
    rows[1] = "Y1 " + "-- " * 7
    assert clusters(ended(rows), 0) == (2, 0, 0)
    rows = ["-- " * 8 for _ in range(8)]
    rows[4] = "D2 L2 Y2 D2 L2 Y2 D2 L2"
    assert clusters(ended(rows), 0) == (0, 8, 0)
    assert clusters(ended(rows), 1) == (1, 1, 1)


@pytest.mark.parametrize("between", ["--", "D3"])
def test_P3_1_an_empty_hollow_or_another_peg_separates(between):
    """Three and two with something between them are three, not six."""
    rows = ["-- " * 8 for _ in range(8)]
    rows[4] = f"Y1 Y1 Y1 {between} Y1 Y1 -- --"
    assert clusters(ended(rows), 0)[0] == 3
    assert clusters(ended(rows), 1)[0] == 3
    rows[4] = "Y1 Y1 Y1 Y1 Y1 Y1 -- --"
    assert clusters(ended(rows), 0)[0] == 6


def test_P3_1_of_equally_large_clusters_one_counts():
    """Two times three are three points, not six."""
    rows = ["-- " * 8 for _ in range(8)]
    rows[1], rows[5] = "Y1 Y1 Y1 " + "-- " * 5, "-- -- -- -- -- Y1 Y1 Y1"
    assert clusters(ended(rows), 0) == (3, 0, 0)
    assert scores(ended(rows)) == [3, 3]


def test_P3_1_all_pegs_count_whoever_set_them():
    """Only the board is looked at: two games that differ in who set what score the same."""
    one = ended(["Y1 Y1 Y2 " + "-- " * 5] + ["-- " * 8] * 7, ["133333333", "323333333"])
    other = ended(["Y1 Y1 Y2 " + "-- " * 5] + ["-- " * 8] * 7, ["323333333", "133333333"])
    assert scores(one) == scores(other) == [3, 3]


def test_P3_1_equal_points_are_a_draw():
    """Both have won."""
    rows = ["Y1 L2 D3 " + "-- " * 5] + ["-- " * 8] * 7
    assert scores(ended(rows)) == [3, 3]
    assert winners(ended(rows)) == [0, 1]


def test_P3_1_a_drawn_game_names_both_and_no_one_wins_before_the_end():
    """Searched among random games: one in twelve or so is a draw."""
    drawn = 0
    for seed in range(60):
        game, dice = pegs.new_game(seed=seed), Dice(seed)
        while game.asking is not None:
            assert game.winners() == []
            game.answer(*game.asking.pick_random(dice))
        points = game.score()
        drawn += points[0] == points[1]
        assert game.winners() == [seat for seat in (0, 1) if points[seat] == max(points)]
    assert drawn > 0


def test_P3_1_the_count_is_told_for_both():
    """Three sizes and their sum, first seat 0, then seat 1, under rule P3.1."""
    game, dice = pegs.new_game(seed=3, names=["Ada", "Ben"]), Dice(3)
    while game.asking is not None:
        game.answer(*game.asking.pick_random(dice))
    told = game.events[-2:]
    assert [event.name for event in told] == ["counted", "counted"]
    assert [event.rule for event in told] == ["P3.1", "P3.1"]
    for seat, event in enumerate(told):
        assert event.about == (seat, *clusters(game.table, seat), game.score()[seat])
    first, second, third = clusters(game.table, 1)
    assert game.log[-1] == (
        f"Ben's largest clusters: {first}, {second} and {third} pegs, {game.score()[1]} points."
    )


# -- the match ------------------------------------------------------------------------------------


def first_game(seed=3, **variant):
    """Return a match at the first question of its second game, and its first game's points."""
    game, dice = pegs.new_game(seed=seed, edition="match", variant=variant), Dice(seed)
    game.answer(*game.asking.pick_random(dice))
    while game.asking.prompt != "first_hole":
        game.answer(*game.asking.pick_random(dice))
    counted = [event.about for event in game.events if event.name == "counted"]
    return game, [about[-1] for about in counted]


def test_P3_2_a_second_game_follows_on_an_empty_board():
    """All pegs at hand again, the first game's points kept, and not over yet."""
    game, points = first_game()
    assert game.table.holes == [-1] * 64
    assert game.table.stock == [3] * 18
    assert game.score() == points
    assert (game.over, game.winners(), game.table.game) == (False, [], 1)
    assert "cleared for the second game" in str(game.log)


def test_P3_2_goals_and_first_move_are_swapped():
    """Who collected heights collects colours, who began comes second."""
    game, _ = first_game()
    assert [e.about for e in game.events if e.name == "goals"] == [(0, 1), (1, 0)]
    assert game.asking.seat == 1
    game, _ = first_game(first=1, heights=1)
    assert [e.about for e in game.events if e.name == "goals"] == [(1, 0), (0, 1)]
    assert game.asking.seat == 0


@pytest.mark.parametrize("first", [0, 1])
def test_P3_2_in_the_variant_the_same_player_begins_again(first):
    """`same_starter`: only the goals are swapped."""
    game, _ = first_game(same_starter=True, first=first)
    assert game.asking.seat == first
    assert [e.about for e in game.events if e.name == "goals"] == [(0, 1), (1, 0)]


@pytest.mark.parametrize("seed", range(6))
def test_P3_2_the_points_of_both_games_are_added(seed):
    """The sum decides, also when the second game alone would say otherwise."""
    game, points = first_game(seed)
    dice = Dice(seed + 1)
    while game.asking is not None:
        game.answer(*game.asking.pick_random(dice))
    second = [event.about[-1] for event in game.events if event.name == "counted"][2:]
    total = [one + other for one, other in zip(points, second, strict=True)]
    assert game.score() == total
    assert game.winners() == [seat for seat in (0, 1) if total[seat] == max(total)]
    assert sum(event.name == "set" for event in game.events) == 108
    assert game.ending == "finished"


def test_P3_2_without_a_match_there_is_no_second_game():
    """One game, and it is over."""
    game, dice = pegs.new_game(seed=3), Dice(3)
    while game.asking is not None:
        game.answer(*game.asking.pick_random(dice))
    assert [event.name for event in game.events].count("goals") == 1


def test_P3_2_a_match_is_saved_in_the_middle_like_any_game():
    """Points brought on come back with it."""
    game, points = first_game()
    again = loads(dumps(game), {"pegs": pegs.ROOM}.get)
    assert again.table == game.table
    assert again.score() == points
