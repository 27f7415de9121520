"""Chapter 8: death, seeds in place of the dead, animals without a tree."""

import pytest

from waldlehre.waldmeister.death import Dies, Rehouse, SowSeeds, Travel, suffer
from waldlehre.waldmeister.parts import FIR, OAK, SPECIES
from waldlehre.waldmeister.seasons import Sprout, Summer

from .scenes import FULL, animal, at, begin, draw, land, offers, position, row, told

BEARS = {"beech": 4, "oak": 4, "alder": 5, "spruce": 3, "pine": 5, "fir": 2}
YOUNG_BEARS = {**dict.fromkeys(SPECIES, 3), "fir": 2}
BARE = ("saplings", "alder", "count", 0)


def hit(plants, *cells, **scene):
    """Let a point fall on each of some cells of the first landscape."""
    table = position(plants, **scene)
    suffer(table, 0, tuple(sorted(map(at, cells))))
    return begin(table)


@pytest.mark.parametrize("kind", SPECIES)
@pytest.mark.parametrize("stage", ["tree", "sapling"])
def test_W8_1_a_plant_dies_with_one_point_more_than_it_has_circles(kind, stage):
    """With as many points as circles it still lives."""
    most = (BEARS if stage == "tree" else YOUNG_BEARS)[kind]
    plants = row(f"{kind} {stage} {most - 1}", f"{kind} {stage} {most}")
    game = hit(plants, "R1C1", "R1C2")
    assert land(game) == row(f"{kind} {stage} {most}", f"{kind} seed")
    assert game.table.points == 50 - most


def test_W8_1_tile_and_points_go_back():
    """The tree to the trees, a sapling to the saplings, all its points to the bag."""
    game = hit(row("beech tree 4", "oak sapling 3", "fir tree"), "R1C1", "R1C2")
    assert (game.table.trees[0], game.table.points) == (12, 50)
    assert told(game, "died") == [(0, 0, 3), (1, 1, 2)]


def test_W8_1_all_points_of_one_event_are_placed_before_anything_dies():
    """The first to die would have given its points back in time for the last."""
    game = hit(row("fir tree 2", "fir tree 2", "fir tree"), *("R1C1", "R1C2", "R1C3"), bag=2)
    assert land(game) == row("fir seed", "fir seed", "fir tree")
    assert game.table.short_points


def test_W8_1_plants_that_sprout_together_die_together():
    """Both firs get their points first, then both become seeds again."""
    game = begin(position({"R2C5": "fir seed", "R1C1": "oak seed"}), Sprout(0))
    assert [event.name for event in game.events if event.name in ("burdened", "died")] == [
        *("burdened", "burdened", "died")
    ]


def test_W8_2_a_seed_of_its_species_takes_the_place_of_the_dead():
    """Wanted or not, while there are seeds."""
    game = hit(row("alder tree 5", "pine sapling 3"), "R1C1", "R1C2")
    assert land(game) == row("alder seed", "pine seed")
    assert told(game, "sown") == [(0, 2), (1, 4)]


def test_W8_2_without_seeds_the_space_stays_free():
    """No alder tile is left."""
    assert land(hit(row("alder tree 5"), "R1C1", cells=[BARE])) == {}


def test_W8_2_a_dead_saplings_own_tile_serves_as_its_seed():
    """It goes back before the seed is taken."""
    game = hit(row("alder sapling 3"), "R1C1", cells=[("saplings", "alder", "count", 1)])
    assert land(game) == row("alder seed")


def test_W8_2_where_seeds_are_scarce_the_owner_says_which_spaces_get_one():
    """Three dead, two tiles; the other species is sown without asking."""
    plants = row(*["alder tree 5"] * 3, "fir tree 2")
    cells = [("saplings", "alder", "count", 2)]
    game = hit(plants, "R1C1", "R1C2", "R1C3", "R1C4", cells=cells)
    assert offers(game) == ("seeds", 0, ["R1C1", "R1C2", "R1C3"])
    assert (game.asking.least, game.asking.most) == (2, 2)
    game.answer("R1C1", "R1C3")
    assert land(game) == {"R1C1": "alder seed", "R1C3": "alder seed", "R1C4": "fir seed"}


def test_W8_2_tiles_that_lie_elsewhere_are_no_seeds():
    """Alder saplings and seeds next door take from the same stock."""
    game = begin(
        position({}, row(*["alder seed"] * 2, *["alder sapling"] * 2)), SowSeeds(0, 2, (0,))
    )
    assert land(game) == {}


def test_W8_3_an_animal_without_its_tree_takes_a_free_tree_at_home():
    """The owner says which."""
    plants = row("oak tree 4 fox", "oak tree", "fir tree hare", "pine tree", "oak sapling")
    game = hit(plants, "R1C1")
    assert offers(game) == ("settle", 0, ["R1C2", "R1C4"])
    game.answer("R1C4")
    assert land(game)["R1C4"] == "pine tree fox"


def test_W8_3_it_must_stay_at_home_if_it_can():
    """A single free tree is taken without asking, whatever stands next door."""
    game = hit(row("oak tree 4 fox", "oak tree"), "R1C1")
    assert land(game) == row("oak seed", "oak tree fox")
    assert told(game, "moved_to") == []


def test_W8_3_of_several_the_owner_says_which_stay():
    """Two animals, one free tree."""
    game = hit(row("oak tree 4 fox", "oak tree 4 lynx", "fir tree"), "R1C1", "R1C2")
    assert offers(game) == ("stay", 0, ["fox", "lynx"])
    game.answer("fox")
    assert land(game)["R1C3"] == "fir tree fox"
    assert told(game, "gone") == [(0, animal("lynx"))]


def test_W8_3_it_needs_no_number_of_trees():
    """The lynx stays on one tree, unlike in summer."""
    game = hit(row("oak tree 4 lynx", "fir tree"), "R1C1")
    assert land(game)["R1C2"] == "fir tree lynx"


def three(first, second, third):
    """Return a table of three with these landscapes, each a row of words."""
    return position(row(*first), row(*second), row(*third), seats=3)


def homeless(table, *names, seat=0):
    """Take animals from the supply and let them look for a tree."""
    found = tuple(sorted(map(animal, names)))
    for one in found:
        table.animals[one] -= 1
    return begin(table, Rehouse(seat, found))


def test_W8_4_it_moves_to_the_next_landscape_clockwise_with_a_free_tree():
    """The player there says which tree."""
    game = homeless(three([], ["oak tree", "fir tree"], ["oak tree"]), "fox")
    assert told(game, "moved_to") == [(1, animal("fox"))]
    assert offers(game) == ("settle", 1, ["R1C1", "R1C2"])
    game.answer("R1C2")
    assert land(game, 1) == row("oak tree", "fir tree fox")


def test_W8_4_it_passes_by_where_its_kind_lives():
    """However many trees are free there."""
    game = homeless(three([], ["oak tree fox", "fir tree"], ["oak tree"]), "fox")
    assert land(game, 2) == row("oak tree fox")


def test_W8_4_it_passes_by_where_no_tree_is_free():
    """Saplings are no trees."""
    game = homeless(three([], ["oak tree hare", "fir sapling"], ["oak tree"]), "fox")
    assert land(game, 2) == row("oak tree fox")


def test_W8_4_clockwise_goes_round_the_table():
    """From the last seat to the first."""
    game = homeless(three(["oak tree"], ["oak tree"], []), "fox", seat=2)
    assert land(game, 0) == row("oak tree fox")


def test_W8_4_where_nobody_can_take_it_it_goes_back_to_the_supply():
    """Told, and in the supply again."""
    game = homeless(three([], ["oak tree fox"], ["oak tree hare"]), "fox")
    assert told(game, "gone") == [(0, animal("fox"))]
    assert game.table.animals[animal("fox")] == 3


def test_W8_4_of_several_the_highest_number_goes_first():
    """One free tree next door: the lynx has it, the hare goes on."""
    game = homeless(three([], ["oak tree"], ["fir tree"]), "hare", "lynx")
    assert (land(game, 1), land(game, 2)) == (row("oak tree lynx"), row("fir tree hare"))


def test_W8_4_with_the_variant_it_stays_without_a_tree_and_lives_there():
    """Nobody else of its kind comes after it, in summer neither."""
    table = position(
        {}, {}, row("oak tree", "oak tree", "oak tree"), seats=3, animals_need_trees=False
    )
    game = homeless(table, "fox")
    assert told(game, "guest") == [(1, animal("fox"))]
    game = homeless(game.table, "fox")
    assert told(game, "moved_to") == [(2, animal("fox"))]
    table = position(row("oak tree", "oak tree", "fir tree"), animals_need_trees=False)
    table.animals[3] -= 1
    table.guests[0] = 1 << animal("fox")
    assert offers(begin(table, Summer(0)))[2] == ["roe_deer", "hare"]


def test_W8_4_a_traveller_never_comes_back_home():
    """A tree that becomes free later is no matter: nobody else has room."""
    table = position(row("oak tree"), {})
    table.animals[animal("fox")] -= 1
    game = begin(table, Travel(0, animal("fox")))
    assert told(game, "gone") == [(0, animal("fox"))]


@pytest.mark.parametrize("card", ["clear_felling", "smog"])
def test_W8_3_however_the_tree_was_lost_its_animal_moves(card):
    """Damage or felling; storm, snow and fire have their own tests."""
    game = draw(position(row("fir tree 2 fox"), row("fir tree")), card)
    assert land(game, 1) == row("fir tree fox")


def test_W8_1_death_comes_before_whatever_follows():
    """Seeds before animals, and both before the next card or question."""
    plants = row("alder tree 5 fox", "alder tree 5", "fir tree", "fir tree")
    table = position(plants, cells=[("saplings", "alder", "count", 1)])
    game = begin(table, Dies(0, (0, 1)), SowSeeds(1, OAK, (12,)))
    assert game.asking.prompt == "seeds"
    game.answer("R1C1")
    assert game.asking.prompt == "settle"
    game.answer("R1C3")
    assert land(game, 1) == row("oak seed")


def test_W8_2_a_full_forest_may_lose_trees_without_becoming_anything_else():
    """Twelve trees, one dead: eleven trees and a seed."""
    game = hit({**FULL, "R1C1": "fir tree 2"}, "R1C1")
    assert land(game) == {**FULL, "R1C1": "fir seed"}
    assert game.table.trees[FIR] == 6
