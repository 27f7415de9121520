"""What is counted when many games are played: measures of a seat, and what a plant died of."""

from __future__ import annotations

from collections.abc import Callable

from waldlehre.kernel.room import Heard, Plot
from waldlehre.kernel.voice import EVERYBODY, Voice
from waldlehre.waldmeister.parts import CARD_NAMES, SPACES, TREE, ZONES
from waldlehre.waldmeister.scoring import score
from waldlehre.waldmeister.state import Forest
from waldlehre.waldmeister.words import key

ARROWS = "arrows"
"""The cause of death where no card is to blame."""


def trees(table: Forest, seat: int) -> int:
    """Count the grown trees."""
    stage = table.stage
    return sum(1 for space in table.parts.home[seat] if stage[space] == TREE)


def animals(table: Forest, seat: int) -> int:
    """Count the animals, guests among them."""
    animal = table.animal
    housed = sum(1 for space in table.parts.home[seat] if animal[space])
    return housed + table.guests[seat].bit_count()


def damage(table: Forest, seat: int) -> int:
    """Count the damage points."""
    points = table.damage
    return sum(points[space] for space in table.parts.home[seat])


def money(table: Forest, seat: int) -> int:
    """Return the money, in full units."""
    return table.money[seat]


def tiles(table: Forest, seat: int) -> int:
    """Count the remediation tiles that were built."""
    return sum(table.zone[seat * ZONES : (seat + 1) * ZONES])


MEASURES: dict[str, Callable[[Forest, int], int]] = {
    "points": score,
    "trees": trees,
    "animals": animals,
    "damage": damage,
    "money": money,
    "tiles": tiles,
}


def new_year(before: int, now: int) -> bool:
    """True if the marker has gone round (W2.3)."""
    return now < before


def blame(table: Forest, heard: list[Heard]) -> str:
    """Return the card that a plant died of (the last thing told), or that it was the arrows."""
    place = heard[-1][1][0]
    for at in range(len(heard) - 2, -1, -1):
        event, about = heard[at]
        if event == "burdened" and about[0] == place:
            return ARROWS
        if event == "acts":
            return CARD_NAMES[table.parts.kind_of[about[1]]]
    return ARROWS


def cause(name: str, voice: Voice) -> str:
    """Return what a person calls a cause of death."""
    return voice.say("by_arrows") if name == ARROWS else voice.say(f"cards.{name}.name")


def plots(table: Forest, voice: Voice) -> list[Plot]:
    """Return the spaces and zones of a landscape where the board has them."""
    parts = table.parts
    found = []
    for at, name in enumerate(parts.cells):
        spaces = [seat * SPACES + at for seat in range(table.seats)]
        keys = tuple([key(table, "space", space, EVERYBODY) for space in spaces])
        found.append((name, int(name[3]), int(name[1]), keys))
    for zone, name in enumerate(parts.zone_cells):
        kind = voice.say(f"zones.{parts.zone_kind[zone]}")
        found.append((kind, int(name[3]), int(name[1]), ()))
    return found
