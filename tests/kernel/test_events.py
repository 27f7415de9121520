"""Events name their step, rule and cause, so that "why?" is read off and never guessed."""

import pytest

from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.events import chain
from waldlehre.kernel.positions import digest
from waldlehre.kernel.setup import new_game

from . import toy
from .play import ROOMS, advance, random_game

ALL = pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)


@pytest.fixture
def plucked():
    """A game in which a mushroom has just been plucked, the next question open."""
    game = advance(new_game(toy.ROOM, 3, seed=8), "gather")
    game.answer(game.asking.options[0])
    return game


def named(game, number):
    """Return the chain of an event: names, with the prompt for answers."""
    return [event.asked or event.name for event in chain(game.events, number)]


def number_of(game, *names):
    """Return the number of the last event of one of these names or prompts."""
    return max(e.number for e in game.events if (e.asked or e.name) in names)


@ALL
def test_events_are_numbered_and_caused_by_earlier_ones(room):
    """Numbers without gaps, causes before effects, a rule for each, plies that never fall."""
    game = random_game(room, 1000, seed=6)
    events = game.events
    assert [event.number for event in events] == list(range(len(events)))
    assert all(-1 <= event.cause < event.number for event in events)
    assert all(event.rule for event in events)
    plies = [event.ply for event in events]
    assert plies == sorted(plies)
    assert plies[-1] == len(game.given)


@ALL
def test_every_given_answer_is_one_event_at_its_ply(room):
    """Answers in the log are those given and the forced ones, with seat and picks."""
    game = random_game(room, 1000, seed=6)
    again = game.fork(at=0)
    for ply, picked in enumerate(game.given, 1):
        seat, prompt = again.asking.seat, again.asking.prompt
        told = [e for e in game.events if e.ply == ply and e.name == "answer"]
        assert (told[0].about, told[0].asked) == ((seat, *picked), prompt)
        again.answer(*picked)


def test_an_answer_causes_what_its_step_tells(plucked):
    """T3.3: she chose to pay, so the coin went."""
    plucked.answer(plucked.asking.options[0])
    paid = number_of(plucked, "paid")
    assert named(plucked, paid)[-2:] == ["pay", "paid"]


def test_the_last_event_of_a_step_causes_the_steps_it_lays(plucked):
    """The comparison told who won; that is why the winner is asked to gather."""
    assert named(plucked, number_of(plucked, "gather"))[-2:] == ["won", "gather"]


def test_an_event_with_since_is_caused_at_its_own_place(plucked):
    """The mushroom there is rotten because it grew there, not because somebody plucked."""
    place = plucked.events[number_of(plucked, "plucked", "rotten")]
    cause = plucked.events[place.cause]
    assert (cause.name, cause.about) == ("grew", place.about[:1])


def test_since_looks_for_the_latest_at_that_place():
    """It grew there twice: the second time counts."""
    for seed in range(60):
        game = random_game(toy.ROOM, 1000, seed=seed)
        for event in game.events:
            if event.name in ("plucked", "rotten"):
                grew = [e.number for e in game.events[: event.number] if e.name == "grew"]
                here = [at for at in grew if game.events[at].about[0] == event.about[0]]
                assert event.cause == here[-1]


def test_the_first_event_of_a_game_has_no_cause():
    """Nothing was before it."""
    game = new_game(toy.ROOM, 3, seed=8)
    assert (game.events[0].name, game.events[0].cause) == ("dealt", -1)


def test_a_root_begins_a_chain_of_its_own():
    """A new round is nobody's doing, though something laid its step."""
    game = random_game(toy.ROOM, 1000, seed=6)
    assert {event.cause for event in game.events if event.name == "shown"} == {-1}
    assert all(event.cause >= 0 for event in game.events if event.name == "grew")


def test_why_tells_the_chain_and_the_rule_that_asks(plucked):
    """First cause first, each with its rule; last the rule of the question."""
    lines = plucked.why().lines
    assert lines[0].startswith("Events.dealt")
    assert str(plucked.why()) == "\n".join(lines)
    assert [line.rpartition(" ")[2] for line in lines[:-1]] == ["(T1.1)", "(T2.1)", "(T2.3)"]
    assert lines[-1].startswith("rule(rule='T3.3'")


def test_why_of_a_line_ends_with_that_line(plucked):
    """Any line of the log can be asked about, the first has itself only."""
    for number in range(len(plucked.log)):
        lines = plucked.why(number).lines
        assert lines[-1] == f"{plucked.log[number]} ({plucked.events[number].rule})"
    assert len(plucked.why(0).lines) == 1


@pytest.mark.parametrize("number", [-1, 10_000])
def test_why_of_no_line_is_refused(plucked, number):
    """The lines that there are are named."""
    with pytest.raises(SetupError, match="has no line"):
        plucked.why(number)


def test_after_the_end_nothing_is_being_asked():
    """Then `why()` has nothing to say, `why(line)` still has."""
    game = random_game(toy.ROOM, 1000, seed=8)
    assert game.why().lines == []
    assert game.why(len(game.events) - 1).lines


def test_asking_for_events_changes_nothing(plucked):
    """Told twice, the same; the position is as before."""
    before = digest(plucked.table)
    first = list(plucked.events)
    assert plucked.events == first
    plucked.undo()
    plucked.redo()
    assert (plucked.events, digest(plucked.table)) == (first, before)


def test_events_follow_undo():
    """What was taken back did not happen."""
    game = random_game(toy.ROOM, 1000, seed=6)
    told = game.events
    while game.given:
        ply = len(game.given)
        game.undo()
        told = [event for event in told if event.ply < ply]
        assert game.events == told
