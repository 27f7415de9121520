"""What a run counted: frames, the games themselves, differences, and files."""

from __future__ import annotations

import json
import platform
from importlib.metadata import version
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

from waldlehre import play
from waldlehre.explore.frames import Frames, joined
from waldlehre.explore.growing import Growing
from waldlehre.explore.playing import Slice, seed_of
from waldlehre.explore.scenario import Scenario, forester_name
from waldlehre.explore.workers import undisturbed
from waldlehre.foresters.spread import FEW, Interval, difference, interval
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.files import move_into_place
from waldlehre.kernel.game import Game
from waldlehre.kernel.speech import capital
from waldlehre.texts import language, speech

if TYPE_CHECKING:
    import pandas as pd

PART = 40
"""Slices that are put into a frame together."""
TABLES = ("games", "years")


class Result:
    """The tables of a run; `games`, `years` and what the room counts (`deaths`, `sales`)."""

    def __init__(
        self, scenarios: tuple[Scenario, ...], seed: int, games: int, folder: str | Path | None
    ) -> None:
        self.scenarios = scenarios
        self.seed = seed
        self.wanted = games
        self.partial = False
        """True if the run was interrupted."""
        self.notes: list[str] = []
        """What there is to know of this run, in sentences."""
        self.frames = Frames(scenarios)
        self.names = self.frames.names
        """The scenarios' names, each another."""
        self.tables = (*TABLES, *self.frames.room.counted, *self.frames.room.listed)
        self.folder = Path(folder) if folder is not None else None
        self._count = [0] * len(scenarios)
        self._waiting: list[Slice] = []
        self._lock = RLock()
        """Somebody may look at tables while another thread plays."""
        self._engine = play.engine()
        self._brought = dict.fromkeys(self.tables, 0)
        """By table: how many of those that wait are in its frame already."""
        self._grown = {name: Growing() for name in self.tables}
        self._values: dict[tuple[str, int], list[float]] = {}
        self._written = 0
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            if any(self.folder.glob("*.parquet")):
                raise SetupError("run.folder", folder=str(folder))

    # -- while playing ---------------------------------------------------------------------------

    def take(self, slice_: Slice) -> None:
        """Take a slice; they come in order."""
        self._count[slice_.scenario] += slice_.count
        seats = self.scenarios[slice_.scenario].players
        rows, measures = slice_.games, self.frames.room.measures
        for at, name in enumerate(measures, rows.width - len(measures)):
            values = self._values.setdefault((name, slice_.scenario), [])
            values += [total / seats for total in rows.flat[at :: rows.width]]
        with self._lock:
            self._waiting.append(slice_)
            if len(self._waiting) >= PART:
                self._keep()

    def _keep(self) -> None:
        """Put what waits into frames, or into files."""
        with self._lock:
            if not self._waiting:
                return
            if self.folder is None:
                for name in self.tables:
                    self._bring(name)
            else:
                self._write_parts(self.folder)
            self._waiting = []
            self._brought = dict.fromkeys(self.tables, 0)

    def _write_parts(self, folder: Path) -> None:
        """Write a part of every table, or of none: a disk may be full."""
        number = f"{self._written + 1:05}"
        parts = {name: folder / f"{name}-{number}.parquet" for name in self.tables}
        try:
            for name, part in parts.items():
                self._frame(name, self._waiting).to_parquet(part, index=False)
        except BaseException:
            for part in parts.values():
                part.unlink(missing_ok=True)
            raise
        self._written += 1

    def _bring(self, name: str) -> None:
        """Put what waits into the frame of one table; what looks at one does not wait for all."""
        with self._lock:
            fresh = self._waiting[self._brought[name] :]
            if fresh:
                self._grown[name].add(self._frame(name, fresh))
                self._brought[name] += len(fresh)

    def _frame(self, name: str, slices: list[Slice]) -> pd.DataFrame:
        if name == "games":
            return self.frames.games(slices)
        if name == "years":
            return self.frames.years(slices)
        return self.frames.counted(name, slices)

    def note(self, message: str, **about: Any) -> None:
        """Say something about this run."""
        self.notes.append(speech("", "explore")(f"run.{message}", **about))

    def finish(self) -> None:
        """Nothing more comes."""
        if self.folder is not None:
            self._keep()
        if self.played < FEW and not self.partial:
            self.note("few", count=self.played, least=FEW)
        if any(one.is_house for one in self.scenarios):
            self.note("house")
        if self.folder is not None:
            self._about(self.folder)

    @property
    def played(self) -> int:
        """How many games of each scenario are finished."""
        return min(self._count)

    @property
    def even(self) -> bool:
        """True if all scenarios have as many games."""
        return len(set(self._count)) == 1

    def values(self, measure: str, place: int) -> list[float]:
        """Return a measure's mean over the seats, game by game, of a scenario by its number."""
        found = self._values.get((measure, place))
        if found is None:
            known = ", ".join(self.frames.room.measures)
            raise SetupError("run.until", name=measure[:40], known=known)
        return found

    # -- looking ---------------------------------------------------------------------------------

    def table(self, name: str) -> pd.DataFrame:
        """Return a table by its name; from the files, where it was written to files."""
        import pandas as pd

        if name not in self.tables:
            raise SetupError("run.table", table=name[:40], known=", ".join(self.tables))
        if self.folder is not None:
            with undisturbed():
                self._keep()
            parts = [pd.read_parquet(one) for one in sorted(self.folder.glob(f"{name}-*.parquet"))]
            return joined(parts)
        with undisturbed(), self._lock:
            self._bring(name)
            frame = self._grown[name].frame()
        frame = self._frame(name, []) if frame is None else frame.copy(deep=False)
        frame.attrs["about"] = self.about()
        return frame

    @property
    def games(self) -> pd.DataFrame:
        """One row a game."""
        return self.table("games")

    @property
    def years(self) -> pd.DataFrame:
        """One row a seat and year; the last of a game stands for its end."""
        return self.table("years")

    @property
    def deaths(self) -> pd.DataFrame:
        """One row a plant that died, with what it died of (Waldmeister)."""
        return self.table("deaths")

    def game(self, number: int, scenario: int | str = 0) -> Game:
        """Play a game of this run again and return it whole, to look at or to go on from."""
        place = self.place(scenario)
        if type(number) is not int or not 0 <= number < self._count[place]:
            raise SetupError("run.number", number=repr(number)[:20], most=self._count[place] - 1)
        chosen = self.scenarios[place]
        game = chosen.game(seed_of(self.seed, number))
        game.let_play(dict(enumerate(chosen.players_of())))
        return game

    def place(self, scenario: int | str) -> int:
        """Return the number of a scenario, given by number or name."""
        if isinstance(scenario, str) and scenario in self.names:
            return self.names.index(scenario)
        if type(scenario) is int and 0 <= scenario < len(self.names):
            return scenario
        raise SetupError("run.scenario", scenario=str(scenario)[:40], known=", ".join(self.names))

    def mean(self, measure: str, scenario: int | str = 0) -> Interval:
        """Return a measure's mean at the end, over games and seats, with its 95 % interval."""
        return interval(self.values(measure, self.place(scenario)))

    def compare(self, measure: str, one: int | str = 1, other: int | str = 0) -> Interval:
        """Return by how much scenario `one` is above `other`, paired game by game."""
        ones = self.values(measure, self.place(one))[: self.played]
        others = self.values(measure, self.place(other))[: self.played]
        return difference(ones, others)

    def span(self, measure: str, one: int | str = 1, other: int | str = 0) -> str:
        """Write the 95 % interval of `compare`: "−1.2 to 0.5"."""
        from waldlehre.explore.charts.scale import span

        found = self.compare(measure, one, other)
        return span(found.low, found.high, language(), -1, speech("", "explore")("charts.to"))

    def told(self, measure: str, one: int | str = 1, other: int | str = 0) -> str:
        """Say in a sentence what `compare` has found: above, below, or no telling yet."""
        from waldlehre.explore.charts.scale import written

        say = speech("", "explore")
        found = self.compare(measure, one, other)
        message = "unsure" if not found.sure else "more" if found.mean > 0 else "fewer"
        return say(
            f"compare.{message}",
            measure=capital(speech("", self.frames.room.name)(f"measures.{measure}")),
            one=self.names[self.place(one)],
            other=self.names[self.place(other)],
            mean=written(abs(found.mean), language()),
            range=self.span(measure, one, other),
        )

    def summary(self) -> pd.DataFrame:
        """Return each scenario's measures at the end, with intervals."""
        import pandas as pd

        rows = []
        for name in self.names:
            for measure in self.frames.room.measures:
                found = self.mean(measure, name)
                row = (name, measure, found.mean, found.low, found.high, found.count)
                rows.append(row)
        return pd.DataFrame(rows, columns=["scenario", "measure", "mean", "low", "high", "games"])

    # -- files -----------------------------------------------------------------------------------

    def about(self) -> dict[str, Any]:
        """Return what made these numbers: versions, engine, seed and scenarios."""
        return {
            "waldlehre": version("waldlehre"),
            "rules": self.frames.room.rules,
            "engine": self._engine,
            "python": platform.python_version(),
            "seed": self.seed,
            "games": self.played,
            "partial": self.partial,
            "scenarios": [written(one) for one in self.scenarios],
        }

    def to_csv(self, folder: str | Path) -> Path:
        """Write every table as CSV, and about.json; return the folder."""
        return self._write(folder, lambda frame, path: frame.to_csv(path, index=False), "csv")

    def to_parquet(self, folder: str | Path) -> Path:
        """Write every table as Parquet, and about.json; return the folder."""
        return self._write(
            folder, lambda frame, path: frame.to_parquet(path, index=False), "parquet"
        )

    def _write(self, folder: str | Path, write: Any, ending: str) -> Path:
        place = Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        for name in self.tables:
            beside = place / f"{name}.{ending}.part"
            write(self.table(name), beside)
            beside.replace(place / f"{name}.{ending}")
        self._about(place)
        return place

    def _about(self, place: Path) -> None:
        text = json.dumps(self.about(), ensure_ascii=False, indent=2)
        move_into_place(text + "\n", place / "about.json")

    def __repr__(self) -> str:
        partial = ", partial" if self.partial else ""
        return f"<Result {', '.join(self.names)}: {self.played} games each{partial}>"

    def _repr_html_(self) -> str:
        from html import escape

        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        return f"{self.summary().round(2).to_html(index=False)}{notes}"


def written(scenario: Scenario) -> str:
    """Write a scenario as TOML; foresters that are no names by what they are called."""
    names = tuple([forester_name(one) for one in scenario.foresters])
    return scenario.toml() if names == scenario.foresters else f"{scenario!r}"
