"""The codes of a class, pasted in any way: which count, and what is wrong with the others.

A text may hold codes in lines, in a table, with commas, or with words before them. Each code that
fits is counted once; whatever looks like one and is none is named with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from waldlehre.explore.charts.scale import span, written
from waldlehre.explore.experiment import Experiment, Report, pooled
from waldlehre.foresters.spread import Interval
from waldlehre.kernel.errors import SaveError, printable
from waldlehre.kernel.speech import capital
from waldlehre.texts import language as language_here
from waldlehre.texts import speech

MOST_SIGNS: Final = 10_000
"""The rest of a longer text is not read."""
LONGEST: Final = 45
"""Signs that a code has at most, with its hyphens."""
PART: Final = 4
"""Signs of a part of a code; fewer are a heading beside one."""
WHOLE: Final = 15
"""Signs of a code that is nearly whole."""
PIECES: Final = 24
"""So many words may belong to one code that was written with spaces."""
SHOWN: Final = 28
DASHES: Final = dict.fromkeys(
    map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\uff0d"), "-"
)
"""Hyphens as word processors write them."""
BREAK: Final = re.compile(r"[^\w\s-]+|[\n\r\t\v\f\x85\u2028\u2029]+|_+")
"""What stands between codes for sure; a space may also stand inside one."""


@dataclass(frozen=True)
class Group:
    """A code that counts."""

    code: str
    report: Report
    guess: int


@dataclass(frozen=True)
class Fault:
    """Something that looks like a code and does not count."""

    text: str
    reason: str


class Gathering:
    """What a class has handed in; `groups` count, `faults` do not."""

    def __init__(self, experiment: Experiment, text: str = "", language: str = "") -> None:
        self.experiment = experiment
        self.language = language
        self.say = speech(language, "experiment")
        self.groups: list[Group] = []
        self.faults: list[Fault] = []
        if len(text) > MOST_SIGNS:
            self.fault(text, self.say("fault.long", most=MOST_SIGNS))
        for piece in BREAK.split(text[:MOST_SIGNS].translate(DASHES)):
            self.take(piece.split())

    def take(self, words: list[str]) -> None:
        """Take the words between two breaks: codes, and words beside them."""
        before = len(self.groups) + len(self.faults)
        rest: list[str] = []
        at = 0
        while at < len(words):
            many = next(self.fitting(words, at), 0)
            if many:
                self.refuse(rest)
                rest = []
            else:
                rest.append(words[at])
            at += many or 1
        alone = len(self.groups) + len(self.faults) == before
        whole = "".join(rest)
        if alone and (any(map(like_code, rest)) or (len(whole) >= WHOLE and like_code(whole))):
            self.wrong(" ".join(rest))
        else:
            self.refuse(rest)

    def fitting(self, words: list[str], at: int) -> Iterator[int]:
        """Yield of how many words from here a code is made, and count it."""
        for many in range(min(PIECES, len(words) - at), 0, -1):
            code = "".join(words[at : at + many])
            if not WHOLE - PART < len(code) <= LONGEST:
                continue
            try:
                report, guess = self.experiment.read(code)
            except SaveError:
                continue
            self.count(Group(" ".join(words[at : at + many]), report, guess))
            yield many

    def count(self, group: Group) -> None:
        """Count a group, unless it has been counted."""
        for number, other in enumerate(self.groups, 1):
            if other.report.mark == group.report.mark:
                same = (other.report, other.guess) == (group.report, group.guess)
                message = "fault.doubled" if same else "fault.again"
                self.fault(group.code, self.say(message, number=number))
                return
        self.groups.append(group)

    def refuse(self, words: list[str]) -> None:
        """Name each word beside a code that looks like one."""
        for word in words:
            if like_code(word):
                self.wrong(word)

    def wrong(self, text: str) -> None:
        """Say what is wrong with a code."""
        if len(text) > LONGEST:
            self.fault(text, self.say("fault.none"))
            return
        try:
            self.experiment.read(text)
        except SaveError as problem:
            problem.about["language"] = self.language
            self.fault(text, str(problem))

    def fault(self, text: str, reason: str) -> None:
        """Note a fault; of its text as much as can be shown."""
        shown = str(printable(text[:SHOWN]))
        self.faults.append(Fault(shown if len(text) <= SHOWN else f"{shown}…", reason))

    @property
    def pooled(self) -> Interval:
        """The mean difference over all games of all groups; ValueError where no group counts."""
        return pooled(one.report for one in self.groups)

    def lines(self) -> list[str]:
        """Say how many codes count, and what all groups have found together."""
        say = self.say
        lines = [say("counted", count=len(self.groups))]
        if self.faults:
            lines.append(say("refused", count=len(self.faults)))
        if self.groups:
            found, spoken = self.pooled, self.language or language_here()
            verdict = "unsure" if not found.sure else "more" if found.mean > 0 else "fewer"
            about = {
                "measure": capital(self.measure()),
                "one": str(self.experiment.before),
                "other": str(self.experiment.after),
                "mean": written(abs(found.mean), spoken),
                "range": span(found.low, found.high, spoken, -1, say("to")),
                "games": found.count,
            }
            lines.append(say(f"together.{verdict}", **about))
        return lines

    def measure(self) -> str:
        """Return what is compared, in words."""
        words = speech(self.language, self.experiment.before.room)
        return words(f"measures.{self.experiment.measure}")

    def __repr__(self) -> str:
        known = f"{len(self.groups)} groups, {len(self.faults)} not counted"
        return f"<Gathering {self.experiment.name}: {known}>"


def like_code(word: str) -> bool:
    """True for what may be meant as a code: letters and digits mixed, or many signs."""
    plain = word.replace("-", "")
    mixed = not plain.isdigit() and any(one.isdigit() for one in plain)
    return len(plain) >= WHOLE or (len(plain) >= PART and mixed)
