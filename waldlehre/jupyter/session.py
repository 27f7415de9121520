"""A board without a browser: one game, who looks at it, and what clicks do to it.

A session takes replies and wishes as plain data, trusts none of it, and gives the state that a
browser draws. Everything that goes wrong ends as a sentence on the board.
"""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable, Mapping
from typing import Any

from waldlehre import play
from waldlehre.jupyter.keeping import Keeper
from waldlehre.kernel import saves
from waldlehre.kernel.errors import Problem, SetupError
from waldlehre.kernel.events import ANSWER
from waldlehre.kernel.forester import Forester
from waldlehre.kernel.game import Game, as_forester
from waldlehre.kernel.setup import new_game
from waldlehre.kernel.speech import Say
from waldlehre.kernel.voice import EVERYBODY
from waldlehre.kernel.why import Why, why_place
from waldlehre.texts import speech

MODES = ("explore", "play")
ADVISER = "greedy"
"""Who answers for everybody when a game is played on to its end."""
SLICE = 0.4
"""Seconds after which a long run lets the browser draw."""
LONGEST_TEXT = 1_000_000
FORWARD = ("turn", "phase", "game")
LATE = ("move", "forward", "spare")
"""Wishes that a browser sends by itself: when they come too late nobody need know."""


class Session:
    """A game at a board; `state` tells what to draw."""

    def __init__(
        self,
        game: Game,
        foresters: Mapping[int, Any] | None = None,
        mode: str = "explore",
        open_board: bool = False,
        pause: float = 0.8,
        folder: str | os.PathLike[str] = ".",
    ) -> None:
        if mode not in MODES:
            raise SetupError("board.mode", mode=repr(mode)[:40], known=", ".join(MODES))
        if not isinstance(pause, int | float) or not 0 <= pause <= 60:
            raise SetupError("board.pause", pause=repr(pause)[:40])
        self.foresters: dict[int, Forester] = {}
        for seat, one in (foresters or {}).items():
            if type(seat) is not int or not 0 <= seat < game.seats:
                raise SetupError("setup.seat", seat=repr(seat)[:40], most=game.seats - 1)
            self.foresters[seat] = as_forester(game.room, one)
        self.mode = mode
        self.open = open_board
        self.pause = pause
        self.say: Say = speech(game.language, "board")
        self.keeper = Keeper(folder, "")
        self.failures: list[str] = []
        """What went wrong in our own code, as tracebacks."""
        self.told_to: tuple[Any, ...] = ()
        self.told_lines: list[list[Any]] = []
        """The log as it was written for the viewer of `told_to`."""
        self.seen = 0
        """The number of the last reply or wish that was dealt with."""
        self.begin(game)

    def begin(self, game: Game) -> None:
        """Sit down at another game."""
        self.game = game
        self.token = os.urandom(4).hex()
        """Names this game to the browser; says nothing about its seed."""
        self.epoch = 0
        """Raised when answers are taken back, so that the browser forgets its log."""
        self.at = -1
        """The answer up to which the game is shown again; -1: it is not."""
        self.past: Game | None = None
        self.revealed = EVERYBODY
        """On a shared screen: the seat whose hand is open."""
        self.running = ""
        """How far the game is being played on: "turn", "phase", "game"; "" for not at all."""
        self.goal: tuple[int, int] = (0, 0)
        self.unkept = False
        """True if something was played since the file was written."""
        self.clear()

    def clear(self) -> None:
        """Forget what was said about the last click."""
        self.message = self.alert = ""
        self.notes: list[str] = []
        self.touched = ""
        self.why: Why | None = None
        self.spared = -1
        """The place whose last loss is to be searched for what would have prevented it."""
        self.file: dict[str, Any] = {}
        self.listed: list[str] | None = None

    # -- who looks -------------------------------------------------------------------------------

    @property
    def humans(self) -> list[int]:
        """The seats that nobody plays for."""
        return [seat for seat in range(self.game.seats) if seat not in self.foresters]

    @property
    def shared(self) -> bool:
        """True if several sit before one screen."""
        return len(self.humans) != 1

    @property
    def secrets(self) -> bool:
        """True if hands are hidden in this game."""
        return any(prompt.secret for prompt in self.game.room.prompts.values())

    @property
    def shown(self) -> Game:
        """The game as it is drawn: now, or an earlier moment."""
        return self.past or self.game

    @property
    def asked(self) -> int:
        """The seat that is asked in what is drawn; EVERYBODY at the end."""
        choice = self.shown.asking
        return choice.seat if choice else EVERYBODY

    @property
    def mine(self) -> bool:
        """True if somebody before the screen has to answer now."""
        return self.past is None and self.asked in self.humans

    @property
    def viewer(self) -> int:
        """Whose eyes the picture is drawn for."""
        if self.open or not self.secrets:
            return self.asked
        if not self.shared:
            return self.humans[0]
        return self.asked if self.asked == self.revealed else EVERYBODY

    @property
    def covered(self) -> bool:
        """True if the question may be read only by the one who is asked, who has yet to come."""
        choice = self.shown.asking
        return (
            choice is not None
            and self.game.room.prompts[choice.prompt].secret
            and self.viewer != choice.seat
        )

    # -- what comes from the browser -------------------------------------------------------------

    def reply(self, data: Any) -> None:
        """Take an answer: {game, ply, picked, n}."""
        self.guarded(data, lambda: self.take(data))

    def wish(self, data: Any) -> None:
        """Take anything else: {game, ply, name, value, n}."""
        self.guarded(data, lambda: self.fulfil(data))

    def guarded(self, data: Any, action: Callable[[], None]) -> None:
        """Do something for a browser; whatever goes wrong becomes a sentence."""
        name = data.get("name") if isinstance(data, dict) else None
        game, back = self.game, self.game.bookmark()
        try:
            if not isinstance(data, dict) or type(data.get("n")) is not int:
                raise SetupError("board.nonsense")
            self.seen = data["n"]
            if self.stale(data):
                if name not in LATE:
                    self.alert = self.say("stale")
                return
            if name not in LATE:
                self.clear()
            action()
        except Problem as problem:
            self.alert = str(problem)
            self.running = ""
        except Exception as fault:  # noqa: BLE001 (what went wrong must stand on the board)
            self.failures.append(traceback.format_exc())
            self.alert = self.say("fault", fault=f"{type(fault).__name__}: {fault}"[:200])
            self.running = ""
            back()
            self.game = game
            self.leave_past()

    def stale(self, data: dict[str, Any]) -> bool:
        """True for what was meant for another game or another moment."""
        return data.get("game") != self.token or data.get("ply") != len(self.game.given)

    def take(self, data: dict[str, Any]) -> None:
        """Give an answer for the seat that is asked."""
        picked = data.get("picked")
        if not isinstance(picked, list) or any(type(one) is not int for one in picked):
            raise SetupError("board.nonsense")
        if len(picked) > 200:
            raise SetupError("board.nonsense")
        if not self.mine:
            self.alert = self.say("replaying" if self.past else "not_yours")
            return
        if self.covered:
            self.alert = self.say("covered")
            return
        self.game.answer(*picked)
        self.after()

    def after(self) -> None:
        """Whatever follows every answer: hands close, the game is to be kept."""
        if self.asked != self.revealed:
            self.revealed = EVERYBODY
        self.unkept = True

    def keep(self) -> None:
        """Write the game to its file if it has changed; done after the browser has been told."""
        if self.unkept:
            self.unkept = False
            self.keeper.write(self.game)

    def fulfil(self, data: dict[str, Any]) -> None:
        """Do what somebody wishes."""
        wishes: dict[str, Callable[[Any], None]] = {
            "move": self.move,
            "forward": self.forward,
            "stop": lambda _: self.stop(),
            "pause": self.set_pause,
            "undo": lambda _: self.undo(),
            "redo": lambda _: self.redo(),
            "replay": self.replay,
            "fork": lambda _: self.fork(),
            "show": lambda _: self.show(),
            "hide": lambda _: self.hide(),
            "touch": self.touch,
            "why": self.explain,
            "line": self.explain_line,
            "question": lambda _: self.explain_question(),
            "spare": lambda _: self.spare(),
            "hint": lambda _: self.hint(),
            "save": self.save,
            "saves": lambda _: self.list_saves(),
            "load": self.load,
            "upload": self.upload,
            "download": lambda _: self.download(),
            "again": lambda _: self.again(self.game.seed),
            "anew": lambda _: self.again(None),
            "nothing": lambda _: None,
        }
        name = data.get("name")
        if name not in wishes:
            raise SetupError("board.nonsense")
        wishes[name](data.get("value"))

    # -- playing on ------------------------------------------------------------------------------

    def move(self, _: Any) -> None:
        """Let the forester whose turn it is answer once."""
        if self.past is None and self.asked in self.foresters:
            self.let(self.asked)
            self.after()

    def let(self, seat: int) -> None:
        """Let a forester answer once; where somebody sits, the adviser."""
        who = self.foresters.get(seat) or as_forester(self.game.room, ADVISER)
        self.game.let_play({seat: who}, most=1)

    def forward(self, value: Any) -> None:
        """Play on to the end of the turn, the season or the game, a slice at a time."""
        if value not in FORWARD or self.past is not None:
            raise SetupError("board.nonsense")
        if value != self.running:
            self.running = value
            self.goal = self.moment()
        end = time.monotonic() + SLICE
        while self.running and time.monotonic() < end:
            human = self.asked in self.humans
            if self.asked == EVERYBODY or (human and self.mode == "play"):
                self.stop()
            else:
                self.let(self.asked)
                if self.reached():
                    self.stop()
        self.after()

    def moment(self) -> tuple[int, int]:
        """Return the turn and the phase now."""
        return self.game.table.turn, self.game.room.phase(self.game.table)

    def reached(self) -> bool:
        """True if the game was played on as far as wished."""
        turn, phase = self.moment()
        return (self.running == "turn" and turn != self.goal[0]) or (
            self.running == "phase" and phase != self.goal[1]
        )

    def stop(self) -> None:
        """Play on no further."""
        self.running = ""

    def set_pause(self, value: Any) -> None:
        """Set how long foresters wait before they move, in milliseconds; -1: until asked."""
        if type(value) is not int or not -1 <= value <= 60_000:
            raise SetupError("board.nonsense")
        self.pause = value / 1000

    # -- back and forth --------------------------------------------------------------------------

    def undo_to(self) -> int:
        """Return how many answers stay when somebody's last answer is taken back; -1: none was."""
        seats: dict[int, int] = {}
        for event in self.game.events:
            if event.name == ANSWER:
                seats.setdefault(event.ply, event.about[0])
        for kept in range(len(self.game.given) - 1, -1, -1):
            if seats.get(kept + 1) in self.humans or not self.humans:
                return kept
        return -1

    def no_undo(self) -> str:
        """Return why nothing can be taken back; "" if it can."""
        kept = self.undo_to()
        if kept < 0:
            return self.say("undo.nothing")
        if self.mode == "play" and kept < self.game.barrier:
            return self.say("undo.shown")
        return ""

    def undo(self) -> None:
        """Take back the last answer that somebody gave, and what foresters answered since."""
        if (reason := self.no_undo()) != "":
            self.alert = reason
            return
        self.game.undo(len(self.game.given) - self.undo_to())
        self.epoch += 1
        self.leave_past()
        self.after()

    def redo(self) -> None:
        """Give again what was taken back, up to the next question to somebody."""
        if not self.game.undone:
            self.alert = self.say("redo.nothing")
            return
        self.game.redo()
        while self.game.undone and self.asked not in self.humans:
            self.game.redo()
        self.leave_past()
        self.after()

    def replay(self, value: Any) -> None:
        """Show the game after its first `value` answers."""
        if type(value) is not int or not 0 <= value <= len(self.game.given):
            raise SetupError("board.nonsense")
        if value == len(self.game.given):
            self.leave_past()
        else:
            self.at, self.past = value, self.game.fork(at=value)

    def leave_past(self) -> None:
        """Show the game as it stands."""
        self.at, self.past = -1, None

    def fork(self) -> None:
        """Go on from the moment that is shown; the game so far stays in its file."""
        if self.past is None:
            raise SetupError("board.nonsense")
        if self.mode == "play":
            self.alert = self.say("fork.play")
            return
        self.start(self.past)
        self.message = self.say("forked")

    def again(self, seed: int | None) -> None:
        """Deal a new game of the same kind; the game so far stays in its file."""
        self.start(new_like(self.game, seed))
        self.message = self.say("dealt" if seed is None else "dealt_again")

    def start(self, game: Game) -> None:
        """Sit down at another game, in a file of its own."""
        self.keep()
        self.keeper.name = ""
        self.keeper.saved = False
        self.begin(game)

    # -- hands on a shared screen ----------------------------------------------------------------

    def show(self) -> None:
        """Open the hand of whoever is asked."""
        if self.mine:
            self.revealed = self.asked

    def hide(self) -> None:
        """Close it."""
        self.revealed = EVERYBODY

    # -- why and why not -------------------------------------------------------------------------

    def scene_part(self, value: Any) -> Any:
        """Return what lies at a part of the picture; nothing else can be asked about."""
        found = self.picture().scene.parts().get(value) if isinstance(value, str) else None
        if found is None:
            raise SetupError("board.nonsense")
        return found

    def touch(self, value: Any) -> None:
        """Say what something is, whether it can be chosen, and what is known of it."""
        part = self.scene_part(value)
        kind, number = named(value)
        self.touched = value
        if part.label:
            self.notes.append(part.label)
        game = self.shown
        note = game.room.note(game.table, kind, number, game.voice)
        if note:
            self.notes.append(note)
        if self.mine and not self.covered and part.option is None:
            choice = game.asking
            prompt = choice and game.room.prompts[choice.prompt].kind
            if prompt == kind and (refusal := game.refusal(number)) is not None:
                self.alert = game.voice.refusal(game.table, refusal)

    def explain(self, value: Any) -> None:
        """Explain a place of the picture from cause to effect."""
        part = self.scene_part(value)
        kind, number = named(value)
        self.touched = value
        self.notes = [part.label] if part.label else []
        game = self.shown
        if kind != game.room.places[0]:
            self.message = self.say("why_not.place")
            return
        self.why = why_place(game, number, search=False)
        self.spared = number if self.why.loss is not None else -1

    def explain_line(self, value: Any) -> None:
        """Explain a line of the log."""
        self.why = self.game.why(value if type(value) is int else -1)

    def explain_question(self) -> None:
        """Explain why somebody is asked this now."""
        self.why = self.shown.why()

    def spare(self) -> None:
        """Search for the last decision that would have spared what was lost."""
        if self.spared >= 0:
            self.why = why_place(self.shown, self.spared)
            self.spared = -1

    def hint(self) -> None:
        """Say what the adviser would answer."""
        game = self.game
        if self.mine and not self.covered and game.asking is not None:
            picked = game.advice(ADVISER)
            answer = game.voice.answer(game.table, game.asking, picked)
            self.message = self.say("hint", answer=answer)

    # -- files -----------------------------------------------------------------------------------

    def save(self, value: Any) -> None:
        """Save under a name that somebody typed."""
        path = self.keeper.write_as(self.game, value if isinstance(value, str) else "")
        self.message = self.say("saved_as", file=path.name)

    def list_saves(self) -> None:
        """List the games that lie here."""
        self.listed = self.keeper.names()

    def load(self, value: Any) -> None:
        """Load a game that lies here."""
        if value not in self.keeper.names():
            raise SetupError("board.nonsense")
        self.sit_down(play.load(self.keeper.path(value), self.game.language))

    def upload(self, value: Any) -> None:
        """Load a game from a file of the reader's own machine."""
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            raise SetupError("board.large")
        self.sit_down(saves.loads(value, play.find, self.game.language))

    def sit_down(self, game: Game) -> None:
        """Play a loaded game; foresters keep the seats that there are."""
        fitting = game.room is self.game.room and game.seats == self.game.seats
        if not fitting:
            self.foresters = {}
        self.start(game)
        self.message = self.say("loaded")

    @property
    def may_download(self) -> bool:
        """True if the seed, which is in every save, may reach the browser."""
        return self.open or self.game.over or not self.secrets

    def download(self) -> None:
        """Hand the save to the browser, once nothing in it is hidden any more."""
        if not self.may_download:
            self.alert = self.say("download.hidden")
            return
        name = self.keeper.file if self.keeper.name else f"{self.game.room.name}.waldlehre.json"
        self.file = {"name": name, "text": saves.dumps(self.game)}

    # -- the picture -----------------------------------------------------------------------------

    def picture(self) -> Any:
        """Return the picture as the viewer may see it; only a question to somebody is drawn in."""
        game = self.shown
        choice = game.asking if self.mine and not self.covered else None
        return game.room.picture(game.table, self.viewer, game.voice, choice)


def new_like(game: Game, seed: int | None = -1) -> Game:
    """Return a new game set up like another; by default with the same seed."""
    return new_game(
        game.room,
        players=game.seats,
        seed=game.seed if seed == -1 else seed,
        edition=game.edition,
        variant=game.variant,
        names=list(game.names),
        language=game.language,
        box=game.box,
    )


def named(part: str) -> tuple[str, int]:
    """Return kind and value of a part's id: "damage:5:0" is on the place of "space:5"."""
    kind, _, rest = part.partition(":")
    numbers = [int(one) for one in rest.split(":") if one.isdigit()]
    if kind == "damage":
        return "space", numbers[0]
    return kind, numbers[-1] if numbers else -1
