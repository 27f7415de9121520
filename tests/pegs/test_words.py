"""The peg game in words: what stands on the board is what the text shows."""

import pytest

from waldlehre import pegs
from waldlehre.pegs.words import faults

from . import boards
from .test_2_turns import LONE, WALLED, game_of

LETTERS = {"en": "YLD", "de": "GBD"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", boards.read())
def test_the_text_shows_every_peg_and_every_stock(name, language):
    """Row by row, shifted to the right; then both players with goal, points and what is left."""
    position = boards.read()[name]
    game = boards.game(position)
    game.language = language
    lines = str(game).split("\n\n")[0].splitlines()
    shown = boards.rows(position.holes)
    for row in range(8):
        indent = len(lines[row + 1]) - len(lines[row + 1].lstrip())
        number, *signs = lines[row + 1].split()
        english = str.maketrans(LETTERS[language], "YLD")
        expected = [sign.replace("--", ".") for sign in shown[row].split()]
        assert (indent, number) == (2 * row + 2, str(row + 1))
        assert [sign.translate(english) for sign in signs] == expected
    for seat in (0, 1):
        left = [f"{many} " for many in position.stocks[seat] if many]
        stock = str(game).split("\n\n")[1].splitlines()[2 * seat + 1]
        assert stock.count(",") == max(0, len(left) - 1)


def test_labels_say_hollow_and_peg():
    """For a peg to move, where it stands and what it is; for a new one, what it is."""
    game = game_of(WALLED)
    assert game.choice.labels[game.choice.keys.index("E5")] == "E5 (yellow-green, medium)"
    game.answer("E5")
    game.answer("D5")
    assert game.choice.labels[:3] == [
        "yellow-green, short",
        "yellow-green, medium",
        "yellow-green, tall",
    ]
    assert game.choice.text == "Which peg do you set into E5?"


def test_a_kind_can_be_typed_by_key_and_label():
    """Colour and height."""
    for name in ("dark_green/short", "dark green, short", "Dark Green, Short"):
        game = game_of(LONE)
        game.answer("H2")
        game.answer(name)
        assert game.given[-1] == (6,)


def test_a_peg_to_move_can_be_typed_by_hollow_and_by_label():
    """As the board is labelled, or as the question lists it."""
    for name in ("e5", "E5 (yellow-green, medium)"):
        game = game_of(WALLED)
        game.answer(name)
        assert game.table.agenda[-1].peg == 36


def test_the_log_names_what_was_moved_after_it_has_moved():
    """The hollow, as the peg that stood there is somewhere else by now."""
    game = game_of(WALLED)
    game.answer("E5")
    game.answer("D5")
    game.answer("dark_green/short")
    assert "Ada, peg to move: E5" in str(game.log)
    assert "Ada, peg from E5 goes to: D5" in str(game.log)
    assert "A new peg stands in E5: dark green, short." in str(game.log)


def test_a_view_is_the_whole_table():
    """Nothing is hidden, and it is a copy."""
    game = game_of(WALLED)
    for seat in (0, 1):
        view = game.view(seat, 3)
        assert view == game.table
        view.holes[0] = -1
        assert game.table.holes[0] == 6


@pytest.mark.parametrize(
    "spoil",
    [
        lambda table: table.holes.__setitem__(36, -1),
        lambda table: table.holes.__setitem__(0, 4),
        lambda table: table.stock.__setitem__(0, 2),
        lambda table: table.holes.append(-1),
    ],
    ids=["peg lost", "peg doubled", "stock lost", "hollow too many"],
)
def test_faults_are_found(spoil):
    """Every kind is on the board or in a stock, exactly six of each."""
    table = boards.table(boards.Position(LONE, ["323333333", "333333333"], 0))
    assert list(faults(table)) == []
    spoil(table)
    assert list(faults(table))


def test_the_game_has_no_luck():
    """The seed changes nothing but foresters."""
    games = [pegs.new_game(seed=seed) for seed in (1, 2)]
    for game in games:
        for answer in ("E5", "leaf_green/tall", "E1", "dark_green/short"):
            game.answer(answer)
        game.table.seed = 0
    assert games[0].table == games[1].table
    assert games[0].barrier == 0
