"""Thousands of games: explore.py [GAMES]. Prints seconds beside a fixed loop, and ratios.

One core and one process, then two warm workers and, where it is installed, a local Dask cluster of
two. With `--memory` it plays 100,000 games in one call and prints how far the process has grown.
"""

import resource
import statistics
import sys
import time

from plain import loop

from waldlehre import engine, explore
from waldlehre.explore import Scenario

ROUNDS = 3
CHARACTERS = ("timber", "ecology", "remediate", "mixed")


def timed(scenario, games, workers=1):
    """Seconds for a run, frames included."""
    start = time.perf_counter()
    result = explore.run(scenario, games=games, workers=workers)
    for name in result.tables:
        result.table(name)
    return time.perf_counter() - start


def printed(what, spent, games, yard):
    """One line: seconds, games a second, and turns of the loop that a game takes."""
    turns = spent / games * 1e6 / yard
    print(f"{what:36}{spent:8.2f} s{games / spent:9.0f} games/s{turns:10.0f} loops a game")


def beside(scenario, games, workers):
    """How many times as fast as one process: the median over rounds run one after the other."""
    rounds = [timed(scenario, games) / timed(scenario, games, workers) for _ in range(ROUNDS)]
    return statistics.median(rounds)


def memory(games):
    """Print how much memory a large run takes."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    result = explore.run("as_printed", games=games)
    rows = {name: len(result.table(name)) for name in result.tables}
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    print(f"{games} games in one call: {grown:.0f} MB more at the highest; rows {rows}")


def main():
    """Print everything."""
    if "--memory" in sys.argv:
        memory(100_000)
        return
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    explore.run("as_printed", games=20).games  # noqa: B018 (imports pandas)
    yard = loop()
    print(f"engine {engine()}, {games} games of four seats; the loop takes {yard:.3f} us a turn")
    random = Scenario("waldmeister", players=4)
    printed("random", timed(random, games), games, yard)
    rules = Scenario("waldmeister", players=4, foresters=CHARACTERS)
    printed("characters that go by rules", timed(rules, games), games, loop())
    many = 10 * games
    with explore.processes(2) as pool:
        explore.run(random, games=200, workers=pool)
        print(f"two warm workers: {beside(random, many, pool):.2f} times one, {many} games")
    try:
        from distributed import Client, LocalCluster
    except ImportError:
        print("no Dask here")
        return
    cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with cluster, Client(cluster) as client:
        executor = client.get_executor()
        explore.run(random, games=200, workers=executor)
        print(f"Dask, a local cluster of two: {beside(random, many, executor):.2f} times one")


if __name__ == "__main__":
    main()
