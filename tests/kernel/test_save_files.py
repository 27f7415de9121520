"""Files of saves: written beside and moved into place, whole or not at all."""

from pathlib import Path

import pytest

from waldlehre import pegs, texts
from waldlehre.kernel.codes import load_code
from waldlehre.kernel.errors import SaveError
from waldlehre.kernel.saves import dumps, load, save

from .play import NAMES, find, random_game, same


@pytest.fixture
def game():
    """A game of pegs under way, both players named."""
    return random_game(pegs.ROOM, 14, seed=5, names=["Bärenklau", "🌲"])


def listing(folder):
    """Return what lies in a folder."""
    return sorted(path.name for path in folder.iterdir())


def test_a_file_comes_back(game, tmp_path):
    """Saved, loaded, the same; the place is returned; nothing else is left in the folder."""
    for path in (tmp_path / "a.json", str(tmp_path / "b.json"), tmp_path / "żółw 🌲.json"):
        assert save(game, path) == Path(path)
        assert same(load(path, find), game)
    assert listing(tmp_path) == ["a.json", "b.json", "żółw 🌲.json"]


def test_a_game_saves_and_codes_itself(game, tmp_path):
    """`game.save` and `game.code` are the same as the functions behind them."""
    assert game.save(tmp_path / "a.json") == tmp_path / "a.json"
    assert (tmp_path / "a.json").read_bytes() == dumps(game).encode()
    assert load_code(game.code(), find).given == game.given


def test_a_file_is_utf8_with_plain_line_ends(game, tmp_path):
    """On every system."""
    raw = save(game, tmp_path / "a.json").read_bytes()
    assert raw == dumps(game).encode("utf-8")
    assert b"\r" not in raw


@pytest.mark.parametrize("name", NAMES)
def test_a_players_name_is_never_a_file_name(name, tmp_path):
    """Whatever a player is called, one file appears, the one that was asked for."""
    folder = tmp_path / "deep" / "saves"
    folder.mkdir(parents=True)
    game = random_game(pegs.ROOM, 3, seed=1, names=[name, name])
    save(game, folder / "a.json")
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [folder / "a.json"]
    assert load(folder / "a.json", find).names == game.names


def test_saving_writes_beside_and_moves(game, tmp_path, monkeypatch):
    """At no moment is the file half written: the move happens when all lies beside it."""
    target = tmp_path / "a.json"
    save(random_game(pegs.ROOM, 2, seed=1), target)
    old, seen = target.read_bytes(), []
    move = Path.replace

    def looking(beside, to):
        seen.append((beside.name, beside.read_bytes(), target.read_bytes()))
        return move(beside, to)

    monkeypatch.setattr(Path, "replace", looking)
    save(game, target)
    assert seen == [("a.json.part", dumps(game).encode(), old)]
    assert listing(tmp_path) == ["a.json"]


@pytest.mark.parametrize("content", [b"my notes", b"{}", b"\x89PNG", b'{"format": "chess"}'])
def test_a_save_never_takes_the_place_of_another_file(game, tmp_path, content):
    """A picture or a text of that name stays; an empty file or an older save may be replaced."""
    path = tmp_path / "a.json"
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        save(game, path)
    assert caught.value.message == "save.exists"
    assert path.read_bytes() == content
    assert listing(tmp_path) == ["a.json"]
    path.write_bytes(b"")
    save(game, path)
    save(game.fork(at=3), path)
    assert len(load(path, find).given) == 3


def test_a_table_changed_by_hand_cannot_be_saved(game, tmp_path):
    """Its answers would not lead to it; the old file stays."""
    path = save(game.fork(at=2), tmp_path / "a.json")
    game.table.stock[0] += 1
    with pytest.raises(SaveError) as caught:
        save(game, path)
    assert caught.value.message == "save.changed"
    assert len(load(path, find).given) == 2


@pytest.mark.parametrize("fault", ["write", "move"])
def test_a_failed_save_leaves_the_old_file_whole(game, tmp_path, monkeypatch, fault):
    """A full disk, a lost drive: SaveError, the old game still there, nothing beside it."""
    target = save(random_game(pegs.ROOM, 2, seed=1), tmp_path / "a.json")
    old = target.read_bytes()

    def full(path, *args, **kwargs):
        if fault == "write":
            path.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, {"write": "write_text", "move": "replace"}[fault], full)
    with pytest.raises(SaveError, match="No space left on device") as caught:
        save(game, target)
    assert caught.value.message == "save.write"
    assert target.read_bytes() == old
    assert listing(tmp_path) == ["a.json"]


def test_success_is_reported_only_after_reading_back(game, tmp_path, monkeypatch):
    """A drive that loses bytes without an error is found out."""
    monkeypatch.setattr(Path, "read_text", lambda path, **_: path.read_bytes().decode()[:-1])
    with pytest.raises(SaveError) as caught:
        save(game, tmp_path / "a.json")
    assert caught.value.message == "save.readback"


@pytest.mark.parametrize(
    "path",
    ["", ".", "/", "folder", "file/a.json", "none/a.json", "a\0b.json", "x" * 300, "folder/.."],
)
def test_what_cannot_be_written_is_a_save_error(game, tmp_path, monkeypatch, path):
    """A folder, no name, a name that cannot be, a file where a folder should be."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for language in texts.LANGUAGES:
        texts.language(language)
        with pytest.raises(SaveError) as caught:
            save(game, path)
        assert caught.value.message == "save.write"
        assert str(caught.value)
    assert listing(tmp_path) == ["file", "folder"]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    "path",
    ["", ".", "folder", "none.json", "none/a.json", "file/a.json", "a\0b", "x" * 300, "loop"],
)
def test_what_cannot_be_read_is_a_save_error(tmp_path, monkeypatch, path):
    """A folder, nothing, a link that leads to itself."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    (tmp_path / "loop").symlink_to("loop")
    for language in texts.LANGUAGES:
        texts.language(language)
        with pytest.raises(SaveError) as caught:
            load(path, find)
        assert caught.value.message == "save.read"
        assert str(caught.value)


def test_an_unreadable_file_is_a_save_error(game, tmp_path, monkeypatch):
    """Somebody else's, or on a broken drive."""
    path = save(game, tmp_path / "a.json")

    def forbidden(*args, **kwargs):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)
    with pytest.raises(SaveError, match=r"a\.json could not be read: Permission denied"):
        load(path, find)


def test_a_link_is_followed_when_read_and_replaced_when_written(game, tmp_path):
    """What it led to stays as it was."""
    other = save(random_game(pegs.ROOM, 2, seed=1), tmp_path / "other.json")
    old = other.read_bytes()
    link = tmp_path / "link.json"
    link.symlink_to(other)
    assert len(load(link, find).given) == 2
    save(game, link)
    assert other.read_bytes() == old
    assert not link.is_symlink()
    assert same(load(link, find), game)


def test_loading_changes_no_file(game, tmp_path):
    """Neither the save nor its folder."""
    path = save(game, tmp_path / "a.json")
    before = (path.read_bytes(), path.stat().st_mtime_ns, listing(tmp_path))
    load(path, find).answer(*load(path, find).asking.options[:1])
    assert (path.read_bytes(), path.stat().st_mtime_ns, listing(tmp_path)) == before
