"""Every field of the variant, off and on, and the editions."""

import pytest

from waldlehre import waldmeister
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.exam import check_room
from waldlehre.waldmeister import EDITIONS, ROOM, Variant
from waldlehre.waldmeister.auction import Auction
from waldlehre.waldmeister.death import Rehouse, suffer
from waldlehre.waldmeister.ending import CheckStocks
from waldlehre.waldmeister.handing import HandOut
from waldlehre.waldmeister.remediation import WhiteArrows

from .scenes import (
    CELLS,
    animal,
    answered,
    at,
    begin,
    card,
    draw,
    land,
    loaded,
    measure,
    offers,
    position,
    row,
    thrown,
    told,
)

OFF = Variant()


def first(**variant):
    games = [waldmeister.new_game(players=3, seed=seed, variant=variant) for seed in range(30)]
    return {told(game, "begins")[0][0] for game in games}


def start(**variant):
    game = waldmeister.new_game(players=2, seed=1, variant={"first": 0, **variant})
    while game.asking.seat == 0:
        game.answer(*game.asking.options[: game.asking.least])
    return sorted(plant.rstrip(" 0123456789") for plant in land(game).values())


def marker_extra(**variant):
    return [waldmeister.new_game(n, 1, variant=variant).start.points for n in (2, 3, 4)]


def keep_last(**variant):
    cards = tuple(card("drought", copy) for copy in (1, 2))
    table = position(season="winter", **variant)
    for one in cards:
        table.deck.remove(one)
    table.laid, table.layer = list(cards), 0
    game = begin(table, HandOut(0))
    return game.asking.prompt if game.asking else ""


def conifer_saplings(**variant):
    plants = row("pine sapling 1", "oak sapling 1", "fir tree 1", "fir sapling", "spruce tree 1")
    found = []
    for name in ("nun_moth", "checkered_beetle"):
        game = draw(position(plants, **variant), name)
        found.append(offers(game)[2] if game.asking else [CELLS[n] for n, _ in told(game, "hurt")])
    return found


def order_storm(**variant):
    table = position(row("oak tree 1", "fir tree 1", "pine tree 1"), **variant)
    game = draw(loaded(table, "storm", dict.fromkeys(CELLS[:3], 6)), "storm")
    if game.asking:
        assert offers(game) == ("storm_next", 0, ["R1C1", "R1C2", "R1C3"])
        game.answer("R1C3")
        assert "rolled already" in game.why_not("R1C3")
        game.answer("R1C1")
    return [cell for cell, _ in thrown(game)]


def unsold_free(**variant):
    game = begin(position(**variant), Auction(0, 3))
    while game.asking:
        game.answer(game.asking.options[0])
    return len(answered(game, "lot"))


def lean_arrows(**variant):
    plants = {"R1C4": "oak tree 2", "R2C3": "oak tree 2", "R2C5": "oak tree 2"}
    found = []
    for level, tile in ((0, "filter_45"), (1, "filter_66")):
        table = position(plants, zones=[{"I": level}], **variant)
        game = begin(table, WhiteArrows(0, measure(tile, "I")))
        game.answer(*game.asking.options)
        found.append({CELLS[space]: many for space, many in told(game, "healed")})
    return found


def animals_need_trees(**variant):
    table = position({}, row("oak sapling"), row("oak tree"), seats=3, **variant)
    for name in ("fox", "lynx"):
        table.animals[animal(name)] -= 1
    game = begin(table, Rehouse(0, (animal("fox"), animal("lynx"))))
    return land(game, 2), [guests.bit_count() for guests in game.table.guests]


def empty_only(**variant):
    table = position(row("fir tree 2", "fir tree 2"), bag=1, **variant)
    table.then(CheckStocks())
    suffer(table, 0, (0, 1))
    return begin(table).ending


def defeat_at_once(**variant):
    table = position(row("fir tree 2"), bag=1, **variant)
    table.then(CheckStocks())
    suffer(table, 0, (at("R1C1"),))
    game = begin(table)
    return game.ending, land(game)


STARTED = ["beech tree"] * 2 + ["oak sapling", "pine seed"] + ["spruce tree"] * 2
ONE, TWO = {"R1C4": 1, "R2C3": 1, "R2C5": 1}, {"R1C4": 1, "R2C3": 2, "R2C5": 2}
READINGS = {
    "first": (first, {0, 1, 2}, 2, {2}),
    "start": (start, STARTED, (3, 0, 2, 1, 1, 5), ["beech tree", "fir seed", "oak sapling"]),
    "marker_extra": (marker_extra, [50, 75, 99], True, [50, 75, 100]),
    "keep_last": (keep_last, "", True, "keep"),
    "conifer_saplings": (
        conifer_saplings,
        [["R1C3", "R1C5"], ["R1C3", "R1C5"]],
        True,
        [["R1C1", "R1C3", "R1C4", "R1C5"], ["R1C1", "R1C3", "R1C5"]],
    ),
    "order_storm": (order_storm, ["R1C1", "R1C2", "R1C3"], True, ["R1C3", "R1C1", "R1C2"]),
    "unsold_free": (unsold_free, 3, True, 6),
    "lean_arrows": (lean_arrows, [ONE, TWO], True, [ONE, {"R2C3": 1, "R2C5": 1}]),
    "animals_need_trees": (
        animals_need_trees,
        (row("oak tree lynx"), [0, 0, 0]),
        False,
        (row("oak tree"), [0, 2, 0]),
    ),
    "empty_only": (empty_only, "defeat", True, ""),
    "defeat_at_once": (
        defeat_at_once,
        ("", row("fir seed")),
        True,
        ("defeat", row("fir tree 3")),
    ),
}


@pytest.mark.parametrize("field", READINGS)
def test_each_field_off_reads_the_rules_as_printed_and_on_otherwise(field):
    """What is seen without the field, and with it."""
    see, plain, value, other = READINGS[field]
    assert (see(), see(**{field: value})) == (plain, other)


def test_every_field_is_tried_here():
    """A new field needs a reading."""
    assert set(READINGS) == set(OFF.fields())


@pytest.mark.parametrize("field", [name for name in READINGS if name not in ("first", "start")])
def test_with_each_field_a_whole_game_passes_the_exam(field):
    """Nothing is lost, refused without a reason or replayed otherwise."""
    variant = {field: READINGS[field][2]}
    assert check_room(ROOM, games=1, players=(2,), variant=variant, dear=40).games == 1


def test_the_editions_are_the_german_and_the_french():
    """The French one changes the end checks only; the box is the same."""
    assert {"de": OFF, "fr": Variant(empty_only=True)} == EDITIONS
    games = [waldmeister.new_game(2, 1, edition=edition) for edition in ("", "de", "fr")]
    assert [game.variant.empty_only for game in games] == [False, False, True]
    assert {game.box.digest() for game in games} == {ROOM.parts().box.digest()}


def test_fields_given_beside_an_edition_change_it():
    """A dictionary names single fields; a whole variant replaces all."""
    both = waldmeister.new_game(2, 1, edition="fr", variant={"keep_last": True}).variant
    assert both == Variant(empty_only=True, keep_last=True)
    whole = waldmeister.new_game(2, 1, edition="fr", variant=Variant(first=1)).variant
    assert whole == Variant(first=1)


@pytest.mark.parametrize(
    ("variant", "message"),
    [
        ({"first": 2}, "first"),
        ({"first": -2}, "first"),
        ({"first": True}, "first"),
        ({"keep_last": 1}, "keep_last"),
        ({"start": (3,)}, "start"),
        ({"start": (3, 6)}, "start"),
        ({"start": (0, 1)}, "start"),
        ({"start": (3, 4) * 13}, "start"),
        ({"start": "tree"}, "start"),
        ({"moles": True}, "moles"),
    ],
)
def test_a_variant_that_makes_no_sense_is_refused_by_name(variant, message):
    """Wrong type, out of range, or unknown."""
    with pytest.raises(SetupError, match=message):
        waldmeister.new_game(2, 1, variant=variant)
