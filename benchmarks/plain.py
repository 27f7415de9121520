"""Our own figures, each beside a fixed loop of plain Python: plain.py.

With `--step SEATS SECONDS ROUNDS` only decisions a second, as JSON, for side_by_side.py; with
`--table` instead the table itself is stepped, as many games are played, and no Game keeps answers.
"""

import json
import statistics
import subprocess
import sys
import time

from waldlehre import engine, play
from waldlehre.kernel.codes import dump_code
from waldlehre.kernel.exam import play_random
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.run import apply, carry_on
from waldlehre.kernel.saves import dumps, loads
from waldlehre.kernel.setup import new_game

ROUNDS = 7


def step(room, seats, seconds):
    """Decisions and games in one window, every answer through Game.answer."""
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = new_game(room, seats, games)
        dice = Dice(games)
        while game.asking is not None:
            game.answer(*game.asking.pick_random(dice))
            decisions += 1
        games += 1
    spent = time.perf_counter() - start
    return decisions / spent, games / spent


def bare(room, seats, seconds):
    """Decisions and games in one window, stepped one by one from Python without a Game."""
    edition, parts = room.editions[room.default_edition()], room.parts()
    decisions = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        table = room.new_table(games, seats, edition, parts)
        dice = Dice(games)
        choice = carry_on(table)
        while choice is not None:
            apply(table, choice, choice.pick_random(dice))
            choice = carry_on(table)
            decisions += 1
        games += 1
    spent = time.perf_counter() - start
    return decisions / spent, games / spent


STEPPED = {"--step": step, "--table": bare}


def loop():
    """Microseconds of a fixed piece of plain Python: our yardstick."""
    start = time.perf_counter()
    total = 0
    for number in range(100_000):
        total += number % 7
    return (time.perf_counter() - start) * 10  # of one turn of the loop, times a million


def timed(function, times):
    """Microseconds a call, and the same in turns of the loop."""
    found = []
    for _ in range(ROUNDS):
        yard = loop()
        start = time.perf_counter()
        for _ in range(times):
            function()
        spent = (time.perf_counter() - start) / times * 1e6
        found.append((spent, spent / yard))
    return statistics.median(one for one, _ in found), statistics.median(one for _, one in found)


def importing(module):
    """Milliseconds to import in a fresh interpreter, above an interpreter that imports nothing."""
    found = []
    for _ in range(ROUNDS):
        spent = []
        for code in ("pass", f"import {module}"):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            spent.append(time.perf_counter() - start)
        found.append((spent[1] - spent[0]) * 1000)
    return statistics.median(found)


def main():
    """Print everything."""
    print(f"engine: {engine()}")
    print(f"{'playing':24}{'decisions/s':>14}{'games/s':>10}{'loops a decision':>18}")
    for room in map(play.room, play.ROOMS):
        for seats in room.seats:
            rows = []
            for _ in range(ROUNDS):
                yard = loop()
                decisions, games = step(room, seats, 0.5)
                rows.append((decisions, games, 1e6 / decisions / yard))
            row = [statistics.median(column) for column in zip(*rows, strict=True)]
            print(f"{room.name:14}{seats} seats {row[0]:16,.0f}{row[1]:10,.1f}{row[2]:18,.0f}")
    print(f"\n{'mid-game, all seats':32}{'microseconds':>14}{'loops':>20}")
    for room in map(play.room, play.ROOMS):
        game = play_random(room, 5, max(room.seats))
        game = game.fork(at=len(game.given) // 2)
        for name, function, times in handling(game):
            spent, loops = timed(function, times)
            print(f"{room.name:14}{name:18}{spent:14,.1f}{loops:20,.0f}")
    for name in play.ROOMS:
        print(f"import waldlehre.{name:16}{importing(f'waldlehre.{name}'):8,.1f} ms")


def handling(game):
    """Return what is done with a game beside playing it: name, function, how often to time it."""
    text = dumps(game)
    return (
        ("copy", game.table.copy, 5000),
        ("save", lambda: dumps(game), 200),
        (f"load {len(game.given)} answers", lambda: loads(text, play.find), 20),
        ("code", lambda: dump_code(game), 20),
    )


if __name__ == "__main__":
    if sys.argv[1:2] and sys.argv[1] in STEPPED:
        seats, seconds, rounds = int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
        stepped = STEPPED[sys.argv[1]]
        rates = sorted(stepped(play.room("waldmeister"), seats, seconds)[0] for _ in range(rounds))
        print(json.dumps({"dec_s": rates[len(rates) // 2]}))
    else:
        main()
