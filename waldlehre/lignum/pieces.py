"""Every piece that is limited is somewhere, exactly once: what the exam checks."""

from __future__ import annotations

from collections.abc import Iterator

from waldlehre.lignum.kinds import EDGE, GOOD, KINDS, LOGS, PAIRS, SOURCES, SPENT, WENGE
from waldlehre.lignum.state import MOST_LOANS, MOST_NEEDS, NOWHERE, Sawmills


def faults(table: Sawmills) -> Iterator[str]:
    """Yield what is wrong with a table."""
    yield from card_faults(table)
    yield from good_faults(table)
    yield from trail_faults(table)
    yield from mill_faults(table)


def card_faults(table: Sawmills) -> Iterator[str]:
    """Yield cards that are lost or doubled."""
    parts = table.parts
    cards = sorted([*table.resource_deck, *table.cards, *table.coming, *table.passed])
    if cards and cards != list(range(len(parts.resources))):
        yield f"resource cards: {cards}"
    bought = [one for cards in table.contracts for one in cards]
    contracts = sorted([*table.contract_deck, *table.offers, *bought])
    if contracts and contracts != list(range(len(parts.pays))):
        yield f"contracts: {contracts}"
    for contract, needs in enumerate(parts.needs):
        for need in range(MOST_NEEDS):
            there = table.filled[contract * MOST_NEEDS + need]
            most = needs[need][2] if need < len(needs) and contract in bought else 0
            if not 0 <= there <= most:
                yield f"contract {contract} holds {there} of need {need}"


def good_faults(table: Sawmills) -> Iterator[str]:
    """Yield craft tokens that are lost or doubled, and hut tokens that nobody built."""
    lying = [token - GOOD for token in table.token if token >= GOOD]
    held = [one for crafts in table.crafts for one in crafts]
    goods = sorted([*table.goods, *lying, *held, *table.gone])
    if goods and goods != list(range(len(table.parts.good))):
        yield f"craft tokens: {goods}"
    if any(crafts != sorted(crafts) for crafts in table.crafts) or table.gone != sorted(table.gone):
        yield "craft tokens out of order"
    if sum(table.hut) > len(table.gone) or min(table.hut) < 0:
        yield f"hut tokens: {table.hut}"


def trail_faults(table: Sawmills) -> Iterator[str]:
    """Yield masters, workers and tokens that stand where they cannot."""
    for seat in range(table.seats):
        at_edge = table.spot[seat] == EDGE
        if at_edge != (seat in table.edge) or not 0 <= table.spot[seat] <= EDGE:
            yield f"seat {seat}'s master stands on {table.spot[seat]}, the edge is {table.edge}"
    supply, seats = table.parts.supply, table.seats
    left = (table.lumberjacks, table.porters, table.free_sawyers + table.paid_sawyers)
    whole = (
        supply["lumberjacks"][seats],
        supply["porters"][seats],
        supply["free_sawyers"][seats] + supply["paid_sawyers"][seats],
    )
    for job in range(KINDS):
        hired = sum(table.hired[job::KINDS])
        if min(left[job], *table.hired) < 0 or left[job] + hired > whole[job]:
            yield f"job {job}: {left[job]} left, {hired} hired of {whole[job]}"
    if min(table.trees) < 0 or min(table.stores) < 0:
        yield f"areas: {table.trees}, {table.stores}"


def mill_faults(table: Sawmills) -> Iterator[str]:
    """Yield sawmills that hold what they cannot, and money that came from nowhere."""
    for name in ("food", "sleighs", "carts", "rafts", "saws", "woodpile", "river", "sawing"):
        if min(getattr(table, name)) < 0:
            yield f"{name}: {getattr(table, name)}"
    if min(table.firewood) < 0 or min(table.stock) < 0:
        yield f"wood: {table.firewood}, {table.stock}"
    if not table.ended and min(table.money) < 0:
        yield f"money: {table.money}"
    if max(table.saws) > table.parts.most_saws or max(table.loans) > MOST_LOANS:
        yield f"saws {table.saws}, loans {table.loans}"
    if any(one not in (0, 1) for one in (*table.forage, *table.apprentice, *table.done)):
        yield f"forage {table.forage}, apprentices {table.apprentice}, done {table.done}"
    for level_first in range(0, len(table.stock), LOGS * 2):
        if table.stock[level_first + WENGE] and not table.parts.worth[WENGE]:
            yield "a wenge log where only what can be sold may lie"
    for seat in range(table.seats):
        first = seat * len(SOURCES)
        came = sum(table.tally[first : first + SPENT]) - table.tally[first + SPENT]
        if came != table.money[seat]:
            yield f"seat {seat} has {table.money[seat]} of {came}"
    for at in range(table.seats * PAIRS):
        if (table.plan[at] == NOWHERE) != (table.due[at] == NOWHERE):
            yield f"plans: {table.plan}, {table.due}"
