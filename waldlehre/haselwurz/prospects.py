"""What is said of a card's places, of a tile's corners, and of what is missing at a corner."""

from __future__ import annotations

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.finding import Find, missing, reasons
from waldlehre.haselwurz.parts import LANDSCAPES
from waldlehre.haselwurz.places import now, soon
from waldlehre.haselwurz.state import Landscape
from waldlehre.haselwurz.words import key, label, landscape
from waldlehre.kernel.errors import Refusal
from waldlehre.kernel.speech import capital
from waldlehre.kernel.voice import EVERYBODY, Voice

SPELLED = 6
"""So many corners are named, the others counted."""


def prospects(table: Landscape, kind: str, value: int, voice: Voice) -> list[str]:
    """Say where an open card could be found, or what each of them lacks at a corner."""
    if kind == "species" and value in table.open:
        return of_card(table, value, voice)
    if kind in ("corner", "marker"):
        return at_corner(table, value, voice)
    if kind == "hex" and value in table.at:
        cards = [label(table, "species", card, voice) for card in table.finds(value)]
        said = voice.say("prospects.cards", cards=voice.listed(cards)) if cards else ""
        return [said or voice.say("prospects.no_cards"), voice.say("prospects.corners")]
    return []


def of_card(table: Landscape, species: int, voice: Voice) -> list[str]:
    """Say at which corners a card could be found now, and where with one more tile."""
    found = []
    for name, corners in (("now", now(table, species)), ("soon", list(soon(table, species)))):
        if not corners:
            found.append(voice.say(f"prospects.{name}_none"))
            continue
        keys = ", ".join([key(table, "corner", one, 0) for one in corners[:SPELLED]])
        if len(corners) > SPELLED:
            keys = voice.say("prospects.more", corners=keys, count=len(corners) - SPELLED)
        found.append(voice.say(f"prospects.{name}", count=len(corners), corners=keys))
    return found


def at_corner(table: Landscape, corner: int, voice: Voice) -> list[str]:
    """Say for each open card what it lacks at a corner, each reason with its rule."""
    if not table.whole(corner):
        found = [missing(Find(EVERYBODY), table, one, corner) for one in table.open[:1]]
        lines = [voice.refusal(table, refusal) for refusal in found if refusal is not None]
        return lines + [at_open_corner(table, species, corner, voice) for species in table.open]
    if corner in table.marked:
        return [marked(table, voice)]
    return [lacking(table, species, corner, voice) for species in table.open]


def lacks(table: Landscape, species: int, here: int, voice: Voice) -> list[str]:
    """Say what a card lacks at each corner of a laid tile; nothing where it can be found there."""
    if table.corners_for(species, here):
        return []
    corners = [corner for corner in hexes.corners(here) if table.whole(corner)]
    if not corners:
        return [voice.refusal(table, Refusal("H6.1", "prospects.no_three"))]
    return [
        voice.say(
            "prospects.there",
            told=marked(table, voice)
            if one in table.marked
            else capital(lacking(table, species, one, voice)),
            corner=label(table, "corner", one, voice),
        )
        for one in corners
    ]


def marked(table: Landscape, voice: Voice) -> str:
    """Say that a marker lies on a corner."""
    return voice.refusal(table, Refusal("H6.5", "prospects.marked"))


def at_open_corner(table: Landscape, species: int, corner: int, voice: Voice) -> str:
    """Say whether one more tile would do at a corner where one or two are missing."""
    name = label(table, "species", species, voice)
    lands = {table.parts.land[tile] for tile in soon(table, species).get(corner, [])}
    if not lands:
        return voice.say("prospects.never", species=name)
    names = [landscape(land, voice) for land in range(len(LANDSCAPES)) if land in lands]
    return voice.say("prospects.fits", species=name, landscapes=", ".join(names))


def lacking(table: Landscape, species: int, corner: int, voice: Voice) -> str:
    """Say what a card lacks at a whole corner, or that it could be found there."""
    name = label(table, "species", species, voice)
    told = []
    for refusal in reasons(table, species, corner):
        what = refusal.message.removeprefix("refusals.")
        told.append(voice.refusal(table, Refusal(refusal.rule, f"prospects.{what}", refusal.about)))
    if not told:
        return voice.say("prospects.lives", species=name)
    return voice.say("prospects.wants", species=name, reasons="; ".join(told))
