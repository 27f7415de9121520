"""The forester "finder": it closes gaps in the landscape, and rides to where it finds most."""

from __future__ import annotations

from typing import Final

from waldlehre.foresters.ruled import Rule, Ruled
from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.moving import Ride
from waldlehre.haselwurz.planner import keeping
from waldlehre.haselwurz.state import Landscape
from waldlehre.haselwurz.ways import reach
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.forester import Motive, sightless
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Finder(Ruled):
    """Plans no further than its ride."""

    def __init__(self) -> None:
        self.dice = Dice(0)
        super().__init__("finder", self.dice, RULES, own=OWN)

    def prepare(self, key: int) -> None:
        """Throw the dice of this decision."""
        self.dice.rekey(key)

    def motive(self, view: Table, choice: Choice, picked: Picked) -> Motive | None:
        """Return the thought behind the rule; a card that draws it is named."""
        assert isinstance(view, Landscape), "a forester of this room only"
        if choice.prompt == "ride" and (species := rarest(view, picked[0])) >= 0:
            return Motive("motives.finder.ride_to", {"species": species})
        return super().motive(view, choice, picked)


sightless(Finder)


def rarest(table: Landscape, here: int) -> int:
    """Return the rarest open card that can be found from a tile; -1 for none."""
    rarity = table.parts.rarity
    return max(table.finds(here), key=lambda species: rarity[species], default=-1)


def any_one(dice: Dice, table: Landscape, choice: Choice) -> Picked:
    """Leave it to the lot."""
    return (choice.options[dice.below(len(choice.options))],)


def place(dice: Dice, table: Landscape, choice: Choice) -> Picked:
    """Lay where most tiles touch: corners with three tiles are where cards are found."""
    at = table.at
    best, highest = choice.options[0], -1
    for here in choice.options:
        value = 8 * sum(there in at for there in hexes.neighbours(here)) + dice.below(8)
        if value > highest:
            best, highest = here, value
    return (best,)


def value_of(table: Landscape, here: int, known: dict[int, int]) -> int:
    """Return the rarity of all that can be found from a tile, each corner looked at once."""
    total = 0
    for corner in hexes.corners(here):
        worth = known.get(corner)
        if worth is None:
            worth = 0
            if corner not in table.marked and table.whole(corner):
                rarity = table.parts.rarity
                for species in table.open:
                    if rarity[species] > worth and table.holds(species, corner):
                        worth = rarity[species]
            known[corner] = worth
        total += worth
    return total


def keep(dice: Dice, table: Landscape, choice: Choice) -> Picked:
    """Keep the wooden pieces: where they would serve takes more looking."""
    return ()


def animal(dice: Dice, table: Landscape, choice: Choice) -> Picked:
    """Take the animal that carries the sprite to where most is found."""
    start = table.sprite[choice.seat]
    known: dict[int, int] = {}
    best, highest = choice.options[0], -1
    for one in choice.options:
        for here in reach(table, one, start):
            value = 8 * value_of(table, here, known) + dice.below(8)
            if value > highest:
                best, highest = one, value
    return (best,)


def ride(dice: Dice, table: Landscape, choice: Choice) -> Picked:
    """Ride to where most is found, else to where many animals may start next time."""
    step = table.agenda[-1]
    assert isinstance(step, Ride), "the step that asks this"
    known: dict[int, int] = {}
    stays = table.parts.stays
    standing = [one for one in table.standing(choice.seat) if one != step.animal]

    def value(here: int) -> int:
        ground = table.ground[here]
        footing = sum(1 for one in standing if stays[one] & ground)
        return 8 * value_of(table, here, known) + footing

    return (max(choice.options, key=value),)


def turn_over(dice: Dice, table: Landscape, choice: Choice) -> Picked:
    """Turn over the animal that is of least use from here."""
    return (min(choice.options, key=lambda one: keeping(table, choice.seat, one)),)


def find(dice: Dice, table: Landscape, choice: Choice) -> Picked:
    """Take the rarest card."""
    rarity = table.parts.rarity
    return (max(choice.options, key=lambda species: rarity[species]),)


RULES: Final[dict[str, Rule]] = {
    "tile": any_one,
    "place": place,
    "turn": any_one,
    "wood": keep,
    "animal": animal,
    "ride": ride,
    "turn_over": turn_over,
    "find": find,
}
"""By question."""
OWN: Final = tuple(["wood_pass" if rule == "wood" else rule for rule in RULES])
"""Questions with motives, as `Ruled` names them."""
