"""The levers of the desk: every setting of every room plays, and the usual one changes nothing."""

import pytest

from waldlehre import play
from waldlehre.explore import Scenario
from waldlehre.explore.levers import levers, moved
from waldlehre.kernel.errors import SetupError
from waldlehre.texts import speech

ALL = [
    (room, name, value)
    for room in play.ROOMS
    for name, lever in levers(room).items()
    for value in lever.values
]


@pytest.mark.parametrize(("room", "name", "value"), ALL)
def test_every_setting_plays(room, name, value):
    base = Scenario(room, players=play.room(room).seats[-1])
    found = moved(base, {name: value})
    assert found.is_house == (value != levers(room)[name].usual)
    game = found.game(1)
    game.let_play(dict(enumerate(found.foresters)))
    assert game.over


def test_the_usual_setting_is_what_the_box_prints():
    """Told as a number it must be the number, told as a factor or step it must be 1 or 0."""
    for room in play.ROOMS:
        box = play.room(room).parts().box
        for lever in levers(room).values():
            if lever.usual not in ("x1", "+0"):
                for where in lever.where:
                    sheet, row, column = where.split(".")
                    rows = box.sheets[sheet].rows
                    assert lever.usual in [one[column] for one in rows if row in one.values()]


def test_levers_can_be_set_back():
    base = Scenario("waldmeister", house={"numbers.hand_size.value": 6})
    there = moved(base, {"price": "x2", "storm": "6"})
    assert dict(there.house)["remediation.*.price"] == "x2"
    assert moved(there, {"price": "x1", "storm": "2"}) == base


@pytest.mark.parametrize("language", ["en", "de"])
def test_settings_have_words(language):
    say = speech(language, "explore")
    for room in play.ROOMS:
        for lever in levers(room).values():
            assert lever.label(say)
            words = [lever.setting(value, say) for value in lever.values]
            assert len(set(words)) == len(words)


@pytest.mark.parametrize(("language", "wanted"), [("en", "0.25 times"), ("de", "0,25-fach")])
def test_a_factor_is_written_as_people_of_the_language_do(language, wanted):
    say = speech(language, "explore")
    assert levers("waldmeister")["price"].setting("x0.25", say) == wanted
    assert levers("waldmeister")["price"].setting("x2", say)[:2] in ("2 ", "2-")


def test_what_is_no_lever_is_named():
    with pytest.raises(SetupError, match="wings"):
        moved(Scenario("pegs"), {"wings": "1"})
    with pytest.raises(SetupError, match="99"):
        moved(Scenario("pegs"), {"side": "99"})


def test_levers_move_a_position_too_where_its_pieces_allow():
    game = Scenario("waldmeister", players=3).game(1)
    game.let_play(dict.fromkeys(range(3), "random"), most=90)
    start = Scenario("waldmeister", start=game.code())
    dearer = moved(start, {"price": "x2", "industry": "+1"})
    assert dearer.table(3).parts.price[0] == 2 * start.table(3).parts.price[0]
    assert dearer.table(3).damage == start.table(3).damage
    with pytest.raises(SetupError, match="house rules"):
        moved(start, {"storm": "8"})
