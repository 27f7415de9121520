"""How a symbol is written down."""

from __future__ import annotations

Art = dict[str, tuple[str, str]]
"""Name -> view box and markup."""


def flat(markup: str) -> str:
    """Return markup without the line breaks that only people need."""
    return "".join(line.strip() for line in markup.splitlines())


def eyes(x: float, y: float, r: float = 2.4) -> str:
    """Return two eyes with a light in each, left and right of the middle."""
    light = r * 0.36
    return "".join(
        f'<circle class="wl-fur-dark" cx="{at:g}" cy="{y:g}" r="{r:g}"/>'
        f'<circle class="wl-white" cx="{at + light:g}" cy="{y - light:g}" r="{r * 0.34:.2g}"/>'
        for at in (-x, x)
    )


def drawn(box: str, pictures: dict[str, str], kind: str) -> Art:
    """Return the symbols of a kind, which share a view box."""
    return {f"{kind}{name}": (box, flat(markup)) for name, markup in pictures.items()}
