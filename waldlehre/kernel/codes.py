"""A game as a short code to type, print or scan: the start, then all answers as one number.

A start as the box has it is packed into some twenty bytes, and habits cost little: half a game has
about a hundred signs. Names are left out. Capital letters and digits without I, L, O and U; upper
and lower case, spaces, dashes and what nobody sees make no difference when a code is read.
"""

from __future__ import annotations

import json
from typing import Any
from unicodedata import category

from waldlehre.kernel.errors import SaveError
from waldlehre.kernel.game import Game
from waldlehre.kernel.habits import folded, unfold
from waldlehre.kernel.luck import luck
from waldlehre.kernel.ranks import unrank, ways
from waldlehre.kernel.saves import FORMAT, MOST_ANSWERS, Rooms, describe, loads, restore

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MINUS = "\u2212"
ALIKE = str.maketrans("ILO", "110")
CHECK = 3
"""Signs in front that tell whether the others are right."""
LONGEST = 20_000
"""Signs of a code; a box with many cells of its own needs half of them."""
MOST_TYPED = 4 * LONGEST
"""With all that is dropped when it is read."""
PACKED, SPELLED = 0xFF, 0xFE
"""The first byte tells how the start is written: packed, or in JSON. In codes from before there was
that byte, answers are ranks, and two bytes begin that are less: the size of the JSON."""
OLD_HEADS = LONGEST * 5 // 8 >> 8
"""The largest first byte of such a size; those between belong to codes that we do not know."""
PLAIN = {"r", "p", "s", "v", "b"}
"""All that there is to say of a game without an edition, a variant or tables of its own."""


def dump_code(game: Game) -> str:
    """Return the code of a game; raises SaveError for one that nobody could read."""
    number = folded(game)
    body = number.to_bytes((number.bit_length() + 7) // 8, "big")
    many = len(game.given).to_bytes(2, "big")
    raw = header(game) + many + body
    if signs_of(raw) > LONGEST:
        raise too_long(game, signs_of(raw))
    return encode(raw)


def too_long(game: Game, signs: int) -> SaveError:
    """Return what is wrong with a code of so many signs."""
    return SaveError("code.long", language=game.language, found=signs, most=LONGEST)


def load_code(code: str, rooms: Rooms, language: str = "") -> Game:
    """Return the game of a code; raises SaveError."""
    raw = decode(code)
    kind = raw[0]
    if OLD_HEADS < kind < SPELLED:
        raise SaveError("code.newer")
    head, rest = unpacked(raw[1:]) if kind == PACKED else spelled(raw[kind == SPELLED :])
    many, body = int.from_bytes(rest[:2], "big"), rest[2:]
    if not body:
        raise SaveError("code.short")
    game = opened(head, rooms, language)
    if many > MOST_ANSWERS:
        raise SaveError("save.long", most=MOST_ANSWERS)
    give = unfold if kind in (PACKED, SPELLED) else unrank_all
    if not give(game, int.from_bytes(body, "big"), many):
        raise SaveError("code.rules")
    return game


def unrank_all(game: Game, number: int, many: int) -> bool:
    """Give answers that are held as ranks; return whether there are so many and nothing is left."""
    while many and game.asking is not None:
        number, position = divmod(number, ways(game.asking))
        game.answer(*unrank(game.asking, position))
        many -= 1
    return many == 0 and number == 1


def header(game: Game) -> bytes:
    """Return the start, packed where it can be: only what a game of this room does not have anyway."""
    data = describe(game)
    box = data["box"]
    short: dict[str, Any] = {"r": data["room"], "p": data["seats"], "s": data["seed"]}
    short["v"] = data["rules"]
    short["b"] = box if "cells" in box else box["digest"]
    if data["edition"] != game.room.default_edition():
        short["e"] = data["edition"]
    if data["variant"]:
        short["x"] = data["variant"]
    if short.keys() == PLAIN and isinstance(short["b"], str):
        return packed(short)
    head = json.dumps(short, separators=(",", ":"), ensure_ascii=False).encode()
    if len(head) >= 1 << 16:  # more than its size can tell
        raise too_long(game, signs_of(head))
    return bytes((SPELLED,)) + len(head).to_bytes(2, "big") + head


def packed(short: dict[str, Any]) -> bytes:
    """Return a plain start: the room's name, seats, rules, seed and the digest of the box."""
    name: bytes = short["r"].encode()
    numbers = bytes((short["p"], *short["v"].to_bytes(2, "big"), *short["s"].to_bytes(4, "big")))
    return bytes((PACKED, len(name))) + name + numbers + bytes.fromhex(short["b"])


def unpacked(raw: bytes) -> tuple[Any, bytes]:
    """Return a plain start as it would stand in JSON, and what comes after it."""
    name, rest = raw[1 : 1 + raw[0]], raw[1 + raw[0] :]
    if len(rest) < 15:
        raise SaveError("code.short")
    short = {
        "r": name.decode("ascii", "replace"),
        "p": rest[0],
        "v": int.from_bytes(rest[1:3], "big"),
        "s": int.from_bytes(rest[3:7], "big"),
        "b": rest[7:15].hex(),
    }
    return short, rest[15:]


def spelled(raw: bytes) -> tuple[Any, bytes]:
    """Return a start in JSON, and what comes after it."""
    size = int.from_bytes(raw[:2], "big")
    head, rest = raw[2 : 2 + size], raw[2 + size :]
    if len(rest) < 3:
        raise SaveError("code.short")
    try:
        return json.loads(head.decode()), rest
    except (ValueError, RecursionError):
        raise SaveError("code.broken") from None


def opened(short: Any, rooms: Rooms, language: str) -> Game:
    """Return the game at its start."""
    try:
        room = rooms(short["r"])
        box = short["b"]
        data = {
            "format": FORMAT,
            "room": short["r"],
            "rules": short["v"],
            "edition": short.get("e", room.default_edition() if room else ""),
            "variant": short.get("x", {}),
            "box": {"digest": box} if isinstance(box, str) else box,
            "seats": short["p"],
            "names": [],
            "seed": short["s"],
            "answers": [],
        }
    except (ValueError, KeyError, TypeError, AttributeError):
        raise SaveError("code.broken") from None
    return loads(json.dumps(data), rooms, language) if room else restore(data, rooms, language)


def encode(raw: bytes) -> str:
    """Return bytes as signs, five bits each, with a check of fifteen bits in front."""
    check = checksum(raw)
    bits = int.from_bytes(raw, "big")
    body = "".join(SIGNS[bits >> (5 * at) & 31] for at in range(signs_of(raw) - CHECK - 1, -1, -1))
    front = "".join(SIGNS[check >> (5 * at) & 31] for at in range(CHECK - 1, -1, -1))
    return front + body


def signs_of(raw: bytes) -> int:
    """Return how many signs these bytes need, with their check."""
    return CHECK - (-len(raw) * 8 // 5)


def decode(code: str) -> bytes:
    """Return the bytes of a code; a mistyped sign is noticed."""
    if not isinstance(code, str) or len(code) > MOST_TYPED:
        raise SaveError("code.broken")
    signs = cleaned(code)
    if len(signs) > LONGEST:
        raise SaveError("code.broken")
    for at, sign in enumerate(signs):
        if sign not in SIGNS:
            raise SaveError("code.sign", sign=repr(sign), number=at + 1)
    if len(signs) < 10:
        raise SaveError("code.short")
    bits = 0
    for sign in signs[CHECK:]:
        bits = bits << 5 | SIGNS.index(sign)
    size = (len(signs) - CHECK) * 5 // 8
    if bits >> (8 * size):
        raise SaveError("code.check")
    raw = bits.to_bytes(size, "big")
    check = 0
    for sign in signs[:CHECK]:
        check = check << 5 | SIGNS.index(sign)
    if check != checksum(raw):
        raise SaveError("code.check")
    return raw


def plain(text: str) -> str:
    """Return a text with every kind of dash as a hyphen, and without what nobody sees.

    Word processors write dashes, telephones and web pages joints and soft hyphens (Unicode's Pd, Cf).
    """
    if text.isascii():
        return text
    kinds = [(sign, category(sign)) for sign in text]
    return "".join(
        "-" if kind == "Pd" or sign == MINUS else sign for sign, kind in kinds if kind != "Cf"
    )


def cleaned(code: str) -> str:
    """Return the signs of a code, however it was typed or pasted."""
    signs = "".join(sign for sign in plain(code) if not sign.isspace() and sign != "-")
    return signs.upper().translate(ALIKE)


def checksum(raw: bytes) -> int:
    """Return fifteen bits that a mistyped or swapped sign changes."""
    key = len(raw)
    for byte in raw:
        key = luck(key, byte)
    return int(key) & 0x7FFF
