"""Conditions and ways on random maps, compared with a second implementation."""

import pytest

from waldlehre import haselwurz
from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.parts import ANIMALS, COPSE, FLOWERS, HEDGE, SPECIES
from waldlehre.haselwurz.pieces import tile_faults
from waldlehre.haselwurz.ways import reach
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.run import apply, carry_on
from waldlehre.kernel.table import Listener

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


PRINTED = ("white_stork", "daisy", "skylark")


def lot(dice, among):
    """Draw one of a list."""
    return among[dice.below(len(among))]


def random_map(seed):
    """Return a landscape of tiles laid by lot, with wooden pieces wherever they may lie."""
    table = haselwurz.new_game(2, seed).table.copy()
    dice = Dice(seed)
    for _ in range(8 + seed % 9):
        tile = lot(dice, table.stack)
        places = table.places(tile)
        if not places:
            continue
        table.stack.remove(tile)
        here = lot(dice, places)
        table.lay(tile, here, lot(dice, table.fits(tile, here)))
    for kind, in_how_many in ((HEDGE, 3), (COPSE, 3), (FLOWERS, 2)):
        for spot in table.spots[kind][:]:
            if dice.below(in_how_many) == 0:
                table.place_piece(kind, spot)
    return table


@pytest.mark.parametrize("name", ["free", "ground", "lives", "spots"])
def test_what_is_noted_of_the_map_follows_from_it(name):
    """Tiles and pieces one by one note the same as a table that is loaded; else the exam says so."""
    fault = "what was noted of the map differs from the map"
    for seed in range(20):
        table = random_map(seed)
        assert fault not in set(tile_faults(table.copy()))
        getattr(table, name).clear()
        assert fault in set(tile_faults(table))


@pytest.mark.parametrize("hundred", range(10))
def test_the_printed_cards_are_found_exactly_where_their_conditions_hold(hundred):
    """H6.2 to H6.4 at every corner of a thousand random maps; each holds often and fails often."""
    holds = dict.fromkeys(PRINTED, 0)
    corners = 0
    for seed in range(hundred * 100, hundred * 100 + 100):
        table = random_map(seed)
        plain = drawn(table)
        for corner in {one for here in table.at for one in hexes.corners(here) if table.whole(one)}:
            corners += 1
            three = [hexes.axial(here) for here in hexes.hexes_of_corner(corner)]
            for name in PRINTED:
                card = SPECIES.index(name)
                found = corner in table.corners_for(card, hexes.hexes_of_corner(corner)[0])
                assert found == plain.lives(card, three), (seed, name, three)
                holds[name] += found
    assert all(30 < many < corners // 2 for many in holds.values()), (holds, corners)


@pytest.mark.parametrize("seed", range(3))
def test_only_what_can_be_completed_is_offered_and_all_of_it(seed):
    """H3.1: every way through tile, place and turn ends with a tile laid, and none is missing."""
    game = haselwurz.new_game(2 + seed, seed)
    dice = Dice(seed)
    questions = 0
    while game.asking is not None:
        if game.asking.prompt == "tile":
            questions += 1
            if questions % 6 == 1:
                assert ways_offered(game) == ways_there_are(game)
        game.answer(*game.asking.pick_random(dice))
    assert questions > 20


class FirstLaid(Listener):
    """Remembers the first tile that is laid."""

    tile = -1

    def hear(self, table, event, about):
        if event == "laid" and self.tile < 0:
            self.tile = about[1]


def ways_offered(game):
    """Return each tile, place and turn to which the questions lead."""
    found = set()

    def follow(table, choice):
        for option in choice.options:
            other = table.copy()
            other.listener = FirstLaid()
            apply(other, choice, (option,))
            more = carry_on(other)
            tile = other.listener.tile
            if tile >= 0:
                found.add((tile, other.place[tile], other.turns[tile]))
            else:
                assert more.prompt in ("place", "turn")
                follow(other, more)

    follow(game.table, game.asking)
    return found


def ways_there_are(game):
    """Return them by trying each tile in hand beside each tile laid, in each turn that differs."""
    table = game.table
    parts = table.parts
    beside = {there for here in table.at for there in hexes.neighbours(here)} - table.at.keys()
    return {
        (tile, there, turns)
        for tile in table.hands[game.asking.seat]
        for there in beside
        for turns in parts.looks[tile]
        if all(
            parts.meet(tile, turns, side, table.at[n], table.turns[table.at[n]])
            for side, n in enumerate(hexes.neighbours(there))
            if n in table.at
        )
    }


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
