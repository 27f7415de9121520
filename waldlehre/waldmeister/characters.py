"""The characters of Waldmeister: timber, ecology, remediation, monoculture and mixed forest first.

One rule for each question serves them all; `tempers` holds what sets them apart. The rules read
their own hand and what lies open, so they may be shown the table itself.
"""

from __future__ import annotations

from typing import Final

from waldlehre.foresters.ruled import Rule, Ruled
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.forester import sightless
from waldlehre.kernel.native import mypyc_attr
from waldlehre.waldmeister.parts import (
    CARD_NAMES,
    EMPTY,
    SAPLING,
    SPACES,
    TREE,
)
from waldlehre.waldmeister.remediation import WhiteArrows
from waldlehre.waldmeister.scoring import scores
from waldlehre.waldmeister.state import Forest
from waldlehre.waldmeister.tempers import TEMPERS, Temper

HARM: Final = {
    "bark_beetle": 2,
    "frost": 3,
    "winter_moth": 2,
    "clear_felling": 3,
    "mice": 1,
    "nun_moth": 3,
    "pine_weevil": 1,
    "acid_rain": 2,
    "snow_breakage": 6,
    "gypsy_moth": 2,
    "smog": 5,
    "storm": 4,
    "drought": 2,
    "forest_fire": 6,
    "browsing": 3,
    "checkered_beetle": -1,
    "jay": -2,
    "red_wood_ant": -1,
    "ichneumon_wasp": -2,
    "black_woodpecker": -1,
    "sapling_auction": -2,
    "remediation": -3,
}
"""By card: what it takes from whoever carries it out, in points, roughly."""
HARM_OF: Final = tuple([HARM[name] for name in CARD_NAMES])
LEAST_MONEY: Final = 20_000
"""Less than this, and a card drawn unseen does not help much."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Ruled):
    """A character by its name in `tempers.TEMPERS`."""

    def __init__(self, name: str) -> None:
        temper = TEMPERS[name]
        super().__init__(name, temper, RULES, temper.own)


sightless(Character)


# -- where plants stand ----------------------------------------------------------------------------


def sheltered(table: Forest, spaces: Picked) -> list[int]:
    """Return spaces, those first at which the fewest arrows point, free ones before seeds."""
    stage = table.stage
    return sorted(spaces, key=lambda space: 2 * table.burden(space) + (stage[space] != EMPTY))


def start(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Place the start plants where the fewest arrows point."""
    return tuple(sorted(sheltered(table, choice.options)[: choice.least]))


def jay(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Take all the jay's seeds, to where the fewest arrows point."""
    return tuple(sorted(sheltered(table, choice.options)[: choice.most]))


def shelter(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Take the space where the fewest arrows point, if any may be taken."""
    return (sheltered(table, choice.options)[0],)


def worth(temper: Temper, table: Forest, seat: int, species: int) -> int:
    """Return what a sapling of a species is worth; nothing where it could stand nowhere."""
    money = temper.worth[species]
    if temper.missing:
        kinds, stages = table.species, table.stage
        same = 0
        for space in table.parts.home[seat]:
            if kinds[space] == species and stages[space] != EMPTY:
                same += 1
        if same < 2:
            money += temper.missing >> same
    if not money:
        return 0
    bears, stages = table.parts.circles[SAPLING][species], table.stage
    for space in table.parts.home[seat]:
        if stages[space] < SAPLING and table.burden(space) <= bears:
            return money
    return 0


def dearest(temper: Temper, table: Forest, choice: Choice) -> tuple[int, int]:
    """Return the species on offer that is worth most, and how much."""
    best, highest = choice.options[0], -1
    for species in choice.options:
        money = worth(temper, table, choice.seat, species)
        if money > highest:
            best, highest = species, money
    return best, highest


# -- money -----------------------------------------------------------------------------------------


def lot(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Put up what it would like to have."""
    return (dearest(temper, table, choice)[0],)


def bid(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Bid as little as possible, up to what the sapling is worth."""
    species: int = getattr(table.agenda[-1], "species")  # noqa: B009 (the step that asks)
    least = choice.options[0]
    return (least,) if least <= worth(temper, table, choice.seat, species) else ()


def buy(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Buy what is worth most, if enough money stays."""
    if table.money[choice.seat] - table.parts.sapling_price < temper.sapling_keeps and not built(
        table, choice.seat
    ):
        return ()
    species, money = dearest(temper, table, choice)
    return (species,) if money else ()


def built(table: Forest, seat: int) -> bool:
    """True if there is nothing left to build."""
    return all(table.next_measure(seat, zone) < 0 for zone in range(3))


def build(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Build at the printed price what helps most, if enough money stays."""
    return tile(table, choice, 1, temper.card_keeps)


def voluntary(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Build at a multiple of the printed price, if enough money stays."""
    return tile(table, choice, table.parts.voluntary_factor, temper.free_keeps)


def tile(table: Forest, choice: Choice, factor: int, keeps: int) -> Picked:
    """Return the measure that helps most among those that leave enough money."""
    money, price = table.money[choice.seat] - keeps, table.parts.price
    best, highest = -1, -1
    for measure in choice.options:
        if factor * price[measure] <= money:
            helps = healing(table, choice.seat, measure)
            if helps > highest:
                best, highest = measure, helps
    return (best,) if best >= 0 else ()


def healing(table: Forest, seat: int, measure: int) -> int:
    """Return how many damage points a measure takes off now, twice, and how many arrows it has."""
    arrows = WhiteArrows(seat, measure).arrows(table)
    first, damage = seat * SPACES, table.damage
    helps = 0
    for place in range(SPACES):
        many = arrows[place]
        if many:
            hurt = damage[first + place]
            helps += many + 2 * (many if many < hurt else hurt)
    return helps


# -- damage ----------------------------------------------------------------------------------------


def spare(table: Forest, space: int) -> int:
    """Return how many damage points a plant can still bear."""
    return table.parts.circles[table.stage[space]][table.species[space]] - table.damage[space]


def dear(table: Forest, space: int) -> int:
    """Return what would be lost with a plant, in points: stage and animal."""
    return 5 * (table.stage[space] == TREE) + table.parts.value[table.animal[space]]


def harm(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Let those suffer that can bear most; if something has to die, the least."""

    def hurts(space: int) -> int:
        left = spare(table, space)
        return 100 + dear(table, space) if left <= 0 else -left

    return tuple(sorted(sorted(choice.options, key=hurts)[: choice.least]))


def lose(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Lose what is worth least, of equals the most damaged."""

    def keeps(space: int) -> int:
        kind = temper.worth[table.species[space]] // 1000
        return 1000 * dear(table, space) + 10 * kind - table.damage[space]

    return tuple(sorted(sorted(choice.options, key=keeps)[: choice.least]))


def relief(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Help those that can bear least."""
    ranked = sorted(choice.options, key=lambda space: spare(table, space))
    return tuple(sorted(ranked[: choice.most]))


def everything(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Take all that may be taken."""
    return choice.options[: choice.most]


def last(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Take the highest numbers."""
    return choice.options[-choice.most :]


def settle(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """House an animal on the tree that can bear most."""
    return (max(choice.options, key=lambda space: spare(table, space)),)


# -- cards -----------------------------------------------------------------------------------------


def lay(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Lay what harms least, and as many as share the harm out best."""
    parts = table.parts
    seats, kinds, seasons = table.seats, parts.kind_of, parts.season_at
    best: list[int] = []
    lowest = 0.0
    for many in range(1, min(choice.most, len(choice.options)) + 1):
        season = seasons[(table.marker + many) % len(seasons)]
        harms = [
            (HARM_OF[kinds[card]] if parts.live[kinds[card]][season] else 0, card)
            for card in choice.options
        ]
        harms.sort()
        mine = 0.5 if many == 1 else 1 / many
        share = mine - (1 - mine) / (seats - 1)
        cost = share * sum(points for points, _ in harms[:many])
        if not best or cost <= lowest:
            best, lowest = [card for _, card in harms[:many]], cost
    return tuple(sorted(best))


def who(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Name those whose forests have come furthest."""
    stage, animal = table.stage, table.animal

    def forest(seat: int) -> int:
        first = seat * SPACES
        return -sum(stage[first : first + SPACES]) - sum(animal[first : first + SPACES])

    return tuple(sorted(sorted(choice.options, key=forest)[: choice.least]))


def offer(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Take an unseen card if there is money to use it."""
    return choice.options if table.money[choice.seat] >= LEAST_MONEY else ()


def first_card(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """Carry out help before harm."""
    kinds = table.parts.kind_of
    return (min(choice.options, key=lambda card: HARM_OF[kinds[card]]),)


def announce(temper: Temper, table: Forest, choice: Choice) -> Picked:
    """End the game while nobody is ahead."""
    points = scores(table)
    return choice.options if points[choice.seat] == max(points) else ()


RULES: Final[dict[str, Rule]] = {
    "start": start,
    "lay": lay,
    "summer": last,
    "settle": settle,
    "who": who,
    "offer": offer,
    "first_card": first_card,
    "harm": harm,
    "lose": lose,
    "relief": relief,
    "jay": jay,
    "lot": lot,
    "bid": bid,
    "plant": shelter,
    "build": build,
    "voluntary": voluntary,
    "white": everything,
    "buy": buy,
    "stay": last,
    "announce": announce,
}
"""By question; to the others the first that is allowed is answered."""
