"""`waldlehre worksheet CODE sheet.html`: a position on paper, from the command line."""

from __future__ import annotations

import argparse

from waldlehre import play
from waldlehre.kernel.files import is_there
from waldlehre.kernel.game import Game
from waldlehre.kernel.speech import Say
from waldlehre.lessons.paper import worksheet
from waldlehre.lessons.paper.asking import MOVE, UNTIL
from waldlehre.texts import LANGUAGES, language, speech


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add what `waldlehre worksheet` takes; `say` speaks the catalogue "paper"."""
    add = parser.add_argument
    add("position", help=say("help.position"))
    add("path", help=say("help.path"))
    add("--title", default="", help=say("help.title"))
    add("--until", choices=UNTIL, default=MOVE, help=say("help.until"))
    add("--upto", type=int, metavar="N", help=say("help.upto"))
    add("--language", choices=LANGUAGES, help=say("help.language"))


def main(args: argparse.Namespace) -> int:
    """Write the pages; return an exit code. Raises Problem."""
    game = found(args.position, args.upto)
    chosen = args.language or language()
    made = worksheet(game, args.title, chosen, until=args.until).save(args.path)
    files = ", ".join(map(str, made))
    print(speech(chosen, "paper")("written", files=files))  # noqa: T201 (a command of the terminal)
    return 0


def found(position: str, upto: int | None) -> Game:
    """Return the game in a file, also in a .json that is not there, else that of a code.

    Raises SaveError, SetupError.
    """
    if position.endswith(".json") or is_there(position):
        return play.load(position, upto=upto)
    game = play.load_code(position)
    return game if upto is None else game.fork(at=upto)
