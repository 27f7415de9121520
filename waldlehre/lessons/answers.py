"""What pupils have answered, kept as data beside the notebook.

One small file for all lessons of a folder; no names, no times. A file that cannot be read is laid
aside under another name, never overwritten.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

FILE = "waldlehre-answers.json"
FORMAT = "waldlehre answers"
MOST_BYTES = 1_000_000
MOST_PICKED = 200

Answer = dict[str, Any]
"""{"picked": [labels], "right": bool, "tries": int}."""


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
        try:
            if self.path.stat().st_size > MOST_BYTES:
                return {}
            data = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        found = data.get("answers") if isinstance(data, dict) else None
        if not isinstance(found, dict) or data.get("format") != FORMAT:
            return {}
        return {key: one for key, one in found.items() if is_answer(one)}

    def keep(self, key: str, answer: Answer | None) -> bool:
        """Write an answer (None: forget it); return whether it lies in the file."""
        known = self.read()
        try:
            if not known and self.path.exists():
                self.lay_aside()
            known.pop(key, None)
            if answer is not None:
                known[key] = answer
            data = {"format": FORMAT, "answers": known}
            part = self.path.with_name(f"{FILE}.part")
            text = json.dumps(data, indent=1, ensure_ascii=False, sort_keys=True)
            part.write_text(text + "\n", encoding="utf-8")
            part.replace(self.path)
        except OSError as error:
            self.fault = error.strerror or str(error)
            return False
        self.fault = ""
        return True

    def lay_aside(self) -> None:
        """Rename a file in which there is nothing that we can read, unless it is empty."""
        if self.path.read_bytes().strip() in (b"", EMPTY):
            return
        names = (self.path.with_name(f"{FILE}.old{at or ''}") for at in range(1000))
        self.path.replace(next(name for name in names if not name.exists()))


EMPTY = json.dumps({"format": FORMAT, "answers": {}}, indent=1, sort_keys=True).encode()


def is_answer(data: Any) -> bool:
    """True for data that we could have written."""
    if not isinstance(data, dict) or set(data) != {"picked", "right", "tries"}:
        return False
    picked = data["picked"]
    if not isinstance(picked, list) or len(picked) > MOST_PICKED:
        return False
    plain = all(type(one) is str and len(one) <= 300 for one in picked)
    return plain and type(data["right"]) is bool and type(data["tries"]) is int
