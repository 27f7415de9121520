"""The what-if desk as widgets, and its opening from a board."""

import asyncio

import ipywidgets
import pytest

from tests.haselwurz.region import large
from waldlehre import explore, haselwurz, waldmeister
from waldlehre.explore import Desk
from waldlehre.jupyter import make_desk
from waldlehre.jupyter.board import Board
from waldlehre.jupyter.desk import DeskView
from waldlehre.kernel.errors import SaveError
from waldlehre.kernel.game import Game


def controls(view, kind):
    """All widgets of a kind on a desk, in order."""
    found = [view] if isinstance(view, kind) else []
    for child in getattr(view, "children", ()):
        found += controls(child, kind)
    return found


@pytest.fixture
def desk(monkeypatch):
    """A small desk that lives; closed at the end."""
    monkeypatch.delenv("WALDLEHRE_STILL", raising=False)
    made = explore.desk("pegs_as_printed", games=8)
    yield made
    made.close()


def test_each_side_has_a_slider_for_each_lever(desk):
    assert isinstance(desk, DeskView)
    assert len(controls(desk, ipywidgets.SelectionSlider)) == 2 * len(desk.desk.levers)
    assert all(one.description for one in controls(desk, ipywidgets.SelectionSlider))


def test_it_plays_and_draws_at_once(desk):
    assert desk.desk.done
    assert "8 " in desk.told.value
    assert "<svg" in desk.drawn.value
    assert "<table" in desk.drawn.value


def test_a_desk_that_waits_plays_when_somebody_asks(monkeypatch):
    """Nothing is played for a page that is only opened, nor for a notebook that is stored."""
    monkeypatch.delenv("WALDLEHRE_STILL", raising=False)
    view = explore.desk("pegs_as_printed", games=8, waits=True)
    assert view.desk.result.played == 0
    assert view.drawn.value == ""
    go = controls(view, ipywidgets.Button)[0]
    assert go.description == "Play 8 games on each side"
    go.click()
    assert view.desk.done
    assert "<svg" in view.drawn.value
    view.close()
    still = Desk("pegs_as_printed", games=8, waits=True)
    assert "0 of 8 games" in still._repr_html_()
    assert "<svg" not in still._repr_html_()
    assert not still.result.played


def test_a_slider_begins_anew(desk):
    right = controls(desk, ipywidgets.SelectionSlider)[-1]
    before = desk.desk.result
    right.value = "9"
    assert desk.desk.result is not before
    assert dict(desk.desk.sides[1].house) == {"board.side.value": "9"}
    assert desk.desk.sides[0].house == ()


def test_a_running_computation_is_dropped_for_the_last_value(monkeypatch):
    """In a kernel's loop: three moves at once leave one task, which plays the last."""
    monkeypatch.delenv("WALDLEHRE_STILL", raising=False)

    async def moved():
        view = make_desk(Desk("as_printed", games=12))
        slider = controls(view, ipywidgets.SelectionSlider)[0]
        tasks = [view.playing]
        for value in ("x0.25", "x3", "x0.5"):
            slider.value = value
            tasks.append(view.playing)
            await asyncio.sleep(0)
        await view.playing
        assert [task.cancelled() for task in tasks] == [True, True, True, False]
        assert view.desk.done
        assert dict(view.desk.sides[0].house) == {"remediation.*.price": "x0.5"}
        view.close()

    asyncio.run(moved())


def test_what_cannot_be_played_is_said_and_changes_nothing(monkeypatch):
    """A position has its cards already: levers that would deal others are refused in words."""
    monkeypatch.delenv("WALDLEHRE_STILL", raising=False)
    game = waldmeister.new_game(2, seed=3)
    game.let_play({0: "random", 1: "random"}, most=60)
    view = make_desk(Desk(explore.Scenario("waldmeister", start=game.code()), games=3))
    before = view.desk.result
    storm = list(view.desk.levers).index("storm")
    controls(view, ipywidgets.SelectionSlider)[storm].value = "8"
    assert 'role="alert"' in view.told.value
    assert view.desk.result is before
    view.close()


def test_a_game_can_be_opened_and_is_the_last_one_played(desk):
    button = next(one for one in controls(desk, ipywidgets.Button) if "Open" in one.description)
    button.click()
    assert isinstance(desk.below.children[0], Board)
    assert desk.below.children[0].game.score() == desk.desk.result.game(7, 1).score()


def test_where_an_opened_game_is_stands_beside_its_button_until_others_are_played(desk):
    """The board may lie below what a screen shows."""
    told = desk.say("desk.opened", number=7)
    assert told not in desk.told.value
    buttons = controls(desk, ipywidgets.Button)
    next(one for one in buttons if "Open" in one.description).click()
    assert told in desk.told.value
    assert "8 of 8 games" in desk.told.value
    controls(desk, ipywidgets.SelectionSlider)[-1].value = "9"
    assert told not in desk.told.value


def test_closing_leaves_nothing(monkeypatch):
    monkeypatch.delenv("WALDLEHRE_STILL", raising=False)
    view = make_desk(Desk("pegs_as_printed", games=3))
    parts = controls(view, ipywidgets.Widget)
    assert len(parts) > 10
    view.close()
    assert all(one.comm is None for one in parts)


# -- from a board -----------------------------------------------------------------------------------


def send(board, name, value=None):
    about = {key: board.state[key] for key in ("game", "ply", "epoch")}
    about["n"] = board.state["seen"] + 1
    board.set_state({"wish": about | {"name": name, "value": value}})


@pytest.fixture
def board(tmp_path):
    """A board in the middle of a game."""
    game = waldmeister.new_game(2, seed=5)
    game.let_play({0: "random", 1: "random"}, most=50)
    made = game.board(folder=tmp_path, open_board=True)
    made = made if isinstance(made, Board) else Board(game, folder=tmp_path, open_board=True)
    yield made
    made.close()


def test_a_board_opens_the_desk_with_the_position_that_is_shown(board, monkeypatch):
    monkeypatch.setattr(DeskView, "play", lambda self: None)
    send(board, "replay", 30)
    send(board, "whatif")
    view = board.below.children[0]
    assert isinstance(view, DeskView)
    start = view.desk.sides[0].begun()
    assert start.given == board.game.given[:30]
    assert isinstance(start, Game)
    assert "below" in board.state["message"] or "unter" in board.state["message"]


def test_a_desk_opens_for_a_region_too_large_for_a_code(tmp_path, monkeypatch):
    monkeypatch.setattr(DeskView, "play", lambda self: None)
    game = haselwurz.new_game(2, seed=5, box=large(40))
    game.let_play({0: "random", 1: "random"}, most=20)
    with pytest.raises(SaveError):
        game.code()
    made = Board(game, folder=tmp_path, open_board=True)
    send(made, "whatif")
    begun = made.below.children[0].desk.sides[0].begun()
    assert (begun.given, begun.box.digest()) == (game.given, game.box.digest())
    made.close()


def test_a_second_desk_takes_the_place_of_the_first(board, monkeypatch):
    monkeypatch.setattr(DeskView, "play", lambda self: None)
    send(board, "whatif")
    first = board.below.children[0]
    send(board, "whatif")
    assert board.below.children[0] is not first
    assert first.comm is None


def test_there_is_no_desk_for_a_game_that_is_over_or_a_hand_that_is_covered(tmp_path):
    game = waldmeister.new_game(2, seed=5)
    while game.asking.prompt != "lay":
        game.let_play({0: "random", 1: "random"}, most=1)
    covered = Board(game, folder=tmp_path)
    send(covered, "whatif")
    assert not covered.below.children
    assert covered.state["alert"] == covered.state["buttons"]["whatif"] != ""
    covered.close()
    game.let_play({0: "random", 1: "random"})
    over = Board(game, folder=tmp_path, open_board=True)
    send(over, "whatif")
    assert not over.below.children
    over.close()
