"""The characters of all rooms: better than random, honest, quick, and never without a motive."""

from statistics import mean
from time import process_time

import pytest

from waldlehre import foresters, play, texts
from waldlehre.foresters.spread import interval
from waldlehre.kernel.forester import SIGHTLESS, Random, decision_luck
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import digest
from waldlehre.kernel.run import play_out

CHARACTERS = {
    "waldmeister": ("timber", "ecology", "remediate", "monoculture", "mixed"),
    "pegs": ("connector", "blocker", "weaver"),
    "haselwurz": ("finder",),
    "lignum": ("miller",),
}
EVERY = [(room, name) for room, names in CHARACTERS.items() for name in names]
AGES = [
    ("haselwurz", "habitat"),
    ("lignum", "planner"),
    ("waldmeister", "greedy"),
    ("pegs", "greedy"),
]
"""Slower ones that have motives too."""
ALL_OWN = ("haselwurz", "lignum")
"""Rooms with one character, whose motives are all its own."""


def lead(room, seats, seed, mine, name):
    """By how many points a character is ahead of the mean of random others."""
    table = play.new_game(room.name, players=seats, seed=seed).table
    who = [name if seat == mine else "random" for seat in range(seats)]
    play_out(room, table, [room.forester(one) for one in who])
    points = room.scores(table)
    return points[mine] - (sum(points) - points[mine]) / (seats - 1)


def leads(name, seats, character, seeds):
    """Of each seed, over every seat for the character."""
    room = play.room(name)
    return [
        mean(lead(room, seats, seed, mine, character) for mine in range(seats))
        for seed in range(seeds)
    ]


def positions(name, seats, seed, every, character="random"):
    """A game of a character against random, stopped at some of its questions."""
    game = play.new_game(name, players=seats, seed=seed)
    dice = Dice(seed)
    while game.asking is not None:
        if len(game.given) % every == 0:
            yield game
        if game.asking.seat == 0:
            game.let_play({0: character}, most=1)
        else:
            game.answer(*game.asking.pick_random(dice))


def test_waldmeister_has_five_characters_and_every_other_room_two():
    for name in play.ROOMS:
        own = set(play.room(name).foresters) - set(foresters.STANDARD)
        assert len(own) >= (5 if name == "waldmeister" else 2)
        assert own >= set(CHARACTERS[name])


@pytest.mark.parametrize(("room", "name"), EVERY)
def test_each_character_is_better_than_random(room, name):
    _, low, _ = interval(leads(room, 2, name, 8))
    assert low > 0


@pytest.mark.long
@pytest.mark.parametrize(("room", "name"), EVERY)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_character_is_better_than_random_at_every_table(room, name, seats):
    if seats not in play.room(room).seats:
        return
    middle, low, high = interval(leads(room, seats, name, 100))
    print(
        f"{room}, {seats} seats, {name}: ahead by {low:.1f} to {high:.1f}, {middle:.1f} on average"
    )
    assert low > 0


@pytest.mark.parametrize(("room", "name"), EVERY)
def test_a_character_reads_nothing_hidden_and_changes_nothing(room, name):
    """It may be shown the table itself: with all that is hidden dealt anew it answers the same."""
    one = play.room(room).forester(name)
    assert type(one) in SIGHTLESS
    for seats in play.room(room).seats:
        for game in positions(room, seats, 3, 7, name):
            choice, seat = game.asking, game.asking.seat
            answers = set()
            for table in (game.table, *(game.view(seat, deal) for deal in range(3))):
                before = digest(table)
                one.prepare(decision_luck(game.seed, seat, len(game.given)))
                answers.add(one.pick(table, choice))
                motive = one.motive(table, choice, one.pick(table, choice))
                assert digest(table) == before
                assert motive is None or not motive.private
            assert len(answers) == 1
            assert choice.allows(answers.pop())


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("room", "name"), [*EVERY, *AGES])
def test_every_answer_of_a_character_has_its_motive_in_words(room, name, language, monkeypatch):
    """In both languages; questions without a rule of thumb are few."""
    monkeypatch.setattr(texts, "_chosen", [language])
    game = play.new_game(room, players=2, seed=6)
    game.let_play({0: name, 1: Random()}, most=400 if name in CHARACTERS[room] else 60)
    mine = [e for e in game.events if e.name == "answer" and e.about[0] == 0]
    log = game.story(0)
    silent = [log[e.number] for e in mine if not log.motive(e.number)]
    assert len(mine) > 5
    assert len(silent) <= len(mine) // 4
    for event in mine:
        motive = log.motive(event.number)
        assert motive in log.line(event.number)
        assert not motive.startswith("motives.")


def test_what_was_forced_has_no_motive_and_none_is_told_twice():
    """With two players nobody chooses who must draw; the thought was about the cards laid out."""
    game = play.new_game("waldmeister", players=2, seed=6)
    asked = []
    while game.asking is not None:
        asked.append(game.asking.prompt)
        game.let_play({0: "timber", 1: "ecology"}, most=1)
    log = game.story(0)
    told = [e for e in game.events if e.name == "answer" and log.motive(e.number)]
    assert "who" in {e.asked for e in game.events if e.name == "answer"}
    assert "who" not in {e.asked for e in told}
    assert [e.ply - 1 for e in told] == sorted(game.motives)
    assert [e.asked for e in told] == [asked[ply] for ply in sorted(game.motives)]


@pytest.mark.parametrize("room", CHARACTERS)
def test_every_motive_belongs_to_a_character_and_a_rule(room):
    """None is left over when a rule goes, and none is missing where a character has its own."""
    found = {key for key in texts.catalogue("en", room) if key.startswith("motives.")}
    needed, passes = set(), set()
    for name in CHARACTERS[room]:
        one = play.room(room).forester(name)
        assert {topic.removesuffix("_pass") for topic in one.own} <= set(one.rules)
        needed |= {f"motives.{name}.{topic}" for topic in one.own}
        own = {topic.removesuffix("_pass") for topic in one.own} if room in ALL_OWN else one.own
        shared = {f"motives.any.{rule}" for rule in one.rules if rule not in own}
        needed |= shared
        passes |= {f"motives.any.{rule}_pass" for rule in one.rules}
    assert needed <= found
    thinking = ("motives.habitat.", "motives.planner.")
    left = {key for key in found - needed - passes if not key.startswith(thinking)}
    assert left <= {"motives.finder.ride_to"}


@pytest.mark.parametrize("name", CHARACTERS["waldmeister"])
def test_a_character_of_waldmeister_is_about_as_quick_as_random(name):
    """A thousand games of four in the time of the benchmark: at most 2.5 times that of random."""
    room = play.room("waldmeister")

    def seconds(who):
        tables = [play.new_game(room.name, players=4, seed=seed).table for seed in range(12)]
        start = process_time()
        for table in tables:
            play_out(room, table, [room.forester(who)] * 4)
        return process_time() - start

    assert min(seconds(name) for _ in "123") < 2.5 * min(seconds("random") for _ in "123")


def test_the_characters_of_waldmeister_differ_in_what_they_are_named_for():
    """After eight games: spruces, tiles, kinds of tree."""
    room = play.room("waldmeister")
    spruces, tiles, kinds = {}, {}, {}
    for name in CHARACTERS["waldmeister"]:
        tables = [play.new_game(room.name, players=2, seed=seed).table for seed in range(8)]
        for table in tables:
            play_out(room, table, [room.forester(name), room.forester("random")])
        grown = [[t.species[s] for s in range(12) if t.stage[s] == 3] for t in tables]
        spruces[name] = mean(one.count(3) / len(one) for one in grown)
        kinds[name] = mean(len(set(one)) for one in grown)
        tiles[name] = mean(room.measures["tiles"](table, 0) for table in tables)
    assert max(spruces, key=spruces.get) == "monoculture"
    assert max(kinds, key=kinds.get) == "mixed"
    assert tiles["remediate"] == max(tiles.values())
    assert tiles["remediate"] > tiles["timber"] + 1
    assert tiles["ecology"] > tiles["timber"]
