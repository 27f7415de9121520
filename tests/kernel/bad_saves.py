"""Hand-made bad saves: each a good one with a single thing wrong, and what is to be said of it.

`CASES` maps a name to (bytes of the file, message id, what the message must name).
"""

import json

from waldlehre import pegs
from waldlehre.kernel.box import Box
from waldlehre.kernel.saves import FIELDS, LARGEST, MOST_ANSWERS, dumps

from . import toy
from .play import random_game

GOOD = dumps(random_game(pegs.ROOM, 11, seed=7, names=["Bärenklau", "🌲"]))
TOY = dumps(random_game(toy.ROOM, 4, seed=3, players=3))
WHOLE = dumps(random_game(pegs.ROOM, 999, seed=7))
BASE = pegs.ROOM.parts().box
CASES = {}


def case(name, save, message, place=""):
    """Note one bad save: text, bytes or the data of a save."""
    assert name not in CASES, name
    if isinstance(save, dict):
        save = json.dumps(save)
    raw = save if isinstance(save, bytes) else save.encode("utf-8", "surrogatepass")
    CASES[name] = (raw, message, place)


def edited(good=GOOD, **changes):
    """Return the data of a good save with some fields changed."""
    return {**json.loads(good), **changes}


def written(field, text, good=GOOD):
    """Return a good save in which a field is written as that text."""
    return json.dumps(edited(good, **{field: "HERE"})).replace('"HERE"', text)


def box(cells=None, digest="", **more):
    """Return the data of a save with such a box; without a digest the right one for the cells."""
    changed = [] if cells is None else [["cells", cells]]
    try:
        right = BASE.changed(cells or [], more.get("rows", {})).digest()
    except Exception:  # noqa: BLE001 (the point of most cases is that there is no such box)
        right = BASE.digest()
    return edited(box={"digest": digest or right, **dict(changed), **more})


# -- bytes that are no save at all --------------------------------------------------------------

case("empty", b"", "save.json", "1")
case("blank", b" \n\n ", "save.json", "3")
for value in ("null", "true", "7", '"waldlehre 1"', "[]", "[{}]", f"[{GOOD}]"):
    case(f"not an object {value[:15]!r}", value, "save.shape")
case("empty object", b"{}", "save.foreign", "None")
case("foreign json", b'{"nbformat": 4, "cells": []}', "save.foreign", "None")
case("list of saves", b'{"saves": []}', "save.foreign", "None")
for at in range(1, len(GOOD) - 2, len(GOOD) // 24):
    case(f"cut off at {at}", GOOD[:at], "save.json")
case("cut within a letter", GOOD.encode()[: GOOD.encode().index("ä".encode()) + 1], "save.encoding")
case("something after it", f"{GOOD} x", "save.json")
case("two saves", GOOD + GOOD, "save.json")
case("nul at the end", f"{GOOD}\0", "save.json")
case("nul inside", GOOD.replace("Bär", "B\0r"), "save.json")
case("only nul", b"\0" * 100, "save.json", "1")
case("two byte order marks", b"\xef\xbb\xbf\xef\xbb\xbf" + GOOD.encode(), "save.json", "1")
case("utf-16", GOOD.encode("utf-16"), "save.encoding", "0")
case("utf-16 without mark", GOOD.encode("utf-16-le"), "save.encoding")
case("latin-1", GOOD.replace("🌲", "x").encode("latin-1"), "save.encoding")
case("half a character", GOOD.replace("Bär", "B\ud800r"), "save.encoding")
case("pickle", b"\x80\x04\x95\x10\x00\x00\x00", "save.encoding", "0")
case("zip", b"PK\x03\x04\x14\x00\x00\x00\x08\x00\xb5\xa0", "save.encoding")
case("png", b"\x89PNG\r\n\x1a\n", "save.encoding", "0")
case("python", repr(json.loads(GOOD)), "save.json", "1")
case("comment", "// a save\n" + GOOD, "save.json", "1")
case("comma at the end", GOOD.rstrip().removesuffix("}") + ",}", "save.json")
case("line break in a name", GOOD.replace("Bär", "B\nr"), "save.json")
case("unquoted key", GOOD.replace('"seed"', "seed"), "save.json")
case("a byte too large", GOOD + " " * (LARGEST + 1 - len(GOOD.encode())), "save.large")
case("all blank and large", b" " * (LARGEST + 1), "save.large")
case("200 000 brackets", b"[" * 200_000, "save.nested")
case("200 000 closed brackets", b"[" * 200_000 + b"]" * 200_000, "save.nested")
case("deep objects", b'{"a":' * 100_000, "save.nested")
for field in ("format", "variant", "names", "answers", "box"):
    case(f"deep {field}", written(field, "[" * 100_000 + "]" * 100_000), "save.nested")

# -- numbers ------------------------------------------------------------------------------------

for field in ("seed", "rules", "seats"):
    for text in ("NaN", "Infinity", "-Infinity", "1e400", "1e2", "1.0", "-0.0", "9" * 5000,
                 "1" * 13, "-" + "1" * 12):  # fmt: skip
        case(f"{field} {text[:20]}", written(field, text), "save.number", text[:9])
case("answer NaN", written("answers", "[[NaN]]"), "save.number", "NaN")
case("answer with a fraction", written("answers", "[[1.5]]"), "save.number", "1.5")
case("answer of 5000 digits", written("answers", f"[[{'8' * 5000}]]"), "save.number", "8888")
case("variant NaN", written("variant", '{"first": NaN}'), "save.number", "NaN")
for seed in (-1, 1 << 32, -(1 << 32), 999_999_999_999):
    case(f"seed {seed}", edited(seed=seed), "save.range", "seed")
for rules in (0, -1):
    case(f"rules {rules}", edited(rules=rules), "save.range", "rules")
for rules in (2, 999_999):
    case(f"rules {rules}", edited(rules=rules), "save.rules", str(rules)[:3])
for seats in (0, -2):
    case(f"seats {seats}", edited(seats=seats), "save.range", "seats")
for seats in (1, 3, 99):
    case(f"seats {seats}", edited(seats=seats, names=[]), "save.start", str(seats))

# -- fields -------------------------------------------------------------------------------------

for field, kind in FIELDS.items():
    left = {name: value for name, value in json.loads(GOOD).items() if name != field}
    if field == "format":
        case("no format", left, "save.foreign", "None")
    else:
        case(f"no {field}", left, "save.missing", field)
    twice = GOOD.rstrip().removesuffix("}") + f', "{field}": null}}'
    case(f"two {field}", twice, "save.twice", field)
    for wrong in (None, True, "7", 7, [], {}, [[]], {"a": 1}):
        if type(wrong) is kind or field == "format":
            continue
        case(f"{field} {wrong!r}", edited(**{field: wrong}), "save.type", field)
for name in ("extra", "", "Seed", "seed ", "__class__", "..", "py/object", "\x1b[2J", "k" * 5000):
    case(f"unknown field {name[:9]!r}", edited(**{name: 1}), "save.unknown", name[:9].strip("\x1b"))
for name in ("waldlehre 2", "waldlehre 0", "waldlehre 1 ", "waldlehre 1.1"):
    case(f"format {name!r}", edited(format=name), "save.newer", name)
for name in ("", "Waldlehre 1", "waldlehre1", "chess", "\u202e1 erhelDlaw", "f" * 5000):
    case(f"format {name[:12]!r}", edited(format=name), "save.foreign", name[1:9])
for name in (None, 1, True, [], ["waldlehre 1"], {}):
    case(f"format {name!r}", edited(format=name), "save.foreign", str(name))
for name in ("", "chess", "Pegs", "pegs ", "../pegs", "..\\pegs", "/etc/passwd", "C:\\pegs", "CON",
             "__init__", "kernel", "pegs\0", "\x1b[31m", "\ud800", "r" * 5000):  # fmt: skip
    case(f"room {name[:12]!r}", edited(room=name), "save.room", name[1:9].strip("\0\x1b\\"))
for name in ("", "fr", "DE", " de", "../de", "e" * 5000, "\x1b[2J"):
    case(f"edition {name[:9]!r}", edited(edition=name), "save.start", "match")

# -- the variant --------------------------------------------------------------------------------

for name in ("", "First", "seats", "fields", "__init__", "v" * 5000, "\x1b[2J"):
    case(f"variant field {name[:9]!r}", edited(variant={name: 1}), "save.start", "same_starter")
for value in (2, -1, 999, True, False, "0", None, [], [0], {}, {"a": 1}):
    case(f"variant first {value!r}", edited(variant={"first": value}), "save.start", "first")
for value in (1, 0, "true", None, [True], {}):
    case(f"variant match {value!r}", edited(variant={"match": value}), "save.start", "match")
case("variant twice", written("variant", '{"first": 0, "first": 1}'), "save.twice", "first")
case("variant long", edited(variant={"first": "x" * 900_000}), "save.start", "first")
case("variant wide", edited(variant={"first": [1] * 200_000}), "save.start", "first")
for value in (["1"], [[1]], [True], [None], 3, "x"):
    case(f"variant tuple {value!r}", edited(TOY, variant={"start": value}), "save.start", "start")

# -- the box ------------------------------------------------------------------------------------

case("box without digest", edited(box={}), "save.missing", "box.digest")
case("box with cells only", edited(box={"cells": []}), "save.missing", "box.digest")
case("box with rows only", box(rows={"board": 1}), "save.missing", "box.cells")
for value in (None, True, 7, [], {}):
    case(f"digest {value!r}", edited(box={"digest": value}), "save.type", "box.digest")
for value in ("", "x", "0" * 16, BASE.digest().upper(), f"{BASE.digest()} ", "d" * 5000, "\x1b[2J"):
    case(
        f"digest {value[:17]!r}",
        edited(box={"digest": value}),
        "save.box",
        value[1:9].strip("\x1b"),
    )
case("unknown box field", box(colour=1), "save.unknown", "box.colour")
digest = BASE.digest()
case(
    "two digests",
    written("box", f'{{"digest": "{digest}", "digest": "x"}}'),
    "save.twice",
    "digest",
)
two_rows = f'{{"digest": "{digest}", "cells": [], "rows": {{"board": 1, "board": 2}}}}'
case("two rows", written("box", two_rows), "save.twice", "board")
for value in (None, True, 7, "x", {}):
    case(
        f"cells {value!r}", edited(box={"digest": digest, "cells": value}), "save.type", "box.cells"
    )
for value in (None, True, 7, "x", []):
    wrong = {"digest": digest, "cells": [], "rows": value}
    case(f"rows {value!r}", edited(box=wrong), "save.type", "box.rows")
for cell in (None, 7, "x", {}, [], [["board"]], ["board", 0, "value"], ["board", 0, "value", "9", "9"],
             [0, 0, "value", "9"], ["board", "0", "value", "9"], ["board", True, "value", "9"],
             ["board", 0, 0, "9"], ["board", 0, "value", 9], ["board", 0, "value", None]):  # fmt: skip
    case(f"cell {cell!r}", box([cell]), "save.type", "box.cells[0]")
for cell in (["bord", 0, "value", "9"], ["", 0, "value", "9"], ["../board", 0, "value", "9"],
             ["board", 1, "value", "9"], ["board", -1, "value", "9"], ["board", 99, "value", "9"],
             ["board", 0, "valu", "9"], ["board", 0, "", "9"], ["board", 0, "\x1b[2J", "9"]):  # fmt: skip
    case(f"no such cell {cell!r}", box([cell]), "save.start", cell[0].rpartition("/")[2])
for value in ("2", "13", "99", "x", "", " 8", "8.0", "-8", "8\n", "\u0668", "9" * 5000):
    case(f"side {value[:9]!r}", box([["board", 0, "value", value]]), "save.start", "board.csv")
for table, column, value in (("board", "name", "sides"), ("pegs", "colour", "red"),
                             ("pegs", "height", "giant"), ("pegs", "each", "10"),
                             ("pegs", "each", "-1"), ("board", "value_source", "guess"),
                             ("pegs", "each_source", "")):  # fmt: skip
    case(f"cell {column} {value!r}", box([[table, 0, column, value]]), "save.start", f"{table}.csv")
all_gone = [["pegs", kind, "each", "0"] for kind in range(9)]
case("no pegs at all", box(all_gone), "save.start", "pegs.csv")
case(
    "too many pegs",
    box([["pegs", kind, "each", "9"] for kind in range(9)]),
    "save.start",
    "pegs.csv",
)
case("digest of our box", box([["board", 0, "value", "9"]], digest), "save.box", digest)
case("digest of no box", box([["board", 0, "value", "9"]], "0" * 16), "save.box", "0" * 16)
for value in (True, "1", None, [], 1.0):
    wrong = written("box", json.dumps({"digest": digest, "cells": [], "rows": {"board": value}}))
    message, place = (
        ("save.number", "1.0")
        if value == 1.0 and value is not True
        else ("save.type", "rows.board")
    )
    case(f"rows of board {value!r}", wrong, message, place)
for many in (0, -1, 2, 1001, 999_999_999):
    case(f"{many} rows of board", box([], rows={"board": many}), "save.start", "board")
case("rows of no table", box([], rows={"nonsense": 3}), "save.start", "nonsense")
case("rows of a long name", box([], rows={"n" * 5000: 3}), "save.start", "nnnn")

# -- names --------------------------------------------------------------------------------------

case("three names", edited(names=["a", "b", "c"]), "save.start", "2")
for name in ("x" * 61, "x" * 900_000, "a\nb", "a\rb", "a\tb", "a\0b", "\x1b[2J", "\x7f", "\x9b2J",
             "\ud800", "\u2028", "\u2029", "\ufeff", "\ue000", *"\u202a\u202b\u202c\u202d\u202e",
             *"\u2066\u2067\u2068\u2069\u200e\u200f"):  # fmt: skip
    case(f"name {name[:5]!r}{len(name)}", edited(names=[name, ""]), "save.start", "60")
for name in (None, True, 7, [], ["a"], {}):
    case(f"name {name!r}", edited(names=["a", name]), "save.type", "names")

# -- answers ------------------------------------------------------------------------------------

for at, answer in ((0, 7), (1, "36"), (2, None), (3, True), (0, {}), (1, {"a": 1})):
    answers = [[36], [5], [35], [5]]
    answers[at] = answer
    case(f"answer {answer!r}", edited(answers=answers), "save.type", f"answers[{at}]")
for at, pick in ((0, True), (1, "5"), (2, None), (3, [5]), (0, {})):
    answers = [[36], [5], [35], [5]]
    answers[at] = [pick]
    case(f"pick {pick!r}", edited(answers=answers), "save.type", f"answers[{at}]")
for at, answer in ((0, [64]), (0, [-1]), (0, [-7]), (0, [99_999_999_999]), (0, []), (0, [1, 2]),
                   (0, [36, 36]), (0, [0] * 100_000), (1, [9]), (1, []), (2, [36]), (2, [10]),
                   (3, [5, 6]), (4, [0]), (4, [64]), (5, [35]), (5, [99])):  # fmt: skip
    answers = [[36], [5], [35], [5], [35], [34], [5]]
    answers[at] = answer
    case(
        f"illegal answer {at} {str(answer)[:12]}",
        edited(answers=answers),
        "save.answer",
        str(at + 1),
    )
whole = json.loads(WHOLE)["answers"]
case(
    "one answer too many", edited(WHOLE, answers=[*whole, [0]]), "save.answer", str(len(whole) + 1)
)
case("an answer left out", edited(WHOLE, answers=whole[1:]), "save.answer")
case("20 001 answers", edited(answers=[[0]] * (MOST_ANSWERS + 1)), "save.long")
case("toy: an older save", edited(TOY, rules=1, answers=[[77]]), "save.older", "1")
case("toy: two picks of one", edited(TOY, answers=[[0, 1]]), "save.answer", "1")
empty = Box("toy", {"cards": toy.sheet((1, 9), (2, 2))})
short = {"digest": empty.digest(), "cells": [["cards", 0, "count", "9"], ["cards", 1, "count", "2"]],
         "rows": {"cards": 2}}  # fmt: skip
case("toy: too few cards", edited(TOY, box=short), "save.start", "cards.csv")
