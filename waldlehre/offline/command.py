"""`waldlehre export SAVE PAGE`: write a saved game as one page."""

from __future__ import annotations

import argparse

from waldlehre import play
from waldlehre.kernel.speech import Say
from waldlehre.offline import export_game
from waldlehre.texts import LANGUAGES, language, speech


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add what `waldlehre export` takes; `say` speaks the catalogue "offline"."""
    parser.add_argument("save", metavar=say("help.file"), help=say("help.save"))
    parser.add_argument("page", metavar=say("help.page_file"), help=say("help.page"))
    parser.add_argument("--language", choices=LANGUAGES, help=say("help.language"))


def main(args: argparse.Namespace) -> int:
    """Write the page; return an exit code. Raises SaveError, SetupError."""
    spoken = args.language or language()
    place = export_game(play.load(args.save, spoken), args.page)
    print(speech(spoken, "offline")("written", file=place))  # noqa: T201 (a command of the terminal)
    return 0
