"""Which lesson meets which rule of which game: python -m tests.lesson_rules prints the tables.

A rule is met where a lesson's text, the texts of its questions, or what its cells have shown names
its number. A game counts as soon as a lesson is about it alone (`rooms` of its metadata): from then
on each of its rules is met in a lesson, or is an exception with a reason.
"""

import json
import re
import sys
from functools import cache
from pathlib import Path

from waldlehre import play
from waldlehre.texts import speech

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "docs" / "lesson-rules.md"
LANGUAGES = ("en", "de")
RULE = re.compile(r"\b[A-Z]\d+\.\d+\b")
EXCEPTIONS = {}
"""Rules that no lesson meets, of any game, each with the reason."""


def rules(room):
    """Every rule number of a room, in order."""
    text = (ROOT / "waldlehre" / room / "RULES.md").read_text(encoding="utf-8")
    found = re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\*", text, re.M)
    assert len(set(found)) == len(found) > 5
    return found


@cache
def read(number, language):
    """A lesson, as data."""
    (path,) = (ROOT / "notebooks" / language).glob(f"{number}_*.ipynb")
    return json.loads(path.read_text(encoding="utf-8"))


def shown(output):
    """What can be read of an output: a path of a picture has an "L10.5" as well."""
    data = output.get("data", {})
    html = re.sub(r"<style.*?</style>|<[^>]*>", " ", "".join(data.get("text/html", "")), flags=re.S)
    return "".join([*output.get("text", ""), *data.get("text/plain", ""), html])


def met(number, language):
    """The rules that a lesson meets."""
    cells = read(number, language)["cells"]
    text = ["".join(cell["source"]) for cell in cells]
    text += [shown(output) for cell in cells for output in cell.get("outputs", [])]
    words = ROOT / "data" / "texts" / language / f"lessons_{number}.toml"
    if words.exists():
        text.append(words.read_text(encoding="utf-8"))
    return set(RULE.findall("\n".join(text)))


def numbers():
    """The numbers of the lessons."""
    return sorted(
        int(path.stem.partition("_")[0]) for path in (ROOT / "notebooks/en").glob("*.ipynb")
    )


def counting():
    """The rooms that a lesson is about alone."""
    about = [
        read(number, language)["metadata"]["waldlehre"].get("rooms")
        for number in numbers()
        for language in LANGUAGES
    ]
    return [room for room in play.ROOMS if [room] in about]


def lessons_by_rule(room):
    """Rule -> the lessons that meet it, in both languages."""
    known = {number: met(number, "en") & met(number, "de") for number in numbers()}
    return {rule: [one for one in known if rule in known[one]] for rule in rules(room)}


def missing():
    """Rules that no lesson meets and that are no exception, and exceptions that are none."""
    counted = {room: lessons_by_rule(room) for room in counting()}
    by_rule = {rule: where for found in counted.values() for rule, where in found.items()}
    unmet = [rule for rule, where in by_rule.items() if not where and rule not in EXCEPTIONS]
    known = {rule for room in play.ROOMS for rule in rules(room)}
    return unmet + [rule for rule in EXCEPTIONS if by_rule.get(rule) or rule not in known]


def table(room):
    """The lines about a room."""
    yield from ("", f"## {speech('en', room)('title')}", "")
    yield from (f"Rules are numbered as in `waldlehre/{room}/RULES.md`.", "")
    yield from ("| rule | lessons |", "|---|---|")
    for rule, where in lessons_by_rule(room).items():
        told = ", ".join(map(str, where)) or f"none: {EXCEPTIONS.get(rule, 'missing')}"
        yield f"| {rule} | {told} |"


def page():
    """The whole page, as it stands in docs/."""
    lines = [
        "# Which lesson meets which rule",
        "",
        "Made by `pytest --rewrite-goldens tests/test_notebooks.py`.",
    ]
    for room in counting():
        lines += table(room)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
