"""Waldmeister (Seyfarth, 1994): a forest for each player, seasons, pollution, remediation.

RULES.md states the rules with their numbers. The modules follow its chapters: `parts` (the box),
`variant`, `state` (the table), `turn` (chapters 1 and 2), `seasons` (3), `handing` (4), `cards`
(5), `auction` and `planting` (6), `remediation` (7), `death` (8), `ending` (9), `scoring` (10);
then `hidden`, `pieces`, `words` and `foresters`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from waldlehre import texts as _texts  # noqa: F401 (lends the kernel its voice)
from waldlehre.drawing import drawn_by
from waldlehre.kernel.box import Box
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.game import Game
from waldlehre.kernel.room import Blame, Prompt, Room, Told
from waldlehre.kernel.setup import new_game as _new_game
from waldlehre.kernel.table import Table
from waldlehre.waldmeister import counting, words
from waldlehre.waldmeister.foresters import FORESTERS, worth
from waldlehre.waldmeister.hidden import view
from waldlehre.waldmeister.measures import MEASURES
from waldlehre.waldmeister.parts import SEASONS, SEATS, SHEETS, SPACES, TREE, ZONES, Parts
from waldlehre.waldmeister.pieces import faults
from waldlehre.waldmeister.scoring import scores, winners
from waldlehre.waldmeister.state import ENDINGS, Forest
from waldlehre.waldmeister.turn import SetUp
from waldlehre.waldmeister.variant import Variant

EDITIONS = {"de": Variant(), "fr": Variant(empty_only=True)}


def lacking(start: tuple[int, ...], seats: int, parts: Parts) -> bool:
    """True if so many players cannot all have this start layout."""
    trees, saplings = parts.trees[:], parts.saplings[:]
    for stage, species in zip(start[::2], start[1::2], strict=True):
        (trees if stage == TREE else saplings)[species] -= seats
    return min(trees) < 0 or min(saplings) < 0


def new_table(seed: int, seats: int, variant: Variant, parts: Parts) -> Table:
    """Return a table with everything still in the supply.

    Raises SetupError for a start layout that needs more tiles than the box holds.
    """
    if lacking(variant.start, seats, parts):
        raise SetupError("setup.range", field="start", value=repr(variant.start))
    spaces = seats * SPACES
    extra = 1 if variant.marker_extra and seats == SEATS else 0
    return Forest(
        seed,
        seats,
        0,
        [SetUp()],
        parts,
        variant,
        marker=parts.marker,
        stage=[0] * spaces,
        species=[0] * spaces,
        damage=[0] * spaces,
        animal=[0] * spaces,
        guests=[0] * seats,
        zone=[0] * (seats * ZONES),
        money=[0] * seats,
        bank=parts.bank,
        points=parts.pool[seats] + extra,
        trees=parts.trees[:],
        saplings=parts.saplings[:],
        animals=parts.animals[:],
        tiles=parts.tiles[:],
        hands=[[] for _ in range(seats)],
        deck=[],
        discard=list(range(len(parts.kind_of))),
        laid=[],
        drawn=[],
    )


ROOM = Room(
    name="waldmeister",
    rules=1,
    seats=(2, 3, 4),
    sheets=SHEETS,
    make_parts=Parts,
    editions=dict(EDITIONS),
    new_table=new_table,
    view=view,
    scores=scores,
    winners=winners,
    worth=worth,
    measures=dict(MEASURES),
    phase=Forest.season,
    label=words.label,
    key=words.key,
    universe=words.universe,
    tempting=words.tempting,
    text=words.text,
    note=words.note,
    sources=words.sources,
    picture=drawn_by("waldlehre.waldmeister.scene"),
    faults=faults,
    prompts={
        "start": Prompt("space", told="place"),
        "lay": Prompt("own_card", secret=True, told="card"),
        "growth": Prompt("space", told="place"),
        "summer": Prompt("animal"),
        "settle": Prompt("space", told="place"),
        "who": Prompt("seat"),
        "offer": Prompt("yes"),
        "how_many": Prompt("count"),
        "keep": Prompt("own_card", secret=True, told="card"),
        "first_card": Prompt("own_card", told="card"),
        "harm": Prompt("space", told="place"),
        "lose": Prompt("space", told="place"),
        "storm_next": Prompt("space", told="place"),
        "relief": Prompt("space", told="place"),
        "jay": Prompt("space", told="place"),
        "lot": Prompt("species"),
        "bid": Prompt("amount"),
        "plant": Prompt("space", told="place"),
        "build": Prompt("measure", told="tile"),
        "voluntary": Prompt("dear", told="tile"),
        "white": Prompt("space", told="place"),
        "buy": Prompt("sale", told="species"),
        "seeds": Prompt("space", told="place"),
        "stay": Prompt("animal"),
        "announce": Prompt("yes"),
    },
    events={
        "earned": Told("seat money"),
        "bank_short": Told("seat money"),
        "begins": Told("seat"),
        "planted": Told("space species stage"),
        "shuffled": Told("count"),
        "refilled": Told("seat count"),
        "turn": Told("seat", root=True),
        "marker": Told("count season"),
        "rest": Told(""),
        "grown": Told("space species"),
        "waits": Told("space species"),
        "sprouted": Told("space species"),
        "settled": Told("space animal"),
        "drew": Told("seat card"),
        "acts": Told("seat card effect", since="drew", at="card"),
        "no_effect": Told("seat card season", since="drew", at="card"),
        "hurt": Told("space count"),
        "burdened": Told("space count", since="planted sprouted"),
        "bag_short": Told("space"),
        "healed": Told("space count"),
        "rolled": Told("space die card", since="acts", at="card"),
        "dragged": Told("space other", since="rolled", at="other:space"),
        "lost": Told("space species"),
        "died": Told("space species stage", since="hurt burdened rolled dragged lost"),
        "sown": Told("space species", since="died"),
        "homeless": Told("space animal", since="died"),
        "rehoused": Told("space animal", since="moved_to homeless", at="animal"),
        "moved_to": Told("host animal", since="homeless", at="animal"),
        "guest": Told("host animal", since="homeless", at="animal"),
        "gone": Told("seat animal", since="homeless", at="animal"),
        "auction": Told("count"),
        "unsold": Told("species"),
        "sold": Told("seat species money"),
        "bought": Told("seat species money"),
        "offers_build": Told("seat"),
        "passed_on": Told("seat next"),
        "nobody_builds": Told(""),
        "built": Told("seat measure money"),
        "announced": Told("seat"),
        "last_turn": Told("seat"),
        "bag_empty": Told(""),
        "bank_empty": Told(""),
        "over": Told("ending"),
        "points": Told("seat count trees small creatures mixed harm"),
    },
    kinds={
        "seat": "seat",
        "layer": "seat",
        "leader": "seat",
        "auctioneer": "seat",
        "host": "seat",
        "next": "seat",
        "waiting": "seat",
        "takers": "seat",
        "space": "place",
        "spaces": "place",
        "other": "place",
        "left": "place",
        "species": "species",
        "barred": "species",
        "stage": "stage",
        "animal": "animal",
        "animals": "animal",
        "card": "card",
        "cards": "card",
        "effect": "effect",
        "season": "season",
        "measure": "tile",
        "before": "tile",
        "money": "amount",
        "price": "amount",
        "high": "amount",
        "ending": "ending",
    },
    endings=ENDINGS,
    places=("space", "place"),
    fresh=("planted", "sown"),
    losses=("died",),
    foresters=FORESTERS,
    phases=SEASONS,
    new_year=counting.new_year,
    counted={"deaths": "died", "sales": "sold", "scores": "points"},
    blame=Blame("acts burdened", counting.blame),
    cause=counting.cause,
    shares=("trees", "small", "creatures", "mixed", "harm"),
    plots=counting.plots,
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

    The same `seed` (0 to 4,294,967,295) gives the same deck and dice; without one it is chosen and
    can be read from `game.seed`. `edition` is "de" or "fr"; `variant` changes how unclear rules
    are read (`Variant`, or a dictionary of its fields); `box` is a folder with tables of your own.
    `language` ("en", "de") holds over `waldlehre.language`. Raises SetupError, BoxError.
    """
    return _new_game(ROOM, players, seed, edition, variant, names, language, box)


__all__ = ["EDITIONS", "ROOM", "Forest", "Parts", "Variant", "new_game"]
