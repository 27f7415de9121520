"""What somebody typed, as an answer: numbers of options, amounts, labels or keys."""

from __future__ import annotations

import re

from waldlehre.kernel.choice import Choice
from waldlehre.kernel.game import Game
from waldlehre.terminal.trouble import Trouble

UNKNOWN = "refusals.unknown"
BETWEEN = re.compile(r"[\s,;]+")
MARKS = re.compile(r"[\s.,']")
"""What people put between thousands."""
Answer = tuple[object, ...]
"""What `game.answer` takes: values of options, labels or keys; nothing is a pass."""


def read(game: Game, line: str) -> Answer:
    """Return the answer that a line means; whether it is allowed the game decides.

    Raises Trouble for the number of no option.
    """
    choice = game.asking
    words = line.strip()
    if choice is None:
        raise Trouble("over.asked")
    money = amount(game, choice, words)
    if money is not None:
        return (money,)
    parts = [part for part in BETWEEN.split(words) if part]
    if all(is_number(part) for part in parts):
        return numbered(choice, [int(part) for part in parts])
    return named(game, choice, words)


def is_number(word: str) -> bool:
    """True for plain digits, not too many."""
    return word.isascii() and word.isdigit() and len(word) < 10


def amount(game: Game, choice: Choice, words: str) -> int | None:
    """Return an amount typed for a question about amounts, unless it numbers an option."""
    digits = MARKS.sub("", words)
    if not is_amount(game, choice) or choice.most != 1 or not is_number(digits):
        return None
    value = int(digits)
    if value in choice.options:
        return value
    return None if words == digits and value <= len(choice.options) else value


def is_amount(game: Game, choice: Choice) -> bool:
    """True if a question is about an amount, of money for example."""
    return game.room.prompts[choice.prompt].kind == "amount"


def numbered(choice: Choice, numbers: list[int]) -> Answer:
    """Return the options with these numbers, as the screen counts them; 0 is a pass."""
    if numbers in ([], [0]):
        return ()
    shown = (*choice.options, *choice.also)
    for number in numbers:
        if not 1 <= number <= len(shown):
            raise Trouble("no_option", count=len(shown))
    return tuple([shown[number - 1] for number in numbers])


def named(game: Game, choice: Choice, words: str) -> Answer:
    """Return labels or keys: the whole line, or parted by commas, or by spaces."""
    if not choice.least and words.casefold() == game.voice.passing(choice).casefold():
        return ()
    for parting in ("[,;]", "[,; ]"):
        if known(game, (words,)):
            break
        parts = [part.strip() for part in re.split(parting, words) if part.strip()]
        several = [part for one in parts for part in one_of(choice, one)]
        if len(several) > 1 and known(game, tuple(several)):
            return tuple(several)
    return (words,)


def one_of(choice: Choice, part: str) -> Answer:
    """Return an option's value for its number, and other words as they are."""
    return numbered(choice, [int(part)]) if is_number(part) else (part,)


def known(game: Game, answer: Answer) -> bool:
    """True if the game knows what an answer speaks of."""
    refusal = game.refusal(*answer)
    return refusal is None or refusal.message != UNKNOWN
