"""The near player's tiles, wooden pieces and transport animals."""

from __future__ import annotations

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import SOFT, block, group, path, rect, use, words
from waldlehre.haselwurz.parts import ANIMALS, PIECES
from waldlehre.haselwurz.scene import spoken
from waldlehre.haselwurz.scene.look import ROOMY, Look
from waldlehre.haselwurz.scene.tiles import back, face, hexagon

WIDE, TALL = 644, 138
WOOD = {
    "hedge": ("hw-hedge", 44, 16.5),
    "copse": ("hw-copse", 36, 36),
    "flower_field": ("hw-flowers", 38, 38),
}
CARRIERS = {name: f"hw-{name}" for name in ANIMALS} | {"badger": "animal-badger"}


def near_player(look: Look, x: float, y: float) -> Node:
    """Return what the near player holds."""
    seat = look.near
    frame = rect(0, 0, WIDE, TALL, 14, cls="panel")
    if seat == look.asked:
        frame.attributes["style"] = f"stroke:var(--wl-p{seat + 1}-frame);stroke-width:3"
    mine = seat == look.viewer
    title = look.say("scene.hand" if mine else "scene.hand_of", seat=look.voice.seat(seat))
    nodes = [
        frame,
        words(14, 22, title, 13, 186 / ROOMY, cls="t-b"),
        words(218, 22, look.say("scene.wood"), 13, 140 / ROOMY, cls="t-b"),
        words(384, 22, look.say("scene.animals"), 13, 240 / ROOMY, cls="t-b"),
        path("M209 14V124M375 14V124", stroke="var(--wl-hair)", stroke_width=1),
        *hand(look, seat),
        *[piece(look, seat, kind) for kind in range(len(PIECES))],
        *[animal(look, seat, number) for number in range(len(ANIMALS))],
    ]
    return group(*nodes, cls="own", x=x, y=y)


def hand(look: Look, seat: int) -> list[Node]:
    """Return the tiles in hand, open for whoever may see them."""
    tiles = look.table.hands[seat]
    step = min(62.0, 128 / max(1, len(tiles) - 1))
    found = []
    for at, tile in enumerate(tiles):
        x = round(43 + at * step, 1)
        if not look.sees_hand(seat):
            label = look.say("scene.hidden", seat=look.voice.seat(seat))
            found.append(group(back(33), part=f"back:{seat}:{at}", label=label, x=x, y=80))
            continue
        art = [face(look, tile, 0, 33)]
        if tile == look.tile:
            art.append(path(hexagon(34), fill="none", stroke="var(--wl-accent)", stroke_width=4))
        label = look.say("scene.own_tile", tile=spoken.tile(look, tile, 0))
        found.append(
            look.part(
                *(f"own_tile:{tile}", label, "own_tile", tile, hexagon(31), art, "own_tile"),
                *(x, 80, (-20, -26), 11, 0.85),
            )
        )
    return found


def piece(look: Look, seat: int, kind: int) -> Node:
    """Return wooden pieces of a kind and how many are left."""
    many = look.table.wood[seat * len(PIECES) + kind]
    symbol, wide, tall = WOOD[PIECES[kind]]
    faint = "" if many else 0.35
    art = [
        rect(0, 0, 48, 92, 9, cls="well"),
        use(symbol, 24 - wide / 2, 38 - tall / 2, wide, tall, opacity=faint),
        words(24, 81, str(many), 15, cls="t-num t-mid"),
    ]
    value = kind if seat == look.asked else -1
    box = (0.0, 0.0, 48.0, 92.0, 9.0)
    label = spoken.wood(look, seat, kind)
    part = f"piece:{kind}"
    return look.part(
        part, label, "piece", value, box, art, "piece", 216 + kind * 52, 34, (42, 4), 11, 0.8
    )


def animal(look: Look, seat: int, number: int) -> Node:
    """Return a transport animal, standing or turned."""
    turned = look.table.turned[seat * len(ANIMALS) + number]
    name = look.say(f"scene.short.{ANIMALS[number]}").replace("|", SOFT)
    if turned:
        art = [
            rect(0, 0, 58, 92, 9, cls="wl-green-2", stroke="var(--wl-cream)", stroke_width=1.5),
            use("hw-tired", 9, 14, 40),
            *block(29, 71, name, 52 / ROOMY, 11, 1.1, cls="t-mid", style="fill:var(--wl-white)"),
        ]
    else:
        art = [
            rect(0, 0, 58, 92, 9, cls="paper"),
            use(CARRIERS[ANIMALS[number]], 7, 10, 44),
            *block(29, 71, name, 52 / ROOMY, 11, 1.1, cls="t-mid t-paper"),
        ]
    value = number if seat == look.asked else -1
    box = (0.0, 0.0, 58.0, 92.0, 9.0)
    label = spoken.animal(look, seat, number)
    return look.part(
        *(f"animal:{number}", label, "animal", value, box, art, "animal"),
        *(382 + number * 65, 34, (51, 4), 11, 0.8),
    )
