"""Nine pegs: the outline is the colour; size, rings and the side that is seen are the height."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from waldlehre.drawing.palette import PEGS
from waldlehre.drawing.symbols.brush import Art

HEIGHTS: Final = {"short": (12.5, 3, 1), "medium": (16.5, 6, 2), "tall": (20.0, 10, 3)}
"""Radius, pixels of the side that is seen, outlines."""


def figure(colour: str, r: float) -> str:
    """Return the outline of a colour: circle, hexagon or diamond."""
    if colour == "yg":
        return f"M{-r:g} 0 A{r:g} {r:g} 0 1 1 {r:g} 0 A{r:g} {r:g} 0 1 1 {-r:g} 0 Z"
    corners, far = (6, r * 1.07) if colour == "lg" else (4, r * 1.14)
    points = [
        (far * sin(2 * pi * at / corners), -far * cos(2 * pi * at / corners))
        for at in range(corners)
    ]
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + " Z"


def side(colour: str, r: float, height: float) -> str:
    """Return the outline of the whole body, top and side."""
    if colour == "yg":
        return f"M{-r:g} 0 A{r:g} {r:g} 0 0 1 {r:g} 0 V{height:g} A{r:g} {r:g} 0 0 1 {-r:g} {height:g} Z"
    far = r * 1.07 if colour == "lg" else r * 1.14
    x, up = (far * 0.866, far / 2) if colour == "lg" else (far, 0.0)
    low = height + up
    return f"M0 {-far:.1f} L{x:.1f} {-up:.1f} V{low:.1f} L0 {far + height:.1f} L{-x:.1f} {low:.1f} V{-up:.1f} Z"


def peg(colour: str, r: float, height: float, rings: int) -> str:
    """Return a peg, seen from above and a little from the front."""
    lift = -height / 2
    bands = "".join(
        f'<path class="wl-peg-ring" d="{figure(colour, r - 5.6 * at)}"/>' for at in range(1, rings)
    )
    return (
        f'<g class="wl-peg-{colour}" transform="translate(0 {lift:g})">'
        f'<g transform="translate({height * 0.45:g} {height * 0.35:g})">'
        f'<path class="wl-peg-shade" d="{side(colour, r, height)}"/></g>'
        f'<path class="wl-peg-side" d="{side(colour, r, height)}"/>'
        f'<path class="wl-peg-body" d="{figure(colour, r)}"/>{bands}'
        f'<circle class="wl-peg-top" r="2.8"/></g>'
    )


SYMBOLS: Final[Art] = {
    f"peg-{long}-{name}": ("-30 -30 60 60", peg(short, r, height, rings))
    for short, long in PEGS.items()
    for name, (r, height, rings) in HEIGHTS.items()
}
