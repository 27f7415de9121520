"""What the kernel's tests share: random play, one way of running Hypothesis, and who was told."""

from hypothesis import HealthCheck, settings

from waldlehre import pegs
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import digest
from waldlehre.kernel.setup import new_game
from waldlehre.kernel.table import Listener

from . import toy

ROOMS = {"pegs": pegs.ROOM, "toy": toy.ROOM}
NAMES = ["Bärenklau", "żółw", "🌲", "Team: Buche/Fichte?", "../../up", "CON", "a.", '"', "\\", "{}"]
"""Names that other programs stumbled over."""
QUIET = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
"""The same examples on every machine, and no clock."""


def find(name):
    """Find a room by its name, as the front door does."""
    return ROOMS.get(name)


def random_game(room, answers, seed=1, players=0, **setup):
    """Return a game after so many random answers (fewer if it ends before)."""
    game = new_game(room, players, seed, **setup)
    dice = Dice(seed)
    while game.asking is not None and len(game.given) < answers:
        game.answer(*game.asking.pick_random(dice))
    return game


def advance(game, prompt, seed=1):
    """Answer at random until a question of that kind is open."""
    dice = Dice(seed)
    while game.asking.prompt != prompt:
        game.answer(*game.asking.pick_random(dice))
    return game


def same(one, other):
    """True if two games agree in start, answers and position."""
    starts = [(g.room, g.seed, g.seats, g.names, g.edition, g.variant) for g in (one, other)]
    return starts[0] == starts[1] and (one.given, digest(one.table)) == (
        other.given,
        digest(other.table),
    )


def state(game):
    """Return everything about a game that a refused answer must leave alone."""
    return digest(game.table), repr(game.asking), game.given[:], game.undone[:]


class Notes(Listener):
    """Writes down what it hears."""

    def __init__(self):
        super().__init__()
        self.steps = []
        self.events = []

    def watch(self, table, step, picked, asked, seat):
        self.steps.append((type(step).__name__, picked, asked, seat))
        step.do(table, picked)

    def beside(self, table, step, picked, asked, seat):
        self.steps.append((type(step).__name__, picked, asked, seat))
        step.aside(table, picked)

    def hear(self, table, event, about):
        self.events.append((event, about))
