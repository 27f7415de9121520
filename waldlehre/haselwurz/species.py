"""Plants and animals by name: those of the printed cards, and those of a box of one's own."""

from __future__ import annotations

from waldlehre import fieldguide
from waldlehre.haselwurz.parts import Parts
from waldlehre.kernel.voice import Voice
from waldlehre.texts import language


def species_name(parts: Parts, card: int, voice: Voice) -> str:
    """Return the name of a plant or an animal: what the box calls it, or the printed card's."""
    name = parts.species[card]
    if name in parts.names:
        return parts.names[name][voice.language or language()]
    return voice.say(f"species.{name}")


def known(parts: Parts, card: int, voice: Voice) -> list[str]:
    """Return what the box says of a plant or an animal, else what the field guide does."""
    spoken = voice.language or language()
    name = parts.species[card]
    if name in parts.names:
        row = parts.names[name]
        return [line for line in (row["latin"], row[f"note_{spoken}"]) if line]
    return fieldguide.on_board("species", name, spoken)
