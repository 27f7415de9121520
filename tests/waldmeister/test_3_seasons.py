"""Chapter 3: the general actions."""

import pytest

from waldlehre.waldmeister.death import Settle
from waldlehre.waldmeister.parts import ANIMAL_NAMES
from waldlehre.waldmeister.seasons import Autumn, Spring, Summer, Winter

from .scenes import FULL, animal, begin, grove, land, offers, position, row, told, turn

FEW_FIRS = ("trees", "fir", "count", 1)


def test_W3_1_in_winter_the_forest_rests():
    """Nothing changes, and the log says so."""
    table = position(row("oak sapling 1", "pine seed", "beech tree 2 fox"))
    game = begin(table, Winter())
    assert land(game) == row("oak sapling 1", "pine seed", "beech tree 2 fox")
    assert told(game, "rest") == [()]


def test_W3_2_saplings_become_trees_with_their_damage_and_without_new_arrows():
    """The sapling tiles go back; R1C1 would have had two arrows."""
    game = begin(position(row("oak sapling 1", "fir sapling 2", "alder sapling")), Spring(0))
    assert land(game) == row("oak tree 1", "fir tree 2", "alder tree")
    assert game.table.saplings == game.start.parts.saplings
    assert told(game, "burdened") == []


def test_W3_2_a_fir_that_carries_two_points_lives_and_a_third_would_kill_it():
    """The rulebook's example: the fir bears at most two."""
    table = position(row("fir tree 2", "fir sapling 2"))
    assert [table.hurt(space, 1) for space in (0, 1)] == [True, True]
    game = begin(position(row("fir tree 2", "fir sapling 2")), Spring(0))
    assert land(game) == row("fir tree 2", "fir tree 2")


def test_W3_3_where_tree_tiles_are_scarce_the_owner_says_which_saplings_grow():
    """One fir tile for two saplings; the other species grow without asking."""
    table = position(row("fir sapling", "fir sapling 1", "oak sapling"), cells=(FEW_FIRS,))
    game = begin(table, Spring(0))
    assert offers(game) == ("growth", 0, ["R1C1", "R1C2"])
    game.answer("R1C2")
    assert land(game) == row("fir sapling", "fir tree 1", "oak tree")
    assert told(game, "waits") == [(0, 5)]


def test_W3_3_without_a_tree_tile_the_sapling_waits_a_year():
    """Nobody is asked; it stays as it is and grows once there is a tile."""
    table = position(row("fir sapling 2"), row("fir tree"), cells=(FEW_FIRS,))
    game = begin(table, Spring(0))
    assert (land(game), game.asking) == (row("fir sapling 2"), None)
    assert told(game, "waits") == [(0, 5)]


def test_W3_3_the_active_player_settles_scarce_tiles_first():
    """Spring goes clockwise, so the last tile is the active player's."""
    table = position(row("fir sapling"), row("fir sapling"), cells=(FEW_FIRS,))
    game = begin(table, Spring(1), Spring(0))
    assert land(game, 1) == row("fir tree")
    assert land(game, 0) == row("fir sapling")


def test_W3_4_seeds_become_saplings_and_take_their_arrows():
    """Two at R1C1, none at R1C5."""
    game = begin(position({"R1C1": "pine seed", "R1C5": "oak seed"}), Spring(0))
    assert land(game) == {"R1C1": "pine sapling 2", "R1C5": "oak sapling"}
    assert game.table.points == 48


def test_W3_4_a_sapling_grown_from_a_seed_waits_until_next_spring():
    """The rulebook's example: seed, then sapling, a year later a tree."""
    game = begin(position({"R1C1": "pine seed"}), Spring(0), Winter(), Spring(0))
    assert [event.name for event in game.events] == ["sprouted", "burdened", "rest", "grown"]
    assert land(game) == {"R1C1": "pine tree 2"}


def test_W3_4_a_sprout_that_cannot_bear_its_arrows_is_a_seed_again():
    """A fir at R2C5: three arrows, two circles; a pine bears them."""
    game = begin(position({"R2C5": "fir seed", "R1C1": "fir seed"}), Spring(0))
    assert land(game) == {"R2C5": "fir seed", "R1C1": "fir sapling 2"}
    assert (game.table.points, told(game, "died")) == (48, [(6, 5, 2)])


def test_W3_4_remediation_spares_the_sprouts():
    """With a filter one arrow less points at R2C5, with both two."""
    for level, damage in ((1, " 2"), (2, " 1")):
        table = position({"R2C5": "pine seed"}, zones=[{"I": level}])
        assert land(begin(table, Spring(0))) == {"R2C5": f"pine sapling{damage}"}


def test_W3_4_spring_is_done_player_by_player():
    """First all of the active player's spring, then the next player's."""
    table = position(row("oak sapling", "pine seed"), row("oak sapling", "pine seed"), marker=3)
    table.hands[0] = sorted(table.deck.pop() for _ in range(2))
    game = turn(table)
    game.answer(game.asking.options[0])
    spring = [(event.name, event.about[0] // 12) for event in game.events if event.rule[:2] == "W3"]
    names = ("grown", "sprouted", "burdened")
    assert spring == [(name, seat) for seat in (0, 1) for name in names]


VOLKER = row("pine tree wild_boar", "pine tree fox", "pine tree hare", "pine tree roe_deer")


def test_W3_5_volkers_five_trees_take_the_stag_only():
    """The rulebook's example: boar, fox, hare and roe deer are there already."""
    game = begin(position({**VOLKER, "R1C5": "pine tree"}), Summer(0))
    assert offers(game) == ("summer", 0, ["stag"])
    game.answer("stag")
    assert land(game)["R1C5"] == "pine tree stag"


def test_W3_5_with_a_sixth_tree_the_marten_may_come_too():
    """The rulebook's example goes on."""
    game = begin(position({**VOLKER, "R1C5": "pine tree", "R3C5": "pine tree"}), Summer(0))
    assert offers(game) == ("summer", 0, ["stag", "marten"])
    assert (game.asking.least, game.asking.most) == (0, 2)
    game.answer("stag", "marten")
    game.answer("R3C5")
    assert (land(game)["R3C5"], land(game)["R1C5"]) == ("pine tree stag", "pine tree marten")


def test_W3_5_at_most_two_come_and_fewer_may():
    """With twelve free trees everybody is invited, three are refused, none is allowed."""
    game = begin(position(FULL), Summer(0))
    assert offers(game)[2] == list(ANIMAL_NAMES)
    assert "At most 2" in game.why_not("fox", "hare", "lynx")
    game.answer()
    assert (land(game), game.asking) == (FULL, None)


def test_W3_5_without_a_free_tree_nobody_is_asked():
    """Every tree is taken; saplings and seeds are no trees."""
    table = position(row("pine tree hare", "oak sapling", "pine seed"))
    assert begin(table, Summer(0)).asking is None


def test_W3_5_one_free_tree_takes_one_animal():
    """Both kinds are offered, one may come."""
    game = begin(position(row("pine tree hare", "pine tree", "pine tree lynx")), Summer(0))
    assert offers(game) == ("summer", 0, ["roe_deer", "fox"])
    assert (game.asking.least, game.asking.most) == (0, 1)


def test_W3_5_trees_are_counted_not_saplings():
    """Two trees: the fox, number three, stays away."""
    game = begin(position(row("pine tree", "pine tree", "oak sapling")), Summer(0))
    assert offers(game)[2] == ["roe_deer", "hare"]


def test_W3_5_an_animal_that_is_out_of_stock_stays_away():
    """One roe deer in the box, and it lives next door."""
    table = position(
        row("pine tree"), row("oak tree roe_deer"), cells=(("animals", 0, "count", 1),)
    )
    assert begin(table, Summer(0)).asking is None


def test_W3_5_animals_come_from_the_supply_to_each_landscape():
    """The same kind may live next door."""
    game = begin(position(row("pine tree"), row("oak tree")), Summer(0), Summer(1))
    for _ in range(2):
        game.answer("roe_deer")
    assert (land(game, 0), land(game, 1)) == (row("pine tree roe_deer"), row("oak tree roe_deer"))
    assert game.table.animals[animal("roe_deer")] == 2


def test_W3_6_the_owner_says_on_which_free_tree_an_animal_settles():
    """Trees with an animal, saplings and free spaces are not offered."""
    table = position(row("pine tree", "oak tree hare", "oak sapling", "fir tree"))
    table.animals[animal("fox")] -= 1
    game = begin(table, Settle(0, animal("fox")))
    assert offers(game) == ("settle", 0, ["R1C1", "R1C4"])
    game.answer("R1C4")
    assert land(game) == row("pine tree", "oak tree hare", "oak sapling", "fir tree fox")


def test_W3_6_the_only_free_tree_is_taken_without_asking():
    """Forced, and told."""
    table = position(row("pine tree"))
    table.animals[animal("fox")] -= 1
    game = begin(table, Settle(0, animal("fox")))
    assert (game.asking, land(game)) == (None, row("pine tree fox"))
    assert told(game, "settled") == [(0, animal("fox"))]


@pytest.mark.parametrize(
    ("kind", "value"),
    [("beech", 8), ("oak", 8), ("alder", 6), ("spruce", 10), ("pine", 4), ("fir", 4)],
)
def test_W3_7_autumn_pays_the_timber_value_and_the_trees_stay(kind, value):
    """Damage and animals make no difference; saplings and seeds earn nothing."""
    plants = row(f"{kind} tree 1", f"{kind} tree fox", f"{kind} sapling", f"{kind} seed")
    game = begin(position(plants, money=(1000,)), Autumn(0))
    assert game.table.money[0] == 1000 + 2000 * value
    assert land(game) == plants


def test_W3_7_the_bank_pays_as_far_as_it_can_in_turn_order():
    """The active player is paid first; what is missing is told."""
    table = position(grove(2), grove(2), {}, seats=3, bank=9_000)
    game = begin(table, Autumn(0), Autumn(1))
    assert (game.table.money[:2], game.table.bank) == ([8_000, 1_000], 0)
    assert told(game, "bank_short") == [(1, 7_000)]


def test_W3_7_a_landscape_without_trees_earns_nothing():
    """And asks nothing of the bank."""
    game = begin(position(row("oak sapling"), seats=2, bank=0), Autumn(0))
    assert (game.table.money[0], game.table.short_bank) == (0, False)
