"""Questions and the log in words, and numbers as each language writes them."""

import pytest

from waldlehre import pegs, texts
from waldlehre.kernel import speech
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.question import in_columns
from waldlehre.kernel.setup import new_game

from . import toy
from .play import advance, random_game


@pytest.fixture
def open_pegs():
    """The peg game at its third question, two players with names."""
    game = pegs.new_game(seed=1, names=["Ada", ""])
    game.answer("E5")
    game.answer("leaf_green/tall")
    return game


def test_a_question_says_who_is_asked_what_by_which_rule(open_pegs):
    """First the seat's name, the question and the rule, then what may be typed."""
    lines = str(open_pegs.choice).splitlines()
    assert lines[0] == "Player 2: Where does the peg from E5 go? (rule P2.2)"
    assert lines[1].split()[:2] == ["E1", "D5"]
    assert open_pegs.choice.rule == "P2.2"


def test_labels_and_keys_stand_in_the_order_of_the_options(open_pegs):
    """One label and one key an option."""
    choice = open_pegs.choice
    assert len(choice.labels) == len(choice.keys) == len(choice.options)
    assert choice.labels[0] == choice.keys[0] == "E1"
    assert repr(choice).startswith("<Question to seat 1, slide: 4: E1, ")


def test_keys_are_the_same_in_every_language(open_pegs):
    """Labels change, what can be typed as a short name does not."""
    open_pegs.answer("E1")
    labels, keys = open_pegs.choice.labels, open_pegs.choice.keys
    open_pegs.language = "de"
    assert open_pegs.choice.keys == keys
    assert not set(open_pegs.choice.labels) & set(labels)


def test_a_pass_has_words_only_where_one_may_pass():
    """Nothing to say where something must be picked."""
    game = new_game(toy.ROOM, 3, seed=1)
    assert game.choice.passing == ""
    assert "  -" not in str(game.choice)
    advance(game, "gather")
    assert game.choice.passing == "prompts.gather.pass"
    lines = [line.split(maxsplit=1) for line in str(game.choice).splitlines()]
    assert ["-", "prompts.gather.pass"] in lines
    assert ["s5", "space 5"] in lines


def test_what_may_be_done_beside_a_question_is_told_with_it():
    """After the options, with its key."""
    game = advance(new_game(toy.ROOM, 3, seed=1), "gather")
    assert game.choice.also
    told = str(game.choice).splitlines()[-len(game.choice.also) :]
    keys = [toy.ROOM.key(game.table, "space", value, 0) for value in game.choice.also]
    assert [line.split()[0] for line in told] == keys


def test_a_question_knows_how_many_it_wants():
    """`count` is how many may be picked, never more than there are."""
    game = advance(new_game(toy.ROOM, 3, seed=1), "gather")
    assert "least=0, count=2" in game.choice.text
    assert list(game.choice.answers()) == list(game.asking.answers())


def test_a_game_without_a_question_has_no_choice():
    """Over is over."""
    assert random_game(toy.ROOM, 99, seed=1).choice is None


def test_the_text_of_a_game_shows_the_asked_seats_view_and_the_question():
    """The hand of whoever is asked, nobody else's; after the end nobody's."""
    game = new_game(toy.ROOM, 3, seed=1)
    for seat in range(3):
        first = toy.label(game.table, "card", game.table.hands[seat][0], None)
        assert first in str(game).partition("\n")[0]
        assert str(game).endswith(str(game.choice))
        game.answer(game.asking.options[-1])
    assert "hand []" in str(random_game(toy.ROOM, 99, seed=1))


def test_the_log_is_a_sequence_of_lines(open_pegs):
    """Length, single lines, all of them, and the newest with their numbers."""
    log = open_pegs.log
    assert len(log) == len(log.events) == len(list(log))
    assert log[1] == "Ada, first hollow: E5"
    assert log[-1] == list(log)[-1]
    assert str(log).splitlines()[1] == "   1  Ada, first hollow: E5"
    assert log.last(2) == str(log).splitlines()[-2:]
    assert log.last(1000) == str(log).splitlines()
    assert repr(log) == f"<Log of {len(log)} events, for everybody>"
    assert repr(open_pegs.story(1)).endswith("for seat 1>")


def test_a_refusal_without_a_rule_stands_alone(open_pegs):
    """With a rule its number is added."""
    say = open_pegs.voice.refusal
    assert say(open_pegs.table, Refusal("", "refusals.over")).endswith("any more.")
    assert say(open_pegs.table, Refusal("P2.2", "refusals.taken", {"hole": 0})) == (
        "A1 is taken; a peg stops only in an empty hollow. (rule P2.2)"
    )


@pytest.mark.parametrize(
    ("words", "joined"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (list("abc"), "a, b and c")],
)
def test_lists_are_joined_as_people_write_them(open_pegs, words, joined):
    """Commas, and a word before the last."""
    assert open_pegs.voice.listed(words) == joined


def test_an_answer_in_words_is_its_options_or_the_pass():
    """What somebody picked, joined, or what a pass means."""
    game = advance(new_game(toy.ROOM, 3, seed=1), "gather")
    say = game.voice.answer
    assert say(game.table, game.asking, ()) == "prompts.gather.pass"
    assert say(game.table, game.asking, (1, 4)) == "and(first='space 1', last='space 4')"


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (-5, "-5"), (1994, "1994"), (9999, "9999"), (10_000, "10\u202f000"),
     (-30_000, "-30\u202f000"), (1_234_567, "1\u202f234\u202f567"), ("x", "x"), (True, "True")],
)  # fmt: skip
def test_numbers_from_ten_thousand_on_are_set_apart(value, written):
    """A narrow space that does not break; years stay whole."""
    assert texts.shown(value) == written


def test_one_and_many_are_told_apart_by_count():
    """`one` for one, `other` for all else, zero too."""
    say = texts.speech("en", "common")
    few = [say("refusals.too_few", count=count) for count in (0, 1, 2)]
    assert few == [
        "At least 0 have to be picked.",
        "At least one has to be picked.",
        "At least 2 have to be picked.",
    ]


def test_every_catalogue_falls_back_on_the_shared_one():
    """A room need not repeat how a player without a name is called."""
    assert texts.speech("en", "pegs")("player", number=3) == "Player 3"
    assert texts.speech("de", "pegs").knows("player")
    assert not texts.speech("de", "pegs").knows("no such message")
    with pytest.raises(KeyError):
        texts.speech("de", "pegs")("no such message")


def test_a_missing_parameter_is_an_error_and_never_left_blank():
    """Half a sentence is worse than none."""
    with pytest.raises(KeyError):
        texts.speech("en", "common")("player")


def test_a_parameter_that_looks_like_a_template_stays_as_it_is():
    """Nobody's name is filled in."""
    say = texts.speech("en", "common")
    assert say("refused", reason="{rule} {0} {", rule="P1") == "{rule} {0} { (rule P1)"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LC_ALL": "en_US", "WALDLEHRE_LANGUAGE": "de"}, "de"),
    ],
)
def test_the_language_follows_the_environment_until_it_is_set(monkeypatch, environment, language):
    """Our own variable first, then the locale's in their order, else English."""
    monkeypatch.setattr(texts, "_chosen", [])
    for name in ("WALDLEHRE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert texts.language() == language
    assert texts.language("en") == texts.language() == "en"


def test_a_games_language_wins_over_the_processs():
    """And follows it where the game has none of its own."""
    own, none = (pegs.new_game(seed=1, language=language) for language in ("de", ""))
    assert own.choice.text == "In welche Mulde kommt der erste Stift?"
    assert none.choice.text == "Into which hollow does the first peg go?"
    texts.language("de")
    assert none.choice.text == own.choice.text


def test_without_texts_the_kernel_says_bare_ids(monkeypatch):
    """The kernel stands alone: message id and parameters."""
    monkeypatch.setattr(speech, "_lenders", [])
    assert speech.voice("en", "kernel")("undo.few", count=3) == "undo.few(count=3)"
    assert speech.voice("", "any")("title") == "title"


def test_long_lists_of_options_stand_in_columns_read_downward():
    """Up to twelve lines one column; more in as many as the width holds."""
    cells = [f"{at:>3}  word" for at in range(30)]
    assert in_columns(cells[:12]) == cells[:12]
    columns = in_columns(cells)
    assert columns[0].split() == ["0", "word", "10", "word", "20", "word"]
    assert len(columns) == 10
    assert in_columns([]) == []
    assert in_columns(["x" * 200] * 14) == ["x" * 200] * 14
