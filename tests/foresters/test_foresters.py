"""The foresters by name, what a wrong one is told, and that none of them sees what is hidden."""

import pytest

from waldlehre import foresters, play, texts
from waldlehre.kernel.errors import IllegalAnswer, SetupError
from waldlehre.kernel.forester import Forester, Random, decision_luck
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import digest

EVERY = [(name, seats) for name in play.ROOMS for seats in play.room(name).seats]


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(texts, "_chosen", ["en"])


def positions(name, seats, seed=1, every=9):
    """A random game, stopped at some of its questions."""
    game = play.new_game(name, players=seats, seed=seed)
    dice = Dice(seed)
    while game.asking is not None:
        if len(game.given) % every == 0:
            yield game
        game.answer(*game.asking.pick_random(dice))


@pytest.mark.parametrize("name", play.ROOMS)
def test_every_room_has_greedy_and_random_and_its_own_foresters(name):
    room = play.room(name)
    known = foresters.names(room)
    assert {"greedy", "random", *room.foresters} == set(known)
    for forester in known:
        assert isinstance(foresters.named(room, forester), Forester)


def test_an_unknown_forester_is_named_with_those_there_are():
    with pytest.raises(SetupError, match="no forester Gertrud; there are greedy, random"):
        foresters.named(play.room("pegs"), "Gertrud")


@pytest.mark.parametrize("answer", [64, -1, (1, 2), (1, 1), None])
def test_a_wrong_answer_of_a_function_names_the_rule_and_changes_nothing(answer):
    game = play.new_game("pegs", seed=1)
    before = digest(game.table)
    with pytest.raises(IllegalAnswer) as caught:
        game.let_play({0: lambda view, choice: answer})
    assert caught.value.refusal.rule == "P1.2"
    assert "(rule P1.2)" in str(caught.value)
    assert digest(game.table) == before
    assert game.given == []


def test_a_wrong_answer_in_mid_game_names_the_rule_that_forbids_it():
    game = play.new_game("pegs", seed=1)
    game.answer("D4")
    game.answer("yellow_green/tall")
    assert game.asking.prompt == "slide"  # the only peg has to move
    with pytest.raises(IllegalAnswer, match=r"straight to A1\. \(rule P2\.2\)"):
        game.let_play({game.asking.seat: lambda view, choice: 0})


@pytest.mark.parametrize(("name", "seats"), EVERY)
@pytest.mark.parametrize("forester", ["greedy", "random"])
def test_what_is_hidden_changes_no_answer(name, seats, forester):
    room = play.room(name)
    one = foresters.named(room, forester)
    for game in positions(name, seats):
        choice, seat = game.asking, game.asking.seat
        answers = set()
        for deal in (None, 1, 2):
            other = game.table if deal is None else game.view(seat, deal)
            one.prepare(decision_luck(game.seed, seat, len(game.given)))
            answers.add(one.pick(room.view(other, seat, 0), choice))
        assert len(answers) == 1, f"{game!r}: {answers}"


@pytest.mark.parametrize("seats", play.room("waldmeister").seats)
def test_the_permuted_tables_differ_indeed(seats):
    for game in positions("waldmeister", seats, every=40):
        seen = [digest(game.view(game.asking.seat, deal)) for deal in (0, 1, 2)]
        assert len({digest(game.table), *seen}) == 4


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_greedy_answers_the_same_again_and_leaves_its_view_as_it_was(name, seats):
    room = play.room(name)
    for game in positions(name, seats, every=15):
        view = game.view(game.asking.seat)
        before = digest(view)
        first, second = (foresters.named(room, "greedy").pick(view, game.asking) for _ in "12")
        assert first == second
        assert game.asking.allows(first)
        assert digest(view) == before


def test_random_gives_the_same_answer_whenever_a_decision_comes_again():
    game = play.new_game("pegs", seed=1)
    assert game.advice(Random()) == game.fork().advice(Random())
