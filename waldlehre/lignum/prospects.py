"""What is said of a contract, a work or a location: what is missing, and when it is possible."""

from __future__ import annotations

from waldlehre.kernel.voice import Voice
from waldlehre.lignum.anytime import Asking
from waldlehre.lignum.kinds import EDGE, LEVELS, PAIRS
from waldlehre.lignum.parts import ROUNDS
from waldlehre.lignum.state import MOST_NEEDS, Sawmills
from waldlehre.lignum.trail import Move, hindrance
from waldlehre.lignum.words import due, need
from waldlehre.lignum.works import numbers, price


def prospects(table: Sawmills, kind: str, value: int, voice: Voice) -> list[str]:
    """Say what an asked seat still needs for a contract, a work or a location; [] for others."""
    step = table.agenda[-1] if table.agenda else None
    if not isinstance(step, Asking):
        return []
    if kind == "contract":
        return of_contract(table, value, voice)
    if kind in ("work", "planned_work"):
        return of_work(table, step.seat, value, voice)
    if kind in ("location", "stop") and 0 < value < EDGE:
        message = hindrance(table, step.seat, value)
        about = {"seat": voice.seat(step.seat), "rule": Move.rule}
        if not message:
            return [voice.say("prospects.open", **about)]
        return [voice.say("prospects.barred", **about, reason=voice.say(message))]
    return []


def of_contract(table: Sawmills, card: int, voice: Voice) -> list[str]:
    """Say what is missing on a contract, and whether its owner has it ready."""
    owner = [seat for seat in range(table.seats) if card in table.contracts[seat]]
    if not owner:
        return [voice.say("prospects.unowned")]
    lines = []
    for at, (piece, lowest, many) in enumerate(table.parts.needs[card]):
        missing = many - table.filled[card * MOST_NEEDS + at]
        if missing:
            ready = sum(table.pieces(owner[0], level, piece) for level in range(lowest, LEVELS))
            about = {"need": need(table, card, at, voice), "missing": missing, "ready": ready}
            lines.append(voice.say("prospects.missing", **about))
    return lines or [voice.say("prospects.complete")]


def of_work(table: Sawmills, seat: int, work: int, voice: Voice) -> list[str]:
    """Say for when a seat could plan a work, what it costs now, and for when it has."""
    lines = []
    for at in range(seat * PAIRS, seat * PAIRS + PAIRS):
        if table.plan[at] == work and table.due[at] >= table.turn:
            lines.append(voice.say("prospects.planned", season=due(table.due[at], voice)))
    if table.winter() or work not in table.works or table.turn >= ROUNDS:
        return lines
    when = [due(table.turn + number, voice) for number in numbers(table, seat, work)]
    if not when:
        return [*lines, voice.say("prospects.no_season")]
    about = {"seasons": voice.listed(when), "money": price(table, work)}
    return [*lines, voice.say("prospects.could_plan", **about)]
