"""The linters and the type checker belong to the tests, so that one command tells everything."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAMS = Path(sys.executable).parent
TOOLS = {
    "ruff check": [sys.executable, "-m", "ruff", "check", "."],
    "ruff format": [sys.executable, "-m", "ruff", "format", "--check", "."],
    "mypy": [sys.executable, "-m", "mypy"],
    "import-linter": [str(PROGRAMS / "lint-imports"), "--no-logo"],
}

FLOORS = [
    "cli",
    "terminal",
    "lab",
    "jupyter",
    "lessons",
    "explore",
    "offline",
    "play",
    "foresters",
    "fieldguide",
    "waldmeister",
    "pegs",
    "haselwurz",
    "lignum",
    "texts",
    "drawing",
    "kernel",
    "_paths",
]
IMPORTS = {
    "pegs": "import waldlehre.waldmeister\n",
    "kernel": "import waldlehre.texts\nimport numpy\n",
}
BROKEN = (
    "waldlehre.pegs -> waldlehre.waldmeister",
    "waldlehre.kernel -> waldlehre.texts",
    "waldlehre.kernel -> numpy",
)


@pytest.mark.parametrize("tool", TOOLS)
def test_tool_has_nothing_to_say(tool, root):
    done = subprocess.run(TOOLS[tool], cwd=root, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, f"{tool}:\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("import random", "TID251"),
        ("import pickle", "TID251"),
        ("open('a')", "PLW1514"),
        ("import pathlib\n\npathlib.Path('a').read_text()", "PLW1514"),
        ("import pathlib\n\npathlib.Path('a').write_text('b')", "PLW1514"),
    ],
)
def test_ruff_refuses_unkept_luck_pickles_and_files_without_encoding(line, rule, root):
    command = [sys.executable, "-m", "ruff", "check", "--output-format=json", "-"]
    command += ["--stdin-filename=waldlehre/kernel/example.py", "--no-cache"]
    done = subprocess.run(command, cwd=root, input=line, capture_output=True, encoding="utf-8")
    assert rule in {fault["code"] for fault in json.loads(done.stdout)}


def test_a_room_that_imports_another_is_refused(root, tmp_path):
    """The contracts are read from pyproject, so that a contract that checks nothing shows."""
    package = tmp_path / "waldlehre"
    for name in FLOORS:
        (package / name).mkdir(parents=True)
        (package / name / "__init__.py").write_text(IMPORTS.get(name, ""), encoding="utf-8")
    (package / "__init__.py").touch()
    settings = (root / "pyproject.toml").read_text(encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(settings, encoding="utf-8")
    command = [str(PROGRAMS / "lint-imports"), "--no-logo", "--no-cache"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8")
    assert done.returncode == 1
    for told in BROKEN:
        assert told in done.stdout
