"""From click to redrawn, measured in the page: pytest -m long -s tests/browser/test_speed.py."""

from statistics import median

import pytest

from tests.browser.player import Player, cell, grown
from tests.browser.servers import run_all

pytestmark = [pytest.mark.browser, pytest.mark.long]
CLICKS = 200
BREATH = 200
"""Milliseconds between clicks, in which the last picture is painted: nobody clicks faster."""
CLICK = """root => new Promise(done => {
  const ply = root.dataset.ply;
  const start = performance.now();
  const seen = new MutationObserver(() => {
    if (root.dataset.ply === ply || root.dataset.busy) return;
    seen.disconnect();
    done([performance.now() - start, performance.now() - window.arrived]);
  });
  seen.observe(root, { attributes: true });
  const give = root.querySelector(".wl-stepper .wl-option");
  if (give) give.click();
  else {
    const confirm = root.querySelector(".wl-foot > .wl-main");
    for (const option of root.querySelectorAll(".wl-options .wl-option")) {
      if (!root.dataset.busy && (!confirm || confirm.disabled)) option.click();
      if (!confirm) break;
    }
    confirm?.click();
  }
})"""
ARRIVED = """() => {
  const parse = JSON.parse;
  JSON.parse = (text, ...more) => {
    if (text.startsWith('{"game"')) window.arrived = performance.now();
    return parse(text, ...more);
  };
}"""


BOARDS = {
    "waldmeister": [cell("waldmeister", 3, options="open_board=True")],
    "pegs": [cell("pegs", 2, options="open_board=True")],
    "haselwurz": [grown("tile", 36, seed) for seed in range(3, 9)],
}
"""Landscapes are played to their end, six times over: from 36 tiles to the last one laid."""


@pytest.mark.parametrize("room", BOARDS)
def test_click_to_redrawn(page, server, room):
    """Prints the median of 200 clicks; a yardstick beside it: the same machine's plain loop."""
    pairs = []
    for source in BOARDS[room]:
        server.write("speed.ipynb", [source])
        run_all(page, server, "speed.ipynb")
        player = Player(page, server).ready()
        root = player.board.element_handle()
        page.evaluate(ARRIVED)
        while len(pairs) < CLICKS and not player.over:
            page.wait_for_timeout(BREATH)
            pairs.append(root.evaluate(CLICK))
    spent = sorted(whole for whole, _ in pairs)
    loop = page.evaluate(
        "() => { const a = performance.now(); let t = 0; "
        "for (let i = 0; i < 2e7; i++) t += i % 7; return performance.now() - a; }"
    )
    print(
        f"\n{server.front_end} {room}: median {median(spent):.1f} ms, "
        f"p95 {spent[int(0.95 * len(spent))]:.1f} ms of {len(spent)} clicks, "
        f"of which drawing {median(drawn for _, drawn in pairs):.1f} ms; loop {loop:.0f} ms"
    )
    assert len(spent) > 100
