"""From a board to the what-if desk: the position that is shown becomes where its games begin."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from waldlehre.foresters import Rollout
from waldlehre.jupyter.sitting import Sitting
from waldlehre.kernel import saves

if TYPE_CHECKING:
    from waldlehre.explore.whatif import Desk

NEEDED = ("pandas", "ipywidgets")


def no_desk(sitting: Sitting) -> str:
    """Say why there is no desk for what is shown; "" if there is one."""
    if sitting.shown.over:
        return sitting.say("over.asked")
    if sitting.covered:
        return sitting.say("covered")
    if not is_there():
        return sitting.say("whatif.extra")
    return ""


@cache
def is_there() -> bool:
    """True if the libraries are there; what is installed later is found after a restart."""
    return all(find_spec(name) is not None for name in NEEDED)


def desk(sitting: Sitting) -> None:
    """Set up a desk for the position that is shown; whoever draws the board shows it below."""
    sitting.alert = no_desk(sitting)
    if not sitting.alert:
        sitting.desk = desk_from(sitting)
        sitting.message = sitting.say("whatif.opened")


def desk_from(sitting: Sitting) -> Desk:
    """Return a desk whose games go on from the position, played by a forester quick enough.

    The position comes as a save: of a box that is changed much there is no code.
    """
    from waldlehre.explore.scenario import Scenario
    from waldlehre.explore.whatif import Desk

    game = sitting.shown
    player = Rollout.of(game.room).playouts.name
    return Desk(Scenario(game.room.name, start=saves.dumps(game), foresters=player))
