"""One peer on its own game, random playouts in one interpreter: worker.py PEER GAME SECONDS ROUNDS.

Prints one JSON object with decisions a second, the median of the rounds. Chance is no decision.
"""

import json
import random
import sys
import time


def open_spiel(game):
    """OpenSpiel's game, stepped from Python."""
    import pyspiel

    loaded = pyspiel.load_game(game)

    def play():
        decisions = 0
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def python_chess(_game):
    """python-chess."""
    import chess

    def play():
        board = chess.Board()
        decisions = 0
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return play


def rate(play, seconds):
    """Decisions a second in one window."""
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play()
    return decisions / (time.perf_counter() - start)


if __name__ == "__main__":
    peer, game, seconds, rounds = sys.argv[1:5]
    random.seed(1)
    play = {"open_spiel": open_spiel, "python-chess": python_chess}[peer](game)
    play()
    rates = sorted(rate(play, float(seconds)) for _ in range(int(rounds)))
    print(json.dumps({"dec_s": rates[len(rates) // 2]}))
