"""The what-if desk in a notebook: sliders for two sides, and a chart that refines while they rest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from html import escape
from time import perf_counter
from typing import Any

import ipywidgets as widgets

from waldlehre.explore import charts
from waldlehre.explore.whatif import Desk
from waldlehre.jupyter.stack import Stack, close_all_of
from waldlehre.kernel.errors import Problem
from waldlehre.texts import speech

WIDE = "100%"
NAMED = {"description_width": "46%"}
WRAPS = {"flex_flow": "row wrap"}
DRAWING = 10
"""So many times as long as a picture takes goes by before the next: a tenth of the time is drawn."""
BREATH = 0.003
"""Seconds in which the kernel hears what a browser sends."""


class DeskView(Stack):
    """Shows a desk; everything it does is asked of the desk, and what goes wrong stands on it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.say = desk.say
        self.told = widgets.HTML()
        self.drawn = widgets.HTML(layout={"width": WIDE})
        self.below = widgets.VBox([])
        """The game that was opened."""
        self.opened = ""
        """Where it is; it may lie below what a screen shows."""
        self.playing: asyncio.Task[None] | None = None
        # Where there is room the chart stands beside what can be moved, so that both are seen.
        self.sides = widgets.HBox([self.side(place) for place in (0, 1)], layout=WRAPS)
        moved = widgets.VBox([self.sides, self.head()], layout={"flex": "1 1 480px"})
        seen = widgets.VBox([self.told, self.drawn], layout={"flex": "1 1 740px"})
        beside = widgets.HBox([moved, seen], layout=WRAPS)
        super().__init__([beside, self.below], layout={"max_width": "1400px"})
        self.draw()

    def close(self) -> None:
        """Stop playing, and let go of everything on the desk."""
        if self.playing is not None:
            self.playing.cancel()
        super().close()

    # -- what can be moved -----------------------------------------------------------------------

    def head(self) -> Any:
        """Return what holds for both sides: the measure, other luck, and a game to look at."""
        room = self.desk.room
        words = speech("", room.name)
        measures = [(words(f"measures.{name}"), name) for name in room.measures]
        measure = widgets.Dropdown(
            options=measures, value=self.desk.measure, description=self.say("desk.measure")
        )
        self.heard(measure, self.desk.choose, plays=False)
        go = widgets.Button(
            description=self.say("desk.go", count=self.desk.games), layout={"width": "auto"}
        )
        go.on_click(lambda _: self.play())
        again = widgets.Button(description=self.say("desk.again"))
        again.on_click(lambda _: self.guarded(self.other_luck))
        opens = widgets.Button(description=self.say("desk.open"))
        opens.on_click(lambda _: self.guarded(self.open_game, plays=False))
        buttons = [*([go] if self.desk.waits else []), again, opens]
        return widgets.HBox([measure, *buttons], layout=WRAPS)

    def side(self, place: int) -> Any:
        """Return the levers of a side."""
        desk, say = self.desk, self.say
        title = widgets.HTML(f"<strong>{escape(say('desk.side', letter='AB'[place]))}</strong>")
        rows = [title]
        who = widgets.Dropdown(
            options=[(desk.called(player), player) for player in desk.players],
            value=desk.foresters[place],
            description=say("desk.who"),
            style=NAMED,
            layout={"width": WIDE},
        )
        self.heard(who, partial(desk.seat, place))
        rows.append(who)
        for name, lever in desk.levers.items():
            slider = widgets.SelectionSlider(
                options=[(lever.setting(value, say), value) for value in lever.values],
                value=desk.settings[place][name],
                description=lever.label(say),
                continuous_update=False,
                style=NAMED,
                layout={"width": WIDE},
            )
            self.heard(slider, partial(desk.move, place, name))
            rows.append(slider)
        return widgets.VBox(
            rows, layout={"flex": "1 1 420px", "min_width": "320px", "padding": "0 16px 0 0"}
        )

    def heard(self, control: Any, does: Callable[[Any], None], plays: bool = True) -> None:
        """Do something with each new value of a control."""
        control.observe(
            lambda change: self.guarded(lambda: does(change["new"]), plays), names="value"
        )

    def guarded(self, does: Callable[[], None], plays: bool = True) -> None:
        """Do something for the reader; a mistake is said, and what stood there stays."""
        try:
            does()
        except Problem as problem:
            self.told.value = paragraphs([self.say("desk.fault", fault=str(problem))], "alert")
            return
        if plays:
            self.play()
        else:
            self.draw()

    def other_luck(self) -> None:
        """Begin anew with the next seed."""
        self.desk.seed = (self.desk.seed + 1) % (1 << 32)
        self.desk.restart()

    def open_game(self) -> None:
        """Show the last game played of side B as a board to look at and go on from."""
        number = max(0, self.desk.result.played - 1)
        if self.desk.result.played:
            opened, self.below.children = self.below.children, ()
            for child in opened:
                close_all_of(child)
            board = self.desk.result.game(number, 1).board(mode="explore", open_board=True)
            self.below.children = (board,)
            self.opened = self.say("desk.opened", number=number)

    # -- playing ---------------------------------------------------------------------------------

    def play(self) -> None:
        """Play from now on; what was being played is dropped."""
        self.opened = ""
        if self.playing is not None:
            self.playing.cancel()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no kernel: nobody could stop it either
            self.desk.run()
            self.draw()
            return
        self.playing = loop.create_task(self.refine())

    async def refine(self) -> None:
        """Play slice by slice; the reader is heard in between.

        Drawn are the first slice, the last, and those between as often as it costs little of the time.
        """
        more, due = True, 0.0
        while more:
            more = self.desk.step()
            start = perf_counter()
            if start >= due or not more:
                self.draw()
                due = start + DRAWING * (perf_counter() - start)
            await asyncio.sleep(BREATH)

    def draw(self) -> None:
        """Draw what is known by now."""
        if self.desk.result.played < 2:
            self.told.value = ""
            if self.playing is None and not self.desk.waits:
                self.play()
            return
        lines = [*self.desk.lines(), *filter(None, [self.opened])]
        self.told.value = paragraphs(lines, "status")
        self.drawn.value = charts.over_years(self.desk.result, self.desk.measure).html()


def paragraphs(lines: list[str], role: str) -> str:
    """Return lines as HTML that is read aloud when it changes."""
    inside = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return f'<div role="{role}">{inside}</div>'
