"""The box: tiles with streams, cards with conditions, wooden pieces and transport animals."""

from __future__ import annotations

from typing import Final

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.cells import LONGEST_NAME, LONGEST_NOTE, bits, counted, listed, named, said
from waldlehre.kernel.box import Box, Sheet
from waldlehre.kernel.box import Parts as Base

FOREST: Final = 0
RICH_MEADOW: Final = 1
LEAN_MEADOW: Final = 2
ARABLE: Final = 3
LAKE: Final = 4
VILLAGE: Final = 5
GRAVEL: Final = 6
LANDSCAPES: Final = (
    "forest",
    "rich_meadow",
    "lean_meadow",
    "arable",
    "lake",
    "village",
    "gravel",
)
HEDGE: Final = 0
COPSE: Final = 1
FLOWERS: Final = 2
PIECES: Final = ("hedge", "copse", "flower_field")
KINDS: Final = 3
"""Kinds of wooden pieces."""
BADGER: Final = 0
YELLOWHAMMER: Final = 1
DRAGONFLY: Final = 2
GRASSHOPPER: Final = 3
ANIMALS: Final = ("badger", "yellowhammer", "dragonfly", "grasshopper")
HERD: Final = 4
"""Animals that everybody has."""
HAS_COPSE: Final = 1 << 7
HAS_FLOWERS: Final = 1 << 8
HAS_HEDGE: Final = 1 << 9
HAS_STREAM: Final = 1 << 10
HAS_ANY: Final = 1 << 11
GROUNDS: Final = (*LANDSCAPES, "copse", "flower_field", "hedge", "stream", "any")
"""What an animal may cross; bit `1 << n` is the n-th."""
NEED_HEDGE: Final = 1
NEED_COPSE: Final = 2
NEED_FLOWERS: Final = 4
NEED_HOUSE: Final = 8
SIGNS: Final = ("hedge", "copse", "flower_field", "house")
"""What a card may ask for beyond landscapes; bit `1 << n` is the n-th."""
WATER: Final = "water"
SPECIES: Final = (
    *("hogweed", "dandelion", "wood_anemone", "mallard", "daisy", "oxeye_daisy", "common_reed"),
    *("coltsfoot", "roe_deer", "red_fox", "common_buzzard", "asarabacca", "ramsons"),
    *("corn_poppy", "blackthorn", "meadow_clary", "barn_swallow", "kestrel", "hedgehog"),
    *("cornflower", "marsh_marigold", "meadow_saffron", "dog_rose", "great_mullein"),
    *("chicory", "red_kite", "swallowtail", "white_water_lily", "skylark", "sand_lizard"),
    *("green_woodpecker", "brown_hare", "stoat", "grass_snake", "white_stork", "siberian_iris"),
    *("tree_frog", "martagon_lily", "red_backed_shrike", "sand_martin", "kingfisher"),
    *("natterjack_toad", "lapwing", "grey_partridge", "bee_orchid", "ladys_slipper"),
    *("little_owl", "corncockle"),
)
SEATS: Final = (2, 3, 4)
MOST_TILES: Final = 60
"""With more of them a row could lead beyond `hexes.REACH`."""
MOST_PIECES: Final = 99
MOST_CARDS: Final = 200
SHEETS: Final = {
    "landscapes": (
        *("landscape", "stop", "stop_source", "copse", "copse_source", "flower_field"),
        *("flower_field_source", "hedge", "hedge_source"),
    ),
    "names": ("species", "en", "de", "latin", "note_en", "note_de", "note_source"),
    "numbers": ("name", "value", "value_source"),
    "pieces": (
        *("players", "seat", "hedges", "hedges_source", "copses", "copses_source"),
        *("flower_fields", "flower_fields_source"),
    ),
    "species": (
        *("species", "kind", "rarity", "rarity_source", "needs", "needs_source"),
        *("forbids", "forbids_source", "signs", "signs_source"),
    ),
    "start": ("q", "r", "tile", "tile_source", "turns", "turns_source"),
    "tiles": (
        *("tile", "landscape", "landscape_source", "stream", "stream_source"),
        *("house", "house_source"),
    ),
    "transport": (
        *("animal", "stays_on", "stays_on_source", "over", "over_source", "steps"),
        "steps_source",
    ),
}


class Parts(Base):
    """Tiles, species, landscapes and animals are numbered from 0 in the order of their tables."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        sheets = box.sheets
        self._numbers(sheets["numbers"])
        self._landscapes(sheets["landscapes"])
        self._tiles(sheets["tiles"])
        self._start(sheets["start"])
        self._pieces(sheets["pieces"])
        self._names(sheets["names"])
        self._species(sheets["species"])
        self._transport(sheets["transport"])

    def _numbers(self, sheet: Sheet) -> None:
        sheet.keys("name", ("hand_size", "open_cards"))
        self.hand_size: int = sheet.whole(0, "value", 1, 9)
        self.open_cards: int = sheet.whole(1, "value", 1, 9)

    def _landscapes(self, sheet: Sheet) -> None:
        sheet.keys("landscape", LANDSCAPES)
        every = range(len(LANDSCAPES))
        self.stop: list[bool] = [sheet.whole(land, "stop", 0, 1) == 1 for land in every]
        """By landscape: sprites may stop there."""
        self.copse: list[bool] = [sheet.whole(land, "copse", 0, 1) == 1 for land in every]
        self.flower: list[bool] = [sheet.whole(land, "flower_field", 0, 1) == 1 for land in every]
        self.hedge: list[bool] = [sheet.whole(land, "hedge", 0, 1) == 1 for land in every]
        """By landscape: a hedge may run between two tiles of it."""

    def _tiles(self, sheet: Sheet) -> None:
        many = len(sheet.rows)
        sheet.keys("tile", tuple([str(row + 1) for row in range(min(many, MOST_TILES))]))
        self.tiles: int = many
        self.land: list[int] = [
            LANDSCAPES.index(sheet.word(tile, "landscape", LANDSCAPES)) for tile in range(many)
        ]
        self.house: list[bool] = [sheet.whole(tile, "house", 0, 1) == 1 for tile in range(many)]
        self.streams: list[list[int]] = []
        """By tile and turns: the sides with a stream's end, as bits."""
        self.looks: list[list[int]] = []
        """By tile: the turns that look different."""
        for tile in range(many):
            sides = bits(sheet, tile, "stream", hexes.DIRECTIONS)
            if sides and self.land[tile] == LAKE:
                raise sheet.fault(tile, "stream", "box.lake_stream")
            turned = [hexes.turned_sides(sides, turns) for turns in range(hexes.SIDES)]
            self.streams.append(turned)
            self.looks.append([turns for turns in range(6) if turned.index(turned[turns]) == turns])
        self.fitting: list[dict[int, list[int]]] = [{} for _ in range(many)]
        """By tile: for what neighbours ask of a place the turns that fit there; tables fill it."""

    def _start(self, sheet: Sheet) -> None:
        self.start: list[tuple[int, int, int]] = []
        """The tiles that lie at the start: hex, tile, turns."""
        numbers = tuple([str(tile + 1) for tile in range(self.tiles)])
        at: dict[int, int] = {}
        for row in range(len(sheet.rows)):
            q = sheet.whole(row, "q", -hexes.REACH // 8, hexes.REACH // 8)
            r = sheet.whole(row, "r", -hexes.REACH // 8, hexes.REACH // 8)
            here = hexes.at(q, r)
            tile = int(sheet.word(row, "tile", numbers)) - 1
            turns = sheet.whole(row, "turns", 0, hexes.SIDES - 1)
            if here in at or any(tile == other for _, other, _ in self.start):
                raise sheet.fault(row, "tile", "box.start_twice")
            if at and not any(there in at for there in hexes.neighbours(here)):
                raise sheet.fault(row, "q", "box.start_apart")
            for side, there in enumerate(hexes.neighbours(here)):
                if there in at and not self.meet(tile, turns, side, *self.start[at[there]][1:]):
                    raise sheet.fault(row, "turns", "box.start_stream")
            at[here] = len(self.start)
            self.start.append((here, tile, turns))
        if not any(self.stop[self.land[tile]] for _, tile, _ in self.start):
            raise sheet.fault(0, "tile", "box.start_stop")
        if self.tiles - len(self.start) < self.hand_size * max(SEATS):
            raise sheet.fault(0, "tile", "box.few_tiles", least=self.hand_size * max(SEATS))

    def meet(self, tile: int, turns: int, side: int, other: int, other_turns: int) -> bool:
        """True if a tile may lie so that another one is beside it at this side (H3.2)."""
        if LAKE in (self.land[tile], self.land[other]):
            return True
        here = self.streams[tile][turns] >> side & 1
        return here == self.streams[other][other_turns] >> hexes.opposite(side) & 1

    def _pieces(self, sheet: Sheet) -> None:
        seats = [(str(players), str(seat + 1)) for players in SEATS for seat in range(players)]
        sheet.keys("players", tuple([players for players, _ in seats]))
        sheet.keys("seat", tuple([seat for _, seat in seats]))
        columns = ("hedges", "copses", "flower_fields")
        self.share: list[list[list[int]]] = [[] for _ in range(max(SEATS) + 1)]
        """By number of players and seat: hedges, copses, flower fields."""
        for row, (players, _) in enumerate(seats):
            share = [sheet.whole(row, column, 0, MOST_PIECES) for column in columns]
            self.share[int(players)].append(share)

    def _names(self, sheet: Sheet) -> None:
        self.names: dict[str, dict[str, str]] = {}
        """By species: its row, where the box names and explains it itself."""
        for row, cells in enumerate(sheet.rows):
            species = named(sheet, row, "species")
            for column in ("en", "de"):
                said(sheet, row, column, LONGEST_NAME, 1)
                if [one for one in sheet.rows[:row] if one[column] == cells[column]]:
                    raise sheet.fault(row, column, "box.again")
            for column in ("latin", "note_en", "note_de"):
                said(sheet, row, column, LONGEST_NOTE, 0)
            self.names[species] = cells

    def _species(self, sheet: Sheet) -> None:
        every = range(len(sheet.rows))
        if not self.open_cards <= len(sheet.rows) <= MOST_CARDS:
            raise sheet.fault(
                0, "species", "box.cards_count", least=self.open_cards, most=MOST_CARDS
            )
        self.species: list[str] = [named(sheet, row, "species") for row in every]
        """By card: how tables call it."""
        for row, name in enumerate(self.species):
            if name not in SPECIES and name not in self.names:
                raise sheet.fault(row, "species", "box.nameless")
        for row, name in enumerate(self.names):
            if name not in self.species:
                raise self.box.sheets["names"].fault(row, "species", "box.no_card")
        self.plant: list[bool] = [
            sheet.word(row, "kind", ("plant", "animal")) == "plant" for row in every
        ]
        self.rarity: list[int] = [sheet.whole(row, "rarity", 0, 99) for row in every]
        self.forbids: list[int] = [bits(sheet, row, "forbids", LANDSCAPES) for row in every]
        """By species: landscapes that may not lie at the corner, as bits."""
        self.signs: list[int] = [bits(sheet, row, "signs", SIGNS) for row in every]
        self.water: list[bool] = []
        """By species: a lake is needed, or instead of it a stream."""
        self.needs: list[tuple[tuple[int, int], ...]] = []
        """By species: pairs of a landscape and how many tiles of it, water left out."""
        self.dry_needs: list[tuple[tuple[int, int], ...]] = []
        """The same where no stream is at the corner: water is one lake more."""
        for row in every:
            words = listed(sheet, row, "needs", (*LANDSCAPES, WATER))
            wet = words.count(WATER)
            lands = [LANDSCAPES.index(word) for word in words if word != WATER]
            fit = len(words) <= 3 and wet <= 1 and not (wet and LAKE in lands)
            if not fit or any(self.forbids[row] >> land & 1 for land in lands):
                raise sheet.fault(row, "needs", "box.needs")
            self.water.append(wet == 1)
            self.needs.append(counted(lands))
            self.dry_needs.append(counted([*lands, LAKE] if wet else lands))
        self.lives: dict[int, int] = {}
        """What lives at corners of a kind, as bits; tables fill it."""
        found = Possible(self)
        for row in every:
            if not found.somewhere(row):
                raise sheet.fault(row, "species", "box.impossible")

    def _transport(self, sheet: Sheet) -> None:
        sheet.keys("animal", ANIMALS)
        every = range(HERD)
        self.stays: list[int] = [bits(sheet, row, "stays_on", GROUNDS) for row in every]
        """By animal: where it may start and stop, as bits."""
        self.over: list[int] = [bits(sheet, row, "over", GROUNDS) for row in every]
        """By animal: what it may cross, as bits."""
        self.steps: list[int] = [sheet.whole(row, "steps", 0, 99) for row in every]
        """By animal: how many steps it may make; 0 for as many as it likes."""


class Possible:
    """Which conditions can hold at all, with the tiles of a box; how many pieces there are is not asked."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        every = range(parts.tiles)
        many = [parts.land.count(land) for land in range(len(LANDSCAPES))]
        self.threes: list[tuple[int, int, int]] = [
            (a, b, c)
            for a in range(len(LANDSCAPES))
            for b in range(a, len(LANDSCAPES))
            for c in range(b, len(LANDSCAPES))
            if all((a, b, c).count(land) <= many[land] for land in (a, b, c))
        ]
        """The landscapes of any three tiles."""
        self.wet = {parts.land[tile] for tile in every if parts.streams[tile][0]}
        self.housed = {parts.land[tile] for tile in every if parts.house[tile]}

    def somewhere(self, species: int) -> bool:
        """True if there are three tiles at which a card could be found."""
        for lands in self.threes:
            if self.suits(species, lands) and self.signed(species, lands):
                return True
        return False

    def suits(self, species: int, lands: tuple[int, int, int]) -> bool:
        """True if three landscapes are those that a card needs, and none that it forbids."""
        parts = self.parts
        if any(parts.forbids[species] >> land & 1 for land in lands):
            return False
        stream = not self.wet.isdisjoint(lands)
        needs = parts.needs[species] if stream else parts.dry_needs[species]
        return all(lands.count(land) >= many for land, many in needs)

    def signed(self, species: int, lands: tuple[int, int, int]) -> bool:
        """True if the signs that a card asks for can be there."""
        parts, signs = self.parts, self.parts.signs[species]
        able = 0
        if len(set(lands)) > 1 or parts.hedge[lands[0]]:
            able |= NEED_HEDGE
        if any(parts.copse[land] for land in lands):
            able |= NEED_COPSE
        if any(parts.flower[land] for land in lands):
            able |= NEED_FLOWERS
        if not self.housed.isdisjoint(lands):
            able |= NEED_HOUSE
        return signs & able == signs
