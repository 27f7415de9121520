"""`waldlehre play`: a game at the terminal, against foresters or with people on all seats."""

from __future__ import annotations

import argparse

from waldlehre import play
from waldlehre.foresters import named
from waldlehre.kernel.forester import Forester
from waldlehre.kernel.game import Game
from waldlehre.kernel.speech import Say
from waldlehre.terminal.files import Keeper
from waldlehre.terminal.session import Session
from waldlehre.terminal.trouble import Trouble
from waldlehre.texts import LANGUAGES, speech

GREEDY = "greedy"
START = ("players", "seed", "edition", "names", "box")
"""What sets up a game, and therefore stands in a save."""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add what `waldlehre play` takes; `say` speaks the catalogue "cli"."""
    add = parser.add_argument
    file, name = say("arguments.file"), say("arguments.name")
    add("room", nargs="?", help=say("arguments.room", rooms=", ".join(play.ROOMS)))
    add("--players", type=whole_number, metavar="N", help=say("arguments.players"))
    add("--seed", type=whole_number, metavar="N", help=say("arguments.seed"))
    add("--names", metavar=say("arguments.name_list"), help=say("arguments.names"))
    add("--edition", metavar=name, help=say("arguments.edition"))
    add("--box", metavar=say("arguments.folder"), help=say("arguments.box"))
    add("--seat", type=whole_number, default=0, metavar="N", help=say("arguments.seat"))
    add("--hot-seat", action="store_true", help=say("arguments.hot_seat"))
    add("--forester", default=GREEDY, metavar=name, help=say("arguments.forester"))
    add("--load", metavar=file, help=say("arguments.load"))
    add("--save", default="", metavar=file, help=say("arguments.save"))
    add("--language", choices=LANGUAGES, help=say("arguments.language"))


def whole_number(text: str) -> int:
    """Read a whole number; argparse tells the fault."""
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise argparse.ArgumentTypeError(speech("", "cli")("arguments.whole", found=text[:20]))
    return int(text)


def main(args: argparse.Namespace) -> int:
    """Play; return an exit code. Raises Trouble or Problem for a game that cannot begin."""
    game = loaded(args) if args.load else dealt(args)

    def people(game: Game) -> set[int]:
        if not args.hot_seat and args.seat >= game.seats:
            raise Trouble("no_seat", seat=args.seat, most=game.seats - 1)
        return set(range(game.seats)) if args.hot_seat else {args.seat}

    def forester(game: Game) -> Forester:
        return named(game.room, args.forester)

    keeper = Keeper(game, wanted=args.save, loaded=args.load or "")
    return Session(game, people, forester, keeper, repeated(args)).run()


def dealt(args: argparse.Namespace) -> Game:
    """Return the new game that the arguments set up."""
    if not args.room:
        raise Trouble("which_room", rooms=", ".join(play.ROOMS))
    given = {name: getattr(args, name) for name in START if getattr(args, name) is not None}
    if args.names is not None:
        given["names"] = args.names.split(",")
    return play.new_game(args.room, **given)


def loaded(args: argparse.Namespace) -> Game:
    """Return the game in the file; what sets up another is refused."""
    for name in START:
        if getattr(args, name) is not None:
            raise Trouble("in_the_save", option=f"--{name}")
    game = play.load(args.load)
    if args.room not in (None, game.room.name):
        raise Trouble("other_room", file=args.load[:200], room=game.room.name)
    return game


def repeated(args: argparse.Namespace) -> tuple[str, ...]:
    """Return the options that no save remembers, for going on in the same way."""
    if args.hot_seat:
        return ("--hot-seat",)
    seat = ("--seat", str(args.seat)) if args.seat else ()
    return (*seat, *(("--forester", args.forester) if args.forester != GREEDY else ()))
