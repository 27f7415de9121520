"""The sentences of the lesson tools."""

from __future__ import annotations

from typing import Any

from waldlehre.kernel.game import Game
from waldlehre.texts import speech


def said(game: Game | None, message: str, **about: Any) -> str:
    """Say a message of the catalogue "lessons" in the language of a game, else of the process."""
    return speech(game.language if game else "", "lessons")(message, **about)
