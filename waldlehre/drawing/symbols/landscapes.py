"""Seven landscapes on hexes, and what stands on them; each is known by its pattern alone.

A pattern leaves room for a stream: what would stand in the water is left out.
"""

from __future__ import annotations

import re
from typing import Final

from waldlehre.drawing.symbols.brush import Art, flat

Spot = tuple[float, float, float]
"""Where a figure stands on a tile, and how large."""
Ends = tuple[tuple[float, float], ...]
"""Where a stream's ends lie on the border of a tile."""
SIZE: Final = 64
"""From the middle of a tile to a corner."""
HEXAGON: Final = "M0 -63L54.6 -31.5V31.5L0 63L-54.6 31.5V-31.5Z"
SHORE: Final = "M0 -52L45 -26V26L0 52L-45 26V-26Z"
NAMES: Final = ("forest", "rich", "lean", "field", "lake", "village", "gravel")
"""How landscapes are called in tokens and symbols, in the order of the rules."""
SHAPES: Final = {
    "fir": "m0-15l8 12h-4l7 11h-8v5h-6v-5h-8l7-11h-4z",
    "shine": "m-1-9l-3 5m0 5l-4 6",
    "dome": "m-12 4c-4-9 2-12 4-12c1-7 13-8 15 0c6-1 9 8 5 12c-6 4-18 4-24 0z",
    "trunk": "m-2 5h4v9h-4z",
    "tuft": "m-6 4q1-8-3-12m7 12q0-10-1-15m4 15q0-10 2-15m2 15q-1-8 4-12",
    "blade": "m-3 4q0-6-3-9m4 9v-12m3 12q0-5 3-8",
    "petals": "m-3.5 0h0m7 0h0m-3.5-3.500h0m0 7h0",
    "dot": "h0",
    "specks": "m-8-4h0m11-5h0m6 11h0m-12 3h0m1-12h0",
    "wave": "m-16 0q4-6 8 0t8 0t8 0t8 0",
    "wall": "m-11-1h22v14h-22z",
    "roof": "m-15 0l15-14l15 14z",
    "door": "m-3 13v-8h6v8z",
    "stone": "m-9 4l4-10l10-1l5 9l-7 6z",
    "facet": "m-5-5l9-1l2 5l-8 2z",
    "reed": "m0 8v-16m5 16v-12m-10 12l-1-10",
    "cob": "m0-8v-4m5 7v-4m-11 6v-4",
}
"""Figures in steps from their middle."""
Figures = tuple[str, str, str, list[Spot]]
"""A figure, its class, the thickness of its line, and where it stands."""
FIRS: Final[list[Spot]] = [
    *((0, -40, 1), (24, -28, 1), (-36, -12, 1), (-16, -20, 1), (42, -4, 1)),
    *((-22, 18, 1), (40, 26, 1), (4, 32, 1)),
]
TUFTS: Final[list[Spot]] = [
    *((-30, -18, 1), (6, -44, 1), (32, -14, 1), (-8, 4, 1.1), (26, 24, 1)),
    *((-28, 32, 1), (2, 46, 1), (8, -18, 1)),
]
BLOSSOMS: Final[list[Spot]] = [
    *((-14, -34, 1), (14, 8, 1), (-38, 12, 1), (4, 28, 1), (24, -34, 1)),
    *((-16, 22, 1), (42, -10, 1)),
]
SPECKS: Final[list[Spot]] = [
    *((-30, -18, 1), (6, -42, 0.9), (30, -20, 1.1), (0, -8, 1), (-34, 16, 1)),
    *((24, 16, 1.1), (-6, 24, 1), (4, 46, 0.9), (-28, 36, 0.7), (42, 4, 0.6)),
]
BLADES: Final[list[Spot]] = [
    *((-14, -26, 0.9), (20, -4, 0.9), (-18, 8, 0.9), (12, 32, 0.9), (38, 30, 0.7)),
]
THYME: Final[list[Spot]] = [(-2, -30, 1), (36, -2, 1), (-38, 0, 1), (-14, 44, 1)]
GARDENS: Final[list[Spot]] = [(6, 2, 0.75), (-44, -16, 0.6), (43, 20, 0.6)]
HOUSES: Final[list[Spot]] = [
    *((-20, -30, 1), (16, -38, 0.95), (33, -4, 0.9), (-33, 8, 0.85), (-2, 36, 1.05)),
]
STONES: Final[list[Spot]] = [
    *((-34, -28, 0.85), (30, -34, 0.85), (-10, 2, 1.15), (14, 8, 0.9), (30, 34, 0.95)),
    *((-36, 32, 0.8), (0, -48, 0.6), (2, 46, 0.7)),
]
STANDING: Final[dict[str, list[Figures]]] = {
    "forest": [
        ("trunk", "wl-bark", "", [(-4, 4, 1), (22, 8, 1)]),
        ("dome", "wl-hw-dome", "", [(-4, -2, 1), (22, 2, 1)]),
        ("fir", "wl-hw-forest", "", FIRS),
        ("shine", "wl-d wl-s-hw-shine", "2", FIRS),
    ],
    "rich": [
        ("tuft", "wl-d wl-s-hw-rich", "2.6", TUFTS),
        ("petals", "wl-d wl-s-white", "6", BLOSSOMS),
        ("dot", "wl-d wl-s-sun", "4.2", BLOSSOMS),
    ],
    "lean": [
        ("specks", "wl-d wl-s-hw-lean", "4.2", SPECKS),
        ("blade", "wl-d wl-s-hw-lean", "1.9", BLADES),
        ("dot", "wl-d wl-s-hw-petal", "5", THYME),
    ],
    "village": [
        ("trunk", "wl-bark", "", GARDENS),
        ("dome", "wl-green", "", GARDENS),
        ("wall", "wl-cream wl-o", "", HOUSES),
        ("roof", "wl-hw-village wl-o", "", HOUSES),
        ("door", "wl-fur", "", HOUSES),
    ],
    "gravel": [
        ("stone", "wl-hw-stone wl-o", "", STONES),
        ("facet", "wl-white", "", STONES[:5]),
    ],
}
"""Landscape -> what stands there, from back to front."""
UNDER: Final = {
    "forest": "",
    "rich": "",
    "lean": "",
    "field": "",
    "lake": f'<path class="wl-hw-water" d="{SHORE}"/>',
    "village": """
<path class="wl-d wl-s-hw-lane" stroke-width="6" d="M-50 -10Q-8 -14 2 12Q8 20 -2 24M2 12Q20 18 50 16"/>""",
    "gravel": """
<path class="wl-hw-pit wl-o" d="M-40 12C-34 -26 26 -34 40 4C36 32 -26 40 -40 12Z"/>
<path class="wl-hw-deep" d="M-27 11C-21 -14 18 -19 28 5C22 22 -18 27 -27 11Z"/>""",
}
"""What lies on the ground, below figures and streams."""


def placed(shape: str, x: float, y: float, scale: float) -> str:
    """Return the outline of a figure at some place."""
    steps = re.sub(
        r"-?\d*\.?\d+", lambda found: f" {number(float(found[0]) * scale)}", SHAPES[shape]
    )
    return f"M{number(x)} {number(y)}{re.sub(r'(?<=[a-z]) | (?=-)', '', steps)}"


def number(value: float) -> str:
    """Write a number with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0") or "0"


def near_water(x: float, y: float, ends: Ends, reach: float = 19) -> bool:
    """True if a stream with these ends flows past a place on a tile."""
    reach **= 2
    for part in range(11):
        share = part / 10
        if len(ends) == 2:
            (left, top), (right, low) = ends
            one, other = (1 - share) ** 2, share**2
            at_x, at_y = left * one + right * other, top * one + low * other
            if (at_x - x) ** 2 + (at_y - y) ** 2 < reach:
                return True
        else:
            for left, top in ends:
                if (left * share - x) ** 2 + (top * share - y) ** 2 < reach:
                    return True
    return False


def furrows() -> list[tuple[str, str, str]]:
    """Return the furrows of a field: class, width and outline."""
    lines: list[str] = []
    crops: list[str] = []
    for row in range(-5, 6):
        away = row * 9.6
        half = (53**2 - away**2) ** 0.5 * 0.94
        # along the furrow, then across it, turned a little against the clock
        left, right = half * -0.966 + away * 0.259, half * 0.966 + away * 0.259
        top, low = half * 0.259 + away * 0.966, half * -0.259 + away * 0.966
        bend = f"Q{number(left / 2 + right / 2)} {number(top / 2 + low / 2 - 5)}"
        line = f"M{number(left)} {number(top)}{bend} {number(right)} {number(low)}"
        (crops if row % 2 else lines).append(line)
    return [
        ("wl-d wl-s-hw-field", "3.6", "".join(lines)),
        ("wl-d wl-s-hw-crop", "4", "".join(crops)),
    ]


def waves() -> list[tuple[str, str, str]]:
    """Return what is seen on a lake: class, width and outline."""
    crests: list[Spot] = [(-12, -28, 1), (16, -10, 1.1), (-18, 6, 1.1), (8, 24, 1)]
    reeds: list[Spot] = [(32, 15, 1), (-32, -16, 0.85)]
    return [
        ("wl-d wl-s-white", "3.2", "".join(placed("wave", *one) for one in crests)),
        ("wl-d wl-s-green-2", "2", "".join(placed("reed", *one) for one in reeds)),
        ("wl-d wl-s-fur", "3.6", "".join(placed("cob", *one) for one in reeds)),
    ]


def pattern(name: str, ends: Ends = ()) -> list[tuple[str, str, str]]:
    """Return the figures of a landscape that no stream washes away: class, width, outline."""
    if name == "field":
        return furrows()
    if name == "lake":
        return waves()
    found = []
    for figure, cls, width, spots in STANDING[name]:
        reach = 26 if name == "village" else 19
        dry = [spot for spot in spots if not near_water(spot[0], spot[1], ends, reach)]
        if dry:
            found.append((cls, width, "".join(placed(figure, *spot) for spot in dry)))
    return found


def tile(name: str) -> str:
    """Return a whole tile without a stream."""
    figures = "".join(
        f'<path class="{cls}" stroke-width="{width}" d="{d}"/>'
        if width
        else f'<path class="{cls}" d="{d}"/>'
        for cls, width, d in pattern(name)
    )
    return f'<path class="wl-hw-{name}-0 wl-hw-rim" d="{HEXAGON}"/>{UNDER.get(name, "")}{figures}'


MINI: Final = {
    "forest": '<path class="wl-hw-forest" d="{}"/>'.format(placed("fir", 0, 0, 1)),
    "rich": '<path class="wl-d wl-s-hw-rich" stroke-width="3" d="{}"/>'.format(
        placed("tuft", 0, 4, 1.1)
    ),
    "lean": '<path class="wl-d wl-s-hw-lean" stroke-width="4.6" d="{}"/>'.format(
        placed("specks", 0, 2, 1.05)
    ),
    "field": '<path class="wl-d wl-s-hw-field" stroke-width="3.6" d="M-13 -5Q0 -10 13 -9M-14 3Q0 -2 14 -1M-12 11Q0 6 12 7"/>',
    "lake": '<path class="wl-d wl-s-white" stroke-width="3.4" d="{}"/>'.format(
        placed("wave", 0, -3, 0.8) + placed("wave", 0, 6, 0.8)
    ),
    "village": (
        '<path class="wl-cream wl-o" d="{}"/><path class="wl-hw-village wl-o" d="{}"/>'
        '<path class="wl-fur" d="{}"/>'
    ).format(*[placed(one, 0, 1, 1) for one in ("wall", "roof", "door")]),
    "gravel": '<path class="wl-hw-stone wl-o" d="{}"/><path class="wl-white" d="{}"/>'.format(
        placed("stone", 0, 0, 1.2), placed("facet", 0, 0, 1.2)
    ),
}
"""The one figure that stands for a landscape in a condition."""
PIECES: Final = {
    "copse": (
        "-24 -24 48 48",
        """
<ellipse class="wl-hw-shade" cx="1" cy="17" rx="21" ry="6"/>
<path class="wl-bark" d="M-14 6H-10V17H-14ZM-2 8H2V20H-2ZM10 6H14V17H10Z"/>
<path class="wl-green-2 wl-hw-lit" d="M-22 3C-25 -5 -20 -11 -14 -11C-14 -21 4 -25 9 -15C18 -17 25 -7 21 2C20 9 12 11 8 8C4 14 -5 14 -8 9C-14 12 -20 9 -22 3Z"/>
<path class="wl-d wl-s-green" stroke-width="2.4" d="M-15 -2Q-13 -7 -8 -6M-2 -12Q2 -16 6 -13M7 0Q10 -5 15 -3M-5 4Q-2 0 3 3"/>""",
    ),
    "flowers": (
        "-24 -24 48 48",
        """
<path class="wl-sun wl-o" d="M-16 -11H16A11 11 0 0 1 16 11H-16A11 11 0 0 1 -16 -11Z"/>
<path class="wl-d wl-s-white" stroke-width="5" d="M-13 -4h0m4 4h0m-4 4h0m-4-4h0M0 -4h0m4 4h0m-4 4h0m-4-4h0M13 -4h0m4 4h0m-4 4h0m-4-4h0"/>
<path class="wl-d wl-s-hw-poppy" stroke-width="5" d="M-13 0h0M0 0h0M13 0h0"/>""",
    ),
    "hedge": (
        "-32 -12 64 24",
        """
<path class="wl-hw-hedge wl-hw-lit" d="M-26 -7C-22 -10 -19 -8 -17 -8C-13 -11 -9 -9 -6 -8C-2 -11 3 -10 5 -8C9 -11 13 -10 16 -8C20 -10 26 -9 28 -4C30 2 28 8 23 8H-23C-29 8 -31 0 -26 -7Z"/>
<path class="wl-d wl-s-green" stroke-width="2.4" d="M-21 1Q-18 -5 -14 -1M-7 -1Q-4 -7 0 -2M5 3Q9 -4 13 0M17 -1Q20 -5 23 -1"/>""",
    ),
    "found": (
        "-14 -14 28 28",
        """
<circle class="wl-hw-found" r="11.5"/>
<path class="wl-d wl-s-white" stroke-width="3" d="M-5 0L-1.5 4L5.5 -4.5"/>""",
    ),
    "house": (
        "-18 -18 36 36",
        '<path class="wl-cream wl-o" d="{}"/><path class="wl-hw-village wl-o" d="{}"/>'
        '<path class="wl-fur" d="{}"/>'.format(
            *[placed(one, 0, 1, 1.05) for one in ("wall", "roof", "door")]
        ),
    ),
    "cross": (
        "-14 -14 28 28",
        """
<path class="wl-d wl-s-white" stroke-width="8" d="M-9 -9L9 9M9 -9L-9 9"/>
<path class="wl-d wl-s-hw-cross" stroke-width="4.6" d="M-9 -9L9 9M9 -9L-9 9"/>""",
    ),
    "sprite": (
        "-24 -32 48 64",
        """
<ellipse class="wl-hw-shade" cy="27" rx="17" ry="4.5"/>
<path class="wl-hw-cloak" d="M-17 26C-16 6 -9 -1 0 -1C9 -1 16 6 17 26C8 30 -8 30 -17 26Z"/>
<circle class="wl-hw-skin" cy="-6" r="9"/>
<circle class="wl-fur-dark" cx="-3.2" cy="-6.5" r="1.4"/><circle class="wl-fur-dark" cx="3.2" cy="-6.5" r="1.4"/>
<path class="wl-d wl-s-fur-dark" stroke-width="1.4" d="M-2.5 -2.500Q0 -.5 2.5 -2.5"/>
<path class="wl-hw-cloak" d="M-14 -9C-11 -20 -5 -23 8 -30C7 -22 12 -17 14 -9C6 -14 -6 -14 -14 -9Z"/>""",
    ),
    "yellowhammer": (
        "-24 -24 48 48",
        """
<path class="wl-d wl-s-fur" stroke-width="2.4" d="M0 13V20M6 13V20M-18 20.500H20"/>
<path class="wl-fur" d="M12 6L23 13L20 17L8 12Z"/>
<path class="wl-sun wl-o" d="M-14 -9C-15 -19 -1 -21 2 -12C10 -10 15 -3 14 6C11 14 -3 16 -9 9C-14 4 -13 -3 -14 -9Z"/>
<path class="wl-rust" d="M0 -7C8 -9 15 -2 16 9C8 11 -1 6 0 -7Z"/>
<path class="wl-d wl-s-fur" stroke-width="1.8" d="M4 -3L13 7M2 1L9 8M-12 -14Q-6 -18 -1 -13M-8 -5Q-4 -4 -1 -7M-6 4L-5 8M-2 6L-1 10"/>
<path class="wl-slate" d="M-13.5 -13L-20 -9.500L-13.5 -7.500Z"/>
<circle class="wl-fur-dark" cx="-7.5" cy="-10.5" r="2"/><circle class="wl-white" cx="-7" cy="-11.2" r=".7"/>""",
    ),
    "dragonfly": (
        "-24 -24 48 48",
        """
<g transform="translate(1 1) rotate(32) scale(.88)"><path class="wl-sky wl-o" d="M-1 -8C-10 -18 -24 -15 -24 -10C-23 -6 -10 -5 -1 -6ZM1 -8C10 -18 24 -15 24 -10C23 -6 10 -5 1 -6ZM-1 -4C-12 -5 -22 0 -21 4C-18 7 -8 3 -1 -2ZM1 -4C12 -5 22 0 21 4C18 7 8 3 1 -2Z"/>
<path class="wl-blue wl-o" d="M-3.5 -11H3.500L3 -1L1.8 22H-1.800L-3 -1Z"/>
<path class="wl-d wl-s-steel" stroke-width="1.6" d="M-2 4H2M-2 9H2M-1.5 14H1.5"/>
<circle class="wl-green-2" cx="-3.4" cy="-14" r="4"/><circle class="wl-green-2" cx="3.4" cy="-14" r="4"/>
<circle class="wl-white" cx="-4" cy="-15.5" r="1"/><circle class="wl-white" cx="2.8" cy="-15.5" r="1"/></g>""",
    ),
    "grasshopper": (
        "-24 -24 48 48",
        """
<path class="wl-d wl-s-green-2" stroke-width="2" d="M-15 -6C-17 -14 -11 -20 -4 -22M-13 -7C-12 -13 -6 -17 1 -18"/>
<path class="wl-green wl-o" d="M-21 0C-21 -8 -12 -10 -6 -6L21 3C22 7 19 9 14 9C2 12 -12 12 -17 7C-20 5 -21 3 -21 0Z"/>
<path class="wl-d wl-s-green-2" stroke-width="2" d="M-7 -5Q-4 2 -8 9M-3 0L18 6"/>
<path class="wl-d wl-s-green-2" stroke-width="3.6" d="M0 7L9 -14"/><path class="wl-d wl-s-green-2" stroke-width="2.4" d="M9 -14L19 18H23M-12 10L-16 18M-5 11L-7 19"/>
<circle class="wl-fur-dark" cx="-15.5" cy="-2" r="2.3"/><circle class="wl-white" cx="-15" cy="-2.7" r=".8"/>""",
    ),
    "tired": (
        "-24 -24 48 48",
        """
<path class="wl-d wl-s-sage" stroke-width="2.6" d="M-17 -10C0 -14 14 0 17 15C2 17 -15 8 -17 -10ZM-17 -10C-4 -4 8 5 17 15M-6 -3L-5 -9M2 3L4 -3M-9 -5L-14 -1M0 2L-6 7"/>""",
    ),
}
"""What stands on tiles, edges and corners, and the animals that carry a sprite."""

SYMBOLS: Final[Art] = {
    **{f"hw-land-{name}": ("-64 -64 128 128", flat(tile(name))) for name in NAMES},
    **{f"hw-sign-{name}": ("-18 -18 36 36", flat(art)) for name, art in MINI.items()},
    **{f"hw-{name}": (box, flat(art)) for name, (box, art) in PIECES.items()},
}
