"""Chapters 2, 5 and 8: what a season consists of, and how one follows another."""

from __future__ import annotations

from typing import ClassVar, Final

from waldlehre.kernel.choice import Picked
from waldlehre.kernel.luck import shuffled
from waldlehre.kernel.step import Step
from waldlehre.lignum.areas import ChooseArea, PickArea, ShareFood, ShowAreas
from waldlehre.lignum.felling import Fell
from waldlehre.lignum.fines import Feed, Heat, asked
from waldlehre.lignum.hauling import Arrive, Transport
from waldlehre.lignum.kinds import (
    BIRCH,
    CRAFT,
    GOOD,
    KINDS,
    LOCATIONS,
    NOTHING,
    STAGES,
    WINTER,
)
from waldlehre.lignum.parts import AREAS, ROUNDS
from waldlehre.lignum.sawing import Saw
from waldlehre.lignum.scoring import FinalSale
from waldlehre.lignum.selling import Deliver, Dry, ForcedSale, Sell
from waldlehre.lignum.state import NOWHERE, TRAIL_LUCK, Sawmills
from waldlehre.lignum.trail import Travel
from waldlehre.lignum.winter import BonusLog, Sleigh, WinterFell
from waldlehre.lignum.works import Overtime

WOOD_WORK: Final = (*("felling", "river", "transport", "sawing", "contracts", "selling", "drying"),)
WINTER_WORK: Final = (
    *("winter_log", "winter_felling", "sleigh", "winter_sawing", "winter_contracts"),
    *("feeding", "heating"),
)


class Season(Step[Sawmills]):
    """L2.1 A season: fill the trail, mark trees, choose areas, travel, wood work; or a winter."""

    __slots__ = ()
    rule: ClassVar[str] = "L2.1"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Lay out its parts."""
        table.tell("season", (table.season(), table.turn // 4 + 1))
        overtime: list[Step[Sawmills]] = [Overtime(seat) for seat in table.order]
        coming: list[Step[Sawmills]] = [NextCards()] if table.variant.tactical else []
        if table.winter():
            table.all_then([*coming, *overtime, WinterWork(), EndSeason()])
            return
        marking: list[Step[Sawmills]] = [MarkTrees(), BareAreas()] if table.turn else []
        choosing: list[Step[Sawmills]] = []
        if table.turn and table.variant.tactical:
            choosing += [PickArea(seat) for seat in reversed(table.order)]
        elif table.turn:
            choosing += [*[ChooseArea(seat) for seat in table.order], ShowAreas()]
        table.all_then(
            [
                FillTrail(),
                LayTokens(),
                RestockContracts(),
                *marking,
                *coming,
                *choosing,
                ShareFood(),
                *overtime,
                Travel(),
                WoodWork(),
                EndSeason(),
            ]
        )


class FillTrail(Step[Sawmills]):
    """L2.2 Porters, forage, lumberjacks and sawyers stand on their locations again."""

    __slots__ = ()
    rule: ClassVar[str] = "L2.2"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Set them there."""
        supply, seats = table.parts.supply, table.seats
        table.stage = STAGES.index("fill")
        table.porters = supply["porters"][seats]
        table.forages = supply["forage"][seats]
        table.lumberjacks = supply["lumberjacks"][seats]
        table.free_sawyers = supply["free_sawyers"][seats]
        table.paid_sawyers = supply["paid_sawyers"][seats]
        table.tell("filled", (table.porters, table.forages, table.lumberjacks))


class LayTokens(Step[Sawmills]):
    """L2.3 Thirteen tokens are shuffled and lie open, one on each other location."""

    __slots__ = ()
    rule: ClassVar[str] = "L2.3"
    reveals: ClassVar[bool] = True

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Take crafts from the stack, shuffle and lay."""
        tokens = table.parts.tokens[table.seats][:]
        for at, token in enumerate(tokens):
            if token == CRAFT:
                tokens[at] = GOOD + table.goods.pop()
        places = table.parts.token_places
        order = shuffled(list(range(len(places))), table.key(TRAIL_LUCK))
        for at, place in zip(order, places, strict=True):
            table.token[place] = tokens[at]
        table.tell("tokens_laid", (len(places),))


class RestockContracts(Step[Sawmills]):
    """L2.4 Open contracts are filled up to as many as there are players."""

    __slots__ = ()
    rule: ClassVar[str] = "L2.4"
    reveals: ClassVar[bool] = True

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Turn them over."""
        while (
            table.contract_deck and len(table.offers) < table.parts.supply["contracts"][table.seats]
        ):
            contract = table.contract_deck.pop()
            table.offers.append(contract)
            table.tell("offered", (contract,))


def turn_over(table: Sawmills) -> list[int]:
    """Return the next resource cards, taken from the deck."""
    many = table.parts.supply["resource_cards"][table.seats]
    return [table.resource_deck.pop() for _ in range(many)]


class MarkTrees(Step[Sawmills]):
    """L2.5 Resource cards are turned over, and what they show is put into the areas."""

    __slots__ = ()
    rule: ClassVar[str] = "L2.5"
    reveals: ClassVar[bool] = True

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Put it there; in the tactical variant the cards lie open already."""
        table.stage = STAGES.index("mark")
        if table.variant.tactical:
            table.cards, table.coming = table.coming, []
        else:
            table.cards = turn_over(table)
        for card in table.cards:
            table.tell("marked", (card,))
            for area, birch, oak, wenge, food in table.parts.resources[card]:
                for wood, many in enumerate((birch, oak, wenge)):
                    table.trees[area * KINDS + wood] += many
                table.stores[area] += food
                table.tell("grown", (area, birch, oak, wenge, food))


class BareAreas(Step[Sawmills]):
    """L2.6 Every area without a tree gets one birch."""

    __slots__ = ()
    rule: ClassVar[str] = "L2.6"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Put it there."""
        for area in range(AREAS):
            if not table.trees_in(area):
                table.trees[area * KINDS + BIRCH] += 1
                table.tell("bare", (area,))
        table.stage = STAGES.index("choose")


class NextCards(Step[Sawmills]):
    """L2.7 In the tactical variant the next season's cards are turned over and lie open."""

    __slots__ = ()
    rule: ClassVar[str] = "L2.7"
    reveals: ClassVar[bool] = True

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Turn them over, if a season with cards comes next."""
        coming = table.turn + 1
        if coming < ROUNDS and coming % 4 != WINTER:
            table.coming = turn_over(table)
            for card in table.coming:
                table.tell("foreseen", (card,))


class WoodWork(Step[Sawmills]):
    """L5.1 Seven sub-phases follow, each in the order of the forest edge."""

    __slots__ = ()
    rule: ClassVar[str] = "L5.1"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Lay them out."""
        names = [name for name in WOOD_WORK if table.turn or name != "river"]
        table.all_then([SubPhase(STAGES.index(name)) for name in names])


class SubPhase(Step[Sawmills]):
    """L5.1 A sub-phase, for one seat after the other."""

    __slots__ = ("stage",)
    rule: ClassVar[str] = "L5.1"

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Let everybody do their work."""
        table.stage = self.stage
        table.tell("sub_phase", (self.stage,))
        steps: list[Step[Sawmills]] = []
        for seat in table.edge:
            steps += work_of(STAGES[self.stage], seat)
        table.all_then(steps)


def work_of(name: str, seat: int) -> list[Step[Sawmills]]:
    """Return what a seat does in a sub-phase."""
    if name == "felling":
        return [Fell(seat)]
    if name == "river":
        return [Arrive(seat, wood) for wood in range(KINDS)]
    if name == "transport":
        return [Transport(seat)]
    if name in ("sawing", "winter_sawing"):
        return [Saw(seat)]
    if name in ("contracts", "winter_contracts"):
        return [Deliver(seat)]
    if name == "selling":
        return [Sell(seat), ForcedSale(seat)]
    if name == "drying":
        return [Dry(seat)]
    if name == "winter_log":
        return [BonusLog(seat)]
    if name == "winter_felling":
        return [WinterFell(seat)]
    if name == "sleigh":
        return [Sleigh(seat)]
    return [Feed(seat)] if name == "feeding" else [Heat(seat)]


class WinterWork(Step[Sawmills]):
    """L8.1 In winter come a log, felling, sleighs, sawing, contracts in the second, needs."""

    __slots__ = ()
    rule: ClassVar[str] = "L8.1"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Lay out the sub-phases."""
        first = table.turn < ROUNDS - 1
        table.tell("winter", asked(table))
        names = [name for name in WINTER_WORK if not first or name != "winter_contracts"]
        table.all_then([SubPhase(STAGES.index(name)) for name in names])


class EndSeason(Step[Sawmills]):
    """L5.16 The order on the trail is turned round, and everything goes back to its place."""

    __slots__ = ()
    rule: ClassVar[str] = "L5.16"

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Clear up, and go on to the next season or to the end."""
        seats = table.seats
        self.clear_trail(table)
        table.hired = [0] * (seats * KINDS)
        table.apprentice = [1] * seats
        table.tired = [0] * seats
        table.robbed = [0] * seats
        table.felled = [0] * seats
        table.area = [NOWHERE] * seats
        table.passed += table.cards
        table.cards = []
        for at, due in enumerate(table.due):
            if due == table.turn and not table.done[at]:
                table.tell("lapsed", (at // 3, table.plan[at]))
        table.turn += 1
        if table.turn == ROUNDS:
            table.then(FinalSale())
            return
        if not table.winter():
            table.order = table.edge[::-1]
            table.edge = []
            table.spot = [0] * seats
            table.tell("next_order", (table.order[0],))
        table.then(Season())

    def clear_trail(self, table: Sawmills) -> None:
        """Take everything off the trail; craft goods leave the game."""
        for place in range(LOCATIONS + 1):
            if table.token[place] >= GOOD:
                table.gone.append(table.token[place] - GOOD)
            table.token[place] = NOTHING
        table.gone.sort()
        table.porters = table.forages = table.lumberjacks = 0
        table.free_sawyers = table.paid_sawyers = 0
