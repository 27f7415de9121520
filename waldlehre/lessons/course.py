"""The lessons as files: which there are, and their editions for pupils and for teachers.

There is one source, the notebooks in `notebooks/`. What is for teachers alone stands in cells with
the tag "teacher"; the edition for pupils is made by leaving those out, and every output, so that
no guess is spoiled.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from waldlehre._paths import resource_dir
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.files import move_into_place

TEACHER = "teacher"
AUDIENCES = ("pupils", "teachers")
Notebook = dict[str, Any]


def files(language: str) -> Iterator[Path]:
    """Yield the lessons of a language in their order."""
    yield from sorted((resource_dir("notebooks") / language).glob("*.ipynb"))


def edition(notebook: Notebook, audience: str) -> Notebook:
    """Return a lesson as pupils or teachers get it; raises SetupError for others."""
    if audience not in AUDIENCES:
        raise SetupError("lesson.audience", audience=audience[:20], known=", ".join(AUDIENCES))
    made: Notebook = json.loads(json.dumps(notebook))
    if audience == "teachers":
        return made
    made["metadata"].pop("widgets", None)
    made["cells"] = [cell for cell in made["cells"] if not for_teachers(cell)]
    for cell in made["cells"]:
        cell["metadata"].pop("execution", None)
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = [], None
    return made


def for_teachers(cell: Any) -> bool:
    """True for a cell that pupils are not to see."""
    tags = cell.get("metadata", {}).get("tags", [])
    return any(str(tag).casefold().startswith(TEACHER) for tag in tags)


def build(audience: str, folder: Path, language: str) -> list[Path]:
    """Write an edition of all lessons into a folder; return the files.

    Raises SetupError where one lies there already, before anything is written.
    """
    made = {}
    for path in files(language):
        notebook = edition(json.loads(path.read_text(encoding="utf-8")), audience)
        made[path.name] = json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
    return write_new(folder, made)


def write_new(folder: Path, texts: Mapping[str, str]) -> list[Path]:
    """Write texts into files of a folder, all or none; return the files.

    Raises SetupError where one lies there already.
    """
    targets = [folder / name for name in texts]
    taken = [target.name for target in targets if target.exists()]
    if taken:
        raise SetupError(
            "lesson.taken", files=", ".join(taken), folder=folder.resolve().name or folder
        )
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    try:
        for target, text in zip(targets, texts.values(), strict=True):
            written.append(move_into_place(text, target))
    except BaseException:
        for one in written:
            one.unlink(missing_ok=True)
        raise
    return written
