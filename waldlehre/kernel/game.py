"""Game = start + answers. Undo, redo, replay, fork and saves are all derived from that."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from reprlib import repr as brief
from typing import Any

from waldlehre.kernel.box import Box
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import IllegalAnswer, Refusal, SetupError
from waldlehre.kernel.events import Event, Recorder, chain
from waldlehre.kernel.forester import Asked, Forester, decision_luck
from waldlehre.kernel.luck import SEEDS
from waldlehre.kernel.question import Log, Question
from waldlehre.kernel.room import Room, Variant
from waldlehre.kernel.speech import voice
from waldlehre.kernel.table import Listener, Table
from waldlehre.kernel.voice import EVERYBODY, Voice

LONGEST_NAME = 60
NOTHING: Picked = ()


def carry_on(table: Table) -> Choice | None:
    """Do steps until somebody has to decide; None: the game is over."""
    agenda = table.agenda
    listener = table.listener
    while agenda:
        step = agenda[-1]
        choice = step.ask(table)
        if choice is None:
            agenda.pop()
            if listener is None:
                step.do(table, NOTHING)
            else:
                listener.watch(table, step, NOTHING, "", -1)
        elif len(choice.options) > choice.least or choice.also:
            return choice
        else:
            apply(table, choice, choice.options)
    return None


def apply(table: Table, choice: Choice, picked: Picked) -> None:
    """Carry out an answer that `choice` allows."""
    listener = table.listener
    if len(picked) == 1 and picked[0] in choice.also:
        step = table.agenda[-1]
        if listener is None:
            step.aside(table, picked[0])
        else:
            listener.beside(table, step, picked[0], choice.prompt, choice.seat)
        return
    step = table.agenda.pop()
    if listener is None:
        step.do(table, picked)
    else:
        listener.watch(table, step, picked, choice.prompt, choice.seat)


class Game:
    """A start, the answers given since, and the question now open."""

    def __init__(
        self,
        room: Room,
        start: Table,
        names: tuple[str, ...],
        edition: str,
        language: str = "",
        listener: Listener | None = None,
    ) -> None:
        self.room = room
        self.start = start
        self.names = names
        self.edition = edition
        self.language = language
        """The language of this game's words; "" follows `waldlehre.language`."""
        self.given: list[Picked] = []
        """The answers, from the first."""
        self.undone: list[Picked] = []
        """Answers taken back, the next to redo last."""
        self.table = start.copy()
        self.table.listener = listener
        self.asking: Choice | None = carry_on(self.table)
        """The bare question (None: the game is over); `choice` says it in words."""
        self._told: tuple[list[Picked], Recorder] | None = None

    # -- looking -------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many play."""
        return self.table.seats

    @property
    def seed(self) -> int:
        """The seed that all luck comes from."""
        return self.start.seed

    @property
    def variant(self) -> Variant:
        """How unclear rules are read."""
        found: Variant = getattr(self.start, "variant")  # noqa: B009 (each room types its own)
        return found

    @property
    def box(self) -> Box:
        """The tables that are played with."""
        found: Box = getattr(self.start, "parts").box  # noqa: B009 (each room types its own)
        return found

    @property
    def over(self) -> bool:
        """True if nobody has to decide any more."""
        return self.asking is None

    @property
    def ending(self) -> str:
        """How the game ended; "" while it goes on."""
        return self.room.endings[self.table.ended]

    @property
    def voice(self) -> Voice:
        """The game in words."""
        return Voice(self.room, self.names, self.language)

    @property
    def choice(self) -> Question | None:
        """Who decides what: the open question with its options and their labels."""
        return Question(self.voice, self.table, self.asking) if self.asking else None

    @property
    def log(self) -> Log:
        """What happened so far, as everybody may know it."""
        return self.story(EVERYBODY)

    def story(self, viewer: int) -> Log:
        """Return what happened so far, as one seat may know it."""
        return Log(self.voice, self.table, self.events, viewer)

    @property
    def events(self) -> list[Event]:
        """What happened so far, as data."""
        return self._recorder().events

    def score(self) -> list[int]:
        """Return each seat's points, as if the game ended now."""
        return self.room.scores(self.table)

    def winners(self) -> list[int]:
        """Return the seats that have won; empty while the game goes on and when all have lost."""
        return self.room.winners(self.table) if self.over else []

    def view(self, seat: int, deal: int = 0) -> Table:
        """Return the position with all that a seat may not know dealt anew, in one of many ways."""
        return self.room.view(self.table, seat, deal)

    def __repr__(self) -> str:
        asked = f"seat {self.asking.seat} asked: {self.asking.prompt}" if self.asking else "over"
        return (
            f"<Game {self.room.name}, {self.seats} seats, seed {self.seed}, "
            f"answer {len(self.given)}, {asked}>"
        )

    def __str__(self) -> str:
        viewer = self.asking.seat if self.asking else EVERYBODY
        text = self.room.text(self.table, viewer, self.voice)
        return f"{text}\n\n{self.choice}" if self.asking else text

    # -- playing -------------------------------------------------------------------------------

    def answer(self, *answer: object) -> None:
        """Answer the open question with options, their labels or keys; nothing is a pass.

        Raises IllegalAnswer, after which the table is as it was.
        """
        choice = self.asking
        one = answer[0] if len(answer) == 1 else None
        picked = (one,) if type(one) is int else plain(answer)
        if picked is None or choice is None or not choice.allows(picked):
            picked, refusal = self._understand(answer)
            if refusal is not None or choice is None:
                raise self._illegal(refusal or Refusal("", "refusals.over"))
        self.given.append(picked)
        if self.undone:
            self.undone = []
        table = self.table
        if table.listener is None and not choice.also:  # what `apply` does, in the usual case
            table.agenda.pop().do(table, picked)
        else:
            apply(table, choice, picked)
        self.asking = carry_on(table)

    def why_not(self, *answer: object) -> str:
        """Return why an answer is not possible, with its rule; "" if it is possible."""
        refusal = self._understand(answer)[1]
        return self.voice.refusal(self.table, refusal) if refusal else ""

    def refusal(self, *answer: object) -> Refusal | None:
        """Return as data why an answer is not possible; None if it is possible."""
        return self._understand(answer)[1]

    def why(self, number: int | None = None) -> str:
        """Return why this is being asked, or what led to a line of the log, first cause first."""
        if number is not None and not 0 <= number < len(self.events):
            raise SetupError("no.line", number=number, most=len(self.events) - 1)
        last = self._recorder().cause_of_question(self.table) if number is None else number
        lines = [
            f"{self.voice.event(self.table, event)} ({event.rule})"
            for event in chain(self.events, last)
        ]
        if number is None and self.asking:
            lines.append(self.voice.step(self.table.agenda[-1]))
        return "\n".join(lines)

    def undo(self, back: int = 1) -> None:
        """Take back answers; `redo` gives them again."""
        if not 0 <= back <= len(self.given):
            raise SetupError("undo.few", count=len(self.given))
        kept = len(self.given) - back
        undone = self.undone + self.given[kept:][::-1]
        self._play_again(self.given[:kept])
        self.undone = undone

    def redo(self, forward: int = 1) -> None:
        """Give again answers that were taken back."""
        if not 0 <= forward <= len(self.undone):
            raise SetupError("redo.few", count=len(self.undone))
        undone = self.undone[:]
        for _ in range(forward):
            picked = undone.pop()
            self.answer(*picked)
        self.undone = undone

    @property
    def barrier(self) -> int:
        """How many answers stay when nobody may go back behind a shown die, card or bid."""
        shown = [ply for ply in self._recorder().reveals if ply <= len(self.given)]
        return max(shown, default=0)

    def fork(self, at: int | None = None) -> Game:
        """Return another game with the same start and the first `at` answers (default: all)."""
        kept = len(self.given) if at is None else at
        if not 0 <= kept <= len(self.given):
            raise SetupError("fork.range", at=kept, count=len(self.given))
        return replay(self, self.given[:kept])

    def let_play(self, foresters: Mapping[int, Any], most: int = 1_000_000) -> int:
        """Let foresters answer for their seats while it is their turn; return how often.

        A forester is named ("greedy"), a `Forester`, or a function (view, choice) -> answer.
        """
        known = {seat: as_forester(self.room, one) for seat, one in foresters.items()}
        answered = 0
        while self.asking is not None and self.asking.seat in known and answered < most:
            self.answer(*self.advice(known[self.asking.seat]))
            answered += 1
        return answered

    def advice(self, forester: Any) -> Picked:
        """Return what a forester would answer; it sees only what the asked seat may know."""
        choice = self.asking
        if choice is None:
            raise self._illegal(Refusal("", "refusals.over"))
        one = as_forester(self.room, forester)
        one.prepare(decision_luck(self.seed, choice.seat, len(self.given)))
        seen = self.room.view(self.table, choice.seat, 0) if one.looks else self.table
        return one.pick(seen, choice)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the game to a file and return where it is; raises SaveError."""
        from waldlehre.kernel.saves import save  # which imports this module

        return save(self, path)

    def code(self) -> str:
        """Return the game as a short code to type, print or scan, without names."""
        from waldlehre.kernel.codes import dump_code  # which imports this module

        return dump_code(self)

    # -- inside --------------------------------------------------------------------------------

    def _play_again(self, answers: Iterable[Picked]) -> None:
        listener = self.table.listener
        self.table = self.start.copy()
        self.table.listener = listener
        self.given = []
        self.asking = carry_on(self.table)
        for picked in answers:
            self.answer(*picked)

    def _recorder(self) -> Recorder:
        if self._told is None or self._told[0] != self.given:
            recorder = Recorder(self.room)
            table = self.start.copy()
            table.listener = recorder
            choice = carry_on(table)
            for picked in self.given:
                recorder.ply += 1
                assert choice is not None, "more answers than questions"
                apply(table, choice, picked)
                choice = carry_on(table)
            self._told = (self.given[:], recorder)
        return self._told[1]

    def _understand(self, answer: tuple[object, ...]) -> tuple[Picked, Refusal | None]:
        """Turn what somebody typed into picks, or say why it is no answer."""
        choice = self.asking
        if choice is None:
            return (), Refusal("", "refusals.over")
        values: list[int] = []
        for one in answer:
            value = one if type(one) is int else self._named(choice, one)
            if value is None:
                return (), Refusal("", "refusals.unknown")
            values.append(value)
        picked = tuple(sorted(values))
        return picked, self._refusal(choice, picked)

    def _refusal(self, choice: Choice, picked: Picked) -> Refusal | None:
        if choice.allows(picked):
            return None
        step = self.table.agenda[-1]
        for value in picked:
            if value not in choice.options and value not in choice.also:
                return step.refuse(self.table, value) or Refusal(step.rule, "refusals.not_offered")
        if len(set(picked)) < len(picked):
            return step.no("twice")
        if len(picked) > 1 and not set(picked).isdisjoint(choice.also):
            return step.no("alone")
        if len(picked) < choice.least:
            return step.no("too_few", count=choice.least)
        return step.no("too_many", count=choice.most)

    def _named(self, choice: Choice, name: object) -> int | None:
        """Return the only value with this label or key among all that might be tried."""
        if not isinstance(name, str):
            return None
        wanted = name.strip().casefold()
        kind = self.room.prompts[choice.prompt].kind
        words = self.voice
        found = set()
        for among in (choice.options, self.room.universe(self.table, kind)):
            for value in among:
                label = words.value(self.table, kind, value).casefold()
                key = self.room.key(self.table, kind, value, choice.seat).casefold()
                if wanted and wanted in (label, key):
                    found.add(value)
            if len(found) == 1:
                return found.pop()
        return None

    def _illegal(self, refusal: Refusal) -> IllegalAnswer:
        question = self.voice.question(self.table, self.asking) if self.asking else ""
        reason = self.voice.refusal(self.table, refusal)
        return IllegalAnswer(
            "illegal",
            language=self.language,
            question=question,
            reason=reason,
            refusal=refusal,
        )


def plain(answer: tuple[object, ...]) -> Picked | None:
    """Return an answer of ints in ascending order; None if it holds anything else."""
    values: list[int] = []
    for one in answer:
        if type(one) is not int:
            return None
        values.append(one)
    values.sort()
    return tuple(values)


def replay(game: Game, answers: Sequence[Picked], listener: Listener | None = None) -> Game:
    """Return a game with the same start and other answers."""
    other = Game(game.room, game.start, game.names, game.edition, game.language, listener)
    for picked in answers:
        other.answer(*picked)
    return other


def as_forester(room: Room, forester: Any) -> Forester:
    """Accept a forester, its name, or a function (view, choice) -> answer."""
    if isinstance(forester, str):
        return room.forester(forester)
    return forester if isinstance(forester, Forester) else Asked(forester)


def play_out(room: Room, table: Table, foresters: Sequence[Forester]) -> int:
    """Play a table to its end, one forester a seat; return the number of decisions."""
    decisions = 0
    seed = table.seed
    choice = carry_on(table)
    while choice is not None:
        forester = foresters[choice.seat]
        forester.prepare(decision_luck(seed, choice.seat, decisions))
        seen = room.view(table, choice.seat, 0) if forester.looks else table
        picked = forester.pick(seen, choice)
        if not choice.allows(picked):
            raise IllegalAnswer("forester", prompt=choice.prompt, picked=str(picked))
        decisions += 1
        apply(table, choice, picked)
        choice = carry_on(table)
    return decisions


def new_game(
    room: Room,
    players: int = 0,
    seed: int | None = None,
    edition: str = "",
    variant: Variant | Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    language: str = "",
    box: Box | str | os.PathLike[str] | None = None,
) -> Game:
    """Set up a game; see the rooms' own `new_game` for what each parameter means.

    Raises SetupError, BoxError.
    """
    players = players or len(names) or room.seats[0]
    if type(players) is not int or players not in room.seats:
        raise SetupError("setup.players", players=players, allowed=room.seats)
    if seed is None:
        seed = int.from_bytes(os.urandom(4), "little")
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise SetupError("setup.seed", seed=seed, most=SEEDS - 1)
    edition = edition or room.default_edition()
    if edition not in room.editions:
        raise SetupError(
            "setup.edition", edition=str(edition)[:40], editions=", ".join(room.editions)
        )
    voice(language, room.name)  # an unknown language is named before anything is dealt
    chosen = read_variant(room.editions[edition], variant, players)
    start = room.new_table(seed, players, chosen, parts_of(room, box))
    return Game(room, start, checked_names(names, players), edition, language)


def parts_of(room: Room, box: Box | str | os.PathLike[str] | None) -> Any:
    """Return the parts of a box, of a folder, or of the project's own tables."""
    if box is None:
        return room.parts()
    if not isinstance(box, Box):
        box = Box.read(room.name, room.sheets, os.fspath(box))
    return room.make_parts(box)


def read_variant(base: Variant, given: Variant | Mapping[str, Any] | None, players: int) -> Variant:
    """Return the edition's variant with some fields changed, each checked."""
    if given is None:
        return base
    fields = base.fields()
    if isinstance(given, Variant):
        if type(given) is not type(base):
            raise SetupError("setup.variant", field=type(given).__name__, fields=", ".join(fields))
        given = given.fields()
    for name, value in given.items():
        if name not in fields:
            raise SetupError("setup.variant", field=str(name)[:40], fields=", ".join(fields))
        if isinstance(value, list):
            value = tuple(value)
        like = type(fields[name])
        if type(value) is not like or (
            like is tuple and any(type(one) is not int for one in value)
        ):
            raise SetupError("setup.value", field=name, value=brief(value), type=like.__name__)
        fields[name] = value
    chosen = type(base)(**fields)
    fault = chosen.fault(players)
    if fault:
        raise SetupError("setup.value", field=fault, value=brief(fields[fault]), type="")
    return chosen


def checked_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a name for each seat; "" where none was given."""
    if isinstance(names, str) or len(names) > players:
        raise SetupError("setup.names", count=players)
    for name in names:
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not printable(name):
            raise SetupError("setup.name", name=repr(name)[:80], most=LONGEST_NAME)
    return tuple([name.strip() for name in names]) + ("",) * (players - len(names))


def printable(name: str) -> bool:
    """True if a name holds no line break, control sign, half character or change of direction."""
    turns = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"
    return all(sign.isprintable() or sign in "\u200d\u00ad" for sign in name) and not any(
        sign in name for sign in turns
    )
