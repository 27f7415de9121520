"""Thousands of games: scenarios, runs with shared luck, frames with intervals.

    from waldlehre import explore
    result = explore.run("as_printed", "drought", games=1000)
    result.compare("damage")
    explore.charts.over_years(result, "damage")

`scenario` describes what is played (`house` its house rules, `library` those that stand ready);
`run` plays, `workers` spreads the work, `playing` counts; `result` and `frames` hold the tables,
`stats` the intervals, `charts` draws them.
"""

from waldlehre.explore import charts
from waldlehre.explore.library import names, scenario_named
from waldlehre.explore.result import Result
from waldlehre.explore.run import run
from waldlehre.explore.scenario import Scenario
from waldlehre.explore.stats import Interval, difference, interval
from waldlehre.explore.workers import processes

__all__ = [
    "Interval",
    "Result",
    "Scenario",
    "charts",
    "difference",
    "interval",
    "names",
    "processes",
    "run",
    "scenario_named",
]
