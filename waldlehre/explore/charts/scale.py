"""Ticks, and numbers as people of a language write them."""

from __future__ import annotations

from math import ceil, floor, isfinite, log10

from waldlehre.texts import SPACE

NONE = "–"
"""Stands where there is no number."""
STEPS = (1, 2, 5, 10)


def written(value: float | None, language: str, digits: int = -1, sign: bool = False) -> str:
    """Write a number with so many decimals (-1: three figures or so); "–" for none."""
    if value is None or not isfinite(value):
        return NONE
    if digits < 0:
        digits = decimals(value)
    text = f"{abs(value):,.{digits}f}"
    if abs(value) < 10_000:
        text = text.replace(",", "")
    text = text.replace(",", SPACE)
    if language == "de":
        text = text.replace(".", ",")
    if not float(f"{abs(value):.{digits}f}"):
        return text
    return f"−{text}" if value < 0 else f"+{text}" if sign else text


def decimals(value: float) -> int:
    """Return how many decimals show about three figures."""
    size = abs(value)
    return 0 if size >= 1000 else 1 if size >= 10 else 2


def span(low: float | None, high: float | None, language: str, digits: int, to: str) -> str:
    """Write an interval: "3.1 to 4.2"; "–" for one without bounds."""
    if low is None or high is None or not isfinite(high - low):
        return NONE
    return f"{written(low, language, digits)} {to} {written(high, language, digits)}"


def step_for(low: float, high: float, most: int, whole: bool = False) -> float:
    """Return a round distance of at most so many ticks between two numbers."""
    rough = max((high - low) / most, 1e-9)
    power: float = 10.0 ** floor(log10(rough))
    found = next(step * power for step in STEPS if step * power >= rough * 0.999)
    return max(1.0, float(ceil(found))) if whole else found


def ticks(
    low: float, high: float, language: str, most: int = 6, whole: bool = False
) -> tuple[tuple[float, str], ...]:
    """Return round numbers that lie between two, with how they are written."""
    step = step_for(low, high, most, whole)
    digits = max(0, -floor(log10(step) + 1e-9)) if step < 1 else 0
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return tuple((at * step, written(at * step, language, digits)) for at in range(first, last + 1))


def widened(low: float, high: float, most: int = 6) -> tuple[float, float]:
    """Return round bounds around two numbers; never the same twice."""
    if low == high:
        low, high = min(low, 0.0), max(high, 0.0)
    if low == high:
        high = low + 1
    step = step_for(low, high, most)
    return floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
