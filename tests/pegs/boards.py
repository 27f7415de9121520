"""Positions of the peg game as text, and the game itself in such a position."""

from pathlib import Path

from waldlehre import pegs
from waldlehre.kernel.game import Game
from waldlehre.pegs.state import Board
from waldlehre.pegs.turn import ChoosePeg, FirstHole

COUNTS = Path(__file__).parents[1] / "counts" / "pegs.counts"
COLOURS = "YLD"


class Position:
    """A board by rows, what each seat has left, and whose turn it is."""

    def __init__(self, rows, stocks, seat):
        self.holes = [kind(sign) for row in rows for sign in row.split()]
        self.stocks = [[int(many) for many in stock] for stock in stocks]
        self.seat = seat
        self.counts = {}


def kind(sign):
    """Return the kind of peg of a sign like Y1 or D3; -1 for an empty hollow."""
    return -1 if sign == "--" else COLOURS.index(sign[0]) * 3 + int(sign[1]) - 1


def rows(holes):
    """Return a board as eight rows of signs, the inverse of `Position`."""
    signs = ["--" if one < 0 else f"{COLOURS[one // 3]}{one % 3 + 1}" for one in holes]
    return [" ".join(signs[8 * row : 8 * row + 8]) for row in range(8)]


def read(path=COUNTS):
    """Return the positions of a file by name; `#` begins a comment."""
    found = {}
    for block in path.read_text(encoding="utf-8").split("position ")[1:]:
        lines = [line.partition("#")[0].strip() for line in block.splitlines()]
        name, *board, stock, turn = [line for line in lines if line][:11]
        position = Position(board, stock.split()[1:], int(turn.split()[1]))
        for line in [line for line in lines if line][11:]:
            depth, count = line.split()
            position.counts[int(depth)] = int(count)
        found[name] = position
    return found


def table(position, **variant):
    """Return the engine's table in a position, the seat about to choose a peg."""
    step = ChoosePeg if any(one >= 0 for one in position.holes) else FirstHole
    stock = [many for stock in position.stocks for many in stock]
    agenda = [step(position.seat)]
    parts, how = pegs.ROOM.parts(), pegs.Variant(**variant)
    return Board(0, 2, 54 - sum(stock), agenda, parts, how, position.holes[:], stock)


def game(position, **variant):
    """Return a game that starts in a position."""
    return Game(pegs.ROOM, table(position, **variant), ("Ada", "Ben"), "de", "en")
