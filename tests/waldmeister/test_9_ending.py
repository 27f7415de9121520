"""Chapter 9: the end of a turn and the ways a game ends."""

import pytest

from waldlehre.waldmeister.ending import Announce, CheckStocks, GameOver, Refill
from waldlehre.waldmeister.seasons import Autumn
from waldlehre.waldmeister.state import BANK, DEFEAT
from waldlehre.waldmeister.state import FULL as FULL_END
from waldlehre.waldmeister.turn import PassOn

from .scenes import FULL, begin, card, draw, grove, land, offers, position, row, sound, told, turn

LONELY = ("drought", "pine_weevil", "nun_moth", "gypsy_moth", "winter_moth")
"""Cards that do nothing in winter."""
SICK = {**FULL, "R1C1": "spruce tree 1"}


@pytest.mark.parametrize("held", range(6))
def test_W9_1_the_hand_is_filled_up_to_five(held):
    """However many cards were laid."""
    game = begin(position(hands=[LONELY[:held]]), Refill(0))
    assert (len(game.table.hands[0]), told(game, "refilled")) == (5, [(0, 5 - held)])
    assert len(game.table.deck) == 66 - 5


def test_W9_1_only_the_active_player_draws():
    """Cards received never enter a hand, and nobody else fills up."""
    game = begin(position(hands=[LONELY[:2], ("storm",)]), Refill(0))
    assert game.table.hands[1] == [card("storm")]


def test_W9_1_when_the_last_card_is_drawn_the_discards_become_the_new_pile():
    """In the middle of a refill: two from the old pile, one from the new."""
    game = begin(position(hands=[LONELY[:2]], deck=2), Refill(0))
    table = game.table
    assert (told(game, "shuffled"), told(game, "refilled")) == ([(62,)], [(0, 3)])
    assert (len(table.hands[0]), len(table.deck), table.discard) == (5, 61, [])


def test_W9_1_the_discards_are_shuffled_at_once_even_when_the_hand_is_full():
    """The pile is never empty at the end of a turn."""
    game = begin(position(hands=[LONELY[:2]], deck=3), Refill(0))
    assert (len(game.table.deck), told(game, "shuffled")) == (61, [(61,)])


def test_W9_1_each_new_pile_is_shuffled_otherwise():
    """The order of the first is no hint to the second."""
    piles = []
    for before in (0, 1):
        table = position(hands=[LONELY[:4]], deck=1)
        table.piles = before
        piles.append(begin(table, Refill(0)).table.deck)
    assert sorted(piles[0]) == sorted(piles[1])
    assert piles[0] != piles[1]


def checked(bag=None, bank=None, short_points=False, short_bank=False, **variant):
    """Return how a game stands after its stocks were checked; "" where it goes on."""
    table = position(row("oak tree 1"), bag=bag, bank=bank, **variant)
    table.short_points, table.short_bank = short_points, short_bank
    return begin(table, CheckStocks()).ending


@pytest.mark.parametrize(
    ("scene", "ending"),
    [
        ({}, ""),
        ({"bag": 0}, "defeat"),
        ({"bag": 1}, ""),
        ({"bag": 5, "short_points": True}, "defeat"),
        ({"bank": 0}, "bank"),
        ({"bank": 1}, ""),
        ({"bank": 5, "short_bank": True}, "bank"),
        ({"bag": 0, "bank": 0}, "defeat"),
        ({"short_points": True, "short_bank": True}, "defeat"),
    ],
)
def test_W9_2_a_stock_that_is_empty_or_ran_short_ends_the_game(scene, ending):
    """Damage points: all have lost. Money: the game is counted. Defeat goes first."""
    assert checked(**scene) == ending


def test_W9_2_a_stock_that_was_empty_and_recovered_ends_nothing():
    """The bag's last point is placed, and a helper puts one back in the same turn."""
    table = position(row("oak tree 1"), bag=1, hands=[(), ()])
    table.hurt(0, 1)
    assert table.points == 0
    table.heal(0, 1)
    sound(table)
    assert begin(table, CheckStocks()).ending == ""


def test_W9_2_a_point_that_could_not_be_placed_ends_the_game_at_the_end_of_the_turn():
    """Not at once: the dead give points back, the turn is finished, then all have lost."""
    table = position(grove(3, "fir tree 2"), bag=2, hands=[("smog",), LONELY])
    game = turn(table)
    game.answer("yes")
    assert told(game, "bag_short") == []
    table = position({}, grove(3, "fir tree 2"), bag=2, hands=[("smog",), LONELY])
    game = turn(table)
    game.answer("yes")
    assert told(game, "bag_short") == [(14,)]
    assert (game.ending, game.table.points) == ("defeat", 6)
    assert told(game, "refilled") == [(0, 5)]


def test_W9_2_the_flags_are_forgotten_when_the_next_turn_begins():
    """A shortage belongs to its turn."""
    table = position(hands=[LONELY])
    table.short_points = table.short_bank = True
    game = turn(table)
    assert (game.table.short_points, game.table.short_bank) == (False, False)


def test_W9_2_a_bank_that_cannot_pay_ends_the_game_and_it_is_counted():
    """Autumn pays two players of three in full."""
    table = position(grove(2), grove(2), seats=3, bank=9_000)
    game = begin(table, Autumn(0), Autumn(1), CheckStocks())
    assert game.ending == "bank"
    assert game.winners() == [0]
    assert told(game, "points", 2) == [(0, 10), (1, 10), (2, 0)]


def test_W9_3_whoever_has_trees_on_all_spaces_may_announce_the_end():
    """Or not."""
    for answer, announcer in (((), -1), (("yes",), 0)):
        game = begin(position(FULL), Announce(0))
        assert offers(game) == ("announce", 0, ["yes"])
        game.answer(*answer)
        assert game.table.announcer == announcer
        assert told(game, "announced") == [(0,)] * (announcer == 0)


@pytest.mark.parametrize("plant", [None, "oak seed", "oak sapling"])
def test_W9_3_eleven_trees_are_not_enough(plant):
    """A sapling, a seed or a free space on the twelfth."""
    plants = {cell: tree for cell, tree in FULL.items() if cell != "R2C3"}
    plants |= {"R2C3": plant} if plant else {}
    assert begin(position(plants), Announce(0)).asking is None


def test_W9_3_a_second_announcement_changes_nothing():
    """Nobody else is asked any more."""
    table = position(FULL, FULL, cells=[("trees", "pine", "count", 20)])
    table.announcer = 1
    game = begin(table, Announce(0))
    assert (game.asking, game.table.announcer) == (None, 1)


def test_W9_4_everybody_else_has_one_more_turn():
    """Three players: two more turns, then the count; the announcer is not asked again."""
    table = position(FULL, seats=3, hands=[LONELY, ("storm",) * 2, ("frost",) * 2])
    game = begin(table, Announce(0), PassOn(0))
    game.answer("yes")
    turns = []
    while game.asking is not None:
        if game.asking.prompt == "lay":
            turns.append(game.asking.seat)
        game.answer(*game.asking.options[: max(1, game.asking.least)])
    assert (turns, game.ending) == ([1, 2], "full")
    assert told(game, "last_turn") == [(1,), (2,)]
    assert game.winners() == [0]


def test_W9_4_without_an_announcement_the_next_player_follows():
    """The turn counter goes on."""
    game = begin(position(seats=3, hands=[(), (), LONELY]), PassOn(1))
    assert (game.asking.seat, game.table.turn, game.ending) == (2, 2, "")
    assert told(game, "last_turn") == []


def test_W9_4_losses_after_the_announcement_change_nothing():
    """A tree of the announcing forest falls in the last turn: the game ends all the same."""
    table = position({**FULL, "R1C1": "fir tree 2"}, hands=[(), ("smog",)], season="winter")
    game = begin(table, Announce(0), PassOn(0))
    game.answer("yes")
    assert game.asking.prompt == "offer"
    game.answer("yes")
    while game.asking is not None:
        assert game.asking.seat == 0
        game.answer(*game.asking.options[: game.asking.least])
    assert (game.ending, land(game)["R1C1"]) == ("full", "fir seed")


@pytest.mark.parametrize(("how", "ending"), [({"bag": 0}, "defeat"), ({"bank": 0}, "bank")])
def test_W9_5_shortages_end_the_game_during_the_last_turns_too(how, ending):
    """Before everybody has had a last turn."""
    table = position(SICK, seats=3, **how)
    table.announcer = 0
    assert begin(table, CheckStocks(), PassOn(1)).ending == ending


def test_W9_5_defeat_goes_before_the_bank_and_both_before_the_full_forest():
    """At the end of the very last turn."""
    for bag, bank, ending in ((0, 0, "defeat"), (9, 0, "bank"), (9, 9, "full")):
        table = position(SICK, bag=bag, bank=bank)
        table.announcer = 0
        assert begin(table, CheckStocks(), PassOn(1)).ending == ending


@pytest.mark.parametrize("how", [DEFEAT, BANK, FULL_END])
def test_W9_5_once_it_is_over_nobody_is_asked_and_nothing_more_is_done(how):
    """Whatever lay on the agenda is put away."""
    game = begin(position(FULL), GameOver(how), Announce(0), Refill(0))
    assert (game.asking, game.table.agenda) == (None, [])
    assert (game.table.ended, told(game, "over")) == (how, [(how,)])
    assert told(game, "refilled") == []


def test_W9_2_a_common_defeat_has_no_winner_but_points_may_be_shown():
    """No ranking."""
    game = begin(position(SICK, row("oak tree"), bag=0), CheckStocks())
    assert (game.winners(), told(game, "points", 2)) == ([], [(0, 59), (1, 5)])


def test_W9_2_edition_fr_counts_only_empty_stocks_at_the_end_of_the_turn():
    """A shortage that recovered ends nothing there."""
    assert checked(bag=5, short_points=True, empty_only=True) == ""
    assert checked(bank=5, short_bank=True, empty_only=True) == ""
    assert checked(bag=0, empty_only=True) == "defeat"
    assert checked(bank=0, empty_only=True) == "bank"


def test_W9_2_with_the_variant_all_have_lost_the_moment_the_last_point_is_placed():
    """Before anything dies, and whoever could have healed."""
    for at_once, ending in ((True, "defeat"), (False, "")):
        table = position(row("fir tree 2", "oak tree"), bag=2, defeat_at_once=at_once)
        game = draw(table, "smog")
        assert game.ending == ending
        assert "R1C1" in land(game)
        assert (land(game)["R1C1"] == "fir tree 3") == at_once
