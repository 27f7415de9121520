"""The what-if desk without a browser: the last setting wins, and the picture grows."""

import pytest

from waldlehre import explore, play
from waldlehre.explore import Desk, Scenario
from waldlehre.explore.remembering import Remembered, key_of
from waldlehre.explore.trial import FIRST
from waldlehre.explore.workers import play_slice
from waldlehre.kernel.errors import SetupError
from waldlehre.texts import LANGUAGES, language


@pytest.fixture(autouse=True)
def english():
    language("en")


def test_both_sides_begin_alike_and_share_their_luck():
    desk = Desk("as_printed")
    assert desk.lines() == ["0 of 1000 games on each side."]
    desk.run(30)
    assert desk.result.played >= 30
    assert desk.difference().mean == desk.difference().high == 0
    assert "no difference" in desk.lines()[0]


def test_a_lever_begins_anew_and_is_played():
    desk = Desk("as_printed", measure="damage")
    desk.step()
    before = desk.result
    desk.move(1, "strength", "-2")
    assert desk.result is not before
    assert desk.result.played == 0
    desk.run(60)
    assert desk.sides[0].house == ()
    assert dict(desk.sides[1].house)["trees.*.resistance"] == "-2"
    assert desk.difference().high < 0  # what bears less dies sooner and takes its damage along
    assert desk.lines()[0].startswith("Damage points: “Side B” is below “Side A” by")


def test_numbers_are_written_as_in_the_readers_language():
    language("de")
    desk = Desk("as_printed", measure="damage")
    desk.move(1, "strength", "-2")
    desk.run(60)
    assert "," in desk.lines()[0]
    assert "." not in desk.lines()[0].removesuffix(").")


def test_the_last_setting_wins_whatever_was_moved_before():
    one, other = Desk("as_printed"), Desk("as_printed")
    for value in ("x0.25", "x3", "x0.5"):
        one.move(1, "price", value)
        one.step()
    other.move(1, "price", "x0.5")
    assert one.run(20).games.head(20).equals(other.run(20).games.head(20))


def plays(monkeypatch):
    """Take down what is played: (side's price of filters, first game, number of games)."""
    played = []

    def noted(task):
        scenario, _, seed, first, count = task
        played.append((dict(scenario.house).get("remediation.*.price", "x1"), seed, first, count))
        return play_slice(task)

    monkeypatch.setattr("waldlehre.explore.trial.play_slice", noted)
    return played


def games_of(played, price, seed=1):
    """Return the numbers of the games that were played, each as often as it was."""
    return [
        number
        for at, luck, first, count in played
        if (at, luck) == (price, seed)
        for number in range(first, first + count)
    ]


def test_a_side_that_stays_is_not_played_again(monkeypatch):
    """Nor two that are alike, nor one that comes back; the tables are those of a fresh desk."""
    played = plays(monkeypatch)
    desk = Desk("as_printed", games=40)
    desk.run(25)
    assert games_of(played, "x1") == list(range(desk.result.played))
    desk.move(1, "price", "x2")
    desk.run()
    assert games_of(played, "x1") == games_of(played, "x2") == list(range(40))
    desk.move(0, "price", "x2")
    desk.move(1, "price", "x1")
    desk.run()
    assert len(games_of(played, "x1") + games_of(played, "x2")) == 80
    fresh = Desk("as_printed", games=40)
    fresh.move(0, "price", "x2")
    fresh.run()
    for name in desk.result.tables:
        order = ["scenario", "game"]
        one, other = (x.result.table(name).sort_values(order, kind="stable") for x in (desk, fresh))
        assert one.reset_index(drop=True).equals(other.reset_index(drop=True)), name
    desk.seed = 2
    desk.restart()
    desk.run(2)
    assert games_of(played, "x1", seed=2)[0] == 0


def test_games_that_are_remembered_come_in_large_slices_and_those_after_them_in_small_ones():
    """How long a slice may be is learnt from games that are played."""
    desk = Desk("as_printed", games=60)
    desk.move(1, "price", "x2")
    desk.run(30)
    played = desk.result.played
    desk.restart()
    sizes = []
    for _ in range(3):
        before = desk.result.played
        desk.step()
        sizes.append(desk.result.played - before)
    assert sizes[:2] == [played, FIRST]
    assert sizes[2] <= 3 * FIRST


def test_foresters_of_ones_own_play_again(monkeypatch):
    """They may answer otherwise than before."""
    played = plays(monkeypatch)
    desk = Desk(
        Scenario(
            "waldmeister", foresters=[lambda _, choice: choice.options[: max(1, choice.least)]]
        )
    )
    desk.step()
    assert len(played) == 2
    desk.restart()
    desk.step()
    assert len(played) == 4


def test_what_was_asked_for_longest_ago_is_forgotten():
    remembered = Remembered(most=30)
    scenarios = [Scenario("pegs", house={"board.side.value": str(side)}) for side in (8, 9, 10, 11)]
    for at, one in enumerate(scenarios):
        remembered.keep(key_of(one, 1), play_slice((one, 0, 1, 0, 10)))
        remembered.parts(key_of(scenarios[0], 1), 0, 0, 10)
        assert len(remembered.slices) == min(at + 1, 3)
    known = [sum(x.count for x in remembered.parts(key_of(one, 1), 0, 4, 99)) for one in scenarios]
    assert known == [6, 0, 6, 6]
    assert len(remembered.parts(key_of(scenarios[0], 2), 0, 0, 10)) == 0


def test_slices_grow_from_a_small_first_one_and_stop_at_the_number_of_games():
    desk = Desk("pegs_as_printed", games=50)
    sizes = []
    while not desk.done:
        before = desk.result.played
        desk.step()
        sizes.append(desk.result.played - before)
    assert sizes[0] <= 4
    assert sum(sizes) == 50
    assert not desk.step()
    assert desk.run(999).games.game.max() == 49  # more than are wanted are never played


def test_a_mistake_leaves_everything_as_it_was():
    desk = Desk("as_printed")
    desk.move(0, "storm", "8")
    desk.step()
    result, settings = desk.result, [dict(one) for one in desk.settings]
    for name, value in (("wings", "1"), ("storm", "99")):
        with pytest.raises(SetupError):
            desk.move(0, name, value)
    with pytest.raises(SetupError, match="nobody"):
        desk.seat(0, "nobody")
    with pytest.raises(SetupError, match="wings"):
        desk.choose("wings")
    assert desk.result is result
    assert desk.settings == settings
    assert desk.foresters == ["random", "random"]


def test_another_forester_plays_all_seats():
    desk = Desk(Scenario("pegs", foresters=["random", "random"]))
    desk.seat(1, "greedy")
    assert desk.sides[1].foresters == ("greedy", "greedy")
    assert desk.sides[0].foresters == ("random", "random")


def test_a_house_rule_that_no_lever_knows_stays():
    desk = Desk(Scenario("waldmeister", house={"numbers.hand_size.value": 6}))
    desk.move(0, "price", "x2")
    assert dict(desk.sides[0].house) == {
        "numbers.hand_size.value": "6",
        "remediation.*.price": "x2",
    }


def test_a_scenario_that_stands_ready_sets_the_levers():
    desk = Desk("as_printed", "cheap_filters")
    assert desk.settings[0]["price"] == "x1"
    assert desk.settings[1]["price"] == "x0.5"


@pytest.mark.parametrize("room", play.ROOMS)
def test_every_room_has_a_desk(room):
    desk = Desk(Scenario(room))
    desk.run(3)
    assert desk.lines()
    assert len(desk.settings_in_words()) == 2


def test_sides_of_two_games_are_refused():
    with pytest.raises(SetupError, match="pegs"):
        Desk("as_printed", "pegs_as_printed")


def test_where_notebooks_are_stored_it_is_a_figure():
    found = explore.desk("pegs_as_printed", games=20)
    assert isinstance(found, Desk)


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("name", play.ROOMS)
def test_whoever_may_play_has_a_name_in_words(name, spoken):
    language(spoken)
    desk = Desk(Scenario(name, foresters=("random", "greedy")))
    named = [desk.called(player) for player in desk.players]
    assert len(set(named)) == len(named)
    assert desk.players[0] == "random, greedy"
    assert not set(named) & {*desk.room.foresters} - {"greedy"}
    assert desk.called("shady") == "shady"  # of the reader's own
    assert f": {named[0]}" in desk.settings_in_words()[0]
