"""Every forester of every room says why it answered, in both languages."""

import pytest

from waldlehre import play, texts
from waldlehre.kernel.events import ANSWER


@pytest.mark.parametrize("room", play.ROOMS)
def test_every_forester_that_thinks_says_why(room):
    """Whatever it answers: the log has a sentence for it, in both languages."""
    for name in play.room(room).foresters:
        game = play.new_game(room, seed=4)
        most = 2 if name == "rollout" else 40
        game.let_play(dict.fromkeys(range(game.seats), name), most=most)
        given = [event for event in game.events if event.name == ANSWER]
        for game.language in texts.LANGUAGES:
            motives = [game.story(event.about[0]).motive(event.number) for event in given]
            assert any(motives) == (name != "random")
