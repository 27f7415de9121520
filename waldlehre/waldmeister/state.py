"""The table of Waldmeister: up to four landscapes of twelve spaces, numbered through."""

from __future__ import annotations

from typing import Any, Final, final

from waldlehre.kernel.luck import luck, shuffled
from waldlehre.kernel.step import Step
from waldlehre.kernel.table import Table
from waldlehre.waldmeister.parts import EMPTY, LEVELS, SAPLING, SEED, SPACES, TREE, ZONES, Parts
from waldlehre.waldmeister.variant import NOBODY, Variant

DECK: Final = 1
BLIND: Final = 2
FIRST: Final = 3
DIE: Final = 4
VIEW: Final = 5
DEFEAT: Final = 1
BANK: Final = 2
FULL: Final = 3
ENDINGS: Final = ("", "defeat", "bank", "full")


@final
class Forest(Table):
    """A space is seat * 12 + place, a zone seat * 3 + zone, a measure zone * 2 + level - 1."""

    __slots__ = (
        *("animal", "animals", "announcer", "bank", "damage", "deck", "discard", "drawn"),
        *("guests", "hands", "laid", "layer", "marker", "money", "parts", "piles", "points"),
        *("saplings", "short_bank", "short_points", "species", "stage", "tiles", "trees"),
        *("variant", "zone"),
    )

    def __init__(
        self,
        seed: int,
        seats: int,
        turn: int,
        agenda: list[Step[Any]],
        parts: Parts,
        variant: Variant,
        marker: int,
        stage: list[int],
        species: list[int],
        damage: list[int],
        animal: list[int],
        guests: list[int],
        zone: list[int],
        money: list[int],
        bank: int,
        points: int,
        trees: list[int],
        saplings: list[int],
        animals: list[int],
        tiles: list[int],
        hands: list[list[int]],
        deck: list[int],
        discard: list[int],
        laid: list[int],
        drawn: list[int],
        layer: int = NOBODY,
        piles: int = 0,
        announcer: int = NOBODY,
        short_points: bool = False,
        short_bank: bool = False,
        ended: int = 0,
    ) -> None:
        super().__init__(seed, seats, turn, agenda, ended)
        self.parts = parts
        self.variant = variant
        self.marker = marker
        """The season marker's space on the track."""
        self.stage = stage
        self.species = species
        self.damage = damage
        self.animal = animal
        """By space: the animal on its tree, 1 to 12, or 0."""
        self.guests = guests
        """By seat: animals without a tree, as bits (only with the variant of W8.4)."""
        self.zone = zone
        """By seat * 3 + zone: how many remediation tiles lie there."""
        self.money = money
        self.bank = bank
        self.points = points
        """Damage points still in the bag."""
        self.trees = trees
        self.saplings = saplings
        self.animals = animals
        self.tiles = tiles
        self.hands = hands
        self.deck = deck
        """The draw pile; its last card is drawn next."""
        self.discard = discard
        self.laid = laid
        """Cards that lie face down before `layer`."""
        self.drawn = drawn
        """Cards drawn and open, not yet carried out."""
        self.layer = layer
        self.piles = piles
        """How often the discards have become the draw pile."""
        self.announcer = announcer
        self.short_points = short_points
        """In this turn a damage point had to be placed and none was left."""
        self.short_bank = short_bank
        """In this turn the bank could not pay in full."""

    def copy(self) -> Forest:
        """Return an independent table in the same position."""
        return Forest(
            self.seed,
            self.seats,
            self.turn,
            self.agenda[:],
            self.parts,
            self.variant,
            self.marker,
            self.stage[:],
            self.species[:],
            self.damage[:],
            self.animal[:],
            self.guests[:],
            self.zone[:],
            self.money[:],
            self.bank,
            self.points,
            self.trees[:],
            self.saplings[:],
            self.animals[:],
            self.tiles[:],
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.discard[:],
            self.laid[:],
            self.drawn[:],
            self.layer,
            self.piles,
            self.announcer,
            self.short_points,
            self.short_bank,
            self.ended,
        )

    # -- looking -------------------------------------------------------------------------------

    def season(self) -> int:
        """Return the season in which the marker stands."""
        return self.parts.season_at[self.marker]

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """Return all seats, starting with `seat`."""
        return self.parts.clockwise[self.seats][seat]

    # Loops, since Python 3.11 makes a function for each comprehension: a third slower here.

    def standing(self, seat: int, stage: int) -> list[int]:
        """Return a seat's spaces at this stage."""
        at, found, first = self.stage, [], seat * SPACES
        for space in range(first, first + SPACES):
            if at[space] == stage:
                found.append(space)
        return found

    def plants(self, seat: int) -> list[int]:
        """Return a seat's trees and saplings."""
        at, found, first = self.stage, [], seat * SPACES
        for space in range(first, first + SPACES):
            if at[space] >= SAPLING:
                found.append(space)
        return found

    def plantable(self, seat: int) -> list[int]:
        """Return spaces that a sapling may take: free ones, and seeds that go back."""
        at, found, first = self.stage, [], seat * SPACES
        for space in range(first, first + SPACES):
            if at[space] <= SEED:
                found.append(space)
        return found

    def has_room(self, seat: int) -> bool:
        """True if a sapling could be planted."""
        at, first = self.stage, seat * SPACES
        for space in range(first, first + SPACES):
            if at[space] <= SEED:
                return True
        return False

    def is_full(self, seat: int) -> bool:
        """True if every space of a landscape holds a tree."""
        at, first = self.stage, seat * SPACES
        for space in range(first, first + SPACES):
            if at[space] != TREE:
                return False
        return True

    def free_trees(self, seat: int) -> list[int]:
        """Return a seat's trees without an animal."""
        at, animal, found, first = self.stage, self.animal, [], seat * SPACES
        for space in range(first, first + SPACES):
            if at[space] == TREE and not animal[space]:
                found.append(space)
        return found

    def houses(self, seat: int, animal: int) -> bool:
        """True if this animal lives in this landscape."""
        first = seat * SPACES
        here = animal in self.animal[first : first + SPACES]
        return here or bool(self.guests[seat] >> animal & 1)

    def burden(self, space: int) -> int:
        """Return how many black arrows point at a space now."""
        place = space % SPACES
        first = space // SPACES * ZONES
        zone, black = self.zone, self.parts.black
        return (
            black[0][zone[first]][place]
            + black[1][zone[first + 1]][place]
            + black[2][zone[first + 2]][place]
        )

    def next_measure(self, seat: int, zone: int) -> int:
        """Return the measure that comes next in a zone; -1 where all is done."""
        level = self.zone[seat * ZONES + zone]
        return zone * LEVELS + level if level < LEVELS else -1

    # -- changing ------------------------------------------------------------------------------

    def earn(self, seat: int, money: int) -> None:
        """Pay a seat, as far as the bank can."""
        if money > self.bank:
            self.tell("bank_short", (seat, money - self.bank))
            money, self.short_bank = self.bank, True
        self.bank -= money
        self.money[seat] += money
        self.tell("earned", (seat, money))

    def spend(self, seat: int, money: int) -> None:
        """Let a seat pay the bank."""
        self.bank += money
        self.money[seat] -= money

    def hurt(self, space: int, points: int, event: str = "hurt") -> bool:
        """Place damage points, as far as there are; True if the plant cannot bear them."""
        if points > self.points:
            points, self.short_points = self.points, True
            self.tell("bag_short", (space,))
        if points:
            self.points -= points
            self.damage[space] += points
            self.tell(event, (space, points))
        return self.damage[space] > self.parts.circles[self.stage[space]][self.species[space]]

    def heal(self, space: int, points: int) -> None:
        """Put damage points back into the bag."""
        if points > self.damage[space]:
            points = self.damage[space]
        self.damage[space] -= points
        self.points += points
        self.tell("healed", (space, points))

    def take(self, space: int, stage: int, species: int) -> None:
        """Put a tile from the supply on a space."""
        stock = self.trees if stage == TREE else self.saplings
        stock[species] -= 1
        self.stage[space] = stage
        self.species[space] = species

    def clear(self, space: int) -> None:
        """Put the tile of a space back into the supply, its damage into the bag."""
        stock = self.trees if self.stage[space] == TREE else self.saplings
        stock[self.species[space]] += 1
        self.points += self.damage[space]
        self.damage[space] = 0
        self.stage[space] = EMPTY
        self.species[space] = 0

    def draw(self, seat: int) -> int:
        """Fill a hand; whoever draws the last card makes the discards the new pile."""
        hand, size = self.hands[seat], self.parts.hand_size
        before = len(hand)
        while len(hand) < size and self.deck:
            hand.append(self.deck.pop())
            if not self.deck and self.discard:
                self.shuffle()
        hand.sort()
        return len(hand) - before

    def shuffle(self) -> None:
        """Make the discards the draw pile."""
        self.tell("shuffled", (len(self.discard),))
        self.deck = shuffled(self.discard, luck(luck(self.seed, DECK), self.piles))
        self.discard = []
        self.piles += 1
