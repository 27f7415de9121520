"""The rollout forester: honest, repeatable, within its budget, and better than those it plays on with."""

from statistics import mean

import pytest

from waldlehre import foresters, play
from waldlehre.foresters.playouts import Playouts, Trial, differences, margin
from waldlehre.foresters.rollout import Rollout
from waldlehre.foresters.spread import interval
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.forester import decision_luck
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import digest
from waldlehre.kernel.run import play_out

PLAYER = {"waldmeister": "mixed", "pegs": "weaver", "haselwurz": "finder", "lignum": "miller"}
EVERY = [(name, seats) for name in play.ROOMS for seats in play.room(name).seats]


def small(name, budget=24, **options):
    """One that is quick enough for tests."""
    options = {"player": PLAYER[name], "stray": 10, "horizon": 2, "wide": 6, **options}
    return Rollout(play.room(name), budget=budget, **options)


def positions(name, seats, every, seed=5, most=200):
    game = play.new_game(name, players=seats, seed=seed)
    dice = Dice(seed)
    while game.asking is not None and len(game.given) < most:
        if len(game.given) % every == every - 1:
            yield game
        game.answer(*game.asking.pick_random(dice))


def answer(forester, room, table, game):
    """What it answers when shown the view of a table."""
    seen = room.view(table, game.asking.seat, 0)
    forester.prepare(decision_luck(seen.seed, game.asking.seat, len(game.given)))
    return forester.pick(seen, game.asking)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_what_is_hidden_changes_no_answer(name, seats):
    """True hands, piles and luck are replaced by others that the seat must hold possible."""
    room, one = play.room(name), small(name)
    for game in positions(name, seats, 23):
        tables = [game.table, *(game.view(game.asking.seat, deal) for deal in (1, 2, 3))]
        if name != "pegs":
            assert len({digest(table) for table in tables}) == 4
        answers = {answer(one, room, table, game) for table in tables}
        assert len(answers) == 1
        assert game.asking.allows(answers.pop())


@pytest.mark.parametrize("name", play.ROOMS)
def test_it_gives_the_same_answer_again_and_leaves_its_view_as_it_was(name):
    room = play.room(name)
    for game in positions(name, 2, 37):
        view = game.view(game.asking.seat)
        before = digest(view)
        assert small(name).pick(view, game.asking) == small(name).pick(view, game.asking)
        assert digest(view) == before
        assert game.advice(small(name)) == game.fork().advice(small(name))
        assert room.forester("rollout").playouts.player is not None


def test_it_stays_within_its_budget():
    """A count of playouts, up to one round for each answer that is tried."""
    for game in positions("waldmeister", 2, 30):
        one = small("waldmeister", budget=40)
        one.pick(game.view(game.asking.seat), game.asking)
        assert 0 < one.playouts.count <= 40 + 3


def test_time_stops_it_too():
    """With hardly any time it still gives an answer that is allowed."""
    game = next(positions("waldmeister", 4, 50))
    one = small("waldmeister", budget=100_000, horizon=0, seconds=0.05)
    assert game.asking.allows(one.pick(game.view(game.asking.seat), game.asking))
    assert 0 < one.playouts.count < 2000
    with pytest.raises(SetupError, match="not -1"):
        small("waldmeister", seconds=-1).pick(game.view(game.asking.seat), game.asking)


def test_answers_are_played_in_the_same_worlds():
    """Deal by deal the same, so an answer has no lead over itself, and a worse one has none."""
    game = next(positions("waldmeister", 2, 40))
    view, choice = game.view(game.asking.seat), game.asking
    playouts = Playouts(play.room("waldmeister"), "mixed")
    twins = [Trial(choice.options[: choice.least]) for _ in "12"]
    for deal in range(6):
        for trial in twins:
            playouts.play(view, choice, trial, deal)
    assert twins[0].lead(twins[1]) == [0.0] * 6
    assert len(set(twins[0].margins)) > 1
    assert differences(playouts.room, *twins) == []


def test_a_common_defeat_is_worse_than_any_lead():
    """Points that nobody wins with are no margin."""
    room = play.room("waldmeister")
    table = play.new_game("waldmeister", players=2, seed=1).table
    play_out(room, table, [room.forester("mixed")] * 2)
    points = room.scores(table)
    assert margin(room, table, 0) == points[0] - points[1]
    table.ended = 1
    assert margin(room, table, 0) == margin(room, table, 1) == -max(points)


def test_the_better_half_goes_on_and_the_habit_stays():
    """Of eight answers those that do worst are played least."""
    game = next(game for game in positions("waldmeister", 2, 1) if game.asking.prompt == "lay")
    view, choice = game.view(game.asking.seat), game.asking
    playouts = Playouts(game.room, "mixed")
    answers = list(choice.answers())[:8]
    last = playouts.halve(view, choice, answers, 96, lambda: False)
    assert 2 <= len(last) <= 3
    assert any(trial.picked == answers[0] for trial in last)
    assert len({len(trial.margins) for trial in last}) == 1
    assert len(last[0].margins) > 96 // len(answers)
    assert last[0].mean == max(trial.mean for trial in last)


def leads(name, seats, seeds, other, make):
    """Points ahead of the others, of each seed over every seat."""
    room = play.room(name)
    found = []
    for seed in range(seeds):
        mine = []
        for seat in range(seats):
            table = play.new_game(name, players=seats, seed=seed).table
            who = [make() if one == seat else room.forester(other) for one in range(seats)]
            play_out(room, table, who)
            mine.append(margin(room, table, seat))
        found.append(mean(mine))
    return found


@pytest.mark.parametrize("name", [pytest.param("waldmeister", marks=pytest.mark.long), "pegs"])
def test_it_is_better_than_random_even_with_a_small_budget(name):
    _, low, _ = interval(leads(name, 2, 3, "random", lambda: small(name, budget=8, wide=3)))
    assert low > 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "seats", "seeds", "other"),
    [
        ("waldmeister", 2, 10, "greedy"),
        ("waldmeister", 2, 10, "mixed"),
        ("waldmeister", 4, 4, "mixed"),
        ("pegs", 2, 10, "greedy"),
        ("haselwurz", 2, 8, "random"),
        ("haselwurz", 2, 8, "greedy"),
        ("lignum", 2, 8, "greedy"),
    ],
)
def test_it_is_better_than_greedy_and_than_the_best_character(name, seats, seeds, other):
    room = play.room(name)
    found = leads(name, seats, seeds, other, lambda: room.forester("rollout"))
    middle, low, high = interval(found)
    print(f"{name}, {seats} seats, rollout against {other}: {middle:.1f} ({low:.1f} to {high:.1f})")
    assert low > 0


def test_every_room_names_it():
    for name in play.ROOMS:
        assert "rollout" in foresters.names(play.room(name))
        assert isinstance(foresters.named(play.room(name), "rollout"), Rollout)
