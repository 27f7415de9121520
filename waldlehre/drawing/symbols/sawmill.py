"""Lignum's places and works: what stands along the trail, and what can be planned."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.symbols.brush import Art, flat

BOX: Final = "-18 -18 36 36"
MASTER: Final = """
<path class="wl-lg-cloak" d="M-14 21 C-13 4 -8 -1 0 -1 C8 -1 13 4 14 21 Z"/>
<circle class="wl-lg-skin" cy="-8" r="8"/>
<path class="wl-lg-cloak" d="M-13 -11 H13 L7 -14 L6 -22 H-6 L-7 -14 Z"/>"""
APPRENTICE: Final = """
<path class="wl-lg-cloak" d="M-13 21 C-12 6 -7 1 0 1 C7 1 12 6 13 21 Z"/>
<circle class="wl-lg-skin" cy="-6" r="8"/>
<path class="wl-lg-cloak" d="M-9 -8 C-9 -17 9 -17 9 -8 H14 V-5.5 H-9 Z"/>"""

PLACES: Final = {
    "contract": """
<path class="wl-lg-paper wl-s-lg-edge" stroke-width="2" d="M-11 -15 H7 L12 -10 V15 H-11 Z"/>
<path class="wl-d wl-s-lg-edge" stroke-width="2" d="M-6 -7 H6 M-6 -1 H7 M-6 5 H2"/>
<circle class="wl-lg-cross" cx="7" cy="10" r="4.5"/>""",
    "plan": """
<rect class="wl-lg-paper wl-s-lg-edge" x="-13" y="-11" width="26" height="25" rx="3" stroke-width="2"/>
<path class="wl-d wl-s-lg-edge" stroke-width="2.5" d="M-13 -4 H13 M-6 -15 V-8 M6 -15 V-8"/>
<path class="wl-d wl-s-green-2" stroke-width="3" d="M-7 4 L-2 9 L7 0"/>""",
    "market": """
<path class="wl-lg-wood wl-s-lg-oak-k" stroke-width="2" d="M-14 -2 V14 H14 V-2"/>
<path class="wl-red wl-s-lg-oak-k" stroke-width="1.8" d="M-16 -2 L-12 -13 H12 L16 -2 C14 3 8 3 8 -2 C8 3 0 3 0 -2 C0 3 -8 3 -8 -2 C-8 3 -14 3 -16 -2 Z"/>
<path class="wl-lg-oak-k" d="M-4 14 V6 H4 V14 Z"/>""",
    "house": """
<path class="wl-tan wl-s-lg-oak-k" stroke-width="2.2" d="M-14 15 V-2 L0 -15 L14 -2 V15 Z"/>
<path class="wl-lg-oak-k" d="M-4 15 V4 H4 V15 Z"/>""",
    "x": '<path class="wl-d wl-s-lg-cross" stroke-width="5" d="M-10 -10 L10 10 M10 -10 L-10 10"/>',
    "loan": """
<rect class="wl-lg-paper wl-s-lg-edge" x="-15" y="-10" width="30" height="20" rx="2.5" stroke-width="2"/>
<circle class="wl-coin" r="6"/>
<path class="wl-d wl-s-lg-edge" stroke-width="1.8" d="M-11 -6 V6 M11 -6 V6"/>""",
}
PINE: Final = """
<path class="wl-bark" d="M18 48 V40 H22 V48 Z"/>
<path class="wl-lg-needle wl-s-lg-needle-k" stroke-width="1.8" d="M20 3 L29 18 H24 L33 31 H26 L36 43 H4 L14 31 H7 L16 18 H11 Z"/>"""
WORKS: Final = {
    "trade": """
<path class="wl-lg-oak wl-s-lg-oak-k" stroke-width="1.8" d="M-16 -9 H3 L0 0 H-12 Z"/>
<circle class="wl-lg-wood wl-s-lg-oak-k" cx="-7" cy="4" r="4.5" stroke-width="1.8"/>
<circle class="wl-coin" cx="9" cy="6" r="7.5"/>
<path class="wl-d wl-s-lg-forage-k" stroke-width="2" d="M6 6 H12 M9.5 3.5 L12 6 L9.5 8.5"/>""",
    "sawing": """
<circle class="wl-lg-birch wl-s-lg-birch-k" cx="-8" cy="-7" r="8" stroke-width="1.8"/>
<circle class="wl-lg-birch wl-s-lg-birch-k" cx="9" cy="-7" r="8" stroke-width="1.8"/>
<path class="wl-lg-iron wl-s-lg-iron-k" stroke-width="1.8" d="M-16 2 L16 -1 V9 L12 13 L8 9 L4 13 L0 9 L-4 13 L-8 9 L-12 13 L-16 10 Z"/>""",
    "heating": """
<path class="wl-flame wl-s-lg-oak-k" stroke-width="1.8" d="M0 -16 C10 -6 12 0 9 6 C7 10 -7 10 -9 6 C-12 0 -4 -2 -5 -9 C-2 -8 0 -11 0 -16 Z"/>
<path class="wl-sun" d="M0 -4 C4 1 5 4 3 6 H-3 C-5 3 -1 1 0 -4 Z"/>
<path class="wl-d wl-s-lg-oak-k" stroke-width="4.5" d="M-13 14 L13 10 M-13 10 L13 14"/>""",
    "drying": """
<circle class="wl-sun wl-s-lg-forage-k" cy="-9" r="5.5" stroke-width="1.8"/>
<path class="wl-d wl-s-lg-forage-k" stroke-width="2" d="M-9 -9 H-11.5 M9 -9 H11.5 M-6 -14 L-8 -16 M6 -14 L8 -16"/>
<rect class="wl-lg-birch wl-s-lg-birch-k" x="-12" y="0" width="11" height="7" rx="1.5" stroke-width="1.6"/>
<rect class="wl-lg-birch wl-s-lg-birch-k" x="1" y="0" width="11" height="7" rx="1.5" stroke-width="1.6"/>
<path class="wl-d wl-s-lg-edge" stroke-width="2.4" d="M-16 9.5 H16 M-13 9.5 V16 M13 9.5 V16"/>""",
    "driving": """
<circle class="wl-lg-birch wl-s-lg-birch-k" cx="-9" cy="-5" r="7" stroke-width="1.8"/>
<circle class="wl-lg-oak wl-s-lg-oak-k" cx="7" cy="-7" r="7" stroke-width="1.8"/>
<path class="wl-d wl-s-lg-wave" stroke-width="2.8" d="M-16 6 Q-12 2 -8 6 T0 6 T8 6 T16 6 M-16 13 Q-12 9 -8 13 T0 13 T8 13 T16 13"/>""",
    "cutting": """
<path class="wl-d wl-s-lg-oak-k" stroke-width="3.2" d="M-12 15 L6 -9 M12 15 L-6 -9"/>
<path class="wl-lg-iron wl-s-lg-iron-k" stroke-width="1.7" d="M1 -8 C4 -11 5 -14 5 -16 L14 -9 C11 -8 9 -5 8 -2 Z M-1 -8 C-4 -11 -5 -14 -5 -16 L-14 -9 C-11 -8 -9 -5 -8 -2 Z"/>""",
    "craftwork": """
<path class="wl-bark-red wl-s-lg-oak-k" stroke-width="1.8" d="M-15 -14 H-1 V4 L-8 10 L-15 4 Z"/>
<circle class="wl-coin" cx="7" cy="6" r="8.5"/>
<path class="wl-d wl-s-lg-forage-k" stroke-width="2.2" d="M3 6 H11 M7 2 V10"/>""",
    "provisions": """
<path class="wl-lg-food wl-s-lg-food-k" stroke-width="1.8" d="M-9 -10 L0 -15 L9 -10 V0 L0 5 L-9 0 Z"/>
<path class="wl-d wl-s-lg-food-k" stroke-width="1.8" d="M-9 -10 L0 -5 L9 -10 M0 -5 V5"/>
<path class="wl-d wl-s-lg-wave" stroke-width="2.8" d="M-16 12 Q-12 8 -8 12 T0 12 T8 12 T16 12"/>""",
    "hut": """
<path class="wl-lg-wood wl-s-lg-oak-k" stroke-width="1.8" d="M-10 14 V0 H10 V14 Z"/>
<path class="wl-bark-red wl-s-lg-oak-k" stroke-width="2" d="M-15 1 L0 -14 L15 1 Z"/>
<path class="wl-lg-oak-k" d="M-3 14 V6 H3 V14 Z"/>""",
    "overtime": """
<circle class="wl-lg-paper wl-s-lg-edge" cx="-4" cy="-4" r="11" stroke-width="2"/>
<path class="wl-d wl-s-lg-edge" stroke-width="2.4" d="M-4 -11 V-4 L1 -1"/>
<circle class="wl-lg-wenge wl-s-lg-wenge-k" cx="9" cy="9" r="7.5" stroke-width="1.6"/>
<path class="wl-d wl-s-lg-wenge-2" stroke-width="1.6" d="M5 7 H13 M5 11 H13"/>""",
}

SYMBOLS: Final[Art] = {
    "lg-master": ("-18 -26 36 52", flat(MASTER)),
    "lg-apprentice": ("-18 -26 36 52", flat(APPRENTICE)),
    "lg-pine": ("0 0 40 50", flat(PINE)),
    **{f"lg-{name}": (BOX, flat(art)) for name, art in PLACES.items()},
    **{f"lg-work-{name}": (BOX, flat(art)) for name, art in WORKS.items()},
}
