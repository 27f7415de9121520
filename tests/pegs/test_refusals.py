"""Whatever somebody might try and may not: each has its own reason and rule, in both languages."""

import pytest

from waldlehre import pegs
from waldlehre.kernel.errors import IllegalAnswer
from waldlehre.kernel.positions import digest

from . import boards
from .test_2_turns import LONE, WALLED, game_of


def at_first_hole():
    return pegs.new_game(seed=1)


def at_kind():
    game = game_of(LONE, ["013323330", "333333333"])
    game.answer("H2")
    return game


def at_peg():
    return game_of(WALLED)


def at_slide():
    game = game_of(WALLED)
    game.answer("E5")
    return game


REFUSALS = [
    (at_first_hole, 64, "P1.2", "refusals.not_offered"),
    (at_first_hole, -1, "P1.2", "refusals.not_offered"),
    (at_peg, "H8", "P2.1", "refusals.no_peg"),
    (at_peg, "A1", "P2.1", "refusals.shut_in"),
    (at_peg, 64, "P2.1", "refusals.no_such_hole"),
    (at_peg, -1, "P2.1", "refusals.no_such_hole"),
    (at_slide, "E5", "P2.2", "refusals.must_move"),
    (at_slide, "F5", "P2.2", "refusals.taken"),
    (at_slide, "A1", "P2.2", "refusals.taken"),
    (at_slide, "G5", "P2.2", "refusals.in_the_way"),
    (at_slide, "E1", "P2.2", "refusals.in_the_way"),
    (at_slide, "H2", "P2.2", "refusals.in_the_way"),
    (at_slide, "F6", "P2.2", "refusals.no_line"),
    (at_slide, "H8", "P2.2", "refusals.no_line"),
    (at_slide, 64, "P2.2", "refusals.no_such_hole"),
    (at_slide, -1, "P2.2", "refusals.no_such_hole"),
    (at_kind, 0, "P2.3", "refusals.none_left"),
    (at_kind, "dark_green/tall", "P2.3", "refusals.none_left"),
    (at_kind, 9, "P2.3", "refusals.no_such_peg"),
    (at_kind, -1, "P2.3", "refusals.no_such_peg"),
    *[(at, "Z9", "", "refusals.unknown") for at in (at_first_hole, at_peg, at_slide, at_kind)],
    *[
        (at_slide, answer, "", "refusals.unknown")
        for answer in ("leaf_green/tall", "E9", "I1", "e")
    ],
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("at", "answer", "rule", "message"), REFUSALS)
def test_a_wrong_try_is_refused_with_its_own_reason(at, answer, rule, message, language):
    """Rule number and message; the words name the rule and what they are about."""
    game = at()
    game.language = language
    before = digest(game.table)
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(answer)
    refusal = caught.value.refusal
    assert (refusal.rule, refusal.message) == (rule, message)
    assert digest(game.table) == before
    words = game.why_not(answer)
    assert words in str(caught.value)
    assert f"{rule})" in words if rule else ")" not in words
    for hole in [value for name, value in refusal.about.items() if name == "hole"]:
        assert game.room.key(game.table, "hole", hole, 0) in words


@pytest.mark.parametrize(
    ("at", "many"), [(at_first_hole, 64), (at_peg, 64), (at_slide, 64), (at_kind, 9)]
)
def test_every_value_is_offered_or_refused_with_a_reason(at, many):
    """No hollow and no kind is refused for no reason, none is offered and refused."""
    game = at()
    step = game.table.agenda[-1]
    for value in range(many):
        refusal = step.refuse(game.table, value)
        assert (refusal is None) == (value in game.asking.options)
        assert refusal is None or refusal.rule == step.rule


@pytest.mark.parametrize("name", [name for name in boards.read() if name != "start"])
def test_a_slide_is_refused_for_the_first_peg_in_the_way(name):
    """In the middle of a game: what stands in the way lies between, and nothing nearer does."""
    position = boards.read()[name]
    seen = 0
    for peg in boards.table(position).movable():
        game = boards.game(position)
        game.answer(peg)
        for target in range(64):
            refusal = game.refusal(target)
            if refusal and refusal.message == "refusals.in_the_way":
                way = between(peg, target)
                standing = [hole for hole in way if position.holes[hole] >= 0]
                assert refusal.about == {"hole": standing[0]}
                seen += 1
    assert seen > 0


def between(peg, target):
    """Return the hollows between two on one line, nearest to the first."""
    down, right = target // 8 - peg // 8, target % 8 - peg % 8
    far = max(abs(down), abs(right))
    step = down // far * 8 + right // far
    return [peg + step * at for at in range(1, far)]
