"""The greedy forester: it takes what looks best at the end of its own move.

It is honest: it plays on with a copy of the view it is given, where all that its seat may not know
has been dealt anew. It looks no further than the present turn, and expects of the others that they
pass where they may.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.forester import Forester, Motive
from waldlehre.kernel.ranks import unrank, ways
from waldlehre.kernel.room import Room
from waldlehre.kernel.run import apply, carry_on
from waldlehre.kernel.table import Table

Judge = Callable[[Table, int], int]
"""(a table on which an answer has been carried out, seat) -> how good it looks for the seat."""


class Greedy(Forester):
    """Tries the answers and keeps the one after which `room.worth` is highest.

    Of the answers to its question it tries at most `wide`. Where the turn goes on with further
    questions (which peg? where to? which kind?), it plays up to `deep` of them as well; of its own
    answers there it tries at most `narrow`, without looking on.
    """

    def __init__(self, room: Room, wide: int = 64, narrow: int = 12, deep: int = 6) -> None:
        self.room = room
        self.wide = wide
        self.narrow = narrow
        self.deep = deep

    def pick(self, view: Table, choice: Choice) -> Picked:
        """Return the answer that looks best; of equals the first."""
        return self.best(view, choice, self.wide, self.outlook)

    def motive(self, view: Table, choice: Choice, picked: Picked) -> Motive | None:
        """Return among how many answers it chose."""
        return Motive("motives.greedy", {"count": min(ways(choice) - len(choice.also), self.wide)})

    def best(self, table: Table, choice: Choice, many: int, judge: Judge) -> Picked:
        """Return the best of at most `many` answers."""
        best: Picked = ()
        highest: int | None = None
        for picked in sample(choice, many):
            after = table.copy()
            apply(after, choice, picked)
            value = judge(after, choice.seat)
            if highest is None or value > highest:
                best, highest = picked, value
        return best

    def outlook(self, table: Table, seat: int) -> int:
        """Judge an answer by how the turn may go on."""
        turn = table.turn
        for _ in range(self.deep):
            choice = carry_on(table)
            if choice is None or table.turn != turn:
                break
            if choice.seat == seat:
                apply(table, choice, self.best(table, choice, self.narrow, self.glance))
            elif not choice.least:
                apply(table, choice, ())
            else:
                break
        return self.glance(table, seat)

    def glance(self, table: Table, seat: int) -> int:
        """Judge an answer by what follows at once."""
        carry_on(table)
        return self.room.worth(table, seat)


def sample(choice: Choice, many: int) -> Iterable[Picked]:
    """Return all answers, or `many` spread evenly from the fewest picks to the most.

    What may be done beside the question is left out.
    """
    last = ways(choice) - len(choice.also) - 1
    if last < many:
        return choice.answers()
    return [unrank(choice, last * at // (many - 1)) for at in range(many)]
