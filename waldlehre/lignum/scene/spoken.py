"""What a picture says: places, pieces, people, cards and players."""

from __future__ import annotations

from waldlehre.drawing.scene import Node
from waldlehre.kernel.speech import capital
from waldlehre.lignum import words
from waldlehre.lignum.kinds import (
    FIREWOOD,
    FORMS,
    FROM_START,
    GOODS,
    HUT_SPACES,
    JOBS,
    KINDS,
    LEVELS,
    LOGS,
    PAIRS,
    SEASONS,
    SITES,
    SOURCES,
    TOKEN,
    WORKS,
)
from waldlehre.lignum.scene import plan as plans
from waldlehre.lignum.scene.look import Look
from waldlehre.lignum.scoring import winners
from waldlehre.lignum.selling import finished
from waldlehre.lignum.state import MOST_NEEDS, NOWHERE, STOCK
from waldlehre.lignum.works import price


def seats(look: Look, found: tuple[int, ...]) -> str:
    """Return the names of seats, or that it is nobody."""
    return look.voice.listed([look.voice.seat(seat) for seat in found]) or look.say("scene.nobody")


def status(look: Look) -> str:
    """Say what is asked, or what is going on."""
    if look.choice is not None:
        return look.voice.question(look.table, look.choice)
    if not look.table.ended:
        return look.say("scene.going_on")
    return look.say("scene.over", seats=seats(look, tuple(winners(look.table))))


# -- areas and trail ------------------------------------------------------------------------------


def area(look: Look, number: int, here: tuple[int, ...], came: tuple[int, ...]) -> str:
    """Say all about an area."""
    table, say = look.table, look.say
    first = number * KINDS
    trees = look.counted([(table.trees[first + wood], look.wood(wood)) for wood in range(KINDS)])
    food = table.stores[number]
    text = say("scene.area", number=number + 1, trees=trees, food=food)
    found = [text]
    if len(here) > 1 and food:
        found.append(say("scene.shares", count=food // len(here), rest=food % len(here)))
    if here:
        found.append(say("scene.here", seats=seats(look, here)))
    if look.viewer >= 0 and table.chosen[look.viewer] == number:
        found.append(say("scene.secret"))
    if any(came):
        what = look.counted(
            [
                *[(came[wood], look.wood(wood)) for wood in range(KINDS)],
                (came[KINDS], say("scene.food")),
            ]
        )
        found.append(say("scene.coming" if table.coming else "scene.grown", what=what))
    return ", ".join(found)


def location(look: Look, place: int, here: tuple[int, ...], there: tuple[int, ...]) -> str:
    """Say all about a location of the trail."""
    table, parts = look.table, look.parts
    site = parts.site[place]
    if site == TOKEN:
        text = capital(words.token(table, table.token[place], look.voice))
        text = look.say("location", number=place, site=text)
    else:
        name = look.say(f"site.{SITES[site]}")
        text = look.say("location", number=place, site=name)
        if there:
            many = "+".join(map(str, there))
            text = f"{text}, {look.say('scene.left', count=many)}"
        text = f"{text}, {look.say('scene.places', count=parts.capacity[place])}"
    if parts.price[place]:
        text = f"{text}, {look.say('scene.price', money=parts.price[place])}"
    if here:
        text = f"{text}, {look.say('scene.here', seats=seats(look, here))}"
    return text


# -- the sawmill ----------------------------------------------------------------------------------


def place(look: Look, name: str) -> str:
    """Return what a place that wood passes is called."""
    return look.say(f"scene.place.{name}")


def rack(look: Look, level: int) -> str:
    """Say what a rack brings and holds."""
    parts = look.parts
    text = look.say(
        "scene.rack",
        money=parts.bonus[level],
        logs=parts.room_logs[level],
        blocks=parts.room_blocks[level],
    )
    return f"{text}, {look.say('scene.must_sell')}" if parts.must_sell[level] else text


def people(look: Look, hired: tuple[int, ...], home: int) -> str:
    """Say who works for a sawmill in this season."""
    found = [(many, look.say(f"job.{JOBS[job]}")) for job, many in enumerate(hired)]
    where = look.say("scene.home" if home else "scene.away")
    return look.say("scene.people", what=look.counted(found), apprentice=where)


def needs(look: Look) -> tuple[int, int]:
    """Return food and firewood that the coming winter asks for; -1 when no winter comes."""
    table = look.table
    if table.ended or not table.winters:
        return -1, -1
    card = table.winters[look.turn // 4]
    return look.parts.asks(card, table.variant.easy_winters)


def supply(look: Look, name: str, have: int, need: int) -> str:
    """Say how much food or firewood there is, and how much the winter asks for."""
    text = look.say(f"scene.have.{name}", count=have)
    return text if need < 0 else f"{text}, {look.say('scene.winter_needs', count=need)}"


def gear(look: Look, many: tuple[int, ...], tired: int) -> str:
    """Say what gear there is."""
    carts, saws, rafts, sleighs = many
    text = look.say("scene.gear", carts=carts, saws=saws, rafts=rafts, sleighs=sleighs)
    return f"{text}, {look.say('scene.tired', count=tired)}" if tired else text


def crafts(look: Look, kinds: tuple[int, ...], many: int, open_: bool) -> str:
    """Say which craft goods there are, or how many lie face down."""
    if not open_:
        return look.say("scene.crafts_hidden", count=many)
    named = [look.say(f"good.{GOODS[kind]}") for kind in kinds]
    return look.say("scene.crafts", what=look.voice.listed(named) or look.say("scene.nothing"))


def plan(look: Look, work: int, due: int, done: int, lost: bool) -> str:
    """Say which work is planned for when, and what became of it."""
    text = look.say("scene.planned", work=look.work(work), season=look.due(due))
    if done:
        return f"{text} ({look.say('scene.done')})"
    return f"{text} ({look.say('scene.lost')})" if lost else text


def lapsed(look: Look, at: int) -> bool:
    """True for planned work (seat * 3 + pair) whose season has passed without it."""
    table = look.table
    return not table.done[at] and (table.due[at] < look.turn or bool(table.ended))


def job(look: Look, one: plans.Job) -> str:
    """Say how often a job can still be done."""
    name = look.say(f"scene.can.{plans.JOBS_SHOWN[one.job]}")
    if one.over:
        return look.say("scene.can.over", job=name)
    return look.say("scene.can.times", job=name, count=one.many, bound=bound(look, one))


def bound(look: Look, one: plans.Job) -> str:
    """Say what bounds a job."""
    name = plans.JOBS_SHOWN[one.job]
    if look.table.winter() and name in ("fell", "haul"):
        name = f"winter_{name}"
    return look.say(f"scene.bound.{name}", count=one.of)


# -- cards ----------------------------------------------------------------------------------------


def contract(look: Look, number: int, on_it: tuple[int, ...]) -> str:
    """Say what a contract asks for and pays, and what lies on it."""
    text = capital(words.contract(look.table, number, look.voice))
    if not on_it:
        return text
    if finished(look.table, number):
        return f"{text}, {look.say('scene.contract.finished')}"
    asked = look.parts.needs[number]
    on = look.counted([(many, look.piece(asked[at][0])) for at, many in enumerate(on_it)])
    return look.say("scene.contract.on_it", contract=text, what=on)


def work(look: Look, number: int, tokens: tuple[int, ...]) -> str:
    """Say in which seasons a work can be carried out, what it does, and what planning it costs."""
    seasons = [
        look.say(f"season.{name}")
        for at, name in enumerate(SEASONS)
        if look.parts.work_seasons[number][at]
    ]
    name = WORKS[number]
    text = look.say(
        "scene.work",
        work=capital(look.work(number)),
        does=look.say(f"does.{name}").rstrip("."),
        seasons=look.voice.listed(seasons),
        money=price(look.table, number),
    )
    if not tokens:
        return text
    return f"{text}, {look.say('scene.tokens', seats=seats(look, tokens))}"


# -- other players --------------------------------------------------------------------------------


def lying(look: Look, seat: int) -> str:
    """Say where how much wood of a seat lies."""
    table, first = look.table, seat * KINDS
    logs = range(KINDS)
    found = [
        (name, look.counted([(by_wood[first + wood], look.piece(wood)) for wood in logs]), by_wood)
        for name, by_wood in (
            ("river", table.river),
            ("pile", table.woodpile),
            ("logs", table.sawing),
        )
    ]
    told = [
        look.say("scene.at", place=place(look, name), what=what)
        for name, what, by_wood in found
        if any(by_wood[first : first + KINDS])
    ]
    for level in range(LEVELS):
        at = seat * STOCK + level * FORMS
        many = table.stock[at : at + FORMS]
        if any(many):
            what = look.counted([(count, look.piece(one)) for one, count in enumerate(many)])
            told.append(look.say("scene.at", place=look.level(level), what=what))
    blocks = table.firewood[first : first + KINDS]
    if any(blocks):
        what = look.counted([(count, look.piece(LOGS + one)) for one, count in enumerate(blocks)])
        told.append(look.say("scene.at", place=look.level(FIREWOOD), what=what))
    return "; ".join(told) or look.say("scene.no_wood")


def player(look: Look, seat: int) -> str:
    """Say what another sawmill has."""
    table, say, first = look.table, look.say, seat * KINDS
    many = table.carts[seat], table.saws[seat], table.rafts[seat], table.sleighs[seat]
    kinds = [look.parts.good[one] for one in table.crafts[seat]]
    open_ = look.sees_crafts(seat)
    planned = [
        plan(look, table.plan[at], table.due[at], table.done[at], lapsed(look, at))
        for at in range(seat * PAIRS, seat * PAIRS + PAIRS)
        if table.plan[at] != NOWHERE
    ]
    hut = [(table.hut[first + at], say(f"space.{HUT_SPACES[at]}")) for at in range(len(HUT_SPACES))]
    cards = [contract(look, one, on_it(look, one)) for one in table.contracts[seat]]
    told = [
        say("scene.purse", seat=look.voice.seat(seat), money=table.money[seat]),
        say("scene.have.food", count=table.food[seat]),
        people(look, tuple(table.hired[first : first + KINDS]), table.apprentice[seat]),
        gear(look, many, table.tired[seat]),
        crafts(look, tuple(sorted(kinds)) if open_ else (), len(kinds), open_),
        lying(look, seat),
    ]
    if any(table.hut[first : first + KINDS]):
        told.append(say("scene.in_hut", what=look.counted(hut)))
    if planned:
        told.append(say("scene.plans", what=look.voice.listed(planned)))
    if table.loans[seat]:
        told.append(say("scene.owes", money=look.parts.repay[table.loans[seat]]))
    return "; ".join([*told, *cards])


def on_it(look: Look, number: int) -> tuple[int, ...]:
    """Return how many pieces lie on each need of a contract."""
    first = number * MOST_NEEDS
    return tuple(look.table.filled[first : first + len(look.parts.needs[number])])


def income(look: Look, seat: int) -> str:
    """Say what a seat's money came of, and what was spent."""
    first = seat * len(SOURCES)
    found = [
        look.say(f"scene.result.{name}", money=look.table.tally[first + at])
        for at, name in enumerate(SOURCES)
        if look.table.tally[first + at] and at != FROM_START
    ]
    return ", ".join(found)


# -- whole pictures -------------------------------------------------------------------------------


def reading(look: Look, title: str, nodes: list[Node]) -> str:
    """Return the text alternative: every label in the order in which the parts are drawn."""
    labels = [one.label for top in nodes for one in top.walk() if one.label]
    return "\n".join([title, *labels, *guesses(look)])


def guesses(look: Look) -> list[str]:
    """Say which tables hold reconstructed values; nothing where none does."""
    found = [
        look.say(f"scene.guessed.{name}")
        for name in ("contracts", "racks", "resources", "winters", "works", "supply", "tokens")
        if reconstructed(look, name)
    ]
    return [look.say("scene.guesses", list=look.voice.listed(found))] if found else []


def reconstructed(look: Look, sheet: str) -> bool:
    """True if some value of a table was reconstructed, for as many players as there are."""
    about = look.parts.box.sheets[sheet]
    players = str(look.table.seats)
    return any(
        about.guessed(at, *about.columns)
        for at, row in enumerate(about.rows)
        if row.get("players", players) == players
    )
