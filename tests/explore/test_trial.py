"""Trials: games played slice by slice come to the same as those of a run."""

import pytest

from waldlehre import explore
from waldlehre.explore import Scenario, Trial
from waldlehre.kernel.errors import SetupError
from waldlehre.texts import LANGUAGES, language


@pytest.fixture(autouse=True)
def english():
    language("en")


def test_slices_add_up_to_a_run():
    trial = Trial("pegs_as_printed", "pegs_small", games=30, seed=5)
    steps = 1
    while trial.step():
        steps += 1
    assert steps > 2
    assert trial.done
    run = explore.run("pegs_as_printed", "pegs_small", games=30, seed=5)
    for place in (0, 1):
        assert trial.result.values("points", place) == run.values("points", place)
    assert trial.step() is False
    assert trial.result.played == 30


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_whoever_waits_is_told_how_far_it_is(spoken):
    language(spoken)
    trial = Trial("pegs_as_printed", games=12)
    numbers = [trial.told()]
    while trial.step():
        numbers.append(trial.told())
    numbers.append(trial.told())
    known = [int(one.split()[0]) for one in numbers]
    assert known[0] == 0
    assert known == sorted(set(known))
    assert known[-1] == 12
    assert all("12" in one for one in numbers)


def test_it_can_be_played_up_to_a_number():
    trial = Trial("pegs_as_printed", games=50)
    assert trial.run(7).played == 7
    assert trial.run().played == 50
    assert repr(trial) == "<Trial The peg game as printed: 50 of 50 games>"


@pytest.mark.parametrize("stop", [KeyboardInterrupt, ValueError])
def test_what_stops_it_once_leaves_the_games_paired(stop):
    """The second scenario fails in the middle of a slice: the first is not a slice ahead then."""
    faults = [stop]

    def failing(view, choice):
        if faults and trial.result.played >= 2:
            raise faults.pop()
        return choice.options[: choice.least]

    printed = Scenario("pegs", 2, name="printed", foresters="random")
    small = printed.but(name="small", house={"board.side.value": "9"}, foresters=failing)
    trial = Trial(printed, small, games=20, seed=5)
    with pytest.raises(stop):
        trial.run()
    assert trial.result.even
    trial.run()
    run = explore.run(printed, small, games=20, seed=5)
    for place in (0, 1):
        assert trial.result.values("points", place) == run.values("points", place)
    assert [*trial.result.compare("points")] == [*run.compare("points")]


@pytest.mark.parametrize("games", [30, 200])
def test_it_says_of_itself_what_a_run_says(games):
    """Few games, and house rules; once, and not before the last game."""
    printed = Scenario("pegs", 2, name="printed", foresters="random")
    sides = printed, printed.but(name="small", house={"board.side.value": "9"})
    trial = Trial(*sides, games=games)
    trial.run(games - 1)
    assert trial.result.notes == []
    trial.run()
    trial.step()
    run = explore.run(*sides, games=games)
    assert trial.result.notes == run.notes
    assert len(run.notes) == (2 if games < 200 else 1)


def test_what_cannot_be_played_is_named():
    with pytest.raises(SetupError, match="0"):
        Trial("pegs_as_printed", games=0)
    with pytest.raises(SetupError, match="lignum, pegs"):
        Trial("pegs_as_printed", "lignum_as_printed")


def test_slower_growth_leaves_fewer_trees_and_free_felling_fells_more_in_the_first_year():
    """The scenarios and the levers of Lignum do what they say (L2.5, L4.6)."""
    names = ("lignum_as_printed", "lignum_slow_growth", "lignum_free_felling")
    result = Trial(*names, games=20).run()
    assert result.compare("trees", 1).high < 0
    felled = result.table("fellings")
    first = felled[felled.year == 1].groupby("scenario", observed=True).size()
    assert first[result.names[2]] > first[result.names[0]]
    slow = explore.scenario_named(names[1]).house
    assert explore.Desk(names[0], names[1]).settings[1]["growth"] == dict(slow)["resources.*.birch"]
