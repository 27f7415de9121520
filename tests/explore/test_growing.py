"""Tables that grow: what was added is there, in its type, and what somebody holds stays as it was."""

import numpy as np
import pandas as pd
import pytest

from waldlehre import explore
from waldlehre.explore import Scenario
from waldlehre.explore.growing import BYTE, Growing
from waldlehre.explore.workers import serial, tasks


def frame(first, many=3, texts=("a", "b")):
    """Return some rows with a column of every type that tables have."""
    numbers = range(first, first + many)
    return pd.DataFrame(
        {
            "small": np.array(numbers, "int8"),
            "large": np.array([one << 40 for one in numbers], "int64"),
            "mean": np.array([one / 3 for one in numbers], "float64"),
            "last": np.array([one % 2 == 0 for one in numbers], "bool"),
            "text": pd.Categorical([texts[one % len(texts)] for one in numbers], list(texts)),
        }
    )


def test_nothing_was_added_yet():
    assert Growing().frame() is None


def test_rows_stand_in_the_order_in_which_they_came_and_keep_their_types():
    grown = Growing()
    parts = [frame(0), frame(3, 2), frame(5, 4)]
    for part in parts:
        grown.add(part)
    pd.testing.assert_frame_equal(grown.frame(), pd.concat(parts, ignore_index=True))


def test_a_table_without_rows_has_its_columns_and_may_grow():
    grown = Growing()
    grown.add(frame(0, 0))
    pd.testing.assert_frame_equal(grown.frame(), frame(0, 0))
    grown.add(frame(7))
    pd.testing.assert_frame_equal(grown.frame(), frame(7))


def test_what_somebody_holds_stays_as_it_was_while_the_table_grows():
    grown = Growing()
    grown.add(frame(0))
    held = grown.frame()
    column = held["large"]
    grown.add(frame(3))
    assert len(held) == 3
    assert list(column) == [0, 1 << 40, 2 << 40]
    assert list(grown.frame()["small"]) == [0, 1, 2, 3, 4, 5]
    assert grown.frame() is grown.frame()


def test_two_frames_of_a_table_never_share_what_is_written_into_one():
    """Nothing new may have come in between: a game without a death, a chart that looks twice."""
    run = explore.Trial("as_printed", games=6, seed=2).result
    played = list(serial(tasks(run.scenarios, 2, 50)))
    run.take(played[0])
    first = run.deaths
    second = run.deaths
    before = list(first.turn)
    second.loc[:, "turn"] = 0
    assert list(first.turn) == before == list(run.deaths.turn)
    grown = Growing()
    grown.add(frame(0))
    held = grown.frame()
    grown.add(frame(9, 0))
    assert grown.frame() is held


def test_texts_may_come_in_any_order_and_new_ones_later():
    grown = Growing()
    for texts in (("a", "b"), ("b", "a"), ("c", "a")):
        grown.add(frame(0, 2, texts))
    assert list(grown.frame()["text"]) == ["a", "b", "b", "a", "c", "a"]
    assert list(grown.frame()["text"].cat.categories) == ["a", "b", "c"]


def test_there_may_be_more_texts_than_a_byte_tells_apart():
    grown = Growing()
    texts = [f"text {one}" for one in range(3 * BYTE)]
    for first in range(0, 3 * BYTE, 50):
        grown.add(pd.DataFrame({"text": pd.Categorical(texts[first : first + 50])}))
    assert list(grown.frame()["text"]) == texts


def test_numbers_that_some_rows_lack_stay_missing():
    """Scenarios for two and for four players in one run: the two have no third score."""
    whole = pd.DataFrame({"points_3": np.array([5, -1], "int32")})
    lacks = pd.DataFrame({"points_3": pd.array([pd.NA, pd.NA], dtype="Int32")})
    for order in ((whole, lacks), (lacks, whole)):
        grown = Growing()
        for part in order:
            grown.add(part)
        pd.testing.assert_frame_equal(
            grown.frame(), pd.concat([one.astype("Int32") for one in order], ignore_index=True)
        )


def test_another_type_is_refused():
    grown = Growing()
    grown.add(pd.DataFrame({"year": np.array([1], "int16")}))
    with pytest.raises(TypeError, match="int16 does not take float64"):
        grown.add(pd.DataFrame({"year": np.array([1.5])}))


def test_a_run_in_parts_is_the_same_as_a_run_at_once(monkeypatch):
    scenarios = [Scenario("waldmeister", players=seats, name=f"{seats}") for seats in (2, 4)]
    whole = explore.run(*scenarios, games=150)
    monkeypatch.setattr("waldlehre.explore.result.PART", 3)
    parts = explore.run(*scenarios, games=150)
    for name in whole.tables:
        one, other = whole.table(name), parts.table(name)
        assert list(one.columns) == list(other.columns)
        assert list(one.dtypes.map(str)) == list(other.dtypes.map(str))
        rows = [
            table.astype(str)
            .sort_values(["scenario", "game"], kind="stable")
            .reset_index(drop=True)
            for table in (one, other)
        ]
        pd.testing.assert_frame_equal(*rows)
    assert parts.games["points_3"].isna().sum() == 150
