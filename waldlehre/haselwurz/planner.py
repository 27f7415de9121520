"""The forester "habitat": it plans two turns of landscape for the cards that lie open."""

from __future__ import annotations

from typing import Any, Final

from waldlehre.foresters import Greedy
from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import NEED_COPSE, NEED_FLOWERS, NEED_HEDGE
from waldlehre.haselwurz.plans import (
    ANIMAL_COSTS,
    NEEDED,
    Chance,
    Plan,
    all_chances,
    best_plan,
    chances_at,
    to_come,
)
from waldlehre.haselwurz.state import Landscape
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.forester import Forester, Motive
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.room import Room
from waldlehre.kernel.table import Table

THOUGHT_ON: Final = 6
"""So many of the best layings are thought on to the next turn."""
GIVES: Final = {"hedge": NEED_HEDGE, "copse": NEED_COPSE, "flowers": NEED_FLOWERS}
"""By prompt: the sign that the piece gives."""


class Laying:
    """A tile, its place and turn, and what this turn's best plan is worth then."""

    __slots__ = ("here", "plan", "table", "tile", "turns", "value")

    def __init__(
        self, tile: int, here: int, turns: int, table: Landscape, plan: Plan, value: int
    ) -> None:
        self.tile = tile
        self.here = here
        self.turns = turns
        self.table = table
        """With the tile laid."""
        self.plan = plan
        self.value = value


class Habitat(Forester):
    """Tries every laying, sees which open cards it makes findable now and next turn, plans for that."""

    def __init__(self, room: Room) -> None:
        self.greedy = Greedy(room)
        self.dice = Dice(0)
        self.said: Motive | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return Habitat, (self.greedy.room,)

    def prepare(self, key: int) -> None:
        """Throw the dice of this decision."""
        self.dice.rekey(key)

    def motive(self, view: Table, choice: Choice, picked: Picked) -> Motive | None:
        """Return the card that the last answer was for, and the corner where it may be found."""
        return self.said or Motive("motives.habitat.nothing")

    def pick(self, view: Table, choice: Choice) -> Picked:
        """Return the answer that serves the best plan."""
        assert isinstance(view, Landscape), "a forester of this room only"
        seat, prompt = choice.seat, choice.prompt
        self.said = None
        if prompt == "tile" or prompt == "place" or prompt == "turn":
            return (self.laying(view, choice),)
        if prompt == "wood":
            return self.wood(view, choice)
        if prompt in GIVES:
            return (self.spot(view, choice),)
        if prompt == "animal":
            plan = best_plan(view, seat, all_chances(view, seat))
            self.say(plan, "rides")
            return (plan.animal,) if plan.animal >= 0 else ()
        if prompt == "ride":
            animal = getattr(view.agenda[-1], "animal", 0)
            plan = best_plan(view, seat, all_chances(view, seat), animal)
            self.say(plan, "rides")
            return (plan.hex,) if plan.hex in choice.options else choice.options[:1]
        if prompt == "turn_over":
            self.said = Motive("motives.habitat.footing")
            return (min(choice.options, key=lambda animal: keeping(view, seat, animal)),)
        if prompt == "find":
            rarity = view.parts.rarity
            best = max(choice.options, key=lambda species: rarity[species])
            self.said = Motive("motives.habitat.rarest", {"species": best})
            return (best,)
        picked = self.greedy.pick(view, choice)
        self.said = self.greedy.motive(view, choice, picked)
        return picked

    def say(self, plan: Plan, what: str) -> None:
        """Note what a plan leads to."""
        if plan.chances:
            self.said = aim(what, plan.chances[0])
        elif plan.animal >= 0:
            self.said = Motive("motives.habitat.footing")

    def laying(self, table: Landscape, choice: Choice) -> int:
        """Return the tile, place or turn with which the best laying begins."""
        tried = self.tried(table, choice)
        best, highest = tried[0], -1000
        for one in tried[:THOUGHT_ON]:
            coming = to_come(one.table, choice.seat, one.plan, one.here)
            value = one.value + (8 * coming.value // 2 if coming else 0)
            if value > highest:
                best, highest = one, value
                self.said = aims(one.plan, coming)
        if choice.prompt == "turn":
            return best.turns
        return best.tile if choice.prompt == "tile" else best.here

    def tried(self, table: Landscape, choice: Choice) -> list[Laying]:
        """Return every laying that an open question leaves, what is best in this turn first."""
        seat = choice.seat
        chances = all_chances(table, seat)
        usual = best_plan(table, seat, chances)
        found: list[Laying] = []
        for tile, here, turns in layings(table, choice):
            fresh = table.copy()
            fresh.hands[seat].remove(tile)
            fresh.lay(tile, here, turns)
            new: list[Chance] = []
            for corner in hexes.corners(here):
                new += chances_at(fresh, seat, corner)
            plan = best_plan(fresh, seat, chances + new) if new else usual
            value = plan.value + (max(one.value for one in new) // 10 if new else 0)
            value = value * 8 + self.dice.below(8)
            found.append(Laying(tile, here, turns, fresh, plan, value))
        found.sort(key=lambda one: -one.value)
        return found

    def wood(self, table: Landscape, choice: Choice) -> Picked:
        """Return a piece that the best plan asks for."""
        plan = best_plan(table, choice.seat, all_chances(table, choice.seat))
        for chance in plan.chances:
            for sign, piece in NEEDED:
                if chance.missing & sign and piece in choice.options:
                    self.said = aim("plants", chance)
                    return (piece,)
        return ()

    def spot(self, table: Landscape, choice: Choice) -> int:
        """Return where a piece serves the best plan."""
        plan = best_plan(table, choice.seat, all_chances(table, choice.seat))
        for chance in plan.chances:
            places = hexes.edges_of_corner(chance.corner)
            if choice.prompt != "hedge":
                places = hexes.hexes_of_corner(chance.corner)
            if chance.missing & GIVES[choice.prompt]:
                for place in places:
                    if place in choice.options:
                        self.said = aim("plants", chance)
                        return place
        return choice.options[0]


def aim(what: str, chance: Chance) -> Motive:
    """Return a motive that names a card and the corner where it may be found."""
    return Motive(f"motives.habitat.{what}", {"species": chance.species, "corner": chance.corner})


def aims(plan: Plan, coming: Chance | None) -> Motive | None:
    """Return what a laying is for: a find in this turn, in the next, or both."""
    if not plan.chances:
        return aim("prepares", coming) if coming else None
    now = plan.chances[0]
    if coming is None:
        return aim("lays", now)
    later = {"later": coming.species, "there": coming.corner}
    return Motive("motives.habitat.both", {"species": now.species, "corner": now.corner, **later})


def layings(table: Landscape, choice: Choice) -> list[tuple[int, int, int]]:
    """Return every tile, place and turn that an open question about laying leaves."""
    step = table.agenda[-1]
    if choice.prompt == "turn":
        tile, here = getattr(step, "tile", -1), getattr(step, "hex", -1)
        return [(tile, here, turns) for turns in choice.options]
    if choice.prompt == "place":
        tile = getattr(step, "tile", -1)
        return [(tile, here, t) for here in choice.options for t in table.fits(tile, here)]
    return [
        (tile, here, turns)
        for tile in choice.options
        for here in table.places(tile)
        for turns in table.fits(tile, here)
    ]


def keeping(table: Landscape, seat: int, animal: int) -> int:
    """Return how useful a standing animal is from where the sprite stands."""
    starts = table.parts.stays[animal] & table.ground[table.sprite[seat]]
    return ANIMAL_COSTS[animal] + (10 if starts else 0)
