"""What a notebook tells about its lesson: for whom it is, about what, and the part for teachers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from waldlehre.lessons.course import for_teachers

TOPICS = ("forest", "air", "risks", "habitats", "timber", "models")
"""What lessons are about, in the order of the index; named in data/texts/*/handbook.toml."""
LEAD = re.compile(r"(\*{1,2})(?P<lead>[^*\n]+?)\1")
"""How a part of the page for teachers begins: "**45 minutes.**" or "*Curriculum words:*"."""
CURRICULUM = {"en": "curriculum words", "de": "lehrplan"}
"""How the part with the curriculum words begins."""


class Part(NamedTuple):
    """A part of what is for teachers: what it is called, and its text."""

    lead: str
    text: str


def parts(notebook: Any) -> list[Part]:
    """Return what is for teachers, part by part; a paragraph without a lead goes with what precedes."""
    found: list[Part] = []
    for paragraph in paragraphs(notebook):
        leads = LEAD.match(paragraph)
        if leads:
            found.append(Part(leads["lead"].strip(" .:"), paragraph[leads.end() :].strip()))
        elif found:
            found[-1] = found[-1]._replace(text=f"{found[-1].text}\n\n{paragraph}")
    return found


def paragraphs(notebook: Any) -> Iterator[str]:
    """Yield the paragraphs of the cells for teachers, without their heading."""
    for cell in notebook["cells"]:
        if for_teachers(cell):
            for paragraph in re.split(r"\n\s*\n", "".join(cell["source"])):
                if not paragraph.startswith("#"):
                    yield paragraph.strip()


def words_of(notebook: Any, language: str) -> list[str]:
    """Return the curriculum words of the part for teachers; a bracket belongs to its word."""
    for part in parts(notebook):
        if part.lead.casefold().startswith(CURRICULUM[language]):
            line = part.text.partition("\n\n")[0].strip().removesuffix(".")
            return [" ".join(word.split()) for word in re.split(r",\s+(?![^()]*\))", line)]
    return []
