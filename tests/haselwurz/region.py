"""Boxes of one's own: the region that the documentation shows, and a small one written in Python."""

import re
from pathlib import Path

from waldlehre import haselwurz

BOX = haselwurz.ROOM.parts().box
PAGE = Path(__file__).parents[2] / "docs" / "own-region.md"
SHOWN = dict(re.findall(r"```csv (\w+)\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL))
"""By table: the rows that the page says to add."""


def shown(folder):
    """Write the project's tables into a folder and add what the page shows."""
    BOX.save(folder)
    for table, rows in SHOWN.items():
        with (folder / f"{table}.csv").open("a", encoding="utf-8") as file:
            file.write(rows)
    return folder


def card(species, kind, rarity, needs, forbids="", signs=""):
    """Return a row of species.csv."""
    about = {"needs": needs, "forbids": forbids, "signs": signs}
    return {"species": species, "kind": kind, "rarity": rarity, **about}


def names(species, en, de, latin="", note_en="", note_de=""):
    """Return a row of names.csv."""
    about = {"latin": latin, "note_en": note_en, "note_de": note_de}
    return {"species": species, "en": en, "de": de, **about}


def small(cards=(), named=(), lands=()):
    """Return a box of seven start tiles, twelve of one's own, three cards of one's own and seven more.

    More cards, names and landscapes of tiles may be given.
    """
    start = [{"q": row["q"], "r": row["r"], "turns": 0} for row in BOX.sheets["start"].rows]
    kinds = [*("village", "rich_meadow", "arable", "forest", "lake", "lean_meadow", "gravel")]
    kinds += ["forest", "lean_meadow", "arable"] * 4
    streams = {0: "E|W", 1: "E|W", 7: "E|W", 8: "E|NW", 12: "E|NE"}
    printed = [dict(row) for row in BOX.sheets["species"].rows if row["species"] in KEPT]
    return BOX.with_tables(
        tiles=[
            {
                "tile": at + 1,
                "landscape": land,
                "stream": streams.get(at, ""),
                "house": int(land == "village"),
            }
            for at, land in enumerate([*kinds, *lands])
        ],
        start=[{**row, "tile": at + 1} for at, row in enumerate(start)],
        species=[*OWN, *printed, *cards],
        names=[*NAMES, *named],
    )


def large(many):
    """Return a box with so many cards of one's own, each explained as fully as can be."""
    cards = [card(f"own_{at}", "plant", 3, "forest|arable") for at in range(many)]
    told = ("Grows here. " * 30)[:300], ("Wächst hier. " * 30)[:300]
    named = [names(f"own_{at}", f"own {at}", f"eigene {at}", "", *told) for at in range(many)]
    return small(cards, named)


KEPT = ("daisy", "asarabacca", "hogweed", "mallard", "skylark", "oxeye_daisy", "wood_anemone")
OWN = [
    card("beaver", "animal", 4, "forest|water"),
    card("arnica", "plant", 7, "lean_meadow|lean_meadow"),
    card("barn_owl", "animal", 9, "arable", signs="house"),
]
NAMES = [
    names("beaver", "beaver", "Biber", "Castor fiber", "It dams streams.", "Er staut Bäche."),
    names("arnica", "arnica", "Arnika", "Arnica montana"),
    names("barn_owl", "barn owl", "Schleiereule", "Tyto alba"),
]
