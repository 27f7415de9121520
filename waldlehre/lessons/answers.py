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
        """Return all answers by key; what is no answer is left out."""
        return {key: one for key, one in (self._entries() or {}).items() if is_answer(one)}

    def keep(self, key: str, answer: Answer | None) -> bool:
        """Write an answer (None: forget it); return whether it lies in the file."""
        part = self.path.with_name(f"{FILE}.{os.getpid()}.part")
        try:
            if answer is not None and not is_answer(answer):
                raise ValueError("too long")
            with self._alone():
                entries = self._entries()
                if entries is None:
                    self._lay_aside()
                    entries = {}
                entries.pop(key, None)
                if answer is not None:
                    entries[key] = answer
                data = {"format": FORMAT, "answers": entries}
                text = json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True)
                part.write_text(text + "\n", encoding="utf-8")
                part.replace(self.path)
        except (OSError, ValueError) as error:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            self.fault = getattr(error, "strerror", None) or str(error)
            return False
        self.fault = ""
        return True

    def _entries(self) -> dict[str, Any] | None:
        """Return what lies in the file, {} where there is none, None for a file that is not ours."""
        try:
            if self.path.stat().st_size > MOST_BYTES:
                return None
            data = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            return None
        found = data.get("answers") if isinstance(data, dict) else None
        if not isinstance(found, dict) or data.get("format") != FORMAT:
            return None
        return found

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
                    raise
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
            raise ValueError(f"{FILE}.old999")
        self.path.replace(free)


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
