"""Lignum, second edition (Huemer, 2015): felling, hauling, sawing, drying and selling wood.

RULES.md states the rules with their numbers; the modules follow its chapters: `parts`, `kinds` and
`cells` (the box), `state` (the table), `setup` (chapter 1), `seasons` (2, and what follows what),
`areas` (3), `trail`, `hiring` and `market` (4), `felling`, `hauling`, `sawing` and `selling` (5),
`anytime` (6), `works` (7), `winter` and `fines` (8), `scoring` (9); then `hidden`, `pieces`,
`words`, `reading`, `prospects`, `measures`, `foresters`, `plans`, `wishes`,
`habits`, `miller` and `planner`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from waldlehre import texts as _texts  # noqa: F401 (lends the kernel its voice)
from waldlehre.drawing import drawn_by
from waldlehre.foresters import STANDARD, Rollout
from waldlehre.kernel.box import Box
from waldlehre.kernel.game import Game
from waldlehre.kernel.room import Prompt, Room, Told
from waldlehre.kernel.setup import new_game as _new_game
from waldlehre.kernel.table import Table
from waldlehre.lignum import reading, words
from waldlehre.lignum.foresters import worth
from waldlehre.lignum.hidden import view
from waldlehre.lignum.kinds import KINDS, LOCATIONS, PAIRS, SEASONS, SOURCES
from waldlehre.lignum.measures import MEASURES
from waldlehre.lignum.miller import Miller
from waldlehre.lignum.parts import AREAS, SEATS, SHEETS, Parts
from waldlehre.lignum.pieces import faults
from waldlehre.lignum.planner import Planner
from waldlehre.lignum.prospects import prospects
from waldlehre.lignum.scoring import scores, winners
from waldlehre.lignum.setup import SetUp
from waldlehre.lignum.state import ENDINGS, MOST_NEEDS, NOWHERE, STOCK, Sawmills
from waldlehre.lignum.variant import Variant

EDITIONS = {"second": Variant(), "tactical": Variant(tactical=True)}


def new_table(seed: int, seats: int, variant: Variant, parts: Parts) -> Table:
    """Return an empty table with everything still in the box."""
    none = [0] * seats
    by_wood = [0] * (seats * KINDS)
    return Sawmills(
        seed,
        seats,
        0,
        [SetUp()],
        parts,
        variant,
        stage=0,
        order=[],
        edge=[],
        spot=none[:],
        area=[NOWHERE] * seats,
        chosen=[NOWHERE] * seats,
        token=[0] * (LOCATIONS + 1),
        porters=0,
        forages=0,
        lumberjacks=0,
        free_sawyers=0,
        paid_sawyers=0,
        trees=[0] * (AREAS * KINDS),
        stores=[0] * AREAS,
        resource_deck=[],
        cards=[],
        coming=[],
        passed=[],
        contract_deck=[],
        offers=[],
        contracts=[[] for _ in range(seats)],
        filled=[0] * (len(parts.pays) * MOST_NEEDS),
        works=[],
        plan=[NOWHERE] * (seats * PAIRS),
        due=[NOWHERE] * (seats * PAIRS),
        done=[0] * (seats * PAIRS),
        winters=[],
        goods=[],
        crafts=[[] for _ in range(seats)],
        gone=[],
        hut=by_wood[:],
        money=none[:],
        food=none[:],
        loans=none[:],
        sleighs=none[:],
        carts=none[:],
        tired=none[:],
        rafts=none[:],
        saws=none[:],
        forage=[0] * (seats * 2),
        hired=by_wood[:],
        apprentice=[1] * seats,
        woodpile=by_wood[:],
        river=by_wood[:],
        sawing=by_wood[:],
        firewood=by_wood[:],
        stock=[0] * (seats * STOCK),
        tally=[0] * (seats * len(SOURCES)),
        robbed=none[:],
        felled=none[:],
    )


ROOM = Room(
    name="lignum",
    rules=2,
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
    phase=Sawmills.season,
    label=words.label,
    key=words.key,
    universe=words.universe,
    tempting=words.tempting,
    text=reading.text,
    note=reading.note,
    sources=reading.sources,
    picture=drawn_by("waldlehre.lignum.scene", touching=True),
    faults=faults,
    prompts={
        "first_area": Prompt("area"),
        "area": Prompt("area", secret=True),
        "open_area": Prompt("area"),
        "move": Prompt("location", told="stop"),
        "porters": Prompt("amount"),
        "lumberjacks": Prompt("amount"),
        "sawyers": Prompt("amount"),
        "contract": Prompt("contract"),
        "market": Prompt("deal"),
        "deal": Prompt("amount"),
        "work": Prompt("work", told="planned_work"),
        "seasons_ahead": Prompt("ahead", told="amount"),
        "hut_space": Prompt("space"),
        "hut_good": Prompt("good"),
        "dry_on": Prompt("cell"),
        "fetch": Prompt("area"),
        "fell": Prompt("fell", told="felling"),
        "move_away": Prompt("area"),
        "elsewhere": Prompt("area"),
        "fell_elsewhere": Prompt("wood"),
        "arrive": Prompt("amount"),
        "transport": Prompt("means"),
        "load": Prompt("load"),
        "float": Prompt("wood"),
        "saw": Prompt("wood"),
        "saw_more": Prompt("wood"),
        "blocks": Prompt("amount"),
        "deliver": Prompt("delivery"),
        "sell": Prompt("ware", told="cell"),
        "sell_many": Prompt("amount"),
        "dry": Prompt("cell"),
        "winter_log": Prompt("wood"),
        "winter_felling": Prompt("yes"),
        "sleigh": Prompt("yes"),
        "load_sleigh": Prompt("load"),
        "sell_for_fine": Prompt("ware", told="cell"),
        "river_sale": Prompt("wood"),
    },
    events={
        "winter_card": Told("year food firewood"),
        "work_open": Told("work"),
        "first_trees": Told("area count"),
        "begins": Told("seat"),
        "season": Told("season year", root=True),
        "filled": Told("porters forage lumberjacks"),
        "tokens_laid": Told("count"),
        "offered": Told("contract"),
        "marked": Told("card"),
        "grown": Told("area birch oak wenge food"),
        "bare": Told("area"),
        "foreseen": Told("card"),
        "went_to": Told("area seat"),
        "got_food": Told("area count seat", since="grown"),
        "moved": Told("seat place"),
        "took": Told("seat token"),
        "reached_edge": Told("seat nth"),
        "all_at_edge": Told(""),
        "hired": Told("seat job count"),
        "bought_forage": Told("seat"),
        "bought_contract": Told("seat contract"),
        "bought": Told("seat deal count"),
        "sold_gear": Told("seat deal count money"),
        "sold_crafts": Told("seat good count money"),
        "planned": Told("seat work due"),
        "carried_out": Told("seat work"),
        "lapsed": Told("seat work"),
        "overtime": Told("seat count"),
        "provisions": Told("seat count"),
        "borrowed": Told("seat money count"),
        "built": Told("seat count"),
        "hut_token": Told("seat space"),
        "dried_on": Told("seat piece level"),
        "fetched": Told("area count seat", since="grown"),
        "sub_phase": Told("stage"),
        "apprentice": Told("seat job"),
        "hut_worker": Told("seat job"),
        "felled": Told("area wood seat", since="grown bare first_trees"),
        "moved_away": Told("area seat"),
        "elsewhere": Told("area seat"),
        "arrived": Told("seat wood count sale", since="floated"),
        "drove": Told("seat count"),
        "hauled": Told("seat wood way"),
        "driving": Told("seat count"),
        "floated": Told("seat wood"),
        "sawn": Told("seat wood count fire"),
        "delivered": Told("seat piece level contract"),
        "finished": Told("seat contract"),
        "sold": Told("seat cell count money"),
        "dried": Told("seat piece level"),
        "next_order": Told("seat"),
        "winter": Told("food firewood"),
        "winter_log": Told("seat wood"),
        "winter_felled": Told("seat count"),
        "sleigh": Told("seat"),
        "fed": Told("seat count missing spoilt"),
        "heated": Told("seat count missing"),
        "fined": Told("seat money"),
        "forgiven": Told("seat money"),
        "sold_afloat": Told("seat wood count money"),
        "paid": Told("seat contract money"),
        "repaid": Told("seat money"),
        "over": Told("ending"),
        "points": Told("seat count start sales crafts tokens contracts loans spent"),
    },
    kinds={
        "seat": "seat",
        "area": "area",
        "work": "planned_work",
        "season": "season",
        "stage": "stage",
        "contract": "contract",
        "place": "stop",
        "token": "token",
        "job": "job",
        "deal": "trade",
        "good": "good",
        "chosen": "good",
        "made_of": "good",
        "due": "due",
        "space": "space",
        "piece": "piece",
        "level": "level",
        "way": "way",
        "cell": "cell",
        "wood": "wood",
        "nth": "letter",
        "ending": "ending",
    },
    endings=ENDINGS,
    places=("area", "area"),
    fresh=("first_trees", "grown", "bare"),
    losses=(),
    foresters={
        **STANDARD,
        "rollout": lambda room: Rollout(room, player="miller", horizon=1, budget=48, wide=8),
        "miller": lambda _room: Miller(),
        "planner": Planner,
    },
    prospects=prospects,
    phases=SEASONS,
    new_year=lambda before, now: now < before,
    counted={"sales": "sold", "fines": "fined", "fellings": "felled", "scores": "points"},
    shares=("start", "sales", "crafts", "tokens", "contracts", "loans", "spent"),
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
    """Set up a game for 2 to 4 players.

    The same `seed` (0 to 4,294,967,295) gives the same cards and tokens. `edition` is "second" or
    "tactical"; `variant` changes how unclear rules are read; `box` is a folder with tables of your
    own, as `ROOM.parts().box.save` writes them, or a `Box`.
    Raises SetupError, BoxError.
    """
    return _new_game(ROOM, players, seed, edition, variant, names, language, box)


__all__ = ["EDITIONS", "ROOM", "Parts", "Sawmills", "Variant", "new_game"]
