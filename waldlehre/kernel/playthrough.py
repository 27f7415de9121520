"""A whole game as text without language: every question, answer and event, and the end.

Golden files are made of it. It holds ids and numbers only, so that a better wording changes none.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from waldlehre.kernel.choice import Choice
from waldlehre.kernel.events import ANSWER, Event
from waldlehre.kernel.game import Game
from waldlehre.kernel.positions import digest


def playthrough(game: Game) -> str:
    """Return the text of a game from its start to where it stands."""
    return "\n".join(lines(game)) + "\n"


def lines(game: Game) -> Iterator[str]:
    """Yield the lines of a playthrough."""
    yield f"game {game.room.name} rules={game.room.rules} seats={game.seats} seed={game.seed}"
    yield f"edition {game.edition} {game.variant!r}"
    yield f"box {game.box.digest()}"
    again = game.fork(at=0)
    told = iter(game.events)
    event = next(told, None)
    for ply in range(len(game.given) + 1):
        while event is not None and event.ply <= ply:
            yield event_line(event)
            event = next(told, None)
        if ply < len(game.given):
            yield question_line(ply, asked(again), game.given[ply])
            again.answer(*game.given[ply])
    yield f"rules {' '.join(rules_met(game))}"
    yield f"table {digest(game.table)}"
    if game.asking is not None:
        yield f"asking {game.asking.prompt} of seat {game.asking.seat}"
    else:
        yield f"end {game.ending} scores={game.score()} winners={game.winners()}"


def rules_met(game: Game) -> list[str]:
    """Return the numbers of the rules that told or decided something, in the rules' order."""
    met = {event.rule for event in game.events}
    return sorted(met, key=lambda rule: [int(part) for part in rule[1:].split(".")])


def asked(game: Game) -> Choice:
    """Return the open question of a game that goes on."""
    assert game.asking is not None, "more answers than questions"
    return game.asking


def question_line(ply: int, choice: Choice, picked: tuple[int, ...]) -> str:
    """Return a question with its answer; many options as their number and a hash."""
    options = ",".join(map(str, choice.options))
    if len(options) > 60:
        options = f"{len(choice.options)}:{sha256(options.encode()).hexdigest()[:8]}"
    also = f" also {choice.also}" if choice.also else ""
    return (
        f"{ply}. seat {choice.seat} {choice.prompt} {choice.least}-{choice.most} of [{options}]"
        f"{also} -> {','.join(map(str, picked)) or 'pass'}"
    )


def event_line(event: Event) -> str:
    """Return an event with its rule and cause."""
    name = event.asked if event.name == ANSWER else event.name
    about = ",".join(map(str, event.about))
    return f"   #{event.number} {event.rule} {name}({about}) < #{event.cause}"
