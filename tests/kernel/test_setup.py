"""Setting up: what cannot be played is named, with what could."""

import pytest

from waldlehre import pegs, texts
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.setup import LONGEST_NAME, new_game

from . import toy
from .play import random_game

WRONG = [
    ({"players": 4}, "setup.players", "4"),
    ({"players": 1}, "setup.players", "1"),
    ({"players": -1}, "setup.players", "-1"),
    ({"players": 2.0}, "setup.players", "2.0"),
    ({"players": True}, "setup.players", "True"),
    ({"players": "2"}, "setup.players", "2"),
    ({"names": list("abcd")}, "setup.players", "4"),
    ({"seed": -1}, "setup.seed", "-1"),
    ({"seed": 1 << 32}, "setup.seed", "4294967296"),
    ({"seed": 1.0}, "setup.seed", "1.0"),
    ({"seed": True}, "setup.seed", "True"),
    ({"seed": "7"}, "setup.seed", "7"),
    ({"edition": "fr"}, "setup.edition", "plain, thrifty"),
    ({"variant": {"credits": 1}}, "setup.variant", "credit, start"),
    ({"variant": pegs.Variant()}, "setup.variant", "Variant"),
    ({"variant": {"credit": 1.0}}, "setup.value", "credit"),
    ({"variant": {"credit": True}}, "setup.value", "credit"),
    ({"variant": {"credit": "1"}}, "setup.value", "credit"),
    ({"variant": {"credit": None}}, "setup.value", "credit"),
    ({"variant": {"credit": 5}}, "setup.range", "credit"),
    ({"variant": {"credit": -1}}, "setup.range", "credit"),
    ({"variant": {"start": 3}}, "setup.value", "start"),
    ({"variant": {"start": [1, "2"]}}, "setup.value", "start"),
    ({"variant": {"start": [[1]]}}, "setup.value", "start"),
    ({"players": 2, "names": ["a", "b", "c"]}, "setup.names", "2"),
    ({"names": "ab"}, "setup.list", "ab"),
    ({"names": ["a", 3]}, "setup.name", "3"),
    ({"names": ["x" * (LONGEST_NAME + 1), ""]}, "setup.name", str(LONGEST_NAME)),
    ({"names": ["a\nb", ""]}, "setup.name", r"a\nb"),
    ({"names": ["\x1b[2J", ""]}, "setup.name", r"\x1b"),
    ({"names": ["a\0", ""]}, "setup.name", r"\x00"),
    ({"names": ["\u202egnp", ""]}, "setup.name", r"\u202e"),
    ({"names": ["\u2066a", ""]}, "setup.name", r"\u2066"),
    ({"names": ["\ud800", ""]}, "setup.name", r"\ud800"),
    ({"names": ["\u2028", ""]}, "setup.name", r"\u2028"),
]


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("setup", "message", "named"), WRONG)
def test_a_wrong_setup_is_named_with_the_way_out(setup, message, named, language):
    """Parameter by parameter, in both languages."""
    texts.language(language)
    with pytest.raises(SetupError) as caught:
        new_game(toy.ROOM, **setup)
    assert caught.value.message == message
    assert named in str(caught.value)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_an_unknown_language_is_named_with_those_that_there_are(language):
    """By name, for a game as for the process; the process keeps the language it had."""
    texts.language(language)
    for ask in (texts.language, lambda name: pegs.new_game(seed=1, language=name)):
        with pytest.raises(SetupError) as caught:
            ask("fr")
        assert caught.value.message == "setup.language"
        assert "fr" in str(caught.value)
        assert "en, de" in str(caught.value)
    assert texts.language() == language


@pytest.mark.parametrize(
    "name",
    ["Bärenklau", "Müller-Lüdenscheidt", "żółw", "🌲", "👩‍🌾", "Team: Buche/Fichte?", "CON", "../x",
     "<img src=x onerror=alert(1)>", "{seed}", "%s", "אלון", "ﷺ", "x" * LONGEST_NAME, "a."],
)  # fmt: skip
def test_any_printable_name_is_kept_as_it_is(name):
    """Umlauts, emoji, other scripts, what looks like a path, markup or a template."""
    game = pegs.new_game(seed=1, names=["", name])
    game.answer("E5")
    game.answer("leaf_green/tall")
    assert game.names == ("", name)
    assert name in str(game)
    assert f"{name}, peg to move: E5" in str(game.log)


def test_names_are_trimmed_and_filled_up():
    """Fewer names than seats: the others are called by their number."""
    game = new_game(toy.ROOM, 3, seed=1, names=["  Ada "])
    assert game.names == ("Ada", "", "")
    assert game.voice.seat(2) == "player(number=3)"


def test_without_players_the_names_or_the_room_say_how_many():
    """As many as there are names, else the smallest number."""
    assert new_game(toy.ROOM, seed=1, names=["a", "b", "c"]).seats == 3
    assert new_game(toy.ROOM, seed=1).seats == 2


def test_without_a_seed_one_is_chosen_and_shown():
    """Two games differ, and each can be dealt again from its number."""
    one, other = (new_game(toy.ROOM) for _ in range(2))
    assert one.seed != other.seed
    assert new_game(toy.ROOM, seed=one.seed).table == one.table


@pytest.mark.parametrize("seed", [0, (1 << 32) - 1])
def test_the_ends_of_the_range_of_seeds_can_be_played(seed):
    """Every 32-bit number deals a game."""
    assert random_game(toy.ROOM, 99, seed=seed).over


def test_an_edition_is_a_preset_of_the_variant():
    """Its fields hold unless the call says otherwise."""
    assert new_game(toy.ROOM, seed=1).variant.credit == 2
    assert new_game(toy.ROOM, seed=1, edition="thrifty").variant.credit == 0
    richer = new_game(toy.ROOM, seed=1, edition="thrifty", variant={"credit": 1})
    assert (richer.edition, richer.variant.credit) == ("thrifty", 1)


def test_a_variant_can_be_given_whole_or_by_fields():
    """A record or a dictionary; a list of numbers becomes a tuple."""
    whole = type(toy.ROOM.editions["plain"])(credit=1, start=(4, 5, 6))
    given = {"credit": 1, "start": [4, 5, 6]}
    one, other = (new_game(toy.ROOM, 3, seed=1, variant=how) for how in (whole, given))
    assert one.variant == other.variant == whole
    assert one.table.coins == [4, 5, 6]
