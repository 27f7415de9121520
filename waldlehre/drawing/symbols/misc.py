"""Small signs: points, arrows, money, seasons, marks."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.symbols.brush import Art, flat

ARROW: Final = 'd="M-15 -6.5 H0 V-11.5 L15 0 L0 11.5 V6.5 H-15 Z"'
PICTURES: Final = {
    # resistance that is left, and a damage point: red and crossed
    "circle": ("-10 -10 20 20", '<circle class="wl-circ" r="7.5"/>'),
    "damage": (
        "-10 -10 20 20",
        """
<circle class="wl-hit" r="8"/>
<path class="wl-d wl-s-white" stroke-width="2.8" d="M-3.5 -3.5 L3.5 3.5 M3.5 -3.5 L-3.5 3.5"/>""",
    ),
    # all circles taken: the next point kills
    "full": (
        "-12 -12 24 24",
        """
<path class="wl-sun wl-o" d="M0 -10 L10.5 8.5 H-10.5 Z"/>
<path class="wl-d wl-s-pink" stroke-width="2.8" d="M0 -4 V2.5"/><circle class="wl-pink" cy="5.8" r="1.5"/>""",
    ),
    # arrows point to the right: black with plus pollutes, white with minus is cleaned
    "arrow-black": (
        "-18 -14 36 28",
        f"""
<path class="wl-arrow-black" {ARROW}/>
<path class="wl-d wl-s-white" stroke-width="2.6" d="M-8 0 H2 M-3 -3.6 V3.6"/>""",
    ),
    "arrow-white": (
        "-18 -14 36 28",
        f"""
<path class="wl-arrow-white" {ARROW}/>
<path class="wl-d wl-s-pink" stroke-width="2.8" d="M-8 0 H2"/>""",
    ),
    # for arrows that point up or down: the minus stays level
    "arrow-white-v": (
        "-18 -14 36 28",
        f"""
<path class="wl-arrow-white" {ARROW}/>
<path class="wl-d wl-s-pink" stroke-width="2.8" d="M-3 -3.6 V3.6"/>""",
    ),
    # a coin with an oak leaf
    "coin": (
        "-12 -12 24 24",
        """
<circle class="wl-coin" r="10.5"/><circle class="wl-coin-2" r="7.6"/>
<path class="wl-coin-2" d="M0 5 V-4 M0 1 L-3 -1.5 M0 1 L3 -1.5 M0 -2 L-2 -4 M0 -2 L2 -4"/>""",
    ),
    "season-winter": (
        "-12 -12 24 24",
        """
<path class="wl-d wl-s-pink" stroke-width="2" d="M0 -9 V9 M-7.8 -4.5 L7.8 4.5 M-7.8 4.5 L7.8 -4.5 M-2.5 -8.5 L0 -6 L2.5 -8.5 M-2.5 8.5 L0 6 L2.5 8.5 M-8.6 -2 L-5.2 -3 L-6.1 -6.4 M8.6 2 L5.2 3 L6.1 6.4 M-8.6 2 L-5.2 3 L-6.1 6.4 M8.6 -2 L5.2 -3 L6.1 -6.4"/>""",
    ),
    "season-spring": (
        "-12 -12 24 24",
        """
<path class="wl-white wl-o" d="M0 -2 C-9 -2 -10 -10 -9 -10 C-1 -10 0 -4 0 -2 Z M0 1 C8 1 9.5 -6 8.5 -7 C1 -7 0 -1 0 1 Z"/>
<path class="wl-d wl-s-pink" stroke-width="2.2" d="M0 10 V-2 M-6 10 H6"/>""",
    ),
    "season-summer": (
        "-12 -12 24 24",
        """
<circle class="wl-white wl-o" r="4.5"/>
<path class="wl-d wl-s-pink" stroke-width="2.2" d="M0 -7.5 V-10 M0 7.5 V10 M-7.5 0 H-10 M7.5 0 H10 M-5.3 -5.3 L-7 -7 M5.3 5.3 L7 7 M-5.3 5.3 L-7 7 M5.3 -5.3 L7 -7"/>""",
    ),
    "season-autumn": (
        "-12 -12 24 24",
        """
<path class="wl-white wl-o" d="M-4.5 4.5 C-11 -3 -2 -10 9 -9.5 C10 2 3 11 -4.5 4.5 Z"/>
<path class="wl-d wl-s-pink" stroke-width="2" d="M-9 9.5 L4 -4.5 M-1.5 1.5 L-2 -3.5 M-1.5 1.5 H4"/>""",
    ),
    # the season marker: a pawn on a white disc, seen on every colour of the ring
    "marker": (
        "-15 -15 30 30",
        """
<circle class="wl-white wl-o" r="13"/>
<path class="wl-red wl-o" d="M-7 9 C-7 5 -4 4 -3 -1 A4.8 4.8 0 1 1 3 -1 C4 4 7 5 7 9 Z"/>""",
    ),
    # chosen
    "check": (
        "-15 -15 30 30",
        """
<circle class="wl-badge" r="13"/><path class="wl-badge-2" d="M-6 .5 L-2 5 L6.5 -4.5"/>""",
    ),
    # something is wrong: an octagon, so that it is not taken for "full"
    "warning": (
        "-12 -12 24 24",
        """
<path class="wl-warn" d="M-4.4 -10.5 H4.4 L10.5 -4.4 V4.4 L4.4 10.5 H-4.4 L-10.5 4.4 V-4.4 Z"/>
<path class="wl-warn-2" d="M0 -5 V1"/><path class="wl-warn-2" d="M0 5.5 V5.6"/>""",
    ),
}

SYMBOLS: Final[Art] = {name: (box, flat(markup)) for name, (box, markup) in PICTURES.items()}
