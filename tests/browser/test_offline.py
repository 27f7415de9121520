"""A whole game as one page, opened as a file with the network off: seen, heard and steered."""

import pytest

from tests.browser.servers import axe
from tests.offline.pages import data, put_together, quick, whole
from waldlehre import play
from waldlehre.offline.page import as_page as written

pytestmark = pytest.mark.browser

ROOM = pytest.mark.parametrize("name", play.ROOMS)
LARGE = ("lignum", "waldmeister")
"""Their pages take a browser long: what looks at all of them waits for the long run."""
SOME = pytest.mark.parametrize(
    "name",
    [pytest.param(one, marks=[pytest.mark.long] * (one in LARGE)) for one in play.ROOMS],
)


@pytest.fixture(scope="module")
def texts():
    """Pages of short whole games in English, by room; each is written once."""
    return {}


@pytest.fixture
def opened(page, texts, tmp_path):
    """Open the page of a room's game; nothing but the file itself is asked for."""
    asked = []
    page.on("request", lambda request: asked.append(request.url))

    def at(name, text=None):
        if text is None:
            text = texts.setdefault(name, None) or written(quick(name, play.room(name).seats[0]))
            texts[name] = text
        file = tmp_path / f"{name}.html"
        file.write_text(text, encoding="utf-8")
        page.context.set_offline(True)
        page.goto(file.as_uri())
        page.locator("#game svg [data-stop]").first.wait_for(state="attached")
        page.told = data(text)
        page.last = len(page.told["turns"]) - 1
        return page

    yield at
    assert [url for url in asked if not url.startswith("file:///")] == []
    assert len(asked) == 1


def moment(page):
    """How many answers were given at the moment that is shown."""
    return int(page.locator("#game").get_attribute("data-at"))


def press(page, name):
    button = page.get_by_role("button", name=name, exact=True)
    button.click(force=True)  # also one that leads nowhere now


# -- moments -------------------------------------------------------------------------------------


@SOME
def test_every_moment_is_drawn_as_python_draws_it(opened, name):
    """All labels of the picture, forwards and after a jump back to the beginning."""
    page = opened(name)
    frames = list(put_together(page.told["frames"]))
    slider = page.get_by_role("slider", name="Answers given")
    for at in [0, *range(1, page.last, max(1, page.last // 12)), page.last, 3]:
        slider.fill(str(at))
        assert moment(page) == at
        assert sorted(shown(page)) == sorted(labels(frames[at]["nodes"]))
        assert page.locator("#game h2").inner_text() == page.told["asked"][at]


def shown(page):
    script = "all => all.map(one => one.getAttribute('aria-label'))"
    return page.locator("#game .wl-pane svg [data-part][aria-label]").evaluate_all(script)


def labels(nodes):
    """The labels of all parts."""
    found = []
    for one in nodes:
        if one.get("p") and one.get("l"):
            found.append(one["l"])
        found += labels(one.get("c", []))
    return found


def test_buttons_go_on_and_back_by_answers_and_turns(opened):
    page = opened("waldmeister")
    turns = page.told["turns"]
    assert moment(page) == 0
    press(page, "One answer on")
    press(page, "One answer on")
    press(page, "One answer back")
    assert moment(page) == 1
    press(page, "To the end")
    assert moment(page) == page.last
    assert page.locator("#game h2").inner_text().startswith("The game is over.")
    press(page, "One answer on")
    assert moment(page) == page.last
    press(page, "One turn back")
    start = moment(page)
    assert turns[start - 1] != turns[start] == turns[page.last]
    press(page, "One turn back")
    assert turns[moment(page)] != turns[start]
    press(page, "One turn on")
    assert moment(page) == start
    press(page, "To the beginning")
    assert moment(page) == 0
    press(page, "One answer back")
    assert moment(page) == 0


def test_it_plays_by_itself_until_somebody_stops_it(opened):
    """Nothing moves by itself before; where less motion is wanted nothing glides."""
    page = opened("pegs")
    page.get_by_label("Time for each answer").select_option("500")
    press(page, "Play")
    page.locator("#game[data-at='3']").wait_for()
    assert page.evaluate("document.getAnimations().length") == 0
    press(page, "Pause")
    here = moment(page)
    page.wait_for_timeout(1200)
    assert moment(page) == here
    press(page, "To the end")
    press(page, "Play")
    page.locator("#game[data-at='1']").wait_for()
    press(page, "Pause")


# -- why, and what things are ----------------------------------------------------------------------


@ROOM
def test_a_line_of_the_log_leads_to_its_moment_and_tells_why(opened, name):
    page = opened(name)
    lines = page.told["lines"]
    number = next(at for at in range(len(lines) - 1, 0, -1) if lines[at][4] and lines[at][3] >= 0)
    told, ply, rule, cause = lines[number][:4]
    page.locator(f".wl-line[data-number='{number}']").click()
    assert moment(page) == ply
    why = page.get_by_role("region", name="How it came about")
    assert f"{told} ({rule})" in why.inner_text()
    assert lines[cause][0] in why.inner_text()
    assert page.locator("#game svg .is-marked").count() > 0
    assert page.locator(f".wl-line[data-number='{number}'][aria-current=step]").count() == 1
    press(page, "Close")
    assert why.count() == 0
    assert page.locator("#game svg .is-marked").count() == 0
    assert page.evaluate("document.activeElement.dataset.number") == str(number)


def test_a_place_tells_what_befell_it_and_what_would_have_spared_it(opened):
    page = opened("waldmeister")
    number = next(iter(page.told["spared"]))
    place = next(
        place
        for place, befell in page.told["places"].items()
        if any(str(event) == number for event, _, _ in befell)
    )
    page.locator(f".wl-line[data-number='{number}']").click()
    piece = page.locator(f"#game svg [data-part='space:{place}']").first
    piece.focus()
    press(page, "How did this come about?")
    why = page.get_by_role("region", name="How it came about")
    assert page.told["lines"][int(number)][0] in why.inner_text()
    assert page.told["chain"] in why.inner_text()
    assert page.told["spared"][number] in why.inner_text()
    assert "is-marked" in piece.get_attribute("class")


def test_a_piece_tells_what_it_is_and_leads_to_the_field_guide(opened):
    page = opened("waldmeister")
    note = page.get_by_role("region", name="What this is")
    assert "Click anything in the picture" in note.inner_text()
    part, since = next(
        (part, known[0][0])
        for part, known in page.told["pieces"].items()
        if part.startswith("space:")
    )
    page.get_by_role("slider", name="Answers given").fill(str(since))
    piece = page.locator(f"#game svg [data-part='{part}']")
    piece.click()
    assert note.get_by_role("heading").inner_text() == piece.get_attribute("aria-label")
    for line in page.told["notes"][page.told["pieces"][part][0][1]]:
        assert line in note.inner_text()
    assert page.locator("#guide[open]").count() == 0
    note.get_by_role("button", name="In the field guide:").first.click()
    assert page.locator("#guide[open]").count() == 1
    anchor = page.evaluate("document.activeElement.id")
    assert anchor.startswith("trees-")
    assert page.locator(f"#{anchor}").is_visible()


# -- for everybody -----------------------------------------------------------------------------------


@SOME
def test_axe_finds_nothing_in_any_view(opened, name):
    """On the whole page, with an explanation and the field guide open."""
    page = opened(name)
    assert axe(page, "body") == []
    page.get_by_role("slider", name="Answers given").fill(str(page.last // 2))
    page.locator(".wl-line[tabindex='0']").click()
    page.locator("#game svg [data-stop]").first.focus()
    page.get_by_text("Keys and view").click()
    for view in ("light", "dark", "projector"):
        page.get_by_label("View", exact=True).select_option(view)
        assert page.locator(f"html.wl-{view}").count() == 1
        assert axe(page, "#game") == []
    if page.locator("#guide").count():
        page.locator("#guide > summary").click()
        assert axe(page, "#guide") == []


@SOME
def test_the_keyboard_alone_suffices(opened, name):
    """One tab stop in the picture and one in the log; Escape closes what was told."""
    page = opened(name)
    stops = []
    for _ in range(40):
        page.keyboard.press("Tab")
        here = page.evaluate(
            """() => {
              const one = document.activeElement;
              if (one.dataset.seen) return "BODY"; // round the browser and back
              one.dataset.seen = "1";
              return one.closest(".wl-pane") ? "picture" : one.closest(".wl-lines") ? "line" :
                one.closest(".wl-course") ? one.getAttribute("aria-label") : one.tagName;
            }"""
        )
        if here == "BODY":
            break
        stops.append(here)
    assert stops.count("picture") == 1
    assert stops.count("line") == 1
    assert {"One answer on", "Play", "Answers given", "Time for each answer"} <= set(stops)
    assert {"SUMMARY", "picture"} <= set(stops)
    page.get_by_role("slider", name="Answers given").focus()
    page.keyboard.press("End")
    assert moment(page) == page.last
    page.locator("#game svg [tabindex='0']").focus()
    first = page.evaluate("document.activeElement.dataset.part")
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.part") != first
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert (
        page.get_by_role("region", name="What this is").get_by_role("heading").inner_text() == label
    )
    page.keyboard.press("PageUp")
    assert moment(page) == page.last - 1
    page.keyboard.press("PageDown")
    assert moment(page) == page.last
    page.locator(".wl-line[tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.number") == "1"
    page.keyboard.press("Enter")
    assert page.get_by_role("region", name="How it came about").count() == 1
    page.keyboard.press("Escape")
    assert page.get_by_role("region", name="How it came about").count() == 0


def test_question_mark_asks_why_in_the_picture(opened):
    page = opened("waldmeister")
    press(page, "To the end")
    place = next(iter(page.told["places"]))
    page.locator(f"#game svg [data-part='space:{place}']").focus()
    page.keyboard.press("?")
    why = page.get_by_role("region", name="How it came about")
    assert page.told["chain"] in why.inner_text()


def test_what_happened_is_spoken(opened):
    page = opened("haselwurz")
    assert page.get_by_role("status").inner_text() == ""
    press(page, "One answer on")
    told = [line[0] for line in page.told["lines"] if line[1] == 1]
    spoken = page.get_by_role("status").inner_text()
    assert "1 of" in spoken
    assert told[0] in spoken


@ROOM
def test_nothing_is_cut_off(opened, name):
    """On a school's laptop, there at 200 %, and on a telephone: nobody scrolls sideways."""
    page = opened(name)
    page.get_by_role("slider", name="Answers given").fill(str(page.last // 2))
    page.locator(".wl-line[tabindex='0']").click()
    hidden = """all => all.filter(one => one.checkVisibility() &&
      one.getBoundingClientRect().right > innerWidth + 1).map(one => one.outerHTML)"""
    for width, height in ((1024, 768), (512, 384), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        controls = page.locator("#game button, #game input, #game select")
        assert controls.evaluate_all(hidden) == []


def test_on_paper_stand_the_picture_and_what_happened_here(opened):
    page = opened("pegs")
    page.get_by_role("slider", name="Answers given").fill("9")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("html.wl-print").count() == 1
    assert page.locator("#game .wl-pane svg").is_visible()
    lines = page.locator(".wl-line:visible").all_inner_texts()
    assert len(lines) == sum(line[1] == 9 for line in page.told["lines"])
    assert not page.get_by_label("Answers given").is_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator("html.wl-print").count() == 0


def test_hostile_names_are_words(opened):
    names = ["</script><script>document.title='x'</script>", "<img src=x onerror=alert(2)>"]
    game = play.new_game("pegs", seed=5, language="en", names=names)
    game.let_play({0: "random", 1: "random"}, most=9)
    page = opened("pegs", written(game))
    assert names[0] in page.title()
    assert names[1] in page.locator("#game").inner_text()
    assert page.locator("img").count() == 0


def test_a_damaged_page_says_so(page, texts, tmp_path):
    text = written(quick("pegs", 2))
    file = tmp_path / "damaged.html"
    file.write_text(text.replace('id="record">', 'id="record">AAAA'), encoding="utf-8")
    page.goto(file.as_uri())
    page.get_by_text("This page is damaged").wait_for()
    page.errors.clear()  # it tells the fault in the console, which is right


@pytest.mark.long
@ROOM
def test_every_moment_of_a_long_game_is_drawn(opened, name):
    """With as many players as there are, forwards answer by answer and back again."""
    page = opened(name, written(whole(name)))
    frames = list(put_together(page.told["frames"]))
    slider = page.get_by_role("slider", name="Answers given")
    for at in [*range(page.last + 1), *range(page.last, -1, -7)]:
        slider.fill(str(at))
        assert sorted(shown(page)) == sorted(labels(frames[at]["nodes"])), at
