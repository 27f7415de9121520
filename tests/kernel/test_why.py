"""Why a place is as it is, and which answer would have prevented a loss."""

import pytest

from waldlehre import texts
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.setup import new_game
from waldlehre.kernel.why import MOST_REPLAYS, prevent

from . import toy
from .play import advance, random_game, state


def rotten(seeds=range(60)):
    """Return games in which a mushroom turned out rotten, each with that event."""
    for seed in seeds:
        game = random_game(toy.ROOM, 99, seed=seed, players=3)
        for event in game.events:
            if event.name == "rotten":
                yield game, event
                break


def test_a_place_tells_its_story_and_changes_nothing():
    """What grew there, what was plucked there, and the chain of causes; the game stays as it is."""
    game, loss = next(rotten())
    before = state(game)
    why = game.why(f"s{loss.about[0]}")
    assert why.places[0] == loss.about[0]
    assert [event.name for event in why.events if event.about[0] == loss.about[0]]
    assert f"Events.grew(space='space {loss.about[0]}')" in why
    assert "rotten" in why
    assert state(game) == before


def test_a_place_where_nothing_happened_says_so():
    """No story, no chain."""
    game = new_game(toy.ROOM, 3, seed=1)
    grown = game.table.mushrooms()
    empty = next(space for space in range(6) if space not in grown)
    why = game.why(f"s{empty}")
    assert (why.lines, why.events, why.places) == (["why.nothing"], [], [empty])


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("name", ["s9", "", "space", "R2C5"])
def test_a_place_that_there_is_not_is_refused(name, language):
    """In both languages; a place is named as the asked seat may type it."""
    texts.language(language)
    game = new_game(toy.ROOM, 3, seed=1)
    with pytest.raises(SetupError) as caught:
        game.why(name)
    assert caught.value.message == "no.place"
    assert str(caught.value)
    assert game.place(" S3 ") == 3


def test_an_answer_that_would_have_prevented_a_loss_does_so():
    """Replayed with that answer under the same luck, the loss does not come in that turn."""
    found = 0
    for game, loss in rotten():
        prevention = prevent(game, loss)
        assert prevention.replays <= MOST_REPLAYS
        if prevention.choice is None:
            continue
        found += 1
        branch = game.fork(at=prevention.ply)
        assert repr(branch.asking) == repr(prevention.choice)
        assert prevention.picked != game.given[prevention.ply]
        branch.answer(*prevention.picked)
        assert loss.about not in [event.about for event in branch.events if event.name == "rotten"]
    assert found > 5


def test_why_now_is_the_question_of_who_won():
    """Without an argument: this question, and the rule that asks it."""
    game = advance(new_game(toy.ROOM, 3, seed=1), "gather")
    assert game.why().events[-1].name == "won"
    assert game.why().lines[-1].startswith("rule(rule='T3.1'")
    assert repr(game.why()) == str(game.why())
