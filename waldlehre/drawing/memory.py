"""What was drawn once is not drawn again: pieces by all that they depend on."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache

from waldlehre.drawing.scene import Node

MOST = 5000
"""Pieces kept for one box, one language and one set of names."""


class Memory:
    """Pieces of pictures by key; a key names everything that the piece depends on."""

    def __init__(self) -> None:
        self._pieces: dict[Hashable, Node] = {}

    def once(self, key: Hashable, draw: Callable[[], Node]) -> Node:
        """Return the piece of this key; drawn now if it never was. Nobody may change it."""
        piece = self._pieces.get(key)
        if piece is None:
            if len(self._pieces) >= MOST:
                self._pieces.clear()
            piece = self._pieces[key] = draw()
            piece.piece = True
        return piece


@lru_cache(maxsize=8)
def memory(*about: Hashable) -> Memory:
    """Return the memory for pictures that have all of this in common."""
    return Memory()
