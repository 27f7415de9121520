"""Sources of pollution and the four tiles that clean them."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.symbols.brush import Art, drawn

HALL: Final = """
<path class="wl-stone wl-o" d="M10 108 V70 L34 57 V70 L58 57 V70 L82 57 V70 H110 V108 Z"/>"""
STACKS: Final = """
<path class="wl-red wl-o" d="M28 38 H42 L44 74 H26 Z M64 38 H76 L78 74 H62 Z"/>"""
ROAD: Final = """
<path class="wl-slate" d="M0 44 H120 V104 H0 Z"/>
<path class="wl-d wl-s-white" stroke-width="3" d="M0 47.5 H120 M0 100.5 H120"/>"""
PLATE: Final = """
<rect class="wl-green-2" x="24" y="77" width="72" height="28" rx="7"/>
<text class="wl-plate" x="60" y="98">{} %</text>"""

PICTURES: Final = {
    # saw-tooth roof, two smoking chimneys
    "zone-industry": f"""
<path class="wl-grey wl-o" d="M24 23 c-13 -1 -15 -16 -3 -19 c5 -7 19 -4 20 4 c11 0 11 14 0 15 Z M64 17 c-10 -1 -11 -13 -2 -14 c4 -6 17 -3 17 4 c9 0 9 10 0 10 Z"/>
<path class="wl-red wl-o" d="M28 27 H42 L44 72 H26 Z M64 22 H76 L78 72 H62 Z"/>
<path class="wl-d wl-s-cream" stroke-width="4" d="M30 36 H40 M66 32 H74"/>
{HALL}
<path class="wl-blue wl-o" d="M18 79 H32 V92 H18 Z M40 79 H54 V92 H40 Z M62 79 H76 V92 H62 Z"/>
<path class="wl-slate wl-o" d="M86 82 H102 V108 H86 Z"/>""",
    # a car and its exhaust
    "zone-road": """
<path class="wl-slate" d="M0 24 H120 V112 H0 Z"/>
<path class="wl-d wl-s-white" stroke-width="3.5" d="M0 29 H120 M0 107 H120"/>
<path class="wl-d wl-s-white" stroke-width="4" stroke-dasharray="15 13" d="M4 97 H116"/>
<path class="wl-stone wl-o" d="M12 82 c-11 -1 -13 -14 -2 -16 c3 -8 16 -6 17 3 c8 0 8 12 1 13 Z M6 60 c-6 -1 -6 -10 1 -11 c3 -5 11 -3 12 2 c5 1 5 8 0 9 Z"/>
<g transform="translate(-7 -18) scale(1.14)">
<path class="wl-red wl-o" d="M33 80 C32 72 34 64 38 63 H46 L56 47 H84 L96 63 C109 64 113 70 111 80 Z"/>
<path class="wl-sky wl-o" d="M58 52 H68 V63 H51 Z M74 52 H82 L90 63 H74 Z"/>
<circle class="wl-steel wl-o" cx="52" cy="82" r="9"/><circle class="wl-stone" cx="52" cy="82" r="4"/><circle class="wl-steel wl-o" cx="94" cy="82" r="9"/><circle class="wl-stone" cx="94" cy="82" r="4"/>
<circle class="wl-sun" cx="107" cy="71" r="2.5"/></g>""",
    # one layer of filter: a puff is left
    "tile-filter_45": f"""
<path class="wl-grey" d="M30 17 c-8 -1 -8 -11 0 -12 c3 -5 13 -3 13 3 c6 0 6 9 0 9 Z M66 17 c-6 -1 -6 -9 0 -10 c3 -4 11 -2 11 3 c5 0 5 7 0 7 Z"/>
{STACKS}
<path class="wl-white wl-d wl-s-green-2" stroke-width="4" d="M22 23 H48 V43 H22 Z M58 23 H82 V43 H58 Z M26 41 L44 25 M62 41 L78 25"/>
{HALL}{PLATE.format(45)}""",
    # two layers of filter: clear air
    "tile-filter_66": f"""
{STACKS}
<path class="wl-white wl-d wl-s-green-2" stroke-width="4" d="M22 27 H48 V45 H22 Z M58 27 H82 V45 H58 Z M22 9 H48 V27 H22 Z M58 9 H82 V27 H58 Z M26 43 L44 29 M26 25 L44 11 M62 43 L78 29 M62 25 L78 11"/>
{HALL}{PLATE.format(66)}""",
    # a clean car, the converter drawn large under it
    "tile-converter": f"""
{ROAD}
<path class="wl-green wl-o" d="M8 41 C4 22 18 9 36 9 C39 29 28 42 8 41 Z"/><path class="wl-d wl-s-green-2" stroke-width="3" d="M12 37 L29 17 M20 28 V20 M20 28 H28"/>
<path class="wl-blue wl-o" d="M33 75 C32 67 34 60 38 59 H46 L56 44 H84 L96 59 C109 60 113 66 111 75 Z"/>
<path class="wl-sky wl-o" d="M58 48 H68 V59 H51 Z M74 48 H82 L90 59 H74 Z"/>
<circle class="wl-steel wl-o" cx="50" cy="76" r="8"/><circle class="wl-stone" cx="50" cy="76" r="3.5"/><circle class="wl-steel wl-o" cx="96" cy="76" r="8"/><circle class="wl-stone" cx="96" cy="76" r="3.5"/>
<path class="wl-d wl-s-white" stroke-width="5" d="M10 92 H30 M62 92 H82 C86 92 88 90 88 86"/>
<path class="wl-white wl-d wl-s-green-2" stroke-width="3.5" d="M34 83 H58 L63 88 V96 L58 101 H34 L29 96 V88 Z M38 84 V100 M46 84 V100 M54 84 V100"/>""",
    # an electric train
    "tile-railway": """
<path class="wl-tan" d="M0 92 H120 V108 H0 Z"/>
<path class="wl-d wl-s-bark" stroke-width="5" d="M8 104 l5 -9 M28 104 l5 -9 M48 104 l5 -9 M68 104 l5 -9 M88 104 l5 -9 M108 104 l5 -9"/>
<path class="wl-d wl-s-steel" stroke-width="3.5" d="M0 93 H120 M0 102 H120"/>
<path class="wl-d wl-s-steel" stroke-width="3" d="M0 22 H120 M48 42 L58 24 L68 42"/>
<path class="wl-green-2 wl-o" d="M5 84 V48 C5 44 7 42 10 42 H78 C98 42 110 56 116 76 C117 82 114 85 109 85 H8 C6 85 5 85 5 84 Z"/>
<path class="wl-d wl-s-sun" stroke-width="4" d="M8 69 H110"/>
<path class="wl-sky wl-o" d="M13 49 H29 V61 H13 Z M36 49 H52 V61 H36 Z M59 49 H75 V61 H59 Z M82 49 C92 50 98 55 103 61 H82 Z"/>
<circle class="wl-steel wl-o" cx="24" cy="87" r="6"/><circle class="wl-steel wl-o" cx="42" cy="87" r="6"/><circle class="wl-steel wl-o" cx="78" cy="87" r="6"/><circle class="wl-steel wl-o" cx="96" cy="87" r="6"/>""",
}

SYMBOLS: Final[Art] = drawn("0 0 120 120", PICTURES, "")
