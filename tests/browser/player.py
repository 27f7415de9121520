"""Somebody before a board: finds things by role and label, clicks or types, and checks what is shown."""

import json
import re
import time

from waldlehre import play
from waldlehre.kernel.luck import Dice

CELL = """
import waldlehre
from waldlehre import haselwurz, lignum, pegs, waldmeister
board = {room}.new_game({players}, seed={seed}, language="en").board(pause={pause}, {options})
board
"""


def cell(room="pegs", players=2, seed=7, options="", pause=0):
    """Return the source of a cell that shows a board."""
    return CELL.format(room=room, players=players, seed=seed, options=options, pause=pause)


GROWN = """
from waldlehre import haselwurz
game = haselwurz.new_game(2, seed={seed}, language="en")
while len(game.table.at) < {tiles} or game.asking.prompt != "{prompt}":
    game.let_play({{0: "habitat", 1: "habitat"}}, most=1)
board = game.board(pause=0, open_board=True)
board
"""


def grown(prompt, tiles, seed=3):
    """Return the source of a cell with a landscape of so many tiles, at a question of this kind."""
    return GROWN.format(prompt=prompt, tiles=tiles, seed=seed)


class Player:
    """Plays one board on a page; answers are drawn by luck of its own."""

    def __init__(self, page, server=None, seed=1, nth=0):
        self.page = page
        self.server = server
        self.board = page.locator(".wl-board").nth(nth)
        self.dice = Dice(seed)
        self.kinds = set()
        """What the options were: card, space, amount, ... as the board's parts call them."""

    def ready(self):
        """Wait until the board is there."""
        self.board.wait_for()
        return self

    @property
    def ply(self):
        """How many answers the board says were given."""
        return int(self.board.get_attribute("data-ply"))

    @property
    def over(self):
        """True if nobody is asked any more."""
        return self.board.locator(".wl-options button, .wl-foot button").count() == 0

    def goes_on(self):
        """Wait while foresters move; True if it is somebody's turn, False if the game is over."""
        for _ in range(1200):
            if not self.over:
                return True
            if self.ply and self.game().over:
                return False
            time.sleep(0.05)
        raise AssertionError("nobody is asked, and the game is not over")

    def moved_on(self, ply):
        """Wait until the board shows more answers than `ply`, and nothing goes wrong."""
        self.page.wait_for_function(
            "([root, ply]) => Number(root.dataset.ply) > ply && !root.dataset.busy",
            arg=[self.board.element_handle(), ply],
        )
        assert self.said("alert") == ""

    def said(self, role):
        """Return what an alert or a status says."""
        found = self.board.get_by_role(role).first
        return found.inner_text() if found.count() else ""

    # -- what is asked -------------------------------------------------------------------------

    def asked(self):
        """Return the open question as the panel shows it."""
        return self.board.evaluate(
            """root => ({
              options: [...root.querySelectorAll(".wl-options .wl-option")].map(b => b.innerText),
              values: [...root.querySelectorAll(".wl-options .wl-option")].map(b => b.dataset.option),
              also: root.querySelectorAll(".wl-options [data-also]").length,
              several: Boolean(root.querySelector(".wl-foot > .wl-main:not(.wl-option)")),
              help: root.querySelector(".wl-decision .wl-help").innerText,
              amount: Boolean(root.querySelector(".wl-stepper")),
              pass: Boolean(root.querySelector(".wl-pass")),
              pieces: [...root.querySelectorAll("svg [data-option]")].map(
                p => [p.dataset.option, p.getAttribute("role"), p.getAttribute("aria-label"),
                      p.dataset.part]),
            })"""
        )

    def drawn(self, asked):
        """Draw an answer by luck: places in the list of options; None is a pass."""
        if asked["amount"]:
            return None if asked["pass"] and self.dice.below(2) else [0]
        if asked["several"]:
            least, most = [int(number) for number in re.findall(r"\d+", asked["help"])[:2]]
            if "to" not in asked["help"]:
                most = least
            many = least + self.dice.below(most - least + 1)
            rest = list(range(len(asked["options"]) - asked["also"]))  # those are answered alone
            return sorted(rest.pop(self.dice.below(len(rest))) for _ in range(many))
        if asked["pass"] and self.dice.below(3) == 0:
            return None
        return [self.dice.below(len(asked["options"]))]

    # -- by mouse --------------------------------------------------------------------------------

    def my_turn(self):
        """Wait until somebody before the screen is asked, or the game is over."""
        self.board.locator(".wl-options button, .wl-foot button").first.wait_for()
        return self.asked()

    def click(self):
        """Answer once by mouse, on the board where the option is drawn there, else in the panel."""
        asked = self.my_turn()
        ply = self.ply
        picks = self.drawn(asked)
        if picks is None:
            self.board.locator(".wl-pass").click()
        elif asked["amount"]:
            self.kinds.add("amount")
            more = self.board.get_by_role("button", name="more", exact=True)
            if more.is_enabled():
                more.click()
            self.board.locator(".wl-stepper .wl-option").click()
        else:
            for at in picks:
                self.choose(asked, at)
            if asked["several"]:
                self.board.locator(".wl-foot > .wl-main").click()
        self.moved_on(ply)
        return ply

    def choose(self, asked, at):
        """Click one option, found by its role and label."""
        pieces = [piece for piece in asked["pieces"] if piece[0] == asked["values"][at]]
        if pieces and self.dice.below(3):
            _, role, label, part = pieces[0]
            self.kinds.add(part.partition(":")[0])
            place = self.page.locator(
                f'[data-part="{part}"]'
            )  # other landscapes have the same names
            self.board.get_by_role(role, name=label, exact=True).and_(place).click()
        else:
            options = self.board.locator(".wl-options, .wl-foot")
            options.get_by_role("button", name=re.compile(rf"^{at + 1}\b")).first.click()

    # -- by keyboard -----------------------------------------------------------------------------

    def enter(self):
        """Go to the board by the tab key alone."""
        for _ in range(40):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement?.dataset?.stop === '1'"):
                return
        raise AssertionError("the board cannot be reached by the tab key")

    def type(self):
        """Answer once by keyboard."""
        ply, asked = self.ply, self.asked()
        keys = self.page.keyboard
        picks = self.drawn(asked)
        if asked["amount"]:
            self.tab_to(".wl-pass" if picks is None else ".wl-amount")
            if picks is not None:
                keys.press("ArrowUp")
            keys.press("Enter")
        elif picks is None:
            keys.press("0")
        else:
            for at in picks:
                self.type_number(at + 1, len(asked["options"]))
            if asked["several"]:
                self.tab_to(".wl-foot > .wl-main")
                keys.press("Enter")
        self.moved_on(ply)
        return ply

    def type_number(self, number, many):
        keys = self.page.keyboard
        for digit in str(number):
            keys.press(digit)
        if many > 9:
            keys.press("Enter")

    def tab_to(self, selector):
        """Press the tab key until something has the focus."""
        for _ in range(120):
            if self.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by the tab key")

    # -- what Python thinks ------------------------------------------------------------------------

    def game(self):
        """Return the game as Python has kept it beside the notebook, and the file as text."""
        for _ in range(100):  # the file is written after the browser was told
            files = list(self.server.folder.glob("*.waldlehre.json"))
            newest = max(files, key=lambda one: one.stat().st_mtime, default=None)
            game = newest and play.load(newest, language="en")
            if game and len(game.given) == self.ply:
                return game
            time.sleep(0.05)
        raise AssertionError(f"{newest} does not hold the {self.ply} answers given")

    def agree(self):
        """Check that Python, the widget and what is drawn say the same; return the game."""
        game = self.game()
        if game.asking is None:
            assert self.over
            return game
        asked = self.asked()
        offered = list(game.choice.labels)
        if not asked["amount"]:
            shown = [text.split("\n")[-1].split(" ", 1)[-1] for text in asked["options"]]
            beside = [
                game.voice.option(game.table, game.asking, value) for value in game.asking.also
            ]
            assert asked["also"] == len(beside)
            assert shown[: len(offered)] == offered
            told = zip(shown[len(offered) :], beside, strict=True)
            assert all(text.endswith(label) for text, label in told)
        parts = self.board.evaluate(
            """root => Object.fromEntries([...root.querySelectorAll("svg [data-part]")].map(
                 one => [one.dataset.part, one.getAttribute("aria-label") ?? ""]))"""
        )
        picture = game.room.picture(game.table, game.asking.seat, game.voice, game.asking)
        wanted = {part: one.label for part, one in picture.scene.parts().items()}
        assert parts == json.loads(json.dumps(wanted))
        left_over = self.board.locator("svg [tabindex]:not([data-stop])")
        assert left_over.count() == 0, "something can be focused that cannot be reached"
        return game
