"""The landscape's board in a browser: places, ways, six directions; and zooming, in every room."""

import pytest

from tests.browser.player import Player, cell, grown
from tests.browser.servers import axe, run_all
from waldlehre.haselwurz import hexes

pytestmark = pytest.mark.browser
OPEN = "open_board=True"
SHOWN = """root => [...root.querySelectorAll("svg .aside")].filter(
  one => getComputedStyle(one).display !== "none").map(one => one.dataset.part)"""
FOCUSED = "document.activeElement.dataset.part"
PANE = """root => { const pane = root.querySelector(".wl-pane");
  return [pane.scrollLeft, pane.scrollTop, pane.scrollWidth / pane.clientWidth]; }"""
SEEN = """root => { const pane = root.querySelector(".wl-pane").getBoundingClientRect();
  const stop = document.activeElement.getBoundingClientRect();
  const [x, y] = [stop.x + stop.width / 2, stop.y + stop.height / 2];
  return x > pane.left && x < pane.right && y > pane.top && y < pane.bottom; }"""


@pytest.fixture
def sit(page):
    """Open a notebook with one cell and sit down at its board."""

    def sat(server, source):
        name = f"landscape{len(list(server.folder.iterdir()))}.ipynb"
        server.write(name, [source])
        run_all(page, server, name)
        return Player(page, server).ready()

    return sat


def settled(player):
    """Wait until Python has answered."""
    player.page.wait_for_function("root => !root.dataset.busy", arg=player.board.element_handle())


def notes(player):
    """Return what is known of the piece that was touched."""
    settled(player)
    return player.board.get_by_role("group", name="What this is").inner_text()


def test_some_turns_by_mouse_and_by_keyboard(sit, voila_server):
    """Python, the widget and what is drawn agree; there is one tab stop, and axe finds nothing."""
    player = sit(voila_server, cell("haselwurz", 2, options=OPEN))
    assert axe(player.page, ".wl-board") == []
    while player.ply < 14:
        player.click()
        player.agree()
        assert player.board.locator("svg [tabindex='0']").count() == 1
    player.board.locator("svg [tabindex='0']").focus()
    while player.ply < 30:
        player.type()
        player.agree()
    assert {"hex", "own_tile"} <= player.kinds
    assert axe(player.page, ".wl-board") == []


def test_a_card_shows_its_places_and_a_corner_says_what_is_missing(sit, voila_server):
    """By mouse and by keys; the corners are reached by arrows and are spoken."""
    player = sit(voila_server, grown("animal", 20))
    page, board = player.page, player.board
    board.locator("svg [data-part^='species:']").first.click()
    assert "With one more tile" in notes(player)
    assert axe(page, ".wl-board") == []
    board.locator("svg [data-part^='hex:']:not([data-option])").first.click()
    assert "Its corners are marked on the map" in notes(player)
    assert page.evaluate(FOCUSED).startswith("hex:")
    touched = page.evaluate(FOCUSED)
    for key in "xzdewa":
        board.locator(f"svg [data-part='{touched}']").focus()
        page.keyboard.press(key)
        if page.evaluate(FOCUSED).startswith("corner:"):
            break
        board.locator(f"svg [data-part='{touched}']").focus()
        page.keyboard.press("ArrowDown" if key in "xz" else "ArrowUp")
        if page.evaluate(FOCUSED).startswith("corner:"):
            break
    corner = page.evaluate(FOCUSED)
    assert corner.startswith("corner:")
    assert "what is missing here?" in page.evaluate("document.activeElement.ariaLabel")
    page.keyboard.press("Enter")
    assert "rule H6." in notes(player)
    assert board.locator(".wl-notes").get_attribute("aria-live") == "polite"
    assert page.evaluate(FOCUSED) == corner
    assert axe(page, ".wl-board") == []


def shows(player, ways):
    """Wait until exactly these ways are shown."""
    player.page.wait_for_function(
        f"([root, ways]) => JSON.stringify(({SHOWN})(root)) === JSON.stringify(ways)",
        arg=[player.board.element_handle(), ways],
    )


def test_ways_are_shown_while_somebody_points(sit, voila_server):
    """By pointer, by focus, and from the list of options."""
    player = sit(voila_server, grown("ride", 20))
    page, board = player.page, player.board
    shows(player, [])
    pieces = [piece[3] for piece in player.asked()["pieces"]]
    board.locator(f"svg [data-part='{pieces[0]}']").hover()
    shows(player, [f"aside:{pieces[0]}"])
    board.locator(".wl-options .wl-option").last.hover()
    shows(player, [f"aside:hex:{player.asked()['values'][-1]}"])
    page.mouse.move(0, 0)
    player.enter()
    focused = page.evaluate(FOCUSED)
    shows(player, [f"aside:{focused}"])
    page.keyboard.press("Enter")
    player.moved_on(player.ply - 1)


def test_six_keys_lead_where_they_say(sit, voila_server):
    """From the village in the middle to each of its six neighbours, and back."""
    player = sit(voila_server, cell("haselwurz", 2))
    page = player.page
    back = dict(zip("dewazx", "azxdew", strict=True))
    for side, key in enumerate("dewazx"):
        page.locator(f"svg [data-part='hex:{hexes.ORIGIN}']").focus()
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED) == f"hex:{hexes.neighbour(hexes.ORIGIN, side)}", key
        page.keyboard.press(back[key])
        assert page.evaluate(FOCUSED) == f"hex:{hexes.ORIGIN}", key


@pytest.mark.parametrize("room", ["haselwurz", "waldmeister", "pegs"])
def test_the_picture_is_made_larger_moved_and_whole_again(sit, voila_server, room):
    """By keys and by buttons; it stays so when the board is drawn anew."""
    player = sit(voila_server, cell(room, 2, options=OPEN))
    page, board = player.page, player.board
    player.enter()
    for _ in range(3):
        page.keyboard.press("+")
    assert board.evaluate(PANE)[2] == pytest.approx(2, abs=0.05)
    assert board.evaluate(SEEN)
    assert board.get_by_text("200 %").count() == 1
    before = board.evaluate(PANE)
    for way in ("Up", "Left") if any(before[:2]) else ("Down", "Right"):
        page.keyboard.press(f"Shift+Arrow{way}")
    moved = board.evaluate(PANE)
    assert moved[:2] != before[:2]
    asked = player.asked()
    for number in (1, 2) if asked["several"] else (1,):
        player.type_number(number, len(asked["options"]))
    if asked["several"]:
        board.locator(".wl-foot > .wl-main").press("Enter")
    player.moved_on(0)
    assert board.evaluate(PANE)[2] == pytest.approx(2, abs=0.05)
    board.locator("svg [tabindex='0']").focus()
    page.keyboard.press("ArrowLeft")
    assert board.evaluate(SEEN)
    assert axe(page, ".wl-board") == []
    board.get_by_role("button", name="Smaller picture").click()
    assert board.get_by_text("160 %").count() == 1
    board.get_by_role("button", name="Whole picture").click()
    assert board.evaluate(PANE) == [0, 0, 1]
    board.get_by_role("button", name="Larger picture").click()
    page.keyboard.press("*")
    assert board.evaluate(PANE) == [0, 0, 1]


def test_a_large_picture_follows_the_mouse_and_a_drag_is_no_click(sit, voila_server):
    """The piece under the pointer is not chosen; a click without a drag still is."""
    player = sit(voila_server, cell("pegs", 2))
    page, board = player.page, player.board
    for _ in range(3):
        board.get_by_role("button", name="Larger picture").click()
    box = board.locator(".wl-pane").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = board.evaluate(PANE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=5)
    page.mouse.up()
    after = board.evaluate(PANE)
    assert after[0] - before[0] == pytest.approx(60, abs=2)
    assert after[1] - before[1] == pytest.approx(40, abs=2)
    page.wait_for_timeout(200)
    assert player.ply == 0
    board.locator("svg [data-option]").locator("visible=true").first.click()
    player.moved_on(0)
