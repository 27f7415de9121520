"""Scene -> SVG text: the same bytes every time, safe to put into a page beside other pictures.

Ids carry eight hex digits of the scene's digest; only the symbols that are used are written;
names of players and all other words are escaped.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from waldlehre.drawing.palette import style_sheet
from waldlehre.drawing.scene import Node, Scene
from waldlehre.drawing.symbols import SYMBOLS
from waldlehre.kernel.files import move_into_place

VIEWS = ("auto", "light", "dark", "projector", "print")
"""auto follows the page; the others are fixed."""


class Picture:
    """A scene ready to be shown: draws itself in a notebook, saves itself to a file."""

    def __init__(self, scene: Scene, view: str = "auto") -> None:
        if view not in VIEWS:
            raise ValueError(f"there is no view {view!r}; there are {', '.join(VIEWS)}")
        self.scene = scene
        self.view = view

    def svg(self) -> str:
        """Return the picture as SVG text."""
        return drawn(self.scene, self.view)

    def html(self) -> str:
        """Return the picture as a figure; its words go along for those who cannot see it."""
        words = escape(self.scene.words)
        return (
            f'<figure class="wl-figure" style="margin:0;max-width:{self.scene.width}px">{self.svg()}'
            f'<figcaption style="position:absolute;width:1px;height:1px;overflow:hidden;'
            f'clip-path:inset(50%);white-space:pre-line">{words}</figcaption></figure>'
        )

    def save(self, path: str | Path) -> Path:
        """Write the picture to a file: an .svg, or an .html page; return where it is.

        Raises ValueError for another ending, OSError where nothing can be written.
        """
        target = Path(path)
        if target.suffix not in (".svg", ".html"):
            raise ValueError(f"{target.name}: a picture is saved as .svg or .html")
        text = self.svg() if target.suffix == ".svg" else page(self)
        return move_into_place(text, target)

    def _repr_html_(self) -> str:
        return self.html()

    def __str__(self) -> str:
        return self.scene.words

    def __repr__(self) -> str:
        return f"<Picture {self.scene.name}: {self.scene.title}>"


def page(picture: Picture) -> str:
    """Return a whole page that holds one picture and needs nothing else."""
    title = escape(picture.scene.title)
    return (
        f'<!doctype html>\n<html lang="und"><head><meta charset="utf-8"><title>{title}</title>'
        f"</head>\n<body>{picture.html()}</body></html>\n"
    )


def drawn(scene: Scene, view: str) -> str:
    """Return a scene as SVG text."""
    prefix = f"wl-{scene.digest()}"
    symbols = "".join(symbol(name, prefix) for name in scene.symbols())
    shapes = "".join(element(one, prefix) for one in scene.nodes)
    style = style_sheet(scene.name, view)
    classes = "wl" if view == "auto" else f"wl wl-{view}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{classes}" '
        f'viewBox="0 0 {scene.width} {scene.height}" width="{scene.width}" '
        f'style="max-width:100%;height:auto" role="img" aria-labelledby="{prefix}-t">'
        f'<title id="{prefix}-t">{escape(scene.title)}</title><style>{style}</style>'
        f'<defs aria-hidden="true">{symbols}</defs>{shapes}</svg>'
    )


def symbol(name: str, prefix: str) -> str:
    """Return a symbol's definition."""
    box, art = SYMBOLS[name]
    return f'<symbol id="{prefix}-{name}" viewBox="{box}">{art}</symbol>'


def element(one: Node, prefix: str) -> str:
    """Return a node as SVG text; where nobody can point at anything there are no asides."""
    if one.attributes.get("class") == "aside":
        return ""
    attributes = dict(one.attributes)
    if one.tag == "use":
        attributes["href"] = f"#{prefix}-{attributes['href'].removeprefix('#wl-')}"
    if one.label:
        attributes["aria-label"] = one.label
    named = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
    inside = escape(one.text, quote=False) + "".join(element(c, prefix) for c in one.children)
    return f"<{one.tag}{named}>{inside}</{one.tag}>" if inside else f"<{one.tag}{named}/>"
