"""What the tests of the terminal share: games, and people who answer by dice."""

import io

from waldlehre import foresters, play
from waldlehre.kernel.luck import Dice
from waldlehre.terminal.files import Keeper
from waldlehre.terminal.screen import Screen
from waldlehre.terminal.session import Session

PEGS = ("pegs", "--seed", "7", "--forester", "random")
TWO_PEOPLE = ("pegs", "--seed", "7", "--hot-seat")


def saved(name="waldlehre-pegs-7.json"):
    """The game that was left."""
    return play.load(name)


def waldmeister_at(prompt, seats=2):
    """A game of random answers at the first question of a kind."""
    for seed in range(99):
        game = play.new_game("waldmeister", players=seats, seed=seed)
        dice = Dice(seed)
        while game.asking is not None:
            if game.asking.prompt == prompt:
                return game
            game.answer(*game.asking.pick_random(dice))
    raise AssertionError(f"{prompt} is never asked")


class Person(io.StringIO):
    """Answers every question of a session by numbers, chosen by dice, until the game is over."""

    def __init__(self, dice):
        super().__init__()
        self.session = None
        self.dice = Dice(dice)
        self.lines = 0

    def readline(self, *_):
        game = self.session.game
        if game.over:
            return ""
        self.lines += 1
        picked = game.asking.pick_random(self.dice)
        return " ".join(str(game.asking.options.index(one) + 1) for one in picked) + "\n"


def play_through(game, people):
    """Play a game at the terminal to its end, random foresters on the other seats."""
    person, out = Person(5), io.StringIO()
    person.session = Session(
        game,
        lambda game: people,
        lambda game: foresters.named(game.room, "random"),
        Keeper(game),
        screen=Screen(person, out),
    )
    assert person.session.run() == 0
    assert game.over
    return person.lines, out.getvalue()
