"""Chapter 8: rarity counts."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.haselwurz.state import Landscape
from waldlehre.kernel.choice import Picked
from waldlehre.kernel.step import Step


class CountUp(Step[Landscape]):
    """H8.2 Everybody adds up the rarity of the cards they found."""

    __slots__ = ("ending",)
    rule: ClassVar[str] = "H8.2"

    def __init__(self, ending: int) -> None:
        self.ending = ending

    def do(self, table: Landscape, picked: Picked) -> None:
        """Tell the points and end."""
        for seat, points in enumerate(scores(table)):
            table.tell("points", (seat, points, len(table.found[seat])))
        table.ended = self.ending


def score(table: Landscape, seat: int) -> int:
    """Return a seat's points (H8.2)."""
    rarity = table.parts.rarity
    return sum(rarity[species] for species in table.found[seat])


def scores(table: Landscape) -> list[int]:
    """Return everybody's points."""
    return [score(table, seat) for seat in range(table.seats)]


def winners(table: Landscape) -> list[int]:
    """Return the seats with most points; on a tie those with most cards (H8.2)."""
    ranks = [(score(table, seat), len(table.found[seat])) for seat in range(table.seats)]
    return [seat for seat in range(table.seats) if ranks[seat] == max(ranks)]
