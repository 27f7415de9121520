"""A box's tables: what is wrong with a cell is named by file, row and column."""

import shutil

import pytest

from waldlehre import pegs, texts
from waldlehre._paths import resource_dir
from waldlehre.kernel.box import LARGEST, SOURCES, Box, values
from waldlehre.kernel.errors import BoxError

SHEETS = pegs.ROOM.sheets
ROW = "yellow_green,short,3,rulebook"


@pytest.fixture
def folder(tmp_path):
    """A copy of the peg game's tables that a test may spoil."""
    return shutil.copytree(resource_dir("data") / "pegs", tmp_path / "pegs")


def rewrite(folder, table, change):
    """Change the text of a table."""
    path = folder / f"{table}.csv"
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8", newline="")


def swap(old, new):
    """Return a change that replaces the first occurrence."""

    def change(text):
        assert old in text
        return text.replace(old, new, 1)

    return change


FAULTS = [
    ("pegs", swap(ROW, "yellow_green,short,ten,rulebook"), "box.number", "pegs.csv", 2, "each"),
    ("pegs", swap(ROW, "yellow_green,short,10,rulebook"), "box.number", "pegs.csv", 2, "each"),
    ("pegs", swap(ROW, "yellow_green,short,-1,rulebook"), "box.number", "pegs.csv", 2, "each"),
    ("pegs", swap(ROW, "yellow_green,short,,rulebook"), "box.number", "pegs.csv", 2, "each"),
    ("pegs", swap(ROW, "yellow_green,short,3.0,rulebook"), "box.number", "pegs.csv", 2, "each"),
    ("pegs", swap(ROW, "yellow_green,short,٣,rulebook"), "box.number", "pegs.csv", 2, "each"),
    ("pegs", swap(ROW, "yellow_green,short,+3,rulebook"), "box.number", "pegs.csv", 2, "each"),
    ("pegs", swap(ROW, "yellow_green,short,3,"), "box.word", "pegs.csv", 2, "each_source"),
    ("pegs", swap(ROW, "yellow_green,short,3,guess"), "box.word", "pegs.csv", 2, "each_source"),
    ("pegs", swap("dark_green,tall", "red,tall"), "box.word", "pegs.csv", 10, "colour"),
    ("pegs", swap("dark_green,tall", "dark_green,short"), "box.key", "pegs.csv", 10, "height"),
    ("pegs", lambda text: text + ROW.replace("yellow", "dark") + "\n", "box.key", "pegs.csv", 11, "height"),
    ("pegs", lambda text: text.replace(",3,", ",0,"), "box.total", "pegs.csv", 10, "each"),
    ("pegs", lambda text: text.replace(",3,", ",9,"), "box.total", "pegs.csv", 10, "each"),
    ("pegs", swap(ROW, "yellow_green,short,3"), "box.cells", "pegs.csv", 2, None),
    ("pegs", swap(ROW, f"{ROW},more"), "box.cells", "pegs.csv", 2, None),
    ("pegs", swap(f"{ROW}\n", ""), "box.word", "pegs.csv", 4, "colour"),
    ("pegs", lambda text: text[: text.index("dark_green,tall")], "box.rows", "pegs.csv", None, None),
    ("pegs", swap("each,", "many,"), "box.columns", "pegs.csv", None, None),
    ("pegs", swap("each,", "each,each,"), "box.columns", "pegs.csv", None, None),
    ("pegs", lambda text: "", "box.columns", "pegs.csv", None, None),
    ("pegs", lambda text: text.replace("\n", "\n" * 20_000), "box.large", "pegs.csv", None, None),
    ("board", swap("8", "2"), "box.number", "board.csv", 2, "value"),
    ("board", swap("8", "13"), "box.number", "board.csv", 2, "value"),
    ("board", swap("side", "edge"), "box.key", "board.csv", 2, "name"),
    ("board", lambda text: f"{text}side,8,public\n", "box.key", "board.csv", 3, "name"),
]  # fmt: skip


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("table", "change", "message", "file", "row", "column"), FAULTS)
def test_a_fault_is_named_by_file_row_and_column(
    folder, language, table, change, message, file, row, column
):
    """Whatever a teacher mistyped, the message says where, in both languages."""
    rewrite(folder, table, change)
    with pytest.raises(BoxError) as caught:
        pegs.new_game(seed=1, box=folder)
    error = caught.value
    assert (error.message, error.about["file"]) == (message, file)
    assert (error.about.get("row"), error.about.get("column")) == (row, column)
    texts.language(language)
    for part in (file, row, column):
        assert part is None or str(part) in str(error)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_files_that_cannot_be_read_are_named(folder, language):
    """A folder that is not there, a table that is missing, another encoding."""
    texts.language(language)
    for box, message, part in (
        (folder / "none", "box.folder", "none"),
        (folder / "pegs.csv", "box.folder", "pegs.csv"),
    ):
        with pytest.raises(BoxError, match=part) as caught:
            pegs.new_game(seed=1, box=box)
        assert caught.value.message == message
    (folder / "board.csv").write_bytes("side,8,öffentlich".encode("latin-1"))
    with pytest.raises(BoxError, match=r"board\.csv.*UTF-8"):
        pegs.new_game(seed=1, box=folder)
    (folder / "board.csv").unlink()
    with pytest.raises(BoxError, match=r"board\.csv"):
        pegs.new_game(seed=1, box=folder)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "\ufeff" + text,
        lambda text: text.replace(",", ";"),
        lambda text: text.replace(",", " , "),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: text.replace(",", ";").replace("\n", "\r"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.rstrip("\n"),
        lambda text: text + ",,,\n ; \n"[:4],
        lambda text: text.replace("short", '"short"'),
        lambda text: "\n".join(",".join(line.split(",")[::-1]) for line in text.splitlines()),
    ],
    ids=["mark", "semicolons", "spaces", "windows", "old mac", "old mac semicolons", "blank lines",
         "no end", "empty row", "quotes", "columns reversed"],
)  # fmt: skip
def test_tables_as_spreadsheets_write_them_are_the_same_box(folder, change):
    """Marks, separators, line ends, quotes, the order of columns: the numbers are what counts."""
    rewrite(folder, "pegs", change)
    assert pegs.new_game(seed=1, box=folder).box.digest() == pegs.ROOM.parts().box.digest()


def test_a_huge_cell_is_refused_like_other_faults(folder):
    """Longer than a CSV reader takes by itself."""
    rewrite(folder, "pegs", swap("short", '"' + "s" * (LARGEST + 40_000) + '"'))
    with pytest.raises(BoxError):
        pegs.new_game(seed=1, box=folder)


def test_an_unclosed_quote_is_refused_like_other_faults(folder):
    """The rest of the table swallowed by one cell."""
    rewrite(folder, "pegs", swap("short", '"short'))
    with pytest.raises(BoxError):
        pegs.new_game(seed=1, box=folder)


def test_every_number_says_where_it_comes_from():
    """A source for each, one of those that we know."""
    for name, sheet in pegs.ROOM.parts().box.sheets.items():
        for row in range(len(sheet.rows)):
            for column in sheet.columns:
                if column.endswith("_source"):
                    assert sheet.source(row, column.removesuffix("_source")) in SOURCES, name
    assert pegs.ROOM.parts().box.sheets["board"].source(0, "name") == ""


def test_a_digest_is_of_all_that_play_depends_on():
    """Another number gives another; another source, the same."""
    base = pegs.ROOM.parts().box
    cells = [[name, 0, column, "9"] for name in SHEETS for column in values(SHEETS[name])]
    digests = {base.changed([cell], {}).digest() for cell in cells}
    assert len(digests | {base.digest()}) == len(cells) + 1
    assert base.changed([["board", 0, "value_source", "house"]], {}).digest() == base.digest()


@pytest.mark.parametrize(
    ("cell", "seen"),
    [
        (["board", 0, "value", "9"], lambda game: len(game.asking.options) == 81),
        (["pegs", 0, "each", "2"], lambda game: sum(game.table.stock) == 52),
        (["pegs", 5, "each", "0"], lambda game: 5 not in after(game, "A1").asking.options),
    ],
    ids=["side", "fewer", "none"],
)
def test_a_changed_cell_changes_the_game(cell, seen):
    """Every number of the box is read by the rules."""
    game = pegs.new_game(seed=1, box=pegs.ROOM.parts().box.changed([cell], {}))
    assert seen(game)
    assert not seen(pegs.new_game(seed=1))


def after(game, answer):
    """Give an answer and return the game."""
    game.answer(answer)
    return game


def test_changes_and_changed_are_inverse():
    """The cells that differ, put into the base, give the other box again."""
    base = pegs.ROOM.parts().box
    other = base.changed([["pegs", 3, "each", "1"], ["board", 0, "value_source", "box"]], {})
    changes = other.changes(base)
    again = base.changed(changes["cells"], changes.get("rows", {}))
    assert again.changes(other) == {"cells": []}
    assert base.changes(base) == {"cells": []}
    assert base.sheets["pegs"].rows[3]["each"] == "3"


def test_a_room_reads_its_own_box_once():
    """All games of a process share the parts."""
    assert pegs.new_game(seed=1).table.parts is pegs.new_game(seed=2).table.parts
    assert isinstance(pegs.ROOM.parts().box, Box)
