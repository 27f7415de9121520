"""Plays scenarios many times: one call, the same luck for all of them, and frames to look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from waldlehre.explore import workers as work
from waldlehre.explore.library import scenario_named
from waldlehre.explore.playing import Slice
from waldlehre.explore.result import Result
from waldlehre.explore.scenario import Scenario
from waldlehre.foresters.spread import interval
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.luck import SEEDS
from waldlehre.play import room
from waldlehre.texts import speech

MOST_GAMES = 10_000_000
BLOCK = 4 * work.SLICE
"""Games after which a run may stop early."""


def run(
    *scenarios: Scenario | str,
    games: int = 1000,
    seed: int = 1,
    workers: int | str | Executor = 1,
    until: Mapping[str, float] | None = None,
    folder: str | Path | None = None,
    progress: bool = False,
) -> Result:
    """Play scenarios `games` times each and return what was counted.

    Game number i has the same luck in every scenario, so that differences are paired. `workers` is
    a number of processes, "all", or an executor of `concurrent.futures` (Dask's
    `client.get_executor()` too); the results are the same. `until` stops early when the interval of
    each named measure's mean is at most so wide to either side: {"damage": 0.5}. With `folder` the
    tables are written there in parts while playing, as Parquet, and stay out of memory.

    An interrupt ends the run; what is finished is kept and marked as partial. Raises SetupError,
    BoxError, IllegalAnswer for a forester's wrong answer.
    """
    chosen = tuple([scenario_named(one) for one in scenarios])
    check(chosen, games, seed, until)
    result = Result(chosen, seed, games, folder)
    done = played(chosen, seed, games, workers, result.notes)
    bar = Bar(games * len(chosen), progress)
    try:
        for slice_ in done:
            with work.undisturbed():
                result.take(slice_)
            bar.grow(slice_.count)
            if until and narrow(result, until):
                result.note("early", count=result.played)
                break
    except KeyboardInterrupt:
        with work.undisturbed(last=True):
            for slice_ in done.ready() if isinstance(done, work.Spread) else ():
                result.take(slice_)
            if result.played < games or not result.even:
                result.partial = True
                result.note("partial", count=result.played)
    finally:
        if isinstance(done, work.Spread):
            done.close()
        bar.close()
    with work.undisturbed(last=True):
        result.finish()
    return result


def check(
    chosen: tuple[Scenario, ...], games: int, seed: int, until: Mapping[str, float] | None
) -> None:
    """Refuse what cannot be played."""
    if not chosen:
        raise SetupError("run.nothing")
    if len({one.room for one in chosen}) > 1:
        raise SetupError("run.rooms", rooms=", ".join(sorted({one.room for one in chosen})))
    if type(games) is not int or not 1 <= games <= MOST_GAMES:
        raise SetupError("run.games", games=repr(games)[:20], most=MOST_GAMES)
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise SetupError("setup.seed", seed=repr(seed)[:40], most=SEEDS - 1)
    known = room(chosen[0].room).measures
    for name, width in (until or {}).items():
        if name not in known or not width > 0:
            raise SetupError("run.until", name=str(name)[:40], known=", ".join(known))


def played(
    chosen: tuple[Scenario, ...],
    seed: int,
    games: int,
    workers: int | str | Executor,
    notes: list[str],
) -> Iterator[Slice]:
    """Return slices in order, played by whoever is to play them."""
    todo = work.tasks(chosen, seed, games)
    if workers == 1:
        return work.serial(todo)
    message, about = work.why_alone(chosen)
    if message:
        notes.append(speech("", "explore")(message, **about))
        return work.serial(todo)
    if isinstance(workers, Executor) or hasattr(workers, "submit"):
        executor: Any = workers
        return work.Spread(todo, executor, getattr(executor, "_max_workers", 0) or work.cores())
    many = work.cores() if workers == "all" else workers
    if type(many) is not int or not 1 <= many <= 1024:
        raise SetupError("run.workers", workers=repr(workers)[:40])
    return work.Pooled(todo, many)


def narrow(result: Result, until: Mapping[str, float]) -> bool:
    """True if all intervals are narrow enough, at the end of a block."""
    if result.played % BLOCK or not result.even:
        return False
    return all(
        interval(result.values(name, place)).half <= width
        for name, width in until.items()
        for place in range(len(result.scenarios))
    )


class Bar:
    """A progress bar, where tqdm is installed and one is wanted."""

    def __init__(self, total: int, wanted: bool) -> None:
        self.bar: Any = None
        if wanted:
            try:
                from tqdm.auto import tqdm
            except ImportError:
                return
            self.bar = tqdm(total=total, unit=speech("", "explore")("run.unit"))

    def grow(self, games: int) -> None:
        """Count some more."""
        if self.bar is not None:
            self.bar.update(games)

    def close(self) -> None:
        """Leave it as it is."""
        if self.bar is not None:
            self.bar.close()
