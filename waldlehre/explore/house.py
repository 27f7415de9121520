"""House rules: cells of a box that somebody wants otherwise, named by table, row and column.

    {"remediation.*.price": "x0.5",      half of what is printed, in each row
     "cards.drought.count": 6,           six of these cards
     "arrows.I/*.black_0": "+1",         one arrow more from the industry wherever there is one
     "track": [{"season": "winter", "middle": 0, "start": 1}, ...]}      a table of one's own

A row is named by its key, or by several joined by "/"; "*" stands for anything. Numbers are rounded
half up. What the rules cannot play with is named by the box: table, row, column and bounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from math import floor
from typing import Any

from waldlehre.kernel.box import Box, Sheet
from waldlehre.kernel.errors import SetupError

House = tuple[tuple[str, Any], ...]
"""House rules in a form that can be compared: (where, what), sorted."""
SOURCE = "house"
MOST_ROWS = 1000


def settled(rules: Mapping[str, Any] | House) -> House:
    """Return house rules sorted and unchangeable; SetupError for what is none."""
    pairs = rules.items() if isinstance(rules, Mapping) else rules
    found: dict[str, Any] = {}
    for where, what in pairs:
        if not isinstance(where, str):
            raise SetupError("scenario.house", rule=repr(where)[:60])
        if isinstance(what, list | tuple):
            found[where] = tuple([row_of(where, row) for row in what])
        elif type(what) in (int, float, str):
            found[where] = str(what)
        else:
            raise SetupError("scenario.house", rule=f"{where} = {what!r}"[:80])
    return tuple(sorted(found.items()))


def row_of(where: str, row: Any) -> tuple[tuple[str, str], ...]:
    """Return a row of one's own as pairs of column and cell."""
    pairs = row.items() if isinstance(row, Mapping) else row
    try:
        return tuple(sorted((str(column), str(cell)) for column, cell in pairs))
    except (TypeError, ValueError):
        raise SetupError("scenario.house", rule=f"{where}: {row!r}"[:80]) from None


def changed(box: Box, rules: House) -> Box:
    """Return a box with house rules; raises SetupError, BoxError."""
    cells: list[list[Any]] = []
    rows: dict[str, int] = {}
    for where, what in rules:
        if isinstance(what, tuple):
            cells += own_table(box, where, what)
            rows[where] = len(what)
        else:
            cells += own_cells(box, where, what)
    return box.changed(cells, rows)


def own_table(box: Box, name: str, rows: Sequence[tuple[tuple[str, str], ...]]) -> list[list[Any]]:
    """Return all cells of a table that is given whole; what is left out is a house rule's source."""
    sheet = box.sheets.get(name)
    if sheet is None or not 0 < len(rows) <= MOST_ROWS:
        raise SetupError("scenario.table", table=name[:40], known=", ".join(sorted(box.sheets)))
    cells = []
    for at, row in enumerate(rows):
        given = dict(row)
        for column in sheet.columns:
            source = SOURCE if column.endswith("_source") else ""
            cells.append([name, at, column, given.pop(column, source)])
        if given:
            raise SetupError("scenario.where", where=f"{name}.{next(iter(given))}"[:60])
    return cells


def own_cells(box: Box, where: str, what: str) -> list[list[Any]]:
    """Return the cells that a rule names, as they are to be."""
    name, _, rest = where.partition(".")
    row, _, column = rest.rpartition(".")
    sheet = box.sheets.get(name)
    if sheet is None or column not in sheet.columns or column.endswith("_source"):
        raise SetupError("scenario.where", where=where[:60])
    found: list[list[Any]] = []
    for at in matching(sheet, row):
        found.append([name, at, column, reckoned(where, sheet.rows[at][column], what)])
        if f"{column}_source" in sheet.columns:
            found.append([name, at, f"{column}_source", SOURCE])
    if not found:
        raise SetupError("scenario.where", where=where[:60])
    return found


def matching(sheet: Sheet, pattern: str) -> Iterator[int]:
    """Yield the rows that a pattern names by one key, or by all of them joined."""
    keys = [
        column
        for column in sheet.columns
        if not column.endswith("_source") and f"{column}_source" not in sheet.columns
    ]
    for at, row in enumerate(sheet.rows):
        names = [row[key] for key in keys]
        if any(fnmatchcase(name, pattern) for name in ["/".join(names), *names]):
            yield at


def reckoned(where: str, cell: str, what: str) -> str:
    """Return a cell as a rule wants it: anew, or reckoned from what is printed."""
    sign = what[:1]
    if sign not in ("x", "+", "-") or (sign == "-" and not cell.isdigit()):
        return what
    try:
        printed = int(cell)
        if sign == "x":
            return str(floor(printed * float(what[1:]) + 0.5))
        return str(max(0, printed + int(what)))
    except (ValueError, OverflowError):
        raise SetupError("scenario.house", rule=f"{where} = {what}"[:80]) from None
