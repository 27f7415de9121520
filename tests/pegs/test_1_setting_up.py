"""P1: everybody has all pegs, goals are fixed, the first peg goes anywhere."""

import pytest

from waldlehre import pegs


def test_P1_1_each_player_has_three_pegs_of_every_colour_and_height():
    """27 each, open to see, and an empty board."""
    game = pegs.new_game(seed=1)
    assert game.table.stock == [3] * 18
    assert game.table.holes == [-1] * 64
    text = str(game)
    assert text.count("3 Y1, 3 Y2, 3 Y3, 3 L1, 3 L2, 3 L3, 3 D1, 3 D2, 3 D3") == 2


@pytest.mark.parametrize("heights", [0, 1])
def test_P1_1_it_is_settled_who_collects_what_before_the_first_peg(heights):
    """Told as the first thing that happens; the variant says which seat collects heights."""
    game = pegs.new_game(seed=1, variant={"heights": heights}, names=["Ada", "Ben"])
    assert game.table.heights_seat() == heights
    first, second = ("Ada", "Ben") if heights == 0 else ("Ben", "Ada")
    assert game.log[0] == f"{first} collects heights, {second} collects colours."
    assert game.events[0].about == (heights, 1 - heights)
    assert game.events[0].rule == "P1.1"
    assert f"{first} collects heights: 0 points" in str(game)


def test_P1_1_two_play():
    """Neither fewer nor more."""
    assert pegs.ROOM.seats == (2,)
    with pytest.raises(ValueError, match="number of players"):
        pegs.new_game(players=3)


def test_P1_2_the_first_peg_goes_into_any_hollow():
    """All 64 are offered, and whichever it is, a peg of any kind is set there."""
    game = pegs.new_game(seed=1)
    assert (game.asking.prompt, game.asking.options) == ("first_hole", tuple(range(64)))
    for hole in range(64):
        other = game.fork()
        other.answer(hole)
        assert (other.asking.prompt, other.asking.options) == ("kind", tuple(range(9)))
        other.answer(hole % 9)
        board = [-1] * 64
        board[hole] = hole % 9
        assert other.table.holes == board


@pytest.mark.parametrize("first", [0, 1])
def test_P1_2_the_variant_says_who_begins(first):
    """Seat 0 unless the variant names the other."""
    game = pegs.new_game(seed=1, variant={"first": first})
    assert game.asking.seat == first
    game.answer("E5")
    game.answer("leaf_green/tall")
    assert game.asking.seat == 1 - first
    assert pegs.new_game(seed=1).asking.seat == 0


def test_P1_2_the_first_player_moves_no_peg_on_the_first_turn():
    """Hollow, kind, and it is the other's turn."""
    game = pegs.new_game(seed=1)
    game.answer("E5")
    game.answer("leaf_green/tall")
    assert [event.asked for event in game.events if event.asked][:2] == ["first_hole", "kind"]
    assert (game.asking.seat, game.asking.prompt) == (1, "slide")
    assert game.table.stock[5] == 2


@pytest.mark.parametrize("field", ["first", "heights"])
@pytest.mark.parametrize("value", [-1, 2])
def test_P1_2_a_seat_that_nobody_holds_cannot_be_named(field, value):
    """Two seats, 0 and 1."""
    with pytest.raises(ValueError, match=f"field {field} cannot be {value}"):
        pegs.new_game(seed=1, variant={field: value})
