"""How the open points of the rulebook are read."""

from __future__ import annotations

from typing import Final

from waldlehre.kernel.room import Variant as Base

NOBODY: Final = -1
LONGEST_LAYOUT: Final = 12


class Variant(Base):
    """Readings that a teacher may want otherwise; each names the rule that it changes."""

    __slots__ = (
        "animals_need_trees",
        "conifer_saplings",
        "defeat_at_once",
        "empty_only",
        "first",
        "keep_last",
        "lean_arrows",
        "marker_extra",
        "order_storm",
        "start",
        "unsold_free",
    )

    def __init__(
        self,
        first: int = NOBODY,
        start: tuple[int, ...] = (),
        marker_extra: bool = False,
        keep_last: bool = False,
        conifer_saplings: bool = False,
        order_storm: bool = False,
        unsold_free: bool = False,
        lean_arrows: bool = False,
        animals_need_trees: bool = True,
        empty_only: bool = False,
        defeat_at_once: bool = False,
    ) -> None:
        self.first = first
        """W1.1: the seat that begins; -1 draws it by lot."""
        self.start = start
        """W1.2: another start layout, as stage, species, stage, species, ...; () is the box's."""
        self.marker_extra = marker_extra
        """W1.1: the season marker is none of the damage points, so that four players have 100."""
        self.keep_last = keep_last
        """W4.7: the layer keeps the card it laid out last instead of the one left over."""
        self.conifer_saplings = conifer_saplings
        """W5.6, W5.16: saplings of conifers count as conifers."""
        self.order_storm = order_storm
        """W5.12: the owner names the tree that is rolled for next."""
        self.unsold_free = unsold_free
        """W6.1: a lot without a bid does not count among the three."""
        self.lean_arrows = lean_arrows
        """W7.4: the second tile's white arrows are only those that it newly clears."""
        self.animals_need_trees = animals_need_trees
        """W8.4: next door a homeless animal needs a free tree; False: it stays without one."""
        self.empty_only = empty_only
        """W9.2: a shortage during the turn ends nothing, only an empty stock at its end."""
        self.defeat_at_once = defeat_at_once
        """W9.2: all have lost the moment the last damage point is placed."""

    def fault(self, seats: int) -> str:
        """Name a field out of range."""
        if not NOBODY <= self.first < seats:
            return "first"
        stages, species = self.start[::2], self.start[1::2]
        known = all(1 <= one <= 3 for one in stages) and all(0 <= one < 6 for one in species)
        whole = len(stages) == len(species) <= LONGEST_LAYOUT
        return "" if known and whole else "start"
