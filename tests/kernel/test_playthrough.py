"""A game as text without language, for golden files."""

import pytest

from waldlehre import texts
from waldlehre.kernel.playthrough import playthrough
from waldlehre.kernel.setup import new_game

from . import toy
from .play import ROOMS, advance, random_game
from .toy_turns import LOAN

ALL = pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)


@ALL
def test_a_playthrough_holds_every_answer_and_event_once(room):
    """Questions in order, events under the answer that led to them."""
    game = random_game(room, 1000, seed=4)
    lines = playthrough(game).splitlines()
    numbers = [int(line.split()[0][1:]) for line in lines if line.startswith("   #")]
    assert numbers == list(range(len(game.events)))
    plies = [line.split(".")[0] for line in lines if line[0].isdigit()]
    assert plies == [str(ply) for ply in range(len(game.given))]
    assert lines[-1] == f"end finished scores={game.score()} winners={game.winners()}"


@ALL
def test_a_playthrough_is_the_same_in_every_language(room):
    """Ids and numbers only: a better wording changes no golden file."""
    game = random_game(room, 30, seed=4, names=["Ada", ""])
    english = playthrough(game)
    texts.language("de")
    assert playthrough(game) == english
    assert "Ada" not in english


def test_a_playthrough_lists_the_rules_it_met_in_their_order():
    """By number, not by letters: T2.10 would come after T2.9."""
    lines = playthrough(random_game(toy.ROOM, 99, seed=4)).splitlines()
    assert "rules T1.1 T2.1 T2.2 T2.3 T3.1 T3.2 T3.3" in lines
    short = playthrough(new_game(toy.ROOM, 3, seed=4)).splitlines()
    assert "rules T1.1 T2.1" in short


def test_a_playthrough_shows_where_it_stands():
    """Unfinished, it ends with the open question and the position's digest."""
    lines = playthrough(new_game(toy.ROOM, 3, seed=4)).splitlines()
    assert lines[0] == "game toy rules=2 seats=3 seed=4"
    assert lines[1].startswith("edition plain ClearingVariant(credit=2")
    assert lines[-1] == "asking bid of seat 0"


def test_a_playthrough_tells_passes_many_picks_and_what_is_beside():
    """Each kind of answer in its own form."""
    game = advance(new_game(toy.ROOM, 3, seed=4), "gather")
    other = game.fork()
    two = game.asking.options[:2]
    game.answer(LOAN)
    game.answer(*two)
    lines = playthrough(game).splitlines()
    assert any(line.endswith("also (100,) -> 100") for line in lines)
    assert any(line.endswith(f"-> {two[0]},{two[1]}") for line in lines)
    other.answer()
    assert any(line.endswith("-> pass") for line in playthrough(other).splitlines())


def test_another_answer_gives_another_playthrough():
    """Also where a long list of options is only a hash."""
    one, other = (random_game(ROOMS["pegs"], 0, seed=4) for _ in range(2))
    one.answer(3)
    other.answer(4)
    assert playthrough(one) != playthrough(other)
    assert "of [64:" in playthrough(one)
