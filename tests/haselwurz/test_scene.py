"""The pictures of Haselwurz: map, cards, hands, what can be chosen, what is said."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import pairwise

import pytest

from waldlehre import haselwurz
from waldlehre.drawing.svg import Picture
from waldlehre.drawing.symbols import SYMBOLS
from waldlehre.haselwurz import ROOM, hexes, places, ways
from waldlehre.haselwurz.parts import ANIMALS, LANDSCAPES, PIECES, SIGNS, SPECIES
from waldlehre.haselwurz.scene import cards, scene, tiles
from waldlehre.haselwurz.scene.look import Look
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import dump
from waldlehre.kernel.voice import EVERYBODY, Voice

LARGEST = 110_000
"""Bytes of SVG, style included."""
NAMES = ("Ada", "Ben", "Chloé", "Davud")
PROMPTS = {
    "sprite": {},
    "tile": {},
    "place": {"least": 60},
    "turn": {"least": 30},
    "wood": {},
    "hedge": {"least": 20},
    "copse": {},
    "flowers": {},
    "animal": {},
    "ride": {},
    "find": {},
    "exchange": {"seats": 2, "edition": "fr"},
}
"""Prompt -> which game asks it."""


def played(prompt="", least=0, seats=4, edition="", language="en", seed=3):
    """Return a game after random answers, at its first question of this kind after so many."""
    game = haselwurz.new_game(
        seats, seed=seed, edition=edition, language=language, names=NAMES[:seats]
    )
    dice = Dice(seed)
    while game.asking is not None:
        if len(game.given) >= least and prompt in ("", game.asking.prompt):
            break
        game.answer(*game.asking.pick_random(dice))
    return game


def drawn(game, viewer=None, picked=()):
    """Return the picture of a game, as whoever is asked sees it."""
    if viewer is None:
        viewer = game.asking.seat if game.asking else 0
    return scene(game.table, viewer, game.voice, game.asking, picked)


def marked(picture):
    """Return the options that a picture marks, in the order of their digits."""
    found = {}
    for part in picture.parts().values():
        if part.option is not None:
            assert "is-choosable" in part.attributes["class"].split()
            (badge,) = [one for one in part.walk() if one.attributes.get("class") == "keycap"]
            digit = next(int(one.text) for one in badge.walk() if one.text)
            assert part.label.endswith(f"option {digit}")
            found[digit] = part.option
    assert sorted(found) == list(range(1, len(found) + 1))
    return [found[digit] for digit in sorted(found)]


@pytest.mark.parametrize("prompt", PROMPTS)
def test_exactly_the_options_are_marked_with_their_digits(prompt):
    """And those that are picked with a check; without a question nothing is marked."""
    game = played(prompt, **PROMPTS[prompt])
    assert game.asking.prompt == prompt
    wanted = list(game.asking.options)
    assert marked(drawn(game)) == wanted
    kind = ROOM.prompts[prompt].kind
    parts = drawn(game).parts()
    assert all(parts[f"{kind}:{value}"].option == value for value in wanted)
    assert marked(scene(game.table, game.asking.seat, game.voice)) == []
    chosen = [
        one.option
        for one in drawn(game, picked=tuple(wanted[:1])).parts().values()
        if "is-selected" in one.attributes.get("class", "").split()
    ]
    assert chosen == wanted[:1]


def test_corners_can_be_chosen():
    """Fat discs where three tiles meet."""
    for seed in range(3, 30):
        game = played("corner", seed=seed, seats=2)
        if game.asking:
            break
    assert marked(drawn(game)) == list(game.asking.options)


def late(prompt, least, wanted=lambda game: True):
    """Return a game after so many random answers, at a question of this kind that is wanted."""
    for seed in range(3, 40):
        game = haselwurz.new_game(2, seed=seed, language="en", names=NAMES[:2])
        dice = Dice(seed)
        while game.asking is not None:
            asked = game.asking.prompt == prompt and len(game.given) >= least
            if asked and wanted(game):
                return game
            game.answer(*game.asking.pick_random(dice))
    raise AssertionError(f"nobody is asked {prompt}")


def touched(game, part):
    """Return the picture after somebody has touched a part."""
    return scene(game.table, game.asking.seat, game.voice, game.asking, touched=part)


def test_a_touched_card_shows_its_places():
    """A target for now, a plus for one more tile (H6.1); each says so."""
    game = late("animal", 100, lambda game: any(places.now(game.table, c) for c in game.table.open))
    before = drawn(game).parts()
    for card in game.table.open:
        parts = touched(game, f"species:{card}").parts()
        found = {one: part.label for one, part in parts.items() if one not in before}
        now, soon = places.now(game.table, card), places.soon(game.table, card)
        assert list(found) == [f"corner:{one}" for one in [*now, *soon]]
        name = game.voice.say(f"species.{SPECIES[card]}").lower()
        assert all(name in label.lower() for label in found.values())
        assert all("found here now" in found[f"corner:{one}"] for one in now)
        assert all("one more tile" in found[f"corner:{one}"] for one in soon)
        assert all(parts[f"corner:{one}"].option is None for one in [*now, *soon])
    for nothing in ("species:999", "species:", "hex:1", "map", ""):
        assert touched(game, nothing).parts().keys() == before.keys()


def test_places_are_no_options_and_options_stay():
    """Where a corner is asked the options are drawn once, with their digits (H6.5)."""
    game = late("corner", 0)
    card = game.table.agenda[-1].species
    picture = touched(game, f"species:{card}")
    assert marked(picture) == list(game.asking.options)
    ids = [one.part for top in picture.nodes for one in top.walk() if one.part]
    assert len(set(ids)) == len(ids)


def test_a_touched_tile_or_corner_shows_corners_to_ask():
    """Those without a marker, which lies there as a part of its own."""
    game = late("animal", 100, lambda game: game.table.marked)
    table = game.table
    for here in table.at:
        parts = touched(game, f"hex:{here}").parts()
        wanted = {f"corner:{one}" for one in hexes.corners(here) if one not in table.marked}
        assert {one for one in parts if one.startswith("corner:")} == wanted
        assert all("what is missing here?" in parts[one].label for one in wanted)
    for kind in ("corner", "marker"):
        parts = touched(game, f"{kind}:{table.marked[0]}").parts()
        tiles = hexes.hexes_of_corner(table.marked[0])
        wanted = {one for here in tiles for one in hexes.corners(here)} - {*table.marked}
        assert {one for one in parts if one.startswith("corner:")} == {
            f"corner:{one}" for one in wanted
        }


def spot(part):
    """Return where a part stands, as a path says it."""
    return part.attributes.get("transform", "(0 0)").partition("(")[2].partition(")")[0]


@pytest.mark.parametrize("animal", range(len(ANIMALS)))
def test_each_tile_that_can_be_reached_shows_its_way(animal):
    """H5.3 to H5.6: every tile on it, and how many steps there are; along hedges in dashes."""
    jumps = animal == ANIMALS.index("badger")

    def wanted(game):
        step, table = game.table.agenda[-1], game.table
        here = table.sprite[step.seat]
        if step.animal != animal:
            return False
        return not jumps or any(map(leaps, ways.routes(table, animal, here).values()))

    game = late("ride", 60, wanted)
    parts, here = drawn(game).parts(), game.table.sprite[game.asking.seat]
    for goal, way in ways.routes(game.table, animal, here).items():
        art = parts[f"aside:hex:{goal}"].children
        course = "".join(one.attributes["d"] for one in art if one.tag == "path")
        assert all(spot(parts[f"hex:{one}"]) in course for one in way)
        count = len(way) - 1
        label = parts[f"hex:{goal}"].label
        assert f"{count} step{'s' * (count > 1)} away" in label
        assert leaps(way) == ("along hedges" in label)
        assert leaps(way) == any("stroke-dasharray" in one.attributes for one in art)
    asides = {one for one in parts if one.startswith("aside:")}
    assert asides == {f"aside:hex:{goal}" for goal in game.asking.options}


def leaps(way):
    """True if a way leads past other tiles."""
    return any(hexes.direction_to(one, to) < 0 for one, to in pairwise(way))


def test_each_animal_shows_where_it_can_go():
    """H5.1: a dot on each tile, shown while somebody points at the animal."""
    game = late("animal", 60, lambda game: len(game.asking.options) > 1)
    parts, here = drawn(game).parts(), game.table.sprite[game.asking.seat]
    for animal in range(len(ANIMALS)):
        aside = parts.get(f"aside:animal:{animal}")
        assert (aside is not None) == (animal in game.asking.options)
        if aside:
            dots = [one for one in aside.children if one.tag == "circle"]
            assert len(dots) == len(ways.reach(game.table, animal, here))


def test_whatever_lies_on_the_table_is_a_part_with_a_label():
    """Each once: tiles, hedges, markers, sprites, cards, players."""
    game = played("tile", least=120)
    table, picture = game.table, drawn(game)
    ids = [one.part for top in picture.nodes for one in top.walk() if one.part]
    assert [part for part, many in Counter(ids).items() if many > 1] == []
    wanted = [
        *(f"hex:{here}" for here in table.at),
        *(f"edge:{edge}" for edge in table.hedges),
        *(f"marker:{corner}" for corner in table.marked),
        *(f"sprite:{seat}" for seat in range(table.seats)),
        *(f"species:{card}" for card in table.open),
        *(f"seat:{seat}" for seat in range(table.seats)),
        *(f"animal:{animal}" for animal in range(len(ANIMALS))),
        *(f"piece:{kind}" for kind in range(len(PIECES))),
        *("stack", "deck", "map", "asked"),
    ]
    parts = picture.parts()
    assert all(parts[one].label for one in wanted)
    for here, tile in table.at.items():
        label = parts[f"hex:{here}"].label
        assert game.voice.say(f"landscape.{LANDSCAPES[table.land(here)]}") in label
        assert bool(table.copses[tile]) == ("copse" in label)
        assert bool(table.flowers[tile]) == ("flower field" in label)


def test_other_hands_are_backs():
    """Nothing of a hidden tile is in the picture; the own hand lies open."""
    game = played("tile", least=40)
    seat = game.asking.seat
    own, other = drawn(game), drawn(game, (seat + 1) % 4)
    for tile in game.table.hands[seat]:
        assert f"own_tile:{tile}" in own.parts()
        assert f"own_tile:{tile}" not in other.parts()
    shown = [one for one in drawn(game, EVERYBODY).parts() if one.startswith("own_tile:")]
    assert shown == []
    assert f"back:{seat}:0" in drawn(game, EVERYBODY).parts()


def test_a_corner_circle_is_the_condition():
    """Three sectors, water among them; signs and crosses as many as the card has."""
    game = played("tile")
    parts = game.table.parts
    look = Look(game.table, 0, game.voice, None, ())
    for card in range(len(SPECIES)):
        wanted = cards.sectors(look, card)
        assert len(wanted) == 3
        for land, many in parts.needs[card]:
            assert wanted.count(land) == many
        assert (cards.WATER in wanted) == bool(parts.water[card])
        shown = [one.attributes["href"] for one in cards.icons(look, card, 9, 88)]
        assert shown.count("#wl-hw-cross") == bin(parts.forbids[card]).count("1")
        signs = [
            cards.PICTURES[name] for at, name in enumerate(SIGNS) if parts.signs[card] >> at & 1
        ]
        assert [f"#wl-{one}" for one in signs] == shown[: len(signs)]


def test_streams_run_from_side_to_side():
    """Each end lies in the middle of a side, and beside it the neighbour's goes on."""
    for side in range(hexes.SIDES):
        x, y = tiles.middle_of(side, 10)
        back_x, back_y = tiles.middle_of(hexes.opposite(side), 10)
        there = hexes.centre(hexes.neighbour(hexes.ORIGIN, side), 10)
        assert (there[0] + back_x, there[1] + back_y) == pytest.approx((x, y))
    assert tiles.water(0b001001, 10).startswith("M8.66 0C")
    assert tiles.water(0b000001, 10) == "M8.66 0L0 0"


@pytest.mark.parametrize("least", [0, 60, 150])
def test_the_map_stays_in_its_frame_and_type_can_be_read(least):
    """With free places too; nothing under eleven pixels as drawn."""
    picture = drawn(played("place", least=least))
    (land,) = [one for one in picture.parts()["map"].walk() if "land" in one.attributes.values()]
    left, top, scale = map(float, re.findall(r"-?[\d.]+", land.attributes["transform"]))
    hexed = [one for one in land.children if one.part.startswith("hex:")]
    for one in hexed:
        moves = one.attributes.get("transform", "translate(0 0)")
        x, y = map(float, re.findall(r"-?[\d.]+", moves)[:2])
        assert 12 < left + scale * x < 632
        assert 12 < top + scale * y < 500
    assert len(hexed) > 6
    smallest(picture.nodes, 1)


def smallest(nodes, scale):
    """Check the type of all nodes below this scale."""
    for one in nodes:
        factor = scale
        transform = one.attributes.get("transform", "")
        if "scale(" in transform:
            factor *= float(transform.partition("scale(")[2].partition(")")[0])
        if one.tag == "text":
            style, classes = one.attributes.get("style", ""), one.attributes.get("class", "")
            size = 11 if "t-small" in classes else 15 if "t-head" in classes else 13
            if "font-size:calc(" in style:
                size = float(style.partition("font-size:calc(")[2].partition("px")[0])
            assert size * factor >= 10.99, (one.text, size, factor)
        smallest(one.children, factor)


@pytest.mark.parametrize("seed", [3, 5, 8])
def test_pictures_stay_small(seed):
    """At every question late in a game."""
    game = haselwurz.new_game(4, seed=seed, names=NAMES, language="de")
    dice = Dice(seed)
    seen = set()
    while game.asking is not None:
        if len(game.given) > 120 and (game.asking.prompt, len(game.table.at) // 6) not in seen:
            seen.add((game.asking.prompt, len(game.table.at) // 6))
            assert len(Picture(drawn(game)).svg().encode()) <= LARGEST, game.asking.prompt
        game.answer(*game.asking.pick_random(dice))


def test_the_same_table_is_the_same_picture_and_drawing_changes_nothing():
    """Twice drawn, byte by byte; the table is as before."""
    game = played("place", least=60)
    before = dump(game.table)
    first, second = (Picture(drawn(game)).svg() for _ in range(2))
    assert first == second
    assert dump(game.table) == before


@pytest.mark.parametrize(("hand", "many"), [(2, 2), (6, 6), (9, 9)])
def test_boxes_of_other_sizes_draw_themselves(hand, many):
    """More tiles in hand and more open cards: closer, lower, but inside the picture."""
    cells = [["numbers", 0, "value", str(hand)], ["numbers", 1, "value", str(many)]]
    box = ROOM.parts().box.changed(cells, {})
    game = haselwurz.new_game(4, seed=3, names=NAMES, box=box)
    dice = Dice(3)
    while game.asking.prompt != "tile":
        game.answer(*game.asking.pick_random(dice))
    parts = drawn(game).parts()
    assert sum(one.startswith("species:") for one in parts) == many
    assert sum(one.startswith("own_tile:") for one in parts) == hand
    for card in game.table.open:
        _, y = re.findall(r"[\d.]+", parts[f"species:{card}"].attributes["transform"])[:2]
        assert float(y) < 310
    smallest(drawn(game).nodes, 1)


def test_there_is_no_other_layout():
    """A layout that is not there is named."""
    game = played()
    with pytest.raises(ValueError, match=r"'landscape'.*there is table"):
        scene(game.table, 0, game.voice, layout="landscape")


def test_every_species_has_its_own_picture():
    """Plain shapes, told apart."""
    art = [SYMBOLS[f"species-{name}"][1] for name in SPECIES]
    assert len(set(art)) == len(SPECIES)


def test_hostile_names_are_literal_text():
    """Markup and emoji: written as they are, and never wider than planned."""
    hostile = ("<script>alert('x')</script>&amp;\"" + "z" * 20, "🌲🦊🌳" * 20)
    game = played("tile", seats=2)
    picture = scene(game.table, 0, Voice(ROOM, hostile, "en"), game.asking)
    root = ET.fromstring(Picture(picture).svg())
    assert "script" not in {one.tag.rpartition("}")[2] for one in root.iter()}
    shown = [one for top in picture.nodes for one in top.walk() if one.text in hostile]
    assert len(shown) == 2
    assert all("textLength" in one.attributes for one in shown)


def test_a_picture_speaks_german():
    """Nothing English is left in it, and the parts are the same."""
    english, german = drawn(played("ride")), drawn(played("ride", language="de"))
    assert list(english.parts()) == list(german.parts())
    for word in ("Choosable", "forest", "meadow", "hedge", "stream", "card", "tile"):
        assert word not in german.words
    assert "Wählbar, Nummer 1" in german.words
