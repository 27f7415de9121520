"""Who plays Lignum: how good a position looks, from coins to what hired hands can still do."""

from __future__ import annotations

from typing import Final

from waldlehre.lignum.kinds import (
    EDGE,
    KINDS,
    LOGS,
    LUMBERJACK,
    PAIRS,
    PORTER,
    RACKS,
    SAWYER,
    STAGES,
    WINTER,
    WOODS,
)
from waldlehre.lignum.parts import ROUNDS
from waldlehre.lignum.scoring import contract_money
from waldlehre.lignum.selling import finished, price, saleable, there
from waldlehre.lignum.state import MOST_NEEDS, Sawmills

A_COIN: Final = 100
ON_SALE: Final = 96
"""What a coin's worth of wood that lies ready is worth."""
LOG: Final = (260, 360, 330)
"""A log at the sawmill, by wood."""
ON_PILE: Final = (110, 180, 200)
"""A log on the woodpile that nobody hauls in this season."""
A_TOOL: Final = 60
A_CART: Final = 110
A_GOOD: Final = 70
DRIED: Final = 40
FED: Final = 85
"""Of a hundred: how much of a fine food and firewood save."""
AT_HAND: Final = 80
"""What a coin in hand is worth more while there are things to buy ahead."""
PURSE: Final = 8
"""So many coins are needed in a season."""
A_STEP: Final = 130
"""A location on the trail that one has not passed yet."""
TRAIL: Final = STAGES.index("trail")
FELLING: Final = STAGES.index("felling")
TRANSPORT: Final = STAGES.index("transport")
SAWING: Final = STAGES.index("sawing")
SELLING: Final = STAGES.index("selling")


def worth(table: Sawmills, seat: int) -> int:
    """Coins, wood ready and on its way, needs of the coming winter, contracts, tools, debts."""
    total = A_COIN * table.money[seat] - A_COIN * table.parts.repay[table.loans[seat]]
    if table.ended:
        return total
    for cell in saleable(table, seat):
        total += ON_SALE * there(table, seat, cell) * price(table, cell)
    total += A_COIN * contract_money(table, seat) + unfinished(table, seat)
    if table.turn < ROUNDS - 2:
        total += AT_HAND * min(table.money[seat], PURSE)
    if table.stage == TRAIL:
        total += A_STEP * (EDGE - table.spot[seat])
    return total + in_work(table, seat) + kept(table, seat) + provided(table, seat)


def in_work(table: Sawmills, seat: int) -> int:
    """Return what logs are worth, with the hands that can still fell, haul and saw them."""
    first, stage = seat * KINDS, table.stage
    last = table.turn >= ROUNDS - 1
    here: list[int] = []
    for wood in range(KINDS):
        here += [wood] * table.woodpile[first + wood]
    spare = table.apprentice[seat]
    porters = table.hired[first + PORTER] if stage <= TRANSPORT else 0
    if stage <= FELLING:
        fellers = table.hired[first + LUMBERJACK]
        trees = standing(table, seat)
        here += trees[:fellers]
        if spare and len(trees) > fellers and porters > len(here):
            here.append(trees[fellers])
            spare = 0
    room = porters + carted(table, seat, porters)
    if spare and room < len(here) and stage <= TRANSPORT and table.season() != WINTER:
        room += 1
    here.sort(key=lambda wood: -LOG[wood])
    total = 0
    for at, wood in enumerate(here):
        total += LOG[wood] if at < room else 0 if last else ON_PILE[wood]
    for wood in range(KINDS):
        lie = table.sawing[first + wood]
        total += lie * (0 if last and stage > SAWING else LOG[wood])
        total += table.river[first + wood] * table.parts.worth[wood] * (A_COIN if last else 90)
    if stage <= SAWING:
        total += sawn(table, seat, sum(table.sawing[first : first + KINDS]) + min(room, len(here)))
    return total


def standing(table: Sawmills, seat: int) -> list[int]:
    """Return the trees of a seat's area, the best first."""
    if table.area[seat] < 0:
        return []
    found: list[int] = []
    for wood in range(KINDS):
        found += [wood] * table.trees[table.area[seat] * KINDS + wood]
    found.sort(key=lambda wood: -LOG[wood])
    return found


def carted(table: Sawmills, seat: int, porters: int) -> int:
    """Return how many logs carts carry in this season beyond what their porters would."""
    carts = min(porters, table.carts[seat] - table.tired[seat])
    half, full = table.forage[seat * 2 + 1], table.forage[seat * 2]
    more = 0
    if carts > 0 and table.stage <= TRANSPORT:
        more = 1 if half else 2 * full
        if carts > 1 and half and full:
            more += 2
    return more


def sawn(table: Sawmills, seat: int, logs: int) -> int:
    """Return what sawing can still add in this season: firewood first, then better prices."""
    hands = table.hired[seat * KINDS + SAWYER] + (table.apprentice[seat] if not logs else 0)
    able = min(hands, table.saws[seat], logs)
    lacks = firewood_missing(table, seat)
    total = 0
    for _ in range(able):
        total += min(4, lacks) * 170 if lacks > 1 else 110
        lacks = max(0, lacks - 4)
    return total


def firewood_missing(table: Sawmills, seat: int) -> int:
    """Return how much firewood the coming winter still asks for."""
    if table.turn >= ROUNDS:
        return 0
    _, wood = table.parts.asks(table.winters[table.turn // 4], table.variant.easy_winters)
    return max(0, wood - sum(table.firewood[seat * KINDS : (seat + 1) * KINDS]))


def kept(table: Sawmills, seat: int) -> int:
    """Return what tools, goods, dry pieces and plans are worth for seasons to come."""
    left = ROUNDS - 1 - table.turn
    if left < 1:
        return 0
    total = A_TOOL * (table.saws[seat] + min(3, table.rafts[seat]) + min(2, table.sleighs[seat]))
    total += A_CART * min(2, table.carts[seat])
    total += A_CART * table.forage[seat * 2] + A_TOOL * table.forage[seat * 2 + 1]
    total += A_GOOD * len(table.crafts[seat]) + A_COIN * sum(
        table.hut[seat * KINDS : seat * KINDS + KINDS]
    )
    for level in range(1, RACKS):
        for piece in range(LOGS * 2):
            total += DRIED * table.pieces(seat, level, piece)
    for at in range(seat * PAIRS, seat * PAIRS + PAIRS):
        if table.due[at] > table.turn:
            total += A_COIN
    return total * min(left, 4) // 4


def unfinished(table: Sawmills, seat: int) -> int:
    """Return what contracts not finished yet are worth: all the more as more lies on them."""
    total = 0
    for contract in table.contracts[seat]:
        if finished(table, contract):
            continue
        needs = table.parts.needs[contract]
        lies = wants = 0
        for need, (piece, _, many) in enumerate(needs):
            weight = 3 if piece % KINDS == len(WOODS) - 1 else 1
            lies += weight * table.filled[contract * MOST_NEEDS + need]
            wants += weight * many
        hope = A_COIN * table.parts.pays[contract]
        total += hope * 8 // 10 * lies // wants
        if table.turn < ROUNDS - 2:
            total += hope // 8
    return total


def provided(table: Sawmills, seat: int) -> int:
    """Return what food and firewood for the coming winter save in fines."""
    if table.turn >= ROUNDS:
        return 0
    food, wood = table.parts.asks(table.winters[table.turn // 4], table.variant.easy_winters)
    fine = FED * table.parts.number["fine"]
    fire = sum(table.firewood[seat * KINDS : (seat + 1) * KINDS])
    spare = max(0, fire - wood) * (A_COIN if table.turn < 4 else 0)
    return fine * (min(food, table.food[seat]) + min(wood, fire)) + spare
