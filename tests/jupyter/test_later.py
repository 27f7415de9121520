"""Buttons for what takes long, and the field for the codes of a class, as widgets and as figures."""

import ipywidgets
import pytest

from waldlehre import explore, lessons, pegs
from waldlehre.explore.class_field import MOST_NAMED
from waldlehre.explore.experiment import Report
from waldlehre.jupyter.charts import LiveChart
from waldlehre.jupyter.class_field import ClassFieldView
from waldlehre.jupyter.later import LaterView
from waldlehre.kernel.errors import SetupError
from waldlehre.lessons.answers import FILE, Answers

ONE = explore.Scenario("pegs", name="as printed")


pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def experiment():
    other = ONE.but(foresters="weaver", name="<i>weavers</i>")
    return explore.Experiment("try/pegs", ONE, other, games=1)


def all_of(widget):
    """A widget and everything in it."""
    return [widget, *(part for child in getattr(widget, "children", ()) for part in all_of(child))]


# -- later -----------------------------------------------------------------------------------------


def test_nothing_is_done_before_the_button_is_pressed_and_then_once():
    done = []
    view = LaterView(lessons.Later("Play", lambda: done.append(1) or ["A <b> sentence."], "Soon."))
    assert done == []
    assert "Soon." in view.told.value
    view.button.click()
    assert done == [1]
    assert view.button.disabled
    assert "A &lt;b&gt; sentence." in view.below.children[0].value
    assert 'role="status"' in view.told.value
    view.close()


@pytest.mark.parametrize("stored", [True, False])
def test_a_stored_notebook_shows_what_comes_of_it_only_where_asked_to(stored):
    """So that a lesson keeps its charts where nobody can press a button, and no slow run is made."""
    done = []
    chart = explore.charts.given("Worth", "By tree.", "coins", {"oak": {"as a log": 4}})
    later = lessons.Later("Draw", lambda: done.append(1) or ["<b>Said</b>.", chart], stored=stored)
    html = later._repr_html_()
    assert (len(done), chart.html() in html, "&lt;b&gt;Said" in html) == (stored, stored, stored)


def test_sentences_charts_boards_and_tables_are_shown_each_in_its_way(monkeypatch, tmp_path):
    monkeypatch.delenv("WALDLEHRE_STILL", raising=False)
    result = explore.run(ONE, games=2)
    chart = explore.charts.distribution(result, "points")
    board = pegs.new_game(2, seed=1).board(folder=tmp_path)
    view = LaterView(
        lessons.Later("Play", lambda: ["Said.", "Also.", chart, board, result.summary()])
    )
    view.button.click()
    said, drawn, played, table = view.below.children
    assert said.value.count("<p") == 2
    assert "Said.</p>" in said.value
    assert isinstance(drawn, LiveChart)
    assert played is board
    assert "<table" in table.value
    parts = all_of(view)
    view.close()
    assert all(one.comm is None for one in parts)


def test_what_goes_wrong_is_said_and_can_be_tried_again():
    tries = []

    def fails():
        tries.append(1)
        raise SetupError("run.nothing")

    view = LaterView(lessons.Later("Play", fails))
    view.button.click()
    assert 'role="alert"' in view.told.value
    assert "scenario" in view.told.value
    assert not view.button.disabled
    view.button.click()
    assert len(tries) == 2
    view.close()


def test_a_stored_notebook_shows_what_the_button_would_do_and_runs_nothing(capsys):
    later = lessons.Later("Play <1000>", lambda: pytest.fail("it ran"), "Half a minute.")
    assert "Play &lt;1000&gt;" in later._repr_html_()
    assert "Half a minute." in later._repr_html_()
    assert repr(later) == "<Later: Play <1000>>"
    later._ipython_display_()
    assert "Later" in capsys.readouterr().out


def test_without_a_browser_it_works_in_a_cell():
    assert lessons.Later("Play", lambda: "Said.").made() == ["Said."]


# -- the codes of a class --------------------------------------------------------------------------


@pytest.fixture
def field(experiment, tmp_path):
    """A field that lives."""
    view = opened(experiment, tmp_path)
    yield view
    view.close()


def opened(experiment, folder, text=""):
    """A field that lives, as it is when its cell runs."""
    return ClassFieldView(explore.ClassField(experiment, text, folder=folder))


def test_codes_that_are_pasted_are_counted_and_drawn(field, experiment):
    codes = [experiment.code(experiment.play(mark), mark) for mark in range(3)]
    field.codes.value = " ".join(codes)
    assert "3 groups count." in field.told.value
    assert 'role="status"' in field.told.value
    (chart,) = field.drawn.children
    assert isinstance(chart, LiveChart)
    assert len(chart.chart.table.rows) == 4
    field.codes.value = " ".join(codes[:2])
    assert "2 groups count." in field.told.value
    assert field.drawn.children[0] is not chart
    assert chart.comm is None, "the old chart is let go"


def test_the_same_groups_leave_the_chart_as_it_is(field, experiment):
    code = experiment.code(experiment.play(1), 1)
    field.codes.value = code
    (chart,) = field.drawn.children
    field.codes.value = f"{code}\n{code}"
    field.button.click()
    assert field.drawn.children == (chart,)
    assert "twice" in field.told.value


def test_whatever_is_pasted_is_text_and_not_too_much_of_it(field):
    field.codes.value = "<img src=x onerror=alert(1)>7K2M-9QRS-0ABC\n" * 200
    assert "<img" not in field.told.value
    assert field.told.value.count("<li>") == MOST_NAMED + 1
    assert field.drawn.children == ()
    field.codes.value = "<img src=x onerror=alert(1)>\x1b\u202e" * 1000
    assert "<img" not in field.told.value
    assert "&lt;img" in field.told.value
    assert "\x1b" not in field.told.value


def test_the_field_has_a_name_and_hints_and_begins_empty(field):
    assert isinstance(field.codes, ipywidgets.Textarea)
    assert field.codes.description == "Codes of the groups"
    assert "No code" in field.told.value


def test_what_a_field_begins_with_stands_in_it(experiment, tmp_path):
    """So that the button counts it again, and more can be pasted behind it."""
    code = experiment.code(experiment.play(1), 1)
    view = opened(experiment, tmp_path, f"Group 1: {code}")
    assert view.codes.value == f"Group 1: {code}"
    view.button.click()
    assert "1 group counts." in view.told.value
    assert len(view.drawn.children) == 1
    view.close()


def test_codes_that_count_stand_there_again_after_the_kernel_was_restarted(experiment, tmp_path):
    """Nothing else that was pasted is kept; other experiments have their own, given codes go first."""
    codes = [experiment.code(Report(mark, 1, mark, mark * mark, 2), 0) for mark in range(90)]
    view = opened(experiment, tmp_path)
    view.codes.value = "\n".join(f"Ada Lovelace {code}" for code in [*codes, "7K2M-9QRS-0ABC"])
    assert "90 groups count." in view.told.value
    assert f"Saved: {FILE}" in view.told.value
    view.close()
    again = opened(experiment, tmp_path)
    assert again.codes.value.split() == codes
    assert "90 groups count." in again.told.value
    assert len(again.drawn.children) == 1
    assert "Ada" not in (tmp_path / FILE).read_text(encoding="utf-8")
    other = explore.Experiment("try/other", ONE, ONE.but(foresters="weaver"), games=1)
    for view, text in ((opened(other, tmp_path), ""), (opened(experiment, tmp_path, "7K"), "7K")):
        assert view.codes.value == text
        view.close()
    again.codes.value = ""
    assert FILE not in again.told.value
    again.close()
    assert Answers(tmp_path).read() == {}


def test_a_field_that_cannot_keep_its_codes_says_so(experiment, tmp_path):
    (tmp_path / "a file").write_text("", encoding="utf-8")
    view = opened(experiment, tmp_path / "a file")
    view.codes.value = experiment.code(experiment.play(1), 1)
    assert "1 group counts." in view.told.value
    assert "Not saved." in view.told.value
    view.close()


def test_a_stored_notebook_shows_what_the_field_is_for_or_what_it_holds(experiment, capsys):
    empty = explore.ClassField(experiment)
    assert "pasted" in empty._repr_html_()
    assert "<svg" not in empty._repr_html_()
    codes = [experiment.code(experiment.play(mark), mark) for mark in range(2)]
    held = explore.ClassField(experiment, " ".join(codes))
    assert "<svg" in held._repr_html_()
    assert "<table" in held._repr_html_()
    assert "<i>" not in held._repr_html_()
    assert "2 groups" in repr(held)
    held._ipython_display_()
    assert "ClassField" in capsys.readouterr().out
