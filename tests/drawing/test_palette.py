"""Colours are told apart, and a picture's style sheet touches nothing else on its page."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import combinations, pairwise
from pathlib import Path

import pytest

import waldlehre
from waldlehre.drawing import palette
from waldlehre.drawing.palette import FIXED, SPECIES, TOKENS, Pair, contrast, lightness, value

HERE = Path(waldlehre.__file__).parents[1]
ROOMS = ("waldmeister", "pegs", "haselwurz", "lignum", "charts")
VIEWS = ("auto", *FIXED)
PAGES = {
    '[data-jp-theme-light="false"] .wl',
    "body.vscode-dark .wl",
    'html[theme="dark"] .wl',
}
"""Where a page says that it is dark; the only selectors that begin outside a picture."""
NAMES = {name for section in TOKENS.values() for name in section}


def selectors(sheet: str) -> list[str]:
    flat = re.sub(r"@keyframes [\w-]+\{\w+\{[^{}]*\}\}", "", sheet)
    flat = re.sub(r"@media [^{]*\{((?:[^{}]*\{[^{}]*\})*)\}", r"\1", flat)
    found = re.findall(r"([^{}]+)\{[^{}]*\}", flat)
    assert re.sub(r"[^{}]+\{[^{}]*\}", "", flat) == ""
    return [one.strip() for group in found for one in group.split(",")]


@pytest.mark.parametrize("pair", palette.pairs(), ids=lambda pair: f"{pair.view}: {pair.what}")
def test_what_must_be_told_apart_is(pair: Pair) -> None:
    assert pair.ratio() >= pair.need, f"{pair.ratio():.2f}"


def test_the_pairs_name_tokens_and_cover_every_view() -> None:
    pairs = palette.pairs()
    assert {pair.view for pair in pairs} == set(FIXED)
    assert {name for pair in pairs for name in (*pair.first, pair.second)} <= NAMES
    assert len(pairs) == len(set(pairs))


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1
    assert lightness("#FFFFFF") == pytest.approx(100)
    assert lightness("#000000") == 0


def test_a_token_is_in_one_section_and_has_a_colour_in_every_view() -> None:
    names = [name for section in TOKENS.values() for name in section]
    assert len(names) == len(set(names))
    for section in TOKENS.values():
        for name, values in section.items():
            assert len(values) == len(FIXED), name
            assert all(re.fullmatch("#[0-9A-F]{6}", one) for one in values), name


def test_print_has_no_hue() -> None:
    for name in NAMES:
        grey = value(name, "print")
        assert grey[1:3] == grey[3:5] == grey[5:7], name


def test_projector_and_print_stand_on_white() -> None:
    for view in ("projector", "print"):
        assert {value(name, view) for name in ("table", "panel", "paper")} == {"#FFFFFF"}


@pytest.mark.parametrize(
    ("names", "least"),
    [
        (SPECIES, 10),
        (("winter", "summer", "spring", "autumn"), 8),
        (("yg", "lg", "dg"), 25),
        (("black", "white"), 90),
        (("paper", "damage"), 90),
        (("birch", "oakw", "wenge"), 20),
    ],
)
def test_in_print_grey_alone_tells_them_apart(names: tuple[str, ...], least: float) -> None:
    shades = sorted(lightness(value(name, "print")) for name in names)
    assert min(second - first for first, second in pairwise(shades)) >= least


SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado and others 2009, full severity, linear RGB."""


def lab(colour: str, sight: str) -> tuple[float, float, float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    seen = [
        min(1, max(0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in SIGHT[sight]
    ]
    to_xyz = (
        (0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505),
        (0.2126, 0.7152, 0.0722),
        (0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089),
    )
    xyz = [sum(a * b for a, b in zip(row, seen, strict=True)) for row in to_xyz]
    x, y, z = [v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("view", ["light", "dark", "projector"])
def test_species_differ_for_every_kind_of_sight(view: str, sight: str) -> None:
    least = 45 if sight == "normal" else 25
    for first, second in combinations(SPECIES, 2):
        one, other = lab(value(first, view), sight), lab(value(second, view), sight)
        far = sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        assert far >= least, f"{first} and {second}: {far:.0f}"


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("view", ["light", "dark", "projector"])
def test_lines_of_charts_differ_for_every_kind_of_sight(view: str, sight: str) -> None:
    for first, second in combinations(range(1, 7), 2):
        one, other = lab(value(f"c{first}", view), sight), lab(value(f"c{second}", view), sight)
        far = sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
        least = 20 if max(first, second) <= 3 else 10  # more have markers and dashes of their own
        assert far >= least, f"{first} and {second}: {far:.0f}"


@pytest.mark.parametrize("view", FIXED)
def test_steps_of_a_heat_map_rise_evenly(view: str) -> None:
    steps = [lightness(value(f"heat-{at}", view)) for at in range(5)]
    rise = [second - first for first, second in pairwise(steps)]
    assert all(one > 4 for one in rise) or all(one < -4 for one in rise), steps


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("room", ROOMS)
def test_every_selector_stays_inside_the_picture(room: str, view: str) -> None:
    found = selectors(palette.style_sheet(room, view))
    assert found
    for selector in found:
        inside = re.match(r"\.wl(?![\w-])", selector) or re.fullmatch(r"\.wl-[\w-]+", selector)
        assert inside or (selector in PAGES and view == "auto"), selector


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("room", ROOMS)
def test_every_property_that_is_used_is_declared(room: str, view: str) -> None:
    sheet = palette.style_sheet(room, view)
    used = set(re.findall(r"var\((--[\w-]+)\)", sheet))
    assert used <= set(re.findall(r"[{;](--[\w-]+):", sheet))


@pytest.mark.parametrize("room", ROOMS)
def test_only_values_differ_between_views(room: str) -> None:
    # else a picture in one view would redraw its neighbour on the page
    roots = r"^.*?(?=\.wl text)"
    rules = {re.sub(roots, "", palette.style_sheet(room, view), count=1) for view in VIEWS}
    assert len(rules) == 1
    for view in FIXED:
        head = re.match(roots, palette.style_sheet(room, view))
        assert head
        assert head[0].startswith(f".wl.wl-{view}{{")
        assert "light-dark" not in head[0]


def test_auto_follows_the_page_and_prints_light() -> None:
    sheet = palette.style_sheet("pegs", "auto")
    assert set(selectors(sheet)) >= PAGES
    assert "--wl-table:light-dark(#E6EDDF,#161F1A)" in sheet
    assert "@media print{.wl,.wl:root{color-scheme:light !important}}" in sheet


@pytest.mark.parametrize("view", VIEWS)
def test_a_sheet_is_small_and_names_no_address(view: str) -> None:
    for room, most in (("waldmeister", 9000), ("pegs", 6000)):
        sheet = palette.style_sheet(room, view)
        assert len(sheet) <= most
        assert not re.search(r"url|@import|//|<|/\*|  |\n", sheet)


def test_a_room_carries_only_its_own_section() -> None:
    assert "--wl-beech" not in palette.style_sheet("pegs", "light")
    assert "--wl-yg" not in palette.style_sheet("waldmeister", "light")


def test_the_style_sheet_is_the_same_in_every_process() -> None:
    program = (
        "import sys; from waldlehre.drawing.palette import style_sheet; "
        "sys.stdout.buffer.write(style_sheet('waldmeister', 'auto').encode())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, cwd=HERE
    )
    assert done.stdout.decode() == palette.style_sheet("waldmeister", "auto")


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(KeyError):
        palette.value("mauve", "light")
    with pytest.raises(ValueError, match="not in"):
        palette.style_sheet("pegs", "neon")
