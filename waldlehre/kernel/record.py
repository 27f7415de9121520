"""Plain data with a name: its fields are its constructor's parameters.

Steps, variants, refusals and events are records, so printing, comparing, saving and pickling
are written here once, and read the same whether the classes are compiled or not.
"""

from __future__ import annotations

from typing import Any

from waldlehre.kernel.native import mypyc_attr

_names: dict[type, tuple[str, ...]] = {}


def field_names(cls: type) -> tuple[str, ...]:
    """Return the constructor's parameters, looked up once a class."""
    names = _names.get(cls)
    if names is None:
        names = _names[cls] = _parameters(cls)
    return names


def _parameters(cls: type) -> tuple[str, ...]:
    init: Any = getattr(cls, "__init__")  # noqa: B009 (mypy refuses the plain attribute)
    code = getattr(init, "__code__", None)
    if code is not None:
        return tuple(code.co_varnames[1 : code.co_argcount])
    from inspect import signature  # compiled classes only: 15 ms that plain Python saves

    return tuple(signature(cls).parameters)


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Named fields; steps, variants, refusals and events are never changed once made."""

    __slots__ = ()

    def fields(self) -> dict[str, Any]:
        """Return field name -> value, in constructor order."""
        return {name: getattr(self, name) for name in field_names(type(self))}

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other) or not isinstance(other, Record):
            return NotImplemented
        return self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.fields().values()))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.fields().items())
        return f"{type(self).__name__}({inside})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(self.fields().values())
