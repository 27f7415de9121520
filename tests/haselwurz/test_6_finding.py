"""H6: conditions at a corner, and the rulebook's example rebuilt."""

import pytest

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.finding import Find
from waldlehre.haselwurz.parts import SPECIES

from .maps import at, corner, keys, position, species, told

EXAMPLE = {  # ours, so that the rulebook's numbered tiles find what is printed
    "0": "lean_meadow NE SE",  # 1: meets 2, 3, 4 and 5
    "1NE": "lean_meadow SW NW",  # 2
    "1E": "lean_meadow",  # 3
    "1NW": "forest",  # 4
    "1SE": "forest NW E",  # 5
    "1E1NE": "gravel",  # 6
    "4E": "arable",  # 7
    "5E": "rich_meadow",  # 8
    "4E1NE": "gravel",  # 9
    "3E1NE": "rich_meadow",
}
NUMBERS = {
    "1": "0",
    "2": "1NE",
    "3": "1E",
    "4": "1NW",
    "5": "1SE",
    "6": "1E1NE",
    "7": "4E",
    "8": "5E",
    "9": "4E1NE",
}
MARKED = [("0", "1NE", "1E"), ("4E", "4E1NE", "3E1NE")]
CARDS = ("cornflower", "sand_lizard", "tree_frog", "siberian_iris")
K, Z, L, S = map(species, CARDS)


def finding(tiles, where, cards, **more):
    """Return a game in which Ada's sprite has moved and she may find."""
    return position(tiles, Find(0), sprites=[where, where], open_cards=cards, **more)


def finds(tiles, where, *cards, **more):
    """Return the cards that can be found from a tile."""
    table = finding(tiles, where, cards, **more).start
    return {SPECIES[one] for one in table.finds(at(where))}


def example(number):
    """Return the example with Ada's sprite on a numbered tile."""
    more = {"hedges": [("0", "1NW")], "copses": ["1NE"], "flowers": ["4E"], "marked": MARKED}
    return finding(EXAMPLE, NUMBERS.get(number, number), CARDS, **more)


def outcomes(game):
    """Return every set of cards that can be taken, going on as long as there are any."""
    if game.asking is None or game.asking.prompt not in ("find", "corner"):
        return {frozenset(game.table.found[0])}
    found = set()
    for picked in game.asking.options:
        other = game.fork()
        other.answer(picked)
        found |= outcomes(other)
    return found


@pytest.mark.parametrize(
    ("number", "found"),
    [
        ("1", [{L, S}, {S}]),  # Siberian iris at the frog's corner leaves the frog none
        ("2", [{L, Z}, {S, Z}]),
        ("3", [{S, Z}]),
        ("4", [{L}, {S}]),
        ("5", [{S}]),
        ("6", [{Z}]),
        ("7", [{K}]),
        ("8", [{K}]),
        ("9", [{K}]),
        *[(place, [set()]) for place in EXAMPLE if place not in NUMBERS.values()],
    ],
)
def test_H6_1_the_rulebooks_example(number, found):
    """Each numbered tile leads to the finds that are printed, and to no others."""
    assert outcomes(example(number)) == {frozenset(one) for one in found}


@pytest.mark.parametrize(("card", "marker"), [(K, 1), (S, 0)])
def test_H6_5_at_the_examples_markers_conditions_hold_and_nothing_is_found(card, marker):
    """The cornflower at a, the Siberian iris at b; without the marker it would be found there."""
    table = example("1").start
    corner_there = corner(*MARKED[marker])
    assert table.holds(card, corner_there)
    for here in hexes.hexes_of_corner(corner_there):
        assert corner_there not in table.corners_for(card, here)
    table.marked.remove(corner_there)
    for here in hexes.hexes_of_corner(corner_there):
        assert corner_there in table.corners_for(card, here)


def test_H6_1_open_cards_at_corners_of_ones_tile_may_be_taken():
    """None is compulsory, and what does not lie open cannot be found."""
    game = finding({"0": "forest", "1E": "forest", "1NE": "gravel"}, "0", ["asarabacca", "mallard"])
    assert keys(game) == {"asarabacca"}
    assert game.choice.least == 0
    assert "does not lie open" in game.why_not("hogweed")
    game.answer()
    assert game.table.found == [[], []]


def test_H6_1_three_tiles_must_meet():
    assert finds({"0": "forest", "1E": "forest"}, "0", "wood_anemone") == set()
    three = {"0": "forest", "1E": "forest", "1NE": "lake"}
    assert finds(three, "0", "wood_anemone") == {"wood_anemone"}


def test_H6_2_each_landscape_asks_for_a_tile_and_crosses_forbid():
    """Needed twice, two tiles."""
    one = {"0": "forest", "1E": "gravel", "1NE": "rich_meadow"}
    two = {**one, "1E": "forest"}
    assert finds(one, "0", "wood_anemone", "asarabacca", "roe_deer") == {"wood_anemone", "roe_deer"}
    assert finds(two, "0", "asarabacca") == {"asarabacca"}
    crossed = {"0": "rich_meadow", "1E": "lean_meadow", "1NE": "gravel"}
    assert finds(crossed, "0", "dandelion", "hogweed") == {"hogweed"}
    game = finding(crossed, "0", ["dandelion", "hogweed", "asarabacca"])
    assert "does not live beside" in game.why_not("dandelion")
    assert "lacks a tile" in game.why_not("asarabacca")
    game.answer("hogweed")
    assert told(game, "habitat")[0][:2] == (species("hogweed"), corner("0", "1E", "1NE"))


def test_H6_3_water_is_a_lake_or_a_stream_across_an_edge_at_the_corner():
    """A stream is no lake for a card that asks for a lake, nor for a cross."""
    lake = {"0": "forest", "1E": "lake", "1NE": "gravel"}
    stream = {"0": "forest E W", "1E": "arable E W", "1NE": "gravel"}
    past = {"0": "forest", "1E": "gravel", "1NE": "arable E NW"}
    cards = ("ramsons", "mallard", "common_reed")
    assert finds(lake, "0", *cards) == set(cards)
    assert finds(stream, "0", *cards) == {"ramsons", "mallard"}
    assert finds(past, "0", *cards) == set()
    assert "lacks water" in finding(past, "0", [*cards, "wood_anemone"]).why_not("ramsons")
    for tiles, event in ((lake, "lake_here"), (stream, "stream_here")):
        game = finding(tiles, "0", ["ramsons"])
        game.answer("ramsons")
        assert len(told(game, event)) == 1
    lizard = {"0": "lean_meadow E W", "1E": "gravel W NE", "1NE": "forest"}
    assert finds(lizard, "0", "sand_lizard") == {"sand_lizard"}


def test_H6_3_the_edge_to_the_third_tile_counts_too():
    """The two other tiles' stream crosses at the corner of a tile without one."""
    tiles = {"0": "forest", "1E": "arable NW SE", "1NE": "rich_meadow NW SE"}
    assert finds(tiles, "0", "ramsons") == {"ramsons"}


def test_H6_4_signs_ask_for_hedge_copse_flower_field_and_house():
    tiles = {"0": "arable", "1E": "rich_meadow", "1NE": "village", "1NW": "lean_meadow"}
    assert finds(tiles, "0", "daisy", "corn_poppy", "kestrel", "hedgehog") == {"kestrel"}
    assert finds(tiles, "0", "daisy", hedges=[("0", "1E")]) == {"daisy"}
    assert finds(tiles, "0", "daisy", hedges=[("0", "1NW")]) == set()
    assert finds(tiles, "0", "hedgehog", hedges=[("0", "1NE")]) == {"hedgehog"}
    assert finds(tiles, "0", "corn_poppy", flowers=["0"]) == {"corn_poppy"}
    assert finds(tiles, "1NE", "little_owl") == set()
    assert finds(tiles, "1NE", "little_owl", copses=["1NW"]) == {"little_owl"}
    assert finds(tiles, "1NE", "little_owl", copses=["1E"]) == set()
    game = finding(tiles, "0", ["daisy", "kestrel"])
    assert "lacks a hedge" in game.why_not("daisy")
    game.answer("kestrel")
    game.answer(game.asking.options[0])
    assert [about[2] for about in told(game, "sign_here")] == [3]


def test_H6_2_the_three_printed_cards():
    """White stork, daisy and skylark as the rulebook explains them."""
    stork = {"0": "lean_meadow", "1E": "lake", "1NE": "village"}
    assert finds(stork, "0", "white_stork") == {"white_stork"}
    by_stream = {"0": "lean_meadow E W", "1E": "gravel W NE", "1NE": "village"}
    assert finds(by_stream, "0", "white_stork") == {"white_stork"}
    lark = {"0": "rich_meadow", "1E": "arable", "1NE": "gravel"}
    assert finds(lark, "0", "skylark") == set()
    assert finds(lark, "0", "skylark", flowers=["1E"]) == {"skylark"}
    assert finds({**lark, "1NE": "forest"}, "0", "skylark", flowers=["1E"]) == set()


def test_H6_5_a_marker_closes_the_corner_for_every_card():
    tiles = {"0": "forest", "1E": "forest", "1NE": "gravel"}
    game = finding(tiles, "0", ["wood_anemone", "asarabacca"])
    game.answer("wood_anemone")
    assert game.table.marked == [corner("0", "1E", "1NE")]
    assert game.table.found == [[species("wood_anemone")], []]
    assert game.asking is None
    again = finding(tiles, "0", ["wood_anemone"], marked=[("0", "1E", "1NE")])
    assert again.asking is None


def test_H6_5_two_finds_need_two_corners_and_the_corner_is_chosen():
    """Cards taken are not replaced before the turn ends."""
    tiles = {"0": "forest", "1E": "forest", "1NE": "gravel", "1NW": "gravel"}
    game = finding(tiles, "0", ["wood_anemone", "asarabacca"])
    game.answer("wood_anemone")
    assert game.asking.prompt == "corner"
    both = {corner("0", "1E", "1NE"), corner("0", "1NE", "1NW")}
    assert set(game.asking.options) == both
    assert "no corner of the tile" in game.why_not(corner("1E", "1NE", "1E1NE"))
    assert "one is missing" in game.why_not(corner("0", "1W", "1NW"))
    game.answer(corner("0", "1NE", "1NW"))
    assert keys(game) == {"asarabacca"}
    game.answer("asarabacca")
    assert set(game.table.marked) == both
    assert game.table.open == []
