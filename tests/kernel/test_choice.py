"""What a question accepts: `options`, `least`, `most` and `also` are the whole of legality."""

from itertools import chain, combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waldlehre.kernel.choice import Choice, some_of, up_to
from waldlehre.kernel.luck import Dice

from .play import QUIET


@st.composite
def choices(draw):
    """Any well-formed question with few options or none, and something beside it or nothing."""
    values = st.lists(st.integers(-3, 12), max_size=7, unique=True)
    options = tuple(sorted(draw(values)))
    least = draw(st.integers(0, len(options)))
    most = draw(st.integers(max(least, 1), len(options) + 2))
    also = draw(st.sampled_from([(), (100,), (100, 101)] if options else [(100,), (100, 101)]))
    return Choice(0, "any", options, least, most, also)


def picks(choice):
    """Every ascending pick of up to three of the options and some strangers, as a set."""
    values = sorted({*choice.options, *choice.also, -9, 55})
    return set(chain.from_iterable(combinations(values, many) for many in range(4)))


@QUIET
@given(choices())
def test_a_choice_allows_exactly_its_answers_and_each_of_also_alone(choice):
    """`allows` says yes to `answers()` and to single members of `also`, to nothing else."""
    answers = {*choice.answers(), *((one,) for one in choice.also)}
    for picked in picks(choice) | answers:
        assert choice.allows(picked) == (picked in answers), (choice, picked)


def test_a_choice_refuses_descending_and_repeated_picks():
    """Picks stand in ascending order, none twice: one answer has one form."""
    choice = Choice(0, "any", (1, 2, 3), 2, 2)
    assert choice.allows((1, 3))
    assert not choice.allows((3, 1))
    assert not choice.allows((1, 1))


@QUIET
@given(choices())
def test_answers_are_all_different_and_in_their_canonical_form(choice):
    """No answer comes twice, each is ascending and as long as `least` to `most`."""
    answers = list(choice.answers())
    assert len(set(answers)) == len(answers) > 0
    for picked in answers:
        assert list(picked) == sorted(set(picked))
        assert choice.least <= len(picked) <= choice.most


@QUIET
@given(choices(), st.integers(0, 2**32 - 1))
def test_random_picks_are_answers(choice, key):
    """Whatever the dice show, a random pick is one of the answers, never beside the question."""
    dice = Dice(key)
    answers = set(choice.answers())
    assert all(choice.pick_random(dice) in answers for _ in range(20))


@pytest.mark.parametrize(
    ("least", "most"), [(1, 1), (0, 1), (0, 2), (0, 4), (2, 2), (1, 3), (4, 4), (0, 9)]
)
def test_random_picks_reach_every_answer(least, most):
    """No answer is out of reach of a random player."""
    choice, dice = Choice(0, "any", (2, 3, 5, 7), least, most), Dice(11)
    assert {choice.pick_random(dice) for _ in range(2000)} == set(choice.answers())


@pytest.mark.parametrize(
    ("options", "least", "also", "forced"),
    [
        ((4,), 1, (), True),
        ((4, 6), 2, (), True),
        ((), 0, (), True),
        ((4, 6), 1, (), False),
        ((4,), 0, (), False),
        ((4,), 1, (100,), False),
    ],
)
def test_a_choice_is_forced_where_nothing_can_be_chosen(options, least, also, forced):
    """All must be taken and nothing is allowed beside: nobody need be asked."""
    assert Choice(0, "any", options, least, max(least, 1), also).forced() is forced


@pytest.mark.parametrize(("many", "asked"), [(0, None), (2, 2), (3, 3), (5, 3)])
def test_some_of_asks_for_as_many_as_there_are(many, asked):
    """Too few options: all of them; none wanted: no question."""
    choice = some_of(1, "any", [3, 4, 8], many)
    assert (choice and (choice.least, choice.most)) == (asked and (asked, asked))


def test_some_of_nothing_is_no_question():
    """Nobody is asked to pick from nothing."""
    assert some_of(1, "any", [], 2) is None
    assert up_to(1, "any", [], 2) is None
    assert up_to(1, "any", [3], 0) is None


def test_up_to_may_be_passed_and_never_exceeds_what_is_there():
    """Any number from none to the bound, or to all there are."""
    few, many = up_to(1, "any", [3, 4, 8], 2), up_to(1, "any", [3, 4, 8], 7)
    assert (few.least, few.most, few.options) == (0, 2, (3, 4, 8))
    assert (many.least, many.most) == (0, 3)


def test_a_choice_prints_itself_whole():
    """The exam compares questions by their text, so every field is in it."""
    shown = [
        repr(Choice(*fields))
        for fields in (
            (0, "any", (1, 2), 1, 2, (9,)),
            (1, "any", (1, 2), 1, 2, (9,)),
            (0, "other", (1, 2), 1, 2, (9,)),
            (0, "any", (1, 3), 1, 2, (9,)),
            (0, "any", (1, 2), 0, 2, (9,)),
            (0, "any", (1, 2), 1, 1, (9,)),
            (0, "any", (1, 2), 1, 2, ()),
        )
    ]
    assert len(set(shown)) == len(shown)
