"""What lies in the box: the tables as lists of ints, checked once and shared by all positions."""

from __future__ import annotations

from typing import Final

from waldlehre.kernel.box import Box, Sheet
from waldlehre.kernel.box import Parts as Base

EMPTY: Final = 0
SEED: Final = 1
SAPLING: Final = 2
TREE: Final = 3
BEECH: Final = 0
OAK: Final = 1
ALDER: Final = 2
SPRUCE: Final = 3
PINE: Final = 4
FIR: Final = 5
KINDS: Final = 6
WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
SPACES: Final = 12
ZONES: Final = 3
LEVELS: Final = 2
ANIMALS: Final = 12
SEATS: Final = 4
STAGES: Final = ("empty", "seed", "sapling", "tree")
SEASONS: Final = ("winter", "spring", "summer", "autumn")
SPECIES: Final = ("beech", "oak", "alder", "spruce", "pine", "fir")
ZONE_NAMES: Final = ("A", "B", "I")
TILES: Final = ("filter_45", "filter_66", "converter", "railway")
ANIMAL_NAMES: Final = (
    *("roe_deer", "hare", "fox", "stag", "wild_boar", "marten"),
    *("jay", "badger", "owl", "capercaillie", "wildcat", "lynx"),
)
CARD_NAMES: Final = (
    *("bark_beetle", "frost", "winter_moth", "clear_felling", "mice", "nun_moth", "pine_weevil"),
    *("acid_rain", "snow_breakage", "gypsy_moth", "smog", "storm", "drought", "forest_fire"),
    *("browsing", "checkered_beetle", "jay", "red_wood_ant", "ichneumon_wasp"),
    *("black_woodpecker", "sapling_auction", "remediation"),
)
EFFECTS: Final = (
    *(("frost", "lost"), ("clear_felling", "lost"), ("mice", "points"), ("nun_moth", "points")),
    *(("pine_weevil", "points"), ("acid_rain", "points"), ("acid_rain", "others")),
    *(("snow_breakage", "die"), ("smog", "points"), ("drought", "points"), ("forest_fire", "die")),
    *(("browsing", "lost"), ("checkered_beetle", "trees"), ("jay", "seeds")),
    *(("red_wood_ant", "trees"), ("ichneumon_wasp", "trees"), ("black_woodpecker", "trees")),
)
NUMBERS: Final = {
    "damage_pool_2": (1, 1000),
    "damage_pool_3": (1, 1000),
    "damage_pool_4": (1, 1000),
    "start_money": (0, 200_000),
    "hand_size": (1, 10),
    "cards_laid_max": (1, 3),
    "sapling_price": (1000, 500_000),
    "voluntary_factor": (1, 10),
    "auction_lots": (1, 6),
    "auction_minimum": (1000, 100_000),
    "auction_step": (1000, 100_000),
    "animals_per_summer": (0, 12),
    "score_tree": (-50, 50),
    "score_sapling": (-50, 50),
    "score_seed": (-50, 50),
    "score_mixed_simple": (-50, 50),
    "score_mixed_double": (-50, 50),
    "score_damage": (-50, 50),
}
SHEETS: Final = {
    "animals": ("animal", "value", "value_source", "count", "count_source"),
    "arrows": (
        *("zone", "cell", "black_0", "black_0_source", "black_1", "black_1_source", "black_2"),
        *("black_2_source", "white_1", "white_1_source", "white_2", "white_2_source"),
    ),
    "board": ("cell", "kind", "zone", "zone_source"),
    "cards": ("card", "bar", "count", "count_source", "seasons", "seasons_source"),
    "effects": ("card", "what", "value", "value_source"),
    "money": ("denomination", "denomination_source", "count", "count_source"),
    "numbers": ("name", "value", "value_source"),
    "remediation": ("tile", "count", "count_source", "price", "price_source"),
    "saplings": ("species", "count", "count_source", "resistance", "resistance_source"),
    "start": ("species", "stage", "count", "count_source"),
    "track": ("season", "middle", "middle_source", "start", "start_source"),
    "trees": (
        *("species", "group", "count", "count_source", "timber_value", "timber_value_source"),
        *("resistance", "resistance_source"),
    ),
}


class Parts(Base):
    """Constants of the box; money in full units, spaces of a landscape from 0 to 11."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        sheets = box.sheets
        self._plants(sheets["trees"], sheets["saplings"], sheets["start"])
        self._animals(sheets["animals"])
        self._cards(sheets["cards"], sheets["effects"])
        self._track(sheets["track"])
        self._board(sheets["board"])
        self._arrows(sheets["arrows"])
        self._tiles(sheets["remediation"])
        self._numbers(sheets["numbers"], sheets["money"])
        self.home: list[list[int]] = [
            list(range(seat * SPACES, (seat + 1) * SPACES)) for seat in range(SEATS)
        ]
        """The spaces of each seat, numbered through."""
        self.clockwise: list[list[tuple[int, ...]]] = [
            [tuple([(seat + i) % n for i in range(n)]) for seat in range(n)]
            for n in range(SEATS + 1)
        ]
        """For each number of players and seat: all seats from this one on."""
        self.others: list[list[tuple[int, ...]]] = [
            [tuple(sorted(seats[1:])) for seats in rows] for rows in self.clockwise
        ]
        """For each number of players and seat: the opponents, ascending."""

    def _plants(self, trees: Sheet, saplings: Sheet, start: Sheet) -> None:
        trees.keys("species", SPECIES)
        saplings.keys("species", SPECIES)
        kinds = range(KINDS)
        self.broadleaf: list[bool] = [
            trees.word(kind, "group", ("broadleaf", "conifer")) == "broadleaf" for kind in kinds
        ]
        self.trees: list[int] = [trees.whole(kind, "count", 0, 99) for kind in kinds]
        self.saplings: list[int] = [saplings.whole(kind, "count", 0, 99) for kind in kinds]
        self.timber: list[int] = [trees.whole(kind, "timber_value", 0, 100_000) for kind in kinds]
        """Paid for a tree in autumn."""
        none = [1 << 20] * KINDS
        self.circles: list[list[int]] = [
            none,
            none,
            [saplings.whole(kind, "resistance", 0, 20) for kind in kinds],
            [trees.whole(kind, "resistance", 0, 20) for kind in kinds],
        ]
        """By stage and species: damage points that a plant survives."""
        for kind in kinds:  # damage stays when a sapling grows, and growing kills nothing
            least = self.circles[SAPLING][kind]
            if self.circles[TREE][kind] < least:
                raise trees.fault(kind, "resistance", "box.number", least=least, most=20)
        self.layout: list[tuple[int, int, int]] = []
        """The start layout: stage, species, how many."""
        for row in range(len(start.rows)):
            stage = STAGES.index(start.word(row, "stage", STAGES[1:]))
            kind = SPECIES.index(start.word(row, "species", SPECIES))
            self.layout.append((stage, kind, start.whole(row, "count", 0, SPACES)))
            stock = self.trees if stage == TREE else self.saplings
            used = sum(
                many for s, k, many in self.layout if k == kind and (s == TREE) == (stage == TREE)
            )
            if used * SEATS > stock[kind] or sum(many for _, _, many in self.layout) > SPACES:
                raise start.fault(row, "count", "box.start", most=stock[kind] // SEATS)

    def _animals(self, animals: Sheet) -> None:
        animals.keys("animal", ANIMAL_NAMES)
        rows = range(ANIMALS)
        self.value: list[int] = [0, *(animals.whole(row, "value", 1, 12) for row in rows)]
        """By animal (1 to 12; 0 is none): trees needed, and points."""
        self.lured: list[list[int]] = [
            [animal for animal in range(1, ANIMALS + 1) if self.value[animal] <= trees]
            for trees in range(SPACES + 1)
        ]
        """By number of trees: the animals that so many are enough for, ascending."""
        self.animals: list[int] = [0, *(animals.whole(row, "count", 0, 20) for row in rows)]

    def _cards(self, cards: Sheet, effects: Sheet) -> None:
        cards.keys("card", CARD_NAMES)
        self.red: list[bool] = []
        self.kind_of: list[int] = []
        """For each card of the deck its kind."""
        self.live: list[list[bool]] = []
        """By kind and season: does it take effect?"""
        for kind in range(len(CARD_NAMES)):
            self.red.append(cards.word(kind, "bar", ("red", "green")) == "red")
            self.kind_of += [kind] * cards.whole(kind, "count", 0, 66)
            named = cards.rows[kind]["seasons"].split("|")
            if not named[0] or any(season not in SEASONS for season in named):
                raise cards.fault(kind, "seasons", "box.word", words="|".join(SEASONS))
            self.live.append([season in named for season in SEASONS])
        effects.keys("card", tuple([card for card, _ in EFFECTS]))
        effects.keys("what", tuple([what for _, what in EFFECTS]))
        self.effect: dict[str, int] = {}
        """Numbers that cards print, by card (and ".others" for acid rain on the others)."""
        for row, (card, what) in enumerate(EFFECTS):
            name = f"{card}.others" if what == "others" else card
            self.effect[name] = effects.whole(row, "value", 0, 6 if what == "die" else SPACES)

    def _track(self, track: Sheet) -> None:
        spaces = range(len(track.rows))
        self.season_at: list[int] = [
            SEASONS.index(track.word(space, "season", SEASONS)) for space in spaces
        ]
        self.middle: list[bool] = [bool(track.whole(space, "middle", 0, 1)) for space in spaces]
        starts = [space for space in spaces if track.whole(space, "start", 0, 1)]
        if len(starts) != 1 or len(spaces) < 4:
            raise track.fault(starts[1] if starts[1:] else 0, "start", "box.one_start")
        self.marker: int = starts[0]
        """Where the season marker starts."""

    def _board(self, board: Sheet) -> None:
        self.cells: list[str] = []
        """The names of the forest spaces, row by row."""
        self.zone_cells: list[str] = ["", "", ""]
        self.zone_kind: list[str] = ["road", "road", "industry"]
        for row in range(len(board.rows)):
            cell = board.rows[row]["cell"]
            grid(board, row)
            if cell in self.cells or cell in self.zone_cells:
                raise board.fault(row, "cell", "box.board")
            kind = board.word(row, "kind", ("forest", "road", "industry"))
            if kind == "forest":
                if board.rows[row]["zone"]:
                    raise board.fault(row, "zone", "box.board")
                self.cells.append(cell)
            else:
                zone = ZONE_NAMES.index(board.word(row, "zone", ZONE_NAMES))
                board.word(row, "kind", (self.zone_kind[zone],))
                self.zone_cells[zone] = cell
        if len(self.cells) != SPACES or "" in self.zone_cells:
            raise board.fault(max(0, len(board.rows) - 1), "cell", "box.board")
        self.near: list[list[int]] = [
            [j for j, other in enumerate(self.cells) if touch(cell, other)] for cell in self.cells
        ]
        """For each space of a landscape those that touch it, corners included."""

    def _arrows(self, arrows: Sheet) -> None:
        self.black: list[list[list[int]]] = blank()
        """By zone, level and space: black arrows."""
        self.relief: list[list[int]] = [[0] * SPACES for _ in range(ZONES * LEVELS)]
        """By measure and space: white arrows."""
        self.lean: list[list[int]] = [[0] * SPACES for _ in range(ZONES * LEVELS)]
        """The same for the variant of W7.4: a second tile only where it newly clears black ones."""
        named: set[tuple[int, int]] = set()
        for row in range(len(arrows.rows)):
            zone = ZONE_NAMES.index(arrows.word(row, "zone", ZONE_NAMES))
            space = self.cells.index(arrows.word(row, "cell", tuple(self.cells)))
            if not touch(self.cells[space], self.zone_cells[zone]):
                raise arrows.fault(row, "cell", "box.far", zone=self.zone_cells[zone])
            if (zone, space) in named:
                raise arrows.fault(row, "cell", "box.twice")
            named.add((zone, space))
            for level in range(LEVELS + 1):
                self.black[zone][level][space] = arrows.whole(row, f"black_{level}", 0, 9)
            black = self.black[zone]
            for level in range(1, LEVELS + 1):
                measure = zone * LEVELS + level - 1
                white = arrows.whole(row, f"white_{level}", 0, 9)
                cleared = max(0, black[level - 1][space] - black[level][space])
                self.relief[measure][space] = white
                self.lean[measure][space] = cleared if level == LEVELS else white

    def _tiles(self, tiles: Sheet) -> None:
        tiles.keys("tile", TILES)
        self.tiles: list[int] = [tiles.whole(tile, "count", 0, 99) for tile in range(len(TILES))]
        prices = [tiles.whole(tile, "price", 0, 500_000) for tile in range(len(TILES))]
        self.tile_of: list[int] = [2, 3, 2, 3, 0, 1]
        """By measure (zone * 2 + level - 1): which tile it takes."""
        self.price: list[int] = [prices[tile] for tile in self.tile_of]
        """By measure: the printed price."""
        self.cheapest: int = min(prices)

    def _numbers(self, numbers: Sheet, money: Sheet) -> None:
        numbers.keys("name", tuple(NUMBERS))
        value = {
            name: numbers.whole(row, "value", *NUMBERS[name]) for row, name in enumerate(NUMBERS)
        }
        self.pool: list[int] = [0, 0, *(value[f"damage_pool_{seats}"] for seats in (2, 3, 4))]
        """Damage points, by number of players."""
        self.start_money: int = value["start_money"]
        self.hand_size: int = value["hand_size"]
        self.cards_laid_max: int = value["cards_laid_max"]
        self.sapling_price: int = value["sapling_price"]
        self.voluntary_factor: int = value["voluntary_factor"]
        self.auction_lots: int = value["auction_lots"]
        self.auction_minimum: int = value["auction_minimum"]
        self.auction_step: int = value["auction_step"]
        self.animals_per_summer: int = value["animals_per_summer"]
        self.points: list[int] = [
            *(0, value["score_seed"], value["score_sapling"], value["score_tree"])
        ]
        """By stage."""
        self.mixed_simple: int = value["score_mixed_simple"]
        self.mixed_double: int = value["score_mixed_double"]
        self.damage_score: int = value["score_damage"]
        self.bank: int = sum(
            money.whole(row, "denomination", 1000, 100_000) * money.whole(row, "count", 0, 200)
            for row in range(len(money.rows))
        )
        """All the money in the box."""
        if self.bank < self.start_money * SEATS:
            raise money.fault(0, "count", "box.bank", least=self.start_money * SEATS)
        needed = SEATS * self.hand_size + self.cards_laid_max
        if len(self.kind_of) < needed:
            raise self.box.sheets["cards"].fault(0, "count", "box.cards", least=needed)
        self.ladder: tuple[int, ...] = tuple(
            range(self.auction_minimum, self.bank + 1, self.auction_step)
        )
        """Every bid that there can be, from the lowest."""


def grid(board: Sheet, row: int) -> None:
    """Check that a cell is named R<row>C<column> with one digit each, counted from 1."""
    cell = board.rows[row]["cell"]
    good = len(cell) == 4 and cell[0] == "R" and cell[2] == "C"
    if not good or not set(cell[1] + cell[3]) <= set("123456789"):
        raise board.fault(row, "cell", "box.grid")


def touch(cell: str, other: str) -> bool:
    """True if two cells lie side by side or touch at a corner."""
    down, along = abs(int(cell[1]) - int(other[1])), abs(int(cell[3]) - int(other[3]))
    return max(down, along) == 1


def blank() -> list[list[list[int]]]:
    """Return zeros by zone, level and space."""
    return [[[0] * SPACES for _ in range(LEVELS + 1)] for _ in range(ZONES)]
