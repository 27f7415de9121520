"""Tournaments: everybody against everybody, shared luck, every seat, results with intervals."""

import pytest

from waldlehre import texts
from waldlehre.explore.tournament import Lead, seatings, tournament
from waldlehre.kernel.errors import IllegalAnswer, SetupError


def first(view, choice):
    """Takes the first that is allowed."""
    return choice.options[: choice.least]


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(texts, "_chosen", ["en"])


def test_the_better_one_leads_with_an_interval_above_zero():
    found = tournament("waldmeister", ["random", "mixed", first], games=12, seed=3)
    table = found.table
    assert list(table.columns) == ["forester", "games", "points", "low", "high", "wins"]
    assert list(table.forester) == ["mixed", "random", "first"]
    assert list(table.games) == [24, 24, 24]
    assert (table.low < table.points).all()
    assert (table.points < table.high).all()
    assert table.wins[0] > 0.9
    assert found.lead("mixed", "random").low > 0
    assert found.games == 36


@pytest.mark.parametrize(
    ("spoken", "heads", "to"),
    [
        ("en", ["forester", "games", "points", "95 % interval", "wins"], " to "),
        ("de", ["Förster", "Partien", "Punkte", "95-%-Intervall", "Siege"], " bis "),
    ],
)
def test_standings_are_the_table_in_the_readers_language(spoken, heads, to, monkeypatch):
    """Numbered by place; of a single luck nobody knows an interval."""
    monkeypatch.setattr(texts, "_chosen", [spoken])
    found = tournament("waldmeister", ["random", "mixed"], games=4, seed=3)
    shown = found.standings
    assert list(shown.columns) == heads
    assert list(shown.index) == [1, 2]
    assert list(shown[heads[0]]) == list(found.table.forester)
    assert list(shown[heads[4]]) == ["100 %", "0 %"]
    assert all(to in one for one in shown[heads[3]])
    best = found.table.points[0]
    assert shown[heads[2]][1] == f"{best:.1f}".replace(".", "," if spoken == "de" else ".")
    once = tournament("waldmeister", ["random", "mixed"], games=2).standings
    assert list(once[heads[3]]) == ["–", "–"]


def test_the_cross_table_holds_each_pair_twice_with_signs_reversed():
    found = tournament("pegs", ["random", "weaver"], games=6)
    cross = found.cross
    assert list(cross.index) == list(cross.columns) == ["random", "weaver"]
    ahead, behind = cross.loc["weaver", "random"], cross.loc["random", "weaver"]
    assert (ahead.mean, ahead.low, ahead.high) == (-behind.mean, -behind.high, -behind.low)
    assert float(ahead) == ahead.mean > 0
    assert cross.loc["weaver", "weaver"] == ""


@pytest.mark.parametrize(
    ("spoken", "wanted"), [("en", "+1.2 (−0.5 to +3.0)"), ("de", "+1,2 (−0,5 bis +3,0)")]
)
def test_a_lead_is_written_as_people_of_the_language_do(spoken, wanted, monkeypatch):
    monkeypatch.setattr(texts, "_chosen", [spoken])
    assert repr(Lead(1.25, -0.5, 3, 9)) == wanted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_sits_on_every_seat_equally_often(players):
    seated = seatings(players)
    assert len({tuple(one) for one in seated}) == len(seated)
    for seat in range(players):
        assert sum(one[seat] for one in seated) * 2 == len(seated)
    assert sum(map(sum, seated)) * 2 == len(seated) * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_foresters_come_out_equal(players):
    """The same luck on every seat: against itself nobody is ahead, not by a single point."""
    found = tournament(
        "waldmeister", {"one": "mixed", "other": "mixed"}, games=12, players=players, seed=8
    )
    assert set(found.leads["one", "other"]) == {0.0}
    assert found.points["one"] == found.points["other"]


def test_the_same_seed_gives_the_same_tournament_and_another_does_not():
    one, same, other = (
        tournament("pegs", ["random", "weaver"], games=4, seed=seed).leads for seed in (1, 1, 2)
    )
    assert one == same != other


def test_progress_is_told_to_the_end():
    heard = []
    tournament("pegs", ["random", first, "weaver"], games=2, progress=lambda *at: heard.append(at))
    assert heard == [(2, 6), (4, 6), (6, 6)]


def test_functions_of_one_name_are_told_apart():
    found = tournament("pegs", [first, first, "random"], games=2)
    assert found.names == ["first", "first 2", "random"]


def test_a_wrong_answer_names_forester_question_rule_and_options():
    def clumsy(view, choice):
        return 77

    with pytest.raises(IllegalAnswer) as caught:
        tournament("pegs", ["random", clumsy], games=2)
    said = str(caught.value)
    assert "clumsy answered (77,)" in said
    assert "rule P" in said
    assert caught.value.about["question"] in said
    assert "Possible for" in said


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({"foresters": ["random"]}, "at least two"),
        ({"games": 0}, "not 0"),
        ({"games": "ten"}, "not 'ten'"),
        ({"players": 5}, "5 is not a number of players"),
        ({"foresters": ["random", "Gertrud"]}, "no forester Gertrud"),
        ({"foresters": ["random", 7]}, "7 is no forester"),
        ({"room": "chess"}, "no game chess"),
    ],
)
def test_what_cannot_be_is_said(options, wanted):
    with pytest.raises(SetupError, match=wanted):
        tournament(**{"room": "pegs", "foresters": ["random", "weaver"], "games": 2, **options})
