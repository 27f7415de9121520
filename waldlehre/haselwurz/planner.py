"""The forester "habitat": it lays and plants for the cards that lie open, then goes there."""

from __future__ import annotations

from typing import Final

from waldlehre.foresters import Greedy
from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.finding import wants
from waldlehre.haselwurz.parts import (
    COPSE,
    FLOWERS,
    HEDGE,
    HERD,
    KINDS,
    NEED_COPSE,
    NEED_FLOWERS,
    NEED_HEDGE,
    NEED_HOUSE,
)
from waldlehre.haselwurz.state import Landscape
from waldlehre.haselwurz.ways import reach
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.forester import Forester, Motive
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.room import Room
from waldlehre.kernel.table import Table

A_POINT: Final = 10
A_PIECE: Final = 12
"""What a wooden piece is worth that is kept."""
STUCK: Final = 15
"""What it costs to stand where no animal can start next time."""
ANIMAL_COSTS: Final = (0, 3, 0, 1)
"""By animal: what it is worth to keep it standing; the yellowhammer starts everywhere."""
NEEDED: Final = ((NEED_HEDGE, HEDGE), (NEED_COPSE, COPSE), (NEED_FLOWERS, FLOWERS))
"""Signs and the pieces that give them."""


class Chance:
    """A card that can be found at a corner, perhaps after placing some pieces."""

    __slots__ = ("corner", "missing", "species", "value")

    def __init__(self, value: int, species: int, corner: int, missing: int) -> None:
        self.value = value
        self.species = species
        self.corner = corner
        self.missing = missing
        """Signs that pieces have to give, as bits."""


class Plan:
    """Where to ride, and what to find there."""

    __slots__ = ("animal", "chances", "hex", "value")

    def __init__(self, value: int, animal: int, hex: int, chances: list[Chance]) -> None:
        self.value = value
        self.animal = animal
        """-1: stay."""
        self.hex = hex
        self.chances = chances


class Habitat(Forester):
    """Tries every laying, sees which open cards it makes findable this turn, and plans for that."""

    def __init__(self, room: Room) -> None:
        self.greedy = Greedy(room)
        self.dice = Dice(0)

    def prepare(self, key: int) -> None:
        """Throw the dice of this decision."""
        self.dice.rekey(key)

    def pick(self, view: Table, choice: Choice) -> Picked:
        """Return the answer that serves the best plan."""
        assert isinstance(view, Landscape), "a forester of this room only"
        seat, prompt = choice.seat, choice.prompt
        if prompt == "tile" or prompt == "place" or prompt == "turn":
            return (self.laying(view, choice),)
        if prompt == "wood":
            return self.wood(view, choice)
        if prompt == "hedge" or prompt == "copse" or prompt == "flowers":
            return (self.spot(view, choice),)
        if prompt == "animal":
            plan = best_plan(view, seat, all_chances(view, seat))
            return (plan.animal,) if plan.animal >= 0 else ()
        if prompt == "ride":
            animal = getattr(view.agenda[-1], "animal", 0)
            plan = best_plan(view, seat, all_chances(view, seat), animal)
            return (plan.hex,) if plan.hex in choice.options else choice.options[:1]
        if prompt == "turn_over":
            return (min(choice.options, key=lambda animal: keeping(view, seat, animal)),)
        if prompt == "find":
            rarity = view.parts.rarity
            return (max(choice.options, key=lambda species: rarity[species]),)
        return self.greedy.pick(view, choice)

    def motive(self, view: Table, choice: Choice, picked: Picked) -> Motive | None:
        """Return which card the plan is for, or why there is none."""
        assert isinstance(view, Landscape), "a forester of this room only"
        prompt = choice.prompt
        if prompt in ("tile", "place", "turn"):
            return Motive("motives.habitat.lay")
        if prompt in ("turn_over", "find"):
            return Motive(f"motives.habitat.{prompt}")
        if prompt in ("wood", "animal") and not picked:
            return Motive(f"motives.habitat.{prompt}_pass")
        if prompt not in ("wood", "hedge", "copse", "flowers", "animal", "ride"):
            return None
        only = getattr(view.agenda[-1], "animal", -1) if prompt == "ride" else -1
        plan = best_plan(view, choice.seat, all_chances(view, choice.seat), only)
        if not plan.chances:
            return Motive("motives.habitat.animal") if prompt in ("animal", "ride") else None
        message = "ride" if prompt in ("animal", "ride") else "wood"
        return Motive(f"motives.habitat.{message}", {"species": plan.chances[0].species})

    def laying(self, table: Landscape, choice: Choice) -> int:
        """Return the tile, place or turn with which the best laying begins."""
        seat = choice.seat
        chances = all_chances(table, seat)
        usual = best_plan(table, seat, chances).value
        step = table.agenda[-1]
        best, highest = choice.options[0], -1000
        for tile, here, turns in layings(table, choice):
            value = self.tried(table, seat, chances, usual, (tile, here, turns))
            value = value * 8 + self.dice.below(8)
            if value > highest:
                highest = value
                best = tile if choice.prompt == "tile" else here
                if choice.prompt == "turn":
                    best = turns
        assert step is table.agenda[-1], "planning plays on copies"
        return best

    def tried(
        self,
        table: Landscape,
        seat: int,
        chances: list[Chance],
        usual: int,
        laying: tuple[int, int, int],
    ) -> int:
        """Return what the best plan is worth after a laying."""
        tile, here, turns = laying
        fresh = table.copy()
        fresh.lay(tile, here, turns)
        new: list[Chance] = []
        for corner in hexes.corners(here):
            new += chances_at(fresh, seat, corner)
        if not new:
            return usual
        value = best_plan(fresh, seat, chances + new).value
        return value + max(one.value for one in new) // 10

    def wood(self, table: Landscape, choice: Choice) -> Picked:
        """Return a piece that the best plan asks for."""
        plan = best_plan(table, choice.seat, all_chances(table, choice.seat))
        for chance in plan.chances:
            for sign, piece in NEEDED:
                if chance.missing & sign and piece in choice.options:
                    return (piece,)
        return ()

    def spot(self, table: Landscape, choice: Choice) -> int:
        """Return where a piece serves the best plan."""
        plan = best_plan(table, choice.seat, all_chances(table, choice.seat))
        for chance in plan.chances:
            places = hexes.edges_of_corner(chance.corner)
            if choice.prompt != "hedge":
                places = hexes.hexes_of_corner(chance.corner)
            wanted = {"hedge": NEED_HEDGE, "copse": NEED_COPSE, "flowers": NEED_FLOWERS}
            if chance.missing & wanted[choice.prompt]:
                for place in places:
                    if place in choice.options:
                        return place
        return choice.options[0]


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


def all_chances(table: Landscape, seat: int) -> list[Chance]:
    """Return what can be found anywhere."""
    found: list[Chance] = []
    for here in table.at:
        found += chances_at(table, seat, here * 2)
        found += chances_at(table, seat, here * 2 + 1)
    return found


def chances_at(table: Landscape, seat: int, corner: int) -> list[Chance]:
    """Return what can be found at a corner, pieces of the seat's own included."""
    if not table.whole(corner) or corner in table.marked:
        return []
    found: list[Chance] = []
    parts = table.parts
    for species in table.open:
        if table.holds(species, corner):
            found.append(Chance(A_POINT * parts.rarity[species], species, corner, 0))
        elif parts.signs[species]:
            forbidden, lacking, dry, missing = wants(table, species, corner)
            if forbidden >= 0 or lacking >= 0 or dry or not givable(table, seat, corner, missing):
                continue
            value = A_POINT * parts.rarity[species] - A_PIECE * missing.bit_count()
            if value > 0:
                found.append(Chance(value, species, corner, missing))
    return found


def givable(table: Landscape, seat: int, corner: int, missing: int) -> bool:
    """True if a seat's own pieces can give the signs that are missing at a corner."""
    if missing & NEED_HOUSE:
        return False
    wood, first, parts = table.wood, seat * KINDS, table.parts
    lands = [table.land(here) for here in hexes.hexes_of_corner(corner)]
    if missing & NEED_HEDGE:
        edges = hexes.edges_of_corner(corner)
        fits = [edge for edge in edges if table.hedge_fits(edge // 3, edge % 3)]
        if not wood[first + HEDGE] or not fits:
            return False
    if missing & NEED_COPSE and not (
        wood[first + COPSE] and [land for land in lands if parts.copse[land]]
    ):
        return False
    return not missing & NEED_FLOWERS or (
        wood[first + FLOWERS] > 0 and len([land for land in lands if parts.flower[land]]) > 0
    )


def best_plan(table: Landscape, seat: int, chances: list[Chance], only: int = -1) -> Plan:
    """Return the best ride of a seat (with one animal `only`), or staying."""
    sprite = table.sprite[seat]
    at_corner: dict[int, list[Chance]] = {}
    for chance in chances:
        for here in hexes.hexes_of_corner(chance.corner):
            at_corner.setdefault(here, []).append(chance)
    taken = {here: taking(found) for here, found in at_corner.items()}
    best = Plan(-STUCK, -1, sprite, [])
    standing = table.standing(seat)
    for animal in standing:
        if only >= 0 and animal != only:
            continue
        left = [one for one in standing if one != animal] or list(range(HERD))
        for here in reach(table, animal, sprite):
            found = taken.get(here, [])
            value = sum(one.value for one in found) - ANIMAL_COSTS[animal]
            ground = table.ground(here)
            if not [one for one in left if table.parts.stays[one] & ground]:
                value -= STUCK
            if value > best.value:
                best = Plan(value, animal, here, found)
    return best


def taking(chances: list[Chance]) -> list[Chance]:
    """Return what one takes of all that can be found at a tile: each card and corner once."""
    found: list[Chance] = []
    for chance in sorted(chances, key=lambda one: -one.value):
        if not [o for o in found if chance.species == o.species or chance.corner == o.corner]:
            found.append(chance)
    return found


def keeping(table: Landscape, seat: int, animal: int) -> int:
    """Return how useful a standing animal is from where the sprite stands."""
    starts = table.parts.stays[animal] & table.ground(table.sprite[seat])
    return ANIMAL_COSTS[animal] + (10 if starts else 0)
