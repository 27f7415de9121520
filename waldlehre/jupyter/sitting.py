"""Who sits before a board and sees what: the game, the moment that is shown, and what was said last."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from waldlehre.jupyter.keeping import Keeper
from waldlehre.kernel.choice import Picked
from waldlehre.kernel.errors import SaveError, SetupError
from waldlehre.kernel.forester import Forester
from waldlehre.kernel.game import Game
from waldlehre.kernel.run import as_forester
from waldlehre.kernel.speech import Say
from waldlehre.kernel.voice import EVERYBODY
from waldlehre.kernel.why import Why
from waldlehre.texts import speech

if TYPE_CHECKING:
    from waldlehre.explore.whatif import Desk

MODES = ("explore", "play")


class Sitting:
    """A game at a board, and all that changes while people sit before it."""

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
        self.seated = game.room, game.seats, self.foresters
        """Who plays for whom, in the games that fit."""
        self.drawn: list[Picked] = []
        """The answers that had been given when the state was last drawn."""
        self.told_to: tuple[Any, ...] = ()
        self.told_lines: list[list[Any]] = []
        """The log as it was written for the reader in `told_to`."""
        self.desk: Desk | None = None
        """A what-if desk that was asked for and is not shown yet."""
        self.seen = 0
        """The number of the last reply or wish that was dealt with."""
        self.begin(game)

    def begin(self, game: Game) -> None:
        """Sit down at another game."""
        self.game = game
        self.drawn = game.given[:]
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
        self.touched = ""
        """The part of the picture that was touched last."""
        self.clear()

    def clear(self) -> None:
        """Forget what was said about the last click."""
        self.message = self.alert = ""
        self.notes: list[str] = []
        self.touched_before = self.touched
        """What the picture that somebody clicked on told more about."""
        self.touched = ""
        self.why: Why | None = None
        self.marked_for: Why | None = None
        self.marks: list[str] = []
        """The parts of the picture that `marked_for` marks."""
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
    def reader(self) -> int:
        """For whom the log is written: on a shared screen it stays, so that it tells no secrets."""
        return EVERYBODY if self.shared else self.humans[0]

    @property
    def covered(self) -> bool:
        """True if the question may be read only by the one who is asked, who has yet to come."""
        choice = self.shown.asking
        return (
            choice is not None
            and self.game.room.prompts[choice.prompt].secret
            and self.viewer != choice.seat
        )

    # -- hands on a shared screen ----------------------------------------------------------------

    def show(self) -> None:
        """Open the hand of whoever is asked."""
        if self.mine:
            self.revealed = self.asked

    def hide(self) -> None:
        """Close it."""
        self.revealed = EVERYBODY

    # -- the game goes on ----------------------------------------------------------------------

    def notice(self) -> None:
        """See whether the game was changed elsewhere, in a cell or at another board."""
        if self.game.given[: len(self.drawn)] != self.drawn:
            self.epoch += 1
            self.leave_past()
        self.drawn = self.game.given[:]

    def after(self) -> None:
        """Whatever follows every answer: hands close, the game is to be kept."""
        if self.asked != self.revealed:
            self.revealed = EVERYBODY
        self.unkept = True

    def keep(self) -> None:
        """Write the game to its file if it has changed; done after the browser has been told."""
        if self.unkept:
            self.keeper.write(self.game)
            self.unkept = not self.keeper.saved

    def leave_past(self) -> None:
        """Show the game as it stands."""
        self.at, self.past = -1, None

    def start(self, game: Game) -> None:
        """Sit down at another game, in a file of its own, once this one is safe in its file.

        Raises SaveError if it cannot be kept; then nothing has changed.
        """
        if self.game.given and (self.unkept or not self.keeper.saved):
            self.keeper.write(self.game)
            if not self.keeper.saved:
                raise SaveError("save.not_kept", why=self.keeper.fault)
        self.keeper.name = ""
        self.keeper.saved = False
        self.begin(game)

    # -- the picture -----------------------------------------------------------------------------

    def picture(self, touched: str = "") -> Any:
        """Return the picture as the viewer may see it; only a question to somebody is drawn in.

        It tells more about the part that was touched.
        """
        game = self.shown
        choice = game.asking if self.mine and not self.covered else None
        touched = touched or self.touched
        return game.room.picture(game.table, self.viewer, game.voice, choice, touched=touched)

    def scene_part(self, value: Any) -> Any:
        """Return what lies at a part of the picture; nothing else can be asked about."""
        parts = self.picture(self.touched_before).scene.parts()
        found = parts.get(value) if isinstance(value, str) else None
        if found is None:
            raise SetupError("board.nonsense")
        return found
