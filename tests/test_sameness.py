"""The same game everywhere: in another process, under another hash seed, on another branch."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from waldlehre import play, waldmeister
from waldlehre.kernel.exam import identity
from waldlehre.kernel.luck import Dice, luck
from waldlehre.kernel.setup import new_game

ROOT = Path(__file__).parents[1]
IDENTITIES = """
from waldlehre import play
from waldlehre.kernel.exam import identity
for name in play.ROOMS:
    print(identity(play.room(name), range(3)))
"""
STORIES = """
from hashlib import sha256
from waldlehre import play
for name in play.ROOMS:
    for one in play.room(name).foresters:
        game = play.new_game(name, players=2, seed=3, language="en")
        game.let_play({0: one, 1: "random"}, most=90)
        print(name, one, sha256(str(game.log).encode()).hexdigest())
"""


def elsewhere(program, hashing):
    """What a program prints in a process of its own."""
    env = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, capture_output=True, text=True, env=env, check=True)
    return run.stdout.splitlines()


@pytest.fixture(scope="module")
def identities():
    return [identity(play.room(name), range(3)) for name in play.ROOMS]


@pytest.fixture(scope="module")
def stories():
    found = []
    for name in play.ROOMS:
        for one in play.room(name).foresters:
            game = play.new_game(name, players=2, seed=3, language="en")
            game.let_play({0: one, 1: "random"}, most=90)
            found.append(f"{name} {one} {sha256(str(game.log).encode()).hexdigest()}")
    return found


@pytest.mark.parametrize("hashing", ["0", "1", "4242"])
def test_same_games_in_fresh_processes(hashing, identities):
    """No result hangs on the order of a set or on the process."""
    assert elsewhere(IDENTITIES, hashing) == identities


@pytest.mark.parametrize("hashing", ["0", pytest.param("4242", marks=pytest.mark.long)])
def test_foresters_play_the_same_in_fresh_processes(hashing, stories):
    """Of every room each one, and what they say of their answers."""
    assert elsewhere(STORIES, hashing) == stories


def test_branches_share_their_luck():
    """Two branches that differ by one decision draw the same luck wherever both meet a key."""
    shared = differing = 0
    for seed in range(24):
        one = luck_of(seed, other=False)
        two = luck_of(seed, other=True)
        both = one.keys() & two.keys()
        assert all(one[key] == two[key] for key in both)
        shared += len(both)
        differing += one != two
    assert shared > 100
    assert differing > 12


def luck_of(seed, other):
    """Dice, lot, deck and blind draws of a game, by what they are for and nothing else."""
    game = new_game(waldmeister.ROOM, 3, seed)
    dice = Dice(0)
    found = {}
    while game.asking is not None:
        choice = game.asking
        if choice.prompt == "lay":
            found.setdefault("deck", tuple(game.table.deck))
        dice.rekey(luck(luck(seed, choice.seat), game.table.turn))
        picked = choice.pick_random(dice)
        if other and game.table.turn == 2 and choice.prompt == "lay":
            picked = choice.options[:1] if len(picked) > 1 else choice.options[:2]
            other = False
        game.answer(*picked)
    turn = 0
    kinds = waldmeister.ROOM.parts().kind_of
    for event in game.events:
        turn += event.name == "turn"
        if event.name == "begins":
            found["first"] = event.about
        if event.name == "rolled":
            space, die, _ = event.about
            found[turn, kinds[event.step.card], event.step.nth, space] = die
        if event.name == "drew":
            found.setdefault((turn, "drawn"), []).append(event.about[1])
    for key in [key for key in found if isinstance(key, tuple) and key[1] == "drawn"]:
        order = found.pop(key)
        found[(*key, frozenset(order))] = order
    return found
