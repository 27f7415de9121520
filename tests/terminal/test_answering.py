"""What people may type as an answer."""

import re

import pytest

from waldlehre import texts

from .sitting import waldmeister_at


@pytest.mark.parametrize("line", ["28", "  28 ", "d4", "D4", "28,"])
def test_an_option_is_answered_by_number_label_or_key(typed, line):
    assert "Player 1, first hollow: D4" in typed(line)[1]


@pytest.mark.parametrize("line", ["yellow-green, tall", "YELLOW_GREEN/TALL", "3"])
def test_a_label_may_hold_commas(typed, line):
    assert "new peg for D4: yellow-green, tall" in typed("28", line)[2]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "At least one has to be picked. (rule P1.2)"),
        ("0", "At least one has to be picked. (rule P1.2)"),
        ("65", "There are only the options 1 to 64."),
        ("0 1", "There are only the options 1 to 64."),
        ("1 2", "At most one may be picked. (rule P1.2)"),
        ("1 1", "The same thing cannot be picked twice. (rule P1.2)"),
        ("Z9", "That is none of the things this question is about."),
        ("9" * 3000, "That is none of the things this question is about."),
        ("-1", "That is none of the things this question is about."),
        ("²", "That is none of the things this question is about."),
    ],
)
def test_what_is_no_answer_is_told_and_the_question_stays(typed, line, reason):
    _, answer, then, *_ = typed(line, "1")
    assert answer.startswith(reason)
    assert "first hollow: A1" in then


@pytest.mark.parametrize("line", ["1 2", "2,1", " 1 ;2 ", "{a} {b}", "{b}, {a}", "{a}, 2"])
def test_several_are_answered_with_spaces_or_commas(typed_at, line):
    a, b = waldmeister_at("start").choice.keys[:2]
    question, told, *_ = typed_at("start", line.format(a=a, b=b))
    assert "Pick 2: numbers with spaces between them." in question
    assert re.search(rf"places beech \(tree\): {a} .* and {b} ", told)


def test_an_amount_may_be_typed_as_it_is_or_by_its_number(typed_at):
    options = waldmeister_at("bid").asking.options
    spoken = texts.number(options[-1])
    thousands = options[-1] // 1000
    for line in (
        str(options[-1]),
        spoken,
        f"{thousands}.000",
        f"{thousands},000",
        str(len(options)),
    ):
        question, told, *_ = typed_at("bid", line)
        assert "Type the amount, or the number before it." in question
        assert re.search(rf"bids for .*: {spoken}$", told, re.MULTILINE), line


def test_an_amount_that_cannot_be_bid_is_refused_for_its_reason(typed_at):
    _, off_step, no_credit, *_ = typed_at("bid", "7777", "995 000")
    assert off_step == "Bids go up in steps of 5000. (rule W6.2)\n"
    assert re.match(r".*\d.* \(rule W6\.2\)\n", no_credit)
    assert no_credit != off_step


@pytest.mark.parametrize("line", ["0", "", "pass", "PASS"])
def test_a_pass_is_0_or_nothing_or_its_words(typed_at, line):
    question, told, *_ = typed_at("bid", line)
    assert "  0  pass" in question
    assert re.search(r"bids for .*: pass$", told, re.MULTILINE)
