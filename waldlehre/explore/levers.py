"""What one may move at the what-if desk: a few house rules of a room, each with its settings."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from waldlehre._paths import resource_dir
from waldlehre.explore.scenario import Scenario
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.record import Record
from waldlehre.kernel.speech import Say


class Lever(Record):
    """A house rule that can be set."""

    __slots__ = ("name", "room", "usual", "values", "where")

    def __init__(
        self, room: str, name: str, where: tuple[str, ...], values: tuple[str, ...], usual: str
    ) -> None:
        self.room = room
        self.name = name
        self.where = where
        """The cells that it changes, as house rules name them."""
        self.values = values
        self.usual = usual
        """The setting that leaves everything as printed."""

    def label(self, say: Say) -> str:
        """Return its name in the reader's language."""
        return say(f"levers.{self.room}.{self.name}")

    def setting(self, value: str, say: Say) -> str:
        """Return a setting in words: as printed, half, one more, six."""
        if value == self.usual:
            return say("levers.usual")
        if value.startswith("x"):
            whole, _, rest = f"{float(value[1:]):g}".partition(".")
            factor = say("decimal", whole=whole, tenth=rest) if rest else whole
            return say("levers.times", factor=factor)
        return value.replace("-", "\N{MINUS SIGN}")


@cache
def levers(room: str) -> dict[str, Lever]:
    """Return a room's levers by name."""
    path = resource_dir("data") / "levers" / f"{room}.toml"
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return {
        name: Lever(room, name, tuple(one["where"]), tuple(one["values"]), one["usual"])
        for name, one in found.items()
    }


def moved(base: Scenario, settings: Mapping[str, str]) -> Scenario:
    """Return a scenario with levers set; raises SetupError for a lever or setting there is not."""
    known = levers(base.room)
    house = dict(base.house)
    for name, value in settings.items():
        if name not in known:
            raise SetupError("desk.lever", lever=name[:40], known=", ".join(known))
        lever = known[name]
        if value not in lever.values:
            raise SetupError("desk.setting", value=value[:40], known=", ".join(lever.values))
        for where in lever.where:
            house.pop(where, None)
            if value != lever.usual:
                house[where] = value
    return base.but(house=()).but(house=house) if house else base.but(house=())
