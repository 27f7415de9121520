"""What is said when somebody asks about a contract, a work or a location."""

from waldlehre.lignum import ROOM
from waldlehre.lignum.kinds import X
from waldlehre.lignum.trail import Move

from .mills import contract, plan, play, stock, table


def said(position, kind, value):
    """What is said of something at the first seat's move."""
    game = play(position, Move(0))
    return " ".join(ROOM.prospects(game.table, kind, value, game.voice))


def test_a_contract_says_what_is_missing_and_what_is_ready():
    """Contract 14: a wenge block from rack 2 on, and two oak blocks."""
    position = stock(contract(table(), 0, 14), "rack_1", wenge_block=1, oak_block=1)
    position.filled[13 * 4 + 1] = 1
    assert said(position, "contract", 13) == (
        "Missing: 1 of 1 wenge block (at least rack 2); ready: 0. "
        "Missing: 1 of 2 oak blocks; ready: 1."
    )
    position.filled[13 * 4], position.filled[13 * 4 + 1] = 1, 2
    assert said(position, "contract", 13) == "All that it asks for lies on it."
    assert said(table(), "contract", 13) == "Nobody has this contract yet."


def test_a_work_says_for_when_it_can_be_planned_and_what_it_costs():
    position = table(turn=0)
    position.works = [0, 9]
    plan(position, 0, "overtime", pair=2, due=2)
    assert said(position, "work", 9) == (
        "Planned for autumn of year 1. "
        "It can be planned for summer of year 1 and winter of year 1; now it costs 1."
    )
    position.turn = 6
    assert said(position, "work", 0) == "It can be planned for no season any more."


def test_a_location_says_whether_one_can_go_there():
    position = table()
    position.token[1] = X
    assert said(position, "location", 1) == (
        "Ada cannot go there: This location is closed in this season. (rule L4.2)"
    )
    assert said(position, "location", 19) == "Ada can go there now (rule L4.2)."
