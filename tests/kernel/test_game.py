"""A game is a start and its answers: undo, redo, fork and the barrier follow from that."""

import pytest

from waldlehre import pegs
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.game import replay
from waldlehre.kernel.positions import digest
from waldlehre.kernel.setup import new_game

from . import toy
from .play import ROOMS, Notes, advance, random_game, state

ALL = pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)


@ALL
def test_undo_leads_through_every_position_back_to_the_start(room):
    """Each position on the way back equals the one on the way there, score and question too."""
    game = random_game(room, 40, seed=2)
    path = [game.fork(at=at) for at in range(len(game.given) + 1)]
    for before in reversed(path[:-1]):
        game.undo()
        assert state(game)[:3] == state(before)[:3]
        assert game.score() == before.score()
    assert (game.given, len(game.undone)) == ([], len(path) - 1)


@ALL
def test_redo_gives_the_same_answers_again(room):
    """As many as wanted, until none is left."""
    game = random_game(room, 20, seed=2)
    last = state(game)
    game.undo(len(game.given))
    while game.undone:
        game.redo(min(3, len(game.undone)))
    assert state(game) == last


@ALL
def test_undo_from_the_end_opens_the_game_again(room):
    """The last answer taken back, somebody is asked again; redone, it is over."""
    game = random_game(room, 1000, seed=2)
    ending = (game.ending, game.winners())
    game.undo()
    assert (game.over, game.ending, game.winners()) == (False, "", [])
    game.redo()
    assert (game.over, game.ending, game.winners()) == (True, *ending)
    assert ending == ("finished", room.winners(game.table))


@pytest.mark.parametrize("back", [-1, 5, 1000, True, 1.0, "1"])
def test_nobody_undoes_more_than_was_answered(back):
    """The number that can be undone is named; nothing changes."""
    game = random_game(toy.ROOM, 4, seed=1)
    before = state(game)
    with pytest.raises(SetupError, match=rf"{back!r} answers .* from 0 to 4"):
        game.undo(back)
    assert state(game) == before


@pytest.mark.parametrize("forward", [-1, 3, 1000, True, 1.0, "1"])
def test_nobody_redoes_more_than_was_undone(forward):
    """The number that can be redone is named; nothing changes."""
    game = random_game(toy.ROOM, 4, seed=1)
    game.undo(2)
    before = state(game)
    with pytest.raises(SetupError, match=rf"{forward!r} answers .* from 0 to 2"):
        game.redo(forward)
    assert state(game) == before


def test_undo_and_redo_of_nothing_change_nothing():
    """Zero is a number of answers too."""
    game = random_game(toy.ROOM, 4, seed=1)
    before = state(game)
    game.undo(0)
    game.redo(0)
    assert state(game) == before


def test_a_listener_stays_through_undo():
    """Whoever listens hears what comes after."""
    game = random_game(toy.ROOM, 4, seed=1)
    game.table.listener = notes = Notes()
    game.undo()
    assert game.table.listener is notes
    game.answer(*game.asking.options[: game.asking.least])
    assert notes.steps


@ALL
def test_a_fork_goes_its_own_way(room):
    """Same start, same first answers; what one does the other does not see."""
    game = random_game(room, 5, seed=3, names=["Ada", "Bo"])
    before = state(game)
    other = game.fork()
    assert state(other)[:3] == before[:3]
    assert (other.names, other.seed, other.edition) == (game.names, game.seed, game.edition)
    other.answer(*other.asking.options[: other.asking.least])
    assert state(game) == before
    assert other.given[:-1] == game.given


def test_a_fork_from_the_past_leaves_out_what_came_later():
    """`at` counts answers; what was undone is not carried over."""
    game = random_game(toy.ROOM, 8, seed=3)
    game.undo(2)
    other = game.fork(at=3)
    assert other.given == game.given[:3]
    assert other.undone == []
    assert game.fork(at=0).given == []


@pytest.mark.parametrize("at", [-1, 9, 1000, True, 1.0, "1"])
def test_a_fork_starts_within_the_game(at):
    """Before the start and after now there is nothing to branch from."""
    game = random_game(toy.ROOM, 8, seed=3)
    with pytest.raises(SetupError, match=rf"after {at!r} answers"):
        game.fork(at=at)


def test_two_branches_share_their_luck():
    """Another bid, and still the same cards are shown and the same dice fall on a space."""
    game = advance(new_game(toy.ROOM, 3, seed=8), "gather")
    other = game.fork(at=0)
    while other.asking.prompt != "gather":
        other.answer(other.asking.options[-1])
    shown = [branch.events[1:4] for branch in (game, other)]
    assert [event.about for event in shown[0]] == [event.about for event in shown[1]]
    for branch in (game, other):
        branch.answer(branch.asking.options[0])
    dice = [e.about for b in (game, other) for e in b.events if e.name in ("plucked", "rotten")]
    assert dice[0] == dice[1]
    assert game.given[:3] != other.given[:3]


def test_replay_tells_the_listener_everything():
    """A recorded game can be heard later, from the first step."""
    game = random_game(toy.ROOM, 8, seed=3)
    notes = Notes()
    again = replay(game, game.given, notes)
    assert digest(again.table) == digest(game.table)
    assert len(notes.events) == sum(event.name != "answer" for event in game.events)


def test_the_barrier_stands_behind_the_last_thing_shown():
    """Bids are shown when all have bid, dice when a mushroom is plucked, a card each round."""
    game = new_game(toy.ROOM, 3, seed=8)
    seen = [game.barrier]
    while game.asking.prompt != "gather":
        game.answer(game.asking.options[0])
        seen.append(game.barrier)
    game.answer(game.asking.options[0])
    seen.append(game.barrier)  # a die
    game.answer(game.asking.options[0])
    seen.append(game.barrier)  # the next round's card
    game.answer(game.asking.options[0])
    seen.append(game.barrier)  # a bid, still face down
    assert seen == [0, 0, 0, 3, 4, 5, 5]


def test_plucking_nothing_shows_nothing():
    """No die was thrown, so the barrier stays where the bids were shown."""
    game = advance(new_game(toy.ROOM, 3, seed=8), "gather")
    game.answer()
    assert (len(game.given), game.barrier) == (4, 3)


def test_the_barrier_falls_back_with_undo():
    """Who may go back anyway (teaching mode) finds the barrier of the earlier position."""
    game = advance(new_game(toy.ROOM, 3, seed=8), "gather")
    game.answer(game.asking.options[0])
    game.undo()
    assert game.barrier == 3
    assert pegs.new_game(seed=1).barrier == 0


@ALL
def test_repr_is_one_stable_line(room):
    """Room, seats, seed, answers and question; no address in memory."""
    game = random_game(room, 5, seed=3)
    asked = f"seat {game.asking.seat} asked: {game.asking.prompt}"
    seats = game.seats
    assert repr(game) == f"<Game {room.name}, {seats} seats, seed 3, answer 5, {asked}>"
    assert repr(random_game(room, 999, seed=3)).endswith("over>")
