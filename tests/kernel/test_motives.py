"""Why foresters answered as they did: beside the log, and only where it may be known."""

import pytest

from waldlehre import texts
from waldlehre.kernel.forester import Forester, Motive, Random, sightless
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.saves import dumps
from waldlehre.kernel.setup import new_game

from . import toy
from .play import advance


class Talker(Forester):
    """Takes the first options and says so."""

    def __init__(self, private=False):
        self.private = private

    def pick(self, view, choice):
        return choice.options[: choice.least]

    def motive(self, view, choice, picked):
        return Motive("no.line", {"number": picked[0] if picked else 0}, self.private)


@pytest.fixture(autouse=True)
def words(monkeypatch):
    """The toy has no texts; its lines say their ids."""
    monkeypatch.setattr("waldlehre.kernel.speech._lenders", [])
    monkeypatch.setattr(texts, "_chosen", ["en"])


def played(private=False, most=40):
    game = new_game(toy.ROOM, 3, seed=2)
    game.let_play(dict.fromkeys(range(3), Talker(private)), most=most)
    return game


def told(game, viewer):
    """The questions that the viewer is told a motive of."""
    log = game.story(viewer)
    return [
        (e.asked, e.about[0]) for e in log.events if e.name == "answer" and log.motive(e.number)
    ]


def asked(game):
    """The questions that were put to somebody: what was forced is no question."""
    past, found = game.fork(at=0), []
    for picked in game.given:
        found.append((past.asking.prompt, past.asking.seat))
        past.answer(*picked)
    assert len(found) < len([e for e in game.events if e.name == "answer"]) or not game.over
    return found


def test_a_motive_stands_behind_the_line_of_its_answer():
    """In what is printed; the lines by number stay what happened."""
    game = played(most=4)
    log = game.story(0)
    at = next(e.number for e in log.events if e.name == "answer" and e.about[0] == 0)
    assert log.motive(at) == f"no.line(number={game.given[0][0]})"
    assert "because" in log.line(at)
    assert log.motive(at) in log.line(at)
    assert "because" not in log[at]
    assert log.line(at) in str(log)
    other = next(e.number for e in log.events if e.name != "answer")
    assert log.motive(other) == ""
    assert log.line(other) == log[other]


def test_the_motive_of_a_hidden_answer_is_its_seats_own_until_the_end():
    """Bids are secret; what is plucked and paid is not."""
    game = played(most=8)
    assert not game.over
    every = asked(game)
    assert any(prompt == "bid" for prompt, _ in every)
    assert told(game, -1) == [(prompt, seat) for prompt, seat in every if prompt != "bid"]
    assert told(game, 1) == [
        (prompt, seat) for prompt, seat in every if prompt != "bid" or seat == 1
    ]
    over = played(most=1000)
    over.table.ended = 1
    assert told(over, -1) == asked(over)


def test_a_private_motive_is_its_seats_own_even_of_an_open_answer():
    """A forester that names what it knows says so."""
    game = played(private=True, most=8)
    assert told(game, -1) == []
    assert told(game, 1) == [(prompt, seat) for prompt, seat in asked(game) if seat == 1]


def test_people_and_those_who_say_nothing_have_no_motive():
    """Random thinks nothing."""
    game = new_game(toy.ROOM, 3, seed=2)
    game.let_play(dict.fromkeys(range(3), Random()), most=5)
    game.answer(*game.asking.pick_random(Dice(1)))
    assert game.motives == {}


def test_motives_follow_the_answers_back_and_forth():
    """Taken back and given again they are there; after another answer they are gone."""
    game = played(most=6)
    before = str(game.story(0))
    game.undo(3)
    assert max(ply for ply in game.fork().motives) < 3
    game.redo(3)
    assert str(game.story(0)) == before
    game.undo(3)
    game.answer(*next(iter(game.asking.answers())))
    assert max(game.motives) < 3
    assert str(game.fork().story(0)) == str(game.story(0))


def test_a_bookmark_brings_back_the_motives():
    """Whatever went wrong after it."""
    game = played(most=6)
    back, before = game.bookmark(), dict(game.motives)
    game.undo(3)
    game.answer(*next(iter(game.asking.answers())))
    back()
    assert game.motives == before


def test_a_save_knows_no_motive():
    """A game is its start and its answers."""
    game = played(most=6)
    plain = new_game(toy.ROOM, 3, seed=2)
    for picked in game.given:
        plain.answer(*picked)
    assert dumps(game) == dumps(plain)


def test_only_the_marked_class_itself_is_shown_the_table():
    """A subclass written in a notebook gets a view, whatever it inherits."""
    shown = []

    class Open(Talker):
        def pick(self, view, choice):
            shown.append(view)
            return super().pick(view, choice)

    sightless(Open)

    class Curious(Open):
        pass

    game = advance(new_game(toy.ROOM, 3, seed=2), "bid")
    game.advice(Open())
    game.advice(Curious())
    assert shown[0] is game.table
    assert shown[1] is not game.table
    assert shown[1] == game.view(game.asking.seat)
