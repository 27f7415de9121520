"""Means with honest intervals: Student's t, from the standard library alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, sqrt
from statistics import NormalDist
from typing import Self

FEW = 200
"""Below so many games an interval is said to be rough."""


class Interval:
    """A mean with its interval, and of how many values."""

    __slots__ = ("count", "high", "low", "mean")

    def __init__(self, mean: float, low: float, high: float, count: int) -> None:
        self.mean = mean
        self.low = low
        self.high = high
        self.count = count

    @property
    def half(self) -> float:
        """Half of its width."""
        return (self.high - self.low) / 2

    @property
    def sure(self) -> bool:
        """True if zero lies outside."""
        return self.low > 0 or self.high < 0

    def __iter__(self) -> Iterator[float]:
        return iter((self.mean, self.low, self.high))

    def __float__(self) -> float:
        return self.mean

    def __neg__(self) -> Self:
        return type(self)(-self.mean, -self.high, -self.low, self.count)

    def __repr__(self) -> str:
        return f"{self.mean:+.2f} ({self.low:+.2f} to {self.high:+.2f})"


def interval(values: Sequence[float], share: float = 0.95) -> Interval:
    """Return the mean of values and the interval that holds the true one in `share` of all cases.

    One value alone has an interval without bounds; ValueError for no value.
    """
    count = len(values)
    if not count:
        raise ValueError("no values: there is no mean of nothing")
    mean = sum(values) / count
    if count == 1:
        return Interval(mean, -inf, inf, 1)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
    half = quantile((1 + share) / 2, count - 1) * spread / sqrt(count)
    return Interval(mean, mean - half, mean + half, count)


def difference(ones: Sequence[float], others: Sequence[float], share: float = 0.95) -> Interval:
    """Return the mean of `ones` less `others` with its interval; the two are paired."""
    return interval([one - other for one, other in zip(ones, others, strict=True)], share)


def quantile(share: float, freedom: int) -> float:
    """Return a quantile of Student's t for `freedom` degrees of freedom (at least 1).

    Exact for one and two degrees, from four on by Hill's expansion in the normal quantile
    (Abramowitz and Stegun 26.7.5; within 0.1 % of the tables from five on).
    """
    if freedom == 1:
        from math import pi, tan

        return tan(pi * (share - 0.5))
    if freedom == 2:
        return (2 * share - 1) / sqrt(2 * share * (1 - share))
    z = NormalDist().inv_cdf(share)
    n = freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
