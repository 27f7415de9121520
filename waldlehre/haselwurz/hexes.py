"""Hexes, their edges and corners as whole numbers: pure geometry that knows no game.

A hex stands at axial coordinates (q, r): q grows to the east, r to the south-east. Hexes have a
point at the top. The six directions go round against the clock: 0 east, 1 north-east, 2 north-west,
3 west, 4 south-west, 5 south-east. Edge `d` of a hex faces direction `d`; corner `d` is where its
edges `d` and `d + 1` meet, so corner 1 is the top one.

A hex is one number, so that it can be an option, a key and a line of JSON. So is an edge, the same
for both hexes beside it, and a corner, the same for all three around it. Numbers keep their order
and meaning whatever is laid later.
"""

from __future__ import annotations

from typing import Final

SIDES: Final = 6
EAST: Final = 0
NORTH_EAST: Final = 1
NORTH_WEST: Final = 2
WEST: Final = 3
SOUTH_WEST: Final = 4
SOUTH_EAST: Final = 5
DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")
"""Names of the directions, against the clock."""
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""What each direction adds to (q, r)."""
REACH: Final = 63
"""Coordinates lie between -REACH and REACH; 48 tiles cannot lead further than 42."""
ROW: Final = 128
DELTAS: Final = (ROW, ROW - 1, -1, -ROW, 1 - ROW, 1)
"""What each direction adds to the number of a hex."""
ORIGIN: Final = 64 * ROW + 64
"""The hex at (0, 0)."""
HALF_WIDTH: Final = 0.8660254037844386
"""Half of the square root of three: from the middle of a hex of size 1 to an edge."""
POINTS: Final = (
    (HALF_WIDTH, -0.5),
    (0.0, -1.0),
    (-HALF_WIDTH, -0.5),
    (-HALF_WIDTH, 0.5),
    (0.0, 1.0),
    (HALF_WIDTH, 0.5),
)
"""By corner: where it lies as seen from the middle of a hex of size 1; y grows downward."""


def at(q: int, r: int) -> int:
    """Return the hex at axial coordinates; ValueError out of reach."""
    if not (-REACH <= q <= REACH and -REACH <= r <= REACH):
        raise ValueError(f"({q}, {r}) lies further than {REACH} from the middle")
    return ORIGIN + q * ROW + r


def axial(here: int) -> tuple[int, int]:
    """Return the coordinates (q, r) of a hex."""
    return here // ROW - 64, here % ROW - 64


def neighbour(here: int, direction: int) -> int:
    """Return the hex beside `here` in one direction."""
    return here + DELTAS[direction]


def neighbours(here: int) -> tuple[int, int, int, int, int, int]:
    """Return the six hexes around `here`, by direction."""
    return (
        here + DELTAS[0],
        here + DELTAS[1],
        here + DELTAS[2],
        here + DELTAS[3],
        here + DELTAS[4],
        here + DELTAS[5],
    )


def opposite(direction: int) -> int:
    """Return the direction that leads back."""
    return direction + 3 if direction < 3 else direction - 3


def direction_to(here: int, there: int) -> int:
    """Return the direction of a neighbour; -1 for a hex that is none."""
    delta = there - here
    for direction in range(SIDES):
        if DELTAS[direction] == delta:
            return direction
    return -1


def distance(here: int, there: int) -> int:
    """Return how many steps lie between two hexes."""
    q, r = axial(here)
    other_q, other_r = axial(there)
    across, down = q - other_q, r - other_r
    return max(abs(across), abs(down), abs(across + down))


def polar(here: int, around: int = ORIGIN) -> tuple[int, int, int]:
    """Return how to walk to a hex: (direction, steps in it, further steps in the next direction).

    Every hex has one such way, which makes a name that never changes: 2 east, 1 north-east. The
    middle itself is (0, 0, 0).
    """
    q, r = axial(here)
    middle_q, middle_r = axial(around)
    q, r = q - middle_q, r - middle_r
    for direction in range(SIDES):
        if q + r > 0 >= r:  # in the sixth that begins in the east
            return direction, q + r, -r
        q, r = -r, q + r  # turn a sixth with the clock
    return 0, 0, 0


def line(here: int, direction: int, steps: int) -> tuple[int, ...]:
    """Return the hexes that 1 to `steps` steps in one direction lead to, nearest first."""
    delta = DELTAS[direction]
    return tuple([here + delta * many for many in range(1, steps + 1)])


def within(here: int, steps: int) -> tuple[int, ...]:
    """Return all hexes at most `steps` steps away, `here` among them, ascending."""
    return tuple(
        [
            here + q * ROW + r
            for q in range(-steps, steps + 1)
            for r in range(max(-steps, -q - steps), min(steps, steps - q) + 1)
        ]
    )


def turned(direction: int, turns: int) -> int:
    """Return where a side lies after so many turns of 60 degrees against the clock."""
    return (direction + turns) % SIDES


def turned_sides(sides: int, turns: int) -> int:
    """Turn a set of sides, given as bits (side `d` is bit `1 << d`)."""
    by = turns % SIDES
    doubled = sides << by
    return (doubled | doubled >> SIDES) & 63


def turned_hex(here: int, turns: int, around: int = ORIGIN) -> int:
    """Return where a hex lies after so many turns of 60 degrees against the clock."""
    q, r = axial(here)
    middle_q, middle_r = axial(around)
    q, r = q - middle_q, r - middle_r
    for _ in range(turns % SIDES):
        q, r = q + r, -q
    return at(q + middle_q, r + middle_r)


def edge(here: int, side: int) -> int:
    """Return the edge of a hex that faces `side`: one number for both hexes beside it."""
    if side < 3:
        return here * 3 + side
    return (here + DELTAS[side]) * 3 + side - 3


def edges(here: int) -> tuple[int, int, int, int, int, int]:
    """Return the six edges of a hex, by direction."""
    return (
        here * 3,
        here * 3 + 1,
        here * 3 + 2,
        (here + DELTAS[3]) * 3,
        (here + DELTAS[4]) * 3 + 1,
        (here + DELTAS[5]) * 3 + 2,
    )


def hexes_of_edge(border: int) -> tuple[int, int]:
    """Return the two hexes beside an edge: the one it is numbered by, then the other."""
    here, side = border // 3, border % 3
    return here, here + DELTAS[side]


def corner(here: int, which: int) -> int:
    """Return a corner of a hex: one number for all three hexes around it.

    Every corner is the top of one hex (an even number) or the bottom of one (an odd number).
    """
    if which == 1:
        return here * 2
    if which == 4:
        return here * 2 + 1
    if which == 0:
        return (here + DELTAS[1]) * 2 + 1
    if which == 2:
        return (here + DELTAS[2]) * 2 + 1
    return (here + DELTAS[4 if which == 3 else 5]) * 2


def corners(here: int) -> tuple[int, int, int, int, int, int]:
    """Return the six corners of a hex; corner `d` lies between its edges `d` and `d + 1`."""
    return (
        (here + DELTAS[1]) * 2 + 1,
        here * 2,
        (here + DELTAS[2]) * 2 + 1,
        (here + DELTAS[4]) * 2,
        here * 2 + 1,
        (here + DELTAS[5]) * 2,
    )


def hexes_of_corner(point: int) -> tuple[int, int, int]:
    """Return the three hexes around a corner: the one it is numbered by, then west to east."""
    here = point // 2
    if point % 2:
        return here, here + DELTAS[4], here + DELTAS[5]
    return here, here + DELTAS[2], here + DELTAS[1]


def edges_of_corner(point: int) -> tuple[int, int, int]:
    """Return the three edges that meet at a corner."""
    here = point // 2
    if point % 2:
        left, right = here + DELTAS[4], here + DELTAS[5]
        return left * 3 + 1, right * 3 + 2, left * 3
    return here * 3 + 2, here * 3 + 1, (here + DELTAS[2]) * 3


def corners_of_edge(border: int) -> tuple[int, int]:
    """Return the two corners at the ends of an edge."""
    here, side = border // 3, border % 3
    return corner(here, (side + 5) % SIDES), corner(here, side)


def centre(here: int, size: float) -> tuple[float, float]:
    """Return the middle of a hex in pixels; `size` reaches from there to a corner.

    The hex at (0, 0) lies at (0, 0); y grows downward.
    """
    q, r = axial(here)
    return size * HALF_WIDTH * (2 * q + r), size * 1.5 * r


def corner_of_hex(here: int, which: int, size: float) -> tuple[float, float]:
    """Return a corner of a hex in pixels."""
    x, y = centre(here, size)
    across, down = POINTS[which]
    return x + size * across, y + size * down


def corner_point(point: int, size: float) -> tuple[float, float]:
    """Return a corner in pixels."""
    return corner_of_hex(point // 2, 4 if point % 2 else 1, size)


def edge_points(border: int, size: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return both ends of an edge in pixels."""
    first, second = corners_of_edge(border)
    return corner_point(first, size), corner_point(second, size)


def edge_point(border: int, size: float) -> tuple[float, float]:
    """Return the middle of an edge in pixels."""
    (x, y), (other_x, other_y) = edge_points(border, size)
    return (x + other_x) / 2, (y + other_y) / 2
