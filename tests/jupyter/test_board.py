"""The widget: what Python and the browser exchange, and what is stored where no kernel runs."""

import ast
import gc
import json
import os
import re
import subprocess
import sys
import tracemalloc
import warnings
from pathlib import Path
from xml.etree.ElementTree import fromstring

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook

from waldlehre import jupyter, pegs, waldmeister
from waldlehre.drawing import travel
from waldlehre.drawing.symbols import SYMBOLS
from waldlehre.jupyter import STILL, make_board
from waldlehre.jupyter import live as module
from waldlehre.jupyter.board import Board
from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.game import Game


@pytest.fixture
def board(tmp_path):
    """A board at a peg game, with its files apart."""
    made = pegs.new_game(seed=1).board(folder=tmp_path)
    yield made
    made.close()


def send(board, trait, **data):
    """Set a trait as a browser does."""
    about = {name: board.state[name] for name in ("game", "ply", "epoch")}
    about["n"] = board.state["seen"] + 1
    board.set_state({trait: about | data})


def test_an_answer_from_the_browser_is_given(board):
    option = board.state["question"]["options"][0][0]
    send(board, "reply", picked=[option])
    assert board.game.given == [(option,)]
    assert board.state["ply"] == 1


def test_a_wish_from_the_browser_is_fulfilled(board):
    send(board, "reply", picked=[board.state["question"]["options"][0][0]])
    send(board, "wish", name="undo", value=None)
    assert board.game.given == []


def test_the_whole_log_comes_when_asked_for(board):
    board.game.let_play({0: "greedy", 1: "greedy"}, most=60)
    send(board, "wish", name="log", value=None)
    assert len(board.past_log["lines"]) == len(board.game.events)


def test_a_symbol_comes_before_the_picture_that_uses_it(tmp_path):
    board = waldmeister.new_game(2, seed=3).board(folder=tmp_path, open_board=True)
    while not board.game.over and len(board.game.given) < 120:
        option = board.game.asking.options[: max(1, board.game.asking.least)]
        send(board, "reply", picked=list(option))
        assert set(board.state["scene"].symbols()) <= board.symbols.keys()
    board.close()


def test_changes_make_the_next_picture_and_a_new_browser_gets_all_of_it(tmp_path):
    board = waldmeister.new_game(3, seed=3).board(folder=tmp_path, open_board=True)
    first = json.loads(board.get_state()["sent"])
    pieces = {}
    nodes, drawn = renewed(first["scene"]["nodes"], [], pieces), first["drawn"]
    assert first["after"] == 0
    shorter = 0
    while not board.game.over and len(board.game.given) < 150:
        option = board.game.asking.options[: max(1, board.game.asking.least)]
        send(board, "reply", picked=list(option))
        now = json.loads(board.sent)
        assert (now["after"], now["drawn"]) == (drawn, drawn + 1)
        nodes, drawn = renewed(now["scene"]["nodes"], nodes, pieces), now["drawn"]
        whole = board.get_state()["sent"]
        assert renewed(json.loads(whole)["scene"]["nodes"], [], {}) == nodes
        shorter += len(board.sent) < len(whole) / 2
    assert shorter > 50
    assert "sent" not in board.get_state(key="view")
    board.close()


def test_a_browser_that_missed_something_gets_all_of_it(board):
    send(board, "reply", picked=[board.state["question"]["options"][0][0]])
    assert json.loads(board.sent)["after"] == 1
    send(board, "wish", name="whole")
    now = json.loads(board.sent)
    assert now["after"] == 0
    nodes = renewed(now["scene"]["nodes"], [], {})
    assert bare(nodes) == board.state["scene"].data()["nodes"]


class Browser:
    """Takes what is sent as widgets/src/store.js does."""

    def __init__(self, board):
        self.board, self.nodes, self.drawn, self.pieces, self.asked = board, [], 0, {}, 0
        self.take(board.get_state()["sent"])

    def take(self, sent):
        now = json.loads(sent)
        if now["drawn"] == self.drawn and now["after"]:
            return
        try:
            if now["after"] not in (0, self.drawn):
                raise LookupError
            nodes = renewed(now["scene"]["nodes"], self.nodes if now["after"] else [], self.pieces)
        except LookupError:
            self.asked += 1
            send(self.board, "wish", name="whole", who=id(self))
            return
        first = now["scene"]["first"]
        self.pieces = {at: one for at, one in self.pieces.items() if at >= first}
        if now["drawn"] != self.drawn:
            self.nodes, self.drawn = nodes, now["drawn"]


@pytest.mark.parametrize("most", [2000, 40])
def test_two_browsers_follow_and_ask_at_most_once(tmp_path, monkeypatch, most):
    monkeypatch.setattr(travel, "MOST", most)
    board = waldmeister.new_game(3, seed=3).board(folder=tmp_path, open_board=True)
    browsers = [Browser(board)]

    def follow(change):
        for one in browsers:
            one.take(change["new"])

    board.observe(follow, "sent")
    for at in range(120):
        if at == 60:
            browsers.append(Browser(board))
        option = board.game.asking.options[: max(1, board.game.asking.least)]
        send(board, "reply", picked=list(option))
        for one in browsers:
            assert bare(one.nodes) == board.state["scene"].data()["nodes"]
            assert len(one.pieces) < most + 400
    assert [one.asked for one in browsers] in ([0, 0], [0, 1])
    board.close()


def bare(nodes):
    """Nodes without the numbers by which a browser remembers them."""
    found = [{key: value for key, value in one.items() if key != "n"} for one in nodes]
    for one in found:
        if "c" in one:
            one["c"] = bare(one["c"])
    return found


def renewed(changes, before, pieces):
    """Do what a browser does with changes: widgets/src/scene.js."""
    found = []
    for one in changes:
        if isinstance(one, int):
            found.append(before[one])
            continue
        if "r" in one:
            found.append(pieces[one["r"]])
            continue
        inside = before[one["k"]].get("c", []) if "k" in one else []
        node = {"t": "g"} | {key: value for key, value in one.items() if key != "k"}
        if "c" in node:
            node["c"] = renewed(node["c"], inside, pieces)
        if "n" in node:
            pieces[node["n"]] = node
        found.append(node)
    return found


def test_a_fault_of_our_own_stands_on_the_board(board, monkeypatch):
    monkeypatch.setattr(Game, "answer", lambda *_: 1 / 0)
    send(board, "reply", picked=[board.state["question"]["options"][0][0]])
    assert "ZeroDivisionError" in board.state["alert"]
    assert board.session.failures.pop()


def test_a_board_is_one_line_of_text(board):
    assert repr(board) == "<Board pegs, 0 answers given>"


def test_an_unknown_view_is_named():
    with pytest.raises(SetupError, match="beamer"):
        pegs.new_game(seed=1).board(view="beamer")


def test_without_the_extra_a_board_says_what_to_install_and_is_the_picture(monkeypatch, capsys):
    monkeypatch.setattr("waldlehre.jupyter.find_spec", lambda _: None)
    shown = make_board(pegs.new_game(seed=1))
    assert "waldlehre[lab]" in capsys.readouterr().out
    assert "<svg" in shown.html()


def test_two_hundred_boards_leave_nothing_behind(tmp_path):
    """Made, shown and closed: no live widget more, memory at most 10 MB."""
    from ipywidgets.widgets.widget import _instances

    def one():
        made = waldmeister.new_game(2, seed=1).board(folder=tmp_path)
        made._repr_mimebundle_()
        made.close()

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        one()
        gc.collect()
        alive = len(_instances)
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(200):
            one()
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
    assert len(_instances) == alive
    assert grown < 10_000_000


CELL = """
from waldlehre import pegs
pegs.new_game(seed=1).board()
"""


@pytest.mark.parametrize("still", ["", "1"])
def test_a_stored_notebook_and_an_exported_page_show_the_picture(tmp_path, root, still):
    """With the switch the picture alone is stored, and nothing of a widget."""
    path = tmp_path / "board.ipynb"
    nbformat.write(new_notebook(cells=[new_code_cell(CELL)]), path)
    command = [sys.executable, "-m", "nbconvert", "--execute", "--to"]
    env = {**os.environ, "PYTHONPATH": str(root), "WALDLEHRE_STILL": still}
    for kind in ("notebook", "html"):
        output = ["--output", f"done-{kind}"]
        subprocess.run([*command, kind, str(path), *output], check=True, env=env, cwd=tmp_path)
    text = (tmp_path / "done-notebook.ipynb").read_text(encoding="utf-8")
    assert "<svg" in text
    assert ("widget-view" in text) is not bool(still)
    page = (tmp_path / "done-html.html").read_text(encoding="utf-8")
    assert 'class="wl-figure"' in page
    assert "H8: empty" in page


def test_the_browsers_files_are_what_their_sources_say(root):
    done = subprocess.run([sys.executable, root / "widgets" / "join.py", "--check"], check=False)
    assert done.returncode == 0


def test_every_rule_of_the_style_sheet_begins_with_the_boards_class():
    text = re.sub(r"/\*.*?\*/", "", module.read("board.css"), flags=re.S)
    text = re.sub(r"@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", text)
    text = re.sub(r"@(container|media)[^{]*\{", "", text)
    selectors = [
        one.strip() for rule in re.findall(r"([^{};]+)\{", text) for one in rule.split(",")
    ]
    assert len(selectors) > 50
    assert [one for one in selectors if not one.startswith(".wl-board")] == []


def test_symbols_travel_slim_and_look_the_same():
    """The same shapes with the same numbers in the same order."""
    sent = module.symbols(SYMBOLS)
    assert set(sent) == set(SYMBOLS)
    sign = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
    for name, (box, art) in SYMBOLS.items():
        assert sent[name][0] == box
        ours, theirs = (fromstring(f"<g>{one}</g>") for one in (art, sent[name][1]))
        for one, other in zip(ours.iter(), theirs.iter(), strict=True):
            assert one.tag == other.tag
            assert sign.findall(one.attrib.pop("d", "")) == sign.findall(other.attrib.pop("d", ""))
            assert one.attrib == other.attrib
    assert len(json.dumps(sent)) < 0.9 * len(json.dumps(SYMBOLS))


def test_nothing_of_the_board_asks_the_network():
    for name in ("board.js", "board.css", "page.js", "page.css", "script.js"):
        text = module.read(name).replace("http://www.w3.org/2000/svg", "")
        for forbidden in (
            "http:",
            "https:",
            "fetch(",
            "XMLHttpRequest",
            "import(",
            "@import",
            "url(",
        ):
            assert forbidden not in text, forbidden


def test_the_browsers_file_is_small():
    assert len(module.read("board.js").encode()) <= 60_000


def test_a_board_shows_picture_and_widget(board, monkeypatch):
    shown = []
    monkeypatch.setattr("IPython.display.display", lambda data, **_: shown.append(data))
    board._ipython_display_()
    assert "<svg" in shown[0]["text/html"]
    assert "application/vnd.jupyter.widget-view+json" in shown[1]


def test_where_notebooks_are_stored_a_board_is_its_picture(monkeypatch):
    monkeypatch.setenv(STILL, "1")
    shown = pegs.new_game(seed=1).board(view="print")
    assert shown.view == "print"
    assert "<svg" in shown._repr_html_()


def test_board_is_an_anywidget():
    assert issubclass(Board, module.anywidget.AnyWidget)


def test_a_browser_writes_nothing_but_answers_wishes_and_the_view(board):
    art = dict(board.symbols)
    hostile = {"oak": ["0 0 1 1", "<img onerror=alert(1)>"]}
    board.set_state({"symbols": hostile, "sent": "{}", "look": "x", "strings": {}, "saved": {}})
    assert board.symbols == art
    assert board.sent != "{}"
    assert board.strings != {}
    board.set_state({"view": "beamer"})
    assert board.view == "auto"
    board.set_state({"view": "dark"})
    assert board.view == "dark"


def test_a_fault_in_drawing_stands_on_the_board_and_the_answer_is_kept(board, monkeypatch):
    option = board.state["question"]["options"][0][0]
    monkeypatch.setattr("waldlehre.jupyter.board.state", lambda _: 1 / 0)
    send(board, "reply", picked=[option])
    assert "ZeroDivisionError" in board.state["alert"]
    assert board.session.failures.pop()
    assert board.saved["on"] is True


def test_no_function_of_the_package_has_the_name_of_a_module_in_it():
    """Importing the module would put it in the function's place, for all who call it later."""
    here = Path(jupyter.__file__)
    modules = {one.stem for one in here.parent.glob("*.py")}
    tree = ast.parse(here.read_text(encoding="utf-8"))
    made = {one.name for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)}
    assert len(made) > 5
    assert not made & modules
