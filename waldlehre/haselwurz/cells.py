"""Cells of the box that are more than a word or a number: lists, names, notes."""

from __future__ import annotations

from typing import Final

from waldlehre.kernel.box import Sheet
from waldlehre.kernel.setup import printable

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789_"
"""A species is called by these in tables, and where an answer is typed."""
LONGEST_NAME: Final = 32
LONGEST_NOTE: Final = 300


def named(sheet: Sheet, row: int, column: str) -> str:
    """Return what a species is called in tables, each once."""
    cell = sheet.rows[row][column]
    if not 0 < len(cell) <= LONGEST_NAME or cell.strip(LETTERS) or not cell[0].isalpha():
        raise sheet.fault(row, column, "box.called", most=LONGEST_NAME)
    if [one for one in sheet.rows[:row] if one[column] == cell]:
        raise sheet.fault(row, column, "box.again")
    return cell


def said(sheet: Sheet, row: int, column: str, most: int, least: int) -> None:
    """Check a cell that people read."""
    cell = sheet.rows[row][column]
    if not least <= len(cell) <= most or not printable(cell):
        raise sheet.fault(row, column, "box.said", least=least, most=most)


def listed(sheet: Sheet, row: int, column: str, words: tuple[str, ...]) -> list[str]:
    """Return the words of a cell, joined there by "|", each one of those given."""
    found = [word for word in sheet.rows[row][column].split("|") if word]
    for word in found:
        if word not in words:
            raise sheet.fault(row, column, "box.word", words=", ".join(words))
    return found


def bits(sheet: Sheet, row: int, column: str, words: tuple[str, ...]) -> int:
    """Return the words of a cell as bits."""
    found = 0
    for word in listed(sheet, row, column, words):
        found |= 1 << words.index(word)
    return found


def counted(lands: list[int]) -> tuple[tuple[int, int], ...]:
    """Return each landscape once, with how often it is there."""
    return tuple([(land, lands.count(land)) for land in sorted(set(lands))])
