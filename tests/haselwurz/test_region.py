"""Teachers' own tables: more or fewer rows, own plants and animals, and what is wrong with them."""

import json

import pytest

from waldlehre import haselwurz
from waldlehre.explore import Scenario
from waldlehre.haselwurz.parts import NEED_FLOWERS, NEED_HEDGE, SPECIES
from waldlehre.haselwurz.places import homes
from waldlehre.kernel.codes import decode, dump_code, encode, header, load_code
from waldlehre.kernel.errors import BoxError, SaveError
from waldlehre.kernel.exam import check_room
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import digest
from waldlehre.kernel.saves import dumps, loads

from .region import BOX, NAMES, SHOWN, card, large, names, shown, small

ROOM = haselwurz.ROOM
find = {"haselwurz": ROOM}.get


def played(box, answers=60, **options):
    """Return a random game in a box."""
    game = haselwurz.new_game(2, 6, box=box, **options)
    dice = Dice(6)
    while game.asking is not None and len(game.given) < answers:
        game.answer(*game.asking.pick_random(dice))
    return game


def test_the_rows_that_the_page_shows_can_be_added_and_played_with(tmp_path):
    """Three cards and twelve tiles beside those that are printed, through the whole exam."""
    game = haselwurz.new_game(3, 7, box=shown(tmp_path / "my-region"))
    parts = game.start.parts
    assert [len(rows.splitlines()) for rows in SHOWN.values()] == [3, 3, 12]
    assert (parts.tiles, len(parts.species)) == (60, 51)
    assert parts.species[48:] == ["fire_salamander", "arnica", "beaver"]
    report = check_room(ROOM, games=1, players=(2, 4), first_seed=3, dear=25, box=game.box)
    assert (report.games, report.unexplained) == (2, 0)


def test_a_box_of_fewer_tiles_and_cards_passes_the_exam():
    """Nineteen tiles, ten cards, written in Python."""
    report = check_room(ROOM, games=3, dear=15, box=small())
    assert (report.games, report.unexplained) == (9, 0)


@pytest.mark.parametrize("forester", list(ROOM.foresters))
def test_every_forester_plays_in_a_box_of_ones_own(forester):
    game = haselwurz.new_game(3, 2, box=small())
    game.let_play(dict.fromkeys(range(3), forester))
    assert game.over


def test_own_cards_are_found_where_their_conditions_hold():
    """By somebody who plans for them: the game tells their names, points and habitats."""
    found = set()
    for seed in range(6):
        game = haselwurz.new_game(2, seed, box=small(), language="de")
        game.let_play({0: "habitat", 1: "habitat"})
        found |= {one for cards in game.table.found for one in cards}
        if 0 in game.table.found[0]:
            assert any("findet Biber (4)" in line for line in game.log)
    assert {0, 1, 2} <= found


@pytest.mark.parametrize(
    ("language", "name", "note"),
    [("en", "beaver (4)", "It dams streams."), ("de", "Biber (4)", "Er staut Bäche.")],
)
def test_own_cards_have_names_notes_and_a_picture(language, name, note):
    """The scientific name and the sentence stand where the field guide speaks of printed cards."""
    game = haselwurz.new_game(2, 6, box=small(), language=language)
    game.table.open = [0, 1]
    lines = ROOM.note(game.table, "species", 0, game.voice).split("\n")
    assert lines[0].startswith(name)
    assert lines[1:] == ["Castor fiber", note]
    assert len(ROOM.note(game.table, "species", 1, game.voice).split("\n")) == 2
    assert ROOM.label(game.table, "species", 0, game.voice) == name
    assert ROOM.key(game.table, "species", 0, 0) == "beaver"
    svg = game.picture().html()
    assert "species-any_animal" in svg
    assert "species-any_plant" in svg
    assert name.partition(" ")[0].capitalize() in svg
    assert name in str(game)


def test_a_printed_card_may_be_called_and_explained_otherwise():
    """A row for the daisy; all others keep their names and notes."""
    renamed = names("daisy", "bairnwort", "Tausendschön", "", "It shuts at night.", "Nachts zu.")
    game = haselwurz.new_game(2, 6, box=BOX.with_tables(names=[renamed]), language="de")
    daisy, hogweed = (game.table.parts.species.index(one) for one in ("daisy", "hogweed"))
    assert ROOM.label(game.table, "species", daisy, game.voice) == "Tausendschön (2)"
    assert ROOM.note(game.table, "species", daisy, game.voice).split("\n")[1:] == ["Nachts zu."]
    assert ROOM.label(game.table, "species", hogweed, game.voice).startswith("Wiesen-Bärenklau")


def test_saves_and_codes_carry_the_tables():
    """Elsewhere, without the folder."""
    game = played(small())
    for again in (loads(dumps(game), find), load_code(dump_code(game), find)):
        assert digest(again.table) == digest(game.table)
        assert again.box.digest() == game.box.digest()
        assert again.table.parts.names == game.table.parts.names


@pytest.mark.parametrize("many", [40, 150], ids=["too many signs", "more than a size can tell"])
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "signs; at most 20\u202f000 can be. Save the"), ("de", "Speichere das Spiel und gib")],
)
def test_a_region_too_large_for_a_code_says_so_and_can_be_saved(many, language, said):
    """Nobody is handed a code that no one can load."""
    game = played(large(many), 20, language=language)
    with pytest.raises(SaveError, match=said) as caught:
        game.code()
    assert caught.value.message == "code.long"
    assert digest(loads(dumps(game), find).table) == digest(game.table)


def test_umlauts_cost_a_code_no_more_than_they_must():
    """Two bytes each, not six as their escape in JSON has."""
    plain, other = (
        len(
            played(
                small([card("own", "plant", 3, "forest")], [names("own", "own", letter * 30)])
            ).code()
        )
        for letter in ("a", "ä")
    )
    assert other - plain == 30 * 8 // 5


def test_a_code_written_before_umlauts_stood_for_themselves_is_read_as_well():
    """Some stand on paper."""
    game = played(small())
    head = header(game)
    assert "Bäche".encode() in head
    old = json.dumps(json.loads(head[3:].decode()), separators=(",", ":")).encode()
    assert b"\\u00e4" in old
    raw = decode(game.code()).removeprefix(head)
    again = load_code(encode(head[:1] + len(old).to_bytes(2, "big") + old + raw), find)
    assert digest(again.table) == digest(game.table)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda box: box["rows"].update(species=1000),
        lambda box: box["rows"].update(names=0),
        lambda box: box["cells"].append(["names", 0, "en", "x\u202ey"]),
        lambda box: box["cells"].append(["names", 0, "en", "otter"]),
        lambda box: box["cells"].append(["names", 7, "en", "otter"]),
        lambda box: box["cells"].append(["species", 0, "species", "../../etc"]),
    ],
)
def test_a_spoilt_save_of_an_own_box_is_refused(spoil):
    data = json.loads(dumps(played(small(), 5)))
    spoil(data["box"])
    with pytest.raises(SaveError) as caught:
        loads(json.dumps(data), find)
    assert caught.value.message in ("save.start", "save.box")


def test_the_tables_are_written_as_they_were_read(tmp_path):
    """Every cell; into a folder that holds none of them."""
    folder = BOX.save(tmp_path / "deep" / "er")
    again = haselwurz.new_game(2, 1, box=folder).box
    assert again.changes(BOX) == {"cells": []}
    assert again.digest() == BOX.digest()
    (folder / "names.csv").write_text("mine", encoding="utf-8")
    with pytest.raises(BoxError, match=r"stands in .* already"):
        BOX.save(folder)
    assert (folder / "names.csv").read_text(encoding="utf-8") == "mine"
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BoxError, match="could not be written"):
        BOX.save(tmp_path / "file" / "box")


LONG = "x" * 33


@pytest.mark.parametrize(
    ("cards", "named", "words"),
    [
        ([card("otter", "animal", 3, "water")], [], ["species.csv, row 12", "otter", "names.csv"]),
        ([], [names("otter", "otter", "Otter")], ["names.csv, row 5", "otter", "species.csv"]),
        ([card("daisy", "plant", 3, "forest")], [], ["species.csv", "daisy stands there twice"]),
        ([], [names("beaver", "a", "b")], ["names.csv, row 5, column species", "twice"]),
        ([], [names("daisy", "beaver", "b")], ["names.csv, row 5, column en", "beaver", "twice"]),
        ([], [names("daisy", "a", "Biber")], ["names.csv, row 5, column de", "Biber", "twice"]),
        ([], [names("daisy", "", "b")], ["row 5, column en", "1 to 32 signs"]),
        ([], [names("daisy", "a", LONG)], ["row 5, column de", "1 to 32 signs"]),
        ([], [names("daisy", "a\nb", "b")], ["row 5, column en", "control signs"]),
        ([], [names("daisy", "a", "b\u202ec")], ["row 5, column de", "control signs"]),
        ([], [names("daisy", "a", "b", note_en="x" * 301)], ["column note_en", "0 to 300"]),
        ([], [names("daisy", "a", "b", latin="\x1b[2J")], ["column latin", "control signs"]),
        ([card("Otter", "animal", 3, "water")], [], ["row 12, column species", "small letters"]),
        ([card("9otter", "animal", 3, "water")], [], ["row 12, column species", "letter first"]),
        ([card("a b", "animal", 3, "water")], [], ["row 12, column species", "small letters"]),
        ([card("", "animal", 3, "water")], [], ["row 12, column species", "small letters"]),
        ([card("ötter", "animal", 3, "water")], [], ["row 12, column species", "small letters"]),
        ([card(LONG, "animal", 3, "water")], [], ["row 12, column species", "32 signs"]),
    ],
)
def test_each_fault_of_cards_and_names_says_where_it_is_and_what_would_be_right(
    cards, named, words
):
    with pytest.raises(BoxError) as caught:
        haselwurz.new_game(2, 1, box=small(cards, named))
    assert all(word in str(caught.value) for word in words), str(caught.value)


@pytest.mark.parametrize(
    ("needs", "forbids", "signs"),
    [
        ("gravel|gravel", "", ""),
        ("lake|lake", "", ""),
        ("rich_meadow", "village", "house"),
        ("forest|forest|forest", "", "hedge"),
        ("forest|forest|forest", "", "copse"),
        ("lean_meadow|lean_meadow|lean_meadow", "", "flower_field"),
        ("lean_meadow", "arable", "flower_field"),
        ("", "forest|rich_meadow|lean_meadow|arable|lake|village", ""),
        ("forest|lean_meadow|arable", "", "house"),
        ("forest|forest", "", "copse|house"),
        ("gravel|rich_meadow|water", "forest|arable|village|lake|lean_meadow", "house"),
    ],
)
def test_a_card_that_can_be_found_nowhere_is_refused(needs, forbids, signs):
    """With these tiles and pieces; with another gravel pit, lake or house some could."""
    wanted = card("otter", "animal", 3, needs, forbids, signs)
    with pytest.raises(BoxError, match=r"species\.csv, row 12, .*: otter can be found nowhere"):
        haselwurz.new_game(2, 1, box=small([wanted], [names("otter", "otter", "Otter")]))


def test_a_landscape_may_have_lost_its_hedges():
    """House rules may leave nobody a piece: its cards stay in the deck, and have no place."""
    bare = Scenario("haselwurz", house={"pieces.*.hedges": 0, "pieces.*.flower_fields": 0})
    game = bare.game(3)
    game.let_play(dict.fromkeys(range(game.seats), "random"))
    signs = game.table.parts.signs
    asks = [one for one in range(len(SPECIES)) if signs[one] & (NEED_HEDGE | NEED_FLOWERS)]
    assert len(asks) > 12
    assert not {*asks} & {card for card, _ in homes(game.table)}


@pytest.mark.parametrize(
    ("needs", "forbids", "signs", "lands"),
    [
        ("gravel|gravel", "", "", ["gravel"]),
        ("lake|lake", "", "", ["lake"]),
        ("water", "lake", "", []),
        ("forest|lean_meadow", "", "copse|hedge|house", []),
        ("lean_meadow|lean_meadow", "", "flower_field", []),
        ("forest|forest|forest", "", "", []),
    ],
)
def test_a_card_that_can_be_found_somewhere_is_taken(needs, forbids, signs, lands):
    wanted = card("otter", "animal", 3, needs, forbids, signs)
    box = small([wanted], [names("otter", "otter", "Otter")], lands)
    assert "otter" in haselwurz.new_game(2, 1, box=box).table.parts.species


@pytest.mark.parametrize(
    ("tables", "words"),
    [
        ({"tile": []}, ["no table tile", "tiles"]),
        ({"tiles": "forest"}, ["tiles.csv", "row"]),
        ({"tiles": [1]}, ["tiles.csv", "list"]),
        ({"tiles": 7}, ["tiles.csv", "list"]),
        ({"tiles": [{"tile": 1}]}, ["tiles.csv, row 2", "landscape"]),
        ({"names": [{**NAMES[0], "colour": "red"}]}, ["names.csv, row 2", "note_de"]),
        ({"names": [{**NAMES[0], 5: "red"}]}, ["names.csv, row 2"]),
        ({"names": [{**NAMES[0], "en": None}]}, ["row 2, column en", "None", "text"]),
        ({"names": [{**NAMES[0], "en": True}]}, ["row 2, column en", "True"]),
        ({"names": [{**NAMES[0], "note_source": "rumour"}]}, ["note_source", "rumour"]),
        ({"names": NAMES * 400}, ["names.csv", "1000"]),
        ({"species": []}, ["species.csv", "4 to 200 cards"]),
        ({"tiles": []}, ["start.csv", "tile"]),
    ],
)
def test_each_fault_of_tables_written_in_python_is_named(tables, words):
    with pytest.raises(BoxError) as caught:
        haselwurz.new_game(2, 1, box=BOX.with_tables(**tables))
    assert all(word in str(caught.value) for word in words), str(caught.value)


def test_what_a_table_says_is_shown_and_never_run():
    """Signs of markup are escaped in pictures; braces are no places for parameters."""
    odd = names("daisy", "<b onload=x>{seat}&", "<script>{0}</script>", "%s{latin}", "{x}", "{y}")
    game = haselwurz.new_game(2, 6, box=BOX.with_tables(names=[odd]), language="de")
    daisy = game.table.parts.species.index("daisy")
    game.table.open = [daisy]
    assert "<script>" not in game.picture().html()
    assert "&lt;script" in game.picture().html().lower()
    assert "<script>{0}</script>" in str(game)
    assert "%s{latin}" in ROOM.note(game.table, "species", daisy, game.voice)
