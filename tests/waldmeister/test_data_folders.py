"""The box in a folder of one's own, and in a save."""

import json
import shutil

import pytest

from waldlehre import waldmeister
from waldlehre._paths import resource_dir
from waldlehre.kernel.box import SOURCES
from waldlehre.kernel.errors import BoxError, SaveError
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import digest
from waldlehre.kernel.saves import dumps, loads
from waldlehre.waldmeister import ROOM
from waldlehre.waldmeister.parts import SHEETS

from .scenes import box


@pytest.fixture
def folder(tmp_path):
    """A copy of the project's tables."""
    return shutil.copytree(resource_dir("data") / "waldmeister", tmp_path / "my box")


def rewrite(folder, name, change, encoding="utf-8"):
    """Change a table's text."""
    path = folder / f"{name}.csv"
    path.write_text(change(path.read_text(encoding="utf-8")), encoding=encoding)


def opening(folder):
    """Return the message of the error with which a folder is refused."""
    with pytest.raises(BoxError) as caught:
        waldmeister.new_game(2, 1, box=folder)
    return str(caught.value)


def find(name):
    return {"waldmeister": ROOM}.get(name)


def test_a_copy_of_the_tables_is_the_same_box(folder):
    """By path or by string."""
    ours = waldmeister.new_game(2, 1)
    for place in (folder, str(folder)):
        game = waldmeister.new_game(2, 1, box=place)
        assert game.box.digest() == ours.box.digest()
        assert digest(game.start) == digest(ours.start)


def test_a_value_corrected_in_one_place_is_played_with(folder):
    """A spruce worth 12,000, start money of 40,000."""
    rewrite(folder, "trees", lambda text: text.replace("10000", "12000"))
    rewrite(folder, "numbers", lambda text: text.replace("start_money,30000", "start_money,40000"))
    game = waldmeister.new_game(2, 1, box=folder)
    assert (game.start.parts.timber[3], game.table.money) == (12_000, [40_000, 40_000])


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_tables_saved_with_semicolons_are_read_alike(folder, encoding, end):
    """As a German spreadsheet writes them, with or without a mark at the beginning."""
    for name in SHEETS:
        rewrite(folder, name, lambda text: text.replace(",", ";").replace("\n", end), encoding)
    game = waldmeister.new_game(2, 1, box=folder)
    assert game.box.digest() == ROOM.parts().box.digest()


def test_columns_may_stand_in_any_order_and_empty_lines_are_skipped(folder):
    """Sources come first here."""

    def turned(text):
        rows = [line.split(",") for line in text.splitlines()]
        return "\n\n".join(",".join(row[::-1]) for row in rows) + "\n,,,,\n"

    rewrite(folder, "animals", turned)
    assert waldmeister.new_game(2, 1, box=folder).box.digest() == ROOM.parts().box.digest()


@pytest.mark.parametrize(
    ("name", "change", "words"),
    [
        ("cards", lambda text: text.replace("count,", "number,", 1), ["cards.csv", "seasons"]),
        ("trees", lambda text: text.replace(",group", "", 1), ["trees.csv", "group"]),
        ("track", lambda text: text.replace("\n", ",1\n", 1), ["track.csv", "middle"]),
        ("money", lambda text: "", ["money.csv", "denomination"]),
        ("money", lambda text: text.partition("\n")[0], ["money.csv"]),
        ("board", lambda text: text.partition("\n")[0], ["board.csv"]),
        ("track", lambda text: text.partition("\n")[0], ["track.csv"]),
        ("trees", lambda text: text.partition("\n")[0], ["trees.csv", "beech"]),
        ("trees", lambda text: text.replace("fir,", "fir,x,", 1), ["trees.csv, row 7", "8 cells"]),
        ("trees", lambda text: text[: text.index("fir,")], ["trees.csv", "fir"]),
        ("animals", lambda text: f"{text}bear,9,house,4,house\n", ["animals.csv, row 14", "bear"]),
        (
            "saplings",
            lambda text: text.replace("oak", "elm"),
            ["saplings.csv, row 3", "oak, not elm"],
        ),
        (
            "effects",
            lambda text: text.replace("rulebook", "rumour", 1),
            ["row 2", "rumour", *SOURCES],
        ),
    ],
)
def test_a_table_of_the_wrong_shape_is_refused_by_name(folder, name, change, words):
    """Missing, unknown and additional columns, rows and cells; sources that are none."""
    rewrite(folder, name, change)
    message = opening(folder)
    assert all(word in message for word in words), message


def test_a_table_in_another_encoding_is_refused(folder):
    """As an old spreadsheet saves an umlaut; pure ASCII is the same in both."""
    rewrite(folder, "cards", lambda text: text.replace("frost", "Fröste"), "cp1252")
    assert "cards.csv is not UTF-8" in opening(folder)
    shutil.copy(resource_dir("data") / "waldmeister" / "cards.csv", folder)
    rewrite(folder, "cards", str, "cp1252")
    waldmeister.new_game(2, 1, box=folder)


def test_a_missing_table_or_folder_is_named(folder):
    """With the way out."""
    (folder / "track.csv").unlink()
    assert "track.csv is missing" in opening(folder)
    assert "There is no folder" in opening(folder / "nowhere")


def test_a_table_that_is_far_too_large_is_not_read(folder):
    """A megabyte instead of seven kilobytes."""
    rewrite(folder, "money", lambda text: text + "\n" * 1_000_000)
    assert "too large" in opening(folder)


CHANGED = [("trees", "spruce", "timber_value", 12_000), ("numbers", "start_money", "value", 7_000)]


@pytest.fixture
def saved():
    """A game with two changed cells, some answers old, as a save."""
    game = waldmeister.new_game(3, 5, box=box(*CHANGED))
    dice = Dice(5)
    for _ in range(40):
        game.answer(*game.asking.pick_random(dice))
    return game, json.loads(dumps(game))


def test_a_save_carries_the_changed_cells_and_loads_again(saved):
    """Only those that differ from the project's own box."""
    game, data = saved
    cells = [["numbers", 3, "value", "7000"], ["trees", 3, "timber_value", "12000"]]
    assert data["box"] == {"digest": game.box.digest(), "cells": cells}
    again = loads(json.dumps(data), find)
    assert (digest(again.table), again.box.digest()) == (digest(game.table), game.box.digest())


def test_a_box_with_more_rows_is_saved_too(folder):
    """A fifth denomination in the bank."""
    rewrite(folder, "money", lambda text: f"{text}20000,house,5,house\n")
    game = waldmeister.new_game(2, 1, box=folder)
    again = loads(dumps(game), find)
    assert again.table.bank == game.table.bank == 1_100_000 - 60_000


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data["box"].update(digest="0" * 16), "save.box"),
        (lambda data: data["box"]["cells"][0].__setitem__(3, "8000"), "save.box"),
        (lambda data: data["box"]["cells"].pop(), "save.box"),
        (lambda data: data["box"]["cells"].append(["cards", 0, "count", "3"]), "save.box"),
        (lambda data: data["box"]["cells"][0].__setitem__(3, "much"), "save.start"),
        (lambda data: data["box"]["cells"][0].__setitem__(1, 99), "save.start"),
        (lambda data: data["box"]["cells"][0].__setitem__(2, "colour"), "save.start"),
        (lambda data: data["box"]["cells"][0].__setitem__(0, "bears"), "save.start"),
        (lambda data: data["box"].pop("cells"), "save.box"),
        (lambda data: data["box"].pop("digest"), "save.missing"),
        (lambda data: data["box"].update(rows={"track": 0}), "save.start"),
    ],
)
def test_a_save_whose_box_does_not_fit_its_digest_is_refused(saved, change, message):
    """A changed digest, a changed cell, one too many or too few, or one that cannot be."""
    data = saved[1]
    change(data)
    with pytest.raises(SaveError) as caught:
        loads(json.dumps(data), find)
    assert caught.value.message == message
    assert str(caught.value)
