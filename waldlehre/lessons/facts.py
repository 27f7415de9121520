"""What a notebook tells about its lesson: for whom it is, about what, its sections and its answers.

The metadata of the notebook, under "waldlehre", say the number, topic, age, minutes, games and
curriculum words of a lesson; a notebook without a topic is a tool and no lesson.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from waldlehre.lessons.course import Notebook, files, for_teachers

TOPICS = ("forest", "air", "risks", "habitats", "timber", "models")
"""What lessons are about, in the order of the index; named in data/texts/*/handbook.toml."""
FRAME = {
    "en": (
        *("What you will learn", "What it is", "How it works", "Play freely"),
        *("Predict, run, compare", "Things to notice", "Things to try", "Check yourself"),
        *("What the game leaves out", "For the teacher"),
    ),
    "de": (
        *("Was du lernst", "Was es ist", "Wie es geht", "Spiel erst einmal frei"),
        *("Schätzen, ausprobieren, vergleichen", "Was dir auffällt", "Zum Ausprobieren"),
        *("Prüfe dich", "Was das Spiel weglässt", "Für die Lehrkraft"),
    ),
}
"""The headings of every lesson, in this order."""
FREE = 3
"""Where in the frame pupils play freely."""
ASKING = (4, 7)
"""Where they are asked."""
LEAD = re.compile(r"(\*{1,2})(?P<lead>[^*\n]+?)\1")
"""How a part of what is for teachers begins: "**45 minutes.**" or "*Curriculum words:*"."""
ANSWERS = {"en": "expected answers", "de": "erwartete antworten"}
CURRICULUM = {"en": "curriculum words", "de": "lehrplan"}
"""How the parts with the answers and with the curriculum words begin."""


class Part(NamedTuple):
    """A part of what is for teachers: what it is called, and its paragraphs."""

    lead: str
    paragraphs: list[str]


class Section(NamedTuple):
    """A section of the frame: its heading, and what stands there, in order."""

    heading: str
    items: list[tuple[str, str]]
    """("html", what a cell has shown), ("said", what it has printed) or ("text", Markdown)."""


class Lesson(NamedTuple):
    """A lesson as it lies in its file."""

    name: str
    language: str
    notebook: Notebook

    @property
    def about(self) -> dict[str, Any]:
        """What the metadata say."""
        found: dict[str, Any] = self.notebook["metadata"]["waldlehre"]
        return found

    @property
    def title(self) -> str:
        """The heading of all."""
        first: str = "".join(self.notebook["cells"][0]["source"])
        return first.partition("\n")[0].lstrip("# ")


def lessons(language: str) -> list[Lesson]:
    """Return the lessons of a language in their order, without the tools among the notebooks."""
    read = [
        Lesson(path.stem, language, json.loads(path.read_text(encoding="utf-8")))
        for path in files(language)
    ]
    return [one for one in read if "topic" in one.notebook["metadata"].get("waldlehre", {})]


def sections(notebook: Notebook) -> list[Section]:
    """Return what pupils see, section by section; text before the first one is left out."""
    found: list[Section] = []
    for cell in notebook["cells"]:
        if for_teachers(cell):
            continue
        if cell["cell_type"] == "code":
            if found:
                found[-1].items.extend(shown(cell))
            continue
        for piece in re.split(r"^(?=## )", "".join(cell["source"]), flags=re.M):
            heading, _, text = piece.partition("\n")
            if heading.startswith("## "):
                found.append(Section(heading.removeprefix("## ").strip(), []))
            else:
                text = piece
            if found and text.strip():
                found[-1].items.append(("text", text.strip()))
    return found


def shown(cell: Any) -> Iterator[tuple[str, str]]:
    """Yield what a cell has shown: pictures, questions, tables; and what it has printed."""
    for output in cell["outputs"]:
        html = "".join(output.get("data", {}).get("text/html", ""))
        printed = "".join(output.get("text", ""))
        yield from [("html", html)] if html else [("said", printed)] if printed else []


def parts(notebook: Notebook) -> list[Part]:
    """Return what is for teachers, part by part; a paragraph without a lead goes with the last."""
    found: list[Part] = []
    for cell in notebook["cells"]:
        for paragraph in (
            re.split(r"\n\s*\n", "".join(cell["source"])) if for_teachers(cell) else ()
        ):
            begins = LEAD.match(paragraph)
            if begins:
                found.append(Part(begins["lead"].strip(" .:"), [paragraph[begins.end() :].strip()]))
            elif found:
                found[-1].paragraphs.append(paragraph.strip())
    return found


def words_of(notebook: Notebook, language: str) -> list[str]:
    """Return the curriculum words of the part for teachers; a bracket belongs to its word."""
    for part in parts(notebook):
        if part.lead.casefold().startswith(CURRICULUM[language]):
            line = part.paragraphs[0].removesuffix(".")
            return [" ".join(word.split()) for word in re.split(r",\s+(?![^()]*\))", line)]
    return []
