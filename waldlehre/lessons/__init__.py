"""Tools for lessons: guess, try, check.

    from waldlehre import lessons, waldmeister

    lessons.predict("30/timber", "How much will Ada earn?", range(0, 60_001, 2000), earned)
    lessons.task("30/next", "Which tree dies next?", game, lessons.NextLoss(game, 0))
    lessons.quiz("30/animals", "Which may come?", game, ["roe_deer", "lynx"])
    lessons.worksheet(game).save("sheet.html")           # on paper, with a key

Each question is named by a key, "lesson/question", under which the answer is kept in
`waldlehre-answers.json` beside the notebook. Wrong answers are explained by the rules themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from waldlehre.kernel.choice import Choice
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.game import Game
from waldlehre.lessons.exercise import POINT, Exercise
from waldlehre.lessons.judges import (
    Best,
    Enough,
    Judge,
    Legal,
    NextLoss,
    label,
    places_of,
    play_on,
    tempting,
)
from waldlehre.lessons.later import Later
from waldlehre.lessons.moments import moment
from waldlehre.lessons.paper import worksheet
from waldlehre.lessons.prediction import Counted, Games, Prediction
from waldlehre.lessons.trial import Experimenting, GroupTrial
from waldlehre.lessons.words import said
from waldlehre.texts import Speech, catalogue, language, spoken

__all__ = [
    "Best",
    "Enough",
    "Exercise",
    "Later",
    "Legal",
    "NextLoss",
    "answer_label",
    "moment",
    "play_on",
    "predict",
    "quiz",
    "task",
    "trial",
    "words",
    "worksheet",
]


def words(lesson: str) -> Speech:
    """Return the sentences of one of our lessons, by their id, in the language of the process."""
    try:
        catalogue(language(), f"lessons_{lesson}")
    except FileNotFoundError:
        raise SetupError("lesson.words", lesson=lesson[:20]) from None
    return spoken(language(), f"lessons_{lesson}")


def predict(
    key: str,
    ask: str,
    values: Iterable[int] | Mapping[int, str],
    result: Callable[[], int],
    unit: str | Counted = "",
    because: Callable[[], list[str]] | None = None,
    folder: str = ".",
    trial: Games | None = None,
) -> Prediction:
    """Let somebody guess, then run and compare; the guess is kept and drawn beside the result.

    `values` are the numbers to choose from, or options with their labels; `result` runs only once
    a guess was made; `because` says how it came about; `unit` is a word for what is counted, or a
    function that says a number with it ("1 tree"). The games of a `trial` are played in between, and the
    question says meanwhile how many were. Raises SetupError for an empty question.
    """
    counted = partial(amount, unit) if isinstance(unit, str) else unit
    options = dict(values) if isinstance(values, Mapping) else dict.fromkeys(values, "")
    numbers = not any(options.values())
    labels = {one: text or counted(one) for one, text in options.items()}
    return Prediction(
        key, ask, list(labels.items()), result, because, numbers, counted, folder, trial
    )


def amount(unit: str, number: int) -> str:
    """Say a number with a word for what is counted, which has no plural of its own."""
    return said("", "amount", number=number, unit=unit).strip()


def trial(
    experiment: Experimenting,
    ask: str,
    unit: str | Counted = "",
    because: Callable[[], list[str]] | None = None,
    folder: str = ".",
) -> GroupTrial:
    """Let a group guess what an `explore.Experiment` brings, play games of its own, and get its code.

    The question's key is the experiment's name; `unit` and `because` are those of `predict`. The
    games are played once and kept beside the answers, so that a group has one code.
    """
    counted = partial(amount, unit) if isinstance(unit, str) else unit
    return GroupTrial(experiment, ask, counted, because, folder)


def task(
    key: str,
    ask: str,
    game: Game,
    judge: Judge,
    hint: str = "",
    layout: str = "table",
    folder: str = ".",
) -> Exercise:
    """Ask something that is answered on the board, and let the rules judge.

    With `NextLoss` a place of the seat is pointed at, or it is said that nothing dies; with `Best` the game's own open question is
    answered, as it is with `Enough`; with `Legal` more is offered than the rules allow. After the first try there is a
    hint, after any try the solution. The position is the game's of now, whatever comes later.
    """
    game = game.fork()
    if isinstance(judge, NextLoss):
        choice = Choice(judge.seat, POINT, tuple(occupied(game, judge.seat)), 0)
        options = [(one, label(game, one)) for one in choice.options]
        passing = said(game.language, "judge.nothing_dies")
    elif game.asking is not None:
        choice = tempting(game, game.asking) if isinstance(judge, Legal) else alone(game.asking)
        options = [(one, game.voice.option(game.table, choice, one)) for one in choice.options]
        passing = "" if choice.least else game.voice.passing(choice)
    else:
        raise SetupError("lesson.over", key=key)
    return Exercise(
        key,
        ask,
        options,
        judge,
        hint=hint,
        story=getattr(judge, "story", None),
        least=choice.least,
        most=min(choice.most, len(options)),
        amount=choice.prompt != POINT and game.room.prompts[choice.prompt].kind == "amount",
        passing=passing,
        game=game,
        choice=choice,
        layout=layout,
        folder=folder,
    )


def alone(asked: Choice) -> Choice:
    """Return a question without what is possible beside it: a task does not ask for that."""
    return Choice(asked.seat, asked.prompt, asked.options, asked.least, asked.most)


def occupied(game: Game, seat: int) -> list[int]:
    """Return the places of a seat where something has grown that was not lost since."""
    here: dict[int, bool] = {}
    for event in game.events:
        if event.name in game.room.fresh or event.name in game.room.losses:
            here[event.about[0]] = event.name in game.room.fresh
    return [one for one in places_of(game, seat) if here.get(one)]


def quiz(
    key: str,
    ask: str,
    options: Mapping[str, Callable[[], str]] | Sequence[str],
    game: Game | None = None,
    hint: str = "",
    folder: str = ".",
) -> Exercise:
    """Ask with options to choose from; each says by a function why it is wrong ("" if it is right).

    With a game the options may be answers to its open question, by key: its rules judge them.
    """
    if isinstance(options, Mapping):
        checks = list(options.values())
        labels = list(options)
    else:
        if game is None or game.asking is None:
            raise SetupError("lesson.over", key=key)
        asked = game.fork()
        checks = [lambda one=one: asked.why_not(one) for one in options]  # type: ignore[misc]
        labels = [answer_label(game, one) for one in options]

    def judge(picked: tuple[int, ...]) -> list[str]:
        reason = checks[picked[0]]()
        return [reason] if reason else []

    told = game.language if game else ""
    listed = list(enumerate(labels))
    return Exercise(key, ask, listed, judge, hint=hint, language=told, folder=folder)


def answer_label(game: Game, key: str) -> str:
    """Return the label of an option that is named by its key, offered or not."""
    assert game.asking is not None, "somebody is asked"
    kind = game.room.prompts[game.asking.prompt].kind
    seat = game.asking.seat
    for value in game.room.universe(game.table, kind):
        if game.room.key(game.table, kind, value, seat).casefold() == key.casefold():
            return game.voice.value(game.table, kind, value)
    raise SetupError("lesson.option", key=key[:40])
