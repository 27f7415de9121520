"""Foresters: classes and functions that see a view; their luck never touches the game's."""

from copy import deepcopy

import pytest

from waldlehre import pegs, texts
from waldlehre.kernel.errors import IllegalAnswer, SetupError
from waldlehre.kernel.forester import FORESTER_LUCK, Forester, Random, decision_luck
from waldlehre.kernel.run import as_forester, play_out
from waldlehre.kernel.setup import new_game

from . import toy
from .play import advance, random_game, state


class First(Forester):
    """Takes as many of the first options as it must; notes what it saw."""

    def __init__(self):
        self.seen = []

    def prepare(self, key):
        self.seen.append(key)

    def pick(self, view, choice):
        self.seen.append(view)
        return choice.options[: choice.least]


def first(view, choice):
    """The same as a function."""
    return choice.options[: choice.least]


def test_a_class_and_a_function_play_the_same():
    """Both ways of writing a forester lead to the same game."""
    games = [new_game(toy.ROOM, 3, seed=2) for _ in range(2)]
    for game, forester in zip(games, (First(), first), strict=True):
        assert game.let_play(dict.fromkeys(range(3), forester)) == len(game.given)
        assert game.over
    assert games[0].given == games[1].given


def test_a_forester_may_be_named():
    """By the name under which the room lists it."""
    named, made = (new_game(toy.ROOM, 3, seed=2) for _ in range(2))
    named.let_play(dict.fromkeys(range(3), "random"))
    made.let_play(dict.fromkeys(range(3), Random()))
    assert named.given == made.given


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_an_unknown_forester_is_named_with_those_that_there_are(language):
    """In both languages; nothing was answered."""
    texts.language(language)
    game = new_game(toy.ROOM, 3, seed=2)
    with pytest.raises(SetupError, match=r"stranger.*random") as caught:
        game.let_play({0: "stranger"})
    assert caught.value.message == "setup.forester"
    assert game.given == []


@pytest.mark.parametrize(
    ("answer", "given"),
    [(3, (3,)), ((5, 3), (3, 5)), ([3, 5], (3, 5)), (None, ()), ((), ()), ({5, 3}, (3, 5))],
)
def test_a_function_may_answer_a_number_or_several_or_nothing(answer, given):
    """An int, any collection in any order, or None for a pass."""
    game = advance(new_game(toy.ROOM, 3, seed=1, edition="thrifty"), "gather")
    game.table.grown = [0, 1, 0, 1, 0, 1]
    game.asking = game.table.agenda[-1].ask(game.table)
    game.let_play({game.asking.seat: lambda view, choice: answer}, most=1)
    assert game.given[-1] == given


def test_a_function_may_pick_in_any_order_in_bulk_too():
    """`play_out` takes the same answers as `let_play`."""

    def backward(view, choice):
        return choice.options[-1 : -1 - max(1, min(2, choice.most)) : -1]

    def played(seed):
        game = new_game(toy.ROOM, 3, seed, edition="thrifty")
        game.let_play(dict.fromkeys(range(3), backward))
        return game

    for seed in range(5):
        table = new_game(toy.ROOM, 3, seed, edition="thrifty").table
        assert play_out(toy.ROOM, table, [as_forester(toy.ROOM, backward)] * 3) == len(
            played(seed).given
        )
        assert table == played(seed).table


@pytest.mark.parametrize("seat", [-1, 3, "0", True, None])
def test_a_forester_sits_on_a_seat_that_there_is(seat):
    """Else the seats that there are are named, and nothing is answered."""
    game = new_game(toy.ROOM, 3, seed=2)
    with pytest.raises(SetupError) as caught:
        game.let_play({0: first, seat: first})
    assert caught.value.message == "setup.seat"
    assert game.given == []


@pytest.mark.parametrize("forester", [7, None, [first], Random])
def test_what_cannot_answer_is_no_forester(forester):
    """A number, a list; a class where an instance is meant."""
    game = new_game(toy.ROOM, 3, seed=2)
    with pytest.raises((SetupError, TypeError)):
        game.let_play({0: forester})
    assert game.given == []


def test_a_forester_that_fails_is_named():
    """Its own error, with a note whose forester it was and what it was asked."""

    def broken(view, choice):
        return {}["nothing"]

    game = new_game(toy.ROOM, 3, seed=2)
    with pytest.raises(KeyError) as caught:
        game.let_play({0: broken})
    assert caught.value.__notes__ == ["in the forester of seat 0, asked bid"]
    assert game.given == []


def test_let_play_stops_where_another_seat_is_asked():
    """Only the seats that were named are answered for."""
    game = new_game(toy.ROOM, 3, seed=2)
    assert game.let_play({0: first}) == 1
    assert game.asking.seat == 1
    assert game.let_play({0: first}) == 0
    assert game.let_play({}) == 0


def test_let_play_stops_after_as_many_answers_as_wanted():
    """`most` bounds the answers; they can be undone like others."""
    game = new_game(toy.ROOM, 3, seed=2)
    assert game.let_play(dict.fromkeys(range(3), first), most=4) == len(game.given) == 4
    game.undo(4)
    assert game.given == []


@pytest.mark.parametrize("answer", [77, (), (1, 1), "no card", -1, (0, 1), True])
def test_a_foresters_wrong_answer_names_the_rule_and_changes_nothing(answer):
    """Refused like a person's, with the rule of the question."""
    game = new_game(pegs.ROOM, seed=2)
    game.answer("E5")
    before = state(game)
    with pytest.raises(IllegalAnswer) as caught:
        game.let_play({0: lambda view, choice: answer})
    assert caught.value.refusal is not None
    assert caught.value.refusal.rule in ("P2.3", "")
    assert state(game) == before


def test_in_bulk_a_wrong_answer_names_the_rule_and_what_was_possible():
    """`play_out` says as much as `let_play`: who, what, by which rule, and the options."""
    table = new_game(pegs.ROOM, seed=2).table

    class Wrong(First):
        def pick(self, view, choice):
            return (64,)

    wanted = r"Ada answered \(64,\).*\(rule P1\.2\).*Into which hollow.*first_hole: 0 \(A1\), 1"
    with pytest.raises(IllegalAnswer, match=wanted) as caught:
        play_out(pegs.ROOM, table, [Wrong(), Wrong()], ("Ada", "Bo"))
    assert caught.value.refusal.rule == "P1.2"
    with pytest.raises(IllegalAnswer, match=r"Player 1 answered \('no',\)"):
        play_out(pegs.ROOM, table, [as_forester(pegs.ROOM, lambda view, choice: ("no",))] * 2)


def test_a_forester_sees_a_view_of_its_own_seat():
    """Never the table, and not the others' cards or the real seed."""
    game = new_game(toy.ROOM, 3, seed=2)
    forester = First()
    game.advice(forester)
    seen = forester.seen[-1]
    assert seen is not game.table
    assert seen == game.view(0)
    assert seen.hands[0] == game.table.hands[0]
    assert seen.seed != game.seed


def test_a_forester_that_spoils_its_view_spoils_nothing_else():
    """The view is a copy, down to the hands."""

    def vandal(view, choice):
        view.hands[0].clear()
        view.agenda.clear()
        view.deck.clear()
        return choice.options[: choice.least]

    game, plain = (new_game(toy.ROOM, 3, seed=2) for _ in range(2))
    game.let_play(dict.fromkeys(range(3), vandal))
    plain.let_play(dict.fromkeys(range(3), first))
    assert state(game) == state(plain)


def test_a_decisions_luck_depends_on_seed_seat_and_place_only():
    """The same decision comes with the same luck again, another with another: the view's seed."""
    game = new_game(toy.ROOM, 3, seed=2)
    one, other = First(), First()
    game.advice(one)
    game.answer(game.asking.options[0])
    game.undo()
    game.advice(other)
    assert one.seen[0] == other.seen[0] == decision_luck(game.view(0).seed, 0, 0)
    keys = {
        decision_luck(seed, seat, ply) for seed in range(9) for seat in range(4) for ply in range(9)
    }
    assert len(keys) == 9 * 4 * 9


def test_foresters_draw_from_a_key_space_of_their_own():
    """No purpose of a room comes near it."""
    assert FORESTER_LUCK > 1000
    game = random_game(toy.ROOM, 0, seed=2)
    table, dice = game.table.copy(), Random()
    for _ in range(5):
        dice.prepare(decision_luck(2, 0, 0))
        dice.pick(table, game.asking)
    assert table == game.table


def test_the_same_foresters_play_the_same_game_again():
    """Their luck comes from the seed, so whole games repeat; other seeds play otherwise."""
    games = []
    for seed in (2, 2, 3):
        game = new_game(pegs.ROOM, seed=seed)
        game.let_play({0: Random(), 1: Random()})
        games.append(game.given)
    assert games[0] == games[1] != games[2]


def test_bulk_play_and_a_game_agree():
    """`play_out` on a table decides as `let_play` in a game."""
    game = new_game(toy.ROOM, 3, seed=9)
    table = game.table.copy()
    game.let_play(dict.fromkeys(range(3), Random()))
    assert play_out(toy.ROOM, table, [Random(), Random(), Random()]) == len(game.given)
    assert table == game.table


def test_advice_after_the_end_is_refused():
    """Nobody is asked."""
    with pytest.raises(IllegalAnswer, match="over"):
        random_game(toy.ROOM, 99, seed=1).advice(first)


def test_a_forester_that_picks_nothing_says_so():
    """A subclass has to say how it picks."""
    with pytest.raises(NotImplementedError, match="Forester picks nothing"):
        new_game(toy.ROOM, seed=1).advice(Forester())


# -- travelling -----------------------------------------------------------------------------------


class Slotted(Forester):
    """Keeps what it holds in a slot, and more beside it."""

    __slots__ = ("inside", "unset")

    def __init__(self, inside):
        self.inside = inside
        self.beside = [inside]


class Worded(Forester):
    """Says itself what travels."""

    def __init__(self):
        self.kept, self.left = 1, open  # no file travels

    def __getstate__(self):
        return {"kept": self.kept}

    def __setstate__(self, state):
        self.kept, self.left = state["kept"], None


def test_a_forester_travels_with_all_that_it_holds():
    """Also what a class of one's own adds, in a slot or not; nothing that was never set."""
    came = deepcopy(Slotted(3))
    assert type(came) is Slotted
    assert (came.inside, came.beside) == (3, [3])
    assert not hasattr(came, "unset")


def test_a_forester_may_say_itself_what_travels():
    came = deepcopy(Worded())
    assert (came.kept, came.left) == (1, None)
