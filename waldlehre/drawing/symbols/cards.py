"""A picture for each kind of card, and the back."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.symbols.brush import Art, drawn
from waldlehre.drawing.symbols.helpers import HELPERS
from waldlehre.drawing.symbols.pests import PESTS
from waldlehre.drawing.symbols.weather import WEATHER

BACK: Final = {
    "back": """
<rect class="wl-green-2 wl-o" x="1" y="1" width="58" height="78" rx="7"/>
<rect class="wl-d wl-s-sage" stroke-width="1.5" x="5" y="5" width="50" height="70" rx="4"/>
<path class="wl-sage" d="M30 13 L40 29 H36 L46 45 H40 L49 59 H33 V67 H27 V59 H11 L20 45 H14 L24 29 H20 Z"/>
<path class="wl-d wl-s-green-2" stroke-width="2.5" d="M24 29.5 Q30 33 36 29.5 M20 45.5 Q30 50 40 45.5"/>"""
}

SYMBOLS: Final[Art] = {
    **drawn("0 0 60 60", {**PESTS, **WEATHER, **HELPERS}, "card-"),
    **drawn("0 0 60 80", BACK, "card-"),
}
