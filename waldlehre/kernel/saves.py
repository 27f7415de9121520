"""Saves: a start and the answers since, as JSON that is checked before anything is believed.

A save is data: nothing in it is run, no name in it becomes a file name. Loading either gives the
whole game or raises SaveError, which names the place and the way out; no file is changed by it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from waldlehre.kernel.box import Box
from waldlehre.kernel.choice import Picked
from waldlehre.kernel.errors import BoxError, IllegalAnswer, Problem, SaveError
from waldlehre.kernel.files import cause, is_foreign, move_into_place
from waldlehre.kernel.game import Game
from waldlehre.kernel.luck import SEEDS
from waldlehre.kernel.positions import digest
from waldlehre.kernel.room import Room
from waldlehre.kernel.setup import new_game

FORMAT = "waldlehre 1"
LARGEST = 1_000_000
"""Bytes of a save; a long game has ten thousand."""
MOST_ANSWERS = 20_000
FIELDS: dict[str, type] = {
    "format": str,
    "room": str,
    "rules": int,
    "edition": str,
    "variant": dict,
    "box": dict,
    "seats": int,
    "names": list,
    "seed": int,
    "answers": list,
}
Rooms = Callable[[str], "Room | None"]
"""Room name -> room, None if there is none of that name."""


def describe(game: Game) -> dict[str, Any]:
    """Return a game as plain data, the form in which it is saved."""
    base = game.room.editions[game.edition].fields()
    variant = {name: value for name, value in game.variant.fields().items() if value != base[name]}
    changes = game.box.changes(game.room.parts().box)
    box = {"digest": game.box.digest(), **(changes if changes["cells"] or len(changes) > 1 else {})}
    return {
        "format": FORMAT,
        "room": game.room.name,
        "rules": game.room.rules,
        "edition": game.edition,
        "variant": variant,
        "box": box,
        "seats": game.seats,
        "names": list(game.names) if any(game.names) else [],
        "seed": game.seed,
        "answers": [list(picked) for picked in game.given],
    }


def dumps(game: Game) -> str:
    """Return a game as the text of a save."""
    data = describe(game)
    answers = json.dumps(data.pop("answers"), separators=(",", ":"))
    head = json.dumps(data, ensure_ascii=False, indent=1)
    return f'{head.removesuffix("}").rstrip()},\n "answers": {answers}\n}}\n'


def save(game: Game, path: str | os.PathLike[str]) -> Path:
    """Write a game to a file, beside it first, then moved into place; return where it is."""
    target = Path(path)
    text = dumps(game)
    if digest(game.fork().table) != digest(game.table):
        raise SaveError("save.changed")
    if is_foreign(target, FORMAT):
        raise SaveError("save.exists", file=str(target)[:200])
    try:
        move_into_place(text, target)
        read = target.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise SaveError("save.write", file=str(target)[:200], why=cause(error)) from None
    if read != text:
        raise SaveError("save.readback", file=str(target)[:200])
    return target


def load(
    path: str | os.PathLike[str], rooms: Rooms, language: str = "", upto: int | None = None
) -> Game:
    """Return the game in a file (with its first `upto` answers, if given).

    Raises SaveError, also where there are not so many answers.
    """
    place = Path(path)
    try:
        with place.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise SaveError("save.read", file=str(path)[:200], why=cause(error)) from None
    if len(raw) > LARGEST:
        raise SaveError("save.large", most=LARGEST)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SaveError("save.encoding", at=error.start) from None
    return loads(text, rooms, language, upto)


def loads(text: str, rooms: Rooms, language: str = "", upto: int | None = None) -> Game:
    """Return the game in the text of a save; raises SaveError."""
    if len(text) > LARGEST:
        raise SaveError("save.large", most=LARGEST)
    try:
        data = json.loads(
            text,
            object_pairs_hook=unique,
            parse_constant=refuse_number,
            parse_float=refuse_number,
            parse_int=small_int,
        )
    except RecursionError:
        raise SaveError("save.nested") from None
    except json.JSONDecodeError as error:
        raise SaveError("save.json", line=error.lineno, column=error.colno) from None
    return restore(data, rooms, language, upto)


def restore(data: Any, rooms: Rooms, language: str = "", upto: int | None = None) -> Game:
    """Return the game that `describe` described; raises SaveError."""
    check_shape(data)
    room = rooms(data["room"])
    if room is None:
        raise SaveError("save.room", room=data["room"][:60])
    if data["rules"] < 1:
        raise SaveError("save.range", field="rules")
    if data["rules"] > room.rules:
        raise SaveError("save.rules", found=data["rules"], ours=room.rules)
    try:
        game = new_game(
            room,
            players=data["seats"],
            seed=data["seed"],
            edition=data["edition"] or "?",
            variant=data["variant"],
            names=data["names"],
            language=language,
            box=saved_box(room, data["box"]),
        )
    except Problem as error:
        if isinstance(error, SaveError):
            raise
        raise SaveError("save.start", why=str(error)) from None
    answers = data["answers"]
    kept = len(answers) if upto is None else upto
    if type(kept) is not int or not 0 <= kept <= len(answers):
        about = {"at": repr(kept)[:20], "count": len(answers)}
        raise SaveError("fork.range", language=language, **about)
    play_answers(game, answers[:kept], data["rules"])
    return game


def play_answers(game: Game, answers: list[list[int]], rules: int) -> None:
    """Give the saved answers; the first illegal one is named."""
    for at, answer in enumerate(answers):
        picked: Picked = tuple(answer)
        try:
            game.answer(*picked)
        except IllegalAnswer as error:
            older = "save.older" if rules < game.room.rules else "save.answer"
            about = {"number": at + 1, "at": at, "answer": str(answer)[:60]}
            why = str(error.about["reason"])
            raise SaveError(older, language=game.language, why=why, **about) from None


def saved_box(room: Room, data: dict[str, Any]) -> Box | None:
    """Return the box that a save names; None for the project's own."""
    base = room.parts().box
    if "cells" not in data:
        if data["digest"] != base.digest():
            raise SaveError("save.box", digest=data["digest"][:16])
        return None
    try:
        box = base.changed(data["cells"], data.get("rows", {}))
        room.make_parts(box)
    except BoxError as error:
        raise SaveError("save.start", why=str(error)) from None
    if data["digest"] != box.digest():
        raise SaveError("save.box", digest=data["digest"][:16])
    return box


# -- shape: what is not exactly as expected is refused before it is used --------------------------


def check_shape(data: Any) -> None:
    """Refuse missing, unknown and wrongly typed fields."""
    if not isinstance(data, dict):
        raise SaveError("save.shape")
    kind = data.get("format")
    if kind != FORMAT:
        newer = isinstance(kind, str) and kind.startswith("waldlehre ")
        raise SaveError("save.newer" if newer else "save.foreign", found=str(kind)[:40])
    for name in data:
        if name not in FIELDS:
            raise SaveError("save.unknown", field=name[:60])
    for name, wanted in FIELDS.items():
        if name not in data:
            raise SaveError("save.missing", field=name)
        if type(data[name]) is not wanted:
            raise SaveError("save.type", field=name, wanted=wanted.__name__)
    check_inside(data)


def check_inside(data: dict[str, Any]) -> None:
    """Refuse wrongly typed contents of the fields that hold several values."""
    if not 0 <= data["seed"] < SEEDS:
        raise SaveError("save.range", field="seed")
    if data["seats"] < 1:
        raise SaveError("save.range", field="seats")
    if not all(type(name) is str for name in data["names"]):
        raise SaveError("save.type", field="names", wanted="str")
    if len(data["answers"]) > MOST_ANSWERS:
        raise SaveError("save.long", most=MOST_ANSWERS)
    for at, answer in enumerate(data["answers"]):
        whole = type(answer) is list and all(type(one) is int for one in answer)
        if not whole:
            raise SaveError("save.type", field=f"answers[{at}]", wanted="list of int")
    check_box(data["box"])


def check_box(box: dict[str, Any]) -> None:
    """Refuse a box that is not {digest} or {digest, cells, rows}."""
    wanted: dict[str, type] = {"digest": str, "cells": list, "rows": dict}
    for name, value in box.items():
        if name not in wanted:
            raise SaveError("save.unknown", field=f"box.{name}"[:60])
        if type(value) is not wanted[name]:
            raise SaveError("save.type", field=f"box.{name}", wanted=wanted[name].__name__)
    if "digest" not in box or ("rows" in box and "cells" not in box):
        raise SaveError("save.missing", field="box.digest" if "digest" not in box else "box.cells")
    for at, cell in enumerate(box.get("cells", ())):
        if type(cell) is not list or [type(one) for one in cell] != [str, int, str, str]:
            raise SaveError("save.type", field=f"box.cells[{at}]", wanted="[str, int, str, str]")
    for name, many in box.get("rows", {}).items():
        if type(many) is not int:
            raise SaveError("save.type", field=f"box.rows.{name}"[:60], wanted="int")


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object; refuse a key that comes twice."""
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise SaveError("save.twice", field=name[:60])
        found[name] = value
    return found


def refuse_number(text: str) -> NoReturn:
    """Refuse NaN, Infinity and fractions: a save holds whole numbers only."""
    raise SaveError("save.number", found=text[:20])


def small_int(text: str) -> int:
    """Read a whole number of at most twelve digits."""
    if len(text) > 12:
        raise SaveError("save.number", found=f"{text[:12]}…")
    return int(text)
