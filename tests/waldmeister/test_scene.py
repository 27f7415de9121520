"""The pictures of Waldmeister: what they show and say, what can be chosen, what stays hidden."""

import json
import math
import re
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from waldlehre import waldmeister
from waldlehre.drawing.svg import Picture
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import dump
from waldlehre.kernel.voice import EVERYBODY, Voice
from waldlehre.waldmeister import ROOM
from waldlehre.waldmeister.parts import CARD_NAMES, SPACES, ZONES
from waldlehre.waldmeister.scene import LAYOUTS, scene
from waldlehre.waldmeister.scene.landscape import DIGIT, Landscape, corner
from waldlehre.waldmeister.scene.look import Look
from waldlehre.waldmeister.turn import Turn

from .scenes import FULL, at, begin, box, card, draw, grove, position, turn
from .test_hidden import mixed, random_game

GOLDENS = Path(__file__).parent / "pictures"
NAMES = ("Ada", "Ben", "Chloé", "Davud")
OTHER_READINGS = {"keep_last": True, "order_storm": True, "animals_need_trees": False}
LANDSCAPE, TABLE = 60_000, 110_000
"""Bytes of SVG, style included."""


@cache
def positions():
    """Return games at questions of every kind, the first two of each that random games come to."""
    found = {"stay": [homeless()], "seeds": [scarce_seeds()], "storm_next": [storm()]}
    games = [
        *((2, 0, {}), (3, 6, {}), (4, 0, {}), (3, 2, OTHER_READINGS)),
        *((2, 9, {}), (4, 3, {}), (4, 2, {})),
    ]
    for players, seed, variant in games:
        game = waldmeister.new_game(
            players, seed, names=NAMES[:players], variant=variant, language="en"
        )
        dice = Dice(seed)
        while game.asking is not None:
            same = found.setdefault(game.asking.prompt, [])
            if len(same) < 2 and (len(game.given) > 20 or game.asking.prompt == "start"):
                same.append(game.fork())
            game.answer(*game.asking.pick_random(dice))
    assert found.keys() == ROOM.prompts.keys()
    assert all(found.values())
    return found


def homeless():
    """Return a game in which two animals lose their trees and one tree is free."""
    land = {"R1C1": "spruce tree 3 fox", "R1C2": "spruce tree 3 hare", "R1C3": "pine tree"}
    return draw(position(land, grove(3), season="summer"), "nun_moth")


def scarce_seeds():
    """Return a game in which three firs die and one fir seed is left."""
    land, others = dict.fromkeys(list(FULL)[:3], "fir tree 2"), grove(2, "fir seed")
    return draw(position(land, others, season="summer"), "nun_moth")


def storm():
    """Return a game in which the owner says which tree the storm tries next."""
    table = position(grove(3, "oak tree 2"), grove(3), season="autumn", order_storm=True)
    return draw(table, "storm")


def drawn(game, viewer=None, picked=(), layout="table"):
    """Return the picture of a game for the seat that is asked, or for another viewer."""
    seat = game.asking.seat if viewer is None else viewer
    return scene(game.table, seat, game.voice, game.asking, picked, layout)


def marked(picture):
    """Return the options that a picture marks, in the order of their digits."""
    found = {}
    for part in picture.parts().values():
        if part.option is not None:
            assert "is-choosable" in part.attributes["class"].split()
            (badge,) = [one for one in part.walk() if one.attributes.get("class") == "keycap"]
            digit = next(int(one.text) for one in badge.walk() if one.text)
            assert digit not in found, "a digit stands there twice"
            assert f"option {digit}" in part.label
            found[digit] = part.option
    assert sorted(found) == list(range(1, len(found) + 1))
    return [found[digit] for digit in sorted(found)]


def middle_of_a_game(language="en", players=4):
    """Return a game that foresters have played for a while."""
    game = waldmeister.new_game(players, 3, names=NAMES[:players], language=language)
    game.let_play(dict.fromkeys(range(players), "random"), most=70)
    return game


# -- goldens --------------------------------------------------------------------------------------

GOLDEN = {
    "table": ("the whole table for four, a question to the near player", "en", 4, "table"),
    "table_of_two": ("the whole table for two", "en", 2, "table"),
    "landscape": ("one landscape", "en", 4, "landscape"),
    "landscape_de": ("one landscape in German", "de", 4, "landscape"),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_picture_and_its_spoken_reading(name, rewrite_goldens):
    """The digest changes with anything that is drawn, the reading with anything that is said."""
    shows, language, players, layout = GOLDEN[name]
    picture = drawn(middle_of_a_game(language, players), layout=layout)
    text = f"# shows: {shows}\n# digest: {picture.digest()}\n{picture.words}\n"
    path = GOLDENS / f"{name}.txt"
    if rewrite_goldens:
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8") == text


def test_the_same_table_is_the_same_picture_and_drawing_changes_nothing():
    """Twice drawn, byte by byte; the table is as before."""
    game = middle_of_a_game()
    before = dump(game.table)
    first, second = (Picture(drawn(game)).svg() for _ in range(2))
    assert first == second
    assert dump(game.table) == before


def test_there_is_no_other_layout():
    """A layout that is not there is named."""
    with pytest.raises(ValueError, match=r"'sky'.*table, landscape"):
        drawn(middle_of_a_game(), layout="sky")


# -- parts and labels -----------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [EVERYBODY, 0, 1, 2, 3])
def test_every_space_zone_seat_and_supply_is_a_part_with_a_label(viewer):
    """Under the same id in every picture, each once."""
    game = middle_of_a_game()
    picture = drawn(game, viewer)
    ids = [one.part for top in picture.nodes for one in top.walk() if one.part]
    assert [part for part, many in Counter(ids).items() if many > 1] == []
    wanted = [f"space:{space}" for space in range(4 * SPACES)]
    wanted += [f"zone:{zone}" for zone in range(4 * ZONES)]
    wanted += [f"seat:{seat}" for seat in range(4)] + ["season", "gauge", "bank", "middle"]
    wanted += [f"stock:{kind}" for kind in range(6)] + [f"tiles:{tile}" for tile in range(4)]
    wanted += [f"supply:{animal}" for animal in range(1, 13)] + ["deck", "discard", "marker"]
    parts = picture.parts()
    for part in wanted:
        assert part in parts
        assert parts[part].label or part == "marker"
    lives = {
        f"animal:{space // SPACES}:{one}" for space, one in enumerate(game.table.animal) if one
    }
    assert lives
    assert lives <= parts.keys()


def test_a_landscape_of_its_own_has_the_same_parts_as_on_the_table():
    """So that pieces glide when one is shown after the other."""
    game = middle_of_a_game()
    parts = drawn(game, layout="landscape").parts()
    seat = game.asking.seat
    table = drawn(game).parts()
    for part in parts:
        assert part in table
    assert {f"space:{seat * SPACES + place}" for place in range(SPACES)} <= parts.keys()


def test_a_label_says_place_kind_stage_condition_value_guest_and_choice():
    """In this order, and that a plant would die."""
    land = {"R1C1": "fir tree 2 fox", "R2C5": "pine seed", "R1C2": "spruce tree 1"}
    land |= {"R3C1": "fir tree", "R3C2": "oak sapling 3"}
    land |= {"R3C5": "pine tree"}
    game = draw(position(land, grove(3), season="summer"), "nun_moth")
    parts = drawn(game).parts()
    label = parts[f"space:{at('R1C1')}"].label
    assert label == (
        "R1C1: fir, tree, 2 of 2 damage, full, timber 4000, fox 3. Choosable, option 1, would die"
    )
    assert parts[f"space:{at('R2C5')}"].label == "R2C5: pine, seed, 3 black arrows"
    assert parts[f"space:{at('R3C2')}"].label == "R3C2: oak, sapling, 3 of 3 damage, full"
    assert parts[f"space:{at('R3C1')}"].label.startswith("R3C1: fir, tree, no damage, timber 4000.")


def test_a_zone_says_its_tile_and_its_arrows():
    """Black ones of the present level, white ones of the last tile."""
    game = turn(position(grove(3), grove(3), zones=[{"I": 1, "A": 2}], hands=[("mice",) * 2]))
    parts = drawn(game).parts()
    assert parts["zone:2"].label == "R2C4: industry, filter 45 %, 5 black arrows, 4 white arrows"
    assert parts["zone:0"].label == "R2C1: road, railway, 0 black arrows, 6 white arrows"
    assert parts["zone:1"].label == "R2C2: road, 6 black arrows"


def test_planting_where_the_arrows_kill_is_announced():
    """Three arrows are too many for a fir sapling with two circles."""
    table = position(grove(1, first=0), grove(3), season="spring", hands=[("sapling_auction",)])
    table.money = [60_000, 0]
    table.bank -= 60_000
    game = draw(table, "sapling_auction")
    game.answer("fir")
    while game.asking.prompt != "plant":
        game.answer(game.asking.options[0]) if game.asking.seat == 0 else game.answer()
    label = drawn(game).parts()[f"space:{at('R2C5')}"].label
    assert label.endswith("would die")


def test_who_is_near():
    """The viewer; for everybody the seat that is asked, then whoever has the turn, then the winner."""
    game = middle_of_a_game()
    seat = game.asking.seat
    assert "landscape:2" in drawn(game, 2, layout="landscape").parts()
    assert f"landscape:{seat}" in drawn(game, EVERYBODY, layout="landscape").parts()
    still = scene(game.table, EVERYBODY, game.voice, None, (), "landscape")
    whose = next(step.seat for step in game.table.agenda if hasattr(step, "seat"))
    assert f"landscape:{whose}" in still.parts()
    game.let_play(dict.fromkeys(range(4), "random"))
    over = scene(game.table, EVERYBODY, game.voice, None, (), "landscape")
    assert f"landscape:{game.winners()[0]}" in over.parts()
    assert "The game is over" in scene(game.table, 0, game.voice).words


# -- what can be chosen ---------------------------------------------------------------------------


@pytest.mark.parametrize("prompt", sorted(ROOM.prompts))
def test_exactly_the_options_are_marked_with_their_digits(prompt):
    """On the pieces; amounts alone have none, they stand in the panel only."""
    games = positions()[prompt]
    for game in games:
        wanted = [] if prompt == "bid" else list(game.asking.options)
        assert marked(drawn(game)) == wanted
        assert marked(scene(game.table, game.asking.seat, game.voice)) == []
        chosen = game.asking.options[:1]
        picture = drawn(game, picked=chosen)
        states = {
            one.option: "is-selected" in one.attributes["class"].split()
            for one in picture.parts().values()
            if one.option is not None
        }
        assert marked(picture) == wanted
        assert all(is_chosen == (option in chosen) for option, is_chosen in states.items())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_picture_that_is_only_looked_at_has_no_marks(layout):
    (game, *_) = positions()["plant"]
    assert marked(game.picture(layout=layout).scene)
    looked_at = game.picture(layout=layout, marks=False)
    assert marked(looked_at.scene) == []
    assert "is-choosable" not in looked_at.svg().partition("</style>")[2]
    assert looked_at.scene.parts().keys() == game.picture(layout=layout).scene.parts().keys()


def test_no_digit_lies_on_an_arrow():
    """The arrows are what is counted before one plants: tip and shaft of each are seen."""
    start = positions()["start"][0]
    right, low = DIGIT
    digits = [(x + right, y + low) for x, y in map(corner, (*FULL, *start.table.parts.zone_cells))]
    arrows = Landscape(Look(start.table, 0, start.voice, None, ()), 0, 1).arrows().children
    assert arrows
    for tip, shaft in map(ends, arrows):
        for x, y in digits:
            for across, down in (tip, shaft):
                assert max(abs(x - across), abs(y - down)) > 15


def ends(arrow):
    """Return the tip and the end of the shaft of an arrow, in the landscape's own measure."""
    about, turned = arrow.attributes, arrow.children[0].attributes if arrow.children else {}
    numbers = [float(one) for one in re.findall(r"-?[\d.]+", about.get("transform", ""))]
    if turned:
        x, y, size = numbers
        (angle,) = [float(one) for one in re.findall(r"-?[\d.]+", turned["transform"])]
        long = 15 * size
    else:
        angle = numbers[0] if numbers else 0
        left, top, wide, tall = (float(about[name]) for name in ("x", "y", "width", "height"))
        x, y, long = left + wide / 2, top + tall / 2, wide / 2
    ahead = long * math.cos(math.radians(angle)), long * math.sin(math.radians(angle))
    return (x + ahead[0], y + ahead[1]), (x - ahead[0], y - ahead[1])


def test_homeless_animals_are_chosen_where_they_wait():
    """Not in the supply, where others of their kind lie."""
    parts = drawn(homeless()).parts()
    assert {part for part, one in parts.items() if one.option is not None} == {
        "homeless:0:2",
        "homeless:0:3",
    }


def test_options_of_another_seat_are_marked_in_its_small_landscape():
    """Whoever looks on sees what is being decided."""
    for prompt in ("harm", "build", "settle", "who"):
        for game in positions()[prompt]:
            others = [seat for seat in range(game.seats) if seat != game.asking.seat]
            for viewer in others:
                assert marked(drawn(game, viewer)) == list(game.asking.options)


def test_cards_that_a_viewer_does_not_see_are_not_marked():
    """Neither in another hand nor laid face down."""
    for prompt in ("lay", "keep"):
        for game in positions()[prompt]:
            for viewer in [EVERYBODY, *range(game.seats)]:
                if viewer != game.asking.seat:
                    assert marked(drawn(game, viewer)) == []


# -- what stays hidden ----------------------------------------------------------------------------


def cards_of(picture):
    """Return the cards that lie open in a picture."""
    return {int(part[5:]) for part in picture.parts() if part.startswith("card:")}


@pytest.mark.parametrize("prompt", ["lay", "who", "offer", "keep", "first_card", "harm"])
def test_other_hands_and_laid_cards_are_absent(prompt):
    """Not only covered: no part, no name, no picture of theirs is in the data."""
    for game in positions()[prompt]:
        table = game.table
        for viewer in [EVERYBODY, *range(game.seats)]:
            known = set(table.hands[viewer]) if viewer >= 0 else set()
            known |= {*table.drawn, *table.discard[-1:]}
            known |= set(table.laid) if viewer == table.layer else set()
            picture = drawn(game, viewer)
            assert cards_of(picture) <= known
            kinds = {CARD_NAMES[table.parts.kind_of[one]] for one in [*known, *table.discard[-2:]]}
            shown = {name.removeprefix("card-") for name in picture.symbols() if "card-" in name}
            assert shown <= kinds | {"back"}
            face_down = [part for part in picture.parts() if part.startswith("laid:")]
            assert len(face_down) == (0 if viewer == table.layer else len(table.laid))
            backs = [part for part in picture.parts() if part.startswith("back:")]
            assert len(backs) == (0 if viewer >= 0 else len(table.hands[game.asking.seat]))


@pytest.mark.parametrize("answers", [12, 20, 44, 85])
def test_what_a_seat_may_not_know_leaves_its_picture_unchanged(answers):
    """Other hands, face-down cards, the draw pile and the luck to come, dealt otherwise."""
    game = random_game(answers)
    for viewer in [EVERYBODY, 0, 1, 2]:
        others = [mixed(game, viewer, key) for key in range(3)]
        choice = game.asking if game.asking.seat == viewer else None
        pictures = [
            scene(one.table, viewer, one.voice, choice, (), "table") for one in [game, *others]
        ]
        assert len({json.dumps(one.data()) for one in pictures}) == 1
        assert len({one.words for one in pictures}) == 1


def test_neither_seed_nor_draw_pile_is_in_the_data():
    """A seed is the whole deck."""
    game = waldmeister.new_game(3, 3_141_592_653, names=NAMES[:3], language="en")
    game.let_play({0: "random", 1: "random", 2: "random"}, most=60)
    text = json.dumps(drawn(game).data()) + Picture(drawn(game)).svg()
    assert "3141592653" not in text.replace("\u202f", "")
    assert not cards_of(drawn(game)) & set(game.table.deck)


# -- the data draw themselves ---------------------------------------------------------------------


def arrows(game, seat=0):
    """Return how many black and white arrows a landscape shows."""
    found = Landscape(Look(game.table, seat, game.voice, None, ()), seat, 1).arrows().children
    text = json.dumps([one.data() for one in found])
    return text.count("arrow-black"), text.count("arrow-white")


def test_every_arrow_of_the_present_level_is_drawn():
    """Black ones by level; white ones only where a tile was built, as many as it relieves."""
    game = turn(position(grove(3), grove(3), zones=[{"I": 1, "A": 2}], hands=[("mice",) * 2]))
    parts, variant = game.table.parts, game.table.variant
    levels = (2, 0, 1)
    black = sum(sum(parts.black[zone][level]) for zone, level in enumerate(levels))
    white = sum(parts.relief[0 * 2 + 1]) + sum(parts.relief[2 * 2 + 0])
    assert not variant.lean_arrows
    assert arrows(game) == (black, white) == (0 + 6 + 5, 6 + 4)
    untouched = sum(sum(parts.black[zone][0]) for zone in range(ZONES))
    assert arrows(game, 1) == (untouched, 0)


def test_with_lean_arrows_a_second_tile_relieves_less():
    """The variant of W7.4."""
    lands = {"zones": [{"A": 2}], "hands": [("mice",) * 2]}
    full = turn(position(grove(3), grove(3), **lands))
    lean = turn(position(grove(3), grove(3), **lands, lean_arrows=True))
    assert arrows(full)[1] > arrows(lean)[1] > 0


def test_another_table_of_arrows_draws_other_arrows():
    """Straight and across a corner; a row without arrows draws none."""
    changed = [("arrows", row, column, 0) for row in range(12) for column in ("black_0",)]
    changed[2] = ("arrows", 2, "black_0", 7)
    game = turn(position(grove(3), grove(3), hands=[("mice",) * 2], cells=changed))
    assert arrows(game) == (7, 0)
    first = drawn(turn(position(grove(3), grove(3), hands=[("mice",) * 2])))
    assert drawn(game).digest() != first.digest()


def test_another_board_draws_itself():
    """The same landscape set on end: five rows of three."""
    base = ROOM.parts().box
    cells = [
        [name, row, "cell", f"R{one['cell'][3]}C{one['cell'][1]}"]
        for name in ("board", "arrows")
        for row, one in enumerate(base.sheets[name].rows)
    ]
    game = waldmeister.new_game(3, 4, box=base.changed(cells, {}), language="en")
    tall, wide = drawn(game, layout="landscape"), drawn(middle_of_a_game(), layout="landscape")
    assert tall.height > wide.height
    labels = [one.label for one in tall.parts().values()]
    assert any(label.startswith("R5C3") for label in labels)
    assert len(Picture(drawn(game)).svg().encode()) < TABLE


def test_what_was_reconstructed_is_marked_and_explained():
    """With ≈ on the piece and in words below; a box that was read off shows no mark."""
    game = middle_of_a_game()
    for layout in ("table", "landscape"):
        picture = drawn(game, layout=layout)
        assert "≈" in json.dumps(picture.data(), ensure_ascii=False)
        assert "circles of trees (beech, oak, alder, spruce and pine)" in picture.words
    parts = ROOM.make_parts(read_off())
    table = ROOM.new_table(3, 4, ROOM.editions["de"], parts)
    game = begin(table, Turn(0))
    for layout in ("table", "landscape"):
        picture = scene(game.table, 0, game.voice, None, (), layout)
        assert "≈" not in json.dumps(picture.data(), ensure_ascii=False) + picture.words


def read_off():
    """Return the default box as if every value had been read off it."""
    cells = [
        (name, row, column, "box")
        for name, sheet in ROOM.parts().box.sheets.items()
        for row in range(len(sheet.rows))
        for column in sheet.columns
        if column.endswith("_source") and sheet.rows[row][column]
    ]
    return box(*cells)


# -- sizes, names, languages ----------------------------------------------------------------------


def test_pictures_stay_small():
    """Landscape and table for four, style included, in every kind of question."""
    for games in positions().values():
        for game in games:
            assert len(Picture(drawn(game)).svg().encode()) <= TABLE
            for seat in range(game.seats):
                picture = drawn(game, seat, layout="landscape")
                assert len(Picture(picture).svg().encode()) <= LANDSCAPE


HOSTILE = (
    "<script>alert('x')</script>&amp;\"" + "z" * 20,
    "W" * 60,
    "مرحبا بالعالم الجميل يا غابة",
    "🌲🦊🌳" * 20,
)


@pytest.mark.parametrize("layout", ["table", "landscape"])
@pytest.mark.parametrize("viewer", [EVERYBODY, 0, 1, 2, 3])
def test_hostile_names_are_literal_text(layout, viewer):
    """Markup, wide signs, right to left, emoji: written as they are, and never wider than planned."""
    game = middle_of_a_game()
    voice = Voice(ROOM, HOSTILE, "en")
    picture = scene(game.table, viewer, voice, game.asking, (), layout)
    root = ET.fromstring(Picture(picture).svg())
    tags = {one.tag.rpartition("}")[2] for one in root.iter()}
    assert "script" not in tags
    shown = [one for top in picture.nodes for one in top.walk() if one.text in HOSTILE]
    assert shown
    assert {one.text for one in root.iter() if one.text in HOSTILE} == {one.text for one in shown}
    for one in shown:
        assert "textLength" in one.attributes or one.text == HOSTILE[2]
    assert HOSTILE[viewer if viewer >= 0 else game.asking.seat] in picture.words


def test_a_picture_speaks_german():
    """Nothing English is left in it, and the parts are the same."""
    english, german = drawn(middle_of_a_game("en")), drawn(middle_of_a_game("de"))
    assert list(english.parts()) == list(german.parts())
    for word in ("Choosable", "damage", "timber", "supply", "space "):
        assert word not in german.words
    assert "Wählbar, Nummer 1" in german.words


def test_no_type_is_smaller_than_eleven_pixels_as_drawn():
    """Whatever scale its group has."""
    for games in positions().values():
        for layout in ("table", "landscape"):
            smallest(drawn(games[0], layout=layout).nodes, 1)


def smallest(nodes, scale):
    """Check the type of all nodes below this scale."""
    for one in nodes:
        factor = scale
        transform = one.attributes.get("transform", "")
        if "scale(" in transform:
            factor *= float(transform.partition("scale(")[2].partition(")")[0])
        if one.tag == "text":
            style, classes = one.attributes.get("style", ""), one.attributes.get("class", "")
            size = 11 if "t-small" in classes else 13
            if "font-size:calc(" in style:
                size = float(style.partition("font-size:calc(")[2].partition("px")[0])
            assert size * factor >= 10.99, (one.text, size, factor)
        smallest(one.children, factor)


def test_a_card_has_its_words():
    """Name, seasons, whether it harms, and what it does."""
    game = turn(position(grove(3), grove(3), hands=[("nun_moth", "jay")], season="summer"))
    parts = drawn(game).parts()
    assert parts[f"card:{card('nun_moth')}"].label == (
        "Hand: nun moth, harm (spring, summer). Conifers suffer. Choosable, option 1"
    )
    assert "help (winter, autumn). Oak seeds" in parts[f"card:{card('jay')}"].label
