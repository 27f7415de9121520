"""The pictures of the peg game: board, stocks, clusters, what can be chosen."""

import json
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

from waldlehre import pegs
from waldlehre.drawing.svg import Picture
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import dump
from waldlehre.kernel.voice import EVERYBODY, Voice
from waldlehre.pegs import KINDS, ROOM
from waldlehre.pegs.scene import scene
from waldlehre.pegs.scene.board import cluster
from waldlehre.pegs.scoring import clusters

GOLDENS = Path(__file__).parent / "pictures"
LARGEST = 70_000
"""Bytes of SVG, style included: with all 64 hollows to choose from."""


def played(answers, edition="", box=None, language="en", names=("Ada", "Ben")):
    """Return a game after so many random answers."""
    game = pegs.new_game(seed=3, edition=edition, box=box, language=language, names=names)
    dice = Dice(3)
    while game.asking is not None and len(game.given) < answers:
        game.answer(*game.asking.pick_random(dice))
    return game


def drawn(game, viewer=EVERYBODY, picked=()):
    """Return the picture of a game."""
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


@pytest.mark.parametrize(
    ("name", "answers", "language"), [("slide", 71, "en"), ("kind_de", 72, "de")]
)
def test_golden_picture_and_its_spoken_reading(name, answers, language, rewrite_goldens):
    """The digest changes with anything that is drawn, the reading with anything that is said."""
    game = played(answers, language=language)
    picture = drawn(game)
    shows = f"a question of the kind {game.asking.prompt}"
    text = f"# shows: {shows}\n# digest: {picture.digest()}\n{picture.words}\n"
    path = GOLDENS / f"{name}.txt"
    if rewrite_goldens:
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("answers", [0, 1, 70, 71, 72, 200])
def test_exactly_the_options_are_marked_with_their_digits(answers):
    """Hollows, pegs, and kinds of peg of the seat that is asked; whoever looks."""
    game = played(answers)
    wanted = list(game.asking.options) if game.asking else []
    for viewer in (EVERYBODY, 0, 1):
        assert marked(drawn(game, viewer)) == wanted
    assert marked(scene(game.table, EVERYBODY, game.voice)) == []
    if wanted:
        picture = drawn(game, picked=tuple(wanted[:1]))
        chosen = [
            one.option
            for one in picture.parts().values()
            if "is-selected" in one.attributes.get("class", "").split()
        ]
        assert chosen == wanted[:1]


def test_every_hollow_peg_and_stock_is_a_part_with_a_label():
    """Each once; a peg is drawn as its colour and height."""
    game = played(71)
    picture = drawn(game)
    ids = [one.part for top in picture.nodes for one in top.walk() if one.part]
    assert [part for part, many in Counter(ids).items() if many > 1] == []
    parts = picture.parts()
    assert all(parts[f"hole:{hole}"].label for hole in range(64))
    assert all(parts[f"stock:{seat}:{kind}"].label for seat in (0, 1) for kind in range(KINDS))
    assert all(parts[f"seat:{seat}"].label for seat in (0, 1))
    for hole, kind in enumerate(game.table.holes):
        assert (f"peg:{hole}" in parts) == (kind >= 0)
        if kind >= 0:
            words = ROOM.label(game.table, "peg", kind, game.voice)
            assert words in parts[f"hole:{hole}"].label
            name = parts[f"peg:{hole}"].attributes["href"].removeprefix("#wl-peg-")
            assert name.replace("-", ", ").replace("_", "-") == words.replace(
                "dark green", "dark-green"
            )


def test_the_peg_that_moves_and_the_hollow_that_gets_one_are_named():
    """While one slides, and while a new one is chosen."""
    assert ", picked up" in drawn(played(71)).words
    assert ", a new peg comes here" in drawn(played(72)).words
    assert ", picked up" not in drawn(played(70)).words


@pytest.mark.parametrize("answers", [30, 71, 120, 161])
def test_the_clusters_that_are_drawn_are_those_that_count(answers):
    """As many pegs as the rules count."""
    table = played(answers).table
    for seat in (0, 1):
        height = seat == table.heights_seat()
        found = tuple([len(cluster(table, height, wanted)) for wanted in range(3)])
        assert found == clusters(table, seat)


def test_points_of_the_first_game_of_a_match_are_shown_in_the_second():
    """And the end is said with who has won."""
    game = played(170, edition="match")
    assert game.table.game == 1
    earlier = f"{game.table.earlier[0]} from before"
    assert earlier in json.dumps(drawn(game).data())
    over = played(1000)
    assert "the game is over, most points:" in drawn(over).words


@pytest.mark.parametrize("side", [4, 8, 12])
def test_boards_of_other_sizes_draw_themselves(side):
    """Inside the picture, with type that can be read."""
    cells = [["board", 0, "value", str(side)]]
    if side == 4:
        cells += [["pegs", row, "each", "0"] for row in range(3, 9)]
        cells += [["pegs", row, "each", "1"] for row in range(3)]
    game = played(4, box=ROOM.parts().box.changed(cells, {}))
    picture = drawn(game)
    assert f"hole:{side * side - 1}" in picture.parts()
    assert f"hole:{side * side}" not in picture.parts()
    smallest(picture.nodes, 1)


def smallest(nodes, scale):
    """Check the type of all nodes below this scale: nothing under eleven pixels as drawn."""
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


def test_pictures_stay_small():
    """Also with every hollow to choose from."""
    for answers in (0, 70, 71, 72, 160):
        assert len(Picture(drawn(played(answers))).svg().encode()) <= LARGEST


def test_the_same_board_is_the_same_picture_and_drawing_changes_nothing():
    """Twice drawn, byte by byte; the table is as before."""
    game = played(71)
    before = dump(game.table)
    first, second = (Picture(drawn(game)).svg() for _ in range(2))
    assert first == second
    assert dump(game.table) == before


def test_there_is_no_other_layout():
    """A layout that is not there is named."""
    game = played(1)
    with pytest.raises(ValueError, match=r"'landscape'.*there is table"):
        scene(game.table, 0, game.voice, layout="landscape")


HOSTILE = ("<script>alert('x')</script>&amp;\"" + "z" * 20, "🌲🦊🌳" * 20)


def test_hostile_names_are_literal_text():
    """Markup and emoji: written as they are, and never wider than planned."""
    game = played(71)
    picture = scene(game.table, 0, Voice(ROOM, HOSTILE, "en"), game.asking)
    root = ET.fromstring(Picture(picture).svg())
    assert "script" not in {one.tag.rpartition("}")[2] for one in root.iter()}
    shown = [one for top in picture.nodes for one in top.walk() if one.text in HOSTILE]
    assert len(shown) == 2
    assert all("textLength" in one.attributes for one in shown)
    assert {one.text for one in root.iter()} >= set(HOSTILE)


def test_a_picture_speaks_german():
    """Nothing English is left in it, and the parts are the same."""
    english, german = drawn(played(72)), drawn(played(72, language="de"))
    assert list(english.parts()) == list(german.parts())
    for word in ("Choosable", "green", "peg", "left"):
        assert word not in german.words
    assert "Wählbar, Nummer 1" in german.words
