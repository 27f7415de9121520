"""Editions of the lessons: pupils get no answers, teachers everything, nothing is overwritten."""

import json
import re
from pathlib import Path

import pytest

from waldlehre import cli, texts
from waldlehre.kernel.errors import SetupError
from waldlehre.lessons.course import edition, files, for_teachers, write_new

LANGUAGES = ("en", "de")
ALL = [path for language in LANGUAGES for path in files(language)]
IDS = [f"{path.parent.name}/{path.stem}" for path in ALL]


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def sentences(text):
    """The sentences of a text that are long enough to be told apart."""
    plain = re.sub(r"[*_`#>|]+", " ", text)
    return {one.strip() for one in re.split(r"(?<=[.!?:])\s+|\n", plain) if len(one.strip()) > 25}


@pytest.mark.parametrize("path", ALL, ids=IDS)
def test_no_answer_is_in_the_edition_for_pupils(path):
    """Not one sentence of what is for teachers alone, and no output."""
    notebook = read(path)
    secret = {
        one
        for cell in notebook["cells"]
        if for_teachers(cell)
        for one in sentences("".join(cell["source"]))
    }
    assert secret or path.stem == "90_own_lesson", "each lesson has a part for teachers"
    made = edition(notebook, "pupils")
    text = json.dumps(made, ensure_ascii=False)
    assert not [one for one in secret if json.dumps(one, ensure_ascii=False)[1:-1] in text]
    assert not [cell for cell in made["cells"] if cell.get("outputs")]
    assert edition(notebook, "teachers") == notebook


def test_editions_are_written_whole_or_not_at_all(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(texts, "_chosen", [])  # a command sets the language of the process
    folder = tmp_path / "class"
    arguments = ["lessons", "--for", "pupils", "--language", "en", "--dir", str(folder)]
    assert cli.main(arguments) == 0
    written = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    assert sorted(written) == [path.name for path in files("en")]
    assert cli.main(arguments) == 2
    assert "nothing was written" in capsys.readouterr().err
    assert {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()} == written


@pytest.mark.parametrize("fault", [OSError, KeyboardInterrupt])
@pytest.mark.parametrize("at", ["write_text", "replace"])
def test_where_the_third_cannot_be_written_the_first_two_go_too(tmp_path, monkeypatch, fault, at):
    (tmp_path / "mine").touch()
    whole, seen = getattr(Path, at), []

    def third_fails(path, *given, **named):
        seen.append(path)
        if len(seen) == 3:
            raise fault
        return whole(path, *given, **named)

    monkeypatch.setattr(Path, at, third_fails)
    with pytest.raises(fault):
        write_new(tmp_path, dict.fromkeys("abcd", "text"))
    assert len(seen) == 3
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


@pytest.mark.parametrize("folder", [".", "../class"])
def test_the_folder_is_named_however_it_is_written(folder, tmp_path, monkeypatch, english):
    (tmp_path / "class").mkdir()
    monkeypatch.chdir(tmp_path / "class")
    write_new(Path(folder), {"a": ""})
    with pytest.raises(SetupError, match="In the folder class there are files"):
        write_new(Path(folder), {"a": ""})


@pytest.mark.parametrize("folder", ["file", "file/inside", "a\0b"])
def test_a_folder_that_cannot_be_used_is_named(folder, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(texts, "_chosen", [])
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    assert cli.main(["lessons", "--language", "en", "--dir", f"{tmp_path}/{folder}"]) == 1
    assert "Choose another folder" in capsys.readouterr().err
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_what_a_notebook_has_stored_beside_its_cells_goes_too():
    cell = {"cell_type": "code", "source": "", "outputs": [1], "execution_count": 3}
    cell["metadata"] = {"execution": {}}
    secret = {"cell_type": "markdown", "source": "42", "metadata": {"tags": ["Teachers"]}}
    notebook = {"metadata": {"widgets": {"state": "42"}}, "cells": [cell, secret]}
    made = edition(notebook, "pupils")
    assert "42" not in json.dumps(made)
    assert made["cells"][0]["metadata"] == {}
    assert notebook["metadata"]["widgets"], "the source stays as it is"


def test_there_are_editions_for_two():
    with pytest.raises(SetupError, match="pupils, teachers"):
        edition({"cells": []}, "parents")
