"""The kernel knows message ids, never sentences; whoever has the texts lends it a voice here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Say = Callable[..., str]
"""say(message id, **parameters) -> the sentence in one language."""

_lenders: list[Callable[[str, str], Say]] = []


def lend_voice(lender: Callable[[str, str], Say]) -> None:
    """Let `lender(language, catalogue)` supply every sentence from now on."""
    _lenders[:] = [lender]


def voice(language: str, catalogue: str) -> Say:
    """Return the sentences of a catalogue; without a lender the bare message ids."""
    return _lenders[0](language, catalogue) if _lenders else bare


def bare(message: str, **about: Any) -> str:
    """Say a message without texts: its id and its parameters."""
    inside = ", ".join(f"{name}={value!r}" for name, value in about.items())
    return f"{message}({inside})" if inside else message


def capital(text: str) -> str:
    """Return a text as it stands at the beginning of a sentence, or on a tile."""
    return text[:1].upper() + text[1:]
