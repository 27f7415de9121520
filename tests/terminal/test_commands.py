"""What can be typed besides an answer."""

import re

import pytest

from waldlehre import foresters, play, texts
from waldlehre.terminal.commands import COMMANDS, words

from .sitting import PEGS, TWO_PEOPLE, saved


def test_why_tells_what_led_to_the_question_and_its_rule(typed):
    answer = typed("28", "why")[2]
    assert "Player 1, first hollow: D4 (P1.2)" in answer
    assert "P2.3: Set a peg of any kind you still have" in answer


@pytest.mark.parametrize("line", ["why 1", "why A1", "WHY  a1", "warum A1"])
def test_why_of_an_option_names_the_rule_that_allows_it(typed, line):
    answer = typed(line)[1]
    assert answer.casefold().startswith("a1: this is allowed. p1.2: ")


def test_why_of_something_else_names_the_rule_that_forbids_it(typed):
    *_, off_line, itself, none, unknown, _ = typed(
        *("28", "3", "why A2", "why D4", "why 77", "why tree"), options=TWO_PEOPLE
    )
    assert off_line == "No engraved line leads straight to A2. (rule P2.2)\n"
    assert itself == "The peg has to move at least one hollow. (rule P2.2)\n"
    assert none.startswith("There are only the options 1 to ")
    assert unknown.startswith("That is none of the things this question is about.")


def test_why_of_one_among_several_does_not_ask_for_the_others(typed_at):
    _, one, two, twice, none, *_ = typed_at("start", "why 1", "why 1 2", "why 1 1", "why 0")
    assert "this is allowed. W1.2: " in one
    assert "this is allowed. W1.2: " in two
    assert "picked twice. (rule W1.2)" in twice
    assert "At least 2 have to be picked. (rule W1.2)" in none


def test_why_of_a_pass_says_whether_one_may(typed_at):
    assert typed_at("bid", "why 0")[1].startswith("pass: this is allowed. W6.2: ")


def test_why_log_tells_the_chain_of_causes(typed):
    heard = typed("28", "1", "why log 3", "why log 999", "why log x", "why log")
    chain = heard[3].splitlines()
    assert chain[0] == "Player 1 collects heights, Player 2 collects colours. (P1.1)"
    assert chain[-1].startswith("A new peg stands in D4")
    assert heard[4].startswith("The log has no line 999")
    assert heard[5] == heard[6] == "Type: why [N], why log N\n"


def test_the_log_has_numbered_lines_as_many_as_asked_for(typed):
    heard = typed("28", "1", "log", "log 2", "log 0", "log x")
    assert heard[3].startswith("   0  Player 1 collects heights")
    assert heard[4] == "".join(heard[3].splitlines(keepends=True)[-2:])
    assert heard[5:7] == ["", "Type: log [N]\n"]


def test_undo_goes_back_to_the_person_s_last_answer_over_those_of_foresters(typed):
    heard = typed("28", "3", "undo", "undo", "undo", "5")
    assert heard[3].startswith("Taken back.\n")
    assert "Which peg do you set into D4?" in heard[3]
    assert "Into which hollow does the first peg go?" in heard[4]
    assert heard[5].startswith("There is nothing to take back")
    assert "first hollow: E1" in heard[6]


def test_redo_gives_the_answers_again_up_to_the_person_s_next_question(typed):
    heard = typed("28", "3", "undo", "undo", "redo", "redo", "redo")
    assert "Which peg do you set into D4?" in heard[5]
    assert heard[6].replace("Given again.\n", "") == heard[2]
    assert heard[7].startswith("There is nothing to give again")
    played = play.new_game("pegs", seed=7)
    played.answer("D4")
    played.answer("yellow_green/tall")
    played.let_play({1: foresters.named(played.room, "random")})
    assert saved().given == played.given


def test_redo_passes_over_the_answers_of_foresters(typed):
    lines = ("28", "3", "1", "1", "1", "1")
    heard = typed(*lines, *["undo"] * 6, *["redo"] * 7)
    assert "Into which hollow does the first peg go?" in heard[12]
    assert [part.startswith("Given again.") for part in heard[13:20]] == [True] * 6 + [False]
    assert heard[18].partition("\n")[2] == heard[6]


def test_after_another_answer_there_is_nothing_to_give_again(typed):
    assert typed("28", "undo", "29", "redo")[4].startswith("There is nothing to give again")


def test_after_undo_the_new_lines_of_the_log_are_told(typed):
    assert "   1  Player 1, first hollow: E4" in typed("28", "undo", "29")[3]


def test_going_back_behind_something_that_was_shown_is_said(typed):
    options = ("waldmeister", "--players", "2", "--seed", "1", "--forester", "random")
    heard = typed("1 2", "1 2", "1", "1", "undo", options=options)
    assert heard[5].startswith("Taken back. What has been shown since then you know now.\n")


def test_score_hint_table_and_help(typed):
    heard = typed("28", "3", "score", "hint", "table", "help", options=TWO_PEOPLE)
    assert heard[3] == "Player 1: 1 point\nPlayer 2: 1 point\n"
    assert re.match(r"Best found: [A-H]\d\. .* games played on\)\.", heard[4])
    assert "     A   B   C   D" in heard[5]
    assert "Player 2: Where does the peg from D4 go?" in heard[5]
    for name in COMMANDS:
        assert texts.speech("en", "cli")(f"commands.{name}.does") in heard[6]


def test_a_finished_game_can_still_be_looked_at_and_taken_back(typed):
    typed(*["1"] * 90)
    options = ("--load", "waldlehre-pegs-7.json", "--forester", "random")
    over, why, hint, log, back, *_ = typed("why", "hint", "log 1", "undo", options=options)
    assert "The game is over." in over
    assert why == hint == "The game is over, nobody is asked any more.\n"
    assert "largest clusters" in log
    assert "(rule P2." in back


@pytest.mark.parametrize("language", ["en", "de"])
def test_commands_are_understood_in_both_languages_whatever_is_spoken(typed, language):
    options = (*PEGS, "--language", language)
    english = ("why", "why 1", "log", "why log 0", "score", "help", "28", "undo", "redo", "quit")
    german = ("warum", "warum 1", "protokoll", "warum protokoll 0", "punkte", "hilfe", "28")
    german += ("zurück", "vor", "ende")
    heard = [typed(*lines, options=options) for lines in (english, german)]
    assert len(heard[0]) == 11
    assert heard[0][:-1] == heard[1][:-1]


def test_no_two_commands_share_a_word():
    said = [
        (word, name)
        for language in ("en", "de")
        for name in COMMANDS
        for word in texts.speech(language, "cli")(f"commands.{name}.words").split()
    ]
    assert words() == dict(said)
    assert set(words().items()) == set(said)
