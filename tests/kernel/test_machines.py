"""Any sequence of answers, refusals, undo, redo, fork, save and code, against a model.

The model is two lists: the answers given and those taken back. Whatever was done, a game that is
played anew from its start with the same answers must be in the same position.
"""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from waldlehre import pegs
from waldlehre.kernel.codes import dump_code, load_code
from waldlehre.kernel.errors import IllegalAnswer
from waldlehre.kernel.game import replay
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import digest
from waldlehre.kernel.saves import dumps, loads
from waldlehre.kernel.setup import new_game

from . import toy
from .play import QUIET, find, state

KEYS = st.integers(0, 2**32 - 1)
NONSENSE = (-7, 1 << 40, "nothing", "", None, True, 1.5, (), [0])
asked = precondition(lambda machine: machine.game.asking is not None)


class Playing(RuleBasedStateMachine):
    """One game; subclasses say in which room."""

    room = toy.ROOM
    setups = ({},)

    @initialize(seed=KEYS, data=st.data())
    def begin(self, seed, data):
        players = data.draw(st.sampled_from(self.room.seats))
        setup = data.draw(st.sampled_from(self.setups))
        self.game = new_game(self.room, players, seed, **setup)
        self.given, self.undone = [], []

    def answered(self, picked):
        self.given.append(picked)
        self.undone.clear()

    @asked
    @rule(key=KEYS)
    def answer_by_option(self, key):
        """In descending order, as any order will do."""
        picked = self.game.asking.pick_random(Dice(key))
        self.game.answer(*picked[::-1])
        self.answered(picked)

    @asked
    @rule(key=KEYS, by=st.sampled_from(["labels", "keys"]))
    def answer_in_words(self, key, by):
        choice = self.game.choice
        picked = self.game.asking.pick_random(Dice(key))
        words = dict(zip(choice.options, getattr(choice, by), strict=True))
        self.game.answer(*[words[one] for one in picked])
        self.answered(picked)

    @precondition(lambda self: self.game.asking is not None and self.game.asking.also)
    @rule()
    def answer_beside(self):
        before, beside = self.game.asking, self.game.asking.also[0]
        self.game.answer(beside)
        self.answered((beside,))
        assert (self.game.asking.prompt, self.game.asking.options) == (
            before.prompt,
            before.options,
        )

    @rule(wrong=st.sampled_from(NONSENSE), right=st.booleans())
    def refuse_nonsense(self, wrong, right):
        """Alone, or beside something that is offered."""
        choice, before = self.game.asking, state(self.game)
        answer = (choice.options[0], wrong) if right and choice else (wrong,)
        with pytest.raises(IllegalAnswer) as caught:
            self.game.answer(*answer)
        assert caught.value.refusal is not None
        assert str(caught.value)
        assert state(self.game) == before

    @asked
    @rule(data=st.data())
    def refuse_what_is_not_offered(self, data):
        choice, before = self.game.asking, state(self.game)
        universe = self.room.universe(self.game.table, self.room.prompts[choice.prompt].kind)
        others = sorted({*universe} - {*choice.options, *choice.also})
        if not others:
            return
        value = data.draw(st.sampled_from(others))
        assert self.game.why_not(value)
        assert self.game.refusal(value) is not None
        assert state(self.game) == before

    @precondition(lambda self: self.given)
    @rule(data=st.data())
    def undo(self, data):
        back = data.draw(st.integers(1, len(self.given)))
        self.game.undo(back)
        for _ in range(back):
            self.undone.append(self.given.pop())

    @precondition(lambda self: self.undone)
    @rule(data=st.data())
    def redo(self, data):
        forward = data.draw(st.integers(1, len(self.undone)))
        self.game.redo(forward)
        for _ in range(forward):
            self.given.append(self.undone.pop())

    @rule(data=st.data())
    def go_on_with_a_fork(self, data):
        at = data.draw(st.integers(0, len(self.given)))
        before = state(self.game)
        other = self.game.fork(at)
        assert state(self.game) == before
        self.game, self.given, self.undone = other, self.given[:at], []

    @rule(how=st.sampled_from(["save", "code"]))
    def go_on_with_a_saved_game(self, how):
        position = digest(self.game.table)
        if how == "save":
            self.game = loads(dumps(self.game), find)
        else:
            self.game = load_code(dump_code(self.game), find)
        self.undone = []
        assert digest(self.game.table) == position

    @rule()
    def look(self):
        """Looking at everything changes nothing."""
        before = state(self.game)
        assert len(list(self.game.log)) == len(self.game.events)
        assert 0 <= self.game.barrier <= len(self.game.given)
        assert str(self.game)
        assert bool(self.game.why().lines) != self.game.over
        for seat in range(self.game.seats):
            assert not list(self.room.faults(self.game.view(seat)))
        assert state(self.game) == before

    @invariant()
    def the_game_is_where_its_answers_lead(self):
        game = self.game
        assert (game.given, game.undone) == (self.given, self.undone)
        again = replay(game.fork(at=0), self.given)
        assert state(again)[:2] == state(game)[:2]
        assert again.score() == game.score()

    @invariant()
    def somebody_may_act_or_the_game_is_over(self):
        game = self.game
        assert game.over == bool(game.ending) == bool(game.winners())
        assert game.over or next(game.asking.answers()) is not None
        assert not list(self.room.faults(game.table))


class PlayingPegs(Playing):
    room = pegs.ROOM
    setups = ({}, {"edition": "match"}, {"variant": {"first": 1, "heights": 1}})


MODEST = settings(QUIET, max_examples=25, stateful_step_count=25)
TestToyMachine = Playing.TestCase
TestToyMachine.settings = MODEST
TestPegsMachine = PlayingPegs.TestCase
TestPegsMachine.settings = MODEST
