"""The peg game a second time, slow and simple: its own geometry, nothing of ours imported.

Hollows are (row, column); lines run along rows, columns and the short diagonal, which leads from
the obtuse corner (0, 7) to (7, 0).
"""

from functools import cache

WAYS = [(0, 1), (0, -1), (1, 0), (-1, 0), (-1, 1), (1, -1)]


def slides(taken, peg):
    """Return how many hollows a peg can reach, `taken` holding all pegs."""
    reached = 0
    for down, right in WAYS:
        row, column = peg[0] + down, peg[1] + right
        while row in range(8) and column in range(8) and (row, column) not in taken:
            reached += 1
            row, column = row + down, column + right
    return reached


@cache
def all_slides(taken):
    """Return how many slides all pegs together have."""
    return sum(slides(taken, peg) for peg in taken)


def targets(taken, peg):
    """Return the hollows that a peg can reach, by walking towards each of the 64."""
    found = []
    for row in range(8):
        for column in range(8):
            down, right = row - peg[0], column - peg[1]
            far = max(abs(down), abs(right))
            straight = far and (0 in (down, right) or down == -right)
            if straight:
                way = [
                    (peg[0] + down * at // far, peg[1] + right * at // far)
                    for at in range(1, far + 1)
                ]
                if not taken.intersection(way):
                    found.append((row, column))
    return found


def fewer(stock, kind):
    """Return a stock with one peg of a kind less."""
    return (*stock[:kind], stock[kind] - 1, *stock[kind + 1 :])


@cache
def count(taken, mine, theirs, plies):
    """Return the ways in which so many plies can go: a slide and a new peg each.

    Which kinds stand where makes no difference to them, so `taken` holds hollows only; a stock
    is a tuple of nine numbers.
    """
    if plies == 0:
        return 1
    if not taken:
        first = [
            ((row, column), kind) for row in range(8) for column in range(8) for kind in range(9)
        ]
        return sum(
            count(frozenset([hole]), theirs, fewer(mine, kind), plies - 1) for hole, kind in first
        )
    kinds = [kind for kind in range(9) if mine[kind]]
    if plies == 1:
        return len(kinds) * all_slides(taken)
    total = 0
    for peg in taken:
        for target in targets(taken, peg):
            after = taken | {target}  # the peg's old hollow is taken again by the new peg
            total += sum(count(after, theirs, fewer(mine, kind), plies - 1) for kind in kinds)
    return total


def of(position, plies):
    """Return the count of a position."""
    taken = frozenset(divmod(hole, 8) for hole in range(64) if position.holes[hole] >= 0)
    mine, theirs = position.stocks[position.seat], position.stocks[1 - position.seat]
    return count(taken, tuple(mine), tuple(theirs), plies)
