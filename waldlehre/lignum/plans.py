"""What a season still needs: hands, food, firewood, saws, contracts. Foresters reckon with it."""

from __future__ import annotations

from typing import Final

from waldlehre.lignum.foresters import LOG, ON_PILE, firewood_missing
from waldlehre.lignum.kinds import (
    BIRCH,
    HEATING,
    KINDS,
    LOGS,
    LUMBERJACK,
    LUMBERJACKS,
    PORTER,
    PORTERS,
    SAWYER,
    WENGE,
)
from waldlehre.lignum.parts import ROUNDS
from waldlehre.lignum.selling import finished
from waldlehre.lignum.state import MOST_NEEDS, Sawmills

A_COIN: Final = 100


def food_missing(table: Sawmills, seat: int) -> int:
    """Return how much food the coming winter still asks for."""
    if table.turn >= ROUNDS:
        return 0
    food, _ = table.parts.asks(table.winters[table.turn // 4], table.variant.easy_winters)
    return max(0, food - table.food[seat])


def fires(table: Sawmills, seat: int) -> int:
    """Return how many birch logs have to be sawn for the firewood that is missing."""
    each = table.parts.blocks[BIRCH]
    if table.planned(seat, HEATING):
        each = table.parts.number["heating_blocks"]
    return (firewood_missing(table, seat) + each - 1) // each


def hands(table: Sawmills, seat: int, money: int) -> tuple[int, int]:
    """Return how many more lumberjacks and porters pay best for so much money.

    Those who stand behind on the trail cannot be hired any more.
    """
    first = seat * KINDS
    spot = table.spot[seat]
    fellers, porters = table.hired[first + LUMBERJACK], table.hired[first + PORTER]
    area = table.area[seat]
    trees = table.trees_in(area) if area >= 0 else 0
    pile = sum(table.woodpile[first : first + KINDS])
    last = table.parts.last_of
    at_fellers, at_porters = last[LUMBERJACKS], last[PORTERS]
    most_fellers = min(table.lumberjacks, trees - fellers) if spot <= at_fellers else 0
    most_porters = table.porters if spot <= at_porters else 0
    cost_f, cost_p = table.parts.price[at_fellers], table.parts.price[at_porters]
    cart = 0
    if table.carts[seat] and (table.forage[seat * 2] or table.forage[seat * 2 + 1]):
        cart = 1 if table.forage[seat * 2 + 1] else 2
    best, found = -1, (0, 0)
    helper = table.apprentice[seat]
    for more in range(max(0, most_fellers) + 1):
        for carry in range(most_porters + 1):
            cost = more * cost_f + carry * cost_p
            if cost > money:
                break
            value = gain(pile, trees, fellers + more, porters + carry, cart, helper)
            value -= A_COIN * cost
            if value > best:
                best, found = value, (more, carry)
    return found


def gain(pile: int, trees: int, fellers: int, porters: int, cart: int, helper: int) -> int:
    """Return about what so many hands bring in; the apprentice helps where it pays best."""
    best = 0
    for fells in range(helper + 1):
        felled = min(trees, fellers + fells)
        carriers = porters + helper - fells
        room = carriers + (cart if carriers else 0)
        logs = pile + felled
        value = LOG[BIRCH] * min(logs, room) + ON_PILE[BIRCH] * max(0, logs - room)
        best = max(best, value)
    return best


def wanted(table: Sawmills, seat: int) -> list[int]:
    """Return by piece how many a seat's contracts still ask for."""
    found = [0] * (LOGS * 2)
    for contract in table.contracts[seat]:
        for need, (piece, _, many) in enumerate(table.parts.needs[contract]):
            found[piece] += many - table.filled[contract * MOST_NEEDS + need]
    return found


def unfinished(table: Sawmills, seat: int) -> int:
    """Count a seat's contracts that are not finished."""
    return sum(1 for one in table.contracts[seat] if not finished(table, one))


def lacks_wenge(table: Sawmills, seat: int) -> bool:
    """True if contracts ask for more wenge than the seat has anywhere."""
    first = seat * KINDS + WENGE
    has = table.woodpile[first] + table.sawing[first] + table.river[first]
    for level in range(4):
        has += table.pieces(seat, level, LOGS + WENGE)
    return wanted(table, seat)[LOGS + WENGE] > has


def saw_room(table: Sawmills, seat: int) -> int:
    """Return how many logs a seat can saw in this season."""
    apprentice = table.apprentice[seat]
    return min(table.saws[seat], table.hired[seat * KINDS + SAWYER] + apprentice)


def to_saw(table: Sawmills, seat: int) -> int:
    """Return how many more logs should come to the sawing area."""
    lie = sum(table.sawing[seat * KINDS : (seat + 1) * KINDS])
    return max(saw_room(table, seat), min(2, fires(table, seat))) - lie
