"""Motives: a forester says what its answers are for, and the log of the game shows it."""

import pytest

from waldlehre import pegs, play, texts
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.events import ANSWER
from waldlehre.kernel.forester import Forester, Motive
from waldlehre.kernel.setup import new_game

from . import toy

HINT = ", because it did best in {} games played on."


class Hopeful(Forester):
    """Gives the first answer that it may; hopes for as many points as it was asked questions."""

    def __init__(self):
        self.asked = 1

    def pick(self, view, choice):
        self.asked += 1
        return choice.options[: choice.least]

    def motive(self, view, choice, picked):
        return Motive("motives.rollout", {"count": self.asked})


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(texts, "_chosen", ["en"])


def told(game):
    """Which hopes the log shows, by the number of answers given."""
    log = game.log
    return {
        event.ply: int(log.motive(event.number).rpartition(" in ")[2].partition(" ")[0])
        for event in game.events
        if "did best in" in log.line(event.number)
    }


def played(answers=5):
    game = new_game(pegs.ROOM, seed=2)
    game.let_play(dict.fromkeys(range(2), Hopeful()), most=answers)
    return game


def test_the_log_shows_the_motive_behind_each_answer_of_a_forester():
    """In the line of the answer, and in no other: what was forced after it has none."""
    game = played()
    assert told(game) == {ply: ply + 1 for ply in range(1, 6)}
    for event in game.events:
        given = event.name == ANSWER and game.events[event.number - 1].ply < event.ply
        assert game.log.line(event.number).endswith(HINT.format(event.ply + 1)) == given
    assert game.story(1).line(1) == game.log.line(1)


def test_motives_are_said_in_the_language_of_the_game():
    game = new_game(pegs.ROOM, seed=2, language="de")
    game.let_play({game.asking.seat: Hopeful()}, most=1)
    assert ", denn in 2 weitergespielten Spielen schnitt das am besten ab." in str(game.log)


def test_people_and_foresters_without_motive_leave_the_log_as_it_was():
    game = played(2)
    game.let_play(dict.fromkeys(range(2), lambda _, choice: choice.options[: choice.least]), most=2)
    game.let_play(dict.fromkeys(range(2), "random"), most=2)
    game.answer(*next(game.asking.answers()))
    assert told(game) == {1: 2, 2: 3}


def test_a_motive_goes_with_its_answer_and_comes_back_with_it():
    """Undo, redo, fork and bookmark."""
    game = played()
    game.undo(3)
    assert told(game) == {1: 2, 2: 3}
    game.redo(2)
    assert told(game) == {1: 2, 2: 3, 3: 4, 4: 5}
    assert told(game.fork(at=3)) == {1: 2, 2: 3, 3: 4}
    assert told(game.fork()) == told(game)
    back = game.bookmark()
    game.let_play(dict.fromkeys(range(2), Hopeful()), most=1)
    back()
    assert told(game) == {1: 2, 2: 3, 3: 4, 4: 5}


def test_another_answer_has_no_motive_of_the_one_that_was_taken_back():
    game = played()
    game.undo(3)
    for _ in range(3):
        game.answer(*next(game.asking.answers()))
    assert told(game) == {1: 2, 2: 3}


def test_an_illegal_answer_of_a_forester_leaves_no_motive():
    class Wrong(Hopeful):
        def pick(self, view, choice):
            return (9999,)

    game = played(2)
    with pytest.raises(ValueError, match="answered"):
        game.let_play(dict.fromkeys(range(2), Wrong()))
    assert told(game) == {1: 2, 2: 3}
    with pytest.raises(SetupError):
        game.let_play({7: Hopeful()})


def test_what_is_hidden_has_a_hidden_motive_until_the_end():
    """A bid in the toy is secret: its bidder alone reads what it is for."""
    game = new_game(toy.ROOM, 3, seed=2, language="en")
    assert toy.ROOM.prompts[game.asking.prompt].secret
    seat = game.asking.seat
    game.let_play({seat: Hopeful()}, most=1)
    lines = [i for i, event in enumerate(game.events) if event.name == ANSWER]
    shown = {viewer: game.story(viewer).motive(lines[0]) for viewer in (-1, 0, 1, 2)}
    assert {viewer for viewer, motive in shown.items() if motive} == {seat}
    game.let_play(dict.fromkeys(range(3), "random"))
    assert game.over
    assert game.log.motive(lines[0]) == "motives.rollout(count=2)"  # the toy has no sentences


@pytest.mark.parametrize("room", play.ROOMS)
def test_every_forester_that_thinks_says_why(room):
    """Whatever it answers: the log has a sentence for it, in both languages."""
    for name in play.room(room).foresters:
        game = play.new_game(room, seed=4)
        most = 2 if name == "rollout" else 40
        game.let_play(dict.fromkeys(range(game.seats), name), most=most)
        given = [event for event in game.events if event.name == ANSWER]
        for game.language in texts.LANGUAGES:
            motives = [game.story(event.about[0]).motive(event.number) for event in given]
            assert any(motives) == (name != "random")
