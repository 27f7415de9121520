"""Chapter 1: setting up."""

import pytest

from waldlehre import waldmeister
from waldlehre.waldmeister.state import FIRST

from .scenes import CELLS, land, luck, told


def placed(*answers, players=2, seed=3, **variant):
    """Return a new game in which the first seat has placed like this."""
    game = waldmeister.new_game(players=players, seed=seed, variant={"first": 0, **variant})
    for answer in answers:
        game.answer(*answer)
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W1_1_everybody_gets_thirty_thousand_from_the_bank(players):
    """Start money is taken from the bank's million."""
    game = waldmeister.new_game(players=players, seed=1)
    assert game.table.money == [30_000] * players
    assert game.table.bank == 1_000_000 - 30_000 * players
    assert told(game, "earned") == [(seat, 30_000) for seat in range(players)]


@pytest.mark.parametrize(("players", "points"), [(2, 50), (3, 75), (4, 99)])
def test_W1_1_damage_points_depend_on_the_number_of_players(players, points):
    """50, 75, and with four all but the one that marks the season."""
    assert waldmeister.new_game(players=players, seed=1).start.points == points


def test_W1_1_the_marker_stands_in_the_middle_of_winter():
    """And no action comes from standing there."""
    table = waldmeister.new_game(players=2, seed=1).table
    assert (table.marker, table.season(), table.parts.middle[table.marker]) == (1, 0, True)


def test_W1_1_the_lot_says_who_begins():
    """Every seat may come first; the seed decides, and a draw names the seat."""
    first = [told(waldmeister.new_game(3, seed), "begins")[0][0] for seed in range(40)]
    assert set(first) == {0, 1, 2}
    assert first == [luck(luck(seed, FIRST), 0) % 3 for seed in range(40)]


def test_W1_1_a_game_starts_with_everything_else_in_the_supply():
    """Trees, saplings, animals and tiles are all there; nothing is planted, nothing dealt."""
    start = waldmeister.new_game(players=4, seed=1).start
    assert [sum(start.trees), sum(start.saplings)] == [60, 32]
    assert (start.animals, start.tiles) == ([0] + [4] * 12, [4, 4, 8, 8])
    assert (sum(start.stage), start.hands, start.deck) == (0, [[], [], [], []], [])


def test_W1_2_everybody_places_clockwise_from_the_first():
    """Two beeches, two spruces, an oak sapling, a pine seed, seat by seat."""
    game = waldmeister.new_game(players=3, seed=1, variant={"first": 1})
    asked = []
    while game.asking.prompt == "start":
        step = game.table.agenda[-1]
        asked.append((game.asking.seat, step.species, step.stage, game.asking.least))
        game.answer(*game.asking.options[: game.asking.least])
    one = [(0, 3, 2), (3, 3, 2), (1, 2, 1), (4, 1, 1)]
    assert asked == [(seat, *plant) for seat in (1, 2, 0) for plant in one]


def test_W1_2_trees_and_the_sapling_take_their_arrows_and_the_seed_takes_none():
    """Two arrows at R1C1, three at R2C5, none at R1C5; nine points leave the bag."""
    game = placed(("R1C1", "R1C5"), ("R2C5", "R3C4"), ("R3C1",), ("R2C3",))
    assert land(game) == {
        "R1C1": "beech tree 2",
        "R1C5": "beech tree",
        "R2C3": "pine seed",
        "R2C5": "spruce tree 3",
        "R3C1": "oak sapling 2",
        "R3C4": "spruce tree 2",
    }
    assert game.table.points == 50 - 9


def test_W1_2_a_space_serves_one_plant_and_both_places_differ():
    """What is taken is no longer offered; the same space twice is refused."""
    game = placed(("R1C1", "R1C2"))
    assert game.asking.options == tuple(range(2, 12))
    assert "R1C1 (player 1) is taken" in game.why_not(0, 2).replace("Player", "player")
    assert "picked twice" in game.why_not("R1C3", "R1C3")


def test_W1_2_all_landscapes_are_alike():
    """The second seat sees the same twelve spaces with the same arrows."""
    table = waldmeister.new_game(players=4, seed=1).table
    burdens = [[table.burden(12 * seat + place) for place in range(12)] for seat in range(4)]
    assert burdens == [[2, 2, 2, 2, 0, 2, 3, 2, 2, 2, 2, 0]] * 4
    assert sum(burdens[0]) == 21
    assert len(CELLS) == 12


def test_W1_2_a_plant_that_cannot_bear_its_arrows_dies_while_it_is_placed():
    """With the variant: a fir on R2C5 takes three points, bears two, and leaves a seed."""
    game = placed(("R2C5",), start=(3, 5))
    assert land(game) == {"R2C5": "fir seed"}
    assert game.table.points == 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W1_3_everybody_gets_five_cards_and_the_rest_is_the_pile(players):
    """66 cards, no discards; the first turn begins."""
    game = placed(players=players)
    while game.asking.prompt == "start":
        game.answer(*game.asking.options[: game.asking.least])
    table = game.table
    assert [len(hand) for hand in table.hands] == [5] * players
    assert (len(table.deck), table.discard) == (66 - 5 * players, [])
    assert (game.asking.prompt, game.asking.seat, table.turn) == ("lay", 0, 1)


def test_W1_3_another_seed_deals_otherwise_and_the_same_seed_the_same():
    """The seed is the deck, whatever was answered before."""
    hands = []
    for seed, spaces in ((3, slice(None, 9)), (3, slice(-9, None)), (4, slice(None, 9))):
        game = placed(seed=seed)
        while game.asking.prompt == "start":
            game.answer(*game.asking.options[spaces][: game.asking.least])
        hands.append(game.table.hands)
    assert hands[0] == hands[1] != hands[2]
