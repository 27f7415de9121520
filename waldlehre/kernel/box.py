"""A box is a folder of CSV tables that people can read and edit.

Every number that a box prints stands in one cell; a column `<name>_source` says where it comes
from. What is wrong with a cell is named by file, row and column. Nothing is guessed or mended.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from waldlehre._paths import resource_dir
from waldlehre.kernel.errors import BoxError
from waldlehre.kernel.files import is_there

RECONSTRUCTED = "reconstructed"
SOURCES = ("rulebook", "public", RECONSTRUCTED, "box", "house")
"""rulebook, public source, reconstructed here, read off the printed box, house rule."""
FIRST_ROW = 2
"""As a spreadsheet counts: the heading is row 1."""
LARGEST = 100_000
"""Bytes of one table; the largest of ours has 3,700."""
MOST_ROWS = 1000
MINE = "house"
"""The source of what somebody writes in Python without naming one."""


class Sheet:
    """One table: rows of cells by column name, with the place of each for messages."""

    def __init__(self, name: str, columns: tuple[str, ...], rows: list[dict[str, str]]) -> None:
        self.name = name
        self.columns = columns
        self.rows = rows

    def fault(self, row: int, column: str, message: str, **about: Any) -> BoxError:
        """Make the error that names this cell; rows count as in a spreadsheet, heading first."""
        found = self.rows[row][column][:60] if row < len(self.rows) else ""
        return BoxError(
            message,
            file=f"{self.name}.csv",
            row=row + FIRST_ROW,
            column=column,
            found=found,
            **about,
        )

    def whole(self, row: int, column: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        cell = self.rows[row][column]
        if cell.removeprefix("-").isascii() and cell.removeprefix("-").isdigit() and len(cell) < 10:
            number = int(cell)
            if least <= number <= most:
                return number
        raise self.fault(row, column, "box.number", least=least, most=most)

    def word(self, row: int, column: str, words: tuple[str, ...]) -> str:
        """Return one of the given words."""
        cell = self.rows[row][column]
        if cell not in words:
            raise self.fault(row, column, "box.word", words=", ".join(words))
        return cell

    def keys(self, column: str, expected: tuple[str, ...]) -> None:
        """Check that the column names exactly these, in this order."""
        found = tuple(row[column] for row in self.rows)
        for at, name in enumerate(found):
            if at >= len(expected) or name != expected[at]:
                wanted = expected[at] if at < len(expected) else ""
                raise self.fault(at, column, "box.key", expected=wanted)
        if len(found) < len(expected):
            raise BoxError(
                "box.rows", file=f"{self.name}.csv", missing=", ".join(expected[len(found) :])
            )

    def source(self, row: int, column: str) -> str:
        """Return where a number comes from."""
        return self.rows[row].get(f"{column}_source", "")

    def guessed(self, row: int, *columns: str) -> bool:
        """True if one of these numbers was reconstructed, not read off the printed box."""
        return any(self.source(row, column) == RECONSTRUCTED for column in columns)


class Box:
    """All tables of a room."""

    def __init__(self, name: str, sheets: dict[str, Sheet]) -> None:
        self.name = name
        self.sheets = sheets

    @staticmethod
    def read(room: str, wanted: dict[str, tuple[str, ...]], folder: str | Path = "") -> Box:
        """Read a room's tables from `folder`, or from the project's own data.

        Raises BoxError.
        """
        place = Path(folder) if folder else resource_dir("data") / room
        if not is_there(place, Path.is_dir):
            raise BoxError("box.folder", folder=str(place))
        return Box(room, {name: read_sheet(place, name, wanted[name]) for name in wanted})

    def digest(self) -> str:
        """Return sixteen hex digits of everything that play depends on (sources left out)."""
        from hashlib import sha256

        lines = [
            "\t".join([name, *(row[column] for column in values(sheet.columns))])
            for name, sheet in sorted(self.sheets.items())
            for row in sheet.rows
        ]
        return sha256("\n".join(lines).encode()).hexdigest()[:16]

    def holds(self, source: str) -> bool:
        """True if some number comes from this source."""
        return any(
            row[column] == source
            for sheet in self.sheets.values()
            for column in sheet.columns
            if column.endswith("_source")
            for row in sheet.rows
        )

    def changes(self, base: Box) -> dict[str, Any]:
        """Return the cells that differ from `base`, and the row counts that do."""
        cells: list[list[Any]] = []
        rows: dict[str, int] = {}
        for name, sheet in sorted(self.sheets.items()):
            old = base.sheets[name].rows
            if len(sheet.rows) != len(old):
                rows[name] = len(sheet.rows)
            for at, row in enumerate(sheet.rows):
                before = old[at] if at < len(old) else {}
                cells += [
                    [name, at, column, row[column]]
                    for column in sheet.columns
                    if row[column] != before.get(column, "")
                ]
        return {"cells": cells, **({"rows": rows} if rows else {})}

    def changed(self, cells: list[Any], rows: dict[str, int]) -> Box:
        """Return this box with some cells changed; BoxError for a cell that there cannot be."""
        sheets: dict[str, Sheet] = {}
        for name in rows:
            if name not in self.sheets:
                raise BoxError("box.cell", cell=name[:60])
        for name, sheet in self.sheets.items():
            many = rows.get(name, len(sheet.rows))
            if not 0 <= many <= MOST_ROWS:
                raise BoxError("box.cell", cell=f"{name} {many}")
            blank = dict.fromkeys(sheet.columns, "")
            kept = [dict(row) for row in sheet.rows[:many]]
            kept += [dict(blank) for _ in range(many - len(kept))]
            sheets[name] = Sheet(name, sheet.columns, kept)
        for name, at, column, value in cells:
            known = name in sheets and 0 <= at < len(sheets[name].rows)
            if not known or column not in sheets[name].columns:
                raise BoxError("box.cell", cell=f"{name} {at} {column}"[:60])
            sheets[name].rows[at][column] = value
        for name, sheet in sheets.items():
            check_sources(f"{name}.csv", sheet.rows)
        return Box(self.name, sheets)

    def with_tables(self, **tables: Sequence[Mapping[str, object]]) -> Box:
        """Return this box with whole tables replaced, each given as rows: column -> text or number.

        A source that is not given is "house". BoxError for a table, column or cell that cannot be.
        """
        sheets = dict(self.sheets)
        for name, rows in tables.items():
            if name not in sheets:
                raise BoxError("box.table", file=name[:60], known=", ".join(sheets))
            sheets[name] = written(name, sheets[name].columns, rows)
        return Box(self.name, sheets)

    def save(self, folder: str | os.PathLike[str]) -> Path:
        """Write all tables as CSV into a folder, to edit them there, and return where it is.

        Raises BoxError, before anything is written, where one of them stands already.
        """
        import csv

        place = Path(folder)
        there = [name for name in self.sheets if is_there(place / f"{name}.csv")]
        if there:
            raise BoxError("box.exists", file=f"{there[0]}.csv", folder=str(place))
        try:
            place.mkdir(parents=True, exist_ok=True)
            for name, sheet in self.sheets.items():
                with (place / f"{name}.csv").open("w", encoding="utf-8", newline="") as file:
                    writer = csv.DictWriter(file, sheet.columns, lineterminator="\n")
                    writer.writeheader()
                    writer.writerows(sheet.rows)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", "") or str(error)
            raise BoxError("box.write", folder=str(place), why=why) from None
        return place


class Parts:
    """What lies in the box, as the rules read it; shared by all tables and never changed."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.house_rules = box.holds(MINE)
        """True if something in it is a house rule."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.box,)


def values(columns: tuple[str, ...]) -> list[str]:
    """Return the columns that are no source."""
    return [column for column in columns if not column.endswith("_source")]


def read_sheet(folder: Path, name: str, columns: tuple[str, ...]) -> Sheet:
    """Read one table; its heading must name exactly these columns, in any order."""
    file = f"{name}.csv"
    try:
        raw = (folder / file).read_bytes()
    except OSError:
        raise BoxError("box.file", file=file, folder=str(folder)) from None
    if len(raw) > LARGEST:
        raise BoxError("box.large", file=file, most=LARGEST)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BoxError("box.encoding", file=file) from None
    import csv  # only for who opens a box: importing a room stays quick
    import io

    text = text.replace("\r\n", "\n").replace("\r", "\n")
    heading = text.partition("\n")[0]
    separator = ";" if ";" in heading and "," not in heading else ","
    found = list(csv.reader(io.StringIO(text), delimiter=separator))
    return Sheet(name, columns, named_cells(file, columns, found))


def named_cells(
    file: str, columns: tuple[str, ...], found: list[list[str]]
) -> list[dict[str, str]]:
    """Turn lines of cells into rows by column name."""
    heading = [cell.strip() for cell in found[0]] if found else []
    if sorted(heading) != sorted(columns):
        raise BoxError("box.columns", file=file, columns=", ".join(columns))
    rows: list[dict[str, str]] = []
    for line in found[1:]:
        if not any(cell.strip() for cell in line):
            continue
        if len(line) != len(heading):
            raise BoxError("box.cells", file=file, row=len(rows) + FIRST_ROW, count=len(heading))
        rows.append({name: cell.strip() for name, cell in zip(heading, line, strict=True)})
    check_sources(file, rows)
    return rows


def written(name: str, columns: tuple[str, ...], rows: Sequence[Mapping[str, object]]) -> Sheet:
    """Return a table that somebody wrote in Python; a source that is not given is `MINE`."""
    file = f"{name}.csv"
    if not isinstance(rows, Sequence) or len(rows) > MOST_ROWS:
        raise BoxError("box.list", file=file, most=MOST_ROWS)
    usual = {column: MINE for column in columns if column.endswith("_source")}
    found: list[dict[str, str]] = []
    for at, given in enumerate(rows):
        if not isinstance(given, Mapping):
            raise BoxError("box.list", file=file, most=MOST_ROWS)
        row = {**usual, **given}
        if set(row) != set(columns):
            raise BoxError("box.row", file=file, row=at + FIRST_ROW, columns=", ".join(columns))
        for column, cell in row.items():
            if type(cell) is not str and type(cell) is not int:
                about = {"row": at + FIRST_ROW, "column": column, "found": repr(cell)[:60]}
                raise BoxError("box.text", file=file, **about)
        found.append({column: str(row[column]).strip() for column in columns})
    check_sources(file, found)
    return Sheet(name, columns, found)


def check_sources(file: str, rows: list[dict[str, str]]) -> None:
    """Refuse a source that is none of `SOURCES`."""
    words = ", ".join(SOURCES)
    for at, row in enumerate(rows):
        for column, cell in row.items():
            if column.endswith("_source") and cell not in SOURCES:
                about = {"file": file, "row": at + FIRST_ROW, "column": column}
                raise BoxError("box.word", words=words, found=repr(cell[:60]), **about)
