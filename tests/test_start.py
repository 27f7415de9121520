"""`start.py` runs before anything is installed; here nothing is installed either."""

import importlib.util
import re
import string
import subprocess
import sys

import pytest


@pytest.fixture
def start(root, tmp_path, monkeypatch):
    """The module, at home in an empty folder, that records instead of installing and starting."""
    spec = importlib.util.spec_from_file_location("start", root / "start.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setenv("WALDLEHRE_LANGUAGE", "en")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "ENVIRONMENT", tmp_path / ".venv")
    monkeypatch.setattr(module, "STAMP", tmp_path / ".venv" / "waldlehre.stamp")
    monkeypatch.setattr(module, "PROGRAMS", tmp_path / ".venv" / module.PROGRAMS.name)
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    module.ENVIRONMENT.mkdir()
    module.done = []
    module.really_runs = module.runs
    monkeypatch.setattr(module, "runs", lambda *_: True)
    monkeypatch.setattr(module, "pip", lambda line: module.done.append(line) or True)
    monkeypatch.setattr(module, "hand_over", lambda line: module.done.append(line) or 7)
    monkeypatch.chdir(tmp_path)
    return module


def test_first_start_installs_with_pins_and_opens_the_lessons(start, monkeypatch):
    monkeypatch.setattr(start, "PINNED", sys.version_info[:2])
    assert start.main(["--no-browser", "--port", "8901"]) == 7
    installed, opened = start.done
    assert installed == ["--editable=.[lab]", "--constraint=constraints.txt"]
    assert opened == [start.program("waldlehre"), "lab", "--no-browser", "--port", "8901"]


def test_test_installs_the_test_tools_and_passes_arguments_on_to_pytest(start):
    assert start.main(["--test", "-k", "pegs"]) == 7
    installed, ran = start.done
    assert installed[0] == "--editable=.[lab,test]"
    assert ran == [start.program("python"), "-m", "pytest", "-k", "pegs"]


def test_second_start_installs_nothing(start):
    start.main(["--test"])
    start.done.clear()
    start.main(["--test"])
    start.main([])
    assert [line[1] for line in start.done] == ["-m", "lab"]


@pytest.mark.parametrize("file", ["pyproject.toml", "constraints.txt"])
def test_changed_requirements_are_installed_again(start, file):
    start.main([])
    (start.ROOT / file).write_text("changed", encoding="utf-8")
    start.main([])
    assert len(start.done) == 4


def test_a_start_after_a_failed_installation_installs_again(start, monkeypatch):
    start.main([])
    (start.ROOT / "pyproject.toml").write_text("changed", encoding="utf-8")
    monkeypatch.setattr(start, "pip", lambda _: False)
    assert start.main([]) == 1
    (start.ROOT / "pyproject.toml").write_text("pyproject.toml", encoding="utf-8")
    assert not start.installed(["lab"])


def test_an_environment_whose_python_is_gone_is_not_taken_as_installed(start, monkeypatch):
    start.main([])
    assert start.installed(["lab"])
    monkeypatch.setattr(start, "runs", lambda *_: False)
    assert not start.installed(["lab"])


def test_another_python_tries_the_pins_and_then_takes_the_newest(start, monkeypatch, capsys):
    monkeypatch.setattr(start, "PINNED", (3, 10))
    monkeypatch.setattr(start, "pip", lambda line: start.done.append(line) or len(line) == 1)
    assert start.main([]) == 7
    pinned, newest, _ = start.done
    assert "--constraint=constraints.txt" in pinned
    assert "--only-binary=:all:" in pinned
    assert newest == ["--editable=.[lab]"]
    assert "installing the newest" in capsys.readouterr().out


def test_too_old_a_python_is_named_with_the_way_out(start, monkeypatch, capsys):
    monkeypatch.setattr(start.sys, "version_info", (3, 9, 2))
    assert start.main([]) == 1
    assert "needs Python 3.11 or newer, this is 3.9." in capsys.readouterr().err
    assert start.done == []


def test_missing_venv_module_names_the_debian_package(start, monkeypatch, capsys):
    monkeypatch.setattr(start, "runs", lambda *_: False)
    monkeypatch.setattr(start.importlib.util, "find_spec", lambda _: None)
    assert start.main([]) == 1
    assert "apt install python3-venv" in capsys.readouterr().err


@pytest.mark.parametrize(
    "fault", [PermissionError(13, "Permission denied"), subprocess.CalledProcessError(1, "x")]
)
def test_an_environment_that_cannot_be_made_is_told(start, monkeypatch, capsys, fault):
    def create(*_):
        raise fault

    monkeypatch.setattr(start, "runs", lambda *_: False)
    monkeypatch.setattr(start.venv.EnvBuilder, "create", create)
    assert start.main([]) == 1
    assert f"{start.ENVIRONMENT}: {fault}" in capsys.readouterr().err


def test_no_connection_is_told_with_the_way_out(start, monkeypatch, capsys):
    monkeypatch.setattr(start, "pip", lambda _: False)
    assert start.main([]) == 1
    assert "go online" in capsys.readouterr().err


def test_a_half_made_environment_is_made_anew(start, monkeypatch):
    """What Ctrl-C leaves behind has no Python that runs; nothing is faked here."""
    monkeypatch.setattr(start, "runs", start.really_runs)
    start.PROGRAMS.mkdir()
    (start.ENVIRONMENT / "pyvenv.cfg").write_text("home = nowhere", encoding="utf-8")
    start.make_environment()
    assert start.runs("-m", "pip", "--version")


def test_both_languages_say_the_same_with_the_same_parameters(start):
    def parameters(text):
        return {name for _, name, _, _ in string.Formatter().parse(text) if name}

    english, german = start.WORDS["en"], start.WORDS["de"]
    assert english.keys() == german.keys()
    for message in english:
        assert parameters(english[message]) == parameters(german[message])


def test_german_systems_are_spoken_to_in_german(start, monkeypatch):
    monkeypatch.delenv("WALDLEHRE_LANGUAGE")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert start.say("no_venv").startswith("Dieses Python")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert start.say("no_venv").startswith("This Python")


def test_every_message_is_used(root):
    source = (root / "start.py").read_text(encoding="utf-8")
    said = set(re.findall(r'say\("(\w+)"', source))
    defined = set(re.findall(r'^        "(\w+)":', source, re.MULTILINE))
    assert said == defined


def test_only_the_standard_library_is_imported(root):
    source = (root / "start.py").read_text(encoding="utf-8")
    imported = set(re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE))
    assert imported <= sys.stdlib_module_names


def test_the_digest_depends_on_the_place(start, monkeypatch, tmp_path):
    """A checkout that was moved must be installed again: its programs name the old place."""
    before = start.fingerprint()
    other = tmp_path / "moved"
    other.mkdir()
    for name in ("pyproject.toml", "constraints.txt"):
        (other / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(start, "ROOT", other)
    assert start.fingerprint() != before
