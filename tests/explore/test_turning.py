"""Turning points: decisions that cost points, by what could be known when they were taken."""

from functools import cache

import pytest

from waldlehre import play, texts
from waldlehre.explore.turning import TurningPoint, turning_points
from waldlehre.kernel.errors import SetupError

MIXED = play.room("waldmeister").forester("mixed")


def lonely(view, choice):
    """Plays as the mixed character does, but lets no animal come."""
    return () if choice.prompt == "summer" else MIXED.pick(view, choice)


@cache
def played():
    """A game of a good forester against one with a fault."""
    game = play.new_game("waldmeister", players=2, seed=5, language="en", names=["Ada", "Bo"])
    game.let_play({0: "mixed", 1: lonely}, most=3000)
    assert game.over
    return game


@cache
def found():
    return turning_points(played(), seat=1, playouts=1000)


def test_there_are_three_and_each_surely_cost_points():
    points = found()
    assert len(points) == 3
    assert all(isinstance(one, TurningPoint) for one in points)
    assert all(one.reason.low > 0 for one in points)
    assert [one.reason.lead for one in points] == sorted(
        (one.reason.lead for one in points), reverse=True
    )
    assert len({one.ply for one in points}) == 3


def test_each_is_a_position_to_try_again():
    """The question stands open; the answer given then and the better one are possible."""
    game = played()
    for one in found():
        then = one.position
        assert then.given == game.given[: one.ply]
        assert then.asking.seat == one.seat == 1
        assert one.reason.other == game.given[one.ply]
        assert one.reason.picked != game.given[one.ply]
        then.answer(*one.reason.picked)
        assert len(game.given) > one.ply


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_each_says_who_decided_what_and_why_it_was_dear(language):
    game = played().fork()
    game.language = language
    one = found()[0]
    said = str(TurningPoint(game, one.ply, one.reason))
    assert "Bo" in said
    assert str(one.ply) in said
    assert str(one.reason) in said
    assert repr(one) == str(one)


def test_a_known_fault_is_among_them():
    """W3.5 Where animals might have come and none was let, that is named, with the animals."""
    summers = [one for one in found() if one.position.asking.prompt == "summer"]
    assert summers
    for one in summers:
        assert one.reason.other == ()
        assert one.reason.picked
        assert ("animals", True) in [(name, own) for name, own, _ in one.reason.differences]


def test_it_gives_the_same_again_and_tells_how_far_it_is():
    game = played()
    runs, heard = [], []
    for _ in "12":
        points = turning_points(
            game, 1, most=1, playouts=200, progress=lambda at, of: heard.append((at, of))
        )
        runs.append([(one.ply, one.reason.picked, one.reason.lead) for one in points])
    assert runs[0] == runs[1]
    half = len(heard) // 2
    assert heard[half - 1] == heard[-1] == (half, half)
    assert [at for at, _ in heard[:half]] == list(range(1, half + 1))


def test_it_leaves_the_game_as_it_was():
    game = played()
    before = game.given[:], game.table.copy()
    turning_points(game, seat=1, most=1, playouts=200)
    assert (game.given, game.table) == before


def test_a_game_that_goes_on_has_no_turning_points_yet():
    game = play.new_game("pegs", seed=1, language="en")
    with pytest.raises(SetupError, match=r"over|zu Ende"):
        turning_points(game)
    game.let_play({0: "random", 1: "random"})
    with pytest.raises(SetupError, match="2"):
        turning_points(game, seat=2)
