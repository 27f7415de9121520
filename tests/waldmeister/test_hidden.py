"""What a seat may not know makes no difference to anything it gets to see."""

import pytest

from waldlehre import waldmeister
from waldlehre.foresters import Greedy, Random
from waldlehre.kernel.exam import same_choice
from waldlehre.kernel.luck import Dice, roll, shuffled
from waldlehre.kernel.positions import dump, step_classes
from waldlehre.kernel.run import carry_on
from waldlehre.waldmeister import ROOM
from waldlehre.waldmeister.handing import HandOut
from waldlehre.waldmeister.state import DIE

from .scenes import begin, card, grove, position, sound, turn

PLIES = (12, 15, 20, 31, 44, 60, 85, 120)


def random_game(answers, players=3, seed=6):
    """Return a game after so many random answers."""
    game = waldmeister.new_game(players, seed)
    dice = Dice(seed)
    while game.asking is not None and len(game.given) < answers:
        game.answer(*game.asking.pick_random(dice))
    return game


def until(prompt, players=3, seed=6):
    """Return a random game at its first question of a kind."""
    game = waldmeister.new_game(players, seed)
    dice = Dice(seed)
    while game.asking.prompt != prompt:
        game.answer(*game.asking.pick_random(dice))
    return game


def mixed(game, seat, key):
    """Return the game with all that a seat may not know dealt otherwise."""
    other = game.fork()
    table = other.table
    own_laid = table.layer == seat
    hidden = [one for one in range(table.seats) if one != seat]
    cards = [*table.deck, *(() if own_laid else table.laid)]
    cards += [held for one in hidden for held in table.hands[one]]
    cards = shuffled(cards, key)
    for one in hidden:
        table.hands[one] = sorted(cards.pop() for _ in table.hands[one])
    if not own_laid:
        table.laid = sorted(cards.pop() for _ in table.laid)
    table.deck = cards
    sound(table)
    return other


def seen(game, seat):
    """Return all that somebody on this seat gets to see or hear of a game."""
    shown = [dump(game.view(seat)), ROOM.text(game.table, seat, game.voice)]
    shown += [*game.log, *game.story(seat)]
    if game.asking.seat == seat:
        question = game.choice
        shown += [repr(game.asking), str(question), *question.labels, *question.keys, str(game)]
        shown += [str(game.advice(Random())), str(game.advice(Greedy(ROOM, wide=12, deep=1)))]
    return tuple(shown)


@pytest.mark.parametrize("answers", PLIES)
def test_what_a_seat_may_not_know_changes_nothing_that_it_sees(answers):
    """View, text, question, labels, keys, log and the advice of a random and a greedy forester."""
    game = random_game(answers)
    for seat in range(3):
        others = [mixed(game, seat, key) for key in range(4)]
        assert len({dump(other.table) for other in others}) == 4
        assert len({seen(other, seat) for other in [game, *others]}) == 1


@pytest.mark.parametrize("prompt", ["lay", "who", "offer"])
def test_cards_laid_face_down_are_hidden_from_all_but_the_layer(prompt):
    """Until they are drawn."""
    game = until(prompt)
    table = game.table
    for seat in range(3):
        others = [mixed(game, seat, key) for key in range(6)]
        assert len({seen(other, seat) for other in others}) == 1
    if prompt != "lay":
        layer = table.layer
        assert game.view(layer).laid == table.laid
        other = (layer + 1) % 3
        assert len({tuple(game.view(other, deal).laid) for deal in range(30)}) > 5


def test_the_log_of_a_turn_is_the_same_whatever_the_others_hold():
    """Two real games that differ in hidden hands only, played alike by the seat that looks."""
    stories = []
    for held in (("smog", "storm", "jay"), ("frost", "mice", "drought")):
        game = turn(
            position(grove(3), grove(3), hands=[("bark_beetle",) * 2, held], money=(90_000,))
        )
        for answer in ((card("bark_beetle"),), ("yes",), ("filter_45/I",), (), (), ()):
            if game.asking.prompt == "lay" and game.asking.seat == 1:
                break
            game.answer(*answer)
        stories.append((tuple(game.story(0)), tuple(game.log), dump(game.view(0))))
    assert stories[0] == stories[1]
    assert len(stories[0][0]) > 5


def test_the_log_names_laid_cards_to_their_layer_only_until_the_end():
    """Everybody else reads how many there are."""
    game = turn(position(seats=3, hands=[("smog", "storm", "jay"), ("mice",) * 2]))
    game.answer("storm/1", "jay/1")
    game.answer(1)
    (laid,) = [event.number for event in game.events if event.asked == "lay"][:1]
    assert "storm" in game.story(0)[laid]
    assert "jay" in game.story(0)[laid]
    for told in (game.log[laid], game.story(1)[laid], game.story(2)[laid]):
        assert "2 cards, face down" in told
        assert "storm" not in told
    game.table.ended = 3
    assert "storm" in game.log[laid]


@pytest.mark.parametrize("laid", [("storm", "jay"), ("smog", "frost")])
def test_a_drawn_card_is_open_to_all(laid):
    """Once drawn it is named in every log."""
    table = position(grove(2), seats=2, season="winter")
    cards = [card(name) for name in laid]
    for one in cards:
        table.deck.remove(one)
    table.laid, table.layer = sorted(cards), 0
    game = begin(table, HandOut(0))
    names = " ".join(game.log)
    assert all(name in names for name in laid)


def test_views_are_whole_positions_that_ask_the_same():
    """Own hand, own laid cards and everything open are as they are; each deal is another."""
    for answers in PLIES:
        game = random_game(answers)
        seat = game.asking.seat
        views = [game.view(seat, deal) for deal in range(8)]
        assert len({dump(view) for view in views}) == 8
        for view in views:
            sound(view)
            assert view.hands[seat] == game.table.hands[seat]
            assert view.discard == game.table.discard
            assert same_choice(carry_on(view), game.asking)


def test_every_unseen_card_may_lie_anywhere():
    """Over many deals another hand holds every card that the seat cannot place."""
    game = random_game(20)
    table = game.table
    unseen = {*table.deck, *table.hands[1], *table.hands[2], *table.laid}
    if table.layer == 0:
        unseen -= set(table.laid)
    assert {held for deal in range(300) for held in game.view(0, deal).hands[1]} == unseen


def test_a_view_and_whoever_looks_at_it_know_nothing_of_the_seed():
    """Two positions that look alike give the same view, whatever luck lies before them."""
    for answers in PLIES:
        game = random_game(answers)
        seat = game.asking.seat
        before = dump(game.view(seat)), game.advice(Greedy(ROOM, wide=12, deep=1))
        game.table.seed += 1
        assert (dump(game.view(seat)), game.advice(Greedy(ROOM, wide=12, deep=1))) == before


def test_the_dice_of_a_view_are_not_those_of_the_game():
    """Over many deals each number comes up for the same tree."""
    game = random_game(20)
    views = [game.view(0, deal) for deal in range(60)]
    assert {roll(view.key(DIE, 0), 0) for view in views} == {1, 2, 3, 4, 5, 6}
    assert all(view.seed != game.seed for view in views)


def test_a_view_never_changes_the_table():
    """Playing on it neither."""
    game = random_game(44)
    before = dump(game.table)
    for seat in range(3):
        view = game.view(seat)
        view.hands[seat].clear()
        view.deck.reverse()
        view.damage[0] += 1
        view.agenda.clear()
    assert dump(game.table) == before


def test_steps_that_show_a_card_a_die_or_a_bid_say_so():
    """Nobody who plays on may go back behind them."""
    steps = step_classes("waldmeister").items()
    own = {name: step for name, step in steps if step.__module__.startswith("waldlehre.")}
    shown = {name for name, step in own.items() if step.reveals}
    assert shown == {
        "Deal",
        "Draw",
        "ForestFire",
        "Refill",
        "Rolls",
        "SnowBreakage",
        "Storm",
    }
