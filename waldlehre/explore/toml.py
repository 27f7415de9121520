"""Writes what the standard library can only read: one flat table of plain values."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def written(values: Mapping[str, Any]) -> str:
    """Return TOML; fields that are empty are left out, pairs become a table of their own."""
    lines, tables = [], []
    for name, value in values.items():
        if value in ("", (), 0):
            continue
        if isinstance(value, tuple) and all(is_pair(one) for one in value):
            tables.append(f"\n[{name}]")
            tables += [f"{json.dumps(key)} = {cell(one)}" for key, one in value]
        else:
            lines.append(f"{name} = {cell(value)}")
    return "\n".join([*lines, *tables]) + "\n"


def is_pair(value: Any) -> bool:
    """True for a name and something."""
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str)


def cell(value: Any) -> str:
    """Write one value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, tuple):
        if value and all(is_pair(one) for one in value):
            inside = ", ".join(f"{json.dumps(key)} = {cell(one)}" for key, one in value)
            return f"{{ {inside} }}"
        return f"[{', '.join(cell(one) for one in value)}]"
    return repr(value)
