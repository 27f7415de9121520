"""Every colour of the boards in one table, and the style sheet of a picture.

Pieces are things, chrome is theme: pieces keep one colour on a light and a dark page, chrome
follows the page. "projector" is for a bright room: white ground, thick lines, large type.
"print" has no hue at all, so that it reads the same from every printer.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

FIXED: Final = ("light", "dark", "projector", "print")
"""The views with values of their own, in the order of the table; "auto" is light or dark."""
SPECIES: Final = ("beech", "oak", "alder", "spruce", "pine", "fir")
PEGS: Final = {"yg": "yellow_green", "lg": "leaf_green", "dg": "dark_green"}
"""Short names in tokens and classes of the three greens."""

TOKENS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "base": {
        "table": ("#E6EDDF", "#161F1A", "#FFFFFF", "#FFFFFF"),
        "panel": ("#FBFAF4", "#212C26", "#FFFFFF", "#FFFFFF"),
        "panel-2": ("#EEEFE4", "#2C3932", "#F0F3EC", "#F1F1F1"),
        "hair": ("#CDD4C5", "#3D4B43", "#9AA698", "#AAAAAA"),  # decorative lines only
        "line": ("#76806F", "#82918A", "#46524A", "#4A4A4A"),  # borders that carry meaning
        "ink": ("#1B2820", "#EFF3EB", "#000000", "#000000"),
        "ink-2": ("#48564D", "#B9C5BC", "#26322B", "#333333"),
        "accent": ("#0A5CA8", "#74BCFF", "#004392", "#000000"),  # choosable, primary action
        "on-accent": ("#FFFFFF", "#0B1B2B", "#FFFFFF", "#FFFFFF"),
        "halo": ("#FFFFFF", "#0C120F", "#FFFFFF", "#FFFFFF"),  # between a ring and its piece
        "focus": ("#111111", "#FFFFFF", "#000000", "#000000"),  # keyboard, outermost ring
        "good": ("#226B36", "#86D79A", "#0B4F22", "#222222"),
        "bad": ("#B3202A", "#FF9C98", "#970D1A", "#000000"),
        "paper": ("#FFFCF2", "#E9E4D4", "#FFFFFF", "#FFFFFF"),  # pieces from here on
        "paper-2": ("#F0E9D6", "#D8D1BC", "#F0EAD8", "#ECECEC"),
        "edge": ("#4A4638", "#4A4638", "#000000", "#000000"),  # outline of a paper piece
        "pink": ("#22261F", "#22261F", "#000000", "#000000"),  # ink on a paper piece
        "pink-2": ("#54564A", "#54564A", "#30332A", "#333333"),
        "damage": ("#C2182B", "#C2182B", "#AE0A20", "#111111"),
        "damage-2": ("#5E0914", "#5E0914", "#3A0008", "#000000"),  # its rim
        "coin": ("#E9B93A", "#E9B93A", "#F0C040", "#E4E4E4"),
        "coin-2": ("#5E4700", "#5E4700", "#3D2E00", "#000000"),
        "wood": ("#F1DDB6", "#F1DDB6", "#F7E7C6", "#F4F4F4"),
        "black": ("#16181A", "#16181A", "#000000", "#000000"),
        "white": ("#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF"),
        "p1": ("#0072B2", "#0072B2", "#00598F", "#000000"),  # players: colour and letter
        "p2": ("#B4540A", "#B4540A", "#8F4000", "#333333"),
        "p3": ("#7A3E8E", "#7A3E8E", "#6A2F7E", "#4A4A4A"),
        "p4": ("#4D5359", "#4D5359", "#3A4046", "#565656"),
        "p1-frame": ("#0072B2", "#4FACE6", "#00598F", "#000000"),  # outlines on panels
        "p2-frame": ("#B4540A", "#E5924A", "#8F4000", "#333333"),
        "p3-frame": ("#7A3E8E", "#C893DA", "#6A2F7E", "#4A4A4A"),
        "p4-frame": ("#4D5359", "#A9B1B7", "#3A4046", "#565656"),
    },
    "waldmeister": {
        "ground": ("#C6D6B4", "#2D3D32", "#DCE9CD", "#EDEDED"),
        "ground-2": ("#8FA67A", "#52685A", "#5C7848", "#8A8A8A"),
        "zone": ("#B9BEBE", "#4A5352", "#D0D5D5", "#CFCFCF"),
        "zone-2": ("#8F9696", "#69736F", "#5F6868", "#7A7A7A"),
        "beech": ("#BF5620", "#BF5620", "#C4551A", "#8A8A8A"),
        "beech-ink": ("#84390A", "#84390A", "#6A2A03", "#000000"),
        "oak": ("#EDBA2C", "#EDBA2C", "#F2BC22", "#D4D4D4"),
        "oak-ink": ("#664C00", "#664C00", "#4C3800", "#000000"),
        "alder": ("#36AFB0", "#36AFB0", "#2CAEB0", "#B0B0B0"),
        "alder-ink": ("#07544F", "#07544F", "#043F3C", "#000000"),
        "spruce": ("#3064B8", "#3064B8", "#2A60BC", "#5C5C5C"),
        "spruce-ink": ("#1C3F78", "#1C3F78", "#112C5C", "#000000"),
        "pine": ("#B6D588", "#B6D588", "#B9DA86", "#F2F2F2"),
        "pine-ink": ("#47600E", "#47600E", "#324607", "#000000"),
        "fir": ("#1C4034", "#1C4034", "#173C30", "#2A2A2A"),
        "fir-ink": ("#12362A", "#12362A", "#082419", "#000000"),
        "winter": ("#8FB6D8", "#8FB6D8", "#A9CBE8", "#FFFFFF"),
        "spring": ("#9CCB6B", "#9CCB6B", "#AEDB7D", "#CBCBCB"),
        "summer": ("#F0C64A", "#F0C64A", "#F6CF58", "#E6E6E6"),
        "autumn": ("#DB8440", "#DB8440", "#EB9A58", "#B2B2B2"),
        # paints of the pictures
        "cream": ("#FBF1DC", "#FBF1DC", "#FFF8E8", "#FAFAFA"),
        "fur": ("#6E4529", "#6E4529", "#6A3F22", "#5A5A5A"),
        "fur-dark": ("#2A1A0F", "#2A1A0F", "#1C0F06", "#161616"),
        "rust": ("#BE5E22", "#BE5E22", "#C05A1A", "#8C8C8C"),
        "tan": ("#C0905A", "#C0905A", "#C69459", "#B6B6B6"),
        "rose": ("#DB8E86", "#DB8E86", "#E08C84", "#BEBEBE"),
        "grey": ("#8E9494", "#8E9494", "#858C8C", "#9A9A9A"),
        "slate": ("#53585B", "#53585B", "#474C4F", "#686868"),
        "steel": ("#34393B", "#34393B", "#24282A", "#2C2C2C"),
        "stone": ("#DAD3C6", "#DAD3C6", "#E4DDCF", "#DEDEDE"),
        "bark": ("#6B5B4A", "#6B5B4A", "#5E4C3A", "#747474"),
        "bark-grey": ("#8B8C86", "#8B8C86", "#83847D", "#A4A4A4"),
        "bark-red": ("#A9532C", "#A9532C", "#A64A20", "#8A8A8A"),
        "soil": ("#7A5B3C", "#7A5B3C", "#6E4E2E", "#767676"),
        "green": ("#6BAF4F", "#6BAF4F", "#66B245", "#ACACAC"),
        "green-2": ("#1F5F3A", "#1F5F3A", "#14502D", "#3C3C3C"),
        "sky": ("#CFE2EE", "#CFE2EE", "#D8EAF6", "#EAEAEA"),
        "blue": ("#2C72AD", "#2C72AD", "#1F69A8", "#787878"),
        "red": ("#B8382C", "#B8382C", "#B42E20", "#6C6C6C"),
        "straw": ("#EAD9B2", "#EAD9B2", "#F3E4C0", "#F0F0F0"),
        "sage": ("#CBDBBD", "#CBDBBD", "#D6E7C8", "#E4E4E4"),
        "flame": ("#E8872B", "#E8872B", "#EE8822", "#B8B8B8"),
        "sun": ("#F4C93F", "#F4C93F", "#F8CC38", "#DEDEDE"),
    },
    "pegs": {
        "board": ("#E3C08D", "#C29F6E", "#EFD5A8", "#E6E6E6"),  # beech wood
        "board-2": ("#C79F68", "#94744A", "#8C6A38", "#8A8A8A"),
        "hole": ("#7C5A2E", "#4A3418", "#553A14", "#505050"),
        "shade": ("#2E1D08", "#2E1D08", "#2E1D08", "#000000"),
        # three greens, told apart by lightness and by outline
        "yg": ("#EBF07A", "#EBF07A", "#F0F57E", "#FFFFFF"),
        "lg": ("#5FA83C", "#5FA83C", "#69B544", "#A0A0A0"),
        "dg": ("#16402A", "#16402A", "#0F3822", "#222222"),
        "yg-ink": ("#4F5406", "#4F5406", "#3A3E00", "#000000"),
        "lg-ink": ("#123D06", "#123D06", "#0A2C02", "#000000"),
        "dg-ink": ("#DDF2E2", "#DDF2E2", "#EFFBF2", "#FFFFFF"),
        "yg-edge": ("#4F5406", "#4F5406", "#3A3E00", "#000000"),
        "lg-edge": ("#123D06", "#123D06", "#0A2C02", "#000000"),
        "dg-edge": ("#06170E", "#06170E", "#020B06", "#000000"),
        "yg-side": ("#B3B83C", "#B3B83C", "#B4B934", "#D8D8D8"),
        "lg-side": ("#3B7A20", "#3B7A20", "#3F8122", "#707070"),
        "dg-side": ("#0B2618", "#0B2618", "#082013", "#000000"),
    },
    "haselwurz": {
        "forest": ("#3F7F4F", "#3F7F4F", "#3F7F4F", "#8E8E8E"),
        "forest-k": ("#163D24", "#163D24", "#0B2A16", "#1A1A1A"),
        "rich": ("#B7D04A", "#B7D04A", "#C2DC50", "#DADADA"),
        "rich-k": ("#5A7412", "#5A7412", "#445A08", "#4A4A4A"),
        "lean": ("#E3DAA4", "#E3DAA4", "#EDE4AE", "#EEEEEE"),
        "lean-k": ("#8A7733", "#8A7733", "#6A5A20", "#5A5A5A"),
        "field": ("#B88750", "#B88750", "#DEB584", "#B8B8B8"),
        "field-k": ("#5E3A18", "#5E3A18", "#543212", "#303030"),
        "lake": ("#7CBDE6", "#7CBDE6", "#8ACAF2", "#C8C8C8"),
        "lake-k": ("#1E6596", "#1E6596", "#124C76", "#404040"),
        "village": ("#CFC3B8", "#CFC3B8", "#DACFC5", "#D2D2D2"),
        "village-k": ("#9C3326", "#9C3326", "#80261A", "#2A2A2A"),
        "gravel": ("#AEB3B6", "#AEB3B6", "#BCC1C4", "#C0C0C0"),
        "gravel-k": ("#565D61", "#565D61", "#40474B", "#383838"),
        "stream": ("#2F86C4", "#2F86C4", "#1E74B4", "#606060"),
        "hedge": ("#1C4A2A", "#1C4A2A", "#103A1E", "#202020"),
        "bank": ("#E2F1F8", "#D5E8F2", "#FFFFFF", "#FFFFFF"),  # between a stream and its land
        "meadow": ("#DDE7D2", "#1B2720", "#FFFFFF", "#FFFFFF"),  # where no tile lies yet
        "ghost": ("#F4F7EC", "#33423A", "#FFFFFF", "#FFFFFF"),  # a free place that is asked
        "sector": ("#F4EFDF", "#DDD6C2", "#FFFFFF", "#FFFFFF"),  # whatever lies at a corner
        # paints of the pictures
        "dome": ("#2B6B3F", "#2B6B3F", "#2A6A3C", "#5A5A5A"),
        "shine": ("#6DAE6C", "#6DAE6C", "#7CBE78", "#B8B8B8"),
        "crop": ("#D9B06F", "#D9B06F", "#F0D6A8", "#DADADA"),
        "calm": ("#A6D6F2", "#A6D6F2", "#B4E0FA", "#DEDEDE"),
        "lane": ("#A8988A", "#A8988A", "#A08E7E", "#9A9A9A"),
        "rubble": ("#E4E6E7", "#E4E6E7", "#F0F2F3", "#F0F0F0"),
        "pit": ("#969CA0", "#969CA0", "#9AA0A4", "#A2A2A2"),
        "deep": ("#7C8388", "#7C8388", "#788085", "#848484"),
        "petal": ("#DE7FAE", "#DE7FAE", "#E07CAE", "#B4B4B4"),
        "poppy": ("#D6331F", "#D6331F", "#CE2A16", "#707070"),
        "violet": ("#7657B4", "#7657B4", "#6C4AB0", "#6E6E6E"),
        "chicory": ("#8FB4EA", "#8FB4EA", "#8AB0EC", "#C2C2C2"),
        "wine": ("#8A3158", "#8A3158", "#862850", "#565656"),
        "berry": ("#2A3E78", "#2A3E78", "#223470", "#404040"),
        "toad": ("#9A8A58", "#9A8A58", "#9C8A52", "#9E9E9E"),
        "skin": ("#F5D9BB", "#F5D9BB", "#FADFC2", "#EEEEEE"),
        "shadow": ("#0B2013", "#0B2013", "#0B2013", "#000000"),
    },
    "charts": {
        # scenarios: each has a marker and dashes of its own as well
        "c1": ("#0067A5", "#6CBDF2", "#004E86", "#000000"),
        "c2": ("#CF5410", "#FF8A3D", "#B24109", "#565656"),
        "c3": ("#5A1E2E", "#FFE0A0", "#4A1220", "#2E2E2E"),
        "c4": ("#9A4FD0", "#A878F0", "#8A2FC0", "#686868"),
        "c5": ("#A07840", "#C77C7C", "#945162", "#404040"),
        "c6": ("#202080", "#C8F060", "#20401C", "#181818"),
        "heat-0": ("#FCEFE3", "#2C2520", "#FFF4EA", "#F5F5F5"),
        "heat-1": ("#F7CFAE", "#4F3220", "#FBD5B5", "#DDDDDD"),
        "heat-2": ("#EDA876", "#74431D", "#F2AE7C", "#C0C0C0"),
        "heat-3": ("#A8480F", "#EBA062", "#8A3300", "#555555"),
        "heat-4": ("#6B2400", "#FFD8B0", "#4A1800", "#2A2A2A"),
        "on-cool": ("#1B2820", "#EFF3EB", "#000000", "#000000"),  # text on steps 0 to 2
        "on-hot": ("#FFFFFF", "#0B1B12", "#FFFFFF", "#FFFFFF"),  # text on steps 3 and 4
    },
    "lignum": {
        "trail": ("#D9BE8C", "#6B5636", "#E6CC9C", "#E2E2E2"),
        "trail-2": ("#8A6B3A", "#B79A68", "#6C5022", "#555555"),
        "clearing": ("#B9CFA3", "#2F4636", "#CFE2BC", "#ECECEC"),
        "water": ("#BBDDF0", "#1F4257", "#C8E6F6", "#DADADA"),
        "birch": ("#F0E0BC", "#F0E0BC", "#F6E8C8", "#F4F4F4"),
        "birch-k": ("#3A3226", "#3A3226", "#261F14", "#202020"),
        "oakw": ("#B9783E", "#B9783E", "#C48044", "#B4B4B4"),
        "oakw-k": ("#4A2608", "#4A2608", "#381A02", "#202020"),
        "wenge": ("#2C2723", "#2C2723", "#1E1A17", "#2A2A2A"),
        "wenge-k": ("#F0E3CF", "#F0E3CF", "#F8EEDD", "#F4F4F4"),
        "food": ("#4C9A45", "#4C9A45", "#56A84C", "#8A8A8A"),
        "forage": ("#F0CB3A", "#F0CB3A", "#F6D244", "#D8D8D8"),
        "porter": ("#2F7D4A", "#2F7D4A", "#226C3C", "#5A5A5A"),
        "lumber": ("#8A5A2B", "#8A5A2B", "#7C4C1E", "#6A6A6A"),
        "sawyer": ("#7A8084", "#7A8084", "#6A7074", "#909090"),
        # paints of the pictures
        "birch-2": ("#B89B62", "#B89B62", "#A08044", "#9A9A9A"),
        "wenge-2": ("#B59C7C", "#B59C7C", "#C8AE8C", "#C4C4C4"),
        "food-k": ("#123D06", "#123D06", "#0C2E04", "#202020"),
        "forage-k": ("#6B5200", "#6B5200", "#4C3A00", "#3A3A3A"),
        "iron": ("#D3D9DC", "#D3D9DC", "#DDE2E4", "#E2E2E2"),
        "iron-k": ("#2B2F31", "#2B2F31", "#1A1D1F", "#1E1E1E"),
        "craft": ("#7B4B94", "#7B4B94", "#6C3C86", "#555555"),
        "flesh": ("#F2D3B0", "#F2D3B0", "#F8DDBE", "#ECECEC"),
        "wave": ("#2C79B5", "#8CC8EE", "#1A66A2", "#555555"),
        "needle": ("#2F6B45", "#2F6B45", "#2A6A42", "#7A7A7A"),
        "needle-k": ("#12361F", "#12361F", "#0A2A16", "#2A2A2A"),
        "sawing": ("#7A8084", "#9AA2A6", "#4A5054", "#555555"),  # borders of the two areas
        "selling": ("#9A6A34", "#CE9C62", "#6C4414", "#3A3A3A"),
    },
}
"""Section -> name -> the values of the four fixed views."""

SIZES: Final = {"w": ("1", "1", "1.25", "1.1"), "t": ("1", "1", "1.14", "1")}
"""Factors of the views: w of lines, t of type."""
LARGEST_TYPE: Final = max(map(float, SIZES["t"]))
"""What is drawn leaves room for the type of the projector view."""

FONT: Final = (
    'var(--jp-ui-font-family,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",'
    '"DejaVu Sans",sans-serif)'
)

RULES: Final = {
    "base": """
.wl text { fill: var(--wl-ink); font-size: calc(13px*var(--wl-t)); }
.wl .t-title { font-size: calc(20px*var(--wl-t)); font-weight: 700; }
.wl .t-head { font-size: calc(15px*var(--wl-t)); font-weight: 700; }
.wl .t-body { font-size: calc(13px*var(--wl-t)); }
.wl .t-small { font-size: calc(11px*var(--wl-t)); }
.wl .t-2 { fill: var(--wl-ink-2); }
.wl .t-paper { fill: var(--wl-pink); }
.wl .t-bad { fill: var(--wl-bad); font-weight: 700; }
.wl .t-b { font-weight: 700; }
.wl .t-mid { text-anchor: middle; }
.wl .t-end { text-anchor: end; }
.wl .t-num { font-variant-numeric: tabular-nums; font-weight: 700; }
.wl .panel { fill: var(--wl-panel); stroke: var(--wl-hair); stroke-width: calc(1px*var(--wl-w)); }
.wl .well { fill: var(--wl-panel-2); }
.wl .paper { fill: var(--wl-paper); stroke: var(--wl-edge); stroke-width: calc(1.5px*var(--wl-w)); }
.wl [role=button], .wl [tabindex] { cursor: pointer; outline: none; }
.wl .wash { fill: var(--wl-accent); opacity: .16; pointer-events: none; }
.wl .hit { fill: transparent; }
.wl .ring, .wl .gap { fill: none; stroke: none; pointer-events: none; }
.wl .is-choosable > .gap, .wl .is-selected > .gap { stroke: var(--wl-halo); stroke-width: calc(8px*var(--wl-w)); }
.wl .is-choosable > .ring { stroke: var(--wl-accent); stroke-width: calc(4px*var(--wl-w)); stroke-dasharray: 11 6; }
.wl .is-choosable:hover > .ring, .wl .is-hover > .ring { stroke-dasharray: none; stroke-width: calc(6px*var(--wl-w)); }
.wl .is-selected > .ring { stroke: var(--wl-accent); stroke-width: calc(6px*var(--wl-w)); stroke-dasharray: none; }
.wl :focus-visible > .gap, .wl .is-focus > .gap { stroke: var(--wl-halo); stroke-width: calc(12px*var(--wl-w)); }
.wl :focus-visible > .ring, .wl .is-focus > .ring { stroke: var(--wl-focus); stroke-width: calc(5px*var(--wl-w)); stroke-dasharray: none; }
.wl [role=button]:hover > rect:first-of-type { stroke: var(--wl-accent); stroke-width: 2.5; }
.wl [role=button]:focus-visible > rect:first-of-type { stroke: var(--wl-focus); stroke-width: 3.5; }
.wl .is-disabled { opacity: .5; cursor: not-allowed; }
.wl .key { fill: var(--wl-accent); stroke: var(--wl-halo); stroke-width: 2; }
.wl .key-t { fill: var(--wl-on-accent); font-weight: 700; text-anchor: middle; }
@media (prefers-reduced-motion: no-preference) {
  .wl .is-choosable > .ring { animation: wl-march 1.6s linear infinite; }
  @keyframes wl-march { to { stroke-dashoffset: -34; } }
}
@media (forced-colors: active) {
  .wl .is-choosable > .ring, .wl .is-selected > .ring, .wl .is-focus > .ring, .wl :focus-visible > .ring { stroke: Highlight !important; forced-color-adjust: none; }
}
.wl-d { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.wl-o { stroke: var(--wl-pink); stroke-width: calc(2px*var(--wl-w)); stroke-linecap: round; stroke-linejoin: round; }
.wl-circ { fill: var(--wl-paper); stroke: var(--wl-pink); stroke-width: calc(2px*var(--wl-w)); }
.wl-hit { fill: var(--wl-damage); stroke: var(--wl-damage-2); stroke-width: 2; }
.wl-coin { fill: var(--wl-coin); stroke: var(--wl-coin-2); stroke-width: calc(1.5px*var(--wl-w)); }
.wl-coin-2 { fill: none; stroke: var(--wl-coin-2); stroke-width: 1.2; stroke-linecap: round; stroke-linejoin: round; }
.wl-badge { fill: var(--wl-accent); stroke: var(--wl-halo); stroke-width: 2; }
.wl-badge-2 { fill: none; stroke: var(--wl-on-accent); stroke-width: 3.5; stroke-linecap: round; stroke-linejoin: round; }
.wl-warn { fill: var(--wl-bad); stroke: var(--wl-halo); stroke-width: 2; stroke-linejoin: round; }
.wl-warn-2 { fill: var(--wl-halo); stroke: var(--wl-halo); stroke-width: 3; stroke-linecap: round; }
""",
    "waldmeister": """
.wl-crown { fill: var(--c); stroke: var(--k); stroke-width: calc(3px*var(--wl-w)); stroke-linejoin: round; }
.wl-leaf { fill: var(--c); stroke: var(--k); stroke-width: calc(2.5px*var(--wl-w)); stroke-linejoin: round; }
.wl-vein { fill: none; stroke: var(--k); stroke-width: calc(2px*var(--wl-w)); stroke-linecap: round; stroke-linejoin: round; }
.wl-pale { fill: var(--wl-paper); }
.wl-shelf { fill: none; stroke: var(--wl-paper); stroke-width: 3; stroke-linecap: round; }
.wl-k { fill: var(--k); }
.wl-s-k { stroke: var(--k); }
.wl-s-c { stroke: var(--c); }
.wl .space .floor { fill: var(--wl-ground); }
.wl .space .tuft { fill: none; stroke: var(--wl-ground-2); stroke-width: 2.5; stroke-linecap: round; }
.wl .space .slot { fill: none; stroke: var(--wl-ground-2); stroke-width: 2; stroke-dasharray: 2 7; stroke-linecap: round; }
.wl .zone .floor { fill: var(--wl-zone); }
.wl-arrow-black { fill: var(--wl-black); stroke: var(--wl-white); stroke-width: 2; stroke-linejoin: round; }
.wl-arrow-white { fill: var(--wl-white); stroke: var(--wl-black); stroke-width: 2.5; stroke-linejoin: round; }
.wl-plate { fill: var(--wl-white); font-size: 20px; font-weight: 700; text-anchor: middle; }
""",
    "pegs": """
.wl-peg-body { fill: var(--c); stroke: var(--e); stroke-width: calc(1.8px*var(--wl-w)); stroke-linejoin: round; }
.wl-peg-side { fill: var(--s); stroke: var(--e); stroke-width: calc(1.8px*var(--wl-w)); stroke-linejoin: round; }
.wl-peg-ring { fill: none; stroke: var(--k); stroke-width: 2.2; stroke-linejoin: round; }
.wl-peg-top { fill: var(--k); }
.wl-peg-shade { fill: var(--wl-shade); opacity: .34; }
""",
    "haselwurz": """
.wl-hw-rim { stroke: var(--wl-edge); stroke-width: 2; stroke-linejoin: round; }
.wl-hw-lit { stroke: var(--wl-paper); stroke-width: 1.8; stroke-linejoin: round; }
.wl-hw-shade { fill: var(--wl-shadow); opacity: .42; }
.wl-hw-found { fill: var(--wl-damage); stroke: var(--wl-white); stroke-width: 2.5; }
.wl-hw-cloak { fill: var(--c); stroke: var(--wl-white); stroke-width: 2.4; stroke-linejoin: round; }
.wl-hw-p1 { --c: var(--wl-p1); }
.wl-hw-p2 { --c: var(--wl-p2); }
.wl-hw-p3 { --c: var(--wl-p3); }
.wl-hw-p4 { --c: var(--wl-p4); }
.wl-hw-skin { fill: var(--wl-skin); stroke: var(--wl-white); stroke-width: 2; }
.wl .hw-bank { fill: none; stroke: var(--wl-bank); stroke-linecap: butt; }
.wl .hw-stream { fill: none; stroke: var(--wl-stream); stroke-linecap: butt; }
.wl .hw-ghost { fill: var(--wl-ghost); stroke: var(--wl-line); stroke-width: 1.5; stroke-dasharray: 3 4; }
.wl .hw-fade { opacity: .45; }
""",
    "charts": """
.wl .grid { stroke: var(--wl-hair); stroke-width: 1; fill: none; }
.wl .zero { stroke: var(--wl-line); stroke-width: calc(1.5px*var(--wl-w)); fill: none; }
.wl .series { fill: none; stroke: var(--c); stroke-width: calc(3px*var(--wl-w)); stroke-linejoin: round; stroke-linecap: round; }
.wl .band { fill: var(--c); opacity: .16; }
.wl .full { fill: var(--c); stroke: var(--wl-panel); stroke-width: calc(1.5px*var(--wl-w)); }
.wl .bar { fill: color-mix(in srgb,var(--c) 52%,var(--wl-panel)); }
.wl .bar-end { stroke: var(--c); stroke-width: calc(3px*var(--wl-w)); fill: none; }
.wl .hollow { fill: var(--wl-panel); stroke: var(--c); stroke-width: calc(2.5px*var(--wl-w)); }
.wl .whisker { stroke: var(--wl-ink); stroke-width: calc(1.8px*var(--wl-w)); fill: none; }
.wl .field { stroke: var(--wl-hair); stroke-width: 1; }
.wl .badge-house { fill: none; stroke: var(--wl-bad); stroke-width: 1.5; }
.wl .c1 { --c: var(--wl-c1); }
.wl .c2 { --c: var(--wl-c2); }
.wl .c3 { --c: var(--wl-c3); }
.wl .c4 { --c: var(--wl-c4); }
.wl .c5 { --c: var(--wl-c5); }
.wl .c6 { --c: var(--wl-c6); }
""",
    "lignum": """
.wl-lg-cloak { fill: var(--c); stroke: var(--wl-white); stroke-width: 2.2; stroke-linejoin: round; }
.wl-lg-p1 { --c: var(--wl-p1); }
.wl-lg-p2 { --c: var(--wl-p2); }
.wl-lg-p3 { --c: var(--wl-p3); }
.wl-lg-p4 { --c: var(--wl-p4); }
.wl-lg-skin { fill: var(--wl-flesh); stroke: var(--wl-white); stroke-width: 2; }
.wl-lg-rim { stroke: var(--wl-white); stroke-width: 2; stroke-linejoin: round; }
.wl .lg-fade { opacity: .42; }
.wl .lg-ghost { fill: none; stroke: var(--wl-line); stroke-width: 1.5; stroke-dasharray: 3 4; }
.wl .lg-zone { fill: var(--wl-panel-2); stroke: var(--wl-line); stroke-width: calc(1.2px*var(--wl-w)); }
.wl .lg-river { fill: var(--wl-water); stroke: var(--wl-line); stroke-width: calc(1.2px*var(--wl-w)); }
.wl .lg-clearing { fill: var(--wl-clearing); stroke: var(--wl-hair); stroke-width: 1; }
.wl .lg-bar { fill: var(--wl-panel); stroke: var(--wl-line); stroke-width: 1.2; }
""",
}
"""Section -> rules. Inside a symbol only single classes match, so those name no ancestor."""

FILLS: Final = (
    *("white", "pink", "cream", "fur", "fur-dark", "rust", "tan", "rose", "grey", "slate"),
    *("steel", "stone", "bark", "bark-grey", "bark-red", "soil", "green", "green-2", "sky"),
    *("blue", "red", "straw", "sage", "flame", "sun", "oak"),
    *("black", "paper", "wood"),  # discs and tiles that scenes draw themselves
)
"""Paints that a shape of a Waldmeister picture may be filled with: class wl-<name>."""
LINES: Final = (
    *("white", "pink", "cream", "fur", "fur-dark", "tan", "rose", "grey", "slate", "steel"),
    *("stone", "bark", "bark-red", "green", "green-2", "blue", "sage", "sun", "flame"),
)
"""Paints that a line there may have: class wl-s-<name>."""
PLAIN: Final = ("white", "pink")
"""Paints of symbols that all rooms use."""
BORROWED: Final = (
    *("cream", "fur", "fur-dark", "rust", "tan", "rose", "grey", "slate", "steel", "bark", "soil"),
    *("green", "green-2", "sky", "blue", "red", "sage", "flame", "sun"),
)
"""Paints of Waldmeister that Haselwurz uses as well."""
LAND: Final = {
    **{f"hw-{name}-0": name for name in ("forest", "rich", "lean", "field", "lake", "village")},
    **{f"hw-{name}": f"{name}-k" for name in ("forest", "rich", "lean", "field", "village")},
    "hw-gravel-0": "gravel",
    "hw-sky": "chicory",
    "hw-water": "calm",
    "hw-stone": "rubble",
    **{f"hw-{name}": name for name in ("dome", "shine", "crop", "lane", "pit", "deep", "hedge")},
    **{f"hw-{name}": name for name in ("petal", "poppy", "violet", "wine", "berry", "toad")},
    "hw-cross": "damage",
}
"""Paints of Haselwurz's pictures: class after the prefix, and token."""
TIMBER: Final = (
    *("winter", "spring", "summer", "autumn", "tan", "bark", "bark-red", "straw", "green-2", "red"),
    *("sun", "flame", "sky"),
)
"""Paints of Waldmeister that Lignum uses as well."""
LENT: Final = {"haselwurz": BORROWED, "lignum": TIMBER}
"""Room -> names of tokens of Waldmeister."""
MILL: Final = {
    **{f"lg-{name}": name for name in ("birch", "birch-k", "birch-2", "wenge", "wenge-k")},
    **{f"lg-{name}": name for name in ("wenge-2", "food", "food-k", "forage", "forage-k")},
    **{f"lg-{name}": name for name in ("iron", "iron-k", "craft", "wave", "needle", "needle-k")},
    **{f"lg-{name}": name for name in ("porter", "lumber", "sawyer", "wood")},
    "lg-oak": "oakw",
    "lg-oak-k": "oakw-k",
    "lg-cross": "damage",
    "lg-paper": "paper",
    "lg-edge": "edge",
}
"""Paints of Lignum's pictures: class after the prefix, and token."""
ONLY_LINES: Final = (
    *("soil", "hw-crop", "hw-cross", "hw-field", "hw-lane", "hw-lean", "hw-rich", "hw-shine"),
)
ALSO_LINES: Final = (
    *("bark", "blue", "cream", "flame", "fur", "fur-dark", "green", "green-2", "grey", "red"),
    *("rust", "sage", "sky", "slate", "steel", "sun", "tan"),
    *("hw-petal", "hw-poppy", "hw-water", "hw-wine"),
)

AUTO: Final = """
.wl { color-scheme: light; }
[data-jp-theme-light="false"] .wl, body.vscode-dark .wl, html[theme="dark"] .wl, .wl.wl-dark { color-scheme: dark; }
.wl:root { color-scheme: light dark; }
@media print { .wl, .wl:root { color-scheme: light !important; } }
"""
"""Which of two values light-dark() takes; the last selector is for a file opened on its own."""


PAGE: Final = 'html:where([data-wl-view="projector"])'
"""A page before a projector: more than a picture's own "auto", less than a view chosen for it."""


def minified(rules: str) -> str:
    """Return rules without the white space that only people need."""
    text = re.sub(r"\s+", " ", rules).strip()
    text = re.sub(r" ?([{};,>]) ?", r"\1", text)
    return re.sub(r": (?=[^{}]*[;}])", ":", text).replace(";}", "}")


def tokens(room: str) -> dict[str, tuple[str, ...]]:
    """Return the tokens that pictures of a room use: name -> values of the four views."""
    lent = {name: TOKENS["waldmeister"][name] for name in LENT.get(room, ())}
    return {**TOKENS["base"], **lent, **TOKENS.get(room, {})}


def value(name: str, view: str) -> str:
    """Return a colour as #RRGGBB."""
    at = FIXED.index(view)
    for section in TOKENS.values():
        if name in section:
            return section[name][at]
    raise KeyError(name)


def declared(room: str, view: str) -> str:
    """Return the custom properties of a view."""
    lines = []
    for name, values in tokens(room).items():
        if view != "auto":
            worth = values[FIXED.index(view)]
        elif values[0] == values[1]:
            worth = values[0]
        else:
            worth = f"light-dark({values[0]},{values[1]})"
        lines.append(f"--wl-{name}:{worth}")
    at = 0 if view == "auto" else FIXED.index(view)
    lines += [f"--wl-{name}:{values[at]}" for name, values in SIZES.items()]
    return ";".join(lines)


def painted(room: str) -> str:
    """Return the classes of shapes inside symbols, the same in every view."""
    fills, lines = (FILLS, LINES) if room == "waldmeister" else (PLAIN, PLAIN)
    found = [f".wl-{name}{{fill:var(--wl-{name})}}" for name in fills]
    found += [f".wl-s-{name}{{stroke:var(--wl-{name})}}" for name in lines]
    if room == "waldmeister":
        found += [
            f".wl-sp-{name}{{--c:var(--wl-{name});--k:var(--wl-{name}-ink)}}" for name in SPECIES
        ]
    if room == "haselwurz":
        for name, token in {**{name: name for name in BORROWED}, **LAND}.items():
            if name not in ONLY_LINES:
                found.append(f".wl-{name}{{fill:var(--wl-{token})}}")
            if name in ONLY_LINES or name in ALSO_LINES:
                found.append(f".wl-s-{name}{{stroke:var(--wl-{token})}}")
    if room == "lignum":
        for name, token in {**{name: name for name in TIMBER}, **MILL}.items():
            found.append(f".wl-{name}{{fill:var(--wl-{token})}}")
            found.append(f".wl-s-{name}{{stroke:var(--wl-{token})}}")
    if room == "pegs":
        found += [
            f".wl-peg-{name}{{--c:var(--wl-{name});--k:var(--wl-{name}-ink);"
            f"--e:var(--wl-{name}-edge);--s:var(--wl-{name}-side)}}"
            for name in PEGS
        ]
    return "".join(found)


@cache
def style_sheet(room_name: str, view: str) -> str:
    """Return the style sheet of a picture.

    Rules are the same in every view, values hang on the picture's own root class: so pictures
    of different views can stand on one page.
    """
    scheme = minified(AUTO) if view == "auto" else ""
    rules = minified(RULES["base"] + RULES.get(room_name, "")) + painted(room_name)
    return scheme + values_of(room_name, view) + rules


def values_of(room_name: str, view: str, root: str = "") -> str:
    """Return the rule that gives a view its values, to pictures of that view or below `root`."""
    root = f"{root} .wl" if root else ".wl" if view == "auto" else f".wl.wl-{view}"
    scheme = "" if view == "auto" else f"color-scheme:{'dark' if view == 'dark' else 'light'};"
    return f"{root}{{{scheme}{declared(room_name, view)};font-family:{FONT}}}"


def board_sheet(room_name: str) -> str:
    """Return the style sheet of a live board, which can change its view or follow its page."""
    own = "".join(values_of(room_name, view) for view in FIXED)
    return style_sheet(room_name, "auto") + values_of(room_name, "projector", PAGE) + own


# --- contrast -------------------------------------------------------------------------------


def luminance(colour: str) -> float:
    """Return the relative luminance of #RRGGBB (WCAG 2.2)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lightness(colour: str) -> float:
    """Return how light a colour looks, from 0 to 100 (CIE L*)."""
    light = luminance(colour)
    return 116 * light ** (1 / 3) - 16 if light > 0.008856 else 903.3 * light


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of two colours, from 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


class Pair(NamedTuple):
    """Two colours that must stand out from each other."""

    what: str
    first: tuple[str, ...]
    """Names of tokens; one of them has to reach the ratio."""
    second: str
    need: float
    view: str

    def ratio(self) -> float:
        """Return the contrast that is reached."""
        ground = value(self.second, self.view)
        return max(contrast(value(name, self.view), ground) for name in self.first)


TEXT: Final = 4.5
SHAPE: Final = 3.0
STRONGER: Final = {TEXT: 7.0, SHAPE: 4.5}
"""What the projector and the print view need instead."""

NEEDED: Final[tuple[tuple[str, str, str, float], ...]] = (
    *((f"text on {on}", "ink", on, TEXT) for on in ("panel", "table", "panel-2")),
    *((f"second text on {on}", "ink-2", on, TEXT) for on in ("panel", "table", "panel-2")),
    ("button text", "on-accent", "accent", TEXT),
    ("warning text", "bad", "panel", TEXT),
    ("warning text on a well", "bad", "panel-2", TEXT),
    ("good text", "good", "panel", TEXT),
    ("mark on the warning sign", "halo", "bad", TEXT),
    ("meaningful border on panel", "line", "panel", SHAPE),
    ("meaningful border on well", "line", "panel-2", SHAPE),
    *((f"accent ring on {on}", "accent", on, SHAPE) for on in ("halo", "ground", "table", "panel")),
    *((f"focus ring on {on}", "focus", on, SHAPE) for on in ("halo", "ground", "table")),
    ("ink on paper", "pink", "paper", TEXT),
    ("second ink on paper", "pink-2", "paper", TEXT),
    ("ink on paper 2", "pink", "paper-2", TEXT),
    ("paper tile on ground", "edge", "paper", SHAPE),
    ("damage on paper", "damage", "paper", SHAPE),
    ("white cross on damage", "white", "damage", TEXT),
    ("ink on coin", "pink", "coin", TEXT),
    ("rim of a coin", "coin-2", "coin", SHAPE),
    ("value on its black disc", "white", "black", TEXT),
    *(
        (f"arrow or its rim on {on}", "black white", on, SHAPE)
        for on in ("zone", "ground", "table")
    ),
    *((f"{name} outline on paper", f"{name}-ink", "paper", TEXT) for name in SPECIES),
    *((f"white name on {name} strip", "white", f"{name}-ink", TEXT) for name in SPECIES),
    *((f"ink on {name}", "pink", name, TEXT) for name in ("winter", "spring", "summer", "autumn")),
    *((f"white letter on player {at}", "white", f"p{at}", TEXT) for at in (1, 2, 3, 4)),
    *((f"player {at} frame on panel", f"p{at}-frame", "panel", SHAPE) for at in (1, 2, 3, 4)),
    *((f"picture outline on {on}", "pink", on, SHAPE) for on in ("sky", "straw", "sage", "wood")),
    ("percentage on its plate", "white", "green-2", TEXT),
    ("rim of a tile on paper", "green-2", "paper", SHAPE),
    *((f"{name} peg outline on board", f"{name}-edge", "board", SHAPE) for name in PEGS),
    ("hollow on board", "hole", "board", SHAPE),
    ("ring on yellow-green", "yg-ink", "yg", TEXT),
    ("ring on leaf green", "lg-ink", "lg", SHAPE),
    ("ring on dark green", "dg-ink", "dg", TEXT),
    *(
        (f"accent ring or halo on {on}", "accent halo", on, SHAPE)
        for on in ("board", "field", "rich")
    ),
    *((f"accent ring or halo on {on}", "accent halo", on, SHAPE) for on in ("lake", "forest")),
    *((f"glyph on {on}", f"{on}-k", on, SHAPE) for on in ("rich", "lean", "lake", "village")),
    ("glyph on gravel", "gravel-k", "gravel", SHAPE),
    ("name of a landscape", "ink-2", "meadow", TEXT),
    ("mark on a free place", "ink", "ghost", TEXT),
    *((f"accent ring on {on}", "accent", on, SHAPE) for on in ("meadow", "ghost")),
    *((f"tile on {on}", "edge ink", on, SHAPE) for on in ("meadow", "sector")),
    ("any tile in a condition", "pink-2", "sector", SHAPE),
    ("stream on its bank", "stream", "bank", SHAPE),
    ("hedge or its rim on meadow", "hedge paper", "meadow", SHAPE),
    ("furrow on field", "field-k", "field", SHAPE),
    *((f"line {at} of a chart", f"c{at}", "panel", SHAPE) for at in range(1, 7)),
    *((f"number on step {at}", "on-cool", f"heat-{at}", TEXT) for at in (0, 1, 2)),
    *((f"number on step {at}", "on-hot", f"heat-{at}", TEXT) for at in (3, 4)),
    ("birch edge", "birch-k", "birch", TEXT),
    ("oak edge", "oakw-k", "oakw", SHAPE),
    ("wenge edge", "wenge-k", "wenge", TEXT),
    *((f"ink on {name}", "ink", name, TEXT) for name in ("clearing", "water")),
    *((f"second text on {name}", "ink-2", name, TEXT) for name in ("clearing", "water")),
    *((f"border of the {name} area", name, "panel", SHAPE) for name in ("sawing", "selling")),
    *((f"accent ring or halo on {on}", "accent halo", on, SHAPE) for on in ("clearing", "trail")),
    ("waves on water", "wave", "water", SHAPE),
    ("edge of food", "food-k", "food", SHAPE),
    ("edge of forage", "forage-k", "forage", SHAPE),
    ("edge of iron", "iron-k", "iron", TEXT),
    ("sign on a craft token", "white", "craft", TEXT),
)
"""What stands on what: names, and the ratio in the light and the dark view."""


def pairs() -> list[Pair]:
    """Return all pairs of colours that have to be told apart, in each of the four views."""
    return [
        Pair(what, tuple(first.split()), second, STRONGER[need] if strong else need, view)
        for view in FIXED
        for strong in [view in ("projector", "print")]
        for what, first, second, need in NEEDED
    ]
