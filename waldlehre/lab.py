"""`waldlehre lab`: lay the lessons into a folder of the reader's and open JupyterLab there.

What the reader has changed stays as it is; a newer lesson is laid beside it. Nothing outside
the folder is changed: our own notes and JupyterLab's settings lie in its `.waldlehre`.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import itertools
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from waldlehre._paths import resource_dir
from waldlehre.kernel.files import move_into_place
from waldlehre.kernel.speech import Say
from waldlehre.lessons.course import edition
from waldlehre.texts import LANGUAGES, language, speech

OURS = ".waldlehre"
OVERRIDES = {
    # a reopened lesson shows the last board
    "@jupyter-widgets/jupyterlab-manager:plugin": {"saveState": True},
    # no question and no outside host before the first lesson
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
}

ON_PAGES = (
    *("@voila-dashboards/widgets-manager8", "@jupyter-widgets/jupyterlab-manager", "anywidget"),
    "@bokeh/jupyter_bokeh",  # charts
)
"""Extensions that a page loads; others have no place there, and each of them costs time."""

Stamps = dict[str, str]
"""File in the folder -> digest of the lesson last laid out for it, there or beside it."""


class Trouble(Exception):
    """What stands in the way, as a message of the catalogue "lab"."""

    def __init__(self, message: str, **about: object) -> None:
        super().__init__(message)
        self.message = message
        self.about = about


class Copy(NamedTuple):
    """A lesson on its way into the folder."""

    lesson: str
    file: str
    content: bytes
    fate: str
    """"new", "renewed" or "beside"; "kept" where nothing needs to be written."""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add what `waldlehre lab` takes; `say` speaks the catalogue "lab"."""
    parser.add_argument("--dir", default="waldlehre-lessons", help=say("help.dir"))
    parser.add_argument("--language", choices=LANGUAGES, help=say("help.language"))
    parser.add_argument("--port", type=port, help=say("help.port"))
    parser.add_argument("--pages", action="store_true", help=say("help.pages"))
    parser.set_defaults(lesson=None)
    add_starting(parser, say)


def add_lesson_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add what `waldlehre lesson` takes: one lesson as a page, with the code folded away."""
    parser.add_argument("lesson", type=int, help=say("help.lesson"))
    parser.add_argument("--dir", default="waldlehre-lessons", help=say("help.dir"))
    parser.add_argument("--language", choices=LANGUAGES, help=say("help.language"))
    parser.add_argument("--port", type=port, help=say("help.port"))
    parser.set_defaults(pages=True)
    add_starting(parser, say)


def add_starting(parser: argparse.ArgumentParser, say: Say) -> None:
    """Add how it is started."""
    parser.add_argument("--no-browser", action="store_true", help=say("help.no_browser"))
    parser.add_argument("--dry-run", action="store_true", help=say("help.dry_run"))


def port(text: str) -> int:
    """Read a port number; argparse names the fault."""
    number = int(text)
    if not 0 < number < 65536:
        raise ValueError
    return number


def main(args: argparse.Namespace) -> int:
    """Lay the lessons out and become JupyterLab; return an exit code."""
    say = speech(args.language or "", "lab")
    try:
        return rehearse(args, say) if args.dry_run else perform(args, say)
    except Trouble as trouble:
        print(say(trouble.message, **trouble.about), file=sys.stderr)
    except OSError as fault:
        about = {"path": fault.filename or args.dir, "reason": fault.strerror or str(fault)}
        print(say("unusable", **about), file=sys.stderr)
    return 1


def rehearse(args: argparse.Namespace, say: Say) -> int:
    """Say what would be done, and do nothing."""
    folder, copies = planned(args)
    report("would", folder, copies, say)
    print(say("would.start", command=shlex.join(command(folder, copies, args))))
    if not has_jupyterlab():
        print(say("no_jupyterlab"))
    return 0


def perform(args: argparse.Namespace, say: Say) -> int:
    """Lay the lessons out, then hand over to JupyterLab."""
    if not has_jupyterlab():
        raise Trouble("no_jupyterlab")
    folder, copies = planned(args)
    starts = command(folder, copies, args)
    carry_out(folder, copies)
    report("done", folder, copies, say)
    print(say("starting_page" if args.pages else "starting"), flush=True)
    if args.pages:
        paths = [str(Path(__file__).parent / "jupyter"), os.environ.get("JUPYTER_PATH", "")]
        os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, paths))  # our template lies there
    return hand_over(starts)


def has_jupyterlab() -> bool:
    """Tell whether the extra "lab" is installed."""
    return importlib.util.find_spec("jupyterlab") is not None


# --- what is to be copied, and where ---------------------------------------------------------


def planned(args: argparse.Namespace) -> tuple[Path, list[Copy]]:
    """Read everything before anything is written; return the folder and the copies."""
    try:
        source = resource_dir("notebooks")
    except FileNotFoundError:
        raise Trouble("no_lessons") from None
    folder = Path(os.path.realpath(os.path.expanduser(args.dir)))  # noqa: PTH111  (never raises)
    if folder.exists() and not folder.is_dir():
        raise Trouble("not_a_folder", path=folder)
    if folder.is_relative_to(source):
        raise Trouble("our_folder", path=folder)
    stamps = read_stamps(folder)
    copies = [placed(folder, stamps, *lesson) for lesson in lessons(source)]
    if not copies:
        raise Trouble("no_lessons")
    return folder, copies


def lessons(source: Path) -> Iterator[tuple[str, bytes]]:
    """Yield name and content of each lesson, and of what lies with them."""
    for path in sorted(source.rglob("*")):
        inside = path.relative_to(source)
        if path.is_file() and not any(part.startswith((".", "__")) for part in inside.parts):
            read = stripped if path.suffix == ".ipynb" else Path.read_bytes
            yield inside.as_posix(), read(path)


def stripped(path: Path) -> bytes:
    """Return a notebook as pupils get it, so that no guess and no answer is spoiled."""
    try:
        notebook = edition(json.loads(path.read_text(encoding="utf-8")), "pupils")
        return (json.dumps(notebook, indent=1, ensure_ascii=False) + "\n").encode()
    except (AttributeError, KeyError, TypeError, ValueError):
        raise Trouble("not_a_notebook", path=path) from None


def placed(folder: Path, stamps: Stamps, lesson: str, content: bytes) -> Copy:
    """Decide where a lesson goes, so that nothing of the reader's is lost."""
    new, stamp = digest(content), stamps.get(lesson)
    there = digest_at(folder, lesson)
    if there is None:
        return Copy(lesson, lesson, content, "new")
    if new in (there, stamp):
        return Copy(lesson, lesson, content, "kept")
    if there == stamp:
        return Copy(lesson, lesson, content, "renewed")
    ours = (name for name in beside(lesson) if digest_at(folder, name) in (None, stamps.get(name)))
    return Copy(lesson, next(ours), content, "beside")


def beside(lesson: str) -> Iterator[str]:
    """Yield the names for a newer lesson: NAME.new.ipynb, then NAME.new2.ipynb and so on."""
    stem, dot, suffix = lesson.rpartition(".")
    for number in itertools.count(1):
        yield f"{stem}.new{number if number > 1 else ''}{dot}{suffix}"


def digest(content: bytes) -> str:
    """Return the sha256 that stands in the stamps."""
    return hashlib.sha256(content).hexdigest()


def digest_at(folder: Path, file: str) -> str | None:
    """Digest a file of the folder, None if there is none; refuse what leads elsewhere."""
    path = safe(folder, file)
    if path.is_file():
        return digest(path.read_bytes())
    if path.exists():
        raise Trouble("in_the_way", path=path)
    return None


def safe(folder: Path, file: str) -> Path:
    """Return the path of a file in the folder; a link on the way could lead out of it."""
    path = folder / file
    if os.path.normcase(os.path.realpath(path)) != os.path.normcase(path):
        raise Trouble("link", path=path)
    return path


def read_stamps(folder: Path) -> Stamps:
    """Return what was laid out before; unreadable stamps count as none, which is the safe side."""
    try:
        stamps = json.loads(safe(folder, f"{OURS}/stamps.json").read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return {}
    return stamps if isinstance(stamps, dict) else {}


# --- writing ---------------------------------------------------------------------------------


def carry_out(folder: Path, copies: list[Copy]) -> None:
    """Write the lessons, then the stamps that know them, then JupyterLab's settings."""
    stamps = read_stamps(folder)
    for copy in copies:
        if copy.fate != "kept":
            write(folder, copy.file, copy.content)
        stamps[copy.lesson] = stamps[copy.file] = digest(copy.content)
    write(folder, f"{OURS}/stamps.json", as_json(stamps))
    write(folder, f"{OURS}/settings/overrides.json", as_json(OVERRIDES))


def as_json(data: object) -> bytes:
    """Return data as the text of a file."""
    return (json.dumps(data, indent=1, sort_keys=True) + "\n").encode()


def write(folder: Path, file: str, content: bytes) -> None:
    """Write a file whole or not at all: apart first, then moved into place."""
    path, part = safe(folder, file), safe(folder, f"{OURS}/part")
    path.parent.mkdir(parents=True, exist_ok=True)
    part.parent.mkdir(exist_ok=True)
    move_into_place(content, path, part)


# --- telling and starting --------------------------------------------------------------------


def report(tense: str, folder: Path, copies: list[Copy], say: Say) -> None:
    """Tell what is done, or would be, with the lessons."""
    fates = [copy.fate for copy in copies]
    for fate in ("new", "renewed"):
        if fate in fates:
            print(say(f"{tense}.{fate}", count=fates.count(fate), folder=folder))
    for copy in copies:
        if copy.fate == "beside":
            print(say(f"{tense}.beside", lesson=copy.lesson, file=copy.file))
    if set(fates) == {"kept"}:
        print(say("up_to_date", folder=folder))


def command(folder: Path, copies: list[Copy], args: argparse.Namespace) -> list[str]:
    """Return the command that opens the first lesson in the reader's language."""
    home = args.language or language()
    wanted = f"{home}/{'*' if args.lesson is None else f'{args.lesson}_*'}.ipynb"
    mine = (copy.lesson for copy in copies if fnmatch(copy.lesson, wanted))
    lesson = next(mine, "")
    if not lesson and args.lesson is not None:
        numbers = sorted({Path(copy.lesson).stem.partition("_")[0] for copy in copies})
        known = ", ".join(one for one in numbers if one.isdigit())
        raise Trouble("no_lesson", number=args.lesson, known=known)
    found = voila(folder, lesson, home) if args.pages else jupyterlab(folder, lesson)
    if args.port:
        found += [f"--{'Voila' if args.pages else 'ServerApp'}.port={args.port}"]
    if args.no_browser:
        found += ["--no-browser"]
    return found


def jupyterlab(folder: Path, lesson: str) -> list[str]:
    """Return how JupyterLab starts with a lesson."""
    found = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder}"]
    found += [f"--LabApp.app_settings_dir={folder / OURS / 'settings'}"]
    found += [f"--LabApp.workspaces_dir={folder / OURS / 'workspaces'}"]
    found += [f"--LabApp.default_url=/lab/tree/{quote(lesson)}"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        found += ["--allow-root"]  # which JupyterLab refuses otherwise
    return found


def voila(folder: Path, lesson: str, spoken: str) -> list[str]:
    """Return how Voilà starts with a lesson as a page; its template is ours and asks no outside host."""
    said = json.dumps(page_resources(spoken))
    return [
        *(sys.executable, "-m", "voila", str(folder / lesson), "--template=waldlehre"),
        *("--preheat_kernel=True", "--pool_size=1"),  # ready before it is asked for
        "--VoilaKernelManager.fill_delay=4",  # the next one is prepared when this one is shown
        *(f"--VoilaConfiguration.extension_allowlist={name}" for name in ON_PAGES),
        f"--VoilaConfiguration.resources={said}",
    ]


def page_resources(spoken: str) -> dict[str, object]:
    """Return what our template says on the page around a lesson, in its language."""
    board, say = speech(spoken, "board"), speech(spoken, "lessons")
    views = [[view, board(f"views.{view}")] for view in ("light", "dark", "projector")]
    said = {
        "view": board("view"),
        "views": [["auto", say("page.auto")], *views],
        "wait": say("page.wait"),
        "onward": say("page.onward"),
    }
    return {"language_code": spoken, "waldlehre": said}


def hand_over(command: list[str]) -> int:
    """Become the command, so that Ctrl-C and signals reach it; Windows can only wait for it."""
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.call(command)
