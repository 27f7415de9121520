"""How much a location of the trail is wished for, by rules of thumb."""

from __future__ import annotations

from typing import Final

from waldlehre.lignum.foresters import firewood_missing
from waldlehre.lignum.kinds import (
    AUTUMN,
    CART,
    COIN,
    CONTRACTS,
    DRIVING,
    EDGE,
    FOOD,
    FORAGE,
    GOOD,
    HEATING,
    KINDS,
    LUMBERJACKS,
    MARKET,
    OVERTIME,
    PLANNING,
    PORTERS,
    RAFT,
    SAW,
    SAWING,
    SAWYER,
    SAWYERS,
    SLEIGH,
    TOKEN,
)
from waldlehre.lignum.market import CRAFTS, offers
from waldlehre.lignum.parts import ROUNDS
from waldlehre.lignum.plans import fires, food_missing, hands, unfinished
from waldlehre.lignum.state import Sawmills
from waldlehre.lignum.works import numbers

LIKED: Final = (OVERTIME, HEATING, SAWING, DRIVING)
"""Works that are of use without more ado, the best first."""
MOST_OPEN: Final = 2
"""Contracts that are worked on at the same time."""


def saved(table: Sawmills, seat: int) -> int:
    """Return the money to keep for food and saws on the market ahead."""
    if table.spot[seat] >= table.parts.last_of[MARKET]:
        return 0
    keep = 0
    if firewood_missing(table, seat) > 1 and not table.saws[seat]:
        keep += 1
    if table.season() == AUTUMN:
        keep += food_missing(table, seat)
    return min(keep, table.money[seat] // 2)


def wish(table: Sawmills, seat: int, place: int) -> int:
    """Return how much a seat wishes to go to a location; 0 or less for not at all."""
    if place == EDGE:
        return 0
    site = table.parts.site[place]
    if site == TOKEN:
        return token_wish(table, seat, table.token[place])
    if site == PORTERS:
        return hands(table, seat, table.money[seat] - saved(table, seat))[1]
    if site == LUMBERJACKS:
        return hands(table, seat, table.money[seat] - saved(table, seat))[0]
    if site == FORAGE:
        logs = table.trees_in(table.area[seat])
        carts = table.carts[seat] > 0 and not table.forage[seat * 2 + 1]
        return 1 if carts and logs > 1 and table.money[seat] > 2 else 0
    if site == CONTRACTS:
        early = table.turn < ROUNDS - 3 and table.money[seat] > 2
        return 1 if early and unfinished(table, seat) < MOST_OPEN else 0
    if site == SAWYERS:
        return 1
    if site == PLANNING:
        return 1 if free_plan(table, seat) else 0
    return market_wish(table, seat)


def token_wish(table: Sawmills, seat: int, token: int) -> int:
    """Return how much a token is wished for."""
    last = table.turn >= ROUNDS - 2
    if token >= GOOD or token == COIN:
        return 1
    if token == FOOD:
        return food_missing(table, seat)
    if token == CART:
        return 0 if last and table.carts[seat] else 2 - table.carts[seat]
    if token == SAW:
        return 3 - table.saws[seat]
    if token == SLEIGH:
        return 2 - table.sleighs[seat]
    return 1 if token == RAFT and not last else 0


def free_plan(table: Sawmills, seat: int) -> bool:
    """True if overtime, or another useful work, can be planned for nothing."""
    for work in table.works:
        if work in LIKED and not table.plan.count(work) and numbers(table, seat, work):
            return True
    return False


def market_wish(table: Sawmills, seat: int) -> int:
    """Return whether there is something to buy or sell."""
    if any(deal >= CRAFTS for deal in offers(table, seat)):
        return 1
    if not table.money[seat]:
        return 0
    if food_missing(table, seat) and (table.season() == AUTUMN or table.money[seat] > 4):
        return 1
    sawyers = table.hired[seat * KINDS + SAWYER]
    return 1 if sawyers and fires(table, seat) and not table.saws[seat] else 0
