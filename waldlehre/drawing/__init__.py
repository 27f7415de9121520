"""Pictures as data: scenes of nested shapes, drawn as SVG. Knows no game and no notebook."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def drawn_by(module: str, touching: bool = False) -> Callable[..., Any]:
    """Return a room's `picture`, which imports the module with its `scene` for the first one.

    Nobody who only plays waits for the drawing. With `touching` the scene shows more about the
    part that somebody has touched.
    """

    def picture(
        table: Any,
        viewer: int,
        voice: Any,
        choice: Any = None,
        picked: tuple[int, ...] = (),
        layout: str = "table",
        view: str = "auto",
        touched: str = "",
    ) -> Any:
        from waldlehre.drawing.svg import Picture

        more = {"touched": touched} if touching else {}
        scene = import_module(module).scene(table, viewer, voice, choice, picked, layout, **more)
        if table.parts.house_rules:
            from waldlehre.drawing.house import with_badge

            scene = with_badge(scene, voice.say)
        return Picture(scene, view)

    return picture
