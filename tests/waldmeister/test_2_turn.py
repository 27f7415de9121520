"""Chapter 2: a turn, and the season marker."""

import pytest

from waldlehre.kernel.errors import IllegalAnswer
from waldlehre.waldmeister.turn import LayCards, MoveMarker

from .scenes import FULL, begin, card, grove, land, offers, position, row, told, turn

DEAD = ("drought", "drought", "pine_weevil", "nun_moth", "gypsy_moth")
MORE = ("winter_moth", "winter_moth", "bark_beetle")
"""Cards that do nothing in winter."""
RICH = 200_000


def played(game, *answers):
    """Answer one question after the other; return what was asked."""
    asked = []
    for answer in answers:
        asked.append((game.asking.prompt, game.asking.seat))
        game.answer(*answer)
    return asked


def test_W2_1_a_turn_has_its_parts_in_the_printed_order():
    """Lay, hand out, build of free will, buy and plant, refill; then the next seat."""
    game = turn(position({}, seats=3, money=(RICH,), hands=[DEAD, MORE]))
    first = card("drought")
    asked = played(game, (first,), (2,), (1,), (), (1,), ("R1C5",))
    assert asked == [
        ("lay", 0),
        ("who", 0),
        ("offer", 2),
        ("voluntary", 0),
        ("buy", 0),
        ("plant", 0),
    ]
    assert len(game.table.hands[0]) == 5
    assert (game.asking.prompt, game.asking.seat, game.table.turn) == ("lay", 1, 2)


def test_W2_1_the_end_is_announced_after_everything_else():
    """A full landscape has no room to buy for; the hand is full before the question comes."""
    game = turn(position(FULL, money=(RICH,), hands=[DEAD]))
    assert played(game, (card("drought"),), (1,), ()) == [
        ("lay", 0),
        ("offer", 1),
        ("voluntary", 0),
    ]
    assert (game.asking.prompt, len(game.table.hands[0])) == ("announce", 5)


def test_W2_1_after_the_last_seat_comes_the_first():
    """Clockwise all round."""
    game = turn(position({}, seats=3, hands=[DEAD[:3], (), DEAD[3:]]), seat=2)
    played(game, (game.asking.options[0],), (1,), (1,))
    assert (game.asking.prompt, game.asking.seat) == ("lay", 0)


def test_W2_1_a_poor_player_is_not_asked_what_cannot_be_paid():
    """Neither building nor buying is offered without the money."""
    game = turn(position({}, money=(29_999,), hands=[DEAD, MORE]))
    assert played(game, (card("drought"),), (1,)) == [("lay", 0), ("offer", 1)]
    assert told(game, "turn") == [(0,), (1,)]


def test_W2_2_one_to_three_cards_of_the_hand_may_be_laid():
    """None or four are refused; laid cards leave the hand and lie before the layer."""
    game = begin(position({}, hands=[DEAD]), LayCards(0))
    assert (game.asking.least, game.asking.most, len(game.asking.options)) == (1, 3, 5)
    for wrong in ((), game.asking.options[:4]):
        with pytest.raises(IllegalAnswer):
            game.answer(*wrong)
    laid = game.asking.options[1:4]
    game.answer(*laid)
    table = game.table
    assert (table.laid, table.layer, len(table.hands[0])) == (list(laid), 0, 2)
    assert not set(laid) & set(table.hands[0])


def test_W2_2_cards_without_effect_in_this_season_may_be_laid():
    """Every card of the hand is offered, whatever the season."""
    game = begin(position({}, hands=[DEAD], season="winter"), LayCards(0))
    assert game.asking.options == tuple(game.table.hands[0])


def test_W2_2_a_short_hand_lays_what_it_has():
    """With a single card nobody is asked; it goes out."""
    game = begin(position({}, hands=[["storm"]]), LayCards(0))
    assert (game.asking, game.table.laid) == (None, [card("storm")])


@pytest.mark.parametrize("many", [1, 2, 3])
def test_W2_3_the_marker_moves_a_space_for_each_card(many):
    """From the middle of winter one to three spaces."""
    game = begin(position({}, hands=[DEAD]), LayCards(0))
    game.answer(*game.asking.options[:many])
    assert game.table.marker == 1 + many
    assert told(game, "marker") == [(many, 0 if many == 1 else 1)]


ACTIONS = {"winter": "rest", "spring": "grown", "summer": "settled", "autumn": "earned"}
"""Each season's general action by an event that it always tells in the scene below."""


@pytest.mark.parametrize(
    ("start", "spaces", "action"),
    [
        (2, 1, None),  # from the last space of a season to the first of the next
        (2, 2, "spring"),  # reached
        (2, 3, "spring"),  # passed
        (3, 1, "spring"),
        (3, 3, "spring"),  # ends in summer, the action is still spring's
        (4, 1, None),  # starts on the middle
        (4, 2, None),
        (4, 3, "summer"),
        (6, 1, "summer"),
        (7, 2, None),
        (8, 3, "autumn"),
        (9, 3, "autumn"),  # ends in winter
        (10, 3, "winter"),
        (11, 2, "winter"),  # past the end of the track
        (0, 3, "winter"),  # ends in spring
        (1, 1, None),
    ],
)
def test_W2_3_reaching_or_passing_a_middle_starts_that_seasons_action(start, spaces, action):
    """Each start and distance: at most one action, that of the middle that came."""
    table = position(row("pine tree", "oak sapling"), marker=start)
    game = begin(table, MoveMarker(0, spaces))
    if game.asking is not None:
        assert action == "summer"
        game.answer("roe_deer")
    assert game.table.marker == (start + spaces) % 12
    assert {name for name, event in ACTIONS.items() if told(game, event)} == {action} - {None}


def test_W2_3_everybody_carries_out_the_action_the_active_player_first():
    """Autumn pays clockwise from the one whose turn it is."""
    table = position(grove(1), grove(2), grove(3), seats=3, marker=9)
    game = begin(table, MoveMarker(1, 1))
    assert told(game, "earned") == [(1, 8_000), (2, 12_000), (0, 4_000)]


def test_W2_3_an_action_comes_before_the_cards_are_handed_out():
    """The summer's animals come, then the layer names who must draw."""
    table = position(grove(1), {}, {}, seats=3, marker=6, hands=[("storm", "smog", "frost")])
    game = turn(table)
    asked = played(game, game.asking.options[:2], ("roe_deer",))
    assert asked == [("lay", 0), ("summer", 0)]
    assert offers(game) == ("who", 0, ["player 2", "player 3"])
    assert land(game) == {"R1C1": "pine tree roe_deer"}
