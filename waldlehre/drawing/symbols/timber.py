"""Lignum's pieces: logs are discs, sawn wood is blocks; kinds differ by mark as well as colour."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.symbols.brush import Art, flat

WOODS: Final = ("birch", "oak", "wenge")
BOX, SMALL, FIGURE = "-18 -18 36 36", "-13 -9 26 18", "-18 -24 36 48"

LOG_MARKS: Final = {
    "birch": """
<circle class="wl-d wl-s-lg-birch-2" r="5" stroke-width="1.8"/>
<path class="wl-d wl-s-lg-birch-k" stroke-width="2.4" d="M-11 -3 H-7 M7 -4 H11 M-3 -10 H2 M-4 10 H2 M7 5 H11 M-11 5 H-8"/>""",
    "oak": """
<circle class="wl-d wl-s-lg-oak-k" r="9.5" stroke-width="1.8"/>
<circle class="wl-d wl-s-lg-oak-k" r="5" stroke-width="1.8"/><circle class="wl-lg-oak-k" r="1.6"/>""",
    "wenge": """
<path class="wl-d wl-s-lg-wenge-2" stroke-width="2.2" d="M-9 -6 H9 M-11 0 H11 M-9 6 H9"/>""",
}
RIMS: Final = {"birch": "birch-k", "oak": "oak-k", "wenge": "wenge-k"}
BLOCK_MARKS: Final = {
    "birch": '<path class="wl-d wl-s-lg-birch-k" stroke-width="2" d="M-7 -3 H-3 M3 -3 H7 M-2 3 H2"/>',
    "oak": (
        '<path class="wl-d wl-s-lg-oak-k" stroke-width="1.7" '
        'd="M-9 -2 C-3 -5 3 1 9 -2 M-9 3 C-3 0 3 6 9 3"/>'
    ),
    "wenge": '<path class="wl-d wl-s-lg-wenge-2" stroke-width="1.8" d="M-8 -2.5 H8 M-8 2.5 H8"/>',
}


def log(wood: str) -> str:
    """Return a log, seen from its cut end."""
    rim = f'<circle class="wl-lg-{wood} wl-s-lg-{RIMS[wood]}" r="14" stroke-width="2"/>'
    return rim + LOG_MARKS[wood]


def block(wood: str) -> str:
    """Return a piece of sawn wood."""
    return (
        f'<rect class="wl-lg-{wood} wl-s-lg-{RIMS[wood]}" x="-12" y="-7.5" width="24" height="15" '
        f'rx="2" stroke-width="1.8"/>{BLOCK_MARKS[wood]}'
    )


def figure(cloak: str, tool: str) -> str:
    """Return a worker with a tool."""
    return (
        f'<path class="wl-lg-{cloak} wl-lg-rim" d="M-13 20 C-12 6 -7 1 0 1 C7 1 12 6 13 20 Z"/>'
        f'<circle class="wl-lg-skin" cy="-7" r="7.5"/>{tool}'
    )


TOOLS: Final = {
    "lumberjack": (
        "lumber",
        """
<path class="wl-d wl-s-lg-oak-k" stroke-width="2.6" d="M12 18 V-10"/>
<path class="wl-lg-iron wl-s-lg-iron-k" stroke-width="1.5" d="M12 -12 H4 C5 -6 5 -5 4 -1 L12 -3 Z"/>""",
    ),
    "porter": (
        "porter",
        '<path class="wl-tan wl-s-lg-oak-k" stroke-width="1.6" d="M-15 -2 H-6 V14 H-15 Z"/>',
    ),
    "sawyer": (
        "sawyer",
        """
<path class="wl-lg-iron wl-s-lg-iron-k" stroke-width="1.5" d="M-12 8 L12 4 V11 L9 14 L6 11 L3 14 L0 11 L-3 14 L-6 11 L-9 14 L-12 12 Z"/>""",
    ),
}

GEAR: Final = {
    "cart": """
<path class="wl-d wl-s-lg-oak-k" stroke-width="2.5" d="M9 -6 L17 -10"/>
<path class="wl-lg-oak wl-s-lg-oak-k" stroke-width="2" d="M-16 -6 H9 L6 5 H-12 Z"/>
<circle class="wl-lg-wood wl-s-lg-oak-k" cx="-6" cy="9" r="6" stroke-width="2.2"/>
<circle class="wl-lg-oak-k" cx="-6" cy="9" r="1.5"/>""",
    "saw": """
<path class="wl-lg-iron wl-s-lg-iron-k" stroke-width="2" d="M-16 -4 L14 -9 V3 L10 7 L7 3 L3 7 L0 3 L-4 7 L-7 3 L-11 7 L-16 2 Z"/>
<path class="wl-d wl-s-lg-oak-k" stroke-width="4" d="M-16 -9 V10 M14 -12 V6"/>""",
    "sleigh": """
<path class="wl-d wl-s-lg-oak" stroke-width="3" d="M-14 -5 H10 M-9 -5 V7 M0 -5 V7 M9 -5 V7"/>
<path class="wl-d wl-s-lg-iron-k" stroke-width="3" d="M-16 8 H11 C17 8 17 -2 11 -4"/>""",
    "raft": """
<path class="wl-lg-oak wl-s-lg-oak-k" stroke-width="1.6" d="M-13 -10 H13 A2.9 2.9 0 0 1 13 -4.2 H-13 A2.9 2.9 0 0 1 -13 -10 Z M-13 -4.2 H13 A2.9 2.9 0 0 1 13 1.6 H-13 A2.9 2.9 0 0 1 -13 -4.2 Z M-13 1.6 H13 A2.9 2.9 0 0 1 13 7.4 H-13 A2.9 2.9 0 0 1 -13 1.6 Z"/>
<path class="wl-d wl-s-lg-wood" stroke-width="2.5" d="M-8 -11 V8.5 M8 -11 V8.5"/>
<path class="wl-d wl-s-lg-wave" stroke-width="2.5" d="M-16 13 Q-12 9 -8 13 T0 13 T8 13 T16 13"/>""",
    "forage": """
<path class="wl-d wl-s-lg-forage-k" stroke-width="7" d="M-8 12 C-12 2 -6 -2 -9 -11 M0 12 V-12 M8 12 C12 2 6 -2 9 -11"/>
<path class="wl-d wl-s-lg-forage" stroke-width="3.6" d="M-8 12 C-12 2 -6 -2 -9 -11 M0 12 V-12 M8 12 C12 2 6 -2 9 -11"/>
<path class="wl-d wl-s-lg-forage-k" stroke-width="3.5" d="M-11 2 H11"/>""",
    "food": """
<path class="wl-lg-food wl-s-lg-food-k" stroke-width="2" d="M-12 -6 L0 -13 L12 -6 V8 L0 15 L-12 8 Z"/>
<path class="wl-d wl-s-lg-food-k" stroke-width="2" d="M-12 -6 L0 1 L12 -6 M0 1 V15"/>""",
    "axe": """
<path class="wl-d wl-s-lg-oak-k" stroke-width="4" d="M-11 15 L6 -9"/>
<path class="wl-lg-iron wl-s-lg-iron-k" stroke-width="2" d="M-2 -8 C2 -12 4 -15 4 -17 L15 -9 C12 -8 9 -4 8 0 Z"/>""",
}
CRAFTS: Final = {
    "craft": """
<rect class="wl-lg-craft wl-lg-rim" x="-13" y="-13" width="26" height="26" rx="5"/>
<path class="wl-d wl-s-white" stroke-width="3" d="M-5 -4 C-5 -10 6 -10 6 -3 C6 1 1 1 1 5"/>
<circle class="wl-white" cx="1" cy="9.5" r="2"/>""",
    "board": """
<rect class="wl-tan wl-s-lg-oak-k" x="-15" y="-6" width="30" height="12" rx="1.5" stroke-width="2"/>
<path class="wl-d wl-s-lg-oak-k" stroke-width="1.5" d="M-11 -1.5 H4 M-6 2.5 H11"/>""",
    "shingle": """
<path class="wl-bark-red wl-s-lg-oak-k" stroke-width="2" d="M-10 -14 H10 V7 L0 14 L-10 7 Z"/>
<path class="wl-d wl-s-lg-oak-k" stroke-width="1.5" d="M-3.5 -12 V9 M3.5 -12 V9"/>""",
    "stake": """
<path class="wl-lg-wood wl-s-lg-oak-k" stroke-width="2" d="M-5 -15 H5 V7 L0 16 L-5 7 Z"/>
<path class="wl-d wl-s-lg-oak-k" stroke-width="1.5" d="M0 -11 V4"/>""",
    "reeds": """
<path class="wl-d wl-s-green-2" stroke-width="2.6" d="M-7 15 Q-4 0 -8 -7 M0 15 V-8 M7 15 Q4 0 8 -6"/>
<path class="wl-d wl-s-bark" stroke-width="5" d="M-8.5 -8 L-9 -12 M0 -9 V-14 M8.5 -7 L9 -11"/>
<path class="wl-d wl-s-lg-forage-k" stroke-width="3" d="M-8 6 H8"/>""",
    "joker": """
<path class="wl-sun wl-s-lg-forage-k" stroke-width="2" d="M0 -15 L4.4 -5 L15 -4.5 L6.7 2.3 L9.5 13 L0 7 L-9.5 13 L-6.7 2.3 L-15 -4.5 L-4.4 -5 Z"/>""",
}

SYMBOLS: Final[Art] = {
    **{f"lg-log-{wood}": ("-16 -16 32 32", flat(log(wood))) for wood in WOODS},
    **{f"lg-block-{wood}": (SMALL, flat(block(wood))) for wood in WOODS},
    **{f"lg-{name}": (FIGURE, flat(figure(*about))) for name, about in TOOLS.items()},
    **{f"lg-{name}": (BOX, flat(art)) for name, art in {**GEAR, **CRAFTS}.items()},
}
