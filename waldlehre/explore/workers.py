"""Spreads slices over this process, a pool of processes, or any executor; the numbers are the same.

Results come in order whoever plays them, so what is kept and where a run stops early does not depend
on how many work.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from signal import SIG_IGN, SIGINT, getsignal, signal
from threading import Thread, current_thread, main_thread
from time import perf_counter
from types import FrameType
from typing import Any

from waldlehre.explore.playing import Slice, Tally, seed_of
from waldlehre.explore.scenario import Scenario, forester_name
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.forester import Forester
from waldlehre.play import room as named_room

SLICE = 25
"""Games in a slice."""
AHEAD = 3
"""Slices that wait for each worker: enough to keep it busy, few enough to be dropped."""
MOST_AT_ONCE = 16
"""Slices that are sent together at most."""
SOON = 0.2
"""Seconds after which something should come back, if a slice does not take longer."""
GOING = 5.0
"""Seconds that a process may take to end."""
TINY = 1e-6
Task = tuple[Scenario, int, int, int, int]
"""Scenario, its place in the run, the run's seed, first game, number of games."""


def play_slice(task: Task) -> Slice:
    """Play some games of a scenario."""
    scenario, place, seed, first, count = task
    into = Slice(place, first, count)
    tally = Tally(named_room(scenario.room), into)
    for number in range(first, first + count):
        luck = seed_of(seed, number)
        tally.play(scenario.table(luck), scenario.players_of(), number, luck)
    return into


def tasks(scenarios: tuple[Scenario, ...], seed: int, games: int) -> Iterator[Task]:
    """Yield what is to be played: slice by slice, every scenario in turn."""
    for first in range(0, games, SLICE):
        for place, scenario in enumerate(scenarios):
            yield scenario, place, seed, first, min(SLICE, games - first)


def serial(todo: Iterator[Task]) -> Iterator[Slice]:
    """Play in this process."""
    return map(play_slice, todo)


def play_bundle(bundle: list[Task]) -> tuple[float, list[Slice]]:
    """Play some slices; return the seconds that it took, too."""
    start = perf_counter()
    played = [play_slice(task) for task in bundle]
    return perf_counter() - start, played


class Spread(Iterator[Slice]):
    """Slices in order, played by an executor, a few ahead of whoever takes them.

    Quick slices are sent several at once, since the way there and back takes its time as well. What
    has not begun is dropped by `close`; what has come back by then is still given by `ready`.
    """

    def __init__(self, todo: Iterator[Task], executor: Executor, many: int) -> None:
        self.todo = todo
        self.executor = executor
        self.ahead = AHEAD * many
        self.size = 1
        """Slices that are sent together."""
        self.waiting: deque[Future[tuple[float, list[Slice]]]] = deque()
        self.here: deque[Slice] = deque()
        """Slices that have come back and nobody has taken."""

    def __next__(self) -> Slice:
        try:
            while not self.here:
                while len(self.waiting) < self.ahead and (
                    bundle := list(islice(self.todo, self.size))
                ):
                    self.waiting.append(self.executor.submit(play_bundle, bundle))
                if not self.waiting:
                    raise StopIteration
                self.arrive()
        except BrokenProcessPool:
            raise SetupError("run.broken") from None
        return self.here.popleft()

    def arrive(self) -> None:
        """Wait for the next slices."""
        seconds, played = self.waiting[0].result()
        with undisturbed():
            self.waiting.popleft()
            self.here.extend(played)
        self.size = max(1, min(MOST_AT_ONCE, int(SOON * len(played) / (seconds + TINY))))

    def ready(self) -> Iterator[Slice]:
        """Yield the next slices as far as nobody has to wait for them."""
        while True:
            while self.here:
                yield self.here.popleft()
            first = self.waiting[0] if self.waiting else None
            if first is None or not first.done() or first.cancelled() or first.exception():
                return
            self.arrive()

    def close(self) -> None:
        """Drop what has not begun."""
        for future in self.waiting:
            future.cancel()
        self.waiting.clear()


class Pooled(Spread):
    """The same by processes of our own, which end with the run, an interrupted one too."""

    def __init__(self, todo: Iterator[Task], many: int) -> None:
        self.others = {child.pid for child in multiprocessing.active_children()}
        self.pool = processes(many)
        super().__init__(todo, self.pool, many)

    def close(self) -> None:
        """End the processes: at once, if they still play."""
        busy = bool(self.waiting)
        super().close()
        try:
            if not busy:
                self.pool.shutdown()
        finally:
            self.pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                if child.pid not in self.others:
                    with suppress(OSError, ValueError):
                        end(child)


def end(child: BaseProcess) -> None:
    """End a process and wait until it is gone, also where the pool's thread waits for it as well."""
    child.terminate()
    until = perf_counter() + GOING
    while child.is_alive() and perf_counter() < until:
        child.join(GOING / 100)


def processes(workers: int) -> ProcessPoolExecutor:
    """Return a pool of processes to be used for several runs: `with processes(2) as pool`."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=deaf)


def deaf() -> None:
    """An interrupt is meant for the process that waits for the results; with its end this one ends."""
    signal(SIGINT, SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the process that started this one: killed, it cannot send us home."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def undisturbed(last: bool = False) -> Iterator[None]:
    """Let an interrupt wait until what stands in the block is done, so that nothing is half done.

    After the `last` thing to be done there is nothing left that it could stop.
    """
    before = getsignal(SIGINT) if current_thread() is main_thread() else None
    if not callable(before):  # nobody hears it, or it reaches another thread
        yield
        return
    heard: list[tuple[int, FrameType | None]] = []
    signal(SIGINT, lambda number, frame: heard.append((number, frame)))
    try:
        yield
    finally:
        signal(SIGINT, before)
    if heard and not last:
        before(*heard[0])


def cores() -> int:
    """Return how many processes may work at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def why_alone(scenarios: tuple[Scenario, ...]) -> tuple[str, dict[str, Any]]:
    """Say why other processes cannot play these scenarios: a message and its parameters, or ""."""
    if sys.platform in ("emscripten", "wasi"):
        return "run.browser", {}
    for scenario in scenarios:
        for forester in scenario.foresters:
            if isinstance(forester, str):
                continue
            cls = forester if not isinstance(forester, Forester) else type(forester)
            if getattr(cls, "__module__", "") == "__main__":
                return "run.notebook", {"forester": forester_name(forester)}
            try:
                ForkingPickler.dumps(forester)
            except Exception:  # noqa: BLE001 (a pickle may fail in any way)
                return "run.unsendable", {"forester": forester_name(forester)}
    return "", {}
