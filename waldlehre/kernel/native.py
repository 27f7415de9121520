"""What mypyc adds, and nothing where mypy_extensions is missing.

Stays uncompiled; native.pyi is what mypy sees, so the core needs no dependency at run time.
"""

from collections.abc import Callable
from typing import Any

try:
    from mypy_extensions import mypyc_attr
except ImportError:

    def mypyc_attr(*_attrs: str, **_values: object) -> Callable[[Any], Any]:
        """Leave the class as it is."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
