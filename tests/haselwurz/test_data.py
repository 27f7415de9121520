"""The box: sums that the rulebook states, and every fault named with file, row and column."""

import pytest

from waldlehre import haselwurz
from waldlehre.kernel.errors import BoxError

from .maps import changed

ROOM = haselwurz.ROOM


def test_the_box_holds_what_the_rulebook_counts():
    parts = ROOM.parts()
    assert parts.tiles == len(parts.rarity) == 48
    for seats in ROOM.seats:
        assert [sum(share[kind] for share in parts.share[seats]) for kind in range(3)] == [12, 6, 6]
    assert set(parts.rarity) == set(range(1, 10))


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        (["tiles", 0, "landscape", "moor"], "is not one of forest"),
        (["tiles", 1, "stream", "E|N"], "is not one of E, NE"),
        (["tiles", 35, "stream", "E|W"], "a lake takes streams"),
        (["tiles", 3, "tile", "9"], "here must stand 4"),
        (["tiles", 3, "house", "2"], "whole number from 0 to 1"),
        (["start", 1, "tile", "41"], "twice"),
        (["start", 1, "q", "3"], "must touch"),
        (["start", 1, "turns", "1"], "ends abruptly"),
        (["start", 1, "tile", "99"], "is not one of 1"),
        (["pieces", 2, "seat", "3"], "here must stand 1"),
        (["pieces", 2, "hedges", "-1"], "whole number from 0"),
        (["species", 0, "species", "oak"], "none of the printed cards"),
        (["species", 0, "kind", "fungus"], "is not one of plant, animal"),
        (["species", 0, "rarity", "x"], "whole number"),
        (["species", 0, "needs", "forest|forest|forest|lake"], "cannot be met"),
        (["species", 0, "needs", "water|lake"], "cannot be met"),
        (["species", 1, "needs", "lean_meadow"], "cannot be met"),
        (["species", 1, "forbids", "water"], "is not one of forest"),
        (["species", 1, "signs", "well"], "is not one of hedge"),
        (["transport", 0, "animal", "fox"], "here must stand badger"),
        (["transport", 0, "stays_on", "moss"], "is not one of"),
        (["transport", 1, "steps", "-1"], "whole number"),
        (["landscapes", 0, "stop", "2"], "whole number from 0 to 1"),
        (["numbers", 0, "value", "0"], "whole number from 1"),
        (["numbers", 0, "name", "hand"], "here must stand hand_size"),
    ],
)
def test_each_fault_is_named(cell, message):
    with pytest.raises(BoxError, match=message) as caught:
        changed(cell)
    assert f"{cell[0]}.csv" in str(caught.value)


def test_too_few_tiles_and_nowhere_to_stop_are_named():
    """Seven in hand are 28 for four players; 34 tiles leave 27."""
    with pytest.raises(BoxError, match="at least 28 more"):
        changed(["numbers", 0, "value", "7"], *FEW, rows={"tiles": 34})
    with pytest.raises(BoxError, match="must be able to stop"):
        changed(*[["landscapes", land, "stop", "0"] for land in range(7)])


PLAIN = ("13", "14", "15", "16", "17", "5", "6")
FEW = [["start", row, "tile", tile] for row, tile in enumerate(PLAIN)]
"""Start tiles without streams from the front of the table, so that the rear can go."""
