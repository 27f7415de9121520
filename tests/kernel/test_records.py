"""Plain data: records, errors and positions as JSON."""

import json
import pickle  # noqa: TID251 (worker processes pickle; nothing here is ever read from a file)

import pytest

from waldlehre import pegs
from waldlehre.kernel.errors import IllegalAnswer, Problem, Refusal, SaveError
from waldlehre.kernel.exam import same_choice
from waldlehre.kernel.positions import digest, dump, load, step_classes
from waldlehre.kernel.record import field_names
from waldlehre.kernel.room import Prompt, Told
from waldlehre.kernel.run import carry_on
from waldlehre.kernel.setup import new_game
from waldlehre.pegs.turn import SetPeg, Slide

from . import toy
from .play import ROOMS, random_game
from .toy_turns import Bid, Pluck

ALL = pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)


def test_a_record_is_its_fields():
    """Fields by constructor name, equality and hash by value, a repr that builds it again."""
    step = SetPeg(1, 36)
    assert step.fields() == {"seat": 1, "hole": 36}
    assert repr(step) == "SetPeg(seat=1, hole=36)"
    assert step == SetPeg(1, 36) != SetPeg(1, 35)
    assert hash(step) == hash(SetPeg(1, 36)) != hash(SetPeg(36, 1))
    assert field_names(Slide) == ("seat", "peg")


def test_records_of_different_classes_differ():
    """Also when their fields are the same."""
    assert Slide(1, 36) != SetPeg(1, 36)
    assert hash(Slide(1, 36)) != hash(SetPeg(1, 36))
    assert Bid(1) != 1


@pytest.mark.parametrize(
    "record",
    [Pluck(1, 2), Refusal("P1", "m", {"hole": 3}), pegs.Variant(match=True),
     Told("seat card", since="grew", root=True), Prompt("hole", told="cell"),
     random_game(pegs.ROOM, 3).events[-1]],
    ids=lambda record: type(record).__name__,
)  # fmt: skip
def test_records_survive_pickling(record):
    """For worker processes."""
    assert pickle.loads(pickle.dumps(record)) == record  # noqa: S301


def test_problems_survive_pickling_with_their_words():
    """A worker process reports what went wrong as the main process would."""
    game = pegs.new_game(seed=1, language="de")
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(99)
    for problem in (caught.value, SaveError("save.range", field="seed")):
        again = pickle.loads(pickle.dumps(problem))  # noqa: S301
        assert type(again) is type(problem)
        assert str(again) == str(problem)
        assert again.message == problem.message
    assert pickle.loads(pickle.dumps(caught.value)).refusal == caught.value.refusal  # noqa: S301


def test_a_problem_is_a_value_error():
    """Whoever does not know our errors can catch a familiar one."""
    assert issubclass(Problem, ValueError)
    assert IllegalAnswer("forester", prompt="x", picked="y").refusal is None


def test_a_table_has_no_hash():
    """It changes; its digest does not lie about that."""
    game = pegs.new_game(seed=1)
    with pytest.raises(TypeError, match="digest"):
        hash(game.table)


@ALL
def test_a_position_survives_json_in_the_middle_of_anything(room):
    """Same fields, same question, and the game goes on the same."""
    game = random_game(room, 0, seed=5)
    other = game.table.copy()
    while game.asking is not None:
        other = load(dump(game.table), game.table, room.name)
        assert other == game.table
        assert dump(other) == dump(game.table)
        assert same_choice(carry_on(other), game.asking)
        game.answer(*game.asking.options[: game.asking.least])


def test_a_position_is_plain_json_without_what_all_share():
    """Steps by class name, no parts, no variant."""
    fields = json.loads(dump(new_game(toy.ROOM, 3, seed=1).table))
    assert fields["agenda"][-1] == {"step": "Bid", "seat": 0}
    assert not {"parts", "variant", "listener"} & set(fields)


@ALL
def test_equal_positions_have_equal_digests_by_whatever_way(room):
    """After undo and redo, after a save, on a copy; another position has another."""
    game = random_game(room, 5, seed=5)
    before = digest(game.table)
    assert digest(game.table.copy()) == before
    assert digest(game.fork().table) == before
    game.undo()
    assert digest(game.table) != before
    game.redo()
    assert digest(game.table) == before


def test_positions_reached_by_another_order_are_equal():
    """Two mushrooms plucked in either order: the same position."""
    game = new_game(toy.ROOM, 3, seed=1)
    while game.asking.prompt != "gather":
        game.answer(game.asking.options[0])
    one, other = game.fork(), game.fork()
    first, second = game.asking.options[:2]
    one.answer(first, second)
    other.answer(second, first)
    assert digest(one.table) == digest(other.table)


def test_another_variant_is_another_position():
    """The same board under other rules is not the same."""
    tables = [pegs.new_game(seed=1, variant={"match": match}).table for match in (False, True)]
    assert dump(tables[0]) == dump(tables[1])
    assert digest(tables[0]) != digest(tables[1])


def test_a_digest_has_a_known_value():
    """The same on every machine and Python: saves and golden games compare it."""
    assert digest(random_game(toy.ROOM, 4, seed=5, players=3).table) == "c69c48d8ac9bff64"


def test_a_room_knows_its_own_steps_and_those_of_notebooks():
    """Not those of other rooms."""
    assert step_classes("pegs")["Slide"] is Slide
    assert "Bid" in step_classes("pegs")  # defined here, as in a notebook
    assert "Slide" not in step_classes("toy")


def test_what_is_no_plain_data_cannot_lie_in_a_position():
    """A set would come back as something else: refused at once."""
    table = new_game(toy.ROOM, 3, seed=1).table
    table.deck = {1, 2}
    with pytest.raises(TypeError, match="set cannot lie in a position"):
        dump(table)
