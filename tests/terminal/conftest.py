"""Every test sits in an empty folder, at a terminal that speaks English unless told otherwise."""

import io
import re
import sys

import pytest

from waldlehre import cli, texts

from .sitting import PEGS, waldmeister_at


@pytest.fixture(autouse=True)
def apart(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(texts, "_chosen", [])
    monkeypatch.setenv("WALDLEHRE_LANGUAGE", "en")


@pytest.fixture
def typed(monkeypatch, capsys):
    """Types lines; returns what the program says before the first and after each of them."""

    def typed(*lines, options=PEGS, code=0):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert cli.main(["play", *options]) == code
        out, err = capsys.readouterr()
        assert (err == "") == (code != 2)
        return re.split(r"^(?:(?:Player|Spieler) \d|Änne|Bo)?> .*\n", out, flags=re.MULTILINE)

    return typed


@pytest.fixture
def typed_at(typed):
    """Types lines to a game of Waldmeister that stands at the first question of a kind."""

    def typed_at(prompt, *lines):
        game = waldmeister_at(prompt)
        game.save("there.json")
        same = ("--load", "there.json", "--save", "there.json")
        seat = ("--seat", str(game.asking.seat))
        return typed(*lines, options=(*same, *seat, "--forester", "random"))

    return typed_at
