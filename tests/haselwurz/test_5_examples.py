"""H5: the rulebook's examples of moving, rebuilt as one position from what it says of its letters."""

import pytest

from .maps import keys
from .test_5_moving import moving, reached

LETTERS = {
    "E": "0",
    "A": "1E",  # the lake
    "B": "2E",  # the village
    "C": "4E",
    "D": "1SE3E",
    "F": "2E1NE",
    "G": "1NE",
    "H": "1E1NE",
    "J": "3E1NE",
    "K": "2E2NE",
    "U": "3E",  # without a letter
}
LANDS = {
    "E": "forest E NW",
    "A": "lake",
    "B": "village E W",
    "C": "rich_meadow E W",
    "D": "gravel",
    "F": "arable",
    "G": "lean_meadow",
    "H": "rich_meadow",
    "J": "lean_meadow",
    "K": "forest",
    "U": "forest E W",
}
HEDGES = ("AG", "AH", "BH", "BF", "FJ")


def goals(start, animal, flowers="", hedges=HEDGES):
    """Return the letters of the tiles to which an animal can carry a sprite."""
    tiles = {LETTERS[letter]: land for letter, land in LANDS.items()}
    more = {"hedges": [(LETTERS[one], LETTERS[other]) for one, other in hedges]}
    more["flowers"] = [LETTERS[letter] for letter in flowers]
    found = reached(tiles, LETTERS[start], animal, **more)
    return {letter for letter, place in LETTERS.items() if place in found}


@pytest.mark.parametrize(("start", "found"), [("E", "UC"), ("U", "EC"), ("C", "EU")])
def test_H5_5_the_dragonfly_crosses_lake_a_and_village_b_and_stops_on_neither(start, found):
    assert goals(start, "dragonfly") == set(found)


def test_H5_6_the_grasshopper_cannot_reach_j_without_a_flower_field_between_h_and_j():
    """With one on the field between them it can, and comes further."""
    assert goals("H", "grasshopper") == {"G"}
    assert goals("J", "grasshopper") == {"C"}
    assert goals("H", "grasshopper", flowers="F") == {"G", "F", "J", "C"}


@pytest.mark.parametrize(("start", "found"), [("E", "UK"), ("U", "EK"), ("K", "EU")])
def test_H5_3_the_badger_follows_the_hedges_past_f_g_h_b_and_j(start, found):
    """It enters none of them."""
    assert goals(start, "badger") == set(found)
    assert goals(start, "badger", hedges=()) == set()


@pytest.mark.parametrize("letter", "FGHBJ")
def test_H5_3_beside_the_hedges_no_badger_starts(letter):
    assert goals(letter, "badger") == set()


@pytest.mark.parametrize(("missing", "left"), [("AG", ""), ("BH", ""), ("BF", ""), ("FJ", "U")])
def test_H5_3_each_hedge_of_the_way_is_needed(missing, left):
    hedges = [hedge for hedge in HEDGES if hedge != missing]
    assert goals("E", "badger", hedges=hedges) == set(left)


def test_H5_4_from_e_the_bird_reaches_all_but_d_j_k_and_c_and_stops_on_neither_a_nor_b():
    assert goals("E", "yellowhammer") == set(LETTERS) - set("EDJKCAB")
    tiles = {LETTERS[letter]: land for letter, land in LANDS.items()}
    game = moving(tiles, LETTERS["E"], "yellowhammer")
    assert all("at most 3 steps" in game.why_not(LETTERS[letter]) for letter in "DJKC")
    assert all("may not stop" in game.why_not(LETTERS[letter]) for letter in "AB")
    assert keys(game) == {LETTERS[letter] for letter in "FGHU"}
