"""Hints: the best answer found, by how much, and why; nothing in them depends on what is hidden."""

import re
import time

import pytest

from waldlehre import play, texts
from waldlehre.foresters.hints import Reason
from waldlehre.foresters.playouts import Trial
from waldlehre.kernel.errors import IllegalAnswer
from waldlehre.kernel.game import Game
from waldlehre.kernel.luck import Dice


def at(name, players, seed, wanted, given=0, **options):
    """A random game, stopped at a question."""
    game = play.new_game(name, players=players, seed=seed, **options)
    dice = Dice(seed)
    while game.asking.prompt != wanted or len(game.given) < given:
        game.answer(*game.asking.pick_random(dice))
    return game


def test_it_takes_animals_that_may_come():
    """W3.5 In summer: taking none is surely worse, and the measure that differs is named."""
    game = at("waldmeister", 2, 5, "summer", given=60, language="en")
    found = game.hint(80)
    assert isinstance(found, Reason)
    assert game.asking.allows(found.picked)
    assert found.picked
    assert found.deals == 16
    none, some = Trial(()), Trial(found.picked)
    for trial, own in ((none, 1), (some, 3)):
        trial.margins = [float(own)] * 9
        trial.own = [(0, 5, own, 4, 0, 2)] * 9
        trial.others = [(0.0, 5.0, 2.0, 4.0, 0.0, 2.0)] * 9
    reason = Reason(game.voice, game.table, game.asking, some, none)
    assert reason.differences == [("animals", True, 2.0)]
    assert "animals +2.0" in str(reason)
    assert reason.sure
    assert (reason.lead, reason.low, reason.high) == (2.0, 2.0, 2.0)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("name", "wanted"), [("waldmeister", "lay"), ("pegs", "slide")])
def test_it_is_said_in_both_languages(name, wanted, language):
    game = at(name, 2, 3, wanted, given=30, language=language)
    found = game.hint(40)
    said = str(found)
    assert found.answer in said
    assert found.instead_of in said
    assert repr(found) == said
    assert not re.search(r"hint\.|measures\.|[{}]", said)
    comma = re.search(r"\d,\d", said) is not None
    assert comma == (language == "de") or "0 " not in said


def test_the_same_position_has_the_same_hint():
    one, other = (str(at("waldmeister", 3, 4, "lay", given=50).hint(60)) for _ in "12")
    assert one == other


def test_what_is_hidden_changes_no_hint():
    """Other hands, piles and luck that the seat must hold possible give the same hint."""
    game = at("waldmeister", 3, 4, "lay", given=50)
    expected = str(game.hint(60))
    for deal in (1, 2):
        other = Game(game.room, game.start, game.names, game.edition)
        other.given, other.table = game.given[:], game.view(game.asking.seat, deal)
        other.asking = game.asking
        assert other.table.hands != game.table.hands
        assert str(other.hint(60)) == expected


def test_it_changes_nothing_and_needs_no_longer_than_it_may():
    game = at("waldmeister", 4, 2, "lay", given=20)
    before = game.table.copy()
    start = time.monotonic()
    game.hint(100_000, seconds=0.3)
    assert time.monotonic() - start < 3
    assert game.table == before


def test_of_answers_that_come_to_the_same_it_says_so():
    game = at("pegs", 2, 3, "slide", given=30, language="en")
    first, second = (Trial(game.asking.options[at : at + 1]) for at in (0, 1))
    for trial in (first, second):
        trial.margins, trial.own, trial.others = [1.0] * 5, [(1, 2, 3)] * 5, [(1.0, 2.0, 3.0)] * 5
    reason = Reason(game.voice, game.table, game.asking, first, second)
    assert not reason.sure
    assert "In none of 5 games played on did it differ" in str(reason)
    assert reason.why == ""


def test_after_the_end_there_is_no_hint():
    game = play.new_game("pegs", seed=1, language="en")
    game.let_play({0: "random", 1: "random"})
    with pytest.raises(IllegalAnswer, match="over"):
        game.hint()


@pytest.mark.parametrize("name", play.ROOMS)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_measure_has_its_words_and_counts_something(name, language):
    game = play.new_game(name, players=2, seed=1)
    game.let_play({0: "random", 1: "random"})
    say = texts.speech(language, name)
    for measure, count in game.room.measures.items():
        assert say(f"measures.{measure}") != measure or language == "en"
        values = [count(game.table, seat) for seat in (0, 1)]
        assert all(type(value) is int and value >= 0 for value in values) or measure == "points"
    assert [game.room.measures["points"](game.table, seat) for seat in (0, 1)] == game.score()
