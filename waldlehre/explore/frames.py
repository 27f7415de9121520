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
        self._table = scenarios[0].table(0)

    def games(self, slices: Sequence[Slice]) -> pd.DataFrame:
        """One row a game."""
        import pandas as pd

        found = []
        for place, scenario in enumerate(self.scenarios):
            rows = [one.games for one in slices if one.scenario == place]
            if place and not rows:
                continue
            seats = scenario.players
            points = [f"points_{seat + 1}" for seat in range(seats)]
            column = columns(rows, [*GAMES, *points, *self.room.measures])
            ending, winners = column.pop("ending"), column.pop("winners")
            whole: dict[str, Any] = {
                "scenario": self.scenario(place, len(ending)),
                "game": column.pop("game"),
                "seed": column.pop("seed"),
                "ending": pd.Categorical.from_codes(ending, list(self.room.endings)),
                **{name: column.pop(name) for name in ("decisions", "turns", "years")},
                "winner": self.winner(place, winners),
                **{name: column.pop(name).astype("int32") for name in points},
                **{name: sums / seats for name, sums in column.items()},
            }
            for seat in range(seats, self.seats):
                whole[f"points_{seat + 1}"] = pd.array([pd.NA] * len(ending), dtype="Int32")
            found.append(pd.DataFrame(whole, copy=False))
        return joined(found)

    def years(self, slices: Sequence[Slice]) -> pd.DataFrame:
        """One row a seat and year."""
        import numpy as np
        import pandas as pd

        kinds = sorted({forester_name(x) for one in self.scenarios for x in one.foresters})
        found = []
        for place, scenario in enumerate(self.scenarios):
            rows = [one.years for one in slices if one.scenario == place]
            if place and not rows:
                continue
            column = columns(rows, [*YEARS, *self.room.measures])
            seat = column.pop("seat")
            codes = [kinds.index(forester_name(one)) for one in scenario.foresters]
            whole: dict[str, Any] = {
                "scenario": self.scenario(place, len(seat)),
                "game": column.pop("game"),
                "seed": column.pop("seed"),
                "seat": seat + 1,
                "forester": pd.Categorical.from_codes(np.array(codes, "int8")[seat], kinds),
                "year": column.pop("year"),
                "last": column.pop("last").astype("bool"),
                **{name: values.astype("int32") for name, values in column.items()},
            }
            found.append(pd.DataFrame(whole, copy=False))
        return joined(found)

    def counted(self, name: str, slices: Sequence[Slice]) -> pd.DataFrame:
        """One row an event of a table, with its cause where it is a loss, or one listed at the end."""
        import pandas as pd

        event = self.room.counted.get(name, "")
        names = self.room.events[event].names if event else self.room.listed[name].names
        found = []
        for place in range(len(self.scenarios)):
            mine = [one for one in slices if one.scenario == place and name in one.counted]
            column = columns([one.counted[name] for one in mine], [*COUNTED, *names])
            phase, cause = column["phase"], column.pop("cause")
            whole: dict[str, Any] = {"scenario": self.scenario(place, len(phase)), **column}
            if self.room.phases:
                whole["phase"] = pd.Categorical.from_codes(phase, list(self.room.phases))
            if event in self.room.losses:
                whole["cause"] = causes(mine, name, cause)
            for one in names:
                whole[one] = self.worded(one, whole.pop(one))
            found.append(pd.DataFrame(whole, copy=False))
        return joined(found)

    # -- columns ---------------------------------------------------------------------------------

    def scenario(self, place: int, many: int) -> Any:
        """Return the column that names the scenario."""
        import numpy as np
        import pandas as pd

        return pd.Categorical.from_codes(np.full(many, place, "int32"), self.names)

    def winner(self, place: int, bits: Any) -> Any:
        """Return who has won as a text: "2", "1+3" for a tie, "nobody"."""
        import numpy as np
        import pandas as pd

        seats = self.scenarios[place].players
        words = [
            "+".join(str(seat + 1) for seat in range(seats) if found >> seat & 1) or "nobody"
            for found in range(1 << self.seats)
        ]
        kinds = list(dict.fromkeys(words))
        codes = [kinds.index(word) for word in words]
        return pd.Categorical.from_codes(np.array(codes)[bits], kinds)

    def worded(self, column: str, values: Any) -> Any:
        """Return an event's parameter: names as in `Room.key`, plain numbers as they are."""
        kind = self.room.kinds.get(column, "")
        if not kind or kind == "amount":
            return values.astype("int64", copy=False)
        if kind == "seat":
            return (values + 1).astype("int8")
        return categories(values, lambda value: self.key(kind, value))

    def key(self, kind: str, value: int) -> str:
        """Return what the room calls a value in every language."""
        asked = self.room.places[0] if kind == self.room.places[1] else kind
        return self.room.key(self._table, asked, value, -1)


def columns(rows: Sequence[Rows], names: Sequence[str]) -> dict[str, Any]:
    """Return rows as columns of whole numbers; those that every frame has get their types."""
    import numpy as np

    parts = [np.array(one.flat, "int64").reshape(-1, len(names)) for one in rows if one.width]
    whole = np.concatenate(parts) if parts else np.empty((0, len(names)), "int64")
    return {name: whole[:, at].astype(SMALL.get(name, "int64")) for at, name in enumerate(names)}


def categories(values: Any, named: Callable[[int], str]) -> Any:
    """Return whole numbers as texts, each of which is worked out once."""
    import numpy as np
    import pandas as pd

    different, places = np.unique(values, return_inverse=True)
    texts = [named(int(value)) for value in different]
    kinds = sorted(set(texts))
    codes = np.array([kinds.index(text) for text in texts], "int16")
    return pd.Categorical.from_codes(codes[places], kinds)


def causes(slices: Sequence[Slice], name: str, codes: Any) -> Any:
    """Return the column of causes; every slice has numbers of its own for them."""
    known: list[str] = []
    first = 0
    for one in slices:
        known += [cause for cause in one.causes if cause not in known]
        rows = one.counted[name]
        after = first + len(rows.flat) // rows.width
        here = [known.index(cause) for cause in one.causes]
        codes[first:after] = [here[code] for code in codes[first:after]]
        first = after
    return categories(codes, known.__getitem__)


def joined(frames: list[pd.DataFrame]) -> pd.DataFrame:
    """Put frames one below the other; texts stay categories.

    Column by column, and each is taken out of the frames given: large tables lie in memory once.
    """
    import pandas as pd
    from pandas.api.types import union_categoricals

    frames = [one for one in frames if len(one)] or frames[:1]
    if len(frames) == 1:
        return frames[0].reset_index(drop=True)
    whole: dict[str, Any] = {}
    for name in list(frames[0].columns):
        parts = [one.pop(name) for one in frames]
        if isinstance(parts[0].dtype, pd.CategoricalDtype):
            whole[name] = union_categoricals(parts)
        else:
            whole[name] = pd.concat(parts, ignore_index=True)
    return pd.DataFrame(whole, copy=False)


def distinct(names: list[str]) -> list[str]:
    """Return names of which no two are alike: the second gets a 2."""
    found: list[str] = []
    for name in names:
        other, number = name, 2
        while other in found:
            other, number = f"{name} {number}", number + 1
        found.append(other)
    return found
