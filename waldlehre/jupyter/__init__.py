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
BOKEH = ("bokeh", "jupyter_bokeh")


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
    if not alive("anywidget"):
        still(exercise)
        return
    from waldlehre.jupyter.exercise import view_of

    displayed(view_of(exercise))


def make_desk(desk: Any) -> Any:
    """Return a what-if desk that lives; itself, which is a figure, where notebooks are stored."""
    if not alive("ipywidgets"):
        return desk
    from waldlehre.jupyter.desk import DeskView

    return DeskView(desk)


def show_chart(chart: Any) -> None:
    """Show a chart: live where it can be, else as its still twin with the table."""
    if not alive("ipywidgets", *BOKEH):
        displayed({"text/html": chart.html(), "text/plain": repr(chart)}, raw=True)
        return
    from waldlehre.jupyter.charts import LiveChart

    displayed(LiveChart(chart))


def show_later(later: Any) -> None:
    """Show a button that does something long; a figure where notebooks are stored."""
    if not alive("ipywidgets", "anywidget"):
        still(later)
        return
    from waldlehre.jupyter.later import LaterView

    displayed(LaterView(later))


def show_class_field(field: Any) -> None:
    """Show the field for the codes of a class; a figure where notebooks are stored."""
    if not alive("ipywidgets", *BOKEH):
        still(field)
        return
    from waldlehre.jupyter.class_field import ClassFieldView

    displayed(ClassFieldView(field))


def alive(*needed: str) -> bool:
    """True where something can live: the libraries are there, and the notebook is not stored."""
    return not os.environ.get(STILL) and all(map(find_spec, needed))


def still(one: Any) -> None:
    """Show the figure of something that cannot live here."""
    displayed({"text/html": one._repr_html_(), "text/plain": repr(one)}, raw=True)


def displayed(one: Any, **options: Any) -> None:
    """Show something in a notebook."""
    from IPython import display

    show: Any = getattr(display, "display")  # noqa: B009 (it has no types)
    show(one, **options)
