"""Scores against an oracle that is written differently: it smears bits over a board."""

from waldlehre.kernel.luck import Dice, luck, shuffled
from waldlehre.pegs.scoring import clusters, scores

from . import boards

NOT_FIRST = sum(0xFE << 8 * row for row in range(8))
"""All hollows but those of column A: whoever comes from the left may stand there."""
NOT_LAST = sum(0x7F << 8 * row for row in range(8))
BOARDS = 10_000


def smeared(bits):
    """Return hollows and their neighbours, as 64 bits: row * 8 + column."""
    right, left = bits << 1 & NOT_FIRST, bits >> 1 & NOT_LAST
    down_left, up_right = bits << 7 & NOT_LAST, bits >> 7 & NOT_FIRST
    around = right | left | bits << 8 | bits >> 8 | down_left | up_right
    return (bits | around) & (1 << 64) - 1


def largest(mine):
    """Return the size of the largest cluster: smear a first bit until nothing more joins it."""
    best = 0
    while mine:
        cluster = mine & -mine
        while (wider := smeared(cluster) & mine) != cluster:
            cluster = wider
        best = max(best, cluster.bit_count())
        mine &= ~cluster
    return best


def oracle(holes):
    """Return the sizes by height, then by colour."""
    sizes = []
    for trait in (lambda kind: kind % 3, lambda kind: kind // 3):
        for wanted in range(3):
            mine = [at for at in range(64) if holes[at] >= 0 and trait(holes[at]) == wanted]
            sizes.append(largest(sum(1 << at for at in mine)))
    return tuple(sizes)


def random_board(number):
    """Return a board of any number of pegs; every third one is full, every fourth is in clumps."""
    dice = Dice(luck(number, 1))
    places = shuffled(list(range(64)), luck(number, 2))
    if number % 4 == 0:
        places.sort(key=lambda at: at // 8 + dice.below(4))
    pegs = 54 if number % 3 == 0 else dice.below(55)
    kinds = shuffled(list(range(54)), luck(number, 3))
    if number % 8 == 0:
        kinds.sort()
    holes = [-1] * 64
    for at, kind in zip(places[:pegs], kinds, strict=False):
        holes[at] = kind // 6
    return holes


def test_P3_1_scores_agree_with_the_oracle_on_ten_thousand_boards():
    """Sparse and full, scattered and in clumps; either seat collects heights."""
    empty = boards.Position(["-- " * 8] * 8, ["3" * 9] * 2, 0)
    tables = [boards.table(empty, heights=heights) for heights in (0, 1)]
    largest_seen = 0
    for number in range(BOARDS):
        heights = number // 2 % 2
        table = tables[heights]
        table.holes = random_board(number)
        sizes = oracle(table.holes)
        found = (*clusters(table, heights), *clusters(table, 1 - heights))
        assert found == sizes, boards.rows(table.holes)
        largest_seen = max(largest_seen, *sizes)
    assert largest_seen > 15


def test_P3_1_points_are_the_sums_of_three_sizes():
    """For both goals, on some of these boards."""
    empty = boards.Position(["-- " * 8] * 8, ["3" * 9] * 2, 0)
    for number in range(200):
        one, other = (boards.table(empty, heights=heights) for heights in (0, 1))
        one.holes = other.holes = random_board(number)
        sizes = oracle(one.holes)
        assert scores(one) == [sum(sizes[:3]), sum(sizes[3:])] == scores(other)[::-1]


def test_the_oracle_smears_along_three_axes():
    """E5 has six neighbours, A1 two, H1 three; nothing leaks over an edge."""
    assert smeared(1 << 36) == sum(1 << at for at in (28, 29, 35, 36, 37, 43, 44))
    assert smeared(1 << 0) == 1 << 0 | 1 << 1 | 1 << 8
    assert smeared(1 << 7) == 1 << 6 | 1 << 7 | 1 << 14 | 1 << 15
    assert smeared(1 << 63) == 1 << 55 | 1 << 62 | 1 << 63
    assert smeared(1 << 8) == 1 << 0 | 1 << 1 | 1 << 8 | 1 << 9 | 1 << 16


def test_no_sum_exceeds_the_number_of_pegs():
    """54 like pegs in one cluster, if there were such: a peg counts once for each goal."""
    full = boards.Position(["Y1 " * 8] * 6 + ["Y1 " * 6 + "-- --", "-- " * 8], ["0" * 9] * 2, 0)
    assert scores(boards.table(full)) == [54, 54]


def test_before_anything_is_set_nobody_has_points():
    """Also before the board is laid out."""
    table = boards.table(boards.Position(["-- " * 8] * 8, ["3" * 9] * 2, 0))
    assert scores(table) == [0, 0]
    table.holes = []
    assert scores(table) == [0, 0]
