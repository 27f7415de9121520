"""Luck is a pure function of seed and key, even, and the same in every process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import waldlehre
from waldlehre.kernel.luck import MASK, SEEDS, Dice, luck, roll, shuffled

PINNED = """
from waldlehre.kernel.luck import Dice, luck, roll, shuffled
print([luck(x, -1) for x in (0, 1, 2, 0xDEADBEEF, 0xFFFFFFFF)])
print([luck(seed, what) for seed in (0, 7, 0xFFFFFFFF) for what in (0, 1, 65535)])
print([roll(luck(7, 3), throw) for throw in range(20)])
print(shuffled(list(range(20)), luck(7, 1)))
dice = Dice(luck(7, 2))
print([dice.below(n) for n in (2, 6, 6, 64, 100, 65536, 6, 3, 1, 2)])
"""
VALUES = """\
[0, 2261973619, 229111015, 707447538, 2578835075]
[3284128379, 1443134380, 1214017273, 4248582883, 997626659, 1194205035, 2374223795, 4283549408, 3154602511]
[4, 6, 6, 1, 1, 1, 4, 4, 3, 1, 6, 6, 6, 2, 6, 1, 4, 1, 6, 3]
[3, 14, 12, 18, 15, 13, 1, 19, 2, 9, 16, 11, 10, 7, 6, 8, 17, 0, 4, 5]
[1, 5, 0, 23, 33, 50844, 5, 2, 0, 0]
"""
"""Saved games hold no luck: another value here and every save of a game with luck goes wrong."""


@pytest.mark.parametrize("hashing", ["0", "1", "4242"])
def test_luck_has_known_values_in_every_process(hashing):
    """A fresh process draws what was always drawn, however it hashes strings."""
    found = subprocess.run(
        [sys.executable, "-c", PINNED],
        env={
            **os.environ,
            "PYTHONPATH": str(Path(waldlehre.__file__).parents[1]),
            "PYTHONHASHSEED": hashing,
        },
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert found.stdout == VALUES


def test_luck_is_a_pure_function():
    """Asking twice, or in another order, changes nothing."""
    forth = [luck(5, what) for what in range(100)]
    back = [luck(5, what) for what in reversed(range(100))]
    assert forth == back[::-1] == [luck(5, what) for what in range(100)]


def test_luck_stays_within_32_bits():
    """Every product fits 63 bits, every result 32: plain ints and compiled ones agree."""
    largest = (MASK ^ (MASK >> 15)) * 0x735A2D97
    assert largest < 1 << 63
    assert all(0 <= luck(seed, 1 << 31) < SEEDS for seed in (0, 1, MASK))


def test_luck_loses_nothing():
    """The mixer is one to one (tried on many keys), so no two keys share their luck by force."""
    assert len({luck(x * 0x10001 & MASK, -1) for x in range(60_000)}) == 60_000


# -- shuffling ------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [[], [5], [0, 1, 2], list(range(66)), [65535, 0, 900]])
def test_shuffled_is_a_permutation_and_leaves_the_cards_alone(cards):
    """No card is lost or doubled, and the list that was given stays as it was."""
    given = cards[:]
    assert sorted(shuffled(given, 99)) == sorted(cards)
    assert given == cards


def test_shuffled_does_not_ask_how_the_cards_lay():
    """The order depends on the key and the cards, not on the order in which they come."""
    assert shuffled([3, 1, 2, 40], 8) == shuffled([40, 2, 1, 3], 8)


@pytest.mark.parametrize("gone", [0, 17, 65])
def test_one_card_less_leaves_the_order_of_the_others(gone):
    """Two branches of a game share their deck as far as they share their cards."""
    deck = shuffled(list(range(66)), 1234)
    rest = [card for card in range(66) if card != gone]
    assert shuffled(rest, 1234) == [card for card in deck if card != gone]


# -- evenness: fixed seeds, and bounds that even luck misses once in ten thousand --------------------


def chi_square(counts):
    """Return how far counts are from even."""
    even = sum(counts) / len(counts)
    return sum((count - even) ** 2 for count in counts) / even


def tally(values, bins):
    """Count values below `bins`."""
    counts = [0] * bins
    for value in values:
        counts[value] += 1
    return counts


def test_dice_show_each_number_equally_often():
    """Sixty thousand throws, six numbers, 1 to 6."""
    throws = [roll(luck(seed, 9), throw) - 1 for seed in range(600) for throw in range(100)]
    assert chi_square(tally(throws, 6)) < 26


@pytest.mark.parametrize("shift", [0, 13, 26])
def test_luck_fills_its_range_evenly(shift):
    """Low, middle and high bits: 64 bins of a thousand."""
    found = [luck(luck(seed, 3), turn) >> shift & 63 for seed in range(640) for turn in range(100)]
    assert chi_square(tally(found, 64)) < 115


@pytest.mark.parametrize(
    "pair",
    [
        lambda at: (luck(7, at), luck(7, at + 1)),
        lambda at: (luck(at, 7), luck(at + 1, 7)),
        lambda at: (luck(luck(at, 1), 5), luck(luck(at, 2), 5)),
        lambda at: (luck(luck(3, at), 0), luck(luck(3, at), 1)),
    ],
    ids=["next key", "next seed", "next purpose", "next space"],
)
@pytest.mark.parametrize("shift", [0, 29])
def test_neighbouring_keys_have_nothing_in_common(pair, shift):
    """Three bits of one against three bits of the next: 64 pairs, each equally often."""
    pairs = map(pair, range(32_000))
    found = [(one >> shift & 7) * 8 + (other >> shift & 7) for one, other in pairs]
    assert chi_square(tally(found, 64)) < 115


def test_every_card_comes_to_every_place_equally_often():
    """Six thousand shuffles of six cards."""
    decks = [shuffled(list(range(6)), luck(seed, 2)) for seed in range(6000)]
    assert chi_square(tally([at * 6 + deck[at] for deck in decks for at in range(6)], 36)) < 75


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 64, 100])
def test_a_foresters_dice_are_even_and_in_range(n):
    """One word serves several draws; none of them favours a number."""
    counts = [0] * n
    for key in range(200):
        dice = Dice(key)
        for _ in range(100):
            counts[dice.below(n)] += 1
    assert sum(counts) == 20_000
    assert chi_square(counts) < n + 4.5 * (2 * n) ** 0.5 + 8


def test_the_same_key_throws_the_same_dice_again():
    """`rekey` starts afresh, whatever was drawn before."""
    dice = Dice(5)
    first = [dice.below(10) for _ in range(9)]
    dice.rekey(6)
    other = [dice.below(10) for _ in range(9)]
    dice.rekey(5)
    assert [dice.below(10) for _ in range(9)] == first != other
