"""H4: hedges, copses and flower fields."""

from waldlehre.haselwurz.wood import Wood

from .maps import at, edge, keys, position, told

TILES = {
    "0": "arable",
    "1E": "forest",
    "1NE": "forest",
    "1NW": "lake",
    "1W": "lake",
    "1SW": "rich_meadow E W",
    "1SE": "lean_meadow E W",
    "2SE": "gravel",
    "2SW": "village",
}


def placing(kind, **more):
    """Return a game in which Ada places a piece of a kind."""
    game = position(TILES, Wood(0), **more)
    game.answer(kind)
    return game


def test_H4_1_any_number_of_pieces_one_after_the_other():
    game = placing("copse")
    game.answer("0")
    assert game.asking.prompt == "wood"
    game.answer("flower_field")
    assert game.asking is None or game.asking.prompt == "wood"  # one arable field: no question
    assert game.table.copses.count(1) == game.table.flowers.count(1) == 1
    assert game.table.wood[:3] == [6, 2, 2]


def test_H4_1_none_is_compulsory_and_used_up_ones_are_gone():
    game = position(TILES, Wood(0), wood=[0, 1, 0, 6, 3, 3])
    assert keys(game) == {"copse"}
    assert "none of these pieces left" in game.why_not("hedge")
    game.answer()
    assert game.asking is None
    assert game.table.wood[:3] == [0, 1, 0]


def test_H4_1_markers_do_not_hinder_pieces():
    """A hedge may end at a marked corner, and pieces stand on tiles around it."""
    game = position(TILES, Wood(0), marked=[("0", "1E", "1SE")])
    game.answer("hedge")
    assert edge("0", "1E") in game.asking.options


def test_H4_2_a_copse_stands_on_open_land():
    game = placing("copse")
    assert keys(game) == {"0", "1SW", "1SE", "2SE"}
    for name in ("1E", "1W", "2SW"):
        assert "No copse" in game.why_not(name)
    game.answer("2SE")
    assert told(game, "copse") == [(at("2SE"), 0)]
    game.answer("copse")
    assert "already" in game.why_not("2SE")
    game.answer("0")
    assert game.table.wood[1] == 1


def test_H4_3_a_flower_field_lies_on_an_arable_field():
    """One at most; a copse may stand there as well."""
    game = position(TILES, Wood(0), copses=["0"])
    game.answer("flower_field")
    assert told(game, "flowers") == [(at("0"), 0)]
    assert "no place" in game.why_not("flower_field")
    assert game.table.wood[2] == 2


def test_H4_4_a_hedge_runs_between_two_tiles_but_not_between_like_lakes_or_forests():
    """It may cross a stream."""
    game = placing("hedge")
    options = game.asking.options
    assert edge("1E", "1NE") not in options
    assert edge("1NW", "1W") not in options
    assert edge("0", "1E") in options
    assert edge("0", "1W") in options
    assert edge("1SW", "1SE") in options
    assert "two tiles of this landscape" in game.why_not(edge("1E", "1NE"))
    assert "missing" in game.why_not(edge("1E", "2E"))
    before = game.table.copy()
    game.answer(edge("1SW", "1SE"))
    assert game.table.hedges == [edge("1SW", "1SE")]
    assert game.table.hedged == game.table.copy().hedged == {edge("1SW", "1SE")}
    assert before.hedged == set()
    game.answer("hedge")
    assert "already" in game.why_not(edge("1SW", "1SE"))
