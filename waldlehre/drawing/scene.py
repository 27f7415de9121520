"""A picture as data: nested shapes with a part id, a label and, where it can be chosen, an option.

The static picture and the board in the browser draw the same scene; the browser patches it by
part id, so that pieces glide.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from json import dumps
from typing import Any

Value = str | int | float


class Node:
    """One shape or group: an SVG element as data."""

    __slots__ = ("attributes", "children", "label", "option", "part", "piece", "tag", "text")

    def __init__(
        self,
        tag: str,
        attributes: dict[str, str],
        children: list[Node],
        text: str = "",
        part: str = "",
        label: str = "",
        option: int | None = None,
    ) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.text = text
        self.part = part
        """What it shows, the same in every picture of a game: "space:5", "marker"."""
        self.label = label
        """What it is in the reader's language; art inside a labelled part stays silent."""
        self.option = option
        """The option of the open question that it stands for."""
        self.piece = False
        """True if it is kept and comes again as it is, see `drawing.memory`."""

    @property
    def symbol(self) -> str:
        """The name of the symbol that a "use" shows."""
        return self.attributes["href"].removeprefix("#wl-")

    def data(self) -> dict[str, Any]:
        """Return it for JSON; what is empty is left out."""
        found = self.alone()
        if self.children:
            found["c"] = [child.data() for child in self.children]
        return found

    def alone(self) -> dict[str, Any]:
        """Return it for JSON without what lies in it."""
        found: dict[str, Any] = {"t": self.tag}
        if self.attributes:
            found["a"] = self.attributes
        for key, value in (("x", self.text), ("p", self.part), ("l", self.label)):
            if value:
                found[key] = value
        if self.option is not None:
            found["o"] = self.option
        return found

    def like(self, other: Node) -> bool:
        """True if both are the same, but for what lies in them."""
        return (
            self.label == other.label
            and self.attributes == other.attributes
            and self.text == other.text
            and self.option == other.option
            and self.part == other.part
            and self.tag == other.tag
        )

    def walk(self) -> Iterator[Node]:
        """Yield this node and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()


def node(
    tag: str,
    *children: Node,
    text: str = "",
    part: str = "",
    label: str = "",
    option: int | None = None,
    **attributes: Value,
) -> Node:
    """Make a node; `cls` is the class, an underscore in a name is a hyphen."""
    named = {}
    for name, value in attributes.items():
        if value != "":
            named[NAMES.get(name) or hyphened(name)] = (
                value if type(value) is str else written(value)
            )
    return Node(tag, named, list(children), text, part, label, option)


NAMES = {"cls": "class"}
"""Attributes as SVG writes them, by how Python does."""


def hyphened(name: str) -> str:
    """Write a name with hyphens, and remember it."""
    NAMES[name] = name.replace("_", "-")
    return NAMES[name]


def written(value: Value) -> str:
    """Write an attribute; numbers with at most two decimals, the same on every machine."""
    if isinstance(value, str):
        return value
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


class Scene:
    """A whole picture: its size, what it shows in words, its shapes and the symbols they use."""

    def __init__(
        self,
        name: str,
        width: int,
        height: int,
        title: str,
        words: Callable[[], str],
        nodes: list[Node],
    ) -> None:
        self.name = name
        """The room's name; it chooses the section of the style sheet."""
        self.width = width
        self.height = height
        self.title = title
        self.nodes = nodes
        self._words = words

    @property
    def words(self) -> str:
        """The text alternative: everything that the picture shows."""
        return self._words()

    def data(self) -> dict[str, Any]:
        """Return it for JSON."""
        return self.data_of([one.data() for one in self.nodes])

    def data_of(self, nodes: list[Any]) -> dict[str, Any]:
        """Return it for JSON with these nodes."""
        return {
            "name": self.name,
            "width": self.width,
            "height": self.height,
            "title": self.title,
            "nodes": nodes,
        }

    def digest(self) -> str:
        """Return eight hex digits of the picture, for ids that no other picture on a page has."""
        text = dumps(self.data(), sort_keys=True, ensure_ascii=False)
        return sha256(text.encode()).hexdigest()[:8]

    def symbols(self) -> list[str]:
        """Return the names of the symbols that are used, each once, in order of the alphabet."""
        uses = {one.symbol for top in self.nodes for one in top.walk() if one.tag == "use"}
        return sorted(uses)

    def parts(self) -> dict[str, Node]:
        """Return the nodes with a part id, by id."""
        return {one.part: one for top in self.nodes for one in top.walk() if one.part}
