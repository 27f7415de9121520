"""What is built installs anywhere: wheel, checkout and compiled, each tried in its own place."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

# --- lists that must agree -------------------------------------------------------------------


@pytest.fixture(scope="module")
def project(root):
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def bare(requirement):
    """The name alone, as registries compare names."""
    return re.match(r"[\w.-]+", requirement)[0].lower().replace("_", "-")


def extra_names(project, *extras):
    names = extras or project["optional-dependencies"]
    return [bare(line) for extra in names for line in project["optional-dependencies"][extra]]


def test_the_core_needs_the_standard_library_alone(project):
    assert project["dependencies"] == []


def test_the_extras_are_lab_cluster_and_test(project):
    assert list(project["optional-dependencies"]) == ["lab", "cluster", "test"]


def test_the_extras_hold_what_the_reader_asked_for(project):
    asked = {"jupyterlab", "ipywidgets", "anywidget", "bokeh", "pandas", "nbval", "pytest"}
    assert asked <= set(extra_names(project))


def test_conda_environment_and_extras_name_the_same_packages(project, root):
    text = (root / "environment.yml").read_text(encoding="utf-8")
    listed = re.findall(r"^ +- (?!conda-forge|pip:|-e )(\S+)$", text, re.MULTILINE)
    names = [bare(line) for line in listed if not line.startswith(("python>", "pip"))]
    assert sorted(names) == sorted(extra_names(project))
    assert f"python{project['requires-python']}" in listed


def test_constraints_are_names_and_versions_only(root):
    lines = (root / "constraints.txt").read_text(encoding="utf-8").splitlines()
    odd = [line for line in lines if not re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*", line)]
    assert odd == []


def test_constraints_pin_every_package_of_the_extras(project, root):
    lines = (root / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {line.partition("==")[0] for line in lines}
    assert set(extra_names(project)) <= pinned


def test_what_the_checkout_must_hold_is_there(root):
    names = "LICENSE CONTRIBUTING.md start.py .ci/run data widgets notebooks waldlehre/py.typed"
    assert [name for name in names.split() if not (root / name).exists()] == []


# --- what is built ---------------------------------------------------------------------------


@pytest.fixture(scope="session")
def built(root, tmp_path_factory):
    """A folder with the sdist, and the wheel that was built from it."""
    folder = tmp_path_factory.mktemp("built")
    run([sys.executable, "-m", "build", "--no-isolation", f"--outdir={folder}", str(root)])
    return folder


def run(command, **about):
    """Run a command; its whole output is the failure."""
    done = subprocess.run(command, capture_output=True, encoding="utf-8", **about)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def inside_wheel(built):
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        return wheel.namelist()


def kept(root, folder):
    """The files of a folder that belong to the project."""
    files = (path for path in (root / folder).rglob("*") if path.is_file())
    names = (path.relative_to(root).as_posix() for path in files)
    return {
        name for name in names if "__pycache__" not in name and ".ipynb_checkpoints" not in name
    }


def test_the_wheel_is_pure_and_holds_package_tables_and_lessons(built, root):
    assert next(built.glob("*.whl")).name.endswith("-py3-none-any.whl")
    names = set(inside_wheel(built))
    assert "waldlehre/py.typed" in names
    for folder in ("data", "notebooks", "widgets"):
        expected = {f"waldlehre/_bundled/{name}" for name in kept(root, folder)}
        assert expected <= names
        assert expected or folder == "notebooks"


def test_the_wheel_holds_no_caches_and_nothing_beside_the_package(built):
    names = inside_wheel(built)
    assert [name for name in names if "__pycache__" in name or "checkpoints" in name] == []
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"waldlehre"}


def test_the_sdist_holds_all_that_a_build_and_the_tests_need(built, root):
    with tarfile.open(next(built.glob("*.tar.gz"))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    expected = {"pyproject.toml", "hatch_build.py", "start.py", "constraints.txt", "LICENSE"}
    for folder in ("waldlehre", "data", "notebooks", "examples", "widgets", "tests"):
        expected |= kept(root, folder)
    expected |= {name for name in kept(root, "docs") if name.endswith(".md")}
    assert sorted(expected - names) == []


# --- what is installed -----------------------------------------------------------------------

GAME = """
import sys
from pathlib import Path
before = set(sys.modules)
import waldlehre
from waldlehre import play
for name in play.ROOMS:
    game = play.new_game(name, players=2, seed=7)
    while game.choice:
        options, many = game.choice.options, max(game.choice.least, 1)
        first = len(game.given) % (len(options) - many + 1)
        game.answer(*options[first : first + many])
    assert len(game.score()) == 2, game.score()
    assert waldlehre.load(game.save("game.json")).score() == game.score()
fetched = [name for name in set(sys.modules) - before if "site-packages" in repr(sys.modules[name])]
assert all("waldlehre" in name or "__mypyc" in name for name in fetched), fetched
print(Path(waldlehre.__file__).parent)
"""


class Installed:
    """An environment of its own with nothing but waldlehre in it."""

    def __init__(self, place):
        venv.create(place / "environment", with_pip=True)
        self.programs = place / "environment" / ("Scripts" if os.name == "nt" else "bin")
        self.elsewhere = place / "elsewhere"
        self.elsewhere.mkdir()

    def run(self, program, *arguments, **environment):
        """Run a program of the environment in a folder that has nothing to do with it."""
        clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = [str(self.programs / program), *arguments]
        return run(command, cwd=self.elsewhere, env=clean | environment)

    def install(self, *what, **environment):
        self.run("python", "-m", "pip", "install", "--quiet", *what, **environment)


@pytest.fixture(scope="session")
def wheel(built, tmp_path_factory):
    installed = Installed(tmp_path_factory.mktemp("wheel"))
    installed.install("--no-index", "--no-deps", str(next(built.glob("*.whl"))))
    return installed


@pytest.fixture(scope="session")
def editable(root, tmp_path_factory):
    """The checkout, installed as `pip install -e` does, but with the build tools of the tests."""
    place = tmp_path_factory.mktemp("editable")
    code = "import sys; from hatchling.build import build_editable; build_editable(sys.argv[1])"
    run([sys.executable, "-c", code, str(place)], cwd=root)
    installed = Installed(place)
    installed.install("--no-index", "--no-deps", str(next(place.glob("*.whl"))))
    return installed


def test_a_wheel_plays_from_another_folder(wheel):
    place = Path(wheel.run("python", "-c", GAME).strip())
    assert place.is_relative_to(wheel.programs.parent)
    assert (place / "_bundled" / "data").is_dir()


def test_an_editable_install_plays_from_the_checkout(editable, root):
    assert Path(editable.run("python", "-c", GAME).strip()) == root / "waldlehre"
    assert not list(editable.programs.parent.rglob("_bundled"))
    assert not (root / "waldlehre" / "_bundled").exists()


@pytest.mark.parametrize("kind", ["wheel", "editable"])
def test_lab_would_lay_the_lessons_out(kind, request):
    installed = request.getfixturevalue(kind)
    said = installed.run("waldlehre", "lab", "--dry-run", WALDLEHRE_LANGUAGE="en")
    assert "Would copy" in said
    assert str(installed.elsewhere / "waldlehre-lessons") in said
    assert "pip install 'waldlehre[lab]'" in said
    assert not (installed.elsewhere / "waldlehre-lessons").exists()


# --- compiled --------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def compiled(built, tmp_path_factory):
    """The sdist, installed as CONTRIBUTING.md says; needs a C compiler and fetches mypy."""
    installed = Installed(tmp_path_factory.mktemp("compiled"))
    installed.install(str(next(built.glob("*.tar.gz"))), HATCH_BUILD_HOOK_ENABLE_MYPYC="1")
    return installed


@pytest.mark.compiled
def test_the_compiled_build_says_so_and_plays(compiled):
    compiled.run("python", "-c", GAME)
    engine = compiled.run("python", "-c", "import waldlehre; print(waldlehre.engine())")
    assert engine.strip() == "compiled"


@pytest.mark.compiled
def test_the_compiled_build_leaves_the_checkout_pure(compiled, root):
    assert list((root / "waldlehre").rglob("*.so")) == []


@pytest.mark.compiled
def test_the_compiled_build_passes_the_exam_with_the_same_digests(compiled, wheel):
    assert exam(compiled) == exam(wheel)


@pytest.mark.compiled
def test_games_played_compiled_travel_between_processes(compiled):
    """A compiled object is made by its constructor: what a pool sends must say how."""
    assert compiled.run("python", "-c", TRAVEL).split() == ["same"] * 4


TRAVEL = """
import pickle
from waldlehre import play
from waldlehre.explore.scenario import Scenario
from waldlehre.explore.workers import play_slice
def told(one):
    tables = {"games": one.games, "years": one.years} | one.counted
    rows = {name: (table.width, table.flat) for name, table in tables.items()}
    return one.scenario, one.first, one.count, one.causes, rows
for name in play.ROOMS:
    for forester in play.room(name).foresters:
        sent = pickle.loads(pickle.dumps(play.room(name).forester(forester)))
        if forester not in ("planner", "rollout"):  # they think long
            ends = []
            for one in (sent, forester):
                game = play.new_game(name, players=2, seed=1)
                game.let_play({0: one, 1: "random"})
                ends.append(game.given)
            assert ends[0] == ends[1], forester
    here = play_slice((Scenario(name, players=2), 0, 1, 0, 3))
    there = pickle.loads(pickle.dumps(here))
    assert len(there.games.flat) == 3 * there.games.width
    print("same" if told(here) == told(there) else "other")
"""


@pytest.mark.compiled
def test_a_notebook_may_build_on_compiled_foresters(compiled):
    """As the lessons do: a character of one's own, from one that the rooms have."""
    assert compiled.run("python", "-c", BUILD).split() == ["played"] * 4


BUILD = """
import pickle
from waldlehre import play
from waldlehre.haselwurz.finder import Finder
from waldlehre.lignum.miller import Miller
from waldlehre.pegs.characters import Character as Peg
from waldlehre.waldmeister.characters import Character as Warden
class Mine(Finder): pass
class Other(Miller): pass
class Third(Peg): pass
class Fourth(Warden):
    def __init__(self):
        super().__init__("timber")
        self.extra = [1]
assert pickle.loads(pickle.dumps(Fourth())).extra == [1]
for forester in (Mine(), Other(), Third("connector"), Fourth()):
    forester = pickle.loads(pickle.dumps(forester))
    name = type(forester).__mro__[1].__module__.split(".")[1]
    game = play.new_game(name, players=2, seed=1)
    game.let_play({0: forester, 1: "random"})
    print("played" if game.asking is None else "stuck")
"""


EXAM = """
from hashlib import sha256
from waldlehre import play
from waldlehre.kernel.exam import check_room
from waldlehre.kernel.playthrough import playthrough
for name in play.ROOMS:
    room = play.room(name)
    print(check_room(room, games=2 if name in ("haselwurz", "lignum") else 10))
    for forester in room.foresters:
        game = play.new_game(name, players=2, seed=7)
        game.let_play({0: forester, 1: "random"})
        print(forester, sha256(str(game.log).encode()).hexdigest())
    for seats in room.seats:
        game = play.new_game(name, players=seats, seed=7)
        game.let_play(dict.fromkeys(range(seats), "random"))
        print(seats, sha256(playthrough(game).encode()).hexdigest())
"""


def exam(installed):
    """What the exam says in an environment: counts and digests for each room."""
    return installed.run("python", "-c", EXAM)
