"""Saving and loading at the terminal: nothing of anybody's is lost."""

from pathlib import Path

import pytest

from waldlehre import play
from waldlehre.terminal.files import Keeper

from .sitting import PEGS, saved


def there():
    """The files of this folder."""
    return sorted(path.name for path in Path().iterdir())


def test_every_answer_is_saved_so_that_a_closed_window_loses_nothing(typed, monkeypatch):
    kept = []
    monkeypatch.setattr(Keeper, "keep", lambda self, game: kept.append(len(game.given)))
    typed("28", "why", "3")
    assert kept[:2] == [1, 2]


def test_leaving_tells_where_the_game_is_and_how_to_go_on(typed):
    options = ("pegs", "--seed", "7", "--seat", "1", "--forester", "random")
    command = "waldlehre play --load waldlehre-pegs-7.json --seat 1 --forester random"
    last = typed("quit", options=options)[-1]
    assert last == f"The game is saved in waldlehre-pegs-7.json. Go on with: {command}\n"
    before = saved().given
    heard = typed("quit", options=command.split()[2:])
    assert "Player 2: " in heard[0]
    assert heard[-1] == last
    assert saved().given == before
    assert there() == ["waldlehre-pegs-7.json"]


def test_a_new_game_never_writes_over_an_older_one(typed):
    typed("28")
    assert "waldlehre-pegs-7-2.json" in typed("29")[-1]
    assert (saved().given, saved("waldlehre-pegs-7-2.json").given) == ([(27,)], [(28,)])


def test_two_games_of_one_start_at_the_same_time_have_a_file_each():
    games = [play.new_game("pegs", seed=7) for _ in range(2)]
    keepers = [Keeper(game) for game in games]
    for _ in range(2):
        for game, keeper in zip(games, keepers, strict=True):
            keeper.keep(game)
    assert there() == ["waldlehre-pegs-7-2.json", "waldlehre-pegs-7.json"]


def test_save_writes_where_it_is_told_and_never_over_a_stranger_s_file(typed):
    Path("thesis.txt").write_text("mine", encoding="utf-8")
    lines = ("28", "save a.json", "save thesis.txt", "3", "save a.json", "save b/c.json", "save")
    heard = typed(*lines)
    assert heard[2] == heard[5] == "Saved in a.json.\n"
    assert heard[3].startswith("thesis.txt is there already.")
    assert "could not be written" in heard[6]
    assert heard[7] == "Saved in waldlehre-pegs-7.json.\n"
    assert Path("thesis.txt").read_text("utf-8") == "mine"
    assert saved("a.json").given == saved().given


@pytest.mark.parametrize(
    "name", [".", "..", "/", "\x00", "x" * 1500, "a\x00b", "~nobody/x", "a/../../b/c", "a.json/b"]
)
def test_a_name_that_no_file_can_bear_is_told(typed, name):
    Path("a.json").touch()
    _, answer, after, *_ = typed(f"save {name}", "28")
    assert answer.count("\n") == 1
    assert "\x00" not in answer
    assert "first hollow: D4" in after


def test_with_save_the_game_goes_there_and_only_there(typed):
    last = typed("28", options=(*PEGS, "--save", "mine.json"))[-1]
    assert "waldlehre play --load mine.json --save mine.json --forester random" in last
    assert there() == ["mine.json"]
    typed("3", options=("--load", "mine.json", "--save", "mine.json"))
    assert there() == ["mine.json"]
    assert len(saved("mine.json").given) > 1


def test_with_save_a_file_that_is_there_is_left_alone(typed):
    Path("mine.json").write_text("mine", encoding="utf-8")
    typed("28", options=(*PEGS, "--save", "mine.json"), code=2)
    assert Path("mine.json").read_text("utf-8") == "mine"


def test_load_goes_on_with_another_game_and_keeps_both(typed):
    other = play.new_game("pegs", seed=9, names=["Änne", "Bo"])
    other.answer("A1")
    other.save("other.json")
    heard = typed("28", "load other.json", "1", "quit")
    assert "You are Änne; a forester plays Bo." in heard[2]
    assert "Änne: Which peg do you set into A1?" in heard[2]
    assert saved().given == [(27,)]
    assert saved("other.json").given == [(0,)]
    assert saved("waldlehre-pegs-9.json").given[:2] == [(0,), (0,)]


def test_load_keeps_a_game_in_which_nobody_has_answered_yet(typed):
    play.new_game("pegs", seed=9).save("other.json")
    typed("load other.json")
    assert saved().given == []


def test_a_game_is_kept_whole_even_if_ctrl_c_came_in_the_midst_of_an_answer():
    game = play.new_game("pegs", seed=7)
    game.answer("D4")
    game.table.agenda.pop()  # carried out by half
    Keeper(game).keep(game)
    assert saved().given == [(27,)]
    assert saved().asking.prompt == "kind"


@pytest.mark.parametrize(
    "content",
    [None, b"", b"{", b"\xff\xfe", b"[]", b'{"format": "chess"}', b"9" * 2_000_000, b"[" * 100_000],
    ids=["missing", "empty", "half", "utf-16", "list", "foreign", "large", "nested"],
)
def test_loading_a_bad_file_changes_nothing(typed, content):
    if content is not None:
        Path("bad.json").write_bytes(content)
    heard = typed("28", "load bad.json", "3")
    assert heard[2].count("\n") == 1
    assert "new peg for D4: yellow-green, tall" in heard[3]
    assert content is None or Path("bad.json").read_bytes() == content


def test_a_game_without_the_person_s_seat_changes_nothing(typed):
    play.new_game("pegs", seed=9).save("two.json")
    three = ("waldmeister", "--players", "3", "--seed", "7", "--seat", "2", "--forester", "random")
    heard = typed("load two.json", "load", "why", options=three)
    assert heard[1] == "There is no seat 2 in this game; they go from 0 to 1.\n"
    assert heard[2] == "Type: load FILE\n"
    assert "W1.2: " in heard[3]


@pytest.mark.parametrize(
    "option", ["--seed 7", "--players 2", "--names A,B", "--edition de", "--box .", "waldmeister"]
)
def test_what_stands_in_a_save_is_not_said_again(typed, option):
    typed("28")
    typed(options=("--load", "waldlehre-pegs-7.json", *option.split()), code=2)
    typed(options=("pegs", "--load", "waldlehre-pegs-7.json"))


def test_a_game_that_cannot_be_saved_goes_on_and_its_code_is_told(typed, monkeypatch):
    monkeypatch.setattr(Keeper, "free", lambda self, game: Path("nowhere/a.json").absolute())
    heard = typed("28", "3", "quit", code=1)
    assert "could not be written" in heard[1]
    assert "Which peg do you set into D4?" in heard[1]
    assert "could not be written" not in heard[2]  # said once
    code = heard[-1].split()[-1]
    assert play.load_code(code).given[:2] == [(27,), (2,)]
