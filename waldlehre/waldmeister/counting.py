"""When a year begins, and what a plant died of: for the tables of many games."""

from __future__ import annotations

from waldlehre.kernel.room import Heard
from waldlehre.waldmeister.parts import CARD_NAMES
from waldlehre.waldmeister.state import Forest

ARROWS = "arrows"
"""The cause of death where no card is to blame."""


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
