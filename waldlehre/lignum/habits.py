"""What the miller does in wood work and in winter, by rules of thumb."""

from __future__ import annotations

from typing import Final

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.luck import Dice
from waldlehre.lignum.felling import ELSEWHERE, MOVE_AWAY
from waldlehre.lignum.foresters import LOG, firewood_missing
from waldlehre.lignum.hauling import BY_CART, BY_DRIVING, BY_PORTER, BY_RAFT, TO_SAW, TO_SELL
from waldlehre.lignum.kinds import (
    AUTUMN,
    BIRCH,
    FORMS,
    KINDS,
    LEVELS,
    LOGS,
    LUMBERJACK,
    OAK,
    PORTER,
    WENGE,
)
from waldlehre.lignum.parts import ROUNDS
from waldlehre.lignum.plans import (
    fires,
    food_missing,
    lacks_wenge,
    saw_room,
    to_saw,
    wanted,
)
from waldlehre.lignum.selling import price, there
from waldlehre.lignum.state import MOST_NEEDS, Sawmills

PURSE: Final = 9
"""With fewer coins everything is sold."""


def fell(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Fell what is worth most; the apprentice only where others carry it home."""
    seat = choice.seat
    woods = [one for one in choice.options if one < KINDS]
    if MOVE_AWAY in choice.options and len(woods) == 0:
        return (MOVE_AWAY,)
    if ELSEWHERE in choice.options:
        return (ELSEWHERE,)
    if not woods:
        return ()
    best = max(woods, key=lambda wood: LOG[wood])
    first = seat * KINDS
    if table.hired[first + LUMBERJACK]:
        return (best,)
    pile = sum(table.woodpile[first : first + KINDS])
    return (best,) if table.hired[first + PORTER] > pile else ()


def best_wood(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Take the wood that is worth most."""
    return (max(choice.options, key=lambda wood: LOG[wood]),)


def transport(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """By cart if it is worth it, down the river what porters cannot carry, else by porter."""
    seat, options = choice.seat, choice.options
    first = seat * KINDS
    pile = sum(table.woodpile[first : first + KINDS])
    hired = table.hired[first + PORTER]
    if BY_CART in options and pile > 1:
        return (BY_CART,)
    if BY_DRIVING in options and pile > hired:
        return (BY_DRIVING,)
    river = min(pile, table.rafts[seat])
    if BY_RAFT in options and table.turn < ROUNDS - 2 and river > 1 and pile - river <= hired + 1:
        return (BY_RAFT,)
    if BY_PORTER in options and (hired or not table.saws[seat] or to_saw(table, seat) > 0):
        return (BY_PORTER,)
    return ()


def load(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Bring to the sawing area what will be sawn, and sell the rest as logs."""
    seat, options = choice.seat, choice.options
    if to_saw(table, seat) > 0:
        for wood in [BIRCH, WENGE, OAK] if fires(table, seat) else [WENGE, OAK, BIRCH]:
            if wood * 2 + TO_SAW in options:
                return (wood * 2 + TO_SAW,)
    for wood in (OAK, BIRCH):
        if wood * 2 + TO_SELL in options:
            return (wood * 2 + TO_SELL,)
    return options[:1]


def load_sleigh(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Load on while food would spoil otherwise."""
    if not choice.least:
        loaded = getattr(table.agenda[-1], "loaded", 0)
        costs = loaded >= table.parts.number["sleigh_logs"]
        if costs and food_missing(table, choice.seat) >= 0 and spare_food(table, choice.seat) <= 0:
            return ()
    return load(dice, table, choice)


def spare_food(table: Sawmills, seat: int) -> int:
    """Return the food that would spoil after feeding."""
    food, _ = table.parts.asks(table.winters[table.turn // 4], table.variant.easy_winters)
    return table.food[seat] - food


def afloat(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Float what is worth least, as long as there are rafts."""
    return (min(choice.options, key=lambda wood: LOG[wood]),)


def arrive(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Keep for the saw what it can take."""
    return (max(0, choice.options[-1] - max(0, to_saw(table, choice.seat))),)


def saw(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Saw for the fire first, then what gains most."""
    if fires(table, choice.seat) and BIRCH in choice.options:
        return (BIRCH,)
    return choice.options[-1:]


def blocks(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Keep as much firewood as the winter asks for."""
    wood = getattr(table.agenda[-1], "wood", BIRCH)
    lacks = firewood_missing(table, choice.seat)
    if wood == WENGE or (wood == OAK and table.season() < AUTUMN):
        return (0,)
    return (min(lacks, choice.options[-1]),)


def deliver(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Deliver to contracts whose wenge is at hand, the piece that is driest least."""
    wenge = LOGS + WENGE
    for option in choice.options:
        at = option // LEVELS
        contract, need = divmod(at, MOST_NEEDS)
        needs = table.parts.needs[contract]
        if needs[need][0] == wenge:
            return (option,)
        for other, (piece, _, many) in enumerate(needs):
            if piece == wenge and table.filled[contract * MOST_NEEDS + other] >= many:
                return (option,)
    return ()


def sell(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Sell what neither contracts nor racks need; in want of money everything."""
    seat = choice.seat
    wants = wanted(table, seat)
    for cell in sorted(choice.options, key=lambda cell: price(table, cell)):
        level, piece = divmod(cell, FORMS)
        many = there(table, seat, cell)
        if wants[piece] >= many and (table.money[seat] > 3 or piece == LOGS + WENGE):
            continue
        if table.money[seat] >= PURSE and (level or many <= 2):
            continue
        if level and table.money[seat] > 4:
            continue
        return (cell,)
    return ()


def sell_many(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """All but what contracts need."""
    cell = getattr(table.agenda[-1], "cell", 0)
    keep = wanted(table, choice.seat)[cell % FORMS]
    return (max(1, choice.options[-1] - keep),)


def dry(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Dry blocks first: two of them fit where one log does."""
    return (max(choice.options, key=lambda cell: (cell % FORMS >= LOGS, price(table, cell))),)


def winter_log(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Wenge for a contract, else oak."""
    return (WENGE,) if lacks_wenge(table, choice.seat) else (OAK,)


def winter_felling(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Fell unless the apprentice is needed for the saw or the sleigh."""
    seat = choice.seat
    lie = sum(table.sawing[seat * KINDS : (seat + 1) * KINDS])
    if table.turn == ROUNDS - 1 or (saw_room(table, seat) and lie):
        return ()
    pile = sum(table.woodpile[seat * KINDS : (seat + 1) * KINDS])
    return () if table.sleighs[seat] and pile > 1 else choice.options


def sleigh(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Drive, unless firewood has to be sawn."""
    seat = choice.seat
    lie = sum(table.sawing[seat * KINDS : (seat + 1) * KINDS])
    return () if firewood_missing(table, seat) > 1 and lie and table.saws[seat] else choice.options


def cheapest(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Sell what brings least, and no more than needed."""
    if not choice.least:
        return ()
    return (min(choice.options, key=lambda cell: price(table, cell)),)
