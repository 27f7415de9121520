"""When a year begins, and what a plant died of: for the tables of many games."""

from __future__ import annotations

from waldlehre.kernel.room import Heard, Plot
from waldlehre.kernel.voice import EVERYBODY, Voice
from waldlehre.waldmeister.parts import CARD_NAMES, SPACES
from waldlehre.waldmeister.state import Forest
from waldlehre.waldmeister.words import key

ARROWS = "arrows"
"""The cause of death where no card is to blame."""


def new_year(before: int, now: int) -> bool:
    """True if the marker has gone round (W2.3)."""
    return now < before


def blame(table: Forest, heard: list[Heard]) -> str:
    """Return the card that a plant died of (the last that was heard), or that it was the arrows."""
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
