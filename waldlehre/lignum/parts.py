"""The box: the trail and what lies there, areas, prices, racks, contracts, works and winters."""

from __future__ import annotations

from typing import Final

from waldlehre.kernel.box import Box, Sheet
from waldlehre.kernel.box import Parts as Base
from waldlehre.kernel.errors import BoxError
from waldlehre.lignum.cells import few, needs_of, words_of
from waldlehre.lignum.kinds import (
    CART,
    CRAFT,
    GOODS,
    KINDS,
    LOCATIONS,
    LOGS,
    RACKS,
    SEASONS,
    SITES,
    TOKENS,
    WOODS,
    WORKS,
)

SEATS: Final = (2, 3, 4)
AREAS: Final = 6
YEARS: Final = 2
ROUNDS: Final = 8
TRAIL_ROUNDS: Final = 6
"""Rounds in which the trail is filled; winters have none."""
CARD_ROUNDS: Final = 5
"""Rounds in which resource cards are laid."""
MOST: Final = 99
NUMBERS: Final = (
    *("start_money", "start_high", "start_low", "most_saws", "saw_price", "food_price", "loan"),
    *("repay_one", "repay_two", "fine", "move_price", "forage_full", "forage_half"),
    *("sleigh_logs", "sleigh_extra", "winter_logs", "plan_price", "trade_price", "sawing_logs"),
    *("heating_blocks", "drying_factor", "driving_logs", "cutting_hands", "provisions_food"),
    *("hut_goods", "overtime_logs"),
)
SUPPLY: Final = (
    *("porters", "forage", "lumberjacks", "free_sawyers", "paid_sawyers", "resource_cards"),
    *("contracts", "works"),
)


def sourced(*columns: str) -> tuple[str, ...]:
    """Return columns, each followed by the one that says where its numbers come from."""
    return tuple([name for column in columns for name in (column, f"{column}_source")])


SHEETS: Final = {
    "contracts": ("contract", *sourced("needs", "pays")),
    "goods": ("good", *sourced("count")),
    "numbers": ("name", *sourced("value")),
    "prices": ("wood", *sourced("log", "block", "blocks")),
    "racks": ("rack", *sourced("bonus", "logs", "blocks", "must_sell")),
    "resources": ("card", "area", *sourced("birch", "oak", "wenge", "food")),
    "sales": ("matching", *sourced("price", "craftwork")),
    "supply": ("players", *sourced(*SUPPLY)),
    "tokens": ("players", "token", *sourced("count")),
    "trail": ("location", *sourced("kind", "capacity", "price")),
    "winters": ("card", "year", *sourced("food", "firewood", "easy_food", "easy_firewood")),
    "works": ("work", *sourced("seasons")),
}


class Parts(Base):
    """Cards, areas and goods are numbered from 0 in the order of their tables."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        sheets = box.sheets
        self._numbers(sheets["numbers"])
        self._trail(sheets["trail"])
        self._supply(sheets["supply"])
        self._goods(sheets["goods"])
        self._tokens(sheets["tokens"])
        self._sales(sheets["sales"])
        self._prices(sheets["prices"])
        self._racks(sheets["racks"])
        self._resources(sheets["resources"])
        self._contracts(sheets["contracts"])
        self._winters(sheets["winters"])
        self._works(sheets["works"])

    def _numbers(self, sheet: Sheet) -> None:
        sheet.keys("name", NUMBERS)
        least = {"most_saws": 1, "forage_full": 1, "forage_half": 1, "sleigh_logs": 1}
        self.number: dict[str, int] = {
            name: sheet.whole(row, "value", least.get(name, 0), MOST)
            for row, name in enumerate(NUMBERS)
        }
        """What stands in numbers.csv, by name; those that are read often have fields as well."""
        self.most_saws: int = self.number["most_saws"]
        self.loan: int = self.number["loan"]
        self.repay: list[int] = [0, self.number["repay_one"], self.number["repay_two"]]
        """By loan cards: what has to be paid back."""

    def _trail(self, sheet: Sheet) -> None:
        sheet.keys("location", tuple([str(row + 1) for row in range(LOCATIONS)]))
        every = range(LOCATIONS)
        self.site: list[int] = [-1] + [SITES.index(sheet.word(r, "kind", SITES)) for r in every]
        """By location (1 to 20): its kind, as in SITES."""
        self.last_of: list[int] = [0] * len(SITES)
        """By kind: the last location of it; 0 for none."""
        for place in range(1, LOCATIONS + 1):
            self.last_of[self.site[place]] = place
        self.capacity: list[int] = [MOST] + [sheet.whole(r, "capacity", 1, 4) for r in every]
        """By location: how many masters have room."""
        self.price: list[int] = [0]
        """By location: coins for each thing taken there."""
        for row in every:
            free = self.site[row + 1] in (SITES.index("planning"), SITES.index("market"))
            self.price.append(sheet.whole(row, "price", 0, 0 if free else MOST))
        token = SITES.index("token")
        self.token_places: list[int] = [r + 1 for r in every if self.site[r + 1] == token]

    def _supply(self, sheet: Sheet) -> None:
        sheet.keys("players", tuple(map(str, SEATS)))
        self.supply: dict[str, list[int]] = {name: [0, 0] for name in SUPPLY}
        """By name and number of players."""
        for row in range(len(SEATS)):
            for name in SUPPLY:
                most = len(WORKS) if name == "works" else MOST
                self.supply[name].append(sheet.whole(row, name, 0, most))

    def _goods(self, sheet: Sheet) -> None:
        sheet.keys("good", GOODS)
        self.good: list[int] = []
        """By craft token: its kind."""
        for row in range(len(GOODS)):
            self.good += [row] * sheet.whole(row, "count", 0, MOST)

    def _tokens(self, sheet: Sheet) -> None:
        pairs = [(str(seats), token) for seats in SEATS for token in TOKENS]
        sheet.keys("players", tuple([seats for seats, _ in pairs]))
        sheet.keys("token", tuple([token for _, token in pairs]))
        self.tokens: list[list[int]] = [[] for _ in range(max(SEATS) + 1)]
        """By number of players: the trail's tokens, crafts and X among them, ascending."""
        for row, (seats, token) in enumerate(pairs):
            code = TOKENS.index(token) + CART
            self.tokens[int(seats)] += [code] * sheet.whole(row, "count", 0, MOST)
            if token == TOKENS[-1] and len(self.tokens[int(seats)]) != len(self.token_places):
                raise sheet.fault(row, "count", "box.trail_tokens", count=len(self.token_places))
        most = max(tokens.count(CRAFT) for tokens in self.tokens) * TRAIL_ROUNDS
        if len(self.good) < most:
            raise few("goods", most)

    def _sales(self, sheet: Sheet) -> None:
        many = len(sheet.rows)
        sheet.keys("matching", tuple([str(row + 2) for row in range(max(1, min(many, 5)))]))
        self.sale: list[int] = [0, 0] + [sheet.whole(r, "price", 0, MOST) for r in range(many)]
        """By number of matching craft goods: coins."""
        self.craftwork: list[int] = [0, 0]
        """The same with planned craftwork."""
        self.craftwork += [sheet.whole(row, "craftwork", 0, MOST) for row in range(many)]

    def _prices(self, sheet: Sheet) -> None:
        sheet.keys("wood", WOODS)
        every = range(KINDS)
        self.worth: list[int] = [sheet.whole(row, "log", 0, MOST) for row in every]
        """By piece: undried price; a log of 0 cannot be sold, and only sawn at all."""
        self.worth += [sheet.whole(row, "block", 1, MOST) for row in every]
        self.blocks: list[int] = [sheet.whole(row, "blocks", 1, 9) for row in every]
        """By wood: blocks of one log."""

    def _racks(self, sheet: Sheet) -> None:
        sheet.keys("rack", tuple([str(rack) for rack in range(1, RACKS + 1)]))
        every = range(RACKS)
        self.bonus: list[int] = [0] + [sheet.whole(row, "bonus", 0, MOST) for row in every]
        """By level (0 the selling area, 1 to 3 the racks): coins more for each piece."""
        self.room_logs: list[int] = [MOST] + [sheet.whole(row, "logs", 0, 9) for row in every]
        self.room_blocks: list[int] = [MOST] + [sheet.whole(row, "blocks", 0, 9) for row in every]
        self.must_sell: list[bool] = [False]
        self.must_sell += [sheet.whole(row, "must_sell", 0, 1) == 1 for row in every]

    def _resources(self, sheet: Sheet) -> None:
        self.resources: list[list[tuple[int, int, int, int, int]]] = []
        """By card: area, birch, oak, wenge and food."""
        areas = tuple([str(area + 1) for area in range(AREAS)])
        for row in range(len(sheet.rows)):
            card = sheet.whole(row, "card", 1, len(self.resources) + 1) - 1
            if card == len(self.resources):
                self.resources.append([])
            elif card != len(self.resources) - 1:
                expected = f"{card + 2}"
                raise sheet.fault(row, "card", "box.key", expected=expected)
            area = int(sheet.word(row, "area", areas)) - 1
            if any(area == other for other, *_ in self.resources[card]):
                raise sheet.fault(row, "area", "box.again")
            birch, oak, wenge = [sheet.whole(row, wood, 0, 9) for wood in WOODS]
            food = sheet.whole(row, "food", 0, 9)
            self.resources[card].append((area, birch, oak, wenge, food))
        least = max(self.supply["resource_cards"]) * CARD_ROUNDS
        if len(self.resources) < least:
            raise few("resources", least)

    def _contracts(self, sheet: Sheet) -> None:
        many = len(sheet.rows)
        sheet.keys("contract", tuple([str(row + 1) for row in range(many)]))
        if many < max(self.supply["contracts"]):
            raise few("contracts", max(self.supply["contracts"]))
        self.needs: list[list[tuple[int, int, int]]] = []
        """By contract: piece, the lowest level at which it may stand, and how many."""
        self.pays: list[int] = []
        for row in range(many):
            needs = needs_of(sheet, row)
            for piece, _, _ in needs:
                if piece < LOGS and not self.worth[piece]:
                    raise sheet.fault(row, "needs", "box.contract")
            self.needs.append(needs)
            self.pays.append(sheet.whole(row, "pays", 0, MOST))

    def _winters(self, sheet: Sheet) -> None:
        many = len(sheet.rows)
        sheet.keys("card", tuple([str(row + 1) for row in range(many)]))
        self.winter_year: list[int] = [sheet.whole(r, "year", 1, YEARS) - 1 for r in range(many)]
        """By card: the year whose winter it may be, from 0."""
        columns = ("food", "firewood", "easy_food", "easy_firewood")
        self.winter_asks: list[list[int]] = [
            [sheet.whole(row, column, 0, MOST) for column in columns] for row in range(many)
        ]
        """By card: food and firewood of the hard half, then of the easy one."""
        for year in range(YEARS):
            if year not in self.winter_year:
                raise BoxError("box.rows", file="winters.csv", missing=f"year {year + 1}")

    def _works(self, sheet: Sheet) -> None:
        sheet.keys("work", WORKS)
        self.work_seasons: list[list[bool]] = []
        """By work and season: it can be carried out then."""
        for row in range(len(WORKS)):
            found = words_of(sheet, row, "seasons", SEASONS)
            self.work_seasons.append([season in found for season in SEASONS])

    def asks(self, card: int, easy: bool) -> tuple[int, int]:
        """Return the food and the firewood that a winter card asks for."""
        asks = self.winter_asks[card]
        return (asks[2], asks[3]) if easy else (asks[0], asks[1])
