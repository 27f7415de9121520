"""Forty-eight plants and animals that can be found where three tiles meet."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from waldlehre.drawing.symbols.animals import ANIMALS
from waldlehre.drawing.symbols.brush import Art, drawn

BOX: Final = "-40 -40 80 80"


def petals(
    cls: str, n: int, x: float, y: float, inner: float, outer: float, wide: float, turn: float = 0
) -> str:
    """Return the petals of a flower that is seen from above."""
    found = []
    for at in range(n):
        angle = 2 * pi * (at + turn) / n
        right, low = sin(angle), -cos(angle)
        middle = (inner + outer) * 0.58
        points = [
            (x + right * away - low * aside, y + low * away + right * aside)
            for away, aside in (
                (inner, 0),
                (middle, -wide),
                (outer, -wide * 0.5),
                (outer, 0),
                (outer, wide * 0.5),
                (middle, wide),
                (inner, 0),
            )
        ]
        text = [f"{a:.3g} {b:.3g}" for a, b in points]
        found.append(f"M{text[0]}C{text[1]} {text[2]} {text[3]}C{text[4]} {text[5]} {text[6]}Z")
    return f'<path class="wl-{cls} wl-o" d="{"".join(found)}"/>'


def burst(cls: str, n: int, x: float, y: float, inner: float, outer: float) -> str:
    """Return a flower head with many petals that are seen as one."""
    found = []
    for at in range(n):
        tip, cleft = 2 * pi * at / n, 2 * pi * (at + 0.5) / n
        near = tip - pi / n * 0.5, tip + pi / n * 0.5
        a, b = [(x + outer * sin(one), y - outer * cos(one)) for one in near]
        c = x + inner * sin(cleft), y - inner * cos(cleft)
        found.append(f"{a[0]:.3g} {a[1]:.3g}L{b[0]:.3g} {b[1]:.3g}L{c[0]:.3g} {c[1]:.3g}")
    return f'<path class="wl-{cls} wl-o" d="M{"L".join(found)}Z"/>'


def dots(cls: str, width: float, *places: tuple[float, float]) -> str:
    """Return round dots in one colour."""
    d = "".join(f"M{x:g} {y:g}h0" for x, y in places)
    return f'<path class="wl-d wl-{cls}" stroke-width="{width:g}" d="{d}"/>'


def disc(cls: str, x: float, y: float, r: float) -> str:
    """Return a round shape with an outline."""
    return f'<circle class="wl-{cls} wl-o" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def shape(cls: str, d: str) -> str:
    """Return a shape with an outline."""
    return f'<path class="wl-{cls} wl-o" d="{d}"/>'


def line(cls: str, width: float, d: str) -> str:
    """Return a line."""
    return f'<path class="wl-d wl-s-{cls}" stroke-width="{width:g}" d="{d}"/>'


def stalk(d: str = "M0 0C1 14 0 26 0 37") -> str:
    """Return a stalk."""
    return line("green-2", 3.2, d)


def eye(x: float, y: float, r: float = 2.4) -> str:
    """Return an eye with a light in it."""
    return (
        f'<circle class="wl-fur-dark" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'
        f'<circle class="wl-white" cx="{x + r * 0.3:g}" cy="{y - r * 0.36:g}" r="{r * 0.36:.2g}"/>'
    )


LEAVES: Final = shape(
    "green", "M0 36C-13 36 -20 28 -23 20C-11 18 -3 26 0 36ZM0 36C13 36 20 28 23 20C11 18 3 26 0 36Z"
)
NARROW: Final = shape(
    "green", "M0 37C-12 32 -20 20 -24 6C-10 12 0 24 0 37ZM0 37C10 32 19 22 23 10C10 14 1 24 0 37Z"
)
GROUND: Final = line("soil", 3, "M-26 37H26")


def spray(cls: str, first: tuple[float, float], *others: tuple[float, float]) -> str:
    """Return small flowers along a spike, two and two."""
    found = [first, *others]
    return "".join(disc(cls, x, y, 4.6) for x, y in found)


def perched(body: str, wing: str, head: str, beak: str, more: str = "", under: str = "") -> str:
    """Return a bird that sits and looks to the left."""
    return (
        line("fur-dark", 2.6, "M-2 20V33M7 20V33M-7 33.5H-1M2 33.5H11")
        + shape(wing, "M16 12L37 27L32 32L12 21Z")
        + shape(
            body,
            "M-22 -16C-23 -31 -3 -34 1 -20C12 -16 22 -4 22 9C19 23 -3 27 -13 16C-21 8 -21 -6 -22 -16Z",
        )
        + under
        + shape(wing, "M-3 -9C8 -13 22 -1 26 16C13 18 -4 10 -3 -9Z")
        + shape(head, "M-22 -15C-24 -31 -3 -34 1 -20C-4 -13 -14 -12 -22 -15Z")
        + shape(beak, "M-21 -23L-33 -17L-21 -15Z")
        + more
        + eye(-11, -21, 2.6)
    )


def soaring(wing: str, tips: str, body: str, tail: str, more: str = "") -> str:
    """Return a bird of prey, seen from below."""
    return (
        shape(tail, "M-5 14L-9 33L0 29L9 33L5 14Z")
        + shape(
            wing,
            "M-5 -7C-14 -22 -26 -24 -38 -18L-35 -12L-38 -8L-33 -4L-34 1C-24 2 -12 4 -6 9L6 9C12 4 24 2 34 1L33 -4L38 -8L35 -12L38 -18C26 -24 14 -22 5 -7Z",
        )
        + shape(tips, "M-24 -22.5C-30 -22 -34 -20 -38 -18L-35 -12L-38 -8L-33 -4L-34 1L-25 1.500Z")
        + shape(tips, "M24 -22.5C30 -22 34 -20 38 -18L35 -12L38 -8L33 -4L34 1L25 1.500Z")
        + shape(body, "M-7 0C-9 -12 -6 -22 0 -22C6 -22 9 -12 7 0C7 10 4 18 0 18C-4 18 -7 10 -7 0Z")
        + more
        + shape("sun", "M-2.5 -20.500L0 -27L2.5 -20.500Z")
        + eye(-3, -16, 1.6)
        + eye(3, -16, 1.6)
    )


def darting(back: str, under: str, throat: str, more: str = "") -> str:
    """Return a swallow in flight."""
    return (
        shape(back, "M10 8L36 24L20 20L29 36L4 16Z")
        + shape(back, "M-6 -4C2 -24 16 -33 37 -37C30 -22 20 -8 8 4Z")
        + shape(back, "M-10 4C-18 12 -20 24 -18 37C-8 28 0 20 6 10Z")
        + shape(
            under,
            "M-25 -15C-18 -24 -8 -20 -2 -10C6 0 13 8 15 15C6 17 -6 14 -13 6C-20 2 -24 -7 -25 -15Z",
        )
        + shape(back, "M-25 -15C-19 -25 -7 -21 -1 -10C-8 -6 -18 -7 -25 -15Z")
        + shape(throat, "M-25 -13C-22 -8 -17 -5 -11 -5C-10 -1 -13 2 -16 2C-20 0 -24 -6 -25 -13Z")
        + more
        + shape("steel", "M-24 -17L-33 -14L-24 -11Z")
        + eye(-17, -14, 2.2)
    )


PLANTS: Final = {
    "hogweed": stalk("M0 -2V37M0 8L-18 -8M0 8L18 -8M0 8L-9 -16M0 8L9 -16M0 22L-14 14M0 26L13 18")
    + shape(
        "green",
        "M-12 15C-24 16 -28 8 -30 4C-20 2 -12 6 -12 15ZM12 19C24 20 28 12 30 8C20 6 12 10 12 19Z",
    )
    + "".join(
        disc("white", x, y, 7)
        for x, y in ((-20, -12), (20, -12), (-10, -20), (10, -20), (0, -26), (0, -12))
    )
    + dots(
        "s-hw-rich",
        2.4,
        (-22, -13),
        (-18, -11),
        (22, -13),
        (18, -11),
        (-11, -22),
        (10, -20),
        (0, -27),
        (1, -12),
    ),
    "dandelion": stalk()
    + shape(
        "green",
        "M0 37C-16 38 -26 33 -32 26L-24 27L-25 20L-17 24L-16 17C-6 22 -2 30 0 37ZM0 37C16 38 26 33 32 26L24 27L25 20L17 24L16 17C6 22 2 30 0 37Z",
    )
    + burst("sun", 16, 0, -10, 19, 25)
    + burst("sun", 12, 0, -10, 10, 15)
    + disc("flame", 0, -10, 5),
    "wood_anemone": stalk("M0 -2C2 12 -1 24 0 37")
    + shape(
        "green",
        "M0 20C-10 22 -18 18 -26 10C-20 24 -10 30 0 22C10 30 20 24 26 10C18 18 10 22 0 20ZM0 20L-12 4L-3 10L0 0L3 10L12 4Z",
    )
    + petals("white", 6, 0, -14, 3, 22, 7)
    + disc("sun", 0, -14, 5)
    + dots("s-hw-rich", 2, (-6, -18), (6, -18), (-7, -11), (7, -11), (0, -22), (0, -6)),
    "daisy": stalk() + LEAVES + petals("white", 12, 0, -10, 5, 25, 4.6) + disc("sun", 0, -10, 8.5),
    "oxeye_daisy": stalk("M-8 -8C-8 10 0 22 0 37M14 6C12 18 4 26 0 37")
    + NARROW
    + petals("white", 8, -8, -14, 5, 23, 6)
    + disc("sun", -8, -14, 8)
    + burst("white", 9, 18, 2, 7, 13)
    + disc("sun", 18, 2, 4.6),
    "common_reed": stalk("M-4 -10C-2 10 0 24 0 37M12 2C10 16 4 28 4 37M-14 8C-10 20 -4 28 -4 37")
    + shape(
        "green",
        "M0 20C10 10 20 6 32 8C22 12 10 16 1 26ZM-2 14C-14 8 -22 6 -33 10C-22 14 -12 16 -1 22Z",
    )
    + shape("fur", "M-4 -6C-16 -14 -16 -30 2 -38C4 -30 8 -18 -4 -6Z")
    + shape("rust", "M12 4C4 -4 6 -16 18 -22C20 -14 22 -4 12 4Z")
    + line("tan", 1.8, "M-4 -10C-8 -20 -5 -28 0 -34M12 0C11 -8 13 -13 17 -18"),
    "coltsfoot": stalk("M-8 0C-8 14 -6 26 -4 37M14 12C13 22 8 30 6 37")
    + line("rust", 3, "M-11 10L-5 12M-10 19L-4 21M-9 28L-2 30M10 20L15 22M7 29L12 31")
    + burst("sun", 14, -8, -10, 17, 23)
    + disc("flame", -8, -10, 7)
    + burst("sun", 12, 16, 8, 9.5, 14)
    + disc("flame", 16, 8, 4)
    + GROUND,
    "asarabacca": stalk("M0 26C-6 14 -12 8 -16 4M0 26C6 14 12 6 15 2M0 26V36")
    + shape(
        "green-2",
        "M-16 6C-22 10 -34 6 -34 -8C-34 -20 -20 -24 -14 -16C-6 -22 4 -14 1 -4C-1 6 -12 10 -16 6Z",
    )
    + shape(
        "green", "M15 4C10 10 0 6 1 -8C2 -20 14 -24 18 -15C26 -22 36 -12 33 0C30 10 20 10 15 4Z"
    )
    + line(
        "sage",
        1.8,
        "M-16 4C-17 -4 -18 -9 -22 -14M-16 -2C-12 -6 -10 -8 -6 -10M15 2C16 -6 17 -10 21 -14M15 -2C12 -8 9 -9 7 -11M16 -3C21 -6 24 -6 28 -6",
    )
    + shape("hw-wine", "M-9 24C-12 32 -8 38 0 38C8 38 12 32 9 24L4 28L0 23L-4 28Z")
    + GROUND,
    "ramsons": stalk("M4 -6C4 12 1 26 0 37")
    + shape(
        "green",
        "M-1 37C-20 30 -30 8 -26 -16C-12 -4 -2 16 -1 37ZM2 37C18 34 28 20 29 2C16 8 4 22 2 37Z",
    )
    + line("green-2", 1.8, "M-24 -8C-16 6 -6 22 -2 36M26 8C16 16 8 26 3 35")
    + "".join(
        burst("white", 5, x, y, 3.4, 9.5) for x, y in ((-6, -17), (5, -29), (16, -17), (5, -8))
    ),
    "corn_poppy": stalk("M0 0C-2 14 2 26 0 37M0 24C12 20 16 10 17 2")
    + shape("green", "M0 37L-20 30L-13 28L-21 20L-12 22L-12 14C-4 20 0 28 0 37Z")
    + shape("green", "M14 4C12 -4 16 -8 19 -8C22 -6 22 2 18 5Z")
    + shape(
        "hw-poppy",
        "M0 -8C-24 2 -34 -14 -25 -25C-18 -34 -8 -30 -3 -26C-4 -38 22 -40 24 -24C34 -14 20 4 0 -8Z",
    )
    + shape(
        "hw-poppy",
        "M0 -2C-16 8 -26 -4 -22 -12C-14 -18 -4 -14 0 -10C6 -18 18 -18 22 -10C22 0 12 6 0 -2Z",
    )
    + disc("steel", 0, -12, 5.5)
    + dots("s-steel", 2.4, (-9, -16), (9, -16), (-8, -7), (8, -7), (0, -21)),
    "blackthorn": line(
        "fur-dark",
        4,
        "M-34 30C-14 22 4 6 30 -28M-10 17L-22 -6M6 3L24 12M-20 24L-12 34M18 -12L8 -26",
    )
    + "".join(
        burst("white", 5, x, y, 6.5, 12) + disc("sun", x, y, 2.6)
        for x, y in ((-22, -8), (6, -26), (0, 4))
    )
    + "".join(disc("hw-berry", x, y, 7) for x, y in ((25, 15), (-10, 33)))
    + dots("s-sky", 3, (22.5, 12.5), (-12.5, 30.5)),
    "meadow_clary": stalk("M0 -34V37")
    + LEAVES
    + "".join(
        shape(
            "hw-violet",
            f"M0 {y}C{s * 4} {y - 10} {s * 16} {y - 12} {s * 17} {y - 3}C{s * 12} {y - 3} {s * 12} {y + 2} {s * 8} {y + 4}C{s * 5} {y + 4} {s * 2} {y + 3} 0 {y}Z",
        )
        for y in (14, 0, -14)
        for s in (-1, 1)
    )
    + disc("hw-violet", 0, -30, 6),
    "cornflower": stalk()
    + NARROW
    + petals("blue", 8, 0, -14, 5, 25, 7)
    + burst("hw-violet", 9, 0, -14, 5, 10)
    + shape("green", "M-6 -2C-7 4 -5 8 0 9C5 8 7 4 6 -2C2 -5 -2 -5 -6 -2Z"),
    "marsh_marigold": stalk("M-6 -6C-6 10 0 24 0 37M16 2C14 14 4 26 0 37")
    + shape(
        "green",
        "M0 30C-6 38 -30 38 -32 24C-30 14 -16 14 -8 20ZM4 32C12 38 32 34 32 22C28 14 16 16 10 22Z",
    )
    + petals("sun", 5, -7, -12, 3, 23, 10)
    + disc("flame", -7, -12, 5)
    + petals("sun", 5, 18, 0, 2, 13, 5.6, 0.5)
    + disc("flame", 18, 0, 3.4),
    "meadow_saffron": stalk("M-8 0V37M13 12V37")
    + shape(
        "hw-petal", "M-8 16C-22 6 -26 -14 -22 -28L-14 -18L-8 -32L-2 -18L6 -28C10 -14 6 6 -8 16Z"
    )
    + shape("hw-petal", "M13 26C4 20 3 6 5 -2L10 4L14 -5L18 4L23 -1C25 8 22 20 13 26Z")
    + line("sun", 2.6, "M-8 -2V-14M-11 -2L-13 -12M-5 -2L-3 -12")
    + GROUND,
    "dog_rose": line(
        "green-2", 3.6, "M-30 34C-14 28 -4 16 0 0M-4 18C8 18 18 22 26 30M-18 30L-22 24M2 19L6 13"
    )
    + shape(
        "green",
        "M-16 22C-30 22 -34 12 -35 4C-24 4 -16 12 -16 22ZM12 22C14 10 24 6 34 8C32 18 22 24 12 22Z",
    )
    + petals("hw-petal", 5, 0, -10, 3, 25, 12)
    + disc("sun", 0, -10, 6)
    + shape("red", "M26 24C34 26 34 38 26 38C18 38 18 26 26 24Z"),
    "great_mullein": stalk("M0 -30V37")
    + shape(
        "sage",
        "M0 37C-20 38 -30 30 -34 20C-18 18 -4 24 0 37ZM0 37C20 38 30 30 34 20C18 18 4 24 0 37Z",
    )
    + shape("green", "M-7 18C-9 0 -6 -24 0 -39C6 -24 9 0 7 18Z")
    + "".join(
        burst("sun", 5, x, y, 4, 8) for x, y in ((-6, 12), (7, 5), (-7, -2), (6, -11), (-3, -20))
    )
    + dots("s-flame", 3.4, (-6, 12), (7, 5), (-7, -2), (6, -11), (-3, -20)),
    "chicory": line("green-2", 3, "M-2 -6C4 10 -4 24 0 37M0 18L20 4M-1 28L-20 16")
    + petals("hw-sky", 10, -3, -13, 4, 24, 5.4)
    + disc("blue", -3, -13, 4.6)
    + burst("hw-sky", 9, 22, 2, 7, 12)
    + disc("green", -21, 14, 4),
    "white_water_lily": shape(
        "green-2",
        "M-36 20C-36 6 -12 6 -4 14L-10 22C-8 30 -36 34 -36 20ZM36 20C36 6 14 8 4 14L12 24C14 32 36 34 36 20Z",
    )
    + line("hw-water", 2.6, "M-30 35Q-24 31 -18 35T-6 35T6 35T18 35T30 35")
    + shape(
        "white",
        "M0 26C-22 26 -32 8 -32 -4C-20 0 -10 10 0 26C10 10 20 0 32 -4C32 8 22 26 0 26ZM0 26C-14 16 -20 -6 -14 -20C-4 -10 0 8 0 26C0 8 4 -10 14 -20C20 -6 14 16 0 26ZM0 26C-8 12 -8 -14 0 -26C8 -14 8 12 0 26Z",
    )
    + shape("sun", "M-8 24L-9 12L-4 18L0 8L4 18L9 12L8 24C4 28 -4 28 -8 24Z"),
    "siberian_iris": stalk("M0 0V37")
    + shape(
        "green",
        "M-4 37C-8 18 -16 0 -28 -10C-24 10 -16 26 -10 37ZM4 37C8 18 16 2 28 -8C24 12 16 28 10 37Z",
    )
    + shape("hw-violet", "M0 -4C-10 -12 -10 -28 0 -38C10 -28 10 -12 0 -4Z")
    + shape(
        "hw-violet",
        "M0 -6C-8 -20 -26 -14 -26 4C-24 12 -16 12 -14 4C-10 -2 -4 0 0 4C4 0 10 -2 14 4C16 12 24 12 26 4C26 -14 8 -20 0 -6Z",
    )
    + line("white", 2, "M-8 -3C-14 -6 -20 -4 -21 4M8 -3C14 -6 20 -4 21 4")
    + dots("s-sun", 4, (-7, -3), (7, -3)),
    "martagon_lily": stalk("M0 37C2 14 0 -8 4 -24C6 -32 12 -32 14 -26M0 6C-8 -2 -14 -8 -18 -6")
    + shape(
        "green",
        "M0 26C-14 28 -24 24 -32 16C-18 14 -6 16 0 26ZM0 26C14 28 24 24 32 16C18 14 6 16 0 26Z",
    )
    + "".join(
        shape(
            "hw-wine",
            f"M{x} {y}C{x - 18} {y - 6} {x - 18} {y + 16} {x - 6} {y + 14}C{x - 8} {y + 8} {x - 4} {y + 6} {x} {y + 10}C{x + 4} {y + 6} {x + 8} {y + 8} {x + 6} {y + 14}C{x + 18} {y + 16} {x + 18} {y - 6} {x} {y}Z",
        )
        + line(
            "flame",
            2.2,
            f"M{x} {y + 10}V{y + 21}M{x} {y + 10}L{x - 5} {y + 19}M{x} {y + 10}L{x + 5} {y + 19}",
        )
        for x, y in ((15, -27), (-19, -8))
    )
    + dots("s-fur-dark", 2, (10, -20), (20, -20), (-24, -1), (-14, -1)),
    "bee_orchid": stalk("M0 8C0 20 0 28 0 37")
    + LEAVES
    + petals("hw-petal", 3, 0, -10, 2, 27, 8)
    + shape("green", "M-3 -12C-16 -20 -18 -12 -14 -8ZM3 -12C16 -20 18 -12 14 -8Z")
    + shape("fur", "M0 -10C10 -12 15 -2 12 8C10 18 -10 18 -12 8C-15 -2 -10 -12 0 -10Z")
    + line("sun", 2.4, "M-6 -2C-4 6 4 6 6 -2M-7 8C-3 13 3 13 7 8")
    + shape("flame", "M-4 -12C-4 -20 4 -20 4 -12C3 -8 -3 -8 -4 -12Z"),
    "ladys_slipper": stalk("M0 37C0 20 2 4 0 -12")
    + shape(
        "green",
        "M0 37C-18 34 -28 22 -30 8C-14 10 -2 22 0 37ZM0 37C18 34 28 22 30 8C14 10 2 22 0 37Z",
    )
    + shape(
        "hw-wine",
        "M0 -14C-4 -24 -2 -34 4 -39C8 -32 6 -22 0 -14ZM0 -14C-12 -22 -26 -18 -36 -4C-22 -4 -10 -6 0 -14ZM0 -14C12 -22 26 -18 36 -4C22 -4 10 -6 0 -14Z",
    )
    + shape("sun", "M-3 -15C-20 -8 -20 16 0 17C20 16 20 -8 3 -15C8 -8 -8 -8 -3 -15Z")
    + line("flame", 2, "M-9 -2C-10 4 -6 9 -2 10M9 -2C10 4 6 9 2 10"),
    "corncockle": stalk()
    + NARROW
    + petals("hw-petal", 5, 0, -12, 2, 23, 11, 0.5)
    + line("green-2", 2.4, "M0 -16V-39M4 -13L26 -21M3 -9L16 10M-3 -9L-16 10M-4 -13L-26 -21")
    + line("hw-wine", 1.6, "M-4 -16L-12 -24M4 -16L12 -24M-6 -9L-15 -6M6 -9L15 -6M0 -4V5")
    + disc("white", 0, -12, 4),
}
GRASS: Final = line(
    "green-2", 2.6, "M-30 35Q-31 27 -35 22M-26 35Q-26 28 -24 22M26 35Q27 28 25 24M31 35Q31 27 35 22"
)
WATER: Final = line(
    "hw-water",
    3,
    "M-34 27Q-28 22 -22 27T-10 27T2 27T14 27T26 27T36 27M-24 34Q-18 29 -12 34T0 34T12 34T24 34",
)
BEASTS: Final = {
    "mallard": shape("grey", "M-14 0C-8 -8 16 -12 26 2L37 -4C36 14 24 24 6 24C-10 24 -18 14 -14 0Z")
    + shape("fur", "M-15 2C-8 -6 2 0 4 12C2 20 -8 22 -13 16C-17 11 -17 6 -15 2Z")
    + shape("slate", "M2 4C12 -4 24 0 28 8C20 16 6 16 2 4Z")
    + line("white", 2.4, "M8 12L22 12M-18 -2Q-12 2 -5 -1")
    + shape("green-2", "M-20 -3C-28 -12 -24 -28 -12 -28C-2 -28 0 -16 -6 -3C-10 1 -17 0 -20 -3Z")
    + shape("sun", "M-24 -20L-37 -15C-38 -10 -30 -9 -24 -12Z")
    + eye(-14, -19)
    + WATER,
    "common_buzzard": soaring(
        "tan",
        "fur",
        "fur",
        "tan",
        line("fur", 2, "M-7 24H7M-8 29L8 29M-22 -10L-12 -4M22 -10L12 -4"),
    ),
    "barn_swallow": darting("hw-berry", "cream", "rust"),
    "kestrel": soaring(
        "tan",
        "slate",
        "rust",
        "grey",
        dots(
            "s-fur-dark",
            2.4,
            (-12, -8),
            (-20, -12),
            (-18, -4),
            (12, -8),
            (20, -12),
            (18, -4),
            (-2, 4),
            (3, -4),
            (1, 10),
        )
        + line("fur-dark", 3, "M-7.5 28L0 25L7.5 28"),
    ),
    "hedgehog": shape("fur", "M-20 24C-26 0 -8 -20 12 -18C32 -14 38 8 34 24Z")
    + line(
        "cream",
        1.8,
        "M-14 4L-19 -4M-6 -6L-10 -14M4 -8L3 -17M14 -8L17 -17M24 0L30 -7M28 12L35 9M-6 8L-11 1M4 4L2 -4M14 4L17 -4M22 12L28 6M10 14L8 8M-2 16L-6 10M20 20L25 17",
    )
    + shape("tan", "M-20 4C-12 2 -6 12 -8 24H-22C-28 24 -36 20 -37 16C-32 14 -28 8 -20 4Z")
    + disc("tan", -13, 8, 4)
    + shape("fur-dark", "M-38 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z")
    + eye(-24, 12)
    + line("fur-dark", 4, "M-14 25V28M4 25V28M24 25V28")
    + line("green", 3, "M-34 30H36"),
    "red_kite": soaring(
        "rust",
        "steel",
        "rust",
        "flame",
        shape("flame", "M-6 14L-14 36L0 26L14 36L6 14Z")
        + shape("white", "M-31 -15L-24 -18L-22 -8L-28 -6ZM31 -15L24 -18L22 -8L28 -6Z")
        + shape("sage", "M-5 -14C-5 -20 -3 -22 0 -22C3 -22 5 -20 5 -14Z"),
    ),
    "swallowtail": line("fur-dark", 2, "M-2 -18C-6 -26 -10 -30 -14 -32M2 -18C6 -26 10 -30 14 -32")
    + shape("sun", "M-2 -12C-14 -30 -30 -32 -37 -28C-38 -14 -26 2 -4 2Z")
    + shape("sun", "M2 -12C14 -30 30 -32 37 -28C38 -14 26 2 4 2Z")
    + shape("sun", "M-4 0C-20 -2 -28 6 -26 18L-18 22L-20 37L-12 24C-6 20 -2 10 -2 2Z")
    + shape("sun", "M4 0C20 -2 28 6 26 18L18 22L20 37L12 24C6 20 2 10 2 2Z")
    + line(
        "fur-dark",
        3,
        "M-33 -26C-33 -14 -24 -4 -12 0M33 -26C33 -14 24 -4 12 0M-18 -24L-13 -14M18 -24L13 -14M-9 -17L-5 -9M9 -17L5 -9",
    )
    + line("blue", 4, "M-23 14C-20 18 -16 20 -12 20M23 14C20 18 16 20 12 20")
    + dots("s-red", 5, (-9, 18), (9, 18))
    + shape("fur-dark", "M-3 -18C-3 -23 3 -23 3 -18L2 16C1 20 -1 20 -2 16Z"),
    "skylark": perched(
        "cream",
        "tan",
        "tan",
        "slate",
        shape("tan", "M-12 -29L-4 -38L1 -22Z")
        + line(
            "fur",
            2,
            "M-18 -10L-17 -4M-12 -8L-11 -2M-6 -8L-6 -4M-18 -2L-16 2M6 0L14 8M3 -4L18 2M-16 -27Q-10 -31 -4 -27",
        ),
        "",
    ),
    "sand_lizard": line("pink", 8, "M-16 -9L-13 -23M-14 6L-22 17M6 -4L20 -12M6 16L-6 27")
    + line("green", 4.4, "M-16 -9L-13 -23M-14 6L-22 17M6 -4L20 -12M6 16L-6 27")
    + shape(
        "green",
        "M-37 -8C-34 -18 -22 -18 -14 -10C0 -16 12 -6 14 6C16 16 26 18 36 8C38 22 26 32 12 26C2 22 4 10 -4 8C-14 8 -20 2 -24 0C-30 2 -36 -2 -37 -8Z",
    )
    + line("fur", 3, "M-20 -8C-8 -6 2 -6 8 6C10 16 16 22 26 20")
    + dots("s-cream", 2.6, (-14, -4), (-5, -2), (3, 3), (7, 12), (13, 19))
    + eye(-30, -11, 2.2)
    + GRASS,
    "green_woodpecker": line("bark", 8, "M30 -38V38")
    + perched(
        "sage",
        "green",
        "red",
        "steel",
        shape("steel", "M-20 -20L-39 -16L-20 -15.500Z")
        + shape("steel", "M-18 -22C-16 -27 -8 -27 -6 -21C-8 -17 -16 -16 -18 -22Z")
        + disc("white", -11, -21, 3.4)
        + line("green-2", 2, "M2 -2L12 6M4 4L16 11")
        + shape("red", "M-18 -14L-12 -15L-9 -11L-16 -10Z"),
    ),
    "stoat": line("rust", 7, "M6 26C20 28 28 20 29 8")
    + line("fur-dark", 7, "M29 9C29 3 31 0 33 -3")
    + disc("rust", -8, -30, 4.4)
    + disc("rust", 8, -30, 4.4)
    + shape("rust", "M-10 31C-16 12 -10 -2 -13 -16C-15 -36 15 -36 13 -16C10 -2 16 12 10 31Z")
    + shape("cream", "M-6 31C-10 14 -5 2 -8 -12C-6 -18 6 -18 8 -12C5 2 10 14 6 31Z")
    + line("rust", 5, "M-10 0C-8 8 -4 9 -2 9M10 0C8 8 4 9 2 9")
    + eye(-5.5, -21, 2.4)
    + eye(5.5, -21, 2.4)
    + dots("s-fur-dark", 4.4, (0, -15))
    + line("fur-dark", 1.4, "M-4 -13L-16 -11M-4 -11L-15 -7M4 -13L16 -11M4 -11L15 -7")
    + GRASS,
    "grass_snake": line(
        "slate",
        13,
        "M34 28C12 36 -2 26 10 16C22 6 18 -8 4 -4C-12 0 -22 12 -30 2C-34 -6 -28 -18 -18 -20",
    )
    + line(
        "grey",
        8,
        "M34 28C12 36 -2 26 10 16C22 6 18 -8 4 -4C-12 0 -22 12 -30 2C-34 -6 -28 -18 -18 -20",
    )
    + line("steel", 2.6, "M26 27L28 32M8 20L14 24M14 6L20 10M2 -8L4 -1M-12 0L-8 7M-26 2L-22 9")
    + shape("slate", "M-24 -14C-28 -28 -10 -34 -2 -24C0 -18 -8 -14 -16 -12Z")
    + shape("sun", "M-24 -16C-20 -16 -16 -13 -15 -9L-22 -8C-25 -10 -25 -13 -24 -16Z")
    + line("red", 1.8, "M-2 -23L8 -26M4 -25L9 -22")
    + eye(-10, -24, 2.4),
    "white_stork": line("red", 3, "M2 10L0 36M10 10L12 36M-5 36.500H3M8 36.500H17")
    + shape("steel", "M12 2L37 10L16 14Z")
    + shape("white", "M-10 0C0 -12 22 -8 32 6L20 9C12 16 -6 14 -10 0Z")
    + line("pink", 9.5, "M-6 2C-14 -6 -12 -14 -10 -20C-9 -26 -13 -29 -18 -27")
    + line("white", 5.5, "M-6 2C-14 -6 -12 -14 -10 -20C-9 -26 -13 -29 -18 -27")
    + shape("red", "M-20 -31L-39 -21L-19 -23Z")
    + eye(-16, -28, 1.8),
    "tree_frog": shape(
        "green",
        "M-29 26C-36 10 -28 0 -18 2C-16 -6 16 -6 18 2C28 0 36 10 29 26C18 36 -18 36 -29 26Z",
    )
    + disc("green", -13, -9, 10)
    + disc("green", 13, -9, 10)
    + shape("cream", "M-16 16C-8 22 8 22 16 16C16 30 -16 30 -16 16Z")
    + disc("sun", -13, -10, 6)
    + disc("sun", 13, -10, 6)
    + eye(-13, -10, 3.8)
    + eye(13, -10, 3.8)
    + line("green-2", 2.6, "M-17 10Q0 21 17 10M-27 14C-20 18 -19 26 -23 33M27 14C20 18 19 26 23 33")
    + dots("s-green-2", 2.4, (-4, 3), (4, 3)),
    "red_backed_shrike": perched(
        "cream",
        "rust",
        "grey",
        "steel",
        shape("steel", "M-22 -20C-18 -25 -8 -25 0 -20C-6 -16 -16 -16 -22 -20Z")
        + shape("steel", "M-21 -23L-31 -20C-33 -16 -31 -14 -29 -15L-21 -16Z"),
        shape("rose", "M-20 -6C-12 2 -6 14 4 22C-14 22 -20 8 -20 -6Z"),
    ),
    "sand_martin": darting("fur", "white", "white", line("fur", 4, "M-14 3Q-10 -2 -4 -4")),
    "kingfisher": perched(
        "flame",
        "blue",
        "blue",
        "steel",
        shape("steel", "M-20 -24L-40 -18L-20 -15Z")
        + shape("flame", "M-20 -17C-16 -19 -8 -18 -2 -15C-6 -12 -16 -11 -20 -17Z")
        + shape("white", "M-20 -13C-14 -11 -8 -11 -4 -12C-6 -7 -18 -7 -20 -13Z")
        + dots("s-hw-water", 2.6, (-14, -28), (-7, -29), (6, -4), (12, 2), (17, 9)),
    ),
    "natterjack_toad": shape(
        "hw-toad",
        "M-28 26C-37 12 -30 0 -20 4C-18 -8 18 -8 20 4C30 0 37 12 28 26C18 35 -18 35 -28 26Z",
    )
    + disc("hw-toad", -14, -6, 9)
    + disc("hw-toad", 14, -6, 9)
    + disc("sun", -14, -7, 5)
    + disc("sun", 14, -7, 5)
    + eye(-14, -7, 3)
    + eye(14, -7, 3)
    + line("sun", 4, "M0 -6V26")
    + dots(
        "s-rust", 4, (-12, 10), (-20, 16), (-9, 20), (12, 10), (20, 16), (9, 20), (-6, 4), (6, 4)
    )
    + line(
        "fur",
        2.6,
        "M-16 9Q-8 14 -4 14M16 9Q8 14 4 14M-26 16C-20 20 -19 27 -23 33M26 16C20 20 19 27 23 33",
    ),
    "lapwing": perched(
        "white",
        "green-2",
        "steel",
        "steel",
        line("steel", 3, "M-6 -30C2 -32 8 -36 12 -39M-3 -27C6 -28 12 -32 15 -34")
        + shape("white", "M-20 -14C-14 -18 -4 -18 0 -17C-4 -13 -14 -11 -20 -14Z"),
        shape("steel", "M-22 -14C-16 -10 -6 -10 2 -8C2 0 -8 6 -17 2C-21 -4 -22 -10 -22 -14Z"),
    ),
    "grey_partridge": line("fur", 2.6, "M-4 24V34M8 24V34")
    + shape("tan", "M-18 -14C-10 -22 24 -20 34 4C34 18 20 28 2 28C-16 28 -24 4 -18 -14Z")
    + shape("grey", "M-18 -12C-10 -18 2 -8 2 4C0 18 -8 22 -14 16C-20 8 -21 -4 -18 -12Z")
    + shape("fur", "M-6 16C-4 10 6 10 8 16C6 22 4 22 1 19C-2 22 -4 22 -6 16Z")
    + line("rust", 3, "M10 -12V18M18 -10V18M26 -2V14")
    + shape("flame", "M-26 -18C-28 -32 -8 -34 -6 -20C-8 -12 -20 -8 -26 -18Z")
    + shape("fur", "M-22 -28C-16 -34 -6 -30 -6 -20C-12 -24 -18 -26 -22 -28Z")
    + shape("slate", "M-25 -22L-33 -17L-24 -15Z")
    + eye(-18, -21)
    + GRASS,
    "little_owl": line("bark", 4, "M-34 33H34")
    + shape("fur", "M-20 -22C-12 -32 12 -32 20 -22C26 -8 26 30 0 32C-26 30 -26 -8 -20 -22Z")
    + shape("cream", "M-13 6C-12 24 -8 28 0 28C8 28 12 24 13 6Z")
    + line("fur", 3, "M-7 12V18M0 14V20M7 12V18M-3 22V25M4 22V25")
    + disc("cream", -9, -11, 9.5)
    + disc("cream", 9, -11, 9.5)
    + disc("sun", -8.5, -11, 5.6)
    + disc("sun", 8.5, -11, 5.6)
    + eye(-8.5, -11, 3.2)
    + eye(8.5, -11, 3.2)
    + shape("sun", "M-3 -7H3L0 1Z")
    + line("cream", 3, "M-18 -19L-6 -22M18 -19L6 -22")
    + line("flame", 3, "M-8 32V35M-3 32V35M3 32V35M8 32V35"),
}
OTHERS: Final = {
    "any_plant": stalk("M0 38C1 20 0 8 0 -8M0 24Q-10 20 -14 12M0 16Q10 12 14 4")
    + shape("green", "M0 -4C-16 -12 -14 -30 0 -37C14 -30 16 -12 0 -4Z")
    + shape("green", "M-13 14C-28 14 -34 4 -34 -6C-22 -8 -12 0 -13 14Z")
    + shape("green", "M13 6C14 -8 24 -14 34 -12C34 0 26 8 13 6Z")
    + line("green-2", 2.4, "M0 -6V-27M-14 13L-26 1M14 5L26 -4"),
    "any_animal": shape(
        "fur", "M0 -4C14 -4 24 10 22 22C20 34 8 30 0 30C-8 30 -20 34 -22 22C-24 10 -14 -4 0 -4Z"
    )
    + shape("fur", "M-11 -10C-20 -12 -22 -30 -14 -34C-5 -36 -2 -18 -11 -10Z")
    + shape("fur", "M11 -10C20 -12 22 -30 14 -34C5 -36 2 -18 11 -10Z")
    + shape("fur", "M-24 6C-34 6 -38 -8 -31 -13C-23 -16 -17 -2 -24 6Z")
    + shape("fur", "M24 6C34 6 38 -8 31 -13C23 -16 17 -2 24 6Z"),
}
"""Who is printed on no card: a sprig, and a paw."""
FACES: Final = {"roe_deer": "roe_deer", "red_fox": "fox", "brown_hare": "hare"}
"""Who is drawn in Waldmeister already."""

SYMBOLS: Final[Art] = {
    **drawn(BOX, {**PLANTS, **BEASTS, **OTHERS}, "species-"),
    **drawn("-24 -24 48 48", {name: ANIMALS[face] for name, face in FACES.items()}, "species-"),
}
