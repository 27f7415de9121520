"""One sentence of the rulebook, lying on the agenda as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.record import Record

if TYPE_CHECKING:
    from waldlehre.kernel.table import Table

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Record, Generic[T]):
    """Its fields are ints, strings, None and tuples of them. Never changed once made."""

    __slots__ = ()
    rule: ClassVar[str] = ""
    """The number of its sentence in the room's RULES.md."""
    reveals: ClassVar[bool] = False
    """True if it shows a die, a card or a hidden bid: playing on, nobody may go back behind it."""

    def ask(self, table: T) -> Choice | None:
        """Return the question to be answered first; None: nobody has to decide."""
        return None

    def do(self, table: T, picked: Picked) -> None:
        """Carry it out and lay the steps that follow with `table.then`."""
        raise NotImplementedError(f"{type(self).__name__} does nothing")

    def aside(self, table: T, picked: int) -> None:
        """Carry out one of `Choice.also`; this step stays and asks again."""
        raise NotImplementedError(f"{type(self).__name__} offers nothing beside its question")

    def refuse(self, table: T, value: int) -> Refusal | None:
        """Say why `value` is not among the options; None for an option, or for no reason known."""
        return None

    def no(self, reason: str, **about: int) -> Refusal:
        """Refuse with this step's rule and the message `refusals.<reason>`."""
        return Refusal(self.rule, f"refusals.{reason}", about)
