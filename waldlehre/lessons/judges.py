"""How an answer is judged: always by playing on, never by a solution written down.

A judge gets the options that were picked and returns the reasons why the answer is not right; no
reason means that it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.events import Event, chain
from waldlehre.kernel.game import Game
from waldlehre.kernel.speech import capital
from waldlehre.kernel.why import explained, spot
from waldlehre.lessons.words import said

Judge = Callable[[Picked], list[str]]
Play = Callable[[Game], object]
"""Plays a game on, as far as a question looks ahead."""
MOST_ANSWERS = 2000
MOST_TOLD = 4
"""Lines about a plant that was not the one."""


def play_on(game: Game) -> None:
    """Let greedy foresters play a game to its end."""
    game.let_play(dict.fromkeys(range(game.seats), "greedy"), most=MOST_ANSWERS)


class Legal:
    """Right is what the rules allow now; else they say why not."""

    def __init__(self, game: Game) -> None:
        self.game = game.fork()

    def __call__(self, picked: Picked) -> list[str]:
        """Return why an answer is not right."""
        reason = self.game.why_not(*picked)
        return [reason] if reason else []

    def story(self) -> list[str]:
        """Say the rule that asks."""
        return self.game.why().lines[-1:]


class NextLoss:
    """Right is the place of a seat where the next plant is lost, when the game is played on.

    Where none is lost any more, right is to say so: to pick nothing. Raises SetupError for a game in
    which nothing is ever lost.
    """

    def __init__(self, game: Game, seat: int, play: Play = play_on) -> None:
        if type(seat) is not int or not 0 <= seat < game.seats:
            raise SetupError("setup.seat", seat=repr(seat)[:40], most=game.seats - 1)
        if not game.room.losses:
            raise SetupError("lesson.losses", room=game.room.name)
        self.game = game.fork()
        self.seat = seat
        self.play = play

    @property
    def later(self) -> Game:
        """The game as it goes on."""
        return played_on(self.game, self.play)

    def known(self) -> Picked:
        """Return the right answer."""
        loss = self.loss()
        return () if loss is None else (loss.about[0],)

    def loss(self) -> Event | None:
        """Return the next loss of the seat."""
        known = len(self.game.events)
        home = set(places_of(self.game, self.seat))
        for event in self.later.events[known:]:
            if event.name in self.game.room.losses and event.about[0] in home:
                return event
        return None

    def __call__(self, picked: Picked) -> list[str]:
        """Return why an answer is not right."""
        if picked == self.known():
            return []
        loss = self.loss()
        if loss is None:
            return [said(self.game.language, "judge.stands_on")]
        if not picked:
            return [said(self.game.language, "judge.one_dies")]
        found = [said(self.game.language, "judge.stands")]
        known = len(self.game.events)
        for place in picked:
            between = self.later.events[known : loss.number]
            here = [event for event in between if spot(self.game.room, event) == place]
            if here:
                found += [said(self.game.language, "judge.befalls")]
                found += explained(self.later, here[:MOST_TOLD]).lines
            else:
                found.append(said(self.game.language, "judge.untouched"))
        return found

    def story(self) -> list[str]:
        """Tell the chain of causes of the loss, and what came of it."""
        loss = self.loss()
        if loss is None:
            return [said(self.game.language, "judge.no_loss")]
        events = self.later.events
        after = [event for event in events[loss.number + 1 :] if event.cause == loss.number]
        return explained(self.later, [*chain(events, loss.number), *after]).lines


class Best:
    """Right is the answer after which `measure` is highest (or lowest), compared by playing on."""

    def __init__(
        self,
        game: Game,
        measure: Callable[[Game], float],
        name: str,
        play: Play | None = None,
        lowest: bool = False,
    ) -> None:
        self.game = game.fork()
        self.measure = measure
        self.name = name
        """What is measured, in the reader's words: "damage points in my forest"."""
        self.play = play
        self.sign = -1 if lowest else 1
        self.value = cache(self.value_of)

    def value_of(self, picked: Picked) -> float:
        """Return what is measured after an answer."""
        branch = self.game.fork()
        branch.answer(*picked)
        if self.play is not None:
            self.play(branch)
        return self.measure(branch)

    def known(self) -> Picked | None:
        """Return an answer that reaches the best."""
        assert self.game.asking is not None, "nobody is asked any more"
        return max(self.game.asking.answers(), key=lambda one: self.sign * self.value(one))

    def best(self) -> float:
        """Return the best that any answer reaches."""
        known = self.known()
        assert known is not None, "there is always an answer"
        return self.value(known)

    def __call__(self, picked: Picked) -> list[str]:
        """Return why an answer is not right."""
        reason = self.game.why_not(*picked)
        if reason:
            return [reason]
        got, best = self.value(picked), self.best()
        return [] if got == best else [self.told("judge.better", value=written(got))]

    def story(self) -> list[str]:
        """Say what the best answer reaches."""
        return [self.told("judge.best")]

    def told(self, message: str, **about: str | int) -> str:
        """Say something of what is measured and of its best value."""
        begins, best = capital(self.name), written(self.best())
        return said(self.game.language, message, name=begins, best=best, **about)


class Enough:
    """Right is an answer after which nothing is lacking any more, when the game is played on.

    `lacking` reads off the game what still is, each in a sentence: the reasons of a wrong answer.
    """

    def __init__(
        self, game: Game, lacking: Callable[[Game], list[str]], play: Play | None = None
    ) -> None:
        self.game = game.fork()
        self.lacking = lacking
        self.play = play

    def __call__(self, picked: Picked) -> list[str]:
        """Return why an answer is not right."""
        reason = self.game.why_not(*picked)
        if reason:
            return [reason]
        branch = self.game.fork()
        branch.answer(*picked)
        if self.play is not None:
            self.play(branch)
        return self.lacking(branch)


def written(value: float) -> str | int:
    """Write a value without needless decimals."""
    return int(value) if value == int(value) else f"{value:.1f}"


def places_of(game: Game, seat: int) -> list[int]:
    """Return the places of a seat: those of its own landscape, or all where there is one for all."""
    return list(tried(game, game.room.places[0], seat))


def tempting(game: Game, asked: Choice) -> Choice:
    """Return a question with all that somebody might try."""
    some = tried(game, game.room.prompts[asked.prompt].kind, asked.seat)
    every = tuple(sorted({*asked.options, *some}))
    return Choice(asked.seat, asked.prompt, every, asked.least, asked.most)


def tried(game: Game, kind: str, seat: int) -> tuple[int, ...]:
    """Return what a seat might take for an answer of a kind, as the room says."""
    room = game.room
    if room.tempting is None:
        return room.universe(game.table, kind)
    return room.tempting(game.table, kind, seat)


def label(game: Game, place: int) -> str:
    """Return what the picture says of a place."""
    parts = game.picture().scene.parts()
    part = parts.get(f"{game.room.places[0]}:{place}")
    return part.label if part else game.voice.value(game.table, game.room.places[0], place)


_played: dict[tuple[int, int, int], tuple[Game, Play, Game]] = {}


def played_on(game: Game, play: Play) -> Game:
    """Return a branch of a game that was played on; played once for each position."""
    key = id(game), len(game.given), id(play)
    known = _played.get(key)
    if known is None or known[0] is not game or known[1] is not play:
        if len(_played) > 50:
            _played.clear()
        branch = game.fork()
        play(branch)
        known = _played[key] = game, play, branch
    return known[2]
