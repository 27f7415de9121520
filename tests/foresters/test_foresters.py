"""The foresters by name, what a wrong one is told, and that none of them sees what is hidden."""

from itertools import islice

import pytest

from waldlehre import foresters, play, texts
from waldlehre.haselwurz import hexes
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


@pytest.mark.parametrize(
    ("name", "seats", "forester"),
    [(name, seats, one) for name, seats in EVERY for one in play.room(name).foresters],
)
def test_what_is_hidden_changes_no_answer(name, seats, forester):
    room = play.room(name)
    one = foresters.named(room, forester)
    slow = forester == "rollout"
    for game in islice(positions(name, seats), 2 if slow else None):
        choice, seat = game.asking, game.asking.seat
        answers = set()
        for deal in (None, 1, 2):
            other = game.table if deal is None else game.view(seat, deal)
            one.prepare(decision_luck(game.seed, seat, len(game.given)))
            answers.add(one.pick(room.view(other, seat, 0), choice))
        assert len(answers) == 1, f"{game!r}: {answers}"


def test_the_landscapes_own_forester_names_card_and_corner_behind_each_laying():
    """Every motive holds: the card lies open, and its place is a corner where it may be found."""
    game = play.new_game("haselwurz", players=2, seed=3)
    meant = set()
    while game.asking is not None:
        table, asking = game.table.copy(), game.asking
        game.let_play({0: "habitat", 1: "habitat"}, most=1)
        motive = game.motives.get(len(game.given) - 1)
        meant.add((asking.prompt, motive.message if motive else ""))
        if motive is None or "corner" not in motive.about:
            continue
        card, corner = motive.about["species"], motive.about["corner"]
        assert card in table.open
        assert corner not in table.marked
        if motive.message == "motives.habitat.rides" and asking.prompt == "ride":
            assert table.holds(card, corner)
            assert game.table.sprite[asking.seat] in hexes.hexes_of_corner(corner)
    assert meant >= {
        ("tile", "motives.habitat.lays"),
        ("tile", "motives.habitat.both"),
        ("wood", "motives.habitat.plants"),
        ("hedge", "motives.habitat.plants"),
        ("animal", "motives.habitat.rides"),
        ("ride", "motives.habitat.rides"),
        ("find", "motives.habitat.rarest"),
        ("turn_over", "motives.habitat.footing"),
    }
    told = [game.log.motive(event.number) for event in game.events]
    assert sum(map(bool, told)) == len(game.motives)
    assert any(" in the next turn (" in one for one in told)


def test_what_is_prepared_comes_about():
    """Of two turns of landscape the second is often made: the card meant is found at that corner."""
    came = 0
    for seed in range(4):
        game = play.new_game("haselwurz", players=2, seed=seed)
        game.let_play({0: "habitat", 1: "random"})
        wished = {
            (motive.about["later"], motive.about["there"])
            for motive in game.motives.values()
            if motive.message == "motives.habitat.both"
        }
        found = {event.about[1:3] for event in game.events if event.name == "found"}
        came += len(wished & found)
    assert came >= 4


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
