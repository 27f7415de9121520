"""Wishes to know: what something is, why it cannot be chosen, and how it came about."""

from __future__ import annotations

from typing import Any

from waldlehre.jupyter.sitting import Sitting
from waldlehre.kernel.why import ALL_SEEING, known, named, why_place

HINT_PLAYOUTS = 240
HINT_SECONDS = 0.8
"""A hint is given as soon as one of both is used up."""


def touch(sitting: Sitting, value: Any) -> None:
    """Say what something is, whether it can be chosen, and what is known of it."""
    part = sitting.scene_part(value)
    kind, number = named(value, sitting.shown.room)
    sitting.touched = value
    if part.label:
        sitting.notes.append(part.label)
    game = sitting.shown
    sitting.notes += known(game, kind, number)
    if sitting.mine and not sitting.covered and part.option is None:
        choice = game.asking
        prompt = choice and game.room.prompts[choice.prompt].kind
        if prompt == kind and (refusal := game.refusal(number)) is not None:
            sitting.alert = game.voice.refusal(game.table, refusal)


def explain(sitting: Sitting, value: Any) -> None:
    """Explain a place of the picture from cause to effect; of anything else say what is known."""
    part = sitting.scene_part(value)
    kind, number = named(value, sitting.shown.room)
    sitting.touched = value
    sitting.notes = [part.label] if part.label else []
    game = sitting.shown
    if kind != game.room.places[0]:
        more = known(game, kind, number)
        sitting.notes += more
        sitting.message = "" if more else sitting.say("why_not.place")
        return
    sitting.why = why_place(game, number, search=False)
    sitting.spared = number if sitting.why.loss is not None else -1


def explain_line(sitting: Sitting, value: Any) -> None:
    """Explain a line of the log."""
    sitting.why = sitting.game.why(value if type(value) is int else -1)


def explain_question(sitting: Sitting) -> None:
    """Explain why somebody is asked this now."""
    sitting.why = sitting.shown.why()


def spare(sitting: Sitting) -> None:
    """Search for the last decision that would have spared what was lost."""
    place, sitting.spared = sitting.spared, -1
    if place >= 0:
        viewer = ALL_SEEING if sitting.open else sitting.reader
        sitting.why = why_place(sitting.shown, place, viewer=viewer)


def hint(sitting: Sitting) -> None:
    """Say the best answer found in a short time, by how much it is better, and why."""
    game = sitting.game
    if sitting.mine and not sitting.covered and game.asking is not None:
        sitting.message = str(game.hint(HINT_PLAYOUTS, HINT_SECONDS))
