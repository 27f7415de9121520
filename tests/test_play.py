"""The front door: rooms by name, games from files and codes, and which engine runs."""

import os
import subprocess
import sys

import pytest

import waldlehre
from waldlehre import play, texts
from waldlehre.kernel.errors import SaveError, SetupError
from waldlehre.kernel.positions import digest


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(texts, "_chosen", ["en"])


@pytest.fixture
def game():
    game = play.new_game("pegs", seed=7, names=["Änne", "Bo"])
    for answer in ("D4", "yellow_green/tall", "D1", "dark_green/short"):
        game.answer(answer)
    return game


def test_the_rooms_are_those_that_the_package_offers():
    assert set(play.ROOMS) <= set(dir(waldlehre))
    for name in play.ROOMS:
        assert play.room(name) is play.find(name) is getattr(waldlehre, name).ROOM


def test_an_unknown_room_is_named_with_those_there_are():
    assert play.find("chess") is None
    for ask in (play.room, play.new_game):
        with pytest.raises(
            SetupError, match="no game chess; there are haselwurz, lignum, pegs, waldmeister"
        ):
            ask("chess")


@pytest.mark.parametrize("name", play.ROOMS)
def test_a_new_game_is_the_room_s_own(name):
    ours, its = play.new_game(name, seed=3), getattr(waldlehre, name).new_game(seed=3)
    assert (ours.seats, ours.edition) == (its.seats, its.edition)
    assert digest(ours.table) == digest(its.table)


def test_a_game_saves_itself_and_comes_back_through_the_front_door(game, tmp_path):
    path = game.save(tmp_path / "a.json")
    assert path == tmp_path / "a.json"
    again = waldlehre.load(path)
    assert again.given == game.given
    assert again.names == ("Änne", "Bo")
    assert digest(again.table) == digest(game.table)
    assert waldlehre.load(path, upto=2).given == game.given[:2]
    assert "Welchen" in str(waldlehre.load(path, language="de").choice)


def test_a_game_spells_its_code_and_comes_back_without_names(game):
    again = waldlehre.load_code(game.code().lower())
    assert again.given == game.given
    assert again.names == ("", "")
    assert digest(again.table) == digest(game.table)


def test_what_cannot_be_saved_or_loaded_is_a_save_error(game, tmp_path):
    with pytest.raises(SaveError, match="could not be written"):
        game.save(tmp_path / "nowhere" / "a.json")
    with pytest.raises(SaveError, match="could not be read"):
        waldlehre.load(tmp_path / "a.json")
    with pytest.raises(SaveError, match="incomplete"):
        waldlehre.load_code("W")


def test_a_save_of_a_room_that_we_do_not_have_is_refused(game, tmp_path):
    path = game.save(tmp_path / "a.json")
    path.write_text(path.read_text("utf-8").replace('"pegs"', '"os"'), encoding="utf-8")
    with pytest.raises(SaveError, match="no game os"):
        waldlehre.load(path)


def test_a_room_is_imported_only_when_it_is_asked_for():
    program = (
        "import sys, waldlehre.play as play; play.room('pegs');"
        "print(sorted(name for name in sys.modules if name.count('.') == 1 and 'waldl' in name))"
    )
    run = [sys.executable, "-c", program]
    done = subprocess.run(run, capture_output=True, encoding="utf-8", check=True)
    assert "'waldlehre.pegs'" in done.stdout
    assert "waldmeister" not in done.stdout


# -- the engine ----------------------------------------------------------------------------------


def test_the_engine_is_the_one_that_was_expected():
    expected = os.environ.get("WALDLEHRE_EXPECT", play.engine())
    assert waldlehre.engine() == expected
    assert waldlehre.engine() in ("python", "compiled", "compiled, older than its source")


def test_kernel_and_rooms_run_on_the_same_engine():
    modules = [
        module
        for name, module in sys.modules.items()
        if name.startswith(("waldlehre.kernel.", *[f"waldlehre.{room}." for room in play.ROOMS]))
        and not name.endswith(".native")
        and not hasattr(module, "__path__")
    ]
    assert len(modules) > 20
    assert len({play.is_compiled(module) for module in modules}) == 1


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package with one module that looks compiled, built at second 1000."""
    kernel = tmp_path / "waldlehre" / "kernel"
    kernel.mkdir(parents=True)
    for file in ("step.py", "step.cpython-311-x86_64-linux-gnu.so", "table.py"):
        (kernel / file).touch()
        os.utime(kernel / file, (1000, 1000))
    built = str(kernel / "step.cpython-311-x86_64-linux-gnu.so")
    monkeypatch.setattr(play.step, "__file__", built)
    return kernel


def test_a_compiled_engine_is_recognised(package):
    assert play.engine() == "compiled"


def test_an_edit_after_compiling_is_noticed(package):
    os.utime(package / "step.py", (1000 + 3600, 1000 + 3600))
    assert play.engine() == "compiled, older than its source"


def test_sources_that_an_installation_wrote_a_moment_later_are_no_edit(package):
    os.utime(package / "step.py", (1005, 1005))
    assert play.engine() == "compiled"


def test_a_source_without_a_compiled_twin_may_be_newer(package):
    os.utime(package / "table.py", (9000, 9000))
    assert play.engine() == "compiled"
