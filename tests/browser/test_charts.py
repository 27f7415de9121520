"""A chart shows in a notebook without asking anybody, and a click on it opens its game."""

import pytest

from tests.browser.servers import run_all

pytestmark = pytest.mark.browser

RUN = """
from waldlehre import explore, texts
texts.language("en")
result = explore.run("as_printed", games=3)
"""


def test_a_click_on_a_bar_opens_its_game(page, voila_server):
    voila_server.write("chart.ipynb", [RUN, "explore.charts.split(result)"])
    run_all(page, voila_server, "chart.ipynb")
    plot = page.locator(".bk-Canvas")
    plot.wait_for()
    page.get_by_role("rowheader", name="mixed forest").wait_for()
    said = page.get_by_role("status").get_by_text("As printed")
    for _ in range(10):  # a click before the plot is laid out reaches nothing
        box = plot.bounding_box()
        plot.click(position={"x": box["width"] / 2, "y": box["height"] * 0.42})  # the middle row
        page.wait_for_timeout(3000)
        if said.count():
            break
    page.locator(".wl-board svg").first.wait_for()
    assert said.is_visible()
    assert page.hosts == {voila_server.host}
