"""How easy lessons are to read: python -m tests.reading prints a line for each.

Flesch's reading ease (for German in Amstad's version: 100 very easy, 0 very hard) and the first
Wiener Sachtextformel (about the school year that it suits). Syllables are counted by hyphenation.
"""

import json
import re
import sys
from pathlib import Path

from pyphen import Pyphen

FOLDER = Path(__file__).parents[1] / "notebooks"
HYPHENS = {"en": Pyphen(lang="en_US"), "de": Pyphen(lang="de_DE")}


def prose(notebook):
    """The sentences of a lesson that pupils read."""
    found = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown" and "teacher" not in cell["metadata"].get("tags", []):
            text = re.sub(r"`[^`]*`|\([^)]*[WPHL]\d[^)]*\)|<[^>]+>", " ", "".join(cell["source"]))
            for line in text.splitlines():
                plain = re.sub(r"^[#>*\-\d. ]+|[*_|]", " ", line).strip()
                found += [one for one in re.split(r"(?<=[.!?:;])\s+", plain) if len(one) > 3]
    return [one for one in found if re.search(r"\w\w", one)]


def syllables(word, language):
    """How many syllables a word has."""
    return max(1, len(HYPHENS[language].positions(word)) + 1)


def measured(path):
    """Words a sentence, reading ease, and the school year (German only)."""
    language = path.parent.name
    sentences = prose(json.loads(path.read_text(encoding="utf-8")))
    words = [word for one in sentences for word in re.findall(r"[^\W\d_]+", one)]
    counted = [syllables(word, language) for word in words]
    length = len(words) / len(sentences)
    each = sum(counted) / len(words)
    if language == "en":
        return length, 206.835 - 1.015 * length - 84.6 * each, None
    share = [
        100 * sum(test) / len(words)
        for test in zip(
            *[
                (many >= 3, len(word) > 6, many == 1)
                for word, many in zip(words, counted, strict=True)
            ],
            strict=True,
        )
    ]
    year = 0.1935 * share[0] + 0.1672 * length + 0.1297 * share[1] - 0.0327 * share[2] - 0.875
    return length, 180 - length - 58.5 * each, year


def table():
    """A line for each lesson."""
    for path in sorted(FOLDER.glob("*/*.ipynb")):
        length, ease, year = measured(path)
        grade = "" if year is None else f", school year {year:.1f}"
        yield f"{path.parent.name}/{path.stem}: {length:.1f} words a sentence, ease {ease:.0f}{grade}"


if __name__ == "__main__":
    sys.stdout.write("\n".join(table()) + "\n")
