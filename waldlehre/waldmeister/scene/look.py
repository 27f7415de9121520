"""Who looks at which table and what is asked: all that the parts of a picture need to know."""

from __future__ import annotations

from waldlehre.drawing.memory import memory
from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import Box, group, ringed, use
from waldlehre.kernel.box import RECONSTRUCTED
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.voice import EVERYBODY, Voice
from waldlehre.waldmeister import words
from waldlehre.waldmeister.parts import LEVELS, SAPLING, SPACES, ZONE_NAMES, ZONES
from waldlehre.waldmeister.planting import PlantSapling
from waldlehre.waldmeister.remediation import Voluntary
from waldlehre.waldmeister.scoring import winners
from waldlehre.waldmeister.state import Forest
from waldlehre.waldmeister.turn import PassOn, PlaceStart
from waldlehre.waldmeister.variant import NOBODY

OWN = {
    "voluntary": "measure",
    "buy": "species",
    "stay": "homeless",
    "offer": "offered",
    "announce": "announced",
}
"""Questions whose options stand elsewhere than other values of their kind."""


class Look:
    """What one viewer sees of a table while a question is open."""

    def __init__(
        self, table: Forest, viewer: int, voice: Voice, choice: Choice | None, picked: Picked
    ) -> None:
        self.table = table
        self.parts = table.parts
        self.viewer = viewer
        self.voice = voice
        self.say = voice.say
        self.choice = choice
        self.picked = picked
        self.kind = ""
        self.numbers: dict[int, int] = {}
        """By option: the digit that the piece, the panel and the key share."""
        if choice is not None:
            kind = voice.room.prompts[choice.prompt].kind
            self.kind = OWN.get(choice.prompt, kind)
            self.numbers = {option: at for at, option in enumerate(choice.options, 1)}
        self.once = memory(self.parts, table.variant, voice.names, voice.say).once
        """Draws a piece that was not drawn before, by a key of all that it depends on."""
        self.turn = self.whose_turn()
        """The seat that is asked, else the one whose turn it is; NOBODY at the end."""
        self.near = self.turn if viewer == EVERYBODY else viewer
        """The seat whose landscape is drawn large; at the end the winner's."""
        if self.near == NOBODY:
            self.near = (winners(table) or [0])[0]

    def whose_turn(self) -> int:
        """Return the seat that is asked, else the one whose turn it is; NOBODY at the end."""
        if self.choice is not None:
            return self.choice.seat
        for step in reversed(self.table.agenda):
            if isinstance(step, (PassOn, PlaceStart)):
                return step.seat
        return NOBODY

    def seat(self, seat: int) -> str:
        """Return a player's name."""
        return self.voice.seat(seat)

    # -- what can be chosen ------------------------------------------------------------------------

    def number(self, kind: str, value: int) -> int:
        """Return the digit of an option, 0 for what is none."""
        return self.numbers.get(value, 0) if kind == self.kind else 0

    def asked(self, kind: str, value: int) -> tuple[int | str, ...]:
        """Return all that the drawing of an option depends on; () for what cannot be chosen."""
        number = self.number(kind, value)
        if not number:
            return ()
        special = self.deadly(value) if kind == "space" else False
        price = self.price(value) if kind == "measure" else 0
        return kind, number, value in self.picked, special, price

    def part(
        self,
        part: str,
        label: str,
        kind: str,
        value: int,
        box: Box,
        art: list[Node],
        cls: str,
        x: float = 0,
        y: float = 0,
        key: float = 15,
        digit: tuple[float, float] = (0, 0),
    ) -> Node:
        """Return a part; where it can be chosen, with its ring and digit, when picked with a check.

        `key` is half the width of the digit's square, `digit` where it stands if not in the corner.
        Parts may not be shared between pictures, since labels and options hang on them.
        """
        number = self.number(kind, value)
        if not number:
            return group(*art, part=part, label=label, cls=cls, x=x, y=y)
        ring = ringed(box, number, key / 15, digit)
        if value in self.picked:
            cls = f"{cls} is-choosable is-selected".strip()
            ring.append(use("check", box[0] - 0.7 * key, box[1] - 0.7 * key, 2 * key))
        else:
            cls = f"{cls} is-choosable".strip()
        label = self.told(label, kind, value, number)
        return group(*art, *ring, part=part, label=label, option=value, cls=cls, x=x, y=y)

    def told(self, label: str, kind: str, value: int, number: int) -> str:
        """Add to a label what can be done, and what would come of it."""
        named = "scene.chosen" if value in self.picked else "scene.choosable"
        tail = [self.say(named, number=number)]
        if kind == "measure":
            tail.append(words.tile(self.table, value, self.voice))
            tail.append(self.say("scene.price", money=self.price(value)))
        if kind == "space" and self.deadly(value):
            tail.append(self.say("scene.deadly"))
        return f"{label.removesuffix('.')}. {', '.join(tail)}"

    def price(self, measure: int) -> int:
        """Return what a remediation tile costs in the question that is asked."""
        voluntary = bool(self.table.agenda) and isinstance(self.table.agenda[-1], Voluntary)
        factor = self.parts.voluntary_factor if voluntary else 1
        return self.parts.price[measure] * factor

    def deadly(self, space: int) -> bool:
        """True if the plant would die of what the open question puts there."""
        table, circles = self.table, self.parts.circles
        if self.choice is None or not table.agenda:
            return False
        if self.choice.prompt == "harm":
            return table.damage[space] >= circles[table.stage[space]][table.species[space]]
        step = table.agenda[-1]
        if isinstance(step, PlantSapling):
            return table.burden(space) > circles[SAPLING][step.species]
        if isinstance(step, PlaceStart):
            return table.burden(space) > circles[step.stage][step.species]
        return False

    # -- what the parts of a picture ask of the table ----------------------------------------------

    def level(self, seat: int, zone: int) -> int:
        """Return how many tiles lie on a zone."""
        return self.table.zone[seat * ZONES + zone]

    def white(self, zone: int, level: int) -> list[int]:
        """Return the white arrows of the last tile built in a zone, by space."""
        if not level:
            return [0] * SPACES
        measure = zone * LEVELS + level - 1
        return (self.parts.lean if self.table.variant.lean_arrows else self.parts.relief)[measure]

    def guests(self, seat: int) -> list[int]:
        """Return the animals that live with a seat without a tree (a variant of W8.4)."""
        bits = self.table.guests[seat]
        return [animal for animal in range(1, bits.bit_length()) if bits >> animal & 1]

    def guessed(self, sheet: str, row: int, column: str) -> bool:
        """True if a value was reconstructed, not read off the box."""
        return self.parts.box.sheets[sheet].guessed(row, column)

    def guessed_arrows(self, zone: int, level: int) -> bool:
        """True if some black arrow of a zone was reconstructed."""
        rows = self.parts.box.sheets["arrows"].rows
        column = f"black_{level}_source"
        name = ZONE_NAMES[zone]
        return any(row["zone"] == name and row[column] == RECONSTRUCTED for row in rows)
