"""What a worksheet asks of a position, and what is right: the rules themselves say both."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from waldlehre.drawing.scene import Scene
from waldlehre.kernel.choice import Choice
from waldlehre.kernel.errors import Refusal, SetupError
from waldlehre.kernel.events import ANSWER, Event
from waldlehre.kernel.game import Game
from waldlehre.lessons.judges import tempting

MOVE, TURN, PHASE = "move", "turn", "phase"
UNTIL = (MOVE, TURN, PHASE)
"""How far it goes on: until something has happened; until another seat is asked or the next turn begins;
until the phase is over."""
FORESTER = "greedy"
MOST_ANSWERS = 400
"""After so many answers it goes no further."""
MOST_WRONG = 3
"""Things that are asked about because they are not allowed."""
Given = str | int | Sequence[object] | None
"""An answer as `Game.answer` takes it, several picks as a list; None: the forester's."""
Item = tuple[str, str]
"""A mark and what it stands before, or something and what is said of it."""


class Asking:
    """The open question of a position: what is allowed, what is not, what comes of an answer.

    Raises SetupError where nobody is asked, IllegalAnswer for a given answer that is none.
    """

    def __init__(self, game: Game, given: Given, until: str) -> None:
        if game.asking is None:
            raise SetupError("paper.over", language=game.language)
        if until not in UNTIL:
            found, known = repr(until)[:40], ", ".join(UNTIL)
            raise SetupError("paper.until", language=game.language, found=found, known=known)
        self.game = game
        self.choice: Choice = game.asking
        self.seat = self.choice.seat
        self.later = game.fork()
        """The position some answers later."""
        self.later.answer(*(game.advice(FORESTER) if given is None else listed(given)))
        while not self.enough(until):
            self.later.let_play(dict.fromkeys(range(game.seats), FORESTER), most=1)

    def enough(self, until: str) -> bool:
        """True if what is asked about is over; whatever it is, something has to happen."""
        before, now = self.game.table, self.later.table
        asked = self.later.asking
        if asked is None or len(self.later.given) - len(self.game.given) >= MOST_ANSWERS:
            return True
        if all(event.name == ANSWER for event in self.events()):
            return False
        if until == TURN:
            return asked.seat != self.seat or now.turn != before.turn
        return until == MOVE or self.game.room.phase(now) != self.game.room.phase(before)

    def events(self) -> list[Event]:
        """Return what happens after the position."""
        return self.later.events[len(self.game.events) :]

    # -- in words ----------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        """Who is asked what, with the number of the rule."""
        voice, table = self.game.voice, self.game.table
        question = voice.question(table, self.choice)
        rule = table.agenda[-1].rule
        return voice.say("asked", seat=voice.seat(self.seat), question=question, rule=rule)

    @property
    def next_question(self) -> str:
        """Who is asked what in the end; "" where the game is over."""
        voice, table, asked = self.later.voice, self.later.table, self.later.asking
        if asked is None:
            return ""
        question, rule = voice.question(table, asked), table.agenda[-1].rule
        return voice.say("asked", seat=voice.seat(asked.seat), question=question, rule=rule)

    def allowed(self) -> list[Item]:
        """Return the options with the numbers that they have in the picture."""
        return self.numbered(self.choice.options, 1)

    def beside(self) -> list[Item]:
        """Return what is allowed beside the question, numbered on."""
        return self.numbered(self.choice.also, len(self.choice.options) + 1)

    def numbered(self, values: Sequence[int], first: int) -> list[Item]:
        """Return options with numbers."""
        voice, table = self.game.voice, self.game.table
        said = [voice.option(table, self.choice, value) for value in values]
        return [(str(at), label) for at, label in enumerate(said, first)]

    def passing(self) -> str:
        """Return what it means to pick nothing; "" where that is no answer."""
        return "" if self.choice.least else self.game.voice.passing(self.choice)

    @cached_property
    def wrong(self) -> list[Item]:
        """Things that are not allowed, each with its reason, no two for the same reason.

        Reasons of the rule that asks come first; where there is but one, two things show it.
        """
        reasons: dict[tuple[str, str], list[tuple[int, Refusal]]] = {}
        for value in tempting(self.game, self.choice).options:
            refusal = self.game.refusal(value)
            if value not in self.choice.also and refusal is not None:
                reasons.setdefault((refusal.rule, refusal.message), []).append((value, refusal))
        asks = self.game.table.agenda[-1].rule
        kinds = [reasons[key] for key in sorted(reasons, key=lambda key: key[0] != asks)]
        chosen = [kind[len(kind) // 2] for kind in kinds[:MOST_WRONG]]
        if len(kinds) == 1 and len(kinds[0]) > 1:
            chosen = [kinds[0][0], kinds[0][len(kinds[0]) // 2]]
        voice, table = self.game.voice, self.game.table
        return [
            (voice.option(table, self.choice, value), voice.refusal(table, refusal))
            for value, refusal in chosen
        ]

    def given(self) -> list[str]:
        """Return the answers after which something happens, in the words of the log."""
        story = self.later.story(self.seat)
        return [story[event.number] for event in self.events()[: self.answers()]]

    def answers(self) -> int:
        """Return how many answers come before anything else."""
        events = self.events()
        return next((at for at, one in enumerate(events) if one.name != ANSWER), len(events))

    def told(self) -> list[str]:
        """Return what happens after them, in the words of the log and with the rules' numbers."""
        story = self.later.story(self.seat)
        return [f"{story[one.number]} ({one.rule})" for one in self.events()[self.answers() :]]

    def by_chance(self) -> bool:
        """True if a die, a card or a hidden answer is shown on the way."""
        return any(event.step.reveals for event in self.events())

    # -- as pictures -------------------------------------------------------------------------------

    @cached_property
    def plain(self) -> Scene:
        """The position as the asked seat sees it, without a hint of what is allowed."""
        return drawn(self.game, self.seat, marks=False)

    @cached_property
    def marked(self) -> Scene:
        """The same with numbers on what is allowed."""
        return drawn(self.game, self.seat, marks=True)

    @cached_property
    def after(self) -> Scene:
        """What it has come to, for the same seat."""
        return drawn(self.later, self.seat, marks=False)

    @cached_property
    def on_board(self) -> bool:
        """True if every option is a thing that lies on the board anyway."""
        before = self.plain.parts()
        seen = {one.option for part, one in self.marked.parts().items() if part in before}
        return seen.issuperset(self.choice.options)


def drawn(game: Game, seat: int, marks: bool) -> Scene:
    """Return a position as a seat sees it."""
    found: Scene = game.picture(seat, marks=marks).scene
    return found


def listed(given: str | int | Sequence[object]) -> list[object]:
    """Return an answer as a list of picks."""
    return [given] if isinstance(given, str | int) else list(given)
