"""Charts show the numbers of the tables, with intervals, in both languages and both painters."""

import re
from html import unescape

import pytest

from tests.explore.hands import result
from waldlehre import explore, texts
from waldlehre.drawing.svg import VIEWS
from waldlehre.explore import charts
from waldlehre.explore.charts.looks import look
from waldlehre.explore.charts.scale import ticks, widened, written
from waldlehre.explore.result import Result
from waldlehre.explore.scenario import Scenario
from waldlehre.foresters.spread import interval
from waldlehre.kernel.errors import SetupError

HOSTILE = '<img src=x onerror="alert(1)"> </script> & "' + "very long " * 12
ALL = {
    "over_years": lambda run: charts.over_years(run, "damage"),
    "causes": charts.causes,
    "split": charts.split,
    "heat": charts.heat,
    "distribution": lambda run: charts.distribution(run, "points"),
    "prices": charts.prices,
    "prices_by_year": lambda run: charts.prices(run, "year"),
}
EVERY = pytest.mark.parametrize("make", ALL.values(), ids=ALL)


pytestmark = pytest.mark.usefixtures("english")


def marks(chart):
    return [mark for one in chart.series for mark in one.marks]


def bars(chart, scenario=0):
    """Return the bars of a scenario: what -> mark."""
    names = {round(at): name for at, name in chart.y.ticks}
    return {names[round(mark.y)]: mark for mark in chart.series[scenario].marks}


# -- the numbers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "span", "title"),
    [
        ("waldmeister", "year", "Year by year: points"),
        ("lignum", "year", "Year by year: "),
        ("haselwurz", "round", "Round by round: points"),
        ("pegs", "game", "Game by game: points"),
    ],
)
def test_what_a_game_has_instead_of_years_is_called_so(room, span, title):
    run = explore.run(explore.Scenario(room), games=3)
    chart = charts.over_years(run, "points", language="en")
    assert chart.title.startswith(title)
    assert chart.table.heads[0] == span
    assert chart.x.label.startswith(f"{span} of the ")


def test_over_years_is_the_mean_of_the_games_that_reach_a_year():
    first, second = charts.over_years(result(), "damage").series[0].marks
    assert (first.x, first.y) == (1, (10 + 4 + 4) / 3)
    assert (second.x, second.y) == (2, (13 + 16) / 2)
    assert second.low == pytest.approx(max(0, interval([13, 16]).low))
    assert second.high == pytest.approx(interval([13, 16]).high)
    assert "2 games" in second.label


def test_a_year_that_few_games_reach_is_left_out_and_that_is_said(monkeypatch):
    monkeypatch.setattr("waldlehre.explore.charts.lines.FEWEST", 0.9)
    chart = charts.over_years(result(), "damage")
    assert [mark.x for mark in marks(chart)] == [1]
    assert "left out" in chart.notes[0]


def test_causes_count_the_games_in_which_nothing_died_too():
    found = bars(charts.causes(result()))
    assert list(found) == ["storm", "frost"]
    assert found["storm"].x == (2 + 1 + 0) / 3
    assert found["frost"].x == 1 / 3
    assert found["frost"].low == 0  # a mean of counts is not below zero
    assert found["frost"].high == pytest.approx(interval([1, 0, 0]).high)


def test_habitats_count_games_of_a_hundred_and_put_the_widest_gap_first():
    run = explore.run("haselwurz_as_printed", "haselwurz_intensive", games=4)
    chart = charts.habitats(run, most=48)
    listed = run.table("habitats")
    names = {"skylark": "skylark (5)", "red_fox": "red fox (2)", "hogweed": "hogweed (1)"}
    for place, name in enumerate(run.names):
        for species, label in names.items():
            here = listed[(listed.scenario == name) & (listed.species == species)]
            assert bars(chart, place)[label].x == 25 * here.game.nunique()
            assert bars(chart, place)[label].high <= 100
    gaps = [
        abs(bars(chart)[label].x - bars(chart, 1)[label].x)
        for _, label in sorted(chart.y.ticks, reverse=True)
    ]
    assert gaps == sorted(gaps, reverse=True)
    assert len(charts.habitats(run).y.ticks) == 16
    with pytest.raises(SetupError, match="habitats"):
        charts.habitats(result())


def test_a_cause_that_another_scenario_lacks_is_nothing_there():
    run = result("one", "other", second={0: ["mice"], 1: [], 2: []})
    chart = charts.causes(run)
    assert bars(chart, 1)["storm"].x == 0
    assert bars(chart, 1)["mice"].x == 1 / 3
    assert bars(chart, 0)["mice"].x == 0


def test_split_adds_up_to_the_points():
    run = result()
    found = bars(charts.split(run))
    assert found["trees"].x == 25
    assert found["damage"].x == -10
    assert sum(mark.x for mark in found.values()) == run.mean("points").mean


def test_heat_is_the_mean_of_landscapes_on_the_board():
    chart = charts.heat(result())
    field = {mark.name: mark for mark in marks(chart)}
    # three deaths on the first space in game 0 (both seats), one in game 1, none in game 2
    assert field["R1C1"].label.startswith("R1C1")
    assert chart.table.rows[0][1] == written((3 / 2 + 1 / 2 + 0) / 3, "en", 2)
    assert field["R1C1"].shade == charts.chart.SHADES - 1
    assert field["R1C2"].shade == 0
    assert {mark.text for mark in marks(chart) if mark.shade < 0} == {"road", "industry"}
    assert len(marks(chart)) == 15


def test_differences_are_paired_and_say_what_may_be_chance():
    chart = charts.differences(result("one", "other"))
    damage = next(row for row in chart.table.rows if row[0] == "damage points")
    assert damage[2:] == ("+3.00", "3.00 to 3.00", "differs")
    points = next(row for row in chart.table.rows if row[0] == "points")
    assert points[4] == "may be chance"
    names = dict(chart.y.ticks)
    hollow = {names[mark.y]: mark.unsure for mark in marks(chart)}
    assert hollow["points"]
    assert not hollow["damage points"]


def test_distribution_counts_each_game_once_and_says_the_mean():
    chart = charts.distribution(result(), "points")
    columns, dots = chart.series
    assert sum(int(row[1]) for row in chart.table.rows[:-1]) == 3
    assert [mark.game for mark in columns.marks] == [0, 1, 2]
    assert dots.marks[0].x == 21
    assert dots.marks[0].low == pytest.approx(interval([20, 21, 22]).low)
    assert chart.y.ticks[0][1] == "plain (n\u00a0=\u00a03)"  # no line ends within


def test_prices_are_means_of_each_games_mean():
    by_species = bars(charts.prices(result()))
    assert {name: mark.x for name, mark in by_species.items()} == {"spruce": 15500}
    (by_year,) = marks(charts.prices(result(), "year"))
    assert (by_year.x, by_year.y) == (1, 15500)


# -- which game opens -----------------------------------------------------------------------------


def test_a_mark_opens_the_game_that_comes_nearest_or_has_most():
    assert charts.over_years(result(), "damage").series[0].marks[1].game == 1
    found = bars(charts.causes(result()))
    assert (found["storm"].game, found["frost"].game) == (0, 0)
    assert charts.distribution(result(), "points").series[1].marks[0].game == 1


@EVERY
def test_a_chart_knows_its_run_and_opens_only_games_of_it(make):
    run = result("one", "other")
    chart = make(run)
    assert chart.game == run.game
    assert {mark.game for mark in marks(chart)} <= {-1, 0, 1, 2}
    assert any(mark.game >= 0 for mark in marks(chart))


# -- what a room does not have --------------------------------------------------------------------


def pegs():
    return Result((Scenario("pegs"),), 1, 1, None)


def with_a_game(run):
    run._values = {(name, 0): [1.0] for name in run.frames.room.measures}
    return run


@pytest.mark.parametrize("make", [charts.causes, charts.prices])
def test_a_room_without_the_table_is_named(make):
    with pytest.raises(SetupError, match="needs the table"):
        make(with_a_game(pegs()))


def test_given_numbers_are_bars_by_row_and_series():
    """They stand in the picture, its words and the table; what is missing has no bar."""
    rows = {"oak": {"log": 4, "blocks": 6.5}, HOSTILE: {"blocks": 5}}
    chart = charts.given("Worth", "By tree.", "coins", rows)
    assert bars(chart, 0)["oak"].x == 4
    assert [mark.text for mark in marks(chart)] == ["4", "6.50", "5"]
    assert chart.table.rows == (("oak", "4", "6.50"), (HOSTILE, "–", "5"))
    assert "oak, blocks: 6.50." in str(chart)
    assert "<img" not in chart.html()
    assert "oak, log: 4" in chart.svg()
    german = charts.given("Wert", "Je Baum.", "Münzen", rows, "de")
    assert "6,50" in german.svg()
    alone = charts.given("Worth", "By tree.", "coins", {"oak": {"log": 4}})
    assert not alone.keyed
    with pytest.raises(SetupError, match="no numbers"):
        charts.given("Worth", "By tree.", "coins", {"oak": {}})


def test_what_cannot_be_drawn_is_named():
    with pytest.raises(SetupError, match="same in every game"):
        charts.heat(with_a_game(pegs()))
    with pytest.raises(SetupError, match="two scenarios"):
        charts.differences(result())
    with pytest.raises(SetupError, match="no measure nonsense"):
        charts.over_years(result(), "nonsense")
    with pytest.raises(SetupError, match="species, year"):
        charts.prices(result(), "weight")
    haselwurz = with_a_game(Result((Scenario("haselwurz"),), 1, 1, None))
    with pytest.raises(SetupError, match="what its points come of"):
        charts.split(haselwurz)


def test_every_measure_and_share_of_every_room_has_a_name():
    for name in ("waldmeister", "pegs", "haselwurz", "lignum"):
        room = Result((Scenario(name),), 1, 1, None).frames.room
        known = texts.catalogue("en", "explore")
        assert {f"measures.{one}" for one in room.measures} <= texts.catalogue("en", name).keys()
        assert {f"shares.{one}" for one in room.shares} <= known.keys()
        if room.shares:
            assert set(room.shares) <= set(room.events[room.counted["scores"]].names)


# -- few games, no deaths, hostile names ----------------------------------------------------------


@EVERY
def test_one_game_has_no_interval_and_no_nan(make):
    chart = make(result(games=(1,)))
    assert all(mark.low is None and mark.high is None for mark in marks(chart))
    for text in (chart.html(), str(chart)):
        assert not re.search(r"\b(nan|inf)\b", text, re.IGNORECASE)


def test_no_deaths_are_said_in_a_sentence():
    none = result(causes={0: [], 1: [], 2: []})
    chart = charts.causes(none)
    assert chart.empty == "Nothing died in these games."
    assert chart.empty in unescape(chart.svg())
    assert chart.empty in str(chart)
    assert {mark.shade for mark in marks(charts.heat(none))} == {-1, 0}


@EVERY
def test_names_are_text_wherever_they_stand(make):
    chart = make(result(HOSTILE, HOSTILE + "2"))
    for text in (chart.html(), chart.svg(), chart.page()):
        assert "<img" not in text
        assert "</script" not in text
    assert len(set(chart.names)) == 2
    assert all(len(name) <= 40 for name in chart.names)


def test_the_table_has_the_whole_name():
    chart = charts.causes(result(HOSTILE, "other"))
    assert any(cell == HOSTILE for row in chart.table.rows for cell in row)


# -- looks ----------------------------------------------------------------------------------------


@EVERY
@pytest.mark.parametrize("view", VIEWS)
def test_every_mark_stands_in_the_picture_with_its_label_and_number(make, view):
    chart = make(result("one", "other"))
    svg = unescape(chart.svg(view))
    for mark in marks(chart):
        assert mark.label in svg
        assert mark.text in svg
    assert chart.svg(view) == chart.svg(view)
    assert chart.title in svg


@EVERY
def test_the_table_beside_holds_the_same_numbers(make):
    chart = make(result("one", "other"))
    cells = {cell for row in chart.table.rows for cell in row}
    shown = {mark.text for mark in marks(chart) if mark.text and mark.label}
    assert shown <= cells
    html = unescape(chart.html())
    assert all(cell in html for cell in cells)
    assert html.count('<th scope="row">') == len(chart.table.rows)


def test_house_rules_are_a_badge_only_where_they_are_played():
    assert charts.causes(result("one", "other")).house == ""
    chart = charts.causes(result("one", "other", house=True))
    assert chart.house == "house rules"
    assert ">house rules<" in chart.svg()


def test_series_differ_in_more_than_colour():
    assert len({look(number) for number in range(36)}) == 36
    assert len({look(number)[1] for number in range(6)}) == 6
    assert len({look(number)[2] for number in range(6)}) == 6


@EVERY
def test_german_is_german(make):
    english = make(result("one", "other"))
    texts.language("de")
    german = make(result("one", "other"))
    assert german.title != english.title
    assert german.about != english.about
    assert german.table.heads != english.table.heads
    assert " game" not in german.about


def test_numbers_are_written_as_people_do():
    assert written(1234.5, "en") == "1234"
    assert written(12345, "de") == "12\u202f345"
    assert written(-1.234, "de") == "−1,23"
    assert written(0.5, "en", 1, sign=True) == "+0.5"
    assert written(-0.001, "en") == "0.00"
    assert written(float("inf"), "en") == written(float("nan"), "en") == "–"


def test_ticks_are_round_and_inside():
    assert [text for _, text in ticks(0, 1, "de")] == ["0,0", "0,2", "0,4", "0,6", "0,8", "1,0"]
    assert [at for at, _ in ticks(-20, 60, "en")] == [-20, 0, 20, 40, 60]
    assert widened(0, 0) == (0, 1)
    assert widened(0, 17) == (0, 20)


# -- files ----------------------------------------------------------------------------------------


def test_a_chart_saves_itself(tmp_path):
    chart = charts.causes(result())
    svg = chart.save(tmp_path / "a.svg").read_text(encoding="utf-8")
    html = chart.save(tmp_path / "a.html").read_text(encoding="utf-8")
    assert svg == chart.svg()
    assert "<table>" in html
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", svg + html)
    with pytest.raises(ValueError, match="a chart is saved"):
        chart.save(tmp_path / "a.png")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["a.html", "a.svg"]
