"""Chapter 4: who draws which card, and when it acts."""

import pytest

from waldlehre.waldmeister.handing import Draw, HandOut, Offer, OneOrTwo, OrderTwo

from .scenes import begin, card, carry_out, land, offers, position, row, stacked, told

JAYS = tuple(card("jay", copy) for copy in (1, 2, 3))
MOTHS = (card("winter_moth"), card("nun_moth"), card("gypsy_moth"))
"""Cards that ask nothing where there is no forest."""


def laid(cards, seats=3, layer=0, season="summer", lands=(), **more):
    """Return a table on which a layer has laid these cards."""
    table = position(*lands, seats=seats, season=season, **more)
    for one in cards:
        table.deck.remove(one)
    table.laid, table.layer = list(cards), layer
    return table


@pytest.mark.parametrize(
    ("seats", "cards", "named"), [(3, 1, 1), (3, 2, 1), (4, 1, 1), (4, 2, 1), (4, 3, 2)]
)
def test_W4_1_the_layer_names_one_player_fewer_than_there_are_cards(seats, cards, named):
    """But at least one; every opponent may be named, the layer never."""
    game = begin(laid(MOTHS[:cards], seats), HandOut(0))
    assert offers(game) == ("who", 0, [f"player {seat}" for seat in range(2, seats + 1)])
    assert (game.asking.least, game.asking.most) == (named, named)
    assert "name others" in game.why_not(*range(named))


@pytest.mark.parametrize(("seats", "cards"), [(2, 2), (3, 3)])
def test_W4_1_nobody_is_asked_where_all_opponents_must_draw(seats, cards):
    """Forced, and told: everybody has one card."""
    game = begin(laid(MOTHS[:cards], seats), HandOut(0))
    assert game.asking is None
    assert sorted(seat for seat, _ in told(game, "drew")) == list(range(seats))
    assert next(event.about for event in game.events) == tuple(range(seats))


def test_W4_2_robert_may_refuse_the_single_card_and_volker_must_take_it():
    """The rulebook's example, from the question to the drawing."""
    volker, robert = 0, 2
    game = begin(laid(MOTHS[:1]), HandOut(volker))
    game.answer(robert)
    assert offers(game) == ("offer", robert, ["yes"])
    game.answer()
    assert told(game, "drew") == [(volker, MOTHS[0])]


def test_W4_2_whoever_accepts_the_single_card_has_it():
    """Then the layer has none."""
    game = begin(laid(MOTHS[:1]), Offer(1, 0))
    game.answer("yes")
    assert told(game, "drew") == [(1, MOTHS[0])]
    assert told(game, "acts")[0][0] == 1


@pytest.mark.parametrize(("taken", "drew"), [(1, [1, 0, 0]), (2, [1, 1, 0])])
def test_W4_3_with_two_players_the_opponent_takes_one_or_two_of_three_cards(taken, drew):
    """All three are carried out in any case."""
    game = begin(laid(JAYS, seats=2), HandOut(0))
    assert offers(game) == ("how_many", 1, ["1", "2"])
    assert "not all of the cards" in game.why_not(3)
    game.answer(taken)
    assert [seat for seat, _ in told(game, "drew")] == drew
    assert sorted(one for _, one in told(game, "drew")) == list(JAYS)


def test_W4_3_is_not_asked_with_one_or_two_cards_nor_with_three_players():
    """Only two players with three cards."""
    for cards, seats in ((1, 2), (2, 2), (3, 3), (3, 4)):
        game = begin(laid(JAYS[:cards], seats), HandOut(0))
        assert game.asking is None or game.asking.prompt != "how_many"


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0), (1, 2, 0)])
def test_W4_4_those_named_draw_clockwise_and_the_layer_has_what_is_left(order):
    """Which card somebody draws is luck; whoever sits next draws first."""
    cards = [MOTHS[at] for at in order]
    table = stacked(laid(MOTHS, seats=4, layer=2), cards)
    game = begin(table, HandOut(2))
    game.answer(0, 3)
    assert told(game, "drew") == [(3, cards[0]), (0, cards[1]), (2, cards[2])]


def test_W4_4_cards_are_drawn_unseen():
    """Where anybody could get any card, over many seeds everybody does."""
    drawn = set()
    for seed in range(60):
        game = begin(laid(MOTHS[:2], seed=seed), Draw(0, (1,)))
        drawn.add(told(game, "drew")[0])
    assert drawn == {(1, MOTHS[0]), (1, MOTHS[1])}


def test_W4_5_whoever_holds_two_cards_says_which_comes_first():
    """The opponent of two players before the layer does."""
    drawn = [JAYS[1], JAYS[0], JAYS[2]]
    game = begin(stacked(laid(JAYS, seats=2, season="spring"), drawn), OneOrTwo(1, 0))
    game.answer(2)
    assert (game.asking.prompt, game.asking.seat) == ("first_card", 1)
    assert game.asking.options == JAYS[:2]
    game.answer(JAYS[1])
    assert [about[:2] for about in told(game, "no_effect")] == [
        (1, JAYS[1]),
        (1, JAYS[0]),
        (0, JAYS[2]),
    ]


def test_W4_5_the_layer_with_two_cards_is_asked_after_the_others_card():
    """Clockwise, the layer last."""
    table = stacked(laid(JAYS, seats=2, season="spring"), list(JAYS))
    game = begin(table, OneOrTwo(1, 0))
    game.answer(1)
    assert [about[:2] for about in told(game, "no_effect")] == [(1, JAYS[0])]
    assert (game.asking.seat, game.asking.options) == (0, JAYS[1:])


def test_W4_5_each_of_two_cards_is_carried_out_once():
    """A sapling is lost to each frost."""
    frosts = tuple(card("frost", copy) for copy in (1, 2))
    table = position({"R1C1": "oak sapling", "R1C2": "oak sapling"}, season="spring")
    for one in frosts:
        table.deck.remove(one)
    table.drawn = list(frosts)
    game = begin(table, OrderTwo(0, frosts))
    game.answer(frosts[0])
    game.answer("R1C2")
    assert (land(game), game.table.drawn) == ({}, [])
    assert set(frosts) <= set(game.table.discard)


def test_W4_6_cards_are_carried_out_clockwise_the_layers_last():
    """Whoever was named first."""
    table = laid(MOTHS, seats=4, layer=1)
    game = begin(table, HandOut(1))
    game.answer(0, 2)
    assert [about[0] for about in told(game, "acts")] == [2, 0, 1]


SEASONS = {
    "bark_beetle": "spring summer",
    "frost": "spring autumn",
    "clear_felling": "autumn winter",
    "snow_breakage": "winter",
    "jay": "autumn winter",
    "sapling_auction": "spring summer autumn",
    "remediation": "winter spring summer autumn",
}


@pytest.mark.parametrize("season", ["winter", "spring", "summer", "autumn"])
@pytest.mark.parametrize("name", SEASONS)
def test_W4_6_a_card_acts_in_its_seasons_only_and_is_discarded(name, season):
    """By the season in which the marker stands now."""
    game = carry_out(position(season=season), name)
    acts = season in SEASONS[name].split()
    assert len(told(game, "acts")) == acts
    assert len(told(game, "no_effect")) == (not acts)
    assert (game.table.drawn, len(game.table.discard)) == ([], 1)


def test_W4_6_no_auction_in_winter():
    """As the rulebook says."""
    assert (
        carry_out(position(season="winter", money=(90_000,) * 2), "sapling_auction").asking is None
    )


def test_W4_6_out_of_season_a_card_leaves_the_forest_alone():
    """Frost in summer."""
    game = carry_out(position(row("oak sapling"), season="summer"), "frost")
    assert land(game) == row("oak sapling")


def test_W4_7_with_the_variant_the_layer_keeps_the_card_laid_last():
    """The layer says which; the others draw the rest."""
    for kept in MOTHS:
        game = begin(laid(MOTHS, keep_last=True), HandOut(0))
        if game.asking.prompt == "who":
            game.answer(1, 2)
        assert (game.asking.prompt, game.asking.seat) == ("keep", 0)
        assert game.asking.options == MOTHS
        game.answer(kept)
        assert told(game, "drew")[2] == (0, kept)
        assert {one for _, one in told(game, "drew")} == set(MOTHS)


def test_W4_7_a_single_card_is_offered_all_the_same():
    """Nothing is kept of one card."""
    game = begin(laid(MOTHS[:1], keep_last=True), HandOut(0))
    game.answer(1)
    assert game.asking.prompt == "offer"
