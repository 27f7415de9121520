"""WaldMeister, the peg game: forests of pegs, clusters and connection.

RULES.md states the rules with their numbers; the modules follow its chapters: `parts` (the box),
`state` (the table), `turn` (chapters 1 to 3), `scoring`, then `words` and `foresters`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from waldlehre import texts as _texts  # noqa: F401 (lends the kernel its voice)
from waldlehre.drawing import drawn_by
from waldlehre.kernel.box import Box
from waldlehre.kernel.game import Game
from waldlehre.kernel.room import Prompt, Room, Told
from waldlehre.kernel.setup import new_game as _new_game
from waldlehre.kernel.table import Table
from waldlehre.pegs import words
from waldlehre.pegs.foresters import FORESTERS, worth
from waldlehre.pegs.measures import MEASURES
from waldlehre.pegs.parts import EMPTY, KINDS, SHEETS, Parts
from waldlehre.pegs.scoring import scores, winners
from waldlehre.pegs.state import Board
from waldlehre.pegs.turn import SetUp
from waldlehre.pegs.variant import Variant

EDITIONS = {"de": Variant(), "match": Variant(match=True)}


def new_table(seed: int, seats: int, variant: Variant, parts: Parts) -> Table:
    """Return the empty board with everything still to be handed out."""
    holes = [EMPTY] * parts.hollows
    return Board(seed, seats, 0, [SetUp()], parts, variant, holes, parts.each * 2)


def view(table: Board, seat: int, deal: int = 0) -> Table:
    """Return a copy: nothing is hidden and nothing left to luck."""
    return table.copy()


ROOM = Room(
    name="pegs",
    rules=1,
    seats=(2,),
    sheets=SHEETS,
    make_parts=Parts,
    editions=dict(EDITIONS),
    new_table=new_table,
    view=view,
    scores=scores,
    winners=winners,
    worth=worth,
    measures=dict(MEASURES),
    phase=lambda table: table.game,
    span="game",
    label=words.label,
    key=words.key,
    universe=words.universe,
    text=words.text,
    note=words.note,
    sources=words.sources,
    picture=drawn_by("waldlehre.pegs.scene"),
    faults=words.faults,
    prompts={
        "first_hole": Prompt("hole"),
        "peg": Prompt("peg_at", told="hole"),
        "slide": Prompt("hole"),
        "kind": Prompt("peg"),
    },
    events={
        "goals": Told("heights colours"),
        "turn": Told("seat", root=True),
        "slid": Told("hole target"),
        "set": Told("hole kind"),
        "counted": Told("seat first second third total"),
        "second_game": Told(""),
    },
    kinds={
        "seat": "seat",
        "heights": "seat",
        "colours": "seat",
        "hole": "hole",
        "target": "hole",
        "peg": "hole",
        "kind": "peg",
    },
    endings=("", "finished"),
    places=("hole", "hole"),
    fresh=("set",),
    losses=(),
    foresters=FORESTERS,
    counted={"scores": "counted"},
    shares=("first", "second", "third"),
)


def new_game(
    players: int = 2,
    seed: int | None = None,
    edition: str = "",
    variant: Variant | Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    language: str = "",
    box: Box | str | os.PathLike[str] | None = None,
) -> Game:
    """Set up a peg game for two (edition "match": two games with swapped goals).

    `seed` only steers foresters: the game itself has no luck. Raises SetupError, BoxError.
    """
    return _new_game(ROOM, players, seed, edition, variant, names, language, box)


__all__ = ["EDITIONS", "KINDS", "ROOM", "Board", "Parts", "Variant", "new_game"]
