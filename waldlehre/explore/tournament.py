"""Tournaments: everybody plays everybody, with the same luck on every seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from itertools import combinations
from statistics import mean
from typing import Any

from waldlehre import play
from waldlehre.explore.charts.scale import span, written
from waldlehre.foresters.spread import Interval, interval
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.forester import Forester
from waldlehre.kernel.luck import luck
from waldlehre.kernel.room import Room
from waldlehre.kernel.run import as_forester, play_out
from waldlehre.texts import language, speech

MOST_GAMES = 1_000_000


class Lead(Interval):
    """A mean difference as a cell of the cross table: written as the reader's language does."""

    __slots__ = ()

    def __repr__(self) -> str:
        spoken, say = language(), speech("", "explore")
        mean, low, high = (
            written(one, spoken, 1, sign=True) for one in (self.mean, self.low, self.high)
        )
        return f"{mean} ({low} {say('charts.to')} {high})"


class Tournament:
    """The results of all games; values of one luck are averaged before they are compared."""

    def __init__(self, room: Room, names: Sequence[str], players: int) -> None:
        self.room = room
        self.names = list(names)
        self.players = players
        self.games = 0
        self.played: dict[str, int] = dict.fromkeys(names, 0)
        self.points: dict[str, dict[int, list[float]]] = {name: {} for name in names}
        """By forester and seed: its mean points against each opponent."""
        self.wins: dict[str, dict[int, list[float]]] = {name: {} for name in names}
        """Likewise how often each of its seats won; shared wins count in parts."""
        self.leads: dict[tuple[str, str], list[float]] = {}
        """By pair: for each seed the points of the first less those of the second."""

    def lead(self, first: str, second: str) -> Lead:
        """Return by how many points one is ahead of another on average."""
        if (first, second) in self.leads:
            found = interval(self.leads[first, second])
            return Lead(found.mean, found.low, found.high, found.count)
        return -self.lead(second, first)

    @property
    def table(self) -> Any:
        """Each forester's games, mean points with 95 % interval and share of wins, best first."""
        pd: Any = import_module("pandas")

        rows = []
        for name in self.names:
            points = [mean(values) for values in self.points[name].values()]
            wins = [mean(values) for values in self.wins[name].values()]
            rows.append((name, self.played[name], *interval(points), mean(wins)))
        columns = ["forester", "games", "points", "low", "high", "wins"]
        frame = pd.DataFrame(rows, columns=columns)
        return frame.sort_values("points", ascending=False, ignore_index=True)

    @property
    def standings(self) -> Any:
        """The same table to be read by people: heads and numbers as in the reader's language."""
        pd: Any = import_module("pandas")

        spoken, say = language(), speech("", "explore")
        heads = [
            say("tournament.forester"),
            say("charts.heads.n"),
            speech("", self.room.name)("measures.points"),
            say("charts.heads.interval"),
            say("tournament.wins"),
        ]
        rows = [
            (
                one.forester,
                one.games,
                written(one.points, spoken, 1),
                span(one.low, one.high, spoken, 1, say("charts.to")),
                say("charts.percent", share=round(100 * one.wins)),
            )
            for one in self.table.itertuples()
        ]
        return pd.DataFrame(rows, columns=heads, index=range(1, len(rows) + 1))

    @property
    def cross(self) -> Any:
        """Row against column: how many points ahead on average, each cell a `Lead`."""
        pd: Any = import_module("pandas")

        names = self.names
        cells = {
            second: ["" if first == second else self.lead(first, second) for first in names]
            for second in names
        }
        return pd.DataFrame(cells, index=names, dtype=object)

    def __repr__(self) -> str:
        return f"<Tournament of {', '.join(self.names)}: {self.games} games of {self.room.name}>"


def tournament(
    room: str | Room,
    foresters: Any,
    games: int = 100,
    players: int = 2,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Tournament:
    """Let every two foresters play each other; return who is better, and how surely.

    `foresters` are names, Foresters or functions (view, choice) -> answer: a list, or a mapping
    that names them. Each pair plays at least `games` games; the same luck is played with every
    seating, so that nobody has the better seat. `progress` is told the games played and to play.
    Raises SetupError; IllegalAnswer, which names forester, question and rule.
    """
    found = room if isinstance(room, Room) else play.room(room)
    if players not in found.seats:
        allowed = ", ".join(map(str, found.seats))
        raise SetupError("setup.players", players=repr(players)[:40], allowed=allowed)
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise SetupError("tournament.games", games=repr(games)[:20], most=MOST_GAMES)
    known = entrants(found, foresters)
    result = Tournament(found, list(known), players)
    pairs = list(combinations(known, 2))
    seated = seatings(players)
    rounds = -(-games // len(seated))
    for pair in pairs:
        result.leads[pair] = []
    for number in range(rounds):
        for pair in pairs:
            one_luck(result, known, pair, luck(seed, number), seated)
            if progress is not None:
                progress(result.games, len(pairs) * rounds * len(seated))
    return result


def entrants(room: Room, foresters: Any) -> dict[str, Forester]:
    """Return foresters by name; functions go by their own, of equal names later ones by numbers.

    Raises SetupError for fewer than two.
    """
    if isinstance(foresters, Mapping):
        named = [(str(name), one) for name, one in foresters.items()]
    else:
        named = [(str(getattr(one, "__name__", one)), one) for one in foresters]
    found: dict[str, Forester] = {}
    for name, one in named:
        known, number = name, 1
        while known in found:
            number += 1
            known = f"{name} {number}"
        found[known] = as_forester(room, one)
    if len(found) < 2:
        raise SetupError("tournament.few")
    return found


def seatings(players: int) -> list[list[int]]:
    """Return who of a pair (0, 1) sits where: half the seats each, from every seat on."""
    halves = sorted({players // 2, players - players // 2})
    return [
        [0 if (seat - first) % players < half else 1 for seat in range(players)]
        for half in halves
        for first in range(players)
    ]


def one_luck(
    result: Tournament,
    known: Mapping[str, Forester],
    pair: tuple[str, str],
    seed: int,
    seated: list[list[int]],
) -> None:
    """Play one luck with every seating of a pair, and note the averages."""
    room, players = result.room, result.players
    variant = room.editions[room.default_edition()]
    points: list[list[float]] = [[], []]
    wins: list[list[float]] = [[], []]
    for seating in seated:
        names = tuple([pair[who] for who in seating])
        table = room.new_table(seed, players, variant, room.parts())
        play_out(room, table, [known[name] for name in names], names)
        winners = room.winners(table)
        for seat, value in enumerate(room.scores(table)):
            points[seating[seat]].append(value)
            wins[seating[seat]].append(1 / len(winners) if seat in winners else 0.0)
        result.games += 1
    result.leads[pair].append(mean(points[0]) - mean(points[1]))
    for who, name in enumerate(pair):
        result.points[name].setdefault(seed, []).append(mean(points[who]))
        result.wins[name].setdefault(seed, []).append(mean(wins[who]))
        result.played[name] += len(seated)
