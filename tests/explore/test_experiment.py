"""Experiments of a class: codes tell all and no more, and groups put together are one long run."""

import json
import subprocess
import sys
from math import sqrt

import pytest

from waldlehre.explore import Experiment, Gathering, Scenario, difference, run
from waldlehre.explore.experiment import MARK, Report, pooled
from waldlehre.kernel.codes import SIGNS, decode, encode
from waldlehre.kernel.errors import SaveError, SetupError
from waldlehre.kernel.luck import luck

ONE = Scenario("pegs", name="as printed")
OTHER = ONE.but(foresters="weaver", name="weavers")


pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture(scope="module")
def pegs():
    """A small experiment on the peg game."""
    return Experiment("try/pegs", ONE, OTHER, games=3, guesses=range(-10, 11))


def code_of(experiment, mark, guess, steps):
    """The code of a group whose paired differences are known."""
    parts = experiment.parts
    report = Report(mark, len(steps), sum(steps), sum(one * one for one in steps), parts)
    return experiment.code(report, guess)


# -- a group ---------------------------------------------------------------------------------------


def test_a_mark_is_a_seed_and_gives_the_same_games_again(pegs):
    one, again, other = pegs.play(7), pegs.play(7), pegs.play(8)
    assert one == again
    assert (one.total, one.squares) != (other.total, other.squares)


def test_a_report_holds_the_paired_differences_of_its_games(pegs):
    """In halves of a point: the measure is a mean over two seats."""
    report = pegs.play(7)
    result = run(ONE, OTHER, games=3, seed=luck(pegs.digest, 7))
    steps = [
        new - old
        for old, new in zip(result.values("points", 0), result.values("points", 1), strict=True)
    ]
    assert pegs.parts == 2
    assert report.total == 2 * sum(steps)
    assert report.squares == 4 * sum(one * one for one in steps)
    found = difference(result.values("points", 1), result.values("points", 0))
    assert list(report.found) == pytest.approx(list(found))


def test_new_groups_have_marks_of_their_own(pegs):
    marks = {pegs.fresh().mark for _ in range(12)}
    assert len(marks) > 10
    assert all(0 <= mark < 1 << MARK for mark in marks)


# -- codes -----------------------------------------------------------------------------------------


def test_a_code_is_read_as_it_was_written(pegs):
    for mark in (0, 1, 977, (1 << MARK) - 1):
        for guess, steps in ((-10, [0, 0, 0]), (0, [1, -1, 0]), (10, [-400, 399, -3])):
            report, found = pegs.read(code_of(pegs, mark, guess, steps))
            assert (report.mark, found, report.games) == (mark, guess, 3)
            assert report.total == sum(steps)
            assert report.squares == sum(one * one for one in steps)


def test_a_code_is_short_enough_to_be_read_aloud():
    """Twenty games of Waldmeister, which differ by some thirty points: about twenty signs."""
    experiment = Experiment("try", "as_printed", "dry_climate", guesses=range(-30, 31, 2))
    steps = [30 * experiment.parts * (1 if at % 3 else -1) for at in range(20)]
    code = code_of(experiment, 1234, 14, steps)
    assert len(code.replace("-", "")) <= 22
    assert max(map(len, code.split("-"))) == 4


def test_case_spaces_and_hyphens_make_no_difference_nor_do_letters_that_look_like_digits(pegs):
    code = code_of(pegs, 5, 3, [2, 4, 6])
    for other in (code.lower(), code.replace("-", " "), code.replace("-", "")):
        assert pegs.read(other) == pegs.read(code)
    for at, sign in enumerate(code):
        for alike in {"0": "Oo", "1": "IilL"}.get(sign, ""):
            assert pegs.read(code[:at] + alike + code[at + 1 :]) == pegs.read(code)


def test_every_mistyped_sign_and_every_pair_of_swapped_signs_is_noticed(pegs):
    code = code_of(pegs, 4711, -4, [3, -8, 15]).replace("-", "")
    wrong = {
        code[:at] + other + code[at + 1 :]
        for at, sign in enumerate(code)
        for other in SIGNS
        if other != sign
    }
    wrong |= {
        code[:at] + code[at + 1] + code[at] + code[at + 2 :]
        for at in range(len(code) - 1)
        if code[at] != code[at + 1]
    }
    wrong |= {code[:at] for at in range(len(code))}
    assert len(wrong) > 500
    for one in wrong:
        with pytest.raises(SaveError):
            pegs.read(one)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "code.short"),
        ("7K2M", "code.short"),
        ("7K2M-9QRS-0ABC-U", "code.sign"),
        ("7K2M-9QRS-0ABC-\u0410", "code.sign"),  # a Cyrillic A
        ("\uff17K2M-9QRS-0ABC", "code.sign"),  # a wide 7
        ("7K2M-9QRS-0ABC-<b>", "code.sign"),
        ("7K2M-9QRS-0ABC-DEFG", "code.check"),
        ("0" * 30_000, "code.broken"),
    ],
)
def test_what_is_no_code_says_what_is_wrong(pegs, code, message):
    with pytest.raises(SaveError) as wrong:
        pegs.read(code)
    assert wrong.value.message == message


def test_a_code_of_another_experiment_is_known_as_such(pegs):
    """Whatever decides what is played makes another; titles and their language do not."""
    code = code_of(pegs, 5, 3, [2, 4, 6])
    about = {"name": "try/pegs", "one": ONE, "other": OTHER, "games": 3, "guesses": range(-10, 11)}
    same = Experiment(**about | {"one": ONE.but(name="wie gedruckt", about="Anders gesagt.")})
    assert same.read(code) == pegs.read(code)
    others = [
        {"name": "try/other"},
        {"one": OTHER, "other": ONE},
        {"one": ONE.but(house={"board.side.value": "9"})},
        {"games": 4},
        {"guesses": range(-10, 13)},
    ]
    for other in others:
        with pytest.raises(SaveError, match="another experiment"):
            Experiment(**about | other).read(code)


def test_of_ones_own_forester_its_text_decides():
    def lazy(view, choice):
        return choice.options[: choice.least]

    first = lazy

    def lazy(view, choice):
        return choice.options[-choice.least :]

    digests = {Experiment("x", ONE, ONE.but(foresters=one)).digest for one in (first, lazy, first)}
    assert len(digests) == 2


def test_numbers_that_no_games_can_give_are_refused(pegs):
    """Three whole numbers of the sum 30 have squares of 300 at least, and of an even sum."""
    for total, squares in ((30, 299), (30, 301), (3, 10)):
        code = pegs.code(Report(5, 3, total, squares, 2), 0)
        with pytest.raises(SaveError) as wrong:
            pegs.read(code)
        assert wrong.value.message == "code.broken"


@pytest.mark.parametrize("dash", ["\u2011", "–", "\ufe63", "\u2212", "-\u00ad", "\u200b", "\n"])
def test_a_single_code_is_read_as_it_is_pasted(pegs, dash):
    """Without a list around it."""
    code = code_of(pegs, 5, 3, [2, 4, 6])
    assert pegs.read(code.replace("-", dash)) == pegs.read(code)


def test_a_code_with_bits_left_over_or_missing_is_refused(pegs):
    raw = decode(code_of(pegs, 5, 3, [2, 4, 6]))
    for other in (raw + b"\0", raw[:-1], raw[1:], b"\1", b"\0" * 12):
        with pytest.raises(SaveError):
            pegs.read(encode(other))


def test_differences_that_do_not_fit_a_code_are_refused_before_there_is_one(pegs):
    with pytest.raises(SetupError, match="too large"):
        pegs.code(Report(5, 3, 0, 1 << 70, 2), 0)


@pytest.mark.parametrize(
    "about",
    [
        {"guesses": [1]},
        {"guesses": [1, 1]},
        {"guesses": [1, 2.5]},
        {"guesses": range(1000)},
        {"games": 0},
        {"games": 5000},
        {"measure": "luck"},
        {"other": "as_printed"},
        {"name": ""},
    ],
)
def test_an_experiment_that_cannot_be_made_is_named(about):
    with pytest.raises(SetupError) as wrong:
        Experiment(**{"name": "try", "one": ONE, "other": OTHER} | about)
    assert "{" not in str(wrong.value)


def test_a_mark_and_a_guess_that_are_none_are_refused(pegs):
    for mark in (-1, 1 << MARK, True, "7"):
        with pytest.raises(SetupError):
            pegs.play(mark)
    with pytest.raises(SetupError):
        pegs.code(Report(5, 3, 0, 0, 2), 11)


def test_another_process_makes_the_same_code(pegs):
    script = (
        "from tests.explore.test_experiment import ONE, OTHER; from waldlehre.explore import *;"
        "x = Experiment('try/pegs', ONE, OTHER, games=3, guesses=range(-10, 11));"
        "print(x.code(x.play(7), 4))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == pegs.code(pegs.play(7), 4), done.stderr


# -- all groups together ---------------------------------------------------------------------------


def test_a_worked_example():
    """Two groups of two games: differences 1, 3 and 5, 7; mean 4, spread the root of 20/3."""
    found = pooled([Report(1, 2, 4, 10), Report(2, 2, 12, 74)])
    half = 3.182446 * sqrt(20 / 3) / 2  # Student's t, three degrees of freedom
    assert found.mean == 4
    assert found.count == 4
    assert found.half == pytest.approx(half, rel=2e-2)


def test_groups_together_are_one_run_of_all_their_games(pegs):
    """Not a mean of means: also with parts of a point, and whatever the order."""
    reports = [pegs.play(mark) for mark in range(6)]
    steps = []
    for mark in range(6):
        result = run(ONE, OTHER, games=3, seed=luck(pegs.digest, mark))
        pairs = zip(result.values("points", 0), result.values("points", 1), strict=True)
        steps += [new - old for old, new in pairs]
    whole = difference(steps, [0] * len(steps))
    for given in (reports, reports[::-1]):
        found = pooled(given)
        assert list(found) == pytest.approx(list(whole))
        assert found.count == 18


def test_no_group_has_no_mean_and_one_game_has_no_interval():
    with pytest.raises(ValueError, match="no groups"):
        pooled([])
    assert not pooled([Report(1, 1, 5, 25)]).sure
    assert pooled([Report(1, 1, 5, 25)]).mean == 5


# -- what is pasted --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def codes(pegs):
    """Thirty groups; two have found the same."""
    found = [code_of(pegs, 100 + at, at % 21 - 10, [at, 2 * at % 9, -at % 5]) for at in range(29)]
    return [*found, code_of(pegs, 999, -10, [0, 0, 0])]


def test_thirty_codes_of_which_two_are_wrong_and_one_is_doubled(pegs, codes):
    """Each is named with its reason, and the others count."""
    last = codes[3][-1]
    mistyped = codes[3][:-1] + ("A" if last != "A" else "B")
    foreign = Experiment("try/other", ONE, OTHER, games=3, guesses=range(-10, 11))
    alien = code_of(foreign, 5, 3, [2, 4, 6])
    pasted = [*codes[:3], mistyped, *codes[4:20], alien, *codes[21:], codes[7]]
    found = Gathering(pegs, "\n".join(pasted))
    assert len(found.groups) == 28
    assert [one.code for one in found.groups] == [*codes[:3], *codes[4:20], *codes[21:]]
    reasons = {one.text: one.reason for one in found.faults}
    assert list(reasons) == [mistyped, alien, codes[7]]
    assert "mistyped" in reasons[mistyped]
    assert "another experiment" in reasons[alien]
    assert "twice" in reasons[codes[7]]
    assert "number 7" in reasons[codes[7]]  # the fourth of them does not count
    assert found.lines()[:2] == ["28 groups count.", "3 codes do not count:"]
    assert found.pooled.count == 28 * 3


def test_groups_with_the_same_result_are_both_counted(pegs, codes):
    same = code_of(pegs, 100, -10, [0, 0, 0])
    assert codes[0] == same
    found = Gathering(pegs, f"{same} {codes[29]}")
    assert len(found.groups) == 2
    assert found.faults == []


def test_a_group_that_guessed_anew_counts_once_with_its_first_guess(pegs):
    first, second = (code_of(pegs, 77, guess, [1, 2, 3]) for guess in (3, 9))
    found = Gathering(pegs, f"{first}\n{second}")
    assert [one.guess for one in found.groups] == [3]
    assert "another guess" in found.faults[0].reason


@pytest.mark.parametrize(
    "between", ["\n", " ", "\t", ", ", ";", " | ", "\r\n\r\n", " / ", "</td><td>", " • ", "\u2028"]
)
def test_codes_may_be_separated_by_anything(pegs, codes, between):
    found = Gathering(pegs, between.join(codes))
    assert len(found.groups) == 30
    assert found.faults == []


@pytest.mark.parametrize(
    "write",
    [
        str.lower,
        lambda code: code.replace("-", " "),
        lambda code: code.replace("-", ""),
        lambda code: code.replace("-", "\u2011"),  # hyphens of word processors
        lambda code: code.replace("-", " – "),
        lambda code: " ".join(code.replace("-", "")),
        lambda code: f"Group 3: {code}",
        lambda code: f"1. Team Blau {code} (Ada, Bo)",
        lambda code: f"<b>{code}</b>",
        lambda code: f"\u200b{code}\ufeff",
        lambda code: "\u200b".join(code),  # a web page lets it break anywhere
        lambda code: code.replace("-", "-\u00ad"),
        lambda code: code.replace("-", "\u2060-\u2060"),
        lambda code: code.replace("-", "\ufe63"),
        lambda code: f"{code[:11]}\n{code[11:]}",  # a column too narrow
        lambda code: f"> Group 3: {code[:10]}\r\n> {code[10:]} (Ada)",
    ],
)
def test_codes_may_be_written_as_people_write(pegs, codes, write):
    found = Gathering(pegs, "\n".join(write(code) for code in codes))
    assert [one.report.mark for one in found.groups] == [*range(100, 129), 999]
    assert found.faults == []


HEADINGS = [
    *("Gruppe3", "Team1", "Group12", "Naturwissenschaften", "Maximilian-Alexander", "Klasse7b"),
    *("Klasse10b", "Biologiekurs2025", "2025/26", "28.11.2026", "Die Waldmeisterinnen"),
]


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("beside", ["{} {}", "{}: {}", "{}\t{}", "{} – {}", "{1} ({0})"])
def test_a_heading_beside_a_code_is_no_wrong_code(pegs, codes, heading, beside):
    text = "\n".join(beside.format(heading, code) for code in codes)
    found = Gathering(pegs, text)
    assert found.faults == []
    assert len(found.groups) == 30


@pytest.mark.parametrize(
    "heading", ["Gruppe3", "Team1", "Group12", "Naturwissenschaften", "Maximilian-Alexander"]
)
def test_a_heading_above_a_code_is_no_wrong_code(pegs, codes, heading):
    found = Gathering(pegs, "\n".join(f"{heading}\n{code}" for code in codes))
    assert (len(found.groups), found.faults) == (30, [])


@pytest.mark.parametrize("between", [" ", "\t", ", ", "\n"])
@pytest.mark.parametrize("cut", [slice(1, None), slice(0, -1), slice(3, None)])
@pytest.mark.parametrize("write", [str, str.lower, lambda code: code.replace("-", "")])
def test_a_wrong_code_is_named_whatever_stands_beside_it(pegs, codes, between, cut, write):
    """Each of thirty that lacks a sign: a few of a hundred would have too few digits, none of these."""
    for bad in codes:
        found = Gathering(pegs, f"Gruppe3: {codes[4]}{between}{write(bad)[cut]}")
        assert len(found.groups) == 1
        assert [one.text for one in found.faults] == [write(bad)[cut]]


def test_a_wrong_code_in_parts_is_named_once_beside_a_good_one(pegs, codes):
    bad = codes[7].replace("-", " ")[:-1]
    found = Gathering(pegs, f"{codes[4]}; {bad}")
    assert [one.text for one in found.faults] == [bad]


def test_codes_that_run_on_from_line_to_line_are_all_counted(pegs, codes):
    """A mail that was broken anywhere."""
    text = " ".join(codes)
    broken = "\n".join(text[at : at + 60] for at in range(0, len(text), 60))
    found = Gathering(pegs, broken)
    assert [one.report.mark for one in found.groups] == [*range(100, 129), 999]
    assert found.faults == []


def test_lines_are_joined_only_where_neither_is_a_code(pegs, codes):
    """A wrong code above a good one stays one of its own."""
    found = Gathering(pegs, f"{codes[2][:-1]}\n{codes[3]}\n{codes[5][1:]}")
    assert [one.report.mark for one in found.groups] == [103]
    assert [one.text for one in found.faults] == [codes[2][:-1], codes[5][1:]]


def test_a_list_with_headings_is_read(pegs, codes):
    text = f"Our class\n\nGroup 1\n{codes[0]}\nGroup 2:\n{codes[1]}\n28.11.\n"
    found = Gathering(pegs, text)
    assert len(found.groups) == 2
    assert found.faults == []


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (lambda code: code[:-1], "mistyped or missing"),
        (lambda code: code[:9], "incomplete"),
        (lambda code: code[1:], "mistyped or missing"),
        (lambda code: code[:-1] + "U", "'U'"),
        (lambda code: code[:-1] + "\u0410", "'\u0410'"),  # Cyrillic
        (lambda code: code[:-1] + "\u0391", "'\u0391'"),  # Greek
        (lambda code: code[:-1] + "\uff21", "'\uff21'"),  # wide
        (lambda code: code + code, "too long|mistyped"),
        (lambda code: "7" * 500, "too long"),
    ],
)
def test_each_broken_code_is_named_alone_and_beside_a_good_one(pegs, codes, broken, reason):
    bad = broken(codes[12])
    for text, count in ((bad, 0), (f"{codes[0]}\n{bad}\n{codes[1]}", 2), (f"{codes[0]} {bad}", 1)):
        found = Gathering(pegs, text)
        if bad != codes[12] + codes[12]:
            assert len(found.groups) == count
        assert len(found.faults) == 1
        import re

        assert re.search(reason, found.faults[0].reason)


def test_hostile_texts_end_soon_and_stay_short(pegs, codes):
    """Thousands of signs, control signs, markup: named in a few words, and never counted."""
    import time

    hostile = [
        "A" * 1_000_000,
        "7K2M " * 10_000,
        "1 " * 20_000,
        "<script>alert(1)</script>" * 500,
        "\u202e" + codes[0][::-1],
        "\x00\x1b[31m" * 1000,
        "é" * 5000,
        "\x1b\u202e<b>" * 10_000,
        "-" * 20_000,
    ]
    for text in hostile:
        start = time.process_time()
        found = Gathering(pegs, text)
        assert time.process_time() - start < 4
        assert found.groups == []
        for one in found.faults:
            assert len(one.text) < 200
            assert one.text.isprintable()
    long = Gathering(pegs, "\n".join(codes) + "\n" * 30_000)
    assert len(long.groups) == 30
    assert "too long" in long.faults[0].reason


def test_nothing_pasted_is_no_fault(pegs):
    found = Gathering(pegs, " \n\n ")
    assert (found.groups, found.faults) == ([], [])
    assert found.lines() == ["0 groups count."]


def test_what_all_found_is_said_in_the_language_of_the_reader(pegs, codes):

    german = Gathering(pegs, "\n".join(codes), "de")
    assert german.lines()[0] == "30 Gruppen zählen."
    assert json.dumps(german.lines(), ensure_ascii=False).count("{") == 0
