"""Guesses about many games: played slice by slice after the guess, and the reader is told."""

import asyncio
import json

import pytest

from waldlehre import explore, lessons, lignum
from waldlehre.jupyter.exercise import Asked, ExerciseView
from waldlehre.kernel.errors import SetupError
from waldlehre.texts import language


@pytest.fixture(autouse=True)
def english():
    language("en")


def guess(folder, games=12):
    """A question about the mean of some peg games."""
    trial = explore.Trial("pegs_as_printed", games=games)
    return lessons.predict(
        *("9/g", "How many points?", range(9), lambda: round(trial.result.mean("points").mean)),
        folder=folder,
        trial=trial,
    )


def send(asked, kind, **data):
    """Send as a browser does; return what is drawn then."""
    about = {"game": asked.token, "ply": asked.ply, "n": asked.seen + 1}
    getattr(asked, kind)(about | data)
    return asked.state()


def test_a_cell_plays_all_games_before_it_answers(tmp_path):
    made = guess(tmp_path)
    assert not made.ready
    with pytest.raises(SetupError):
        made.answer(99)
    assert made.trial.result.played == 0, "a wrong answer plays nothing"
    made.answer(3)
    assert made.trial.done
    assert len(made.verdict()) == 3


def test_the_answer_waits_and_the_question_says_how_far_it_is(tmp_path):
    asked = Asked(guess(tmp_path))
    now = send(asked, "reply", picked=[3])
    assert now["message"] == "0 of 12 games."
    assert now["question"]["mine"] is False
    assert now["actions"] == []
    assert asked.exercise.picked is None
    assert send(asked, "reply", picked=[4])["alert"], "the guess stands"
    told = []
    while asked.play_on():
        told.append(asked.state()["message"])
    assert told
    assert all(one.endswith("of 12 games.") for one in told)
    assert asked.exercise.picked == (3,)
    assert "Your guess: 3" in asked.state()["message"]
    asked.keep()
    assert asked.saved()["on"]
    assert asked.play_on() is False


def test_a_kept_guess_waits_too_so_that_a_page_opens_at_once(tmp_path):
    guess(tmp_path).answer(3)
    asked = Asked(guess(tmp_path))
    assert asked.exercise.picked is None
    assert asked.state()["message"] == "0 of 12 games."
    while asked.play_on():
        pass
    assert asked.exercise.picked == (3,)


def test_what_goes_wrong_while_playing_stands_on_the_board(tmp_path, monkeypatch):
    asked = Asked(guess(tmp_path))
    monkeypatch.setattr(asked.exercise.trial, "step", lambda: 1 / 0)
    send(asked, "reply", picked=[3])
    assert asked.play_on() is False
    assert "ZeroDivisionError" in asked.state()["alert"]
    assert asked.state()["question"]["mine"], "one may try again"


def test_a_view_plays_by_itself_and_hears_the_reader_meanwhile(tmp_path):
    async def answered():
        view = ExerciseView(guess(tmp_path))
        asked = view.asked
        view.reply = {"game": asked.token, "ply": asked.ply, "n": 1, "picked": [3]}
        seen = []
        while view._playing is not None:
            seen.append(json.loads(view.sent)["message"])
            await asyncio.sleep(0)
        view.close()
        return seen, json.loads(view.sent)["message"]

    seen, last = asyncio.run(answered())
    assert seen[0] == "0 of 12 games."
    assert "Your guess: 3" in last


def test_without_a_kernel_it_plays_at_once(tmp_path):
    view = ExerciseView(guess(tmp_path))
    asked = view.asked
    view.reply = {"game": asked.token, "ply": asked.ply, "n": 1, "picked": [3]}
    assert "Your guess: 3" in json.loads(view.sent)["message"]
    view.close()


def test_a_task_does_not_ask_for_what_is_possible_beside_a_question(tmp_path):
    """A loan could be taken at any time (L6.1); the picture of a task does not offer it."""
    game = lessons.moment(lignum, "move", players=2, seeds=[3], forester="miller")
    assert game.asking.also
    task = lessons.task(
        "9/t", "Where to?", game, lessons.Best(game, lambda game: 0, "nothing"), folder=tmp_path
    )
    offered = {node.option for node in task.scene().parts().values()} - {None}
    assert offered == set(game.asking.options)


def test_a_task_about_an_amount_is_answered_by_a_stepper_as_on_a_board(tmp_path):
    """So blocks are not numbered from one although they are counted from none."""
    game = lessons.moment(lignum, "blocks", players=2, seeds=[12], forester="miller")
    best = lessons.Best(game, lambda game: game.table.firewood[0], "firewood")
    task = lessons.task("9/b", "How many?", game, best, folder=tmp_path)
    assert Asked(task).state()["question"]["amount"]
    assert "<ol>" not in task._repr_html_()
    most = max(game.asking.options)
    assert task.answer(most).right
    assert task.answer(0).reasons
