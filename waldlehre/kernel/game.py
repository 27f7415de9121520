"""Game = start + answers. Undo, redo, replay, fork and saves are all derived from that."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from waldlehre.kernel.box import Box
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import IllegalAnswer, Refusal, SetupError
from waldlehre.kernel.events import Event, Recorder, chain
from waldlehre.kernel.forester import Forester, Motive
from waldlehre.kernel.question import Log, Question
from waldlehre.kernel.room import Room, Variant
from waldlehre.kernel.run import (
    Telling,
    apply,
    as_forester,
    carry_on,
    motive_of,
    picked_by,
    refused,
    wrong_answer,
)
from waldlehre.kernel.table import Listener, Table
from waldlehre.kernel.voice import EVERYBODY, Voice
from waldlehre.kernel.why import Why, explained, known, why_place


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
        self.motives: dict[int, Motive] = {}
        """Why foresters answered as they did, by the number of answers before; never saved."""
        self.table = start.copy()
        self.table.listener = listener
        self.asking: Choice | None = carry_on(self.table)
        """The bare question (None: the game is over); `choice` says it in words."""
        self._told = Telling(room)

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
        return Log(self.voice, self.table, self.events, viewer, self.motives)

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

    def picture(
        self,
        viewer: int | None = None,
        layout: str = "table",
        view: str = "auto",
        marks: bool = True,
    ) -> Any:
        """Return the position as a picture that draws itself in a notebook and saves itself.

        `viewer` is a seat or EVERYBODY; by default whoever is asked, as in `print(game)`. A room
        names its layouts; views are "auto", "light", "dark", "projector" and "print". Without
        `marks` nothing says what can be chosen now, for pictures that are only looked at. Raises
        SetupError for a seat that there is not, ValueError for another layout or view.
        """
        if viewer is None:
            viewer = self.asking.seat if self.asking else EVERYBODY
        if type(viewer) is not int or not EVERYBODY <= viewer < self.seats:
            raise SetupError("setup.seat", seat=repr(viewer)[:40], most=self.seats - 1)
        choice = self.asking if marks else None
        return self.room.picture(self.table, viewer, self.voice, choice, (), layout, view)

    def _repr_html_(self) -> str:
        found: str = self.picture().html()
        return found

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
        if self.undone:
            self.undone = []
            self.motives = self.motives_before(len(self.given))
        self.given.append(picked)
        table = self.table
        if choice.also or table.listener is not None:
            apply(table, choice, picked)
        else:
            table.agenda.pop().do(table, picked)  # what `apply` does, in the usual case
        self.asking = carry_on(table)

    def why_not(self, *answer: object) -> str:
        """Return why an answer is not possible, with its rule; "" if it is possible."""
        refusal = self._understand(answer)[1]
        return self.voice.refusal(self.table, refusal) if refusal else ""

    def refusal(self, *answer: object) -> Refusal | None:
        """Return as data why an answer is not possible; None if it is possible."""
        return self._understand(answer)[1]

    def why(self, what: int | str | None = None) -> Why:
        """Explain, first cause first: this question, a line of the log (int), a place ("R2C5").

        A place of another player is named with the player's number: "R2C5/2". Of anything else
        that has a name (a card, a corner) it says what is known, and where it is possible or what
        is missing there. Raises SetupError.
        """
        if isinstance(what, str):
            kind, value = self._place_or_thing(what)
            if kind == self.room.places[0]:
                return why_place(self, value)
            return Why(known(self, kind, value), [], [])
        if what is not None and not 0 <= what < len(self.events):
            raise SetupError("no.line", number=what, most=len(self.events) - 1)
        last = self._recorder().cause_of_question(self.table) if what is None else what
        found = explained(self, chain(self.events, last))
        if what is None and self.asking:
            found.lines.append(self.voice.step(self.table.agenda[-1]))
        return found

    def place(self, name: str) -> int:
        """Return the place of this name, as the seat that is asked names it.

        Raises SetupError.
        """
        found = self._keyed(self.room.places[0], name)
        if found is None:
            raise SetupError("no.place", name=name[:40])
        return found

    def bookmark(self) -> Callable[[], None]:
        """Return a function that puts this game back to where it is now, whatever went wrong."""
        table, given, asking, undone = self.table.copy(), self.given[:], self.asking, self.undone[:]
        motives = self.motives.copy()

        def back() -> None:
            table.listener = self.table.listener
            self.table, self.given, self.asking, self.undone = table, given, asking, undone
            self.motives = motives

        return back

    def undo(self, back: int = 1) -> None:
        """Take back answers; `redo` gives them again."""
        if type(back) is not int or not 0 <= back <= len(self.given):
            raise SetupError("undo.few", back=repr(back)[:20], count=len(self.given))
        kept = len(self.given) - back
        undone = self.undone + self.given[kept:][::-1]
        self._become(self.fork(at=kept), undone)

    def redo(self, forward: int = 1) -> None:
        """Give again answers that were taken back."""
        if type(forward) is not int or not 0 <= forward <= len(self.undone):
            raise SetupError("redo.few", forward=repr(forward)[:20], count=len(self.undone))
        left = len(self.undone) - forward
        again = self.undone[left:][::-1]
        self._become(replay(self, self.given + again), self.undone[:left])

    @property
    def barrier(self) -> int:
        """How many answers stay when nobody may go back behind a shown die, card or bid."""
        return max(self._recorder().reveals, default=0)

    def fork(self, at: int | None = None) -> Game:
        """Return another game with the same start and the first `at` answers (default: all)."""
        kept = len(self.given) if at is None else at
        if type(kept) is not int or not 0 <= kept <= len(self.given):
            raise SetupError("fork.range", at=repr(kept)[:20], count=len(self.given))
        other = replay(self, self.given[:kept])
        other.motives = self.motives_before(kept)
        return other

    def motives_before(self, ply: int) -> dict[int, Motive]:
        """Return the motives of the first answers."""
        return {at: motive for at, motive in self.motives.items() if at < ply}

    def let_play(self, foresters: Mapping[int, Any], most: int = 1_000_000) -> int:
        """Let foresters answer for their seats while it is their turn; return how often.

        A forester is named ("greedy"), a `Forester`, or a function (view, choice) -> answer.
        Raises SetupError for a seat that there is not, IllegalAnswer for a wrong answer.
        """
        known: dict[int, Forester] = {}
        for seat, one in foresters.items():
            if type(seat) is not int or not 0 <= seat < self.seats:
                raise SetupError("setup.seat", seat=repr(seat)[:40], most=self.seats - 1)
            known[seat] = as_forester(self.room, one)
        answered = 0
        while self.asking is not None and self.asking.seat in known and answered < most:
            seat = self.asking.seat
            picked = self.advice(known[seat])
            refusal = self._understand(picked)[1]
            if refusal is not None:
                raise wrong_answer(self.voice, self.table, self.asking, picked, refusal)
            motive = motive_of(known[seat], self.room, self.table, self.asking, picked)
            self.answer(*picked)
            if motive is not None:
                self.motives[len(self.given) - 1] = motive
            answered += 1
        return answered

    def advice(self, forester: Any) -> Picked:
        """Return what a forester would answer; it sees only what the asked seat may know."""
        if self.asking is None:
            raise self._illegal(Refusal("", "refusals.over"))
        one = as_forester(self.room, forester)
        return picked_by(one, self.room, self.table, self.asking, len(self.given))

    def hint(self, playouts: int = 400, seconds: float = 0.0) -> Any:
        """Return the best answer found: `answer`, `lead` with `low` and `high`, `why`; it prints.

        It plays on in many worlds that the asked seat must hold possible, and knows no more than
        that seat. With `seconds` it stops early. Raises IllegalAnswer when the game is over.
        """
        return import_module("waldlehre.foresters.hints").hint(self, playouts, seconds)

    def board(self, **options: Any) -> Any:
        """Return a live board for a notebook; without the extra "lab" it says what to install.

        Options: `foresters` ({1: "greedy"}), `mode` ("explore" lets everything be taken back,
        "play" nothing that was behind a shown die, card or bid), `open_board` (everybody may see
        every hand), `pause` (seconds between the moves of foresters), `view`.
        """
        return import_module("waldlehre.jupyter").make_board(self, **options)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the game to a file and return where it is; raises SaveError."""
        from waldlehre.kernel.saves import save  # which imports this module

        return save(self, path)

    def code(self) -> str:
        """Return the game as a short code to type, print or scan, without names."""
        from waldlehre.kernel.codes import dump_code  # which imports this module

        return dump_code(self)

    # -- inside --------------------------------------------------------------------------------

    def _become(self, other: Game, undone: list[Picked]) -> None:
        """Take over another game's position, all at once."""
        other.table.listener = self.table.listener
        self.table, self.given, self.asking = other.table, other.given, other.asking
        self.undone = undone

    def _recorder(self) -> Recorder:
        return self._told.upto(self.start, self.given)

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
        return picked, refused(self.table, choice, picked)

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

    def _keyed(self, kind: str, name: str) -> int | None:
        """Return the value of a kind with this key, as the seat that is asked would type it."""
        seat, wanted = self.asking.seat if self.asking else 0, name.strip().casefold()
        for value in self.room.universe(self.table, kind):
            if self.room.key(self.table, kind, value, seat).casefold() == wanted:
                return value
        return None

    def _place_or_thing(self, name: str) -> tuple[str, int]:
        """Return kind and value of a place, else of anything of which something is known."""
        kinds = (self.room.places[0], *[prompt.kind for prompt in self.room.prompts.values()])
        for kind in dict.fromkeys(kinds):
            value = self._keyed(kind, name)
            if value is not None and (kind == kinds[0] or known(self, kind, value)):
                return kind, value
        raise SetupError("no.place", name=name[:40])

    def _illegal(self, refusal: Refusal) -> IllegalAnswer:
        reason = self.voice.refusal(self.table, refusal)
        about = {"language": self.language, "reason": reason, "refusal": refusal}
        if self.asking is None:
            return IllegalAnswer("over", **about)
        return IllegalAnswer(
            "illegal", question=self.voice.question(self.table, self.asking), **about
        )

    def __copy__(self) -> Game:
        return self.fork()


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
