"""The example notebook for a cluster, in both languages; it needs the extra `cluster`."""

import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

FOLDER = Path(__file__).parents[2] / "examples"
NAME = "cluster.ipynb"


def cells(language):
    return nbformat.read(FOLDER / language / NAME, as_version=4).cells


def test_the_twins_run_the_same_code():
    """Only the first code cell differs: it sets the language."""
    english, german = (
        [cell.source for cell in cells(language) if cell.cell_type == "code"]
        for language in ("en", "de")
    )
    assert english[0].replace('"en"', '"de"') == german[0]
    assert english[1:] == german[1:]
    kinds = [[cell.cell_type for cell in cells(language)] for language in ("en", "de")]
    assert kinds[0] == kinds[1]


@pytest.mark.long
def test_a_local_cluster_gives_what_is_stored():
    """Strictly, as the lessons are compared."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(FOLDER)]
    done = subprocess.run(command, cwd=FOLDER.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:]
    assert "passed" in done.stdout
