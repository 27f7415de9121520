"""The questions of lessons in a browser: answered by mouse and keys, judged, kept."""

import json
import re
import shutil
from pathlib import Path

import nbformat
import pytest

from tests.browser.servers import axe, run_all
from waldlehre.lessons.answers import FILE

pytestmark = pytest.mark.browser
QUESTIONS = """
from waldlehre import language, lessons, waldmeister
language("en")
game = waldmeister.new_game(players=2, seed=6, names=["Ada", "Bo"])
game.let_play({0: "greedy", 1: "greedy"}, most=60)
lessons.task(
    "try/next", "Which of Ada's plants dies next?", game, lessons.NextLoss(game, 0), hint="Look."
)
"""
QUIZ = """
lessons.quiz(
    "try/quiz", "Which month is it?", {"May": lambda: "", "<b>June</b>": lambda: "June is later."}
)
"""
GUESS = """
lessons.predict("try/guess", "How much?", range(0, 60_001, 2000), lambda: 44_000, "Taler")
"""


@pytest.fixture
def asked(page, server):
    """A page with three questions; answers of other tests are gone."""
    (server.folder / FILE).unlink(missing_ok=True)
    server.write("questions.ipynb", [QUESTIONS, QUIZ, GUESS])
    run_all(page, server, "questions.ipynb")
    page.locator(".wl-board").nth(2).wait_for()
    return page.locator(".wl-board")


def kept(server, key):
    """What lies beside the notebook for a question."""
    for _ in range(100):
        if (server.folder / FILE).exists():
            known = json.loads((server.folder / FILE).read_text(encoding="utf-8"))["answers"]
            if key in known:
                return known[key]
    return None


def test_a_task_is_answered_on_the_board(asked, page, server):
    """A wrong place is explained, a hint and the solution follow, and the story of the loss."""
    task = asked.nth(0)
    assert task.get_by_role("button", name="Give me a hint").count() == 0
    first = task.locator("svg [data-option]").first
    first.click()
    task.get_by_text("that is not it").wait_for()
    assert "It still stands when the next plant dies." in task.inner_text()
    task.get_by_role("button", name="Give me a hint").click()
    task.get_by_text("Look.").wait_for()
    assert axe(page, ".wl-board") == []
    task.get_by_role("button", name="Show the solution").click()
    task.get_by_text("goes back to the supply").wait_for()
    assert task.locator("svg .is-selected").count() == 1
    assert axe(page, ".wl-board") == []
    page.wait_for_timeout(300)
    assert kept(server, "try/next")["right"] is False


def test_a_quiz_by_keys_and_what_is_written_is_text(asked, page, server):
    quiz = asked.nth(1)
    assert quiz.get_by_role("button", name="<b>June</b>").count() == 1
    quiz.get_by_role("button", name="<b>June</b>").focus()
    page.keyboard.press("2")
    quiz.get_by_text("June is later.").wait_for()
    page.keyboard.press("1")
    quiz.get_by_text("May: right.").wait_for()
    page.wait_for_timeout(300)
    assert kept(server, "try/quiz") == {"picked": ["May"], "right": True, "tries": 2}
    quiz.get_by_role("button", name="Start anew").click()
    quiz.get_by_role("button", name="May").wait_for()


def test_a_guess_is_drawn_beside_the_result_and_still_known_later(asked, page, server):
    guess = asked.nth(2)
    assert guess.locator("svg").is_visible() is False
    guess.get_by_role("spinbutton").focus()
    page.keyboard.press("PageUp")
    page.keyboard.press("Enter")
    guess.get_by_text("You were 24").wait_for()
    assert guess.locator("svg").is_visible()
    page.wait_for_timeout(300)
    assert kept(server, "try/guess")["picked"]
    assert axe(page, ".wl-board") == []
    run_all(page, server, "questions.ipynb")
    page.locator(".wl-board").nth(2).get_by_text("You were 24").wait_for()


LESSONS = sorted((Path(__file__).parents[2] / "notebooks").glob("*/*.ipynb"))


PAGES = [  # their English twins run the same code; the long run opens them too
    pytest.param(
        path,
        id=f"{path.parent.name}/{path.stem}",
        marks=[pytest.mark.long] * (path.parent.name == "en"),
    )
    for path in LESSONS
]


@pytest.mark.parametrize("path", PAGES)
def test_every_lesson_opens_as_a_page(path, page, voila_server):
    """All its questions and boards are alive, no code is seen, and nothing goes wrong."""
    (voila_server.folder / FILE).unlink(missing_ok=True)
    name = f"{path.parent.name}_{path.name}"
    shutil.copy(path, voila_server.folder / name)
    run_all(page, voila_server, name)
    cells = nbformat.read(path, as_version=4).cells
    sources = "\n".join(cell.source for cell in cells if cell.cell_type == "code")
    alive = len(re.findall(r"\.board\(|lessons\.(?:task|quiz|predict)\(", sources))
    page.locator(".wl-board").nth(alive - 1).wait_for()
    assert page.locator(".jp-CodeCell .jp-InputArea:visible").count() == 0
    assert page.locator("h1").count() == 1
    assert axe(page, ".wl-board") == []
