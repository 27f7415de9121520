"""The command line: two commands, two languages, and mistakes that end in one sentence."""

import io
import os
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError

import pytest

import waldlehre
from waldlehre import cli, lab, terminal, texts

COMMANDS = {"play": terminal, "lab": lab}


@pytest.fixture(autouse=True)
def apart(tmp_path, monkeypatch):
    """An empty folder, no input, and a process that has not chosen its language."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr(texts, "_chosen", [])
    monkeypatch.setenv("WALDLEHRE_LANGUAGE", "en")


def say(capsys, *arguments):
    """What a command prints on stdout and stderr, and its exit code."""
    try:
        code = cli.main(arguments)
    except SystemExit as leaving:  # argparse leaves by itself
        code = leaving.code
    out, err = capsys.readouterr()
    return out, err, code


# -- help and version ----------------------------------------------------------------------------


def test_without_a_command_it_says_what_there_is(capsys):
    out, err, code = say(capsys)
    assert code == 0
    assert out.startswith("usage: waldlehre ")
    assert all(command in out for command in COMMANDS)
    assert err == ""


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("language", "usage"), [("en", "usage: "), ("de", "Aufruf: ")])
def test_help_is_in_the_chosen_language(command, language, usage, capsys):
    out, _, code = say(capsys, command, "--help", "--language", language)
    assert code == 0
    assert out.startswith(f"{usage}waldlehre {command} ")
    about = texts.speech(language, "cli")(f"arguments.{command}")
    assert " ".join(about.split()) in " ".join(out.split())


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_german_help_has_no_english_heading(command, capsys):
    out, _, _ = say(capsys, *command.split(), "--help", "--language=de")
    for english in ("usage", "options", "positional", "show this help", "commands"):
        assert english not in out


def test_the_version_is_that_of_the_package(capsys, monkeypatch):
    monkeypatch.setitem(vars(waldlehre), "__version__", "1.2.3")
    assert say(capsys, "--version") == ("1.2.3\n", "", 0)


def test_a_folder_that_is_not_installed_has_no_version(capsys, monkeypatch):
    def missing(name):
        raise PackageNotFoundError(name)

    monkeypatch.setattr("importlib.metadata.version", missing)
    out, err, code = say(capsys, "--version")
    assert (out, code) == ("", 2)
    assert "not installed" in err


# -- language ------------------------------------------------------------------------------------


def test_the_command_line_wins_over_the_environment(capsys, monkeypatch):
    monkeypatch.setenv("WALDLEHRE_LANGUAGE", "de")
    assert "Welches Spiel?" in say(capsys, "play")[1]
    assert "Which game?" in say(capsys, "play", "--language", "en")[1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--language", "de", "play", "chess"),
        ("play", "chess", "--language", "de"),
        ("play", "--language=de", "chess"),
    ],
)
def test_the_language_may_stand_before_or_after_the_command(arguments, capsys):
    assert say(capsys, *arguments)[1].startswith("Ein Spiel chess gibt es nicht")


def test_the_language_reaches_the_game(capsys):
    out = say(capsys, "play", "pegs", "--seed", "7", "--language", "de")[0]
    assert "In welche Mulde kommt der erste Stift?" in out


@pytest.mark.parametrize(
    "arguments", [("play", "--language"), ("play", "pegs", "--language", "fr")]
)
def test_a_language_that_there_is_not_is_refused(arguments, capsys):
    _, err, code = say(capsys, *arguments)
    assert code == 2
    assert "--language" in err


# -- what can be mended is one sentence --------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play", "Which game?"),
        ("play chess", "There is no game chess; there are haselwurz, lignum, pegs, waldmeister."),
        ("play pegs --players 3", "possible are 2."),
        ("play pegs --seat 2", "There is no seat 2 in this game; they go from 0 to 1."),
        ("play pegs --forester Gertrud", "There is no forester Gertrud"),
        ("play pegs --edition fr", "there are de, match."),
        ("play pegs --names A,B,C", "At most 2 names"),
        ("play pegs --box nowhere", "There is no folder nowhere."),
        (f"play pegs --box {'x' * 300}", "There is no folder xxx"),
        ("play pegs --seed 4294967296", "whole number from 0 to 4\u202f294\u202f967\u202f295"),
        ("play pegs --seed -1", "--seed"),
        ("play pegs --seed x", "x is not a whole number from 0"),
        ("play pegs --players ²", "² is not a whole number from 0"),
        ("play pegs --load missing.json", "missing.json could not be read"),
        ("play pegs --tree oak", "--tree oak"),
        ("plant", "plant"),
    ],
)
def test_a_mistake_ends_in_one_sentence(arguments, sentence, capsys):
    out, err, code = say(capsys, *arguments.split())
    assert code == 2
    assert out == ""
    assert sentence in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_names_of_players_are_given_with_commas(capsys):
    out = say(capsys, "play", "pegs", "--names", "Änne Öhr,Bo")[0]
    assert "You are Änne Öhr; a forester plays Bo." in out


def test_an_interrupted_command_leaves_quietly(capsys, monkeypatch):
    def interrupted(args):
        raise KeyboardInterrupt

    monkeypatch.setattr(terminal, "main", interrupted)
    assert say(capsys, "play") == ("", "", 130)


def test_lab_gets_what_it_takes(capsys, monkeypatch):
    seen = []
    monkeypatch.setattr(lab, "main", lambda args: seen.append(args) or 5)
    assert say(capsys, "lab", "--dir", "mine", "--no-browser", "--language", "de")[2] == 5
    assert (seen[0].dir, seen[0].no_browser, seen[0].language) == ("mine", True, "de")


# -- as a program --------------------------------------------------------------------------------


def program(*arguments, **options):
    run = [sys.executable, "-m", "waldlehre", *arguments]
    return subprocess.run(run, capture_output=True, timeout=60, **options)


def test_it_runs_as_a_module():
    done = program("play", "pegs", "--seed", "7", input=b"")
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
def test_it_speaks_to_terminals_of_any_encoding(encoding):
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    arguments = ("play", "waldmeister", "--seed", "1", "--names", "Jürgen", "--language", "de")
    done = program(*arguments, input=b"\xff\xfe\x80 \xc3\nhilfe\n", env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    assert ("Juergen" if encoding == "ascii" else "Jürgen") in done.stdout.decode(encoding)
    if encoding != "utf-8":
        assert "30 000" in done.stdout.decode(encoding)  # not 30?000


def test_who_reads_only_the_first_lines_sees_no_traceback():
    run = [sys.executable, "-m", "waldlehre", "play", "pegs", "--seed", "7"]
    with subprocess.Popen(
        run, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as started:
        started.stdout.close()
        started.stdin.close()
        started.stdin = None
        assert started.wait(timeout=60) == 1
        assert started.stderr.read() == b""


def test_the_installed_command_is_this_one(root):
    scripts = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    assert scripts["project"]["scripts"] == {"waldlehre": "waldlehre.cli:main"}
