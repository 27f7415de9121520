"""Characters: foresters that answer each question by a rule of thumb, quick enough for many games.

A room writes the rules; what characters of one room share stands once, what sets them apart in a
small record of weights.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from waldlehre.kernel.choice import Choice, Picked
from waldlehre.kernel.forester import Forester, Motive
from waldlehre.kernel.native import mypyc_attr
from waldlehre.kernel.table import Table

Rule = Callable[[Any, Any, Choice], Picked]
"""(weights, view, choice) -> an answer; it reads nothing that the asked seat may not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruled(Forester):
    """Looks up the rule for a question; where there is none it takes the first that is allowed.

    Its motives are the messages `motives.<name>.<question>`, else `motives.any.<question>`; those
    for a pass end in `_pass`. `own` names the questions for which there is one of its own.
    """

    def __init__(
        self, name: str, weights: Any, rules: Mapping[str, Rule], own: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.weights = weights
        self.rules = rules
        self.own = own

    def pick(self, view: Table, choice: Choice) -> Picked:
        """Return what the rule says."""
        rule = self.rules.get(choice.prompt)
        return choice.options[: choice.least] if rule is None else rule(self.weights, view, choice)

    def motive(self, view: Table, choice: Choice, picked: Picked) -> Motive | None:
        """Return the thought behind the rule; None for a question without a rule."""
        if choice.prompt not in self.rules:
            return None
        topic = choice.prompt if picked else f"{choice.prompt}_pass"
        return Motive(f"motives.{self.name if topic in self.own else 'any'}.{topic}")
