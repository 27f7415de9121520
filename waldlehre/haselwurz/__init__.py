"""Haselwurz und Bärenklau (Kögl and Rudin, 2005): a landscape of tiles, sprites and finds.

RULES.md states the rules with their numbers; the modules follow its chapters: `parts` (the box),
`hexes` (geometry), `state` (the table), `turn` (chapters 1 and 2), `laying` (3), `wood` (4),
`moving` (5) with `ways`, `finding` (6) with `places`, `refilling` (7 and 8), `scoring` (8); then
`hidden`, `pieces`, `words`, `species`, `prospects`, `measures`, `foresters`, `planner`, `plans` and
`finder`.

Tiles, plants and animals of one's own region are rows of the same tables; docs/own-region.md shows
how, in English and German:

    haselwurz.ROOM.parts().box.save("my-region")     # all tables as CSV, to edit
    haselwurz.new_game(players=3, box="my-region")   # a fault is named by table, row and column
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from waldlehre import texts as _texts  # noqa: F401 (lends the kernel its voice)
from waldlehre.drawing import drawn_by
from waldlehre.foresters import STANDARD, Rollout
from waldlehre.haselwurz import words
from waldlehre.haselwurz.finder import Finder
from waldlehre.haselwurz.foresters import worth
from waldlehre.haselwurz.hidden import view
from waldlehre.haselwurz.measures import MEASURES
from waldlehre.haselwurz.parts import HERD, KINDS, SEATS, SHEETS, Parts
from waldlehre.haselwurz.pieces import faults
from waldlehre.haselwurz.places import homes
from waldlehre.haselwurz.planner import Habitat
from waldlehre.haselwurz.prospects import lacks, prospects
from waldlehre.haselwurz.scoring import scores, winners
from waldlehre.haselwurz.state import AWAY, ENDINGS, Landscape
from waldlehre.haselwurz.turn import SetUp
from waldlehre.haselwurz.variant import Variant
from waldlehre.kernel.box import Box
from waldlehre.kernel.game import Game
from waldlehre.kernel.room import Listed, Prompt, Room, Told
from waldlehre.kernel.setup import new_game as _new_game
from waldlehre.kernel.table import Table

EDITIONS = {"de": Variant(), "fr": Variant(optional_exchange=True)}


def new_table(seed: int, seats: int, variant: Variant, parts: Parts) -> Table:
    """Return an empty table with everything still in the box."""
    return Landscape(
        seed,
        seats,
        0,
        [SetUp()],
        parts,
        variant,
        place=[AWAY] * parts.tiles,
        turns=[0] * parts.tiles,
        hands=[[] for _ in range(seats)],
        stack=[],
        copses=[0] * parts.tiles,
        flowers=[0] * parts.tiles,
        hedges=[],
        marked=[],
        wood=[0] * (seats * KINDS),
        sprite=[AWAY] * seats,
        turned=[0] * (seats * HERD),
        open=[],
        deck=[],
        found=[[] for _ in range(seats)],
    )


ROOM = Room(
    name="haselwurz",
    rules=1,
    seats=SEATS,
    sheets=SHEETS,
    make_parts=Parts,
    editions=dict(EDITIONS),
    new_table=new_table,
    view=view,
    scores=scores,
    winners=winners,
    worth=worth,
    measures=dict(MEASURES),
    common=("species",),
    phase=lambda table: table.turn // table.seats,
    span="round",
    label=words.label,
    key=words.key,
    universe=words.universe,
    text=words.text,
    note=words.note,
    sources=words.sources,
    picture=drawn_by("waldlehre.haselwurz.scene", touching=True),
    faults=faults,
    prompts={
        "sprite": Prompt("hex", told="place"),
        "tile": Prompt("own_tile", told="tile"),
        "place": Prompt("hex", told="place"),
        "turn": Prompt("turn", told="sixths"),
        "under": Prompt("own_tile", secret=True, told="tile"),
        "wood": Prompt("piece", told="wood"),
        "hedge": Prompt("edge"),
        "copse": Prompt("hex", told="place"),
        "flowers": Prompt("hex", told="place"),
        "animal": Prompt("animal", told="carrier"),
        "ride": Prompt("hex", told="place"),
        "turn_over": Prompt("animal", told="carrier"),
        "find": Prompt("species"),
        "corner": Prompt("corner"),
        "exchange": Prompt("yes"),
    },
    events={
        "starts": Told("hex tile"),
        "shared": Told("seat hedges copses flowers"),
        "dealt": Told("count rest"),
        "set_sprite": Told("seat hex"),
        "shuffled": Told("count"),
        "opened": Told("species"),
        "begins": Told("seat"),
        "turn": Told("seat", root=True),
        "no_tile": Told("seat"),
        "went_under": Told("seat"),
        "laid": Told("hex tile seat"),
        "open_end": Told("hex side", since="laid"),
        "copse": Told("hex seat"),
        "flowers": Told("hex seat"),
        "hedge": Told("edge seat"),
        "moved": Told("seat hex left animal"),
        "lies": Told("seat animal"),
        "all_stand": Told("seat"),
        "stayed": Told("seat"),
        "found": Told("seat species corner hex", since="moved"),
        "habitat": Told("species corner first second third", since="found"),
        "stream_here": Told("species corner", since="found"),
        "lake_here": Told("species corner", since="found"),
        "sign_here": Told("species corner sign", since="found"),
        "drew": Told("seat count"),
        "fruitless": Told("count"),
        "exchanged": Told("count"),
        "gone_under": Told("species"),
        "last_round": Told("ending"),
        "over": Told("ending"),
        "points": Told("seat count cards"),
    },
    kinds={
        "seat": "seat",
        "hex": "place",
        "left": "place",
        "tile": "tile",
        "species": "species",
        "corner": "corner",
        "later": "species",
        "there": "corner",
        "edge": "edge",
        "animal": "carrier",
        "piece": "wood",
        "landscape": "landscape",
        "first": "landscape",
        "second": "landscape",
        "third": "landscape",
        "side": "side",
        "sign": "sign",
        "ending": "ending",
    },
    endings=ENDINGS,
    places=("hex", "place"),
    fresh=("starts", "laid"),
    losses=(),
    foresters={
        **STANDARD,
        "rollout": lambda room: Rollout(room, player="finder", horizon=4),
        "habitat": Habitat,
        "finder": lambda _room: Finder(),
    },
    counted={"finds": "found"},
    listed={"habitats": Listed("species corners", homes)},
    prospects=prospects,
)


def new_game(
    players: int = 3,
    seed: int | None = None,
    edition: str = "",
    variant: Variant | Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    language: str = "",
    box: Box | str | os.PathLike[str] | None = None,
) -> Game:
    """Deal a game for 2 to 4 players.

    The same `seed` (0 to 4,294,967,295) gives the same tiles and cards. `edition` is "de" or "fr";
    `variant` changes how unclear rules are read; `box` is a folder with tables of your own, as
    `ROOM.parts().box.save` writes them, or a `Box`.
    Raises SetupError, BoxError.
    """
    return _new_game(ROOM, players, seed, edition, variant, names, language, box)


__all__ = ["EDITIONS", "ROOM", "Landscape", "Parts", "Variant", "homes", "lacks", "new_game"]
