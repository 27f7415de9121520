"""The live chart: the same numbers as its still twin, nothing that is no number, a game a click."""

import json
import re
import subprocess
import sys

import pytest
from bokeh.core.json_encoder import serialize_json
from bokeh.core.property.vectorization import Field
from bokeh.models import GlyphRenderer

from tests.explore.hands import result
from tests.explore.test_charts import ALL, EVERY, HOSTILE, marks
from waldlehre import explore, jupyter
from waldlehre.drawing.palette import value
from waldlehre.explore import charts
from waldlehre.jupyter.charts import QUIET, LiveChart
from waldlehre.kernel.errors import SetupError
from waldlehre.waldmeister import new_game

pytestmark = pytest.mark.usefixtures("english")


def wire(live):
    """Return what travels to a browser."""
    shown = live.alive[1]
    return serialize_json(shown.render_bundle)


def click(live, series, at):
    """Choose a mark as the browser does."""
    live.figure.sources[series].selected.indices = [at]


@EVERY
def test_both_painters_show_the_same_numbers(make):
    chart = make(result("one", "other"))
    live = LiveChart(chart)
    for series, source in zip(chart.series, live.figure.sources, strict=True):
        for name in ("x", "y", "label", "game", "scenario"):
            assert list(source.data[name]) == [getattr(mark, name) for mark in series.marks]
    sent = wire(live)
    for mark in marks(chart):
        assert json.dumps(mark.text)[1:-1] in sent or mark.text in sent


@EVERY
@pytest.mark.parametrize("games", [(0, 1, 2), (1,)])
def test_nothing_on_the_wire_is_no_number(make, games):
    sent = wire(LiveChart(make(result("one", "other", games=games))))
    assert not re.search(r"nan|inf(?!o|l)", sent, re.IGNORECASE)


@EVERY
def test_every_column_that_a_glyph_asks_for_is_there(make):
    """Whatever is no column is sent as a value; else a browser warns at each drawing."""
    plot = LiveChart(make(result("one", "other"))).figure.plot
    drawn = list(plot.select({"type": GlyphRenderer}))
    assert drawn
    for renderer in drawn:
        asked = renderer.glyph.properties_with_values().values()
        columns = {one.field for one in asked if isinstance(one, Field)}
        assert columns <= set(renderer.data_source.data), renderer.glyph


@EVERY
def test_names_of_scenarios_are_text(make):
    live = LiveChart(make(result(HOSTILE, "other")))
    for part in (live.alive[0], live.still, live.beside.children[1]):
        assert "<img" not in part.value
    assert "{safe}" not in wire(live)


def test_a_click_opens_that_game_below(monkeypatch):
    opened = []

    def game(number, scenario):
        opened.append((number, scenario))
        return new_game(seed=number)

    chart = charts.causes(result("one", "other"))
    object.__setattr__(chart, "game", game)
    live = LiveChart(chart)
    click(live, 1, 0)
    assert opened == [(0, 1)]
    assert live.children[1] is live.board
    assert live.board.game.seed == 0
    assert "Game 0, other" in live.status.value
    assert live.figure.sources[1].selected.indices == []
    first = live.board
    click(live, 1, 0)
    assert opened == [(0, 1)] * 2
    assert len(live.children) == 2
    assert first.comm is None  # the board before it is let go


@pytest.mark.parametrize("chosen", [[99], [-1], ["x"], [None], [True]])
def test_a_click_on_nothing_opens_nothing(chosen):
    live = LiveChart(charts.causes(result()))
    for tapped in live.figure.sources[0].selected._callbacks["indices"]:
        tapped("indices", [], chosen)
    assert live.board is None


def test_a_game_that_cannot_be_opened_is_a_sentence():
    chart = charts.causes(result())
    object.__setattr__(chart, "game", lambda number, scenario: 1 / 0)
    live = LiveChart(chart)
    click(live, 0, 0)
    assert "ZeroDivisionError" in live.status.value
    assert live.board is None


def test_colours_are_those_of_the_palette_and_follow_the_page():
    chart = charts.over_years(result("one", "other"), "damage")
    live = LiveChart(chart)
    light, dark = ({"value": value("c2", view)} for view in ("light", "dark"))
    assert ("line_color", light, dark) in [one[1:] for one in live.figure.paint.painted]
    assert live.figure.plot.js_property_callbacks
    assert not LiveChart(chart, "dark").figure.plot.js_property_callbacks
    assert LiveChart(chart, "dark").figure.plot.background_fill_color == value("panel", "dark")
    with pytest.raises(SetupError):
        LiveChart(chart, "neon")


def test_an_empty_chart_says_so_and_draws_nothing():
    live = LiveChart(charts.causes(result(causes={0: [], 1: [], 2: []})))
    script, head, *drawn = live.beside.children[0].children
    assert "Nothing died" in head.value
    assert (script, drawn) == (live.script, [live.status])


def test_a_stored_notebook_holds_the_still_twin(monkeypatch, capsys):
    shown = []
    monkeypatch.setattr("IPython.display.display", lambda data, **more: shown.append(data))
    monkeypatch.setenv("WALDLEHRE_STILL", "1")
    chart = charts.causes(result())
    chart._ipython_display_()
    assert shown == [{"text/html": chart.html(), "text/plain": repr(chart)}]


def test_without_bokeh_the_still_twin_is_shown(monkeypatch):
    shown = []
    monkeypatch.setattr("IPython.display.display", lambda data, **more: shown.append(data))
    monkeypatch.setattr(jupyter, "find_spec", lambda name: None if name == "bokeh" else name)
    chart = charts.causes(result())
    chart._ipython_display_()
    assert shown[0]["text/html"] == chart.html()


def column(live):
    """Return what stands in the column of a chart."""
    return live.beside.children[0].children


def test_the_still_twin_stands_there_until_the_page_has_the_script(monkeypatch):
    """Also when a page was loaded anew; the script goes only to the page that asks for it."""
    live = LiveChart(charts.causes(result()))
    sent = []
    monkeypatch.setattr(live.script, "send", sent.append)
    assert column(live) == (live.script, live.still, live.status)
    live.script._handle_custom_msg({"want": "all"}, [])
    live.script._handle_custom_msg("want", [])
    assert not sent
    live.script._handle_custom_msg({"want": "script"}, [])
    assert [list(one) for one in sent] == [["script"]]
    assert "Bokeh" in sent[0]["script"]
    live.script.set_state({"ready": True, "_esm": "alert(1)"})
    assert column(live) == (live.script, *live.alive, live.status)
    assert "alert" not in str(live.script._esm)
    live.script.set_state({"ready": False})
    assert column(live) == (live.script, live.still, live.status)
    live.close()


def test_a_live_chart_is_shown_and_its_twin_stands_in_for_other_hosts(monkeypatch):
    live = []
    monkeypatch.setattr("IPython.display.display", lambda data, **more: live.append(data))
    chart = charts.causes(result())
    chart._ipython_display_()
    chart._ipython_display_()
    assert [type(one) for one in live] == [LiveChart, LiveChart]
    assert live[0]._repr_mimebundle_()["text/html"] == chart.html()
    assert repr(live[0]) == repr(chart)


def test_exploring_needs_no_bokeh():
    program = (
        "import sys, waldlehre.explore; "
        "sys.exit(any(one in sys.modules for one in ('bokeh', 'pandas')))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_all_charts_are_drawn_here():
    others = {"Axis", "Chart", "Mark", "Series", "Table"} | {
        "classroom",
        "differences",
        "given",
        "habitats",
        "timber",
    }
    assert set(charts.__all__) - others == {name for name in ALL if name != "prices_by_year"}


def test_species_that_have_a_place_are_drawn_for_each_scenario():
    run = explore.run("haselwurz_as_printed", "haselwurz_no_hedges", games=3)
    live = LiveChart(charts.habitats(run, most=5))
    assert [len(one.data["x"]) for one in live.figure.sources] == [5, 5]
    live.close()


def test_given_numbers_are_drawn_too_and_open_no_game():
    rows = {"oak": {"as a log": 4, "sawn": 6}, HOSTILE: {"sawn": 5}}
    live = LiveChart(charts.given("Worth", "By tree.", "coins", rows))
    assert [list(one.data["x"]) for one in live.figure.sources] == [[4], [6, 5]]
    assert {number for one in live.figure.sources for number in one.data["game"]} == {-1}
    head = live.alive[0].value
    assert "By tree." in head
    assert f'<p style="{QUIET}"></p>' not in head, "nothing is said of a click that does nothing"
    assert "<img" not in head
    live.close()
