"""`waldlehre lab` lays lessons out, never loses the reader's work, and starts JupyterLab."""

import argparse
import ast
import json
import os
import shlex
import sys
import tomllib
from pathlib import Path

import pytest

from waldlehre import lab
from waldlehre.texts import speech


def notebook(*lines, outputs=True):
    """A lesson with one executed cell for each line, as the project keeps them."""
    out = [{"output_type": "stream", "name": "stdout", "text": ["the answer\n"]}]
    cells = [
        {
            "cell_type": "code",
            "id": f"cell-{number}",
            "execution_count": number if outputs else None,
            "metadata": {"execution": {"iopub.status.busy": "today"}} if outputs else {},
            "outputs": out if outputs else [],
            "source": [line],
        }
        for number, line in enumerate(lines, 1)
    ]
    text = {"cell_type": "markdown", "id": "text", "metadata": {}, "source": ["Förster & Käfer"]}
    metadata = {"kernelspec": {"name": "python3"}, "widgets": {"state": 1}}
    return {"cells": [text, *cells], "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


class Place:
    """A set of lessons, a reader's folder, and JupyterLab's command instead of its start."""

    def __init__(self, tmp_path):
        self.source = tmp_path / "lessons"
        self.folder = tmp_path / "my lessons"
        self.started = []
        for language in ("en", "de"):
            self.lesson(f"{language}/10_first.ipynb", f"print('{language}')")
            self.lesson(f"{language}/20_second.ipynb", "1 + 1")

    def lesson(self, name, *lines):
        path = self.source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(notebook(*lines)), encoding="utf-8")

    def run(self, *arguments):
        parser = argparse.ArgumentParser()
        lab.add_arguments(parser, speech("en", "lab"))
        return lab.main(parser.parse_args(["--dir", str(self.folder), *arguments]))

    def there(self):
        """What the reader sees: every file but our own notes."""
        files = (file for file in self.folder.rglob("*") if file.is_file())
        names = (file.relative_to(self.folder).as_posix() for file in files)
        return sorted(name for name in names if not name.startswith(".waldlehre/"))

    def read(self, name):
        return json.loads((self.folder / name).read_text(encoding="utf-8"))

    def change(self, name, content="mine"):
        (self.folder / name).write_text(content, encoding="utf-8")


@pytest.fixture
def place(tmp_path, monkeypatch):
    place = Place(tmp_path)
    monkeypatch.setenv("WALDLEHRE_LANGUAGE", "en")
    monkeypatch.setattr(lab, "resource_dir", lambda _: place.source)
    monkeypatch.setattr(lab, "has_jupyterlab", lambda: True)
    monkeypatch.setattr(lab, "hand_over", lambda command: place.started.append(command) or 0)
    return place


LESSONS = [
    f"{language}/{name}.ipynb" for language in ("de", "en") for name in ("10_first", "20_second")
]


def test_lessons_of_all_languages_are_copied(place, capsys):
    assert place.run() == 0
    assert place.there() == LESSONS
    assert f"4 lessons copied to {place.folder}" in capsys.readouterr().out


def test_copies_hold_no_outputs_and_no_widget_state(place):
    place.run()
    expected = notebook("print('en')", outputs=False)
    del expected["metadata"]["widgets"]
    assert place.read("en/10_first.ipynb") == expected


def test_checkpoints_and_caches_stay_behind(place):
    place.lesson("en/.ipynb_checkpoints/10_first-checkpoint.ipynb", "1")
    place.lesson("en/__pycache__/x.ipynb", "1")
    (place.source / "en" / "map.svg").write_text("<svg/>", encoding="utf-8")
    place.run()
    assert place.there() == sorted([*LESSONS, "en/map.svg"])


def test_second_run_copies_nothing(place, capsys):
    place.run()
    before = {file: file.stat().st_mtime_ns for file in place.folder.glob("*/*.ipynb")}
    capsys.readouterr()
    place.run()
    assert {file: file.stat().st_mtime_ns for file in before} == before
    assert capsys.readouterr().out.startswith(f"The lessons in {place.folder} are up to date.\n")


def test_an_untouched_lesson_is_renewed(place, capsys):
    place.run()
    place.lesson("en/10_first.ipynb", "better")
    place.run()
    assert place.read("en/10_first.ipynb")["cells"][1]["source"] == ["better"]
    assert place.there() == LESSONS
    assert "1 lesson brought up to date" in capsys.readouterr().out


def test_a_changed_lesson_stays_when_there_is_no_newer_one(place):
    place.run()
    place.change("en/10_first.ipynb")
    place.run()
    assert (place.folder / "en/10_first.ipynb").read_text(encoding="utf-8") == "mine"
    assert place.there() == LESSONS


def test_a_newer_lesson_is_laid_beside_a_changed_one_and_said_so(place, capsys):
    place.run()
    place.change("en/10_first.ipynb")
    place.lesson("en/10_first.ipynb", "better")
    place.run()
    assert (place.folder / "en/10_first.ipynb").read_text(encoding="utf-8") == "mine"
    assert place.read("en/10_first.new.ipynb")["cells"][1]["source"] == ["better"]
    assert "changed en/10_first.ipynb" in capsys.readouterr().out


def test_a_newer_lesson_is_laid_beside_only_once(place):
    place.run()
    place.change("en/10_first.ipynb")
    place.lesson("en/10_first.ipynb", "better")
    place.run()
    (place.folder / "en/10_first.new.ipynb").unlink()
    place.run()
    assert place.there() == LESSONS


def test_a_changed_newer_lesson_is_not_overwritten_either(place):
    place.run()
    for version in ("better", "best", "beyond"):
        for file in place.folder.glob("en/10_first*"):
            file.write_text(f"mine before {version}", encoding="utf-8")
        place.lesson("en/10_first.ipynb", version)
        place.run()
    names = ["10_first.ipynb", "10_first.new.ipynb", "10_first.new2.ipynb", "10_first.new3.ipynb"]
    texts = [(place.folder / "en" / name).read_text(encoding="utf-8") for name in names]
    assert texts[:3] == ["mine before beyond"] * 3
    assert "beyond" in texts[3]


def test_an_untouched_newer_lesson_makes_room_for_the_newest(place):
    place.run()
    place.change("en/10_first.ipynb")
    for version in ("better", "best"):
        place.lesson("en/10_first.ipynb", version)
        place.run()
    assert place.read("en/10_first.new.ipynb")["cells"][1]["source"] == ["best"]
    assert "en/10_first.new2.ipynb" not in place.there()


@pytest.mark.parametrize("stamps", [None, "", "[]", "{", "\xff", '{"en/10_first.ipynb": 3}'])
def test_without_readable_stamps_everything_counts_as_the_readers(place, stamps):
    place.run()
    place.change("en/10_first.ipynb")
    notes = place.folder / ".waldlehre" / "stamps.json"
    notes.unlink() if stamps is None else notes.write_text(stamps, encoding="latin-1")
    place.run()
    assert (place.folder / "en/10_first.ipynb").read_text(encoding="utf-8") == "mine"
    assert place.there() == sorted([*LESSONS, "en/10_first.new.ipynb"])


def test_a_file_of_the_readers_with_a_lessons_name_is_kept(place):
    (place.folder / "en").mkdir(parents=True)
    place.change("en/10_first.ipynb")
    place.run()
    assert (place.folder / "en/10_first.ipynb").read_text(encoding="utf-8") == "mine"
    assert "en/10_first.new.ipynb" in place.there()


def test_a_deleted_lesson_comes_back(place):
    place.run()
    (place.folder / "en/10_first.ipynb").unlink()
    place.run()
    assert place.there() == LESSONS


# --- the command -----------------------------------------------------------------------------


def test_jupyterlab_of_this_environment_opens_the_first_lesson(place):
    place.run()
    command = place.started[0]
    assert command[:3] == [sys.executable, "-m", "jupyterlab"]
    assert f"--ServerApp.root_dir={place.folder}" in command
    assert "--LabApp.default_url=/lab/tree/en/10_first.ipynb" in command
    assert not any("token" in part or "--no-browser" in part for part in command)


def test_language_browser_and_port_are_passed_on(place):
    place.run("--language", "de", "--no-browser", "--port", "8901")
    command = place.started[0]
    assert "--LabApp.default_url=/lab/tree/de/10_first.ipynb" in command
    assert "--no-browser" in command
    assert "--ServerApp.port=8901" in command


def test_the_language_of_the_system_chooses_the_lesson(place, monkeypatch, capsys):
    monkeypatch.setenv("WALDLEHRE_LANGUAGE", "de")
    place.run()
    assert "--LabApp.default_url=/lab/tree/de/10_first.ipynb" in place.started[0]
    assert "4 Lektionen nach" in capsys.readouterr().out


@pytest.mark.parametrize(("user", "expected"), [(0, True), (1000, False)])
def test_root_must_be_allowed_and_nobody_else(place, monkeypatch, user, expected):
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
    place.run()
    assert ("--allow-root" in place.started[0]) is expected


def test_a_name_with_spaces_becomes_part_of_the_address(place):
    place.lesson("en/00 über #1.ipynb", "1")
    place.run()
    assert "--LabApp.default_url=/lab/tree/en/00%20%C3%BCber%20%231.ipynb" in place.started[0]


def test_widget_state_is_saved_and_news_are_off_in_this_folder_only(place):
    place.run()
    settings = place.folder / ".waldlehre" / "settings"
    assert f"--LabApp.app_settings_dir={settings}" in place.started[0]
    overrides = json.loads((settings / "overrides.json").read_text(encoding="utf-8"))
    assert overrides["@jupyter-widgets/jupyterlab-manager:plugin"] == {"saveState": True}
    assert overrides["@jupyterlab/apputils-extension:notification"]["fetchNews"] == "false"


@pytest.mark.parametrize("port", ["0", "65536", "-1", "http"])
def test_an_impossible_port_is_refused(place, port, capsys):
    with pytest.raises(SystemExit):
        place.run(f"--port={port}")
    assert "invalid port value" in capsys.readouterr().err


# --- dry run and missing parts ---------------------------------------------------------------


def test_dry_run_says_what_it_would_do_and_does_nothing(place, capsys):
    assert place.run("--dry-run", "--port", "8901") == 0
    out = capsys.readouterr().out
    assert f"Would copy 4 lessons to {place.folder}" in out
    assert shlex.quote(f"--ServerApp.root_dir={place.folder}") in out
    assert "--ServerApp.port=8901" in out
    assert not place.folder.exists()
    assert place.started == []


def test_dry_run_tells_of_a_lesson_that_would_go_beside(place, capsys):
    place.run()
    place.change("en/10_first.ipynb")
    place.lesson("en/10_first.ipynb", "better")
    place.lesson("en/20_second.ipynb", "better")
    place.run("--dry-run")
    out = capsys.readouterr().out
    assert "would be laid beside it: en/10_first.new.ipynb" in out
    assert "Would bring 1 lesson up to date" in out
    assert place.there() == LESSONS


def test_without_the_extra_nothing_is_copied_and_the_command_is_named(place, monkeypatch, capsys):
    monkeypatch.setattr(lab, "has_jupyterlab", lambda: False)
    assert place.run() == 1
    assert "pip install 'waldlehre[lab]'" in capsys.readouterr().err
    assert not place.folder.exists()


def test_dry_run_works_without_the_extra_and_names_it(place, monkeypatch, capsys):
    monkeypatch.setattr(lab, "has_jupyterlab", lambda: False)
    assert place.run("--dry-run") == 0
    assert "pip install 'waldlehre[lab]'" in capsys.readouterr().out


# --- faults: one line, nothing half done -----------------------------------------------------


def refused(place, capsys, *arguments):
    """Run it, expecting one line about a fault and no start; return the line."""
    assert place.run(*arguments) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert place.started == []
    return said.err


def test_a_file_in_place_of_the_folder(place, capsys):
    place.folder.write_text("mine", encoding="utf-8")
    assert f"{place.folder} is a file" in refused(place, capsys)
    assert place.folder.read_text(encoding="utf-8") == "mine"


def test_a_folder_below_a_file(place, capsys):
    place.folder.write_text("mine", encoding="utf-8")
    assert str(place.folder) in refused(place, capsys, "--dir", str(place.folder / "below"))


def test_a_file_in_place_of_a_language(place, capsys):
    place.folder.mkdir()
    place.change("en")
    assert str(place.folder / "en") in refused(place, capsys)
    assert (place.folder / "en").read_text(encoding="utf-8") == "mine"


def test_a_folder_in_place_of_a_lesson(place, capsys):
    (place.folder / "en" / "20_second.ipynb").mkdir(parents=True)
    assert "20_second.ipynb is in the way" in refused(place, capsys)
    assert place.there() == []


@pytest.mark.parametrize(
    "link", ["en", "en/10_first.ipynb", ".waldlehre", ".waldlehre/stamps.json"]
)
def test_a_link_is_refused_and_what_it_leads_to_stays(place, capsys, tmp_path, link):
    target = tmp_path / "elsewhere"
    target.mkdir()
    (place.folder / link).parent.mkdir(parents=True, exist_ok=True)
    (place.folder / link).symlink_to(target, target_is_directory=True)
    assert "a link" in refused(place, capsys)
    assert list(target.iterdir()) == []
    assert [name for name in place.there() if name != link] == []


def test_a_link_from_one_language_to_another_is_refused(place, capsys):
    (place.folder / "de").mkdir(parents=True)
    (place.folder / "en").symlink_to(place.folder / "de", target_is_directory=True)
    assert "a link" in refused(place, capsys)


def test_a_link_to_nowhere_is_refused(place, capsys, tmp_path):
    (place.folder / "en").mkdir(parents=True)
    (place.folder / "en" / "10_first.ipynb").symlink_to(tmp_path / "nowhere")
    assert "a link" in refused(place, capsys)


def test_the_reader_may_reach_the_folder_itself_by_a_link(place, tmp_path):
    real = tmp_path / "disk"
    real.mkdir()
    place.folder.symlink_to(real, target_is_directory=True)
    assert place.run() == 0
    assert (real / "en" / "10_first.ipynb").is_file()


@pytest.mark.parametrize("inside", ["", "en"])
def test_our_own_lessons_are_no_folder_for_the_reader(place, capsys, inside):
    assert "its own lessons" in refused(place, capsys, "--dir", str(place.source / inside))


@pytest.mark.parametrize(
    "text", ["", "not json", "[]", "{}", '{"metadata": {}, "cells": [3]}', "\xff"]
)
def test_a_lesson_that_is_no_notebook_stops_everything(place, capsys, text):
    (place.source / "en" / "20_second.ipynb").write_text(text, encoding="latin-1")
    assert "20_second.ipynb is not a notebook" in refused(place, capsys)
    assert not place.folder.exists()


def test_an_installation_without_lessons(place, capsys, monkeypatch):
    def missing(name):
        raise FileNotFoundError(name)

    monkeypatch.setattr(lab, "resource_dir", missing)
    assert "no lessons" in refused(place, capsys)


def test_a_full_disk_leaves_each_file_whole(place, capsys, monkeypatch):
    """The second of two renewals fails half-way: the old text stands, and nothing beside it."""
    place.run()
    old = place.read("en/20_second.ipynb")
    for lesson in ("en/10_first.ipynb", "en/20_second.ipynb"):
        place.lesson(lesson, "better")
    write, written = lab.Path.write_bytes, []

    def full(path, content):
        written.append(path)
        if len(written) == 2:
            write(path, content[:10])
            raise OSError(28, "No space left on device", str(path))
        return write(path, content)

    capsys.readouterr()
    place.started.clear()
    monkeypatch.setattr(lab.Path, "write_bytes", full)
    assert "No space left" in refused(place, capsys)
    assert place.read("en/10_first.ipynb")["cells"][1]["source"] == ["better"]
    assert place.read("en/20_second.ipynb") == old
    assert place.there() == LESSONS
    assert not (place.folder / ".waldlehre" / "part").exists()


def test_a_folder_that_may_not_be_written(place, capsys, monkeypatch):
    def forbidden(path, *_, **__):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(lab.Path, "mkdir", forbidden)
    line = refused(place, capsys)
    assert "Permission denied" in line
    assert "--dir" in line


def test_both_catalogues_hold_the_same_messages(root):
    def ids(language):
        path = root / "data" / "texts" / language / "lab.toml"
        return shape(tomllib.loads(path.read_text(encoding="utf-8")))

    def shape(value):
        return (
            {name: shape(part) for name, part in value.items()} if isinstance(value, dict) else ""
        )

    assert ids("en") == ids("de")


def test_lessons_open_as_pages_with_our_template(place, monkeypatch):
    """Voilà's own template asks an outside host; ours lies in the package."""
    monkeypatch.setenv("JUPYTER_PATH", "elsewhere")
    assert place.run("--pages", "--no-browser", "--port", "4321") == 0
    command = place.started[-1]
    assert command[1:3] == ["-m", "voila"]
    assert command[3] == str(place.folder / "en" / "10_first.ipynb")
    assert {"--template=waldlehre", "--no-browser", "--Voila.port=4321"} <= set(command)
    ours, theirs = os.environ["JUPYTER_PATH"].split(os.pathsep)
    assert theirs == "elsewhere"
    assert (Path(ours) / "voila" / "templates" / "waldlehre" / "index.html.j2").is_file()


def one(place, *arguments):
    """Run `waldlehre lesson`."""
    parser = argparse.ArgumentParser()
    lab.add_lesson_arguments(parser, speech("en", "lab"))
    return lab.main(parser.parse_args(["--dir", str(place.folder), *arguments]))


def test_one_lesson_opens_as_a_page_in_the_language_asked_for(place):
    assert one(place, "20", "--language", "de", "--no-browser") == 0
    command = place.started[-1]
    assert command[1:4] == ["-m", "voila", str(place.folder / "de" / "20_second.ipynb")]
    said = next(one for one in command if one.startswith("--VoilaConfiguration.resources="))
    page = ast.literal_eval(said.partition("=")[2])  # as Voilà reads it
    assert page == lab.page_resources("de")
    assert page["language_code"] == "de"
    assert ["projector", "Beamer"] in page["waldlehre"]["views"]


def test_a_lesson_that_there_is_not_is_named_and_nothing_is_copied(place, capsys):
    assert one(place, "7") == 1
    assert "There is no lesson 7; there are 10, 20." in capsys.readouterr().err
    assert not place.folder.exists()
    assert not place.started
