"""Chapter 3: who fells where, and who gets the food there."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.lignum.anytime import Asking
from waldlehre.lignum.kinds import BIRCH, KINDS, STAGES
from waldlehre.lignum.parts import AREAS
from waldlehre.lignum.state import NOWHERE, Sawmills


class FirstArea(Asking):
    """L1.5 Everybody sets their token on an area with three birches where none lies yet."""

    __slots__ = ()
    rule: ClassVar[str] = "L1.5"
    lone: ClassVar[bool] = True
    span: ClassVar[int] = AREAS

    def open(self, table: Sawmills) -> list[int]:
        """Return the areas that may be taken."""
        high = table.parts.number["start_high"]
        return [
            area
            for area in range(AREAS)
            if table.trees[area * KINDS + BIRCH] >= high and area not in table.area
        ]

    def ask(self, table: Sawmills) -> Choice | None:
        """Which one?"""
        return Choice(self.seat, "first_area", tuple(self.open(table)))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Set the token."""
        table.area[self.seat] = picked[0]
        table.tell("went_to", (picked[0], self.seat))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """A token lies there, or there are too few birches."""
        if value in table.area:
            return self.no("token_there")
        return None if value in self.open(table) else self.no("few_birches")


class ChooseArea(Asking):
    """L3.1 Everybody chooses an area in secret."""

    __slots__ = ()
    rule: ClassVar[str] = "L3.1"
    span: ClassVar[int] = AREAS

    def ask(self, table: Sawmills) -> Choice | None:
        """Which one?"""
        return Choice(self.seat, "area", tuple(range(AREAS)), 1, 1, table.beside(self.seat))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Keep it hidden."""
        table.chosen[self.seat] = picked[0]


class ShowAreas(Step[Sawmills]):
    """L3.2 The choices are shown together."""

    __slots__ = ()
    rule: ClassVar[str] = "L3.2"
    reveals: ClassVar[bool] = True

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Set the tokens."""
        for seat in table.order:
            table.area[seat] = table.chosen[seat]
            table.chosen[seat] = NOWHERE
            table.tell("went_to", (table.area[seat], seat))


class PickArea(Asking):
    """L3.4 In the tactical variant areas are chosen openly, one after the other and none twice."""

    __slots__ = ()
    rule: ClassVar[str] = "L3.4"
    span: ClassVar[int] = AREAS

    def ask(self, table: Sawmills) -> Choice | None:
        """Which one?"""
        options = table.empty_areas()
        return Choice(self.seat, "open_area", tuple(options), 1, 1, self.also(table, options))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Set the token."""
        table.area[self.seat] = picked[0]
        table.tell("went_to", (picked[0], self.seat))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """A token lies there."""
        return self.no("token_there") if value in table.area else None


class ShareFood(Step[Sawmills]):
    """L3.3 Whoever is alone takes all the food; several share it evenly, and the rest stays."""

    __slots__ = ()
    rule: ClassVar[str] = "L3.3"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Give everybody their share."""
        table.stage = STAGES.index("trail")
        for area in range(AREAS):
            there = table.area.count(area)
            share = table.stores[area] // there if there else 0
            if not share:
                continue
            table.stores[area] -= share * there
            for seat in table.order:
                if table.area[seat] == area:
                    table.food[seat] += share
                    table.tell("got_food", (area, share, seat))
