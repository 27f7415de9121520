"""Lignum in words: labels, and what may be typed."""

from __future__ import annotations

from typing import Final

from waldlehre.kernel.voice import Voice
from waldlehre.lignum.felling import MOVE_AWAY, Fell
from waldlehre.lignum.hauling import MEANS, WAYS
from waldlehre.lignum.kinds import (
    EDGE,
    FORMS,
    GOOD,
    GOODS,
    HUT_GOODS,
    HUT_SPACES,
    JOBS,
    KINDS,
    LEVELS,
    LUMBERJACK,
    NOTHING,
    PIECES,
    PLACES,
    SEASONS,
    SITES,
    STAGES,
    TOKEN,
    TOKENS,
    WOODS,
    WORKS,
)
from waldlehre.lignum.market import CRAFTS, DEALS
from waldlehre.lignum.parts import AREAS
from waldlehre.lignum.selling import price
from waldlehre.lignum.state import ASIDE, ASIDES, ENDINGS, MOST_NEEDS, Sawmills
from waldlehre.lignum.works import price as work_price

BESIDE: Final = ("loan", "hut", "planned_hut", "dry_on", "fetch")
"""What `ASIDES` are called, and typed."""
AMOUNTS: Final = 21
FELLING: Final = (*WOODS, "elsewhere", "move_away")
NAMED: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "wood": ("wood", WOODS),
    "felling": ("felling", FELLING),
    "piece": ("piece", PIECES),
    "level": ("place", PLACES),
    "season": ("season", SEASONS),
    "stage": ("stage", STAGES),
    "good": ("good", GOODS),
    "space": ("space", HUT_SPACES),
    "job": ("job", JOBS),
    "planned_work": ("work", WORKS),
    "means": ("means", MEANS),
    "way": ("way", WAYS),
    "ending": ("ending", ENDINGS),
}
"""Kinds whose values have a name each: the texts' table, and the names in it."""


def label(table: Sawmills, kind: str, value: int, voice: Voice) -> str:
    """Return what a person calls a value of some kind."""
    say = voice.say
    if value >= ASIDE and kind != "amount":
        return say(f"aside.{BESIDE[value - ASIDE]}", money=table.parts.loan)
    if kind in NAMED:
        family, names = NAMED[kind]
        return say(f"{family}.{names[value]}")
    if kind == "amount":
        return say("amount", count=value)
    if kind == "yes":
        return say("yes")
    if kind == "letter":
        return "ABCD"[value]
    if kind == "area":
        return say("area", number=value + 1)
    if kind == "location":
        return location(table, value, voice)
    if kind == "stop":
        return stop(table, value, voice)
    if kind == "token":
        return token(table, value, voice)
    if kind == "work":
        return say("work_price", work=say(f"work.{WORKS[value]}"), money=work_price(table, value))
    if kind == "ahead":
        return say("ahead", season=due(table.turn + value, voice), count=value)
    if kind == "due":
        return due(value, voice)
    if kind == "contract":
        return contract(table, value, voice)
    if kind == "fell":
        return fell(table, value, voice)
    if kind in ("deal", "trade"):
        return deal(table, value, voice)
    if kind == "load":
        wood = say(f"wood.{WOODS[value // 2]}")
        return say(f"load.{WAYS[value % 2]}", wood=wood)
    if kind == "delivery":
        return delivery(table, value, voice)
    place, piece = divmod(value, FORMS)
    about = {"piece": say(f"piece.{PIECES[piece]}"), "place": say(f"place.{PLACES[place]}")}
    if kind == "ware":
        return say("ware", **about, money=price(table, value))
    return say("cell", **about)


def due(turn: int, voice: Voice) -> str:
    """Return a season with its year."""
    return voice.say("due", season=voice.say(f"season.{SEASONS[turn % 4]}"), year=turn // 4 + 1)


def token(table: Sawmills, value: int, voice: Voice) -> str:
    """Return what a token on the trail is."""
    if value >= GOOD:
        return voice.say(f"good.{GOODS[table.parts.good[value - GOOD]]}")
    return voice.say(f"token.{TOKENS[value - 1]}" if value != NOTHING else "nothing")


def stop(table: Sawmills, place: int, voice: Voice) -> str:
    """Return a location with its kind."""
    if place == EDGE:
        return voice.say("edge")
    site = voice.say(f"site.{SITES[table.parts.site[place]]}")
    return voice.say("location", number=place, site=site)


def location(table: Sawmills, place: int, voice: Voice) -> str:
    """Return a location with what lies there now."""
    if place != EDGE and table.parts.site[place] == TOKEN:
        return voice.say("location", number=place, site=token(table, table.token[place], voice))
    return stop(table, place, voice)


def contract(table: Sawmills, value: int, voice: Voice) -> str:
    """Return a contract with all it asks for and what it pays."""
    needs = voice.listed(
        [need(table, value, at, voice) for at in range(len(table.parts.needs[value]))]
    )
    return voice.say("contract", number=value + 1, needs=needs, money=table.parts.pays[value])


def need(table: Sawmills, value: int, at: int, voice: Voice) -> str:
    """Return one need of a contract."""
    piece, level, many = table.parts.needs[value][at]
    pieces = voice.say(f"pieces.{PIECES[piece]}", count=many)
    if not level:
        return pieces
    return voice.say("need_dried", pieces=pieces, level=voice.say(f"place.{PLACES[level]}"))


def fell(table: Sawmills, value: int, voice: Voice) -> str:
    """Return a way to fell, and who would do it."""
    step = table.agenda[-1] if table.agenda else None
    name = voice.say(f"felling.{FELLING[value]}")
    if not isinstance(step, Fell) or value == MOVE_AWAY:
        return name
    first = step.seat * KINDS
    if table.hired[first + LUMBERJACK]:
        who = "lumberjack"
    else:
        who = "apprentice" if table.apprentice[step.seat] else "hut"
    return voice.say("by", what=name, who=voice.say(f"worker.{who}"))


def deal(table: Sawmills, value: int, voice: Voice) -> str:
    """Return what can be bought or sold on the market."""
    if value < CRAFTS:
        return voice.say(f"deal.{DEALS[value]}")
    good, many = divmod(value - CRAFTS, 8)
    return voice.say("sell_set", good=voice.say(f"good.{GOODS[good]}"), count=many)


def delivery(table: Sawmills, value: int, voice: Voice) -> str:
    """Return a piece for a contract."""
    at, level = divmod(value, LEVELS)
    contract, need = divmod(at, MOST_NEEDS)
    needs = table.parts.needs[contract]
    piece, lowest, _ = needs[min(need, len(needs) - 1)]
    return voice.say(
        "delivery",
        piece=voice.say(f"piece.{PIECES[piece]}"),
        place=voice.say(f"place.{PLACES[level]}"),
        lowest=voice.say(f"place.{PLACES[lowest]}"),
        number=contract + 1,
    )


def key(table: Sawmills, kind: str, value: int, seat: int) -> str:
    """Return what a person may type, the same in every language."""
    if value >= ASIDE and kind != "amount":
        return BESIDE[value - ASIDE]
    if kind in ("location", "stop") and value == EDGE:
        return "edge"
    if kind in ("area", "contract"):
        return str(value + 1)
    if kind == "fell":
        return FELLING[value]
    if kind == "work":
        return WORKS[value]
    if kind in ("deal", "trade"):
        if value < CRAFTS:
            return f"{'buy' if value < 2 else 'sell'}_{DEALS[value]}"
        return f"{GOODS[(value - CRAFTS) // 8]}{(value - CRAFTS) % 8}"
    if kind == "load":
        return f"{WOODS[value // 2]}>{WAYS[value % 2]}"
    if kind == "delivery":
        at, level = divmod(value, LEVELS)
        return f"{at // MOST_NEEDS + 1}.{at % MOST_NEEDS + 1}@{level}"
    if kind in ("cell", "ware"):
        return f"{PIECES[value % FORMS]}@{PLACES[value // FORMS]}"
    if kind == "token":
        return GOODS[table.parts.good[value - GOOD]] if value >= GOOD else TOKENS[value - 1]
    if kind in NAMED:
        return NAMED[kind][1][value]
    return "yes" if kind == "yes" else str(value)


def universe(table: Sawmills, kind: str) -> tuple[int, ...]:
    """Return every value of a kind that somebody might try; loans and huts are among them."""
    many = {
        "area": range(AREAS),
        "location": range(1, EDGE + 1),
        "amount": range(AMOUNTS),
        "contract": range(len(table.parts.pays)),
        "work": range(len(WORKS)),
        "ahead": range(1, 4),
        "fell": range(len(FELLING)),
        "wood": range(KINDS),
        "means": range(len(MEANS)),
        "load": range(KINDS * len(WAYS)),
        "ware": range(len(PLACES) * FORMS),
        "cell": range(LEVELS * FORMS),
        "good": range(HUT_GOODS),
        "space": range(len(HUT_SPACES)),
        "yes": range(1, 2),
    }
    if kind == "deal":
        sets = [CRAFTS + good * 8 + count for good in range(len(GOODS)) for count in (2, 3, 4)]
        return (*range(len(DEALS)), *sets, *ASIDES)
    if kind == "delivery":
        return (*deliverable(table), *ASIDES)
    return (*many[kind], *ASIDES)


def tempting(table: Sawmills, kind: str, seat: int) -> tuple[int, ...]:
    """Return what a seat might take for an answer: loans and huts are beside every question."""
    return tuple([one for one in universe(table, kind) if one not in ASIDES])


def deliverable(table: Sawmills) -> list[int]:
    """Return all that could lie on contracts which somebody has or can buy, ascending."""
    cards = sorted([*table.offers, *(one for cards in table.contracts for one in cards)])
    return [
        (card * MOST_NEEDS + at) * LEVELS + level
        for card in cards
        for at in range(len(table.parts.needs[card]))
        for level in range(LEVELS)
    ]
