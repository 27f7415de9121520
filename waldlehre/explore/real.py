"""Tables of real forests, to set beside the games; where they come from stands in `data/SOURCES.md`.

timber = explore.damage_timber()
explore.charts.timber(timber, "cause")
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from waldlehre._paths import resource_dir

if TYPE_CHECKING:
    import pandas as pd

CAUSES = ("insects", "storm", "drought", "snow", "rest")
COLUMNS = {
    "insects_1000_m3": "insects",
    "wind_storm_1000_m3": "storm",
    "drought_1000_m3": "drought",
    "snow_rime_1000_m3": "snow",
    "other_1000_m3": "rest",
}
GROUPS = {
    "oak": "oak",
    "beech and other broadleaves": "beech",
    "pine and larch": "pine",
    "spruce, fir, Douglas fir and other conifers": "spruce",
}
"""Species groups as the statistics have them, by the species that stands for them here."""


def damage_timber() -> pd.DataFrame:
    """Return the timber that Germany felled because of damage, 2006 to 2023 (Destatis).

    One row a year, group of species and cause: `year`, `species` (`GROUPS`), `cause` (`CAUSES`) and
    `timber` in million cubic metres. Drought is listed on its own from 2020 on, before that among
    the others.
    """
    pandas: Any = import_module("pandas")

    path = resource_dir("data") / "real" / "damage_timber_germany.csv"
    frame = pandas.read_csv(path).rename(columns=COLUMNS)
    frame["species"] = frame["species_group"].map(GROUPS)
    rows = frame.dropna(subset=["species"]).melt(
        ["year", "species"], list(CAUSES), "cause", "timber"
    )
    rows["timber"] /= 1000
    return rows.dropna(subset=["timber"]).sort_values(["year", "species"], ignore_index=True)
