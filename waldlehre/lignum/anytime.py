"""Chapter 6: loans and huts, possible at any time in one's turn, beside every question."""

from __future__ import annotations

from typing import ClassVar, Final

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.step import Step
from waldlehre.lignum.kinds import (
    DRYING_SPACE,
    FOOD_SPACE,
    FORMS,
    FROM_LOANS,
    HUT,
    HUT_GOODS,
    HUT_SPACES,
    JOKER,
    KINDS,
    LEVELS,
)
from waldlehre.lignum.parts import AREAS
from waldlehre.lignum.state import (
    ASIDE,
    ASIDES,
    BUILD,
    BUILD_PLANNED,
    DRY_ON,
    LOAN,
    MOST_LOANS,
    Sawmills,
)

EVERY_GOOD: Final = tuple(range(HUT_GOODS))


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Step[Sawmills]):
    """A question to a seat; beside it loans and huts are possible."""

    __slots__ = ("seat",)
    lone: ClassVar[bool] = False
    """True if nothing is possible beside it."""
    span: ClassVar[int] = ASIDE
    """Its answers lie below; who tries anything else is told no more than that."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def also(self, table: Sawmills, options: list[int]) -> Picked:
        """Return what is possible beside the question, where there is something to decide."""
        return table.beside(self.seat) if len(options) > 1 else ()

    def aside(self, table: Sawmills, picked: int) -> None:
        """Borrow, build or use the hut; then the question comes again."""
        if picked == LOAN:
            table.then(Borrow(self.seat))
        elif picked == BUILD:
            table.then(BuildHut(self.seat, EVERY_GOOD))
        elif picked == BUILD_PLANNED:
            table.then(ChooseGoods(self.seat))
        elif picked == DRY_ON:
            table.then(DryOn(self.seat))
        else:
            table.then(FetchFood(self.seat))

    def refuse(self, table: Sawmills, value: int) -> Refusal | None:
        """Say why a value is not offered, beside the question or as its answer."""
        if 0 <= value < self.span:
            return self.deny(table, value)
        if value not in ASIDES:
            return None
        if self.lone:
            return self.no("first_this")
        return None if value in table.beside(self.seat) else barred(table, self.seat, value)

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Say why a value is no option; None for an option."""
        return None


def barred(table: Sawmills, seat: int, value: int) -> Refusal:
    """Say why something is not possible beside a question."""
    if value == LOAN:
        return Refusal(Borrow.rule, "refusals.no_credit", {"count": MOST_LOANS})
    if value == BUILD:
        return Refusal(BuildHut.rule, "refusals.lacks_goods")
    if value == BUILD_PLANNED:
        if not table.open_plans(seat, HUT):
            return Refusal(ChooseGoods.rule, "refusals.hut_not_planned")
        return Refusal(ChooseGoods.rule, "refusals.lacks_two_goods")
    if value == DRY_ON:
        if not table.hut[seat * KINDS + DRYING_SPACE]:
            return Refusal(DryOn.rule, "refusals.no_hut_token", {"space": DRYING_SPACE})
        return Refusal(DryOn.rule, "refusals.nothing_to_dry")
    if not table.hut[seat * KINDS + FOOD_SPACE]:
        return Refusal(FetchFood.rule, "refusals.no_hut_token", {"space": FOOD_SPACE})
    return Refusal(FetchFood.rule, "refusals.no_free_food")


class Borrow(Step[Sawmills]):
    """L6.1 A loan card brings money; everybody may take two."""

    __slots__ = ("seat",)
    rule: ClassVar[str] = "L6.1"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Take a card."""
        table.loans[self.seat] += 1
        table.earn(self.seat, FROM_LOANS, table.parts.loan)
        table.tell("borrowed", (self.seat, table.parts.loan, table.loans[self.seat]))


class BuildHut(Step[Sawmills]):
    """L6.2 Board, shingle and stake make a hut; jokers stand in for what is missing."""

    __slots__ = ("made_of", "seat")
    rule: ClassVar[str] = "L6.2"

    def __init__(self, seat: int, made_of: tuple[int, ...]) -> None:
        self.seat = seat
        self.made_of = made_of

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Give the goods, then place a token for each."""
        seat = self.seat
        for good in self.made_of:
            give(table, seat, good)
        table.tell("built", (seat, len(self.made_of)))
        table.all_then([PlaceHut(seat) for _ in self.made_of])


def give(table: Sawmills, seat: int, good: int) -> None:
    """Take one craft token of a kind from a seat, or else a joker, out of the game."""
    crafts = table.crafts[seat]
    kinds = [table.parts.good[one] for one in crafts]
    token = crafts.pop(kinds.index(good if good in kinds else JOKER))
    table.gone.append(token)
    table.gone.sort()


class PlaceHut(Asking):
    """L6.3 Each token of the hut is put on one of three spaces and stays there."""

    __slots__ = ()
    rule: ClassVar[str] = "L6.3"
    lone: ClassVar[bool] = True
    span: ClassVar[int] = len(HUT_SPACES)

    def ask(self, table: Sawmills) -> Choice | None:
        """On which space?"""
        return Choice(self.seat, "hut_space", tuple(range(len(HUT_SPACES))))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Put it there."""
        table.hut[self.seat * KINDS + picked[0]] += 1
        table.tell("hut_token", (self.seat, picked[0]))


class DryOn(Asking):
    """L6.4 A token of the drying space moves one piece one rack on, however full that is."""

    __slots__ = ()
    rule: ClassVar[str] = "L6.4"
    lone: ClassVar[bool] = True
    span: ClassVar[int] = LEVELS * FORMS

    def ask(self, table: Sawmills) -> Choice | None:
        """Which piece?"""
        return Choice(self.seat, "dry_on", tuple(table.dryable(self.seat)))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Move it."""
        level, piece = divmod(picked[0], FORMS)
        table.hut[self.seat * KINDS + DRYING_SPACE] -= 1
        table.put(self.seat, level, piece, -1)
        table.put(self.seat, level + 1, piece, 1)
        table.tell("dried_on", (self.seat, piece, level + 1))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """No such piece there, or the last rack."""
        return None if value in table.dryable(self.seat) else self.no("not_there")


class FetchFood(Asking):
    """L6.5 A token of the food space brings all the food of an area where no token lies."""

    __slots__ = ()
    rule: ClassVar[str] = "L6.5"
    lone: ClassVar[bool] = True
    span: ClassVar[int] = AREAS

    def ask(self, table: Sawmills) -> Choice | None:
        """From which area?"""
        return Choice(self.seat, "fetch", tuple(table.stocked_areas()))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Take the food."""
        area = picked[0]
        food = table.stores[area]
        table.hut[self.seat * KINDS + FOOD_SPACE] -= 1
        table.food[self.seat] += food
        table.stores[area] = 0
        table.tell("fetched", (area, food, self.seat))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """A token lies there, or no food."""
        if not table.stores[value]:
            return self.no("no_food_there")
        return None if value in table.empty_areas() else self.no("token_there")


class ChooseGoods(Asking):
    """L7.7 With a planned hut two of the three goods are enough."""

    __slots__ = ("chosen",)
    rule: ClassVar[str] = "L7.7"
    lone: ClassVar[bool] = True
    span: ClassVar[int] = HUT_GOODS

    def __init__(self, seat: int, chosen: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.chosen = chosen

    def usable(self, table: Sawmills) -> list[int]:
        """Return the goods that can still be given, jokers standing in."""
        kinds = [table.parts.good[one] for one in table.crafts[self.seat]]
        jokers = kinds.count(JOKER) - sum(1 for good in self.chosen if good not in kinds)
        return [
            good
            for good in range(HUT_GOODS)
            if good not in self.chosen and (good in kinds or jokers > 0)
        ]

    def ask(self, table: Sawmills) -> Choice | None:
        """Which good?"""
        return Choice(self.seat, "hut_good", tuple(self.usable(table)))

    def do(self, table: Sawmills, picked: Picked) -> None:
        """Choose on, or build with what is chosen."""
        chosen = tuple(sorted((*self.chosen, picked[0])))
        if len(chosen) < table.parts.number["hut_goods"]:
            table.then(ChooseGoods(self.seat, chosen))
            return
        table.done[table.open_plans(self.seat, HUT)[0]] = 1
        table.tell("carried_out", (self.seat, HUT))
        table.then(BuildHut(self.seat, chosen))

    def deny(self, table: Sawmills, value: int) -> Refusal | None:
        """Chosen already, no good of a hut, or not there."""
        if value in self.chosen:
            return self.no("good_chosen")
        return None if value in self.usable(table) else self.no("no_such_good")
