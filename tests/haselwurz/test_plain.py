"""Conditions and ways on random maps, compared with a second implementation."""

import pytest

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import ANIMALS, SPECIES
from waldlehre.haselwurz.ways import reach

from .maps import random_game
from .plain import Map


def drawn(table):
    """Return a table's map for the second implementation."""
    found = Map()
    for here, tile in table.at.items():
        found.lay(hexes.axial(here), tile, table.turns[tile])
        if table.copses[tile]:
            found.copses.add(hexes.axial(here))
        if table.flowers[tile]:
            found.flowers.add(hexes.axial(here))
    for edge in table.hedges:
        found.hedges.add(frozenset(hexes.axial(here) for here in hexes.hexes_of_edge(edge)))
    return found


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("answers", [60, 120, 170])
def test_finds_and_ways_are_the_same_as_in_the_second_implementation(seed, answers):
    """H6.2 to H6.4 for every card at every corner, H5.2 to H5.6 from every tile."""
    table = random_game(answers, seats=2 + seed % 3, seed=seed).table
    plain = drawn(table)
    corners = {one for here in table.at for one in hexes.corners(here) if table.whole(one)}
    assert len(corners) > 5
    for corner in corners:
        three = [hexes.axial(here) for here in hexes.hexes_of_corner(corner)]
        for species in range(len(SPECIES)):
            assert table.holds(species, corner) == plain.lives(species, three), (species, three)
    for here in table.at:
        for animal, name in enumerate(ANIMALS):
            goals = {hexes.axial(there) for there in reach(table, animal, here)}
            assert goals == plain.reach(name, hexes.axial(here)), (name, hexes.axial(here))


@pytest.mark.parametrize("seed", range(4))
def test_every_place_and_turn_that_fits_is_offered(seed):
    """H3.1 to H3.3, tried one by one."""
    table = random_game(80, seed=seed).table
    parts = table.parts
    beside = {there for here in table.at for there in hexes.neighbours(here)} - table.at.keys()
    assert beside == table.free.keys()
    for tile in range(parts.tiles):
        for there in beside:
            fits = [
                turns
                for turns in parts.looks[tile]
                if all(
                    parts.meet(tile, turns, side, table.at[n], table.turns[table.at[n]])
                    for side, n in enumerate(hexes.neighbours(there))
                    if n in table.at
                )
            ]
            assert table.fits(tile, there) == fits
