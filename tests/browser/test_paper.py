"""Worksheets as a browser prints them: two sheets of A4, and nothing beyond their edges."""

import re

import pytest

from tests.browser.servers import axe
from tests.lessons.papers import ROOMS, middle
from waldlehre import lessons

pytestmark = pytest.mark.browser
POINTS = (594.96, 841.92)
"""A4 as Chromium writes it: 210 by 297 millimetres, 72 points an inch."""
OUTSIDE = """() => [...document.querySelectorAll("section")].flatMap(sheet => {
  const paper = sheet.getBoundingClientRect(), edge = 35;
  return [...sheet.querySelectorAll("svg text")].filter(one => {
    const box = one.getBoundingClientRect();
    return box.width && (box.left < paper.left + edge || box.right > paper.right - edge
      || box.top < paper.top + edge - 12 || box.bottom > paper.bottom - edge + 6);
  }).map(one => [one.textContent, one.getBoundingClientRect().toJSON()]);
})"""


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.long)])
@pytest.mark.parametrize("name", ROOMS)
def test_a_worksheet_prints_as_two_sheets_of_a4(browser, name, language, tmp_path):
    """Each of its pages on one sheet; no text leaves the margins; axe finds nothing."""
    game = middle(name, names=["Ada Lovelace", "Bärbel"])
    made = lessons.worksheet(game, title="W" * 60, language=language, names=True)
    (path,) = made.save(tmp_path / "sheet.html")
    asked = []
    page = browser.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 2
    sizes = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", printed)
    assert {tuple(round(float(side), 1) for side in one) for one in sizes} == {
        tuple(round(side, 1) for side in POINTS)
    }
    page.emulate_media(media="print")
    assert page.locator("section").count() == 2
    assert page.evaluate(OUTSIDE) == []
    assert axe(page, "body") == []
    assert asked == [path.as_uri()]
    page.close()
