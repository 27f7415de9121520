"""`waldlehre lessons --for pupils`: write an edition of the lessons into a folder."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from waldlehre.kernel.errors import Problem
from waldlehre.kernel.speech import Say
from waldlehre.lessons.course import AUDIENCES, build
from waldlehre.texts import LANGUAGES, language, speech


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add what `waldlehre lessons` takes; `say` speaks the catalogue "lessons"."""
    parser.add_argument(
        "--for", dest="audience", choices=AUDIENCES, default="pupils", help=say("help.for")
    )
    parser.add_argument("--dir", help=say("help.dir"))
    parser.add_argument("--language", choices=LANGUAGES, help=say("help.language"))


def main(args: argparse.Namespace) -> int:
    """Write the edition; return an exit code. Raises SetupError."""
    chosen = args.language or language()
    say = speech(chosen, "lessons")
    folder = Path(args.dir or f"waldlehre-{args.audience}-{chosen}")
    try:
        folder = folder.expanduser()
        made = build(args.audience, folder, chosen)
    except Problem:
        raise
    except (OSError, RuntimeError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        print(say("unusable", folder=folder, reason=reason), file=sys.stderr)  # noqa: T201
        return 1
    print(say("built", count=len(made), folder=folder))  # noqa: T201 (a command of the terminal)
    return 0
