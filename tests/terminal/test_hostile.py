"""Whatever is typed: never a traceback, always a question again."""

import io
import re
import sys
import tempfile

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from waldlehre import cli, texts
from waldlehre.terminal.commands import words
from waldlehre.terminal.screen import LONGEST

from .sitting import PEGS

TYPED = [
    *(word for word, command in words().items() if command != "quit"),
    *("0", "1", "2", "28", "64", "65", "1,2", "-1", "1e9", "0x1", "١", "²", "D4", "yellow-green"),
    *(
        "..",
        "~",
        "\x00",
        "\x1b[2J",
        "\u202e",
        "\ud800",
        "{seat}",
        "{}",
        "%s",
        "<b>",
        "\\",
        "'",
        '"',
    ),
]
LINES = st.one_of(
    st.lists(st.sampled_from(TYPED), max_size=4).map(" ".join),
    st.text(st.characters(exclude_characters="\n/~"), max_size=30),
    st.integers(-(10**30), 10**30).map(str),
    st.sampled_from(["1" * 5000, "why " + "x" * 5000, "save " + "y" * 5000, " " * 3000]),
)


def leaves(line):
    """True for a line that ends the session."""
    return words().get(line.strip().partition(" ")[0].casefold()) == "quit"


@settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=60,
    suppress_health_check=list(HealthCheck),
)
@given(
    lines=st.lists(LINES.filter(lambda line: not leaves(line)), max_size=12),
    options=st.sampled_from([(), ("--hot-seat",), ("--seat", "1")]),
    language=st.sampled_from(["en", "de"]),
)
def test_a_question_follows_every_line(lines, options, language):
    out = io.StringIO()
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setattr(texts, "_chosen", [language])
        patch.setattr(
            sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines), newline="\n")
        )
        patch.setattr(sys, "stdout", out)
        assert cli.main(["play", *PEGS, *options]) == 0
    prompts = re.findall(r"^(?:Player|Spieler) \d> ", out.getvalue(), re.MULTILINE)
    assert len(prompts) == len(lines) + 1
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e\ud800]", out.getvalue())
    assert max(map(len, out.getvalue().split("\n"))) < LONGEST + 100
