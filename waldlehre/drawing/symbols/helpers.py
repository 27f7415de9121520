"""Pictures of the cards that help: hunters of pests, the jay, the auction, remediation."""

from __future__ import annotations

from typing import Final

SAGE: Final = '<circle class="wl-sage" cx="30" cy="30" r="29"/>'

HELPERS: Final = {
    # red, black and white: it hunts bark beetles
    "checkered_beetle": """
<circle class="wl-straw" cx="30" cy="30" r="29"/>
<path class="wl-d wl-s-fur-dark" stroke-width="3" d="M21 22 L12 15 L7 17 M20 34 H12 L7 38 M22 44 L15 49 L14 55 M39 22 L48 15 L53 17 M40 34 H48 L53 38 M38 44 L45 49 L46 55 M26 7 C23 4 20 3 16 4 M34 7 C37 4 40 3 44 4"/>
<path class="wl-steel wl-o" d="M30 22 C38 22 41 25 41 36 C41 48 37 56 30 56 C23 56 19 48 19 36 C19 25 22 22 30 22 Z"/>
<path class="wl-red" d="M30 23 C37 23 39.5 25 40 30 H20 C20.5 25 23 23 30 23 Z"/>
<path class="wl-d wl-s-white" stroke-width="3.5" d="M21 35 L25 33.5 L30 36 L35 33.5 L39 35 M22 46 L26 44.5 L30 46 L34 44.5 L38 46"/>
<path class="wl-d wl-s-pink" stroke-width="1.8" d="M30 23 V55"/>
<path class="wl-red wl-o" d="M22 15 H38 C39 19 38 22 36 23 H24 C22 22 21 19 22 15 Z"/>
<path class="wl-steel wl-o" d="M22 14 C22 6 38 6 38 14 C36 17 24 17 22 14 Z"/><circle class="wl-white" cx="24.5" cy="12" r="1.6"/><circle class="wl-white" cx="35.5" cy="12" r="1.6"/>""",
    # with an acorn that it will hide and forget
    "jay": f"""
{SAGE}
<path class="wl-tan wl-o" d="M8 57 C4 45 6 36 12 30 C8 20 14 10 25 9 C35 8 41 14 41 22 C42 30 39 35 37 41 C36 48 36 53 37 57 C28 60 16 60 8 57 Z"/>
<path class="wl-d wl-s-fur" stroke-width="2.2" d="M17 14 L20 18 M23 11 L25 16 M30 10.5 L30.5 15"/>
<path class="wl-steel" d="M5 50 C8 42 14 38 21 38 C20 46 17 54 12 58 C9 57 6 54 5 50 Z"/><path class="wl-blue wl-o" d="M21 37 C25 41 25 47 21 52 L12 47 C13 42 17 38 21 37 Z"/><path class="wl-d wl-s-white" stroke-width="1.8" d="M17 41 L21 44 M14.5 44.5 L19.5 48.5"/>
<path class="wl-oak wl-o" d="M42 33 H57 C57 41 54 46 49.5 49 C45 46 42 41 42 33 Z"/><path class="wl-fur wl-o" d="M40 33 C40 25 59 25 59 33 Z"/>
<path class="wl-steel wl-o" d="M38 16 C45 16 50 19 52 24 L48 28 L40 25 Z"/>
<path class="wl-steel" d="M37 25 C38 31 35 36 31 38 C29 34 31 28 37 25 Z"/>
<circle class="wl-white wl-o" cx="31" cy="20" r="4"/><circle class="wl-fur-dark" cx="32" cy="20" r="2"/>""",
    # seen from the side
    "red_wood_ant": f"""
{SAGE}
<path class="wl-d wl-s-fur-dark" stroke-width="2.8" d="M30 36 L22 42 L18 53 M33 36 L33 45 L30 54 M37 35 L44 42 L48 53 M45 22 L49 13 L56 13 M42 22 L43 11 L50 6"/>
<path class="wl-steel wl-o" d="M5 34 C3 22 16 17 24 26 C26 29 26 33 24 36 C18 44 7 43 5 34 Z"/><path class="wl-d wl-s-slate" stroke-width="2" d="M10 23 C8 29 8 34 11 40 M17 22 C15 28 15 34 18 40"/>
<circle class="wl-red wl-o" cx="27.5" cy="34" r="3"/>
<path class="wl-red wl-o" d="M29 32 C32 26 38 26 41 30 C42 34 40 37 36 37 C32 38 29 36 29 32 Z"/>
<path class="wl-red wl-o" d="M39 28 C38 20 48 18 52 24 C55 28 53 34 49 35 C44 36 40 33 39 28 Z"/><path class="wl-d wl-s-fur-dark" stroke-width="2.5" d="M51 34 L56 36 L54 40"/>
<circle class="wl-fur-dark" cx="46" cy="26" r="2.3"/><circle class="wl-white" cx="46.8" cy="25.2" r=".8"/>""",
    # its long tube lays eggs into larvae under bark
    "ichneumon_wasp": f"""
{SAGE}
<path class="wl-d wl-s-fur-dark" stroke-width="2.2" d="M40 20 C46 14 50 9 55 9 M42 23 C48 20 53 18 57 19 M34 28 L41 36 L39 45 M31 29 L33 39 L29 47 M27 29 L24 38 L19 44"/>
<path class="wl-d wl-s-fur-dark" stroke-width="2" d="M9 38 C10 46 14 52 19 57"/>
<path class="wl-white wl-o" d="M30 22 C26 12 17 5 9 7 C6 12 14 20 29 24 Z M33 21 C32 12 27 4 21 3 C17 7 22 15 31 22 Z"/><path class="wl-d wl-s-grey" stroke-width="1.4" d="M28 21 C23 15 17 11 12 10 M31 18 C29 12 26 8 23 6"/>
<path class="wl-steel wl-o" d="M29 28 C22 27 14 29 7 36 C5 40 8 42 11 40 C18 36 25 33 30 31 Z"/><path class="wl-d wl-s-sun" stroke-width="2.6" d="M23 29.5 L24 32 M17 31 L18.5 34 M11.5 34 L13.5 37"/>
<ellipse class="wl-steel wl-o" cx="33" cy="26" rx="6.5" ry="5"/><circle class="wl-steel wl-o" cx="41" cy="23.5" r="4.6"/><circle class="wl-sun" cx="42.5" cy="22.5" r="1.9"/>""",
    # red cap, at a trunk
    "black_woodpecker": f"""
{SAGE}
<path class="wl-bark wl-o" d="M41 3 H53 C57 12 58.5 22 58.5 30 C58.5 40 56 50 52 55 C48 57.5 45 58 41 58.5 Z"/><path class="wl-d wl-s-fur-dark" stroke-width="2" d="M47 10 V24 M53 18 V32 M47 34 V50 M53 40 V47"/>
<ellipse class="wl-fur-dark" cx="43" cy="19" rx="3" ry="5"/>
<path class="wl-d wl-s-pink" stroke-width="2.5" d="M33 38 L42 36 M32 43 L41 44"/>
<path class="wl-steel wl-o" d="M22 9 C29 6 34 11 33 18 C33 22 31 25 32 30 C34 40 30 47 22 50 L17 58 L11 54 C11 44 12 34 17 27 C20 22 17 13 22 9 Z"/>
<path class="wl-d wl-s-slate" stroke-width="2.2" d="M25 30 C25 38 22 44 17 48 M20 31 C19 38 17 43 14 47"/>
<path class="wl-red wl-o" d="M16 13 C19 4 31 3 34 12 C29 12 24 12 16 13 Z"/>
<path class="wl-cream wl-o" d="M33 14 L42 18 L33 20 Z"/><circle class="wl-white" cx="28" cy="16" r="2.7"/><circle class="wl-fur-dark" cx="28.6" cy="16" r="1.5"/>""",
    # a hammer falls over a young tree in a pot
    "sapling_auction": f"""
{SAGE}
<path class="wl-d wl-s-bark" stroke-width="3.5" d="M17 43 V24"/>
<path class="wl-green wl-o" d="M17 32 C8 33 3 28 4 21 C12 20 17 24 17 32 Z M17 28 C17 20 21 16 28 16 C29 24 25 29 17 28 Z M17 24 C11 20 11 13 16 8 C22 13 22 20 17 24 Z"/>
<path class="wl-red wl-o" d="M7 42 H27 L24.5 56 C18 57 14 56 10 54 Z"/><path class="wl-d wl-s-pink" stroke-width="2" d="M7.5 46 H26"/>
<path class="wl-fur wl-o" d="M33 50 H55 V54 C51 57 46 58.5 33 57 Z"/>
<path class="wl-d wl-s-pink" stroke-width="7.5" d="M43 33 L55 22"/><path class="wl-d wl-s-tan" stroke-width="4" d="M43 33 L55 22"/>
<path class="wl-tan wl-o" d="M30 31 L39 22 L50 33 L41 42 Z"/><path class="wl-fur wl-o" d="M27 31 L39 19 L42 22 L30 34 Z M38 42 L50 30 L53 33 L41 45 Z"/>""",
    # clean air from a chimney with a filter: a leaf instead of smoke
    "remediation": """
<circle class="wl-sky" cx="30" cy="30" r="29"/>
<path class="wl-stone wl-o" d="M5 55 V43 L16 37 V43 L27 37 V43 L31 41 V59 C20 59 12 58 5 55 Z"/>
<path class="wl-red wl-o" d="M33 34 H48 L51 56 C44 59 38 59 31 59 Z"/><path class="wl-d wl-s-cream" stroke-width="3" d="M35 49 H47"/>
<path class="wl-white wl-d wl-s-green-2" stroke-width="3.5" d="M31 28 H50 V40 H31 Z M35 38.5 L46 29.5"/>
<path class="wl-green wl-o" d="M40 25 C26 27 15 20 14 5 C29 3 40 11 40 25 Z"/><path class="wl-d wl-s-green-2" stroke-width="2.6" d="M40 26 C36 19 28 12 20 9 M31 16 V9 M31 16 L24 18"/>""",
}
