"""One question of a lesson: asked, answered, judged, kept. The board and plain text both show it.

It knows no browser: `waldlehre.jupyter.exercise` draws it live, `answer` takes an answer from a
cell, and where nothing is alive it is a figure with the question and its options.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib import import_module
from itertools import combinations, islice
from typing import Any

from waldlehre.drawing.scene import Scene
from waldlehre.drawing.svg import Picture
from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.game import Game
from waldlehre.kernel.room import Prompt
from waldlehre.kernel.voice import EVERYBODY, Voice
from waldlehre.lessons.answers import Answer, Answers
from waldlehre.lessons.judges import Judge
from waldlehre.lessons.words import said
from waldlehre.texts import language

POINT = "point"
"""The prompt of a question that points at a place and belongs to no rule."""
MOST_SHOWN = 40
"""Options that a figure lists."""
MOST_TRIED = 500
"""Answers of one size that are tried for a solution."""


class Exercise:
    """A question with options; `judge` returns why an answer is not right, none if it is."""

    def __init__(
        self,
        key: str,
        ask: str,
        options: list[tuple[int, str]],
        judge: Judge,
        *,
        hint: str = "",
        story: Callable[[], list[str]] | None = None,
        least: int = 1,
        most: int = 1,
        amount: bool = False,
        game: Game | None = None,
        choice: Choice | None = None,
        layout: str = "table",
        passing: str = "",
        language: str = "",
        folder: str = ".",
    ) -> None:
        self.labels = dict(options)
        if not key or not options:
            raise SetupError("lesson.empty", key=repr(key)[:40])
        if len(self.labels) < len(options) or len(set(self.labels.values())) < len(options):
            raise SetupError("lesson.alike", key=key)
        self.key = key
        self.ask = ask
        self.options = options
        self.judge = judge
        self.hint = hint
        self.story = story
        self.least = least
        self.most = most
        self.amount = amount
        self.game = game
        self.choice = choice
        self.layout = layout
        self.passing = passing
        """What it means to pick nothing; "" where that is no answer."""
        self.language = game.language if game else language
        self.answers = Answers(folder)
        self.picked: Picked | None = None
        """What was answered last; None: nothing yet."""
        self.reasons: list[str] = []
        """Why that is not right."""
        self.tries = 0
        self.turns = 0
        """Counts answers and new beginnings, for all views of this question."""
        self.solved = False
        """True if the solution was shown."""
        self.view: Any = None
        """The live view, once there is one: however often a question is shown, it has one state."""
        self._solution: list[Picked] = []
        self._sought = False

    def say(self, message: str, **about: Any) -> str:
        """Say a sentence of the lesson tools."""
        return said(self.language, message, **about)

    @property
    def right(self) -> bool:
        """True if the last answer was right."""
        return self.picked is not None and not self.reasons

    @property
    def correct(self) -> bool:
        """What is kept of the verdict."""
        return self.right

    # -- answering -------------------------------------------------------------------------------

    def recall(self) -> None:
        """Take up what was answered before, from the file beside the notebook.

        What no longer fits the question, or cannot be judged, counts as not answered.
        """
        kept = self.answers.get(self.key)
        picked = self.remembered()
        if kept is None or picked is None:
            return
        try:
            self.take(picked)
        except Exception:  # noqa: BLE001 (a question that fails is shown all the same)
            self.forget()
        else:
            self.tries = max(1, kept["tries"])

    def remembered(self) -> Picked | None:
        """Return what was answered before and fits still; None for nothing, or where it was taken."""
        kept = self.answers.get(self.key)
        return None if kept is None or self.picked is not None else self.meant(kept)

    @property
    def ready(self) -> bool:
        """True if an answer can be judged at once; else `step` has to be called until it can."""
        return True

    def step(self) -> bool:
        """Play a little of what has to be played before an answer is judged; True if there is more."""
        return False

    def progress(self) -> str:
        """Say how far that is."""
        return ""

    def meant(self, kept: Answer) -> Picked | None:
        """Return which options a kept answer means; None where it no longer fits the question.

        Labels tell it in the language in which it was given, the options' numbers in any other.
        """
        values = {label: value for value, label in self.options}
        picked = [values.get(label) for label in kept["picked"]]
        if kept["language"] != self.spoken():
            picked = [one if one in self.labels else None for one in kept["options"]]
        found = [one for one in picked if one is not None]
        return tuple(sorted(found)) if len(found) == len(picked) else None

    def spoken(self) -> str:
        """Return the language of the question."""
        return self.language or language()

    def take(self, picked: Picked) -> None:
        """Judge an answer; raises SetupError for what was not offered."""
        self.check(picked)
        self.reasons = [str(reason) for reason in self.judge(picked)]
        self.picked = picked
        self.tries += 1
        self.turns += 1

    def check(self, picked: Picked) -> None:
        """Raise SetupError for an answer that was not offered."""
        wrong = [one for one in picked if one not in self.labels]
        nothing = not picked and bool(self.passing)
        fits = nothing or max(1, self.least) <= len(picked) <= self.most
        if wrong or len(set(picked)) < len(picked) or not fits:
            raise SetupError("lesson.option", key=self.key)

    def keep(self) -> bool:
        """Write the answer beside the notebook; return whether it lies there."""
        if self.picked is None:
            return self.answers.keep(self.key, None)
        answer = {
            "picked": [self.labels[one] for one in self.picked],
            "options": list(self.picked),
            "language": self.spoken(),
            "right": self.correct,
            "tries": self.tries,
        }
        return self.answers.keep(self.key, answer)

    def forget(self) -> None:
        """Let somebody begin anew."""
        self.picked, self.reasons, self.tries, self.solved = None, [], 0, False
        self.turns += 1

    def answer(self, *answer: object) -> Exercise:
        """Answer from a cell, with options or their labels; the question then shows the verdict."""
        values = {label.casefold(): value for value, label in self.options}
        keys = self.keys()
        picked = []
        for one in answer:
            name = str(one).strip().casefold()
            value = one if type(one) is int else keys.get(name, values.get(name))
            if value not in self.labels:
                raise SetupError("lesson.option", key=self.key)
            picked.append(int(str(value)))
        self.take(tuple(sorted(picked)))
        self.keep()
        return self

    def keys(self) -> dict[str, int]:
        """Return what may be typed for the options of a board."""
        if self.game is None or self.choice is None:
            return {}
        game, seat = self.game, self.choice.seat
        kind = game.room.places[0] if self.choice.prompt == POINT else self.kind()
        key = game.room.key
        return {key(game.table, kind, one, seat).casefold(): one for one, _ in self.options}

    def kind(self) -> str:
        """Return the kind of the options of a question that the game asks."""
        assert self.game is not None, "no game"
        assert self.choice is not None, "no question"
        return self.game.room.prompts[self.choice.prompt].kind

    @property
    def solvable(self) -> bool:
        """False where it is known that no answer is right; nothing is judged to find out."""
        return not self._sought or bool(self._solution)

    def solution(self) -> Picked | None:
        """Return an answer that is right, sought once; None where there is none."""
        if not self._sought:
            self._solution = self._found()[:1]
            self._sought = True
        return self._solution[0] if self._solution else None

    def _found(self) -> list[Picked]:
        """Return right answers: what the judge knows, else what trying brings."""
        known = getattr(self.judge, "known", None)
        if known is not None:
            return [one for one in [known()] if one is not None and not self.judge(one)]
        values = sorted(self.labels)
        if self.passing and not self.judge(()):
            return [()]
        for many in range(max(1, self.least), min(self.most, len(values)) + 1):
            for picked in islice(combinations(values, many), MOST_TRIED):
                if not self.judge(picked):
                    return [picked]
        return []

    def named(self, picked: Picked) -> str:
        """Return an answer in words."""
        return ", ".join(self.labels[one] for one in picked) or self.passing

    # -- what is shown ---------------------------------------------------------------------------

    def verdict(self) -> list[str]:
        """Return in words what is known of the last answer."""
        if self.picked is None:
            return []
        verdict = "right" if self.right else "wrong"
        return [self.say(verdict, answer=self.named(self.picked).rstrip("."))]

    def solved_by(self) -> list[str]:
        """Return in words what is right, once the solution was shown."""
        solution = self.solution() if self.solved and not self.right else None
        return [] if solution is None else [self.say("solution_is", answer=self.named(solution))]

    def all_said(self) -> list[str]:
        """Return all that is said of the last answer."""
        return [*self.verdict(), *self.reasons, *self.solved_by(), *self.told()]

    def told(self) -> list[str]:
        """Return the engine's story: after a right answer, and when the solution is shown."""
        if not (self.right or self.solved) or self.story is None:
            return []
        return self.story()

    def scene(self) -> Scene:
        """Return the picture: the board with what was picked; an empty one without a board."""
        if self.game is None:
            return Scene("lessons", 0, 0, self.ask, lambda: self.ask, [])
        game, choice = self.game, self.choice
        voice: Voice = Asking(game, self.ask)
        viewer = choice.seat if choice is not None else EVERYBODY
        if choice is not None and choice.prompt != POINT:
            voice = game.voice
        done = self.right or self.solved
        marked = (self.solution() if self.solved else self.picked) or ()
        found: Scene = game.room.picture(
            game.table, viewer, voice, choice, marked if done else (), self.layout
        ).scene
        return found

    def _repr_html_(self) -> str:
        """Return question, options and board where nothing is alive."""
        items = "".join(f"<li>{escape(label)}</li>" for _, label in self.options[:MOST_SHOWN])
        rest = len(self.options) - MOST_SHOWN
        more = f"<p>{escape(self.say('more', count=rest))}</p>" if rest > 0 else ""
        board = Picture(self.scene()).html() if self.game is not None else ""
        listed = "" if self.amount else f"<ol>{items}</ol>{more}"
        lines = "".join(f"<p>{escape(line)}</p>" for line in self.all_said())
        return f"{board}<p><strong>{escape(self.ask)}</strong></p>{listed}{lines}"

    def _ipython_display_(self) -> None:
        import_module("waldlehre.jupyter").show_exercise(self)

    def __str__(self) -> str:
        lines = [self.ask, *[f"- {label}" for _, label in self.options[:MOST_SHOWN]]]
        return "\n".join([*lines, *self.all_said()])

    def __repr__(self) -> str:
        known = "not answered" if self.picked is None else "right" if self.right else "not right"
        return f"<Exercise {self.key}: {known}>"


class Asking(Voice):
    """The voice of a game in which a lesson asks for a place."""

    def __init__(self, game: Game, ask: str) -> None:
        super().__init__(game.room, game.names, game.language)
        self.ask = ask
        self.room: Any = Pointing(game.room)

    def question(self, table: Any, choice: Choice) -> str:
        """Return the lesson's question."""
        return self.ask


class Pointing:
    """A room with one more prompt."""

    def __init__(self, room: Any) -> None:
        self._room = room
        self.prompts = {**room.prompts, POINT: Prompt(room.places[0])}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._room, name)
