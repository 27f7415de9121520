"""Message ids to sentences, in English and German.

Every sentence that a user sees lies in `data/texts/<language>/<catalogue>.toml`. A message with
plurals is a table with `one` and `other`, chosen by the parameter `count`. Whole numbers from
10 000 on are written with a narrow space.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any

from waldlehre._paths import resource_dir
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.speech import Say, lend_voice

LANGUAGES = ("en", "de")
SPACE = "\u202f"
"""Narrow space that does not break."""
SHARED = "common"
"""The catalogue that every other falls back on."""

_chosen: list[str] = []
_catalogues: dict[tuple[str, str], dict[str, Any]] = {}


def language(name: str | None = None) -> str:
    """Set the language of this process ("en", "de"), or return it.

    Raises SetupError for a language that there is not.
    """
    if name is not None:
        if name not in LANGUAGES:
            raise SetupError("setup.language", wanted=repr(name)[:20], known=", ".join(LANGUAGES))
        _chosen[:] = [name]
    return _chosen[0] if _chosen else from_locale()


def from_locale() -> str:
    """Return the language that the environment asks for, else English."""
    for variable in ("WALDLEHRE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    import locale  # Windows keeps the language there and not in the environment

    spoken = (locale.getlocale()[0] or "").lower()
    return "de" if spoken.startswith(("de", "german")) else LANGUAGES[0]


def catalogue(language_name: str, name: str) -> dict[str, Any]:
    """Return a catalogue's messages by id, ids joined by dots."""
    known = _catalogues.get((language_name, name))
    if known is None:
        import tomllib

        path = resource_dir("data") / "texts" / language_name / f"{name}.toml"
        known = flat(tomllib.loads(path.read_text(encoding="utf-8")))
        _catalogues[(language_name, name)] = known
    return known


def flat(messages: dict[str, Any], before: str = "") -> dict[str, Any]:
    """Join nested ids by dots; tables of plurals stay together."""
    found: dict[str, Any] = {}
    for name, message in messages.items():
        if isinstance(message, dict) and "other" not in message:
            found.update(flat(message, f"{before}{name}."))
        else:
            found[before + name] = message
    return found


def number(value: int) -> str:
    """Return a number with thousands set apart: 1994, 30 000."""
    return f"{value:,}".replace(",", SPACE) if abs(value) >= 10_000 else str(value)


def shown(value: Any) -> str:
    """Write one parameter."""
    return number(value) if type(value) is int else str(value)


class Speech:
    """Says the messages of one catalogue in one language."""

    def __init__(self, language_name: str, name: str) -> None:
        self.language = language_name
        self.name = name
        self.own = catalogue(language_name, name)

    def __call__(self, message: str, /, **about: Any) -> str:
        """Return a message with its parameters filled in; KeyError for one that is missing."""
        template = self.find(message)
        if isinstance(template, dict):
            template = template["one" if about.get("count") == 1 else "other"]
        for name, value in about.items():
            if type(value) is not str:
                about[name] = shown(value)
        filled: str = template.format(**about) if "{" in template else template
        return filled

    def counting(self, message: str) -> Callable[[int], str]:
        """Return what says a number by a message with its plurals: "1 tree", "7 trees"."""
        return lambda count: self(message, count=count)

    def find(self, message: str) -> Any:
        """Return the template of a message."""
        found = self.own.get(message)
        return catalogue(self.language, SHARED)[message] if found is None else found

    def knows(self, message: str) -> bool:
        """True if there is such a message."""
        return message in self.own or message in catalogue(self.language, SHARED)


def speech(language_name: str, name: str) -> Say:
    """Return the sentences of a catalogue; "" is the language of this process."""
    chosen = language_name or language()
    if chosen not in LANGUAGES:
        raise SetupError("setup.language", wanted=repr(chosen)[:20], known=", ".join(LANGUAGES))
    return spoken(chosen, name)


@cache
def spoken(language_name: str, name: str) -> Speech:
    """Return the one that speaks for a catalogue in a language."""
    return Speech(language_name, name)


lend_voice(speech)
