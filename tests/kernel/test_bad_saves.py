"""Whatever is wrong with a save: one class of error, the place in words, the file as it was."""

import pytest

from waldlehre import texts
from waldlehre.kernel.errors import SaveError, printable
from waldlehre.kernel.saves import LARGEST, load, loads

from .bad_saves import CASES, GOOD, TOY, WHOLE, written
from .play import find


def refused(path):
    """Load a file, see it refused and left alone; return the error."""
    before = (path.stat().st_mtime_ns, path.stat().st_size, sorted(path.parent.iterdir()))
    with pytest.raises(SaveError) as caught:
        load(path, find)
    assert type(caught.value) is SaveError
    assert (path.stat().st_mtime_ns, path.stat().st_size, sorted(path.parent.iterdir())) == before
    return caught.value


@pytest.mark.parametrize("name", CASES)
def test_a_bad_save_is_refused_in_both_languages(tmp_path, name):
    """SaveError with the place; words fit on a screen and can be printed anywhere."""
    raw, message, place = CASES[name]
    path = tmp_path / "bad.json"
    path.write_bytes(raw)
    error = refused(path)
    assert path.read_bytes() == raw
    assert error.message == message
    for language in texts.LANGUAGES:
        texts.language(language)
        words = str(error)
        assert place in words
        for value in error.about.values():
            assert texts.shown(printable(value)) in words
        assert len(words) < 1000
        assert words.replace(texts.SPACE, " ").isprintable()


def test_there_are_at_least_two_hundred_bad_saves():
    """All different."""
    assert len({raw for raw, _, _ in CASES.values()}) > 200


@pytest.mark.parametrize("good", [GOOD, TOY, WHOLE], ids=["pegs", "toy", "whole"])
def test_what_the_bad_saves_were_made_of_is_good(tmp_path, good):
    """Else they might be refused for another reason; a byte order mark does no harm."""
    path = tmp_path / "good.json"
    for raw in (
        good.encode(),
        b"\xef\xbb\xbf" + good.encode(),
        good.replace("\n", "\r\n").encode(),
    ):
        path.write_bytes(raw)
        assert load(path, find).given == loads(good, find).given


def test_a_file_of_fifty_megabytes_is_not_read(tmp_path):
    """Its size is looked at before anything is parsed."""
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    assert refused(path).message == "save.large"


def test_a_text_may_not_be_too_large_either():
    """The same limit where no file is read."""
    with pytest.raises(SaveError) as caught:
        loads(" " * (LARGEST + 1), find)
    assert caught.value.message == "save.large"


@pytest.mark.parametrize("field", ["format", "variant", "names", "answers", "box", "seed"])
def test_no_depth_of_nesting_is_a_way_through(field):
    """Also just below the depth at which the parser gives up, where printing it might fail."""
    for depth in range(300, 1000, 5):
        deep = "[" * depth + "]" * depth
        for text in (deep, f'{{"first": {deep}}}', f'{{"digest": "x", "cells": [{deep}]}}'):
            with pytest.raises(SaveError) as caught:
                loads(written(field, text), find)
            assert len(str(caught.value)) < 600
