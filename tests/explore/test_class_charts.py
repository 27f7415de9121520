"""Charts of a class and of the real forest: the numbers of their tables, in both languages."""

import csv
from collections import Counter
from html import unescape

import pytest

from waldlehre import texts
from waldlehre._paths import resource_dir
from waldlehre.drawing.svg import VIEWS
from waldlehre.explore import ClassField, Experiment, Gathering, Scenario, charts, damage_timber
from waldlehre.explore.experiment import Report
from waldlehre.jupyter.charts import LiveChart
from waldlehre.kernel.errors import SetupError

CSV = resource_dir("data") / "real" / "damage_timber_germany.csv"
NAMES = {"wind_storm": "storm", "snow_rime": "snow", "insects": "insects", "drought": "drought"}


pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture(scope="module")
def experiment():
    one = Scenario("pegs", name="as <printed>")
    return Experiment("x", one, one.but(foresters="weaver", name="weavers & co"), games=2)


def gathered(experiment, *groups, language=""):
    """A class of groups (mark, guess, differences of two games in whole points)."""
    codes = []
    for mark, guess, steps in groups:
        halves = [2 * one for one in steps]
        report = Report(mark, 2, sum(halves), sum(one * one for one in halves), 2)
        codes.append(experiment.code(report, guess))
    return Gathering(experiment, "\n".join(codes), language)


GROUPS = ((1, 4, (2, 4)), (2, 4, (4, 6)), (3, -2, (-3, -1)), (4, 10, (4, 8)))


def test_guesses_and_results_are_hills_on_one_scale(experiment):
    chart = charts.classroom(gathered(experiment, *GROUPS))
    guesses, _, results, _ = chart.series
    assert {mark.x: mark.y - mark.base for mark in guesses.marks}.keys() == {-2, 4, 10}
    heights = {mark.x: mark.y - mark.base for mark in guesses.marks}
    assert heights[4] == pytest.approx(2 * heights[10])
    assert {mark.x for mark in results.marks} == {3, 5, -2, 6}
    assert heights[10] == pytest.approx(results.marks[0].y - results.marks[0].base)
    assert "Guesses around +4.00: 2 groups" in {mark.label for mark in guesses.marks}


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_is_spoken_of_a_chart_ends_with_no_list_that_is_missing(experiment, language):
    """Codes that do not count stand beside the chart, one by one; it tells of those that do."""
    codes = [one.code for one in gathered(experiment, *GROUPS).groups]
    found = Gathering(experiment, "\n".join([*codes, codes[0], "7K2M-9QRS-0ABC"]), language)
    assert len(found.faults) == 2
    lines = charts.classroom(found).words.splitlines()
    counted, refused, together = found.lines()
    assert lines[-2:] == [counted, together]
    assert refused not in lines
    assert [line for line in lines if line.endswith(":")] == []


def test_a_field_tells_what_counts_before_what_does_not(experiment):
    """Also where nothing counts, or everything."""
    (good,) = [one.code for one in gathered(experiment, GROUPS[0]).groups]
    bad = "7K2M-9QRS-0ABC"
    told = {text: ClassField(experiment, text).told() for text in (good, bad, f"{bad} {good}")}
    assert told[good].count("<p>") == 2
    assert "1 group counts." in told[good]
    assert "<li>" not in told[good]
    assert told[bad].startswith("<p>0 groups count.</p><p>1 code does not count:</p><ul><li>")
    both = told[f"{bad} {good}"]
    assert both.startswith(told[good])
    assert both.endswith(told[bad].removeprefix("<p>0 groups count.</p>"))


def test_below_lie_the_mean_guess_and_all_games_of_all_groups(experiment):
    found = gathered(experiment, *GROUPS)
    chart = charts.classroom(found)
    guess, result = chart.series[1].marks[0], chart.series[3].marks[0]
    assert (guess.x, guess.low) == (4, None)
    assert result.x == pytest.approx(24 / 8)
    assert (result.low, result.high) == (found.pooled.low, found.pooled.high)


def test_the_table_has_a_row_for_each_group_and_one_for_all(experiment):
    rows = charts.classroom(gathered(experiment, *GROUPS)).table.rows
    assert [row[:3] for row in rows[:4]] == [
        ("1", "+4", "+3.00"),
        ("2", "+4", "+5.00"),
        ("3", "−2", "−2.00"),
        ("4", "+10", "+6.00"),
    ]
    assert rows[4][:3] == ("all together", "+4.00", "+3.00")


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_it_is_drawn_in_every_view_and_language_and_names_are_text(experiment, view, language):
    texts.language(language)
    chart = charts.classroom(gathered(experiment, *GROUPS, language=language))
    page = chart.page(view)
    assert "<printed>" not in page
    assert "as <printed>" in unescape(page)
    assert page.count("<title") >= 1
    LiveChart(chart, view).close()


def test_no_group_at_all_is_said(experiment):
    chart = charts.classroom(gathered(experiment))
    assert chart.empty == "No code counts yet."
    assert chart.table.rows == ()
    assert "No code" in chart.svg()


def test_one_group_alone_is_drawn(experiment):
    chart = charts.classroom(gathered(experiment, GROUPS[0]))
    assert chart.series[3].marks[0].x == 3
    assert len(chart.table.rows) == 2


# -- the real forest -------------------------------------------------------------------------------


def printed():
    """The statistics as they stand in the file."""
    with CSV.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_causes_and_groups_add_up_to_what_the_statistics_give_as_their_sum():
    """In thousand cubic metres, rounded there to hundreds."""
    for row in printed():
        causes = [row[f"{name}_1000_m3"] for name in (*NAMES, "other")]
        assert sum(float(one or 0) for one in causes) == pytest.approx(
            float(row["total_1000_m3"]), abs=0.35
        )
    whole = damage_timber().groupby("year").timber.sum()
    for row in printed():
        if row["species_group"] == "all":
            assert whole[int(row["year"])] == pytest.approx(
                float(row["total_1000_m3"]) / 1000, abs=1e-3
            )


def test_the_frame_has_a_row_for_each_number():
    frame = damage_timber()
    numbers = [
        one
        for row in printed()
        if row["species_group"] != "all"
        for name, one in row.items()
        if name.endswith("m3") and name != "total_1000_m3" and one
    ]
    assert len(frame) == len(numbers)
    assert set(frame.year) == set(range(2006, 2024))
    assert min(frame[frame.cause == "drought"].year) == 2020


def test_lines_are_sums_of_the_frame_and_the_table_holds_them():
    chart = charts.timber(damage_timber(), "cause")
    insects = next(one for one in chart.series if one.name == "insects")
    sums = Counter()
    for row in printed():
        if row["species_group"] == "all":
            sums[int(row["year"])] = float(row["insects_1000_m3"]) / 1000
    assert {mark.x: mark.y for mark in insects.marks} == pytest.approx(dict(sums), abs=1e-3)
    row = next(row for row in chart.table.rows if row[0] == "2020")
    assert row[1:4] == ("43.3", "10.2", "3.1")
    assert next(row for row in chart.table.rows if row[0] == "2019")[3] == "–"


def test_spruces_and_their_group_come_first_and_a_part_of_the_frame_is_drawn_too():
    frame = damage_timber()
    chart = charts.timber(frame[frame.year > 2019], "species", "de")
    assert chart.names[0] == "Fichte und andere"
    assert [mark.x for mark in chart.series[0].marks] == [2020, 2021, 2022, 2023]
    assert "53,4" in chart.series[0].marks[0].text


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("by", ["cause", "species"])
def test_whose_numbers_they_are_stands_below_the_marks_in_words_and_alive(by, language):
    chart = charts.timber(damage_timber(), by, language)
    for needed in ("Statistisches Bundesamt", "41261-0003", "by-2-0"):
        assert needed in chart.source
        assert needed in str(chart)
    assert "Bundesamt" in unescape(chart.svg())
    live = LiveChart(chart)
    assert "Bundesamt" in live.alive[-1].value
    live.close()


def test_what_cannot_be_drawn_is_named():
    with pytest.raises(SetupError, match="cause, species"):
        charts.timber(damage_timber(), "owner")
    with pytest.raises(SetupError, match="no row"):
        charts.timber(damage_timber().iloc[:0])
