"""Chapter 5, cards that harm: what suffers, how much, and who chooses."""

import pytest

from waldlehre.waldmeister.parts import CARD_NAMES

from .scenes import CELLS, draw, land, offers, position, row, told

ONE_OF_EACH = row(
    *("beech tree 1", "oak tree", "alder tree 2", "spruce tree 1", "pine tree 1", "fir tree"),
    *("oak sapling 1", "alder sapling", "spruce sapling 1", "fir sapling", "pine seed"),
)
"""Damaged and whole trees and saplings, a seed, and one free space (R3C5)."""
FIR_AT, OAK_SAPLING, SPRUCE_SAPLING, FIR_SAPLING = CELLS[5], CELLS[6], CELLS[8], CELLS[9]


def harmed(name, *picked, lands=(ONE_OF_EACH,), zones=(), **more):
    """Draw a card and choose; return which cells took a point, nothing else being changed."""
    game = draw(position(*lands, zones=zones, **more), name)
    if picked:
        game.answer(*picked)
    assert game.asking is None
    assert all(many == 1 for _, many in told(game, "hurt"))
    assert game.start.points - game.table.points == len(told(game, "hurt"))
    return [CELLS[space] for space, _ in told(game, "hurt")]


EVERY = {
    "W5.1": ("bark_beetle", ["R1C4"]),
    "W5.3": ("winter_moth", ["R1C1", "R1C3", "R2C5"]),
    "W5.10": ("gypsy_moth", ["R1C1", "R1C3"]),
}
CHOSEN = {
    "W5.5": ("mice", 1, ["R2C5", "R3C1", "R3C2", "R3C3"]),
    "W5.7": ("pine_weevil", 1, ["R3C2", "R3C3"]),
    "W5.8": ("acid_rain", 2, list(CELLS[:10])),
    "W5.11": ("smog", 6, list(CELLS[:10])),
    "W5.13": ("drought", 2, ["R2C5", "R3C1", "R3C2", "R3C3"]),
}
LOST = {
    "W5.2": ("frost", ["R2C5", "R3C1", "R3C2", "R3C3"]),
    "W5.4": ("clear_felling", list(CELLS[:6])),
    "W5.15": ("browsing", ["R2C5", "R3C3"]),
}


def test_W5_1_bark_beetle_hits_every_damaged_spruce_tree_and_no_sapling():
    """Whole spruces, damaged spruce saplings and other trees are spared; nobody is asked."""
    plants = row("spruce tree 1", "spruce tree 2", "spruce tree", "spruce sapling 1", "pine tree 1")
    assert harmed("bark_beetle", lands=(plants,)) == ["R1C1", "R1C2"]


def test_W5_3_winter_moth_hits_every_damaged_broadleaf_tree_and_sapling():
    """Beech, oak and alder; conifers, whole plants and seeds are spared."""
    plants = row("beech tree 1", "oak sapling 1", "alder tree 1", "alder sapling", "fir sapling 1")
    assert harmed("winter_moth", lands=(plants,)) == ["R1C1", "R1C2", "R1C3"]


def test_W5_10_gypsy_moth_hits_every_damaged_broadleaf_tree_and_no_sapling():
    """Unlike the winter moth."""
    plants = row("beech tree 1", "oak sapling 1", "alder tree 1", "alder tree", "fir tree 1")
    assert harmed("gypsy_moth", lands=(plants,)) == ["R1C1", "R1C3"]


@pytest.mark.parametrize("rule", EVERY)
def test_W5_cards_that_hit_every_damaged_plant_ask_nobody(rule):
    """On a mixed landscape, the drawer's alone."""
    name, cells = EVERY[rule]
    assert harmed(name, lands=(ONE_OF_EACH, ONE_OF_EACH)) == cells


@pytest.mark.parametrize("rule", CHOSEN)
def test_W5_cards_with_a_number_let_the_drawer_choose_among_the_targets(rule):
    """Exactly so many, each another plant."""
    name, many, cells = CHOSEN[rule]
    game = draw(position(ONE_OF_EACH), name)
    assert offers(game) == ("harm", 0, cells)
    assert (game.asking.least, game.asking.most) == (many, many)
    assert game.table.agenda[-1].rule == rule


def test_W5_5_mice_damage_one_sapling():
    """The drawer's choice."""
    assert harmed("mice", "R3C2") == ["R3C2"]


def test_W5_6_nun_moth_damages_three_conifer_trees():
    """Damaged or not; conifer saplings are none."""
    plants = row("spruce tree", "pine tree 1", "fir tree", "pine tree", "pine sapling")
    assert harmed("nun_moth", "R1C1", "R1C3", "R1C4", lands=(plants,)) == ["R1C1", "R1C3", "R1C4"]


def test_W5_7_pine_weevil_damages_one_conifer_sapling():
    """Broadleaf saplings are spared."""
    assert harmed("pine_weevil", "R3C3") == ["R3C3"]


def test_W5_13_drought_damages_two_saplings():
    """Two different ones."""
    assert harmed("drought", "R2C5", "R3C3") == ["R2C5", "R3C3"]


def test_W5_11_smog_places_six_points_on_six_plants():
    """Trees and saplings, one point each."""
    six = list(CELLS[:3]) + list(CELLS[6:9])
    assert harmed("smog", *six) == six


@pytest.mark.parametrize(
    ("zones", "points"),
    [({"A": 1}, 5), ({"A": 2}, 4), ({"A": 1, "B": 1, "I": 1}, 3), ({"A": 2, "B": 2, "I": 1}, 1)],
)
def test_W5_11_every_remediation_tile_saves_a_point_of_smog(zones, points):
    """Both tiles of a zone count; the neighbour's do not."""
    lands, tiles = (row("oak tree"), ONE_OF_EACH), [{"A": 2}, zones, {"B": 1}]
    game = draw(position(*lands, seats=3, zones=tiles), "smog", seat=1)
    assert game.asking.least == points


def test_W5_11_with_all_six_tiles_smog_does_nothing():
    """The rulebook's remark."""
    assert harmed("smog", zones=[{"A": 2, "B": 2, "I": 2}]) == []


def test_W5_11_with_five_plants_smog_places_five_points():
    """What finds no plant is lost."""
    plants = row("oak tree", "oak sapling", "fir tree", "pine tree", "pine seed", "beech tree")
    assert harmed("smog", lands=(plants,)) == ["R1C1", "R1C2", "R1C3", "R1C4", "R2C3"]


def test_W5_8_acid_rain_falls_on_the_drawer_first_and_then_clockwise_on_the_others():
    """Two points here, one at each other player's, each choosing."""
    two = row("oak tree", "oak tree", "oak tree")
    game = draw(position(two, two, two, seats=3), "acid_rain", seat=1)
    asked = []
    while game.asking is not None:
        asked.append((game.asking.seat, game.asking.least))
        game.answer(*game.asking.options[-game.asking.least :])
    assert asked == [(1, 2), (2, 1), (0, 1)]
    assert [space // 12 for space, _ in told(game, "hurt")] == [1, 1, 2, 0]


def test_W5_8_acid_rain_passes_over_a_bare_landscape():
    """Where there is no plant, nothing falls, and the others are asked all the same."""
    game = draw(position({}, row("oak seed"), row("oak tree"), seats=3), "acid_rain")
    assert [space // 12 for space, _ in told(game, "hurt")] == [2]


@pytest.mark.parametrize("rule", LOST)
def test_W5_cards_that_take_a_plant_let_the_drawer_choose_which(rule):
    """One, without a seed, its points back in the bag."""
    name, cells = LOST[rule]
    game = draw(position(ONE_OF_EACH), name)
    assert offers(game) == ("lose", 0, cells)
    assert (game.asking.least, game.asking.most) == (1, 1)
    game.answer(cells[0])
    assert land(game) == {cell: plant for cell, plant in ONE_OF_EACH.items() if cell != cells[0]}
    assert game.table.points == game.start.points + 1
    assert told(game, "sown") == []


def test_W5_2_frost_takes_one_sapling_without_a_seed():
    """The only one goes without asking."""
    game = draw(position(row("oak tree", "fir sapling 2", "oak seed")), "frost")
    assert land(game) == {"R1C1": "oak tree", "R1C3": "oak seed"}
    assert game.table.saplings[5] == 3


def test_W5_15_browsing_takes_an_oak_beech_or_fir_sapling():
    """Alder, spruce and pine are not browsed; no seed takes the place."""
    kinds = ("beech", "oak", "alder", "spruce", "pine", "fir")
    game = draw(position(row(*[f"{kind} sapling" for kind in kinds])), "browsing")
    assert offers(game)[2] == ["R1C1", "R1C2", "R2C3"]
    game.answer("R1C2")
    assert "R1C2" not in land(game)
    assert len(land(game)) == 5


@pytest.mark.parametrize(("kind", "value"), [("spruce", 10_000), ("fir", 4_000)])
def test_W5_4_clear_felling_pays_the_timber_value_and_leaves_no_seed(kind, value):
    """The tree goes back, and so do its points."""
    game = draw(position(row(f"{kind} tree 2", "oak sapling")), "clear_felling")
    assert (land(game), game.table.money[0]) == ({"R1C2": "oak sapling"}, value)
    assert game.table.points == 50


def test_W5_4_a_felled_trees_animal_moves_to_a_free_tree():
    """As after a death."""
    game = draw(position(row("oak tree fox", "fir tree")), "clear_felling")
    game.answer("R1C1")
    assert land(game) == {"R1C2": "fir tree fox"}


def test_W5_4_an_empty_bank_pays_nothing_for_the_felled_tree():
    """It is felled all the same, and the shortage is noted."""
    game = draw(position(row("oak tree"), bank=3_000), "clear_felling")
    assert (game.table.money[0], game.table.short_bank) == (3_000, True)


FOR_ANY_TREE = ("acid_rain", "smog", "snow_breakage", "forest_fire", "clear_felling")
IDLE = [(name, plants) for name in CARD_NAMES[:15] for plants in ({}, row("pine seed"))]
IDLE += [(name, row("alder tree")) for name in CARD_NAMES[:15] if name not in FOR_ANY_TREE]
IDLE += [("bark_beetle", row("pine tree 1", "spruce sapling 1"))]
IDLE += [("browsing", row("pine sapling", "beech tree")), ("pine_weevil", row("oak sapling"))]


@pytest.mark.parametrize(("name", "plants"), IDLE)
def test_W5_without_a_target_a_card_does_nothing_and_asks_nobody(name, plants):
    """No damaged plant, no sapling, no conifer: the card is over."""
    game = draw(position(plants), name)
    assert (game.asking, land(game)) == (None, plants)


@pytest.mark.parametrize(
    ("name", "many"), [("nun_moth", 3), ("drought", 2), ("acid_rain", 2), ("smog", 6)]
)
def test_W5_with_too_few_targets_all_of_them_suffer_and_the_rest_is_lost(name, many):
    """One target: it takes one point only."""
    plant = "spruce sapling" if name == "drought" else "spruce tree"
    assert many > 1
    assert harmed(name, lands=(row(plant),)) == ["R1C1"]


def test_W5_a_fatal_target_may_be_chosen():
    """And must be, where there is no other."""
    plants = row("oak sapling 3", "oak sapling")
    game = draw(position(plants), "mice")
    game.answer("R1C1")
    assert land(game) == row("oak seed", "oak sapling")
    game = draw(position(row("oak sapling 3")), "mice")
    assert land(game) == row("oak seed")


def test_W5_damaged_is_judged_before_the_card_acts():
    """A moth that kills one plant hits the other all the same, and no whole one."""
    game = draw(position(row("beech tree 4", "oak tree 1", "oak tree")), "winter_moth")
    assert land(game) == row("beech seed", "oak tree 2", "oak tree")


def test_W5_seeds_are_never_harmed():
    """A landscape of seeds takes no point from any card."""
    for name in CARD_NAMES[:15]:
        game = draw(position(row("spruce seed", "oak seed")), name)
        assert land(game) == row("spruce seed", "oak seed")
