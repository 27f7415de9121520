"""A game noted down as data: every picture, what was told and why, what is known of each piece.

Everything that a page may ever be asked is worked out here; the browser only looks it up. A game
that goes on is noted down as everybody may know it, one that is over as it was.
"""

from __future__ import annotations

from typing import Any

from waldlehre.drawing.scene import Scene
from waldlehre.drawing.travel import Travel, symbols, used
from waldlehre.kernel.events import ANSWER, Event
from waldlehre.kernel.game import Game
from waldlehre.kernel.question import outcome
from waldlehre.kernel.voice import EVERYBODY
from waldlehre.kernel.why import (
    last_loss,
    marks,
    named,
    prevent,
    prevention_text,
    since_new,
    spot,
)
from waldlehre.texts import speech

REPLAYS = 40
"""How often a game is played again at most to find what would have spared one loss."""


def recorded(game: Game) -> dict[str, Any]:
    """Return a game as a page needs it: plain data, in the game's language."""
    return Recording(game).data()


class Recording:
    """Notes down a game, answer by answer."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.say = speech(game.language, "offline")
        self.travel = Travel()
        self.frames: list[dict[str, Any]] = []
        """The pictures, each as changes of the one before."""
        self.asked: list[str] = []
        """Who decided what then, by the number of answers given."""
        self.turns: list[int] = []
        """The turn then."""
        self.art: set[str] = set()
        """The symbols that are drawn."""
        self.pieces: dict[str, list[list[int]]] = {}
        """Part of the picture -> since when (in answers) which note holds of it."""
        self.notes: dict[tuple[str, ...], int] = {(): 0}
        """Notes in lines, numbered."""
        self.marks: list[list[str]] = []
        """The parts of the picture that each event names."""
        self.walk()

    def walk(self) -> None:
        """Play the game again and note down each moment."""
        shown = self.game.fork(at=0)
        events = self.game.events
        before: set[str] = set()
        for ply in range(len(self.game.given) + 1):
            fresh = [event for event in events[len(self.marks) :] if event.ply == ply]
            named_now = [marks(shown.room, shown.table, event) for event in fresh]
            if ply:
                shown.answer(*self.game.given[ply - 1])
            scene = self.scene(shown)
            parts = scene.parts()
            there = before | parts.keys()  # what the picture does not show is not named either
            self.marks += [[part for part in some if part in there] for some in named_now]
            self.frame(scene)
            self.note(shown, ply, [one.part for one in parts.values() if one.label])
            self.asked.append(self.decision(shown))
            self.turns.append(shown.table.turn)
            before = set(parts)

    def scene(self, shown: Game) -> Scene:
        """Return the picture of a moment, whoever is asked large; once all is over, with the hand."""
        asked = shown.asking.seat if shown.asking else EVERYBODY
        viewer = asked if self.game.over else EVERYBODY
        touched = f"seat:{asked}" if asked != viewer else ""
        found: Scene = shown.room.picture(shown.table, viewer, shown.voice, touched=touched).scene
        return found

    def frame(self, scene: Scene) -> None:
        """Note down a picture."""
        changes = self.travel.changes(scene)
        self.art |= used(changes["nodes"])
        self.frames.append(changes)

    def note(self, shown: Game, ply: int, parts: list[str]) -> None:
        """Note down what is known of the pieces now, where it is not what was known before."""
        for part in parts:
            kind, value = named(part, shown.room)
            text = shown.room.note(shown.table, kind, value, shown.voice) if value >= 0 else ""
            number = self.notes.setdefault(tuple(text.splitlines()), len(self.notes))
            known = self.pieces.setdefault(part, [])
            if (known[-1][1] if known else 0) != number:
                known.append([ply, number])

    def decision(self, shown: Game) -> str:
        """Say who decides what, or how the game ended."""
        choice, voice = shown.asking, shown.voice
        if choice is None:
            return outcome(shown, speech(self.game.language, "board"))
        about = {"seat": voice.seat(choice.seat), "rule": shown.table.agenda[-1].rule}
        if shown.room.prompts[choice.prompt].secret and not self.game.over:
            return self.say("decides", **about)
        return self.say("asked", question=voice.question(shown.table, choice), **about)

    # -- what led to what ------------------------------------------------------------------------

    def lines(self) -> list[list[Any]]:
        """Return the log as [words, answers given, rule, cause, marks, turn begins, with motive]."""
        log, told = self.game.log, self.game.room.events
        return [
            [
                log[event.number],
                event.ply,
                event.rule,
                event.cause,
                self.marks[event.number],
                int(event.name != ANSWER and told[event.name].root),
                log.line(event.number) if log.motive(event.number) else "",
            ]
            for event in self.game.events
        ]

    def places(self) -> dict[int, list[list[int]]]:
        """Return what befell each place: events, each with where the story told then begins.

        The third number is the event whose causes are told: the last loss, else the last event.
        """
        room, here = self.game.room, dict[int, list[Event]]()
        found: dict[int, list[list[int]]] = {}
        for event in self.game.events:
            place = spot(room, event)
            if place >= 0:
                befell = here.setdefault(place, [])
                befell.append(event)
                story = since_new(room, befell)
                subject = last_loss(room, story) or event
                first = len(befell) - len(story)
                found.setdefault(place, []).append([event.number, first, subject.number])
        return found

    def spared(self) -> dict[int, str]:
        """Return what would have prevented each loss, by the number of its event.

        Nothing while the game goes on: it is found by playing on with hands and piles as they lie.
        """
        if not self.game.over:
            return {}
        losses = [event for event in self.game.events if event.name in self.game.room.losses]
        return {
            loss.number: prevention_text(self.game, prevent(self.game, loss, most=REPLAYS))
            for loss in losses
        }

    # -- all of it -------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """Return everything for JSON."""
        game, voice = self.game, self.game.voice
        places = {
            part: value
            for part in self.pieces
            for kind, value in [named(part, game.room)]
            if kind == game.room.places[0]
        }
        return {
            "title": voice.say("title"),
            "seats": [voice.seat(seat) for seat in range(game.seats)],
            "frames": self.frames,
            "asked": self.asked,
            "turns": self.turns,
            "symbols": symbols(sorted(self.art)),
            "lines": self.lines(),
            "chain": voice.say("why.chain"),
            "at": places,
            "places": self.places(),
            "spared": self.spared(),
            "pieces": {part: known for part, known in self.pieces.items() if known},
            "notes": [list(lines) for lines in self.notes],
        }
