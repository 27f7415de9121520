"""Ranks: every answer to a question has a place, every place an answer."""

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waldlehre.kernel.choice import Choice
from waldlehre.kernel.ranks import combination, unrank, ways, within

from .play import QUIET
from .test_choice import choices
from .toy_turns import LOAN


def rank(choice, picked):
    """The place of an answer: fewer picks first, what is allowed beside the question last."""
    if len(picked) == 1 and picked[0] in choice.also:
        return ways(choice) - len(choice.also) + choice.also.index(picked[0])
    fewer = sum(comb(len(choice.options), many) for many in range(choice.least, len(picked)))
    return fewer + within(choice, picked)


@pytest.mark.parametrize("n", range(1, 8))
def test_rank_and_unrank_are_inverse_for_every_small_question(n):
    """All numbers of options, all bounds, with and without something beside: no gap, no overlap."""
    options = tuple(3 * at for at in range(n))
    for least in range(n + 1):
        for most in range(max(1, least), n + 2):
            for also in ((), (LOAN,), (LOAN, LOAN + 1)):
                choice = Choice(0, "any", options, least, most, also)
                answers = [*choice.answers(), *((one,) for one in also)]
                assert ways(choice) == len(answers)
                assert sorted(rank(choice, picked) for picked in answers) == list(
                    range(len(answers))
                )
                assert all(unrank(choice, rank(choice, picked)) == picked for picked in answers)


@QUIET
@given(choices())
def test_every_rank_is_an_answer(choice):
    """From 0 to `ways` each place holds an answer that the question allows, each another."""
    found = [unrank(choice, place) for place in range(ways(choice))]
    assert all(choice.allows(picked) for picked in found)
    assert len(set(found)) == len(found)


@QUIET
@given(st.integers(1, 64), st.data())
def test_rank_and_unrank_are_inverse_for_long_questions(n, data):
    """Many options, several picks: large numbers."""
    many = data.draw(st.integers(1, min(n, 6)))
    picked = tuple(sorted(data.draw(st.sets(st.integers(0, n - 1), min_size=many, max_size=many))))
    choice = Choice(0, "any", tuple(range(n)), many, many)
    assert unrank(choice, rank(choice, picked)) == picked


def test_combinations_are_counted_through():
    """Pairs of four options, by the place of the larger one."""
    found = [combination((2, 4, 6, 8), 2, place) for place in range(6)]
    assert found == [(2, 4), (2, 6), (4, 6), (2, 8), (4, 8), (6, 8)]
