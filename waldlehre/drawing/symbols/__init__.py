"""The art of the boards: name -> view box and markup.

Our own drawings: flat fills and classes only, so that a style sheet recolours them for every
view, and so that they survive wherever a page hides or moves what defines them.
"""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.symbols import (
    animals,
    cards,
    landscapes,
    misc,
    pegs,
    sawmill,
    species,
    timber,
    trees,
    zones,
)
from waldlehre.drawing.symbols.brush import Art

__all__ = ["SYMBOLS"]

SYMBOLS: Final[Art] = {
    **trees.SYMBOLS,
    **animals.SYMBOLS,
    **zones.SYMBOLS,
    **cards.SYMBOLS,
    **misc.SYMBOLS,
    **pegs.SYMBOLS,
    **landscapes.SYMBOLS,
    **species.SYMBOLS,
    **timber.SYMBOLS,
    **sawmill.SYMBOLS,
}
