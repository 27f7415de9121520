"""The lessons as files: which there are, and their editions for pupils and for teachers.

There is one source, the notebooks in `notebooks/`. What is for teachers alone stands in cells with
the tag "teacher"; the edition for pupils is made by leaving those out, and every output, so that
no guess is spoiled.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from waldlehre._paths import resource_dir
from waldlehre.kernel.errors import SetupError

TEACHER = "teacher"
AUDIENCES = ("pupils", "teachers")
Notebook = dict[str, Any]


def files(language: str) -> Iterator[Path]:
    """Yield the lessons of a language in their order."""
    yield from sorted((resource_dir("notebooks") / language).glob("*.ipynb"))


def find(number: int, language: str) -> Path:
    """Return the file of a lesson; raises SetupError for a number that there is not."""
    known = {int(path.stem.partition("_")[0]): path for path in files(language)}
    if number not in known:
        listed = ", ".join(str(one) for one in known)
        raise SetupError("lesson.number", number=number, known=listed)
    return known[number]


def edition(notebook: Notebook, audience: str) -> Notebook:
    """Return a lesson as pupils or teachers get it; raises SetupError for others."""
    if audience not in AUDIENCES:
        raise SetupError("lesson.audience", audience=audience[:20], known=", ".join(AUDIENCES))
    made: Notebook = json.loads(json.dumps(notebook))
    if audience == "teachers":
        return made
    made["cells"] = [cell for cell in made["cells"] if not for_teachers(cell)]
    for cell in made["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = [], None
    return made


def for_teachers(cell: Any) -> bool:
    """True for a cell that pupils are not to see."""
    return TEACHER in cell.get("metadata", {}).get("tags", [])


def build(audience: str, folder: Path, language: str) -> list[Path]:
    """Write an edition of all lessons into a folder; return the files.

    Raises SetupError where one lies there already, before anything is written.
    """
    made = []
    for path in files(language):
        notebook = edition(json.loads(path.read_text(encoding="utf-8")), audience)
        made.append((folder / path.name, notebook))
    taken = [target.name for target, _ in made if target.exists()]
    if taken:
        raise SetupError("lesson.taken", files=", ".join(taken), folder=folder.name)
    folder.mkdir(parents=True, exist_ok=True)
    for target, notebook in made:
        part = target.with_name(f"{target.name}.part")
        text = json.dumps(notebook, indent=1, ensure_ascii=False)
        part.write_text(text + "\n", encoding="utf-8", newline="\n")
        part.replace(target)
    return [target for target, _ in made]
