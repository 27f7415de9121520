"""P2: choose a peg, slide it, set a new one where it stood."""

import pytest

from waldlehre import pegs
from waldlehre.kernel.luck import Dice

from . import boards

LONE = ["-- " * 8] * 4 + ["-- -- -- -- Y2 -- -- --"] + ["-- " * 8] * 3
WALLED = [  # E5 in a ring of six with one gap at D5; A1 shut into its corner by two
    "D1 L1 -- -- -- -- -- --",
    "L2 -- -- -- -- -- -- --",
    "-- -- -- -- -- -- -- --",
    "-- -- -- -- D1 D2 -- --",
    "-- -- -- -- Y2 D3 -- --",
    "-- -- -- L1 L2 -- -- --",
    "-- -- -- -- -- -- -- --",
    "-- -- -- -- -- -- -- --",
]
STOCKS = ["323333333", "333333333"]


def game_of(rows, stocks=STOCKS, seat=0):
    """Return a game in a position."""
    return boards.game(boards.Position(rows, stocks, seat))


def names(game):
    """Return the keys of the open question's options."""
    return set(game.choice.keys)


def test_P2_1_any_peg_that_can_move_may_be_chosen_whoever_set_it():
    """All with an empty hollow beside them, and only those."""
    game = game_of(WALLED)
    assert game.asking.prompt == "peg"
    assert names(game) == {"B1", "A2", "E4", "F4", "E5", "F5", "D6", "E6"}
    game.answer("E5")
    assert (game.asking.prompt, game.table.agenda[-1].peg) == ("slide", 36)


def test_P2_1_a_peg_shut_in_cannot_be_chosen():
    """A1 has two neighbours and both are taken."""
    assert "A1" not in names(game_of(WALLED))
    assert "shut in" in game_of(WALLED).why_not("A1")


def test_P2_1_the_second_player_has_to_move_the_only_peg():
    """Nobody is asked which: the kernel answers and the log says it."""
    game = pegs.new_game(seed=1)
    game.answer("A1")
    game.answer("dark_green/short")
    assert (game.asking.prompt, game.asking.seat) == ("slide", 1)
    assert game.events[-1].asked == "peg"
    assert game.events[-1].about == (1, 0)


def test_P2_1_the_peg_just_set_or_moved_may_be_moved_at_once():
    """No rule against going back: the other player may undo what was done."""
    game = pegs.new_game(seed=1)
    for answer in ("E5", "leaf_green/tall", "E1", "dark_green/short"):
        game.answer(answer)
    assert names(game) == {"E5", "E1"}
    game.answer("E5")
    assert "E6" in names(game)
    game.undo()
    game.answer("E1")
    assert "E4" in names(game)


def test_P2_2_a_peg_slides_along_row_column_and_short_diagonal():
    """From E5 on the empty board: all of row 5, of column E, and of the diagonal H2 to B8."""
    game = game_of(LONE)
    row = {f"{letter}5" for letter in "ABCDFGH"}
    column = {f"E{number}" for number in (1, 2, 3, 4, 6, 7, 8)}
    diagonal = {"H2", "G3", "F4", "D6", "C7", "B8"}
    assert game.asking.prompt == "slide"
    assert names(game) == row | column | diagonal


def test_P2_2_a_peg_jumps_no_other():
    """In a ring with one gap it leaves through the gap only, and as far as the way is free."""
    game = game_of(WALLED)
    game.answer("E5")
    assert names(game) == {"D5", "C5", "B5", "A5"}
    assert "F5 is in the way" in game.why_not("G5")


def test_P2_2_a_peg_stops_in_empty_hollows_only():
    """The hollow of the peg in the way is not offered either."""
    game = game_of(WALLED)
    game.answer("B1")
    assert names(game) == {
        "B2",
        "B3",
        "B4",
        "B5",
        "B6",
        "B7",
        "B8",
        "C1",
        "D1",
        "E1",
        "F1",
        "G1",
        "H1",
    }
    assert "taken" in game.why_not("A2")


def test_P2_2_a_peg_has_to_move():
    """Its own hollow is no place to go to."""
    game = game_of(LONE)
    assert "E5" not in names(game)
    assert "at least one" in game.why_not("E5")


def test_P2_2_the_peg_moves_and_its_hollow_is_empty_for_the_new_one():
    """It stands in the new hollow, whoever set it keeps nothing of it."""
    game = game_of(LONE)
    game.answer("H2")
    assert game.table.holes[15] == 1
    assert game.table.holes[36] == -1
    assert game.log[-1] == "The peg from E5 moves to H2."


def test_P2_3_a_peg_of_any_kind_still_at_hand_is_set_where_the_other_stood():
    """Also of the kind just moved; it leaves the stock of whoever sets it, and only that."""
    for kind in range(9):
        game = game_of(LONE, seat=1)
        game.answer("H2")
        assert game.asking.options == tuple(range(9))
        before = game.table.stock[:]
        game.answer(kind)
        assert game.table.holes[36] == kind
        assert [a - b for a, b in zip(before, game.table.stock, strict=True)] == [
            int(at == 9 + kind) for at in range(18)
        ]


def test_P2_3_a_kind_that_is_used_up_cannot_be_set():
    """Each player's own stock counts."""
    game = game_of(LONE, ["013323330", "333333333"])
    game.answer("H2")
    assert game.asking.options == (1, 2, 3, 4, 5, 6, 7)
    assert "no peg of this kind left (yellow-green, short)" in game.why_not(0)
    assert "no peg of this kind left (dark green, tall)" in game.why_not("dark_green/tall")


def test_P2_3_the_last_kind_sets_itself():
    """One kind left: nobody is asked, and the log says it."""
    game = game_of(LONE, ["010000000", "333333333"])
    game.answer("H2")
    told = [event.asked or event.name for event in game.events[-5:]]
    assert told == ["slide", "slid", "kind", "set", "turn"]
    assert game.table.holes[36] == 1


def test_P2_4_players_take_turns():
    """Seat 0 and seat 1 by turns, each turn one peg more."""
    game, dice = pegs.new_game(seed=1), Dice(4)
    while game.asking is not None:
        placed = sum(kind >= 0 for kind in game.table.holes)
        if game.asking.prompt in ("first_hole", "peg"):
            assert game.asking.seat == placed % 2 == game.table.turn % 2
        game.answer(*game.asking.pick_random(dice))


@pytest.mark.parametrize("seed", range(20))
def test_P2_4_the_game_ends_with_54_pegs_and_ten_empty_hollows(seed):
    """27 turns each, no peg left at hand, six of every kind on the board."""
    game, dice = pegs.new_game(seed=seed), Dice(seed)
    while game.asking is not None:
        assert not game.table.ended
        game.answer(*game.asking.pick_random(dice))
    assert sum(event.name == "set" for event in game.events) == 54
    assert sum(event.name == "slid" for event in game.events) == 53
    assert game.table.holes.count(-1) == 10
    assert [game.table.holes.count(kind) for kind in range(9)] == [6] * 9
    assert game.table.stock == [0] * 18
    assert (game.table.turn, game.ending, game.over) == (54, "finished", True)


def test_P2_4_somebody_can_always_move():
    """Ten empty hollows are never so shut in that no peg touches one, at any question."""
    for seed in range(10):
        game, dice = pegs.new_game(seed=seed), Dice(seed + 100)
        while game.asking is not None:
            if game.asking.prompt == "peg":
                assert len(game.asking.options) >= 2
            game.answer(*game.asking.pick_random(dice))
