"""The live board in Jupyter: what one sees, clicks, and is told."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Any

from waldlehre.drawing.svg import Picture
from waldlehre.jupyter.session import Session
from waldlehre.kernel.game import Game
from waldlehre.texts import speech

STILL = "WALDLEHRE_STILL"


def make_board(game: Game, **options: Any) -> Any:
    """Return a live board for a game; see `waldlehre.jupyter.board.Board` for the options.

    Without the extra "lab" it says what to install and returns the picture; where WALDLEHRE_STILL
    is set, for notebooks that are stored and compared, it returns the picture alone.
    """
    if os.environ.get(STILL):
        view = options.pop("view", "auto")
        return Picture(Session(game, **options).picture().scene, view)
    if find_spec("anywidget") is None:
        print(speech(game.language, "board")("no_extra"))  # noqa: T201 (a notebook's own line)
        return game.picture()
    from waldlehre.jupyter.board import Board

    return Board(game, **options)


def show_exercise(exercise: Any) -> None:
    """Show a question of a lesson: live where it can be, else as a figure."""
    from IPython import display as shown

    display: Any = getattr(shown, "display")  # noqa: B009 (it has no types)
    alive = not os.environ.get(STILL) and find_spec("anywidget") is not None
    if alive:
        from waldlehre.jupyter.exercise import view_of

        display(view_of(exercise))
    else:
        figure = {"text/html": exercise._repr_html_(), "text/plain": repr(exercise)}
        display(figure, raw=True)


def make_desk(desk: Any) -> Any:
    """Return a what-if desk that lives; itself, which is a figure, where notebooks are stored."""
    if os.environ.get(STILL) or find_spec("ipywidgets") is None:
        return desk
    from waldlehre.jupyter.desk import DeskView

    return DeskView(desk)


def show_chart(chart: Any) -> None:
    """Show a chart: live where it can be, else as its still twin with the table."""
    from IPython import display as shown

    display: Any = getattr(shown, "display")  # noqa: B009 (it has no types)
    if os.environ.get(STILL) or not all(map(find_spec, ("bokeh", "jupyter_bokeh", "ipywidgets"))):
        display({"text/html": chart.html(), "text/plain": repr(chart)}, raw=True)
        return
    from waldlehre.jupyter.charts import LiveChart, get_ready

    get_ready()
    display(LiveChart(chart))
