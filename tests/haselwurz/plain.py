"""Conditions and ways a second time, slow and simple: own geometry, the tables read as words."""

import csv
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "data" / "haselwurz"
SIDES = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
ROUND = list(SIDES)


def rows(name):
    """Return the rows of a table."""
    with (FOLDER / f"{name}.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def words(cell):
    """Return the words of a cell."""
    return [word for word in cell.split("|") if word]


TILES, CARDS = rows("tiles"), rows("species")


class Map:
    """Tiles by (q, r), each a landscape and the sides of its stream; pieces by place."""

    def __init__(self):
        self.land, self.ends, self.houses = {}, {}, set()
        self.copses, self.flowers, self.hedges = set(), set(), set()

    def lay(self, at, tile, turns):
        """Lay a tile, numbered from 0."""
        row = TILES[tile]
        self.land[at] = row["landscape"]
        self.ends[at] = {ROUND[(ROUND.index(e) + turns) % 6] for e in words(row["stream"])}
        if row["house"] == "1":
            self.houses.add(at)

    def crossed(self, one, other):
        """True if a stream crosses the edge between two tiles."""
        found = False
        for here, there in ((one, other), (other, one)):
            for side, (q, r) in SIDES.items():
                if (here[0] + q, here[1] + r) == there and side in self.ends[here]:
                    found = True
        return found

    def lives(self, card, three):
        """True if a card's conditions hold where three tiles meet."""
        row = CARDS[card]
        lands = [self.land[at] for at in three]
        pairs = [(a, b) for a in three for b in three if a < b]
        if any(word in lands for word in words(row["forbids"])):
            return False
        needs = words(row["needs"])
        if "water" in needs:
            needs.remove("water")
            if not any(self.crossed(*pair) for pair in pairs):
                needs.append("lake")
        if any(lands.count(word) < needs.count(word) for word in needs):
            return False
        here = {
            "hedge": any(frozenset(pair) in self.hedges for pair in pairs),
            "copse": any(at in self.copses for at in three),
            "flower_field": any(at in self.flowers for at in three),
            "house": any(at in self.houses for at in three),
        }
        return all(here[sign] for sign in words(row["signs"]))

    def around(self, at):
        """Return the laid neighbours of a tile."""
        beside = [(at[0] + q, at[1] + r) for q, r in SIDES.values()]
        return [there for there in beside if there in self.land]

    def joined(self, animal, one, other):
        """True if an animal comes from one tile to its neighbour."""
        if animal == "yellowhammer":
            return True
        if animal == "dragonfly":
            lakes = self.land[one] == self.land[other] == "lake"
            return lakes or self.crossed(one, other)
        return self.ground(animal, one) and self.ground(animal, other)

    def ground(self, animal, at):
        """True if an animal may start and stop on a tile."""
        if animal == "badger":
            return self.land[at] == "forest" or at in self.copses
        if animal == "grasshopper":
            return self.land[at] in ("rich_meadow", "lean_meadow") or at in self.flowers
        return animal == "yellowhammer" or bool(self.ends[at])

    def ends_of(self, hedge):
        """Return the two corners of a hedge, each as the three places around it."""
        one, other = hedge
        beside = {(one[0] + q, one[1] + r) for q, r in SIDES.values()}
        beside &= {(other[0] + q, other[1] + r) for q, r in SIDES.values()}
        return [frozenset((one, other, third)) for third in beside]

    def linked(self):
        """Return the groups of places that hedges link, each group with all its corners."""
        groups = [set(self.ends_of(hedge)) for hedge in self.hedges]
        merged = True
        while merged:
            merged = False
            for first in groups:
                for second in groups:
                    if first is not second and first & second:
                        first |= second
                        groups.remove(second)
                        merged = True
                        break
                if merged:
                    break
        return [set().union(*group) for group in groups]

    def reach(self, animal, start):
        """Return the tiles to which an animal can carry a sprite."""
        if not self.ground(animal, start):
            return set()
        links = self.linked() if animal == "badger" else []
        reached = {start}
        steps = 3 if animal == "yellowhammer" else 99
        for _ in range(steps):
            more = set()
            for here in reached:
                more |= {one for one in self.around(here) if self.joined(animal, here, one)}
                for group in links:
                    if here in group:
                        more |= {
                            one for one in group if one in self.land and self.ground(animal, one)
                        }
            if more <= reached:
                break
            reached |= more
        return {
            at
            for at in reached - {start}
            if self.ground(animal, at) and self.land[at] not in ("lake", "village")
        }
