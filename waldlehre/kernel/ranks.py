"""Every answer to a question has a place among all its answers: fewer picks first.

So answers can be written as numbers, and a forester can try answers spread evenly.
"""

from __future__ import annotations

from math import comb

from waldlehre.kernel.choice import Choice, Picked


def ways(choice: Choice) -> int:
    """Return how many answers a question has."""
    n = len(choice.options)
    most = min(choice.most, n)
    return sum(comb(n, many) for many in range(choice.least, most + 1)) + len(choice.also)


def within(choice: Choice, picked: Picked) -> int:
    """Return the place of an answer among those with as many picks."""
    places = [choice.options.index(one) for one in picked]
    return sum(comb(place, at + 1) for at, place in enumerate(places))


def unrank(choice: Choice, position: int) -> Picked:
    """Return the answer at a place."""
    n = len(choice.options)
    for many in range(choice.least, min(choice.most, n) + 1):
        if position < comb(n, many):
            return combination(choice.options, many, position)
        position -= comb(n, many)
    return (choice.also[position],)


def combination(options: Picked, many: int, position: int) -> Picked:
    """Return the combination at a place of the combinatorial number system."""
    picked = []
    for size in range(many, 0, -1):
        place = size - 1
        while comb(place + 1, size) <= position:
            place += 1
        position -= comb(place, size)
        picked.append(options[place])
    return tuple(sorted(picked))
