"""Which lesson meets which rule of Waldmeister: python -m tests.lesson_rules prints the table.

A rule is met where a lesson's text, the texts of its questions, or what its cells have shown names
its number.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "docs" / "lesson-rules.md"
RULES = ROOT / "waldlehre" / "waldmeister" / "RULES.md"
RULE = re.compile(r"\bW\d+\.\d+\b")
EXCEPTIONS = {}
"""Rules that no lesson meets, each with the reason."""


def rules():
    """Every rule number, in order."""
    found = re.findall(r"^- \*\*(W\d+\.\d+)\*\*", RULES.read_text(encoding="utf-8"), re.M)
    assert len(set(found)) == len(found) > 60
    return found


def met(number, language):
    """The rules that a lesson meets."""
    (path,) = (ROOT / "notebooks" / language).glob(f"{number}_*.ipynb")
    notebook = json.loads(path.read_text(encoding="utf-8"))
    text = [json.dumps(cell, ensure_ascii=False) for cell in notebook["cells"]]
    words = ROOT / "data" / "texts" / language / f"lessons_{number}.toml"
    if words.exists():
        text.append(words.read_text(encoding="utf-8"))
    return set(RULE.findall("\n".join(text)))


def numbers():
    """The numbers of the lessons."""
    return sorted(
        int(path.stem.partition("_")[0]) for path in (ROOT / "notebooks/en").glob("*.ipynb")
    )


def lessons_by_rule():
    """Rule -> the lessons that meet it, in both languages."""
    known = {number: met(number, "en") & met(number, "de") for number in numbers()}
    return {rule: [one for one in known if rule in known[one]] for rule in rules()}


def missing():
    """Rules that no lesson meets and that are no exception, and exceptions that are none."""
    by_rule = lessons_by_rule()
    unmet = [rule for rule, where in by_rule.items() if not where and rule not in EXCEPTIONS]
    return unmet + [rule for rule in EXCEPTIONS if by_rule.get(rule)]


def table():
    """The table, as it stands in docs/."""
    lines = [
        "# Which lesson meets which rule of Waldmeister",
        "",
        "Made by `pytest --rewrite-goldens tests/test_notebooks.py`; rules are numbered as in",
        "`waldlehre/waldmeister/RULES.md`.",
        "",
        "| rule | lessons |",
        "|---|---|",
    ]
    for rule, where in lessons_by_rule().items():
        told = ", ".join(map(str, where)) or f"none: {EXCEPTIONS.get(rule, 'missing')}"
        lines.append(f"| {rule} | {told} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(table())
