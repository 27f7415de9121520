"""Cells of the box that are more than a word or a number: needs of contracts, lists of words."""

from __future__ import annotations

import re
from typing import Final

from waldlehre.kernel.box import Sheet
from waldlehre.kernel.errors import BoxError
from waldlehre.lignum.kinds import PIECES

NEED: Final = re.compile(r"([1-9])\*([a-z_]+)@([0-3])")
MOST_NEEDS: Final = 4


def needs_of(sheet: Sheet, row: int) -> list[tuple[int, int, int]]:
    """Return what a contract asks for, "2*birch_log@1|...": pieces, lowest levels, how many."""
    found: list[tuple[int, int, int]] = []
    for part in sheet.rows[row]["needs"].split("|"):
        match = NEED.fullmatch(part)
        if match is None or match[2] not in PIECES:
            raise sheet.fault(row, "needs", "box.contract")
        found.append((PIECES.index(match[2]), int(match[3]), int(match[1])))
    if len(found) > MOST_NEEDS:
        raise sheet.fault(row, "needs", "box.contract")
    return found


def words_of(sheet: Sheet, row: int, column: str, words: tuple[str, ...]) -> list[str]:
    """Return the words of a cell, joined there by "|", each one of those given."""
    found = sheet.rows[row][column].split("|")
    for word in found:
        if word not in words:
            raise sheet.fault(row, column, "box.word", words=", ".join(words))
    return found


def few(name: str, least: int) -> BoxError:
    """Make the error that a table has too few cards or pieces."""
    return BoxError("box.few", file=f"{name}.csv", least=least)
