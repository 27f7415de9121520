"""Whole games at the terminal: what is shown, and the end."""

import re

import pytest

from waldlehre import play, texts

from .sitting import PEGS, TWO_PEOPLE, play_through, saved


def test_it_greets_and_shows_the_log_the_table_and_a_numbered_question(typed):
    first, last = typed()
    assert first.startswith("WaldMeister, the peg game, seed 7\nYou are Player 1; a forester plays")
    assert "Besides: why [N], why log N, log [N], undo, redo, save FILE" in first
    assert "   0  Player 1 collects heights, Player 2 collects colours." in first
    assert "     A   B   C   D" in first
    assert "Player 1: Into which hollow does the first peg go? (rule P1.2)" in first
    assert re.search(r"^  1  A1   .* 56  H7$", first, re.MULTILINE)  # in columns
    assert last.startswith("The game is saved in waldlehre-pegs-7.json. Go on with: waldlehre play")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_against_a_forester_by_numbers(typed, language):
    heard = typed(*["1"] * 90, options=(*PEGS, "--language", language))
    say = texts.speech(language, "cli")
    game = saved()
    assert game.over
    end = next(part for part in heard if say("over.ended") in part)
    for seat, points in enumerate(game.score(), 1):
        seat = texts.speech(language, "pegs")("player", number=seat)
        assert say("score", seat=seat, count=points) in end
    assert "waldlehre play pegs --players 2 --seed 7 --forester random" in end
    assert heard[-2] == say("over.asked") + "\n"  # said to whom goes on answering


@pytest.mark.parametrize("seats", play.room("waldmeister").seats)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_of_waldmeister(seats, language, monkeypatch):
    monkeypatch.setattr(texts, "_chosen", [language])
    game = play.new_game("waldmeister", players=seats, seed=seats)
    lines, out = play_through(game, {seats - 1})
    assert lines > 30
    assert texts.speech(language, "cli")("over.ended") in out
    assert saved(f"waldlehre-waldmeister-{seats}.json").given == game.given


def test_each_line_of_the_log_is_told_once_and_no_secret():
    game = play.new_game("waldmeister", players=3, seed=4)
    _, out = play_through(game, {1})
    told = [(int(number), line) for number, line in re.findall(r"^ *(\d+)  (\S.*)$", out, re.M)]
    log = [line for number, line in told if number > 50]  # lower ones number options too
    assert [number for number, _ in told if number > 50] == list(range(51, len(game.events)))
    laid = [line for line in log if ", lays out: " in line]
    hidden = [line for line in laid if "face down" in line]
    assert len(hidden) > 5
    assert set(laid) - set(hidden) == {line for line in laid if line.startswith("Player 2, ")}


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        ([0], "Player 1 has won."),
        ([0, 1], "Player 1 and Player 2 have won together."),
        ([], "All have lost together."),
    ],
)
def test_winners_and_a_common_defeat_are_told(winners, words, monkeypatch):
    game = play.new_game("pegs", seed=1)
    monkeypatch.setattr(game, "winners", lambda: winners)
    assert words in play_through(game, {0})[1]


def test_the_whole_table_is_shown_once_a_turn_and_then_what_has_changed(typed):
    first_hole, kind, slide, kind_again, everything, *_ = typed(
        "28", "3", "1", "table", options=TWO_PEOPLE
    )
    board, stocks = "     A   B   C   D", "Player 1 collects heights: "
    assert (board in first_hole, stocks in first_hole) == (True, True)
    assert (board in kind, stocks in kind) == (False, False)
    assert (board in slide, stocks in slide) == (True, True)
    assert (board in kind_again, stocks in kind_again) == (True, False)
    assert (board in everything, stocks in everything) == (True, True)


# -- several people at one screen ------------------------------------------------------------------

START = ["1 2", "1 2", "1", "1"]
"""Answers with which one person sets up a landscape of Waldmeister."""


def test_in_the_hot_seat_people_answer_for_all_seats(typed):
    heard = typed("28", "3", "1", "2", "undo", options=TWO_PEOPLE)
    assert "forester" not in heard[0]
    assert "Player 2: Where does the peg from D4 go?" in heard[2]
    assert "Player 2: Which peg do you set into D4?" in heard[3]
    assert "Player 1: Which peg do you move?" in heard[4]
    assert "Player 2: Which peg do you set into D4?" in heard[5]
    assert heard[-1].endswith(" --hot-seat\n")


def test_where_nothing_is_hidden_nobody_waits_and_no_line_is_told_twice():
    out = play_through(play.new_game("pegs", seed=2), {0, 1})[1]
    assert "Press Enter" not in out
    assert out.count("Player 1 collects heights, Player 2 collects colours.") == 1
    assert out.count("'s largest clusters: ") == 2


def test_a_hand_is_hidden_until_its_owner_sits_there(typed):
    options = ("waldmeister", "--players", "2", "--seed", "1", "--hot-seat")
    text = "\n".join(typed(*START * 2, "", "1", "", options=options))
    before, _, after = text.partition("Press Enter when Player ")
    seat, other = after[0], "12".replace(after[0], "")
    mine, _, theirs = after.partition(f"Press Enter when Player {other}")
    assert "'s hand" not in before
    assert (f"Player {seat}'s hand" in mine, f"Player {other}'s hand" in mine) == (True, False)
    assert f"Player {other}'s hand" in theirs
    assert f"Player {seat}'s hand" not in theirs


def test_whoever_sits_down_is_told_what_others_have_been_told_before(typed):
    options = ("waldmeister", "--players", "3", "--seed", "1", "--hot-seat")
    heard = typed(*START * 3, "", "1 2", "1", "1", "0", "", options=options)
    mine, theirs = "".join(heard).split("Press Enter when Player ")[1:]
    assert "The season marker moves 2 spaces" in mine
    assert "The season marker moves 2 spaces" in theirs


def test_after_undo_whoever_sits_down_next_is_told_what_is_new(typed):
    options = ("waldmeister", "--players", "2", "--seed", "1", "--hot-seat")
    heard = typed(*START * 2, "", "1", "", "undo", "", "2", "", options=options)
    last = "".join(heard).rpartition("Press Enter when ")[2]
    assert "lays out: 1 card, face down" in last


def test_who_is_asked_to_sit_down_may_leave_instead(typed):
    options = ("waldmeister", "--players", "2", "--seed", "1", "--hot-seat")
    heard = typed(*START * 2, "quit", "1", options=options)
    assert "'s hand" not in "".join(heard)
    assert "The game is saved" in heard[-1]
