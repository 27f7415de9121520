"""New saplings: planting them (6.4) and buying one (7.5)."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Choice, Picked, some_of, up_to
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.step import Step
from waldlehre.waldmeister.death import suffer
from waldlehre.waldmeister.parts import KINDS, SAPLING, SEED
from waldlehre.waldmeister.refusals import elsewhere, no_species
from waldlehre.waldmeister.state import Forest


@mypyc_attr(free_list_len=1)
class PlantSapling(Step[Forest]):
    """W6.4 A sapling goes to a free space or takes a seed's place, and takes all arrows at once."""

    __slots__ = ("seat", "species")
    rule: ClassVar[str] = "W6.4"

    def __init__(self, seat: int, species: int) -> None:
        self.seat = seat
        self.species = species

    def ask(self, table: Forest) -> Choice | None:
        """Where?"""
        return some_of(self.seat, "plant", table.plantable(self.seat), 1)

    def do(self, table: Forest, picked: Picked) -> None:
        """Put a seed back if there is one, plant, and count the arrows."""
        space = picked[0]
        if table.stage[space] == SEED:
            table.clear(space)
        table.take(space, SAPLING, self.species)
        table.tell("planted", (space, self.species, SAPLING))
        suffer(table, self.seat, picked, arrows=True)

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """A tree or sapling stands there."""
        if (no := elsewhere(self, table, self.seat, value)) is not None:
            return no
        return self.no("occupied", space=value) if table.stage[value] >= SAPLING else None


class BuySapling(Step[Forest]):
    """W7.5 Once a turn one sapling of any species may be bought at the fixed price."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "W7.5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Forest) -> Choice | None:
        """Which species?"""
        if table.money[self.seat] < table.parts.sapling_price or not table.has_room(self.seat):
            return None
        stock = table.saplings
        return up_to(self.seat, "buy", [kind for kind in range(KINDS) if stock[kind]], 1)

    def do(self, table: Forest, picked: Picked) -> None:
        """Pay and plant."""
        if picked:
            table.spend(self.seat, table.parts.sapling_price)
            table.tell("bought", (self.seat, picked[0], table.parts.sapling_price))
            table.then(PlantSapling(self.seat, picked[0]))

    def refuse(self, table: Forest, value: int) -> Refusal | None:
        """None of this species is left."""
        return no_species(self, table, value)
