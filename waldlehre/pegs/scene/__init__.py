"""The picture of the peg game: the wooden board, what each player has left, and their clusters.

Nothing is hidden in this game: everybody sees the same.
"""

from __future__ import annotations

from functools import partial

from waldlehre.drawing.scene import Node, Scene
from waldlehre.drawing.shapes import rect
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.voice import Voice
from waldlehre.pegs.scene.board import board
from waldlehre.pegs.scene.look import Look
from waldlehre.pegs.scene.players import legend, player
from waldlehre.pegs.scoring import winners
from waldlehre.pegs.state import Board

WIDTH, HEIGHT = 1000, 700


def scene(
    table: Board,
    viewer: int,
    voice: Voice,
    choice: Choice | None = None,
    picked: Picked = (),
    layout: str = "table",
) -> Scene:
    """Draw a board; `choice` is the open question, if any. Raises ValueError for another layout."""
    if layout != "table":
        raise ValueError(f"there is no layout {layout!r}; there is table")
    look = Look(table, voice, choice, picked)
    nodes = [
        rect(0, 0, WIDTH, HEIGHT, 18, fill="var(--wl-table)"),
        board(look),
        *[player(look, seat) for seat in range(table.seats)],
        look.once("legend", lambda: legend(look)),
    ]
    title = f"{look.say('title')}: {status(look)}"
    return Scene("pegs", WIDTH, HEIGHT, title, partial(reading, title, nodes), nodes)


def reading(title: str, nodes: list[Node]) -> str:
    """Return the text alternative: every label in the order in which the parts are drawn."""
    return "\n".join([title, *[one.label for top in nodes for one in top.walk() if one.label]])


def status(look: Look) -> str:
    """Say what is going on."""
    table, say = look.table, look.say
    if look.choice is not None:
        return say("scene.moves", seat=look.voice.seat(look.choice.seat))
    if not table.ended:
        return say("scene.going_on")
    return say("scene.over", seats=look.voice.listed([look.voice.seat(s) for s in winners(table)]))
