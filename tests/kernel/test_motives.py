"""Motives: a forester says what its answers are for, and the log of the game shows it."""

import pytest

from waldlehre import pegs, texts, waldmeister
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.events import ANSWER
from waldlehre.kernel.forester import Forester, Motive
from waldlehre.kernel.setup import new_game

from . import toy

HINT = "[Hopes for {} points more in this turn]"


class Hopeful(Forester):
    """Gives the first answer that it may; hopes for as many points as it was asked questions."""

    def __init__(self):
        self.asked = 1

    def pick(self, view, choice):
        self.asked += 1
        return choice.options[: choice.least]

    def motive(self):
        return Motive("motives.points", {"count": self.asked})


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(texts, "_chosen", ["en"])


def told(game):
    """Which hopes the log shows, by the number of answers given."""
    lines = zip(game.events, game.log, strict=True)
    return {
        event.ply: int(line.rpartition("Hopes for ")[2].partition(" ")[0])
        for event, line in lines
        if "Hopes for" in line
    }


def played(answers=5):
    game = new_game(pegs.ROOM, seed=2)
    game.let_play(dict.fromkeys(range(2), Hopeful()), most=answers)
    return game


def test_the_log_shows_the_motive_behind_each_answer_of_a_forester():
    """In the line of the answer, and in no other: what was forced after it has none."""
    game = played()
    assert told(game) == {ply: ply + 1 for ply in range(1, 6)}
    for event, line in zip(game.events, game.log, strict=True):
        given = event.name == ANSWER and game.events[event.number - 1].ply < event.ply
        assert line.endswith(HINT.format(event.ply + 1)) == given
    assert game.story(1)[1] == game.log[1]


def test_motives_are_said_in_the_language_of_the_game():
    game = new_game(pegs.ROOM, seed=2, language="de")
    game.let_play({game.asking.seat: Hopeful()}, most=1)
    assert any("[Hofft in diesem Zug auf 2 Punkte mehr]" in line for line in game.log)


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
    assert game.log.motive(lines[0]) == Motive("motives.points", {"count": 2})


def test_greedy_says_how_many_points_it_hopes_for():
    """In a whole game of Waldmeister some answers promise points, and its log says how many."""
    game = new_game(waldmeister.ROOM, 2, seed=1)
    game.let_play({0: "greedy", 1: "random"}, most=120)
    hopes = told(game)
    assert hopes
    mine = {e.ply for e in game.events if e.name == ANSWER and e.about[0] == 0}
    assert set(hopes) <= mine
