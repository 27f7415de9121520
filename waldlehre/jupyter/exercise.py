"""A question of a lesson, live: the same panel, picture and keys as a board, and a verdict."""

from __future__ import annotations

import asyncio
import os
import traceback
from typing import Any

from waldlehre.jupyter.live import Live
from waldlehre.jupyter.shown import parted
from waldlehre.kernel.choice import Picked
from waldlehre.kernel.errors import Problem, SetupError
from waldlehre.kernel.speech import Say
from waldlehre.kernel.why import named
from waldlehre.lessons.exercise import Exercise
from waldlehre.texts import speech

MOST_PICKED = 200
BREATH = 0.01
"""Seconds in which the kernel hears what a browser sends."""


class Asked:
    """Somebody before a question: takes plain data from browsers and trusts none of it."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.waiting: Picked | None = None
        """An answer that cannot be judged before something was played."""
        if exercise.ready:
            exercise.recall()
        else:
            self.waiting = exercise.remembered()
        self.token = os.urandom(4).hex()
        self.say: Say = speech(exercise.language, "board")
        self.seen = 0
        self.failures: list[str] = []
        self.alert = ""
        self.notes: list[str] = []
        self.unkept = False
        self.kept = exercise.picked is not None

    @property
    def ply(self) -> int:
        """Counts answers and new beginnings."""
        return self.exercise.turns

    # -- what browsers send ----------------------------------------------------------------------

    def reply(self, data: Any) -> None:
        """Take an answer: {game, ply, picked, n}."""
        self.guarded(data, self.take)

    def wish(self, data: Any) -> None:
        """Take anything else: {game, ply, name, value, n}."""
        self.guarded(data, self.fulfil)

    def guarded(self, data: Any, action: Any) -> None:
        """Do something for a browser; whatever goes wrong becomes a sentence."""
        self.alert, self.notes = "", []
        try:
            if not isinstance(data, dict) or type(data.get("n")) is not int:
                raise SetupError("board.nonsense")
            self.seen = data["n"]
            if (data.get("game"), data.get("ply")) != (self.token, self.exercise.turns):
                self.alert = self.say("stale")
                return
            action(data)
        except Problem as problem:
            self.alert = str(problem)
        except Exception as fault:  # noqa: BLE001 (what went wrong must stand on the board)
            self.failures.append(traceback.format_exc())
            self.alert = self.say("fault", fault=f"{type(fault).__name__}: {fault}"[:200])

    def take(self, data: dict[str, Any]) -> None:
        """Judge an answer."""
        picked = data.get("picked")
        if not isinstance(picked, list) or any(type(one) is not int for one in picked):
            raise SetupError("board.nonsense")
        if len(picked) > MOST_PICKED or self.settled:
            raise SetupError("board.nonsense")
        answer = tuple(sorted(picked))
        self.exercise.check(answer)
        if self.exercise.ready:
            self.judge(answer)
        else:
            self.waiting = answer

    def judge(self, answer: Picked) -> None:
        """Take an answer for good."""
        self.exercise.take(answer)
        self.unkept = True

    def play_on(self) -> bool:
        """Play a little of what an answer waits for, at last judge it; True if there is more."""
        answer = self.waiting
        if answer is None:
            return False
        try:
            if self.exercise.step():
                return True
            self.judge(answer)
        except Exception as fault:  # noqa: BLE001 (what went wrong must stand on the board)
            self.failures.append(traceback.format_exc())
            self.alert = self.say("fault", fault=f"{type(fault).__name__}: {fault}"[:200])
        self.waiting = None
        return False

    def fulfil(self, data: dict[str, Any]) -> None:
        """Do what somebody wishes: a hint, the solution, a new beginning, to know a piece."""
        name, value = data.get("name"), data.get("value")
        exercise = self.exercise
        if name == "touch":
            self.touch(value)
        elif name == "hint" and exercise.hint and exercise.tries:
            self.notes = [exercise.hint]
        elif name == "solution" and exercise.tries and exercise.solvable:
            self.solve()
        elif name == "anew" and self.waiting is None:
            exercise.forget()
            self.unkept = True
        elif name != "nothing":
            raise SetupError("board.nonsense")

    def solve(self) -> None:
        """Seek an answer that is right and show it, or say that there is none."""
        if self.exercise.solution() is None:
            self.notes = [self.exercise.say("unsolved")]
        else:
            self.exercise.solved = True
            self.exercise.turns += 1

    def touch(self, value: Any) -> None:
        """Say what lies at a part of the picture."""
        found = self.exercise.scene().parts().get(value) if isinstance(value, str) else None
        game = self.exercise.game
        if found is None:
            raise SetupError("board.nonsense")
        self.notes = [found.label] if found.label else []
        if game is not None:
            kind, number = named(str(value), game.room)
            self.notes += game.room.note(game.table, kind, number, game.voice).splitlines()

    # -- what is drawn ---------------------------------------------------------------------------

    @property
    def settled(self) -> bool:
        """True if there is nothing more to answer."""
        return self.exercise.right or self.exercise.solved or self.waiting is not None

    def keep(self) -> None:
        """Write the answer beside the notebook."""
        if self.unkept:
            self.kept = self.exercise.keep()
            self.unkept = not self.kept

    def saved(self) -> dict[str, Any]:
        """Return the sign that tells whether the answer is kept."""
        answers = self.exercise.answers
        if answers.fault:
            return {"on": False, "text": self.say("saved.fault", fault=answers.fault)}
        if self.exercise.picked is None:
            return {"on": False, "text": ""}
        if not self.kept or self.unkept:
            return {"on": False, "text": self.say("saved.soon")}
        return {"on": True, "text": self.say("saved.file", file=answers.path.name)}

    def state(self) -> dict[str, Any]:
        """Return everything to be drawn, the picture as a Scene."""
        exercise = self.exercise
        story, solution = self.story(), exercise.solved_by()
        if solution and story:
            story = [exercise.say("story"), *story]
        sections = [one for one in (exercise.reasons, solution, *parted(story)) if one]
        return {
            "game": self.token,
            "ply": exercise.turns,
            "epoch": 0,
            "seen": self.seen,
            "title": "",
            "scene": exercise.scene(),
            "asked": "",
            "question": self.question(),
            "log": {"first": 0, "lines": [], "all": 0},
            "message": self.message(),
            "alert": self.alert,
            "notes": self.notes,
            "touched": "",
            "why": {"sections": sections, "marks": [], "more": False} if sections else None,
            "may_why": False,
            "at": -1,
            "buttons": {},
            "auto": {"on": False, "pause": 0},
            "running": "",
            "hand": "",
            "open": False,
            "seed": -1,
            "saves": None,
            "file": {},
            "plain": True,
            "actions": self.actions(),
        }

    def message(self) -> str:
        """Return the verdict, or how far it is until there is one."""
        if self.waiting is not None:
            return self.exercise.progress()
        return " · ".join(self.exercise.verdict())

    def story(self) -> list[str]:
        """Return how it came about; a lesson's fault in telling it stands on the board."""
        try:
            return [str(line) for line in self.exercise.told()]
        except Exception as fault:  # noqa: BLE001 (the answer counts all the same)
            self.failures.append(traceback.format_exc())
            return [self.say("fault_told", fault=f"{type(fault).__name__}: {fault}"[:200])]

    def question(self) -> dict[str, Any]:
        """Return the question with its options; once settled without them."""
        exercise = self.exercise
        about = {"text": exercise.ask, "rule": "", "mine": not self.settled}
        if self.settled:
            return about
        return {
            **about,
            "least": exercise.least,
            "most": exercise.most,
            "amount": exercise.amount,
            "options": [[value, label, ""] for value, label in exercise.options],
            "also": [],
            "pass": exercise.passing,
        }

    def actions(self) -> list[list[str]]:
        """Return the buttons below the question, as [wish, label]."""
        exercise = self.exercise
        found = []
        if exercise.tries and not self.settled:
            if exercise.hint:
                found.append(["hint", exercise.say("hint")])
            if exercise.solvable:
                found.append(["solution", exercise.say("solution")])
        if exercise.picked is not None:
            found.append(["anew", exercise.say("again")])
        return found


def view_of(exercise: Exercise) -> ExerciseView:
    """Return the live view of a question: one, so that all places where it stands show the same."""
    if exercise.view is None:
        exercise.view = ExerciseView(exercise)
    else:
        exercise.view.renew()
    view: ExerciseView = exercise.view
    return view


class ExerciseView(Live):
    """A question of a lesson to be answered by mouse, finger or keyboard."""

    def __init__(self, exercise: Exercise, view: str = "auto") -> None:
        self.exercise = exercise
        game = exercise.game
        room, spoken = (game.room.name, game.language) if game else ("lessons", "")
        self.asked = Asked(exercise)
        self._playing: asyncio.Task[None] | None = None
        super().__init__(self.asked, room, spoken, view)
        self._play()

    def renew(self) -> None:
        """Show what was answered elsewhere, in a cell."""
        self._show()

    def _replied(self, change: Any) -> None:
        super()._replied(change)
        self._play()

    def _play(self) -> None:
        """Play what an answer waits for; the browser is heard, and told how far it is."""
        if self.asked.waiting is None or self._playing is not None:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no kernel: nobody could be told
            while self.asked.play_on():
                pass
            self._show()
            return
        self._playing = loop.create_task(self._play_on())

    async def _play_on(self) -> None:
        while self.asked.play_on():
            self._show()
            await asyncio.sleep(BREATH)
        self._playing = None
        self._show()

    def _picture(self) -> str:
        return self.exercise._repr_html_()

    def __repr__(self) -> str:
        return repr(self.exercise)
