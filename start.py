"""Set waldlehre up beside this file and open its lessons.

    python start.py [what `waldlehre lab` takes]     opens the lessons in JupyterLab
    python start.py --test [what pytest takes]       runs the tests

Standard library alone, because it runs before anything is installed.
"""

from __future__ import annotations  # an old Python must get as far as being told so

import hashlib
import importlib.util
import locale
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
STAMP = ENVIRONMENT / "waldlehre.stamp"
PROGRAMS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
OLDEST = (3, 11)
PINNED = (3, 11)
"""The Python for which constraints.txt was resolved."""

WORDS = {
    "en": {
        "making": "Making an environment in {folder} ...",
        "installing": "Installing ({extras}); the first time this takes a minute or two ...",
        "unpinned": "The tried versions do not fit Python {python}; installing the newest ...",
        "old": "waldlehre needs Python {oldest} or newer, this is {python}. Install a newer "
        "Python and start this file with it, for example: python3.12 start.py",
        "no_venv": "This Python cannot make environments. On Debian and Ubuntu: "
        "sudo apt install python3-venv. Then start this again.",
        "no_environment": "No environment could be made in {folder}: {reason}\n"
        "Is the folder yours to write, and is there room on the disk?",
        "no_packages": "The packages could not be installed; pip's own words stand above. "
        "Most often there is no connection: go online (behind a proxy set HTTPS_PROXY) and "
        "start this again.",
    },
    "de": {
        "making": "Richte eine Umgebung in {folder} ein ...",
        "installing": "Installiere ({extras}); beim ersten Mal dauert das ein, zwei Minuten ...",
        "unpinned": "Die erprobten Versionen passen nicht zu Python {python}; nehme die "
        "neuesten ...",
        "old": "waldlehre braucht Python {oldest} oder neuer, dies ist {python}. Ein neueres "
        "Python installieren und diese Datei damit starten, etwa: python3.12 start.py",
        "no_venv": "Dieses Python kann keine Umgebungen einrichten. Unter Debian und Ubuntu: "
        "sudo apt install python3-venv. Danach noch einmal starten.",
        "no_environment": "In {folder} ließ sich keine Umgebung einrichten: {reason}\n"
        "Darf in den Ordner geschrieben werden, und ist Platz auf der Platte?",
        "no_packages": "Die Pakete ließen sich nicht installieren; was pip dazu sagt, steht "
        "oben. Meist fehlt die Verbindung: online gehen (hinter einem Proxy HTTPS_PROXY setzen) "
        "und noch einmal starten.",
    },
}


class Stop(Exception):
    """Something stands in the way; the text names the way out."""


def language() -> str:
    """Return the language of the system: German or English."""
    asked = [
        os.environ.get(name) for name in ("WALDLEHRE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    ]
    name = next(filter(None, [*asked, locale.getlocale()[0]]), "")
    return "de" if name.lower().startswith(("de", "german")) else "en"


def say(message: str, **about: object) -> str:
    """Return a message in the language of the system."""
    return WORDS[language()][message].format(**about)


def main(arguments: list[str]) -> int:
    """Install what is missing and hand over; return an exit code."""
    test = "--test" in arguments
    rest = [argument for argument in arguments if argument != "--test"]
    try:
        check_python(sys.version_info[:2])
        install(["lab", "test"] if test else ["lab"])
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    if test:
        os.chdir(ROOT)
        return hand_over([program("python"), "-m", "pytest", *rest])
    os.environ.setdefault("WALDLEHRE_LANGUAGE", language())  # Windows tells it only in its own way
    return hand_over([program("waldlehre"), "lab", *rest])


def check_python(version: tuple[int, ...]) -> None:
    """Stop under a Python that is too old."""
    if version < OLDEST:
        raise Stop(say("old", oldest=dotted(OLDEST), python=dotted(version)))


def dotted(version: tuple[int, ...]) -> str:
    """Write (3, 11) as 3.11."""
    return ".".join(map(str, version))


def program(name: str) -> str:
    """Return the path of a program of the environment."""
    return str(PROGRAMS / (name + ".exe" if os.name == "nt" else name))


def install(extras: list[str]) -> None:
    """Bring the environment up to date; at once when nothing has changed."""
    if installed(extras):
        return
    make_environment()
    STAMP.unlink(missing_ok=True)
    print(say("installing", extras=", ".join(extras)), flush=True)
    target = [f"--editable=.[{','.join(extras)}]"]
    pins = ["--constraint=constraints.txt"]
    if sys.version_info[:2] == PINNED:
        done = pip(target + pins)
    else:
        done = pip([*target, *pins, "--only-binary=:all:"]) or newest(target)
    if not done:
        raise Stop(say("no_packages"))
    STAMP.write_text(" ".join([fingerprint(), *extras]), encoding="utf-8")


def newest(target: list[str]) -> bool:
    """Install without pins, for a Python that has outlived them."""
    print(say("unpinned", python=dotted(sys.version_info[:2])), flush=True)
    return pip(target)


def installed(extras: list[str]) -> bool:
    """Tell whether the last installation had these extras and is still right."""
    try:
        mark, *there = STAMP.read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return False
    return mark == fingerprint() and set(extras) <= set(there) and runs("-c", "")


def fingerprint() -> str:
    """Digest what the environment depends on; the place too, since programs name it."""
    parts = [str(ROOT).encode()]
    parts += [(ROOT / name).read_bytes() for name in ("pyproject.toml", "constraints.txt")]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def make_environment() -> None:
    """Make .venv, or mend one that was left half made."""
    if runs("-m", "pip", "--version"):
        return
    if importlib.util.find_spec("ensurepip") is None:
        raise Stop(say("no_venv"))
    print(say("making", folder=ENVIRONMENT), flush=True)
    builder = venv.EnvBuilder(with_pip=True, symlinks=os.name != "nt", clear=not runs("-c", ""))
    try:
        builder.create(ENVIRONMENT)
    except (OSError, subprocess.CalledProcessError) as fault:
        raise Stop(say("no_environment", folder=ENVIRONMENT, reason=fault)) from fault


def runs(*arguments: str) -> bool:
    """Try the environment's Python, which is gone after an upgrade of the system's."""
    try:
        return subprocess.run([program("python"), *arguments], capture_output=True).returncode == 0
    except OSError:
        return False


def pip(arguments: list[str]) -> bool:
    """Install into the environment; pip prints what goes wrong."""
    quiet = ["--quiet", "--disable-pip-version-check"]
    return not subprocess.call(
        [program("python"), "-m", "pip", "install", *quiet, *arguments], cwd=ROOT
    )


def hand_over(command: list[str]) -> int:
    """Become the command, so that Ctrl-C and signals reach it; Windows can only wait for it."""
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.call(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
