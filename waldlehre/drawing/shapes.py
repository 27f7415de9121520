"""The few shapes that scenes are made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from unicodedata import category, combining, east_asian_width

from waldlehre.drawing.scene import Node, Value, node

Box = tuple[float, float, float, float, float]
"""Left, top, width, height and corner of a ring."""
SMALL = 11
"""The smallest type as drawn."""
SOFT = "\u00ad"
"""A soft hyphen: a word may be broken here."""
HEAD = 15
"""The type of headings, always bold."""
ALMOST = "≈"
"""Marks what was reconstructed, not read off the printed box."""
LETTERS = "ABCD"
"""What seats are called where there is no room for a name."""
BOLD = frozenset(("t-b", "t-head", "t-title", "t-num"))


def group(
    *children: Node,
    part: str = "",
    label: str = "",
    option: int | None = None,
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    **attributes: Any,
) -> Node:
    """Return a group, moved and scaled."""
    moves = []
    if x or y:
        moves.append(f"translate({x:g} {y:g})")
    if scale != 1:
        moves.append(f"scale({scale:g})")
    if moves:
        attributes["transform"] = " ".join(moves)
    return node("g", *children, part=part, label=label, option=option, **attributes)


def rect(x: float, y: float, width: float, height: float, r: float = 0, **attributes: Any) -> Node:
    """Return a rectangle with round corners."""
    place = {"x": x or "", "y": y or "", "rx": r or ""}
    return node("rect", **{**place, "width": width, "height": height, **attributes})


def circle(x: float, y: float, r: float, **attributes: Any) -> Node:
    """Return a circle."""
    return node("circle", cx=x or "", cy=y or "", r=r, **attributes)


def path(d: str, **attributes: Any) -> Node:
    """Return a path."""
    return node("path", d=d, **attributes)


def use(symbol: str, x: float, y: float, width: float, height: float = 0, **more: Any) -> Node:
    """Return a symbol drawn in a box."""
    place = {"x": x or "", "y": y or "", "width": width, "height": height or width}
    return node("use", **{"href": f"#wl-{symbol}", **place, **more})


def words(x: float, y: float, text: str, size: float = 13, fit: float = 0, **more: Any) -> Node:
    """Return a line of text; where it might be wider than `fit` it is squeezed, never cut."""
    cls = str(more.get("cls", ""))
    if fit and pixels(text, size, cls) > fit:
        more["textLength"] = fit
        more["lengthAdjust"] = "spacingAndGlyphs"
    if size == SMALL:
        more["cls"] = f"t-small {cls}".strip()
    elif size == HEAD and BOLD.intersection(cls.split()):
        more["cls"] = f"t-head {cls}"
    elif size != 13:
        more["style"] = sized(size, more.get("style", ""))
    return node("text", text=text, x=x, y=y, **more)


def sized(size: float, style: Value = "") -> str:
    """Return the style of type of this size; each view has its own factor for all type."""
    found = f"font-size:calc({size:.4g}px*var(--wl-t))"
    return f"{found};{style}" if style else found


def seat_badge(seat: int, x: float, y: float, r: float) -> Node:
    """Return a player's colour and letter."""
    letter = words(x, y + 0.37 * r, LETTERS[seat], max(11, r), cls="t-mid t-b", style="fill:#fff")
    return group(circle(x, y, r, fill=f"var(--wl-p{seat + 1})"), letter)


def badge(x: float, y: float, number: int, r: float = 12) -> Node:
    """Return the digit that links a piece, an option of the panel and a key."""
    return group(
        rect(x - r, y - r, 2 * r, 2 * r, r * 0.42, cls="key"),
        words(x, y + r * 0.42, str(number), size=r * 1.2, cls="key-t"),
        cls="keycap",
        aria_hidden="true",
    )


def choosable(
    x: float, y: float, width: float, height: float, r: float, number: int = 0
) -> list[Node]:
    """Return the gap, the ring and the badge of something that can be chosen."""
    found = [
        rect(x, y, width, height, r, cls="gap"),
        rect(x, y, width, height, r, cls="ring"),
    ]
    return [*found, badge(x + width - 3, y + 3, number, 15)] if number else found


def ringed(box: Box, number: int, scale: float, digit: tuple[float, float]) -> list[Node]:
    """Return gap, ring and digit; around small pieces all of them are finer."""
    left, top, width, height, r = [round(one / scale, 1) for one in box]
    ring = choosable(left, top, width, height, r, number)
    if scale != 1:
        for one in ring:
            one.attributes["transform"] = f"scale({scale:.3g})"
    if digit != (0, 0):
        x, y = digit[0] - (left + width - 3) * scale, digit[1] - (top + 3) * scale
        ring[-1].attributes["transform"] = f"translate({x:.4g} {y:.4g}) scale({scale:.3g})"
    return ring


@lru_cache(maxsize=4096)
def sign_breadth(sign: str) -> float:
    """Return about how wide a sign is in the widest system font, as a part of the type's size.

    Signs of East Asia and emoji are twice as wide; marks above other signs take no room.
    """
    if combining(sign) or category(sign) in ("Mn", "Me", "Cf"):
        return 0
    if east_asian_width(sign) in "WF":
        return 1.3
    if sign in "ijlI.,;:'!| \u202f":
        return 0.33
    if sign in "frt()-/":
        return 0.41
    if sign in "mwMW@%—":
        return 0.95
    return 0.72 if sign.isupper() else 0.62


def pixels(text: str, size: float, cls: str = "") -> float:
    """Return about how many pixels wide a line of text is; bold type is wider."""
    bold = BOLD.intersection(cls.split())
    return sum(map(sign_breadth, text)) * size * (1.13 if bold else 1)


def block(
    x: float,
    y: float,
    text: str,
    width: float,
    size: float = 13,
    leading: float = 1.3,
    **more: Any,
) -> list[Node]:
    """Return a text broken into lines of at most `width` pixels.

    Words break at soft hyphens; what is still longer is squeezed.
    """
    cls = str(more.get("cls", ""))
    lines = [""]
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}".strip()
        if pixels(joined.replace(SOFT, ""), size, cls) <= width:
            lines[-1] = joined
        else:
            lines += hyphenated(word, width, size, cls)
    return [
        words(x, y + at * size * leading, line.replace(SOFT, ""), size, width, **more)
        for at, line in enumerate(line for line in lines if line)
    ]


def hyphenated(word: str, width: float, size: float, cls: str) -> list[str]:
    """Break a word at its soft hyphens where it is too long for a line."""
    if pixels(word.replace(SOFT, ""), size, cls) <= width:
        return [word]
    lines = [""]
    for syllables in word.split(SOFT):
        if lines[-1] and pixels(f"{lines[-1]}{syllables}-", size, cls) > width:
            lines[-1] = lines[-1].removesuffix("-") + "-"
            lines.append(syllables)
        else:
            lines[-1] += syllables
    return lines
