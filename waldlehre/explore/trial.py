"""Games of some scenarios, played slice by slice: whoever waits for them can be told how far it is.

trial = Trial("lignum_as_printed", "lignum_slow_growth", games=200)
while trial.step():
    print(trial.told())
trial.result.compare("points")
"""

from __future__ import annotations

import time

from waldlehre.explore.library import scenario_named
from waldlehre.explore.playing import Slice
from waldlehre.explore.remembering import Remembered, key_of
from waldlehre.explore.result import Result
from waldlehre.explore.run import check
from waldlehre.explore.scenario import Scenario
from waldlehre.explore.workers import play_slice, undisturbed
from waldlehre.texts import speech

FIRST, LARGEST = 2, 100
"""Games of each scenario in the first and in the largest slice."""
PATIENCE = 0.1
"""Seconds that a slice should take: between two of them the reader is heard."""


class Trial:
    """What `explore.run` plays, a little at a time; `result` holds what was counted so far."""

    def __init__(
        self,
        *scenarios: Scenario | str,
        games: int = 200,
        seed: int = 1,
        remembered: Remembered | None = None,
    ) -> None:
        chosen = tuple([scenario_named(one) for one in scenarios])
        check(chosen, games, seed, None)
        self.games = games
        self.result = Result(chosen, seed, games, None)
        self.remembered = remembered or Remembered()
        """Games that need not be played again; where none are handed in, none are kept."""
        self._keys = [key_of(one, seed) if remembered else None for one in chosen]
        self._size = FIRST

    @property
    def done(self) -> bool:
        """True when all games are played."""
        return self.result.played >= self.games

    def step(self) -> bool:
        """Play the next few games of each scenario; True if there are more."""
        self.play(self.games)
        return not self.done

    def run(self, games: int | None = None) -> Result:
        """Play all that is left, or up to so many games; return what was counted."""
        wanted = min(games or self.games, self.games)
        while self.result.played < wanted:
            self.play(wanted)
        return self.result

    def play(self, wanted: int) -> None:
        """Play a slice of each scenario, at most until there are so many games.

        What stops it in the middle, an interrupt or a fault, leaves what was counted before: pairs
        are kept. Whatever a run says of itself at its end is said after the last game.
        """
        first = self.result.played
        left = wanted - first
        if left <= 0:
            return
        slices = self.known(first, min(LARGEST, left)) or self.fresh(first, min(self._size, left))
        with undisturbed():
            for slice_ in slices:
                self.result.take(slice_)
            if self.done:
                self.result.finish()

    def known(self, first: int, most: int) -> list[Slice]:
        """Return games of every scenario that need not be played, as many of each; none if one must."""
        count = min([most, *[self.remembered.known(key, first) for key in self._keys]])
        every = enumerate(self._keys)
        return [part for at, key in every for part in self.remembered.parts(key, at, first, count)]

    def fresh(self, first: int, count: int) -> list[Slice]:
        """Play games of each scenario that is not remembered; return those of all.

        The next slice is made as large as there is time.
        """
        start = time.perf_counter()
        for key in self._keys:
            count = min(count, self.remembered.known(key, first) or count)
        found = []
        for place, (key, one) in enumerate(zip(self._keys, self.result.scenarios, strict=True)):
            parts = self.remembered.parts(key, place, first, count)
            if not parts:
                parts = [play_slice((one, place, self.result.seed, first, count))]
                self.remembered.keep(key, parts[0])
            found += parts
        faster = count * PATIENCE / max(time.perf_counter() - start, 1e-3)
        self._size = max(1, min(LARGEST, round(min(faster, 3 * count))))
        return found

    def told(self) -> str:
        """Say how many games were played."""
        say = speech("", "explore")
        return say("trial.played", number=self.result.played, count=self.games)

    def __repr__(self) -> str:
        return f"<Trial {', '.join(self.result.names)}: {self.result.played} of {self.games} games>"
