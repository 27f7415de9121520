"""The table: trail, areas, sawmills, planned works and decks."""

from __future__ import annotations

from typing import Any, Final, final

from waldlehre.kernel.step import Step
from waldlehre.kernel.table import Table
from waldlehre.lignum.kinds import (
    DRYING,
    DRYING_SPACE,
    FOOD_SPACE,
    FORMS,
    HUT,
    HUT_GOODS,
    JOKER,
    KINDS,
    LEVELS,
    LOGS,
    PAIRS,
    RACKS,
    SOURCES,
    SPENT,
    WINTER,
    WORKER_SPACE,
)
from waldlehre.lignum.parts import AREAS, Parts
from waldlehre.lignum.variant import Variant

WINTERS: Final = 1
WORKS_LUCK: Final = 2
CONTRACTS_LUCK: Final = 3
RESOURCES_LUCK: Final = 4
GOODS_LUCK: Final = 5
AREAS_LUCK: Final = 6
FIRST_LUCK: Final = 7
TRAIL_LUCK: Final = 8
VIEW: Final = 9
NOWHERE: Final = -1
FINISHED: Final = 1
ENDINGS: Final = ("", "two_years")
STOCK: Final = FORMS * LEVELS
MOST_NEEDS: Final = 4
MOST_LOANS: Final = 2
ASIDE: Final = 1000
"""From here on: what is allowed at any time in one's turn, beside any question."""
LOAN: Final = 1000
BUILD: Final = 1001
BUILD_PLANNED: Final = 1002
DRY_ON: Final = 1003
FETCH_FOOD: Final = 1004
ASIDES: Final = (LOAN, BUILD, BUILD_PLANNED, DRY_ON, FETCH_FOOD)


@final
class Sawmills(Table):
    """What lies where. `turn` counts the seasons from 0 to 7; the fourth and eighth are winters.

    Lists "by seat and wood" and the like are flat: `seat * 3 + wood`.
    """

    __slots__ = (
        *("apprentice", "area", "cards", "carts", "chosen", "coming", "contract_deck"),
        *("contracts", "crafts", "done", "due", "edge", "felled", "filled", "firewood", "food"),
        *("forage", "forages", "free_sawyers", "gone", "goods", "hired", "hut", "loans"),
        *("lumberjacks", "money", "offers", "order", "paid_sawyers", "parts", "passed", "plan"),
        *("porters", "rafts", "resource_deck", "river", "robbed", "sawing", "saws", "sleighs"),
        *("spot", "stage", "stock", "stores", "tally", "tired", "token", "trees", "variant"),
        *("winters", "woodpile", "works"),
    )

    def __init__(
        self,
        seed: int,
        seats: int,
        turn: int,
        agenda: list[Step[Any]],
        parts: Parts,
        variant: Variant,
        stage: int,
        order: list[int],
        edge: list[int],
        spot: list[int],
        area: list[int],
        chosen: list[int],
        token: list[int],
        porters: int,
        forages: int,
        lumberjacks: int,
        free_sawyers: int,
        paid_sawyers: int,
        trees: list[int],
        stores: list[int],
        resource_deck: list[int],
        cards: list[int],
        coming: list[int],
        passed: list[int],
        contract_deck: list[int],
        offers: list[int],
        contracts: list[list[int]],
        filled: list[int],
        works: list[int],
        plan: list[int],
        due: list[int],
        done: list[int],
        winters: list[int],
        goods: list[int],
        crafts: list[list[int]],
        gone: list[int],
        hut: list[int],
        money: list[int],
        food: list[int],
        loans: list[int],
        sleighs: list[int],
        carts: list[int],
        tired: list[int],
        rafts: list[int],
        saws: list[int],
        forage: list[int],
        hired: list[int],
        apprentice: list[int],
        woodpile: list[int],
        river: list[int],
        sawing: list[int],
        firewood: list[int],
        stock: list[int],
        tally: list[int],
        robbed: list[int],
        felled: list[int],
        ended: int = 0,
    ) -> None:
        super().__init__(seed, seats, turn, agenda, ended)
        self.parts = parts
        self.variant = variant
        self.stage = stage
        """Which part or sub-phase of the season it is: an index of `STAGES`."""
        self.order = order
        """Seats in this season's turn order on the trail."""
        self.edge = edge
        """Seats at the forest edge, A first; a winter keeps autumn's."""
        self.spot = spot
        """By seat: where its master stands, 0 the start, 1 to 20, EDGE."""
        self.area = area
        """By seat: the logging area (0 to 5) where its token lies, or NOWHERE."""
        self.chosen = chosen
        """By seat: the area chosen in secret and not yet shown, or NOWHERE; hidden."""
        self.token = token
        """By location (0 to 20): the token there, as in `TOKENS`; crafts are GOOD + number."""
        self.porters = porters
        """Figures that still stand on the trail."""
        self.forages = forages
        self.lumberjacks = lumberjacks
        self.free_sawyers = free_sawyers
        self.paid_sawyers = paid_sawyers
        self.trees = trees
        """By area and wood."""
        self.stores = stores
        """By area: food that lies there."""
        self.resource_deck = resource_deck
        """Hidden; the last comes next."""
        self.cards = cards
        """Resource cards laid in this season."""
        self.coming = coming
        """Tactical variant: those of the next season, which lie open."""
        self.passed = passed
        """Resource cards of earlier seasons."""
        self.contract_deck = contract_deck
        """Hidden; the last comes next."""
        self.offers = offers
        """Contracts that lie open, in the order in which they came."""
        self.contracts = contracts
        """By seat, in the order in which they were bought."""
        self.filled = filled
        """By contract and need (contract * 4 + need): pieces that lie on it."""
        self.works = works
        """Works that can be planned, ascending."""
        self.plan = plan
        """By seat and pair (0 to 2, numbered 1 to 3): the work planned with it, or NOWHERE."""
        self.due = due
        """The same: the season (`turn`) it is planned for, or NOWHERE."""
        self.done = done
        """The same: 1 once it has been carried out."""
        self.winters = winters
        """The winter cards of both years, which lie open."""
        self.goods = goods
        """Craft tokens in the stack; hidden, the last comes next."""
        self.crafts = crafts
        """By seat: craft tokens face down, ascending; hidden from others."""
        self.gone = gone
        """Craft tokens that are out of the game: sold, built, or left on the trail; ascending."""
        self.hut = hut
        """By seat and hut space: tokens there."""
        self.money = money
        self.food = food
        self.loans = loans
        """By seat: loan cards, 0 to 2."""
        self.sleighs = sleighs
        self.carts = carts
        self.tired = tired
        """By seat: carts that have run in this season."""
        self.rafts = rafts
        self.saws = saws
        self.forage = forage
        """By seat: seat * 2 the space marked 3, seat * 2 + 1 the one marked 2; 0 or 1."""
        self.hired = hired
        """By seat and job: hired hands not yet used in this season."""
        self.apprentice = apprentice
        """By seat: 1 at home, 0 used in this season."""
        self.woodpile = woodpile
        """By seat and wood: felled logs not yet at the sawmill."""
        self.river = river
        """By seat and wood: logs afloat."""
        self.sawing = sawing
        """By seat and wood: logs in the sawing area."""
        self.firewood = firewood
        """By seat and wood: blocks kept for heating."""
        self.stock = stock
        """By seat, level and piece (seat * 24 + level * 6 + piece): selling area and racks."""
        self.tally = tally
        """By seat and source: what the money came of so far; what was spent stands last."""
        self.robbed = robbed
        """By seat: 1 if somebody's planned cutting took logs from its area in this season."""
        self.felled = felled
        """By seat: 1 once its felling is over in this season."""

    def copy(self) -> Sawmills:
        """Return an independent table in the same position."""
        return Sawmills(
            self.seed,
            self.seats,
            self.turn,
            self.agenda[:],
            self.parts,
            self.variant,
            self.stage,
            self.order[:],
            self.edge[:],
            self.spot[:],
            self.area[:],
            self.chosen[:],
            self.token[:],
            self.porters,
            self.forages,
            self.lumberjacks,
            self.free_sawyers,
            self.paid_sawyers,
            self.trees[:],
            self.stores[:],
            self.resource_deck[:],
            self.cards[:],
            self.coming[:],
            self.passed[:],
            self.contract_deck[:],
            self.offers[:],
            [cards[:] for cards in self.contracts],
            self.filled[:],
            self.works,
            self.plan[:],
            self.due[:],
            self.done[:],
            self.winters,
            self.goods[:],
            [crafts[:] for crafts in self.crafts],
            self.gone[:],
            self.hut[:],
            self.money[:],
            self.food[:],
            self.loans[:],
            self.sleighs[:],
            self.carts[:],
            self.tired[:],
            self.rafts[:],
            self.saws[:],
            self.forage[:],
            self.hired[:],
            self.apprentice[:],
            self.woodpile[:],
            self.river[:],
            self.sawing[:],
            self.firewood[:],
            self.stock[:],
            self.tally[:],
            self.robbed[:],
            self.felled[:],
            self.ended,
        )

    # -- seasons and money ----------------------------------------------------------------------

    def season(self) -> int:
        """Return the season, 0 spring to 3 winter."""
        return self.turn % 4

    def winter(self) -> bool:
        """True in a winter."""
        return self.turn % 4 == WINTER

    def earn(self, seat: int, source: int, money: int) -> None:
        """Give a seat money, and remember what it came of."""
        self.money[seat] += money
        self.tally[seat * len(SOURCES) + source] += money

    def spend(self, seat: int, money: int) -> None:
        """Take money from a seat."""
        self.money[seat] -= money
        self.tally[seat * len(SOURCES) + SPENT] += money

    # -- works and workers ----------------------------------------------------------------------

    def planned(self, seat: int, work: int) -> bool:
        """True if a seat has planned this work for the present season."""
        for at in range(seat * PAIRS, seat * PAIRS + PAIRS):
            if self.plan[at] == work and self.due[at] == self.turn:
                return True
        return False

    def open_plans(self, seat: int, work: int) -> list[int]:
        """Return the pairs (seat * 3 + pair) of this work now due and not carried out."""
        return [
            at
            for at in range(seat * PAIRS, seat * PAIRS + PAIRS)
            if self.plan[at] == work and self.due[at] == self.turn and not self.done[at]
        ]

    def workers(self, seat: int, job: int) -> int:
        """Count those who can do a job: hired hands, the apprentice, tokens in the hut."""
        hut = self.hut[seat * KINDS + WORKER_SPACE]
        return self.hired[seat * KINDS + job] + self.apprentice[seat] + hut

    # -- wood -----------------------------------------------------------------------------------

    def trees_in(self, area: int) -> int:
        """Count an area's trees."""
        first = area * KINDS
        return self.trees[first] + self.trees[first + 1] + self.trees[first + 2]

    def pile(self, seat: int) -> list[int]:
        """Return the woods that lie on a seat's woodpile."""
        first = seat * KINDS
        return [wood for wood in range(KINDS) if self.woodpile[first + wood]]

    def pieces(self, seat: int, level: int, piece: int) -> int:
        """Count pieces of one kind on a level (0 the selling area)."""
        return self.stock[seat * STOCK + level * FORMS + piece]

    def put(self, seat: int, level: int, piece: int, many: int) -> None:
        """Add pieces to a level, or take them away."""
        self.stock[seat * STOCK + level * FORMS + piece] += many

    def fits(self, seat: int, level: int, piece: int) -> bool:
        """True if one more such piece has room on a drying rack."""
        first = seat * STOCK + level * FORMS
        logs = sum(self.stock[first : first + LOGS])
        blocks = sum(self.stock[first + LOGS : first + FORMS])
        times = self.parts.number["drying_factor"] if self.planned(seat, DRYING) else 1
        if piece < LOGS:
            return not blocks and logs < self.parts.room_logs[level] * times
        return not logs and blocks < self.parts.room_blocks[level] * times

    def empty_areas(self) -> list[int]:
        """Return the areas where nobody's token lies; in winter all are at home."""
        taken = [] if self.winter() else self.area
        return [area for area in range(AREAS) if area not in taken]

    # -- beside any question --------------------------------------------------------------------

    def hut_goods(self, seat: int) -> int:
        """Count the different goods of a hut that a seat has, jokers standing in."""
        goods, found, seen = self.parts.good, 0, 0
        for one in self.crafts[seat]:
            good = goods[one]
            if good == JOKER:
                found += 1
            elif good < HUT_GOODS and not seen >> good & 1:
                seen |= 1 << good
                found += 1
        return found

    def dryable(self, seat: int) -> list[int]:
        """Return what can be moved one rack on, as level * 6 + piece."""
        first = seat * STOCK
        return [at for at in range(RACKS * FORMS) if self.stock[first + at]]

    def beside(self, seat: int) -> tuple[int, ...]:
        """Return what a seat may do beside any of its questions."""
        found = [LOAN] if self.loans[seat] < MOST_LOANS else []
        if len(self.crafts[seat]) > 1:
            goods = self.hut_goods(seat)
            if goods >= HUT_GOODS:
                found.append(BUILD)
            if goods >= self.parts.number["hut_goods"] and self.open_plans(seat, HUT):
                found.append(BUILD_PLANNED)
        first = seat * KINDS
        if self.hut[first + DRYING_SPACE] and self.dryable(seat):
            found.append(DRY_ON)
        if self.hut[first + FOOD_SPACE] and self.stocked_areas():
            found.append(FETCH_FOOD)
        return tuple(found)

    def stocked_areas(self) -> list[int]:
        """Return the areas with food where nobody's token lies."""
        return [area for area in self.empty_areas() if self.stores[area]]
