"""Who looks at which landscape and what is asked: all that the parts of a picture need to know."""

from __future__ import annotations

from waldlehre.drawing.memory import memory
from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import Box, badge, group, path, ringed, use
from waldlehre.drawing.symbols.landscapes import NAMES
from waldlehre.haselwurz.parts import LANDSCAPES, SPECIES, Parts
from waldlehre.haselwurz.state import Landscape
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.voice import EVERYBODY, Voice

ROOMY = 1.14
"""The projector's type is larger by this factor."""
HEX = 46.0
"""From the middle of a hex to a corner, as the map is drawn before it is scaled."""
Shape = Box | str
"""A ring: a box, or an outline."""


def land_name(land: int) -> str:
    """Return how tokens and symbols call a landscape."""
    return NAMES[land]


def species_art(parts: Parts, card: int) -> str:
    """Return the symbol of a card; one for all plants or animals that no printed card shows."""
    name = parts.species[card]
    if name in SPECIES:
        return f"species-{name}"
    return "species-any_plant" if parts.plant[card] else "species-any_animal"


class Look:
    """Who looks at which landscape, and what is asked."""

    def __init__(
        self,
        table: Landscape,
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
        self.once = memory(table.parts, voice.names, voice.say).once
        """Draws a piece that was not drawn before, by a key of all that it depends on."""
        self.prompt = choice.prompt if choice else ""
        self.kind = voice.room.prompts[choice.prompt].kind if choice else ""
        options = choice.options if choice else ()
        self.numbers = {option: at for at, option in enumerate(options, 1)}
        """By option: the digit that the piece, the panel and the key share."""
        self.asked = choice.seat if choice else -1
        step = table.agenda[-1] if choice and table.agenda else None
        self.tile: int = getattr(step, "tile", -1)
        """The tile that is being laid."""
        self.target: int = getattr(step, "hex", -1)
        """The place where it is being laid."""
        self.species: int = getattr(step, "species", -1)
        """The card that is being found."""
        self.ridden: int = getattr(step, "animal", -1)
        """The animal that carries the sprite now."""
        self.touched_kind, _, value = touched.partition(":")
        self.touched_value = int(value) if value.isdigit() else -1
        self.near = viewer if viewer != EVERYBODY else max(0, self.asked)
        """The seat whose hand and animals are drawn large."""

    def sees_hand(self, seat: int) -> bool:
        """True if the viewer knows the tiles in a hand."""
        return seat == self.viewer or self.table.variant.open_hands or bool(self.table.ended)

    def guessed(self, sheet: str, row: int) -> bool:
        """True if something in a row was reconstructed, not read off the printed box."""
        about = self.parts.box.sheets[sheet]
        return about.guessed(row, *about.columns)

    def land(self, land: int) -> str:
        """Return a landscape's name."""
        return self.say(f"landscape.{LANDSCAPES[land]}")

    def number(self, kind: str, value: int) -> int:
        """Return the digit of an option, 0 for what is none."""
        return self.numbers.get(value, 0) if kind == self.kind else 0

    def state(self, kind: str, value: int) -> tuple[int, bool]:
        """Return all that the drawing of an option depends on."""
        number = self.number(kind, value)
        return number, bool(number) and value in self.picked

    def part(
        self,
        part: str,
        label: str,
        kind: str,
        value: int,
        shape: Shape,
        art: list[Node],
        cls: str,
        x: float = 0,
        y: float = 0,
        digit: tuple[float, float] = (0, 0),
        r: float = 12,
        scale: float = 1,
    ) -> Node:
        """Return a part; where it can be chosen, with ring and digit, when picked with a check.

        `shape` is the ring's box or outline, `digit` where the digit stands, `r` half its width;
        rings with a `scale` below 1 are finer.
        """
        number, chosen = self.state(kind, value)
        if not number:
            return group(*art, part=part, label=label, cls=cls, x=x, y=y)
        if isinstance(shape, str):
            fine = f"scale({scale:.3g})" if scale != 1 else ""
            ring = [path(shape, cls=one, transform=fine) for one in ("gap", "ring")]
        else:
            ring = ringed(shape, 0, scale, (0, 0))
        ring.append(badge(digit[0], digit[1], number, r))
        if chosen:
            ring.append(use("check", digit[0] + r - 2, digit[1] - r, 2 * r))
        state = "is-choosable is-selected" if chosen else "is-choosable"
        tail = self.say("scene.chosen" if chosen else "scene.choosable", number=number)
        label, cls = f"{label}. {tail}", f"{cls} {state}".strip()
        return group(*art, *ring, part=part, label=label, option=value, cls=cls, x=x, y=y)
