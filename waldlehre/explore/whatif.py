"""The what-if desk without a browser: two scenarios, their levers, and a picture that grows.

Whoever shows it calls `step` again and again and draws what is there; moving a lever begins anew, so
the last setting wins and what was being played is dropped.
"""

from __future__ import annotations

from collections.abc import Mapping

from waldlehre.explore.levers import Lever, levers, moved
from waldlehre.explore.library import scenario_named
from waldlehre.explore.remembering import Remembered
from waldlehre.explore.result import Result
from waldlehre.explore.scenario import Scenario, forester_name
from waldlehre.explore.trial import Trial
from waldlehre.foresters.spread import FEW, Interval
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.forester import SIGHTLESS
from waldlehre.kernel.speech import Say
from waldlehre.play import room as named_room
from waldlehre.texts import speech


class Desk:
    """Two sides to compare; `settings` are the levers of each, by name."""

    def __init__(
        self,
        base: Scenario | str,
        other: Scenario | str | None = None,
        measure: str = "points",
        games: int = 1000,
        seed: int = 1,
        waits: bool = False,
    ) -> None:
        chosen = scenario_named(base)
        self.bases = [chosen, chosen if other is None else scenario_named(other)]
        self.room = named_room(chosen.room)
        if self.bases[1].room != chosen.room:
            raise SetupError("run.rooms", rooms=f"{chosen.room}, {self.bases[1].room}")
        if type(games) is not int or games < 1:
            raise SetupError("run.games", games=repr(games)[:20], most="…")
        self.say: Say = speech("", "explore")
        self.games = games
        self.seed = seed
        self.waits = waits
        """True if nothing is played before somebody asks for it."""
        self.settings: list[dict[str, str]] = [setting(one) for one in self.bases]
        self.foresters = [own(one) for one in self.bases]
        self.measure = ""
        self.choose(measure)
        self.sides: list[Scenario] = []
        self.remembered = Remembered()
        """A side that stays, and one that was there before, is not played again."""
        self.trial: Trial
        self.restart()

    @property
    def players(self) -> list[str]:
        """Those who may play: the sides' own, and all that are quick enough to wait for."""
        quick = [
            name for name in self.room.foresters if type(self.room.forester(name)) in SIGHTLESS
        ]
        return list(dict.fromkeys([*map(own, self.bases), *quick]))

    def called(self, player: str) -> str:
        """Say who plays; one of the reader's own is called as in the code."""
        words = speech("", self.room.name)
        known = {name: words(f"foresters.{name}") for name in self.room.foresters}
        return ", ".join(known.get(name, name) for name in player.split(", "))

    @property
    def levers(self) -> dict[str, Lever]:
        """What may be moved, by name."""
        return levers(self.room.name)

    def choose(self, measure: str) -> None:
        """Look at another measure; nothing need be played for that."""
        if measure not in self.room.measures:
            known = ", ".join(self.room.measures)
            raise SetupError("run.until", name=str(measure)[:40], known=known)
        self.measure = measure

    def move(self, side: int, name: str, value: str) -> None:
        """Set a lever of a side and begin anew; SetupError leaves everything as it was."""
        settings = {**self.settings[side], name: value}
        self._become(side, settings, self.foresters[side])

    def seat(self, side: int, forester: str) -> None:
        """Let another forester play all seats of a side, and begin anew."""
        self._become(side, self.settings[side], forester)

    def _become(self, side: int, settings: Mapping[str, str], forester: str) -> None:
        self.scenario(side, settings, forester)  # a mistake is named before anything changes
        self.settings[side] = dict(settings)
        self.foresters[side] = forester
        self.restart()

    def scenario(self, side: int, settings: Mapping[str, str], forester: str) -> Scenario:
        """Return a side's scenario with settings and a forester."""
        base = self.bases[side]
        others = forester != own(base)
        seated = forester if others else base.foresters
        name = self.say("desk.side", letter="AB"[side])
        return moved(base, settings).but(foresters=seated, name=name)

    def restart(self) -> None:
        """Drop what was played and begin anew."""
        self.sides = [
            self.scenario(side, self.settings[side], self.foresters[side]) for side in (0, 1)
        ]
        self.trial = Trial(
            *self.sides, games=self.games, seed=self.seed, remembered=self.remembered
        )

    @property
    def result(self) -> Result:
        """What was counted so far."""
        return self.trial.result

    @property
    def done(self) -> bool:
        """True when all games are played."""
        return self.trial.done

    def step(self) -> bool:
        """Play the next few games of both sides; True if there are more."""
        return self.trial.step()

    def run(self, games: int | None = None) -> Result:
        """Play all that is left, or up to so many games; return what was counted."""
        return self.trial.run(games)

    def difference(self) -> Interval:
        """Return by how much side B is above side A, paired game by game."""
        return self.result.compare(self.measure, 1, 0)

    def __repr__(self) -> str:
        sides = " / ".join(", ".join(map(str, one.foresters)) for one in self.sides)
        return f"<Desk {self.room.name}, {sides}: {self.games} games>"

    def _repr_html_(self) -> str:
        """Return a figure for notebooks that are stored: some games of both sides as they stand."""
        from html import escape

        from waldlehre.explore.charts import over_years

        if not self.waits:
            self.run(min(FEW, self.games))
        told = "".join(
            f"<p>{escape(line)}</p>" for line in [*self.settings_in_words(), *self.lines()]
        )
        return told + over_years(self.result, self.measure).html() if self.result.played else told

    def settings_in_words(self) -> list[str]:
        """Say how the sides differ from what is printed."""
        found = []
        for side in (0, 1):
            moved_ones = [
                f"{lever.label(self.say)}: {lever.setting(self.settings[side][name], self.say)}"
                for name, lever in self.levers.items()
                if self.settings[side][name] != lever.usual
            ]
            parts = [f"{self.say('desk.who')}: {self.called(self.foresters[side])}", *moved_ones]
            found.append(f"{self.say('desk.side', letter='AB'[side])}. {'; '.join(parts)}.")
        return found

    def lines(self) -> list[str]:
        """Say what is known by now."""
        played = self.say("desk.played", number=self.result.played, count=self.games)
        if self.result.played < 2:
            return [played]
        return [self.result.told(self.measure), played]


def own(scenario: Scenario) -> str:
    """Return what a scenario's foresters are called."""
    return ", ".join(dict.fromkeys(map(forester_name, scenario.foresters)))


def setting(scenario: Scenario) -> dict[str, str]:
    """Return the levers of a scenario as it stands; what no lever sets stays a house rule of it."""
    rules = dict(scenario.house)
    found = {}
    for name, lever in levers(scenario.room).items():
        values = {rules.get(where) for where in lever.where}
        value = values.pop() if len(values) == 1 else None
        found[name] = value if value in lever.values else lever.usual
    return found
