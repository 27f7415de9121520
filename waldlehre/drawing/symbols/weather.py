"""Pictures of the damage cards that are weather, air and the axe."""

from __future__ import annotations

from typing import Final

SKY: Final = '<circle class="wl-sky" cx="30" cy="30" r="29"/>'

WEATHER: Final = {
    # a crystal of ice
    "frost": f"""
{SKY}
<path class="wl-d wl-s-blue" stroke-width="7.5" d="M30 7 V53 M10 18.5 L50 41.5 M10 41.5 L50 18.5 M24 9 L30 15 L36 9 M24 51 L30 45 L36 51 M9 25 L17 22.5 L15 14.5 M51 35 L43 37.5 L45 45.5 M9 35 L17 37.5 L15 45.5 M51 25 L43 22.5 L45 14.5"/>
<path class="wl-d wl-s-white" stroke-width="3.5" d="M30 7 V53 M10 18.5 L50 41.5 M10 41.5 L50 18.5 M24 9 L30 15 L36 9 M24 51 L30 45 L36 51 M9 25 L17 22.5 L15 14.5 M51 35 L43 37.5 L45 45.5 M9 35 L17 37.5 L15 45.5 M51 25 L43 22.5 L45 14.5"/>""",
    # an axe in a stump, more stumps behind
    "clear_felling": """
<circle class="wl-straw" cx="30" cy="30" r="29"/>
<path class="wl-bark wl-o" d="M3 38 V31 H14 V40 Z M46 40 V31 H57 V38 L54 46 Z"/><path class="wl-d wl-s-tan" stroke-width="3" d="M4 31 H13 M47 31 H56"/>
<path class="wl-bark wl-o" d="M15 40 H45 L50 52 C38 60 22 60 10 52 Z"/>
<ellipse class="wl-cream wl-o" cx="30" cy="40" rx="15.5" ry="6.5"/><path class="wl-d wl-s-tan" stroke-width="1.8" d="M21 40 a9 3.5 0 1 0 18 0 a9 3.5 0 1 0 -18 0 M27 40 h5"/>
<path class="wl-d wl-s-pink" stroke-width="7" d="M30 31 L50 8"/><path class="wl-d wl-s-tan" stroke-width="3.5" d="M30 31 L50 8"/>
<path class="wl-grey wl-o" d="M24 23 L37 34 C34 38 30 41 26 42 C20 38 16 31 16 25 C18 23 21 22 24 23 Z"/><path class="wl-d wl-s-white" stroke-width="2.5" d="M18 27 C19 32 22 36 26 39"/>""",
    # a dark cloud rains on a bare tree
    "acid_rain": f"""
{SKY}
<path class="wl-d wl-s-pink" stroke-width="6.5" d="M30 57 V36 M30 50 L20 41 M30 46 L39 38"/><path class="wl-d wl-s-bark" stroke-width="3.5" d="M30 57 V36 M30 50 L20 41 M30 46 L39 38"/>
<path class="wl-slate wl-o" d="M13 27 C4 27 3 15 12 14 C13 5 26 2 30 9 C36 2 48 6 47 14 C57 15 57 27 47 27 Z"/>
<path class="wl-green wl-o" d="M10 31 C14 37 14 42 10 42 C6 42 6 37 10 31 Z M21 29 C24 34 24 37 21 37 C18 37 18 34 21 29 Z M39 29 C42 34 42 37 39 37 C36 37 36 34 39 29 Z M50 31 C54 37 54 42 50 42 C46 42 46 37 50 31 Z M17 46 C20 51 20 54 17 54 C14 54 14 51 17 46 Z M43 45 C46 50 46 53 43 53 C40 53 40 50 43 45 Z"/>""",
    # the top of a conifer snaps under its load
    "snow_breakage": f"""
{SKY}
<path class="wl-white" d="M3 46 C16 41 44 41 57 46 C51 54 41 59 30 59 C19 59 9 54 3 46 Z"/>
<path class="wl-tan wl-o" d="M19 26 V13 L22 18 L24.5 10 L27 17 L31 13 V26 Z"/><path class="wl-bark wl-o" d="M21 52 H29 V58 H21 Z"/>
<path class="wl-green-2 wl-o" d="M18 24 H32 L40 37 H34 L45 54 H5 L16 37 H10 Z"/>
<path class="wl-white wl-o" d="M18 24 H32 L37 32 C34 36 31 30 28 33 C25 37 21 30 18 33 C16 35 14 34 13 32 Z"/>
<path class="wl-white" d="M13 43 C18 47 21 41 25 45 C29 49 32 42 37 44 L34 39 H16 Z"/>
<g transform="translate(44 25) rotate(72) scale(.8)">
<path class="wl-tan wl-o" d="M-4 7 V15 L-1 11 L1 16 L4 12 V7 Z"/>
<path class="wl-green-2 wl-o" d="M0 -19 L8 -6 H5 L12 8 H-12 L-5 -6 H-8 Z"/>
<path class="wl-white" d="M0 -18 L-7 -6.5 L-4 -6 L-11 7 C-6 8 -6 2 -3 0 C0 -2 -2 -7 0 -9 C2 -12 1 -15 0 -18 Z"/></g>
<path class="wl-white" d="M7 18 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0 M33 6 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0 M49 42 a2 2 0 1 0 4 0 a2 2 0 1 0 -4 0"/>""",
    # chimneys under a lid of brown air
    "smog": """
<circle class="wl-straw" cx="30" cy="30" r="29"/>
<circle class="wl-flame" cx="43" cy="20" r="10"/>
<path class="wl-steel" d="M5 45 V38 L12 32 L19 38 V27 H28 V40 H31 V33 L36 29 L41 33 V42 H44 V36 H54 V46 C49 54 41 59 30 59 C18 59 9 53 5 45 Z"/>
<path class="wl-sun" d="M22 31 H25 V34 H22 Z M10 40 H14 V44 H10 Z M47 40 H51 V44 H47 Z M34 37 H38 V41 H34 Z M22 38 H25 V41 H22 Z"/>
<path class="wl-d wl-s-grey" stroke-width="5.5" d="M10 14 q5 -5 10 0 t10 0 t10 0 M4 24 q6.5 -5 13 0 t13 0 t13 0 t13 0 M10 50 q5 -5 10 0 t10 0 t10 0 t10 0"/>
<path class="wl-d wl-s-slate" stroke-width="5.5" d="M22 19 q5 -5 10 0 t10 0 t10 0"/>""",
    # wind bends a tree
    "storm": f"""
{SKY}
<path class="wl-d wl-s-green" stroke-width="4" d="M14 55 H46"/>
<path class="wl-d wl-s-pink" stroke-width="7.5" d="M20 55 C21 42 27 36 37 32"/><path class="wl-d wl-s-bark" stroke-width="4.5" d="M20 55 C21 42 27 36 37 32"/>
<path class="wl-green-2 wl-o" d="M29 38 C25 29 31 22 39 24 C42 19 50 19 53 24 C58 25 58 32 54 34 C54 40 47 43 43 40 C38 44 31 43 29 38 Z"/>
<path class="wl-d wl-s-blue" stroke-width="4" d="M4 24 H26 C35 24 35 11 27 11 C22 11 21 17 25 18 M2 33 H20 M8 16 H14 M6 42 H15"/>
<path class="wl-green wl-o" d="M42 10 C46 7 50 8 51 11 C48 14 44 13 42 10 Z"/>""",
    # sun on cracked ground
    "drought": """
<circle class="wl-straw" cx="30" cy="30" r="29"/>
<path class="wl-tan" d="M2 38 C20 35 40 35 58 38 C55 50 43 59 30 59 C17 59 5 50 2 38 Z"/>
<path class="wl-d wl-s-fur" stroke-width="2.4" d="M9 38 L16 44 L11 51 M16 44 L29 46 L25 58 M29 46 L34 38 M29 46 L41 51 L38 58 M41 51 L50 48 L55 51"/>
<path class="wl-d wl-s-flame" stroke-width="3.5" d="M23 2.5 V5 M7 9 L10 12 M39 9 L36 12 M3 21 H6 M40 21 H43 M9 33 L11 31"/>
<circle class="wl-sun wl-o" cx="23" cy="21" r="11.5"/>
<path class="wl-d wl-s-pink" stroke-width="3.5" d="M48 50 C50 38 49 28 43 26"/>
<path class="wl-bark-red wl-o" d="M44 26 C36 26 33 33 35 40 C41 40 45 33 44 26 Z M49 36 C54 34 58 38 57 44 C52 45 49 41 49 36 Z"/>""",
    # flames among black trunks
    "forest_fire": """
<circle class="wl-straw" cx="30" cy="30" r="29"/>
<path class="wl-steel" d="M12 6 L18 19 H15 L20 30 H16 L18 48 H6 L8 30 H4 L9 19 H6 Z M48 6 L54 19 H51 L56 30 H52 L54 48 H42 L44 30 H40 L45 19 H42 Z"/>
<path class="wl-flame wl-o" d="M30 4 C34 14 44 20 46 32 C48 29 49 27 49 24 C55 36 52 55 30 57 C8 55 5 36 11 24 C11 28 13 30 15 32 C17 20 29 18 30 4 Z"/>
<path class="wl-red" d="M30 20 C33 27 41 31 41 41 C41 50 36 54 30 54 C24 54 19 50 19 41 C19 35 23 33 25 28 C26 31 27 32 28 33 C30 29 30 25 30 20 Z"/>
<path class="wl-sun" d="M30 36 C32 40 36 42 36 47 C36 52 33 54 30 54 C27 54 24 52 24 47 C24 42 29 41 30 36 Z"/>""",
}
