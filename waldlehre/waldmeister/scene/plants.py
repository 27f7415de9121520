"""How plants and animals are drawn large: size, outline and content all say the stage."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import ALMOST, circle, group, path, rect, use, words
from waldlehre.waldmeister.parts import ANIMAL_NAMES, SPECIES
from waldlehre.waldmeister.scene.look import Look

UNIT = 4 / 3
"""Plants are drawn in units in which 13 px type is right, so that no tile needs a size of its own."""
TILE = 102
STRIP = "M0 82.5H102v12a7.5 7.5 0 0 1-7.5 7.5h-87a7.5 7.5 0 0 1-7.5-7.5z"
FOOT = "M0 67.5H75v9a7.5 7.5 0 0 1-7.5 7.5h-60a7.5 7.5 0 0 1-7.5-7.5z"
SMALLEST = 11.5
"""Pixels of type as drawn, however much a landscape is made smaller."""


def readable(size: float, scale: float) -> float:
    """Return a size of type that stays readable when it is drawn at this scale."""
    return max(size, SMALLEST / scale)


def coloured(species: int) -> str:
    """Return the class that colours a plant."""
    return f"wl-sp-{SPECIES[species]}"


def in_thousands(money: int) -> str:
    """Return money in thousands where it comes out even."""
    return str(money) if money % 1000 else str(money // 1000)


@lru_cache(maxsize=128)
def pill(x: float, y: float, text: str, size: float) -> tuple[Node, Node]:
    """Return money on the colour of a coin, around a point."""
    wide, tall = 0.66 * size * len(text) + 0.9 * size, 1.36 * size
    return (
        rect(x - wide / 2, y - tall / 2, wide, tall, tall / 2, cls="wl-coin"),
        words(x, y + 0.36 * size, text, size, cls="t-mid t-b t-paper"),
    )


@lru_cache(maxsize=64)
def seed(species: int, name: str, scale: float) -> Node:
    """Return a seed in its disc, in its place on a space."""
    size = readable(13, scale * UNIT)
    rim = {"cls": "wl-paper", "stroke": "var(--k)", "stroke_width": 1.5}
    return group(
        circle(0, 0, 28.5, stroke_dasharray="4 3", **rim),
        use(f"seed-{SPECIES[species]}", -20, -25.5, 40),
        rect(-28.5, 25 - 0.75 * size, 57, 1.5 * size, 0.75 * size, **rim),
        words(0, 25 + 0.36 * size, name, size, 50, cls="t-mid t-b", style="fill:var(--k)"),
        cls=coloured(species),
        x=74,
        y=64,
        scale=round(UNIT, 3),
    )


@lru_cache(maxsize=64)
def sapling(species: int, name: str, scale: float) -> tuple[Node, ...]:
    """Return a sapling's tile: smaller than a tree's, with a paper strip."""
    size = readable(13, scale * UNIT)
    return (
        rect(0, 0, 75, 84, 7.5, cls="paper"),
        path(FOOT, fill="var(--wl-paper-2)"),
        path("M0 67.5H75", stroke="var(--k)", stroke_width=2),
        use(f"sapling-{SPECIES[species]}", 17, 5, 59),
        words(6, 76 + 0.36 * size, name, size, 64, cls="t-b", style="fill:var(--k)"),
    )


@lru_cache(maxsize=64)
def tree(species: int, name: str, value: str, scale: float) -> tuple[Node, ...]:
    """Return a tree's tile with its name and its timber value."""
    size = readable(13, scale * UNIT)
    wide = 0.66 * size * len(value) + 0.9 * size
    return (
        rect(0, 0, TILE, TILE, 7.5, cls="paper"),
        path(STRIP, cls="wl-k"),
        use(f"tree-{SPECIES[species]}", 20, 2, 78),
        words(6, 92.5 + 0.36 * size, name, size, 88 - wide, cls="t-b", style="fill:#fff"),
        *pill(TILE - 4 - wide / 2, 92.5, value, size),
    )


def on_sapling(species: int, art: Iterable[Node]) -> Node:
    """Return what a sapling's tile shows, in its place on a space."""
    return group(*art, cls=coloured(species), x=24, y=18, scale=round(UNIT, 3))


def on_tree(species: int, art: Iterable[Node]) -> Node:
    """Return what a tree's tile shows, in its place on a space."""
    return group(*art, cls=coloured(species), x=6, y=6, scale=round(UNIT, 3))


def circles(damage: int, many: int, room: float) -> list[Node]:
    """Return the column of circles, filled from the top; where all are, the next point kills."""
    rows = max(many, damage, 1)
    step = min(16.5, round(room / rows, 1))
    found = [
        use("damage" if at < damage else "circle", 3, 4.5 + at * step, step)
        for at in range(max(many, damage))
    ]
    if damage and damage >= many:
        below = (rows + 1) * step <= room + 3
        found.append(use("full", *((2, 4.5 + rows * step) if below else (20, room - 15)), 18))
    return found


def token(look: Look, seat: int, animal: int, x: float, y: float, r: float, unit: float) -> Node:
    """Return an animal's disc with its value; `unit` is 1 where type of 11 px can be read, else UNIT."""
    size = 11 if unit == 1 else 13
    value = str(look.parts.value[animal])
    if look.guessed("animals", animal - 1, "value"):
        value = ALMOST + value
    wide, at = max(1.5 * size, (0.62 * len(value) + 0.5) * size), 0.68 * r
    plate = rect(at - wide / 2, at - 0.75 * size, wide, 1.5 * size, 0.75 * size, cls="wl-black")
    plate.attributes["stroke"] = "#fff"
    return group(
        circle(0, 0, r, cls="wl-wood wl-o"),
        use(f"animal-{ANIMAL_NAMES[animal - 1]}", -0.8 * r, -0.8 * r, 1.6 * r),
        plate,
        words(at, at + 0.36 * size, value, size, cls="t-mid t-b", style="fill:#fff"),
        part=f"animal:{seat}:{animal}",
        x=x,
        y=y,
        scale=round(unit, 3),
    )
