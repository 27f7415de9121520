"""Scenarios that stand ready, by name; each is a file in `data/scenarios`."""

from __future__ import annotations

from functools import cache

from waldlehre._paths import resource_dir
from waldlehre.explore.scenario import Scenario
from waldlehre.kernel.errors import SetupError
from waldlehre.texts import speech


def names(room: str = "") -> list[str]:
    """Return the names of all scenarios, or of a room's."""
    return [name for name in files() if not room or scenario_named(name).room == room]


@cache
def files() -> tuple[str, ...]:
    """Return the names of the files."""
    return tuple(sorted(one.stem for one in (resource_dir("data") / "scenarios").glob("*.toml")))


def scenario_named(name: Scenario | str) -> Scenario:
    """Return a scenario by its name, its title and sentence in the reader's language.

    A scenario is returned as it is. Raises SetupError for a name that there is not.
    """
    if isinstance(name, Scenario):
        return name
    if not isinstance(name, str) or name not in files():
        raise SetupError("scenario.unknown", name=str(name)[:40], known=", ".join(files()))
    path = resource_dir("data") / "scenarios" / f"{name}.toml"
    say = speech("", "explore")
    found = Scenario.from_toml(path.read_text(encoding="utf-8"))
    return found.but(name=say(f"scenarios.{name}.name"), about=say(f"scenarios.{name}.about"))
