"""Chapter 5, cards that help, and the two that open a chapter of their own."""

import pytest

from .scenes import draw, land, offers, position, row, told

SICK = row(
    *("beech tree 1", "oak tree", "alder tree 2", "spruce tree 1", "pine tree 3", "fir tree"),
    *("oak sapling 1", "spruce sapling 1", "pine seed"),
)
RELIEF = {
    "W5.16": ("checkered_beetle", 1, ["R1C4", "R1C5"]),
    "W5.18": ("red_wood_ant", 1, ["R1C1", "R1C3", "R1C4", "R1C5"]),
    "W5.19": ("ichneumon_wasp", 2, ["R1C1", "R1C3", "R1C4", "R1C5"]),
    "W5.20": ("black_woodpecker", 1, ["R1C1", "R1C3", "R1C4", "R1C5"]),
}


def helped(name, *picked):
    """Draw a helper and choose; return what changed."""
    game = draw(position(SICK), name)
    game.answer(*picked)
    after = land(game)
    assert game.table.points == game.start.points + len(picked)
    return {cell: after[cell] for cell, plant in SICK.items() if after[cell] != plant}


@pytest.mark.parametrize("rule", RELIEF)
def test_W5_helpers_serve_damaged_trees_only(rule):
    """Never saplings or whole trees; up to the printed number."""
    name, many, cells = RELIEF[rule]
    game = draw(position(SICK, SICK), name)
    assert offers(game) == ("relief", 0, cells)
    assert (game.asking.least, game.asking.most) == (0, many)
    assert game.table.agenda[-1].rule == rule


@pytest.mark.parametrize("rule", RELIEF)
def test_W5_help_may_be_declined(rule):
    """Nothing changes."""
    assert helped(RELIEF[rule][0]) == {}


def test_W5_16_checkered_beetle_takes_a_point_off_a_conifer():
    """Back into the bag."""
    assert helped("checkered_beetle", "R1C5") == {"R1C5": "pine tree 2"}


def test_W5_18_red_wood_ant_takes_a_point_off_a_tree():
    """Of any species."""
    assert helped("red_wood_ant", "R1C1") == {"R1C1": "beech tree"}


def test_W5_19_ichneumon_wasp_takes_a_point_off_each_of_two_trees():
    """Two different ones."""
    changed = {"R1C3": "alder tree 1", "R1C4": "spruce tree"}
    assert helped("ichneumon_wasp", "R1C3", "R1C4") == changed


def test_W5_19_ichneumon_wasp_may_be_declined_in_part():
    """One tree instead of two."""
    assert helped("ichneumon_wasp", "R1C3") == {"R1C3": "alder tree 1"}


def test_W5_20_black_woodpecker_takes_a_point_off_a_tree():
    """Of any species."""
    assert helped("black_woodpecker", "R1C4") == {"R1C4": "spruce tree"}


@pytest.mark.parametrize("name", [name for name, _, _ in RELIEF.values()])
@pytest.mark.parametrize("plants", [{}, row("oak tree", "fir sapling 1", "pine seed", "fir tree")])
def test_W5_where_no_tree_is_damaged_a_helper_asks_nobody(name, plants):
    """Nothing to do."""
    game = draw(position(plants), name)
    assert (game.asking, land(game)) == (None, plants)


def test_W5_17_jay_may_put_an_oak_seed_on_a_free_space():
    """A seed takes no arrows; a space with a seed is not free."""
    game = draw(position(row("oak tree", "pine seed", "fir sapling")), "jay")
    assert offers(game)[:2] == ("jay", 0)
    assert offers(game)[2] == [*("R1C4", "R1C5", "R2C3", "R2C5"), *[f"R3C{n}" for n in range(1, 6)]]
    game.answer("R2C5")
    assert land(game) == {**row("oak tree", "pine seed", "fir sapling"), "R2C5": "oak seed"}
    assert (game.table.saplings[1], game.table.points) == (6, 50)


def test_W5_17_jay_may_be_declined():
    """Then the seed stays in the supply."""
    game = draw(position({}), "jay")
    game.answer()
    assert (land(game), game.table.saplings[1]) == ({}, 7)


def test_W5_17_without_an_oak_seed_or_a_free_space_the_jay_does_nothing():
    """Seven oak tiles lie elsewhere, or twelve spaces are taken."""
    game = draw(position({}, row(*["oak sapling"] * 7)), "jay")
    assert (game.asking, land(game)) == (None, {})
    full = row(*["pine tree"] * 6, *["spruce tree"] * 5, "beech seed")
    assert draw(position(full), "jay").asking is None


def test_W5_21_a_sapling_auction_puts_up_three_lots():
    """The drawer is asked what to put up."""
    game = draw(position({}, money=(50_000, 50_000)), "sapling_auction", seat=1)
    assert offers(game)[:2] == ("lot", 1)
    assert game.table.agenda[-1].lots == 3


def test_W5_22_a_remediation_card_is_offered_to_the_drawer_first():
    """At the printed price."""
    game = draw(position({}, money=(20_000, 20_000)), "remediation", seat=1)
    assert offers(game) == ("build", 1, ["converter/A", "converter/B", "filter_45/I"])
    assert (told(game, "offers_build"), told(game, "passed_on")) == ([(1,)], [])
