"""The box: sums that the rulebook and its sources state, and every fault named."""

from pathlib import Path

import pytest

from waldlehre import lignum
from waldlehre.kernel.errors import BoxError
from waldlehre.lignum.kinds import GOODS, LOGS, TOKENS, WENGE, WORKS
from waldlehre.lignum.parts import NUMBERS, SEATS, SHEETS

from .mills import changed

ROOM = lignum.ROOM


def test_sixty_cards_eighteen_craft_goods_thirteen_tokens():
    parts = ROOM.parts()
    cards = (parts.pays, parts.resources, parts.winter_year, WORKS)
    assert [len(one) for one in cards] == [19, 19, 8, 10]
    # four loan cards make sixty
    assert len(parts.good) == 18
    assert all(len(parts.tokens[seats]) == 13 for seats in SEATS)
    assert parts.winter_year == [0] * 4 + [1] * 4


def test_each_contract_asks_for_one_wenge_block_and_pays_more_than_its_pieces():
    parts = ROOM.parts()
    for needs, pays in zip(parts.needs, parts.pays, strict=True):
        wenge = [many for piece, _, many in needs if piece == LOGS + WENGE]
        assert wenge == [1]
        assert pays > sum(parts.worth[piece] * many for piece, _, many in needs)
        assert 12 <= pays <= 20


def test_resource_cards_are_balanced():
    rows = [row for card in ROOM.parts().resources for row in card]
    assert [sum(row[at] for row in rows) for at in range(1, 5)] == [47, 19, 10, 57]
    assert {row[0] for row in rows} == set(range(6))


def test_reconstructed_numbers_say_so():
    sheets = ROOM.parts().box.sheets
    assert {row["pays_source"] for row in sheets["contracts"].rows} == {"reconstructed"}
    assert {row["bonus_source"] for row in sheets["racks"].rows} == {"reconstructed"}
    assert {row["logs_source"] for row in sheets["racks"].rows} == {"rulebook"}
    for name, columns in SHEETS.items():
        for column in columns:
            sourced = f"{column}_source"
            if sourced in columns:
                assert all(row[sourced] for row in sheets[name].rows)


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        (["contracts", 0, "needs", "wenge_block"], "list of needs"),
        (["contracts", 0, "needs", "1*moss@0"], "list of needs"),
        (["contracts", 0, "needs", "1*wenge_log@0"], "list of needs"),
        (["contracts", 0, "needs", "|".join(["1*oak_log@0"] * 5)], "list of needs"),
        (["contracts", 2, "contract", "7"], "here must stand 3"),
        (["contracts", 0, "pays", "-1"], "whole number from 0"),
        (["goods", 0, "good", "brick"], "here must stand board"),
        (["goods", 0, "count", "x"], "whole number"),
        (["goods", 0, "count", "3"], "at least 18"),
        (["numbers", 0, "name", "money"], "here must stand start_money"),
        (["numbers", 0, "value", "-5"], "whole number"),
        (["prices", 0, "wood", "fir"], "here must stand birch"),
        (["prices", 0, "block", "0"], "whole number from 1"),
        (["prices", 1, "blocks", "0"], "whole number from 1"),
        (["racks", 0, "rack", "4"], "here must stand 1"),
        (["racks", 2, "must_sell", "2"], "whole number from 0 to 1"),
        (["resources", 0, "area", "7"], "is not one of 1"),
        (["resources", 1, "area", "1"], "twice"),
        (["resources", 0, "card", "3"], "whole number from 1 to 1"),
        (["resources", 0, "oak", "10"], "whole number from 0 to 9"),
        (["sales", 0, "matching", "3"], "here must stand 2"),
        (["sales", 1, "craftwork", "x"], "whole number"),
        (["supply", 0, "players", "5"], "here must stand 2"),
        (["supply", 2, "works", "11"], "whole number from 0 to 10"),
        (["supply", 2, "contracts", "20"], "at least 20"),
        (["supply", 2, "resource_cards", "4"], "at least 20"),
        (["tokens", 0, "token", "boat"], "here must stand cart"),
        (["tokens", 0, "count", "2"], "13 locations"),
        (["trail", 3, "location", "9"], "here must stand 4"),
        (["trail", 3, "kind", "inn"], "is not one of token"),
        (["trail", 3, "capacity", "0"], "whole number from 1 to 4"),
        (["trail", 18, "price", "1"], "whole number from 0 to 0"),
        (["winters", 0, "year", "3"], "whole number from 1 to 2"),
        (["winters", 0, "easy_food", "x"], "whole number"),
        (["works", 0, "work", "rest"], "here must stand trade"),
        (["works", 0, "seasons", "spring|harvest"], "is not one of spring"),
    ],
)
def test_each_fault_is_named(cell, message):
    with pytest.raises(BoxError, match=message) as caught:
        changed(cell)
    assert ".csv" in str(caught.value)


def test_a_year_without_a_winter_is_named():
    with pytest.raises(BoxError, match="year 2"):
        changed(*[["winters", row, "year", "1"] for row in range(8)])


def differs(parts):
    """What the rules read of a box, as text."""
    return {name: value for name, value in vars(parts).items() if name != "box"}


OTHER = {
    "contracts": ("needs", "1*oak_log@0"),
    "works": ("seasons", "winter"),
    "trail": ("kind", "porters"),
}


@pytest.mark.parametrize("name", SHEETS)
def test_each_cell_changes_something(name):
    """Another value in it is either refused or read by the rules."""
    base = differs(ROOM.parts())
    sheet = ROOM.parts().box.sheets[name]
    for row, cells in enumerate(sheet.rows):
        for column, cell in cells.items():
            if column.endswith("_source"):
                continue
            other = str(int(cell) + 1) if cell.isdigit() else "spring"
            if name in OTHER and column == OTHER[name][0]:
                other = OTHER[name][1]
                if other == cell:
                    continue
            try:
                assert differs(changed([name, row, column, other])) != base, (row, column)
            except BoxError:
                continue


@pytest.mark.parametrize("name", NUMBERS)
def test_each_number_is_read_by_some_rule(name):
    """By its name, outside the tables' own module."""
    folder = Path(lignum.__file__).parent
    fields = {
        "most_saws": ".most_saws",
        "loan": ".loan",
        "repay_one": ".repay",
        "repay_two": ".repay",
    }
    wanted = fields.get(name, f'"{name}"')
    if name in ("start_high", "start_low"):
        wanted = name
    sources = [path.read_text("utf-8") for path in folder.glob("*.py") if path.stem != "parts"]
    assert any(wanted in source for source in sources)


def test_goods_and_tokens_are_all_that_the_box_names():
    sheets = ROOM.parts().box.sheets
    assert tuple(row["good"] for row in sheets["goods"].rows) == GOODS
    assert {row["token"] for row in sheets["tokens"].rows} == set(TOKENS)
