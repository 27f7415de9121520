"""`waldlehre lessons` and `waldlehre handbook`: write what is made of the lessons into a folder."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from waldlehre.kernel.errors import Problem
from waldlehre.kernel.speech import Say
from waldlehre.lessons import handbook
from waldlehre.lessons.course import AUDIENCES, build
from waldlehre.texts import LANGUAGES, language, speech


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add what `waldlehre lessons` takes; `say` speaks the catalogue "lessons"."""
    parser.add_argument(
        "--for", dest="audience", choices=AUDIENCES, default="pupils", help=say("help.for")
    )
    add_place(parser, say)


def add_place(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add where to write and in which language."""
    parser.add_argument("--dir", help=say("help.dir"))
    parser.add_argument("--language", choices=LANGUAGES, help=say("help.language"))


def main(args: argparse.Namespace) -> int:
    """Write an edition of the lessons; return an exit code. Raises SetupError."""
    return written(args, args.audience, partial(build, args.audience), "built")


def write_handbook(args: argparse.Namespace) -> int:
    """Write the teacher's handbook; return an exit code. Raises SetupError."""
    return written(args, "handbook", handbook.build, "bound")


def written(
    args: argparse.Namespace, name: str, make: Callable[[Path, str], list[Path]], done: str
) -> int:
    """Make files in a folder and say so; return an exit code. Raises SetupError."""
    chosen = args.language or language()
    say = speech(chosen, "lessons")
    folder = Path(args.dir or f"waldlehre-{name}-{chosen}")
    try:
        folder = folder.expanduser()
        made = make(folder, chosen)
    except Problem:
        raise
    except (OSError, RuntimeError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        print(say("unusable", folder=folder, reason=reason), file=sys.stderr)  # noqa: T201
        return 1
    print(say(done, count=len(made), folder=folder))  # noqa: T201 (a command of the terminal)
    return 0
