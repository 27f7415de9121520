"""What can be typed besides an answer, in either language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from waldlehre import play
from waldlehre.kernel.speech import Say
from waldlehre.terminal import typed, wording
from waldlehre.terminal.files import Keeper, located, short
from waldlehre.terminal.trouble import Leave, Trouble
from waldlehre.texts import LANGUAGES, speech

if TYPE_CHECKING:
    from waldlehre.terminal.session import Session

Command = Callable[["Session", str], None]
"""Does what stands after the command's word; raises Trouble, Problem."""
LINES = 20
"""Lines of the log that are shown unless more are asked for."""
HINT_PLAYOUTS = 240
HINT_SECONDS = 0.8
"""A hint is given as soon as one of both is used up."""
COUNTED = ("refusals.too_few", "refusals.too_many")


def find(line: str) -> tuple[Command | None, str]:
    """Return the command that a line begins with, if any, and the rest of the line."""
    first, _, rest = line.strip().partition(" ")
    return COMMANDS.get(words().get(first.casefold(), "")), rest.strip()


@cache
def words() -> dict[str, str]:
    """Return what may be typed for each command, in all languages."""
    found = {}
    for language in LANGUAGES:
        say = speech(language, "cli")
        for name in COMMANDS:
            found.update(dict.fromkeys(say(f"commands.{name}.words").split(), name))
    return found


def summary(say: Say) -> str:
    """Return all commands in one sentence."""
    return say(
        "greet.commands", commands=", ".join(say(f"commands.{name}.usage") for name in COMMANDS)
    )


# -- asking why ------------------------------------------------------------------------------------


def why(session: Session, rest: str) -> None:
    """Tell why this is asked, why something is allowed or not, or what led to a line of the log."""
    first, _, number = rest.partition(" ")
    if words().get(first.casefold()) == "log":
        reasons = str(session.game.why(whole(session, "why", number)))
    elif rest:
        reasons = judged(session, rest)
    elif session.game.asking:
        reasons = str(session.game.why())
    else:
        raise Trouble("over.asked")
    session.write(reasons)


def judged(session: Session, rest: str) -> str:
    """Return by which rule something is allowed, or for which reason it is not."""
    game = session.game
    answer = typed.read(game, rest)
    refusal = game.refusal(*answer)
    one_of_several = refusal is not None and len(answer) == 1 and refusal.message in COUNTED
    if refusal is not None and not one_of_several:
        return game.why_not(*answer)
    assert game.asking is not None, "an answer without a question"
    label = rest if answer else game.voice.passing(game.asking)
    if all(type(value) is int for value in answer) and answer:
        label = game.voice.answer(game.table, game.asking, answer)  # type: ignore[arg-type]
    return session.say("allowed", option=label, rule=game.voice.step(game.table.agenda[-1]))


def whole(session: Session, command: str, number: str) -> int:
    """Return a number typed after a command; raises Trouble."""
    if not typed.is_number(number.strip()):
        raise misused(session, command)
    return int(number)


def misused(session: Session, command: str) -> Trouble:
    """Make the Trouble that says how a command is typed."""
    return Trouble("usage", command=session.say(f"commands.{command}.usage"))


# -- looking ---------------------------------------------------------------------------------------


def log(session: Session, rest: str) -> None:
    """Show the last lines of the log."""
    story = session.game.story(session.viewer())
    session.write(*story.last(whole(session, "log", rest) if rest else LINES))


def score(session: Session, rest: str) -> None:
    """Tell the points as if the game ended now."""
    session.write(*wording.scores(session.game, session.say))


def hint(session: Session, rest: str) -> None:
    """Tell the best answer found in a short time, by how much it is better, and why."""
    if session.game.asking is None:
        raise Trouble("over.asked")
    session.write(str(session.game.hint(HINT_PLAYOUTS, HINT_SECONDS)))


def table(session: Session, rest: str) -> None:
    """Show the table and the question again."""
    session.seen = (-1, [])
    session.show()


def explain(session: Session, rest: str) -> None:
    """Tell what each command does."""
    say = session.say
    usages = [say(f"commands.{name}.usage") for name in COMMANDS]
    width = max(map(len, usages))
    session.write(say("help"))
    for name, usage in zip(COMMANDS, usages, strict=True):
        session.write(f"  {usage:<{width}}  {say(f'commands.{name}.does')}")


# -- going elsewhere -------------------------------------------------------------------------------


def undo(session: Session, rest: str) -> None:
    """Go back."""
    session.back()


def redo(session: Session, rest: str) -> None:
    """Go forth."""
    session.forth()


def save(session: Session, rest: str) -> None:
    """Save the game in a file of that name."""
    place = located(rest) if rest else session.keeper.target
    session.keeper.write(session.game, place)
    session.write(session.say("saved", file=short(place)))


def load(session: Session, rest: str) -> None:
    """Go on with the game in a file; the present one is saved first."""
    if not rest:
        raise misused(session, "load")
    place = located(rest)
    game = play.load(place)
    session.keep()
    session.sit_down(game, Keeper(game, loaded=str(place)))
    session.greet()


def leave(session: Session, rest: str) -> None:
    """Save the game and leave."""
    raise Leave


COMMANDS: dict[str, Command] = {
    "why": why,
    "log": log,
    "undo": undo,
    "redo": redo,
    "save": save,
    "load": load,
    "score": score,
    "hint": hint,
    "table": table,
    "help": explain,
    "quit": leave,
}
