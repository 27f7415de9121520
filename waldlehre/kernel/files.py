"""Files: whether one is there, whose it is, and writing one whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

HEAD = 400
"""Bytes at the beginning of a file within which its mark stands."""


def is_there(place: str | os.PathLike[str], how: Callable[[Path], bool] = Path.exists) -> bool:
    """True if something is there, or what `how` asks for; a name that no file can bear is not."""
    try:
        return how(Path(place))
    except (OSError, ValueError):
        return False


def is_foreign(target: Path, mark: str) -> bool:
    """True if a file stands there that does not begin with our mark: it is never written over."""
    try:
        with target.open("rb") as file:
            start = file.read(HEAD)
    except (OSError, ValueError):
        return is_there(target, Path.is_file)  # somebody's who lets nobody read it
    return bool(start) and mark.encode() not in start


def move_into_place(content: str | bytes, target: Path, beside: Path | None = None) -> Path:
    """Write beside the target, then take its place in one go; return where it is.

    Whatever goes wrong, the old file stays, and nothing is left beside it. Raises OSError,
    ValueError for what cannot be written.
    """
    part = beside or target.with_name(f"{target.name}.part")
    try:
        if isinstance(content, str):
            part.write_text(content, encoding="utf-8", newline="\n")
        else:
            part.write_bytes(content)
        return part.replace(target)
    except BaseException:
        with suppress(OSError, ValueError):
            part.unlink()
        raise


def cause(error: Exception) -> str:
    """Return in the system's words why a file could not be read or written."""
    return getattr(error, "strerror", "") or str(error)
