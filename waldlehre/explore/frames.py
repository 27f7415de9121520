"""Rows of slices as pandas frames with small columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from waldlehre.explore.playing import Rows, Slice
from waldlehre.explore.scenario import Scenario, forester_name
from waldlehre.kernel.room import Room
from waldlehre.play import room as named_room

if TYPE_CHECKING:
    import pandas as pd

GAMES = ("game", "seed", "ending", "decisions", "turns", "years", "winners")
YEARS = ("game", "seed", "seat", "year", "last")
COUNTED = ("game", "seed", "year", "phase", "turn", "cause")
SMALL = {
    "game": "int32",
    "seed": "int64",
    "seat": "int8",
    "year": "int16",
    "years": "int16",
    "turn": "int32",
    "turns": "int32",
    "decisions": "int32",
    "phase": "int16",
}


class Frames:
    """Turns rows into frames; every frame of a run has the same columns and types."""

    def __init__(self, scenarios: tuple[Scenario, ...]) -> None:
        self.scenarios = scenarios
        self.room: Room = named_room(scenarios[0].room)
        self.names = distinct([str(one) for one in scenarios])
        self.seats = max(one.players for one in scenarios)
        self._keys: dict[tuple[str, int], str] = {}
        self._table = scenarios[0].table(0)

    def games(self, slices: Sequence[Slice]) -> pd.DataFrame:
        """One row a game."""
        import pandas as pd

        found = []
        for place in range(len(self.scenarios)):
            seats = self.scenarios[place].players
            points = [f"points_{seat + 1}" for seat in range(seats)]
            rows = [one.games for one in slices if one.scenario == place]
            if place and not rows:
                continue
            frame = columns(rows, [*GAMES, *points, *self.room.measures])
            for name in points:
                frame[name] = frame[name].astype("int32")
            for seat in range(seats, self.seats):
                frame[f"points_{seat + 1}"] = pd.array([pd.NA] * len(frame), dtype="Int32")
            measures = list(self.room.measures)
            frame[measures] = frame[measures] / seats
            endings = list(self.room.endings)
            frame["ending"] = pd.Categorical.from_codes(frame["ending"].astype("int8"), endings)
            frame.insert(6, "winner", self.winner(place, frame.pop("winners")))
            frame.insert(0, "scenario", self.scenario(place, len(frame)))
            found.append(frame)
        return joined(found)

    def years(self, slices: Sequence[Slice]) -> pd.DataFrame:
        """One row a seat and year."""
        import pandas as pd

        found = []
        for place, scenario in enumerate(self.scenarios):
            rows = [one.years for one in slices if one.scenario == place]
            if place and not rows:
                continue
            measures = list(self.room.measures)
            frame = columns(rows, [*YEARS, *measures])
            frame["last"] = frame["last"].astype("bool")
            frame[measures] = frame[measures].astype("int32")
            foresters = [forester_name(one) for one in scenario.foresters]
            kinds = sorted({forester_name(x) for one in self.scenarios for x in one.foresters})
            codes = [kinds.index(name) for name in foresters]
            who = pd.Categorical.from_codes(
                frame["seat"].map(dict(enumerate(codes))).astype("int8"), kinds
            )
            frame.insert(3, "forester", who)
            frame["seat"] = (frame["seat"] + 1).astype("int8")
            frame.insert(0, "scenario", self.scenario(place, len(frame)))
            found.append(frame)
        return joined(found)

    def counted(self, name: str, slices: Sequence[Slice]) -> pd.DataFrame:
        """One row an event of a table, with its cause where it is a loss, or one listed at the end."""
        import pandas as pd

        event = self.room.counted.get(name, "")
        names = self.room.events[event].names if event else self.room.listed[name].names
        found = []
        for place in range(len(self.scenarios)):
            mine = [one for one in slices if one.scenario == place and name in one.counted]
            frame = columns([one.counted[name] for one in mine], [*COUNTED, *names])
            for column in names:
                frame[column] = self.worded(column, frame[column])
            if self.room.phases:
                phases = list(self.room.phases)
                frame["phase"] = pd.Categorical.from_codes(frame["phase"].astype("int8"), phases)
            if event in self.room.losses:
                frame["cause"] = causes(name, mine)
            else:
                del frame["cause"]
            frame.insert(0, "scenario", self.scenario(place, len(frame)))
            found.append(frame)
        return joined(found)

    # -- columns ---------------------------------------------------------------------------------

    def scenario(self, place: int, many: int) -> Any:
        """Return the column that names the scenario."""
        import numpy as np
        import pandas as pd

        return pd.Categorical.from_codes(np.full(many, place, "int32"), self.names)

    def winner(self, place: int, bits: Any) -> Any:
        """Return who has won as a text: "2", "1 and 3" for a tie, "nobody"."""
        import pandas as pd

        seats = self.scenarios[place].players
        words = {
            found: "+".join(str(seat + 1) for seat in range(seats) if found >> seat & 1) or "nobody"
            for found in range(1 << self.seats)
        }
        return pd.Categorical(bits.map(words), categories=list(dict.fromkeys(words.values())))

    def worded(self, column: str, values: Any) -> Any:
        """Return an event's parameter: names as in `Room.key`, plain numbers as they are."""
        kind = self.room.kinds.get(column, "")
        if not kind or kind == "amount":
            return values.astype("int64")
        if kind == "seat":
            return (values + 1).astype("int8")
        return categories(values, lambda value: self.key(kind, value))

    def key(self, kind: str, value: int) -> str:
        """Return what the room calls a value in every language."""
        asked = self.room.places[0] if kind == self.room.places[1] else kind
        return self.room.key(self._table, asked, value, -1)


def columns(rows: Sequence[Rows], names: Sequence[str]) -> pd.DataFrame:
    """Return rows as a frame; the columns that every frame has get their types."""
    import numpy as np
    import pandas as pd

    parts = [np.array(one.flat, "int64").reshape(-1, len(names)) for one in rows if one.width]
    whole = np.concatenate(parts) if parts else np.empty((0, len(names)), "int64")
    return pd.DataFrame(
        {name: whole[:, at].astype(SMALL.get(name, "int64")) for at, name in enumerate(names)}
    )


def categories(values: Any, named: Callable[[int], str]) -> Any:
    """Return whole numbers as texts, each of which is worked out once."""
    import numpy as np
    import pandas as pd

    different, places = np.unique(np.asarray(values), return_inverse=True)
    texts = [named(int(value)) for value in different]
    kinds = sorted(set(texts))
    codes = np.array([kinds.index(text) for text in texts], "int16")
    return pd.Categorical.from_codes(codes[places], kinds)


def causes(name: str, slices: Sequence[Slice]) -> Any:
    """Return the column of causes; every slice has numbers of its own for them."""
    known: list[str] = []
    codes: list[int] = []
    for one in slices:
        known += [cause for cause in one.causes if cause not in known]
        here = [known.index(cause) for cause in one.causes]
        rows = one.counted[name]
        codes += [here[code] for code in rows.flat[COUNTED.index("cause") :: rows.width]]
    return categories(codes, known.__getitem__)


def joined(frames: list[pd.DataFrame]) -> pd.DataFrame:
    """Put frames one below the other; texts stay categories."""
    import pandas as pd
    from pandas.api.types import union_categoricals

    frames = [one for one in frames if len(one)] or frames[:1]
    if len(frames) == 1:
        return frames[0].reset_index(drop=True)
    for name in frames[0].columns:
        if isinstance(frames[0][name].dtype, pd.CategoricalDtype):
            kinds = union_categoricals([one[name] for one in frames]).categories
            for one in frames:
                one[name] = one[name].cat.set_categories(kinds)
    return pd.concat(frames, ignore_index=True)


def distinct(names: list[str]) -> list[str]:
    """Return names of which no two are alike: the second gets a 2."""
    found: list[str] = []
    for name in names:
        other, number = name, 2
        while other in found:
            other, number = f"{name} {number}", number + 1
        found.append(other)
    return found
