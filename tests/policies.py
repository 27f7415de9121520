"""Careless players for tests: random answers, but some questions are always passed or never."""

from waldlehre.kernel.forester import decision_luck
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.setup import new_game

POLICIES = {
    "random": ((), ()),
    "never_remediate": (("build", "voluntary", "relief", "white"), ()),
    "hoard": (("build", "voluntary", "buy", "bid", "announce"), ()),
    "build": (("announce",), ("build", "voluntary", "white")),
    "finder": ((), ("animal", "find")),
    "planter": ((), ("wood",)),
    "tinkerer": ((), ("fell", "transport", "saw", "deliver", "market")),
}
"""By name: questions always passed, questions never passed."""
NEAR = {"tinkerer": ("move",)}
"""By name: questions of which twice in three the first answer is taken."""
BESIDE = ("tinkerer",)
"""Those who once in three do what is possible beside a question."""


def answer(choice, dice, policy):
    """One answer to `choice`."""
    passed, taken = POLICIES[policy]
    if policy in BESIDE and choice.also and not dice.below(3):
        return (choice.also[dice.below(len(choice.also))],)
    if choice.prompt in NEAR.get(policy, ()) and dice.below(3):
        return choice.options[:1]
    if choice.prompt in passed and not choice.least:
        return ()
    picked = choice.pick_random(dice)
    if choice.prompt in taken and not picked:
        return choice.options[: choice.most]
    return picked


def play(room, players, seed, policy="random", edition="", variant=None, box=None):
    """A whole game, the same for the same parameters; a policy may be a forester's name too."""
    game = new_game(room, players, seed, edition, variant, box=box)
    if policy not in POLICIES:
        game.let_play(dict.fromkeys(range(players), policy))
    dice = Dice(0)
    while game.asking is not None:
        dice.rekey(decision_luck(seed, game.asking.seat, len(game.given)))
        game.answer(*answer(game.asking, dice, policy))
    return game
