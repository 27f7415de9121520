"""A whole game as one page: small, the same every time, open about all that may be known and no more."""

import re
from base64 import b64encode
from hashlib import sha256
from importlib import import_module
from itertools import chain
from pathlib import Path

import pytest

import waldlehre
from waldlehre import fieldguide, offline, play, texts
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.luck import shuffled
from waldlehre.kernel.voice import EVERYBODY
from waldlehre.kernel.why import named, why_place
from waldlehre.offline.page import as_page

from .pages import data, put_together, quick, until_secret, whole

ROOM = pytest.mark.parametrize("name", play.ROOMS)
MOST = 1_500_000
"""Bytes of a page."""
HOSTILE = ["</script><script>alert(1)</script>", "<img src=x onerror=alert(2)>"]


@pytest.fixture(scope="module")
def games():
    """Whole games with all seats, by room; each is played once."""
    return {}


@pytest.fixture(scope="module")
def pages(games):
    """Their pages, each written once."""
    return {}


@pytest.fixture
def game(name, games):
    if name not in games:
        games[name] = whole(name)
    return games[name]


@pytest.fixture
def text(name, game, pages):
    if name not in pages:
        pages[name] = as_page(game)
    return pages[name]


# -- the file ------------------------------------------------------------------------------------


@ROOM
def test_a_whole_game_of_all_seats_is_small(text):
    assert len(text.encode()) <= MOST


@ROOM
def test_the_page_asks_nobody_and_runs_its_own_script_alone(text):
    assert re.findall(r"(?:https?:)?//[a-z][^\s\"'<]*", head_and_body(text)) == []
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)[1]
    script = re.search(r"<script>(.*?)</script>", text, re.S)[1]
    sign = b64encode(sha256(script.encode()).digest()).decode()
    assert policy.startswith(f"default-src 'none'; script-src 'sha256-{sign}'; ")
    assert text.count("<script") == 2


def head_and_body(text):
    """The page without its packed game, and without the name of the language of pictures."""
    bare = re.sub(r'id="record">[^<]*', "", text).replace("http://www.w3.org/2000/svg", "")
    return re.sub(r"//[^/\n]*$", "", bare, flags=re.M)  # the note at the head of the script


@pytest.mark.parametrize(("name", "seats"), [("pegs", 2), ("haselwurz", 2)])
def test_the_same_game_makes_the_same_page(name, seats, tmp_path):
    """Also when it was saved and loaded in between."""
    one = quick(name, seats)
    again = play.load(one.save(tmp_path / "game.json"), "en")
    assert as_page(again) == as_page(one)


def test_it_is_written_whole_and_over_what_was_exported_before(tmp_path):
    target = tmp_path / "game.html"
    one = quick("pegs", 2)
    waldlehre.export_game(one.fork(at=3), target)
    assert target.read_text(encoding="utf-8") != as_page(one)
    assert waldlehre.export_game(one, str(target)) == target
    assert target.read_text(encoding="utf-8") == as_page(one)
    assert [file.name for file in tmp_path.iterdir()] == ["game.html"]


@pytest.mark.parametrize(
    ("language", "file", "told"),
    [
        ("en", "game.pdf", "game.pdf: a game is exported as .html."),
        ("en", "nowhere/game.html", "choose another place"),
        ("de", "nowhere/game.html", "wähle einen anderen Ort"),
        ("en", "folder.html", "choose another place"),
        ("en", "a\0b.html", "choose another place"),
    ],
)
def test_where_nothing_can_be_written_the_way_out_is_named(language, file, told, tmp_path):
    (tmp_path / "folder.html").mkdir()
    with pytest.raises(SetupError, match=re.escape(told)):
        offline.export_game(quick("pegs", 2, language=language), tmp_path / file)
    assert [one.name for one in tmp_path.iterdir()] == ["folder.html"]


def test_the_export_knows_no_room_by_name():
    files = sorted(Path(offline.__file__).parent.glob("*.py"))
    assert len(files) > 2
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    assert [name for name in play.ROOMS if name in source] == []


# -- what is in it -------------------------------------------------------------------------------


@ROOM
def test_every_picture_is_that_of_its_moment(game, text):
    """Put together from changes, as everybody who was asked saw it: the game is over."""
    frames = list(put_together(data(text)["frames"]))
    assert len(frames) == len(game.given) + 1
    for at in {0, 1, len(game.given) // 2, len(game.given) - 1, len(game.given)}:
        then = game.fork(at=at)
        viewer = then.asking.seat if then.asking else EVERYBODY
        wanted = then.picture(viewer, marks=False).scene.data()
        assert {key: frames[at][key] for key in wanted} == wanted


@ROOM
def test_every_line_of_the_log_is_there_with_what_led_to_it(game, text):
    """The chain of a line is what `game.why` tells of it, each link with the number of its rule."""
    lines = data(text)["lines"]
    assert [line[6] or line[0] for line in lines] == [*map(game.log.line, range(len(lines)))]
    assert [line[1] for line in lines] == [event.ply for event in game.events]
    for number in range(0, len(lines), 17):
        chain = []
        at = number
        while at >= 0:
            told, _, rule, at = lines[at][:4]
            chain.insert(0, f"{told} ({rule})")
        assert chain == game.why(number).lines


def test_a_place_tells_its_story_as_a_board_does(games):
    """At any moment: what befell it since it was new, what that came of, what would have spared it."""
    one = quick("waldmeister", 2)
    told = data(as_page(one))
    some = [(place, at) for place in (0, 5, 20, 37) for at in (60, 150, len(one.given))]
    lost = 0
    for place, at in some:
        befell = [
            one for one in told["places"].get(str(place), []) if told["lines"][one[0]][1] <= at
        ]
        wanted = why_place(one.fork(at=at), place, search=False)
        if not befell:
            assert len(wanted.lines) == 1
            continue
        _, first, subject = befell[-1]
        story = [number for number, _, _ in befell[first:]]
        assert story == [event.number for event in wanted.events[: len(story)]]
        assert wanted.events[-1].number == subject
        if wanted.loss is not None:
            assert wanted.loss.number == subject
            assert told["spared"][str(subject)]
            lost += 1
    assert lost
    assert len(told["spared"]) == sum(event.name in one.room.losses for event in one.events)


@ROOM
def test_a_line_marks_parts_that_its_picture_or_the_one_before_shows(text):
    found = data(text)
    parts = [parts_of(frame["nodes"]) for frame in put_together(found["frames"])]
    marked = 0
    for _, ply, _, _, marks, _, _ in found["lines"]:
        assert set(marks) <= parts[ply] | parts[max(0, ply - 1)]
        marked += len(marks)
    assert marked > 50


def parts_of(nodes):
    found = {one["p"] for one in nodes if "p" in one}
    return found.union(*(parts_of(one["c"]) for one in nodes if "c" in one))


@ROOM
def test_of_every_piece_it_is_noted_what_is_known(game, text):
    found = data(text)
    noted = 0
    for at in (10, len(game.given) // 2, len(game.given)):
        then = game.fork(at=at)
        viewer = then.asking.seat if then.asking else EVERYBODY
        for part, node in then.picture(viewer, marks=False).scene.parts().items():
            kind, value = named(part, game.room)
            if node.label and value >= 0:
                wanted = game.room.note(then.table, kind, value, game.voice).splitlines()
                known = [note for since, note in found["pieces"].get(part, []) if since <= at]
                assert found["notes"][known[-1] if known else 0] == wanted
                noted += bool(wanted)
    assert noted or all(not known for known in found["pieces"].values())


def test_the_field_guide_knows_what_occurs_with_its_sources(pages, games):
    for name, key in (("waldmeister", "trees-beech"), ("haselwurz", "species-")):
        text = pages.get(name) or as_page(quick(name, 2))
        found = re.findall(r'<article id="([^"]+)"', text)
        assert any(one.startswith(key) for one in found)
        assert {anchor for anchor, _ in data(text)["guide"].values()} == set(found)
        assert all(symbol in data(text)["symbols"] for symbol in data(text)["guide"])
    assert "Fagus sylvatica" in (pages.get("waldmeister") or as_page(quick("waldmeister", 2)))
    assert "<article" not in as_page(quick("pegs", 2))
    assert fieldguide.pictured([], "en") == []


@pytest.mark.parametrize(
    ("language", "log", "end"),
    [
        ("en", "What happened", "The game is over. "),
        ("de", "Was geschah", "Das Spiel ist vorbei. "),
    ],
)
def test_it_speaks_the_language_of_the_game(language, log, end):
    text = as_page(quick("pegs", 2, language=language))
    assert f'<html lang="{language}"' in text
    assert data(text)["strings"]["log"] == log
    assert data(text)["asked"][-1].startswith(end)


# -- what nobody may see ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "many"), [("waldmeister", 1), ("lignum", 3)])
def test_while_the_game_goes_on_secret_answers_make_no_difference(name, many):
    """Two games that differ in answers that nobody else may see make the same page, until these are shown."""
    one = until_secret(name, play.room(name).seats[-1])
    other = one.fork()
    for count in range(1, many + 1):
        choice = one.asking
        assert one.room.prompts[choice.prompt].secret
        told = data(as_page(one))["asked"][-1]
        assert told == f"Player {choice.seat + 1} decides what nobody else may see yet."
        picks = max(1, choice.least)
        one.answer(*choice.options[:picks])
        other.answer(*choice.options[-picks:])
        assert sum(a != b for a, b in zip(one.given, other.given, strict=True)) == count
        assert one.table != other.table
        assert as_page(one) == as_page(other)


def tiles(table):
    """Haselwurz's tiles in the stack and in hands; one that is about to be laid lies open."""
    lies = getattr(table.agenda[-1], "tile", -1)
    return [tile for tile in [*table.stack, *chain(*table.hands)] if tile != lies]


SEEN_BY_ALL = []
DEALS = {
    "waldmeister": ("state", lambda table: [[*table.deck, *table.laid, *chain(*table.hands)]]),
    "haselwurz": ("turn", lambda table: [tiles(table), table.deck[table.sunk :]]),
    "lignum": (
        "setup",
        lambda table: [*[SEEN_BY_ALL] * 2, table.contract_deck, table.resource_deck, table.goods],
    ),
}
"""The module in which a room shuffles, and what nobody has seen yet of all that it shuffles first, in
order (Lignum's winters lie open; its craft goods do so on the trail before somebody takes them)."""


@pytest.mark.parametrize("seed", [1, 7, 9])
@pytest.mark.parametrize("answers", [20, 40, 80])
@pytest.mark.parametrize("name", DEALS)
def test_what_was_dealt_and_not_shown_makes_no_difference(name, answers, seed, monkeypatch):
    """The same game, in which hands and decks hold other pieces wherever nobody has seen them."""
    seats = play.room(name).seats[-1]
    one = play.new_game(name, players=seats, seed=seed, language="en")
    one.let_play(dict.fromkeys(range(seats), "random"), most=answers)
    one.motives.clear()
    page, others = data(as_page(one)), dealt_anew(one, monkeypatch)
    other = play.new_game(name, players=seats, seed=seed, language="en")
    for picked in one.given:
        own = one.room.prompts[other.asking.prompt].kind == "own_card"
        other.answer(*sorted(others.get(pick, pick) if own else pick for pick in picked))
    for lies, lies_now in zip(*map(DEALS[name][1], (one.table, other.table)), strict=True):
        assert sorted(lies) == sorted(lies_now)
        assert lies != lies_now or lies == SEEN_BY_ALL
    seen = data(as_page(other))
    assert [key for key in page if seen[key] != page[key]] == []


def dealt_anew(game, monkeypatch):
    """Let the room deal what is still hidden otherwise; return which card of a hand became which."""
    name, hidden = DEALS[game.room.name]
    module = import_module(f"waldlehre.{game.room.name}.{name}")
    keys, anew = [], {}

    def noted(cards, key):
        keys.append(key)
        return shuffled(cards, key)

    def otherwise(cards, key):
        return [anew.get(key, {}).get(card, card) for card in shuffled(cards, key)]

    monkeypatch.setattr(module, "shuffled", noted)
    game.fork()
    monkeypatch.setattr(module, "shuffled", otherwise)
    for key, pieces in zip(keys, hidden(game.table), strict=False):
        some = shuffled(pieces, 5)
        anew[key] = dict(zip(some, some[1:] + some[:1], strict=True))
    return anew[keys[0]]


@ROOM
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_seed_stays_out_of_a_game_that_goes_on(name, language):
    """However it is written: in figures, with thousands set apart, or within the code."""
    one = going_on(name)
    one.language = language
    text = as_page(one)
    everything = text + str(data(text))
    for written in (str(one.seed), texts.number(one.seed), f"{one.seed:x}", one.code()):
        assert written not in everything


HANDS = pytest.mark.parametrize(
    ("name", "kind"), [("waldmeister", "card"), ("haselwurz", "own_tile")]
)


@HANDS
def test_hands_stay_out_of_a_game_that_goes_on(name, kind):
    """In every picture, note and mark: the file was searched."""
    one = going_on(name)
    hands = {part for seat in range(one.seats) for part in hand(one, seat, kind)}
    assert len(hands) > one.seats
    everything = str(data(as_page(one)))
    assert [part for part in hands if re.search(rf"\b{part}\b", everything)] == []


@HANDS
def test_after_the_end_the_hand_of_whoever_is_asked_is_seen(name, kind, pages):
    one = quick(name, 2)
    at = len(one.given) // 2
    then = one.fork(at=at)
    held = hand(then, then.asking.seat, kind)
    text = as_page(one)
    frames = list(put_together(data(text)["frames"]))
    assert held
    assert held <= parts_of(frames[at]["nodes"])
    assert "Seed 3." in text


def going_on(name):
    """A game after 25 answers, with a seed that is easily found."""
    one = play.new_game(name, players=play.room(name).seats[-1], seed=1_234_567_891, language="en")
    one.let_play(dict.fromkeys(range(one.seats), "random"), most=25)
    return one


def hand(game, seat, kind):
    """The parts of a hand that nobody else may see."""
    own, public = (
        {
            part
            for part in game.picture(viewer, marks=False).scene.parts()
            if part.startswith(f"{kind}:")
        }
        for viewer in (seat, EVERYBODY)
    )
    return own - public


@ROOM
def test_hostile_names_are_words(name):
    one = play.new_game(
        name, players=play.room(name).seats[0], seed=5, language="en", names=HOSTILE
    )
    one.let_play(dict.fromkeys(range(one.seats), "random"), most=6)
    text = as_page(one)
    assert text.count("<script") == 2
    assert "<img" not in text
    assert data(text)["seats"][:2] == HOSTILE
    assert "&lt;/script&gt;" in text
