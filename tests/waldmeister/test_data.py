"""The box: every cell is read, and every fault is named by file, row and column."""

import ast
from itertools import zip_longest
from pathlib import Path

import pytest

import waldlehre.waldmeister
from waldlehre import texts
from waldlehre.kernel.box import values
from waldlehre.kernel.errors import BoxError
from waldlehre.kernel.game import Game
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import dump
from waldlehre.waldmeister import ROOM
from waldlehre.waldmeister.cards import CARDS
from waldlehre.waldmeister.handing import CarryOut
from waldlehre.waldmeister.parts import NUMBERS, SAPLING, SEED, SPACES, SPECIES, TREE, Parts
from waldlehre.waldmeister.remediation import Build
from waldlehre.waldmeister.scoring import score
from waldlehre.waldmeister.turn import MoveMarker

from .scenes import CELLS, box

BASE = ROOM.parts()
RULES = Path(waldlehre.waldmeister.__file__).parent
SHEETS = BASE.box.sheets
EVERY_COLUMN = [(name, column) for name in SHEETS for column in values(SHEETS[name].columns)]
WORDS = {
    "cell": CELLS,
    "kind": ("forest", "road", "industry"),
    "zone": ("A", "B", "I"),
    "bar": ("red", "green"),
    "group": ("broadleaf", "conifer"),
    "season": ("winter", "spring", "summer", "autumn"),
    "seasons": ("winter", "spring|summer|autumn", "autumn"),
    "stage": ("seed", "sapling", "tree"),
    "species": SPECIES,
}
THOUSANDS = ("denomination", "price", "timber_value")


def others(sheet, at, column):
    """Return other values that could stand in a cell: the numbers beside it, or other words."""
    row_of = SHEETS[sheet].rows[at]
    old = row_of[column]
    if old.removeprefix("-").isdigit():
        large = column in THOUSANDS or (sheet == "numbers" and NUMBERS[row_of["name"]][1] > 9999)
        far = 1000 if large else 1
        return [str(int(old) + far), str(int(old) - far)]
    return [word for word in WORDS.get(column, ("moss",)) if word != old]


def opened(*cells):
    """Return the parts of a changed box, or the fault that was found in it."""
    try:
        return Parts(box(*cells))
    except BoxError as error:
        return error


def facts(parts):
    """Return all that the rules may know of a box."""
    about = ("box", "house_rules")  # for whoever opens it, and for the badge on pictures
    return {name: value for name, value in vars(parts).items() if name not in about}


def wooded(parts, stage, kinds, damage=0, **more):
    """Return a table with twelve plants that nobody has taken from the supply."""
    table = ROOM.new_table(1, 2, ROOM.editions["de"], parts)
    table.agenda = []
    table.stage[:SPACES] = [stage] * SPACES
    table.species[:SPACES] = [kinds[at % len(kinds)] for at in range(SPACES)]
    table.damage[:SPACES] = [damage] * SPACES
    for name, value in more.items():
        setattr(table, name, value)
    return table


def played(table, *steps):
    """Carry steps out, taking all that is offered first; return the game."""
    table.all_then(list(steps))
    game = Game(ROOM, table, ("", ""), "de")
    while game.asking is not None:
        game.answer(*game.asking.options[: min(game.asking.most, len(game.asking.options))])
    return game


def telling(parts):
    """Yield what small scenes show of numbers that random games meet rarely."""
    game = played(wooded(parts, TREE, range(6)))
    yield [game.voice.value(game.table, "own_card", card) for card in range(len(parts.kind_of))]
    for stage in (SAPLING, TREE):
        table = wooded(parts, stage, range(6))
        yield [[table.hurt(space, 1) for _ in range(6)] for space in range(6)]
    yield [score(wooded(parts, stage, range(6)), 0) for stage in (SEED, SAPLING, TREE)]
    for marker in range(len(parts.middle)):
        game = played(wooded(parts, TREE, (0,), marker=marker), MoveMarker(0, 1))
        yield [event.name for event in game.events], game.table.money
    for measure in range(6):
        zone = [measure % 2 if at == measure // 2 else 0 for at in range(6)]
        yield played(wooded(parts, TREE, (2,), 5, zone=zone), Build(0, measure, 0)).table.damage
    for stage, damage in ((SAPLING, 0), (TREE, 1)):
        for kind, card in enumerate(CARDS[:20]):
            game = played(wooded(parts, stage, range(6), damage), card(0, kind))
            yield game.table.damage, game.table.stage
    for marker in range(1, len(parts.middle), 3):
        for card in {kind: at for at, kind in enumerate(parts.kind_of)}.values():
            game = played(wooded(parts, SEED, (0,), marker=marker, drawn=[card]), CarryOut(0, card))
            yield [event.name for event in game.events]


def trace(parts, seed, seats):
    """Yield every position and question of a random game."""
    game = Game(ROOM, ROOM.new_table(seed, seats, ROOM.editions["de"], parts), ("",) * seats, "de")
    dice = Dice(seed)
    while game.asking is not None and len(game.given) < 2000:
        yield dump(game.table), repr(game.asking)
        game.answer(*game.asking.pick_random(dice))
    yield dump(game.table), game.score()


@pytest.fixture(scope="module")
def ours():
    """What our own box shows: the scenes, and six random games."""
    return list(telling(BASE)), [list(trace(BASE, seed, 2 + seed % 3)) for seed in range(6)]


def plays_otherwise(parts, ours):
    """True if a scene or a random game goes otherwise than with our own box."""
    scenes, games = ours
    if any(a != b for a, b in zip_longest(scenes, telling(parts))):
        return True
    for seed, game in enumerate(games):
        if any(a != b for a, b in zip_longest(game, trace(parts, seed, 2 + seed % 3))):
            return True
    return False


@pytest.mark.parametrize(("sheet", "column"), EVERY_COLUMN)
def test_another_value_in_a_cell_is_seen_or_refused_by_its_table(sheet, column, ours):
    """Either the rules know another box, and games go otherwise, or the table is named."""
    for at in range(len(SHEETS[sheet].rows)):
        for value in others(sheet, at, column):
            found = opened((sheet, at, column, value))
            if isinstance(found, BoxError):
                assert found.about["file"] in (f"{sheet}.csv", "trees.csv")
            else:
                assert facts(found) != facts(BASE), (at, value)
                assert plays_otherwise(found, ours), (at, value)


@pytest.mark.parametrize(("sheet", "column"), EVERY_COLUMN)
@pytest.mark.parametrize("nonsense", ["moss", "-7777", "1.5", "\u0663", ""])
def test_nonsense_in_a_cell_is_named_by_file_row_and_column(sheet, column, nonsense):
    """In both languages, with what was found there."""
    for at, row_of in enumerate(SHEETS[sheet].rows):
        if row_of[column] == nonsense:
            continue  # the zone of a forest space is empty
        error = opened((sheet, at, column, nonsense))
        about = {name: error.about[name] for name in ("file", "row", "column", "found")}
        wanted = {"file": f"{sheet}.csv", "row": at + 2, "column": column, "found": nonsense}
        assert about == wanted
        for language in texts.LANGUAGES:
            error.about["language"] = language
            assert all(str(wanted[name]) in str(error) for name in ("file", "row", "column"))


def test_every_fact_of_the_box_is_read_by_the_rules():
    """Each attribute of the parts occurs outside the module that makes it."""
    read = {
        node.attr
        for path in RULES.glob("*.py")
        if path.name != "parts.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert set(facts(BASE)) <= read


@pytest.mark.parametrize(
    ("cells", "file", "row", "column"),
    [
        ([("board", 1, "cell", "R1C1")], "board", 3, "cell"),
        ([("board", 6, "zone", "A")], "board", 16, "cell"),
        ([("board", 6, "kind", "industry")], "board", 8, "kind"),
        ([("board", 0, "zone", "A")], "board", 2, "zone"),
        ([("board", 0, "cell", "R0C1")], "board", 2, "cell"),
        ([("arrows", 2, "cell", "R1C1")], "arrows", 4, "cell"),
        ([("arrows", 0, "cell", "R1C5")], "arrows", 2, "cell"),
        ([("track", 5, "start", 1)], "track", 7, "start"),
        ([("track", 1, "start", 0)], "track", 2, "start"),
        ([("start", 0, "count", 4)], "start", 2, "count"),
        ([("saplings", 4, "count", 3)], "start", 5, "count"),
        ([("trees", 3, "count", 7)], "start", 3, "count"),
        ([("cards", at, "count", 0) for at in (*range(15), 20, 21)], "cards", 2, "count"),
        ([("money", n, "count", 0) for n in (1, 2, 3)], "money", 2, "count"),
        ([("cards", 0, "seasons", "spring|")], "cards", 2, "seasons"),
        ([("effects", "snow_breakage", "value", 7)], "effects", 9, "value"),
    ],
)
def test_what_does_not_fit_together_is_named(cells, file, row, column):
    """Too few tiles for four start layouts, too little money, two starts, far arrows."""
    found = opened(*cells)
    about = found.about
    assert (about["file"], about["row"], about["column"]) == (f"{file}.csv", row, column)
    assert f"{file}.csv" in str(found)
