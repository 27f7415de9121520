"""Every sentence is there, in both languages, with the parameters that the sources give it."""

import re
from contextlib import suppress

import pytest

from waldlehre import texts
from waldlehre.kernel.luck import Dice
from waldlehre.kernel.positions import step_classes
from waldlehre.kernel.record import field_names
from waldlehre.kernel.setup import new_game

from . import said

ROOM = pytest.mark.parametrize("name", said.ROOMS)
CATALOGUE = pytest.mark.parametrize("name", said.CATALOGUES)
SHARED = texts.SHARED
THE_SAME = {"cli": ["arguments.name"], "paper": ["name"], "waldmeister": ["title"]}
"""NAME, Name and Waldmeister are words of both languages."""


def known(name):
    """Return what a catalogue can say in English, the shared messages among it."""
    return {**texts.catalogue("en", SHARED), **texts.catalogue("en", name)}


# -- English and German ---------------------------------------------------------------------------


def test_every_catalogue_is_there_in_every_language():
    """The same files."""
    folders = texts.resource_dir("data") / "texts"
    files = {
        language: {path.name for path in (folders / language).iterdir()}
        for language in texts.LANGUAGES
    }
    assert sorted(path.name for path in folders.iterdir()) == sorted(texts.LANGUAGES)
    assert files["en"] == files["de"]
    assert {*said.ROOMS, SHARED, "kernel"} <= set(said.CATALOGUES)


@CATALOGUE
def test_both_languages_say_the_same_messages(name):
    """Id by id; a message with plurals has one and other in both."""
    english, german = (texts.catalogue(language, name) for language in ("en", "de"))
    assert english.keys() == german.keys()
    for message in (english, german):
        for found in message.values():
            assert isinstance(found, str) or found.keys() == {"one", "other"}


@CATALOGUE
def test_both_languages_fill_in_the_same_parameters(name):
    """Message by message; only plain names are filled in, never parts of them."""
    english, german = (texts.catalogue(language, name) for language in ("en", "de"))
    for message, found in english.items():
        assert said.parameters(found) == said.parameters(german[message]), message
        assert all(parameter.isidentifier() for parameter in said.parameters(found)), message


@CATALOGUE
def test_german_is_german(name):
    """Nothing was left untranslated but numbers, signs and words of two letters."""
    german = texts.catalogue("de", name)
    same = []
    for message, found in texts.catalogue("en", name).items():
        for one, other in zip(said.templates(found), said.templates(german[message]), strict=False):
            own = re.findall(r"[^\W\d_]{3,}", re.sub(r"\{\w+\}", "", one))
            if one == other and own:
                same.append(message)
    assert same == THE_SAME.get(name, [])


@pytest.mark.parametrize(("language", "word"), [("en", "circle"), ("de", "Kreis")])
def test_the_tools_of_lessons_speak_of_no_one_game(language, word):
    """Plants have circles in Waldmeister alone; judges judge any game."""
    about = texts.catalogue(language, "lessons")
    assert [message for message, text in about.items() if word in text] == []


@CATALOGUE
def test_no_sentence_is_empty_or_untidy(name):
    """Words, without spaces around them or doubled, and no markup of ours left over."""
    for language in texts.LANGUAGES:
        for message, found in texts.catalogue(language, name).items():
            for template in said.templates(found):
                assert template.strip(), message
                assert "  " not in template.strip(), message
                assert not re.search(r"\bTODO\b|\bXXX\b|\bFIXME\b", template), message


# -- what the sources say -------------------------------------------------------------------------


@ROOM
def test_every_question_has_its_words(name):
    """Question and topic; a pass where it may be passed, a cover where it is secret."""
    room, catalogue = said.room(name), known(name)
    prompts = set()
    for prompt, cls, least in said.asked(name):
        prompts.add(prompt)
        fields = {*field_names(step_classes(name)[cls])}
        ask, topic = catalogue[f"prompts.{prompt}.ask"], catalogue[f"prompts.{prompt}.topic"]
        assert said.parameters(ask) <= {*fields, "least", "count"}, prompt
        assert said.parameters(topic) <= {*fields, "seat"}, prompt
        if least == 0 or f"prompts.{prompt}.pass" in catalogue:
            passing = catalogue[f"prompts.{prompt}.pass"], catalogue[f"prompts.{prompt}.passed"]
            assert said.parameters(passing[0]) == set(), prompt
            assert said.parameters(passing[1]) <= {*fields, "seat"}, prompt
    assert prompts == set(room.prompts)
    for prompt, about in room.prompts.items():
        assert not about.secret or said.parameters(catalogue[f"prompts.{prompt}.hidden"]) <= {
            "count"
        }


@ROOM
def test_every_event_has_its_words(name):
    """Declared, told somewhere, and said with what it tells or its step knows."""
    room, catalogue, steps = said.room(name), known(name), step_classes(name)
    events = set()
    for event, cls in said.told(name):
        events.add(event)
        fields = field_names(steps[cls]) if cls in steps else ()
        given = {*room.events[event].names, *fields}
        assert said.parameters(catalogue[f"events.{event}"]) <= given, event
    assert events == set(room.events)


@ROOM
def test_every_refusal_has_its_words(name):
    """With the parameters that come with it."""
    catalogue = known(name)
    for message, given in [*said.refusals((name,)), *said.refusals(("kernel",))]:
        assert message in catalogue
        assert given is None or said.parameters(catalogue[message]) <= given, message


@ROOM
def test_every_rule_has_its_sentence_and_every_cited_rule_is_one(name):
    """RULES.md, the steps, the texts and all comments speak of the same numbers."""
    text = (said.PACKAGE / name / "RULES.md").read_text(encoding="utf-8")
    rules = re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\*", text, re.MULTILINE)
    letter = rules[0][0]
    said_rules = {key.removeprefix("rules.") for key in known(name) if key.startswith("rules.")}
    assert len(set(rules)) == len(rules)
    assert said_rules == set(rules)
    for path in (said.PACKAGE / name).rglob("*.py"):
        cited = set(re.findall(rf"\b{letter}\d+\.\d+\b", path.read_text(encoding="utf-8")))
        assert cited <= set(rules), path


def test_every_problem_has_its_words():
    """Whatever the package can complain about, with the parameters that its message fills in."""
    catalogue = texts.catalogue("en", "kernel")
    found = list(said.problems())
    assert len(found) > 60
    for message, given, module in found:
        assert message in catalogue, module
        if given is not None:
            assert said.parameters(catalogue[message]) <= given - {"language"}, (message, module)


@CATALOGUE
def test_no_message_is_left_over(name):
    """What nothing says goes; a string of a module that says other messages alone is no use of it."""
    if name in said.ROOMS:
        used = said.strings(name) | said.strings("kernel") | said.strings("terminal")
        used |= {one for one in said.strings("foresters") if one.startswith("motives")}
        used |= declared(name) | families(heard(name))
    elif name.startswith("lessons_"):
        used = said.lesson_strings(name.partition("_")[2])
    else:
        used = said.spoken(name)
    if name == SHARED:
        used |= {re.escape(message) for message, _ in said.refusals(("kernel",))}
        used |= {rf"foresters\.{one}" for room in said.ROOMS for one in said.room(room).foresters}
    elif name == "kernel":
        used |= {re.escape(message) for message, _, _ in said.problems()}
    elif name in ("board", "offline"):
        used |= said.browser_strings()
    pattern = re.compile("|".join(f"(?:{one})" for one in sorted(used)))
    left = [message for message in texts.catalogue("en", name) if not pattern.fullmatch(message)]
    assert left == []


@pytest.mark.parametrize("name", said.SPEAKERS)
def test_it_is_known_who_says_something_of_a_shared_catalogue(name):
    """Each catalogue that belongs to no room and no lesson, and each module that asks for it by name."""
    own = {*said.ROOMS, *said.SPEAKERS}
    assert {one for one in said.CATALOGUES if not one.startswith("lessons_")} == own
    for module in said.speaking(name) - {"kernel/errors.py"}:
        assert any(f"{module}/".startswith(f"{one}/") for one in said.SPEAKERS[name]), module


def test_what_the_browser_says_is_there():
    """A message without a text would show as its id."""
    messages = said.browser_messages()
    assert len(messages) > 30
    assert (
        messages <= texts.catalogue("en", "board").keys() | texts.catalogue("en", "offline").keys()
    )


def declared(name):
    """Return patterns of what a room declares and the kernel says."""
    room = said.room(name)
    found = {rf"prompts\.{prompt}\.(ask|topic)" for prompt in room.prompts}
    found |= {rf"prompts\.{p}\.hidden" for p, about in room.prompts.items() if about.secret}
    found |= {
        rf"prompts\.{prompt}\.(pass|passed)" for prompt, _, least in said.asked(name) if not least
    }
    found |= {rf"events\.{event}" for event in room.events}
    found |= {rf"measures\.{measure}" for measure in room.measures}
    found |= {rf"foresters\.{forester}" for forester in room.foresters}
    return found | {re.escape(message) for message, _ in said.refusals((name,))}


def families(messages):
    """Return patterns of messages heard; of a table such as [seed] one stands for all."""
    tables = {message.rpartition(".")[0] for message in messages}
    exact = re.compile(r".*\..*|events|refusals|rules|")
    found = {rf"{re.escape(table)}\.[^.]*" for table in tables if not exact.fullmatch(table)}
    return found | {re.escape(message) for message in messages}


# -- real games, said aloud -----------------------------------------------------------------------


def heard(name):
    """Play games in English and return the ids of all that was said."""
    found = set()
    find = texts.Speech.find

    def listening(speech, message):
        found.add(message)
        return find(speech, message)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(texts.Speech, "find", listening)
        room = said.room(name)
        for seats in room.seats:
            say_everything(room, seats, seats, "en", 25)
        say_every_label(new_game(room, seed=1, language="en"))
    return found


def say_every_label(game):
    """Say every value of every kind that the room knows, as far as there are values."""
    room = game.room
    kinds = {*room.kinds.values(), *(prompt.told for prompt in room.prompts.values())}
    for kind in kinds:
        for value in range(200):
            with suppress(IndexError):
                game.voice.value(game.table, kind, value)


def say_everything(room, seats, seed, language, every):
    """Play a random game and say all there is to say at each question; every refusal at some."""
    game, dice = new_game(room, seats, seed, language=language), Dice(seed)
    while game.asking is not None:
        at, choice = len(game.given), game.choice
        assert str(choice)
        if at % every == 0:
            assert str(game)
            assert game.why()
            kind = room.prompts[choice.prompt].kind
            for value in room.universe(game.table, kind):
                assert game.voice.value(game.table, kind, value)
                assert value in (*choice.options, *choice.also) or game.why_not(value)
        picked = game.asking.pick_random(dice)
        assert game.voice.answer(game.table, game.asking, picked)
        game.answer(*picked)
    for viewer in range(-1, seats):
        assert all(game.story(viewer))
    assert str(game)
    for number in range(0, len(game.log), every):
        assert game.why(number)


@ROOM
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_games_can_be_said_from_beginning_to_end(name, language):
    """Questions, options, passes, answers, refusals, reasons, the log of every seat, the table."""
    room = said.room(name)
    for seats in room.seats:
        say_everything(room, seats, 40 + seats, language, 25)
