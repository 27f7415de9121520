"""Chapter 5, cards with a die: snow breakage, forest fire and storm."""

import pytest

from .scenes import animal, at, draw, grove, land, loaded, offers, position, row, thrown, told

STANDS = (2, 3, 4, 5, 6)
FEW = ("saplings", "alder", "count", 0)
"""No seed of the alder in the box."""


def rolled(name, plants, dice, cells=(), **more):
    """Draw a card with dice that are known beforehand."""
    return draw(loaded(position(plants, cells=cells, **more), name, dice), name)


BREAKS = ("snow_breakage", "forest_fire")


def one_of_three(name):
    """Return a landscape after a one for its second tree."""
    plants = row("beech tree 1", "oak tree 2", "fir tree", "oak sapling 1", "oak seed")
    return rolled(name, plants, {"R1C1": STANDS, "R1C2": 1, "R1C3": STANDS})


def test_W5_9_snow_breaks_a_tree_on_a_one_and_a_seed_takes_its_place():
    """A die for each tree, whole or damaged, none for saplings and seeds."""
    game = one_of_three("snow_breakage")
    assert land(game) == row("beech tree 1", "oak seed", "fir tree", "oak sapling 1", "oak seed")
    assert [cell for cell, _ in thrown(game)] == ["R1C1", "R1C2", "R1C3"]
    assert game.table.points == game.start.points + 2


def test_W5_14_fire_burns_a_tree_on_a_one_and_a_seed_takes_its_place():
    """A die for each tree, whole or damaged, none for saplings and seeds."""
    game = one_of_three("forest_fire")
    assert land(game) == row("beech tree 1", "oak seed", "fir tree", "oak sapling 1", "oak seed")
    assert [cell for cell, _ in thrown(game)] == ["R1C1", "R1C2", "R1C3"]
    assert game.table.points == game.start.points + 2


@pytest.mark.parametrize("name", BREAKS)
@pytest.mark.parametrize("die", STANDS)
def test_W5_on_any_other_number_the_tree_stands(name, die):
    """Two to six."""
    game = rolled(name, row("oak tree 3"), {"R1C1": die})
    assert land(game) == row("oak tree 3")
    assert thrown(game) == [("R1C1", die)]


@pytest.mark.parametrize("name", [*BREAKS, "storm"])
def test_W5_without_a_seed_in_the_supply_a_fallen_tree_leaves_nothing(name):
    """The player gets nothing, as printed."""
    game = rolled(name, row("alder tree 1"), {"R1C1": 1}, cells=[FEW])
    assert land(game) == {}


@pytest.mark.parametrize("name", BREAKS)
def test_W5_each_throw_is_settled_before_the_next(name):
    """The fox moves to a tree that falls next, and has to move again."""
    game = rolled(
        name, row("oak tree fox", "fir tree", "beech tree"), {"R1C1": 1, "R1C2": 1, "R1C3": STANDS}
    )
    assert offers(game) == ("settle", 0, ["R1C2", "R1C3"])
    assert thrown(game) == [("R1C1", 1)]
    game.answer("R1C2")
    assert land(game) == row("oak seed", "fir seed", "beech tree fox")
    assert [cell for cell, _ in thrown(game)] == ["R1C1", "R1C2", "R1C3"]


def test_W5_12_storm_rolls_for_each_damaged_tree_and_for_nothing_else():
    """Whole trees, saplings and seeds need no die."""
    plants = row("oak tree", "oak tree 1", "oak sapling 1", "fir tree 2", "oak seed")
    game = rolled("storm", plants, {"R1C2": 6, "R1C4": 6})
    assert thrown(game) == [("R1C2", 6), ("R1C4", 6)]
    assert land(game) == plants


@pytest.mark.parametrize("damage", [1, 2, 3, 4])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_W5_12_storm_fells_a_tree_if_the_die_is_not_above_its_damage(damage, die):
    """At most its damage: it falls, and a seed takes its place."""
    game = rolled("storm", row(f"alder tree {damage}"), {"R1C1": die})
    assert land(game) == row("alder seed" if die <= damage else f"alder tree {damage}")


def test_W5_12_storm_drags_damaged_kin_that_touch():
    """Side by side or at a corner; whole trees, saplings and other species stand."""
    plants = {
        "R1C2": "oak tree 2",  # touches R1C1, R1C3, R2C3
        "R1C1": "oak tree 1",
        "R1C3": "oak tree",
        "R2C3": "oak tree 1",  # at a corner
        "R3C2": "oak tree 1",  # does not touch
    }
    game = rolled("storm", plants, {"R1C1": 6, "R1C2": 2, "R3C2": 6})
    assert land(game) == {
        "R1C2": "oak seed",
        "R1C1": "oak seed",
        "R1C3": "oak tree",
        "R2C3": "oak seed",
        "R3C2": "oak tree 1",
    }
    assert told(game, "dragged") == [(at("R1C1"), at("R1C2")), (at("R2C3"), at("R1C2"))]


def test_W5_12_storm_spares_other_species_and_saplings_beside_a_fallen_tree():
    """However damaged."""
    plants = row("oak tree 2", "beech tree 1")
    game = rolled("storm", plants, {"R1C1": 1, "R1C2": 6})
    assert land(game) == row("oak seed", "beech tree 1")
    game = rolled("storm", row("oak tree 2", "oak sapling 2"), {"R1C1": 1})
    assert land(game) == row("oak seed", "oak sapling 2")


def test_W5_12_dragged_trees_drag_nobody_further():
    """The third in the row is rolled for itself."""
    plants = row("oak tree 1", "oak tree 1", "oak tree 1")
    game = rolled("storm", plants, {"R1C1": 1, "R1C3": 6})
    assert land(game) == row("oak seed", "oak seed", "oak tree 1")


def test_W5_12_trees_already_down_are_not_rolled_for():
    """The dragged neighbour has no throw of its own."""
    game = rolled("storm", row("oak tree 1", "oak tree 1"), {"R1C1": 1})
    assert thrown(game) == [("R1C1", 1)]


def test_W5_12_storm_goes_row_by_row():
    """In the order of the board."""
    plants = dict.fromkeys(("R3C5", "R1C1", "R2C5", "R1C4"), "fir tree 1")
    game = rolled("storm", plants, dict.fromkeys(plants, 6))
    cells = ["R1C1", "R1C4", "R2C5", "R3C5"]
    assert [cell for cell, _ in thrown(game)] == cells


def test_W5_12_trees_that_fall_together_are_settled_together():
    """With the last seed the owner says which of the two spaces gets it."""
    game = rolled(
        "storm",
        row("alder tree 1", "alder tree 1"),
        {"R1C1": 1},
        cells=[("saplings", "alder", "count", 1)],
    )
    assert offers(game) == ("seeds", 0, ["R1C1", "R1C2"])
    game.answer("R1C2")
    assert land(game) == {"R1C2": "alder seed"}


def test_W5_12_animals_of_a_storm_move_after_the_trees_have_fallen():
    """Two lose their tree, one free tree is left: the owner says who stays."""
    plants = row("oak tree 1 fox", "oak tree 1 hare", "fir tree")
    game = rolled("storm", plants, {"R1C1": 1})
    assert offers(game) == ("stay", 0, ["hare", "fox"])
    game.answer("hare")
    assert land(game) == row("oak seed", "oak seed", "fir tree hare")
    assert told(game, "gone") == [(0, animal("fox"))]


@pytest.mark.parametrize("name", [*BREAKS, "storm"])
def test_W5_every_card_and_every_seat_has_dice_of_its_own(name):
    """A seat's second card of a turn rolls other numbers than its first, and so does a neighbour."""
    five = grove(5, "pine tree 1")
    throws = set()
    for seat, nth in ((0, 0), (0, 1), (1, 0)):
        game = draw(position(five, five), name, seat, nth)
        throws.add(tuple(thrown(game)))
    assert len(throws) == 3
