"""The field guide: complete in both languages, every fact with a source, shown on boards."""

import csv
import re
from pathlib import Path

import pytest

from waldlehre import fieldguide, waldmeister
from waldlehre.jupyter.session import Session
from waldlehre.kernel.errors import SetupError

DATA = Path(__file__).parents[1] / "data"
TABLES = {
    "trees": ("waldmeister/trees", "species"),
    "animals": ("waldmeister/animals", "animal"),
    "cards": ("waldmeister/cards", "card"),
    "measures": ("waldmeister/remediation", "tile"),
    "species": ("haselwurz/species", "species"),
}
LANGUAGES = ("en", "de")


@pytest.mark.parametrize("chapter", TABLES)
def test_everything_in_the_box_has_a_note_in_both_languages(chapter):
    table, column = TABLES[chapter]
    with (DATA / f"{table}.csv").open(encoding="utf-8") as file:
        wanted = [row[column] for row in csv.DictReader(file)]
    for language in LANGUAGES:
        here = [one for one in fieldguide.notes(language).values() if one.chapter == chapter]
        assert [one.key for one in here] == wanted


def test_both_languages_have_the_same_facts_and_sources():
    english, german = (fieldguide.read(f"{language}/cards") for language in LANGUAGES)
    for chapter in fieldguide.CHAPTERS:
        english, german = (fieldguide.read(f"{one}/{chapter}") for one in LANGUAGES)
        for key, note in english.items():
            other = german[key]
            assert note.keys() == other.keys()
            assert note.get("latin") == other.get("latin")
            assert [one["source"] for one in note["facts"]] == [
                one["source"] for one in other["facts"]
            ]
            assert note.get("since", {}).get("source") == other.get("since", {}).get("source")


def test_every_fact_has_a_source_and_every_source_is_used():
    used = set()
    for chapter in fieldguide.CHAPTERS:
        for note in fieldguide.read(f"en/{chapter}").values():
            assert 2 <= len(note["facts"]) <= 4
            assert note["leaves_out"]
            used |= {one["source"] for one in note["facts"]}
            used |= {note["since"]["source"]} if "since" in note else set()
    assert used == fieldguide.read("sources").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short_and_repeat_no_number_of_the_game(language):
    """Amounts stand in the tables, which a class may change."""
    for note in fieldguide.notes(language).values():
        for line in [*[fact.text for fact in note.facts], note.leaves_out]:
            assert max(len(one.split()) for one in re.split(r"[.!?]\s", line)) <= 22
        assert not re.search(r"\d+ (damage )?(points|Punkt|Schadpunkt)", note.leaves_out)


def test_a_note_is_found_by_key_and_by_name():
    assert fieldguide.look_up("beech", "en").latin == "Fagus sylvatica"
    assert fieldguide.look_up("Buche", "de").key == "beech"
    with pytest.raises(SetupError, match="unicorn"):
        fieldguide.look_up("unicorn", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_is_one_page_that_needs_nothing_else(language, tmp_path):
    path = fieldguide.guide(language).save(tmp_path / "guide.html")
    text = path.read_text(encoding="utf-8")
    anchors = re.findall(r'href="#([^"]+)"', text)
    ids = re.findall(r'<article id="([^"]+)"', text)
    assert anchors == ids
    assert len(set(ids)) == len(ids) == 92
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert text.count("<h1>") == 1
    with pytest.raises(SetupError, match="html"):
        fieldguide.guide(language).save(tmp_path / "guide.pdf")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_tells_what_is_known_of_a_touched_piece(language, tmp_path):
    game = waldmeister.new_game(2, seed=6, language=language)
    game.let_play({0: "greedy", 1: "greedy"}, most=40)
    session = Session(game, folder=tmp_path, open_board=True)
    part = next(one for one in session.picture().scene.parts() if one.startswith("supply:"))
    about = {"game": session.token, "ply": len(game.given), "epoch": 0, "n": 1}
    session.wish(about | {"name": "touch", "value": part})
    number = int(part.split(":")[1])
    key = list(fieldguide.read("en/animals"))[number - 1]
    assert fieldguide.on_board("animals", key, language)[0] in session.notes
