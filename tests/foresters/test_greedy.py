"""How the greedy forester thinks: on a room of a few numbers, where the best answer is known."""

from waldlehre.foresters.greedy import Greedy, sample
from waldlehre.kernel.choice import Choice
from waldlehre.kernel.run import carry_on
from waldlehre.kernel.step import Step
from waldlehre.kernel.table import Table


class Slate(Table):
    """Numbers that each seat has collected."""

    __slots__ = ("sums",)

    def __init__(self, seed, seats, turn, agenda, sums, ended=0):
        super().__init__(seed, seats, turn, agenda, ended)
        self.sums = sums

    def copy(self):
        return Slate(self.seed, self.seats, self.turn, self.agenda[:], self.sums[:], self.ended)


class Take(Step):
    """Adds what is picked to the seat's sum."""

    __slots__ = ("least", "most", "options", "seat")

    def __init__(self, seat, options, least=1, most=1):
        self.seat, self.options, self.least, self.most = seat, options, least, most

    def ask(self, table):
        return Choice(self.seat, "take", self.options, self.least, self.most, also=(99,))

    def do(self, table, picked):
        table.sums[self.seat] += sum(picked)

    def aside(self, table, picked):
        raise AssertionError("a forester leaves alone what is beside the question")


class Lead(Step):
    """A first number that decides which numbers follow: 0 leads to 50, 1 to 5, 2 ends at once."""

    __slots__ = ("seat",)

    def __init__(self, seat):
        self.seat = seat

    def ask(self, table):
        return Choice(self.seat, "lead", (0, 1, 2))

    def do(self, table, picked):
        table.sums[self.seat] += picked[0]
        if picked[0] < 2:
            table.then(Take(self.seat, (1, 50) if picked[0] == 0 else (1, 5)))


class Turn(Step):
    """The next turn begins."""

    __slots__ = ()

    def do(self, table, picked):
        table.turn += 1


class Numbers:
    """As much of a room as a greedy forester needs."""

    @staticmethod
    def worth(table, seat):
        return table.sums[seat] - table.sums[1 - seat]


def pick(*steps, **options):
    table = Slate(0, 2, 0, list(reversed(steps)), [0, 0])
    return Greedy(Numbers(), **options).pick(table, carry_on(table))


def test_it_takes_what_is_worth_most():
    assert pick(Take(0, (-3, 4, 2))) == (4,)


def test_it_takes_several_or_none_where_that_is_worth_more():
    assert pick(Take(0, (-3, 2, 4), least=0, most=3)) == (2, 4)
    assert pick(Take(0, (-3, -2), least=0, most=1)) == ()
    assert pick(Take(0, (-3, -2, 5), least=2, most=2)) == (-2, 5)


def test_of_equals_it_takes_the_first():
    assert pick(Take(0, (7, 8)), Take(0, (1, 2), least=1), deep=0) == (8,)
    assert pick(Take(0, (0,), least=0), Take(0, (1,))) == ()


def test_it_looks_on_where_its_turn_goes_on():
    assert pick(Lead(0)) == (0,)
    assert pick(Lead(0), deep=0) == (2,)


def test_it_looks_no_further_than_its_turn():
    assert pick(Take(0, (0, 1)), Turn(), Lead(0)) == (1,)


def test_it_expects_the_others_to_pass_where_they_may():
    assert pick(Take(0, (0, 1)), Take(1, (100,), least=0), Take(0, (2, 3))) == (1,)


def test_it_stops_where_somebody_else_must_decide():
    assert pick(Take(0, (0, 1)), Take(1, (1, 100)), Take(0, (2, 3))) == (1,)


def test_a_sample_holds_the_pass_and_the_whole_and_only_answers():
    choice = Choice(0, "take", tuple(range(30)), 0, 30, also=(99,))
    found = list(sample(choice, 64))
    assert len(found) == len(set(found)) == 64
    assert found[0] == ()
    assert found[-1] == choice.options
    assert all(choice.allows(picked) for picked in found)
    assert found == list(sample(choice, 64))


def test_few_answers_are_all_tried():
    choice = Choice(0, "take", (1, 2, 3), 1, 2, also=(99,))
    assert list(sample(choice, 6)) == [(1,), (2,), (3,), (1, 2), (1, 3), (2, 3)]
    assert len(list(sample(choice, 5))) == 5
