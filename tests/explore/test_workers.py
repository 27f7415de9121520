"""Whoever plays, the numbers are the same; and nothing is left behind."""

import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import time
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path

import pandas as pd
import pytest

from tests.explore import foresters
from waldlehre import explore
from waldlehre.explore import Scenario, scenario_named
from waldlehre.explore import workers as work
from waldlehre.explore.result import Result
from waldlehre.explore.workers import Spread, tasks
from waldlehre.kernel.errors import IllegalAnswer

PAIR = ("as_printed", "dry_climate")
GAMES = 60
posix = pytest.mark.skipif(os.name != "posix", reason="it sends POSIX signals")
"""Windows interrupts and ends processes by other means, which these tests do not speak."""


@pytest.fixture(scope="module")
def serial():
    return explore.run(*PAIR, games=GAMES, seed=2)


def same(one, other):
    """True if all tables of two runs are equal bit for bit."""
    return all(one.table(name).equals(other.table(name)) for name in one.tables)


@pytest.mark.parametrize("workers", [2, 4])
def test_processes_play_the_same_games(serial, workers):
    before = multiprocessing.active_children()
    found = explore.run(*PAIR, games=GAMES, seed=2, workers=workers)
    assert same(found, serial)
    assert multiprocessing.active_children() == before


def test_a_pool_of_ones_own_serves_several_runs(serial):
    with explore.processes(2) as pool:
        for _ in range(2):
            assert same(explore.run(*PAIR, games=GAMES, seed=2, workers=pool), serial)


def test_any_executor_will_do(serial):
    with ThreadPoolExecutor(3) as pool:
        assert same(explore.run(*PAIR, games=GAMES, seed=2, workers=pool), serial)


def test_four_workers_play_as_many_different_games():
    found = explore.run("as_printed", games=400, workers=4)
    assert found.games.seed.nunique() == 400
    assert list(found.games.game) == list(range(400))


@pytest.mark.long
def test_a_cluster_plays_the_same_games(serial, tmp_path):
    distributed = pytest.importorskip("distributed")
    about = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with (
        distributed.LocalCluster(local_directory=str(tmp_path), **about) as cluster,
        distributed.Client(cluster) as client,
    ):
        found = explore.run(*PAIR, games=GAMES, seed=2, workers=client.get_executor())
    assert same(found, serial)


# -- foresters that cannot be sent ------------------------------------------------------------------


def from_notebook(view, choice):
    return choice.options[: choice.least]


def opened(path):
    """A forester that holds a closure with an open file."""
    file = path.open("w", encoding="utf-8")

    def writes(view, choice):
        file.write(choice.prompt)
        return choice.options[: choice.least]

    return file, writes


def test_a_forester_that_can_be_imported_goes_along():
    scenario = Scenario("pegs", foresters=foresters.first)
    found = explore.run(scenario, games=30, workers=2)
    assert not any("played here" in note for note in found.notes)
    assert same(found, explore.run(scenario, games=30))


def test_what_cannot_be_sent_is_played_here_with_a_line_that_says_so(monkeypatch, tmp_path):
    monkeypatch.setattr(from_notebook, "__module__", "__main__")
    file, closure = opened(tmp_path / "log")
    many = [from_notebook, lambda view, choice: choice.options[: choice.least], closure]
    for one in many:
        found = explore.run(Scenario("pegs", foresters=one), games=3, workers=2)
        assert sum("played here" in note for note in found.notes) == 1
        assert len(found.games) == 3
    file.close()


def test_a_wrong_answer_comes_back_from_another_process():
    with pytest.raises(IllegalAnswer) as caught:
        explore.run(Scenario("pegs", foresters=foresters.wrong), games=30, workers=2)
    assert "wrong" in str(caught.value) or "answered" in str(caught.value)
    assert not multiprocessing.active_children()


# -- stopping ---------------------------------------------------------------------------------------


def test_what_nobody_asks_for_is_not_played():
    """A consumer that stops leaves at most a handful of slices behind."""
    scenario = Scenario("pegs")
    with ThreadPoolExecutor(2) as pool:
        todo = tasks((scenario,), 1, 100_000)
        slices = Spread(todo, pool, 2)
        first = next(slices)
        slices.close()
        assert (first.first, first.count) == (0, 25)
        assert next(todo)[3] <= 8 * 25


SCRIPT = """
    import multiprocessing, threading, time
    from waldlehre import explore

    if __name__ == "__main__":
        print("ready", flush=True)
        found = explore.run("as_printed", games=1_000_000, workers=2)
        stopped = time.monotonic()
        print(found.partial, found.played == len(found.games), flush=True)
        print(len(multiprocessing.active_children()), flush=True)
        print(len(explore.run("pegs_as_printed", games=2).games), flush=True)
"""


@posix
def test_one_interrupt_stops_all_and_leaves_the_kernel_usable(tmp_path):
    path = tmp_path / "script.py"
    path.write_text(textwrap.dedent(SCRIPT), encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, str(path)], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout.readline() == "ready\n"
    time.sleep(6)
    os.killpg(process.pid, signal.SIGINT)  # as a kernel's interrupt: the whole group hears it
    lines, _ = process.communicate(timeout=60)
    assert lines.split() == ["True", "True", "0", "2"]
    assert process.returncode == 0


@posix
@pytest.mark.parametrize("table", ["games", "years", "deaths"])
def test_an_interrupt_while_frames_are_made_loses_no_finished_game(monkeypatch, table):
    """It comes while rows become a frame; what had been played is in every table all the same."""
    made = Result._frame
    monkeypatch.setattr("waldlehre.explore.result.PART", 2)

    def interrupted(self, name, slices):
        if name == table:
            os.kill(os.getpid(), signal.SIGINT)
        return made(self, name, slices)

    with monkeypatch.context() as once:
        once.setattr(Result, "_frame", interrupted)
        found = explore.run("as_printed", games=200)
    assert found.partial
    assert found.played == 50 == len(found.games)
    assert len(found.values("damage", 0)) == 50
    assert found.years.game.nunique() == 50
    assert found.table("scores").game.nunique() == 50
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


class Inline(Executor):
    """Plays at once, in this process, and counts."""

    def __init__(self):
        self.games = 0

    def submit(self, function, *given, **named):
        future = Future()
        future.set_result(function(*given, **named))
        self.games += sum(slice_.count for slice_ in future.result()[1])
        return future


def interrupting(monkeypatch, name, at):
    """Let an interrupt come while `Result.<name>` is at work for the `at`-th time."""
    made, calls = getattr(Result, name), []

    def interrupted(self, *given):
        calls.append(name)
        if len(calls) == at:
            os.kill(os.getpid(), signal.SIGINT)
        return made(self, *given)

    monkeypatch.setattr(Result, name, interrupted)


@posix
def test_what_has_come_back_when_an_interrupt_comes_is_kept(monkeypatch):
    """Quick slices come back many at once; all of them were played, so all of them count."""
    monkeypatch.setattr("waldlehre.explore.workers.SOON", 1e6)
    interrupting(monkeypatch, "take", 7)
    inline = Inline()
    found = explore.run("pegs_as_printed", games=5000, workers=inline)
    assert found.partial
    assert 200 < found.played == inline.games == len(found.games) < 5000
    assert list(found.games.game) == list(range(found.played))


@posix
def test_an_interrupt_that_comes_when_all_is_played_stops_nothing(monkeypatch, tmp_path):
    """The run is whole, says what it has to say, and its folder too."""
    interrupting(monkeypatch, "finish", 1)
    found = explore.run("pegs_as_printed", games=50, folder=tmp_path / "out")
    assert not found.partial
    assert "200" in " ".join(found.notes)
    assert len(found.games) == 50
    assert (tmp_path / "out" / "about.json").exists()


@posix
def test_an_interrupt_in_the_last_slice_leaves_a_whole_run(monkeypatch):
    interrupting(monkeypatch, "take", 2)
    found = explore.run("pegs_as_printed", games=50)
    assert (found.partial, found.played) == (False, 50)


@posix
def test_an_interrupt_while_parts_are_written_writes_no_game_twice(monkeypatch, tmp_path):
    run = Result((scenario_named("pegs_as_printed"),), 1, 50, tmp_path / "out")
    for slice_ in work.serial(tasks(run.scenarios, 1, 50)):
        run.take(slice_)
    interrupting(monkeypatch, "_frame", 2)
    with pytest.raises(KeyboardInterrupt):
        run.table("games")
    assert list(run.table("games").game) == list(range(50))
    assert len(run.table("scores")) == 100


def test_a_part_that_cannot_be_written_is_written_of_no_table(monkeypatch, tmp_path):
    """A disk may be full for a while: nothing is half there, and nothing is there twice later."""
    run = Result((scenario_named("pegs_as_printed"),), 1, 50, tmp_path / "out")
    for slice_ in work.serial(tasks(run.scenarios, 1, 50)):
        run.take(slice_)
    with monkeypatch.context() as once:
        once.setattr(run, "_frame", lambda name, slices: {"games": run.frames.games(slices)}[name])
        with pytest.raises(KeyError):
            run.table("games")
    assert not list((tmp_path / "out").iterdir())
    assert list(run.table("games").game) == list(range(50))
    assert len(run.table("scores")) == 100


@posix
def test_a_trial_interrupted_in_its_last_slice_says_what_it_has_to_say(monkeypatch):
    trial = explore.Trial("pegs_as_printed", games=2)
    interrupting(monkeypatch, "take", 1)
    with pytest.raises(KeyboardInterrupt):
        trial.run()
    assert trial.done
    assert "200" in " ".join(trial.result.notes)


def test_tables_are_whole_where_one_thread_plays_and_another_looks():
    """What arrives while a frame is made is in the next one."""
    trial = explore.Trial("pegs_as_printed", games=300)
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(trial.run)
        while not playing.done():
            for name in trial.result.tables:
                trial.result.table(name)
    playing.result()
    assert list(trial.result.games.game) == list(range(300))
    assert len(trial.result.table("scores")) == 600


KILLED = """
    import multiprocessing, threading
    from waldlehre import explore

    def told():
        while len(multiprocessing.active_children()) < 2:
            pass
        print(*[child.pid for child in multiprocessing.active_children()], flush=True)

    if __name__ == "__main__":
        threading.Thread(target=told, daemon=True).start()
        explore.run("as_printed", games=1_000_000, workers=2)
"""


@posix
def test_workers_end_with_the_process_that_started_them(tmp_path):
    """A kernel that is killed cannot send them home; they must not wait for ever."""
    path = tmp_path / "script.py"
    path.write_text(textwrap.dedent(KILLED), encoding="utf-8")
    process = subprocess.Popen([sys.executable, str(path)], stdout=subprocess.PIPE, text=True)
    workers = [int(pid) for pid in process.stdout.readline().split()]
    assert len(workers) == 2
    time.sleep(3)  # until they play
    process.kill()
    process.communicate(timeout=60)
    until = time.monotonic() + 30
    while any(map(alive, workers)):
        assert time.monotonic() < until, "still there"
        time.sleep(0.1)


def alive(pid):
    """True if a process is there, and no mere entry of one that has ended."""
    status = Path(f"/proc/{pid}/status")
    try:
        os.kill(pid, 0)
        return not status.exists() or "State:\tZ" not in status.read_text(encoding="utf-8")
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_a_script_without_a_guard_is_told_what_is_missing(tmp_path):
    path = tmp_path / "bare.py"
    text = "from waldlehre import explore\nexplore.run('as_printed', games=99, workers=2)\n"
    path.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(path)], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 1
    assert 'if __name__ == "__main__"' in done.stderr


def test_frames_do_not_depend_on_how_they_were_cut(serial):
    """Types and categories of a small run and a large one are the same."""
    small = explore.run(*PAIR, games=5, seed=2)
    whole = serial.games.groupby("scenario", observed=True).head(5).reset_index(drop=True)
    pd.testing.assert_frame_equal(small.games, whole)
