"""The live board in a browser: whole games by mouse and by keyboard, and what may go wrong."""

import json
import re

import pytest

from tests.browser.player import Player, cell
from tests.browser.servers import axe, run_all

pytestmark = pytest.mark.browser
OPEN = "open_board=True"


@pytest.fixture
def sit(page):
    """Open a notebook with one cell and sit down at its board."""

    def sat(server, seed=1, first="", **options):
        name = f"board{len(list(server.folder.iterdir()))}.ipynb"
        server.write(name, [first + cell(**options)])
        run_all(page, server, name)
        return Player(page, server, seed).ready()

    return sat


# -- whole games ------------------------------------------------------------------------------


def test_a_whole_peg_game_by_mouse(sit, voila_server):
    """Python, the widget and what is drawn agree after every answer."""
    player = sit(voila_server)
    while not player.over:
        player.click()
        player.agree()
    assert player.game().over
    assert {"hole", "stock"} <= player.kinds


def test_a_whole_game_of_waldmeister_by_mouse(sit, voila_server):
    """Three players on an open board; they agree after each of 300 answers and more."""
    player = sit(voila_server, room="waldmeister", players=3, options=OPEN)
    while not player.over:
        player.click()
        player.agree()
    assert player.game().over
    kinds = {"space", "card", "seat", "amount", "stock", "supply", "zone", "laid"}
    assert kinds <= player.kinds


@pytest.mark.long
@pytest.mark.parametrize("by", ["click", "type"])
def test_a_whole_game_of_haselwurz(sit, voila_server, by):
    """By mouse and by keyboard; every kind of question is met."""
    player = sit(voila_server, room="haselwurz", players=2, options=OPEN)
    if by == "type":
        player.enter()
    while not player.over:
        getattr(player, by)()
        if by == "click":
            player.agree()
    assert player.game().over
    if by == "click":
        assert {"hex", "own_tile", "turn", "animal"} <= player.kinds


@pytest.mark.long
@pytest.mark.parametrize("by", ["click", "type"])
def test_a_whole_game_of_lignum(sit, voila_server, by):
    """Three sawmills, two of them a forester's; every kind of question is met by mouse."""
    options = 'foresters={1: "miller", 2: "miller"}'
    player = sit(voila_server, room="lignum", players=3, options=options)
    if by == "type":
        player.enter()
    while player.goes_on():
        if by == "click" and player.ply:
            player.agree()
        getattr(player, by)()
    assert player.game().over
    if by == "click":
        assert {"area", "location", "loan", "tree"} <= player.kinds


def test_a_whole_peg_game_by_keyboard(sit, voila_server):
    player = sit(voila_server)
    player.enter()
    while not player.over:
        player.type()
    assert player.game().over


def test_a_whole_game_of_waldmeister_by_keyboard(sit, voila_server):
    player = sit(voila_server, seed=2, room="waldmeister", players=2, options=OPEN)
    player.enter()
    while not player.over:
        player.type()
    assert player.game().over


def test_a_few_answers_in_every_front_end(sit, server):
    player = sit(server, room="waldmeister", players=2, options=OPEN)
    for _ in range(12):
        player.click()
        player.agree()
    assert not player.page.locator(".wl-figure").first.is_visible()  # the board stands for it
    player.board.get_by_role("button", name="Undo").click()
    player.page.wait_for_function(
        "root => root.dataset.ply === '11' && !root.dataset.busy", arg=player.board.element_handle()
    )
    player.agree()


# -- on the way -------------------------------------------------------------------------------


def settled(player):
    """Wait until Python has answered."""
    player.page.wait_for_function("root => !root.dataset.busy", arg=player.board.element_handle())


def test_foresters_move_after_their_pause(sit, voila_server):
    player = sit(voila_server, options='foresters={1: "greedy"}')
    for _ in range(6):
        player.click()
    player.my_turn()
    assert player.ply > 6
    assert len(player.game().given) == player.ply


def moves_on(player, answers):
    """Wait until so many more answers were given."""
    wanted = player.ply + answers
    player.page.wait_for_function(
        "([root, wanted]) => Number(root.dataset.ply) >= wanted",
        arg=[player.board.element_handle(), wanted],
    )


def test_foresters_move_on_after_long_pauses(sit, voila_server):
    """Longer than Python takes to send the whole board once more."""
    player = sit(voila_server, options='foresters={0: "greedy", 1: "greedy"}', pause=1.5)
    moves_on(player, 4)


def test_foresters_move_on_while_the_whole_log_is_read(page, voila_server):
    begun = """
from waldlehre import waldmeister
game = waldmeister.new_game(2, seed=7, language="en")
game.let_play({0: "greedy", 1: "greedy"}, most=60)
game.board(pause=0.3, foresters={0: "greedy", 1: "greedy"})
"""
    voila_server.write("begun.ipynb", [begun])
    run_all(page, voila_server, "begun.ipynb")
    player = Player(page, voila_server).ready()
    player.board.get_by_role("button", name="Show all").click()
    moves_on(player, 3)


def test_a_refused_space_says_why_and_explains_itself(sit, voila_server):
    player = sit(voila_server, room="waldmeister", players=2, options=OPEN)
    for _ in range(30):
        player.click()
    page, board = player.page, player.board
    place = board.locator("svg [data-part^='space:']:not([data-option])").first
    label = place.get_attribute("aria-label")
    place.click()
    settled(player)
    notes = board.get_by_role("group", name="What this is")
    assert label in notes.inner_text()
    notes.get_by_role("button", name="Why?").click()
    page.get_by_role("group", name="How it came about").wait_for()
    assert board.locator("svg .is-marked").count() > 0


def test_a_line_of_the_log_explains_itself_and_leads_back(sit, voila_server):
    player = sit(voila_server, room="waldmeister", players=2, options=OPEN)
    for _ in range(20):
        player.click()
    board = player.board
    board.get_by_role("button", name="Why this?").first.click()
    player.page.get_by_role("group", name="How it came about").wait_for()
    board.get_by_role("button", name="Show the game after answer").nth(6).click()
    settled(player)
    assert int(board.get_attribute("data-at")) >= 0
    assert player.ply == 20
    board.get_by_role("button", name="Back to now").click()
    settled(player)
    player.agree()


def test_the_slider_goes_back_and_the_game_goes_on_from_there(sit, voila_server):
    player = sit(voila_server)
    for _ in range(12):
        player.click()
    slider = player.board.get_by_role("slider", name="Look back")
    slider.focus()
    for _ in range(5):
        player.page.keyboard.press("ArrowLeft")
        settled(player)
    assert player.board.get_attribute("data-at") == "7"
    player.board.get_by_role("button", name="Go on from here").click()
    settled(player)
    assert player.ply == 7
    player.click()
    player.agree()


def test_a_hand_on_a_shared_screen_is_shown_only_when_asked_for(sit, voila_server):
    player = sit(voila_server, room="waldmeister", players=2)
    question = player.board.locator(".wl-question")
    while "Show the hand" not in question.inner_text():
        player.click()
    assert player.board.locator("svg [data-part^='card:']").count() == 0
    player.board.get_by_role("button", name="Show the hand").click()
    player.board.locator("svg [data-part^='card:']").first.wait_for()


def test_two_views_of_one_board_show_the_same(page, voila_server):
    source = cell(options="")
    voila_server.write("two.ipynb", [source, "board"])
    run_all(page, voila_server, "two.ipynb")
    one, two = (Player(page, voila_server, nth=nth).ready() for nth in (0, 1))
    for player in (one, two, one, two):
        ply = player.click()
        for other in (one, two):
            other.moved_on(ply)
    assert one.asked()["options"] == two.asked()["options"]


def test_a_double_click_answers_once(sit, voila_server):
    player = sit(voila_server)
    hole = player.board.locator("svg [data-option]").first
    hole.dblclick()
    settled(player)
    player.page.wait_for_timeout(300)
    assert player.ply == 1
    player.agree()


HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(2)</script>",
    "مرحبا بالعالم",
    "🌲🐞" * 15,
    "{name} %s \\n &lt;b&gt;",
    "W" * 60,
]


@pytest.mark.parametrize(
    "names", [HOSTILE[:2], HOSTILE[2:4], HOSTILE[4:]], ids=["html", "far", "long"]
)
def test_names_are_text_and_nothing_else(page, voila_server, names):
    """On the picture, in labels and questions, in the log and in explanations."""
    source = cell().replace("seed=7", f"seed=7, names={names!r}")
    voila_server.write("names.ipynb", [source])
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    run_all(page, voila_server, "names.ipynb")
    player = Player(page, voila_server).ready()
    for _ in range(6):
        player.click()
    player.board.get_by_role("button", name="Why this?").first.click()
    settled(player)
    for name in names:
        assert name in player.board.evaluate("root => root.textContent")
    assert page.locator("img[src=x]").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


# -- playing on, files -------------------------------------------------------------------------


def test_a_game_is_played_on_to_its_end(sit, voila_server):
    player = sit(voila_server, room="waldmeister", players=2, options=OPEN)
    board = player.board
    board.get_by_label("Play on").select_option("game")
    board.get_by_role("button", name="Play on").click()
    board.get_by_text("The game is over.").first.wait_for()
    assert player.game().over


ONE_BY_ONE = "import waldlehre.jupyter.playing as playing; playing.SLICE = 0.001\n"
"""A browser is asked after each answer: however fast the foresters are, a game outlasts a click."""


def test_a_game_that_is_played_on_is_stopped_on_the_way(sit, voila_server):
    player = sit(voila_server, first=ONE_BY_ONE, room="waldmeister", players=4, options=OPEN)
    board = player.board
    board.get_by_label("Play on").select_option("game")
    board.get_by_role("button", name="Play on").click()
    board.get_by_role("button", name="Stop").click()
    board.get_by_role("button", name="Play on").wait_for()
    settled(player)
    stopped = player.ply
    assert stopped > 0
    assert not player.over
    player.page.wait_for_timeout(500)
    assert player.ply == stopped


def test_what_plays_on_in_one_view_is_stopped_in_another(page, voila_server):
    """The board stands on the page twice; neither asks for more before the other is answered."""
    shown = cell("waldmeister", 4, options=OPEN).replace("\nboard\n", "\ndisplay(board, board)\n")
    voila_server.write("twice.ipynb", [ONE_BY_ONE + shown])
    run_all(page, voila_server, "twice.ipynb")
    one, other = (Player(page, voila_server, nth=nth).ready() for nth in (0, 1))
    one.board.get_by_label("Play on").select_option("game")
    one.board.get_by_role("button", name="Play on").click()
    other.board.get_by_role("button", name="Stop").click()
    one.board.get_by_role("button", name="Play on").wait_for()
    page.wait_for_timeout(500)
    assert 0 < one.ply == other.ply
    stopped = one.ply
    page.wait_for_timeout(500)
    assert (one.ply, other.ply, one.over) == (stopped, stopped, False)


def test_a_game_goes_out_as_a_file_and_comes_back(sit, voila_server, tmp_path):
    """Download, take back, upload; save under a name and load from the list."""
    player = sit(voila_server)
    page, board = player.page, player.board
    for _ in range(6):
        player.click()
    board.get_by_text("Game and view").click()
    with page.expect_download() as caught:
        board.get_by_role("button", name="Download", exact=True).click()
    file = tmp_path / caught.value.suggested_filename
    caught.value.save_as(file)
    board.get_by_label("Name").fill("my first game")
    board.get_by_role("button", name="Save as").click()
    board.get_by_text("Saved in my first game").wait_for()
    board.get_by_role("button", name="Same seed again").click()
    settled(player)
    assert player.ply == 0
    board.get_by_label("From a file of mine").set_input_files(file)
    board.get_by_text("The saved game is loaded.").wait_for()
    assert player.ply == 6
    board.get_by_role("button", name="New seed").click()
    settled(player)
    board.get_by_role("button", name="Load", exact=True).click()
    board.get_by_role("button", name="my first game").click()
    board.get_by_text("The saved game is loaded.").wait_for()
    assert player.ply == 6
    player.click()


# -- accessible --------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ["pegs", "waldmeister", "lignum"])
def test_axe_finds_nothing(sit, voila_server, room):
    """At the start, in mid-game, with an explanation open, looking back, with the menu open."""
    player = sit(voila_server, room=room, players=2, options=OPEN)
    assert axe(player.page, ".wl-board") == []
    for _ in range(25):
        player.click()
    assert axe(player.page, ".wl-board") == []
    board = player.board
    board.get_by_role("button", name="Why this?").first.click()
    settled(player)
    board.get_by_text("Game and view").click()
    assert axe(player.page, ".wl-board") == []
    board.get_by_role("button", name="Show the game after answer").nth(5).click()
    settled(player)
    assert axe(player.page, ".wl-board") == []


@pytest.mark.parametrize("room", ["pegs", "waldmeister", "lignum"])
def test_there_is_one_tab_stop_and_everything_choosable_has_a_label(sit, voila_server, room):
    player = sit(voila_server, room=room, players=2, options=OPEN)
    for _ in range(20):
        stops = player.board.locator("svg [tabindex='0']")
        assert stops.count() == 1
        for _, role, label, _ in player.asked()["pieces"]:
            assert label
            assert role in ("button", "gridcell", "group")
        player.click()


def test_arrows_go_round_the_board_and_enter_chooses(sit, voila_server):
    player = sit(voila_server)
    player.enter()
    page = player.page
    before = page.evaluate("document.activeElement.dataset.part")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "End", "Home"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.stop") == "1"
    assert before.startswith("hole:")
    page.keyboard.press("Enter")
    player.moved_on(0)


def test_the_focus_stays_on_the_board_after_an_answer(sit, voila_server):
    player = sit(voila_server)
    player.enter()
    player.page.keyboard.press("Enter")
    player.moved_on(0)
    assert player.page.evaluate("document.activeElement.closest('svg') !== null")


# -- size --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900), (640, 900), (720, 450)])
def test_nothing_is_cut_off_at_any_width(page, voila_server, size):
    """The last two are a narrow page and 1440 x 900 at 200 % zoom."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    voila_server.write("size.ipynb", [cell("waldmeister", 3, options=OPEN)])
    run_all(page, voila_server, "size.ipynb")
    Player(page, voila_server).ready()
    wide = page.evaluate(
        "() => [...document.querySelectorAll('.wl-board, .wl-board *')].filter("
        "e => !e.closest('svg') && e.scrollWidth > e.clientWidth + 2 && e.clientWidth > 0 && "
        "getComputedStyle(e).overflowX === 'visible' && getComputedStyle(e).display !== 'inline')"
        ".map(e => e.className)"
    )
    assert wide == []


def test_the_first_message_is_small(page, voila_server):
    """The state, symbols, script and styles of four players in mid-game."""
    source = (
        "game = waldmeister.new_game(4, seed=7)\n"
        'game.let_play(dict.fromkeys(range(4), "greedy"), most=150)\n'
        "import json\n"
        "state = game.board(open_board=True).get_state()\n"
        "print(sum(len(json.dumps(v, ensure_ascii=False).encode()) for v in state.values()))"
    )
    voila_server.write("first.ipynb", [f"from waldlehre import waldmeister\n{source}"])
    run_all(page, voila_server, "first.ipynb")
    sizes = json.loads("[" + ",".join(page.locator("pre").last.inner_text().split()) + "]")
    assert sizes[-1] <= 200_000


# -- when the connection goes ------------------------------------------------------------------


def test_without_a_kernel_the_board_says_so_and_keeps_its_picture(sit, lab_server):
    player = sit(lab_server)
    player.click()
    player.page.evaluate(
        "() => jupyterapp.shell.currentWidget.sessionContext.session.kernel.shutdown()"
    )
    player.board.locator("svg [data-option]").first.click()
    player.board.get_by_role("alert").filter(
        has_text=re.compile("No connection|No answer")
    ).wait_for()
    assert player.board.locator("svg [data-part='hole:0']").is_visible()
    said, page = "Could not send widget sync message", player.page  # the front end's own words
    page.errors = [error for error in page.errors if said not in error]


def test_after_a_refresh_the_running_board_goes_on(sit, lab_server):
    player = sit(lab_server)
    for _ in range(3):
        player.click()
    player.page.evaluate("() => jupyterapp.commands.execute('docmanager:save')")
    player.page.reload()
    player.ready()
    player.page.wait_for_function(
        "root => root.dataset.ply === '3'", arg=player.board.element_handle()
    )
    player.click()
    player.agree()


# -- views ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("view", ["light", "dark", "projector", "print"])
def test_a_view_is_chosen_and_stays(sit, voila_server, view):
    player = sit(voila_server)
    player.board.get_by_text("Game and view").click()
    player.board.get_by_label("View").select_option(view)
    player.click()
    assert f"wl-{view}" in player.board.get_attribute("class")
    assert axe(player.page, ".wl-board") == []


def test_forced_colours_keep_rings_and_choices_visible(sit, voila_server, page):
    page.emulate_media(forced_colors="active")
    player = sit(voila_server)
    ring = player.board.locator("svg .ring").first
    highlight = page.evaluate(
        "() => { const d = document.body.appendChild(document.createElement('i')); "
        "d.style.color = 'Highlight'; return getComputedStyle(d).color; }"
    )
    assert ring.evaluate("one => getComputedStyle(one).stroke") == highlight
    player.click()


def test_motion_is_shown_only_to_those_who_want_it(sit, voila_server, page):
    page.emulate_media(reduced_motion="no-preference")
    player = sit(voila_server)
    page.evaluate(
        "() => { window.moved = 0; const was = Element.prototype.animate; "
        "Element.prototype.animate = function (...a) { window.moved += 1; return was.apply(this, a); }; }"
    )
    for _ in range(12):
        player.click()
    assert page.evaluate("window.moved") > 0
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("() => { window.moved = 0; }")
    for _ in range(12):
        player.click()
    assert page.evaluate("window.moved") == 0


def test_a_view_that_comes_after_some_answers_shows_the_board(page, server):
    """The same board is displayed again, by a cell that runs later."""
    cells = [cell(), "import asyncio\nplayed = board.game", "board"]
    server.write("later.ipynb", cells)
    run_all(page, server, "later.ipynb")
    player = Player(page, server).ready()
    page.locator(".wl-board").nth(1).wait_for()
    for _ in range(3):
        player.click()
    both = page.locator(".wl-board")
    for nth in range(2):
        assert both.nth(nth).get_attribute("data-ply") == "3"
    if server.front_end == "voila":
        return
    page.evaluate(
        """async () => {
             const panel = jupyterapp.shell.currentWidget;
             panel.content.activeCellIndex = 2;
             await jupyterapp.commands.execute("notebook:run-cell");
           }"""
    )
    page.wait_for_function(
        "[...document.querySelectorAll('.wl-board')].filter(b => b.dataset.ply === '3'"
        " && b.querySelector('svg [data-part]')).length === 2"
    )
