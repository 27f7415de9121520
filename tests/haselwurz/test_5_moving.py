"""H5: where the animals carry a sprite."""

import pytest

from waldlehre.haselwurz.moving import Move
from waldlehre.haselwurz.parts import ANIMALS
from waldlehre.haselwurz.ways import reach, routes

from .maps import at, keys, position, told

LINE = {
    "0": "forest",
    "1E": "rich_meadow",
    "2E": "lake",
    "3E": "arable",
    "4E": "gravel",
    "1W": "village",
    "2W": "forest",
}


def moving(tiles, start, animal="", **more):
    """Return a game in which Ada moves, perhaps with an animal already chosen."""
    game = position(tiles, Move(0), sprites=[start, start], **more)
    if animal:
        game.answer(animal)
    return game


def reached(tiles, start, animal, **more):
    """Return the keys of the tiles to which an animal can carry a sprite."""
    game = moving(tiles, start, **more)
    if game.asking.prompt != "animal" or animal not in keys(game):
        return set()
    game.answer(animal)
    if game.asking is not None and game.asking.prompt == "ride":
        return keys(game)
    (moved,) = told(game, "moved")
    return {game.room.key(game.table, "hex", moved[1], 0)}


def test_H5_1_a_standing_animal_is_chosen_or_the_sprite_stays():
    game = moving(LINE, "0", turned=["badger"])
    assert keys(game) == {"yellowhammer"}
    assert game.choice.least == 0
    assert "lies turned" in game.why_not("badger")
    assert "cannot start" in game.why_not("grasshopper")
    game.answer("yellowhammer")
    assert game.asking.prompt == "ride"


def test_H5_2_a_move_ends_elsewhere_and_never_on_a_village_or_a_lake():
    """Several sprites may share a tile."""
    game = moving(LINE, "0", "yellowhammer")
    assert keys(game) == {"1E", "3E", "2W"}
    assert "another tile" in game.why_not("0")
    assert "may not stop" in game.why_not("2E")
    game.answer("3E")
    assert game.table.sprite == [at("3E"), at("0")]
    assert told(game, "moved") == [(0, at("3E"), at("0"), ANIMALS.index("yellowhammer"))]


def test_H5_3_the_badger_goes_over_forests_and_copses():
    tiles = {"0": "forest", "1E": "gravel", "2E": "arable", "3E": "forest", "1W": "forest"}
    assert reached(tiles, "0", "badger") == {"1W"}
    assert reached(tiles, "0", "badger", copses=["1E", "2E"]) == {"1W", "1E", "2E", "3E"}
    assert reached(tiles, "1E", "badger") == set()


def test_H5_3_the_badger_follows_hedges_that_join_at_corners():
    """It passes beside tiles that it can neither enter nor start from."""
    tiles = {"0": "forest", "1E": "rich_meadow", "1NE": "lean_meadow", "1E1NE": "forest"}
    assert reached(tiles, "0", "badger") == set()
    assert reached(tiles, "0", "badger", hedges=[("1E", "1NE")]) == {"1E1NE"}
    assert reached(tiles, "1E", "badger", hedges=[("1E", "1NE")]) == set()
    longer = {**tiles, "1E1NE": "arable", "2E": "forest"}
    hedges = [("1E", "1E1NE"), ("1E", "1NE")]
    assert reached(longer, "0", "badger", hedges=hedges) == {"2E"}
    assert reached(longer, "0", "badger", hedges=hedges[:1]) == set()
    assert reached(longer, "0", "badger", hedges=hedges[1:]) == set()
    far = {"0": "forest", "1E": "arable", "2E": "gravel", "3E": "forest", "1NE": "arable"}
    assert reached(far, "0", "badger", hedges=[("0", "1NE")]) == set()


def test_H5_4_the_yellowhammer_flies_three_steps_over_any_landscape():
    """It crosses no place without a tile."""
    game = moving(LINE, "0", "yellowhammer")
    assert "at most 3 steps" in game.why_not("4E")
    gap = {"0": "forest", "1E": "lake", "3E": "arable", "1NE": "gravel"}
    assert reached(gap, "0", "yellowhammer") == {"1NE"}


def test_H5_5_the_dragonfly_follows_streams_and_lakes():
    """Lake and village are crossed, but nobody stops there; goals need a stream."""
    tiles = {
        "0": "forest E W",
        "1E": "lake",
        "2E": "lake",
        "3E": "village E W",
        "4E": "arable E W",
        "5E": "gravel",
        "1NE": "lean_meadow",
        "1W": "rich_meadow E W",
    }
    assert reached(tiles, "0", "dragonfly") == {"1W", "4E"}
    assert reached(tiles, "1NE", "dragonfly") == set()
    broken = {**tiles, "2E": "rich_meadow"}
    assert reached(broken, "0", "dragonfly") == {"1W"}


def test_H5_6_the_grasshopper_goes_over_meadows_and_flower_fields():
    """Without the flower field the last meadow cannot be reached."""
    tiles = {"0": "rich_meadow", "1E": "lean_meadow", "2E": "arable", "3E": "rich_meadow"}
    assert reached(tiles, "0", "grasshopper") == {"1E"}
    assert reached(tiles, "0", "grasshopper", flowers=["2E"]) == {"1E", "2E", "3E"}
    assert reached(tiles, "2E", "grasshopper") == set()


def test_H5_7_the_animal_is_turned_over_and_four_stand_up_at_once():
    game = moving(LINE, "0", "yellowhammer")
    game.answer("1E")
    assert game.table.turned[:4] == [0, 1, 0, 0]
    turned = ["badger", "dragonfly", "grasshopper"]
    game = moving(LINE, "0", "yellowhammer", turned=turned)
    game.answer("1E")
    assert game.table.turned[:4] == [0] * 4
    assert told(game, "all_stand") == [(0,)]


@pytest.mark.parametrize("chosen", ["badger", "dragonfly"])
def test_H5_8_whoever_stays_turns_over_an_animal_and_finds_nothing(chosen):
    """By choice, though a find lies at hand."""
    tiles = {"0": "forest", "1E": "forest", "1NE": "forest"}
    game = moving(tiles, "0", open_cards=["wood_anemone"])
    game.answer()
    assert game.asking.prompt == "turn_over"
    game.answer(chosen)
    assert game.table.turned[ANIMALS.index(chosen)] == 1
    assert game.table.found == [[], []]
    assert told(game, "stayed") == [(0,)]


def test_H5_8_whoever_cannot_move_stays():
    game = position({"0": "gravel"}, Move(0), sprites=["0", "0"])
    assert game.asking.prompt == "turn_over"
    assert keys(game) == set(ANIMALS)


def test_the_way_leads_from_start_to_goal():
    """Tile by tile, for the picture."""
    table = moving(LINE, "0").table
    flown = routes(table, 1, at("0"))
    assert flown[at("3E")] == [at(name) for name in ("0", "1E", "2E", "3E")]
    assert list(flown) == reach(table, 1, at("0"))
    assert at("3E") not in routes(table, 2, at("0"))
