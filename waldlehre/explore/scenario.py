"""A scenario: everything that many games have in common, as a frozen description.

    Scenario("waldmeister", players=3, foresters=["greedy", "random", "random"],
             house={"cards.drought.count": 6})

Scenarios that say the same are equal, can be written as TOML and read again. What is wrong is named
when one is made.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any

from waldlehre import play
from waldlehre.explore import toml
from waldlehre.explore.house import House, changed, settled
from waldlehre.kernel import saves
from waldlehre.kernel.box import Parts
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.forester import Forester
from waldlehre.kernel.game import Game
from waldlehre.kernel.room import Room, Variant
from waldlehre.kernel.run import as_forester
from waldlehre.kernel.setup import LONGEST_NAME, read_variant
from waldlehre.kernel.table import Table

WHO = "random"
"""Who plays a seat for which nobody is named."""


@dataclass(frozen=True)
class Scenario:
    """What is played, by whom and with which rules; see the parameters of `new_game`."""

    room: str
    players: int = 0
    edition: str = ""
    variant: Any = ()
    """Readings of unclear rules, by name."""
    house: Any = ()
    """House rules, see `waldlehre.explore.house`."""
    foresters: Any = ()
    """One for each seat (the last plays the seats that are left), or one name for all."""
    start: str = ""
    """A code of a game, or the text of its save: each goes on from there, what nobody sees dealt anew."""
    name: str = ""
    about: str = ""
    """One sentence."""

    def __post_init__(self) -> None:
        room = play.room(self.room)
        begun = self.begun()
        if begun is not None:
            self._set("players", begun.seats)
            self._set("edition", begun.edition)
            self._set("variant", begun.variant.fields())
        unsaid = type(self.players) is int and not self.players
        players = room.seats[0] if unsaid else self.players
        if type(players) is not int or players not in room.seats:
            allowed = ", ".join(map(str, room.seats))
            raise SetupError("setup.players", players=repr(players)[:40], allowed=allowed)
        edition = room.default_edition() if self.edition == "" else self.edition
        if not isinstance(edition, str) or edition not in room.editions:
            known = ", ".join(room.editions)
            raise SetupError("setup.edition", edition=repr(edition)[:40], editions=known)
        for text in (self.name, self.about):
            if not isinstance(text, str) or len(text) > 10 * LONGEST_NAME:
                raise SetupError("scenario.text", text=repr(text)[:60])
        self._set("players", players)
        self._set("edition", edition)
        chosen = read_variant(room.editions[edition], as_mapping(self.variant), players)
        usual = room.editions[edition].fields()
        other = {name: value for name, value in chosen.fields().items() if value != usual[name]}
        self._set("variant", tuple(sorted(other.items())))
        self._set("house", settled(self.house))
        self._set("foresters", self._seated(room, players))
        self.parts()
        if begun is not None:
            self._check(room, self.table(0))

    def _set(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)

    def _check(self, room: Room, table: Table) -> None:
        """Refuse a position in which other rules make no sense."""
        fault = next(room.faults(table), "")
        if fault:
            raise SetupError("scenario.pieces", fault=fault)
        asked = table.agenda[-1].ask(table)
        if asked is not None and len(asked.options) < asked.least:
            raise SetupError("scenario.no_answer")

    def _seated(self, room: Room, players: int) -> tuple[Any, ...]:
        """Return a forester for each seat."""
        given = self.foresters
        if isinstance(given, Mapping):
            given = [given.get(seat, WHO) for seat in range(players)]
        if isinstance(given, str | Forester) or callable(given):
            given = [given]
        seated = list(given) or [WHO]
        if len(seated) > players:
            raise SetupError("scenario.foresters", count=len(seated), players=players)
        seated += [seated[-1]] * (players - len(seated))
        for one in seated:
            as_forester(room, one)
        return tuple(seated)

    # -- playing ---------------------------------------------------------------------------------

    def rules(self) -> Variant:
        """Return the variant that is played."""
        return read_variant(
            play.room(self.room).editions[self.edition], dict(self.variant), self.players
        )

    def parts(self) -> Parts:
        """Return what lies in the box, house rules carried out."""
        begun = self.begun()
        if begun is None:
            return parts_of(self.room, self.house)
        return parts_with(self.start, self.house)

    def begun(self) -> Game | None:
        """Return the game that all games go on from, if there is one."""
        if not self.start:
            return None
        game = begun_game(self.start)
        if game.room.name != self.room or game.over:
            raise SetupError("scenario.start", room=self.room)
        return game

    def table(self, seed: int) -> Table:
        """Return the table of a game of this seed, before anything is done."""
        room = play.room(self.room)
        begun = self.begun()
        if begun is None or begun.asking is None:
            return room.new_table(seed, self.players, self.rules(), self.parts())
        table = room.view(begun.table, begun.asking.seat, seed)
        fields = table.fields() | {"parts": self.parts()}  # made anew: some note what parts say
        made: Table = type(table)(*fields.values())
        return made

    def game(self, seed: int, names: Iterable[str] = (), language: str = "") -> Game:
        """Return a game of this seed, to be played on."""
        given = tuple(names)
        named = given + ("",) * (self.players - len(given))
        return Game(play.room(self.room), self.table(seed), named, self.edition, language)

    def players_of(self) -> list[Forester]:
        """Return a new forester for each seat."""
        room = play.room(self.room)
        return [as_forester(room, one) for one in self.foresters]

    # -- changing and writing --------------------------------------------------------------------

    def but(self, **others: Any) -> Scenario:
        """Return this scenario with some fields otherwise; house rules and variants are added.

        With fewer players the first foresters stay, with more the last plays the new seats too.
        """
        seats = others.get("players")
        if type(seats) is int and seats > 0:
            others.setdefault("foresters", self.foresters[:seats])
        for name in ("house", "variant"):
            if others.get(name):
                others[name] = dict(getattr(self, name)) | dict(others[name])
        return replace(self, **others)

    @property
    def is_house(self) -> bool:
        """True if it is played with house rules."""
        return bool(self.house) or self.parts().house_rules

    def toml(self) -> str:
        """Write it; SetupError for a forester that is no name."""
        for one in self.foresters:
            if not isinstance(one, str):
                raise SetupError("scenario.unnamed", forester=forester_name(one))
        return toml.written({one.name: getattr(self, one.name) for one in fields(self)})

    @staticmethod
    def from_toml(text: str) -> Scenario:
        """Read what `toml` wrote; raises SetupError, BoxError."""
        try:
            found = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise SetupError("scenario.toml", fault=str(error)[:100]) from None
        known = [one.name for one in fields(Scenario)]
        for name in found:
            if name not in known:
                raise SetupError("scenario.field", field=name[:40], fields=", ".join(known))
        if not isinstance(found.get("room"), str):
            raise SetupError("scenario.field", field="room", fields=", ".join(known))
        return Scenario(**found)

    def __str__(self) -> str:
        return self.name or f"{self.room} ({self.players})"


def as_mapping(variant: Any) -> Any:
    """Return pairs as a mapping; anything else as it is."""
    return dict(variant) if isinstance(variant, tuple) else variant


def forester_name(forester: Any) -> str:
    """Return what a forester is called in tables."""
    if isinstance(forester, str):
        return forester
    own = getattr(forester, "__name__", "")
    return str(own or type(forester).__name__)


@lru_cache(maxsize=64)
def parts_of(room_name: str, house: House) -> Parts:
    """Return the parts of a room with house rules, made once."""
    room = play.room(room_name)
    parts = room.parts()
    return room.make_parts(changed(parts.box, house)) if house else parts


@lru_cache(maxsize=64)
def parts_with(start: str, house: House) -> Parts:
    """Return the parts of a game that has begun, with house rules."""
    game = begun_game(start)
    return game.room.make_parts(changed(game.box, house))


@lru_cache(maxsize=16)
def begun_game(start: str) -> Game:
    """Return the game of a code or of a save's text, read once; nobody plays it on."""
    is_save = isinstance(start, str) and start.startswith("{")
    return saves.loads(start, play.find) if is_save else play.load_code(start)
