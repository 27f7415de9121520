"""A group's part in an experiment: it plays once, has one mark, and one code."""

import pytest

from waldlehre import lessons
from waldlehre.explore import Experiment, Gathering, Scenario, Trial
from waldlehre.jupyter.exercise import Asked
from waldlehre.lessons.answers import FILE, Answers
from waldlehre.lessons.prediction import BAR, NAMES

ONE = Scenario("pegs", name="as printed")


pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def experiment():
    return Experiment("try/pegs", ONE, ONE.but(house={"board.side.value": "9"}), games=2)


def trial(experiment, folder, **more):
    return lessons.trial(experiment, "By how much?", unit="points", folder=folder, **more)


def test_a_guess_plays_the_games_and_shows_the_code(experiment, tmp_path):
    asked = trial(experiment, tmp_path, because=lambda: ["To be handed in."])
    assert asked.verdict() == []
    asked.answer(4)
    report, guess = experiment.read(asked.code)
    assert guess == 4
    assert asked.result == round(report.found.mean)
    assert asked.verdict()[-1] == f"Code of your group: {asked.code}"
    told = asked.told()
    assert "“as printed”" in told[0]
    assert told[-1] == "To be handed in."


def test_a_guess_after_the_result_changes_nothing_for_the_class(experiment, tmp_path):
    """A group that begins anew, and hands in its second code alone, counts with its first guess."""
    first = trial(experiment, tmp_path).answer(4)
    assert len(first.verdict()) == 3
    again = trial(experiment, tmp_path)
    again.recall()
    assert again.code == first.code
    again.forget()
    again.keep()
    second = trial(experiment, tmp_path).answer(-7)
    assert second.report == first.report
    assert second.code == first.code
    found = Gathering(experiment, second.code)
    assert [one.guess for one in found.groups] == [4]
    assert "Your guess: -7 points" in second.verdict()
    assert "your first one counts (4 points)" in second.verdict()[-1]
    assert len(trial(experiment, tmp_path).answer(4).verdict()) == 3


def test_a_page_hears_its_readers_while_a_group_plays(experiment, tmp_path):
    """Games are played a few at a time after the guess, and it is said how far they are."""
    asked = Asked(trial(experiment, tmp_path))
    asked.reply({"game": asked.token, "ply": asked.ply, "n": 1, "picked": [4]})
    assert asked.exercise.picked is None
    assert asked.state()["message"] == "0 of 2 games."
    while asked.play_on():
        pass
    assert asked.exercise.code in asked.state()["message"]
    asked.keep()
    opened = Asked(trial(experiment, tmp_path))
    assert asked.exercise.code in opened.state()["message"]


def test_a_page_that_is_opened_plays_nothing(experiment, tmp_path, monkeypatch):
    """What was played is shown; a guess about an experiment that has changed since is asked anew."""
    code = trial(experiment, tmp_path).answer(4).code
    changed = Experiment("try/pegs", ONE, ONE.but(foresters="weaver"), games=2)
    monkeypatch.setattr(Trial, "play", lambda *_: pytest.fail("played"))
    again = trial(experiment, tmp_path)
    again.recall()
    assert again.code == code
    for opened in (trial(changed, tmp_path), Asked(trial(changed, tmp_path)).exercise):
        opened.recall()
        assert opened.picked is None
        with pytest.raises(LookupError, match="try/pegs"):
            assert opened.code


def test_another_experiment_or_a_broken_file_makes_it_play_anew(experiment, tmp_path):
    first = trial(experiment, tmp_path).answer(4).report
    changed = Experiment("try/pegs", ONE, ONE.but(foresters="weaver"), games=2)
    assert trial(changed, tmp_path).answer(4).report != first
    key = "try/pegs/played"
    kept = Answers(tmp_path).get(key)
    known = kept["options"][0]
    for numbers in ([], [known, -1, 0, 0, 4], [known, 1, 9, 0, 4], [known, 1, 0, 0, 99]):
        Answers(tmp_path).keep(key, {**kept, "options": numbers})
        fresh = trial(changed, tmp_path).answer(4)
        assert changed.read(fresh.code)[0] == fresh.report


def test_where_nothing_can_be_kept_a_page_still_has_one_code(experiment, tmp_path):
    (tmp_path / "a file").write_text("", encoding="utf-8")
    asked = trial(experiment, tmp_path / "a file").answer(4)
    assert asked.code == asked.code
    assert asked.answers.fault


def test_two_groups_have_luck_of_their_own(experiment, tmp_path):
    marks = set()
    for name in "abc":
        (tmp_path / name).mkdir()
        marks.add(trial(experiment, tmp_path / name).answer(0).report.mark)
    assert len(marks) == 3


def test_nothing_is_kept_but_numbers(experiment, tmp_path):
    trial(experiment, tmp_path).answer(4)
    text = (tmp_path / FILE).read_text(encoding="utf-8")
    kept = Answers(tmp_path).get("try/pegs/played")
    assert kept["picked"] == []
    assert "try/pegs/played" in text


@pytest.mark.parametrize(("guess", "result"), [(5, 10), (-5, 10), (5, -10), (-5, -10), (0, 0)])
def test_bars_go_from_zero_to_the_side_of_their_sign(tmp_path, guess, result):
    """Both on one scale, and none outside of the room for bars."""
    values = range(-10, 11)
    asked = lessons.predict("try/bars", "?", values, lambda: result, folder=tmp_path).answer(guess)
    scene = asked.scene()
    line = next(node for node in scene.nodes if node.tag == "path").attributes["d"]
    zero = float(line.split()[0][1:])
    for row, number in enumerate((guess, result)):
        bar = next(node for node in scene.parts()[f"bar:{row}"].children if node.tag == "rect")
        left, wide = float(bar.attributes["x"]), float(bar.attributes["width"])
        assert NAMES <= left <= left + wide <= NAMES + BAR + 2
        if number:
            assert (left + wide if number < 0 else left) == pytest.approx(zero, abs=0.01)
            assert wide == pytest.approx(abs(number) * BAR / span(guess, result), abs=0.01)


def span(*numbers):
    """From the lowest to the highest of some numbers and zero."""
    return max(*numbers, 0) - min(*numbers, 0)
