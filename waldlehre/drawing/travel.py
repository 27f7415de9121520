"""How a picture travels to a browser: what it has already is named, and only the rest is written.

In a list of nodes a number is the earlier list's node of that number, left as it was. A node with
"k" is a new state of the node of that number; one with "n" is a piece that is to be remembered by
this number, and {"r": 7} is the piece 7 again, wherever it stands now.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from waldlehre.drawing.scene import Node, Scene
from waldlehre.drawing.symbols import SYMBOLS

MOST = 2000
"""Pieces that a browser keeps."""
PATH: Final = re.compile(r' d="[^"]*"')
BLANK: Final = re.compile(r"(?<=[\d.]) (?=[-A-Za-z])|(?<=[A-Za-z]) (?=[\d.-])|(?<=[zZ]) ")


class Travel:
    """What browsers have of a picture that changes."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self._pieces: dict[Node, int] = {}
        self._first, self._last = 1, 0
        """The numbers in use; a browser forgets those below."""

    def changes(self, scene: Scene) -> dict[str, Any]:
        """Write for JSON what makes a picture out of the one before."""
        if len(self._pieces) > MOST:
            self.forget()
        before, self.nodes = self.nodes, scene.nodes
        return self._written(scene, self._renewed(scene.nodes, before))

    def whole(self, scene: Scene) -> dict[str, Any]:
        """Write for JSON all of the last picture, for a browser that has nothing yet."""
        return self._written(scene, [self._whole(one) for one in scene.nodes])

    def forget(self) -> None:
        """Name nothing that was written before now."""
        self._pieces, self._first = {}, self._last + 1
        self.nodes = []

    def _written(self, scene: Scene, nodes: list[Any]) -> dict[str, Any]:
        return scene.data_of(nodes) | {"first": self._first}

    def _whole(self, node: Node) -> dict[str, Any]:
        found = written(node)
        if node.children:
            found["c"] = [self._whole(child) for child in node.children]
        if node.piece:
            found["n"] = self._pieces[node]
        return found

    def _renewed(self, nodes: list[Node], before: list[Node]) -> list[Any]:
        """Write a list of nodes; parts are found again by their id, other nodes in their order."""
        if not nodes:
            return []
        parts = {one.part: at for at, one in enumerate(before) if one.part}
        others = iter([at for at, one in enumerate(before) if not one.part])
        found: list[Any] = []
        for one in nodes:
            at = parts.get(one.part) if one.part else next(others, None)
            found.append(self._change(one, before[at] if at is not None else None, at))
        return found

    def _change(self, one: Node, before: Node | None, at: int | None) -> int | dict[str, Any]:
        """Write a node that stands where `before` stood in the earlier list at place `at`."""
        if at is not None and one is before:
            return at
        if one.piece and one in self._pieces:
            return {"r": self._pieces[one]}
        others = before.children if before is not None else []
        inside = self._renewed(one.children, others)
        same = before is not None and one.like(before) and inside == list(range(len(others)))
        if at is not None and same and not one.piece:
            return at
        found = written(one)
        if inside:
            found["c"] = inside
            if at is not None:
                found["k"] = at
        if one.piece:
            self._last += 1
            found["n"] = self._pieces[one] = self._last
        return found


def written(one: Node) -> dict[str, Any]:
    """Write a node without what lies in it; one without a tag is a group, the most frequent."""
    found = one.alone()
    if one.tag == "g":
        del found["t"]
    return found


def used(nodes: list[Any]) -> set[str]:
    """Return the names of the symbols that written nodes use; those of known pieces are known."""
    found = set()
    for one in nodes:
        if not isinstance(one, int):
            if one.get("t") == "use":
                found.add(one["a"]["href"].removeprefix("#wl-"))
            found |= used(one.get("c", []))
    return found


def symbols(names: Iterable[str]) -> dict[str, list[str]]:
    """Return symbols as the browser gets them: name -> [view box, art].

    Each board carries them, so their art leaves out what a browser does not need: blanks where
    the next sign ends a number, and quotes that JSON would have to escape.
    """
    return {name: [SYMBOLS[name][0], slim(SYMBOLS[name][1])] for name in names}


def slim(art: str) -> str:
    """Return the same art in fewer signs."""
    return PATH.sub(lambda path: BLANK.sub("", path[0]), art).replace('"', "'")
