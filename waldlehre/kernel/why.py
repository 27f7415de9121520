"""Why something is as it is: from cause to effect, and what would have prevented a loss.

Chains are read off the events' causes. What would have prevented a loss is found by replay: one
answer is changed under the same luck, later answers stay as they were while they are offered, and
where they are not, the greedy forester answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.events import Event, chain, parameters
from waldlehre.kernel.forester import decision_luck
from waldlehre.kernel.ranks import unrank, ways
from waldlehre.kernel.room import Room
from waldlehre.kernel.table import Table
from waldlehre.kernel.voice import EVERYBODY

if TYPE_CHECKING:
    from waldlehre.kernel.game import Game

MOST_REPLAYS = 200
ALTERNATIVES = 6
"""Other answers tried for each decision, spread evenly over all there are."""
FORESTER = "greedy"
ALL_SEEING = -2
"""A viewer from whom nothing is hidden."""


class Why:
    """An explanation: lines from cause to effect, and where on the board they happened."""

    def __init__(
        self,
        lines: list[str],
        events: list[Event],
        places: list[int],
        loss: Event | None = None,
    ) -> None:
        self.lines = lines
        self.events = events
        """What happened, in order."""
        self.places = places
        """The places that the events name, each once."""
        self.loss = loss
        """What somebody would rather have prevented."""

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def __repr__(self) -> str:
        return str(self)

    def __contains__(self, text: object) -> bool:
        return str(text) in str(self)


class Prevention:
    """The last decision that would have prevented a loss, or that none was found."""

    def __init__(
        self,
        ply: int,
        choice: Choice | None,
        picked: Picked,
        replays: int,
        guessed: int,
        stopped: bool = False,
    ) -> None:
        self.ply = ply
        """How many answers came before the decision; -1: none was found."""
        self.choice = choice
        self.picked = picked
        """The answer that would have prevented it."""
        self.replays = replays
        self.guessed = guessed
        """How many later answers the greedy forester had to give instead of the recorded ones."""
        self.stopped = stopped
        """True if the search ended before everything was tried."""


def explained(game: Game, events: list[Event]) -> Why:
    """Say events one by one, each with the number of its rule."""
    voice = game.voice
    lines = [f"{voice.event(game.table, event)} ({event.rule})" for event in events]
    return Why(lines, events, places(game, events))


def places(game: Game, events: list[Event]) -> list[int]:
    """Return the places that events name, in order, each once."""
    found: dict[int, None] = {}
    for event in events:
        for name, value in parameters(game.room, event).items():
            if game.room.kinds.get(name) == game.room.places[1] and isinstance(value, int):
                found[value] = None
    return list(found)


def known(game: Game, kind: str, value: int) -> list[str]:
    """Say what there is to know of anything but a place's history: itself, prospects, the rest."""
    room, table, voice = game.room, game.table, game.voice
    note = room.note(table, kind, value, voice).splitlines()
    return [*note[:1], *room.prospects(table, kind, value, voice), *note[1:]]


def named(part: str, room: Room) -> tuple[str, int]:
    """Return kind and value of a part of the picture; "damage:5:0" stands for the place 5."""
    kind, _, rest = part.partition(":")
    numbers = [int(one) for one in rest.split(":") if one.isdigit()]
    if kind == "damage":
        return room.places[0], numbers[0]
    return kind, numbers[-1] if numbers else -1


def marks(room: Room, then: Table, event: Event) -> list[str]:
    """Return the parts of the picture that an event names, and those it came from.

    `then` is the position before the answer with which it came.
    """
    found = dict.fromkeys(room.sources(then, event.name, event.about))
    for name, value in parameters(room, event).items():
        kind = room.kinds.get(name, "")
        kind = room.places[0] if kind == room.places[1] else kind
        if type(value) is int and kind and kind != "seat":
            found[f"{kind}:{value}"] = None
    return list(found)


def spot(room: Room, event: Event) -> int:
    """Return the place that an event (no answer) is about first of all; -1 where it is none."""
    told = room.events.get(event.name)
    if told is None or not told.names or room.kinds.get(told.names[0]) != room.places[1]:
        return -1
    return event.about[0]


def since_new(room: Room, here: list[Event]) -> list[Event]:
    """Return of all that befell a place what came since it was new the last time but one.

    So an explanation of a seed still tells how the tree before it died.
    """
    starts = [at for at, event in enumerate(here) if event.name in room.fresh]
    return here[starts[-2] if len(starts) > 1 else 0 :]


def last_loss(room: Room, story: list[Event]) -> Event | None:
    """Return what of a place's story somebody would rather have prevented, the last of it."""
    losses = [event for event in story if event.name in room.losses]
    return losses[-1] if losses else None


def why_place(game: Game, place: int, search: bool = True, viewer: int = EVERYBODY) -> Why:
    """Explain a place: what befell it, the chain of the last thing, and how it could be spared.

    Without `search` the last part, which replays the game many times, is left out. While the game
    goes on it names no hidden answer of others than the `viewer` (ALL_SEEING may know them all).
    """
    room = game.room
    events = since_new(room, [event for event in game.events if spot(room, event) == place])
    if not events:
        return Why([game.voice.say("why.nothing")], [], [place])
    own = explained(game, events)
    loss = last_loss(room, events)
    subject = loss or events[-1]
    links = explained(game, chain(game.events, subject.number))
    lines = [*own.lines, "", game.voice.say("why.chain"), *links.lines]
    if loss and search:
        lines += ["", prevention_text(game, prevent(game, loss, viewer))]
    return Why(lines, [*events, *links.events], [place, *links.places], loss)


def prevent(
    game: Game, loss: Event, viewer: int = EVERYBODY, most: int = MOST_REPLAYS
) -> Prevention:
    """Find the last decision before a loss after which, answered otherwise, it does not come."""
    turn = turn_of(game, loss)
    replays = 0
    table = game.fork(at=0)
    asked: list[Choice] = []
    for picked in game.given[: loss.ply]:
        assert table.asking is not None, "more answers than questions"
        asked.append(table.asking)
        table.answer(*picked)
    for ply in range(len(asked) - 1, -1, -1):
        hidden = game.room.prompts[asked[ply].prompt].secret and not game.over
        if hidden and viewer not in (asked[ply].seat, ALL_SEEING):
            continue
        for picked in others(asked[ply], game.given[ply]):
            if replays >= most:
                return Prevention(-1, None, (), replays, 0, stopped=True)
            replays += 1
            guessed = spared(game, loss, turn, ply, picked)
            if guessed >= 0:
                return Prevention(ply, asked[ply], picked, replays, guessed)
    return Prevention(-1, None, (), replays, 0)


def others(choice: Choice, given: Picked) -> list[Picked]:
    """Return some other answers to a question, spread evenly."""
    every = ways(choice) - len(choice.also)
    many = min(every, ALTERNATIVES + 1)
    spread = [unrank(choice, at * (every - 1) // max(1, many - 1)) for at in range(many)]
    return [picked for picked in dict.fromkeys(spread) if picked != given]


def turn_of(game: Game, loss: Event) -> int:
    """Return the turn in which an event happened."""
    return game.fork(at=max(0, loss.ply - 1)).table.turn


def spared(game: Game, loss: Event, turn: int, ply: int, picked: Picked) -> int:
    """Replay with one answer changed; return how many later answers were guessed, -1 if lost."""
    branch = game.fork(at=ply)
    branch.answer(*picked)
    forester = game.room.forester(FORESTER)
    guessed = 0
    while branch.asking is not None and branch.table.turn <= turn:
        at = len(branch.given)
        recorded = game.given[at] if at < len(game.given) else None
        if recorded is not None and branch.asking.allows(recorded):
            branch.answer(*recorded)
            continue
        guessed += 1
        forester.prepare(decision_luck(branch.seed, branch.asking.seat, at))
        seen: Table = game.room.view(branch.table, branch.asking.seat, 0)
        branch.answer(*forester.pick(seen, branch.asking))
    return -1 if lost(branch, loss, ply) else guessed


def lost(branch: Game, loss: Event, ply: int) -> bool:
    """True if the same loss came in a branch after its answer number `ply`."""
    return any(
        event.name == loss.name and event.about[0] == loss.about[0] and event.ply > ply
        for event in branch.events
    )


def prevention_text(game: Game, found: Prevention) -> str:
    """Say what would have prevented a loss."""
    voice = game.voice
    if found.choice is None:
        message = "why.stopped" if found.stopped else "why.unavoidable"
        return voice.say(message, count=found.replays)
    then = game.fork(at=found.ply)
    return voice.say(
        "why.guessed" if found.guessed else "why.prevented",
        seat=voice.seat(found.choice.seat),
        question=voice.question(then.table, found.choice),
        answer=voice.answer(then.table, found.choice, found.picked),
        number=found.ply,
        count=found.guessed,
    )
