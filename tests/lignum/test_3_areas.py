"""Chapter 3: choosing areas, and the food there."""

import pytest

from waldlehre.lignum.areas import ChooseArea, PickArea, ShareFood, ShowAreas

from .mills import keys, play, random_game, table, told


def choosing(seats=3):
    position = table(seats)
    position.area = [-1] * seats
    position.order = list(range(seats))
    return play(position, *[ChooseArea(seat) for seat in range(seats)], ShowAreas())


def test_L3_1_any_of_six_areas_is_chosen_and_nobody_else_sees_it():
    game = choosing()
    assert keys(game) == set("123456")
    game.answer("4")
    assert game.table.chosen == [3, -1, -1]
    assert game.table.area == [-1, -1, -1]
    assert "face down" in str(game.story(1))
    assert "area 4" not in str(game.story(1))
    assert "area 4" in str(game.story(0))


def test_L3_2_the_choices_are_shown_together_and_may_be_the_same():
    game = choosing()
    for key in "445":
        game.answer(key)
    assert game.table.area == [3, 3, 4]
    assert game.table.chosen == [-1, -1, -1]
    assert told(game, "went_to")[-3:] == [(3, 0), (3, 1), (4, 2)]


@pytest.mark.parametrize(
    ("areas", "food", "shares", "left"),
    [
        ([0, 1, 2], 3, [3, 0, 0], 0),
        ([0, 0, 2], 3, [1, 1, 0], 1),
        ([0, 0, 0], 2, [0, 0, 0], 2),
        ([0, 0, 0], 7, [2, 2, 2], 1),
        ([1, 1, 2], 5, [0, 0, 0], 5),
    ],
)
def test_L3_3_one_takes_all_several_share_evenly_and_the_rest_stays(areas, food, shares, left):
    position = table(3)
    position.area, position.stores, position.food = areas, [food, 0, 0, 0, 0, 0], [0, 0, 0]
    now = play(position, ShareFood()).table
    assert now.food == shares
    assert now.stores[0] == left


def test_L3_4_tactical_areas_are_chosen_openly_and_none_twice():
    position = table(3, tactical=True)
    position.area = [-1, -1, -1]
    game = play(position, PickArea(1), PickArea(0), PickArea(2))
    game.answer("2")
    assert keys(game) == set("13456")
    assert "token lies there" in str(game.why_not("2"))
    game.answer("3")
    game.answer("1")
    assert game.table.area == [2, 1, 0]


def test_L3_4_whoever_reached_the_forest_edge_first_chooses_first():
    game = random_game(5000, tactical=True)
    edge, last, asked = [], [], 0
    for event in game.events:
        if event.name == "season":
            last, edge = edge or last, []
        elif event.name == "reached_edge":
            edge.append(event.about[0])
        elif event.asked == "open_area":
            assert event.about[0] == last[asked % 3]
            asked += 1
    assert asked == 15
    assert told(game, "foreseen")


def test_nobody_shares_an_area_in_the_tactical_variant():
    game = random_game(5000, tactical=True, seed=8)
    for at in range(0, len(game.given), 9):
        areas = [area for area in game.fork(at=at).table.area if area >= 0]
        assert len(set(areas)) == len(areas)
