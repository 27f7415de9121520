"""What every room must pass: the exam, the games of old, and furniture like the others."""

import json
import re
from pathlib import Path

import pytest

from waldlehre import haselwurz, lignum, pegs, waldmeister
from waldlehre.drawing.memory import Memory
from waldlehre.kernel.exam import EXAM_LUCK, check_room, identity, play_random
from waldlehre.kernel.luck import Dice, luck
from waldlehre.kernel.positions import step_classes
from waldlehre.kernel.run import apply, carry_on
from waldlehre.kernel.setup import new_game

ROOMS = {
    "waldmeister": waldmeister.ROOM,
    "pegs": pegs.ROOM,
    "haselwurz": haselwurz.ROOM,
    "lignum": lignum.ROOM,
}
TABLES = [(room, seats) for room in ROOMS.values() for seats in room.seats]
IDS = [f"{room.name}-{seats}" for room, seats in TABLES]
ROOT = Path(__file__).parents[1]
IDENTITY = json.loads((Path(__file__).parent / "identity.json").read_text(encoding="utf-8"))


EXAMS = {"haselwurz": 8, "lignum": 8}
"""Games that the test command examines, where they are dear; the long run has a thousand of each."""
OFTEN = 40
"""In so many of them what is dear is checked at every tenth question, then at every fiftieth."""
EXAMINED = [
    (room, seats, first)
    for room, seats in TABLES
    for first in range(0, EXAMS.get(room.name, 200), 20)
]


@pytest.mark.parametrize(
    ("room", "seats", "first"), EXAMINED, ids=[f"{r.name}-{n}-{at}" for r, n, at in EXAMINED]
)
def test_exam(room, seats, first):
    """Random games of each room and number of players keep every promise at every question."""
    games = min(20, EXAMS.get(room.name, 20))
    dear = 10 if first < OFTEN else 50
    report = check_room(room, games=games, players=(seats,), first_seed=first, dear=dear)
    assert report.games == games
    assert report.unexplained == 0


@pytest.mark.parametrize(("room", "seats"), TABLES, ids=IDS)
def test_what_is_remembered_looks_as_if_drawn_anew(room, seats, monkeypatch):
    """At each of 80 questions, for every viewer and with options picked."""
    game = new_game(room, seats, seed=5)
    dice = Dice(5)
    while game.asking is not None and len(game.given) < 80:
        picked = game.asking.pick_random(dice)
        views = [(viewer, more) for viewer in range(-1, seats) for more in ((), picked)]
        kept = [draw(game, *view) for view in views]
        with monkeypatch.context() as anew:
            anew.setattr(Memory, "once", lambda _, __, make: make())
            assert [draw(game, *view) for view in views] == kept
        game.answer(*picked)


def draw(game, viewer, picked):
    """Return a picture of a game as data."""
    table, voice, asking = game.table, game.voice, game.asking
    return game.room.picture(table, viewer, voice, asking, picked).scene.data()


VARIANTS = {
    "waldmeister": [
        {"keep_last": True, "conifer_saplings": True, "marker_extra": True},
        {"order_storm": True, "unsold_free": True, "lean_arrows": True},
        {"animals_need_trees": False, "empty_only": True},
        {"defeat_at_once": True, "first": 1},
        {"start": (3, 5, 3, 2, 3, 4, 2, 0, 2, 4, 1, 3, 1, 1)},
    ],
    "pegs": [{"match": True}, {"match": True, "same_starter": True, "first": 1}, {"heights": 1}],
    "haselwurz": [
        {"open_hands": True, "first": 1},
        {"optional_exchange": True},
        {"finish_round": True, "optional_exchange": True},
    ],
    "lignum": [
        {"tactical": True, "first": 1},
        {"easy_winters": True, "cart_twice": True, "free_driving_feeds": False},
    ],
}


@pytest.mark.parametrize(
    ("room", "variant"),
    [(room, variant) for room in ROOMS.values() for variant in VARIANTS[room.name]],
    ids=str,
)
def test_exam_of_variants(room, variant):
    """Every reading of the rules passes the exam too."""
    check_room(room, games=3, variant=variant)


EDITIONS = [(room, seats, edition) for room, seats in TABLES for edition in room.editions]
EDITION_IDS = [f"{room.name}-{seats}-{edition}" for room, seats, edition in EDITIONS]


def random_run(room, seats, edition, seed):
    """A random game played fast; the pieces are counted at each turn's end."""
    table = room.new_table(seed, seats, room.editions[edition], room.parts())
    dice = Dice(luck(luck(seed, EXAM_LUCK), seats))
    turn = 0
    choice = carry_on(table)
    while choice is not None:
        apply(table, choice, choice.pick_random(dice))
        choice = carry_on(table)
        if table.turn != turn:
            turn = table.turn
            found = list(room.faults(table))
            assert not found, f"{room.name} {edition}, {seats}, seed {seed}, turn {turn}: {found}"
    assert table.ended
    assert not list(room.faults(table))


@pytest.mark.long
@pytest.mark.parametrize("part", range(25))
@pytest.mark.parametrize(("room", "seats", "edition"), EDITIONS, ids=EDITION_IDS)
def test_long_run(room, seats, edition, part):
    """25,000 games of each table and edition lose and double nothing."""
    for seed in range(10_000 + part * 1000, 11_000 + part * 1000):
        random_run(room, seats, edition, seed)


@pytest.mark.long
@pytest.mark.parametrize("first", range(1000, 1250, 25))
@pytest.mark.parametrize(("room", "seats", "edition"), EDITIONS, ids=EDITION_IDS)
def test_long_exam(room, seats, edition, first):
    """250 games of each table and edition pass the whole exam."""
    variant = room.editions[edition]
    check_room(room, games=25, players=(seats,), first_seed=first, variant=variant)


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_same_games_as_ever(room, rewrite_goldens):
    """Options, answers, events and final tables hash to what is recorded."""
    found = identity(room, range(20))
    if rewrite_goldens:
        IDENTITY[room.name] = found
        path = Path(__file__).parent / "identity.json"
        path.write_text(json.dumps(IDENTITY, indent=1) + "\n", encoding="utf-8")
    assert found == IDENTITY[room.name]


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_each_rule_has_a_step_and_each_step_a_rule(room):
    """RULES.md and the step classes name the same numbers, and each class says its number first."""
    text = (ROOT / "waldlehre" / room.name / "RULES.md").read_text(encoding="utf-8")
    numbered = re.findall(r"^- \*\*([WPHL]\d+\.\d+)\*\*", text, re.M)
    assert len(set(numbered)) == len(numbered)
    steps = step_classes(room.name).items()
    own = {name: cls for name, cls in steps if cls.__module__.startswith("waldlehre.")}
    ruled = {name: cls.rule for name, cls in own.items() if cls.rule}
    assert set(ruled.values()) == set(numbered)
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "waldlehre" / room.name).glob("*.py")
    )
    for name, rule in ruled.items():
        assert re.search(rf'class {name}\(.*\):\n    """{re.escape(rule)} ', source), name


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_each_rule_has_a_test(room):
    """Some test of the room's folder is named for each rule number."""
    text = (ROOT / "waldlehre" / room.name / "RULES.md").read_text(encoding="utf-8")
    numbered = re.findall(r"^- \*\*([WPHL]\d+\.\d+)\*\*", text, re.M)
    tests = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "tests" / room.name).glob("*.py")
    )
    named = {number for number in numbered if f"test_{number.replace('.', '_')}_" in tests}
    assert set(numbered) - named == set()


def test_rooms_are_furnished_alike():
    """Every room package has the same furniture."""
    wanted = {"__init__", "parts", "state", "scoring", "foresters", "words", "variant"}
    for name in ROOMS:
        folder = ROOT / "waldlehre" / name
        assert wanted <= {path.stem for path in folder.glob("*.py")}, name
        assert (folder / "RULES.md").is_file()


def test_a_game_without_a_seed_chooses_and_keeps_one():
    """The seed can be read and gives the same game again."""
    game = waldmeister.new_game(2)
    again = waldmeister.new_game(2, seed=game.seed)
    assert game.table.deck == again.table.deck
    assert play_random(waldmeister.ROOM, game.seed, 2).score()
