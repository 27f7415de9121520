"""Intervals: against printed tables, and how often they hold the truth."""

from statistics import mean

import pytest

from waldlehre.foresters.spread import Interval, difference, interval, quantile
from waldlehre.kernel.luck import luck


@pytest.mark.parametrize(
    ("freedom", "share", "printed"),
    [
        (1, 0.975, 12.706),
        (2, 0.975, 4.303),
        (4, 0.975, 2.776),
        (9, 0.975, 2.262),
        (29, 0.975, 2.045),
        (99, 0.975, 1.984),
        (399, 0.975, 1.966),
        (5, 0.95, 2.015),
        (20, 0.995, 2.845),
    ],
)
def test_students_t_is_as_in_the_tables(freedom, share, printed):
    assert quantile(share, freedom) == pytest.approx(printed, rel=2e-3)


def test_an_interval_of_five_values_by_hand():
    found = interval([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.half == pytest.approx(2.776 * (2.5**0.5) / 5**0.5, rel=2e-3)
    assert found.count == 5
    assert not found.sure or found.low > 0


def test_one_value_is_no_evidence_and_none_is_an_error():
    assert interval([7.0]).low == -float("inf")
    with pytest.raises(ValueError, match="no values"):
        interval([])


def test_a_difference_is_paired():
    """What both have in common, however wild, takes nothing from the certainty."""
    common = [luck(1, at) % 1000 for at in range(30)]
    found = difference([one + 2 for one in common], common)
    assert (found.mean, found.low, found.high) == (2, 2, 2)
    with pytest.raises(ValueError, match=r"longer|shorter"):
        difference([1, 2], [1])


@pytest.mark.parametrize("size", [5, 12, 40])
def test_intervals_hold_the_truth_in_95_of_100(size):
    """Dice: the true mean is 3.5. Of 2,000 small samples about 1,900 must hold it."""
    held = 0
    for sample in range(2000):
        values = [1 + luck(luck(size, sample), throw) % 6 for throw in range(size)]
        found = interval(values)
        assert isinstance(found, Interval)
        assert found.mean == pytest.approx(mean(values))
        held += found.low <= 3.5 <= found.high
    assert 0.93 < held / 2000 < 0.97
