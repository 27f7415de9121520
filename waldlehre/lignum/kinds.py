"""What there is of each kind, as numbers: woods, pieces, tokens, goods, workers, works, sites."""

from __future__ import annotations

from typing import Final

BIRCH: Final = 0
OAK: Final = 1
WENGE: Final = 2
WOODS: Final = ("birch", "oak", "wenge")
KINDS: Final = 3
"""Kinds of wood."""
LOGS: Final = 3
"""A piece below this is a log, from here on a block; `piece % 3` is its wood."""
PIECES: Final = (*("birch_log", "oak_log", "wenge_log", "birch_block", "oak_block", "wenge_block"),)
FORMS: Final = 6
RACKS: Final = 3
LEVELS: Final = 4
"""The selling area is level 0, the drying racks are 1 to 3."""
SAWING_AREA: Final = 4
FIREWOOD: Final = 5
PLACES: Final = ("selling", "rack_1", "rack_2", "rack_3", "sawing", "firewood")
"""Where a piece can be sold from; `place * 6 + piece` is a cell."""
LOCATIONS: Final = 20
EDGE: Final = 21
"""The forest edge as a place on the trail; 0 is its start."""
SITES: Final = (
    *("token", "porters", "forage", "planning", "lumberjacks", "contracts", "sawyers"),
    "market",
)
TOKEN: Final = 0
PORTERS: Final = 1
FORAGE: Final = 2
PLANNING: Final = 3
LUMBERJACKS: Final = 4
CONTRACTS: Final = 5
SAWYERS: Final = 6
MARKET: Final = 7
NOTHING: Final = 0
CART: Final = 1
SAW: Final = 2
SLEIGH: Final = 3
COIN: Final = 4
FOOD: Final = 5
RAFT: Final = 6
CRAFT: Final = 7
X: Final = 8
TOKENS: Final = ("cart", "saw", "sleigh", "coin", "food", "raft", "craft", "x")
"""From 1 on; a craft token on the trail is `GOOD + its number` instead."""
GOOD: Final = 10
BOARD: Final = 0
SHINGLE: Final = 1
STAKE: Final = 2
REEDS: Final = 3
JOKER: Final = 4
GOODS: Final = ("board", "shingle", "stake", "reeds", "joker")
HUT_GOODS: Final = 3
"""The first three are what a hut is made of."""
LUMBERJACK: Final = 0
PORTER: Final = 1
SAWYER: Final = 2
JOBS: Final = ("lumberjack", "porter", "sawyer")
DRYING_SPACE: Final = 0
FOOD_SPACE: Final = 1
WORKER_SPACE: Final = 2
HUT_SPACES: Final = ("drying", "food", "worker")
TRADE: Final = 0
SAWING: Final = 1
HEATING: Final = 2
DRYING: Final = 3
DRIVING: Final = 4
CUTTING: Final = 5
CRAFTWORK: Final = 6
PROVISIONS: Final = 7
HUT: Final = 8
OVERTIME: Final = 9
WORKS: Final = (
    *("trade", "sawing", "heating", "drying", "driving", "cutting", "craftwork", "provisions"),
    *("hut", "overtime"),
)
PAIRS: Final = 3
"""Pairs of planning tokens, numbered 1 to 3."""
SEASONS: Final = ("spring", "summer", "autumn", "winter")
AUTUMN: Final = 2
WINTER: Final = 3
STAGES: Final = (
    *("setup", "fill", "mark", "choose", "trail", "felling", "river", "transport", "sawing"),
    *("contracts", "selling", "drying", "winter_log", "winter_felling", "sleigh"),
    *("winter_sawing", "winter_contracts", "feeding", "heating", "end"),
)
"""Where in a season the game stands, as `Sawmills.stage` counts."""
SOURCES: Final = ("start", "sales", "crafts", "tokens", "contracts", "loans", "spent")
"""What money comes of, and goes to; `seat * 7 + source` in `Sawmills.tally`."""
FROM_START: Final = 0
FROM_WOOD: Final = 1
FROM_CRAFTS: Final = 2
FROM_TOKENS: Final = 3
FROM_CONTRACTS: Final = 4
FROM_LOANS: Final = 5
SPENT: Final = 6
