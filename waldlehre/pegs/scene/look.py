"""Who looks at which board and what is asked: all that the parts of a picture need to know."""

from __future__ import annotations

from waldlehre.drawing.memory import memory
from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import Box, group, ringed, use
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.voice import Voice
from waldlehre.pegs.parts import COLOURS, EMPTY, HEIGHTS
from waldlehre.pegs.state import Board
from waldlehre.pegs.turn import SetPeg, Slide

KEY = 0.65
"""How large digits are."""


def symbol(kind: int) -> str:
    """Return the name of a peg's picture."""
    return f"peg-{COLOURS[kind // 3]}-{HEIGHTS[kind % 3]}"


class Look:
    """Who looks at which board, and what is asked."""

    def __init__(self, table: Board, voice: Voice, choice: Choice | None, picked: Picked) -> None:
        self.table = table
        self.voice = voice
        self.say = voice.say
        self.choice = choice
        self.picked = picked
        self.once = memory(table.parts, voice.say).once
        """Draws a piece that was not drawn before, by a key of all that it depends on."""
        self.kind = voice.room.prompts[choice.prompt].kind if choice else ""
        options = choice.options if choice else ()
        self.numbers = {option: at for at, option in enumerate(options, 1)}
        """By option: the digit that the piece, the panel and the key share."""
        step = table.agenda[-1] if table.agenda else None
        self.source = step.peg if isinstance(step, Slide) else EMPTY
        """The hollow of the peg that has been picked up."""
        self.target = step.hole if isinstance(step, SetPeg) else EMPTY
        """The hollow that gets a new peg."""

    def part(
        self,
        part: str,
        label: str,
        value: int | None,
        box: Box,
        art: list[Node],
        cls: str,
        x: float,
        y: float,
        key: float = KEY,
    ) -> Node:
        """Return a part; where it can be chosen, with ring and digit, when picked with a check."""
        number = self.numbers.get(value, 0) if value is not None else 0
        if not number:
            return group(*art, part=part, label=label, cls=cls, x=x, y=y)
        ring = ringed(box, number, key, (0, 0))
        chosen = value in self.picked
        if chosen:
            ring.append(use("check", box[0] - 4, box[1] - 4, 18))
        state = "is-choosable is-selected" if chosen else "is-choosable"
        tail = self.say("scene.chosen" if chosen else "scene.choosable", number=number)
        label, cls = f"{label}. {tail}", f"{cls} {state}"
        return group(*art, *ring, part=part, label=label, option=value, cls=cls, x=x, y=y)
