"""The lessons: twins in both languages, executed, small, and well formed.

nbval compares their outputs; `pytest --rewrite-goldens tests/test_notebooks.py` executes them anew.
"""

import re
from itertools import pairwise
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

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
    """Both languages have the same files, numbered by tens."""
    names = [{path.name for path in FOLDER.glob(f"{language}/*.ipynb")} for language in LANGUAGES]
    assert names[0] == names[1]
    assert names[0]
    assert all(re.fullmatch(r"\d+0_[a-z_]+\.ipynb", name) for name in names[0])


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


@pytest.mark.parametrize("path", LESSONS, ids=IDS)
def test_headings_are_in_order(path):
    """One title, and no level left out below it."""
    cells = [cell.source for cell in read(path).cells if cell.cell_type == "markdown"]
    levels = [len(mark) for mark in re.findall(r"^(#+) ", "\n".join(cells), re.M)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
