"""What a seat's workers can still do in this season, reckoned from what lies on the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from waldlehre.lignum.kinds import (
    CUTTING,
    DRIVING,
    KINDS,
    LUMBERJACK,
    PORTER,
    RACKS,
    SAWING,
    SAWYER,
    STAGES,
    WORKER_SPACE,
)
from waldlehre.lignum.state import NOWHERE, Sawmills

FELL, HAUL, FLOAT, SAW, RACK, ANY = range(6)
JOBS_SHOWN: Final = ("fell", "haul", "float", "saw", "rack", "any")
LAST: Final = {
    FELL: "felling",
    HAUL: "transport",
    FLOAT: "transport",
    SAW: "sawing",
    RACK: "drying",
}
"""The sub-phase in which each job is done."""
LAST_IN_WINTER: Final = {FELL: "winter_felling", HAUL: "sleigh", SAW: "winter_sawing"}


class Job(NamedTuple):
    """A job: how often it can still be done, of how much, and whether its time is over."""

    job: int
    many: int
    of: int
    """Trees, logs on the woodpile, rafts, saws, racks, helpers; in winter sleighs for hauling."""
    over: bool


def jobs(table: Sawmills, seat: int) -> list[Job]:
    """Return what a seat's workers can still do, job by job; those who can do any job come last."""
    found = winter_jobs(table, seat) if table.winter() else season_jobs(table, seat)
    helpers = table.apprentice[seat] + table.hut[seat * KINDS + WORKER_SPACE]
    last = LAST_IN_WINTER if table.winter() else LAST
    over = bool(table.ended) or table.stage > STAGES.index(last[SAW])
    return [*found, Job(ANY, helpers, helpers, over)]


def is_over(table: Sawmills, job: int) -> bool:
    """True once the sub-phase of a job has passed."""
    last = LAST_IN_WINTER if table.winter() else LAST
    return bool(table.ended) or table.stage > STAGES.index(last[job])


def season_jobs(table: Sawmills, seat: int) -> list[Job]:
    """Return felling, hauling, floating, sawing and drying."""
    hired = table.hired[seat * KINDS : seat * KINDS + KINDS]
    area = table.area[seat]
    grown = table.trees_in(area) if area != NOWHERE else 0
    trees = grown
    if table.open_plans(seat, CUTTING):
        trees += table.parts.number["cutting_hands"]
    pile = sum(table.woodpile[seat * KINDS : seat * KINDS + KINDS])
    each = table.parts.number["sawing_logs"] if table.planned(seat, SAWING) else 1
    sawn = min(hired[SAWYER], table.saws[seat]) * each
    afloat = table.rafts[seat] if hired[PORTER] else 0
    if table.open_plans(seat, DRIVING):
        afloat += table.parts.number["driving_logs"]
    racks = [level for level in range(1, RACKS + 1) if not taken(table, seat, level)]
    return [
        Job(FELL, min(hired[LUMBERJACK], trees), grown, is_over(table, FELL)),
        Job(HAUL, carried(table, seat, hired[PORTER]), pile, is_over(table, HAUL)),
        Job(FLOAT, afloat, table.rafts[seat], is_over(table, FLOAT)),
        Job(SAW, sawn, table.saws[seat], is_over(table, SAW)),
        Job(RACK, len(racks), RACKS, is_over(table, RACK)),
    ]


def winter_jobs(table: Sawmills, seat: int) -> list[Job]:
    """Return felling, sleighs and sawing for the helpers that there are in winter."""
    helpers = table.apprentice[seat] + table.hut[seat * KINDS + WORKER_SPACE]
    number = table.parts.number
    felled = number["winter_logs"] + helpers - 1 if helpers else 0
    food = min(table.food[seat], number["sleigh_extra"])
    sleighs = min(table.sleighs[seat], helpers)
    hauled = sleighs * number["sleigh_logs"] + (food if sleighs else 0)
    sawn = min(table.saws[seat], helpers)
    return [
        Job(FELL, felled, helpers, is_over(table, FELL)),
        Job(HAUL, hauled, table.sleighs[seat], is_over(table, HAUL)),
        Job(SAW, sawn, table.saws[seat], is_over(table, SAW)),
    ]


def carried(table: Sawmills, seat: int, porters: int) -> int:
    """Return how many logs the porters bring at once, the first of them with carts."""
    full, half = table.forage[seat * 2], table.forage[seat * 2 + 1]
    number = table.parts.number
    loads = [number["forage_half"]] * half
    loads += [number["forage_full"], number["forage_half"]] * full
    runs = table.carts[seat] - table.tired[seat]
    if table.variant.cart_twice and table.carts[seat]:
        runs = len(loads)
    runs = min(runs, len(loads), porters)
    return sum(loads[:runs]) + porters - runs


def taken(table: Sawmills, seat: int, level: int) -> bool:
    """True if neither a log nor a block has room on a rack."""
    return not any(table.fits(seat, level, piece) for piece in (0, KINDS))
