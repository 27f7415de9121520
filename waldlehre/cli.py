"""`waldlehre`: play at the terminal, or open the lessons."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib.metadata import PackageNotFoundError
from typing import Any, NoReturn

import waldlehre
from waldlehre import lab, terminal
from waldlehre.kernel.errors import Problem
from waldlehre.kernel.speech import Say
from waldlehre.lessons import editions
from waldlehre.lessons.paper import command as worksheets
from waldlehre.offline import command as export
from waldlehre.terminal.screen import tolerate
from waldlehre.terminal.trouble import Trouble
from waldlehre.texts import LANGUAGES, language, speech

GONE, WRONG, INTERRUPTED = 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; return an exit code. What a person can mend is one sentence on stderr."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    tolerate(sys.stdin, sys.stdout, sys.stderr)
    choose_language(arguments)
    say = speech("", "cli")
    try:
        args = parser(say).parse_args(arguments)
        code: int = args.run(args)
        return code
    except Trouble as trouble:
        return complain(say(trouble.message, **trouble.about))
    except Problem as problem:
        return complain(str(problem))
    except BrokenPipeError:  # whoever read our lines has left: `waldlehre ... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GONE
    except KeyboardInterrupt:
        return INTERRUPTED


def complain(sentence: str) -> int:
    """Say what is wrong."""
    print(sentence, file=sys.stderr)
    return WRONG


def choose_language(arguments: Sequence[str]) -> None:
    """Heed `--language` before the other arguments, because help and faults speak it too."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--language")
    try:
        found = early.parse_known_args(arguments)[0].language
    except argparse.ArgumentError:  # nothing stands behind it, as the real parser will say
        return
    if found in LANGUAGES:
        language(found)


def parser(say: Say) -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = Parser(say, prog="waldlehre", description=say("description"))
    top.add_argument("--version", action="store_true", help=say("arguments.version"))
    top.add_argument("--language", choices=LANGUAGES, help=say("arguments.language"))
    top.set_defaults(run=partial(introduce, top))
    commands = top.add_subparsers(title=say("arguments.commands"), metavar=say("arguments.command"))
    laid = speech("", "lab")
    for name, add, run, speaks in (
        ("play", terminal.add_arguments, terminal.main, say),
        ("export", export.add_arguments, export.main, speech("", "offline")),
        ("lab", lab.add_arguments, lab.main, laid),
        ("lesson", lab.add_lesson_arguments, lab.main, laid),
        ("lessons", editions.add_arguments, editions.main, speech("", "lessons")),
        ("handbook", editions.add_place, editions.write_handbook, speech("", "lessons")),
        ("worksheet", worksheets.add_arguments, worksheets.main, speech("", "paper")),
    ):
        about = say(f"arguments.{name}")
        command = commands.add_parser(name, say=say, help=about, description=about)
        add(command, speaks)
        command.set_defaults(run=run)
    return top


def introduce(top: argparse.ArgumentParser, args: argparse.Namespace) -> int:
    """Without a command, tell the version or what there is."""
    if not args.version:
        top.print_help()
        return 0
    try:
        print(waldlehre.__version__)
    except PackageNotFoundError:
        return complain(speech("", "cli")("no_version"))
    return 0


class Words(argparse.HelpFormatter):
    """Help in the reader's language."""

    def __init__(self, say: Say, prog: str, **options: Any) -> None:
        super().__init__(prog, **options)
        self.say = say

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Begin with our word for "usage: "."""
        prefix = self.say("arguments.usage") if prefix is None else prefix
        super().add_usage(usage, actions, groups, prefix)


class Parser(argparse.ArgumentParser):
    """A parser with headings and help in the reader's language, as far as argparse lets us."""

    def __init__(self, say: Say, **options: Any) -> None:
        options.update(add_help=False, allow_abbrev=False, formatter_class=partial(Words, say))
        super().__init__(**options)
        self._positionals.title = say("arguments.positionals")
        self._optionals.title = say("arguments.options")
        self.add_argument("-h", "--help", action="help", help=say("arguments.help"))

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one sentence."""
        self.exit(WRONG, f"{self.prog}: {message}\n")
