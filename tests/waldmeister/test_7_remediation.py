"""Chapter 7: filters, catalytic converters, railways, and the bought sapling."""

import pytest

from waldlehre.waldmeister.parts import FIR, OAK
from waldlehre.waldmeister.planting import BuySapling, PlantSapling
from waldlehre.waldmeister.remediation import Build, OfferBuild, Voluntary, WhiteArrows
from waldlehre.waldmeister.seasons import Spring

from .scenes import CELLS, FULL, at, begin, grove, land, measure, offers, position, row, told

FILTER = measure("filter_45", "I")
AROUND_INDUSTRY = dict.fromkeys(("R1C4", "R2C3", "R2C5", "R3C4"), "oak tree 2")
MONEY = (50_000, 50_000, 50_000)


def card_round(*answers, money=MONEY, drawer=0, **scene):
    """Send a remediation card round a table of three."""
    seats = tuple((drawer + i) % 3 for i in range(3))
    game = begin(position(seats=3, money=money, **scene), OfferBuild(seats))
    for answer in answers:
        game.answer(*answer)
    return game


def test_W7_1_the_drawer_may_build_one_tile_at_the_printed_price():
    """Then the card is over; nobody else is asked."""
    game = card_round(("filter_45/I",))
    assert (game.asking, game.table.money) == (None, [30_000, 50_000, 50_000])
    assert told(game, "built") == [(0, FILTER, 20_000)]
    assert game.table.zone == [0, 0, 1, 0, 0, 0, 0, 0, 0]


def test_W7_1_whoever_declines_passes_the_card_on_clockwise():
    """Until somebody builds."""
    game = card_round((), drawer=1)
    assert (game.asking.seat, told(game, "passed_on")) == (2, [(1, 2)])
    game.answer("converter/A")
    assert (game.asking, game.table.zone) == (None, [0, 0, 0, 0, 0, 0, 1, 0, 0])


def test_W7_1_whoever_cannot_pay_passes_the_card_on_unasked():
    """19,999 is too little."""
    game = card_round(money=(19_999, 20_000, 0))
    assert (game.asking.seat, told(game, "passed_on")) == (1, [(0, 1)])


def test_W7_1_everybody_is_asked_once_and_then_the_card_is_discarded():
    """It does not come round again."""
    game = card_round((), (), ())
    assert (game.asking, told(game, "nobody_builds")) == (None, [()])
    assert told(game, "passed_on") == [(0, 1), (1, 2)]


def test_W7_1_the_builder_chooses_the_zone_and_the_next_tile_of_each_zone():
    """One offer a zone: the second tile where the first lies."""
    game = card_round(zones=[{"A": 1, "I": 2}])
    assert offers(game) == ("build", 0, ["railway/A", "converter/B"])


def test_W7_2_once_a_turn_one_may_build_without_a_card_at_double_the_price():
    """40,000 for the first tile."""
    game = begin(position(money=(50_000,)), Voluntary(0))
    assert offers(game) == ("voluntary", 0, ["converter/A", "converter/B", "filter_45/I"])
    game.answer("filter_45/I")
    assert (game.table.money[0], game.asking) == (10_000, None)


@pytest.mark.parametrize(("money", "asked"), [(39_999, False), (40_000, True)])
def test_W7_2_without_double_the_price_nobody_is_asked(money, asked):
    """And a second tile is offered from 60,000 on."""
    assert (begin(position(money=(money,)), Voluntary(0)).asking is not None) == asked
    game = begin(position(money=(money + 19_999,), zones=[{"A": 1, "B": 1}]), Voluntary(0))
    assert offers(game)[2] == ["filter_45/I"]


def test_W7_2_building_with_a_card_does_not_use_up_building_of_free_will():
    """Both in one turn, on the same zone."""
    game = begin(position(money=(100_000,)), OfferBuild((0, 1)), Voluntary(0))
    game.answer("filter_45/I")
    game.answer("filter_66/I")
    assert (game.table.zone[2], game.table.money[0]) == (2, 100_000 - 20_000 - 60_000)


@pytest.mark.parametrize(
    ("tile", "zone", "first"),
    [
        ("filter_66", "I", "filter_45"),
        ("railway", "A", "converter"),
        ("railway", "B", "converter"),
    ],
)
def test_W7_3_the_first_tile_of_a_zone_comes_before_the_second(tile, zone, first):
    """45 % before 66 %, converter before railway; never the same tile twice."""
    game = begin(position(money=(100_000,)), Voluntary(0))
    assert "must be built before" in game.why_not(f"{tile}/{zone}")
    game.answer(f"{first}/{zone}")
    game = begin(position(money=(100_000,), zones=[{zone: 1}]), Voluntary(0))
    assert f"{tile}/{zone}" in offers(game)[2]
    assert "built already" in game.why_not(f"{first}/{zone}")


def test_W7_3_the_second_tile_lies_on_the_first_and_neither_goes_back():
    """Both have left the supply."""
    table = position(money=(100_000,), zones=[{"I": 1}])
    game = begin(table, Build(0, measure("filter_66", "I"), 30_000))
    land(game)
    assert (game.table.tiles, game.table.zone[2]) == ([3, 3, 8, 8], 2)
    assert game.table.money[0] == 70_000


def test_W7_3_without_a_tile_in_the_supply_nothing_is_built():
    """The four filters of 45 % are gone: a box with none shows it."""
    game = begin(position(money=(100_000,), cells=[("remediation", 0, "count", 0)]), Voluntary(0))
    assert offers(game)[2] == ["converter/A", "converter/B"]
    assert "No tile is left" in game.why_not("filter_45/I")


BURDENS = {
    "A": [[2, 1, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0], [0] * 12],
    "I": [
        [0, 0, 0, 2, 0, 2, 3, 0, 0, 0, 2, 0],
        [0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1, 0],
        [0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0],
    ],
}


@pytest.mark.parametrize("zone", BURDENS)
@pytest.mark.parametrize("level", [0, 1, 2])
def test_W7_3_a_built_tile_lowers_the_arrows_for_later_plants(zone, level):
    """The other zones burden as before, and the neighbour's landscape too."""
    table = position({}, zones=[{zone: level}])
    before = position({})
    gone = [BURDENS[zone][0][n] - BURDENS[zone][level][n] for n in range(12)]
    assert [before.burden(n) - table.burden(n) for n in range(12)] == gone
    assert [before.burden(n) - table.burden(n) for n in range(12, 24)] == [0] * 12


def test_W7_3_plants_that_stand_keep_their_damage_and_later_ones_take_less():
    """A sapling planted after the filter takes two points at R2C5 instead of three."""
    table = position({"R1C4": "oak tree 2"}, money=(20_000,))
    game = begin(table, Build(0, FILTER, 20_000), PlantSapling(0, OAK))
    game.answer()
    game.answer("R2C5")
    assert land(game) == {"R1C4": "oak tree 2", "R2C5": "oak sapling 2"}


def test_W7_4_the_filter_of_45_percent_takes_off_up_to_four_points():
    """The rulebook's example: four white arrows, four damaged plants, all relieved."""
    game = begin(position(AROUND_INDUSTRY, money=(20_000,)), Build(0, FILTER, 20_000))
    assert offers(game) == ("white", 0, list(AROUND_INDUSTRY))
    assert (game.asking.least, game.asking.most) == (0, 4)
    game.answer(*AROUND_INDUSTRY)
    assert land(game) == dict.fromkeys(AROUND_INDUSTRY, "oak tree 1")
    assert game.table.points == game.start.points + 4


def test_W7_4_relief_may_be_declined_wholly_or_in_part():
    """Each plant for itself."""
    for picked in ((), ("R2C5",), ("R1C4", "R3C4")):
        game = begin(position(AROUND_INDUSTRY), WhiteArrows(0, FILTER))
        game.answer(*picked)
        assert [cell for cell, plant in land(game).items() if plant[-1] == "1"] == list(picked)


def test_W7_4_all_arrows_of_the_second_tile_count():
    """Filter of 66 %: six points; saplings recover too, and nothing falls below none."""
    plants = {**AROUND_INDUSTRY, "R2C5": "oak sapling 3", "R2C3": "oak tree 1"}
    table = position(plants, zones=[{"I": 1}])
    game = begin(table, WhiteArrows(0, measure("filter_66", "I")))
    game.answer(*AROUND_INDUSTRY)
    healthy = {"R1C4": "oak tree 1", "R2C3": "oak tree", "R2C5": "oak sapling 1"}
    assert land(game) == {**healthy, "R3C4": "oak tree 1"}


def test_W7_4_plants_without_damage_or_arrow_are_not_offered():
    """R1C1 has no arrow of the industry; R1C4 has no damage."""
    plants = {"R1C1": "oak tree 2", "R1C4": "oak tree", "R2C5": "oak tree 1", "R3C4": "oak seed"}
    game = begin(position(plants), WhiteArrows(0, FILTER))
    assert offers(game)[2] == ["R2C5"]
    assert begin(position(row("oak tree 2")), WhiteArrows(0, FILTER)).asking is None


def test_W7_4_only_the_builders_landscape_recovers():
    """The neighbour's damage stays."""
    game = begin(position({}, AROUND_INDUSTRY), WhiteArrows(0, FILTER))
    assert (game.asking, land(game, 1)) == (None, AROUND_INDUSTRY)


def test_W7_5_once_a_turn_a_sapling_may_be_bought_for_thirty_thousand():
    """Any species in the supply; it is planted like one won at auction."""
    table = position(row("pine seed"), money=(30_000,), cells=[("saplings", "alder", "count", 0)])
    game = begin(table, BuySapling(0))
    assert offers(game) == ("buy", 0, ["beech", "oak", "spruce", "pine", "fir"])
    game.answer("oak")
    game.answer("R1C1")
    assert (land(game), game.table.money[0]) == (row("oak sapling 2"), 0)
    assert game.asking is None


def test_W7_5_buying_may_be_declined():
    """Nothing is paid."""
    game = begin(position(money=(30_000,)), BuySapling(0))
    game.answer()
    assert (land(game), game.table.money[0]) == ({}, 30_000)


def test_W7_5_without_money_or_room_nobody_is_asked():
    """29,999, or trees on all spaces."""
    assert begin(position(money=(29_999,)), BuySapling(0)).asking is None
    assert begin(position(FULL, money=(90_000,)), BuySapling(0)).asking is None


def test_W7_5_a_bought_fir_may_die_at_once():
    """The seed stays in its place."""
    game = begin(position(money=(30_000,)), BuySapling(0))
    game.answer("fir")
    game.answer("R2C5")
    assert land(game) == {"R2C5": "fir seed"}
    assert told(game, "died") == [(at("R2C5"), FIR, 2)]


def test_W7_3_a_seed_sprouts_under_the_arrows_of_the_present_level():
    """All zones done: only one arrow each is left at R1C4, R2C5 and R3C4."""
    seeds = grove(7, "pine seed") | {"R3C4": "oak seed"}
    table = position(seeds, zones=[{"A": 2, "B": 2, "I": 2}])
    hurt = told(begin(table, Spring(0)), "burdened")
    assert [(CELLS[space], many) for space, many in hurt] == [("R1C4", 1), ("R2C5", 1), ("R3C4", 1)]
