"""A stand-in board is shown and played in each front end; the harness sees what goes wrong."""

import pytest

from tests.browser.servers import axe, faults, run_all

pytestmark = pytest.mark.browser

STAND_IN = '''
import anywidget
import traitlets


class StandIn(anywidget.AnyWidget):
    """Counts the clicks that reach Python."""

    _esm = """
    function render({ model, el }) {
      const board = document.createElement("div");
      board.className = "wl-board";
      board.dataset.game = "stand-in";
      const option = document.createElement("button");
      option.className = "wl-option";
      option.textContent = "Walk";
      option.onclick = () => {
        model.set("clicks", model.get("clicks") + 1);
        model.save_changes();
      };
      const status = document.createElement("p");
      status.setAttribute("role", "status");
      board.append(option, status);
      el.append(board);
      const draw = () => {
        board.dataset.ply = model.get("ply");
        status.textContent = model.get("message");
      };
      model.on("change:ply", draw);
      draw();
    }
    export default { render };
    """
    clicks = traitlets.Int(0).tag(sync=True)
    message = traitlets.Unicode("").tag(sync=True)
    ply = traitlets.Int(0).tag(sync=True)

    @traitlets.observe("clicks")
    def answer(self, change):
        with self.hold_sync():
            self.message = f"{change.new} from Python"
            self.ply = change.new
'''


def test_board_is_shown_and_a_click_reaches_python_and_comes_back(page, server):
    server.write("stand_in.ipynb", [STAND_IN, "StandIn()"])
    run_all(page, server, "stand_in.ipynb")
    for ply in (1, 2):
        page.locator(".wl-board .wl-option").click()
        page.locator(f".wl-board[data-game=stand-in][data-ply='{ply}']").wait_for()
        assert page.get_by_role("status").get_by_text(f"{ply} from Python").is_visible()
    assert page.hosts == {server.host}


def test_failed_cell_fails_the_test(page, server):
    server.write("failing.ipynb", ["1 / 0"])
    with pytest.raises(pytest.fail.Exception, match="ZeroDivisionError"):
        run_all(page, server, "failing.ipynb")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_voila_shows_either_theme_without_asking_anybody(page, voila_server, theme):
    voila_server.write("themed.ipynb", ["print('here')"])
    page.goto(f"{voila_server.address('themed.ipynb')}?theme={theme}")
    page.get_by_text("here").wait_for()
    light = page.evaluate("getComputedStyle(document.body).getPropertyValue('--jp-layout-color0')")
    assert (light == "white") == (theme == "light")
    assert page.hosts == {voila_server.host}


@pytest.mark.parametrize(
    ("path", "shown"), [("", "Select items to open"), ("voila/render/nowhere.ipynb", "404")]
)
def test_voilas_own_pages_ask_nobody(page, voila_server, path, shown):
    """Its list of notebooks, and what it says where there is none."""
    page.goto(voila_server.url(path))
    page.get_by_text(shown).first.wait_for()
    assert page.hosts == {voila_server.host}
    page.wait_for_timeout(1000)
    page.errors.clear()  # it finds no kernel for the widgets of a page without any


@pytest.mark.parametrize(
    "plant", ["console.error('planted')", "setTimeout(() => { throw Error('planted') })"]
)
def test_error_on_a_page_is_a_fault(page, plant):
    page.evaluate(plant)
    page.wait_for_timeout(100)
    assert "planted" in faults(page, []).pop()
    page.errors.clear()


def test_question_to_a_stranger_is_a_fault(page):
    page.evaluate("fetch('https://stranger.invalid/').catch(() => {})")
    page.wait_for_timeout(100)
    assert "asked stranger.invalid" in faults(page, [])
    page.errors.clear()
    page.hosts.clear()


def test_axe_finds_a_button_without_a_name_and_only_inside_the_selector(page):
    page.set_content("<button></button><div class='wl-board'><button>Walk</button></div>")
    assert axe(page, ".wl-board") == []
    assert "button-name (critical)" in axe(page, "body")[0]
