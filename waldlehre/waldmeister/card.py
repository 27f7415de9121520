"""Chapter 5: what all kinds of card share."""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.step import Step
from waldlehre.waldmeister.parts import (
    TREE,
)
from waldlehre.waldmeister.state import Forest


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Step[Forest]):
    """A card that a seat carries out; `nth` tells two cards of one kind in one turn apart."""

    __slots__ = ("card", "nth", "seat")
    effect: ClassVar[str] = ""
    """The number that the card prints, by its name in `parts.effect`; "" for none."""

    def __init__(self, seat: int, card: int, nth: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.nth = nth


def conifers(table: Forest, seat: int) -> list[int]:
    """Return conifer trees (W5.6, W5.16), with the variant conifer saplings too."""
    species, broadleaf = table.species, table.parts.broadleaf
    plants = table.plants(seat) if table.variant.conifer_saplings else table.standing(seat, TREE)
    return [space for space in plants if not broadleaf[species[space]]]
