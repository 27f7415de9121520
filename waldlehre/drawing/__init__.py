"""Pictures as data: scenes of nested shapes, drawn as SVG. Knows no game and no notebook."""

from __future__ import annotations

from waldlehre.drawing.scene import Node, Scene, node
from waldlehre.drawing.svg import Picture

__all__ = ["Node", "Picture", "Scene", "node"]
