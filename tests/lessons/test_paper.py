"""Worksheets: two pages of paper that the rules have filled, and a code that leads back."""

import re
import sys
import xml.etree.ElementTree as ElementTree
from functools import lru_cache
from pathlib import Path

import pytest

import waldlehre
from tests.haselwurz.region import large
from tests.lessons.papers import (
    NAMES,
    ROOMS,
    border,
    middle,
    positions,
    read,
    room_of,
    square_of,
)
from waldlehre import cli, haselwurz, lessons, lignum, texts
from waldlehre.drawing.shapes import pixels
from waldlehre.kernel.errors import IllegalAnswer, SaveError, SetupError
from waldlehre.kernel.events import ANSWER
from waldlehre.kernel.positions import digest
from waldlehre.lessons import paper, tempting
from waldlehre.lessons.paper import key, sheet
from waldlehre.lessons.paper.columns import Column
from waldlehre.lessons.paper.square import SIDE, code_of, groups, square
from waldlehre.lignum.state import AREAS, ASIDES

ROOM = pytest.mark.parametrize("name", ROOMS)
LANGUAGE = pytest.mark.parametrize("language", texts.LANGUAGES)
INCH = 96
HOSTILE = "</text></svg><script>alert(1)</script>&amp;\"'"
RIGHT_TO_LEFT = "שועל ודוב"


@lru_cache(maxsize=8)
def words_of(picture):
    """All texts of a page as they stand in its SVG, in order, joined."""
    root = ElementTree.fromstring(picture.svg())
    found = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]
    return " ".join(found)


def squeezed(text):
    """A text without spaces and hyphens, so that line breaks make no difference."""
    return re.sub(r"[\s\u202f\u00a0\u00ad-]+", "", text)


def shows(picture, text):
    """True if a page shows a text, however it is broken into lines."""
    return squeezed(text) in all_of(picture)


@lru_cache(maxsize=8)
def all_of(picture):
    return squeezed(words_of(picture))


# -- the code --------------------------------------------------------------------------------------


def round_trip(name, many):
    """Take positions to paper and back; return the length of the longest code."""
    room, longest = room_of(name).ROOM, 0
    for game in positions(name, many):
        code = code_of(game)
        found = read(square(code))
        again = waldlehre.load_code(found)
        assert found == code
        assert (again.room, again.given) == (room, game.given)
        assert digest(again.table) == digest(game.table)
        longest = max(longest, len(code))
    return longest


@ROOM
def test_random_positions_come_back_by_code_and_square(name):
    """What a reader finds in the square is the code, and it loads the very position."""
    assert 20 < round_trip(name, 20) <= 400


@pytest.mark.long
@ROOM
def test_a_thousand_random_positions_come_back_by_code_and_square(name):
    """And none needs more than 400 signs."""
    longest = round_trip(name, 1000)
    print(f"{name}: the longest of 1000 codes has {longest} signs")
    assert longest <= 400


@ROOM
def test_the_square_on_the_page_is_that_of_the_position(name):
    """The square of the page, and the groups of five below it, both load it; names are in none."""
    game = middle(name, names=["Ada Lovelace", "Bärbel"])
    made = lessons.worksheet(game)
    code = read(square_of(made.pages[0]))
    assert code == made.code == game.code()
    assert made.code == lessons.worksheet(middle(name)).code
    assert digest(waldlehre.load_code(code).table) == digest(game.table)
    assert set(waldlehre.load_code(code).names) == {""}
    typed = " ".join(groups(code))
    assert typed in words_of(made.pages[0])
    assert {len(one) for one in groups(code)[:-1]} == {5}
    assert digest(waldlehre.load_code(typed).table) == digest(game.table)


@pytest.mark.parametrize("many", [80, 200, 400])
def test_the_square_is_three_centimetres_wide_and_has_a_quiet_border(many):
    """Whatever its code's length: four modules of white, as the standard asks."""
    made = square("A1B2C" * (many // 5))
    assert border(made) == [4] * 4
    scale = float(re.search(r"scale\(([\d.]+)\)", made.attributes["transform"])[1])
    wide = int(made.children[0].attributes["width"])
    assert scale * (wide - 8) >= 3 / 2.54 * INCH
    assert scale * wide <= sheet.WIDEST + 0.1
    assert SIDE / INCH * 2.54 < 3.1


def test_a_mistyped_sign_of_the_page_is_named():
    """The check in the code finds it; a sign that no code has is named with its place."""
    typed = groups(lessons.worksheet(middle("pegs")).code)
    wrong = [*typed[:3], typed[3][:2] + ("7" if typed[3][2] != "7" else "8") + typed[3][3:]]
    with pytest.raises(SaveError, match="mistyped or missing"):
        waldlehre.load_code(" ".join([*wrong, *typed[4:]]), "en")
    texts.language("en")
    with pytest.raises(SaveError, match="Sign 12 of the code, 'U'"):
        waldlehre.load_code(" ".join([*typed[:2], "7U777", *typed[3:]]))


def test_a_code_that_is_too_long_is_refused_with_a_way_out():
    """House rules stand in the code cell by cell."""
    box = room_of("waldmeister").ROOM.parts().box
    cells = [["animals", row, "count", "6"] for row in range(12)]
    game = room_of("waldmeister").new_game(seed=1, box=box.changed(cells, {}), language="en")
    assert len(game.code()) > 400
    without = haselwurz.new_game(2, seed=1, box=large(40), language="en")
    for one in (game, without):
        with pytest.raises(SetupError, match=r"has [\d\u202f]+ signs; paper takes 400.*fork"):
            lessons.worksheet(one)


def test_without_segno_the_extra_is_named(monkeypatch):
    """Nothing else of the lessons needs it."""
    monkeypatch.setitem(sys.modules, "segno", None)
    texts.language("en")
    made = lessons.worksheet(middle("pegs"))
    with pytest.raises(SetupError, match=r"pip install 'waldlehre\[lab\]'"):
        made.pages  # noqa: B018 (the pages are drawn when they are asked for)


# -- what is asked ---------------------------------------------------------------------------------


@ROOM
@LANGUAGE
def test_the_key_says_what_the_rules_say(name, language):
    """Every option with its number, every reason with its rule, every line of the log."""
    for at in (0.2, 0.4, 0.7):
        made = lessons.worksheet(middle(name, at=at), language=language)
        asking, (page, answers) = made.asking, made.pages
        game = asking.game
        assert [label for _, label in asking.allowed()] == game.choice.labels
        for number, label in asking.allowed():
            assert shows(answers, f"{number} {label}"), label
        asked = [
            one
            for one in asking.wrong
            if shows(answers, made.say("because", what=one[0], why=one[1]))
        ]
        assert bool(asked) == bool(asking.wrong)
        assert all(shows(page, label) for label, _ in asked)
        for what, reason in asked:
            assert reason in forbidden(game, what)
            assert re.search(r"[A-Z]\d+\.\d+", reason)
        story = asking.later.story(asking.seat)
        for event in asking.events():
            assert shows(answers, story[event.number]), story[event.number]


def forbidden(game, what):
    """Return why the rules refuse whatever the asked seat would call so; things allowed are not."""
    asked, table = game.asking, game.table
    kind = game.room.prompts[asked.prompt].kind
    called = {one: game.voice.option(table, asked, one) for one in game.room.universe(table, kind)}
    return {game.why_not(one) for one, label in called.items() if label == what} - {""}


def test_in_lignum_every_seat_may_be_asked_about_all_six_areas():
    """They are there for all (L3.1); loans and huts are beside a question (L6): it is not about them."""
    seen = set()
    for players in (2, 3, 4):
        answers = middle("lignum", players, at=1).given
        game = room_of("lignum").new_game(players, seed=1)
        for picked in answers:
            asked = tempting(game, game.asking)
            assert not set(asked.options) & set(ASIDES)
            if game.room.prompts[asked.prompt].kind == "area":
                assert asked.options == tuple(range(AREAS))
                seen.add((players, asked.seat))
            game.answer(*picked)
    assert len(seen) == 2 + 3 + 4


def test_where_all_share_one_board_any_place_of_it_may_be_asked_about():
    """Every hollow and every hex, whoever is asked; in Waldmeister the twelve spaces of one's own."""
    for name, wanted in (("pegs", 1), ("haselwurz", 1), ("waldmeister", 4)):
        game = middle(name, at=0.3)
        room = game.room
        for seat in range(game.seats):
            places = lessons.places_of(game, seat)
            assert len(places) == len(room.universe(game.table, room.places[0])) / wanted
    homes = [place for seat in range(4) for place in lessons.places_of(game, seat)]
    assert sorted(homes) == list(range(48))


@ROOM
def test_the_page_for_pupils_gives_nothing_away(name):
    """No ring, no number on an option, no reason, nothing of what happens; the key has them."""
    for at in (0.2, 0.4, 0.7):
        made = lessons.worksheet(middle(name, at=at), language="en")
        first, second = [one.svg().partition("</style>")[2] for one in made.pages]
        assert "is-choosable" not in first
        assert 'class="keycap"' not in first
        if made.asking.on_board:
            assert second.count('class="keycap"') >= len(made.asking.choice.options)
        for line in made.asking.told():
            assert not shows(made.pages[0], line)
        for _, reason in made.asking.wrong:
            assert not shows(made.pages[0], reason)
        assert shows(made.pages[0], made.asking.question)


@ROOM
def test_what_happens_is_what_the_engine_does(name):
    """The boards of the key are the position with its question, and that after the answer."""
    game = middle(name)
    made = lessons.worksheet(game, language="en")
    seat = game.asking.seat
    again = lessons.paper.copied(game, "en", names=False)
    assert made.asking.plain.data() == again.picture(seat, marks=False).scene.data()
    assert made.asking.marked.data() == again.picture(seat).scene.data()
    again.let_play(
        dict.fromkeys(range(game.seats), "greedy"),
        most=len(made.asking.later.given) - len(game.given),
    )
    assert again.given == made.asking.later.given
    assert made.asking.after.data() == again.picture(seat, marks=False).scene.data()
    assert any(event.name != ANSWER for event in made.asking.events()) or again.over


def test_a_hidden_hand_is_drawn_for_the_seat_that_is_asked_alone():
    """Also where somebody else is asked when the key ends: everybody has a hand of cards (W2.2)."""
    ended = set()
    for seed in range(6):
        game = middle("waldmeister", 3, seed)
        made = lessons.worksheet(game, until="turn", language="en")
        seat, later = made.asking.seat, made.asking.later
        ended.add(later.asking.seat == seat)
        for picture, at in ((made.pages[0], game), (made.pages[1], later)):
            parts = parts_of(picture)
            assert {f"card:{card}" for card in hand(at, seat)} <= parts
            for other in {*range(3)} - {seat}:
                assert not {f"card:{card}" for card in hand(at, other)} & parts
    assert False in ended


def hand(game, seat):
    """The cards in a hand."""
    return set(game.table.hands[seat])


def parts_of(picture):
    """The ids of all parts on a page."""
    return {one.part for top in picture.scene.nodes for one in top.walk()}


@ROOM
def test_it_goes_on_as_far_as_it_is_asked_to(name):
    """Something always happens; a turn ends as soon as another seat is asked or the next turn begins."""
    game = middle(name, at=0.4)
    made = {
        until: lessons.worksheet(game, until=until).asking for until in ("move", "turn", "phase")
    }
    lengths = [len(one.later.given) for one in made.values()]
    assert lengths[0] <= min(lengths[1:])
    turn, phase = made["turn"].later, made["phase"].later
    moment = game.asking.seat, game.table.turn
    assert turn.over or (turn.asking.seat, turn.table.turn) != moment
    for at in range(len(game.given) + 1, len(turn.given)):
        between = turn.fork(at=at)
        told = between.events[len(game.events) :]
        asked = between.asking.seat, between.table.turn
        assert asked == moment or all(event.name == ANSWER for event in told), "no earlier"
    assert phase.over or game.room.phase(phase.table) != game.room.phase(game.table)


def test_where_chance_plays_a_part_the_page_says_so():
    """Cards of others decide in Waldmeister (W2.2); in the peg game nothing is left to luck."""
    room = room_of("waldmeister")
    cards = lessons.worksheet(lessons.moment(room, "lay", players=3), language="en")
    pegs = lessons.worksheet(middle("pegs"), language="en")
    for made, message in ((cards, "draw_chance"), (pegs, "draw")):
        for one in ("draw", "draw_chance"):
            assert shows(made.pages[0], made.say(one)) == (one == message)


def test_a_long_story_is_cut_and_says_how_much_is_left():
    """A whole season of four sawmills (L2.1) has more lines than a page."""
    made = lessons.worksheet(middle("lignum", 4, at=0.3), until="phase", language="en")
    told = made.asking.told()
    found = re.search(r"… and (\d+) more lines in the log", words_of(made.pages[1]))
    assert found
    left = int(found[1])
    assert shows(made.pages[1], told[len(told) - left - 1])
    assert overflowing(made.pages[1]) == []


def test_the_answer_may_be_chosen_and_is_judged():
    """By label or key, several as a list; what the rules forbid is refused with its rule."""
    game = room_of("pegs").new_game(seed=1, language="en")
    made = lessons.worksheet(game, given="D4")
    again = game.fork()
    again.answer("D4")
    assert made.asking.later.given[0] == again.given[0]
    assert "D4" in made.asking.given()[0]
    start = room_of("waldmeister").new_game(2, seed=6, language="en")
    both = lessons.worksheet(start, given=["R1C5", "R3C5"])
    assert len(both.asking.later.given[0]) == 2
    with pytest.raises(IllegalAnswer, match="2 have to be picked"):
        lessons.worksheet(start, given=["R1C5"])
    start.answer("R1C5", "R3C5")
    with pytest.raises(IllegalAnswer, match=r"rule W1\.2"):
        lessons.worksheet(start, given=["R1C1", "R1C5"])


@ROOM
def test_nothing_is_told_by_colour(name):
    """Both pages hold greys alone; what differs differs in shape, sign or lightness."""
    made = lessons.worksheet(middle(name, at=0.6))
    for picture in made.pages:
        assert picture.view == "print"
        svg = picture.svg()
        colours = set(re.findall(r"#[0-9a-fA-F]{3,8}\b(?=[;\")}])", svg))
        assert colours
        assert [one for one in colours if not grey(one)] == []
        assert not re.search(r"(?:rgb|hsl)a?\(", svg)
        named = set(re.findall(r"(?:fill|stroke|color)[:=]\"?([a-z]+)\b(?!\()", svg))
        assert named <= {"none", "transparent", "inherit", "var", "url", "white", "black"} | {
            "currentcolor",
            "context",
        }, named


def grey(colour):
    digits = colour[1:]
    short = len(digits) in (3, 4)
    parts = [digits[at] for at in range(3)] if short else [digits[at : at + 2] for at in (0, 2, 4)]
    return len({one.lower() for one in parts}) == 1


@ROOM
@LANGUAGE
def test_pages_are_the_same_every_time_and_ask_nobody(name, language):
    """Byte by byte; no address but that of SVG itself, no script."""
    game = middle(name)
    first, second = (lessons.worksheet(game, language=language).html() for _ in range(2))
    assert first == second
    rest = first.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "//" not in rest
    assert not re.search(r"<(script|link|img|iframe|object)|@import|url\((?!#)", rest)
    assert set(re.findall(r'href="(.)', rest)) <= {"#"}
    assert f'<html lang="{language}">' in first


@ROOM
def test_each_language_speaks_for_itself(name):
    """Questions, key and the words for those who cannot see it; the code is the same."""
    game = middle(name)
    both = {one: lessons.worksheet(game, language=one) for one in texts.LANGUAGES}
    assert both["en"].code == both["de"].code
    assert shows(both["de"].pages[0], "Was würdest du wählen? Begründe es.")
    assert shows(both["en"].pages[0], "What would you choose? Give a reason.")
    for message in ("choose", "free", "why_not"):
        assert not any(
            shows(page, texts.spoken("en", "paper")(message)) for page in both["de"].pages
        )
    for made in both.values():
        figure = made._repr_html_()
        assert made.say("choose") in figure
        assert " ".join(groups(made.code)) in figure
        assert f"<summary>{made.say('show_key')}</summary>" in figure


# -- what people bring -----------------------------------------------------------------------------


@ROOM
def test_names_stay_off_the_paper_unless_they_are_asked_for(name):
    """By default players are numbered, in pictures, words and file; with `names` they are called."""
    game = middle(name, names=["Ada Lovelace", "Bärbel"])
    assert all(one not in lessons.worksheet(game).html() for one in ("Ada", "Bärbel"))
    assert shows(lessons.worksheet(game, names=True).pages[0], "Ada Lovelace")
    assert game.names[:2] == ("Ada Lovelace", "Bärbel")


@ROOM
@pytest.mark.parametrize("called", [HOSTILE, RIGHT_TO_LEFT, "M" * 60, "x " * 29 + "x"])
def test_hostile_names_and_titles_stay_literal_text(name, called):
    """Markup, right to left, very wide: escaped, shown whole, inside the page."""
    game = middle(name, names=[called[:60]] * max(room_of(name).ROOM.seats))
    made = lessons.worksheet(game, title=called * 2, names=True)
    assert "<script" not in made.html()
    for picture in made.pages:
        assert shows(picture, (called * 2).strip())
        assert overflowing(picture) == []
    assert shows(made.pages[0], called[:60].strip())


@pytest.mark.parametrize("many", [300, 3000])
def test_names_that_no_setup_allows_do_not_leave_the_page_either(many):
    """Somebody changed the game by hand: all is smaller, nothing is lost, nothing sticks out."""
    for name in ("pegs", "waldmeister"):
        game = middle(name)
        game.names = ("N" * many,) * game.seats
        made = lessons.worksheet(game, names=True)
        assert all(overflowing(one) == [] for one in made.pages)
        assert shows(made.pages[0], "N" * many)


def placed(node, x=0.0, y=0.0, scale=1.0):
    """Yield each text outside the boards with its place and scale on the page."""
    move = re.match(r"translate\(([-\d.]+) ([-\d.]+)\)", node.attributes.get("transform", ""))
    if move:
        x, y = x + scale * float(move[1]), y + scale * float(move[2])
    size = re.search(r"scale\(([\d.]+)\)", node.attributes.get("transform", ""))
    scale *= float(size[1]) if size else 1
    if node.part == "board":
        return
    if node.tag == "text":
        yield (
            node,
            x + scale * float(node.attributes["x"]),
            y + scale * float(node.attributes["y"]),
            scale,
        )
    for child in node.children:
        yield from placed(child, x, y, scale)


def overflowing(picture):
    """Texts that leave the page, and boards that do."""
    found = []
    for top in picture.scene.nodes:
        for node, x, y, scale in placed(top):
            style = re.search(r"calc\(([\d.]+)px", node.attributes.get("style", ""))
            cls = node.attributes.get("class", "")
            size = (
                float(style[1])
                if style
                else 11
                if "t-small" in cls
                else 15
                if "t-head" in cls
                else 13
            )
            wide = float(node.attributes.get("textLength", pixels(node.text, size, cls))) * scale
            left = x - wide if "t-end" in cls else x
            if left < sheet.EDGE - 1 or left + wide > sheet.WIDTH - sheet.EDGE + 1:
                found.append((node.text, round(left), round(left + wide)))
            if y < sheet.EDGE or y > sheet.HEIGHT - sheet.EDGE + 4:
                found.append((node.text, "down", round(y)))
    return found


@ROOM
def test_nothing_leaves_the_page(name):
    """All kinds of question of a game, in the two languages by turns."""
    room, seen = room_of(name), set()
    for players in room.ROOM.seats:
        whole = room.new_game(players, seed=3)
        whole.let_play(dict.fromkeys(range(players), "random"))
        for at in range(0, len(whole.given), 7):
            game = whole.fork(at=at)
            if game.asking is None or game.asking.prompt in seen:
                continue
            seen.add(game.asking.prompt)
            made = lessons.worksheet(game, language=texts.LANGUAGES[len(seen) % 2])
            assert [overflowing(one) for one in made.pages] == [[], []], game
    assert len(seen) > 3


def test_where_options_find_no_room_their_numbers_are_named():
    """And where they stand instead."""
    game = lessons.moment(room_of("lignum"), "move", players=4, forester="random")
    made = lessons.worksheet(game, language="en")
    asking = made.asking
    assert len(asking.choice.options) > 15
    words, whole = key.answered(asking, made.say, len(asking.wrong), 180, 560, 900)
    said = " ".join(words.said)
    assert not whole
    assert re.search(r"… and \d+ more, numbers \d+ to \d+: they stand on the board", said)
    assert words.height <= 560


def test_a_column_breaks_what_is_wider_than_it():
    """A word without end goes on in the next line."""
    column = Column(100)
    column.text("W" * 60)
    assert len(column.nodes) > 5
    assert all(pixels(node.text, 13) <= 100 for node in column.nodes)


# -- mistakes --------------------------------------------------------------------------------------


def test_mistakes_are_named_with_a_way_out():
    texts.language("en")
    game = middle("pegs")
    over = middle("pegs", at=1)
    wrong = {
        r"this one is over.*fork\(at=": lambda: lessons.worksheet(over),
        r"not of str.*load_code": lambda: lessons.worksheet("ABC"),
        r"one of move, turn, phase, not 'year'": lambda: lessons.worksheet(game, until="year"),
        r"at most 120 printable signs": lambda: lessons.worksheet(game, title="x" * 300),
        r"printable signs, in one line": lambda: lessons.worksheet(game, title="a\nb"),
        r"no language 'fr'; there are en, de": lambda: lessons.worksheet(game, language="fr"),
        r"sheet.pdf: a worksheet is saved as .html, .svg": lambda: lessons.worksheet(game).save(
            "sheet.pdf"
        ),
        r"could not be written": lambda: lessons.worksheet(game).save("no/such/folder/a.html"),
    }
    for said, act in wrong.items():
        with pytest.raises(SetupError, match=said):
            act()


def test_a_position_that_no_answers_lead_to_is_refused():
    """Its code would load another."""
    game = middle("pegs", language="en")
    game.table.stock[0] += 1
    with pytest.raises(SetupError, match="changed by hand"):
        lessons.worksheet(game)


# -- files -----------------------------------------------------------------------------------------


@ROOM
def test_it_is_saved_by_its_ending(name, tmp_path):
    """One page of HTML with both, or two SVG beside each other; whole documents."""
    made = lessons.worksheet(middle(name))
    (page,) = made.save(tmp_path / "sheet.html")
    text = page.read_text(encoding="utf-8")
    assert text.count("<section>") == 2
    assert "@page{size:A4;margin:0}" in text
    both = made.save(tmp_path / "sheet.svg")
    assert [one.name for one in both] == ["sheet.svg", "sheet-key.svg"]
    for path in both:
        root = ElementTree.parse(path).getroot()
        assert root.attrib["viewBox"] == "0 0 794 1123"
    assert sorted(one.name for one in tmp_path.iterdir()) == [
        "sheet-key.svg",
        "sheet.html",
        "sheet.svg",
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "is there already and is no worksheet"),
        ("de", "gibt es schon und ist kein Arbeitsblatt"),
    ],
)
@pytest.mark.parametrize(
    ("target", "taken"),
    [("a.html", "a.html"), ("a.svg", "a.svg"), ("a.svg", "a-key.svg")],
)
def test_it_is_written_over_worksheets_alone(language, said, target, taken, tmp_path):
    """Also the key, whose name nobody has given: where it cannot be written, nothing is."""
    made = lessons.worksheet(middle("pegs", language=language))
    (tmp_path / taken).write_text("<svg><title>mine</title></svg>", encoding="utf-8")
    with pytest.raises(SetupError, match=rf"{taken} {said}"):
        made.save(tmp_path / target)
    assert [one.name for one in tmp_path.iterdir()] == [taken]
    assert "mine" in (tmp_path / taken).read_text(encoding="utf-8")
    (tmp_path / taken).unlink()
    assert made.save(tmp_path / target) == made.save(tmp_path / target)


def test_a_sheet_that_a_drawing_program_has_changed_is_not_written_over(tmp_path):
    """Such programs keep our classes, and write them otherwise."""
    made = lessons.worksheet(middle("pegs"))
    sheet, _ = made.save(tmp_path / "a.svg")
    text = sheet.read_text(encoding="utf-8").replace(' class="', '\n   class="', 1)
    sheet.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError):
        made.save(sheet)
    assert sheet.read_text(encoding="utf-8") == text


def test_the_command_line_makes_one_of_a_code_or_a_saved_game(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(texts, "_chosen", [])
    monkeypatch.chdir(tmp_path)
    game = middle("pegs")
    game.save("game.json")
    arguments = ["worksheet", game.code(), "a.html", "--language", "de", "--title", "Stifte"]
    assert cli.main(arguments) == 0
    assert capsys.readouterr().out == "Geschrieben: a.html\n"
    assert "Stifte" in Path("a.html").read_text(encoding="utf-8")
    assert cli.main(["worksheet", "game.json", "b.svg", "--language", "en"]) == 0
    assert capsys.readouterr().out == "Written: b.svg, b-key.svg\n"
    code = read_code("b.svg")
    assert code == " ".join(groups(game.code()))
    assert cli.main(["worksheet", "game.json", "c.svg", "--upto", "3", "--language", "en"]) == 0
    assert waldlehre.load_code(read_code("c.svg")).given == game.given[:3]


def read_code(path):
    """The groups of five signs on a page."""
    root = ElementTree.parse(path).getroot()
    texts_there = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]
    last = [one for one in texts_there if re.fullmatch(r"[0-9A-Z]{1,5}", one)]
    return " ".join(
        last[-next(at for at in range(len(last), 0, -1) if loads(" ".join(last[-at:]))) :]
    )


def loads(code):
    try:
        waldlehre.load_code(code)
    except SaveError:
        return False
    return True


@pytest.mark.parametrize("upto", ["-1", "-300", "31", "99999"])
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "No game can branch off after {} answers; 30"), ("de", "Nach {} Antworten kann kein")],
)
def test_of_a_code_and_of_a_saved_game_the_same_answers_can_be_taken(
    upto, language, said, tmp_path, capsys, monkeypatch
):
    """No fewer than none, no more than there are, and in the same words."""
    monkeypatch.setattr(texts, "_chosen", [])
    monkeypatch.chdir(tmp_path)
    game = middle("pegs", at=1).fork(at=30)
    game.save("game.json")
    found = set()
    for position in ("game.json", game.code()):
        arguments = ["worksheet", position, "a.html", f"--upto={upto}", "--language", language]
        assert cli.main(arguments) == 2
        found.add(capsys.readouterr().err)
    (sentence,) = found
    assert sentence.startswith(said.format(upto))
    assert not Path("a.html").exists()


@pytest.mark.parametrize("between", ["", " ", "-"])
def test_the_command_line_takes_the_longest_codes_as_they_stand_on_paper(
    between, tmp_path, capsys, monkeypatch
):
    """Longer than any file's name: late in a game of four (Lignum), in groups or in one."""
    monkeypatch.setattr(texts, "_chosen", ["en"])
    monkeypatch.chdir(tmp_path)
    game = lignum.new_game(4, seed=2)
    game.let_play(dict.fromkeys(range(4), "miller"))
    game.undo(3)
    typed = between.join(groups(game.code()))
    assert len(typed) > 255
    assert cli.main(["worksheet", typed, "a.svg"]) == 0
    assert waldlehre.load_code(read_code("a.svg")).given == game.given
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ABCDE", "a.html"], "incomplete"),
        (["A" * 300, "a.html"], "mistyped"),
        (["A" * 300 + ".json", "a.html"], "could not be read"),
        (["none.json", "a.html"], "none.json could not be read"),
        (["over.json", "a.html"], "--upto"),
        (["over.json", "a.pdf", "--upto", "5"], "saved as .html, .svg"),
    ],
)
def test_the_command_line_names_what_is_wrong(arguments, said, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(texts, "_chosen", ["en"])
    monkeypatch.chdir(tmp_path)
    middle("pegs", at=1).save("over.json")
    assert cli.main(["worksheet", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_no_room_is_known_by_name():
    """A fifth game would have worksheets at once."""
    folder = Path(paper.__file__).parent
    for path in folder.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        assert not [name for name in ROOMS if name in source], path
    assert NAMES
