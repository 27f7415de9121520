"""What a seat may not know makes no difference to anything it gets to see."""

import pytest

from waldlehre.kernel.exam import same_choice
from waldlehre.kernel.luck import shuffled
from waldlehre.kernel.positions import dump
from waldlehre.kernel.run import carry_on
from waldlehre.lignum import ROOM

from .mills import random_game

PLIES = (0, 3, 11, 30, 41, 60, 85, 110, 140, 180)


def mixed(game, seat, key):
    """Return the game's table with all that a seat may not know dealt otherwise."""
    table = game.table.copy()
    table.resource_deck = shuffled(table.resource_deck, key)
    table.contract_deck = shuffled(table.contract_deck, key + 1)
    others = [one for one in range(table.seats) if one != seat]
    goods = shuffled(table.goods + [one for o in others for one in table.crafts[o]], key + 2)
    for one in others:
        table.crafts[one] = sorted(goods.pop() for _ in table.crafts[one])
        if table.chosen[one] >= 0:
            table.chosen[one] = (table.chosen[one] + key) % 6
    table.goods = goods
    return table


@pytest.mark.parametrize("answers", PLIES)
def test_a_view_hides_decks_craft_goods_and_chosen_areas(answers):
    """The same view however they lie; question, text and picture too."""
    game = random_game(answers, beside=True)
    for seat in range(3):
        seen = game.view(seat)
        assert not list(ROOM.faults(seen))
        assert seen.crafts[seat] == game.table.crafts[seat]
        assert seen.chosen[seat] == game.table.chosen[seat]
        assert seen.seed != game.table.seed
        for key in (1, 2):
            other = mixed(game, seat, key)
            assert not list(ROOM.faults(other))
            assert dump(ROOM.view(other, seat, 0)) == dump(seen)
            assert ROOM.text(other, seat, game.voice) == ROOM.text(game.table, seat, game.voice)
            draw = [ROOM.picture(one, seat, game.voice).scene.data() for one in (other, game.table)]
            assert draw[0] == draw[1]
        if game.asking is not None and game.asking.seat == seat:
            assert same_choice(carry_on(seen), game.asking)


def test_another_deal_deals_otherwise():
    game = random_game(60)
    assert dump(game.view(0, 0)) != dump(game.view(0, 1))
    assert game.view(0, 1).contract_deck != game.view(0, 2).contract_deck


def test_a_chosen_area_is_no_secret_once_shown_and_one_before():
    assert ROOM.prompts["area"].secret
    assert not ROOM.prompts["open_area"].secret
    game = random_game(0)
    while game.asking.prompt != "area":
        game.answer(game.asking.options[0])
    game.answer("5")
    first = game.events[-1].about[0]
    others = [one for one in range(3) if one != first]
    assert game.view(first).chosen[first] == 4
    # whichever area was chosen, the others see the same; some deal shows another
    deals = {game.view(others[0], deal).chosen[first] for deal in range(12)}
    assert len(deals) > 1


def test_craft_goods_in_view_are_as_many_as_there_are():
    game = random_game(150, beside=True)
    for seat in range(3):
        seen = game.view(seat)
        assert [len(one) for one in seen.crafts] == [len(one) for one in game.table.crafts]
        assert len(seen.goods) == len(game.table.goods)
