"""The sentences of the lesson tools."""

from __future__ import annotations

from typing import Any

from waldlehre.texts import speech


def said(language: str, message: str, **about: Any) -> str:
    """Say a message of the catalogue "lessons"; "" is the language of the process."""
    return speech(language, "lessons")(message, **about)
