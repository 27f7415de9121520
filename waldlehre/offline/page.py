"""The page around a recorded game: one HTML text that asks nobody for anything."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import Any
from zlib import compress

from waldlehre import fieldguide
from waldlehre._paths import resource_dir
from waldlehre.drawing.palette import board_sheet, minified
from waldlehre.kernel.game import Game
from waldlehre.offline.recording import recorded
from waldlehre.texts import catalogue, language, speech

MARK = "waldlehre export"
"""Who has made the page, by which one is known that may be written over."""
CATALOGUES = ("board", "offline")
"""What the browser may say; the second wins."""


def as_page(game: Game) -> str:
    """Return a whole game as a page."""
    spoken = game.language or language()
    data = recorded(game)
    notes = fieldguide.pictured(data["symbols"], spoken)
    data["guide"] = {
        symbol: [note.anchor, note.name]
        for note in notes
        for symbol in note.symbols
        if symbol in data["symbols"]
    }
    data["strings"] = {
        message: text for name in CATALOGUES for message, text in catalogue(spoken, name).items()
    }
    return written(game, data, notes, spoken)


def written(game: Game, data: dict[str, Any], notes: list[fieldguide.Note], spoken: str) -> str:
    """Return the page as HTML."""
    say = speech(spoken, "offline")
    title = say("title", game=data["title"], seats=game.voice.listed(data["seats"]))
    script = source("page.js")
    facts = [say("facts", count=len(game.given))]
    facts.append(say("seed", seed=str(game.seed)) if game.over else say("goes_on"))
    return f"""<!doctype html>
<html lang="{spoken}" class="wl">
<head>
<meta charset="utf-8">
<meta name="generator" content="{MARK}">
<meta http-equiv="Content-Security-Policy" content="{policy(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{board_sheet(game.room.name)}{sheet("board.css")}{fieldguide.STYLE}{sheet("page.css")}</style>
</head>
<body>
<header class="wl-top"><h1>{escape(data["title"])}</h1>
<p>{escape(game.voice.listed(data["seats"]))}</p><p class="wl-facts">{escape(" ".join(facts))}</p></header>
<main>
<div id="game" class="wl-board" data-broken="{escape(say("broken"))}"><p>{escape(say("wait"))}</p></div>
{guide(notes, spoken)}
</main>
<footer class="wl-top"><p>{escape(say("about"))}</p></footer>
<script type="text/plain" id="record">{packed(data)}</script>
<script>{script}</script>
</body>
</html>
"""


def policy(script: str) -> str:
    """Return what the browser may do: run this script and nothing else, and ask nobody."""
    sign = b64encode(sha256(script.encode()).digest()).decode()
    return (
        f"default-src 'none'; script-src 'sha256-{sign}'; style-src 'unsafe-inline'; "
        "base-uri 'none'; form-action 'none'"
    )


def packed(data: dict[str, Any]) -> str:
    """Return data in letters and digits that a browser unpacks without help."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return b64encode(compress(text.encode(), 9)).decode()


def source(name: str) -> str:
    """Return one of the files that the browser gets."""
    return (resource_dir("widgets") / name).read_text(encoding="utf-8")


def sheet(name: str) -> str:
    """Return a style sheet without what only people need."""
    return minified(re.sub(r"/\*.*?\*/", "", source(name), flags=re.S))


def guide(notes: list[fieldguide.Note], spoken: str) -> str:
    """Return what the field guide knows of all that occurs; nothing where it knows none."""
    if not notes:
        return ""
    say = speech(spoken, "offline")
    inside = "".join(note.html() for note in notes)
    return (
        f'<details class="wl-about" id="guide"><summary><h2>{escape(say("guide"))}</h2></summary>'
        f'<p>{escape(say("guide_about"))}</p><div class="wl-guide">{inside}</div></details>'
    )
