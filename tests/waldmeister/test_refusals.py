"""Why not? Every reason of every question, with its rule, and the table as it was."""

import ast
import inspect
import textwrap

import pytest

from waldlehre import texts, waldmeister
from waldlehre.kernel.errors import IllegalAnswer
from waldlehre.waldmeister import ROOM
from waldlehre.waldmeister.auction import Auction, Bid
from waldlehre.waldmeister.death import Rehouse, Settle, SowSeeds
from waldlehre.waldmeister.ending import Announce
from waldlehre.waldmeister.handing import HandOut, KeepLast, Offer, OneOrTwo, OrderTwo
from waldlehre.waldmeister.parts import BEECH, FIR, OAK
from waldlehre.waldmeister.planting import BuySapling, PlantSapling
from waldlehre.waldmeister.remediation import OfferBuild, Voluntary, WhiteArrows
from waldlehre.waldmeister.seasons import ScarceGrowth, Summer
from waldlehre.waldmeister.turn import LayCards, PlaceStart

from .scenes import (
    CELLS,
    FULL,
    animal,
    at,
    begin,
    card,
    draw,
    loaded,
    measure,
    position,
    row,
    state,
)

PLANTS = row("oak tree 1", "oak tree hare", "fir sapling 1", "oak sapling", "pine seed", "oak tree")
TREE, HOME_OF_HARE, YOUNG_FIR, YOUNG_OAK, SEED, WHOLE, FREE = range(7)
PLACES = [(99, "no_such_space"), (12, "not_yours")]
NO_ALDER = ("saplings", "alder", "count", 0)
NO_BEECH = ("saplings", "beech", "count", 0)
NO_FILTER_66 = ("remediation", 1, "count", 0)


def scene(step, *plants, **more):
    """Return a scene that asks what a step asks."""
    return lambda: begin(position(*plants, **more), step)


def drawn(name, plants=PLANTS):
    """Return a scene in which a card asks."""
    return lambda: draw(position(plants), name)


def laid(step):
    """Return a scene with three laid cards, the lowest of the box not among them."""

    def build():
        table = position(seats=4)
        table.laid, table.layer = [table.deck.pop(-at) for at in (3, 2, 1)], 0
        return begin(table, step)

    return build


def homeless(step, plants, *names):
    """Return a scene in which animals have lost their tree."""

    def build():
        table = position(plants)
        for name in names:
            table.animals[animal(name)] -= 1
        return begin(table, step)

    return build


def orders_storm():
    """One tree of three has been rolled for, a whole one is not threatened."""
    plants = row("oak tree 1", "fir tree 1", "alder tree 1", "oak tree", "oak sapling 1")
    game = draw(loaded(position(plants, order_storm=True), "storm", {"R1C1": 6}), "storm")
    game.answer("R1C1")
    return game


def build_scene(step, money):
    """Return a scene: A half done, the industry's second filter out of stock."""
    return scene(step, money=(money,), zones=[{"A": 1, "I": 1}], cells=[NO_FILTER_66])


BUILDING = [
    (-1, "no_such_measure"),
    (6, "no_such_measure"),
    (measure("converter", "A"), "already_built"),
    (measure("railway", "B"), "first_tile_first"),
    (measure("filter_66", "I"), "no_tile"),
    (measure("railway", "A"), "too_dear"),
]
YOUNG_FIRS = row("fir sapling", "fir sapling", "oak sapling", "fir tree")
TWO_FIRS = [("trees", "fir", "count", 2)]
FOUR_TREES = row("oak tree hare", "fir tree", "fir tree", "fir tree")
NO_STAG = [("animals", "stag", "count", 0)]
SPARED = {**PLANTS, CELLS[7]: "pine sapling"}
HALF_SICK = {"R1C1": "oak tree 1", "R1C4": "oak tree 1", "R2C5": "oak tree"}
SCENES = [
    (
        ("start", "W1.2", scene(PlaceStart(0, 3, BEECH, 2), PLANTS)),
        [*PLACES, (TREE, "occupied"), (SEED, "occupied")],
    ),
    (
        ("lay", "W2.2", scene(LayCards(0), hands=[("storm", "frost")])),
        [(66, "no_such_card"), (-1, "no_such_card"), (card("storm", 2), "not_in_hand")],
    ),
    (
        ("growth", "W3.3", scene(ScarceGrowth(0, FIR), YOUNG_FIRS, cells=TWO_FIRS)),
        [*PLACES, (3, "no_sapling"), (2, "other_species")],
    ),
    (
        ("summer", "W3.5", scene(Summer(0), FOUR_TREES, cells=NO_STAG)),
        [
            *[(0, "no_such_animal"), (13, "no_such_animal"), (animal("hare"), "lives_here")],
            *[(animal("lynx"), "few_trees"), (animal("stag"), "no_animal")],
        ],
    ),
    (
        ("settle", "W3.6", homeless(Settle(0, animal("fox")), PLANTS, "fox")),
        [*PLACES, (YOUNG_OAK, "no_tree"), (SEED, "no_tree"), (HOME_OF_HARE, "tree_taken")],
    ),
    (("who", "W4.1", laid(HandOut(0))), [(0, "not_yourself")]),
    (("offer", "W4.2", scene(Offer(1, 0))), [(2, "only_yes")]),
    (("how_many", "W4.3", scene(OneOrTwo(1, 0))), [(0, "one_or_two"), (3, "one_or_two")]),
    (("first_card", "W4.5", scene(OrderTwo(0, (1, 5)))), [(2, "not_drawn")]),
    (("keep", "W4.7", laid(KeepLast(0, (1, 2)))), [(0, "not_laid")]),
    (
        ("harm", "W5.5", drawn("mice")),
        [*PLACES, (FREE, "no_plant"), (SEED, "no_plant"), (TREE, "card_spares")],
    ),
    (
        ("lose", "W5.15", drawn("browsing", SPARED)),
        [*PLACES, (TREE, "no_sapling"), (7, "card_spares")],
    ),
    (
        ("lose", "W5.4", drawn("clear_felling")),
        [*PLACES, (YOUNG_FIR, "no_tree"), (FREE, "no_tree")],
    ),
    (
        ("storm_next", "W5.12", orders_storm),
        [*PLACES, (4, "no_tree"), (0, "not_rolled"), (3, "not_rolled")],
    ),
    (
        ("relief", "W5.18", drawn("red_wood_ant")),
        [*PLACES, (FREE, "no_plant"), (WHOLE, "no_damage"), (YOUNG_FIR, "card_helps_not")],
    ),
    (
        ("relief", "W5.16", drawn("checkered_beetle", {**PLANTS, "R3C1": "fir tree 1"})),
        [(TREE, "card_helps_not")],
    ),
    (("jay", "W5.17", drawn("jay")), [*PLACES, (SEED, "occupied")]),
    (
        ("lot", "W6.1", scene(Auction(0, 3, (OAK,)), cells=[NO_ALDER])),
        [(6, "no_such_species"), (2, "none_in_stock"), (OAK, "barred")],
    ),
    (
        ("bid", "W6.2", scene(Bid(OAK, 0, 3, (), (0,), 10_000, 1), money=(22_000,))),
        [
            *[(0, "bid_too_low"), (10_000, "bid_too_low"), (17_000, "bid_off_step")],
            (25_000, "bid_no_credit"),
        ],
    ),
    (
        ("bid", "W6.2", scene(Bid(OAK, 0, 3, (), (0, 1)), money=(22_000,))),
        [(0, "bid_below_minimum"), (4_999, "bid_below_minimum")],
    ),
    (
        ("plant", "W6.4", scene(PlantSapling(0, OAK), PLANTS)),
        [*PLACES, (TREE, "occupied"), (YOUNG_OAK, "occupied")],
    ),
    (("build", "W7.1", build_scene(OfferBuild((0, 1)), 25_000)), BUILDING),
    (("voluntary", "W7.2", build_scene(Voluntary(0), 50_000)), BUILDING),
    (
        ("white", "W7.4", scene(WhiteArrows(0, measure("filter_45", "I")), HALF_SICK)),
        [*PLACES, (0, "no_white_arrow"), (at("R2C5"), "no_damage")],
    ),
    (
        ("buy", "W7.5", scene(BuySapling(0), money=(30_000,), cells=[NO_BEECH])),
        [(-1, "no_such_species"), (6, "no_such_species"), (BEECH, "none_in_stock")],
    ),
    (
        (
            *("seeds", "W8.2"),
            scene(SowSeeds(0, FIR, (1, 2)), PLANTS, cells=[("saplings", "fir", "count", 2)]),
        ),
        [*PLACES, (TREE, "nothing_died")],
    ),
    (
        (*("stay", "W8.3"), homeless(Rehouse(0, (3, 12)), row("oak tree"), "fox", "lynx")),
        [(0, "no_such_animal"), (animal("owl"), "not_homeless")],
    ),
    (("announce", "W9.3", scene(Announce(0), FULL)), [(2, "only_yes")]),
]
TRIED = [(*head, value, reason) for head, attempts in SCENES for value, reason in attempts]


@pytest.mark.parametrize(("prompt", "rule", "build", "value", "reason"), TRIED)
def test_a_refused_answer_has_its_reason_and_rule_and_changes_nothing(
    prompt, rule, build, value, reason
):
    """Bit for bit; in both languages; the question comes again."""
    game = build()
    before = state(game)
    assert game.asking.prompt == prompt
    assert value not in game.asking.options
    refusal = game.refusal(value)
    assert (refusal.rule, refusal.message) == (rule, f"refusals.{reason}")
    padded = (value, *game.asking.options[: game.asking.least - 1])
    for language in texts.LANGUAGES:
        game.language = language
        assert rule in game.why_not(*padded)
        with pytest.raises(IllegalAnswer) as caught:
            game.answer(*padded)
        assert rule in str(caught.value)
        assert caught.value.refusal.message == refusal.message
    assert state(game) == before


@pytest.mark.parametrize("head", [head for head, _ in SCENES], ids=lambda head: head[0])
def test_too_few_too_many_and_the_same_twice_are_refused_with_the_rule(head):
    """For every question."""
    prompt, rule, build = head
    game = build()
    before, choice = state(game), game.asking
    wrong = {"twice": [*choice.options[:1] * 2]}
    if choice.least:
        wrong["too_few"] = list(choice.options[: choice.least - 1])
    if choice.most < len(choice.options):
        wrong["too_many"] = list(choice.options[: choice.most + 1])
    for reason, picked in wrong.items():
        refusal = game.refusal(*picked)
        assert (refusal.rule, refusal.message) == (rule, f"refusals.{reason}")
        with pytest.raises(IllegalAnswer):
            game.answer(*picked)
    step = game.table.agenda[-1]
    assert not any(step.refuse(game.table, option) for option in choice.options)
    assert (state(game), prompt) == (before, choice.prompt)


def test_every_question_of_the_room_is_tried():
    """A new prompt needs attempts of its own."""
    assert {head[0] for head, _ in SCENES} == set(ROOM.prompts)


def test_every_reason_of_the_catalogue_is_tried():
    """And nothing is tried that has no sentence."""
    known = {
        name.removeprefix("refusals.")
        for name in texts.catalogue("en", "waldmeister")
        if name.startswith("refusals.")
    }
    assert {reason for *_, reason in TRIED} == known


@pytest.mark.parametrize("head", [head for head, _ in SCENES], ids=lambda head: head[0])
def test_every_reason_that_a_question_can_give_is_tried(head):
    """Read off the source of its step, the shared reasons followed."""
    step = type(head[2]().table.agenda[-1])
    tried = {reason for prompt, _, _, _, reason in TRIED if prompt == head[0]}
    assert reasons(step.refuse) <= tried


def reasons(function):
    """Return the reasons that a function's source names, and those of what it calls."""
    found = set()
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function)))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = function.__globals__.get(node.func.id)
            found |= reasons(called) if inspect.isfunction(called) else set()
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "no":
            names = [node.args[0]] if isinstance(node.args[0], ast.Constant) else []
            found |= {name.value for name in names}
    return found


def test_after_the_end_nobody_is_asked():
    """The reason has no rule; in a game that goes on, an unknown word has none either."""
    game = begin(position())
    assert game.refusal(0).message == "refusals.over"
    with pytest.raises(IllegalAnswer, match="over"):
        game.answer(0)
    game = waldmeister.new_game(2, 1)
    assert game.refusal("a moose").message == "refusals.unknown"
