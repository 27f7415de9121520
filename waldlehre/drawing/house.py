"""A picture made with house rules says so, whatever the game: a strip below everything else."""

from __future__ import annotations

from functools import partial

from waldlehre.drawing.scene import Scene
from waldlehre.drawing.shapes import group, path, rect, words
from waldlehre.kernel.speech import Say

TALL, EDGE = 34, 12
ROOF = "M4 15 L15 5 L26 15 M8 13 V25 H22 V13"


def with_badge(scene: Scene, say: Say) -> Scene:
    """Return a picture with the strip, in its words too."""
    text = say("house")
    strip = group(
        rect(EDGE, 2, scene.width - 2 * EDGE, TALL - 8, 10, cls="panel"),
        group(path(ROOF, fill="none", stroke="var(--wl-ink)", stroke_width=2.4), x=EDGE + 4),
        words(EDGE + 42, 21, text, 14, scene.width - 2 * EDGE - 60, cls="t-b"),
        part="house",
        label=text,
        role="note",
        y=scene.height,
    )
    ground = rect(0, scene.height - TALL, scene.width, 2 * TALL, 18, fill="var(--wl-table)")
    return Scene(
        scene.name,
        scene.width,
        scene.height + TALL,
        scene.title,
        partial(told, scene, text),
        [ground, *scene.nodes, strip],
    )


def told(scene: Scene, text: str) -> str:
    """Return the picture in words, the strip last."""
    return f"{scene.words}\n{text}"
