"""Twelve guests of the trees, each a face that a child knows again."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.symbols.brush import Art, drawn, eyes

ANIMALS: Final = {
    "roe_deer": f"""
<path class="wl-d wl-s-fur-dark" stroke-width="2.6" d="M-4 -9 C-7 -13 -7 -17 -6 -22 M-6.5 -15 L-10 -18 M-6.5 -18 L-3.5 -21 M4 -9 C7 -13 7 -17 6 -22 M6.5 -15 L10 -18 M6.5 -18 L3.5 -21"/>
<path class="wl-rust" d="M-6 -4 C-8 -13 -17 -16 -22 -13 C-22 -7 -15 -1 -8 0 Z M6 -4 C8 -13 17 -16 22 -13 C22 -7 15 -1 8 0 Z"/>
<path class="wl-cream" d="M-9 -5 C-12 -10 -16 -12 -20 -11.5 C-19 -8 -14 -4 -9 -3 Z M9 -5 C12 -10 16 -12 20 -11.5 C19 -8 14 -4 9 -3 Z"/>
<path class="wl-rust" d="M-9 -6 C-6 -12 6 -12 9 -6 C11 0 8 7 6 13 C5 21 -5 21 -6 13 C-8 7 -11 0 -9 -6 Z"/>
<path class="wl-cream" d="M-6 14 C-5 8 5 8 6 14 C6 22 -6 22 -6 14 Z"/>
<path class="wl-fur-dark" d="M-4 11.5 C-2 9.5 2 9.5 4 11.5 C4 15 -4 15 -4 11.5 Z"/>
{eyes(5.6, 0, 2.5)}""",
    "hare": f"""
<path class="wl-tan" d="M-3 -3 C-13 -10 -16 -23 -11 -24 C-5 -24 -2 -12 -1 -4 Z M3 -3 C13 -10 16 -23 11 -24 C5 -24 2 -12 1 -4 Z"/>
<path class="wl-fur-dark" d="M-13.5 -18 C-14 -22 -13 -24 -11 -24 C-9 -24 -7 -22 -6 -19 Z M13.5 -18 C14 -22 13 -24 11 -24 C9 -24 7 -22 6 -19 Z"/>
<path class="wl-rose" d="M-4 -6 C-9 -11 -11 -15 -11 -17 L-7.5 -17 C-6 -14 -4 -10 -4 -6 Z M4 -6 C9 -11 11 -15 11 -17 L7.5 -17 C6 -14 4 -10 4 -6 Z"/>
<path class="wl-tan" d="M0 -7 C9 -7 13 0 13 7 C13 14 8 19 0 19 C-8 19 -13 14 -13 7 C-13 0 -9 -7 0 -7 Z"/>
<path class="wl-cream" d="M0 5 C6 5 9 9 9 12 C9 17 5 19 0 19 C-5 19 -9 17 -9 12 C-9 9 -6 5 0 5 Z"/>
<path class="wl-fur-dark" d="M-3 6.5 H3 L0 10 Z"/><path class="wl-white" d="M-2.2 12 H2.2 V16 H-2.2 Z"/>
<path class="wl-d wl-s-fur-dark" stroke-width="1.2" d="M0 9 V12 M-3.5 12 H3.5 M-6 10 L-14 8 M-6 12 L-14 13 M6 10 L14 8 M6 12 L14 13"/>
{eyes(6.5, 1.5, 2.5)}""",
    "fox": f"""
<path class="wl-rust" d="M-19 -20 L-5 -10 H5 L19 -20 L19 0 C18 7 8 15 0 20 C-8 15 -18 7 -19 0 Z"/>
<path class="wl-fur-dark" d="M-16.5 -15.5 L-9 -9.5 L-15.5 -4 Z M16.5 -15.5 L9 -9.5 L15.5 -4 Z"/>
<path class="wl-cream" d="M-19 0 C-12 1 -6 3 -3 9 L0 20 C-9 15 -18 8 -19 0 Z M19 0 C12 1 6 3 3 9 L0 20 C9 15 18 8 19 0 Z"/>
<path class="wl-fur-dark" d="M-3.5 14 C-2 12.5 2 12.5 3.5 14 L0 20 Z"/>
{eyes(7, -1.5, 2.5)}""",
    "stag": f"""
<path class="wl-d wl-s-fur" stroke-width="3" d="M-3 -4 C-8 -8 -15 -9 -16 -21 M-9 -8.5 L-20 -7 M-13.5 -12 L-8 -20 M-15 -15 L-22 -16 M3 -4 C8 -8 15 -9 16 -21 M9 -8.5 L20 -7 M13.5 -12 L8 -20 M15 -15 L22 -16"/>
<path class="wl-fur" d="M-6 -2 C-11 -5 -17 -4 -18 0 C-14 5 -9 4 -6 3 Z M6 -2 C11 -5 17 -4 18 0 C14 5 9 4 6 3 Z"/>
<path class="wl-rose" d="M-8 0 C-11 -2 -14 -2 -15.5 -.5 C-13 2 -10 2 -8 1.5 Z M8 0 C11 -2 14 -2 15.5 -.5 C13 2 10 2 8 1.5 Z"/>
<path class="wl-fur" d="M-8 -4 C-5 -8 5 -8 8 -4 C10 3 7 12 5 17 C4 23 -4 23 -5 17 C-7 12 -10 3 -8 -4 Z"/>
<path class="wl-tan" d="M-5 16 C-4 11 4 11 5 16 C5 23 -5 23 -5 16 Z"/>
<path class="wl-fur-dark" d="M-3.5 15 C-2 13 2 13 3.5 15 C3 18 -3 18 -3.5 15 Z"/>
<path class="wl-tan" d="M-8 0 C-6 -2.5 -3 -2 -2 2 C-3 5 -6 5 -7.5 3 Z M8 0 C6 -2.5 3 -2 2 2 C3 5 6 5 7.5 3 Z"/>
{eyes(4.8, 2, 2.2)}""",
    "wild_boar": f"""
<path class="wl-steel" d="M-15 -7 L-20 -19 L-9 -14 L-6 -20 L-3 -15 L0 -21 L3 -15 L6 -20 L9 -14 L20 -19 L15 -7 C20 2 16 17 0 19 C-16 17 -20 2 -15 -7 Z"/>
<path class="wl-rose" d="M-17 -15.5 L-11 -12 L-14 -8 Z M17 -15.5 L11 -12 L14 -8 Z"/>
<path class="wl-fur" d="M-10 9 C-10 1 10 1 10 9 C10 18 -10 18 -10 9 Z"/>
<ellipse class="wl-rose" cy="9.5" rx="7.5" ry="5.5"/>
<path class="wl-fur-dark" d="M-4.5 9.5 a1.6 2.4 0 1 0 3.2 0 a1.6 2.4 0 1 0 -3.2 0 M1.3 9.5 a1.6 2.4 0 1 0 3.2 0 a1.6 2.4 0 1 0 -3.2 0"/>
<path class="wl-cream" d="M-9 15 C-14 14 -15 8 -13 2 C-11 7 -9 9 -7 11 Z M9 15 C14 14 15 8 13 2 C11 7 9 9 7 11 Z"/>
<circle class="wl-cream" cx="-7.5" cy="-4" r="3.2"/><circle class="wl-cream" cx="7.5" cy="-4" r="3.2"/>
{eyes(7.2, -4, 2.1)}""",
    "marten": """
<path class="wl-d wl-s-bark" stroke-width="3.5" d="M-22 18.5 H22"/>
<path class="wl-fur" d="M10 4 C16 6 17 2 15 -4 C12 -12 14 -20 20 -20 C25 -16 25 -2 20 5 C17 10 11 10 9 8 Z"/>
<path class="wl-fur" d="M-9 -4 C-2 -8 9 -6 14 1 C18 7 18 13 17 18 H12 C12 14 10 11 7 11 C3 12 -1 12 -4 11 L-5 18 H-10 C-12 13 -13 8 -13 4 Z"/>
<path class="wl-fur" d="M-23 -7 C-22 -12 -19 -15 -15 -17 C-9 -19 -3 -17 -2 -11 C-1 -5 -3 2 -6 7 L-13 8 C-14 5 -14 1 -14 -3 C-17 -3 -21 -4 -23 -7 Z"/>
<path class="wl-sun" d="M-17 -3.5 C-14 -4 -11 -4.5 -9 -6 C-6 -1 -7 7 -12 10 C-15 6 -14 0 -14.5 -3 Z"/>
<path class="wl-fur" d="M-11 -15 C-13 -22 -3 -24 -2 -16 C-3 -13 -7 -12 -11 -15 Z"/><path class="wl-cream" d="M-9 -16 C-9 -20 -4 -20 -4 -16 C-5 -14.5 -8 -14.5 -9 -16 Z"/>
<path class="wl-fur-dark" d="M-23.5 -7.5 C-23 -10 -20 -10 -20 -8.5 C-20 -6.5 -22 -6 -23.5 -7.5 Z"/>
<circle class="wl-tan" cx="-13.5" cy="-11" r="3"/><circle class="wl-fur-dark" cx="-14" cy="-11" r="2.2"/><circle class="wl-white" cx="-13.3" cy="-11.8" r=".8"/>""",
    "jay": """
<path class="wl-d wl-s-fur" stroke-width="2.4" d="M-2 14 V21 M4 14 V21 M-21 21 H21"/>
<path class="wl-fur-dark" d="M-8 4 L-23 14 L-20 18 L-3 13 Z"/>
<path class="wl-tan" d="M3 -20 C10 -22 16 -17 16 -10 C16 -6 15 -3 15 1 C15 11 7 16 -1 15 C-8 14 -12 8 -10 2 C-8 -5 -2 -8 -1 -13 C-1 -17 0 -19 3 -20 Z"/>
<path class="wl-cream" d="M-10 4 C-11 9 -8 14 -1 15 L-6 9 Z"/>
<path class="wl-steel" d="M-13 9 C-9 -3 0 -5 7 -3 C8 5 0 12 -13 9 Z"/>
<path class="wl-blue" d="M-3 -3 C0 -4.5 4 -4.5 8 -3.5 C8 1 6 4 2 6 C2 2 0 -1 -3 -3 Z"/>
<path class="wl-d wl-s-white" stroke-width="1.3" d="M1 -3.5 C3 -1 4 1 4.5 3.5 M4.5 -4 C6 -2 6.5 -1 7 1 M-8 7 L-3 3"/>
<path class="wl-fur-dark" d="M16 -14 L23 -11 L15.5 -8.5 Z M16 -9 C14 -9 11 -6 9 -3 C8 -6 10 -9 13 -11 Z"/>
<path class="wl-d wl-s-fur" stroke-width="1.5" d="M3 -19 L4 -16 M7 -20 L7.5 -17"/>
<circle class="wl-sky" cx="9.5" cy="-13" r="3"/><circle class="wl-fur-dark" cx="10" cy="-13" r="1.8"/>""",
    "badger": f"""
<path class="wl-steel" d="M-18 -9 C-20 -18 -11 -20 -8 -13 Z M18 -9 C20 -18 11 -20 8 -13 Z"/>
<path class="wl-cream" d="M-16.5 -11 C-17 -16 -12 -17 -10 -13 Z M16.5 -11 C17 -16 12 -17 10 -13 Z"/>
<path class="wl-grey" d="M-19 -3 C-18 -18 18 -18 19 -3 C19 5 11 11 6 17 C4 21 -4 21 -6 17 C-11 11 -19 5 -19 -3 Z"/>
<path class="wl-cream" d="M-15 -9 C-9 -17 9 -17 15 -9 C18 2 10 10 6 17 C4 21 -4 21 -6 17 C-10 10 -18 2 -15 -9 Z"/>
<path class="wl-steel" d="M-4 -14.5 C-9 -14.5 -13 -12 -13.5 -7 C-14 1 -9 7 -5 13 C-3 7 -3 -5 -4 -14.5 Z M4 -14.5 C9 -14.5 13 -12 13.5 -7 C14 1 9 7 5 13 C3 7 3 -5 4 -14.5 Z"/>
<path class="wl-fur-dark" d="M-4.5 15 C-3 12 3 12 4.5 15 C4 18.5 -4 18.5 -4.5 15 Z"/>
<circle class="wl-cream" cx="-7.5" cy="-1" r="2.8"/><circle class="wl-cream" cx="7.5" cy="-1" r="2.8"/>
{eyes(7.4, -1, 2)}""",
    "owl": f"""
<path class="wl-fur" d="M-15 -22 C-9 -16 9 -16 15 -22 C16 -14 17 -9 16 -2 C18 10 12 22 0 22 C-12 22 -18 10 -16 -2 C-17 -9 -16 -14 -15 -22 Z"/>
<path class="wl-tan" d="M-10 4 C-11 15 -6 21 0 21 C6 21 11 15 10 4 Z"/>
<path class="wl-d wl-s-fur" stroke-width="1.8" d="M-5 9 V12 M0 10 V13 M5 9 V12 M-3 15 V17 M3 15 V17"/>
<circle class="wl-cream" cx="-7" cy="-5" r="8"/><circle class="wl-cream" cx="7" cy="-5" r="8"/>
<circle class="wl-flame" cx="-6.5" cy="-5" r="5"/><circle class="wl-flame" cx="6.5" cy="-5" r="5"/>
<path class="wl-fur-dark" d="M-2.6 -3 C-1 -4 1 -4 2.6 -3 C2 1 1 3 0 5 C-1 3 -2 1 -2.6 -3 Z"/>
{eyes(6.2, -5, 3)}""",
    "capercaillie": """
<path class="wl-steel" d="M3 12 C-4 0 -3 -14 4 -21 C8 -21 11 -19 13 -16 C17 -16 20 -13 20 -9 C24 -7 24 -2 22 2 C23 8 18 13 11 15 Z"/>
<path class="wl-d wl-s-cream" stroke-width="1.3" d="M4 8 L5 -14 M7 9 L13 -10 M9 11 L19 -3"/>
<path class="wl-d wl-s-fur" stroke-width="2.6" d="M-4 16 V22 M3 16 V22 M-7 22 H-2 M0 22 H6"/>
<path class="wl-fur" d="M-6 -2 C0 -6 10 2 11 10 C9 18 -8 20 -13 12 C-15 7 -12 1 -6 -2 Z"/>
<path class="wl-green-2" d="M-18 -14 C-15 -20 -7 -20 -5 -14 C-4 -9 -2 -3 -1 2 C0 10 -10 13 -14 7 C-17 2 -12 -3 -14 -7 L-16 -2 C-19 -5 -19 -10 -18 -14 Z"/>
<path class="wl-cream" d="M-17 -15 L-23 -11 C-22 -9 -20 -9 -17 -10 Z"/><circle class="wl-white" cx="4" cy="7" r="2.2"/>
<path class="wl-red" d="M-15 -15 C-13 -18.5 -8 -18 -7 -15 C-9 -14 -12 -14 -15 -15 Z"/>
<circle class="wl-white" cx="-11" cy="-12.5" r="2.2"/><circle class="wl-fur-dark" cx="-11.4" cy="-12.5" r="1.5"/>""",
    "wildcat": f"""
<path class="wl-tan" d="M-17 -20 C-12 -18 -8 -15 -5 -12 H5 C8 -15 12 -18 17 -20 C20 -12 19 -6 18 -1 C21 3 22 6 21 9 C17 9 15 10 13 12 C9 18 5 20 0 20 C-5 20 -9 18 -13 12 C-15 10 -17 9 -21 9 C-22 6 -21 3 -18 -1 C-19 -6 -20 -12 -17 -20 Z"/>
<path class="wl-rose" d="M-15 -16 L-8 -11 L-14 -6 Z M15 -16 L8 -11 L14 -6 Z"/>
<path class="wl-cream" d="M-9 11 C-8 5 8 5 9 11 C7 18 4 20 0 20 C-4 20 -7 18 -9 11 Z"/>
<path class="wl-d wl-s-fur" stroke-width="2.2" d="M0 -12 V-5 M-4 -12 L-3.5 -7 M4 -12 L3.5 -7 M-18 2 L-13 3 M-17 7 L-12 7 M18 2 L13 3 M17 7 L12 7"/>
<ellipse class="wl-sun" cx="-7.5" cy="0" rx="4" ry="3.4"/><ellipse class="wl-sun" cx="7.5" cy="0" rx="4" ry="3.4"/>
<path class="wl-rose" d="M-3 8 H3 L0 11.5 Z"/>
<path class="wl-d wl-s-fur-dark" stroke-width="1.2" d="M0 11 V13 C-1 15 -3 15 -4 14 M0 13 C1 15 3 15 4 14 M-6 12 L-15 14 M6 12 L15 14"/>
{eyes(7.3, 0, 2)}""",
    "lynx": f"""
<path class="wl-fur-dark" d="M-16 -11 L-18.5 -24 L-9 -14 Z M16 -11 L18.5 -24 L9 -14 Z"/>
<path class="wl-rust" d="M-17 -18 C-13 -17 -9 -15 -6 -12.5 H6 C9 -15 13 -17 17 -18 C18 -12 18 -6 17 -2 L23 11 L15 10 L11 18 L6 15 L0 20 L-6 15 L-11 18 L-15 10 L-23 11 L-17 -2 C-18 -6 -18 -12 -17 -18 Z"/>
<path class="wl-cream" d="M-15 -14 L-8 -10 L-14 -6 Z M15 -14 L8 -10 L14 -6 Z M-16.5 1 L-20 9 L-13.5 8 L-10.5 15 L-6 12 L0 17 L6 12 L10.5 15 L13.5 8 L20 9 L16.5 1 C13 4 10 6 7 4.5 C3 2.5 -3 2.5 -7 4.5 C-10 6 -13 4 -16.5 1 Z"/>
<path class="wl-d wl-s-fur-dark" stroke-width="1.5" d="M-18.5 6.5 L-13 5.5 M-12.5 11.5 L-9 9 M18.5 6.5 L13 5.5 M12.5 11.5 L9 9 M-4 -11 L-3 -7 M4 -11 L3 -7 M0 -10.5 V-7"/>
<circle class="wl-sun" cx="-7.5" cy="-1" r="4.2"/><circle class="wl-sun" cx="7.5" cy="-1" r="4.2"/>
<path class="wl-rose" d="M-3.2 5.5 C-2 4.5 2 4.5 3.2 5.5 L0 9 Z"/>
<path class="wl-d wl-s-fur-dark" stroke-width="1.3" d="M0 8.5 V10.5 C-1 12.5 -3 12.5 -4 11.5 M0 10.5 C1 12.5 3 12.5 4 11.5"/>
{eyes(7.3, -1, 2.5)}""",
}

SYMBOLS: Final[Art] = drawn("-24 -24 48 48", ANIMALS, "animal-")
