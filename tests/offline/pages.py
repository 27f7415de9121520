"""Exported pages, taken apart again."""

import json
import re
from base64 import b64decode
from zlib import decompress

from tests.policies import play as played
from waldlehre import play


def whole(name, seats=0, seed=7, language="en"):
    """A game of greedy foresters to its end, with as many seats as there are."""
    game = play.new_game(
        name, players=seats or play.room(name).seats[-1], seed=seed, language=language
    )
    game.let_play(dict.fromkeys(range(game.seats), "greedy"))
    return game


def quick(name, seats, seed=3, language="en"):
    """A whole game of random answers."""
    game = played(play.room(name), seats, seed)
    game.language = language
    return game


def until_secret(name, seats, seed=5):
    """A random game that stops at the first secret question with a choice between two."""
    room = play.room(name)
    finished = played(room, seats, seed)
    game = finished.fork(at=0)
    for picked in finished.given:
        choice = game.asking
        if room.prompts[choice.prompt].secret and len(choice.options) > max(1, choice.least):
            return game
        game.answer(*picked)
    raise AssertionError(f"no secret question in this game of {name}")


def data(text):
    """What a page holds of its game."""
    packed = re.search(r'<script type="text/plain" id="record">([^<]*)</script>', text)[1]
    return json.loads(decompress(b64decode(packed)))


def put_together(frames):
    """The pictures that the changes make, as the browser does it."""
    pieces, before = {}, []
    for frame in frames:
        before = renewed(frame["nodes"], before, pieces)
        yield {**frame, "nodes": before}


def renewed(changes, before, pieces):
    found = []
    for one in changes:
        if isinstance(one, int):
            found.append(before[one])
        elif "r" in one:
            found.append(pieces[one["r"]])
        else:
            node = {"t": "g", **{key: value for key, value in one.items() if key not in "kn"}}
            if "c" in one:
                others = before[one["k"]].get("c", []) if "k" in one else []
                node["c"] = renewed(one["c"], others, pieces)
            if "n" in one:
                pieces[one["n"]] = node
            found.append(node)
    return found
