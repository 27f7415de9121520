"""A position as JSON, in the middle of anything: fields by name, a step with its class's name."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from waldlehre.kernel.record import Record, field_names
from waldlehre.kernel.room import Variant
from waldlehre.kernel.step import Step
from waldlehre.kernel.table import Table

SHARED = ("parts", "variant")
"""What all positions of a game share; it stays out."""


def step_classes(room: str) -> dict[str, type[Any]]:
    """Return a room's step classes by name, and those of notebook cells.

    A class of a notebook that bears the name of a room's own does not take its place.
    """
    found = list(subclasses(Step))
    own = [cls for cls in found if cls.__module__.startswith(f"waldlehre.{room}.")]
    others = [cls for cls in found if not cls.__module__.startswith("waldlehre.")]
    return {cls.__name__: cls for cls in [*others, *own]}


def subclasses(root: type[Any]) -> Iterator[type[Any]]:
    """Yield all classes below a class."""
    for cls in root.__subclasses__():
        yield cls
        yield from subclasses(cls)


def plain(thing: Any) -> Any:
    """Return a record as a dictionary, for json."""
    if isinstance(thing, Step):
        return {"step": type(thing).__name__, **thing.fields()}
    if isinstance(thing, Record):
        return thing.fields()
    raise TypeError(f"{type(thing).__name__} cannot lie in a position")


def dump(table: Table) -> str:
    """Return a position as one line of JSON."""
    fields = {name: value for name, value in table.fields().items() if name not in SHARED}
    return json.dumps(fields, default=plain, separators=(",", ":"))


def load(text: str, like: Table, room: str) -> Table:
    """Return the position that `dump` wrote, with the parts and variant of `like`.

    For positions of our own; what comes from others is read by `saves`.
    """
    fields: dict[str, Any] = json.loads(text)
    known = step_classes(room)
    fields["agenda"] = [load_step(step, known) for step in fields["agenda"]]
    for name, value in fields.items():
        if isinstance(getattr(like, name), tuple):
            fields[name] = tupled(value)
    for name in SHARED:
        fields[name] = getattr(like, name)
    return type(like)(*[fields[name] for name in field_names(type(like))])


def load_step(data: dict[str, Any], known: dict[str, type[Any]]) -> Step[Any]:
    """Return a step from its dictionary; JSON's lists become tuples again."""
    fields = {name: tupled(value) for name, value in data.items() if name != "step"}
    step: Step[Any] = known[data["step"]](**fields)
    return step


def tupled(value: Any) -> Any:
    """Return lists as tuples, inner ones too."""
    return tuple([tupled(one) for one in value]) if isinstance(value, list) else value


def digest(table: Table) -> str:
    """Return sixteen hex digits of a position, the same on every machine."""
    from hashlib import sha256

    variant: Variant = getattr(table, "variant")  # noqa: B009 (each room types its own)
    text = dump(table) + json.dumps(variant.fields(), sort_keys=True)
    return sha256(text.encode()).hexdigest()[:16]
