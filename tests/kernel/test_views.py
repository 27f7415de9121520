"""Views: what a seat may not know makes no difference to anything it gets to see."""

from itertools import permutations

import pytest

from waldlehre.kernel.exam import same_choice
from waldlehre.kernel.forester import Random
from waldlehre.kernel.luck import shuffled
from waldlehre.kernel.positions import dump
from waldlehre.kernel.run import carry_on
from waldlehre.kernel.setup import new_game

from . import toy
from .play import random_game


def mixed(game, seat, key):
    """Return the game with all that a seat may not know dealt otherwise (only ever in a test)."""
    other = game.fork()
    table = other.table
    hidden = [one for one in range(table.seats) if one != seat]
    cards = table.deck + [card for one in hidden for card in table.hands[one]]
    cards = shuffled(sorted(cards), key)
    for one in hidden:
        table.hands[one] = sorted(cards.pop() for _ in table.hands[one])
    table.deck = cards
    return other


@pytest.fixture(params=range(6))
def open_game(request):
    """A game in the middle, at different questions."""
    return random_game(toy.ROOM, request.param, seed=3, players=3)


def test_what_a_seat_may_not_know_changes_nothing_that_it_sees(open_game):
    """View, question, labels, keys, text and a forester's answer stay the same."""
    seat = open_game.asking.seat

    def curious(view, choice):
        key = sum(map(ord, dump(view)))
        return choice.options[key % len(choice.options)]

    seen = set()
    tables = set()
    for key in range(8):
        other = mixed(open_game, seat, key)
        tables.add(dump(other.table))
        seen.add(
            (
                dump(other.view(seat)),
                repr(other.asking),
                repr(other.choice),
                tuple(other.choice.keys),
                str(other),
                other.advice(curious),
                other.advice(Random()),
                tuple(other.story(seat)),
            )
        )
    assert len(seen) == 1
    assert len(tables) > 4


def test_a_view_does_not_hold_the_seed_that_all_luck_comes_from():
    """Two games that look alike to a seat have the same view, whatever their seeds."""
    game = new_game(toy.ROOM, 3, seed=3)
    other = mixed(game, 0, 5)
    other.table.seed = 77
    assert dump(game.view(0)) == dump(other.view(0))


def test_views_of_other_deals_differ_and_each_is_a_whole_position(open_game):
    """`deal` chooses among the positions that a seat thinks possible."""
    seat = open_game.asking.seat
    views = [open_game.view(seat, deal) for deal in range(20)]
    assert len({dump(view) for view in views}) == 20
    for view in views:
        assert list(toy.faults(view)) == []
        assert view.hands[seat] == open_game.table.hands[seat]
        assert same_choice(carry_on(view), open_game.asking)


def test_every_hidden_card_may_lie_anywhere_unseen():
    """Over many deals each other hand holds every card that the seat cannot place."""
    game = new_game(toy.ROOM, 3, seed=3)
    unseen = set(game.table.deck + game.table.hands[1] + game.table.hands[2])
    held = {card for deal in range(200) for card in game.view(0, deal).hands[1]}
    assert held == unseen


def test_a_view_never_changes_the_table(open_game):
    """Playing on it neither."""
    before = dump(open_game.table)
    for seat in range(3):
        view = open_game.view(seat)
        view.deck.reverse()
        carry_on(view)
        view.hands[seat].clear()
    assert dump(open_game.table) == before


def test_a_bid_laid_by_others_is_hidden_in_the_view():
    """Bids lie face down until all have bid; one's own is known."""
    game = new_game(toy.ROOM, 3, seed=3)
    game.answer(game.asking.options[0])
    laid = game.table.bids[0]
    assert game.view(0).bids[0] == laid
    assert len({game.view(1, deal).bids[0] for deal in range(50)}) > 5


def test_a_secret_answer_is_told_to_its_seat_only_until_the_end():
    """The log says that somebody bid, not what; afterwards it says it all."""
    game = new_game(toy.ROOM, 3, seed=3)
    while game.asking.prompt == "bid":
        game.answer(game.asking.options[0])
    bids = [event for event in game.events if event.asked == "bid"]
    for bid in bids:
        hidden = "picked='prompts.bid.hidden(count=1)'"
        for viewer in (-1, 0, 1, 2):
            line = game.story(viewer)[bid.number]
            assert (hidden in line) == (viewer != bid.about[0])
        assert hidden in game.log[bid.number]
    game.let_play(dict.fromkeys(range(3), Random()))
    for seat, line in permutations(range(3), 2):
        assert "hidden" not in game.story(seat)[bids[line].number]
