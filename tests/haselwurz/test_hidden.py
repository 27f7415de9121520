"""What a seat may not know makes no difference to anything it gets to see."""

import pytest

from waldlehre.haselwurz import ROOM
from waldlehre.kernel.exam import same_choice
from waldlehre.kernel.luck import shuffled
from waldlehre.kernel.positions import dump
from waldlehre.kernel.run import carry_on

from .maps import random_game

PLIES = (0, 2, 3, 5, 20, 47, 80, 121, 160)


def mixed(game, seat, key):
    """Return the game's table with all that a seat may not know dealt otherwise."""
    table = game.table.copy()
    lies = getattr(table.agenda[-1], "tile", -1)
    others = [one for one in range(table.seats) if one != seat]
    hidden = [tile for one in others for tile in table.hands[one] if tile != lies]
    tiles = shuffled(table.stack + hidden, key)
    for one in others:
        table.hands[one] = sorted(
            tile if tile == lies else tiles.pop() for tile in table.hands[one]
        )
    table.stack = tiles
    table.deck = table.deck[: table.sunk] + shuffled(table.deck[table.sunk :], key)
    return table


@pytest.mark.parametrize("answers", PLIES)
def test_a_view_hides_hands_stack_and_deck(answers):
    """The same view whatever the others hold; question, text and picture too."""
    game = random_game(answers)
    for seat in range(3):
        seen = game.view(seat)
        assert not list(ROOM.faults(seen))
        assert seen.hands[seat] == game.table.hands[seat]
        assert seen.seed != game.table.seed
        for key in (1, 2):
            other = mixed(game, seat, key)
            assert not list(ROOM.faults(other))
            assert dump(ROOM.view(other, seat, 0)) == dump(seen)
            assert ROOM.text(other, seat, game.voice) == ROOM.text(game.table, seat, game.voice)
        if game.asking is not None and game.asking.seat == seat:
            assert same_choice(carry_on(seen), game.asking)


def test_another_deal_deals_otherwise():
    game = random_game(60)
    assert dump(game.view(0, 0)) != dump(game.view(0, 1))
    assert game.view(0, 1).hands[1] != game.view(0, 2).hands[1]


def test_cards_that_everybody_saw_sink_are_known():
    game = next(one for one in map(random_game, range(60, 200)) if one.table.sunk)
    sunk = game.table.sunk
    assert game.view(0).deck[:sunk] == game.table.deck[:sunk]
    assert game.view(0).deck[sunk:] != game.table.deck[sunk:]


def test_a_tile_put_under_the_stack_is_told_to_its_owner_only():
    assert ROOM.prompts["under"].secret
    assert not ROOM.prompts["tile"].secret
