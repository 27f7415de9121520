"""Wishes about the game's course: foresters move, the game is played on, taken back, looked at again."""

from __future__ import annotations

import time
from typing import Any

from waldlehre.jupyter.sitting import Sitting
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.events import ANSWER
from waldlehre.kernel.game import Game
from waldlehre.kernel.run import as_forester
from waldlehre.kernel.setup import new_game
from waldlehre.kernel.voice import EVERYBODY

ADVISER = "greedy"
"""Who answers for everybody when a game is played on to its end."""
SLICE = 0.4
"""Seconds after which a long run lets the browser draw."""
FORWARD = ("turn", "phase", "game")


def move(sitting: Sitting, _: Any) -> None:
    """Let the forester whose turn it is answer once."""
    if sitting.past is None and sitting.asked in sitting.foresters:
        let(sitting, sitting.asked)


def let(sitting: Sitting, seat: int) -> None:
    """Let a forester answer once; where somebody sits, the adviser."""
    who = sitting.foresters.get(seat) or as_forester(sitting.game.room, ADVISER)
    sitting.game.let_play({seat: who}, most=1)


def forward(sitting: Sitting, value: Any) -> None:
    """Play on to the end of the turn, the season or the game; the first slice of it."""
    if value not in FORWARD:
        raise SetupError("board.nonsense")
    sitting.running, sitting.goal = value, moment(sitting)
    onward(sitting)


def onward(sitting: Sitting) -> None:
    """Play another slice of what was wished; nothing if it was stopped meanwhile."""
    if sitting.running and (reason := no_forward(sitting)) != "":
        sitting.running = ""
        sitting.alert = reason
    end = time.monotonic() + SLICE
    while sitting.running and time.monotonic() < end:
        human = sitting.asked in sitting.humans
        if sitting.asked == EVERYBODY or (human and sitting.mode == "play"):
            stop(sitting)
        else:
            let(sitting, sitting.asked)
            if reached(sitting):
                stop(sitting)


def no_forward(sitting: Sitting) -> str:
    """Return why the game cannot be played on; "" if it can."""
    if sitting.past is not None:
        return sitting.say("replaying")
    if sitting.game.over:
        return sitting.say("over.asked")
    own = sitting.mode == "play" and sitting.mine
    return sitting.say("forward.own") if own else ""


def moment(sitting: Sitting) -> tuple[int, int]:
    """Return the turn and the phase now."""
    return sitting.game.table.turn, sitting.game.room.phase(sitting.game.table)


def reached(sitting: Sitting) -> bool:
    """True if the game was played on as far as wished."""
    turn, phase = moment(sitting)
    return (sitting.running == "turn" and turn != sitting.goal[0]) or (
        sitting.running == "phase" and phase != sitting.goal[1]
    )


def stop(sitting: Sitting) -> None:
    """Play on no further."""
    sitting.running = ""


def set_pause(sitting: Sitting, value: Any) -> None:
    """Set how long foresters wait before they move, in milliseconds; -1: until asked."""
    if type(value) is not int or not -1 <= value <= 60_000:
        raise SetupError("board.nonsense")
    sitting.pause = value / 1000


def undo_to(sitting: Sitting) -> int:
    """Return how many answers stay when somebody's last answer is taken back; -1: none was."""
    if not sitting.humans:
        return len(sitting.game.given) - 1
    for event in reversed(sitting.game.events):
        if event.name == ANSWER and event.about[0] in sitting.humans:
            return event.ply - 1
    return -1


def no_undo(sitting: Sitting) -> str:
    """Return why nothing can be taken back; "" if it can."""
    kept = undo_to(sitting)
    if kept < 0:
        return sitting.say("undo.nothing")
    if sitting.mode == "play" and kept < sitting.game.barrier:
        return sitting.say("undo.shown")
    return ""


def undo(sitting: Sitting) -> None:
    """Take back the last answer that somebody gave, and what foresters answered since."""
    if (reason := no_undo(sitting)) != "":
        sitting.alert = reason
        return
    stop(sitting)
    sitting.game.undo(len(sitting.game.given) - undo_to(sitting))
    sitting.leave_past()


def redo(sitting: Sitting) -> None:
    """Give again what was taken back, up to the next question to somebody."""
    if not sitting.game.undone:
        sitting.alert = sitting.say("redo.nothing")
        return
    sitting.game.redo()
    while sitting.game.undone and sitting.asked not in sitting.humans:
        sitting.game.redo()
    stop(sitting)
    sitting.leave_past()


def replay(sitting: Sitting, value: Any) -> None:
    """Show the game after its first `value` answers."""
    if type(value) is not int or not 0 <= value <= len(sitting.game.given):
        raise SetupError("board.nonsense")
    stop(sitting)
    if value == len(sitting.game.given):
        sitting.leave_past()
    else:
        sitting.at, sitting.past = value, sitting.game.fork(at=value)


def fork(sitting: Sitting) -> None:
    """Go on from the moment that is shown; the game so far stays in its file."""
    if sitting.past is None:
        raise SetupError("board.nonsense")
    if sitting.mode == "play":
        sitting.alert = sitting.say("fork.play")
        return
    sitting.start(sitting.past)
    sitting.message = sitting.say("forked")


def again(sitting: Sitting, seed: int | None) -> None:
    """Deal a new game of the same kind; the game so far stays in its file."""
    if seed is not None and (reason := no_again(sitting)) != "":
        sitting.alert = reason
        return
    sitting.start(new_like(sitting.game, seed))
    sitting.message = sitting.say("dealt" if seed is None else "dealt_again")


def no_again(sitting: Sitting) -> str:
    """Return why the same luck cannot be had again: while playing it is known by now."""
    known = sitting.mode == "play" and sitting.game.barrier and not sitting.game.over
    return sitting.say("again_known") if known else ""


def new_like(game: Game, seed: int | None) -> Game:
    """Return a new game set up like another."""
    return new_game(
        game.room,
        players=game.seats,
        seed=seed,
        edition=game.edition,
        variant=game.variant,
        names=list(game.names),
        language=game.language,
        box=game.box,
    )
