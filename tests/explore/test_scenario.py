"""Scenarios: frozen, equal when they say the same, checked when they are made."""

import dataclasses

import pytest

from waldlehre import explore, haselwurz, lignum, pegs, waldmeister
from waldlehre.explore import Scenario, scenario_named
from waldlehre.explore.house import changed, settled
from waldlehre.haselwurz.parts import HEDGE, SPECIES
from waldlehre.kernel.errors import BoxError, SaveError, SetupError
from waldlehre.kernel.positions import digest
from waldlehre.kernel.saves import dumps
from waldlehre.texts import language


@pytest.fixture(autouse=True)
def english():
    language("en")


def test_what_is_left_out_is_as_printed():
    scenario = Scenario("waldmeister")
    assert (scenario.players, scenario.edition) == (2, "de")
    assert scenario.foresters == ("random", "random")
    assert not scenario.is_house
    assert scenario.parts() is waldmeister.ROOM.parts()


def test_a_scenario_is_frozen():
    with pytest.raises(dataclasses.FrozenInstanceError):
        Scenario("pegs").players = 3


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"players": 2}, {}),
        ({"foresters": ["greedy"]}, {"foresters": "greedy"}),
        ({"foresters": {1: "greedy"}}, {"foresters": ("random", "greedy")}),
        ({"variant": {"keep_last": False}}, {}),
        ({"variant": waldmeister.Variant(keep_last=True)}, {"variant": {"keep_last": True}}),
        ({"edition": "fr", "variant": {"empty_only": True}}, {"edition": "fr"}),
        (
            {"house": {"cards.drought.count": 4, "remediation.*.price": "x2"}},
            {"house": {"remediation.*.price": "x2", "cards.drought.count": "4"}},
        ),
    ],
)
def test_what_says_the_same_is_equal(one, other):
    first, second = Scenario("waldmeister", **one), Scenario("waldmeister", **other)
    assert first == second
    assert hash(first) == hash(second)
    assert first != Scenario("waldmeister", players=3)


@pytest.mark.parametrize(
    ("players", "wanted"),
    [(2, ("timber", "mixed")), (4, ("timber", "mixed", "random", "random"))],
)
def test_with_other_players_the_first_foresters_keep_their_seats(players, wanted):
    before = Scenario("waldmeister", players=3, foresters=["timber", "mixed", "random"])
    assert before.but(players=players).foresters == wanted
    assert before.but(players=players, foresters="greedy").foresters == ("greedy",) * players
    with pytest.raises(SetupError, match="3 foresters"):
        before.but(players=2, foresters=before.foresters)


TRACK = [
    {"season": season, "middle": int(at == 1), "start": int(season == "winter" and at == 1)}
    for season in ("winter", "spring", "summer", "autumn")
    for at in range(5)
]


@pytest.mark.parametrize(
    "about",
    [
        {"name": 'With "quotes", \\ and\nlines', "about": "Ä ß 🌲 \x7f"},
        {"players": 4, "foresters": ["greedy", "random"]},
        {"variant": {"start": (3, 0, 2, 1), "keep_last": True}},
        {"house": {"cards.drought.count": 4, "arrows.I/*.black_0": "-1"}},
        {"house": {"track": TRACK, "numbers.hand_size.value": 6}},
    ],
)
def test_toml_and_back(about):
    scenario = Scenario("waldmeister", **about)
    assert Scenario.from_toml(scenario.toml()) == scenario


def test_a_start_goes_on_from_a_position():
    game = waldmeister.new_game(3, seed=5)
    game.let_play(dict.fromkeys(range(3), "random"), most=70)
    scenario = Scenario("waldmeister", start=game.code())
    assert scenario.players == 3
    first, second = scenario.game(1), scenario.game(2)
    assert first.asking.seat == game.asking.seat
    assert first.table.damage == second.table.damage == game.table.damage
    asked = game.asking.seat
    assert first.table.hands[asked] == game.table.hands[asked]
    assert first.table.hands != second.table.hands  # what nobody sees is dealt anew
    assert scenario.game(1).table.hands == first.table.hands
    assert Scenario.from_toml(scenario.toml()) == scenario


def test_a_start_may_be_a_save():
    """Which a game has whose box is changed too much for a code."""
    game = waldmeister.new_game(3, seed=5, names=["Ada", "Bärbel"])
    game.let_play(dict.fromkeys(range(3), "random"), most=70)
    coded = Scenario("waldmeister", start=game.code())
    scenario = Scenario("waldmeister", start=dumps(game))
    assert digest(scenario.table(7)) == digest(coded.table(7))
    assert Scenario.from_toml(scenario.toml()) == scenario
    with pytest.raises(SaveError, match="not JSON"):
        Scenario("waldmeister", start=dumps(game)[:-20])


# -- house rules ------------------------------------------------------------------------------------


def cell(rules, sheet, row, column):
    """A cell of Waldmeister's box after house rules, and its source."""
    box = changed(waldmeister.ROOM.parts().box, settled(rules))
    found = box.sheets[sheet].rows[row]
    return found[column], found.get(f"{column}_source")


@pytest.mark.parametrize(
    ("rule", "place", "wanted"),
    [
        ({"cards.drought.count": 6}, ("cards", 12, "count"), "6"),
        ({"remediation.*.price": "x0.5"}, ("remediation", 1, "price"), "15000"),
        ({"remediation.*.price": "x0.33335"}, ("remediation", 1, "price"), "10001"),
        ({"trees.oak.resistance": "+1"}, ("trees", 1, "resistance"), "5"),
        ({"trees.broadleaf.resistance": "-1"}, ("trees", 1, "resistance"), "3"),
        ({"arrows.I/R2C5.black_0": "-9"}, ("arrows", 11, "black_0"), "0"),
        ({"numbers.score_damage.value": -2}, ("numbers", 17, "value"), "-2"),
    ],
)
def test_a_house_rule_changes_the_cells_it_names_and_marks_them(rule, place, wanted):
    assert cell(rule, *place) == (wanted, "house")


def test_other_cells_stay_as_they_are():
    rule = {"trees.broadleaf.resistance": "-1"}
    assert cell(rule, "trees", 3, "resistance") == ("3", "reconstructed")
    assert cell(rule, "trees", 1, "timber_value") == ("8000", "rulebook")


def test_a_table_can_be_replaced():
    scenario = Scenario("waldmeister", house={"track": TRACK})
    assert len(scenario.parts().season_at) == 20
    game = scenario.game(1)
    game.let_play({0: "random", 1: "random"})
    assert game.over


@pytest.mark.parametrize(
    ("rules", "named"),
    [
        ({"cards.dragon.count": 1}, "cards.dragon.count"),
        ({"cards.drought.wings": 1}, "cards.drought.wings"),
        ({"cards.drought.count_source": "box"}, "cards.drought.count_source"),
        ({"magic.*.count": 1}, "magic"),
        ({"nothing": 1}, "nothing"),
        ({"trees.oak.resistance": "xtwo"}, "xtwo"),
        ({"trees.oak.resistance": "xinf"}, "xinf"),
        ({"trees.oak.resistance": "xnan"}, "xnan"),
        ({"trees.oak.resistance": None}, "None"),
        ({3: "x"}, "3"),
        ({"dragons": [{"a": 1}]}, "dragons"),
        ({"track": []}, "track"),
        ({"track": [{"wings": 1}]}, "track.wings"),
        ({"track": ["winter"]}, "winter"),
    ],
)
def test_a_rule_that_is_none_is_named(rules, named):
    with pytest.raises(SetupError, match=named.replace("*", r"\*")):
        Scenario("waldmeister", house=rules)


@pytest.mark.parametrize(
    ("rules", "named"),
    [
        ({"trees.oak.resistance": 99}, "trees.csv, row 3, column resistance"),
        ({"trees.oak.resistance": "many"}, "trees.csv, row 3, column resistance"),
        ({"remediation.*.price": "x1000000"}, "remediation.csv, row 2, column price"),
        ({"cards.*.count": 0}, "cards.csv"),
    ],
)
def test_the_box_says_what_cannot_be_played_with(rules, named):
    with pytest.raises(BoxError, match=named):
        Scenario("waldmeister", house=rules)


# -- what is wrong is named -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("about", "named"),
    [
        ({"room": "chess"}, "chess"),
        ({"players": 7}, "7 is not a number of players"),
        ({"players": True}, "True is not a number"),
        ({"edition": "xx"}, "xx"),
        ({"variant": {"wings": 1}}, "wings"),
        ({"foresters": "nobody"}, "nobody"),
        ({"foresters": [3]}, "3 is no forester"),
        ({"foresters": ["random"] * 3}, "3 foresters for 2 players"),
        ({"start": "ABC"}, "code"),
        ({"name": 3}, "3"),
    ],
)
def test_what_is_wrong_is_named(about, named):
    with pytest.raises(ValueError, match=named):
        Scenario(**({"room": "waldmeister"} | about))


def test_a_start_must_fit():
    game = pegs.new_game(seed=1)
    with pytest.raises(SetupError, match="waldmeister"):
        Scenario("waldmeister", start=game.code())
    game.let_play({0: "random", 1: "random"})
    with pytest.raises(SetupError, match="go on"):
        Scenario("pegs", start=game.code())


@pytest.mark.parametrize(
    "text",
    ["room = 3", "players = 2", "room = 'pegs'\nwings = 1", "][", "room = 'pegs'\nplayers = []"],
)
def test_toml_that_is_no_scenario_is_refused(text):
    with pytest.raises(SetupError):
        Scenario.from_toml(text)


def test_a_function_plays_but_cannot_be_written():
    scenario = Scenario("pegs", foresters=[lambda view, choice: choice.options[0], "random"])
    with pytest.raises(SetupError, match="<lambda>"):
        scenario.toml()


# -- those that stand ready -------------------------------------------------------------------------


def test_at_least_ten_stand_ready_for_waldmeister_and_some_for_every_room():
    assert len(explore.names("waldmeister")) >= 10
    assert {scenario_named(name).room for name in explore.names()} == {
        room.ROOM.name for room in (waldmeister, pegs, haselwurz, lignum)
    }


@pytest.mark.parametrize("name", explore.names())
@pytest.mark.parametrize("spoken", ["en", "de"])
def test_each_has_a_sentence_and_plays(name, spoken):
    language(spoken)
    scenario = scenario_named(name)
    assert scenario.name
    assert scenario.about.endswith(".")
    assert Scenario.from_toml(scenario.toml()) == scenario
    game = scenario.game(1)
    game.let_play(dict(enumerate(scenario.foresters)))
    assert game.over


def test_a_name_that_there_is_not_is_answered_with_those_there_are():
    with pytest.raises(SetupError, match="as_printed"):
        scenario_named("nothing")


def test_a_picture_made_with_house_rules_says_so():
    printed = scenario_named("as_printed").game(1, language="de").picture()
    house = scenario_named("heavy_traffic").game(1, language="de").picture()
    assert "Hausregeln" not in str(printed)
    assert "Hausregeln" in str(house)
    assert house.scene.parts()["house"].label.startswith("Hausregeln")
    assert house.scene.height > printed.scene.height


def looked_for():
    """A landscape at whose open question a card is found at one of two corners."""
    game = haselwurz.new_game(players=2, seed=5)
    game.let_play({0: "greedy", 1: "greedy"}, most=60)
    assert (game.asking.prompt, game.choice.options) == ("corner", (16768, 17023))
    return dumps(game)


def test_a_position_is_read_by_its_house_rules():
    """What a table notes of its map as well: where hedges may run, and what lives at corners."""
    start = looked_for()
    usual = Scenario("haselwurz", start=start).table(1)
    fewer = Scenario("haselwurz", start=start, house={"landscapes.*.hedge": 0}).table(1)
    free = {f"species.skylark.{name}": "" for name in ("needs", "forbids", "signs")}
    other = Scenario("haselwurz", start=start, house=free).table(1)
    assert set(fewer.spots[HEDGE]) < set(usual.spots[HEDGE])
    skylark = SPECIES.index("skylark")
    assert not all(usual.holds(skylark, corner) for corner in usual.lives)
    assert all(other.holds(skylark, corner) for corner in other.lives)


def test_a_position_whose_question_nothing_answers_any_more_is_refused():
    with pytest.raises(SetupError, match="nothing answers the question"):
        Scenario("haselwurz", start=looked_for(), house={"species.hogweed.forbids": "forest"})
