"""Contracts as cards: what has to be put on them, how dry it must be, what they pay."""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.scene import Node
from waldlehre.drawing.shapes import group, rect, use, words
from waldlehre.lignum.kinds import LOGS
from waldlehre.lignum.scene import spoken
from waldlehre.lignum.scene.look import ROOMY, Look
from waldlehre.lignum.scene.pieces import icon, pill
from waldlehre.lignum.selling import finished

TOP: Final = 20.0


def card(
    look: Look, contract: int, x: float, y: float, wide: float, tall: float, owned: bool = False
) -> Node:
    """Return a contract, with what lies on it when somebody owns it."""
    on_it = spoken.on_it(look, contract) if owned else ()
    key = "contract", contract, x, y, wide, tall, on_it, look.state("contract", contract)
    return look.once(key, lambda: fresh(look, contract, x, y, wide, tall, on_it))


def fresh(
    look: Look,
    contract: int,
    x: float,
    y: float,
    wide: float,
    tall: float,
    on_it: tuple[int, ...],
) -> Node:
    """Draw a contract."""
    pays = look.almost(str(look.parts.pays[contract]), "contracts", contract, "pays", "needs")
    done = bool(on_it) and finished(look.table, contract)
    art: list[Node] = [rect(0, 0, wide, tall, 8, cls="paper")]
    art += pill(12 + 3.7 * len(pays) + 6, 11, pays, 11)
    number = look.say("scene.contract.short", number=contract + 1)
    left = 30 + 7.4 * len(pays)
    if done:
        art.append(use("check", wide - 20, 2, 18))
    elif wide > 100:
        art.append(words(wide - 7, 15, number, 11, (wide - left - 10) / ROOMY, cls="t-end t-paper"))
    needs = look.parts.needs[contract]
    step = min(19.0, (tall - TOP - 2) / len(needs))
    for at, (piece, level, many) in enumerate(needs):
        middle = TOP + step * (at + 0.5)
        art.append(icon(piece, 6 if piece >= LOGS else 9, middle, min(16, step - 1)))
        count = f"{on_it[at]}/{many}" if on_it else f"×{many}"
        cls = "t-num t-paper"
        art.append(words(31, round(middle + 4.2, 1), count, 12, cls=cls))
        if level:
            room = (wide - 62) / ROOMY
            name = look.level(level) if wide > 100 else look.say("scene.rack_short", number=level)
            art.append(words(57, round(middle + 4, 1), name, 11, room, cls="t-paper"))
    label = spoken.contract(look, contract, on_it)
    box = (0.0, 0.0, wide, tall, 8.0)
    return look.part(
        *(f"contract:{contract}", label, ("contract", contract), box, art, "contract", x, y),
        *((wide - 10, tall - 10), 11, 0.8),
    )


def cards_in(
    look: Look, contracts: list[int], x: float, y: float, room: float, tall: float
) -> Node:
    """Return one's own contracts side by side, closer where there are many."""
    many = len(contracts)
    gap = 5.0
    wide = min(124.0, (room - gap * (many - 1)) / max(1, many))
    shown = [
        card(look, one, round(x + at * (wide + gap), 1), y, round(wide, 1), tall, True)
        for at, one in enumerate(contracts)
    ]
    left = many * (wide + gap)
    if room - left > wide / 2:
        shown.append(rect(round(x + left, 1), y, round(room - left, 1), tall, 9, cls="lg-ghost"))
    return group(*shown, cls="contracts")
