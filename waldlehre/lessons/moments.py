"""Moments worth a lesson, found by playing: they stay right when rules or tables change."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.game import Game

MOST_SEEDS = 40


def moment(
    room: Any,
    wanted: str | Callable[[Game], bool],
    seat: int = 0,
    players: int = 2,
    seeds: Iterable[int] = range(MOST_SEEDS),
    forester: Any = "greedy",
    after: int = 0,
    **options: Any,
) -> Game:
    """Return a game that foresters have played until a seat is asked what a lesson wants.

    `room` is a game's module; `wanted` the name of a question ("plant"), or a function of the
    game; `forester` is a name, a Forester or a function; at least `after` answers were given; `options` go to `new_game`. The first of the seeds
    that leads there is taken, so the same call finds the same game. Raises SetupError if none does.
    """
    if isinstance(wanted, str) and wanted not in room.ROOM.prompts:
        known = ", ".join(room.ROOM.prompts)
        raise SetupError("lesson.prompt", wanted=wanted[:40], known=known)
    if type(seat) is not int or not 0 <= seat < players:
        raise SetupError("setup.seat", seat=repr(seat)[:40], most=players - 1)
    for seed in seeds:
        game: Game = room.new_game(players=players, seed=seed, **options)
        players_all = dict.fromkeys(range(players), forester)
        while game.asking is not None:
            if game.asking.seat == seat and len(game.given) >= after and fits(game, wanted):
                return game
            game.let_play(players_all, most=1)
    raise SetupError("lesson.moment", wanted=repr(wanted)[:60])


def fits(game: Game, wanted: str | Callable[[Game], bool]) -> bool:
    """True if this is the moment."""
    assert game.asking is not None, "somebody is asked"
    return game.asking.prompt == wanted if isinstance(wanted, str) else wanted(game)
