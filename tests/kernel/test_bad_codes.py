"""Hostile codes: one class of error, in words that can be printed, and nothing else."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waldlehre import pegs, texts
from waldlehre.kernel.codes import LONGEST, encode, load_code
from waldlehre.kernel.errors import SaveError
from waldlehre.kernel.exam import same_choice

from .play import QUIET, find


def packed(head, many=0, body=b"\x01"):
    """Return the code of a start and so many answers, whatever they are."""
    head = head if isinstance(head, bytes) else json.dumps(head).encode()
    return encode(len(head).to_bytes(2, "big") + head + many.to_bytes(2, "big") + body)


HEAD = {"r": "pegs", "p": 2, "s": 1, "v": 1, "b": pegs.ROOM.parts().box.digest()}


DIGEST = bytes.fromhex(HEAD["b"])


def plain(name=b"pegs", seats=2, rules=1, digest=DIGEST, rest=b"\0\0\x01"):
    """Return the code of a packed start, whatever it says."""
    numbers = bytes((seats, 0, rules, 0, 0, 0, 1))
    return encode(bytes((0xFF, len(name))) + name + numbers + digest + rest)


BAD_HEADS = [
    *[{**HEAD, name: value} for name in HEAD for value in (None, True, 1.5, -1, [], {}, "x")],
    *[{key: value for key, value in HEAD.items() if key != name} for name in HEAD],
    *[{**HEAD, "x": value} for value in (1, [], "x", {"first": 9}, {"no": 1}, {"first": True})],
    *[{**HEAD, "e": value} for value in (1, [], "fr", None, {})],
    {**HEAD, "b": {"digest": HEAD["b"], "cells": 1}},
    {**HEAD, "s": 1 << 40},
    {**HEAD, "p": 0},
    {**HEAD, "v": 2},
    {**HEAD, "v": 0},
    [],
    [HEAD],
    "pegs",
    7,
    None,
]
BAD_CODES = [
    *map(packed, BAD_HEADS),
    *[packed(head) for head in (b"", b"{", b"\xff\xfe", b'{"r":NaN}', b"[" * 9000, b"\0" * 40)],
    packed(json.dumps({**HEAD, "s": 1}).replace("1,", "9" * 5000 + ",").encode()),
    *[
        packed(('{"r":"pegs","x":' + "[" * n + "]" * n + "}").encode())
        for n in range(300, 3000, 300)
    ],
    packed(HEAD, 3),
    packed(HEAD, 65535),
    packed(HEAD, 20_001, b"\xff" * 200),
    packed(HEAD, 1, b"\x02"),
    packed(HEAD, 0, b"\x02"),
    packed(HEAD, 0, b"\x00"),
    packed(HEAD, 0, b""),
    packed(HEAD, 300, b"\xff" * 500),
    encode(b"\xff\xff" + b"x" * 20),
    encode(b"\xff\xff" + b"x" * 300),
    *[encode(b"\xfe" + rest) for rest in (b"", b"\xff\xff{}", b"\0\2{}\0\0\1", b"\0\2[]\0\0\1")],
    *[plain(**wrong) for wrong in ({"name": b"chess"}, {"name": b"\xff\x80"}, {"seats": 7})],
    *[plain(**wrong) for wrong in ({"rules": 0}, {"rules": 9}, {"digest": b"\0" * 8})],
    *[plain(digest=b""), plain(rest=b"\0\0"), plain(rest=b"\0\0\x02"), plain(rest=b"\xff" * 90)],
    encode(b"\x00\x00\x00\x00\x00"),
    "",
    "0",
    "0" * 9,
    "0" * 10,
    "0" * LONGEST,
    "Z" * LONGEST,
    "0" * (LONGEST + 1),
    "0" + "-" * 10 * LONGEST,
    "ABCDEFGHU1",
    "ÄBCDEFGH123",
    "\x1b[2J\x1b[31m12345",
    "😀" * 20,
    "\ud800" * 20,
    "１２３４５６７８９０",
    None,
    7,
    b"0123456789",
]


@pytest.mark.parametrize("code", BAD_CODES, ids=range(len(BAD_CODES)))
def test_a_hostile_code_is_refused_in_both_languages(code):
    """Only SaveError, with words that can be printed and are no longer than a screen."""
    with pytest.raises(SaveError) as caught:
        load_code(code, find)
    for language in texts.LANGUAGES:
        texts.language(language)
        words = str(caught.value)
        assert 10 < len(words) < 600
        assert words.replace("\u202f", " ").isprintable(), words


@pytest.mark.parametrize("kind", [0x31, 0x80, 0xFD])
@pytest.mark.parametrize(("language", "said"), [("en", "newer version"), ("de", "neueren Version")])
def test_a_code_of_a_kind_to_come_is_not_called_incomplete(kind, language, said):
    """Its first byte is none of ours; it may be whole."""
    texts.language(language)
    with pytest.raises(SaveError, match=said) as caught:
        load_code(encode(bytes((kind, *b"\0" * 40))), find)
    assert caught.value.message == "code.newer"


def test_a_long_start_of_old_is_no_code_to_come():
    """The longest JSON that a code can hold begins with a lesser byte."""
    head = json.dumps(HEAD | {"e": "x" * (LONGEST * 5 // 8 - 250)})
    with pytest.raises(SaveError) as caught:
        load_code(packed(head.encode()), find)
    assert caught.value.message == "save.start"


def test_a_wrong_sign_is_named_with_its_place():
    """Counted without spaces and hyphens; U is no sign of a code, as it looks like V."""
    with pytest.raises(SaveError, match="Sign 6 of the code, 'U'"):
        load_code("0123-4u67-89ab", find)


@QUIET
@given(st.integers(0, 400), st.binary(min_size=1, max_size=80))
def test_no_answers_get_past_the_door(many, body):
    """Any bytes for answers: a game that can go on, or a SaveError, nothing else."""
    try:
        game = load_code(packed(HEAD, many, body), find)
    except SaveError:
        return
    assert len(game.given) == many
    assert same_choice(game.fork().asking, game.asking)


def test_a_packed_start_that_is_right_is_read():
    """So that those above are refused for what is wrong in them."""
    assert load_code(plain(), find).room is pegs.ROOM


@QUIET
@given(st.binary(max_size=80))
def test_no_packed_start_gets_past_the_door_unseen(rest):
    """Any bytes: a game, or a SaveError, nothing else."""
    with suppress(SaveError):
        load_code(encode(b"\xff" + rest), find)


@QUIET
@given(st.integers(0, 400), st.binary(min_size=1, max_size=80))
def test_no_folded_answers_get_past_the_door(many, body):
    """Any bytes for answers: a game that can go on, or a SaveError, nothing else."""
    with suppress(SaveError):
        game = load_code(plain(rest=many.to_bytes(2, "big") + body), find)
        assert len(game.given) == many
        assert same_choice(game.fork().asking, game.asking)


@QUIET
@given(st.binary(max_size=80))
def test_no_start_gets_past_the_door(head):
    """Any bytes for a start are refused."""
    with pytest.raises(SaveError):
        load_code(packed(head), find)
