"""The pictures of Lignum: areas, trail, sawmills, what can be chosen, what is said."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from waldlehre import lignum
from waldlehre.drawing.svg import Picture
from waldlehre.drawing.symbols import SYMBOLS
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import dump
from waldlehre.kernel.voice import EVERYBODY, Voice
from waldlehre.lignum import ROOM
from waldlehre.lignum.kinds import (
    CUTTING,
    DRIVING,
    EDGE,
    FIREWOOD,
    FORMS,
    GOODS,
    KINDS,
    LEVELS,
    LOCATIONS,
    LOGS,
    LUMBERJACK,
    PAIRS,
    PORTER,
    SAWING,
    SAWYER,
    SOURCES,
    STAGES,
    TOKENS,
    WOODS,
    WORKER_SPACE,
    WORKS,
)
from waldlehre.lignum.parts import AREAS
from waldlehre.lignum.scene import HEIGHT, WIDTH, plan, scene
from waldlehre.lignum.state import ASIDES, NOWHERE, STOCK

GOLDENS = Path(__file__).parent / "pictures"
LARGEST = 110_000
"""Bytes of SVG, style included."""
NAMES = ("Ada", "Ben", "Chloé", "Davud")
EDITIONS = ("second", "second", "tactical")
"""By seed, in turn."""


def new(seats, seed, edition="second", language="en"):
    """Return a new game."""
    return lignum.new_game(
        seats, seed=seed, edition=edition, language=language, names=NAMES[:seats]
    )


def step(game, dice):
    """Answer at random; every second time with what is possible beside the question."""
    also = [one for one in game.asking.also if one != ASIDES[0]]
    if also and dice.below(2):
        game.answer(also[dice.below(len(also))])
    else:
        game.answer(*game.asking.pick_random(dice))


def played(wanted, seats=4, seed=3, edition="second", language="en"):
    """Return a game at the first question that is wanted."""
    game, dice = new(seats, seed, edition, language), Dice(seed)
    while game.asking is not None and not wanted(game):
        step(game, dice)
    return game


def asking(prompt, turn=0):
    """Say which question is wanted, from which season on."""
    return lambda game: game.asking.prompt == prompt and game.table.turn >= turn


@cache
def questions():
    """Return for each prompt, and for all that is possible beside one, a game where it is asked."""
    found = {}
    wanted = {*ROOM.prompts, *ASIDES}
    for seed in range(1, 400):
        game, dice = new(2 + seed % 3, seed, EDITIONS[seed % 3]), Dice(seed)
        while game.asking is not None:
            for one in (game.asking.prompt, *game.asking.also):
                if one not in found:
                    found[one] = game.table.copy(), game.voice, game.asking
            step(game, dice)
        if found.keys() >= wanted:
            break
    return found


def drawn(game, viewer=None, picked=()):
    """Return the picture of a game, as whoever is asked sees it."""
    if viewer is None:
        viewer = game.asking.seat if game.asking else 0
    return scene(game.table, viewer, game.voice, game.asking, picked)


def marked(picture):
    """Return the options that a picture marks, in the order of their digits."""
    found = {}
    for top in picture.nodes:
        for part in top.walk():
            if part.option is None:
                continue
            assert "is-choosable" in part.attributes["class"].split()
            (badge,) = [one for one in part.walk() if one.attributes.get("class") == "keycap"]
            digit = next(int(one.text) for one in badge.walk() if one.text)
            assert part.label.endswith(f"option {digit}")
            assert digit not in found
            found[digit] = part.option
    assert sorted(found) == list(range(1, len(found) + 1))
    return [found[digit] for digit in sorted(found)]


# -- what can be chosen ---------------------------------------------------------------------------


@pytest.mark.parametrize("asked", [*ROOM.prompts, *ASIDES])
def test_exactly_the_options_are_marked_with_their_digits(asked):
    """And what is possible beside them, after them; also while another's sawmill lies large."""
    table, voice, choice = questions()[asked]
    wanted = [*choice.options, *choice.also]
    for viewer in (EVERYBODY, *range(table.seats)):
        assert marked(scene(table, viewer, voice, choice)) == wanted
    other = (choice.seat + 1) % table.seats
    large = scene(table, choice.seat, voice, choice, touched=f"seat:{other}")
    assert marked(large) == wanted
    theirs = [
        one for one in large.parts().values() if re.match("(loan|space|build|ware):", one.part)
    ]
    kind = ROOM.prompts[choice.prompt].kind
    assert [one for one in theirs if one.option is not None and not one.part.startswith(kind)] == []
    assert marked(scene(table, choice.seat, voice)) == []


@pytest.mark.parametrize("asked", ROOM.prompts)
def test_what_is_picked_has_a_check(asked):
    """Only that."""
    table, voice, choice = questions()[asked]
    picked = choice.options[:1]
    picture = scene(table, choice.seat, voice, choice, picked)
    chosen = [
        one
        for one in picture.parts().values()
        if "is-selected" in one.attributes.get("class", "").split()
    ]
    assert [one.option for one in chosen] == list(picked)
    assert "#wl-check" in {one.attributes.get("href") for part in chosen for one in part.walk()}
    assert chosen[0].label.endswith("Chosen, option 1")


PLACES = {
    "first_area": "area",
    "move": "location",
    "contract": "contract",
    "work": "work",
    "hut_space": "space",
    "fetch": "area",
    "sell": "ware",
    "dry": "ware",
    "saw": "logs",
    "float": "pile",
    "transport": "means",
    "blocks": "amount",
}


@pytest.mark.parametrize(("asked", "kind"), PLACES.items())
def test_options_lie_where_their_things_lie(asked, kind):
    """Locations on the trail, wood in its heap; what is nowhere else in the strip."""
    table, voice, choice = questions()[asked]
    parts = scene(table, choice.seat, voice, choice).parts()
    for option in choice.options:
        assert parts[f"{kind}:{option}"].option == option


def test_trees_to_fell_are_those_of_the_area():
    """The own one, or with planned cutting the other."""
    table, voice, choice = questions()["fell"]
    parts = scene(table, choice.seat, voice, choice).parts()
    area = table.area[choice.seat]
    woods = [one for one in choice.options if one < KINDS]
    assert woods
    assert all(parts[f"tree:{area * KINDS + wood}"].option == wood for wood in woods)
    table, voice, choice = questions()["fell_elsewhere"]
    parts = scene(table, choice.seat, voice, choice).parts()
    area = table.agenda[-1].area
    assert area != table.area[choice.seat]
    for wood in choice.options:
        assert parts[f"tree:{area * KINDS + wood}"].option == wood


def test_the_strip_uses_the_words_of_the_list():
    """An option without a place of its own is called the same in both."""
    table, voice, choice = questions()["market"]
    parts = scene(table, choice.seat, voice, choice).parts()
    for option in choice.options:
        said = voice.option(table, choice, option)
        assert parts[f"deal:{option}"].label.lower().startswith(said.lower())


# -- what lies there ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("turn", [0, 2, 3, 5, 7])
def test_whatever_lies_on_the_table_is_a_part_with_a_label(seats, turn):
    """Each once."""
    game = played(lambda game: game.table.turn == turn, seats)
    table, near = game.table, game.asking.seat
    picture = drawn(game)
    ids = [one.part for top in picture.nodes for one in top.walk() if one.part]
    assert [part for part, many in Counter(ids).items() if many > 1] == []
    others = [seat for seat in range(seats) if seat != near]
    wanted = [
        *(f"area:{area}" for area in range(AREAS)),
        *(f"location:{place}" for place in range(1, EDGE + 1)),
        *(f"contract:{one}" for one in (*table.offers, *table.contracts[near])),
        *(f"work:{one}" for one in table.works),
        *(f"winter:{year}" for year in range(2)),
        *(f"seat:{seat}" for seat in others),
        *(f"space:{space}" for space in range(KINDS)),
        *(f"pile:{wood}" for wood in range(KINDS) if table.woodpile[near * KINDS + wood]),
        *(f"river:{wood}" for wood in range(KINDS) if table.river[near * KINDS + wood]),
        *(f"logs:{wood}" for wood in range(KINDS) if table.sawing[near * KINDS + wood]),
        *(f"ware:{at}" for at in range(STOCK) if table.stock[near * STOCK + at]),
        *(
            "asked",
            "order",
            "start",
            "seasons",
            "prices",
            "people",
            "food",
            "firewood",
            "forage",
            "gear",
        ),
        *("goods", "plans", f"loan:{near}", f"money:{near}"),
    ]
    parts = picture.parts()
    assert [one for one in wanted if one not in parts or not parts[one].label] == []


def test_heaps_say_and_show_how_many_lie_there():
    """Up to six pieces are drawn; the number is always there."""
    game = played(asking("move", 2))
    table, seat = game.table, game.asking.seat
    table.stock[seat * STOCK : (seat + 1) * STOCK] = [0] * STOCK
    for at, many in {0: 1, 1: 2, LOGS: 23, FORMS + LOGS + 2: 2, 3 * FORMS + 1: 1}.items():
        table.stock[seat * STOCK + at] = many
        level, piece = divmod(at, FORMS)
        part = drawn(game).parts()[f"ware:{at}"]
        place = ("selling area", "rack 1", "rack 2", "rack 3")[level]
        name = game.voice.say(f"piece.{lignum.kinds.PIECES[piece]}")
        assert part.label == f"{place}: {many} × {name}"
        art = [one for one in part.walk() if one.tag == "use"]
        assert 1 <= len(art) <= min(many, 6)
        form = "log" if piece < LOGS else "block"
        assert {one.symbol for one in art} == {f"lg-{form}-{WOODS[piece % KINDS]}"}
        assert [one.attributes.get("class") for one in part.walk()].count("hit") == 1
        shown = [one.text for one in part.walk() if one.text]
        assert shown == ([str(many)] if many > 1 else [])


def test_areas_say_trees_food_shares_and_what_came():
    """Food is shared evenly, and what is left over stays (L3.3)."""
    game = played(asking("move", 1))
    table = game.table
    table.area = [2, 2, 2, 0]
    table.stores[2], table.trees[6:9] = 7, [3, 0, 1]
    part = drawn(game).parts()["area:2"]
    label = part.label
    assert {"2 each, 1 stay", "7"} <= {one.text for one in part.walk()}
    assert "Area 3: 3 × birch and 1 × wenge, food 7" in label
    assert "food for each 2, left over 1" in label
    assert "here: " in label
    brought = [0] * 4
    for card in table.cards:
        for area, *grown in game.table.parts.resources[card]:
            if area == 2:
                brought = [one + more for one, more in zip(brought, grown, strict=True)]
    assert ("new this season" in label) == any(brought)
    for many, name in zip(brought, (*WOODS, "food"), strict=True):
        assert (f"{many} × {name}" in label.partition("new this season")[2]) == (many > 0)


def test_in_the_tactical_variant_the_next_cards_lie_open():
    """L2.7."""
    game = played(asking("move", 1), edition="tactical")
    assert game.table.coming
    assert "comes in the next season" in drawn(game).words
    assert "new this season" not in drawn(game).words


def test_the_trail_shows_its_tokens_and_who_stands_where():
    """A token until it is taken, then the master; crosses close locations (L2.3, L4.3)."""
    game = played(asking("move"), 2)
    table = game.table
    parts = drawn(game).parts()
    for place in range(1, LOCATIONS + 1):
        symbols = {one.symbol for one in parts[f"location:{place}"].walk() if one.tag == "use"}
        token = table.token[place]
        if token and token < 10:
            name = TOKENS[token - 1]
            assert symbols & {name, f"lg-{name}"}
        elif token:
            assert f"lg-{GOODS[table.parts.good[token - 10]]}" in symbols
    table.spot = [1, 16]
    parts = drawn(game).parts()
    assert "here: Ada" in parts["location:1"].label
    assert "lg-master" in {one.symbol for one in parts["location:1"].walk() if one.tag == "use"}
    assert "here: Ben" in parts["location:16"].label


def test_the_forest_edge_tells_the_order_of_the_wood_work():
    """L4.11."""
    game = played(asking("move", 1))
    game.table.edge = [2, 0]
    assert (
        drawn(game)
        .parts()[f"location:{EDGE}"]
        .label.startswith("Forest edge, order of the wood work: Chloé and Ada")
    )


def test_a_contract_says_what_lies_on_it():
    """Its needs, how dry each must be, what is there, and when it is finished (L5.12)."""
    game = played(asking("move", 1))
    table, seat = game.table, game.asking.seat
    table.contracts[seat], table.offers = [4], [0, 1]
    parts = drawn(game).parts()
    assert "on it: nothing" in parts["contract:4"].label
    assert "on it" not in parts["contract:0"].label
    for at, (_, _, many) in enumerate(table.parts.needs[4]):
        table.filled[4 * 4 + at] = many
    assert parts["contract:4"].label != (done := drawn(game).parts()["contract:4"]).label
    assert done.label.endswith("finished")
    assert "#wl-check" in {one.attributes.get("href") for one in done.walk()}


def test_the_gauges_tell_what_the_coming_winter_asks_for():
    """Both halves of the card, and nothing when no winter comes (L8.5, L8.6)."""
    for easy in (False, True):
        game = lignum.new_game(4, 3, variant={"easy_winters": easy}, language="en")
        table, seat = game.table, game.asking.seat
        food, firewood = table.parts.asks(table.winters[0], easy)
        table.food[seat] = food - 1
        parts = drawn(game).parts()
        assert parts["food"].label == f"Food: {food - 1}, the winter asks for {food}"
        assert parts["firewood"].label == f"Firewood: 0, the winter asks for {firewood}"
        bad = [one for one in parts["food"].walk() if "t-bad" in one.attributes.get("class", "")]
        assert [one.text for one in bad] == [f"{food - 1} of {food}"]
        table.food[seat] = 11
        assert "×11" in [one.text for one in drawn(game).parts()["food"].walk()]
        table.food[seat] = food
        shown = drawn(game).parts()["food"].walk()
        assert not [one for one in shown if "t-bad" in one.attributes.get("class", "")]
    game = played(lambda game: False)
    assert "the winter asks" not in drawn(game).words


# -- what the workers can still do ----------------------------------------------------------------


def plain():
    """Return a table on the trail in the second summer, with nothing in the near sawmill."""
    game = played(asking("move", 5))
    table, seat = game.table, game.asking.seat
    for name in ("carts", "tired", "rafts", "saws", "sleighs"):
        getattr(table, name)[seat] = 0
    table.forage[seat * 2 : seat * 2 + 2] = [0, 0]
    for name in ("hired", "hut", "woodpile", "sawing"):
        getattr(table, name)[seat * KINDS : seat * KINDS + KINDS] = [0] * KINDS
    table.stock[seat * STOCK : (seat + 1) * STOCK] = [0] * STOCK
    table.plan[seat * PAIRS : seat * PAIRS + PAIRS] = [NOWHERE] * PAIRS
    table.apprentice[seat] = 1
    return game, table, seat


def can(table, seat):
    """Return how often each job can be done."""
    return {plan.JOBS_SHOWN[one.job]: one.many for one in plan.jobs(table, seat)}


@pytest.mark.parametrize(
    ("porters", "carts", "full", "half", "logs"),
    [(0, 1, 1, 1, 0), (2, 0, 1, 1, 2), (2, 1, 1, 0, 4), (2, 1, 1, 1, 3), (3, 2, 1, 1, 6)],
)
def test_carts_and_porters_carry(porters, carts, full, half, logs):
    """L5.6, L5.7: forage on 2 goes first and carries two logs, then that on 3 carries three."""
    _, table, seat = plain()
    table.hired[seat * KINDS + PORTER] = porters
    table.carts[seat] = carts
    table.forage[seat * 2 : seat * 2 + 2] = [full, half]
    assert can(table, seat)["haul"] == logs
    table.tired[seat] = carts
    assert can(table, seat)["haul"] == porters


def test_each_job_is_bounded_by_people_and_things():
    """L5.3, L5.8, L5.10, L5.15; the apprentice and the hut count for themselves (L5.2)."""
    _, table, seat = plain()
    area = table.area[seat]
    table.trees[area * KINDS : area * KINDS + KINDS] = [2, 0, 0]
    table.hired[seat * KINDS : seat * KINDS + KINDS] = [3, 1, 2]
    table.rafts[seat], table.saws[seat] = 4, 1
    table.hut[seat * KINDS + WORKER_SPACE] = 2
    assert can(table, seat) == {"fell": 2, "haul": 1, "float": 4, "saw": 1, "rack": 3, "any": 3}
    table.hired[seat * KINDS + PORTER] = 0
    table.apprentice[seat] = 0
    table.put(seat, 1, 0, 1)
    table.put(seat, 2, LOGS, 1)
    assert can(table, seat) == {"fell": 2, "haul": 0, "float": 0, "saw": 1, "rack": 2, "any": 2}


def test_planned_works_show_in_what_can_be_done():
    """L7.4, L7.8, L7.10."""
    _, table, seat = plain()
    area = table.area[seat]
    table.trees[area * KINDS : area * KINDS + KINDS] = [2, 0, 0]
    table.hired[seat * KINDS + LUMBERJACK] = 4
    table.hired[seat * KINDS + SAWYER] = 2
    table.saws[seat] = 2
    before = can(table, seat)
    for at, work in enumerate((CUTTING, SAWING, DRIVING)):
        table.plan[seat * PAIRS + at], table.due[seat * PAIRS + at] = work, table.turn
        table.done[seat * PAIRS + at] = 0
    after = can(table, seat)
    assert (before["fell"], after["fell"]) == (2, 4)
    assert (before["saw"], after["saw"]) == (2, 4)
    assert (before["float"], after["float"]) == (0, 3)


def test_what_is_over_is_no_longer_promised():
    """Felling once transport has begun; in winter there is no floating (L5.1, L8.1)."""
    _, table, seat = plain()
    over = {}
    for name in ("trail", "transport", "drying"):
        table.stage = STAGES.index(name)
        over[name] = [plan.JOBS_SHOWN[one.job] for one in plan.jobs(table, seat) if one.over]
    assert over == {
        "trail": [],
        "transport": ["fell"],
        "drying": ["fell", "haul", "float", "saw", "any"],
    }
    table.turn, table.stage = 7, STAGES.index("winter_felling")
    table.sleighs[seat], table.food[seat], table.saws[seat] = 1, 2, 3
    assert can(table, seat) == {"fell": 2, "haul": 4, "saw": 1, "any": 1}


def test_the_strip_says_what_it_shows():
    """Number, job and bound of each."""
    game, table, seat = plain()
    table.hired[seat * KINDS + SAWYER], table.saws[seat] = 2, 3
    part = drawn(game).parts()["plan"]
    assert "saw 2 (saws: 3)" in part.label
    assert "any job 1 (apprentice and hut)" in part.label
    assert "2" in [one.text for one in part.walk()]


# -- what nobody may see --------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [EVERYBODY, 0, 1])
def test_nothing_hidden_is_in_the_picture(viewer):
    """Others' craft goods and chosen areas, decks and the stack: change them, and nothing changes."""
    game = played(asking("area", 2))
    table = game.table
    table.crafts = [[0, 5], [4, 9], [12], [16, 17]]
    table.chosen = [1, 2, 3, 4]
    before = Picture(scene(table, viewer, game.voice, game.asking)).svg()
    for seat in range(4):
        if seat != viewer:
            table.crafts[seat] = [one + 1 for one in table.crafts[seat][:-1]] + [13]
            table.chosen[seat] = 5
    for deck in (table.resource_deck, table.contract_deck, table.goods):
        deck.reverse()
    assert Picture(scene(table, viewer, game.voice, game.asking)).svg() == before
    if viewer != EVERYBODY:
        table.crafts[viewer] = [8, 9]
        assert Picture(scene(table, viewer, game.voice, game.asking)).svg() != before


def test_ones_own_secret_choice_is_shown():
    """To oneself alone."""
    game = played(asking("area", 1))
    game.table.chosen = [4, NOWHERE, NOWHERE, NOWHERE]
    assert "your secret choice" in drawn(game, 0).parts()["area:4"].label
    assert all("your secret choice" not in drawn(game, seat).words for seat in (EVERYBODY, 1, 2, 3))


def test_anothers_sawmill_can_be_seen_large():
    """When it was touched; its craft goods stay face down, and touching something else ends it."""
    game = played(asking("move", 3))
    seat = game.asking.seat
    other = (seat + 1) % 4
    game.table.crafts[other] = [0, 5]
    picture = scene(game.table, seat, game.voice, game.asking, touched=f"seat:{other}")
    assert f"Sawmill of {NAMES[other]}" in [one.text for top in picture.nodes for one in top.walk()]
    assert picture.parts()["goods"].label == "Craft goods face down: 2"
    assert f"seat:{seat}" in picture.parts()
    for nothing in ("seat:9", "seat:", "area:1", ""):
        again = scene(game.table, seat, game.voice, game.asking, touched=nothing)
        assert again.digest() == drawn(game).digest()


# -- what was reconstructed -----------------------------------------------------------------------


def test_reconstructed_values_are_marked():
    """Pay of contracts, bonus of racks, winters, cards, seasons of works; none once read off a box."""
    game = played(asking("move", 1))
    shown = [one.text for top in drawn(game).nodes for one in top.walk()]
    assert any(re.fullmatch(r"≈\d+", one) for one in shown)
    assert {"≈+1", "≈+2", "≈+3", "≈", "≈new"} <= {*shown}
    assert "≈×10" in shown
    assert "supplies on the trail" in drawn(game).words.rpartition("≈ marks")[2]
    two = drawn(played(asking("move", 1), 2)).words.rpartition("≈ marks")[2]
    assert "contracts" in two
    assert "trail" not in two
    cells = [
        [name, row, column, "box"]
        for name, sheet in ROOM.parts().box.sheets.items()
        for row, cell in enumerate(sheet.rows)
        for column, source in cell.items()
        if column.endswith("_source") and source == "reconstructed"
    ]
    box = ROOM.parts().box.changed(cells, {})
    game = lignum.new_game(4, seed=3, names=NAMES, box=box)
    dice = Dice(3)
    while game.asking is not None and game.table.turn < 1:
        step(game, dice)
    assert "≈" not in Picture(drawn(game)).svg().partition("</style>")[2]
    assert "≈" not in drawn(game).words


# -- how it looks ---------------------------------------------------------------------------------


def test_nothing_that_can_be_chosen_lies_in_something_that_speaks():
    """Each is a stop of its own for the keyboard, beside what it lies on."""
    for table, voice, choice in questions().values():
        picture = scene(table, choice.seat, voice, choice)
        for top in picture.nodes:
            for one in top.walk():
                inside = [part for part in one.walk() if part is not one and part.label]
                assert not (one.label and inside), one.label


def smallest(nodes, scale=1.0):
    """Check the type of all nodes below this scale."""
    for one in nodes:
        factor = scale
        transform = one.attributes.get("transform", "")
        if "scale(" in transform:
            factor *= float(transform.partition("scale(")[2].partition(")")[0])
        if one.tag == "text":
            style, classes = one.attributes.get("style", ""), one.attributes.get("class", "")
            size = 11 if "t-small" in classes else 15 if "t-head" in classes else 13
            if "font-size:calc(" in style:
                size = float(style.partition("font-size:calc(")[2].partition("px")[0])
            assert size * factor >= 10.99, (one.text, size, factor)
        smallest(one.children, factor)


def within(nodes, left=0.0, top=0.0):
    """Check that everything with a place lies in the picture."""
    for one in nodes:
        moves = re.findall(
            r"translate\((-?[\d.e-]+) (-?[\d.e-]+)\)", one.attributes.get("transform", "")
        )
        x = left + sum(float(dx) for dx, _ in moves)
        y = top + sum(float(dy) for _, dy in moves)
        assert -1 <= x <= WIDTH + 1
        assert -1 <= y <= HEIGHT + 1
        if one.tag == "use" and "scale(" not in one.attributes.get("transform", ""):
            right = x + float(one.attributes.get("x", 0)) + float(one.attributes["width"])
            assert right <= WIDTH + 1, one.symbol
        within(one.children, x, y)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "de"])
def test_at_every_question_type_can_be_read_and_all_is_inside_and_small(seats, language):
    """A whole game, with much wood, many contracts and long names."""
    game = new(seats, 8, language=language)
    dice = Dice(8)
    seen = set()
    while game.asking is not None:
        key = game.asking.prompt, game.table.turn
        if key not in seen:
            seen.add(key)
            for viewer in (game.asking.seat, (game.asking.seat + 1) % seats):
                picture = drawn(game, viewer)
                smallest(picture.nodes)
                within(picture.nodes)
                ids = [one.part for top in picture.nodes for one in top.walk() if one.part]
                assert [part for part, many in Counter(ids).items() if many > 1] == []
            assert len(Picture(picture).svg().encode()) <= LARGEST, game.asking.prompt
        step(game, dice)
    assert len(seen) > 30


def test_a_full_sawmill_stays_in_its_frame():
    """Large numbers everywhere."""
    game = played(asking("move", 5))
    table = game.table
    for name in ("stock", "woodpile", "river", "sawing", "firewood", "trees"):
        setattr(table, name, [14] * len(getattr(table, name)))
    table.money, table.food = [104] * 4, [31] * 4
    table.crafts = [[*range(at, 18, 4)] for at in range(4)]
    table.contracts = [[*range(at, 16, 4)] for at in range(4)]
    table.offers = [16, 17, 18]
    picture = drawn(game)
    smallest(picture.nodes)
    within(picture.nodes)


def test_woods_works_and_tokens_differ_in_shape_not_only_in_colour():
    """Marks of their own."""
    groups = (
        [f"lg-log-{wood}" for wood in WOODS],
        [f"lg-block-{wood}" for wood in WOODS],
        [f"lg-work-{work}" for work in WORKS],
        [f"lg-{good}" for good in GOODS],
    )
    for names in groups:
        shapes = {re.sub(r'class="[^"]*"', "", SYMBOLS[name][1]) for name in names}
        assert len(shapes) == len(names)


def test_the_same_table_is_the_same_picture_and_drawing_changes_nothing():
    """Twice drawn, byte by byte; the table is as before."""
    game = played(asking("sell", 1))
    before = dump(game.table)
    first, second = (Picture(drawn(game)).svg() for _ in range(2))
    assert first == second
    assert dump(game.table) == before


def test_there_is_no_other_layout():
    """A layout that is not there is named."""
    game = new(2, 3)
    with pytest.raises(ValueError, match=r"'landscape'.*there is table"):
        scene(game.table, 0, game.voice, layout="landscape")


def test_hostile_names_are_literal_text():
    """Markup and emoji: written as they are, and never wider than planned."""
    hostile = ("<script>alert('x')</script>&amp;\"" + "z" * 20, "🌲🦊🌳" * 20)
    game = played(asking("move", 1), 2)
    picture = scene(game.table, 0, Voice(ROOM, hostile, "en"), game.asking)
    root = ET.fromstring(Picture(picture).svg())
    assert "script" not in {one.tag.rpartition("}")[2] for one in root.iter()}
    shown = [
        one
        for top in picture.nodes
        for one in top.walk()
        if any(name in one.text for name in hostile)
    ]
    assert len(shown) == 2
    assert all("textLength" in one.attributes for one in shown)


@pytest.mark.parametrize(("prompt", "turn"), [("move", 1), ("transport", 2), ("winter_log", 7)])
def test_a_picture_speaks_german(prompt, turn):
    """Nothing English is left in it, and the parts are the same."""
    english = drawn(played(asking(prompt, turn)))
    german = drawn(played(asking(prompt, turn), language="de"))
    assert list(english.parts()) == list(german.parts())
    for word in ("Choosable", "area", "trail", "birch", "sawmill", "contract", "winter asks"):
        assert word not in german.words
    assert "Wählbar, Nummer 1" in german.words


@pytest.mark.parametrize(
    ("name", "seats", "prompt", "turn", "language"),
    [
        ("trail", 4, "move", 2, "en"),
        ("selling_de", 3, "sell", 1, "de"),
        ("winter", 2, "winter_log", 3, "en"),
        ("end_de", 3, "", 0, "de"),
    ],
)
def test_golden_picture_and_its_spoken_reading(
    name, seats, prompt, turn, language, rewrite_goldens
):
    """The digest changes with anything that is drawn, the reading with anything that is said."""
    game = played(asking(prompt, turn), seats, language=language)
    picture = drawn(game)
    shows = f"a question of the kind {prompt}" if prompt else "the end"
    text = f"# shows: {shows}\n# digest: {picture.digest()}\n{picture.words}\n"
    path = GOLDENS / f"{name}.txt"
    if rewrite_goldens:
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8") == text


def test_the_end_tells_who_won_and_what_the_money_came_of():
    """All craft goods lie open then (L9.5)."""
    game = played(lambda game: False, 3)
    parts = drawn(game).parts()
    assert parts["asked"].label.startswith("The game is over, won by")
    for seat in range(3):
        label = parts[f"result:{seat}"].label
        assert label.startswith(f"{NAMES[seat]}: coins {game.table.money[seat]}; ")
        tally = game.table.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        told = [int(one.rpartition(" ")[2]) for one in label.partition("; ")[2].split(", ")]
        assert told == [money for money in tally[1:] if money]
    best = max(range(3), key=lambda seat: game.table.money[seat])
    assert f"money:{best}" in drawn(game, EVERYBODY).parts()
    assert "face down" not in drawn(game).words


def test_firewood_and_wares_are_cells():
    """A heap is named by its place and piece, as the questions name it (L8.8)."""
    game = played(asking("move", 2))
    seat = game.asking.seat
    game.table.firewood[seat * KINDS + 1] = 2
    label = drawn(game).parts()[f"ware:{FIREWOOD * FORMS + LOGS + 1}"].label
    assert label == "firewood: 2 × oak block"
    assert FIREWOOD >= LEVELS
