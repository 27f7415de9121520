"""Reading and writing lines, whatever the terminal, pipe or encoding."""

from __future__ import annotations

import codecs
import contextlib
import re
import shutil
import signal
import sys
import threading
from collections.abc import Iterator
from typing import TextIO

LONGEST = 2000
"""Signs of a line that are read; what is longer was hardly typed by a person."""
NARROWEST, WIDEST = 40, 120
CONTROL = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Signs that would move the cursor, ring the bell or turn the writing round."""
PLAIN = str.maketrans(
    {"\u202f": " ", "\u00a0": " ", "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe"}
    | {"Ü": "Ue", "ß": "ss", "–": "-", "…": "...", "„": '"', "“": '"', "”": '"', "’": "'"}
    | {"●": "*", "○": "o", "→": ">"}
)
"""What stands for a sign that an encoding does not have."""


def plainly(error: UnicodeError) -> tuple[str, int]:
    """Write signs that the encoding lacks in another way, at worst as "?"."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end].translate(PLAIN)
    return missing.encode("ascii", "replace").decode("ascii"), error.end


def tolerate(*streams: object) -> None:
    """Let streams replace what they cannot encode or decode, instead of failing."""
    codecs.register_error("waldlehre.plainly", plainly)
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reads = getattr(stream, "readable", lambda: False)()
            reconfigure(errors="replace" if reads else "waldlehre.plainly")


class Screen:
    """One person's, or one script's, lines in and out."""

    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.out = out or sys.stdout
        self.typing = source is None and self.source.isatty() and self.out.isatty()
        """True for a person at a keyboard, false for a pipe or file."""
        if self.typing:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 (arrow keys and history for input())

    def write(self, text: str = "") -> None:
        """Write lines."""
        self.out.write(f"{CONTROL.sub('?', text)}\n")
        self.out.flush()

    def ask(self, prompt: str) -> str:
        """Return the next line; raises EOFError at the end of input."""
        prompt = CONTROL.sub("?", prompt)
        if self.typing:
            return input(prompt)[:LONGEST]
        self.out.write(prompt)
        self.out.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        line = line.rstrip("\n")[:LONGEST]
        self.write(line)  # so that what was written down reads like what was played
        return line

    def width(self) -> int:
        """Return how many signs a line can hold."""
        return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((100, 24)).columns))

    def wipe(self) -> None:
        """Clear what stands on the screen, and what could be scrolled back to."""
        if self.typing:
            self.out.write("\x1b[H\x1b[2J\x1b[3J")
            self.out.flush()


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait its turn while a game is saved or played again."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
