"""What people may type as an answer."""

from types import SimpleNamespace

import pytest

from waldlehre import texts
from waldlehre.kernel.choice import Choice
from waldlehre.kernel.room import Prompt
from waldlehre.terminal import typed

from .sitting import saved, waldmeister_at


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


def answered(prompt):
    """What was answered to the question at which `typed_at` began."""
    return saved("there.json").given[len(waldmeister_at(prompt).given)]


@pytest.mark.parametrize("line", ["1 2", "2,1", " 1 ;2 ", "{a} {b}", "{b}, {a}", "{a}, 2"])
def test_several_are_answered_with_spaces_or_commas(typed_at, line):
    game = waldmeister_at("start")
    a, b = game.choice.keys[:2]
    question = typed_at("start", line.format(a=a, b=b))[0]
    assert "Pick 2: numbers with spaces between them." in question
    assert answered("start") == game.asking.options[:2]


def test_an_amount_may_be_typed_as_it_is_or_by_its_number(typed_at):
    options = waldmeister_at("bid").asking.options
    most, thousands = options[-1], options[-1] // 1000
    for line in (most, texts.number(most), f"{thousands}.000", f"{thousands},000", len(options)):
        question = typed_at("bid", str(line))[0]
        assert "Type the amount, or the number before it." in question
        assert answered("bid") == (most,), line


def test_an_amount_that_cannot_be_bid_is_refused_for_its_reason(typed_at):
    _, off_step, no_credit, *_ = typed_at("bid", "7777", "995 000")
    assert off_step.endswith(" (rule W6.2)\n")
    assert no_credit.endswith(" (rule W6.2)\n")
    assert no_credit != off_step


@pytest.mark.parametrize("line", ["0", "", "pass", "PASS"])
def test_a_pass_is_0_or_nothing_or_its_words(typed_at, line):
    assert "  0  pass\n" in typed_at("bid", line)[0]
    assert answered("bid") == ()


def test_a_small_amount_means_itself_and_not_the_option_of_that_number():
    room = SimpleNamespace(prompts={"stake": Prompt("amount")})
    choice = Choice(0, "stake", (2, 3, 4))
    read = [typed.amount(SimpleNamespace(room=room), choice, line) for line in ("1", "2", "5")]
    assert read == [None, 2, 5]  # 1 numbers an option; 5 will be refused for its reason


def test_what_is_allowed_beside_the_question_is_numbered_after_its_options():
    assert typed.numbered(Choice(0, "stake", (4, 5), also=(9,)), [3]) == (9,)
