"""Games that were played lately, so that a scenario that stays need not be played again.

A game is a function of its scenario and its seed. Only games of foresters that are given by name are
remembered: an object or a function of the reader's may change between two runs.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from waldlehre.explore.playing import Rows, Slice
from waldlehre.explore.scenario import Scenario

MOST: Final = 4_000
"""Games that are remembered, of one scenario and of all but the last two: 1 to 9 kB each."""
Key = tuple[Scenario, int]


class Remembered:
    """Slices by scenario and seed of the run, each from its first game on without a gap."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.slices: dict[Key, list[Slice]] = {}
        """Those asked for last stand last."""

    def keep(self, key: Key | None, played: Slice) -> None:
        """Remember games that come right after those that are known."""
        slices = self.slices.get(key, []) if key is not None else []
        if key is None or played.first != end_of(slices) or end_of(slices) >= self.most:
            return
        self.slices.pop(key, None)
        self.slices[key] = [*slices, played]
        total = sum(map(end_of, self.slices.values()))
        for old in list(self.slices)[:-2]:  # a run compares two
            if total > self.most:
                total -= end_of(self.slices.pop(old))

    def known(self, key: Key | None, first: int) -> int:
        """Return how many games are known from `first` on."""
        return max(0, end_of(self.slices[key]) - first) if key in self.slices else 0

    def parts(self, key: Key | None, place: int, first: int, count: int) -> list[Slice]:
        """Return games from `first` on as far as they are known, `count` at most, for this place."""
        if key is None or key not in self.slices:
            return []
        slices = self.slices[key] = self.slices.pop(key)
        found = [part_of(one, place, first, first + count) for one in slices]
        return [one for one in found if one.count > 0]


def key_of(scenario: Scenario, seed: int) -> Key | None:
    """Return by what games are known, whatever the scenario is called; None: they are not."""
    if all(isinstance(one, str) for one in scenario.foresters):
        return scenario.but(name="", about=""), seed
    return None


def end_of(slices: list[Slice]) -> int:
    """Return how many games are known."""
    return slices[-1].first + slices[-1].count if slices else 0


def part_of(played: Slice, place: int, first: int, end: int) -> Slice:
    """Return those games of a slice that have numbers from `first` to before `end`."""
    first, end = max(first, played.first), min(end, played.first + played.count)
    part = Slice(place, first, end - first)
    if part.count > 0:
        part.games = rows_of(played.games, first, end)
        part.years = rows_of(played.years, first, end)
        part.counted = {name: rows_of(rows, first, end) for name, rows in played.counted.items()}
        part.causes = played.causes
    return part


def rows_of(rows: Rows, first: int, end: int) -> Rows:
    """Return the rows of some games; a row begins with its game's number, and these ascend."""
    if not rows.width:
        return rows
    numbers = rows.flat[:: rows.width]
    begin, stop = bisect_left(numbers, first), bisect_left(numbers, end)
    return Rows(rows.width, rows.flat[begin * rows.width : stop * rows.width])
