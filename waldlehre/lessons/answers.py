"""What pupils have answered, kept as data beside the notebook.

One small file for all lessons of a folder; no names, no times. Several notebooks may write at once.
A file that is not ours is laid aside under another name, and what we do not know in ours stays.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.files import cause, move_into_place

FILE = "waldlehre-answers.json"
FORMAT = "waldlehre answers"
MOST_BYTES = 5_000_000
MOST_PICKED = 200
LONGEST = 2000
"""Signs of a label."""
PATIENCE, STALE = 2.0, 10.0
"""Seconds to wait for another notebook that writes; after so many its lock is a left-over."""

Answer = dict[str, Any]
"""{"picked": [labels], "options": [their numbers], "language": str, "right": bool, "tries": int}."""
FIELDS = {"picked", "options", "language", "right", "tries"}


class Answers:
    """The answers of a folder, read anew for each question, since several notebooks share them."""

    def __init__(self, folder: str | os.PathLike[str] = ".") -> None:
        self.path = Path(folder) / FILE
        self.fault = ""
        """Why the last writing failed; "" if it did not."""

    def get(self, key: str) -> Answer | None:
        """Return what was answered to a question; None if nothing was."""
        return self.read().get(key)

    def read(self) -> dict[str, Answer]:
        """Return all answers by key; what is no answer is left out, and all that cannot be read."""
        try:
            data = self._data() or new()
        except OSError:
            return {}
        return {key: one for key, one in data["answers"].items() if is_answer(one)}

    def keep(self, key: str, answer: Answer | None) -> bool:
        """Write an answer (None: forget it); return whether it lies in the file."""
        part = self.path.with_name(f"{FILE}.{os.getpid()}.part")
        try:
            if answer is not None and not is_answer(answer):
                raise SetupError("answers.unfit")
            with self._alone():
                data = self._data()
                if data is None:
                    self._lay_aside()
                    data = new()
                data["answers"].pop(key, None)
                if answer is not None:
                    data["answers"][key] = answer
                text = json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True)
                move_into_place(f"{text}\n", self.path, part)
        except (OSError, ValueError) as error:
            self.fault = cause(error)
            return False
        self.fault = ""
        return True

    def _data(self) -> dict[str, Any] | None:
        """Return what lies in the file, None for a file that is not ours; raises OSError."""
        try:
            if self.path.stat().st_size > MOST_BYTES:
                return None
            data = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return new()
        except (ValueError, RecursionError):
            return None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            return None
        return data if isinstance(data.get("answers"), dict) else None

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Hold the lock beside the file while something is read, changed and written."""
        lock = self.path.with_name(f"{FILE}.lock")
        until = time.monotonic() + PATIENCE
        while True:
            try:
                os.close(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
                break
            except FileExistsError:
                with suppress(OSError):
                    if time.time() - lock.stat().st_mtime > STALE:
                        lock.unlink()
                if time.monotonic() > until:
                    raise SetupError("answers.locked") from None
                time.sleep(0.01)
        try:
            yield
        finally:
            with suppress(OSError):
                lock.unlink()

    def _lay_aside(self) -> None:
        """Rename a file that is not ours."""
        names = (self.path.with_name(f"{FILE}.old{at or ''}") for at in range(1000))
        free = next((name for name in names if not name.exists()), None)
        if free is None:
            raise SetupError("answers.aside", file=FILE)
        self.path.replace(free)


def new() -> dict[str, Any]:
    """Return what a file holds before anything was answered."""
    return {"format": FORMAT, "answers": {}}


def is_answer(data: Any) -> bool:
    """True for data that we could have written."""
    if not isinstance(data, dict) or set(data) != FIELDS:
        return False
    lists = data["picked"], data["options"]
    if any(not isinstance(one, list) or len(one) > MOST_PICKED for one in lists):
        return False
    if type(data["right"]) is not bool or type(data["tries"]) is not int:
        return False
    words = [*data["picked"], data["language"]]
    return all(type(one) is int for one in data["options"]) and all(
        type(one) is str and len(one) <= LONGEST and writable(one) for one in words
    )


def writable(text: str) -> bool:
    """True for text that a file can hold (no half of a pair of signs)."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
