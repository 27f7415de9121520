"""The public exam that every room must pass: `check_room(room)`.

Random games, and at every question what can be checked cheaply: the question is well formed,
nothing on the table is lost or doubled, wrong answers are refused for a stated reason and change
nothing. At every `dear`-th question what costs more: JSON, undo, replay, views, codes, words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waldlehre.kernel.box import Box
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.codes import dump_code, load_code
from waldlehre.kernel.errors import IllegalAnswer
from waldlehre.kernel.forester import Random, decision_luck
from waldlehre.kernel.game import Game
from waldlehre.kernel.luck import Dice, luck
from waldlehre.kernel.positions import digest, dump, load
from waldlehre.kernel.record import Record
from waldlehre.kernel.room import Room
from waldlehre.kernel.run import apply, carry_on
from waldlehre.kernel.saves import dumps, loads
from waldlehre.kernel.setup import new_game
from waldlehre.kernel.step import Step
from waldlehre.kernel.table import Listener, Table

LONGEST_GAME = 5000
"""Decisions after which a random game counts as endless."""
EXAM_LUCK = 0xE8A3


class ExamFailed(AssertionError):
    """What is wrong, and one line that shows it again."""


class Report:
    """What an exam saw."""

    def __init__(self) -> None:
        self.games = 0
        self.questions = 0
        self.attempts = 0
        """Values tried that are not offered."""
        self.unexplained = 0
        """Those among them that only a general "not offered" answers."""
        self.example = ""
        """The first of these."""
        self.prompts: set[str] = set()
        self.endings: dict[str, int] = {}

    def __repr__(self) -> str:
        return (
            f"<Report {self.games} games, {self.questions} questions, {self.attempts} refusals, "
            f"{self.unexplained} without a reason of their own, endings {self.endings}>"
        )


def check_room(
    room: Room,
    games: int = 10,
    players: Sequence[int] = (),
    first_seed: int = 0,
    dear: int = 10,
    variant: Any = None,
    box: Box | None = None,
) -> Report:
    """Play `games` random games for each number of players and check them; return what was seen.

    `box` holds tables of one's own; without it the room's are played with.
    Raises ExamFailed with a line that repeats the failure.
    """
    report = Report()
    for seats in players or room.seats:
        for seed in range(first_seed, first_seed + games):
            Sitting(room, seats, seed, dear, variant, report, box).run()
    limit = report.attempts // 20
    if report.unexplained > limit:
        what = f"more than one refusal in twenty has no reason: {report}"
        raise ExamFailed(f"{report.example} is refused for no reason; {what}")
    return report


class Watcher(Listener):
    """Sees that a step stays as it was made."""

    def watch(self, table: Table, step: Step[Any], picked: Picked, asked: str, seat: int) -> None:
        """Carry out a step and compare it with itself."""
        before = hash(step)
        step.do(table, picked)
        assert hash(step) == before, f"{step!r} changed while it was done"


class Sitting:
    """One game of the exam."""

    def __init__(
        self,
        room: Room,
        seats: int,
        seed: int,
        dear: int,
        variant: Any,
        report: Report,
        box: Box | None,
    ) -> None:
        self.room = room
        self.where = f"{room.name}: players={seats}, seed={seed}"
        self.dear = dear
        self.report = report
        self.game = new_game(room, seats, seed, variant=variant, box=box)
        self.game.table.listener = Watcher()
        self.dice = Dice(luck(luck(seed, EXAM_LUCK), seats))
        self.digests: list[str] = []
        """The position at every question."""

    def run(self) -> None:
        """Play to the end, checking at every question."""
        game = self.game
        try:
            while game.asking is not None:
                at = len(game.given)
                check(at < LONGEST_GAME, "the game does not end")
                self.cheap(game.asking)
                if at % self.dear == 0:
                    self.costly(game.asking)
                game.answer(*game.asking.pick_random(self.dice))
            self.finish()
        except Exception as error:
            what = str(error) if isinstance(error, AssertionError) else repr(error)
            raise ExamFailed(f"{self.where}, answer {len(game.given)}: {what}") from error
        self.report.games += 1
        ending = game.ending
        self.report.endings[ending] = self.report.endings.get(ending, 0) + 1

    def cheap(self, choice: Choice) -> None:
        """Check a question and the table under it."""
        self.report.questions += 1
        self.report.prompts.add(choice.prompt)
        check_question(self.room, self.game.table, choice)
        faults = list(self.room.faults(self.game.table))
        check(not faults, f"pieces lost or doubled: {faults}")
        self.digests.append(digest(self.game.table))
        before = dump(self.game.table)
        self.refusals(choice)
        check(dump(self.game.table) == before, "a refused answer changed the table")
        copy = self.game.table.copy()
        check(dump(copy) == before, "a copy differs")
        apply(copy, choice, choice.pick_random(self.dice))
        carry_on(copy)
        check(dump(self.game.table) == before, "playing on a copy changed the original")

    def refusals(self, choice: Choice) -> None:
        """Try every value of the kind, and answers that are wrong in other ways."""
        step = self.game.table.agenda[-1]
        kind = self.room.prompts[choice.prompt].kind
        wrong = []
        for value in self.room.universe(self.game.table, kind):
            refusal = step.refuse(self.game.table, value)
            if value in choice.options or value in choice.also:
                check(refusal is None, f"{choice} offers {value}, yet {refusal}")
                continue
            self.report.attempts += 1
            self.report.unexplained += refusal is None
            if refusal is None and not self.report.example:
                at = f"{self.where}, answer {len(self.game.given)}"
                self.report.example = f"{at}: {choice.prompt} {value}"
            elif refusal is not None:
                check(refusal.rule != "", f"{refusal} names no rule")
            wrong.append(value)
        if wrong:  # one of them the long way, each time another
            self.refused(wrong[len(self.game.given) % len(wrong)])
        for option in choice.options:
            check(step.refuse(self.game.table, option) is None, f"{option} is offered and refused")
        self.refused(-7)
        if choice.options:
            self.refused(*choice.options, choice.options[0])

    def refused(self, *answer: object) -> None:
        """Check that an answer raises IllegalAnswer."""
        try:
            self.game.answer(*answer)
        except IllegalAnswer as error:
            check(error.refusal is not None, f"{answer} was refused without a reason")
            return
        raise ExamFailed(f"{answer} was accepted")

    def costly(self, choice: Choice) -> None:
        """Check JSON, saves, codes, replay, undo, views and words."""
        game = self.game
        for odd in (1 << 40, "no such thing", "", None, True, 1.0, (), [0]):
            self.refused(odd)
        if choice.least:
            self.refused()
        before = self.digests[-1]
        again = load(dump(game.table), game.table, self.room.name)
        check(digest(again) == before, "JSON changed the position")
        check(same_choice(carry_on(again), choice), "JSON changed the question")
        other = self.again()
        check(digest(other.table) == before, "a save, code or replay differs")
        check(same_choice(other.asking, choice), "a save, code or replay asks otherwise")
        back = 1 << len(self.digests) % 9
        if back <= len(game.given):
            self.undo(other, back)
        self.views(choice)
        self.words(choice)

    def find(self, name: str) -> Room | None:
        """Find the room that is being examined."""
        return self.room if name == self.room.name else None

    def again(self) -> Game:
        """Return the same game from a save, a code or a replay, each in its turn."""
        way = len(self.game.given) // self.dear % 3
        if way == 0:
            return loads(dumps(self.game), self.find)
        return load_code(dump_code(self.game), self.find) if way == 1 else self.game.fork()

    def undo(self, game: Game, back: int) -> None:
        """Go back and forth; every position must be as it was when it was first there."""
        now = len(game.given)
        game.undo(back)
        check(digest(game.table) == self.digests[now - back], "undo leads elsewhere")
        game.redo(back)
        check(digest(game.table) == self.digests[now], "redo does not lead back")

    def views(self, choice: Choice) -> None:
        """A view asks the asked seat the same, and is a whole position."""
        for seat in range(self.game.seats):
            seen = self.room.view(self.game.table, seat, 0)
            check(not list(self.room.faults(seen)), f"seat {seat}'s view lost or doubled pieces")
            if seat == choice.seat:
                check(same_choice(carry_on(seen), choice), "a view changed its seat's question")

    def words(self, choice: Choice) -> None:
        """Labels and keys are there and tell the options apart."""
        question = self.game.choice
        assert question is not None
        for words in (question.labels, question.keys):
            check(all(words), f"an option of {choice} has no words")
            check(len(set(words)) == len(words), f"options of {choice} sound alike: {words}")
        check(bool(question.text), f"{choice} has no words")
        check(bool(str(self.game)), "the table has no text")

    def finish(self) -> None:
        """Check the end: nobody is asked, the log is whole, all luck is repeatable."""
        game = self.game
        check(bool(game.ending), "the game ended without saying how")
        check(not list(self.room.faults(game.table)), "pieces lost or doubled at the end")
        self.refused(0)
        events = game.events
        check(all(event.cause < event.number for event in events), "a cause after its effect")
        check(all(event.rule for event in events), "an event without a rule")
        check(all(line for line in game.log), "a line of the log is empty")
        check(digest(game.fork().table) == digest(game.table), "the game cannot be replayed")
        again = loads(dumps(game), self.find)
        check(again.over and again.score() == game.score(), "the saved game ends otherwise")
        self.digests.append(digest(game.table))
        back = 1
        while back < len(game.given):
            self.undo(again, back)
            back *= 2


def check(good: bool, message: str) -> None:
    """Fail the exam unless `good`."""
    if not good:
        raise ExamFailed(message)


def check_question(room: Room, table: Table, choice: Choice) -> None:
    """Check that a question is well formed."""
    check(0 <= choice.seat < table.seats, f"{choice} asks nobody")
    check(choice.prompt in room.prompts, f"{choice.prompt} is not declared")
    check(bool(choice.options), f"{choice} offers nothing")
    ascending = all(a < b for a, b in zip(choice.options, choice.options[1:], strict=False))
    check(ascending, f"{choice} is not in ascending order")
    check(0 <= choice.least <= choice.most, f"{choice} wants an impossible number")
    check(choice.least <= len(choice.options), f"{choice} wants more than it offers")
    check(not choice.forced(), f"{choice} is no choice")
    check(not set(choice.also) & set(choice.options), f"{choice} offers something twice")
    check(isinstance(table.agenda[-1], Record), "the agenda holds something that is no step")


def same_choice(one: Choice | None, other: Choice | None) -> bool:
    """True if two questions are the same."""
    return repr(one) == repr(other)


def play_random(room: Room, seed: int, seats: int, variant: Any = None) -> Game:
    """Return a whole game of random answers, the same for the same seed."""
    game = new_game(room, seats, seed, variant=variant)
    forester = Random()
    while game.asking is not None:
        forester.prepare(decision_luck(seed, game.asking.seat, len(game.given)))
        game.answer(*forester.pick(game.table, game.asking))
    return game


def identity(room: Room, seeds: range, seats: Sequence[int] = ()) -> str:
    """Return a hash over every question, answer, log line and final table of random games."""
    from hashlib import sha256

    hasher = sha256()
    for players in seats or room.seats:
        for seed in seeds:
            game = new_game(room, players, seed)
            dice = Dice(luck(luck(seed, EXAM_LUCK), players))
            while game.asking is not None:
                picked = game.asking.pick_random(dice)
                hasher.update(f"{game.asking!r}{picked}\n".encode())
                game.answer(*picked)
            for event in game.events:
                hasher.update(f"{event!r}\n".encode())
            hasher.update(f"{digest(game.table)} {game.score()}\n".encode())
    return hasher.hexdigest()[:20]
