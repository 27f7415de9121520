"""A board without a browser: replies and wishes come as plain data, and none of it is trusted.

Everything that goes wrong ends as a sentence on the board.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

from waldlehre.jupyter import explaining, files, playing, whatif
from waldlehre.jupyter.sitting import Sitting
from waldlehre.kernel.errors import Problem, SetupError
from waldlehre.kernel.game import Game

LATE = ("move", "onward", "spare")
"""Wishes that a browser sends by itself: when they come too late nobody need know."""
ANY_TIME = ("stop", "pause", "nothing")
"""Wishes that mean the same at every moment."""
MOST_PICKED = 200
WISHES: dict[str, Callable[[Sitting, Any], None]] = {
    "move": playing.move,
    "forward": playing.forward,
    "onward": lambda sitting, _: playing.onward(sitting),
    "stop": lambda sitting, _: playing.stop(sitting),
    "pause": playing.set_pause,
    "undo": lambda sitting, _: playing.undo(sitting),
    "redo": lambda sitting, _: playing.redo(sitting),
    "replay": playing.replay,
    "fork": lambda sitting, _: playing.fork(sitting),
    "whatif": lambda sitting, _: whatif.desk(sitting),
    "again": lambda sitting, _: playing.again(sitting, sitting.game.seed),
    "anew": lambda sitting, _: playing.again(sitting, None),
    "show": lambda sitting, _: sitting.show(),
    "hide": lambda sitting, _: sitting.hide(),
    "touch": explaining.touch,
    "why": explaining.explain,
    "line": explaining.explain_line,
    "question": lambda sitting, _: explaining.explain_question(sitting),
    "spare": lambda sitting, _: explaining.spare(sitting),
    "hint": lambda sitting, _: explaining.hint(sitting),
    "save": files.save,
    "saves": lambda sitting, _: files.list_saves(sitting),
    "load": files.load,
    "upload": files.upload,
    "export": files.export,
    "download": lambda sitting, _: files.download(sitting),
    "nothing": lambda _, __: None,
}


class Session(Sitting):
    """A game at a board that takes what browsers send."""

    def reply(self, data: Any) -> None:
        """Take an answer: {game, ply, picked, n}."""
        self.guarded(data, lambda: self.take(data))

    def wish(self, data: Any) -> None:
        """Take anything else: {game, ply, name, value, n}."""
        self.guarded(data, lambda: self.fulfil(data))

    def guarded(self, data: Any, action: Callable[[], None]) -> None:
        """Do something for a browser; whatever goes wrong becomes a sentence."""
        name = str(data.get("name")) if isinstance(data, dict) else ""
        game, back, given = self.game, self.game.bookmark(), len(self.game.given)
        self.notice()
        try:
            if not isinstance(data, dict) or type(data.get("n")) is not int:
                raise SetupError("board.nonsense")
            self.seen = data["n"]
            if self.stale(data) and name not in ANY_TIME:
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
            self.recover(game, back)
        except BaseException:  # somebody interrupts the kernel: nothing is half done all the same
            self.recover(game, back)
            raise
        finally:
            if self.game is game and len(game.given) != given:
                self.after()

    def recover(self, game: Game, back: Callable[[], None]) -> None:
        """Go back to where everything was whole."""
        self.running = ""
        back()
        self.game = game
        self.leave_past()

    def stale(self, data: dict[str, Any]) -> bool:
        """True for what was meant for another game, another moment, or what was taken back since."""
        meant = data.get("game"), data.get("ply"), data.get("epoch")
        return meant != (self.token, len(self.game.given), self.epoch)

    def take(self, data: dict[str, Any]) -> None:
        """Give an answer for the seat that is asked."""
        picked = data.get("picked")
        if not isinstance(picked, list) or any(type(one) is not int for one in picked):
            raise SetupError("board.nonsense")
        if len(picked) > MOST_PICKED:
            raise SetupError("board.nonsense")
        if not self.mine:
            self.alert = self.say("replaying" if self.past else "not_yours")
            return
        if self.covered:
            self.alert = self.say("covered")
            return
        self.running = ""
        self.game.answer(*picked)

    def fulfil(self, data: dict[str, Any]) -> None:
        """Do what somebody wishes."""
        name = data.get("name")
        if not isinstance(name, str) or name not in WISHES:
            raise SetupError("board.nonsense")
        WISHES[name](self, data.get("value"))
