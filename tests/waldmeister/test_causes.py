"""Why-chains are read off the events' causes, so each cause must be the true one."""

import pytest

from tests.policies import play
from waldlehre import waldmeister
from waldlehre.kernel.events import ANSWER, parameters

GAMES = [
    play(waldmeister.ROOM, seats, seed, policy)
    for seats, seed, policy in [
        *((2, 3, "random"), (3, 5, "random"), (4, 7, "random"), (4, 30, "random")),
        *((3, 2, "never_remediate"), (4, 55, "never_remediate"), (2, 13, "build")),
    ]
]
CAUSES = {
    "acts": {"drew"},
    "no_effect": {"drew"},
    "sprouted": {"marker"},
    "grown": {"marker", "answer growth"},
    "burdened": {"planted", "sprouted"},
    "hurt": {"answer harm"},
    "rolled": {"acts"},
    "dragged": {"rolled"},
    "lost": {"answer lose"},
    "died": {"hurt", "burdened", "rolled", "dragged", "lost"},
    "sown": {"died", "answer jay"},
    "homeless": {"died"},
    "rehoused": {"homeless", "moved_to"},
    "moved_to": {"homeless"},
    "gone": {"homeless"},
    "settled": {"answer settle"},
    "answer summer": {"marker"},
    "answer settle": {"answer summer", "homeless", "moved_to", "answer stay"},
    "answer harm": {"acts", "answer harm"},
    "answer lose": {"acts"},
    "answer relief": {"acts"},
    "answer white": {"built"},
    "answer build": {"offers_build", "passed_on"},
    "answer lot": {"auction", "sold", "unsold", "answer bid"},
    "answer plant": {"sold", "bought"},
    "turn": {None},
    "marker": {"answer lay"},
}
SAME = {
    "acts": ("seat", "card"),
    "no_effect": ("seat", "card"),
    "burdened": ("space",),
    "died": ("space",),
    "homeless": ("space",),
    "moved_to": ("animal",),
    "rehoused": ("animal",),
    "gone": ("animal",),
}
"""What an event and its cause have in common."""


def name(event):
    """An event's name; an answer's with its prompt."""
    return f"{ANSWER} {event.asked}" if event.name == ANSWER else event.name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.seats}-{game.seed}")
def test_each_event_comes_of_the_right_one(game):
    """By name, and with the same player, card, space or animal."""
    room, events = waldmeister.ROOM, game.events
    wrong = []
    for event in events:
        if name(event) not in CAUSES:
            continue
        cause = events[event.cause] if event.cause >= 0 else None
        good = (name(cause) if cause else None) in CAUSES[name(event)]
        if good and cause and cause.name != ANSWER:
            mine, theirs = parameters(room, event), parameters(room, cause)
            good = all(mine[key] == theirs[key] for key in SAME.get(event.name, ()))
        if event.name == "dragged" and cause:
            good = good and event.about[1] == cause.about[0]
        if not good:
            wrong.append((event, cause))
    assert not wrong, wrong[:3]


def test_every_kind_of_event_was_seen():
    """The games above hold all that the table speaks of."""
    seen = {name(event) for game in GAMES for event in game.events}
    assert set(CAUSES) - seen == set()
