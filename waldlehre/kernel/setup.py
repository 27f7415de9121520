"""Setting up a game: players, seed, edition, variant, names and box, each checked.

What is wrong is named before anything is dealt.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from reprlib import repr as brief
from typing import Any

from waldlehre.kernel.box import Box
from waldlehre.kernel.errors import BoxError, SetupError
from waldlehre.kernel.game import Game
from waldlehre.kernel.luck import SEEDS
from waldlehre.kernel.room import Room, Variant
from waldlehre.kernel.speech import voice

LONGEST_NAME = 60


def new_game(
    room: Room,
    players: int = 0,
    seed: int | None = None,
    edition: str = "",
    variant: Variant | Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    language: str = "",
    box: Box | str | os.PathLike[str] | None = None,
) -> Game:
    """Set up a game; see the rooms' own `new_game` for what each parameter means.

    Raises SetupError, BoxError.
    """
    given = listed(names)
    players = players or len(given) or room.seats[0]
    if type(players) is not int or players not in room.seats:
        allowed = ", ".join(map(str, room.seats))
        raise SetupError("setup.players", players=brief(players), allowed=allowed)
    if seed is None:
        seed = int.from_bytes(os.urandom(4), "little")
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise SetupError("setup.seed", seed=brief(seed), most=SEEDS - 1)
    edition = edition or room.default_edition()
    if not isinstance(edition, str) or edition not in room.editions:
        editions = ", ".join(room.editions)
        raise SetupError("setup.edition", edition=brief(edition), editions=editions)
    if language != "":
        voice(language, room.name)  # an unknown language is named before anything is dealt
    chosen = read_variant(room.editions[edition], variant, players)
    start = room.new_table(seed, players, chosen, parts_of(room, box))
    return Game(room, start, checked_names(given, players), edition, language)


def parts_of(room: Room, box: Box | str | os.PathLike[str] | None) -> Any:
    """Return the parts of a box, of a folder, or of the project's own tables."""
    if box is None:
        return room.parts()
    if not isinstance(box, Box):
        if not isinstance(box, str | os.PathLike) or not os.fspath(box):
            raise BoxError("box.folder", folder=brief(box))
        box = Box.read(room.name, room.sheets, os.fspath(box))
    return room.make_parts(box)


def read_variant(base: Variant, given: Variant | Mapping[str, Any] | None, players: int) -> Variant:
    """Return the edition's variant with some fields changed, each checked."""
    if given is None:
        return base
    fields = base.fields()
    if isinstance(given, Variant):
        if type(given) is not type(base):
            raise SetupError("setup.variant", field=type(given).__name__, fields=", ".join(fields))
        given = given.fields()
    if not isinstance(given, Mapping):
        raise SetupError("setup.variant", field=brief(given), fields=", ".join(fields))
    for name, value in given.items():
        if name not in fields:
            raise SetupError("setup.variant", field=str(name)[:40], fields=", ".join(fields))
        if isinstance(value, list):
            value = tuple(value)
        like = type(fields[name])
        if type(value) is not like or (
            like is tuple and any(type(one) is not int for one in value)
        ):
            raise SetupError("setup.value", field=name, value=brief(value), type=like.__name__)
        fields[name] = value
    chosen = type(base)(**fields)
    fault = chosen.fault(players)
    if fault:
        raise SetupError("setup.range", field=fault, value=brief(fields[fault]))
    return chosen


def listed(names: object) -> list[str]:
    """Return the names as a list; SetupError for anything but a list or tuple."""
    if not isinstance(names, list | tuple):
        raise SetupError("setup.list", names=brief(names))
    return list(names)


def checked_names(names: list[str], players: int) -> tuple[str, ...]:
    """Return a name for each seat; "" where none was given."""
    if len(names) > players:
        raise SetupError("setup.names", count=players)
    for name in names:
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not printable(name):
            raise SetupError("setup.name", name=repr(name)[:80], most=LONGEST_NAME)
    return tuple([name.strip() for name in names]) + ("",) * (players - len(names))


def printable(name: str) -> bool:
    """True if a name holds no line break, control sign, half character or change of direction."""
    turns = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"
    return all(sign.isprintable() or sign in "\u200d\u00ad" for sign in name) and not any(
        sign in name for sign in turns
    )
