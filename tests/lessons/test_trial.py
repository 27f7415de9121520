"""A group's part in an experiment: it plays once, has one mark, and a code for each guess."""

import pytest

from waldlehre import lessons
from waldlehre.explore import Experiment, Gathering, Scenario
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


def test_a_group_plays_once_and_another_guess_changes_its_code_alone(experiment, tmp_path):
    """So a class counts it once, whatever it hands in later."""
    first = trial(experiment, tmp_path).answer(4)
    again = trial(experiment, tmp_path)
    again.recall()
    assert again.code == first.code
    other = trial(experiment, tmp_path).answer(-7)
    assert other.report == first.report
    assert other.code != first.code
    found = Gathering(experiment, f"{first.code} {other.code}")
    assert [one.guess for one in found.groups] == [4]
    assert "another guess" in found.faults[0].reason


def test_what_was_played_is_not_played_again(experiment, tmp_path, monkeypatch):
    code = trial(experiment, tmp_path).answer(4).code
    monkeypatch.setattr(Experiment, "play", lambda *_: pytest.fail("played again"))
    again = trial(experiment, tmp_path)
    again.recall()
    assert again.code == code


def test_another_experiment_or_a_broken_file_makes_it_play_anew(experiment, tmp_path):
    first = trial(experiment, tmp_path).answer(4).report
    changed = Experiment("try/pegs", ONE, ONE.but(foresters="weaver"), games=2)
    assert trial(changed, tmp_path).answer(4).report != first
    key = "try/pegs/played"
    kept = Answers(tmp_path).get(key)
    for numbers in ([], [kept["options"][0], -1, 0, 0], [kept["options"][0], 1, 9, 0]):
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
