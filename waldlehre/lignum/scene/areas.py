"""The six logging areas: trees, food and how it is shared, tokens, and what the cards brought."""

from __future__ import annotations

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import ALMOST, circle, group, rect, use, words
from waldlehre.lignum.kinds import KINDS, WENGE
from waldlehre.lignum.parts import AREAS
from waldlehre.lignum.scene import spoken
from waldlehre.lignum.scene.look import ROOMY, Look
from waldlehre.lignum.scene.pieces import MOST, Heap, heap, icon, number_disc, row, seat_disc

WIDE, TALL, STEP = 156, 108, 164


def areas(look: Look, x: float, y: float) -> Node:
    """Return all areas."""
    shown = [area(look, number, number * STEP) for number in range(AREAS)]
    asked = any(kind in ("area", "tree") for kind, _ in look.marks)
    cls = "areas" if asked or not look.winter else "areas lg-fade"
    return group(*shown, cls=cls, x=x, y=y)


def area(look: Look, number: int, x: float) -> Node:
    """Return an area."""
    table = look.table
    first = number * KINDS
    seats = tuple([seat for seat in table.order if table.area[seat] == number])
    trees = tuple(table.trees[first : first + KINDS])
    states = tuple([look.state("tree", first + wood) for wood in range(KINDS)])
    about = (trees, table.stores[number], seats, cards(look, number), secret(look, number))
    key = (
        "area",
        number,
        about,
        states,
        look.state("area", number),
        look.near,
        bool(table.coming),
        bool(table.cards),
    )
    return look.once(key, lambda: fresh(look, number, seats, x))


def secret(look: Look, number: int) -> bool:
    """True for the area that the viewer has chosen and nobody else knows."""
    return look.viewer >= 0 and look.table.chosen[look.viewer] == number


def cards(look: Look, area: int) -> tuple[int, ...]:
    """Return wood and food that this season's cards brought here; of the next where those lie open."""
    table = look.table
    found = [0] * (KINDS + 1)
    for card in table.coming or table.cards:
        for at, *grown in look.parts.resources[card]:
            if at == area:
                found = [one + more for one, more in zip(found, grown, strict=True)]
    return tuple(found)


def fresh(look: Look, number: int, seats: tuple[int, ...], x: float) -> Node:
    """Draw an area; trees that can be felled lie above it, as parts of their own."""
    logs = trees(look, number)
    asked = any(one.option is not None for one in logs)
    field = rect(0, 0, WIDE, TALL, 12, cls="lg-clearing")
    if look.near in seats:
        field.attributes["style"] = f"stroke:var(--wl-p{look.near + 1}-frame);stroke-width:3"
    nodes = [
        field,
        use("lg-pine", 35, 7, 19, 24),
        use("lg-pine", 49, 3, 23, 29),
        *number_disc(19, 19, str(number + 1), 12),
        *([] if asked else logs),
        *food(look, number, len(seats)),
        *[seat_disc(seat, WIDE - 18 - at * 25, 18, 11) for at, seat in enumerate(seats)],
        *brought(look, number),
    ]
    if secret(look, number):
        seat = look.viewer
        nodes.append(seat_disc(seat, WIDE - 18, 18, 11))
        nodes.append(
            circle(WIDE - 18, 18, 14, cls="lg-ghost", stroke="var(--wl-ink)", stroke_width=2)
        )
    label = spoken.area(look, number, seats, cards(look, number))
    box = (0.0, 0.0, float(WIDE), float(TALL), 12.0)
    ground = look.part(
        *(f"area:{number}", label, ("area", number), box, nodes, "area"),
        digit=(WIDE / 2, 16),
        r=13,
        scale=1,
    )
    return group(ground, *(logs if asked else []), x=x)


def trees(look: Look, number: int) -> list[Node]:
    """Return the trees of an area as logs, by wood."""
    first = number * KINDS
    found = [(wood, many) for wood in range(KINDS) if (many := look.table.trees[first + wood])]
    if not found:
        return []
    tall = 30.0 if len(found) < KINDS else 27.0
    asked = any(look.state("tree", first + wood)[0] for wood, _ in found)
    gap, left = (8.0, 24.0) if asked else (5.0, 10.0)
    least = [tall + 1 + (10 + 8 * len(str(many)) if many > 1 else 0) for _, many in found]
    more = [12.0 * (min(many, MOST) - 1) for _, many in found]
    room = WIDE - 4.0 - left - gap * (len(found) - 1) - sum(least)
    share = min(1.0, max(0.0, room / (sum(more) or 1)))
    nodes, x = [], left
    for at, (wood, many) in enumerate(found):
        wide = least[at] + more[at] * share
        label = ""
        if look.state("tree", first + wood)[0]:
            what = look.say("scene.times", count=many, what=look.wood(wood))
            label = look.say("scene.at", place=look.say("area", number=number + 1), what=what)
        one = Heap("tree", first + wood, wood, many, label)
        nodes.append(heap(look, one, round(x, 1), 49, round(wide, 1), tall))
        x += wide + gap
    return nodes


def food(look: Look, number: int, seats: int) -> list[Node]:
    """Return the food of an area, and how much each of those who are here would get."""
    many = look.table.stores[number]
    if not many:
        return [words(9, 79, look.say("scene.no_food"), 11, (WIDE - 18) / ROOMY, cls="t-2")]
    nodes: list[Node] = [
        group(*row("lg-food", many, 18, (1.0, 0.7), 68 if seats > 1 else 92), x=8, y=75)
    ]
    if seats > 1:
        text = look.say("scene.share", count=many // seats, rest=many % seats)
        nodes.append(words(WIDE - 8, 79, text, 11, 66 / ROOMY, cls="t-2 t-end"))
    return nodes


def brought(look: Look, number: int) -> list[Node]:
    """Return the strip with what the cards of a season bring here."""
    table = look.table
    if not (table.coming or table.cards):
        return []
    found = cards(look, number)
    title = look.say("scene.comes" if table.coming else "scene.came")
    nodes = [
        rect(4, 87, WIDE - 8, 18, 7, cls="paper", stroke_width=1),
    ]
    x = 42.0
    if not any(found):
        nodes.append(words(x, 100, "–", 11, cls="t-paper"))
    elif spoken.reconstructed(look, "resources"):
        title = f"{ALMOST}{title}"
    step = min(34.0, (WIDE - 8 - x) / max(1, sum(map(bool, found))))
    for kind, many in enumerate(found):
        if not many:
            continue
        nodes.append(words(round(x, 1), 100, f"+{many}", 11, cls="t-b t-paper"))
        sign = round(x + min(17.0, step - 11), 1)
        nodes.append(icon(kind, sign, 96, 12) if kind <= WENGE else use("lg-food", sign, 90, 12))
        x += step
    nodes.append(words(9, 100, title, 11, 33 / ROOMY, cls="t-paper"))
    return [group(*nodes, cls="brought")]
