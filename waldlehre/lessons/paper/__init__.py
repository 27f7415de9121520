"""A position on paper: a page to fill in, a key, and a code that loads the position again.

    sheet = lessons.worksheet(game)
    sheet                        # both pages in a notebook, the key folded away
    sheet.save("sheet.html")     # to print: two pages A4, black on white

Whatever stands on the pages the rules have said; nothing here knows a game. Names of players are in
no code, and on the pages only where somebody asks for them. The seed is in it: whoever loads a game that
goes on can see all hands.
"""

from __future__ import annotations

import os
from functools import cached_property
from html import escape
from pathlib import Path

from waldlehre.drawing.svg import Picture
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.files import cause, is_foreign, move_into_place
from waldlehre.kernel.game import Game
from waldlehre.kernel.positions import digest
from waldlehre.kernel.setup import printable
from waldlehre.lessons.paper.asking import MOVE, Asking, Given
from waldlehre.lessons.paper.key import for_teachers
from waldlehre.lessons.paper.sheet import for_pupils
from waldlehre.lessons.paper.square import code_of
from waldlehre.texts import language as spoken_now
from waldlehre.texts import speech

LONGEST_TITLE = 120
ENDINGS = (".html", ".svg")
MARK = "waldlehre worksheet"
DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" class="wl wl-print"'
"""How our pages begin; another program that has changed one writes it otherwise."""
PRINT = """
@page{size:A4;margin:0}
html,body{margin:0;padding:0;background:#fff}
section{width:210mm;height:297mm;overflow:hidden;break-after:page;position:relative}
section:last-of-type{break-after:auto}
section svg{width:210mm;height:297mm;display:block}
section figure{max-width:none!important}
@media screen{section{margin:8mm auto;outline:1px solid #aaa}}
"""
"""One page of paper for each page; what nobody prints is a thin frame on a screen."""


class Worksheet:
    """Two pages: `pages` are pictures, the first to fill in, the second its key."""

    def __init__(self, asking: Asking, title: str) -> None:
        self.asking = asking
        self.code = code_of(asking.game)
        """What `waldlehre.load_code` takes."""
        self.language = asking.game.language
        self.say = speech(self.language, "paper")
        self.title = title or self.say("title")

    @cached_property
    def pages(self) -> tuple[Picture, Picture]:
        """The page to fill in and the key.

        Raises SetupError where the square cannot be drawn, because a package is missing.
        """
        about = self.asking, self.say, self.title, self.code
        first, many = for_pupils(*about)
        return first, for_teachers(*about, many)

    def html(self) -> str:
        """Return both pages as one page of HTML that prints as two and needs nothing else."""
        inside = "".join(f"<section>{one.html()}</section>" for one in self.pages)
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="generator" content="{MARK}">'
            f"<title>{escape(self.title)}</title><style>{PRINT}</style></head>\n"
            f"<body><main>{inside}</main></body></html>\n"
        )

    def save(self, path: str | os.PathLike[str]) -> tuple[Path, ...]:
        """Write both pages; return where they are.

        An .html holds both, to print; an .svg the first, and the key lies beside it: sheet.svg and
        sheet-key.svg. Raises SetupError for another ending, where nothing can be written, and where a
        file stands that is no worksheet; then neither is written.
        """
        target = Path(path)
        if target.suffix not in ENDINGS:
            ending = {"file": target.name[:60], "known": ", ".join(ENDINGS)}
            raise SetupError("paper.ending", language=self.language, **ending)
        texts = {target: self.html()}
        if target.suffix == ".svg":
            beside = target.with_name(f"{target.stem}-key.svg")
            texts = dict(zip((target, beside), [one.svg() for one in self.pages], strict=True))
        mark = DRAWN if target.suffix == ".svg" else MARK
        for place in texts:
            if is_foreign(place, mark):
                found = str(place)[:200]
                raise SetupError("paper.exists", language=self.language, file=found)
        try:
            for place, text in texts.items():
                move_into_place(text, place)
        except (OSError, ValueError) as error:
            about = {"file": str(target)[:200], "why": cause(error)}
            raise SetupError("paper.write", language=self.language, **about) from None
        return tuple(texts)

    def _repr_html_(self) -> str:
        first, second = [one.html() for one in self.pages]
        summary = escape(self.say("show_key"))
        return f"{first}<details><summary>{summary}</summary>{second}</details>"

    def __str__(self) -> str:
        return str(self.pages[0])

    def __repr__(self) -> str:
        return f"<Worksheet {self.asking.game.room.name}: {len(self.code)} signs>"


def worksheet(
    position: Game,
    title: str = "",
    language: str = "",
    given: Given = None,
    until: str = MOVE,
    names: bool = False,
) -> Worksheet:
    """Make a worksheet of a position: an A4 page to fill in, and its key.

    `given` is the answer of which pupils draw what it comes to, as `Game.answer` takes it (several
    picks as a list); by default the greedy forester's. `until` says how far that goes on: "move"
    until something happens, "turn" until somebody else is asked (in Waldmeister that may be in the
    same turn) or the next turn begins, "phase" until the next season, round or game.
    With `names` players are called by their names. Raises SetupError for a game that is over, for a code that paper
    does not hold, and for other arguments; IllegalAnswer for an answer that the rules forbid.
    """
    if not isinstance(position, Game):
        raise SetupError("paper.position", language=language, found=type(position).__name__[:40])
    told = language or position.language or spoken_now()
    if not isinstance(title, str) or len(title) > LONGEST_TITLE or not printable(title):
        raise SetupError("paper.title", language=told, found=repr(title)[:60], most=LONGEST_TITLE)
    return Worksheet(Asking(copied(position, told, names), given, until), title.strip())


def copied(game: Game, language: str, names: bool) -> Game:
    """Return the same position in a language, by default without names, as its code brings it.

    Raises SetupError where answers do not lead to it.
    """
    called = game.names if names else ("",) * game.seats
    other = Game(game.room, game.start, called, game.edition, language)
    for picked in game.given:
        other.answer(*picked)
    if digest(other.table) != digest(game.table):
        raise SetupError("paper.changed", language=language)
    return other
