"""A run whose rows were written by hand, so that a test knows every number."""

from waldlehre.explore.playing import Rows, Slice
from waldlehre.explore.result import Result
from waldlehre.explore.scenario import Scenario

BIRTH = 900
"""Seeds of the games: nobody plays them."""
CAUSES = {0: ["storm", "storm", "frost"], 1: ["storm"], 2: []}
"""Game -> what plants died of, in the first scenario; the second has one storm more in each game."""
HURT = {0: 10, 1: 13, 2: 16}
"""Game -> damage of both seats at the end, in the first scenario; the second has 3 more."""


def rows(place, games, damage, causes):
    """Return some games of two seats; years 1 and 2, game 0 ends in its first year."""
    found = Slice(place, 0, len(games))
    for game in games:
        hurt = damage[game]
        # points, trees, animals, damage, money, tiles
        end = (20 + game, 5, 2, hurt, 30000, 1)
        for year in (1, 2)[: 1 if game == 0 else 2]:
            last = year == (1 if game == 0 else 2)
            for seat in (0, 1):
                values = (20 + game, 5, 2, hurt if last else 4, 30000, 1)
                found.years.add((game, BIRTH + game, seat, year, last, *values))
        both = [2 * value for value in end]
        found.games.add((game, BIRTH + game, 3, 50, 9, 2, 1, 20 + game, 20 + game, *both))
        for at, cause in enumerate(causes[game]):
            # space, species, stage: the first space of the seats in turn
            about = (12 * (at % 2), 1, 3)
            row = (game, BIRTH + game, 1, 2, 4, found.cause(cause), *about)
            found.counted.setdefault("deaths", Rows()).add(row)
        for seat in (0, 1):
            shares = (seat, 20 + game, 25, 4, 2, 0, -11 + game)
            row = (game, BIRTH + game, 2, 0, 9, 0, *shares)
            found.counted.setdefault("scores", Rows()).add(row)
        for paid in (10000, 20000 + 1000 * game):
            row = (game, BIRTH + game, 1, 0, 3, 0, 0, 3, paid)
            found.counted.setdefault("sales", Rows()).add(row)
    return found


def result(*names, games=(0, 1, 2), house=False, causes=None, second=None):
    """Return a run of scenarios by these names; without one of "plain" alone."""
    rules = {"house": {"cards.drought.count": 6}} if house else {}
    chosen = tuple(
        Scenario("waldmeister", 2, name=name, **(rules if at else {}))
        for at, name in enumerate(names or ("plain",))
    )
    found = Result(chosen, 1, len(games), None)
    for place in range(len(chosen)):
        died = causes or {game: one + ["storm"] * place for game, one in CAUSES.items()}
        died = second if second and place else died
        damage = {game: hurt + 3 * place for game, hurt in HURT.items()}
        found.take(rows(place, games, damage, died))
    found.finish()
    return found
