"""A game in words: questions, options, events and refusals in one language, with names for seats."""

from __future__ import annotations

from typing import Any

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.events import ANSWER, Event, parameters
from waldlehre.kernel.forester import Motive
from waldlehre.kernel.room import Room
from waldlehre.kernel.speech import capital, voice
from waldlehre.kernel.step import Step
from waldlehre.kernel.table import Table

EVERYBODY = -1
"""A viewer who sees only what all may know."""


class Voice:
    """Says things about one game."""

    def __init__(self, room: Room, names: tuple[str, ...], language: str) -> None:
        self.room = room
        self.names = names
        self.language = language
        """"" for the language of the process."""
        self.say = voice(language, room.name)

    def seat(self, seat: int) -> str:
        """Return a player's name, or "player 2" for a seat without one; "" for nobody."""
        if seat < 0:
            return ""
        return self.names[seat] or self.say("player", number=seat + 1)

    def value(self, table: Table, kind: str, value: int) -> str:
        """Return what a person calls a value of some kind."""
        return self.seat(value) if kind == "seat" else self.room.label(table, kind, value, self)

    def about(self, table: Table, named: dict[str, Any]) -> dict[str, Any]:
        """Turn parameters into words, each by the kind that the room gives its name."""
        spoken: dict[str, Any] = {}
        for name, value in named.items():
            kind = self.room.kinds.get(name, "")
            if not kind or value is None:
                spoken[name] = value
            elif isinstance(value, tuple):
                spoken[name] = self.listed([self.value(table, kind, one) for one in value])
            else:
                spoken[name] = self.value(table, kind, value)
        return spoken

    def listed(self, words: list[str]) -> str:
        """Join words: "a, b and c"."""
        if len(words) < 2:
            return "".join(words)
        return self.say("and", first=", ".join(words[:-1]), last=words[-1])

    def question(self, table: Table, choice: Choice) -> str:
        """Return the question that is being asked."""
        about = self.about(table, table.agenda[-1].fields())
        most = min(choice.most, len(choice.options))
        return self.say(
            f"prompts.{choice.prompt}.ask", **{**about, "least": choice.least, "count": most}
        )

    def option(self, table: Table, choice: Choice, value: int) -> str:
        """Return what a person calls an option."""
        return self.value(table, self.room.prompts[choice.prompt].kind, value)

    def passing(self, choice: Choice) -> str:
        """Return what it means to pick nothing."""
        return self.say(f"prompts.{choice.prompt}.pass")

    def answer(self, table: Table, choice: Choice, picked: Picked) -> str:
        """Return an answer in words."""
        if not picked:
            return self.passing(choice)
        return self.listed([self.option(table, choice, value) for value in picked])

    def refusal(self, table: Table, refusal: Refusal) -> str:
        """Return why something is not possible, with the number of the rule."""
        reason = self.say(refusal.message, **self.about(table, refusal.about))
        return self.say("refused", reason=reason, rule=refusal.rule) if refusal.rule else reason

    def motive(self, table: Table, motive: Motive) -> str:
        """Return why a forester answered as it did."""
        return self.say(motive.message, **self.about(table, motive.about))

    def rule(self, number: str) -> str:
        """Return a rule in one sentence, with its number."""
        return self.say("rule", rule=number, text=self.say(f"rules.{number}"))

    def event(self, table: Table, event: Event, viewer: int = EVERYBODY) -> str:
        """Return an event as a line of the log, as `viewer` may know it."""
        line = self.told(table, event, viewer)
        if line.startswith(tuple([name for name in self.names if name])):
            return line  # a player is called as he calls himself
        return capital(line)

    def told(self, table: Table, event: Event, viewer: int) -> str:
        """Return an event in words, perhaps beginning with a small letter."""
        named = parameters(self.room, event)
        if event.name != ANSWER:
            return self.say(f"events.{event.name}", **self.about(table, named))
        prompt = self.room.prompts[event.asked]
        picked: Picked = named.pop("picked")
        about = self.about(table, named)
        if not picked:
            return self.say(f"prompts.{event.asked}.passed", **about)
        if prompt.secret and viewer != event.about[0] and not table.ended:
            words = self.say(f"prompts.{event.asked}.hidden", count=len(picked))
        else:
            words = self.listed([self.value(table, prompt.told, one) for one in picked])
        topic = self.say(f"prompts.{event.asked}.topic", **about)
        return self.say("answered", seat=about["seat"], topic=topic, picked=words)

    def step(self, step: Step[Any]) -> str:
        """Return the rule that a step carries out."""
        return self.rule(step.rule)
