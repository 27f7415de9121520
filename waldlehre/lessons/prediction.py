"""A guess before something is run, and what happened beside it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from waldlehre.drawing.scene import Node, Scene
from waldlehre.drawing.shapes import group, path, rect, words
from waldlehre.kernel.choice import Picked
from waldlehre.kernel.errors import SetupError
from waldlehre.lessons.exercise import Exercise

WIDE, TALL = 620, 132
NAMES = 150
"""Where the names of the bars end and the bars begin."""
BAR = 280
Counted = Callable[[int], str]
"""Says a number together with what is counted: "1 tree", "7 trees"."""


class Games(Protocol):
    """Games that are played a little at a time, as `explore.Trial` plays them."""

    @property
    def done(self) -> bool:
        """True when all games are played."""

    def step(self) -> bool:
        """Play a few games; True if there are more."""

    def told(self) -> str:
        """Say how many games were played."""


class Prediction(Exercise):
    """A question without right and wrong: any guess runs `result` and is drawn beside it."""

    def __init__(
        self,
        key: str,
        ask: str,
        options: list[tuple[int, str]],
        result: Callable[[], int],
        because: Callable[[], list[str]] | None,
        numbers: bool,
        counted: Counted,
        folder: str,
        trial: Games | None = None,
    ) -> None:
        super().__init__(
            key, ask, options, lambda _: [], story=because, amount=numbers, folder=folder
        )
        self.run = result
        self.counted = counted
        self.trial = trial
        """Games that are played after the guess and before `run`, which reads them."""
        self.result: int | None = None
        """What happened; None: nothing was guessed yet."""

    def take(self, picked: Picked) -> None:
        """Run, then note the guess; raises SetupError for a result that is no whole number."""
        if self.result is None and picked:
            self.check(picked)
            while not self.ready:
                self.step()
            self.result = self.whole(self.run())
        super().take(picked)

    def whole(self, result: Any) -> int:
        """Return a result as a whole number; raises SetupError for what is none."""
        with suppress(TypeError, ValueError, OverflowError):
            if int(result) == result:
                return int(result)
        about = {"key": self.key, "found": repr(result)[:60]}
        raise SetupError("lesson.result", language=self.language, **about)

    @property
    def ready(self) -> bool:
        """True if there are no games, or all of them were played."""
        return self.trial is None or self.trial.done

    def step(self) -> bool:
        """Play a few games; True if there are more."""
        return self.trial is not None and self.trial.step()

    def progress(self) -> str:
        """Say how many games were played."""
        return "" if self.trial is None else self.trial.told()

    @property
    def correct(self) -> bool:
        """True for a guess that was exactly right."""
        return self.picked is not None and self.picked == (self.result,)

    @property
    def solvable(self) -> bool:
        """False: there is no right guess."""
        return False

    def solution(self) -> Picked | None:
        """Return nothing: there is no right guess."""
        return None

    def label(self, value: int) -> str:
        """Return a guess or a result in words."""
        if not self.amount:
            return self.labels.get(value, str(value))
        return self.counted(value)

    def verdict(self) -> list[str]:
        """Return guess and result in words."""
        if self.picked is None or self.result is None:
            return []
        guess = self.picked[0]
        lines = [
            self.say("guess", guess=self.label(guess)),
            self.say("result", result=self.label(self.result)),
        ]
        if self.amount:
            off = abs(guess - self.result)
            near = self.say("off", number=off) if off else self.say("exact")
            lines.append(near)
        elif guess == self.result:
            lines.append(self.say("exact"))
        return lines

    def scene(self) -> Scene:
        """Return two bars: the guess and what happened; nothing before the guess."""
        if self.picked is None or self.result is None:
            return super().scene()
        said = "\n".join(self.verdict())
        title = " ".join(self.verdict())
        if not self.amount:
            nodes = [self.told_bar(0, "guess_short", self.picked[0], 0, False)]
            nodes.append(self.told_bar(1, "result_short", self.result, 0, True))
        else:
            high, low = (pick(self.picked[0], self.result, 0) for pick in (max, min))
            each = BAR / max(high - low, 1)
            zero = NAMES - low * each
            nodes = [
                self.told_bar(0, "guess_short", self.picked[0], each, False, zero),
                self.told_bar(1, "result_short", self.result, each, True, zero),
                path(f"M{zero:g} 12 V{TALL - 12}", stroke="var(--wl-line)", stroke_width=2),
            ]
        frame = rect(0, 0, WIDE, TALL, 14, cls="panel")
        return Scene("lessons", WIDE, TALL, title, lambda: said, [frame, *nodes])

    def told_bar(
        self, row: int, name: str, value: int, each: float, real: bool, zero: float = NAMES
    ) -> Node:
        """Return a bar with its name and value; the guess is hatched by its outline alone.

        It begins at `zero` and goes to the left for a number below.
        """
        y = 20 + row * 50
        look = {"fill": "var(--wl-accent)"} if real else {"fill": "var(--wl-panel-2)"}
        label = f"{self.say(name)}: {self.label(value)}"
        wide = max(abs(value) * each, 2)
        left = zero - wide if value < 0 else zero
        bar = rect(left, y, wide, 38, 4, stroke="var(--wl-accent)", stroke_width=3, **look)
        text = self.label(value)
        x = max(left + wide, zero) + 10 if self.amount else NAMES + 10
        shown = [words(NAMES - 12, y + 25, self.say(name), 14, NAMES - 20, cls="t-end t-b")]
        if self.amount:
            shown.append(bar)
        shown.append(
            words(x, y + 25, text, 15, WIDE - x - 8, cls="t-num" if self.amount else "t-b")
        )
        return group(*shown, part=f"bar:{row}", label=label)
