"""What stands in the way of a wish at the terminal."""

from __future__ import annotations


class Trouble(Exception):
    """A message of the catalogue "cli" with its parameters; nothing has been changed."""

    def __init__(self, message: str, **about: object) -> None:
        super().__init__(message)
        self.message = message
        self.about = about


class Leave(Exception):
    """Somebody wants to leave."""
