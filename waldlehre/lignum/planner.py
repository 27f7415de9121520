"""The forester "planner": it plays the coming wood work through before it answers."""

from __future__ import annotations

from typing import Any, Final

from waldlehre.foresters.greedy import sample
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.forester import Forester, Motive, decision_luck
from waldlehre.kernel.luck import luck
from waldlehre.kernel.room import Room
from waldlehre.kernel.run import apply, carry_on
from waldlehre.kernel.table import Table
from waldlehre.lignum.foresters import A_COIN, worth
from waldlehre.lignum.kinds import AUTUMN
from waldlehre.lignum.miller import Miller
from waldlehre.lignum.parts import ROUNDS
from waldlehre.lignum.state import Sawmills

THOUGHT_OF: Final = frozenset(
    (
        *("first_area", "area", "open_area", "move", "porters", "lumberjacks", "sawyers"),
        *("contract", "market", "work", "seasons_ahead", "fell", "transport", "load", "arrive"),
        *("saw", "blocks", "deliver", "sell", "winter_log", "winter_felling", "sleigh", "dry"),
    )
)
"""Questions for which it plays on; the others it answers like the miller."""
WIDE: Final = 16
"""So many answers are tried at most."""
AHEAD: Final = 0x91A7


class Planner(Forester):
    """Tries each answer, plays on like the miller for all, and keeps what leaves it best off.

    It plays to the end of the season, from an autumn on through the winter, in `deals` worlds in
    which all that its seat may not know is dealt anew.
    """

    def __init__(self, room: Room, deals: int = 1, seasons: int = 1) -> None:
        self.room = room
        self.deals = deals
        self.seasons = seasons
        self.miller = Miller()
        self.key = 0
        self.said: Motive | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Planner, (self.room, self.deals, self.seasons)

    def prepare(self, key: int) -> None:
        """Receive the luck of this decision."""
        self.key = luck(AHEAD, key)
        self.miller.prepare(key)

    def motive(self, view: Table, choice: Choice, picked: Picked) -> Motive | None:
        """Return what it expects, and by how much its answer is ahead of the next."""
        return self.said or self.miller.motive(view, choice, picked)

    def pick(self, view: Table, choice: Choice) -> Picked:
        """Return the answer that leaves it best off; of equals the miller's."""
        assert isinstance(view, Sawmills), "a forester of this room only"
        self.said = None
        habit = self.miller.pick(view, choice)
        if choice.prompt not in THOUGHT_OF:
            return habit
        answers = [habit, *[one for one in sample(choice, WIDE) if one != habit]]
        answers += [(one,) for one in choice.also]
        found = [self.expect(view, choice, picked) for picked in answers]
        best = max(range(len(found)), key=lambda at: (found[at], -at))
        rest = [value for at, value in enumerate(found) if at != best]
        if rest:
            about = {
                "count": found[best] // (A_COIN * self.deals),
                "money": (found[best] - max(rest)) // (A_COIN * self.deals),
            }
            ahead = "ahead" if about["money"] > 0 else "alike"
            self.said = Motive(f"motives.planner.{ahead}", about)
        return answers[best]

    def expect(self, view: Sawmills, choice: Choice, picked: Picked) -> int:
        """Return what a position is worth when the season is over, summed over the deals."""
        total = 0
        for deal in range(self.deals):
            table = self.room.view(view, choice.seat, deal)
            assert isinstance(table, Sawmills), "a table of this room"
            apply(table, choice, picked)
            self.play_on(table, luck(self.key, deal))
            total += worth(table, choice.seat)
        return total

    def play_on(self, table: Sawmills, key: int) -> None:
        """Let the miller play for all until the season is over."""
        stop = table.turn + self.seasons
        if table.season() == AUTUMN:
            stop += 1
        ply = 0
        choice = carry_on(table)
        while choice is not None and table.turn < min(stop, ROUNDS):
            self.miller.prepare(decision_luck(key, choice.seat, ply))
            apply(table, choice, self.miller.pick(table, choice))
            ply += 1
            choice = carry_on(table)
