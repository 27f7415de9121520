"""A game at the terminal: foresters play, people are asked, until somebody leaves."""

from __future__ import annotations

from collections.abc import Callable

from waldlehre.kernel.errors import Problem
from waldlehre.kernel.events import ANSWER
from waldlehre.kernel.forester import Forester
from waldlehre.kernel.game import Game
from waldlehre.kernel.voice import EVERYBODY
from waldlehre.terminal import commands, typed, wording
from waldlehre.terminal.files import Keeper, short
from waldlehre.terminal.screen import Screen, undisturbed
from waldlehre.terminal.trouble import Leave, Trouble
from waldlehre.texts import speech

LATEST = 20
"""Lines of the log that somebody is shown who sits down at a game that goes on."""


class Session:
    """A game, which of its seats are people, and what each of them has been shown."""

    def __init__(
        self,
        game: Game,
        people: Callable[[Game], set[int]],
        forester: Callable[[Game], Forester],
        keeper: Keeper,
        options: tuple[str, ...] = (),
        screen: Screen | None = None,
    ) -> None:
        self.say = speech("", "cli")
        self.people_of = people
        self.forester_for = forester
        self.options = options
        """What of the command line has to be said again to go on in the same way."""
        self.screen = screen or Screen()
        self.fault = ""
        """Why the game could not be saved the last time."""
        self.sit_down(game, keeper)

    def sit_down(self, game: Game, keeper: Keeper) -> None:
        """Begin with a game; raises Trouble or SetupError, after which all is as it was."""
        people, forester = self.people_of(game), self.forester_for(game)
        self.game, self.people, self.forester, self.keeper = game, people, forester, keeper
        self.told = dict.fromkeys(range(game.seats), max(0, len(game.events) - LATEST))
        """By seat: how many lines of the log the person there has been shown."""
        self.seen: tuple[int, list[str]] = (-1, [])
        """The turn in which the table was last shown, and the paragraphs of its text."""
        self.sitting = EVERYBODY
        """Who sits at the screen, where not everybody may see the same."""
        self.fresh = True
        """True if the open question has not been shown yet."""

    # -- the course of a session ---------------------------------------------------------------

    def run(self) -> int:
        """Play until somebody leaves; return an exit code."""
        try:
            self.greet()
            while True:
                self.let_foresters()
                if self.fresh:
                    self.show()
                self.obey(self.screen.ask(self.prompt()))
        except (KeyboardInterrupt, EOFError):
            self.screen.write()
        except Leave:
            pass
        with undisturbed():
            return self.leave()

    def greet(self) -> None:
        """Tell what is played, by whom, and what can be typed."""
        self.write(*wording.greeting(self.game, self.people, self.say), commands.summary(self.say))

    def let_foresters(self) -> None:
        """Let foresters answer while it is their turn, and tell what they do."""
        game = self.game
        while game.asking is not None and game.asking.seat not in self.people:
            game.let_play({game.asking.seat: self.forester}, most=1)
            self.fresh = True
            self.tell()

    def obey(self, line: str) -> None:
        """Do what somebody typed; what cannot be done is said, and the question stays."""
        found, rest = commands.find(line)
        try:
            if found is None:
                self.answer(line)
            else:
                found(self, rest)
        except (Problem, Trouble) as fault:
            self.write(self.words(fault))

    def answer(self, line: str) -> None:
        """Give an answer, or say why it is none."""
        answer = typed.read(self.game, line)
        reason = self.game.why_not(*answer)
        if reason:
            self.write(reason)
            return
        self.game.answer(*answer)
        self.fresh = True
        self.keep()

    def leave(self) -> int:
        """Save the game and say how to go on; return an exit code."""
        if not self.keep():
            self.write(self.say("left.lost", code=self.game.code()))
            return 1
        target = short(self.keeper.target)
        chosen = ("--save", target) if self.keeper.chosen else ()
        command = wording.command("--load", target, *chosen, *self.options)
        self.write(self.say("left.saved", file=target, command=command))
        return 0

    def keep(self) -> bool:
        """Save the game; a fault is told once."""
        fault = ""
        try:
            self.keeper.keep(self.game)
        except (Problem, Trouble) as found:
            fault = self.words(found)
        if fault and fault != self.fault:
            self.write(fault)
        self.fault = fault
        return not fault

    # -- showing -------------------------------------------------------------------------------

    def write(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            self.screen.write(line)

    def words(self, fault: Exception) -> str:
        """Say what went wrong."""
        if isinstance(fault, Trouble):
            return self.say(fault.message, **fault.about)
        return str(fault)

    def prompt(self) -> str:
        """Return what stands before what is typed."""
        asking = self.game.asking
        return f"{self.game.voice.seat(asking.seat)}> " if asking else "> "

    def viewer(self) -> int:
        """Return for whom the screen is: the person asked, else the only one, else everybody."""
        asking = self.game.asking
        if asking is not None and asking.seat in self.people:
            return asking.seat
        return min(self.people) if len(self.people) == 1 else EVERYBODY

    def show(self) -> None:
        """Show what is new: lines of the log, what has changed on the table, the question."""
        self.hand_over()
        self.tell()
        self.write(*self.changes(), "")
        if self.game.asking:
            self.write(*wording.question(self.game, self.say, self.screen.width()))
        else:
            self.write(*wording.outcome(self.game, self.say, self.options))
        self.fresh = False

    def changes(self) -> list[str]:
        """Return the table as lines: all of it once a turn, else the paragraphs that are new."""
        game = self.game
        paragraphs = game.room.text(game.table, self.viewer(), game.voice).split("\n\n")
        turn, seen = self.seen
        new = [one for one in paragraphs if one not in seen or turn != game.table.turn or game.over]
        self.seen = (game.table.turn, paragraphs)
        return [line for one in new for line in ("", one)]

    def tell(self) -> None:
        """Write the lines of the log that are new to whom the screen is for."""
        viewer = self.viewer()
        shared = viewer == EVERYBODY or not self.hides()
        story = self.game.story(viewer)
        known = max(self.told.values()) if shared else self.told[viewer]
        self.write(*story.last(len(story) - known))
        self.told.update(dict.fromkeys(self.told if shared else (viewer,), len(story)))

    def hides(self) -> bool:
        """True if the people at this screen may not all see the same."""
        game = self.game
        return len({game.room.text(game.table, seat, game.voice) for seat in self.people}) > 1

    def hand_over(self) -> None:
        """Where something is hidden, wait until the person asked sits at the screen."""
        asking = self.game.asking
        if asking is None or self.sitting == asking.seat or not self.hides():
            return
        self.screen.wipe()
        line = self.screen.ask(self.say("hand_over", seat=self.game.voice.seat(asking.seat)))
        if commands.find(line)[0] is commands.leave:
            raise Leave
        self.sitting, self.seen = asking.seat, (-1, [])

    # -- back and forth ------------------------------------------------------------------------

    def back(self) -> None:
        """Go back to the last question that a person answered; raises Trouble."""
        game = self.game
        mine = [ply for ply, seat in enumerate(askers(game)) if seat in self.people]
        if not mine:
            raise Trouble("undo.none")
        known = mine[-1] < game.barrier
        with undisturbed():
            game.undo(len(game.given) - mine[-1])
        self.moved("undo.shown" if known else "undo.done")

    def forth(self) -> None:
        """Give answers again up to a person's next question; raises Trouble."""
        game = self.game
        if not game.undone:
            raise Trouble("redo.none")
        with undisturbed():
            game.redo()
            while game.undone and game.asking and game.asking.seat not in self.people:
                game.redo()
        self.moved("redo.done")

    def moved(self, message: str) -> None:
        """Take note that the game stands elsewhere."""
        length = len(self.game.events)
        self.told = {seat: min(told, length) for seat, told in self.told.items()}
        self.fresh = True
        self.write(self.say(message))
        self.keep()


def askers(game: Game) -> list[int]:
    """Return for each answer given whose it was."""
    seats: dict[int, int] = {}
    for event in game.events:
        if event.name == ANSWER:  # the first of a ply; those after it were forced
            seats.setdefault(event.ply, event.about[0])
    return [seats[ply] for ply in range(1, len(game.given) + 1)]
