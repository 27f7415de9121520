"""The teacher's handbook in a browser: it asks nobody, is accessible, and prints on A4."""

import re

import pytest

from tests.browser.servers import axe
from waldlehre.lessons import handbook
from waldlehre.lessons.facts import lessons

pytestmark = pytest.mark.browser
A4 = (595, 842)
"""In points."""


@pytest.fixture(scope="module", params=[pytest.param("en", marks=pytest.mark.long), "de"])
def bound(request, tmp_path_factory):
    """The files of the handbook in a language."""
    return handbook.build(tmp_path_factory.mktemp("handbook"), request.param)


def test_every_page_opens_alone_and_axe_finds_nothing(bound, page):
    """No request but for the file itself, no script, nothing wider than the page.

    The insides of a picture are one image to a screen reader, whose words are its caption.
    """
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    for path in bound:
        page.goto(path.as_uri())
        assert asked == [path.as_uri()]
        asked.clear()
        assert page.evaluate("document.scripts.length") == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if path in bound[:3]:
            assert axe(page, {"include": ["body"], "exclude": ["svg"]}) == []


def test_the_links_of_the_index_lead_to_the_lessons(bound, page):
    page.goto(bound[0].as_uri())
    language = page.locator("html").get_attribute("lang")
    for lesson in lessons(language):
        page.locator(f'a[href="{lesson.name}.html"]').first.click()
        assert page.locator("h1").inner_text() == lesson.title
        page.locator("nav a").first.click()


def test_it_is_printed_on_a4_and_the_answers_begin_a_sheet(bound, page, tmp_path):
    """Boards and answers each begin on a sheet of their own, and the links are left out."""
    for path in bound[1:4]:
        page.goto(path.as_uri())
        page.emulate_media(media="print")
        assert not page.locator("nav").is_visible()
        breaks = page.locator(".part").evaluate_all(
            "every => every.map(one => getComputedStyle(one).breakBefore)"
        )
        assert breaks == ["page", "page"]
        data = page.pdf(prefer_css_page_size=True)
        sheets = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
        assert 3 <= len(sheets) <= 12
        assert {tuple(round(float(side)) for side in sheet) for sheet in sheets} == {A4}
