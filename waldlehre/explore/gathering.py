"""The codes of a class, pasted in any way: which count, and what is wrong with the others.

A text may hold codes in lines, in a table, with commas, or with words before them. Each code that
fits is counted once; whatever looks like one and is none is named with the reason.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from waldlehre.explore.charts.scale import span, written
from waldlehre.explore.experiment import Experiment, Report, pooled
from waldlehre.foresters.spread import Interval
from waldlehre.kernel.codes import SIGNS, cleaned, plain
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
DIGITS: Final = 2
"""So many digits has nearly every code, and hardly a word."""
SHOWN: Final = 28
BREAK: Final = re.compile(r"[^\w\s-]+|\t+|_+")
"""What stands between codes for sure; a space may also stand inside one."""
MIXED: Final = re.compile(r"\d.*[^\W\d]")
"""A letter after a digit: "7K2M" has one, "Group12" has none."""


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


Cut = list[Group | str]
"""Words in their order, and among them codes that are good."""


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
        for line in self.lines_of(plain(text[:MOST_SIGNS])):
            beside = any(map(has_code, line))
            for cut in line:
                self.take(cut, beside)

    def lines_of(self, text: str) -> list[list[Cut]]:
        """Cut each line into codes and words; a code that goes on in the next line is joined."""
        lines: list[list[Cut]] = []
        for line in text.splitlines():
            cuts = [self.cut(words) for words in map(str.split, BREAK.split(line)) if words]
            if cuts and lines and (whole := self.joined(lines[-1][-1], cuts[0])):
                lines[-1][-1] = whole
                del cuts[0]
            if cuts:
                lines.append(cuts)
        return lines

    def joined(self, one: Cut, other: Cut) -> Cut:
        """Return the end of a line and the beginning of the next in one, if a code runs through both."""
        tail, head = words_of(one[::-1])[::-1], words_of(other)
        whole = self.cut([*tail, *head])
        if not has_code(whole):
            return []
        return [*one[: len(one) - len(tail)], *whole, *other[len(head) :]]

    def cut(self, words: list[str]) -> Cut:
        """Return the words between two breaks with each code in them in one piece."""
        found: Cut = []
        at = 0
        while at < len(words):
            many, group = self.fitting(words, at)
            found.append(group or words[at])
            at += many
        return found

    def fitting(self, words: list[str], at: int) -> tuple[int, Group | None]:
        """Return of how many words from here a code is made, and the code; 1 and None for none."""
        for many in range(min(PIECES, len(words) - at), 0, -1):
            code = "".join(words[at : at + many])
            if not WHOLE - PART < len(code) <= LONGEST:
                continue
            try:
                report, guess = self.experiment.read(code)
            except SaveError:
                continue
            return many, Group(" ".join(words[at : at + many]), report, guess)
        return 1, None

    def take(self, cut: Cut, beside: bool) -> None:
        """Count the codes, and name among the words what looks like one."""
        rest: list[str] = []
        for one in cut:
            if isinstance(one, str):
                rest.append(one)
            else:
                self.refuse(rest, beside)
                self.count(one)
                rest = []
        self.refuse(rest, beside)

    def refuse(self, words: list[str], beside: bool) -> None:
        """Name what looks like a code; beside a good one that has to be sure."""
        whole = "".join(words)
        long = len(whole) >= WHOLE and (not beside or parted(words))
        if long and like_code(whole):
            self.wrong(" ".join(words))
        elif beside:
            for word in filter(surely_code, words):
                self.wrong(word)
        elif any(map(like_code, words)):
            self.wrong(" ".join(words))

    def count(self, group: Group) -> None:
        """Count a group, unless it has been counted."""
        for number, other in enumerate(self.groups, 1):
            if other.report.mark == group.report.mark:
                same = (other.report, other.guess) == (group.report, group.guess)
                message = "fault.doubled" if same else "fault.again"
                self.fault(group.code, self.say(message, number=number))
                return
        self.groups.append(group)

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


def has_code(cut: Cut) -> bool:
    """True if there is a good code among the words."""
    return any(isinstance(one, Group) for one in cut)


def words_of(cut: Cut) -> list[str]:
    """Return the words before the first code."""
    return [one for one in takewhile(lambda one: isinstance(one, str), cut) if isinstance(one, str)]


def like_code(word: str) -> bool:
    """True for what may be meant as a code: a letter after a digit, or many digits."""
    signs = word.replace("-", "")
    if len(signs) >= WHOLE:
        return digits(signs) >= DIGITS and (signs.isdigit() or bool(MIXED.search(signs)))
    return len(signs) >= PART and bool(MIXED.search(signs))


def surely_code(word: str) -> bool:
    """True for what is hardly anything else, such as a heading or a name before a code."""
    signs = word.replace("-", "")
    known = sum(sign in SIGNS for sign in cleaned(signs))
    sure = digits(signs) >= DIGITS and 2 * known > len(signs) and like_code(word)
    return sure and (len(signs) >= WHOLE or signs in (signs.upper(), signs.lower()))


def parted(words: list[str]) -> bool:
    """True for words that are alike in length, as the parts of a code are."""
    return len({len(word) for word in words[:-1]}) == 1 and len(words[-1]) <= len(words[0])


def digits(signs: str) -> int:
    """Return how many digits there are."""
    return sum(sign.isdigit() for sign in signs)
