"""The field guide: what the trees, animals, cards and species of the games are in real nature.

    from waldlehre import fieldguide
    fieldguide.look_up("beech")        # a note that draws itself in a notebook
    fieldguide.guide()                 # all of them, to browse
    fieldguide.guide().save("guide.html")

The facts lie in `data/fieldguide/`, each with where it comes from; they belong to no rule.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from waldlehre._paths import resource_dir
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.files import move_into_place
from waldlehre.kernel.record import Record
from waldlehre.kernel.speech import capital
from waldlehre.texts import language, speech

CHAPTERS = ("trees", "animals", "cards", "measures", "species")
NAMES = {
    "trees": ("waldmeister", "species.{}"),
    "animals": ("waldmeister", "animals.{}"),
    "cards": ("waldmeister", "cards.{}.name"),
    "measures": ("waldmeister", "tiles.{}"),
    "species": ("haselwurz", "species.{}"),
}
"""Chapter -> the game's catalogue and the message that names an entry."""
SYMBOLS = {
    "trees": ("tree-{}", "sapling-{}", "seed-{}"),
    "animals": ("animal-{}",),
    "cards": ("card-{}",),
    "measures": ("tile-{}",),
    "species": ("species-{}",),
}
"""Chapter -> the drawings that boards show an entry by; the first stands beside its note."""

STYLE = """
.wl-guide{max-width:46em;line-height:1.5}
.wl-guide article{border-top:1px solid;padding:.6em 0;overflow:auto}
.wl-guide article svg{float:right;width:96px;height:96px;margin-left:1em;background:#FBFAF4;border-radius:12px}
.wl-guide h3{margin:.2em 0}.wl-guide h3 em{font-weight:400;font-size:.85em}
"""

PAGE = """
:root{color-scheme:light dark}
body{margin:0;padding:24px;font-family:system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
main{max-width:46em;margin:auto}
a{color:LinkText}
"""
"""What a page of its own looks like; in a notebook the notebook's own type holds."""


class Fact(Record):
    """One or two sentences, and where they come from."""

    __slots__ = ("source", "text")

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        """A citation."""


class Note(Record):
    """What is known of a tree, animal, card or measure."""

    __slots__ = ("chapter", "facts", "key", "latin", "leaves_out", "name", "since", "spoken")

    def __init__(
        self,
        chapter: str,
        key: str,
        name: str,
        latin: str,
        facts: tuple[Fact, ...],
        leaves_out: str,
        since: Fact | None,
        spoken: str,
    ) -> None:
        self.chapter = chapter
        self.key = key
        self.name = name
        self.latin = latin
        """The scientific name; "" where there is none."""
        self.facts = facts
        self.leaves_out = leaves_out
        """What the game leaves out here."""
        self.since = since
        """How the real forest has changed since 1994; None where nothing sure can be said."""
        self.spoken = spoken
        """The language."""

    @property
    def symbols(self) -> tuple[str, ...]:
        """The names of the drawings that boards show it by."""
        return tuple([name.format(self.key) for name in SYMBOLS[self.chapter]])

    @property
    def anchor(self) -> str:
        """Where it stands in a page."""
        return f"{self.chapter}-{self.key}"

    def lines(self) -> list[str]:
        """Return the note as lines without citations, for a board."""
        say = speech(self.spoken, "fieldguide")
        found = [fact.text for fact in self.facts]
        if self.since is not None:
            found.append(say("since", text=self.since.text))
        return [*found, say("leaves_out", text=self.leaves_out)]

    def sources(self) -> list[str]:
        """Return the citations, each once."""
        facts = [*self.facts, *([self.since] if self.since else [])]
        return list(dict.fromkeys(fact.source for fact in facts))

    def html(self) -> str:
        """Return the note as a part of a page."""
        say = speech(self.spoken, "fieldguide")
        latin = f" <em>{escape(self.latin)}</em>" if self.latin else ""
        cite = {source: number for number, source in enumerate(self.sources(), 1)}

        def told(fact: Fact) -> str:
            return f"{escape(fact.text)} <sup>{cite[fact.source]}</sup>"

        items = "".join(f"<li>{told(fact)}</li>" for fact in self.facts)
        since = ""
        if self.since is not None:
            since = f"<p><strong>{escape(say('since_title'))}</strong> {told(self.since)}</p>"
        cited = "".join(f"<li>{escape(source)}</li>" for source in cite)
        return (
            f'<article id="{self.anchor}" lang="{self.spoken}">'
            f"{drawing(self.symbols[0], self.key)}"
            f"<h3>{escape(self.name)}{latin}</h3><ul>{items}</ul>"
            f"<p><strong>{escape(say('leaves_out_title'))}</strong> {escape(self.leaves_out)}</p>"
            f"{since}<details><summary>{escape(say('sources'))}</summary><ol>{cited}</ol></details>"
            "</article>"
        )

    def _repr_html_(self) -> str:
        return f"{look()}<div class='wl-guide'>{self.html()}</div>"

    def __str__(self) -> str:
        head = f"{self.name} ({self.latin})" if self.latin else self.name
        return "\n".join([head, *self.lines()])

    def __repr__(self) -> str:
        return f"<Note {self.chapter}: {self.key}>"


class Guide(Record):
    """All notes, to browse in a notebook or in a page of its own."""

    __slots__ = ("notes", "spoken")

    def __init__(self, notes: tuple[Note, ...], spoken: str) -> None:
        self.notes = notes
        self.spoken = spoken

    def html(self) -> str:
        """Return the guide with a table of contents."""
        say = speech(self.spoken, "fieldguide")
        contents, chapters = [], []
        for chapter in CHAPTERS:
            here = [note for note in self.notes if note.chapter == chapter]
            title = escape(say(f"chapters.{chapter}"))
            links = ", ".join(f'<a href="#{one.anchor}">{escape(one.name)}</a>' for one in here)
            contents.append(f"<li><strong>{title}:</strong> {links}</li>")
            inside = "".join(one.html() for one in here)
            chapters.append(f"<section><h2>{title}</h2>{inside}</section>")
        return (
            f"{look()}<div class='wl-guide' lang='{self.spoken}'><h1>{escape(say('title'))}</h1>"
            f"<p>{escape(say('about'))}</p><nav aria-label='{escape(say('contents'))}'>"
            f"<ul>{''.join(contents)}</ul></nav>{''.join(chapters)}</div>"
        )

    def save(self, path: str | Path) -> Path:
        """Write the guide as one HTML page that needs nothing else; return where it is."""
        target = Path(path)
        if target.suffix != ".html":
            raise SetupError("guide.ending", file=target.name[:60])
        say = speech(self.spoken, "fieldguide")
        text = (
            f'<!doctype html>\n<html lang="{self.spoken}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(say("title"))}'
            f"</title><style>{PAGE}</style></head>\n<body><main>{self.html()}</main></body></html>\n"
        )
        return move_into_place(text, target)

    def _repr_html_(self) -> str:
        return self.html()

    def __repr__(self) -> str:
        return f"<Guide: {len(self.notes)} notes>"


@cache
def read(name: str) -> dict[str, Any]:
    """Return one of the guide's tables."""
    path = resource_dir("data") / "fieldguide" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def notes(spoken: str) -> dict[str, Note]:
    """Return all notes in a language by "chapter/key"."""
    cited = read("sources")
    found: dict[str, Note] = {}
    for chapter in CHAPTERS:
        for key, entry in read(f"{spoken}/{chapter}").items():
            facts = tuple([fact_of(one, cited, spoken) for one in entry["facts"]])
            since = entry.get("since")
            game, message = NAMES[chapter]
            name = speech(spoken, game)(message.format(key))
            found[f"{chapter}/{key}"] = Note(
                chapter,
                key,
                capital(name),
                entry.get("latin", ""),
                facts,
                entry["leaves_out"],
                fact_of(since, cited, spoken) if since else None,
                spoken,
            )
    return found


def fact_of(entry: dict[str, str], cited: dict[str, Any], spoken: str) -> Fact:
    """Return a fact with its citation."""
    return Fact(entry["text"], cited[entry["source"]][spoken])


def look_up(name: str, spoken: str = "") -> Note:
    """Return the note on something by its key ("beech") or its name in the language.

    Raises SetupError for what the guide does not know.
    """
    wanted = name.strip().casefold()
    every = notes(spoken or language())
    for note in every.values():
        if wanted in (note.key, note.name.casefold()):
            return note
    raise SetupError("guide.unknown", name=name[:40])


def on_board(chapter: str, key: str, spoken: str) -> list[str]:
    """Return the lines that a board shows about a piece; none where the guide has no note."""
    note = notes(spoken or language()).get(f"{chapter}/{key}")
    return note.lines() if note else []


def pictured(drawn: Iterable[str], spoken: str) -> list[Note]:
    """Return the notes on all that pictures with these symbols show."""
    known = set(drawn)
    return [
        note for note in notes(spoken or language()).values() if known.intersection(note.symbols)
    ]


def guide(spoken: str = "") -> Guide:
    """Return the whole guide."""
    chosen = spoken or language()
    return Guide(tuple(notes(chosen).values()), chosen)


@cache
def drawing(symbol: str, key: str) -> str:
    """Return a piece of the game as a small picture; it repeats the heading and stays silent."""
    from waldlehre.drawing import symbols

    box, art = symbols.SYMBOLS[symbol]
    return (
        f'<svg class="wl wl-light" viewBox="{box}" aria-hidden="true">'
        f'<g class="wl-sp-{key}">{art}</g></svg>'
    )


@cache
def look() -> str:
    """Return the style sheet of the guide and of its pictures."""
    from waldlehre.drawing.palette import style_sheet

    sheets = [
        style_sheet(game, "light") for game in dict.fromkeys(game for game, _ in NAMES.values())
    ]
    return f"<style>{''.join(sheets)}{STYLE}</style>"
