"""Chapter 6: finding plants and animals at the corners of one's tile."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import (
    LAKE,
    SIGNS,
)
from waldlehre.haselwurz.state import Landscape
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step


class Find(Step[Landscape]):
    """H6.1 After moving, open cards whose conditions hold at a corner of the tile may be taken."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "H6.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, table: Landscape) -> Choice | None:
        """Which card, if any?"""
        finds = table.finds(table.sprite[self.seat])
        return Choice(self.seat, "find", tuple(finds), 0, 1) if finds else None

    def do(self, table: Landscape, picked: Picked) -> None:
        """Take it at a corner, then look for more."""
        if picked:
            table.then(FindAt(self.seat, picked[0]), Find(self.seat))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """A card that does not lie open, or what is missing at the corner that comes closest."""
        if value not in table.open:
            return self.no("not_open")
        here = table.sprite[self.seat]
        if table.corners_for(value, here):
            return None
        corners = hexes.corners(here)
        ready = [one for one in corners if table.whole(one) and one not in table.marked]
        if not ready:
            return missing(self, table, value, corners[0])
        return missing(self, table, value, max(ready, key=lambda one: progress(table, value, one)))


class FindAt(Step[Landscape]):
    """H6.5 A marker is laid on the corner, which serves one card in the whole game."""

    __slots__ = ("seat", "species")
    rule: ClassVar[str] = "H6.5"

    def __init__(self, seat: int, species: int) -> None:
        self.seat = seat
        self.species = species

    def ask(self, table: Landscape) -> Choice | None:
        """At which corner?"""
        corners = table.corners_for(self.species, table.sprite[self.seat])
        return Choice(self.seat, "corner", tuple(corners))

    def do(self, table: Landscape, picked: Picked) -> None:
        """Take the card, lay the marker, and tell why it lives there."""
        species, corner = self.species, picked[0]
        table.open.remove(species)
        table.found[self.seat].append(species)
        insort(table.marked, corner)
        table.took = True
        table.tell("found", (self.seat, species, corner, table.sprite[self.seat]))
        table.then(Habitat(species, corner), Water(species, corner), Signs(species, corner))

    def refuse(self, table: Landscape, value: int) -> Refusal | None:
        """No corner of the tile, or what is missing there."""
        if value not in hexes.corners(table.sprite[self.seat]):
            return self.no("not_its_corner")
        return missing(self, table, self.species, value)


class Habitat(Step[Landscape]):
    """H6.2 Each landscape that a card needs asks for one of the three tiles; a cross forbids one."""

    __slots__ = ("corner", "species")
    rule: ClassVar[str] = "H6.2"

    def __init__(self, species: int, corner: int) -> None:
        self.species = species
        self.corner = corner

    def do(self, table: Landscape, picked: Picked) -> None:
        """Tell the three landscapes."""
        first, second, third = hexes.hexes_of_corner(self.corner)
        lands = table.land(first), table.land(second), table.land(third)
        table.tell("habitat", (self.species, self.corner, *lands))


class Water(Step[Landscape]):
    """H6.3 Water that a card needs is a lake, or instead a stream at the corner."""

    __slots__ = ("corner", "species")
    rule: ClassVar[str] = "H6.3"

    def __init__(self, species: int, corner: int) -> None:
        self.species = species
        self.corner = corner

    def do(self, table: Landscape, picked: Picked) -> None:
        """Tell where the water comes from, if the card needs any."""
        if not table.parts.water[self.species]:
            return
        if table.wet(self.corner):
            table.tell("stream_here", (self.species, self.corner))
        else:
            table.tell("lake_here", (self.species, self.corner))


class Signs(Step[Landscape]):
    """H6.4 Signs ask for a hedge, a copse, a flower field or a house at the corner."""

    __slots__ = ("corner", "species")
    rule: ClassVar[str] = "H6.4"

    def __init__(self, species: int, corner: int) -> None:
        self.species = species
        self.corner = corner

    def do(self, table: Landscape, picked: Picked) -> None:
        """Tell each sign that the card asks for."""
        wanted = table.parts.signs[self.species]
        for sign in range(wanted.bit_length()):
            if wanted >> sign & 1:
                table.tell("sign_here", (self.species, self.corner, sign))


def wants(table: Landscape, species: int, corner: int) -> tuple[int, int, bool, int]:
    """Return what speaks against a card at a whole corner.

    A forbidden landscape, one that is missing (each -1 for none), whether water is, and the signs
    that are, as bits.
    """
    parts = table.parts
    lands = [table.land(here) for here in hexes.hexes_of_corner(corner)]
    forbidden = [land for land in lands if parts.forbids[species] >> land & 1]
    lacking = [land for land, _ in short(table, species, corner)]
    dry = parts.water[species] and not table.wet(corner) and LAKE not in lands
    signs = parts.signs[species] & ~table.signs(corner)
    return forbidden[0] if forbidden else -1, lacking[0] if lacking else -1, dry, signs


def short(table: Landscape, species: int, corner: int) -> list[tuple[int, int]]:
    """Return the landscapes that a card lacks at a whole corner, each with how many tiles."""
    lands = [table.land(here) for here in hexes.hexes_of_corner(corner)]
    needs = [(land, many - lands.count(land)) for land, many in table.parts.needs[species]]
    return [(land, many) for land, many in needs if many > 0]


def progress(table: Landscape, species: int, corner: int) -> int:
    """Return how far a card's conditions hold at a whole corner, to name the closest one."""
    forbidden, lacking, dry, signs = wants(table, species, corner)
    if forbidden >= 0:
        return 0
    if lacking >= 0:
        return 1
    return 2 if dry else 20 - signs


def missing(step: Step[Landscape], table: Landscape, species: int, corner: int) -> Refusal | None:
    """Say why a card cannot be found at a corner; None: it can."""
    if not table.whole(corner):
        return step.no("open_corner")
    if corner in table.marked:
        return Refusal(FindAt.rule, "refusals.marked", {"species": species})
    found = reasons(table, species, corner)
    return found[0] if found else None


def reasons(table: Landscape, species: int, corner: int) -> list[Refusal]:
    """Say all that speaks against a card at a whole corner, in the order of the rules."""
    forbidden, _, dry, signs = wants(table, species, corner)
    found = []
    if forbidden >= 0:
        found.append(
            Refusal(
                Habitat.rule,
                "refusals.forbidden",
                {"species": species, "landscape": forbidden, "corner": corner},
            )
        )
    for land, many in short(table, species, corner):
        found.append(
            Refusal(
                Habitat.rule,
                "refusals.lacks",
                {"species": species, "landscape": land, "corner": corner, "count": many},
            )
        )
    if dry:
        found.append(
            Refusal(Water.rule, "refusals.lacks_water", {"species": species, "corner": corner})
        )
    for sign in range(len(SIGNS)):
        if signs >> sign & 1:
            found.append(
                Refusal(
                    Signs.rule,
                    "refusals.lacks_sign",
                    {"species": species, "sign": sign, "corner": corner},
                )
            )
    return found
