"""H3: tiles, streams, lakes."""

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.laying import LayTile

from .maps import at, changed, keys, position, told

LONE = {"0": "arable"}
RIVER = {"0": "village E W", "1E": "rich_meadow E W", "1W": "lake"}


def laying(tiles, hand, **more):
    """Return a game in which Ada lays a tile."""
    return position(tiles, LayTile(0), [hand], **more)


def test_H3_1_a_tile_is_laid_on_a_free_place_that_touches_one():
    """All six around a lone tile; tile, place and turn are asked one after the other."""
    game = laying(LONE, ["forest", "gravel"])
    assert game.asking.prompt == "tile"
    game.answer(game.asking.options[0])
    assert game.asking.prompt == "place"
    assert keys(game) == {"1E", "1NE", "1NW", "1W", "1SW", "1SE"}
    assert "lies there already" in game.why_not("0")
    assert "touch" in game.why_not(at("2E"))
    game.answer("1NE")
    assert game.table.place.count(at("1NE")) == 1
    assert game.table.laid


def test_H3_1_only_what_can_be_completed_is_offered():
    """A stream comes from everywhere but the plain tile may not stop it."""
    game = laying({"0": "arable E W"}, ["forest", "gravel"])
    game.answer(game.asking.options[0])
    assert keys(game) == {"1NE", "1NW", "1SW", "1SE"}
    assert "would end there" in game.why_not("1E")


def test_H3_2_streams_go_on():
    """East of the stream only turns with an end in the west fit."""
    game = laying(RIVER, ["arable E W", "gravel"])
    game.answer("28")
    assert "2E" in keys(game)
    game.answer("2E")
    assert game.table.at[at("2E")] == 27
    assert game.table.sides(at("2E")) == 0b001001


def test_H3_2_a_bare_side_meets_no_streams_end():
    game = laying(LONE, ["forest E NW", "gravel"])
    game.answer("3")
    game.answer("1E")
    offered = game.asking.options
    for turns in range(6):
        sides = hexes.turned_sides(0b000101, turns)
        assert (turns in offered) == (not sides >> hexes.WEST & 1)
    blocked = next(turns for turns in range(6) if turns not in offered)
    assert "without a stream" in game.why_not(blocked)


def test_H3_2_a_turn_that_looks_alike_is_offered_once():
    game = laying(LONE, ["arable E W", "gravel"])
    game.answer("28")
    game.answer("1E")
    assert game.asking.options == (1, 2)
    assert "looks as in another" in game.why_not(4)


def test_H3_2_where_streams_end_the_reason_is_said():
    game = laying({"0": "arable E W"}, ["lean_meadow E NW", "gravel"])
    game.answer("20")
    game.answer("1E")
    refused = [turns for turns in range(6) if turns not in game.asking.options]
    assert all("has to go on" in game.why_not(turns) for turns in refused)


def test_H3_3_a_lake_takes_anything_and_is_not_turned():
    """Beside a stream, a bank, another lake; nobody is asked about its turn."""
    game = laying(RIVER, ["lake", "forest"])
    game.answer("37")
    assert set(game.asking.options) == set(game.table.free)
    game.answer("2E")
    assert game.asking is None or game.asking.prompt != "turn"
    assert game.table.land(at("2E")) == 4


def test_H3_3_a_stream_may_end_in_a_lake():
    game = laying({"0": "lake"}, ["forest E W", "gravel"])
    game.answer("2")
    game.answer("1E")
    assert game.asking.options == (0, 1, 2)


def test_H3_4_a_stream_may_end_towards_a_free_place_and_then_has_to_go_on():
    game = laying(LONE, ["arable E W", "gravel"])
    game.answer("28")
    game.answer("1E")
    game.answer(1)
    ends = told(game, "open_end")
    assert ends == [(at("1E"), hexes.NORTH_EAST), (at("1E"), hexes.SOUTH_WEST)]
    beside = hexes.neighbour(at("1E"), hexes.NORTH_EAST)
    gravel = game.table.hands[0][0]
    assert not game.table.fits(gravel, beside)


SPRING = ["tiles", 27, "stream", "E|NE|NW|W|SW|SE"]
"""A tile beside which no plain tile fits, so that the rule can be seen."""
LAKE = 36


def stuck(top):
    """Return a game in which no tile in hand fits; `top` is drawn next."""
    tiles = {"0": "arable E NE NW W SW SE"}
    return laying(tiles, ["forest", "gravel"], parts=changed(SPRING), top=top)


def test_H3_5_if_no_tile_fits_one_goes_under_the_stack():
    """Its owner chooses which, and draws another; a lake fits."""
    game = stuck(LAKE)
    assert (game.asking.prompt, game.asking.seat) == ("under", 0)
    assert "do not hold" in game.why_not(LAKE)
    gone, kept = game.asking.options
    game.answer(gone)
    assert game.table.stack[0] == gone
    assert set(game.table.hands[0]) == {kept, LAKE}
    assert told(game, "went_under") == [(0,)]
    assert game.asking.prompt == "place"
    game.answer("1E")
    assert game.table.laid


def test_H3_5_if_that_does_not_help_no_tile_is_laid():
    game = stuck(5)
    game.answer(game.asking.options[0])
    assert told(game, "no_tile") == [(0,)]
    assert not game.table.laid
    assert len(game.table.hands[0]) == 2


def test_H3_5_what_went_under_is_told_to_its_owner_only():
    game = stuck(5)
    game.answer(game.asking.options[0])
    mine, others = list(game.story(0)), list(game.story(1))
    assert any("stack: forest" in line for line in mine)
    assert any("face down" in line for line in others)
