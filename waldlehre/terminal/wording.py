"""What the terminal says about a game: greeting, question, points and the end, as lines."""

from __future__ import annotations

import shlex
from collections.abc import Iterable

from waldlehre.kernel.game import Game
from waldlehre.kernel.question import in_columns
from waldlehre.kernel.speech import Say
from waldlehre.terminal.typed import is_amount


def greeting(game: Game, people: Iterable[int], say: Say) -> list[str]:
    """Return what is played and by whom."""
    voice = game.voice
    mine = [voice.seat(seat) for seat in sorted(people)]
    others = [voice.seat(seat) for seat in range(game.seats) if voice.seat(seat) not in mine]
    lines = [say("greet.game", title=voice.say("title"), seed=str(game.seed))]
    if others:
        about = {"mine": voice.listed(mine), "others": voice.listed(others)}
        lines.append(say("greet.seats", count=len(others), **about))
    return lines


def question(game: Game, say: Say, width: int) -> list[str]:
    """Return the open question with its numbered options."""
    asked, voice = game.choice, game.voice
    assert asked is not None, "nobody is asked"
    about = {"seat": voice.seat(asked.seat), "question": asked.text, "rule": asked.rule}
    lines = [voice.say("asked", **about)]
    if asked.most > 1:
        lines.append(how_many(asked.least, min(asked.most, len(asked.options)), say))
    elif is_amount(game, asked.bare):
        lines.append(say("pick.amount"))
    if asked.passing:
        lines.append(f"  0  {asked.passing}")
    beside = [voice.option(game.table, asked.bare, value) for value in asked.also]
    numbered = [f"{number:>3}  {label}" for number, label in enumerate(asked.labels + beside, 1)]
    return lines + in_columns(numbered, width)


def how_many(least: int, most: int, say: Say) -> str:
    """Return how many options are to be picked, and how that is typed."""
    if least == most:
        return say("pick.exactly", count=most)
    return say("pick.some" if least else "pick.up_to", least=least, count=most)


def scores(game: Game, say: Say) -> list[str]:
    """Return each seat's points, as if the game ended now."""
    name = game.voice.seat
    return [say("score", seat=name(seat), count=many) for seat, many in enumerate(game.score())]


def outcome(game: Game, say: Say, options: Iterable[str]) -> list[str]:
    """Return who has won, and how to play it again; the log says why the game is over."""
    voice = game.voice
    winners = [voice.seat(seat) for seat in game.winners()]
    won = {"count": len(winners), "names": voice.listed(winners)}
    again = command(game.room.name, *start(game), *options)
    return [
        say("over.ended"),
        *scores(game, say),
        say("over.won", **won) if winners else say("over.lost"),
        say("over.again", seed=str(game.seed), command=again),
        say("over.more"),
    ]


def start(game: Game) -> list[str]:
    """Return the options that set up the same start."""
    options = ["--players", str(game.seats), "--seed", str(game.seed)]
    if game.edition != game.room.default_edition():
        options += ["--edition", game.edition]
    return options


def command(*words: str) -> str:
    """Return a `waldlehre play` to be typed."""
    return shlex.join(["waldlehre", "play", *words])
