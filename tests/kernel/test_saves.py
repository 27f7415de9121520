"""Saves: a game comes back as it was, and what is in them is what was decided."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waldlehre import pegs
from waldlehre.kernel.box import Box
from waldlehre.kernel.errors import SaveError
from waldlehre.kernel.saves import dumps, loads
from waldlehre.kernel.setup import new_game

from . import toy
from .play import NAMES, QUIET, ROOMS, find, random_game, same
from .toy_turns import LOAN

SETUPS = [
    {},
    {"edition": "match"},
    {"variant": {"first": 1, "heights": 1}},
    {"edition": "match", "variant": {"same_starter": True}},
]


@pytest.fixture
def game():
    """A game of pegs under way, both players named."""
    return random_game(pegs.ROOM, 14, seed=5, names=["Bärenklau", "🌲"])


@QUIET
@given(
    st.integers(0, 2**32 - 1),
    st.integers(0, 170),
    st.lists(st.sampled_from(NAMES), min_size=2, max_size=2),
    st.sampled_from(SETUPS),
)
def test_any_partial_game_comes_back_as_it_was(seed, answers, names, setup):
    """Start, names, answers and position; saved again it is the same text."""
    game = random_game(pegs.ROOM, answers, seed, names=names, **setup)
    again = loads(dumps(game), find)
    assert same(again, game)
    assert dumps(again) == dumps(game)


@QUIET
@given(st.integers(0, 2**32 - 1), st.integers(0, 12), st.sampled_from([2, 3]))
def test_any_partial_toy_game_comes_back_as_it_was(seed, answers, players):
    """Hidden hands, dice and all: they come from the seed."""
    game = random_game(toy.ROOM, answers, seed, players)
    assert same(loads(dumps(game), find), game)


def test_a_save_keeps_passes_several_picks_and_what_was_done_beside():
    """Every form of answer."""
    game = random_game(toy.ROOM, 0, seed=4, players=3)
    while game.asking.prompt != "gather":
        game.answer(game.asking.options[0])
    other = game.fork()
    game.answer(LOAN)
    game.answer(*game.asking.options[:2])
    other.answer()
    assert same(loads(dumps(game), find), game)
    assert same(loads(dumps(other), find), other)


def test_a_save_holds_what_was_decided_and_nothing_else(game):
    """The fields of decisions.md, in their order; no language, nothing that can be worked out."""
    data = json.loads(dumps(game))
    assert list(data) == [
        "format", "room", "rules", "edition", "variant", "box", "seats", "names", "seed", "answers",
    ]  # fmt: skip
    assert data["names"] == ["Bärenklau", "🌲"]
    assert data["answers"] == [list(picked) for picked in game.given]
    assert data["variant"] == {}
    assert data["box"] == {"digest": pegs.ROOM.parts().box.digest()}
    game.language = "de"
    assert json.loads(dumps(game)) == data


def test_a_variant_is_saved_by_the_fields_that_differ_from_its_edition():
    """What the edition sets anyway is left out."""
    setup = {"edition": "match", "variant": {"match": True, "first": 1}}
    assert json.loads(dumps(pegs.new_game(seed=1, **setup)))["variant"] == {"first": 1}


def test_names_stand_readable_in_the_file(game):
    """UTF-8, not escapes: a person can look into it."""
    assert "Bärenklau" in dumps(game)
    assert "🌲" in dumps(game)


def test_a_save_from_a_changed_box_carries_its_cells():
    """A teacher's own table: cells that differ, and a digest over all."""
    box = pegs.ROOM.parts().box.changed([["pegs", 4, "each", "2"], ["board", 0, "value", "9"]], {})
    game = random_game(pegs.ROOM, 20, seed=5, box=box)
    data = json.loads(dumps(game))
    assert data["box"]["cells"] == [["board", 0, "value", "9"], ["pegs", 4, "each", "2"]]
    again = loads(dumps(game), find)
    assert same(again, game)
    assert again.table.parts.each == [3, 3, 3, 3, 2, 3, 3, 3, 3]


@pytest.mark.parametrize("rows", [[(1, 9), (2, 5)], [(1, 4), (2, 4), (3, 4), (4, 4), (9, 2)]])
def test_a_save_from_a_box_with_more_or_fewer_rows_carries_their_number(rows):
    """Rows left out and rows added."""
    game = random_game(toy.ROOM, 4, seed=5, box=Box("toy", {"cards": toy.sheet(*rows)}))
    assert json.loads(dumps(game))["box"]["rows"] == {"cards": len(rows)}
    again = loads(dumps(game), find)
    assert same(again, game)
    assert again.table.parts.values == game.table.parts.values


def test_upto_loads_the_first_answers(game):
    """The way out of a save whose later answers are no longer possible."""
    for upto in (0, 1, 7, 14):
        assert loads(dumps(game), find, upto=upto).given == game.given[:upto]


@pytest.mark.parametrize("upto", [-1, 15, 10**30, True, 1.0, "3"])
def test_upto_takes_no_fewer_than_none_and_no_more_than_there_are(game, upto):
    """As a fork does; a slice would take what it finds."""
    with pytest.raises(SaveError) as caught:
        loads(dumps(game), find, upto=upto)
    assert caught.value.message == "fork.range"
    assert caught.value.about["count"] == 14


def test_the_way_out_that_an_error_names_works(game):
    """`upto` stops right before the illegal answer."""
    data = json.loads(dumps(game))
    data["answers"][9] = [77]
    with pytest.raises(SaveError, match=r"Answer 10 .* upto=9 ") as caught:
        loads(json.dumps(data), find)
    assert len(loads(json.dumps(data), find, upto=caught.value.about["at"]).given) == 9


def test_an_illegal_answer_is_explained_in_one_language(game):
    """The reason comes in the language that the save was to be opened in, like the rest."""
    data = json.loads(dumps(game))
    data["answers"][0] = [77]
    with pytest.raises(SaveError, match=r"Antwort 1 .*\(Regel P1\.2\)"):
        loads(json.dumps(data), find, language="de")


def test_an_older_save_is_played_under_todays_rules():
    """It loads while its answers are legal; else the first that is not is named as older."""
    data = json.loads(dumps(random_game(toy.ROOM, 4, seed=3)))
    again = loads(json.dumps({**data, "rules": 1}), find)
    assert again.given == [tuple(picked) for picked in data["answers"]]
    with pytest.raises(SaveError, match="under older rules"):
        loads(json.dumps({**data, "rules": 1, "answers": [[99]]}), find)


def test_the_language_is_chosen_by_whoever_loads(game):
    """Not by the file."""
    assert loads(dumps(game), find, language="de").choice.text.startswith("W")
    assert loads(dumps(game), find, language="de").language == "de"
    assert loads(dumps(game), find).language == ""


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_a_finished_game_comes_back_finished(room):
    """With its score, winners and ending."""
    game = random_game(room, 999, seed=2)
    again = loads(dumps(game), find)
    assert again.over
    assert (again.score(), again.winners(), again.ending) == (
        game.score(),
        game.winners(),
        game.ending,
    )
    assert new_game(room, seed=2).over is False
