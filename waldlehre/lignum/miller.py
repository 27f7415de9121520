"""The forester "miller": rules of thumb, quick enough to play on with in many worlds."""

from __future__ import annotations

from typing import Final

from waldlehre.foresters.ruled import Rule, Ruled
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.forester import sightless
from waldlehre.kernel.luck import Dice
from waldlehre.lignum.felling import ELSEWHERE, MOVE_AWAY
from waldlehre.lignum.foresters import LOG, firewood_missing
from waldlehre.lignum.hauling import BY_CART, BY_DRIVING, BY_PORTER, BY_RAFT, TO_SAW, TO_SELL
from waldlehre.lignum.kinds import (
    BIRCH,
    FORMS,
    KINDS,
    LEVELS,
    LOGS,
    LUMBERJACK,
    OAK,
    PORTER,
    SAWYER,
    WENGE,
)
from waldlehre.lignum.market import BUY_FOOD, BUY_SAWS, CRAFTS
from waldlehre.lignum.parts import ROUNDS
from waldlehre.lignum.plans import (
    fires,
    food_missing,
    hands,
    lacks_wenge,
    saw_room,
    to_saw,
    wanted,
)
from waldlehre.lignum.selling import price, there
from waldlehre.lignum.state import MOST_NEEDS, Sawmills
from waldlehre.lignum.wishes import LIKED, saved, wish

PURSE: Final = 9
"""With fewer coins everything is sold."""


class Miller(Ruled):
    """Sees to the next winter first, then to logs."""

    def __init__(self) -> None:
        self.dice = Dice(0)
        super().__init__("miller", self.dice, RULES, own=OWN)

    def prepare(self, key: int) -> None:
        """Throw the dice of this decision."""
        self.dice.rekey(key)


sightless(Miller)


def area(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Choose an area with many trees, and with food while it is missing."""
    lacks = food_missing(table, choice.seat)
    best, highest = choice.options[0], -1
    for one in choice.options:
        first = one * KINDS
        trees = sum(min(4, table.trees[first + wood]) * LOG[wood] for wood in range(KINDS))
        value = min(trees, 1200) + 250 * min(lacks, table.stores[one])
        value += dice.below(500)
        if value > highest:
            best, highest = one, value
    return (best,)


def move(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Go to the next location that is worth it."""
    for place in choice.options:
        if wish(table, choice.seat, place) > 0:
            return (place,)
    return choice.options[-1:]


def porters(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Hire as many as pay together with the lumberjacks to come."""
    money = table.money[choice.seat] - saved(table, choice.seat)
    many = hands(table, choice.seat, money)[1]
    return (min(max(1, many), choice.options[-1]),)


def lumberjacks(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Hire as many as pay."""
    money = table.money[choice.seat] - saved(table, choice.seat)
    many = hands(table, choice.seat, money)[0]
    return (min(max(1, many), choice.options[-1]),)


def sawyers(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Take a second one where firewood is missing and saws are there."""
    seat = choice.seat
    lie = sum(table.sawing[seat * KINDS : (seat + 1) * KINDS])
    two = table.saws[seat] > 1 and (fires(table, seat) > 1 or lie > 1)
    return choice.options[-1:] if two else choice.options[:1]


def contract(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Buy the one that pays most for what it asks for."""

    def value(one: int) -> int:
        cost = 0
        for piece, level, many in table.parts.needs[one]:
            cost += many * table.parts.worth[piece] + 3 * level
        return table.parts.pays[one] - cost

    return (max(choice.options, key=value),)


def market(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Sell crafts that bring most, then buy saws and food that are missing."""
    seat, options = choice.seat, choice.options
    sets = [deal for deal in options if deal >= CRAFTS]
    if sets:
        return (max(sets, key=lambda deal: (deal - CRAFTS) % 8),)
    if BUY_SAWS in options and table.saws[seat] < saws_wanted(table, seat):
        return (BUY_SAWS,)
    if BUY_FOOD in options and food_wanted(table, seat) > 0:
        return (BUY_FOOD,)
    return options[-1:] if choice.least else ()


def saws_wanted(table: Sawmills, seat: int) -> int:
    """Return how many saws are of use now."""
    hired = table.hired[seat * KINDS + SAWYER]
    return max(1 if hired else 0, min(2, fires(table, seat), hired + 1))


def food_wanted(table: Sawmills, seat: int) -> int:
    """Return how much food should be bought now: half in summer, all in autumn."""
    lacks = food_missing(table, seat)
    if table.season() == 2:
        return lacks
    return lacks // 2 if table.money[seat] > 2 else 0


def deal(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Buy as much as is missing."""
    step = table.agenda[-1]
    kind = getattr(step, "deal", BUY_FOOD)
    if kind == BUY_SAWS:
        many = saws_wanted(table, choice.seat) - table.saws[choice.seat]
    elif kind == BUY_FOOD:
        many = food_wanted(table, choice.seat)
    else:
        many = choice.options[-1]
    return (min(max(1, many), choice.options[-1]),)


def work(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Plan what is of use without more ado."""
    for one in LIKED:
        if one in choice.options and table.plan.count(one) == 0:
            return (one,)
    return choice.options[:1]


def seasons_ahead(dice: Dice, table: Sawmills, choice: Choice) -> Picked:
    """Plan for an autumn where that can be, else for as soon as possible."""
    for number in choice.options:
        if (table.turn + number) % 4 == 2:
            return (number,)
    return choice.options[:1]


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
    if wood == WENGE or (wood == OAK and table.season() < 2):
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


RULES: Final[dict[str, Rule]] = {
    "first_area": area,
    "area": area,
    "open_area": area,
    "move": move,
    "porters": porters,
    "lumberjacks": lumberjacks,
    "sawyers": sawyers,
    "contract": contract,
    "market": market,
    "deal": deal,
    "work": work,
    "seasons_ahead": seasons_ahead,
    "fell": fell,
    "elsewhere": area,
    "move_away": area,
    "fell_elsewhere": best_wood,
    "transport": transport,
    "load": load,
    "load_sleigh": load_sleigh,
    "float": afloat,
    "arrive": arrive,
    "saw": saw,
    "saw_more": saw,
    "blocks": blocks,
    "deliver": deliver,
    "sell": sell,
    "sell_many": sell_many,
    "dry": dry,
    "winter_log": winter_log,
    "winter_felling": winter_felling,
    "sleigh": sleigh,
    "sell_for_fine": cheapest,
    "river_sale": best_wood,
}
"""By question."""
PASSES: Final = (
    *("market", "fell", "transport", "load_sleigh", "saw", "deliver", "sell", "winter_felling"),
    *("sleigh", "sell_for_fine"),
)
"""Questions that it may pass."""
OWN: Final = (*RULES, *[f"{prompt}_pass" for prompt in PASSES])
"""Questions with motives, as `Ruled` names them."""
