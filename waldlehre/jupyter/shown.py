"""What the browser gets to draw: the state of a session as plain data."""

from __future__ import annotations

import json
from typing import Any

from waldlehre.jupyter.files import may_download
from waldlehre.jupyter.playing import no_again, no_forward, no_undo
from waldlehre.jupyter.session import Session
from waldlehre.jupyter.whatif import no_desk
from waldlehre.kernel.game import Game
from waldlehre.kernel.question import Log, outcome
from waldlehre.kernel.voice import Voice
from waldlehre.kernel.why import Why, marks, named

SHORT = 2
"""Lines about the card or piece in question; whoever touches it reads all of them."""
LAST_LINES = 40
"""Lines of the log that every state brings; older ones the browser has or asks for."""


def state(session: Session) -> dict[str, Any]:
    """Return everything to be drawn, the picture as a Scene; only what the seat may see is in it."""
    session.notice()
    game, scene = session.shown, session.picture().scene
    log = session.game.story(session.reader)
    first = max(0, len(log) - LAST_LINES)
    file, session.file = session.file, {}  # handed over once
    return {
        "game": session.token,
        "ply": len(session.game.given),
        "epoch": session.epoch,
        "seen": session.seen,
        "title": scene.title,
        "scene": scene,
        "asked": said_of_asked(session, game),
        "question": question(session, game),
        "log": {"first": first, "lines": known_lines(session, log)[first:], "all": len(log)},
        "message": session.message,
        "alert": session.alert,
        "notes": session.notes or notes(session, game),
        "touched": session.touched,
        "why": explanation(session.why, session) if session.why else None,
        "may_why": named(session.touched, game.room)[0] == game.room.places[0],
        "at": session.at,
        "buttons": buttons(session),
        "auto": {
            "on": session.past is None and session.asked in session.foresters,
            "pause": round(session.pause * 1000),
        },
        "running": session.running,
        "hand": hand(session),
        "open": session.open,
        "seed": session.game.seed if session.open or session.game.over else -1,
        "saves": session.listed,
        "file": file,
    }


def written(state: dict[str, Any], changes: dict[str, Any], after: int, drawn: int) -> str:
    """Return a state as JSON with a picture, or what has changed in it, as a Scene writes them.

    `drawn` counts what was written, `after` is the one that a browser must have before (0: none).
    """
    data = {**state, "scene": changes, "drawn": drawn, "after": after}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def said_of_asked(session: Session, game: Game) -> str:
    """Say who is asked, or how the game ended."""
    say, voice = session.say, game.voice
    if game.over:
        return outcome(game, say)
    seat = voice.seat(session.asked)
    if session.past is not None:
        return say("past", number=session.at, count=len(session.game.given))
    if session.asked in session.foresters:
        return say("thinks", seat=seat)
    return say("asked", seat=seat)


def question(session: Session, game: Game) -> dict[str, Any] | None:
    """Return the open question with its options; none while it is somebody else's or covered."""
    choice = game.asking
    if choice is None or not session.mine:
        return None
    voice, table = game.voice, game.table
    rule = table.agenda[-1].rule
    if session.covered:
        return {
            "text": session.say("cover", seat=voice.seat(choice.seat)),
            "rule": rule,
            "mine": False,
        }
    prompt = game.room.prompts[choice.prompt]
    return {
        "text": voice.question(table, choice),
        "rule": rule,
        "mine": True,
        "least": choice.least,
        "most": min(choice.most, len(choice.options)),
        "amount": prompt.kind == "amount",
        "options": [option(game, voice, prompt.kind, value) for value in choice.options],
        "also": [option(game, voice, prompt.kind, value) for value in choice.also],
        "pass": "" if choice.least else voice.passing(choice),
    }


def option(game: Game, voice: Voice, kind: str, value: int) -> list[Any]:
    """Return an option of the open question as [value, label, what is known of it]."""
    told = kind != game.room.places[0]  # a place is seen, what lies in the hand or shop is not
    note = game.room.note(game.table, kind, value, voice) if told else ""
    assert game.asking is not None
    return [value, voice.option(game.table, game.asking, value), note.partition("\n")[0]]


def lines(log: Log, first: int) -> list[list[Any]]:
    """Return lines of the log as [words, answers given, rule]."""
    return [
        [log.line(at), log.events[at].ply, log.events[at].rule]
        for at in range(first, len(log.events))
    ]


def known_lines(session: Session, log: Log) -> list[list[Any]]:
    """Return all lines of the log; what was written once is not written again."""
    key = (session.token, session.epoch, session.reader, session.game.over)
    if session.told_to != key:
        session.told_to, session.told_lines = key, []
    session.told_lines += lines(log, len(session.told_lines))
    return session.told_lines


def notes(session: Session, game: Game) -> list[str]:
    """Return what is known of the card or piece in question: the fields of the step that asks."""
    if game.asking is None or session.covered:
        return []
    found: dict[str, None] = {}
    for name, value in game.table.agenda[-1].fields().items():
        kind = game.room.kinds.get(name, "")
        if kind and type(value) is int and value >= 0:
            found[game.room.note(game.table, kind, value, game.voice)] = None
    found.pop("", None)
    return list(found)


def explanation(why: Why, session: Session) -> dict[str, Any]:
    """Return a chain from cause to effect and the parts of the picture that it marks."""
    if session.marked_for is not why:
        session.marked_for, session.marks = why, marked(why, session.game)
    return {"sections": parted(why.lines), "marks": session.marks, "more": session.spared >= 0}


def parted(lines: list[str]) -> list[list[str]]:
    """Return lines as the sections that empty lines part."""
    sections: list[list[str]] = [[]]
    for line in lines:
        if line:
            sections[-1].append(line)
        else:
            sections.append([])
    return sections


def marked(why: Why, game: Game) -> list[str]:
    """Return the parts of the picture that an explanation names, and those it came from."""
    found: dict[str, None] = {}
    for event in dict.fromkeys(why.events):
        found |= dict.fromkeys(marks(game.room, game.fork(at=max(0, event.ply - 1)).table, event))
    found |= {f"{game.room.places[0]}:{place}": None for place in why.places}
    return list(found)


def buttons(session: Session) -> dict[str, str]:
    """Return why a button does nothing now, by its name; "" where it does something."""
    say, game = session.say, session.game
    past = session.past is not None
    nothing_follows = say("over.asked") if game.over else ""
    return {
        "undo": no_undo(session),
        "redo": "" if game.undone else say("redo.nothing"),
        "fork": say("fork.live") if not past else say("fork.play") * (session.mode == "play"),
        "whatif": no_desk(session),
        "forward": no_forward(session),
        "again": no_again(session),
        "hint": "" if session.mine and not session.covered else say("not_yours"),
        "download": "" if may_download(session) else say("download.hidden"),
        "export": "",
        "question": nothing_follows,
    }


def hand(session: Session) -> str:
    """Return which of the buttons for the hand is there: "show", "hide" or none."""
    if not (session.secrets and session.shared and session.mine) or session.open:
        return ""
    return "hide" if session.revealed == session.asked else "show"


def saved(session: Session) -> dict[str, Any]:
    """Return the sign that tells whether the game is kept."""
    keeper = session.keeper
    if session.unkept and not keeper.fault:
        return {"on": False, "text": session.say("saved.soon")}
    if keeper.fault:
        return {"on": False, "text": session.say("saved.fault", fault=keeper.fault)}
    if keeper.saved:
        return {"on": True, "text": session.say("saved.file", file=keeper.file)}
    return {"on": False, "text": session.say("saved.not_yet")}


def older(session: Session) -> list[list[Any]]:
    """Return the whole log, for a browser that has not seen its beginning."""
    return known_lines(session, session.game.story(session.reader))
