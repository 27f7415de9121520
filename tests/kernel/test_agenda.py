"""The agenda: steps run in the order written, questions wait, forced ones answer themselves."""

import pytest

from waldlehre.kernel.choice import Choice
from waldlehre.kernel.run import apply, carry_on
from waldlehre.kernel.setup import new_game
from waldlehre.kernel.step import Step

from . import toy
from .play import Notes, advance, random_game
from .toy_turns import ROUNDS


class Mark(Step):
    """Writes its name on the table, then lays what it was given."""

    __slots__ = ("name", "next")

    def __init__(self, name, next=()):
        self.name, self.next = name, next

    def do(self, table, picked):
        table.discard.append((self.name, picked))
        table.all_then(list(self.next))


class Ask(Mark):
    """Asks first."""

    __slots__ = ("least", "options")

    def __init__(self, name, options=(1, 2), least=1, next=()):
        super().__init__(name, next)
        self.options, self.least = options, least

    def ask(self, table):
        return Choice(0, "pay", self.options, self.least, max(1, self.least))


def table_with(*steps):
    """Return a table whose agenda holds these steps, the first to run first."""
    table = toy.new_table(1, 2, toy.ROOM.editions["plain"], toy.ROOM.parts())
    table.agenda.clear()
    table.all_then(list(steps))
    return table


def names(table):
    """Return the names of the steps that ran."""
    return "".join(name for name, _ in table.discard)


@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_then_runs_steps_in_the_order_written(many):
    """One to four steps, first written first done, before what lay there already."""
    table = table_with(Mark("z"))
    table.then(*[Mark(name) for name in "abcd"[:many]])
    carry_on(table)
    assert names(table) == "abcd"[:many] + "z"


def test_all_then_runs_any_number_in_the_order_written():
    """Like `then`, for a list."""
    table = table_with(Mark("z"))
    table.all_then([Mark(name) for name in "abcdefg"])
    carry_on(table)
    assert names(table) == "abcdefgz"


def test_what_a_step_lays_runs_before_what_lay_there():
    """A sentence is carried out whole before the next begins."""
    inner = Mark("b", (Mark("c"),))
    table = table_with(Mark("a", (inner, Mark("d"))), Mark("e"))
    assert carry_on(table) is None
    assert names(table) == "abcde"


def test_a_question_waits_and_nothing_after_it_runs():
    """Steps before it ran, the asking step lies on top, the rest waits."""
    table = table_with(Mark("a"), Ask("b"), Mark("c"))
    choice = carry_on(table)
    assert (names(table), choice.options) == ("a", (1, 2))
    assert [step.name for step in table.agenda] == ["c", "b"]
    apply(table, choice, (2,))
    carry_on(table)
    assert table.discard == [("a", ()), ("b", (2,)), ("c", ())]


@pytest.mark.parametrize(
    ("options", "least", "taken"),
    [((7,), 1, (7,)), ((7, 8), 2, (7, 8)), ((7,), 3, (7,)), ((), 0, ()), ((), 2, ())],
)
def test_a_forced_question_answers_itself_with_all_it_offers(options, least, taken):
    """Where all must be taken nobody is asked."""
    table = table_with(Ask("a", options, least), Mark("b"))
    assert carry_on(table) is None
    assert table.discard == [("a", taken), ("b", ())]


def test_a_forced_answer_is_told_like_a_given_one():
    """The listener hears seat, prompt and picks although nobody was asked."""
    table = table_with(Ask("a", (7,)), Ask("b", (1, 2)))
    table.listener = notes = Notes()
    choice = carry_on(table)
    apply(table, choice, (1,))
    assert notes.steps == [("Ask", (7,), "pay", 0), ("Ask", (1,), "pay", 0)]


def test_steps_that_ask_nothing_are_watched_too():
    """Seat -1 and no prompt: nobody decided."""
    table = table_with(Mark("a"))
    table.listener = notes = Notes()
    carry_on(table)
    assert notes.steps == [("Mark", (), "", -1)]


def test_listening_changes_nothing():
    """With and without a listener the same answers lead to the same position."""
    silent = random_game(toy.ROOM, 30, seed=4)
    watched = silent.fork(at=0)
    watched.table.listener = notes = Notes()
    for picked in silent.given:
        watched.answer(*picked)
    assert watched.table == silent.table
    assert notes.events


def test_in_a_two_seat_game_the_payee_is_forced_and_logged():
    """T3.3 with two seats: the other seat is the only one, so the kernel answers and tells."""
    game = random_game(toy.ROOM, 30, seed=2, players=2)
    assert [event.asked for event in game.events].count("pay") == ROUNDS
    assert "pay" not in {choice_prompt for choice_prompt, _ in asked(game)}


def test_the_last_card_in_hand_is_bid_without_asking():
    """T2.2 in the third round: one card left, no question, but a line of the log."""
    game = random_game(toy.ROOM, 30, seed=2, players=2)
    assert [event.asked for event in game.events].count("bid") == 2 * ROUNDS
    assert [prompt for prompt, _ in asked(game)].count("bid") == 2 * (ROUNDS - 1)


def test_a_turn_of_several_steps_comes_in_the_rules_order():
    """Bids of all seats, then the comparison, then plucking, then paying, then the next round."""
    game = advance(new_game(toy.ROOM, 3, seed=5), "gather")
    game.answer(*game.asking.options[:2])
    game.answer(*game.asking.options[:1])
    rules = [event.rule for event in game.events if event.ply > 0 or event.rule == "T2.2"]
    assert rules == [
        *["T2.2"] * 3,
        "T2.3",
        "T3.1",
        "T3.2",
        "T3.2",
        "T3.3",
        "T3.3",
        *["T2.1"] * 3,
    ]


def asked(game):
    """Return the prompt and answer of every question that was put."""
    again = game.fork(at=0)
    found = []
    for picked in game.given:
        found.append((again.asking.prompt, picked))
        again.answer(*picked)
    return found
