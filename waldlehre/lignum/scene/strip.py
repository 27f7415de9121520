"""The strip above the sawmill: what the workers can still do, or options without another place."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import block, group, path, pixels, rect, use, words
from waldlehre.kernel.speech import capital
from waldlehre.lignum.kinds import FORMS, GOODS, KINDS, WOODS
from waldlehre.lignum.market import CRAFTS, DEALS
from waldlehre.lignum.scene import plan, spoken
from waldlehre.lignum.scene.look import ROOMY, Look
from waldlehre.lignum.scene.pieces import seat_disc, symbol_of
from waldlehre.lignum.state import ASIDE, BUILD, BUILD_PLANNED, DRY_ON, FETCH_FOOD, LOAN, MOST_NEEDS

WIDE, TALL = 976, 46
TITLE: Final = 152
SIGNS: Final = {
    plan.FELL: "lg-lumberjack",
    plan.HAUL: "lg-porter",
    plan.FLOAT: "lg-raft",
    plan.SAW: "lg-sawyer",
    plan.RACK: "lg-work-drying",
    plan.ANY: "lg-apprentice",
}
MEANS: Final = ("lg-porter", "lg-cart", "lg-raft", "lg-work-driving")
BESIDE_ART: Final = {
    LOAN: "lg-loan",
    BUILD: "lg-work-hut",
    BUILD_PLANNED: "lg-work-hut",
    DRY_ON: "lg-work-drying",
    FETCH_FOOD: "lg-food",
}
DEAL_ART: Final = ("lg-saw", "lg-food", "lg-raft", "lg-sleigh", "lg-cart")


def strip(look: Look, x: float, y: float) -> Node:
    """Return the options that have no other place, else what the workers can still do."""
    nodes = tray(look) if look.tray else results(look) if look.table.ended else plans(look)
    return group(*nodes, cls="strip", x=x, y=y)


def results(look: Look) -> list[Node]:
    """Return what everybody has in the end, and what it came of."""
    table = look.table
    best = sorted(range(table.seats), key=lambda seat: -table.money[seat])
    nodes: list[Node] = [rect(0, 0, WIDE, TALL, 14, cls="panel")]
    wide = (WIDE - 20) / table.seats
    for at, seat in enumerate(best):
        text = spoken.income(look, seat)
        room = wide - 52
        money = str(table.money[seat])
        name = look.voice.seat(seat)
        left = room - pixels(money, 15, "t-num") - 12
        row = [
            seat_disc(seat, 22, 23, 13),
            words(42, 20, name, 13, left / ROOMY, cls="t-b"),
            words(wide - 10, 20, money, 15, cls="t-num t-end"),
            words(42, 38, text, 11, room / ROOMY, cls="t-2"),
        ]
        label = look.say("scene.result.all", seat=name, money=table.money[seat], what=text)
        nodes.append(group(*row, part=f"result:{seat}", label=label, x=round(10 + at * wide, 1)))
    return nodes


# -- what the workers can still do ----------------------------------------------------------------


def plans(look: Look) -> list[Node]:
    """Return for each job how often it can still be done."""
    seat = look.near
    found = tuple(plan.jobs(look.table, seat))
    return [look.once(("plan", seat, found), lambda: fresh(look, seat, found))]


def fresh(look: Look, seat: int, found: tuple[plan.Job, ...]) -> Node:
    """Draw what the workers can still do."""
    title = look.say("scene.can.title")
    nodes = [rect(0, 0, WIDE, TALL, 14, cls="panel")]
    lines = block(14, 19, title, (TITLE - 18) / ROOMY, 11, 1.25, cls="t-b")
    if len(lines) == 1:
        lines[0].attributes["y"] = "27"
    nodes += lines[:2]
    wide = (WIDE - TITLE - 6) / len(found)
    for at, job in enumerate(found):
        nodes.append(cell(look, seat, job, TITLE + at * wide, wide))
    told = [spoken.job(look, job) for job in found]
    label = look.say("scene.can.label", seat=look.voice.seat(seat), what=look.voice.listed(told))
    return group(*nodes, part="plan", label=label)


def cell(look: Look, seat: int, job: plan.Job, x: float, wide: float) -> Node:
    """Return one job."""
    name = plan.JOBS_SHOWN[job.job]
    symbol = SIGNS[job.job]
    tall = 34 if symbol in ("lg-lumberjack", "lg-porter", "lg-sawyer", "lg-apprentice") else 28
    cls = f"wl-lg-p{seat + 1}" if job.job == plan.ANY else ""
    if job.job == plan.HAUL and look.table.winter():
        symbol, tall = "lg-sleigh", 28
    number = "–" if job.over else str(job.many)
    count = words(42, 22, number, 18, cls="t-num")
    left = 46 + pixels(number, 18, "t-num")
    room = (wide - left - 4) / ROOMY
    nodes = [
        path("M0 8V38", stroke="var(--wl-hair)", stroke_width=1),
        rect(5, 5, 32, 36, 8, cls="paper"),
        use(symbol, 7, 23 - tall / 2, 28, tall, cls=cls),
        count,
        words(round(left, 1), 20, look.say(f"scene.can.{name}"), 12, room, cls="t-b"),
        words(42, 37, spoken.bound(look, job), 11, (wide - 46) / ROOMY, cls="t-2"),
    ]
    return group(*nodes, cls="lg-fade" if job.over else "", x=round(x, 1))


# -- options without another place ----------------------------------------------------------------


def tray(look: Look) -> list[Node]:
    """Return a button for each option, with a picture and its words where there is room."""
    many = len(look.tray)
    nodes: list[Node] = [
        rect(0, 0, WIDE, TALL, 14, cls="panel", style="stroke:var(--wl-accent);stroke-width:2.5")
    ]
    texts = {option: named(look, option) for option in look.tray}
    wants = [78 + pixels(texts[option], 12) * ROOMY for option in look.tray]
    room = WIDE - 20.0 - 6 * (many - 1)
    share = min(1.0, room / sum(wants))
    x = 10.0
    for option, want in zip(look.tray, wants, strict=True):
        wide = want * share
        nodes.append(button(look, option, texts[option], round(x, 1), round(wide, 1)))
        x += wide + 6
    return nodes


def named(look: Look, option: int) -> str:
    """Return what an option is called."""
    assert look.choice is not None, "a tray has a question"
    return capital(look.voice.option(look.table, look.choice, option))


def button(look: Look, option: int, text: str, x: float, wide: float) -> Node:
    """Return an option; where there is little room only its picture and its digit."""
    assert look.choice is not None, "a tray has a question"
    kind = look.voice.room.prompts[look.choice.prompt].kind
    symbol = art(look, kind, option)
    nodes = [rect(0, 0, wide, 34, 9, cls="well")]
    left = 6.0
    if symbol and wide > 58:
        tall = 20.0 if "block" in symbol else 25.0
        nodes.append(rect(3, 3, 32, 28, 7, cls="paper"))
        nodes.append(use(symbol, left - 1, 17 - tall / 2, 28, tall))
        left += 34
    room = wide - left - 26
    if kind == "amount" and option < ASIDE:
        nodes.append(words(left + room / 2 + 3, 22.5, text, 15, cls="t-mid t-b"))
    elif room > 20:
        lines = block(left, 0, text, room / ROOMY, 12, 1.15)
        lines = lines if len(lines) < 3 else [words(left, 0, text, 12, room / ROOMY)]
        for at, one in enumerate(lines):
            one.attributes["y"] = f"{21 + (at - (len(lines) - 1) / 2) * 14:g}"
        nodes += lines
    box = (0.0, 0.0, wide, 34.0, 9.0)
    part = f"{kind}:{option}" if look.asked == look.near else f"for_{kind}:{option}"
    return look.part(
        *(part, text, ("tray", option), box, nodes, "option", x, 6),
        *((wide - 13, 17), 10),
    )


def art(look: Look, kind: str, option: int) -> str:
    """Return the symbol of an option; "" for numbers."""
    if option in BESIDE_ART:
        return BESIDE_ART[option]
    if kind == "means":
        return MEANS[option]
    if kind == "load":
        return f"lg-log-{WOODS[option // 2]}"
    if kind == "wood":
        return f"lg-log-{WOODS[option]}"
    if kind == "fell":
        return f"lg-log-{WOODS[option]}" if option < KINDS else "lg-axe"
    if kind == "deal":
        return DEAL_ART[option] if option < len(DEALS) else f"lg-{GOODS[(option - CRAFTS) // 8]}"
    if kind == "good":
        return f"lg-{GOODS[option]}"
    if kind == "delivery":
        contract, need = divmod(option // 4, MOST_NEEDS)
        return symbol_of(look.parts.needs[contract][need][0])
    if kind in ("ware", "cell"):
        return symbol_of(option % FORMS)
    if kind == "yes":
        return "lg-sleigh" if look.prompt == "sleigh" else "lg-axe"
    return "lg-plan" if kind == "ahead" else ""
