"""Peg counts: all ways in which the next plies can go, counted twice and written down."""

import pytest

from waldlehre.kernel.run import apply, carry_on
from waldlehre.pegs.turn import ChoosePeg, FirstHole, SetPeg, Slide

from . import boards, simple

POSITIONS = boards.read()
ALL = [(name, depth) for name, one in POSITIONS.items() for depth in one.counts]


def count(table, plies):
    """Count with the engine: play every ply but the last, and of the last count the options."""
    seat = table.agenda[-1].seat
    if plies > 1:
        return sum(count(after, plies - 1) for after in every_ply(table))
    if isinstance(table.agenda[-1], FirstHole):
        holes = FirstHole(seat).ask(table).options
        return sum(len(SetPeg(seat, hole).ask(table).options) for hole in holes)
    total = 0
    for peg in ChoosePeg(seat).ask(table).options:
        kinds = SetPeg(seat, peg).ask(table).options
        total += len(Slide(seat, peg).ask(table).options) * len(kinds)
    return total


def every_ply(table):
    """Yield a table for each way to play the open turn."""
    step = table.agenda[-1]
    choice = step.ask(table)
    for picked in choice.answers():
        after = table.copy()
        apply(after, choice, picked)
        while after.agenda and not isinstance(after.agenda[-1], (Slide, SetPeg, ChoosePeg)):
            after.agenda.pop().do(after, ())
        if after.agenda and isinstance(after.agenda[-1], (Slide, SetPeg)):
            yield from every_ply(after)
        else:
            yield after


@pytest.mark.parametrize(("name", "depth"), ALL)
def test_the_engine_counts_what_is_written_down(name, depth):
    """P2.1 to P2.4: pegs that can move, where they can slide to, kinds still at hand."""
    position = POSITIONS[name]
    assert count(boards.table(position), depth) == position.counts[depth]


@pytest.mark.parametrize(("name", "depth"), ALL)
def test_the_second_counter_counts_what_is_written_down(name, depth):
    """Written otherwise, with a geometry of its own, and the same numbers."""
    assert simple.of(POSITIONS[name], depth) == POSITIONS[name].counts[depth]


def test_there_are_counts_for_start_middle_and_late():
    """Three plies from the start and two late positions, two from the middle."""
    depths = {name: max(position.counts) for name, position in POSITIONS.items()}
    assert depths == {"start": 3, "middle_early": 2, "middle_late": 2, "late": 3, "last_three": 3}


def test_the_start_is_counted_by_hand_too():
    """64 hollows times 9 kinds; then 1,176 slides of a lone peg in all, times 9 kinds each time."""
    slides = sum(21 - abs(row + column - 7) for row in range(8) for column in range(8))
    assert POSITIONS["start"].counts[1] == 64 * 9
    assert POSITIONS["start"].counts[2] == slides * 9 * 9


def test_the_last_ply_played_out_is_the_last_ply_counted():
    """Counting options of the last ply is not cheating: playing them gives as many positions."""
    for name in ("last_three", "middle_late"):
        position = POSITIONS[name]
        assert len(list(every_ply(boards.table(position)))) == position.counts[1]


def test_counts_are_of_what_a_game_offers():
    """Question by question through `Game`, one ply from a late position."""
    game = boards.game(POSITIONS["late"])
    found = 0
    for peg in game.asking.options:
        game.answer(peg)
        chosen = len(game.given)
        slides = game.asking.options if game.asking.prompt == "slide" else [None]
        for target in slides:
            if target is not None:
                game.answer(target)
            found += len(game.asking.options)
            game.undo(len(game.given) - chosen)
        game.undo()
    assert found == POSITIONS["late"].counts[1]


def test_after_the_last_three_plies_the_game_is_over():
    """P2.4: 51 pegs and three more."""
    tables = [boards.table(POSITIONS["last_three"])]
    for left in (2, 1, 0):
        tables = [after for table in tables for after in list(every_ply(table))[:3]]
        assert {sum(table.stock) for table in tables} == {left}
    assert all(carry_on(table) is None and table.ended for table in tables)


def test_board_texts_read_back():
    """What is read is what is written."""
    for position in POSITIONS.values():
        again = boards.Position(boards.rows(position.holes), position.stocks, position.seat)
        assert again.holes == position.holes
        pegs = sum(hole >= 0 for hole in position.holes)
        assert pegs + sum(map(sum, position.stocks)) == 54
