"""`Choice.also`: what is allowed at any time in one's turn."""

import pytest

from waldlehre.kernel.errors import IllegalAnswer
from waldlehre.kernel.setup import new_game

from . import toy
from .play import Notes, advance, state
from .toy_turns import LOAN


@pytest.fixture
def gathering():
    """A game in which the winner plucks and may borrow."""
    return advance(new_game(toy.ROOM, 3, seed=1), "gather")


def test_what_is_beside_the_question_is_done_and_the_question_comes_again(gathering):
    """Borrowing brings two coins; seat, prompt and options of the question stay."""
    before = gathering.asking
    gathering.answer(LOAN)
    after = gathering.asking
    seat = before.seat
    assert (gathering.table.coins[seat], gathering.table.loans[seat]) == (2, 1)
    assert (after.seat, after.prompt, after.options) == (seat, "gather", before.options)


def test_also_lasts_only_as_long_as_the_step_offers_it(gathering):
    """Two loans, then the question stands alone and a third is refused with the rule."""
    gathering.answer(LOAN)
    gathering.answer(LOAN)
    assert gathering.asking.also == ()
    with pytest.raises(IllegalAnswer) as caught:
        gathering.answer(LOAN)
    assert caught.value.refusal.message == "refusals.no_credit"
    assert caught.value.refusal.rule == "T3.1"


@pytest.mark.parametrize("many", [1, 2])
def test_also_is_answered_alone(gathering, many):
    """Mixed with options of the question it is refused, for that reason and no other."""
    before = state(gathering)
    with pytest.raises(IllegalAnswer) as caught:
        gathering.answer(*gathering.asking.options[:many], LOAN)
    assert caught.value.refusal.message == "refusals.alone"
    assert state(gathering) == before


def test_also_twice_in_one_answer_is_refused(gathering):
    """One thing at a time."""
    with pytest.raises(IllegalAnswer) as caught:
        gathering.answer(LOAN, LOAN)
    assert caught.value.refusal.message in ("refusals.twice", "refusals.alone")


def test_the_question_itself_can_be_answered_after_also(gathering):
    """The step was not used up by what happened beside it."""
    space = gathering.asking.options[0]
    gathering.answer(LOAN)
    gathering.answer(space)
    assert gathering.table.grown[space] == 0
    assert gathering.asking.prompt == "pay"


def test_also_is_an_answer_like_others_for_undo_and_redo(gathering):
    """It counts as one answer and is taken back as one."""
    before = state(gathering)
    gathering.answer(LOAN)
    after = state(gathering)
    gathering.undo()
    assert state(gathering)[:3] == before[:3]
    gathering.redo()
    assert state(gathering) == after


def test_also_can_be_named_by_label_and_key(gathering):
    """The label of the kind, in any case, and the key."""
    for name in ("a loan", "A Loan", "loan"):
        gathering.answer(name)
        assert gathering.given[-1] == (LOAN,)
        gathering.undo()


def test_a_listener_is_told_beside_not_watch(gathering):
    """The step that asks is named; it is not carried out."""
    gathering.table.listener = notes = Notes()
    seat = gathering.asking.seat
    gathering.answer(LOAN)
    assert notes.steps == [("Gather", LOAN, "gather", seat)]
    assert notes.events == [("borrowed", (seat,))]


def test_an_answer_beside_has_the_cause_of_its_question(gathering):
    """Why could she borrow? Because she won the card: the chain is not cut."""
    gathering.answer(LOAN)
    answered, borrowed = gathering.events[-2:]
    assert (answered.asked, answered.about) == ("gather", (gathering.asking.seat, LOAN))
    assert (borrowed.name, borrowed.cause) == ("borrowed", answered.number)
    assert gathering.events[answered.cause].name == "won"


def test_what_happens_beside_leaves_the_cause_of_the_question(gathering):
    """Asked again, it is still asked because the card was won."""
    why = str(gathering.why())
    gathering.answer(LOAN)
    gathering.answer(LOAN)
    assert str(gathering.why()) == why
    gathering.answer()
    answered = next(event for event in reversed(gathering.events) if event.asked == "gather")
    assert gathering.events[answered.cause].name == "won"


def test_a_random_forester_never_answers_beside(gathering):
    """Nobody borrows by chance: foresters ignore `also` unless they want it."""
    for seed in range(200):
        game = advance(new_game(toy.ROOM, 2, seed), "gather")
        game.let_play(dict.fromkeys(range(2), toy.ROOM.forester("random")))
        assert game.table.loans == [0, 0]
