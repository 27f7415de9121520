"""Every symbol is small, safe, complete and drawn with classes of the style sheet."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from waldlehre.drawing.palette import style_sheet
from waldlehre.drawing.symbols import SYMBOLS, landscapes, sawmill, timber
from waldlehre.haselwurz import parts
from waldlehre.lignum.kinds import GOODS, JOBS, WOODS, WORKS
from waldlehre.pegs.parts import COLOURS, HEIGHTS
from waldlehre.waldmeister.parts import (
    ANIMAL_NAMES,
    CARD_NAMES,
    SEASONS,
    SPECIES,
    STAGES,
    TILES,
)

ALLOWED = {
    "g": {"class", "transform", "stroke-width"},
    "path": {"class", "d", "stroke-width", "stroke-dasharray"},
    "rect": {"class", "x", "y", "width", "height", "rx", "stroke-width"},
    "circle": {"class", "cx", "cy", "r", "stroke-width"},
    "ellipse": {"class", "cx", "cy", "rx", "ry"},
    "text": {"class", "x", "y"},
}
SIGNS = ("circle", "damage", "full", "arrow-black", "arrow-white", "arrow-white-v", "coin")
MARKS = ("marker", "check", "warning")
EVERYWHERE = ("check", "warning", *(f"season-{name}" for name in SEASONS), "coin")
"""Symbols that the other rooms use as well."""


def parsed(name: str) -> ET.Element:
    return ET.fromstring(f"<symbol>{SYMBOLS[name][1]}</symbol>")


def rooms(name: str) -> list[str]:
    if name in EVERYWHERE:
        return ["waldmeister", "pegs", "haselwurz", "lignum"]
    if name.startswith(("hw-", "species-")):
        return ["haselwurz"]
    if name.startswith("lg-"):
        return ["lignum"]
    if name == "animal-badger":
        return ["waldmeister", "haselwurz"]
    return ["pegs" if name.startswith("peg-") else "waldmeister"]


def test_every_piece_of_both_rooms_has_its_picture() -> None:
    assert set(SYMBOLS) == {
        *(f"{stage}-{species}" for stage in STAGES[1:] for species in SPECIES),
        *(f"animal-{name}" for name in ANIMAL_NAMES),
        *(f"card-{name}" for name in (*CARD_NAMES, "back")),
        *(f"tile-{name}" for name in TILES),
        *(f"season-{name}" for name in SEASONS),
        *("zone-road", "zone-industry", *SIGNS, *MARKS),
        *(f"peg-{colour}-{height}" for colour in COLOURS for height in HEIGHTS),
        *(f"hw-{kind}-{name}" for kind in ("land", "sign") for name in landscapes.NAMES),
        *(f"hw-{name}" for name in landscapes.PIECES),
        *(f"species-{name}" for name in (*parts.SPECIES, "any_plant", "any_animal")),
        *(f"lg-{kind}-{wood}" for kind in ("log", "block") for wood in WOODS),
        *(f"lg-{name}" for name in (*JOBS, *GOODS, *timber.GEAR, *sawmill.PLACES)),
        *(f"lg-work-{name}" for name in WORKS),
        *("lg-craft", "lg-master", "lg-apprentice", "lg-pine"),
    }


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_symbol_is_plain_and_small(name: str) -> None:
    box, markup = SYMBOLS[name]
    assert re.fullmatch(r"-?\d+ -?\d+ \d+ \d+", box)
    assert len(markup) <= 1300
    assert "\n" not in markup
    for one in parsed(name).iter():
        if one.tag == "symbol":
            continue
        assert one.tag in ALLOWED
        assert set(one.attrib) <= ALLOWED[one.tag], one.attrib
        assert not re.search(r"[#<&]|url|var|nan", " ".join(one.attrib.values()))
        assert re.fullmatch(r"[\d %]*", one.text or ""), "words need a translation"


@pytest.mark.parametrize("name", SYMBOLS)
def test_a_symbol_paints_with_single_classes_of_its_room(name: str) -> None:
    # an ancestor in a selector is not seen inside <use>
    used = {word for one in parsed(name).iter() for word in one.get("class", "").split()}
    assert used
    for room in rooms(name):
        single = set(re.findall(r"(?:^|\})\.(wl-[\w-]+)(?=\{)", style_sheet(room, "auto")))
        assert used <= single


@pytest.mark.parametrize("name", SYMBOLS)
def test_nothing_is_left_black_by_default(name: str) -> None:
    sheet = style_sheet(rooms(name)[0], "light")
    painted = dict(re.findall(r"(?:^|\})\.(wl-[\w-]+)\{([^}]*)", sheet))

    def check(one: ET.Element, above: str) -> None:
        rules = above + "".join(f";{painted[word]}" for word in one.get("class", "").split())
        if one.tag not in ("symbol", "g"):
            assert re.search(r";fill:", rules), ET.tostring(one)
            if one.get("stroke-width"):
                assert re.search(r";stroke:", rules), ET.tostring(one)
                assert "stroke-width:" not in rules, "a class beats the attribute"
        for child in one:
            check(child, rules)

    check(parsed(name), "")


@pytest.mark.parametrize("kind", ["tree", "sapling", "seed"])
def test_species_differ_in_shape_not_only_in_colour(kind: str) -> None:
    shapes = {re.sub(r'class="[^"]*"', "", SYMBOLS[f"{kind}-{name}"][1]) for name in SPECIES}
    assert len(shapes) == len(SPECIES)


def test_signs_and_pegs_differ_in_shape_not_only_in_colour() -> None:
    names = [
        *SIGNS,
        *MARKS,
        *(f"season-{name}" for name in SEASONS),
        *(name for name in SYMBOLS if name.startswith("peg-")),
    ]
    shapes = {re.sub(r'class="[^"]*"', "", SYMBOLS[name][1]) for name in names}
    assert len(shapes) == len(names)


def test_no_paint_is_left_over() -> None:
    art = " ".join(markup for _, markup in SYMBOLS.values())
    used = {word for text in re.findall(r'class="([^"]*)"', art) for word in text.split()}
    for name in re.findall(r"\.(wl-s-[\w-]+)\{", style_sheet("waldmeister", "auto")):
        assert name in used
