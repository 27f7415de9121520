"""Runs: what the frames hold, that each row can be played again, and what stops a run."""

import json

import pandas as pd
import pytest

from tests.explore import foresters
from tests.explore.hands import rows
from waldlehre import explore, play
from waldlehre.explore import Scenario, scenario_named
from waldlehre.explore.frames import COUNTED, GAMES, YEARS
from waldlehre.explore.playing import Rows, Slice, seed_of
from waldlehre.explore.result import Result
from waldlehre.explore.workers import serial, tasks
from waldlehre.kernel.errors import IllegalAnswer, SetupError
from waldlehre.texts import LANGUAGES, language

TABLES = {
    "waldmeister": ("deaths", "sales", "scores"),
    "pegs": ("scores",),
    "haselwurz": ("finds", "habitats"),
    "lignum": ("sales", "fines", "fellings", "scores"),
}


@pytest.fixture(autouse=True)
def english():
    language("en")


@pytest.fixture(scope="module")
def result():
    language("en")
    return explore.run("as_printed", "dry_climate", games=30, seed=4)


def test_one_row_a_game_and_one_a_seat_and_year(result):
    assert len(result.games) == 60
    assert list(result.games.scenario.unique()) == ["As printed", "Dry climate"]
    assert list(result.games.game[:30]) == list(range(30))
    ends = result.years[result.years["last"]]
    assert len(ends) == 60 * 4
    assert not result.years.duplicated(["scenario", "game", "seat", "year"]).any()
    years = result.years.groupby(["scenario", "game"], observed=True).year.max()
    assert list(years) == list(result.games.years)


def test_the_frames_say_what_the_games_say(result):
    """Every third game is played again, and its rows are read off it."""
    for place in (0, 1):
        for number in range(0, 30, 3):
            game = result.game(number, place)
            row = result.games.iloc[30 * place + number]
            assert game.over
            assert row.seed == game.seed == seed_of(4, number)
            assert [row[f"points_{seat + 1}"] for seat in range(4)] == game.score()
            assert row.points == sum(game.score()) / 4
            assert row.ending == game.ending
            assert row.decisions == len(game.given)
            winners = "+".join(str(seat + 1) for seat in game.winners()) or "nobody"
            assert row.winner == winners
            name = result.names[place]
            deaths = result.deaths[
                (result.deaths.scenario == name) & (result.deaths.game == number)
            ]
            assert len(deaths) == sum(1 for event in game.events if event.name == "died")
            ends = result.years[result.years["last"] & (result.years.scenario == name)]
            for seat in range(4):
                end = ends[(ends.game == number) & (ends.seat == seat + 1)].iloc[0]
                for measure, count in game.room.measures.items():
                    assert end[measure] == count(game.table, seat)


@pytest.mark.parametrize("room", play.ROOMS)
def test_every_seat_and_year_has_its_own_measures(room):
    """Those that a room calls common are the same for every seat at any time, and counted once."""
    seats = play.room(room).seats[-1]
    found = explore.run(Scenario(room, seats), games=3)
    measures = play.room(room).measures
    ends = found.years[found.years["last"]]
    for number in range(3):
        game = found.game(number)
        mine = ends[ends.game == number].sort_values("seat")
        for name, count in measures.items():
            assert list(mine[name]) == [count(game.table, seat) for seat in range(seats)]
        while game.given:
            game.undo(max(1, len(game.given) // 3))
            for name in game.room.common:
                assert len({measures[name](game.table, seat) for seat in range(seats)}) == 1


def test_a_death_has_the_cause_that_the_chain_of_events_gives(result):
    """The chain is the recorder's, which watches each step; the frame only hears."""
    checked = 0
    for number in range(12):
        game = result.game(number, 1)
        rows = result.deaths[(result.deaths.scenario == "Dry climate")]
        causes = list(rows[rows.game == number].cause)
        for event in [one for one in game.events if one.name == "died"]:
            chain, at = [], event.number
            while at >= 0:
                chain.append(game.events[at])
                at = game.events[at].cause
            acts = next((one for one in chain if one.name == "acts"), None)
            arrows = any(one.name == "burdened" for one in chain)
            kinds = game.table.parts.kind_of
            from waldlehre.waldmeister.parts import CARD_NAMES

            wanted = "arrows" if arrows or acts is None else CARD_NAMES[kinds[acts.about[1]]]
            assert causes.pop(0) == wanted
            checked += 1
    assert checked > 50


def test_places_and_species_have_names(result):
    assert result.deaths.space.str.fullmatch(r"R\dC\d/\d").all()
    assert set(result.deaths.species) <= {"beech", "oak", "alder", "spruce", "pine", "fir"}
    assert set(result.deaths.phase) <= {"winter", "spring", "summer", "autumn"}
    assert (result.table("sales").money >= 5000).all()


@pytest.mark.parametrize("room", play.ROOMS)
def test_every_room_is_counted(room):
    players = play.room(room).seats[-1]
    found = explore.run(Scenario(room, players=players), games=6)
    assert len(found.games) == 6
    assert len(found.years[found.years["last"]]) == 6 * players
    for name in TABLES[room]:
        assert len(found.table(name))
    assert found.tables == ("games", "years", *TABLES[room])
    game = found.game(5)
    assert game.score() == [found.games.iloc[5][f"points_{seat + 1}"] for seat in range(players)]


def test_what_is_listed_of_a_finished_game_is_a_table(tmp_path):
    """Each species of each game that has a place at the end, as many as the measure counts."""
    run = explore.run("haselwurz_as_printed", "haselwurz_cleared", games=2)
    listed = run.table("habitats")
    assert list(listed.columns[-2:]) == ["species", "corners"]
    many = listed.groupby(["scenario", "game"], observed=True).size().unstack(0)
    counted = run.games.pivot(index="game", columns="scenario", values="species")
    assert (many == counted).all().all()
    assert "skylark" in set(listed[listed.scenario == run.names[0]].species)
    assert "skylark" not in set(listed[listed.scenario == run.names[1]].species)
    run.to_csv(tmp_path)
    assert (tmp_path / "habitats.csv").exists()


def test_scenarios_share_their_luck_game_by_game(result):
    """Two descriptions of one thing differ in nothing; other rules keep the seeds."""
    same = explore.run("as_printed", Scenario("waldmeister", players=4), games=10)
    assert (same.compare("points").low, same.compare("points").high) == (0, 0)
    assert list(result.games.seed[:30]) == list(result.games.seed[30:])


def test_a_difference_is_paired_and_has_an_interval(result):
    found = result.compare("damage", "Dry climate", "As printed")
    one = result.games[result.games.scenario == "Dry climate"].damage.to_numpy()
    other = result.games[result.games.scenario == "As printed"].damage.to_numpy()
    assert found.mean == pytest.approx((one - other).mean())
    assert found.low < found.mean < found.high
    assert found.count == 30


@pytest.mark.parametrize(
    ("spoken", "sure", "unsure"),
    [
        ("en", "is above “Hardy forest” by 4.00 (95 %: 4.00 to 4.00)", "no difference can be told"),
        ("de", "liegt um 4,00 über „Hardy forest“ (95 %: 4,00 bis 4,00)", "kein Unterschied"),
    ],
)
def test_a_difference_is_told_in_a_sentence(spoken, sure, unsure):
    """Which is above which, with the interval; nothing is claimed where zero lies inside."""
    language(spoken)
    names = ("Hardy forest", "Weak forest")
    found = Result(tuple([Scenario("waldmeister", name=one) for one in names]), 1, 3, None)
    for place, damage in ((0, (1, 2, 3)), (1, (5, 6, 7))):
        slice_ = Slice(place, 0, 3)
        measures = found.frames.room.measures
        seats = found.scenarios[place].players
        for one in damage:
            slice_.games.add(tuple(seats * one if name == "damage" else 0 for name in measures))
        found.take(slice_)
    assert sure in found.told("damage")
    swapped = found.told("damage", "Hardy forest", "Weak forest")
    assert ("below" if spoken == "en" else "unter") in swapped
    assert unsure in found.told("points")
    assert names[0] in found.told("points")


@pytest.mark.parametrize("name", play.ROOMS)
def test_no_column_of_a_room_is_called_as_one_that_every_table_has(name):
    """Columns are kept by name: a second of the same name would take the place of the first."""
    room = play.room(name)
    lists = [room.events[event].names for event in room.counted.values()]
    for names in [*lists, *(listed.names for listed in room.listed.values())]:
        assert not {"scenario", *COUNTED} & set(names)
        assert len(set(names)) == len(names)
    assert not {"scenario", "forester", "winner", *GAMES, *YEARS} & set(room.measures)


# -- rows between player and frame ----------------------------------------------------------------


def test_every_slice_has_numbers_of_its_own_for_causes():
    """What a plant died of is a number in a slice; in the frame it is the same name again."""
    told = []
    for causes in ({0: ["storm", "frost"]}, {0: ["frost", "arrows", "storm"]}):
        found = rows(0, (0,), {0: 5}, causes)
        told.append(found)
    assert told[0].causes == ["", "storm", "frost"]
    assert told[1].causes == ["", "frost", "arrows", "storm"]
    run = Result((Scenario("waldmeister", 2),), 1, 2, None)
    for one in told:
        run.take(one)
    assert list(run.deaths.cause) == ["storm", "frost", "frost", "arrows", "storm"]
    assert list(run.deaths.cause.cat.categories) == ["arrows", "frost", "storm"]


@pytest.mark.parametrize("looks", [(), ("years",), ("years", "deaths"), ("games", "years")])
def test_looking_at_one_table_on_the_way_changes_nothing(monkeypatch, looks):
    """A chart looks at its table while games are played; in the end every table is the same."""
    whole = explore.run("as_printed", "dry_climate", games=150, seed=3)
    monkeypatch.setattr("waldlehre.explore.result.PART", 5)
    found = Result(whole.scenarios, 3, 150, None)
    for slice_ in serial(tasks(whole.scenarios, 3, 150)):
        found.take(slice_)
        for name in looks:
            found.table(name)
    found.finish()
    for name in whole.tables:
        inside = ["scenario", "game"]
        tables = [one.table(name).sort_values(inside, kind="stable") for one in (whole, found)]
        one, other = (table.reset_index(drop=True).astype(str) for table in tables)
        pd.testing.assert_frame_equal(one, other)


def test_a_row_of_another_width_is_refused():
    """Rows lie one behind the other: one too long would shift all that follow."""
    some = Rows()
    some.add((1, 2, 3))
    with pytest.raises(ValueError, match="2 numbers among rows of 3"):
        some.add((1, 2))
    assert list(some.flat) == [1, 2, 3]


def test_a_single_game_tells_no_difference_and_has_no_interval():
    found = explore.run("as_printed", "dry_climate", games=1)
    assert "no difference" in found.told("damage")
    assert found.span("damage") == "–"
    assert "(95 %: –)" in found.told("damage")


def test_scenarios_with_other_numbers_of_players_share_a_frame():
    found = explore.run(
        Scenario("waldmeister", players=2), Scenario("waldmeister", players=3), games=4
    )
    assert found.games.points_3.isna().tolist() == [True] * 4 + [False] * 4
    assert found.names == ["waldmeister (2)", "waldmeister (3)"]


def test_names_that_are_alike_are_told_apart():
    found = explore.run(Scenario("pegs", name="a"), Scenario("pegs", name="a"), games=2)
    assert found.names == ["a", "a 2"]
    assert found.place("a 2") == 1


def test_few_games_and_house_rules_are_said(result):
    assert any("fewer than 200" in note for note in result.notes)
    assert any("House rules" in note for note in result.notes)
    language("de")
    assert any("Hausregeln" in note for note in explore.run("dry_climate", games=2).notes)


@pytest.mark.parametrize(
    ("spoken", "one", "two"),
    [("en", "Only 1 game:", "Only 2 games:"), ("de", "Nur 1 Partie:", "Nur 2 Partien:")],
)
def test_a_single_game_is_counted_as_one(spoken, one, two):
    language(spoken)
    assert explore.run("pegs_as_printed", games=1).notes[0].startswith(one)
    assert explore.run("pegs_as_printed", games=2).notes[0].startswith(two)


@pytest.mark.parametrize("room", play.ROOMS)
def test_what_is_told_begins_as_a_sentence_does(room):
    """Measures are written small within a sentence, in English and some in German."""
    for spoken in LANGUAGES:
        language(spoken)
        found = explore.run(Scenario(room, name="a"), Scenario(room, name="b"), games=2)
        for measure in play.room(room).measures:
            assert found.told(measure)[0].isupper()


def test_a_run_stops_when_the_intervals_are_narrow_enough():
    found = explore.run("as_printed", games=1000, until={"points": 4.0})
    assert found.played % 100 == 0
    assert found.played < 1000
    assert found.mean("points").half <= 4.0
    assert any("Stopped early" in note for note in found.notes)
    again = explore.run("as_printed", games=found.played)
    assert again.games.equals(found.games)


def test_an_interrupt_before_anything_is_finished_leaves_empty_tables():
    def impatient(view, choice):
        raise KeyboardInterrupt

    found = explore.run(Scenario("pegs", foresters=impatient), games=1000)
    assert found.partial
    assert found.played == len(found.games) == 0
    assert list(found.games.columns) == list(explore.run("pegs_as_printed", games=1).games.columns)
    assert any("Interrupted" in note for note in found.notes)
    assert found.about()["partial"] is True


def test_an_interrupt_later_keeps_whole_slices():
    seen = []

    def impatient(view, choice):
        if view.seed not in seen:
            seen.append(view.seed)
        if len(seen) > 60:
            raise KeyboardInterrupt
        return choice.options[: choice.least]

    found = explore.run(Scenario("pegs", foresters=impatient), games=1000)
    assert found.partial
    assert found.played == len(found.games) == 50


def test_a_wrong_answer_names_the_forester_the_game_and_the_rule():
    with pytest.raises(IllegalAnswer) as caught:
        explore.run(Scenario("pegs", foresters=foresters.wrong), games=3, seed=9)
    assert f"game 0, seed {seed_of(9, 0)}" in "\n".join(caught.value.__notes__)


def test_files(result, tmp_path):
    result.to_csv(tmp_path / "csv")
    result.to_parquet(tmp_path / "parquet")
    names = {"games", "years", "deaths", "sales", "scores", "about"}
    assert {one.stem for one in (tmp_path / "csv").iterdir()} == names
    assert len(pd.read_csv(tmp_path / "csv" / "games.csv")) == 60
    assert pd.read_parquet(tmp_path / "parquet" / "games.parquet").equals(result.games)
    about = json.loads((tmp_path / "csv" / "about.json").read_text(encoding="utf-8"))
    assert (about["seed"], about["games"], about["partial"]) == (4, 30, False)
    assert Scenario.from_toml(about["scenarios"][1]) == scenario_named("dry_climate")


def test_parts_on_disk_hold_the_same(tmp_path, result):
    found = explore.run("as_printed", "dry_climate", games=30, seed=4, folder=tmp_path / "out")
    assert found._grown["games"].frame() is None
    for name in ("games", "years", "deaths", "sales"):
        assert found.table(name).equals(result.table(name))
    with pytest.raises(SetupError, match="holds results already"):
        explore.run("as_printed", games=2, folder=tmp_path / "out")


@pytest.mark.parametrize(
    ("about", "named"),
    [
        ({"games": 0}, "0 is not a number of games"),
        ({"games": 1.5}, "1.5"),
        ({"seed": -1}, "-1"),
        ({"workers": "many"}, "many"),
        ({"workers": 0}, "0"),
        ({"until": {"wings": 1}}, "wings"),
        ({"until": {"points": 0}}, "points"),
    ],
)
def test_what_is_wrong_is_named(about, named):
    with pytest.raises(SetupError, match=named):
        explore.run("as_printed", **about)


def test_scenarios_of_two_games_do_not_mix():
    with pytest.raises(SetupError, match="pegs, waldmeister"):
        explore.run("as_printed", "pegs_as_printed", games=1)
    with pytest.raises(SetupError, match="at least one"):
        explore.run()


def test_what_is_not_there_is_named(result):
    with pytest.raises(SetupError, match="30"):
        result.game(30)
    with pytest.raises(SetupError, match="no scenario"):
        result.game(0, "no such thing")
    with pytest.raises(SetupError, match="wings"):
        result.mean("wings")
    with pytest.raises(SetupError, match="deaths"):
        result.table("wings")


def test_it_shows_itself(result):
    assert repr(result) == "<Result As printed, Dry climate: 30 games each>"
    html = result._repr_html_()
    assert "damage" in html
    assert "<script" not in explore.run(Scenario("pegs", name="<script>"), games=2)._repr_html_()
