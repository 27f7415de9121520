"""The table as plain text, notes on single things, and where an event came from."""

from __future__ import annotations

from waldlehre.kernel.voice import Voice
from waldlehre.lignum.fines import asked
from waldlehre.lignum.kinds import (
    EDGE,
    FORMS,
    GOODS,
    HUT_SPACES,
    JOBS,
    KINDS,
    LEVELS,
    LOCATIONS,
    LOGS,
    NOTHING,
    PAIRS,
    PIECES,
    PLACES,
    SEASONS,
    STAGES,
    WOODS,
    WORKS,
)
from waldlehre.lignum.parts import AREAS, ROUNDS
from waldlehre.lignum.scoring import score
from waldlehre.lignum.state import ASIDE, MOST_NEEDS, NOWHERE, Sawmills
from waldlehre.lignum.words import contract, due, label, need, token


def text(table: Sawmills, viewer: int, voice: Voice) -> str:
    """Return season, trail, areas, cards, and each sawmill."""
    say = voice.say
    lines = [heading(table, voice), trail(table, voice)]
    lines += [area_line(table, area, voice) for area in range(AREAS)]
    for card in table.coming:
        lines.append(say("coming", what=resources(table, card, voice)))
    if table.offers:
        lines.append(say("offers"))
        lines += [f"  {contract(table, one, voice)}" for one in table.offers]
    if table.works:
        lines.append(
            say("open_works", works=voice.listed([work(one, voice) for one in table.works]))
        )
    for seat in range(table.seats):
        lines += ["", *mill(table, seat, viewer, voice)]
    return "\n".join(lines)


def heading(table: Sawmills, voice: Voice) -> str:
    """Return season, sub-phase and what the coming winter asks for."""
    turn = min(table.turn, ROUNDS - 1)
    season = voice.say(f"season.{SEASONS[turn % 4]}")
    stage = voice.say(f"stage.{STAGES[table.stage]}")
    line = voice.say("heading", season=season, year=turn // 4 + 1, stage=stage)
    if not table.winters or table.ended or table.turn == ROUNDS:
        return line
    food, firewood = asked(table)
    return f"{line} {voice.say('winter_asks', food=food, firewood=firewood)}"


def trail(table: Sawmills, voice: Voice) -> str:
    """Return what lies and stands on the trail."""
    found = []
    for place in range(1, LOCATIONS + 1):
        here = [voice.seat(s) for s in range(table.seats) if table.spot[s] == place]
        if table.token[place] != NOTHING:
            here.append(token(table, table.token[place], voice))
        if here:
            found.append(f"{place} {', '.join(here)}")
    edge = [voice.seat(seat) for seat in table.edge]
    if edge:
        found.append(voice.say("at_edge", seats=", ".join(edge)))
    people = voice.say(
        "people",
        porters=table.porters,
        forage=table.forages,
        lumberjacks=table.lumberjacks,
        sawyers=table.free_sawyers + table.paid_sawyers,
    )
    return voice.say("trail", what="; ".join(found) or voice.say("nothing"), people=people)


def area_line(table: Sawmills, area: int, voice: Voice) -> str:
    """Return what grows and lies in an area, and whose token."""
    say = voice.say
    trees = woods(table.trees[area * KINDS : (area + 1) * KINDS], voice)
    about = {"area": say("area", number=area + 1), "trees": trees, "food": table.stores[area]}
    seats = [voice.seat(seat) for seat in range(table.seats) if table.area[seat] == area]
    line = say("area_line", **about)
    return f"{line} {say('tokens_of', seats=', '.join(seats))}" if seats else line


def woods(counts: list[int], voice: Voice) -> str:
    """Return logs or trees by wood."""
    named = [
        voice.say("some", count=many, what=voice.say(f"wood.{WOODS[wood]}"))
        for wood, many in enumerate(counts)
        if many
    ]
    return ", ".join(named) or voice.say("none")


def resources(table: Sawmills, card: int, voice: Voice) -> str:
    """Return what a resource card brings."""
    found = []
    for area, birch, oak, wenge, food in table.parts.resources[card]:
        about = {"area": voice.say("area", number=area + 1), "food": food}
        found.append(voice.say("area_line", **about, trees=woods([birch, oak, wenge], voice)))
    return " ".join(found)


def work(value: int, voice: Voice) -> str:
    """Return the name of a work."""
    return voice.say(f"work.{WORKS[value]}")


def mill(table: Sawmills, seat: int, viewer: int, voice: Voice) -> list[str]:
    """Return what a seat has, a few lines."""
    say, first = voice.say, seat * KINDS
    money = say("purse", seat=voice.seat(seat), count=table.money[seat], score=score(table, seat))
    if table.loans[seat]:
        money += " " + say("in_debt", count=table.parts.repay[table.loans[seat]])
    lines = [money]
    lines.append("  " + say("gear", **equipment(table, seat)))
    people = [
        say("some", count=table.hired[first + job], what=say(f"job.{name}"))
        for job, name in enumerate(JOBS)
        if table.hired[first + job]
    ]
    if table.apprentice[seat]:
        people.append(say("worker.apprentice"))
    lines.append("  " + say("hands", what=", ".join(people) or say("none")))
    for name in ("woodpile", "river", "sawing"):
        counts = getattr(table, name)[first : first + KINDS]
        if any(counts):
            lines.append("  " + say(f"store.{name}", what=woods(counts, voice)))
    for level in range(LEVELS):
        counts = [table.pieces(seat, level, piece) for piece in range(FORMS)]
        if any(counts):
            lines.append(f"  {say(f'place.{PLACES[level]}')}: {pieces(counts, voice)}")
    fire = [0] * LOGS + table.firewood[first : first + KINDS]
    if any(fire):
        lines.append("  " + say("store.firewood", what=pieces(fire, voice)))
    return lines + [f"  {line}" for line in papers(table, seat, viewer, voice)]


def equipment(table: Sawmills, seat: int) -> dict[str, int]:
    """Return what a seat has of equipment, by name."""
    return {
        "food": table.food[seat],
        "saws": table.saws[seat],
        "carts": table.carts[seat],
        "rafts": table.rafts[seat],
        "sleighs": table.sleighs[seat],
        "full": table.forage[seat * 2],
        "half": table.forage[seat * 2 + 1],
    }


def pieces(counts: list[int], voice: Voice) -> str:
    """Return pieces by kind."""
    named = [
        voice.say(f"pieces.{PIECES[piece]}", count=many)
        for piece, many in enumerate(counts)
        if many
    ]
    return ", ".join(named)


def papers(table: Sawmills, seat: int, viewer: int, voice: Voice) -> list[str]:
    """Return a seat's crafts, hut, plans and contracts; its crafts in full for itself only."""
    say, lines = voice.say, []
    crafts = [say(f"good.{GOODS[table.parts.good[one]]}") for one in table.crafts[seat]]
    if crafts and viewer == seat:
        lines.append(say("crafts", what=voice.listed(crafts)))
    elif crafts:
        lines.append(say("crafts_hidden", count=len(crafts)))
    for space, name in enumerate(HUT_SPACES):
        many = table.hut[seat * KINDS + space]
        if many:
            lines.append(say("hut_tokens", space=say(f"space.{name}"), count=many))
    for at in range(seat * PAIRS, seat * PAIRS + PAIRS):
        if table.plan[at] != NOWHERE:
            mark = "plan_done" if table.done[at] else "plan_due"
            lines.append(
                say(mark, work=work(table.plan[at], voice), season=due(table.due[at], voice))
            )
    for one in table.contracts[seat]:
        filled = [
            f"{table.filled[one * MOST_NEEDS + at]}/{many}"
            for at, (_, _, many) in enumerate(table.parts.needs[one])
        ]
        lines.append(f"{contract(table, one, voice)} [{', '.join(filled)}]")
    if viewer == seat and table.chosen[seat] != NOWHERE:
        lines.append(say("chosen", area=say("area", number=table.chosen[seat] + 1)))
    return lines


def note(table: Sawmills, kind: str, value: int, voice: Voice) -> str:
    """Return what there is to know of an area, a location, a work or a contract; "" for others."""
    if value >= ASIDE:
        return ""  # a loan or a hut, which stands beside any question
    if kind == "area":
        return area_line(table, value, voice)
    if kind in ("work", "planned_work"):
        return voice.say(f"does.{WORKS[value]}")
    if kind in ("location", "stop") and value != EDGE:
        return label(table, "location", value, voice)
    if kind == "contract":
        lines = [contract(table, value, voice)]
        for at in range(len(table.parts.needs[value])):
            lies = table.filled[value * MOST_NEEDS + at]
            lines.append(voice.say("lies_on_it", need=need(table, value, at, voice), count=lies))
        return "\n".join(lines)
    return ""


def sources(table: Sawmills, event: str, about: tuple[int, ...]) -> tuple[str, ...]:
    """Return the parts of the picture that something came from; the area where trees fell."""
    return (f"area:{about[0]}",) if event in ("felled", "got_food", "fetched") else ()
