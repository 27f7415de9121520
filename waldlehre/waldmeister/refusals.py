"""Reasons that several questions share."""

from __future__ import annotations

from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.step import Step
from waldlehre.waldmeister.parts import SAPLING, SPACES, TREE
from waldlehre.waldmeister.state import Forest


def elsewhere(step: Step[Forest], table: Forest, seat: int, space: int) -> Refusal | None:
    """Refuse a space that is not in the seat's own landscape."""
    if not 0 <= space < table.seats * SPACES:
        return step.no("no_such_space")
    return None if space // SPACES == seat else step.no("not_yours", space=space)


def no_plant(step: Step[Forest], table: Forest, seat: int, space: int) -> Refusal | None:
    """Refuse a space without a tree or sapling of the seat's own."""
    if (no := elsewhere(step, table, seat, space)) is not None:
        return no
    return None if table.stage[space] >= SAPLING else step.no("no_plant", space=space)


def no_tree(step: Step[Forest], table: Forest, seat: int, space: int) -> Refusal | None:
    """Refuse a space without a tree of the seat's own."""
    if (no := elsewhere(step, table, seat, space)) is not None:
        return no
    return None if table.stage[space] == TREE else step.no("no_tree", space=space)


def no_sapling(step: Step[Forest], table: Forest, seat: int, space: int) -> Refusal | None:
    """Refuse a space without a sapling of the seat's own."""
    if (no := elsewhere(step, table, seat, space)) is not None:
        return no
    return None if table.stage[space] == SAPLING else step.no("no_sapling", space=space)


def no_species(step: Step[Forest], table: Forest, species: int) -> Refusal | None:
    """Refuse a species of which no sapling is in the supply."""
    if not 0 <= species < len(table.saplings):
        return step.no("no_such_species")
    return None if table.saplings[species] else step.no("none_in_stock", species=species)
