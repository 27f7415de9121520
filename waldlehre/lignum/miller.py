"""The forester "miller": rules of thumb, quick enough to play on with in many worlds."""

from __future__ import annotations

from typing import Final

from waldlehre.foresters.ruled import Rule, Ruled
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.forester import sightless
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.native import mypyc_attr
from waldlehre.lignum.foresters import LOG
from waldlehre.lignum.habits import (
    afloat,
    arrive,
    best_wood,
    blocks,
    cheapest,
    deliver,
    dry,
    fell,
    load,
    load_sleigh,
    saw,
    sell,
    sell_many,
    sleigh,
    transport,
    winter_felling,
    winter_log,
)
from waldlehre.lignum.kinds import (
    AUTUMN,
    KINDS,
    SAWYER,
)
from waldlehre.lignum.market import BUY_FOOD, BUY_SAWS, CRAFTS
from waldlehre.lignum.plans import (
    fires,
    food_missing,
    hands,
)
from waldlehre.lignum.state import Sawmills
from waldlehre.lignum.wishes import LIKED, saved, wish


@mypyc_attr(allow_interpreted_subclasses=True)
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
    if table.season() == AUTUMN:
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
        if (table.turn + number) % 4 == AUTUMN:
            return (number,)
    return choice.options[:1]


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
