"""The board: 64 hollows, three axes of which the third is the short diagonal."""

import pytest

from waldlehre import pegs

from . import boards, simple

PARTS = pegs.ROOM.parts()
HOLLOWS = [(row, column) for row in range(8) for column in range(8)]


def hole(row, column):
    """Return a hollow's number."""
    return 8 * row + column


def test_the_board_is_a_rhombus_of_64_hollows():
    """Eight rows of eight."""
    assert (PARTS.side, PARTS.hollows, len(PARTS.near)) == (8, 64, 64)


def test_a_hollow_inside_has_six_neighbours_and_edges_have_fewer():
    """Acute corners two, obtuse corners three, edges four."""
    many = {at: len(PARTS.near[hole(*at)]) for at in HOLLOWS}
    inside = [at for at in HOLLOWS if 0 not in at and 7 not in at]
    assert {many[at] for at in inside} == {6}
    assert [many[at] for at in ((0, 0), (7, 7), (0, 7), (7, 0))] == [2, 2, 3, 3]
    corners = {(0, 0), (7, 7), (0, 7), (7, 0)}
    assert {many[at] for at in HOLLOWS if at not in inside and at not in corners} == {4}


def test_neighbours_are_those_of_the_rulings():
    """Steps along a row, along a column, and one down with one to the left."""
    for row, column in HOLLOWS:
        steps = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)]
        near = [(row + down, column + right) for down, right in steps]
        expected = {hole(*at) for at in near if at in HOLLOWS}
        assert set(PARTS.near[hole(row, column)]) == expected


def test_the_third_axis_is_the_short_diagonal():
    """It joins the obtuse corners H1 and A8; the acute ones A1 and H8 are on no common line."""
    lines = PARTS.rays[hole(0, 7)]
    assert tuple(hole(at, 7 - at) for at in range(1, 8)) in lines
    assert hole(7, 7) not in {one for ray in PARTS.rays[hole(0, 0)] for one in ray}
    assert hole(1, 1) not in PARTS.near[hole(0, 0)]
    assert hole(1, 0) in PARTS.near[hole(0, 1)]


@pytest.mark.parametrize(("row", "column"), HOLLOWS)
def test_a_lone_peg_has_as_many_slides_as_the_rulings_say(row, column):
    """14 along row and column, and 7 - |u + v - 7| along the short diagonal."""
    holes = [-1] * 64
    holes[hole(row, column)] = 4
    position = boards.Position(boards.rows(holes), ["3" * 9, "323333333"], 1)
    table = boards.table(position)
    found = table.slides(hole(row, column))
    assert len(found) == 14 + 7 - abs(row + column - 7)
    assert found == sorted(set(found))
    assert len(found) == simple.slides(frozenset([(row, column)]), (row, column))


def test_fewest_slides_from_the_acute_corners_most_on_the_short_diagonal():
    """14 and 21, as the rulings state."""
    many = {at: sum(map(len, PARTS.rays[hole(*at)])) for at in HOLLOWS}
    assert [at for at in HOLLOWS if many[at] == 14] == [(0, 0), (7, 7)]
    assert [at for at in HOLLOWS if many[at] == 21] == [(at, 7 - at) for at in range(8)]


def test_neighbourhood_and_lines_are_mutual():
    """Whoever reaches a hollow is reached from it."""
    for one in range(64):
        for other in PARTS.near[one]:
            assert one in PARTS.near[other]
        for ray in PARTS.rays[one]:
            for other in ray:
                assert any(one in back for back in PARTS.rays[other])


@pytest.mark.parametrize("name", [name for name in boards.read() if name != "start"])
def test_slides_are_those_of_the_second_geometry(name):
    """On boards full of other pegs."""
    position = boards.read()[name]
    table = boards.table(position)
    taken = frozenset(divmod(at, 8) for at in range(64) if position.holes[at] >= 0)
    for peg in table.pegs():
        expected = [hole(*at) for at in simple.targets(taken, divmod(peg, 8))]
        assert table.slides(peg) == expected
        assert bool(expected) == (peg in table.movable())


@pytest.mark.parametrize(
    ("at", "name"), [((0, 0), "A1"), ((0, 7), "H1"), ((7, 0), "A8"), ((7, 7), "H8"), ((4, 4), "E5")]
)
def test_a_hollow_is_called_by_column_and_row(at, name):
    """Letters for columns, numbers for rows."""
    game = pegs.new_game(seed=1)
    assert game.choice.keys[hole(*at)] == game.choice.labels[hole(*at)] == name
    game.answer(name)
    assert game.given == [(hole(*at),)]
