"""The lessons: twins in both languages, executed, small, and well formed.

nbval compares their outputs; `pytest --rewrite-goldens tests/test_notebooks.py` executes them anew.
"""

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from tests.lesson_rules import TABLE as RULES_TABLE
from tests.lesson_rules import missing as missing_rules
from tests.lesson_rules import table as rules_table
from tests.reading import measured

FOLDER = Path(__file__).parents[1] / "notebooks"
LANGUAGES = ("en", "de")
LESSONS = sorted(FOLDER.glob("*/*.ipynb"))
IDS = [f"{path.parent.name}/{path.stem}" for path in LESSONS]


def read(path):
    """A notebook, valid."""
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    return notebook


def code(notebook):
    """The code cells' sources."""
    return [cell.source for cell in notebook.cells if cell.cell_type == "code"]


def test_every_lesson_has_a_twin():
    """Both languages have the same files, each with a number of two digits."""
    names = [{path.name for path in FOLDER.glob(f"{language}/*.ipynb")} for language in LANGUAGES]
    assert names[0] == names[1]
    assert names[0]
    assert all(re.fullmatch(r"\d\d_[a-z_]+\.ipynb", name) for name in names[0])


@pytest.mark.parametrize("name", sorted({path.name for path in LESSONS}))
def test_twins_run_the_same_code(name):
    """Only the first code cell differs: it sets the language."""
    english, german = (read(FOLDER / language / name) for language in LANGUAGES)
    assert code(english)[1:] == code(german)[1:]
    assert code(english)[0].replace('"en"', '"de"') == code(german)[0]
    kinds = [[cell.cell_type for cell in twin.cells] for twin in (english, german)]
    assert kinds[0] == kinds[1]


@pytest.mark.parametrize("path", LESSONS, ids=IDS)
def test_lesson_is_executed_and_small(path, rewrite_goldens):
    """Every code cell was executed in order, without an error and without widget state."""
    notebook = read(path)
    if rewrite_goldens:
        resources = {"metadata": {"path": str(path.parent)}}
        options = {"timeout": 120, "store_widget_state": False}
        NotebookClient(notebook, resources=resources, **options).execute()
        notebook.metadata.pop("widgets", None)
        for cell in notebook.cells:
            cell.metadata.pop("execution", None)
        notebook.metadata.language_info = {"name": "python"}
        nbformat.write(notebook, path)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    outputs = [output for cell in cells for output in cell.outputs]
    assert not [output for output in outputs if output.output_type == "error"]
    assert "widgets" not in notebook.metadata
    assert path.stat().st_size < 1_000_000


FRAME = {
    "en": [
        *("What you will learn", "What it is", "How it works", "Play freely"),
        *("Predict, run, compare", "Things to notice", "Things to try", "Check yourself"),
        *("What the game leaves out", "For the teacher"),
    ],
    "de": [
        *("Was du lernst", "Was es ist", "Wie es geht", "Spiel erst einmal frei"),
        *("Schätzen, ausprobieren, vergleichen", "Was dir auffällt", "Zum Ausprobieren"),
        *("Prüfe dich", "Was das Spiel weglässt", "Für die Lehrkraft"),
    ],
}
"""The frame of every lesson."""
PLAN = {"en": ("45", "90", "Curriculum words"), "de": ("45", "90", "Lehrplan")}
"""What the part for teachers holds."""
TOOLS = {"90_own_lesson"}
"""Notebooks that are about lessons and are none."""
COURSE = [path for path in LESSONS if path.stem not in TOOLS]


def prose_of(path):
    """The text cells of a lesson."""
    return [cell for cell in read(path).cells if cell.cell_type == "markdown"]


@pytest.mark.parametrize("path", LESSONS, ids=IDS)
def test_headings_are_in_order(path):
    """One title, and no level left out below it."""
    cells = [cell.source for cell in prose_of(path)]
    levels = [len(mark) for mark in re.findall(r"^(#+) ", "\n".join(cells), re.M)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("path", COURSE, ids=[f"{one.parent.name}/{one.stem}" for one in COURSE])
def test_every_lesson_has_the_same_frame(path):
    """The same headings in the same order; author, minutes and level; a plan for teachers."""
    language = path.parent.name
    cells = prose_of(path)
    text = "\n".join(cell.source for cell in cells)
    assert re.findall(r"^## (.+)$", text, re.M) == FRAME[language]
    said = next(line for line in cells[0].source.splitlines() if line.startswith("*"))
    assert re.search(r"\b45\b", said)
    assert "waldlehre" in said
    teachers = [cell for cell in cells if "teacher" in cell.metadata.get("tags", [])]
    assert FRAME[language][-1] in teachers[0].source
    assert cells[-1] in teachers, "what is for teachers stands at the end"
    for word in PLAN[language]:
        assert word in "\n".join(cell.source for cell in teachers)
    sources = "\n".join(code(read(path)))
    for tool in (".board(", "lessons.predict(", "lessons.quiz("):
        assert tool in sources


@pytest.mark.parametrize("path", COURSE, ids=[f"{one.parent.name}/{one.stem}" for one in COURSE])
def test_the_frame_cannot_be_deleted_by_accident(path):
    for cell in prose_of(path):
        assert cell.metadata.get("deletable") is False
        assert cell.metadata.get("editable") is False


@pytest.mark.parametrize("path", LESSONS, ids=IDS)
def test_pictures_have_a_text_and_are_few(path):
    """At most six, each with a title and its words; none in the text cells without a text."""
    assert not re.findall(r"!\[\s*\]", "\n".join(cell.source for cell in prose_of(path)))
    outputs = [
        output.get("data", {}).get("text/html", "")
        for cell in read(path).cells
        if cell.cell_type == "code"
        for output in cell.outputs
    ]
    pictures = re.findall(r"<svg(?![^>]*aria-hidden).*?</svg>", "".join(outputs), re.S)
    assert len(pictures) <= 6
    for picture in pictures:
        assert re.search(r"<title[^>]*>[^<]+</title>", picture)
    assert "".join(outputs).count("<figcaption") == len(pictures)


@pytest.mark.parametrize("path", LESSONS, ids=IDS)
def test_few_outputs_are_ignored_and_each_says_why(path):
    """At most one code cell in ten is not compared, and a comment in it gives the reason."""
    cells = [cell for cell in read(path).cells if cell.cell_type == "code"]
    ignored = [
        cell
        for cell in cells
        if "nbval-ignore-output" in cell.metadata.get("tags", []) or "NBVAL" in cell.source
    ]
    assert len(ignored) <= len(cells) / 10
    assert all("# not compared:" in cell.source for cell in ignored)


@pytest.mark.parametrize("path", LESSONS, ids=IDS)
def test_the_first_four_lessons_can_be_read_at_ten(path):
    """Short sentences and short words: see tests/reading.py for what is measured."""
    length, ease, year = measured(path)
    number = int(path.stem.partition("_")[0])
    assert length <= (11 if number <= 40 else 16)
    assert ease >= (70 if number <= 40 else 50)
    if year is not None and number <= 40:
        assert year <= 6


def test_every_rule_of_waldmeister_is_met_in_a_lesson(rewrite_goldens):
    """The table says where; what no lesson meets is named with a reason."""
    found = rules_table()
    if rewrite_goldens:
        RULES_TABLE.write_text(found, encoding="utf-8", newline="\n")
    assert RULES_TABLE.read_text(encoding="utf-8") == found
    assert not missing_rules()


@pytest.mark.long
def test_twenty_runs_of_all_lessons_give_no_false_alarm():
    """What is compared depends on no clock, no load and no order of messages."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(FOLDER)]
    for number in range(1, 21):
        done = subprocess.run(command, cwd=FOLDER.parent, capture_output=True, text=True)
        assert done.returncode == 0, f"run {number}:\n{done.stdout[-4000:]}"
