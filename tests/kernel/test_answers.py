"""Answering: by option, label or key, in any order; what is wrong is refused and changes nothing."""

import pytest

from waldlehre import pegs, texts
from waldlehre.kernel.errors import IllegalAnswer
from waldlehre.kernel.setup import new_game

from . import toy
from .play import ROOMS, advance, random_game, state


@pytest.fixture
def gathering():
    """Seat 0 may pluck up to two of the mushrooms on spaces 1, 3 and 5."""
    game = advance(new_game(toy.ROOM, 3, seed=1, edition="thrifty"), "gather")
    game.table.grown = [0, 1, 0, 1, 0, 1]
    game.undone, game.asking = [], game.table.agenda[-1].ask(game.table)
    return game


def refused(game, *answer):
    """Refuse an answer, check that nothing changed, return the refusal."""
    before = state(game)
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(*answer)
    assert state(game) == before
    assert game.refusal(*answer) == caught.value.refusal
    return caught.value.refusal


def test_the_order_of_picks_does_not_matter(gathering):
    """Both orders are the same answer, written down in one form."""
    other = gathering.fork(at=3)
    other.table, other.asking = gathering.table.copy(), gathering.asking
    gathering.answer(5, 1)
    other.answer(1, 5)
    assert gathering.given[-1] == other.given[-1] == (1, 5)
    assert gathering.table == other.table


def test_nothing_is_a_pass_where_one_may_pass(gathering):
    """`answer()` picks nothing."""
    gathering.answer()
    assert gathering.given[-1] == ()
    assert gathering.asking.prompt == "pay"


@pytest.mark.parametrize("name", ["space 3", "Space 3", "  SPACE 3 ", "s3", "S3"])
def test_labels_and_keys_answer_in_any_case(gathering, name):
    """What a person would type: the label or the key, with spaces around it."""
    gathering.answer(name)
    assert gathering.given[-1] == (3,)


def test_options_labels_and_keys_mix_in_one_answer(gathering):
    """Three names for the same two spaces."""
    gathering.answer("s5", 3)
    assert gathering.given[-1] == (3, 5)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ((2,), "refusals.bare_ground"),
        (("space 2",), "refusals.bare_ground"),
        ((1, 2), "refusals.bare_ground"),
        ((9,), "refusals.no_such_space"),
        ((-7,), "refusals.no_such_space"),
        ((100,), "refusals.no_credit"),
        ((1, 1), "refusals.twice"),
        ((1, "s1"), "refusals.twice"),
        ((1, 3, 5), "refusals.too_many"),
    ],
)
def test_a_wrong_pick_is_refused_with_the_rule_that_asks(gathering, answer, message):
    """Each mistake has its own reason, all of them under rule T3.1."""
    refusal = refused(gathering, *answer)
    assert (refusal.message, refusal.rule) == (message, "T3.1")


@pytest.mark.parametrize(
    "answer",
    ["space", "", " ", "card 3", None, True, False, 1.0, (1,), [1], {1}, b"s1", object(), "1"],
)
def test_what_names_nothing_is_refused(gathering, answer):
    """No rule forbids it: it is just none of the things asked about; a bool is no number."""
    assert refused(gathering, answer).message == "refusals.unknown"
    assert refused(gathering, 1, answer).message == "refusals.unknown"


def test_too_few_picks_are_refused_with_their_number():
    """A question that wants one is not answered by a pass."""
    game = new_game(toy.ROOM, 3, seed=1)
    refusal = refused(game)
    assert (refusal.message, refusal.about) == ("refusals.too_few", {"count": 1})


def test_a_refusal_names_what_it_is_about(gathering):
    """The message's parameters come with it, as data and in words."""
    assert refused(gathering, 2).about == {"space": 2}
    assert "space='space 2'" in gathering.why_not(2)


def test_a_room_without_a_reason_still_refuses():
    """P1.2 knows no wrong hollow; what is not offered is refused all the same."""
    game = pegs.new_game(seed=1)
    refusal = refused(game, 64)
    assert (refusal.message, refusal.rule) == ("refusals.not_offered", "P1.2")


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_after_the_end_every_answer_is_refused(room):
    """Nobody is asked any more."""
    game = random_game(room, 1000, seed=3)
    for answer in ((), (0,), ("E5",), (1, 2)):
        assert refused(game, *answer).message == "refusals.over"
    assert "over" in game.why_not(0)


def test_why_not_is_empty_for_what_is_possible(gathering):
    """The same words as the refusal, or none."""
    for picked in gathering.choice.answers():
        assert gathering.why_not(*picked) == ""
        assert gathering.refusal(*picked) is None


def test_the_error_speaks_the_games_language():
    """Reason with rule, then the question, in German for a German game."""
    game = pegs.new_game(seed=1, language="de")
    game.answer("E5")
    with pytest.raises(
        IllegalAnswer, match=r"Diese Sorte .* \(Regel P2\.3\) Die Frage war: "
    ) as de:
        game.answer(9)
    game.language = "en"
    texts.language("de")
    with pytest.raises(
        IllegalAnswer, match=r"kind of peg. \(rule P2\.3\) The question was: "
    ) as en:
        game.answer(9)
    assert de.value.refusal == en.value.refusal


def test_an_answer_makes_what_was_undone_undoable_no_more():
    """Answering otherwise leaves no way to redo; a refused answer leaves it open."""
    game = random_game(toy.ROOM, 4, seed=1)
    game.undo(2)
    refused(game, -7)
    assert len(game.undone) == 2
    game.answer(game.asking.options[-1])
    assert game.undone == []
