"""Codes: short, sure about typing errors, and no door for anything hostile."""

from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.policies import play
from waldlehre import pegs, waldmeister
from waldlehre.kernel.codes import SIGNS, decode, dump_code, encode, load_code
from waldlehre.kernel.errors import SaveError
from waldlehre.kernel.habits import folded
from waldlehre.kernel.positions import digest
from waldlehre.kernel.ranks import ways

from . import toy
from .play import QUIET, ROOMS, find, random_game
from .toy_turns import LOAN


def same(one, other):
    """True if two games have the same start, answers and position."""
    return (one.given, digest(one.table)) == (other.given, digest(other.table))


# -- games ----------------------------------------------------------------------------------------


@QUIET
@given(
    st.sampled_from(sorted(ROOMS)),
    st.integers(0, 2**32 - 1),
    st.integers(0, 170),
    st.sampled_from([{}, {"names": ["Bärenklau", "🌲"]}]),
)
def test_a_code_brings_the_game_back_without_names(room, seed, answers, setup):
    """Any partial game of any room: same start, answers, position and question."""
    game = random_game(ROOMS[room], answers, seed, **setup)
    again = load_code(dump_code(game), find)
    assert same(again, game)
    assert again.variant == game.variant
    assert again.names == ("", "")
    assert dump_code(again) == dump_code(game)


@pytest.mark.parametrize(
    "setup",
    [{"edition": "match"}, {"variant": {"heights": 1, "first": 1}}, {"edition": "match",
     "variant": {"same_starter": True}}],
)  # fmt: skip
def test_a_code_keeps_edition_and_variant(setup):
    """What differs from the default is in the code."""
    game = random_game(pegs.ROOM, 6, seed=1, **setup)
    again = load_code(dump_code(game), find)
    assert (again.edition, again.variant) == (game.edition, game.variant)


def test_a_code_keeps_what_was_done_beside_a_question():
    """A loan is an answer among the others."""
    game = random_game(toy.ROOM, 0, seed=1, players=3)
    while game.asking.prompt != "gather":
        game.answer(game.asking.options[0])
    game.answer(LOAN)
    game.answer(*game.asking.options[:2])
    assert same(load_code(dump_code(game), find), game)


def test_a_code_keeps_a_changed_box():
    """Its changed cells are in the code; the box is checked by its digest."""
    box = pegs.ROOM.parts().box.changed([["board", 0, "value", "9"]], {})
    game = random_game(pegs.ROOM, 6, seed=1, box=box)
    again = load_code(dump_code(game), find)
    assert same(again, game)
    assert again.table.parts.side == 9


def test_a_whole_game_of_pegs_has_less_than_a_hundred_and_fifty_signs():
    """Short enough to scan; another room's options would show here."""
    assert len(dump_code(random_game(pegs.ROOM, 999, seed=1))) < 150


def test_a_code_with_its_start_in_json_is_read_as_well():
    """As codes were written before plain starts were packed; some stand on paper."""
    before = (
        "QSJ00TQP8KJ48X24W35CXSJ4B12E0H3MCHC49SJ4EHH5GH7C8HT64P24RH278H6CD1PCRS3ERSR6HJP6RHH6WV388"
        "KX0032YVP2"
    )
    game = load_code(before, find)
    assert same(game, random_game(pegs.ROOM, 6, seed=1))
    assert len(dump_code(game)) < len(before) - 40


def test_habits_cost_little():
    """Who always passes some questions is told in far less than all answers would be by even luck."""
    game = play(waldmeister.ROOM, 2, 1, "hoard")
    even, again = 0.0, game.fork(at=0)
    for picked in game.given:
        even += log2(ways(again.asking))
        again.answer(*picked)
    assert len(game.given) > 100
    assert folded(game).bit_length() < 0.5 * even


def test_a_plain_start_is_packed_whatever_the_seed():
    """The largest seed, the most seats, every digest."""
    for room in ROOMS.values():
        game = random_game(room, 5, seed=2**32 - 1, players=max(room.seats))
        assert same(load_code(dump_code(game), find), game)


# -- typing ---------------------------------------------------------------------------------------

SAMPLES = [
    random_game(pegs.ROOM, 12, seed=7),
    random_game(toy.ROOM, 9, seed=3, players=3),
]


@pytest.mark.parametrize("game", SAMPLES, ids=lambda game: game.room.name)
def test_every_single_mistyped_sign_is_noticed(game):
    """All places, all other signs: fifteen bits of check let none of these through."""
    code = dump_code(game)
    slipped = []
    for at, sign in enumerate(code):
        for other in SIGNS.replace(sign, ""):
            slipped += read_otherwise(code[:at] + other + code[at + 1 :], game)
    assert slipped == []


@pytest.mark.parametrize("game", SAMPLES, ids=lambda game: game.room.name)
def test_every_swapped_pair_of_neighbours_is_noticed(game):
    """The commonest slip after a wrong sign; two like signs swapped are no slip."""
    code = dump_code(game)
    pairs = range(len(code) - 1)
    swapped = [code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in pairs]
    assert [one for each in swapped if each != code for one in read_otherwise(each, game)] == []


@pytest.mark.parametrize("game", SAMPLES, ids=lambda game: game.room.name)
def test_every_missing_or_doubled_sign_is_noticed(game):
    """A sign too few, a sign too many, the end cut off."""
    code = dump_code(game)
    places = range(len(code))
    wrong = [code[:at] + code[at + 1 :] for at in places]
    wrong += [code[:at] + code[at] + code[at:] for at in places] + [code[:at] for at in places]
    assert [one for each in wrong if each != code for one in read_otherwise(each, game)] == []


def read_otherwise(code, game):
    """Return the code if it is read as another game than `game`."""
    try:
        other = load_code(code, find)
    except SaveError:
        return []
    return [] if same(other, game) else [code]


UNSEEN = "\u200b\u00ad\u2060\ufeff\u200e\u200d\n\u00a0\u202f"
"""What telephones, web pages and mail put between signs: joints, marks and breaks."""
DASHES = "\u2010\u2011\u2013\u2014\u2212\ufe63\uff0d"


@pytest.mark.parametrize(
    "written",
    [str.lower, lambda code: "-".join(groups(code)), lambda code: " ".join(groups(code)),
     lambda code: f"\n {code}\t", lambda code: code.replace("0", "O").replace("1", "I"),
     lambda code: code.replace("1", "l").replace("0", "o"),
     *[lambda code, sign=sign: sign.join(groups(code)) for sign in UNSEEN + DASHES]],
    ids=["lower", "hyphens", "spaces", "around", "OI", "ol", *map(ascii, UNSEEN + DASHES)],
)  # fmt: skip
def test_case_spaces_hyphens_and_signs_that_look_alike_make_no_difference(written):
    """As people copy codes by hand."""
    code = dump_code(SAMPLES[0])
    assert written(code) != code
    assert same(load_code(written(code), find), SAMPLES[0])


def groups(code):
    """Cut a code into groups of four signs."""
    return [code[at : at + 4] for at in range(0, len(code), 4)]


@QUIET
@given(st.binary(min_size=5, max_size=60))
def test_encode_and_decode_are_inverse(raw):
    """Any bytes, leading zeros too."""
    assert decode(encode(raw)) == raw
    assert set(encode(raw)) <= set(SIGNS)


def test_codes_of_different_games_differ():
    """Every position of the first two answers has a code of its own."""
    codes = set()
    for first in range(16):
        for kind in range(9):
            game = pegs.new_game(seed=1)
            game.answer(first)
            game.answer(kind)
            codes.add(dump_code(game))
    assert len(codes) == 16 * 9
