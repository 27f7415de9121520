"""Where a card could be found, now or with one more tile, and what is missing at a corner."""

import re

import pytest

from waldlehre import haselwurz
from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import SPECIES
from waldlehre.haselwurz.places import homes, now, soon
from waldlehre.haselwurz.state import AWAY
from waldlehre.haselwurz.words import key
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.positions import dump

from .maps import at, corner, position, random_game
from .test_plain import drawn

MEADOWS = {"0": "rich_meadow", "1E": "rich_meadow", "1NE": "lean_meadow", "1W": "forest"}


def plain_corners(table):
    """Return the corners of all laid tiles, each as its three places."""
    found = {one for here in table.at for one in hexes.corners(here)}
    return {one: [hexes.axial(here) for here in hexes.hexes_of_corner(one)] for one in found}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("answers", [40, 110, 170])
def test_places_now_are_those_of_the_second_implementation(seed, answers):
    """H6.1, H6.5: every card at every corner that is whole and bears no marker."""
    table = random_game(answers, seats=2 + seed % 3, seed=seed).table
    plain = drawn(table)
    for card in range(len(SPECIES)):
        wanted = [
            one
            for one, three in plain_corners(table).items()
            if all(spot in plain.land for spot in three)
            and one not in table.marked
            and plain.lives(card, three)
        ]
        assert now(table, card) == sorted(wanted)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("answers", [40, 110, 170])
def test_what_has_a_place_is_what_the_second_implementation_finds_anywhere(seed, answers):
    """H6.2 to H6.4: every card of the box, open or not, marked corners too."""
    table = random_game(answers, seats=2 + seed % 3, seed=seed).table
    plain = drawn(table)
    whole = [
        three
        for three in plain_corners(table).values()
        if all(spot in plain.land for spot in three)
    ]
    wanted = {
        card: sum(plain.lives(card, three) for three in whole) for card in range(len(SPECIES))
    }
    assert dict(homes(table)) == {card: many for card, many in wanted.items() if many}
    known = [haselwurz.ROOM.measures["species"](table, seat) for seat in range(table.seats)]
    assert known == [len(homes(table))] * table.seats


def test_a_flower_field_gives_the_skylark_a_place_and_a_wood_takes_it_away():
    """H6.2, H6.4: two landscapes, one sign, and what must not lie there."""
    tiles = {"0": "rich_meadow", "1E": "arable", "1NE": "village"}
    lark = SPECIES.index("skylark")
    assert lark not in dict(homes(position(tiles).table))
    assert dict(homes(position(tiles, flowers=["1E"]).table))[lark] == 1
    wooded = {**tiles, "1NE": "forest"}
    assert lark not in dict(homes(position(wooded, flowers=["1E"]).table))


@pytest.mark.parametrize("seed", range(4))
def test_what_a_card_lacks_is_said_of_each_whole_corner_of_a_tile(seed):
    """H6.1, H6.2 to H6.5: nothing where it can be found; marked corners are said to be so."""
    game = random_game(120, seats=2, seed=seed)
    table, open_card = game.table, game.table.open[0]
    silent = 0
    for here in table.at:
        lines = haselwurz.lacks(table, open_card, here, game.voice)
        whole = [one for one in hexes.corners(here) if table.whole(one)]
        silent += not lines
        assert (not lines) == bool(table.corners_for(open_card, here))
        assert len(lines) in (0, max(1, len(whole)))
        assert [line for line in lines if "H6.5" in line] == [
            line for line, one in zip(lines, whole, strict=False) if one in table.marked
        ]
        assert all(re.search(r"\(rule H6\.\d\)", line) for line in lines)
    assert silent < len(table.at)


@pytest.mark.parametrize(("seed", "answers"), [(0, 40), (1, 110), (2, 170), (3, 80)])
def test_places_with_one_more_tile_are_those_of_the_second_implementation(seed, answers):
    """Every tile that is not laid, tried on every free place in every turn (H3.2, H6.2 to H6.4)."""
    table = random_game(answers, seats=2 + seed % 3, seed=seed).table
    parts, plain = table.parts, drawn(table)
    wanted = {card: {} for card in range(len(SPECIES))}
    for there in table.free:
        corners = {
            one: three
            for one, three in plain_corners(table).items()
            if there in hexes.hexes_of_corner(one)
            and sum(spot in plain.land for spot in three) == 2
        }
        for tile in [one for one, here in enumerate(table.place) if here == AWAY]:
            for turns in range(hexes.SIDES):
                beside = [
                    (side, table.at[n], table.turns[table.at[n]])
                    for side, n in enumerate(hexes.neighbours(there))
                    if n in table.at
                ]
                if not all(parts.meet(tile, turns, *about) for about in beside):
                    continue
                plain.lay(hexes.axial(there), tile, turns)
                for one, three in corners.items():
                    for card, found in wanted.items():
                        if plain.lives(card, three):
                            found.setdefault(one, set()).add(tile)
                for words in (plain.land, plain.ends):
                    del words[hexes.axial(there)]
                plain.houses.discard(hexes.axial(there))
    assert any(wanted.values())
    for card, found in wanted.items():
        told = soon(table, card)
        assert {one: set(tiles) for one, tiles in told.items()} == found
        assert list(told) == sorted(told)


def test_asking_for_places_changes_nothing():
    """The table is as before, and so is what follows from it."""
    table = random_game(110).table
    before, laid, free = dump(table), dict(table.at), dict(table.free)
    for card in table.open:
        now(table, card)
        soon(table, card)
    assert dump(table) == before
    assert (table.at, table.free) == (laid, free)


def test_a_card_tells_where_it_could_be_found():
    """With the corners' names; a marker closes a corner (H6.5)."""
    game = position(MEADOWS, open_cards=["hogweed", "corn_poppy"])
    assert "Now: at 1 corner of the map" in game.why("hogweed")
    assert key(game.table, "corner", corner("0", "1E", "1NE"), 0) in game.why("hogweed")
    assert "Now: at no corner of the map." in game.why("corn_poppy")
    marked = position(MEADOWS, open_cards=["hogweed"], marked=[("0", "1E", "1NE")])
    assert "Now: at no corner of the map." in marked.why("hogweed")


def test_a_card_that_does_not_lie_open_has_no_places():
    """It tells its conditions alone."""
    game = position(MEADOWS, open_cards=["corn_poppy"])
    assert "hogweed" in game.why("hogweed")
    assert "map" not in game.why("hogweed").lines[1]


def test_a_corner_tells_what_each_open_card_lacks_there():
    """Each reason with its rule: landscapes (H6.2), water (H6.3), signs (H6.4)."""
    cards = ["hogweed", "brown_hare", "kingfisher", "white_stork", "little_owl"]
    game = position(MEADOWS, open_cards=cards)
    lines = game.why(key(game.table, "corner", corner("0", "1E", "1NE"), 0)).lines
    assert len(lines) == len(cards)
    told = dict(zip(cards, lines, strict=True))
    assert told["hogweed"].endswith("could be found here.")
    assert "arable field is missing (rule H6.2)" in told["brown_hare"]
    assert "it lacks a hedge (rule H6.4)" in told["brown_hare"]
    assert "forest is missing (rule H6.2)" in told["kingfisher"]
    assert "gravel pit is missing (rule H6.2)" in told["kingfisher"]
    assert "water is missing (rule H6.3)" in told["kingfisher"]


def test_what_is_missing_is_what_the_second_implementation_says_is_missing():
    """A corner has no reason against a card where and only where the card lives (H6.2 to H6.4)."""
    for seed in range(4):
        game = random_game(150, seats=2, seed=seed)
        table, plain = game.table, drawn(game.table)
        for one, three in plain_corners(table).items():
            if table.whole(one) and one not in table.marked:
                lines = game.room.prospects(table, "corner", one, game.voice)
                lives = [line.endswith("could be found here.") for line in lines]
                assert lives == [plain.lives(card, three) for card in table.open]
                assert all(
                    "rule H6." in line for line, here in zip(lines, lives, strict=True) if not here
                )


def test_a_corner_with_a_marker_or_without_a_tile_says_so():
    """H6.5 and H6.1; where one tile is missing the landscapes that would do are named."""
    game = position(MEADOWS, open_cards=["hogweed", "kingfisher"], marked=[("0", "1E", "1NE")])
    (line,) = game.why(key(game.table, "corner", corner("0", "1E", "1NE"), 0)).lines
    assert "rule H6.5" in line
    assert game.why(key(game.table, "corner", corner("0", "1E", "1SE"), 0)).lines == [
        "Three tiles have to meet at the corner; here one is missing. (rule H6.1)",
        "hogweed (1): with one more tile here (forest, rich meadow, lean meadow, arable field, "
        "lake, village, gravel pit).",
        "kingfisher (7): not with one more tile here.",
    ]


def test_a_tile_tells_what_could_be_found_at_its_corners():
    """H6.1, wherever the sprite stands."""
    game = position(MEADOWS, open_cards=["hogweed", "kingfisher"], sprites=["1W", "1W"])
    told = game.room.prospects(game.table, "hex", at("1E"), game.voice)
    assert told[0] == "At its corners could be found: hogweed (1)."
    told = game.room.prospects(game.table, "hex", at("1W"), game.voice)
    assert told[0] == "None of the open cards could be found at its corners."


def test_a_name_that_nothing_bears_is_no_place():
    """A place comes before anything else of the same name."""
    game = random_game(20)
    assert set(game.why("0").places) == {at("0")}
    with pytest.raises(SetupError, match="no place unicorn"):
        game.why("unicorn")
    assert haselwurz.ROOM.prospects(game.table, "animal", 0, game.voice) == []
