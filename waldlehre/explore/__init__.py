"""Thousands of games: scenarios, runs with shared luck, frames with intervals.

    from waldlehre import explore
    result = explore.run("as_printed", "dry_climate", games=1000)
    result.compare("damage")
    explore.charts.over_years(result, "damage")

`scenario` describes what is played (`house` its house rules, `library` those that stand ready);
`run` plays, `trial` plays slice by slice, `workers` spreads the work, `playing` counts; `result` and
`frames` hold the tables, `charts` draws them; `whatif` is the desk without a browser, `levers` what one may move there.
`tournament` lets foresters play each other, `turning_points` finds the decisions that cost most.
An `Experiment` is played by the groups of a class, a `ClassField` puts their codes together;
`damage_timber` is a table of the real forest, to set beside the game.
"""

from importlib import import_module
from typing import Any

from waldlehre.explore import charts
from waldlehre.explore.class_field import ClassField
from waldlehre.explore.experiment import Experiment
from waldlehre.explore.gathering import Gathering
from waldlehre.explore.library import names, scenario_named
from waldlehre.explore.real import damage_timber
from waldlehre.explore.result import Result
from waldlehre.explore.run import run
from waldlehre.explore.scenario import Scenario
from waldlehre.explore.tournament import Tournament, tournament
from waldlehre.explore.trial import Trial
from waldlehre.explore.turning import TurningPoint, turning_points
from waldlehre.explore.whatif import Desk
from waldlehre.explore.workers import processes
from waldlehre.foresters.spread import Interval, difference, interval


def desk(base: Scenario | str, other: Scenario | str | None = None, **options: Any) -> Any:
    """Return a what-if desk: two sides with levers, and a chart that refines while they rest.

    Options: `measure`, `games`, `seed`, `waits` (nothing is played before somebody asks for it).
    """
    return import_module("waldlehre.jupyter").make_desk(Desk(base, other, **options))


__all__ = [
    "ClassField",
    "Desk",
    "Experiment",
    "Gathering",
    "Interval",
    "Result",
    "Scenario",
    "Tournament",
    "Trial",
    "TurningPoint",
    "charts",
    "damage_timber",
    "desk",
    "difference",
    "interval",
    "names",
    "processes",
    "run",
    "scenario_named",
    "tournament",
    "turning_points",
]
