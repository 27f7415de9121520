"""Pictures of the damage cards that are animals: eaters of bark, leaves, roots and shoots."""

from __future__ import annotations

from typing import Final

PESTS: Final = {
    # seen from above on bark with its galleries
    "bark_beetle": """
<circle class="wl-straw" cx="30" cy="30" r="29"/>
<path class="wl-d wl-s-tan" stroke-width="2.5" d="M3 22 C16 14 22 24 30 20 S48 12 57 20 M4 42 C14 36 20 46 30 42 S48 36 55 43"/>
<path class="wl-d wl-s-fur-dark" stroke-width="3" d="M17 24 L9 17 M16 33 H6 M18 42 L9 49 M43 24 L51 17 M44 33 H54 M42 42 L51 49 M26 9 L20 3 M34 9 L40 3"/>
<path class="wl-fur wl-o" d="M30 22 C40 22 46 25 46 35 C46 47 39 54 30 54 C21 54 14 47 14 35 C14 25 20 22 30 22 Z"/>
<path class="wl-d wl-s-fur-dark" stroke-width="2" d="M30 26 V53 M22.5 29 V49 M37.5 29 V49"/>
<path class="wl-fur-dark" d="M14 26 C14 14 20 7 30 7 C40 7 46 14 46 26 C40 30 20 30 14 26 Z"/>
<path class="wl-d wl-s-tan" stroke-width="2" d="M20 18 C23 14 26 13 29 13"/>""",
    # a looping green caterpillar on a bitten leaf
    "winter_moth": """
<circle class="wl-sage" cx="30" cy="30" r="29"/>
<path class="wl-green-2 wl-o" d="M4 40 C14 32 44 32 57 41 C52 47 46 50 41 50 C40 45 34 44 32 49 C31 52 31 52 30 52 C20 52 10 48 4 40 Z"/>
<path class="wl-d wl-s-green" stroke-width="2" d="M5 40 C20 38 40 38 55 41"/>
<path class="wl-d wl-s-pink" stroke-width="10.5" d="M13 36 C15 14 24 10 30 13 C37 16 38 26 40 35 L47 34"/>
<path class="wl-d wl-s-green" stroke-width="7" d="M13 36 C15 14 24 10 30 13 C37 16 38 26 40 35 L47 34"/>
<path class="wl-d wl-s-white" stroke-width="1.8" d="M14.5 31 C17 17 24 13 29 15 C35 18 36 26 38 33"/>
<circle class="wl-fur-dark" cx="48" cy="32.5" r="1.7"/><path class="wl-d wl-s-pink" stroke-width="2" d="M42 40 V43 M46 39.5 V42 M12 41 V43"/>""",
    # at a seed under the snow
    "mice": """
<circle class="wl-straw" cx="30" cy="30" r="29"/>
<path class="wl-d wl-s-pink" stroke-width="5" d="M14 44 C4 46 4 30 9 27"/><path class="wl-d wl-s-rose" stroke-width="2.5" d="M14 44 C4 46 4 30 9 27"/>
<path class="wl-grey wl-o" d="M12 46 C6 32 18 20 30 24 C38 20 48 26 54 37 C55 41 50 43 46 43 L45 47 Z"/>
<circle class="wl-grey wl-o" cx="33" cy="20" r="8.5"/><circle class="wl-rose" cx="33" cy="20" r="5"/>
<path class="wl-grey wl-o" d="M38 24 C38 17 45 16 46 20 C46 23 44 26 42 27"/>
<circle class="wl-fur-dark" cx="43.5" cy="32" r="2.6"/><circle class="wl-white" cx="44.4" cy="31.2" r=".9"/>
<circle class="wl-rose wl-o" cx="54" cy="38" r="2.2"/>
<path class="wl-d wl-s-pink" stroke-width="1.5" d="M48.5 39 L41 36.5 M48 40.5 L41 41"/>
<path class="wl-oak wl-o" d="M42 46 H55 C55 52 52 56 48.5 58 C45 56 42 52 42 46 Z"/><path class="wl-fur wl-o" d="M40.5 46 C41 40.5 56 40.5 56.5 46 Z"/><path class="wl-d wl-s-pink" stroke-width="2.5" d="M24 47 L20 49 M36 47 L40 48"/>""",
    # a white moth with black zigzag
    "nun_moth": """
<circle class="wl-sage" cx="30" cy="30" r="29"/>
<path class="wl-white wl-o" d="M30 22 C18 5 3 11 3 20 C3 32 15 36 26 34 C17 38 15 50 22 53 C28 54 30 44 30 40 C30 44 32 54 38 53 C45 50 43 38 34 34 C45 36 57 32 57 20 C57 11 42 5 30 22 Z"/>
<path class="wl-d wl-s-pink" stroke-width="2.2" d="M7 18 l4 5 l4 -7 l4 8 l3 -4 M9 27 l4 3 l4 -5 l4 5 M53 18 l-4 5 l-4 -7 l-4 8 l-3 -4 M51 27 l-4 3 l-4 -5 l-4 5 M21 45 l3 3 M39 45 l-3 3"/>
<path class="wl-d wl-s-pink" stroke-width="7.5" d="M30 20 V46"/><path class="wl-d wl-s-rose" stroke-width="4" d="M30 28 V45"/>
<path class="wl-d wl-s-pink" stroke-width="2" d="M29 18 C26 10 22 7 18 6 M31 18 C34 10 38 7 42 6"/>""",
    # its snout bores into the stem of a young conifer
    "pine_weevil": """
<circle class="wl-straw" cx="30" cy="30" r="29"/>
<path class="wl-d wl-s-pink" stroke-width="10" d="M5 50 L55 45"/><path class="wl-d wl-s-bark-red" stroke-width="6.5" d="M5 50 L55 45"/>
<path class="wl-d wl-s-fur-dark" stroke-width="3" d="M21 36 L15 39 L17 48 M29 38 L27 48 M37 35 L41 39 L39 46 M44 24 L52 20 M44 24 L49 27"/>
<path class="wl-fur wl-o" d="M8 31 C8 18 18 12 27 14 C33 12 41 15 43 22 C49 27 52 34 52 42 L49 42.5 C48 36 45 32 41 30 C39 34 36 36 33 35 C26 42 9 42 8 31 Z"/>
<path class="wl-d wl-s-fur-dark" stroke-width="2" d="M30 14 C34 20 34 29 33 35"/>
<path class="wl-sun" d="M13 27 a2.6 2 0 1 0 5 0 a2.6 2 0 1 0 -5 0 M19 21 a2.6 2 0 1 0 5 0 a2.6 2 0 1 0 -5 0 M18 33 a2.6 2 0 1 0 5 0 a2.6 2 0 1 0 -5 0 M24 27 a2.6 2 0 1 0 5 0 a2.6 2 0 1 0 -5 0"/>
<circle class="wl-white" cx="41" cy="23" r="2.2"/><circle class="wl-fur-dark" cx="41.5" cy="23.4" r="1.3"/>""",
    # a hairy caterpillar with blue and red warts
    "gypsy_moth": """
<circle class="wl-sage" cx="30" cy="30" r="29"/>
<path class="wl-d wl-s-fur" stroke-width="4" d="M3 45 H57"/>
<path class="wl-d wl-s-pink" stroke-width="1.6" d="M10 30 L5 18 M14 29 L12 14 M20 28 L19 12 M26 28 L27 11 M32 28 L34 12 M38 29 L42 14 M44 30 L50 17 M49 33 L57 24 M10 30 L3 26 M12 40 L8 50 M20 41 L18 53 M28 41 L28 54 M36 41 L38 53 M44 41 L48 51"/>
<path class="wl-d wl-s-pink" stroke-width="17" d="M14 33 C24 30 36 30 46 34"/><path class="wl-d wl-s-stone" stroke-width="13.5" d="M14 33 C24 30 36 30 46 34"/>
<path class="wl-sun wl-o" d="M42 33 C42 25 55 25 55 34 C55 43 42 43 42 35 Z"/><circle class="wl-fur-dark" cx="51" cy="32" r="2"/>
<g class="wl-blue"><circle cx="13" cy="32" r="2.8"/><circle cx="20" cy="30.5" r="2.8"/></g><g class="wl-red"><circle cx="27" cy="30" r="2.8"/><circle cx="34" cy="30.5" r="2.8"/></g>
<path class="wl-d wl-s-slate" stroke-width="1.8" d="M11 37.5 C20 35.5 30 35 40 37.5"/>""",
    # a deer bites off the shoot of a young tree
    "browsing": """
<circle class="wl-sage" cx="30" cy="30" r="29"/>
<path class="wl-d wl-s-bark" stroke-width="4" d="M45 56 V36"/>
<path class="wl-green wl-o" d="M45 48 C52 49 56 45 57 39 C50 38 46 42 45 48 Z M45 53 C38 53 34 50 33 45 C40 44 44 47 45 53 Z"/>
<path class="wl-rust wl-o" d="M3 41 C7 34 10 28 12 22 C14 15 22 13 27 17 C34 20 40 25 44 29 C46 32 44 36 40 36 C34 37 29 35 26 34 C24 41 22 48 21 57 C13 55 6 49 3 41 Z"/>
<path class="wl-rust wl-o" d="M19 17 C13 15 7 10 6 4 C13 4 19 9 22 15 Z"/><path class="wl-cream" d="M17 13 C13 11 10 9 9 7 C13 8 16 10 18 12 Z"/>
<path class="wl-d wl-s-pink" stroke-width="2.8" d="M25 15 C26 11 25 8 28 4 M26 10 L32 9"/>
<path class="wl-cream" d="M43 30 C44 32 43 35 40 35 C37 35.5 34 35 32 34.5 C36 34 40 33 43 30 Z"/>
<path class="wl-fur-dark" d="M41 26.5 C45 28 46 31 44 32 C42 32 40.5 29 41 26.5 Z"/>
<circle class="wl-fur-dark" cx="25.5" cy="22.5" r="2.6"/><circle class="wl-white" cx="26.4" cy="21.6" r=".9"/>
<path class="wl-green wl-o" d="M44 34 C47 25 52 22 57 23 C57 29 52 34 44 34 Z"/>""",
}
