"""What a notebook's metadata say of a lesson, and whether the lesson says the same.

    "waldlehre": {
     "age": 10,                        from this age on, as in the first cell
     "language": "en",                 filled in
     "lesson": 30,                     filled in: the number in the file's name
     "minutes": [45, 90],              as in the part for teachers
     "rooms": ["waldmeister"],         the games it is about, in the order of waldlehre.play.ROOMS
     "topic": "air",                   one of TOPICS, named in data/texts/*/handbook.toml
     "words": ["Air pollution", ...]   filled in: the curriculum words of the part for teachers
    }

`python -m tests.lesson_facts` fills in what can be read off, in all notebooks, and names what is
missing; `pytest --rewrite-goldens tests/test_notebooks.py` does so too.
"""

import sys
from pathlib import Path

import nbformat

from waldlehre import play
from waldlehre.lessons.facts import TOPICS, words_of

FOLDER = Path(__file__).parents[1] / "notebooks"
AGES = {
    "en": {8: "eight", 10: "ten", 12: "twelve", 14: "fourteen", 16: "sixteen"},
    "de": {8: "acht", 10: "zehn", 12: "zwölf", 14: "vierzehn", 16: "sechzehn"},
}
"""How the first cell writes an age."""
KEYS = {"age", "language", "lesson", "minutes", "rooms", "topic", "words"}


def complete(notebook, path):
    """Fill in what the file's name and the part for teachers tell."""
    about = notebook.metadata.setdefault("waldlehre", {})
    about["language"] = path.parent.name
    about["lesson"] = int(path.stem.partition("_")[0])
    words = words_of(notebook, path.parent.name)
    if words:
        about["words"] = words


def faults(notebook, path):
    """What is missing in the metadata or not as in the lesson."""
    language, about = path.parent.name, notebook.metadata.get("waldlehre", {})
    missing = sorted(KEYS - about.keys())
    if missing:
        return [f"missing: {', '.join(missing)}"]
    first = notebook.cells[0].source
    teachers = notebook.cells[-1].source
    rooms = [room for room in play.ROOMS if room in about["rooms"]]
    right = {
        "age": f" {AGES[language].get(about['age'], '?')} " in first,
        "language": about["language"] == language,
        "lesson": path.stem.startswith(f"{about['lesson']}_"),
        "minutes": all(f"*{one} " in teachers for one in about["minutes"]),
        "rooms": rooms == about["rooms"] != [],
        "topic": about["topic"] in TOPICS,
        "words": about["words"] == words_of(notebook, language) != [],
    }
    return [key for key, fine in right.items() if not fine]


if __name__ == "__main__":
    for one in sorted(FOLDER.glob("*/*.ipynb")):
        found = nbformat.read(one, as_version=4)
        complete(found, one)
        nbformat.write(found, one)
        sys.stdout.write(
            f"{one.parent.name}/{one.stem}: {', '.join(faults(found, one)) or 'fine'}\n"
        )
