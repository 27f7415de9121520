"""Who plays Lignum: how good a position looks."""

from __future__ import annotations

from typing import Final

from waldlehre.lignum.kinds import KINDS, WENGE
from waldlehre.lignum.parts import ROUNDS
from waldlehre.lignum.scoring import contract_money
from waldlehre.lignum.selling import finished, price, saleable, there
from waldlehre.lignum.state import MOST_NEEDS, Sawmills

A_COIN: Final = 100
ON_SALE: Final = 90
"""What a coin's worth of wood that lies ready is worth."""
A_LOG: Final = 200
"""A log on the sawing area; one on the woodpile is worth half."""
AFLOAT: Final = 130
A_TOOL: Final = 60


def worth(table: Sawmills, seat: int) -> int:
    """Coins, wood on its way, what the coming winter asks for, contracts and debts."""
    total = A_COIN * table.money[seat] - A_COIN * table.parts.repay[table.loans[seat]]
    if table.ended:
        return total
    for cell in saleable(table, seat):
        total += ON_SALE * there(table, seat, cell) * price(table, cell)
    total += A_COIN * contract_money(table, seat) + unfinished(table, seat)
    left = ROUNDS - table.turn
    first = seat * KINDS
    for wood in range(KINDS):
        times = 2 if wood == WENGE else 1
        total += times * A_LOG * table.sawing[first + wood]
        total += times * (A_LOG if left > 1 else 30) // 2 * table.woodpile[first + wood]
        total += AFLOAT * table.river[first + wood]
    if left > 1:
        tools = table.saws[seat] + min(2, table.carts[seat]) + table.rafts[seat]
        total += A_TOOL * (tools + table.forage[seat * 2] + min(2, table.sleighs[seat]))
        hands = table.hired[first] + table.hired[first + 1] + table.hired[first + 2]
        total += 2 * A_COIN * hands + 40 * len(table.crafts[seat])
    return total + provided(table, seat)


def unfinished(table: Sawmills, seat: int) -> int:
    """Return what lies on contracts not finished yet, worth its share of what they pay."""
    total = 0
    for contract in table.contracts[seat]:
        if finished(table, contract):
            continue
        needs = table.parts.needs[contract]
        lies = sum(table.filled[contract * MOST_NEEDS + need] for need in range(len(needs)))
        wants = sum(many for _, _, many in needs)
        total += A_COIN * table.parts.pays[contract] * (4 * lies + 1) // (5 * wants)
    return total


def provided(table: Sawmills, seat: int) -> int:
    """Return what food and firewood for the coming winter save in fines."""
    card = table.winters[table.turn // 4] if table.turn < ROUNDS else 0
    food, wood = table.parts.asks(card, table.variant.easy_winters)
    fine = A_COIN * table.parts.number["fine"]
    fire = sum(table.firewood[seat * KINDS : (seat + 1) * KINDS])
    return fine * min(food, table.food[seat]) * 8 // 10 + fine * min(wood, fire) * 9 // 10
