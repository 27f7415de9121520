"""Charts of a run: each is one function from the tables of a result to a chart; `given` draws numbers.

    from waldlehre import explore
    result = explore.run("as_printed", "dry_climate", games=500)
    explore.charts.over_years(result, "damage")

`chart` is what they make (data, and a table with the same numbers); `still` draws it as SVG, and
the live one in notebooks is drawn from the same data.
"""

from waldlehre.explore.charts.bars import causes, prices, split
from waldlehre.explore.charts.chart import Axis, Chart, Mark, Series, Table
from waldlehre.explore.charts.forest import timber
from waldlehre.explore.charts.given import given
from waldlehre.explore.charts.ground import heat
from waldlehre.explore.charts.groups import classroom
from waldlehre.explore.charts.lines import over_years
from waldlehre.explore.charts.species import habitats
from waldlehre.explore.charts.spread import differences, distribution

__all__ = [
    "Axis",
    "Chart",
    "Mark",
    "Series",
    "Table",
    "causes",
    "classroom",
    "differences",
    "distribution",
    "given",
    "habitats",
    "heat",
    "over_years",
    "prices",
    "split",
    "timber",
]
