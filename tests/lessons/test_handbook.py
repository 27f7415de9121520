"""The teacher's handbook: every lesson has its page and stands in the index, in both languages."""

import json
import re
from html import unescape
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from waldlehre import cli, load_code, texts, waldmeister
from waldlehre.kernel.errors import SetupError
from waldlehre.lessons import handbook, worksheet
from waldlehre.lessons.course import files, for_teachers
from waldlehre.lessons.facts import FRAME, TOPICS, lessons, words_of
from waldlehre.texts import speech

LANGUAGES = ("en", "de")
EVERY = [one for language in LANGUAGES for one in lessons(language)]
ALL = pytest.mark.parametrize("lesson", EVERY, ids=[f"{one.language}/{one.name}" for one in EVERY])


@pytest.fixture(scope="module")
def bound(tmp_path_factory):
    """The handbook in both languages: language -> name of a page -> its text."""
    place = tmp_path_factory.mktemp("handbook")
    return {
        language: {
            path.name: path.read_text(encoding="utf-8")
            for path in handbook.build(place / language, language)
        }
        for language in LANGUAGES
    }


class Read(HTMLParser):
    """What a page says, its links, and the order of its headings."""

    def __init__(self, page):
        super().__init__()
        self.said, self.links, self.levels, self.ids, self.tags = [], [], [], set(), []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self.tags.append(tag)
        if tag == "a":
            self.links.append(attributes["href"])
        if re.fullmatch(r"h\d", tag):
            self.levels.append(int(tag[1]))
        if "id" in attributes:
            assert attributes["id"] not in self.ids, "an id stands there once"
            self.ids.add(attributes["id"])

    def handle_data(self, data):
        self.said.append(data)

    @property
    def words(self):
        """All words in a row, without signs."""
        return " ".join(re.findall(r"\w+", " ".join(self.said)))


def plain(markdown):
    """The words of a Markdown text in a row."""
    return " ".join(re.findall(r"\w+", re.sub(r"^(- |\d+\. )", "", markdown)))


def read(bound, lesson):
    """The page of a lesson."""
    return bound[lesson.language][f"{lesson.name}.html"]


# -- what stands there ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_a_page(bound, language):
    """Every notebook with the frame is a lesson; tools are none."""
    framed = [
        path.stem
        for path in files(language)
        if f"## {FRAME[language][-1]}"
        in json.dumps(path.read_text(encoding="utf-8"), ensure_ascii=False)
    ]
    assert len(framed) >= 10
    assert [one.name for one in lessons(language)] == framed
    assert sorted(bound[language]) == sorted([*(f"{name}.html" for name in framed), "index.html"])


@ALL
def test_every_lesson_stands_in_the_index(bound, lesson):
    """With its number, title, age, minutes, games and curriculum words, under its topic."""
    page = bound[lesson.language]["index.html"]
    say, about = speech(lesson.language, "handbook"), lesson.about
    row = next(one for one in page.split("<tr>") if f'href="{lesson.name}.html"' in one)
    said = unescape(row)
    assert f"{about['lesson']} {lesson.title}" in said
    assert say("age", age=about["age"]) in said
    assert all(str(one) in said for one in about["minutes"])
    assert all(speech(lesson.language, room)("title") in said for room in about["rooms"])
    assert ", ".join(about["words"]) in said
    before = unescape(page[: page.index(row)])
    captions = re.findall(r"<caption>(.*?)</caption>", before)
    assert captions[-1] == say(f"topics.{about['topic']}")
    for word in about["words"]:
        line = next(
            one
            for one in re.findall(r"<li>(.*?)</li>", page)
            if unescape(one).casefold().startswith(f"{word.casefold()}: ")
        )
        assert f'href="{lesson.name}.html">{about["lesson"]}<' in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_tells_teachers_what_the_code_of_a_worksheet_gives_away(bound, language):
    """And so it is: a game that is loaded from it has the same seed and the same hands."""
    told = {"en": ("seed", "all hands"), "de": ("Startzahl", "alle Hände")}[language]
    page = unescape(bound[language]["index.html"])
    assert all(one in page[: page.index("<h2>")] for one in told)
    game = waldmeister.new_game(3, seed=1_234_567)
    game.let_play(dict.fromkeys(range(3), "random"), most=40)
    loaded = load_code(worksheet(game).code)
    assert not loaded.over
    assert (loaded.seed, loaded.table.hands) == (game.seed, game.table.hands)


@ALL
def test_plan_questions_and_answers_stand_there_whole_and_in_this_order(bound, lesson):
    """Every line of the part for teachers; the curriculum words stand at the top."""
    language, (cell,) = lesson.language, filter(for_teachers, lesson.notebook["cells"])
    answers = {"en": "Expected answers", "de": "Erwartete Antworten"}[language]
    page = read(bound, lesson)
    before, _, rest = page.partition(f"<h2>{FRAME[language][4]}</h2>")
    questions, _, after = rest.partition(f"<h2>{answers}</h2>")
    assert "<strong>" in questions
    words = words_of(lesson.notebook, language)
    assert plain(", ".join(words)) in Read(before).words
    lines = [line for line in "".join(cell["source"]).splitlines()[1:] if line]
    assert len(lines) >= 5
    place = before
    for line in lines:
        if answers in line:
            place, line = after, line.replace(answers, "")
        if words[0] not in line or words[-1] not in line:
            assert plain(line) in Read(place).words, line
    assert place is after


@ALL
def test_the_boards_stand_there_with_their_texts(bound, lesson):
    """All but the free one, each with a title and its caption for those who do not see it."""
    page = read(bound, lesson)
    source, stored = "", []
    for cell in lesson.notebook["cells"]:
        text = "".join(cell["source"])
        source += f"\n{text}" if cell["cell_type"] == "markdown" else ""
        found = "".join(
            "".join(output.get("data", {}).get("text/html", ""))
            for output in cell.get("outputs", [])
        )
        free = source.rfind("\n## ") == source.find(f"\n## {FRAME[lesson.language][3]}")
        stored += [] if free else re.findall(r"<svg(?![^>]*aria-hidden).*?</svg>", found, re.S)
    pictures = re.findall(r"<svg(?![^>]*aria-hidden).*?</svg>", page, re.S)
    assert pictures == stored != []
    assert all(re.search(r"<title[^>]*>[^<]+</title>", one) for one in pictures)
    assert page.count("<figcaption") == len(pictures)


# -- how it is made ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_pages_of_the_handbook_and_nowhere_else(bound, language):
    for name, page in bound[language].items():
        found = Read(page)
        assert found.links
        assert set(found.links) <= bound[language].keys(), name
        assert not {"script", "iframe", "link", "object", "img"} & set(found.tags), name
        assert not re.findall(r"""(?:src|data|action)=|@import|url\((?!["']?#)""", page), name
        addresses = set(re.findall(r"https?://[^\s\"'<)]+", page))
        assert addresses <= {"http://www.w3.org/2000/svg"}, name
    walked, name = [], min(set(bound[language]) - {"index.html"})
    while name:
        walked.append(name)
        onward = re.search(r'<a href="([^"]+)">[^<]* →</a>', bound[language][name])
        name = onward and onward[1]
    assert walked == [f"{one.name}.html" for one in lessons(language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_are_in_order_and_the_language_is_named(bound, language):
    for name, page in bound[language].items():
        assert f'<html lang="{language}">' in page
        levels = Read(page).levels
        assert levels[0] == 1, name
        assert levels.count(1) == 1, name
        assert all(after - before <= 1 for before, after in pairwise(levels))


def test_every_topic_has_a_name_in_both_languages():
    for language in LANGUAGES:
        say = speech(language, "handbook")
        assert len({say(f"topics.{topic}") for topic in TOPICS}) == len(TOPICS)


# -- written by a command ------------------------------------------------------------------------


def test_a_command_writes_it_and_overwrites_nothing(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(texts, "_chosen", [])  # a command sets the language of the process
    arguments = ["handbook", "--language", "de", "--dir", str(tmp_path / "book")]
    assert cli.main(arguments) == 0
    assert "index.html" in capsys.readouterr().out
    index = tmp_path / "book" / "index.html"
    index.write_text("mine", encoding="utf-8")
    assert cli.main(arguments) == 2
    assert "nichts geschrieben" in capsys.readouterr().err
    assert index.read_text(encoding="utf-8") == "mine"


def test_without_a_library_for_markdown_the_way_out_is_named(tmp_path, monkeypatch):
    def missing(name):
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(handbook, "import_module", missing)
    with pytest.raises(SetupError, match=r"waldlehre\[lab\]"):
        handbook.build(tmp_path / "book", "en")
    assert not (tmp_path / "book").exists()
