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
    known = kept(server, "try/quiz")
    assert (known["picked"], known["right"], known["tries"]) == (["May"], True, 2)
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


OPENED = {
    "en": ("10", "40", "50", "65", "80", "82", "85", "90"),
    "de": ("20", "30", "60", "70", "75", "81", "83", "84", "86"),
}
"""Each lesson in one language, for twins run the same code; the long run opens all."""
PAGES = [
    pytest.param(
        path,
        id=f"{path.parent.name}/{path.stem}",
        marks=[pytest.mark.long] * (path.stem[:2] not in OPENED[path.parent.name]),
    )
    for path in LESSONS
]


def test_no_lesson_waits_for_the_long_run_in_both_languages():
    assert {path.stem[:2] for path in LESSONS} == {*OPENED["en"], *OPENED["de"]}


@pytest.mark.parametrize("path", PAGES)
def test_every_lesson_opens_as_a_page(path, page, voila_server):
    """All its questions and boards are alive, no code is seen, and nothing goes wrong."""
    (voila_server.folder / FILE).unlink(missing_ok=True)
    name = f"{path.parent.name}_{path.name}"
    shutil.copy(path, voila_server.folder / name)
    run_all(page, voila_server, name)
    cells = nbformat.read(path, as_version=4).cells
    code = [cell.source for cell in cells if cell.cell_type == "code"]
    sources = "\n".join(one for one in code if "lessons.Later(" not in one)  # it waits for a click
    alive = len(re.findall(r"\.board\(|lessons\.(?:task|quiz|predict|trial)\(", sources))
    last = page.locator(".wl-board").nth(alive - 1)
    last.wait_for(state="attached")  # a story that is still being played has nothing to wait for
    while (onward := page.locator(".wl-wait button")).count():
        onward.click()
    last.wait_for()
    assert page.locator(".jp-CodeCell .jp-InputArea:visible").count() == 0
    assert page.locator("h1").count() == 1
    assert axe(page, ".wl-board") == []


CHART = """
from waldlehre import explore
explore.charts.over_years(explore.run("pegs_as_printed", games=3), "points")
"""


def test_charts_are_alive_on_a_page(page, voila_server):
    """Bokeh draws them there too, and the numbers stand beside."""
    voila_server.write("chart.ipynb", [CHART])
    run_all(page, voila_server, "chart.ipynb")
    page.locator(".bk-Canvas").wait_for()
    page.get_by_role("table").wait_for()


CLASS = """
from waldlehre import explore, language, lessons
language("en")
one = explore.Scenario("pegs", name="as printed")
other = one.but(foresters="weaver", name="weavers")
experiment = explore.Experiment("try/pegs", one, other, games=1)
lessons.trial(experiment, "By how much?", unit="points")
"""


def test_codes_of_groups_are_put_together_on_a_page(page, voila_server):
    """A group's code stands by its result; typed by keys it counts, a broken one is named."""
    (voila_server.folder / FILE).unlink(missing_ok=True)
    voila_server.write("class.ipynb", [CLASS, "explore.ClassField(experiment)"])
    run_all(page, voila_server, "class.ipynb")
    group = page.locator(".wl-board")
    group.get_by_role("spinbutton").focus()
    assert group.get_by_role("spinbutton").get_attribute("aria-valuenow") == "0"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    told = group.get_by_text("Code of your group: ").first
    told.wait_for()
    code = told.inner_text().rpartition(" ")[2]
    page.get_by_label("Codes of the groups").focus()
    page.keyboard.insert_text(f"Group 1: {code.lower()}\n7K2M-9QRS-0ABC")
    page.keyboard.press("Tab")
    page.get_by_text("1 group counts.").wait_for()
    assert "7K2M-9QRS-0ABC" in page.get_by_role("listitem").last.inner_text()
    page.locator(".bk-Canvas").wait_for()
    page.get_by_role("rowheader", name="all together").wait_for()
    assert page.get_by_role("button", name="Count the codes").evaluate(FOCUSED)
    page.keyboard.press("Enter")
    page.get_by_text("1 group counts.").wait_for()
    assert axe(page, ".widget-vbox") == []


FOCUSED = "one => one === document.activeElement"
LATER = """
from waldlehre import explore, lessons
def play():
    result = explore.run("pegs_as_printed", games=3)
    return ["Three were played.", explore.charts.over_years(result, "points")]
lessons.Later("Play three games", play, "It is soon done.")
"""


def test_a_button_plays_and_shows_sentences_and_charts(page, voila_server):
    """Nothing is played before; by a key as well as by the mouse."""
    voila_server.write("later.ipynb", [LATER])
    run_all(page, voila_server, "later.ipynb")
    button = page.get_by_role("button", name="Play three games")
    button.wait_for()
    page.get_by_text("It is soon done.").wait_for()
    assert page.get_by_text("Three were played.").count() == 0
    button.focus()
    page.keyboard.press("Enter")
    page.get_by_text("Three were played.").wait_for()
    page.locator(".bk-Canvas").wait_for()
    page.get_by_role("table").wait_for()
    assert button.is_disabled()
    assert axe(page, ".widget-vbox") == []


STORY = [f"{QUIZ}\n", "print('It was June.')", GUESS, "print('Much came.')"]
PICTURE = """
from waldlehre import pegs
pegs.new_game(2, seed=1, language="en").picture()
"""


def tell(page, voila_server, cells):
    """Open a page that waits for answers."""
    voila_server.write("story.ipynb", cells)
    notebook = nbformat.read(voila_server.folder / "story.ipynb", as_version=4)
    notebook.metadata["waldlehre"] = {"story": True}
    nbformat.write(notebook, voila_server.folder / "story.ipynb")
    run_all(page, voila_server, "story.ipynb")
    page.locator(".wl-wait").wait_for()


@pytest.fixture
def story(page, voila_server):
    """Return a page of two questions."""
    (voila_server.folder / FILE).unlink(missing_ok=True)
    tell(page, voila_server, ["from waldlehre import lessons", *STORY])
    return page


def test_a_story_waits_until_a_question_was_answered(story):
    """What comes next is out of sight for all; who cannot answer may go on all the same."""
    assert story.get_by_text("It was June.").is_visible() is False
    story.get_by_role("button", name="May").click()
    story.get_by_text("It was June.").wait_for()
    assert story.get_by_text("Much came.").is_visible() is False
    assert axe(story, ".wl-wait") == []
    story.get_by_role("button", name="Show what comes next all the same").click()
    story.get_by_text("Much came.").wait_for()
    assert story.locator(".wl-wait").count() == 0


def test_what_is_printed_breaks_between_words(page, voila_server):
    """A long sentence takes more lines, and each of them begins with a whole word."""
    sentence = "Zwischenspiel " * 40
    voila_server.write("printed.ipynb", [f"print({sentence!r})"])
    run_all(page, voila_server, "printed.ipynb")
    shown = page.locator(".jp-OutputArea-output pre")
    shown.wait_for()
    starts = shown.evaluate(STARTS)
    assert len(starts) > 2
    assert set(starts) == {"Z"}


DESK = """
from waldlehre import explore
explore.desk("pegs_as_printed", games=3)
"""


def test_a_story_waits_for_no_widget_that_asks_nothing(page, voila_server):
    """A desk and a chart before a question are passed; after its answer nothing is left to wait for."""
    (voila_server.folder / FILE).unlink(missing_ok=True)
    cells = ["from waldlehre import lessons", DESK, CHART, QUIZ, CHART, "print('It was June.')"]
    tell(page, voila_server, cells)
    page.get_by_role("button", name="May").wait_for()
    assert page.get_by_text("It was June.").is_visible() is False
    page.get_by_role("button", name="May").click()
    page.get_by_text("It was June.").wait_for()
    assert page.locator(".wl-wait").count() == 0


STARTS = """root => {
  const text = document.createTreeWalker(root, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  const found = new Map();
  for (let at = 0; at < text.data.trimEnd().length; at++) {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const top = Math.round(range.getBoundingClientRect().top);
    if (!found.has(top)) found.set(top, text.data[at]);
  }
  return [...found.values()];
}"""
GROUND = "root => getComputedStyle(root).getPropertyValue('--wl-table')"
TYPE = "one => parseFloat(getComputedStyle(one).fontSize)"


def test_a_page_has_one_view_that_all_boards_and_pictures_follow(page, voila_server):
    """The computer's by day and night; large type on white for a projector, also later."""
    (voila_server.folder / FILE).unlink(missing_ok=True)
    board = "waldmeister.new_game(2, seed=1, language='en').board()"
    cells = ["from waldlehre import lessons, waldmeister", QUIZ, board, PICTURE]
    voila_server.write("views.ipynb", cells)
    page.emulate_media(color_scheme="dark")
    run_all(page, voila_server, "views.ipynb")
    page.locator(".wl-board").nth(1).wait_for()
    shade = "one => getComputedStyle(one).backgroundColor"
    dark = page.locator("body").evaluate(shade)
    shown = page.locator(".wl-board").first
    night, small = shown.evaluate(shade), shown.evaluate(TYPE)
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"before => ({shade})(document.body) !== before", arg=dark)
    assert shown.evaluate(shade) != night
    page.get_by_label("View:").select_option("projector")
    page.wait_for_function(
        f"small => ({TYPE})(document.querySelector('.wl-board')) > small", arg=small
    )
    for root in page.locator(".wl-board, svg.wl").all():
        assert root.evaluate(GROUND).strip() == "#FFFFFF"
    assert axe(page, ".wl-page") == []
    page.reload()
    page.locator(".wl-board").nth(1).wait_for()
    assert page.locator("html").get_attribute("data-wl-view") == "projector"


# The front end looks for a widget for two seconds; here the page is busy for longer just when the
# widgets arrive, as on a slow machine.
LATE = """
const Socket = WebSocket;
window.WebSocket = class extends Socket {
  set onmessage(take) {
    super.onmessage = (event) => {
      const { data } = event;
      const text = typeof data === "string" ? data : new TextDecoder().decode(data);
      const until = performance.now() + (text.includes("update_states") ? 2300 : 0);
      while (performance.now() < until);
      take(event);
    };
  }
};
"""


def test_boards_that_come_late_are_shown_when_they_are_there(page, voila_server):
    """What the front end gives up on a busy machine our template shows all the same."""
    voila_server.write(
        "late.ipynb", ["from waldlehre import lessons", QUIZ, QUIZ.replace("try/quiz", "try/q")]
    )
    given_up = []
    page.on("console", lambda one: given_up.append(one.text) if "not found" in one.text else None)
    page.add_init_script(LATE)
    run_all(page, voila_server, "late.ipynb")
    page.locator(".wl-board").nth(1).wait_for()
    assert given_up, "this test must come too late, or it tries nothing"
    page.locator(".wl-board").nth(1).get_by_role("button", name="May").click()
    page.get_by_text("May: right.").wait_for()
    assert page.get_by_text("model not found").count() == 0
