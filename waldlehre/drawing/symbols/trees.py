"""Six species in three ages; the outline alone tells them apart."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.symbols.brush import Art, drawn

TREES: Final = {
    # one smooth, wide dome on a grey trunk that forks high; a pointed oval leaf
    "beech": """
<path class="wl-bark-grey" d="M40 98 C45 90 46 82 46 75 L37 64 L43 61 L49 68 H51 L57 61 L63 64 L54 75 C54 82 55 90 60 98 Z"/>
<path class="wl-crown" d="M50 3 C77 3 97 22 97 44 C97 58 88 66 76 67 C70 73 61 72 57 66 C54 64 46 64 43 66 C39 72 30 73 24 67 C12 66 3 58 3 44 C3 22 23 3 50 3 Z"/>
<path class="wl-pale" d="M50 11 C64 22 66 40 50 57 C34 40 36 22 50 11 Z"/>
<path class="wl-vein" d="M50 17 V65 M50 29 L41 23 M50 29 L59 23 M50 39 L41 33 M50 39 L59 33 M50 49 L44 43 M50 49 L56 43"/>""",
    # knobbly crown of round lobes on a thick forked trunk with roots; a lobed leaf
    "oak": """
<path class="wl-bark" d="M31 98 C41 93 42 82 41 72 L29 58 L36 53 L47 66 V54 H54 V66 L64 53 L71 58 L59 72 C58 82 59 93 70 98 Z"/>
<path class="wl-crown" d="M20 66 C7 66 2 52 10 45 C2 35 10 22 22 23 C24 10 40 4 48 12 C56 2 74 6 76 21 C90 19 98 33 90 43 C99 51 93 66 80 66 C74 73 62 72 58 66 C53 71 46 71 42 66 C37 72 25 72 20 66 Z"/>
<path class="wl-pale" d="M50 16 C58 16 58 24 55 26 C63 24 67 30 60 35 C68 35 69 45 60 45 C60 53 53 53 52 52 V61 H48 V52 C47 53 40 53 40 45 C31 45 32 35 40 35 C33 30 37 24 45 26 C42 24 42 16 50 16 Z"/>
<path class="wl-vein" d="M50 26 V60 M15 49 q5 5 11 2 M85 49 q-5 5 -11 2 M22 31 q3 4 8 3 M78 31 q-3 4 -8 3"/>""",
    # a narrow, pointed drop on several stems, by water; a notched leaf, little cones
    "alder": """
<path class="wl-bark" d="M46 93 L35 62 H42 L49 84 L47 60 H54 L51 84 L59 62 H66 L54 93 Z"/>
<path class="wl-d wl-s-blue" stroke-width="4.5" d="M14 93 q9 -6 18 0 t18 0 t18 0 t18 0"/>
<path class="wl-crown" d="M50 2 C63 14 77 33 76 53 C75 67 64 74 50 74 C36 74 25 67 24 53 C23 33 37 14 50 2 Z"/>
<path class="wl-pale" d="M50 28 L56 22 C68 27 67 46 52 54 L51 63 H49 L48 54 C33 46 32 27 44 22 Z"/>
<path class="wl-vein" d="M50 33 V60 M50 43 L42 37 M50 43 L58 37"/>
<path class="wl-k" d="M30 60 a4 4.5 0 1 0 8 0 a4 4.5 0 1 0 -8 0 M62 60 a4 4.5 0 1 0 8 0 a4 4.5 0 1 0 -8 0 M46 68 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0"/>""",
    # a sharp triangle of drooping saw-tooth tiers down to the ground
    "spruce": """
<path class="wl-bark" d="M45 98 V80 H55 V98 Z"/>
<path class="wl-crown" d="M50 1 L63 27 L56 25 L70 47 L62 45 L79 67 L69 65 L90 91 C77 85 64 84 50 84 C36 84 23 85 10 91 L31 65 L21 67 L38 45 L30 47 L44 25 L37 27 Z"/>
<path class="wl-shelf" d="M44 25 Q50 30 56 25 M38 45 Q50 52 62 45 M31 65 Q50 73 69 65"/>""",
    # a long bare red trunk with flat clouds on top
    "pine": """
<path class="wl-d wl-s-bark-red" stroke-width="5" d="M50 66 L31 56 M52 60 L70 49"/><path class="wl-bark-red" d="M43 98 C47 80 46 60 47 38 H55 C55 60 54 80 59 98 Z"/>
<path class="wl-crown" d="M12 36 C5 26 17 16 28 20 C32 5 56 1 64 11 C77 5 93 13 89 25 C99 30 94 43 82 42 C72 47 60 44 52 43 C42 47 30 45 26 42 C19 44 13 41 12 36 Z"/>
<path class="wl-crown" d="M13 60 C9 53 17 48 25 50 C32 47 40 52 38 58 C36 64 17 65 13 60 Z M64 50 C64 45 72 43 76 45 C83 43 89 48 86 53 C82 58 66 57 64 50 Z"/>
<path class="wl-vein" d="M27 31 l4 -6 M39 26 l4 -7 M60 23 l4 -6 M74 30 l4 -7 M51 34 l4 -7"/>""",
    # a blunt column of flat shelves, cones upright on its flat top
    "fir": """
<path class="wl-bark-grey" d="M44 98 V86 H56 V98 Z"/>
<path class="wl-tan wl-s-k" stroke-width="2" d="M37 12 V5 a4 4 0 0 1 8 0 V12 Z M55 12 V5 a4 4 0 0 1 8 0 V12 Z"/>
<path class="wl-crown" d="M36 11 H64 C70 14 73 21 74 29 H67 C74 33 79 40 80 49 H73 C80 53 85 60 86 69 H79 C86 73 90 80 91 89 H9 C10 80 14 73 21 69 H14 C15 60 20 53 27 49 H20 C21 40 26 33 33 29 H26 C27 21 30 14 36 11 Z"/>
<path class="wl-shelf" d="M38 28.5 H62 M35 48.5 H65 M31 68.5 H69"/>""",
}

LEAVES: Final = {
    "beech": """
<path class="wl-leaf" d="M0 0 C-12 -9 -12 -24 0 -36 C12 -24 12 -9 0 0 Z"/>
<path class="wl-vein" d="M0 -3 V-28 M0 -11 L-5 -15 M0 -11 L5 -15 M0 -19 L-4 -23 M0 -19 L4 -23"/>""",
    "oak": """
<path class="wl-leaf" d="M-2 0 V-6 C-9 -5 -11 -12 -6 -14 C-13 -16 -11 -24 -5 -23 C-9 -29 -3 -36 0 -36 C3 -36 9 -29 5 -23 C11 -24 13 -16 6 -14 C11 -12 9 -5 2 -6 V0 Z"/>
<path class="wl-vein" d="M0 -4 V-27"/>""",
    "alder": """
<path class="wl-leaf" d="M-1.5 0 L-2 -6 C-15 -12 -15 -30 -5 -33 L0 -28 L5 -33 C15 -30 15 -12 2 -6 L1.5 0 Z"/>
<path class="wl-vein" d="M0 -5 V-24 M0 -14 L-6 -19 M0 -14 L6 -19"/>""",
}
NEEDLES: Final = {
    "spruce": 'd="M50 78 L38 72 M50 78 L62 72 M50 69 L37 61 M50 69 L63 61 M50 60 L38 51 M50 60 L62 51 M50 51 L40 41 M50 51 L60 41 M50 42 L42 31 M50 42 L58 31 M50 34 L45 22 M50 34 L55 22 M50 30 V12"',
    "pine": 'd="M50 72 L31 57 M50 72 L36 49 M50 72 L69 57 M50 72 L64 49 M50 54 L32 38 M50 54 L38 30 M50 54 L68 38 M50 54 L62 30 M50 36 L36 17 M50 36 L44 11 M50 36 L56 11 M50 36 L64 17"',
    "fir": 'd="M27 76 H73 M29 66 H71 M31 56 H69 M34 46 H66 M37 36 H63 M40 26 H60 M50 26 V14"',
}
GROUND: Final = '<path class="wl-soil" d="M12 93 C24 82 76 82 88 93 Z"/>'
STEM: Final = '<path class="wl-d wl-s-{}" stroke-width="5" d="M50 89 V34"/>'


def sapling(name: str) -> str:
    """Return a young plant: three leaves, or a shoot with needles."""
    if name in LEAVES:
        leaf = LEAVES[name]
        return (
            f"{STEM.format('bark')}{GROUND}"
            f'<g transform="translate(50 42) scale(1.1)">{leaf}</g>'
            f'<g transform="translate(50 68) rotate(-60)">{leaf}</g>'
            f'<g transform="translate(50 64) rotate(60)">{leaf}</g>'
        )
    needles = NEEDLES[name]
    width = {"spruce": 8, "pine": 7, "fir": 8.5}[name]
    return (
        f"{STEM.format('bark-red' if name == 'pine' else 'bark')}{GROUND}"
        f'<path class="wl-d wl-s-k" stroke-width="{width}" {needles}/>'
        f'<path class="wl-d wl-s-c" stroke-width="{width - 4.5:g}" {needles}/>'
    )


SEEDS: Final = {
    # a nut with three edges in its open, bristly cup
    "beech": """
<path class="wl-leaf" d="M50 12 C63 26 68 42 64 58 H36 C32 42 37 26 50 12 Z"/>
<path class="wl-vein" d="M50 16 L45 56 M50 16 L57 56"/>
<path class="wl-k" d="M20 44 C30 46 38 52 40 58 H60 C62 52 70 46 80 44 C80 62 72 76 56 80 V90 H44 V80 C28 76 20 62 20 44 Z"/>""",
    # an acorn in its cup
    "oak": """
<path class="wl-leaf" d="M31 42 H69 C69 64 61 80 50 87 C39 80 31 64 31 42 Z"/>
<path class="wl-k" d="M26 44 C26 28 37 21 50 21 C63 21 74 28 74 44 Z"/>
<path class="wl-d wl-s-k" stroke-width="6" d="M50 22 C50 16 52 12 56 9"/>""",
    # three little cones on a stalk
    "alder": """
<path class="wl-d wl-s-k" stroke-width="4" d="M50 8 V34 M50 20 C40 22 30 26 26 36 M50 20 C60 22 70 26 74 36"/>
<path class="wl-leaf" d="M50 34 c22 6 20 44 0 52 c-20 -8 -22 -46 0 -52 Z M26 34 c17 4 15 32 0 38 c-15 -6 -17 -34 0 -38 Z M74 34 c17 4 15 32 0 38 c-15 -6 -17 -34 0 -38 Z"/>
<path class="wl-vein" d="M37 52 H63 M36 64 H64 M42 75 H58 M15 48 H37 M16 58 H36 M63 48 H85 M64 58 H84"/>""",
    # a long hanging cone
    "spruce": """
<path class="wl-d wl-s-k" stroke-width="5" d="M50 4 V14"/>
<path class="wl-leaf" d="M50 10 C57 12 62 17 62 22 C66 27 67 33 66 37 C69 42 69 48 67 52 C68 57 67 63 64 66 C64 72 61 78 57 81 C56 87 53 92 50 95 C47 92 44 87 43 81 C39 78 36 72 36 66 C33 63 32 57 33 52 C31 48 31 42 34 37 C33 33 34 27 38 22 C38 17 43 12 50 10 Z"/>
<path class="wl-vein" d="M38 22 Q44 31 50 22 Q56 31 62 22 M34 37 Q42 46 50 37 Q58 46 66 37 M33 52 Q41 61 50 52 Q59 61 67 52 M36 66 Q43 74 50 66 Q57 74 64 66 M43 81 Q50 88 57 81"/>""",
    # a squat open cone
    "pine": """
<path class="wl-d wl-s-k" stroke-width="5" d="M50 12 V22"/>
<path class="wl-leaf" d="M50 18 C60 18 66 26 64 32 C72 32 78 40 74 48 C82 50 84 62 76 67 C77 76 66 82 58 78 C54 82 46 82 42 78 C34 82 23 76 24 67 C16 62 18 50 26 48 C22 40 28 32 36 32 C34 26 40 18 50 18 Z"/>
<path class="wl-vein" d="M36 33 Q50 46 64 33 M27 49 Q38 58 50 46 Q62 58 73 49 M26 66 Q38 72 50 60 Q62 72 74 66"/>""",
    # a cone upright on its twig
    "fir": """
<path class="wl-d wl-s-bark" stroke-width="6" d="M10 90 H90"/>
<path class="wl-d wl-s-k" stroke-width="4" d="M20 89 L13 77 M31 89 L25 76 M69 89 L75 76 M80 89 L87 77"/>
<path class="wl-leaf" d="M50 6 C63 6 68 22 68 46 C68 68 64 82 58 88 H42 C36 82 32 68 32 46 C32 22 37 6 50 6 Z"/>
<path class="wl-shelf" d="M39 24 Q45 30 50 24 Q55 30 61 24 M37 39 Q44 46 50 39 Q56 46 63 39 M37 54 Q44 61 50 54 Q56 61 63 54 M39 69 Q45 76 50 69 Q55 76 61 69"/>""",
}


def coloured(pictures: dict[str, str]) -> dict[str, str]:
    """Return pictures with the colours of their species."""
    return {name: f'<g class="wl-sp-{name}">{art}</g>' for name, art in pictures.items()}


BOX: Final = "0 0 100 100"
SYMBOLS: Final[Art] = {
    **drawn(BOX, coloured(TREES), "tree-"),
    **drawn(BOX, coloured({name: sapling(name) for name in TREES}), "sapling-"),
    **drawn(BOX, coloured(SEEDS), "seed-"),
}
