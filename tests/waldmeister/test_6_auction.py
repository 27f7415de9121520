"""Chapter 6: auctions and planting."""

import pytest

from waldlehre.waldmeister.auction import Auction, Bid
from waldlehre.waldmeister.parts import BEECH, FIR, OAK, SPECIES
from waldlehre.waldmeister.planting import PlantSapling

from .scenes import FULL, answered, begin, grove, land, offers, position, row, told

NO_ALDER = ("saplings", "alder", "count", 0)
RICH = (100_000, 100_000, 100_000)


def auction(*answers, lots=3, drawer=0, **scene):
    """Return an auction after some answers."""
    scene = {"seats": 3, "money": RICH, **scene}
    game = begin(position(*scene.pop("lands", ()), **scene), Auction(drawer, lots))
    for answer in answers:
        game.answer(*answer)
    return game


def test_W6_1_the_drawer_puts_up_three_saplings_one_at_a_time():
    """The same species may come again; after the third lot the card is over."""
    one = (("oak",), (5_000,), (), (), ("R1C5",))
    game = auction(*one)
    assert (offers(game)[:2], game.table.agenda[-1].lots) == (("lot", 0), 2)
    for answer in (*one[:4], ("R3C5",), *one[:4], ("R1C1",)):
        game.answer(*answer)
    assert (game.asking, len(answered(game, "lot"))) == (None, 3)
    assert sorted(land(game)) == ["R1C1", "R1C5", "R3C5"]


def test_W6_1_only_species_in_the_supply_can_be_put_up():
    """No alder in the box; seeds on the boards come from the same tiles."""
    game = auction(lands=[grove(3, "fir seed")], cells=[NO_ALDER])
    assert offers(game)[2] == [kind for kind in SPECIES if kind not in ("alder", "fir")]


def test_W6_1_without_a_sapling_in_the_supply_the_card_ends_early():
    """Nothing to put up, nothing asked."""
    lands = (
        row(*["oak seed"] * 7, *["beech seed"] * 5),
        row(*["pine seed"] * 7, *["fir seed"] * 3),
    )
    lands = (*lands, row(*["spruce seed"] * 6, *["alder seed"] * 4))
    game = auction(lands=lands)
    assert (game.asking, answered(game, "lot")) == (None, [])


def test_W6_1_when_every_species_left_is_barred_the_card_ends_early():
    """Two species in the supply, nobody bids for either: no third lot."""
    rest = [row(*["oak seed"] * 7, *["beech seed"] * 5), row(*["pine seed"] * 7, *["fir seed"] * 3)]
    game = auction(("alder",), *[()] * 6, lands=[*rest, {}])
    assert (game.asking, len(answered(game, "lot"))) == (None, 2)


def test_W6_2_the_drawer_bids_first_then_clockwise():
    """Raise or pass."""
    game = auction(("oak",), drawer=1)
    asked = []
    for answer in ((5_000,), (10_000,), (), (15_000,)):
        asked.append(game.asking.seat)
        game.answer(*answer)
    assert asked == [1, 2, 0, 1]
    assert game.asking.seat == 2


def test_W6_2_several_raises_go_round_until_one_is_left():
    """Whoever passes is out for this lot and is not asked again."""
    game = auction(("oak",))
    asked = []
    for answer in ((5_000,), (10_000,), (20_000,), (), (25_000,), (30_000,), ()):
        asked.append(game.asking.seat)
        game.answer(*answer)
    assert asked == [0, 1, 2, 0, 1, 2, 1]
    assert told(game, "sold") == [(2, OAK, 30_000)]


def test_W6_2_a_bid_is_at_least_the_minimum_in_steps_and_never_on_credit():
    """With 22,000 one may bid 5,000 to 20,000."""
    game = auction(("oak",), money=(22_000, 50_000))
    assert game.asking.options == (5_000, 10_000, 15_000, 20_000)
    assert (game.asking.least, game.asking.most) == (0, 1)
    for bid, reason in ((4_000, "lowest"), (7_000, "steps"), (25_000, "no credit")):
        assert reason in game.why_not(bid)


def test_W6_2_a_raise_is_a_step_or_a_multiple_above_the_highest_bid():
    """After 10,000 at least 15,000."""
    game = auction(("oak",), (10_000,), money=(50_000, 30_000))
    assert game.asking.options == (15_000, 20_000, 25_000, 30_000)
    assert "more than the highest" in game.why_not(10_000)


def test_W6_2_whoever_cannot_raise_is_not_asked():
    """Seat 1 has 10,000, seat 2 nothing: after 10,000 the lot is sold."""
    game = auction(("oak",), (10_000,), money=(50_000, 10_000))
    assert told(game, "sold") == [(0, OAK, 10_000)]


def test_W6_2_whoever_has_no_room_may_not_bid():
    """Trees on all twelve spaces; a seed would have to be given up."""
    seedy = {**FULL, "R3C5": "pine seed"}
    game = auction(("oak",), lands=[FULL, seedy], cells=[("trees", "pine", "count", 20)], seats=3)
    asked = [game.asking.seat]
    game.answer()
    asked.append(game.asking.seat)
    assert asked == [1, 2]


def test_W6_2_the_last_one_left_is_not_asked_to_outbid_himself():
    """Everybody else has passed: sold; a lone bidder may still pass."""
    game = auction(("oak",), (), ())
    assert (game.asking.prompt, game.asking.seat, game.asking.least) == ("bid", 2, 0)
    game.answer(5_000)
    assert told(game, "sold") == [(2, OAK, 5_000)]


def test_W6_3_the_winner_pays_the_bank_and_plants_before_the_next_lot():
    """The drawer, too, pays the bank."""
    game = auction(("oak",), (5_000,), (15_000,), (), ())
    table = game.table
    assert table.money == [100_000, 85_000, 100_000]
    assert table.bank == game.start.bank + 15_000
    assert (game.asking.prompt, game.asking.seat) == ("plant", 1)
    game.answer(12 + 4)
    assert (land(game, 1), game.asking.prompt) == ({"R1C5": "oak sapling"}, "lot")


@pytest.mark.parametrize(
    ("cell", "damage"), [("R1C1", " 2"), ("R1C5", ""), ("R2C5", " 3"), ("R3C2", " 2")]
)
def test_W6_4_a_planted_sapling_takes_all_arrows_at_once(cell, damage):
    """As many points as black arrows point at its space."""
    game = begin(position({}), PlantSapling(0, OAK))
    game.answer(cell)
    assert land(game) == {cell: f"oak sapling{damage}"}


def test_W6_4_a_sapling_may_take_a_seeds_place_and_the_seed_goes_back():
    """Spaces with saplings and trees are not offered."""
    game = begin(position(row("pine seed", "oak sapling", "fir tree")), PlantSapling(0, OAK))
    assert "R1C1" in offers(game)[2]
    assert not {"R1C2", "R1C3"} & set(offers(game)[2])
    game.answer("R1C1")
    assert land(game) == row("oak sapling 2", "oak sapling", "fir tree")
    assert game.table.saplings[4] == 7


def test_W6_4_the_only_place_is_taken_without_asking():
    """A lone seed among trees makes way."""
    game = begin(position({**FULL, "R1C1": "fir seed"}), PlantSapling(0, OAK))
    assert (game.asking, land(game)["R1C1"]) == (None, "oak sapling 2")


def test_W6_4_a_sapling_that_cannot_bear_its_arrows_dies_at_once():
    """A fir at R2C5 becomes a seed there, before the next lot."""
    game = auction(("fir",), (5_000,), (), (), ("R2C5",))
    assert land(game) == {"R2C5": "fir seed"}
    assert (game.asking.prompt, game.table.points) == ("lot", 75)
    assert told(game, "died") == [(6, FIR, 2)]


def test_W6_4_a_seed_given_back_serves_the_next_lot():
    """The last fir tile lies as a seed; once it is given up, a fir can be put up."""
    cells = [("saplings", "fir", "count", 1)]
    game = auction(("oak",), (5_000,), (), (), lands=[row("fir seed")], cells=cells)
    game.answer("R1C1")
    assert "fir" in offers(game)[2]


def test_W6_5_a_species_without_a_bid_is_barred_for_the_rest_of_the_card():
    """The lot counts all the same; bidding for another species bars nothing."""
    game = auction(("oak",), (), (), ())
    assert told(game, "unsold") == [(OAK,)]
    assert offers(game)[2] == [kind for kind in SPECIES if kind != "oak"]
    assert "barred" in game.why_not("oak")
    for answer in (("beech",), (5_000,), (), (), ("R1C5",)):
        game.answer(*answer)
    assert offers(game)[2] == [kind for kind in SPECIES if kind != "oak"]
    for answer in (("fir",), (), (), ()):
        game.answer(*answer)
    assert (game.asking, len(answered(game, "lot"))) == (None, 3)


def test_W6_5_where_nobody_can_bid_the_lot_is_unsold():
    """No money anywhere: three lots are put up and barred without a bid."""
    game = auction(("oak",), ("beech",), ("fir",), money=())
    assert told(game, "unsold") == [(OAK,), (BEECH,), (FIR,)]
    assert game.asking is None


def test_W6_5_the_next_card_bars_nothing():
    """Barred is barred for this card only."""
    game = begin(position({}, money=(5_000,)), Auction(0, 1), Auction(0, 1))
    for answer in (("oak",), ()):
        game.answer(*answer)
    assert "oak" in offers(game)[2]


def test_W6_2_bidders_without_the_money_for_a_raise_drop_out_but_the_leader_stays():
    """Seat 0 leads at 20,000 with nothing left; seat 1 may still raise."""
    waiting = Bid(OAK, 0, 1, (), (1, 2), 20_000, 0)
    game = begin(position({}, seats=3, money=(20_000, 40_000, 22_000)), waiting)
    game.answer(25_000)
    assert told(game, "sold") == [(1, OAK, 25_000)]
