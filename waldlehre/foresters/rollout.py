"""The rollout forester: it looks ahead honestly, by playing on in many worlds it holds possible."""

from __future__ import annotations

from waldlehre.foresters.greedy import sample
from waldlehre.foresters.playouts import Playouts, until
from waldlehre.foresters.spread import interval
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.forester import Forester, Motive
from waldlehre.kernel.room import Room
from waldlehre.kernel.table import Table


class Rollout(Forester):
    """Tries up to `wide` answers in `budget` playouts, and leaves a habit only for a better one.

    `player` names the forester that plays on, whose own answer is the habit. With `seconds` it also
    stops when so much time has passed; then its answers depend on how fast the machine is.
    """

    def __init__(
        self,
        room: Room,
        player: str = "random",
        budget: int = 96,
        wide: int = 12,
        stray: int = 0,
        horizon: int = 0,
        seconds: float = 0.0,
    ) -> None:
        self.room = room
        self.playouts = Playouts(room, player, stray, horizon)
        self.budget = budget
        self.wide = wide
        self.seconds = seconds
        self.last: tuple[int, float] = (0, 0.0)
        """Of the last answer: in how many deals it was tried, and its lead over the habit."""

    @staticmethod
    def of(room: Room) -> Rollout:
        """Return the one that a room lists, with the player that suits it."""
        listed = room.forester("rollout")
        return listed if isinstance(listed, Rollout) else Rollout(room)

    def prepare(self, key: int) -> None:
        """Receive the luck of the playouts."""
        self.playouts.prepare(key)

    def candidates(self, view: Table, choice: Choice) -> list[Picked]:
        """Return the answers to try, the habit first; what may be done beside, where all else is forced."""
        habit = self.playouts.default(view, choice)
        answers = list(dict.fromkeys([habit, *sample(choice, self.wide)]))
        return answers if len(answers) > 1 else [*answers, *((one,) for one in choice.also)]

    def pick(self, view: Table, choice: Choice) -> Picked:
        """Return the best found answer; the habit where none is clearly better."""
        answers = self.candidates(view, choice)
        late = until(self.seconds)
        trials = self.playouts.halve(view, choice, answers, self.budget, late)
        habit = next(trial for trial in trials if trial.picked == answers[0])
        best = trials[0]
        lead = best.lead(habit)
        self.last = len(lead), best.mean - habit.mean
        return best.picked if best is not habit and clear(lead) else habit.picked

    def motive(self, view: Table, choice: Choice, picked: Picked) -> Motive | None:
        """Return in how many worlds the answer did best; what it knew is its seat's own."""
        return Motive("motives.rollout", {"count": self.last[0]}, private=True)


def clear(lead: list[float]) -> bool:
    """True if a lead is larger than about one standard error."""
    if len(lead) < 2:
        return False
    middle, low, _ = interval(lead)
    return middle > (middle - low) / 2
