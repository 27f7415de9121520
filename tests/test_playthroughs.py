"""Golden playthroughs: whole games as text, so that no rule changes unseen.

A golden is played again from the answers that it records. `pytest --rewrite-goldens` deals those
of SPECS anew; then read the diff.
"""

import re
from pathlib import Path

import pytest

from tests.haselwurz.region import small
from tests.policies import play
from waldlehre import haselwurz, lignum, pegs, waldmeister
from waldlehre.kernel.box import Box
from waldlehre.kernel.playthrough import playthrough
from waldlehre.kernel.setup import new_game

FOLDER = Path(__file__).parent / "playthroughs"
ROOMS = {
    "waldmeister": waldmeister.ROOM,
    "pegs": pegs.ROOM,
    "haselwurz": haselwurz.ROOM,
    "lignum": lignum.ROOM,
}
OTHER_READINGS = {
    "marker_extra": True,
    "keep_last": True,
    "conifer_saplings": True,
    "order_storm": True,
    "unsold_free": True,
    "lean_arrows": True,
    "animals_need_trees": False,
}
MIXED_START = {"start": (3, 5, 3, 2, 3, 4, 2, 0, 2, 4, 1, 3, 1, 1), "first": 1}
SPECS = {
    "waldmeister/two_players": (2, 9, "random", "", None, "two players, three cards shared out"),
    "waldmeister/two_players_long": (2, 4, "random", "", None, "two players, a second draw pile"),
    "waldmeister/three_players": (3, 8, "random", "", None, "three players, a full forest"),
    "waldmeister/four_players": (4, 8, "random", "", None, "four players, scarce seeds"),
    "waldmeister/defeat_of_two": (2, 5, "never_remediate", "", None, "nobody builds: defeat"),
    "waldmeister/defeat_of_four": (4, 55, "never_remediate", "", None, "nobody builds: defeat"),
    "waldmeister/bank_of_four": (4, 17, "hoard", "", None, "nobody spends: the bank runs dry"),
    "waldmeister/all_built": (2, 13, "build", "", None, "every tile is built"),
    "waldmeister/french": (3, 11, "hoard", "fr", None, "edition fr: only an empty bank ends"),
    "waldmeister/other_readings": (3, 12, "random", "", OTHER_READINGS, "variants on"),
    "waldmeister/defeat_at_once": (
        *(2, 2, "never_remediate", "", {"defeat_at_once": True}),
        "the last damage point ends the game",
    ),
    "waldmeister/mixed_start": (4, 6, "random", "", MIXED_START, "another start layout"),
    "waldmeister/scarce_seeds": (
        *(2, 7, "never_remediate", "", {"start": (3, 0, 3, 0, 3, 0, 3, 0, 2, 0, 2, 0)}),
        "too few seeds for the dead",
    ),
    "pegs/plain": (2, 1, "random", "", None, "one game"),
    "pegs/other_first": (2, 2, "random", "", {"first": 1, "heights": 1}, "the other begins"),
    "pegs/match": (2, 3, "random", "match", None, "two games with swapped goals"),
    "haselwurz/two_players": (2, 3, "random", "", None, "two players"),
    "haselwurz/three_players": (3, 2, "finder", "", None, "three players who always move and find"),
    "haselwurz/four_players": (4, 1, "random", "", {"first": 1}, "four players, another begins"),
    "haselwurz/french": (3, 2, "random", "fr", None, "edition fr: exchanges are decided"),
    "haselwurz/finish_round": (
        *(4, 2, "random", "", {"finish_round": True, "open_hands": True}),
        "the last round is played out",
    ),
    "haselwurz/springs": (2, 4, "random", "", None, "streams everywhere: tiles go under the stack"),
    "haselwurz/cards_run_out": (2, 11, "finder", "", None, "cards without conditions run out"),
    "haselwurz/cards_last_round": (
        *(2, 23, "finder", "", {"finish_round": True}),
        "cards run out, the round is played out",
    ),
    "haselwurz/two_builders": (2, 5, "habitat", "", None, "foresters who plan: many finds"),
    "haselwurz/four_builders": (4, 8, "habitat", "", {"first": 2}, "four who plan, another begins"),
    "haselwurz/french_builders": (3, 6, "greedy", "fr", None, "edition fr, greedy foresters"),
    "haselwurz/planters": (4, 3, "planter", "", None, "every wooden piece is placed"),
    "haselwurz/tie_by_cards": (2, 34, "finder", "", None, "a tie that most cards decide"),
    "haselwurz/shared_win": (2, 21, "finder", "", None, "a tie in points and cards: shared"),
    "haselwurz/three_springs": (3, 72, "random", "", None, "tiles that fit nowhere, three players"),
    "haselwurz/own_region": (3, 4, "habitat", "", None, "tiles and cards of one's own"),
    "lignum/two_random": (2, 2, "random", "", None, "two players, careless ones"),
    "lignum/two_millers": (2, 1, "miller", "", None, "two millers: sawing for the fire"),
    "lignum/four_millers": (4, 3, "miller", "", None, "four millers in each other's way"),
    "lignum/three_planners": (3, 2, "planner", "", None, "three who look ahead: contracts"),
    "lignum/two_planners": (2, 1, "planner", "", None, "two who look ahead"),
    "lignum/three_greedy": (
        3,
        1,
        "greedy",
        "",
        None,
        "three greedy foresters: fines, sales in need",
    ),
    "lignum/two_tinkerers": (2, 1, "tinkerer", "", None, "loans, huts, a planned hut of two goods"),
    "lignum/three_tinkerers": (3, 46, "tinkerer", "", None, "planned provisions, huts"),
    "lignum/four_tinkerers": (4, 5, "tinkerer", "", None, "planned trade and craftwork"),
    "lignum/four_driers": (4, 7, "tinkerer", "", None, "planned drying, full racks"),
    "lignum/hut_dries": (3, 17, "tinkerer", "", None, "a hut that dries one of several pieces"),
    "lignum/tactical": (3, 4, "tinkerer", "tactical", None, "open cards, areas chosen openly"),
    "lignum/easy": (
        *(2, 3, "tinkerer", "", {"easy_winters": True, "cart_twice": True}),
        "easy winters, carts that run twice",
    ),
    "pegs/same_starter": (2, 4, "random", "match", {"same_starter": True}, "same player begins"),
}

SPRING = "E|NE|NW|W|SW|SE"
MORE = range(48, 60)
PRINTED = ("landscape", "stream", "house")
SPRINGS = [
    ["start", 4, "tile", "28"],
    *[["tiles", tile, "stream", SPRING] for tile in (0, 8, 17, 26, 27, 40, 44)],
]
EASY = [
    ["numbers", 0, "value", "1"],
    ["numbers", 1, "value", "9"],
    *[["tiles", tile, "tile", str(tile + 1)] for tile in MORE],
    *[["tiles", tile, "landscape", "gravel"] for tile in MORE],
    *[["tiles", tile, "house", "0"] for tile in MORE],
    *[["tiles", tile, f"{what}_source", "house"] for tile in MORE for what in PRINTED],
    *[
        ["species", card, column, ""]
        for card in range(48)
        for column in ("needs", "forbids", "signs")
    ],
    *[
        ["transport", animal, column, "any"]
        for animal in range(4)
        for column in ("stays_on", "over")
    ],
]
BOXES = {
    "haselwurz/springs": (SPRINGS, {}),
    "haselwurz/three_springs": (SPRINGS, {}),
    "haselwurz/cards_run_out": (EASY, {"tiles": MORE.stop}),
    "haselwurz/cards_last_round": (EASY, {"tiles": MORE.stop}),
}
"""Cells and numbers of rows that differ, where no game with the printed box would show a rule."""
RARE = {"waldmeister": {"guest"}}
"""Events that no game of careless players shows; they have tests of their own."""


def numbered(room):
    """Return the numbers of a room's rules."""
    rulebook = Path(__file__).parents[1] / "waldlehre" / room / "RULES.md"
    return re.findall(r"^- \*\*([WPHL]\d+\.\d+)\*\*", rulebook.read_text("utf-8"), re.M)


RULES = {room: numbered(room) for room in ROOMS}


def box_of(name, room):
    """Return the box of a golden; None for the room's own."""
    if name == "haselwurz/own_region":
        return small()
    if name not in BOXES:
        return None
    return Box.read(room.name, room.sheets).changed(*BOXES[name])


def header(text):
    """What a golden shows, and the rules that it passes."""
    rules = re.search(r"^rules (.*)$", text, re.M)[1]
    return f"# passes: {rules}\n"


@pytest.mark.parametrize("name", SPECS)
def test_golden_is_played_again_to_the_letter(name, rewrite_goldens):
    """The recorded answers lead through the same questions, events and end."""
    seats, seed, policy, edition, variant, shows = SPECS[name]
    room = ROOMS[name.partition("/")[0]]
    path = FOLDER / f"{name}.txt"
    if rewrite_goldens:
        text = playthrough(play(room, seats, seed, policy, edition, variant, box_of(name, room)))
        path.write_text(f"# shows: {shows}\n{header(text)}{text}", encoding="utf-8")
    golden = path.read_text(encoding="utf-8")
    game = new_game(room, seats, seed, edition, variant, box=box_of(name, room))
    for given in re.findall(r"^\d+\. .* -> (\S+)$", golden, re.M):
        game.answer(*(map(int, given.split(",")) if given != "pass" else ()))
    text = playthrough(game)
    assert f"# shows: {shows}\n{header(text)}{text}" == golden


def test_no_golden_is_left_over():
    """Every file belongs to a spec."""
    found = {f"{path.parent.name}/{path.stem}" for path in FOLDER.glob("*/*.txt")}
    assert found == set(SPECS)


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_goldens_pass_everything(room):
    """Together they pass every rule, question, event, ending and kind of card of a room."""
    texts = [path.read_text(encoding="utf-8") for path in FOLDER.glob(f"{room.name}/*.txt")]
    together = "\n".join(texts)
    rules = {re.search(r"^rules (.*)$", text, re.M)[1] for text in texts}
    met = {rule for line in rules for rule in line.split()}
    assert set(RULES[room.name]) - met == set()
    asked = set(re.findall(r"^\d+\. seat \d (\w+)", together, re.M))
    assert set(room.prompts) - asked == set()
    told = set(re.findall(r"^   #\d+ \S+ (\w+)\(", together, re.M))
    assert set(room.events) - told == RARE.get(room.name, set())
    ends = set(re.findall(r"^end (\w+)", together, re.M))
    assert set(room.endings) - {""} == ends
    if room is waldmeister.ROOM:
        cards = re.findall(r" acts\(\d,(\d+),", together)
        assert len({room.parts().kind_of[int(card)] for card in cards}) == 22


def goldens(room):
    """Return the text of each golden of a room."""
    return [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob(f"{room}/*.txt"))]


def told(texts, event):
    """Return what events of a name told in some goldens, as numbers."""
    found = re.findall(rf"^   #\d+ \S+ {event}\(([^)]*)\)", "\n".join(texts), re.M)
    return [tuple(int(one) for one in about.split(",") if one) for about in found]


LEAST = {
    "hedge": 20,
    "copse": 20,
    "flowers": 20,
    "exchanged": 5,
    "went_under": 2,
    "no_tile": 2,
    "all_stand": 20,
    "stream_here": 10,
    "lake_here": 5,
    "open_end": 20,
    "fruitless": 5,
    "last_round": 2,
}
"""How often the goldens of the landscape game show an event at least."""


def test_goldens_of_the_landscape_game_are_many_and_show_everything_often():
    """Each ending, animal, wooden piece, sign and water, and tiles that fit nowhere."""
    texts = goldens("haselwurz")
    assert len(texts) >= 12
    counts = {event: len(told(texts, event)) for event in LEAST}
    assert {event for event in LEAST if counts[event] < LEAST[event]} == set(), counts
    carried = [about[3] for about in told(texts, "moved")]
    assert all(carried.count(animal) >= 20 for animal in range(4))
    signs = [about[2] for about in told(texts, "sign_here")]
    assert all(signs.count(sign) >= 3 for sign in range(4))
    ends = [re.search(r"^end (\w+)", text, re.M)[1] for text in texts]
    assert ends.count("tiles") >= 2
    assert ends.count("cards") >= 2


def test_goldens_show_sprites_that_no_animal_can_carry():
    """H5.8: in many turns nobody is asked which animal, and one is turned over all the same."""
    stuck = 0
    for text in goldens("haselwurz"):
        for turn in re.split(r" turn\(\d+\) ", text)[1:]:
            stuck += " stayed(" in turn and re.search(r"^\d+\. seat \d animal ", turn, re.M) is None
    assert stuck >= 20


def test_goldens_show_every_kind_of_win():
    """H8.2: alone, by most cards on a tie, and shared."""
    kinds = set()
    for text in goldens("haselwurz"):
        scores, winners = re.search(r"^end \w+ scores=(.*) winners=(.*)$", text, re.M).groups()
        points = [int(one) for one in scores.strip("[]").split(",")]
        first = points.count(max(points))
        kinds.add((first > 1, len(winners.split(",")) > 1))
    assert kinds == {(False, False), (True, False), (True, True)}


@pytest.mark.parametrize("rule", RULES["haselwurz"])
def test_each_rule_of_the_landscape_game_is_in_a_golden(rule):
    """By number, in what was told or decided and not only in the header."""
    assert any(
        re.search(rf"^   #\d+ {re.escape(rule)} ", text, re.M) for text in goldens("haselwurz")
    )


def test_goldens_of_lignum_show_every_work_loan_means_and_hut_space():
    """Twelve games: each planned work carried out, one loan and two, finished contracts and others."""
    texts = goldens("lignum")
    assert len(texts) >= 12
    assert {work for _, work in told(texts, "carried_out")} == set(range(10))
    assert {count for _, _, count in told(texts, "borrowed")} == {1, 2}
    assert {space for _, space in told(texts, "hut_token")} == {0, 1, 2}
    means = re.findall(r"^\d+\. seat \d transport .* -> (\d)$", "\n".join(texts), re.M)
    assert set(means) >= set("0123")
    assert told(texts, "sleigh")
    finished = told(texts, "finished")
    assert 0 < len(finished) < len(told(texts, "bought_contract"))


@pytest.mark.parametrize("rule", RULES["lignum"])
def test_each_rule_of_lignum_is_in_a_golden(rule):
    """By number, in what was told or decided and not only in the header."""
    assert any(re.search(rf"^   #\d+ {re.escape(rule)} ", text, re.M) for text in goldens("lignum"))
