"""What the tests of worksheets share: positions of all rooms, and reading the square off a page."""

import re

import zxingcpp

import waldlehre
from tests.policies import play
from waldlehre import play as door
from waldlehre.kernel.luck import Dice
from waldlehre.lessons.paper.square import QUIET

ROOMS = door.ROOMS
NAMES = ("Ada Lovelace", "Bärbel", "<b>Cem</b>", "דנה")
EACH = 5
"""Positions of one game."""
WAYS = ("random", "tinkerer", "build", "hoard")
"""How careless players play."""
MODULE = 3
"""Pixels of a module when a square is read."""
PIECE = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")


def room_of(name):
    return getattr(waldlehre, name)


def positions(name, many):
    """Yield random positions of named games: all numbers of players, several ways of playing."""
    room, found, seed = room_of(name).ROOM, 0, 0
    while found < many:
        seats = room.seats[seed % len(room.seats)]
        game = play(room, seats, seed, WAYS[seed % len(WAYS)])
        game.names = NAMES[:seats]
        dice = Dice(seed)
        for _ in range(min(EACH, many - found)):
            yield game.fork(at=dice.below(len(game.given)))
            found += 1
        seed += 1


def middle(name, players=0, seed=1, at=0.5, **options):
    """Return a position of a game that foresters have played."""
    game = room_of(name).new_game(players or max(room_of(name).ROOM.seats), seed=seed, **options)
    game.let_play(dict.fromkeys(range(game.seats), "random"))
    return game.fork(at=int(len(game.given) * at))


def modules(square):
    """Return the square that is drawn on paper as rows of 0 (white) and 1, its border with it."""
    ground, dark = square.children
    wide = int(ground.attributes["width"])
    rows = [bytearray(wide) for _ in range(wide)]
    pieces = PIECE.findall(dark.attributes["d"])
    assert "".join("M{} {}h{}v1h-{}z".format(*one) for one in pieces) == dark.attributes["d"]
    for x, y, many, back in [map(int, one) for one in pieces]:
        assert many == back
        rows[y][x : x + many] = b"\1" * many
    return rows


def read(square):
    """Return what a reader of codes finds in the square."""
    rows = modules(square)
    lines = [bytes(255 * (1 - one) for one in row for _ in range(MODULE)) for row in rows]
    side = MODULE * len(rows)
    pixels = b"".join(line * MODULE for line in lines)
    image = memoryview(pixels).cast("B", [side, side])
    found = zxingcpp.read_barcodes(image, formats=zxingcpp.BarcodeFormat.QRCode)
    assert len(found) == 1
    return found[0].text


def border(square):
    """Return how many modules of white there are on the four sides."""
    rows = modules(square)
    columns = [bytes(column) for column in zip(*rows, strict=True)]
    sides = []
    for lines in (rows, rows[::-1], columns, columns[::-1]):
        sides.append(next(at for at, line in enumerate(lines) if any(line)))
    assert QUIET == 4
    return sides


def square_of(picture):
    """Return the square on a page."""
    return picture.scene.parts()["code"]
