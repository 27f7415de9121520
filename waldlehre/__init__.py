"""waldlehre: forest games to play, explain and explore in notebooks.

    from waldlehre import waldmeister
    game = waldmeister.new_game(players=3, seed=7)

Rooms: `waldmeister` (1994), `pegs`, `haselwurz`, `lignum`. Tools: `explore`,
`lessons`, `fieldguide`. `load`, `load_code`, `export_game`, `language` and `engine` stand here.
"""

from __future__ import annotations

import importlib
from typing import Any

_FROM = {
    "load": "waldlehre.play",
    "load_code": "waldlehre.play",
    "engine": "waldlehre.play",
    "export_game": "waldlehre.offline",
    "language": "waldlehre.texts",
}
_ROOMS = ("haselwurz", "lignum", "pegs", "waldmeister")
_TOOLS = ("explore", "fieldguide", "lessons")


def __getattr__(name: str) -> Any:
    """Import what is asked for only when it is asked for."""
    if name in _FROM:
        return getattr(importlib.import_module(_FROM[name]), name)
    if name in _ROOMS or name in _TOOLS:
        return importlib.import_module(f"waldlehre.{name}")
    if name == "__version__":
        from importlib.metadata import version

        return version("waldlehre")
    raise AttributeError(
        f"waldlehre has no {name!r}; it has {', '.join((*_FROM, *_ROOMS, *_TOOLS))}"
    )


def __dir__() -> list[str]:
    return sorted([*globals(), *_FROM, *_ROOMS, *_TOOLS, "__version__"])
