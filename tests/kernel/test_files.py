"""Files that are written whole or not at all, and only over what is ours."""

from pathlib import Path

import pytest

from waldlehre.kernel.errors import BoxError
from waldlehre.kernel.files import is_foreign, is_there, move_into_place
from waldlehre.pegs import ROOM

NO_NAMES = ["x" * 300, "a\0b", "x" * 300 + "/y"]
"""What no file can be called; some systems answer with an error when they are asked."""


@pytest.mark.parametrize("name", NO_NAMES)
def test_what_no_file_can_be_called_is_not_there(name):
    for how in (Path.exists, Path.is_file, Path.is_dir):
        assert is_there(name, how) is False


def test_what_is_there_is_told_from_what_is_not(tmp_path):
    (tmp_path / "file").touch()
    assert is_there(tmp_path / "file")
    assert is_there(str(tmp_path), Path.is_dir)
    assert not is_there(tmp_path, Path.is_file)
    assert not is_there(tmp_path / "none")


@pytest.mark.parametrize("name", NO_NAMES)
def test_tables_in_a_folder_that_cannot_be_are_a_fault_of_the_box(name):
    with pytest.raises(BoxError) as caught:
        ROOM.make_parts(type(ROOM.parts().box).read("pegs", {}, name))
    assert caught.value.message == "box.folder"
    with pytest.raises(BoxError) as caught:
        ROOM.parts().box.save(name)
    assert caught.value.message == "box.write"


@pytest.mark.parametrize(
    ("start", "foreign"), [("", False), ("mark of ours", False), ("of others", True)]
)
def test_a_file_without_our_mark_is_foreign(tmp_path, start, foreign):
    (tmp_path / "a").write_text(start + " " * 1000, encoding="utf-8")
    if not start:
        (tmp_path / "a").write_bytes(b"")
    assert is_foreign(tmp_path / "a", "mark") is foreign


def test_a_mark_far_below_is_none_and_nothing_is_not_foreign(tmp_path):
    """Somebody's text may speak of us."""
    (tmp_path / "a").write_text(" " * 1000 + "mark", encoding="utf-8")
    assert is_foreign(tmp_path / "a", "mark")
    assert not is_foreign(tmp_path / "none", "mark")
    assert not is_foreign(tmp_path, "mark")


def test_a_file_that_nobody_may_read_is_foreign(tmp_path, monkeypatch):
    """Its folder would let us replace it all the same."""
    (tmp_path / "a").write_text("mark", encoding="utf-8")

    def forbidden(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)
    assert is_foreign(tmp_path / "a", "mark")


@pytest.mark.parametrize("content", ["Bärenklau\n", b"B\xe4renklau\r\n"])
def test_what_is_written_lies_there_byte_by_byte(tmp_path, content):
    target = tmp_path / "a"
    assert move_into_place(content, target) == target
    assert target.read_bytes() == (content if isinstance(content, bytes) else content.encode())
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("fault", [OSError, ValueError, MemoryError, KeyboardInterrupt])
@pytest.mark.parametrize("at", ["write_text", "replace"])
@pytest.mark.parametrize("beside", [None, "apart"])
def test_whatever_goes_wrong_the_old_file_stays_alone(tmp_path, monkeypatch, fault, at, beside):
    """Also what is no fault of the disk: nothing is left beside it."""
    target = tmp_path / "a"
    target.write_text("old", encoding="utf-8")
    whole = getattr(Path, at)

    def broken(path, *given, **named):
        if at == "write_text":
            whole(path, *given, **named)
        raise fault

    monkeypatch.setattr(Path, at, broken)
    with pytest.raises(fault):
        move_into_place("new", target, beside and tmp_path / beside)
    assert target.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_a_text_that_no_file_can_hold_leaves_nothing_behind(tmp_path):
    """Half of a pair of signs."""
    with pytest.raises(UnicodeEncodeError):
        move_into_place("ok \ud800", tmp_path / "a")
    assert list(tmp_path.iterdir()) == []
