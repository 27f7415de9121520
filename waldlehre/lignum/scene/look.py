"""Who looks at which table and what is asked: all that the parts of a picture need to know."""

from __future__ import annotations

from typing import Any, Final

from waldlehre.drawing.memory import memory
from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import ALMOST, Box, badge, group, ringed, use
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.voice import EVERYBODY, Voice
from waldlehre.lignum.kinds import (
    DRYING_SPACE,
    FOOD_SPACE,
    KINDS,
    PIECES,
    PLACES,
    SEASONS,
    WINTER,
    WOODS,
    WORKS,
)
from waldlehre.lignum.parts import ROUNDS
from waldlehre.lignum.scoring import winners
from waldlehre.lignum.state import BUILD, BUILD_PLANNED, DRY_ON, FETCH_FOOD, LOAN, Sawmills

ROOMY: Final = 1.14
"""The projector's type is larger by this factor."""
ON_PILES: Final = {"float": "pile", "saw": "logs", "saw_more": "logs", "river_sale": "river"}
"""Questions about a wood that lies on a place of the sawmill."""
KINDS_SHOWN: Final = ("area", "location", "contract", "work", "space")
"""Kinds of options that have a place of their own, named by the kind and the value."""
BESIDE: Final = {
    LOAN: ("loan", 0),
    BUILD: ("build", 0),
    BUILD_PLANNED: ("build", 1),
    DRY_ON: ("space", DRYING_SPACE),
    FETCH_FOOD: ("space", FOOD_SPACE),
}
"""Where that stands which is possible beside a question."""
Place = tuple[str, int]


class Look:
    """Who looks at which table, and what is asked."""

    def __init__(
        self,
        table: Sawmills,
        viewer: int,
        voice: Voice,
        choice: Choice | None,
        picked: Picked,
        touched: str = "",
    ) -> None:
        self.table = table
        self.parts = table.parts
        self.viewer = viewer
        self.voice = voice
        self.say = voice.say
        self.choice = choice
        self.picked = picked
        self.once = memory(table.parts, table.variant, voice.names, voice.say).once
        """Draws a piece that was not drawn before, by a key of all that it depends on."""
        self.prompt = choice.prompt if choice else ""
        self.asked = choice.seat if choice else -1
        self.step: Any = table.agenda[-1] if choice and table.agenda else None
        self.near = viewer if viewer != EVERYBODY else max(0, self.asked)
        if viewer == EVERYBODY and table.ended:
            self.near = winners(table)[0]
        """The seat whose sawmill is drawn large: one's own, or the one that was touched."""
        kind, _, seat = touched.partition(":")
        if kind == "seat" and seat.isdigit() and int(seat) < table.seats:
            self.near = int(seat)
        self.turn = min(table.turn, ROUNDS - 1)
        """The season, also after the last one."""
        self.winter = self.turn % 4 == WINTER
        self.marks: dict[Place, tuple[int, int]] = {}
        """By place: the option there, and the digit that the piece, the panel and the key share."""
        self.tray: list[int] = []
        """Options without a place of their own."""
        if choice is not None:
            for number, option in enumerate((*choice.options, *choice.also), 1):
                place = self.place(choice, option)
                self.marks[place] = option, number
                if place[0] == "tray":
                    self.tray.append(option)

    def place(self, choice: Choice, option: int) -> Place:
        """Return where an option stands in the picture."""
        prompt = choice.prompt
        kind = self.voice.room.prompts[prompt].kind
        near = choice.seat == self.near
        if option in choice.also:
            return BESIDE[option] if near else ("tray", option)
        if kind == "space" and not near:
            return "tray", option
        if kind in KINDS_SHOWN:
            return kind, option
        if prompt == "fell" and option < KINDS:
            return "tree", self.table.area[choice.seat] * KINDS + option
        if prompt == "fell_elsewhere":
            return "tree", self.step.area * KINDS + option
        if near and prompt in ON_PILES:
            return ON_PILES[prompt], option
        if near and kind in ("ware", "cell"):
            return "ware", option
        return "tray", option

    # -- what is known and named ------------------------------------------------------------------

    def sees_crafts(self, seat: int) -> bool:
        """True if the viewer knows a seat's craft goods."""
        return seat == self.viewer or bool(self.table.ended)

    def guessed(self, sheet: str, row: int, *columns: str) -> bool:
        """True if one of these values was reconstructed, not read off the box."""
        return self.parts.box.sheets[sheet].guessed(row, *columns)

    def almost(self, text: str, sheet: str, row: int, *columns: str) -> str:
        """Return a number, marked where it was reconstructed."""
        return f"{ALMOST}{text}" if self.guessed(sheet, row, *columns) else text

    def wood(self, wood: int) -> str:
        """Return the name of a wood."""
        return self.say(f"wood.{WOODS[wood]}")

    def piece(self, piece: int) -> str:
        """Return what a piece is called."""
        return self.say(f"piece.{PIECES[piece]}")

    def level(self, place: int) -> str:
        """Return what a place for pieces is called: selling area, racks, sawing area, firewood."""
        return self.say(f"place.{PLACES[place]}")

    def work(self, work: int) -> str:
        """Return what a work is called."""
        return self.say(f"work.{WORKS[work]}")

    def due(self, turn: int) -> str:
        """Return a season with its year."""
        season = self.say(f"season.{SEASONS[turn % 4]}")
        return self.say("due", season=season, year=turn // 4 + 1)

    def counted(self, found: list[tuple[int, str]]) -> str:
        """Return how many there are of each, without those of which there are none."""
        named = [self.say("scene.times", count=many, what=what) for many, what in found if many]
        return self.voice.listed(named) or self.say("scene.nothing")

    # -- what can be chosen -----------------------------------------------------------------------

    def state(self, kind: str, value: int) -> tuple[int, bool]:
        """Return all that the drawing of an option depends on; (0, False) for what is none."""
        option, number = self.marks.get((kind, value), (0, 0))
        return number, bool(number) and option in self.picked

    def part(
        self,
        part: str,
        label: str,
        place: Place,
        box: Box,
        art: list[Node],
        cls: str = "",
        x: float = 0,
        y: float = 0,
        digit: tuple[float, float] = (0, 0),
        r: float = 11,
        scale: float = 0.7,
        over: tuple[Node, ...] = (),
    ) -> Node:
        """Return a part; where it can be chosen, with ring and digit, when picked with a check.

        `digit` is where the digit stands, `r` half its width; rings with a `scale` below 1 are
        finer. What is `over` the ring stays readable.
        """
        number, chosen = self.state(*place)
        if not number:
            return group(*art, *over, part=part, label=label, cls=cls, x=x, y=y)
        option = self.marks[place][0]
        ring = [*ringed(box, 0, scale, (0, 0)), *over]
        ring.append(badge(digit[0], digit[1], number, r))
        if chosen:
            ring.append(use("check", digit[0] + r - 2, digit[1] - r, 2 * r))
        state = "is-choosable is-selected" if chosen else "is-choosable"
        tail = self.say("scene.chosen" if chosen else "scene.choosable", number=number)
        label, cls = f"{label}. {tail}", f"{cls} {state}".strip()
        return group(*art, *ring, part=part, label=label, option=option, cls=cls, x=x, y=y)
