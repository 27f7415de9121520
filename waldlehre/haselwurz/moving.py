"""Chapter 5: moving the sprite by one of its transport animals."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.finding import Find
from waldlehre.haselwurz.parts import (
    BADGER,
    DRAGONFLY,
    GRASSHOPPER,
    HERD,
    YELLOWHAMMER,
)
from waldlehre.haselwurz.state import Landscape
from waldlehre.haselwurz.ways import leads_somewhere, reach, search
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step


class Move(Step[Landscape]):
    """H5.1 A standing animal carries the sprite to a tile, or the sprite stays."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H5.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Landscape) -> Choice | None:
        """Which animal, if any? Only those that can carry the sprite somewhere."""
        here = table.sprite[self.seat]
        animals = [one for one in table.standing(self.seat) if leads_somewhere(table, one, here)]
        return Choice(self.seat, "animal", tuple(animals), 0, 1) if animals else None

    def do(self, table: Landscape, picked: Picked) -> None:
        """Ride, or stay."""
        if not picked:
            table.then(TurnOver(self.seat))
        else:
            table.then(RIDES[picked[0]](self.seat))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """An animal that lies turned, that may not start here, or that comes nowhere."""
        if not 0 <= value < HERD:
            return self.no("no_such_animal")
        if table.turned[self.seat * HERD + value]:
            return self.no("animal_turned", animal=value)
        here = table.sprite[self.seat]
        if not table.parts.stays[value] & table.ground[here]:
            return self.no("cannot_start", animal=value)
        if leads_somewhere(table, value, here):
            return None
        return self.no("leads_nowhere", animal=value)


class Ride(Step[Landscape]):
    """Where an animal carries the sprite; one class for each says its rule."""

    __slots__ = ("seat",)
    animal: ClassVar[int] = BADGER

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Landscape) -> Choice | None:
        """To which tile?"""
        here = table.sprite[self.seat]
        return Choice(self.seat, "ride", tuple(reach(table, self.animal, here)))

    def do(self, table: Landscape, picked: Picked) -> None:
        """Arrive there, turn the animal over, find."""
        seat, animal = self.seat, self.animal
        table.then(Arrive(seat, animal, picked[0]), TurnDown(seat, animal), Find(seat))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """No tile, the same one, one where nobody stops, or one that the animal cannot reach."""
        animal, here = self.animal, table.sprite[self.seat]
        if value not in table.at:
            return self.no("no_tile_there")
        if value == here:
            return Refusal(Arrive.rule, "refusals.same_tile", {})
        if not table.may_stop(value):
            return Refusal(Arrive.rule, "refusals.may_not_stop", {"landscape": table.land(value)})
        if not table.parts.stays[animal] & table.ground[value]:
            return self.no("not_its_ground", animal=animal, landscape=table.land(value))
        if value in search(table, animal, here):
            return None
        steps = table.parts.steps[animal]
        if steps and hexes.distance(here, value) > steps:
            return self.no("too_far", animal=animal, count=steps)
        return self.no("not_reached", animal=animal)


class Badger(Ride):
    """H5.3 The badger goes over forests and tiles with a copse, and along hedges."""

    __slots__ = ()
    rule: ClassVar[str] = "H5.3"
    animal: ClassVar[int] = BADGER


class Yellowhammer(Ride):
    """H5.4 The yellowhammer flies a few steps from tile to tile, over any landscape."""

    __slots__ = ()
    rule: ClassVar[str] = "H5.4"
    animal: ClassVar[int] = YELLOWHAMMER


class Dragonfly(Ride):
    """H5.5 The dragonfly goes along streams and lakes, and starts and stops at a stream."""

    __slots__ = ()
    rule: ClassVar[str] = "H5.5"
    animal: ClassVar[int] = DRAGONFLY


class Grasshopper(Ride):
    """H5.6 The grasshopper goes over meadows and tiles with a flower field."""

    __slots__ = ()
    rule: ClassVar[str] = "H5.6"
    animal: ClassVar[int] = GRASSHOPPER


RIDES: list[type[Ride]] = [Badger, Yellowhammer, Dragonfly, Grasshopper]
"""By animal."""


class Arrive(Step[Landscape]):
    """H5.2 A move ends on another tile than it began, and on one where sprites may stop."""

    __slots__ = ("animal", "hex", "seat")
    rule: ClassVar[str] = "H5.2"

    def __init__(self, seat: int, animal: int, hex: int) -> None:
        self.seat = seat
        self.animal = animal
        self.hex = hex

    def do(self, table: Landscape, picked: Picked) -> None:
        """Set the sprite there."""
        left = table.sprite[self.seat]
        table.sprite[self.seat] = self.hex
        table.tell("moved", (self.seat, self.hex, left, self.animal))


class TurnDown(Step[Landscape]):
    """H5.7 The animal is turned over; when all four lie turned, all stand up at once."""

    __slots__ = ("animal", "seat")
    rule: ClassVar[str] = "H5.7"

    def __init__(self, seat: int, animal: int) -> None:
        self.seat = seat
        self.animal = animal

    def do(self, table: Landscape, picked: Picked) -> None:
        """Turn it over, or all up."""
        first = self.seat * HERD
        table.turned[first + self.animal] = 1
        if not table.standing(self.seat):
            table.turned[first : first + HERD] = [0] * HERD
            table.tell("all_stand", (self.seat,))
        else:
            table.tell("lies", (self.seat, self.animal))


class TurnOver(Step[Landscape]):
    """H5.8 Whoever stays turns over a standing animal and finds nothing in this turn."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H5.8"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Landscape) -> Choice | None:
        """Which animal?"""
        return Choice(self.seat, "turn_over", tuple(table.standing(self.seat)))

    def do(self, table: Landscape, picked: Picked) -> None:
        """Stay, and turn it over."""
        table.tell("stayed", (self.seat,))
        table.then(TurnDown(self.seat, picked[0]))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """An animal that lies turned."""
        if not 0 <= value < HERD:
            return self.no("no_such_animal")
        turned = table.turned[self.seat * HERD + value]
        return self.no("animal_turned", animal=value) if turned else None
