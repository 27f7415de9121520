"""Hexes: what the numbers say is compared with what a ruler says."""

import math

import pytest

from waldlehre.haselwurz import hexes

SIZE = 64.0
HERE = [hexes.at(q, r) for q in range(-5, 6) for r in range(-5, 6)]
WIDTH = SIZE * math.sqrt(3)


def near(point, other):
    return math.dist(point, other) < 1e-9 * SIZE


def in_the_middle(points):
    return tuple(sum(one) / len(points) for one in zip(*points, strict=True))


def test_numbers_and_coordinates_are_the_same_thing():
    for q in (-hexes.REACH, -7, 0, 3, hexes.REACH):
        for r in (-hexes.REACH, -2, 0, 9, hexes.REACH):
            assert hexes.axial(hexes.at(q, r)) == (q, r)
    assert hexes.at(0, 0) == hexes.ORIGIN
    every = {
        hexes.at(q, r)
        for q in range(-hexes.REACH, hexes.REACH + 1)
        for r in range(-hexes.REACH, hexes.REACH + 1)
    }
    assert len(every) == (2 * hexes.REACH + 1) ** 2
    assert min(every) > 0


@pytest.mark.parametrize("place", [(64, 0), (0, -64), (-64, 64)])
def test_nothing_lies_out_of_reach(place):
    with pytest.raises(ValueError, match="63"):
        hexes.at(*place)


def test_forty_eight_tiles_stay_within_reach():
    """The start reaches 1 far, each of 41 more tiles 1 further; their corners ask for 1 more."""
    assert hexes.REACH > 1 + 41 + 1


def test_the_six_directions_go_round_against_the_clock():
    for direction, (q, r) in enumerate(hexes.STEPS):
        assert hexes.neighbour(hexes.ORIGIN, direction) == hexes.at(q, r)
        x, y = hexes.centre(hexes.at(q, r), SIZE)
        assert near(
            (x, y),
            (WIDTH * math.cos(direction * math.pi / 3), -WIDTH * math.sin(direction * math.pi / 3)),
        )
    assert hexes.DIRECTIONS == ("E", "NE", "NW", "W", "SW", "SE")


def test_neighbours_lie_one_width_apart_and_see_each_other():
    for here in HERE:
        around = hexes.neighbours(here)
        assert len(set(around)) == 6
        for direction, there in enumerate(around):
            assert there == hexes.neighbour(here, direction)
            assert hexes.direction_to(here, there) == direction
            assert hexes.direction_to(there, here) == hexes.opposite(direction)
            assert hexes.neighbour(there, hexes.opposite(direction)) == here
            assert math.isclose(
                math.dist(hexes.centre(here, SIZE), hexes.centre(there, SIZE)), WIDTH
            )
        assert hexes.direction_to(here, here) == -1
        assert hexes.direction_to(here, hexes.neighbour(around[0], 0)) == -1


def test_distance_is_what_walking_takes():
    steps = {hexes.ORIGIN: 0}
    rim = [hexes.ORIGIN]
    for many in range(1, 5):
        rim = [there for here in rim for there in hexes.neighbours(here) if there not in steps]
        steps |= dict.fromkeys(rim, many)
        assert len(set(rim)) == 6 * many
    for here in HERE[:20]:
        q, r = hexes.axial(here)
        for there, many in steps.items():
            other_q, other_r = hexes.axial(there)
            moved = hexes.at(q + other_q, r + other_r)
            assert hexes.distance(here, moved) == hexes.distance(moved, here) == many
    for many in range(5):
        assert hexes.within(hexes.ORIGIN, many) == tuple(
            sorted(there for there, far in steps.items() if far <= many)
        )


def test_the_way_to_a_hex_leads_there_and_is_the_only_one():
    for around in (hexes.ORIGIN, hexes.at(-2, 3)):
        ways = {}
        for here in HERE:
            direction, along, aside = hexes.polar(here, around)
            there = around
            for step in [direction] * along + [(direction + 1) % 6] * aside:
                there = hexes.neighbour(there, step)
            assert there == here
            assert along + aside == hexes.distance(here, around)
            assert along > 0 or here == around
            ways[direction, along, aside] = here
        assert len(ways) == len(HERE)


def test_a_line_is_straight_and_evenly_spaced():
    for here in HERE[::7]:
        for direction in range(6):
            along = hexes.line(here, direction, 4)
            assert [hexes.distance(here, there) for there in along] == [1, 2, 3, 4]
            x, y = hexes.centre(here, SIZE)
            end = hexes.centre(along[-1], SIZE)
            for many, there in enumerate(along, 1):
                part = many / 4
                assert near(
                    hexes.centre(there, SIZE), (x + (end[0] - x) * part, y + (end[1] - y) * part)
                )
            assert hexes.line(along[-1], hexes.opposite(direction), 4)[-1] == here
    assert hexes.line(hexes.ORIGIN, 0, 0) == ()


def test_a_corner_is_one_point_for_its_three_hexes():
    for here in HERE:
        for which, point in enumerate(hexes.corners(here)):
            assert point == hexes.corner(here, which)
            drawn = hexes.corner_of_hex(here, which, SIZE)
            assert near(drawn, hexes.corner_point(point, SIZE))
            assert math.isclose(math.dist(drawn, hexes.centre(here, SIZE)), SIZE)
            three = hexes.hexes_of_corner(point)
            assert here in three
            assert len(set(three)) == 3
            assert set(three) == {
                here,
                hexes.neighbour(here, which),
                hexes.neighbour(here, (which + 1) % 6),
            }
            for there in three:
                assert point in hexes.corners(there)
                own = hexes.corners(there).index(point)
                assert near(hexes.corner_of_hex(there, own, SIZE), drawn)
            assert near(in_the_middle([hexes.centre(there, SIZE) for there in three]), drawn)


def test_different_corners_are_different_points():
    points = {point for here in HERE for point in hexes.corners(here)}
    drawn = {tuple(round(one, 6) for one in hexes.corner_point(point, SIZE)) for point in points}
    assert len(drawn) == len(points)


def test_an_edge_is_one_line_for_both_hexes():
    for here in HERE:
        for side, border in enumerate(hexes.edges(here)):
            assert border == hexes.edge(here, side)
            there = hexes.neighbour(here, side)
            assert border == hexes.edge(there, hexes.opposite(side))
            assert {border} == {*hexes.edges(here)} & {*hexes.edges(there)}
            assert set(hexes.hexes_of_edge(border)) == {here, there}
            middle = in_the_middle([hexes.centre(here, SIZE), hexes.centre(there, SIZE)])
            assert near(hexes.edge_point(border, SIZE), middle)
            first, second = hexes.edge_points(border, SIZE)
            assert math.isclose(math.dist(first, second), SIZE)
            for end in (first, second):
                assert math.isclose(math.dist(end, hexes.centre(here, SIZE)), SIZE)
                assert math.isclose(math.dist(end, hexes.centre(there, SIZE)), SIZE)


def test_different_edges_are_different_lines():
    borders = {border for here in HERE for border in hexes.edges(here)}
    drawn = {tuple(round(one, 6) for one in hexes.edge_point(border, SIZE)) for border in borders}
    assert len(drawn) == len(borders)


def test_corners_and_edges_know_each_other():
    for here in HERE:
        for side, border in enumerate(hexes.edges(here)):
            ends = hexes.corners_of_edge(border)
            assert set(ends) == {hexes.corners(here)[side - 1], hexes.corners(here)[side]}
            for end in ends:
                assert border in hexes.edges_of_corner(end)
        for point in hexes.corners(here):
            three = hexes.edges_of_corner(point)
            assert len(set(three)) == 3
            for border in three:
                assert point in hexes.corners_of_edge(border)
                assert set(hexes.hexes_of_edge(border)) <= set(hexes.hexes_of_corner(point))


def test_turning_six_times_changes_nothing():
    for here in HERE:
        for around in (hexes.ORIGIN, hexes.at(2, -1)):
            assert hexes.turned_hex(here, 6, around) == here
            for turns in range(6):
                away = hexes.turned_hex(here, turns, around)
                assert hexes.turned_hex(away, -turns, around) == here
                assert hexes.distance(away, around) == hexes.distance(here, around)
    for side in range(6):
        for turns in range(-6, 7):
            assert hexes.turned(hexes.turned(side, turns), -turns) == side
    for sides in range(64):
        for turns in range(-6, 7):
            assert hexes.turned_sides(hexes.turned_sides(sides, turns), -turns) == sides
        assert hexes.turned_sides(sides, 6) == sides


def test_turning_is_against_the_clock_on_the_screen():
    for here in HERE:
        x, y = hexes.centre(here, SIZE)
        for turns in range(6):
            angle = -turns * math.pi / 3  # y grows downward
            seen = (
                x * math.cos(angle) - y * math.sin(angle),
                x * math.sin(angle) + y * math.cos(angle),
            )
            assert near(hexes.centre(hexes.turned_hex(here, turns), SIZE), seen)


def test_a_turned_tile_has_the_sides_of_the_turned_neighbours():
    for side in range(6):
        there = hexes.neighbour(hexes.ORIGIN, side)
        for turns in range(6):
            away = hexes.turned_hex(there, turns)
            assert hexes.direction_to(hexes.ORIGIN, away) == hexes.turned(side, turns)
            assert hexes.turned_sides(1 << side, turns) == 1 << hexes.turned(side, turns)


def test_a_set_of_sides_turns_side_by_side():
    for sides in range(64):
        for turns in range(6):
            one_by_one = sum(1 << (side + turns) % 6 for side in range(6) if sides >> side & 1)
            assert hexes.turned_sides(sides, turns) == one_by_one
