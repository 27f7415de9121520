"""Chapter 5: all kinds of card, in the order of the table `cards`.

The modules `harm`, `loss` and `relief` say how most of them work; the two that open a chapter of
their own stand here.
"""

from __future__ import annotations

from typing import ClassVar

from waldlehre.kernel.choice import Picked
from waldlehre.waldmeister.auction import Auction
from waldlehre.waldmeister.card import Card
from waldlehre.waldmeister.harm import (
    AcidRain,
    BarkBeetle,
    Drought,
    GypsyMoth,
    Mice,
    NunMoth,
    PineWeevil,
    Smog,
    WinterMoth,
)
from waldlehre.waldmeister.loss import (
    Browsing,
    ClearFelling,
    ForestFire,
    Frost,
    SnowBreakage,
    Storm,
)
from waldlehre.waldmeister.relief import (
    BlackWoodpecker,
    CheckeredBeetle,
    IchneumonWasp,
    Jay,
    RedWoodAnt,
)
from waldlehre.waldmeister.remediation import OfferBuild
from waldlehre.waldmeister.state import Forest


class SaplingAuction(Card):
    """W5.21 Three saplings are auctioned."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.21"

    def do(self, table: Forest, picked: Picked) -> None:
        """See chapter 6."""
        table.tell("auction", (table.parts.auction_lots,))
        table.then(Auction(self.seat, table.parts.auction_lots))


class Remediation(Card):
    """W5.22 Somebody may remediate at the printed price."""

    __slots__ = ()
    rule: ClassVar[str] = "W5.22"

    def do(self, table: Forest, picked: Picked) -> None:
        """See chapter 7."""
        table.tell("offers_build", (self.seat,))
        table.then(OfferBuild(table.clockwise(self.seat)))


CARDS: list[type[Card]] = [
    *(BarkBeetle, Frost, WinterMoth, ClearFelling, Mice, NunMoth, PineWeevil, AcidRain),
    *(SnowBreakage, GypsyMoth, Smog, Storm, Drought, ForestFire, Browsing, CheckeredBeetle, Jay),
    *(RedWoodAnt, IchneumonWasp, BlackWoodpecker, SaplingAuction, Remediation),
]
"""In the order of the table `cards`."""
