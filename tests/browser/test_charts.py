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


PAIR = """
from waldlehre import explore, texts
texts.language("en")
found = explore.run("as_printed", "heavy_traffic", games=8)
"""
EVERY = (
    'over_years(found, "damage")',
    "causes(found)",
    "split(found)",
    "heat(found)",
    "differences(found)",
    'distribution(found, "points")',
    "prices(found)",
)


def test_a_page_shows_every_chart_and_its_table(page, server):
    """Seven of them in one notebook, all drawn, in each front end."""
    server.write("charts.ipynb", [PAIR, *(f"explore.charts.{chart}" for chart in EVERY)])
    run_all(page, server, "charts.ipynb")
    for number in range(len(EVERY)):
        canvas = page.locator(".bk-Canvas").nth(number)
        canvas.scroll_into_view_if_needed()
        canvas.wait_for()
        page.get_by_role("table").nth(number).wait_for(state="attached")
    assert page.locator(".bk-Canvas").count() == len(EVERY)
    assert page.locator("script").filter(has_text="Bokeh").count() <= 1, "it travels but once"
    assert page.hosts == {server.host}


def test_a_page_loaded_anew_has_its_charts_alive_again(page, lab_server):
    """Where the kernel lives on, the page asks for what draws them once more."""
    lab_server.write("again.ipynb", [PAIR, "explore.charts.causes(found)"])
    run_all(page, lab_server, "again.ipynb")
    page.locator(".bk-Canvas").wait_for()
    page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
    page.reload()
    page.locator(".bk-Canvas").wait_for()
    assert page.get_by_text("Error displaying widget").count() == 0


def test_a_slider_of_the_desk_runs_its_games_anew(page, server):
    """By keyboard; what is told changes, and nothing is asked of a stranger."""
    desk = 'explore.desk("as_printed", "cheap_filters", measure="damage", games=60)'
    setting = "from waldlehre import explore, texts\ntexts.language('en')"
    server.write("desk.ipynb", [setting, desk])
    run_all(page, server, "desk.ipynb")
    told = page.get_by_role("status").filter(has_text="60")
    told.first.wait_for()
    before = told.first.inner_text()
    for number in range(page.get_by_role("slider").count()):  # one that matters to these players
        page.get_by_role("slider").nth(number).press("ArrowRight")
        page.wait_for_timeout(1500)
        told.first.wait_for()
        if told.first.inner_text() != before:
            break
    assert told.first.inner_text() != before
    assert page.hosts == {server.host}
