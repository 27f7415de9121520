"""Means with their 95 % interval, by Student's t; with the standard library alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan, cos, inf, pi, sin, sqrt
from statistics import mean, stdev

CONFIDENCE = 0.95


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Return mean, low and high of the 95 % interval; of a single value it is unbounded."""
    middle = mean(values)
    if len(values) < 2:
        return middle, -inf, inf
    half = quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return middle, middle - half, middle + half


@cache
def quantile(freedom: int) -> float:
    """Return the t between which and -t Student's distribution holds the confidence."""
    low, high = 0.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        if within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def within(t: float, freedom: int) -> float:
    """Return the probability of Student's distribution between -t and t (a finite sum)."""
    angle = atan(t / sqrt(freedom))
    square = cos(angle) ** 2
    odd = freedom % 2
    term, total = 1.0, 0.0
    for at in range((freedom - odd) // 2):
        total += term
        term *= square * (2 * at + 1 + odd) / (2 * at + 2 + odd)
    if odd:
        return 2 / pi * (angle + sin(angle) * cos(angle) * total)
    return sin(angle) * total
