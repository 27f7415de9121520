"""How series are told apart: colour, marker and dashes together, so that none has to do alone."""

from __future__ import annotations

COLOURS = 6
DASHES = ("", "10 6", "3 6", "14 5 3 5", "20 6", "7 4 3 4 3 4")
MARKERS = ("circle", "square", "triangle", "diamond", "inverted", "cross")
"""Full shapes; the last two are for runs of many scenarios."""


def look(number: int) -> tuple[int, str, str]:
    """Return colour (from 1), marker and dashes of a series; the first 36 are all different."""
    colour, turn = number % COLOURS, number // COLOURS
    return (
        colour + 1,
        MARKERS[(colour + turn) % len(MARKERS)],
        DASHES[(colour + turn) % len(DASHES)],
    )


def outline(marker: str, x: float, y: float, r: float) -> str:
    """Return a marker as a path."""
    corners = {
        "square": ((-0.88, -0.88), (0.88, -0.88), (0.88, 0.88), (-0.88, 0.88)),
        "triangle": ((0, -1.15), (1.05, 0.75), (-1.05, 0.75)),
        "diamond": ((0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)),
        "inverted": ((0, 1.15), (1.05, -0.75), (-1.05, -0.75)),
        "cross": (
            *((-0.4, -1.1), (0.4, -1.1), (0.4, -0.4), (1.1, -0.4), (1.1, 0.4), (0.4, 0.4)),
            *((0.4, 1.1), (-0.4, 1.1), (-0.4, 0.4), (-1.1, 0.4), (-1.1, -0.4), (-0.4, -0.4)),
        ),
    }
    if marker == "circle":
        return f"M{x - r:.1f} {y:.1f}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"
    points = [f"{x + r * left:.1f} {y + r * top:.1f}" for left, top in corners[marker]]
    return f"M{'L'.join(points)}Z"
