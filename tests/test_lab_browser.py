"""One command, and the first lesson stands open in the reader's language and runs to its end."""

import os
import re
import subprocess
import sys
import time

import pytest

pytestmark = pytest.mark.browser

PATIENCE = 60
"""Seconds for a server or a page on a slow machine."""


@pytest.fixture(scope="module")
def address(root, tmp_path_factory):
    """The address at which `waldlehre lab --language de` serves a fresh folder."""
    place = tmp_path_factory.mktemp("lab")
    command = [sys.executable, "-m", "waldlehre", "lab", "--no-browser", "--language", "de"]
    with (place / "log").open("w", encoding="utf-8") as log:
        server = subprocess.Popen(
            command,
            cwd=place,
            stdout=log,
            stderr=log,
            env=os.environ | {"PYTHONPATH": str(root), "WALDLEHRE_STILL": ""},
        )
    yield found_address(server, place / "log")
    server.terminate()
    server.wait(PATIENCE)


def found_address(server, log):
    """Read the address from the log: a port that is taken gives another."""
    for _ in range(PATIENCE * 10):
        text = log.read_text(encoding="utf-8")
        if match := re.search(r"http://127\.0\.0\.1:\S+", text):
            return match[0]
        assert server.poll() is None, text
        time.sleep(0.1)
    pytest.fail(text)


@pytest.fixture
def page(chromium):
    """A browser page that records what goes wrong and whom it asks."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.errors, page.hosts = [], set()
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.on("request", lambda request: page.hosts.add(request.url.split("/")[2]))
        yield page
        browser.close()


def test_first_lesson_opens_and_runs_without_asking_anybody_else(page, address):
    page.goto(address)
    lesson = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")
    lesson.locator(".jp-Cell").first.wait_for()
    assert "/de/" in page.url
    assert lesson.locator(".jp-OutputArea-output").count() == 0
    page.get_by_text("| Idle").wait_for()  # what is run before the kernel is ready is lost
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    prompt = lesson.locator(".jp-CodeCell .jp-InputPrompt").last
    prompt.filter(has_text=re.compile(r"\[\d+\]:")).wait_for()
    assert lesson.locator(".jp-OutputArea-output").count() > 0
    assert lesson.locator("[data-mime-type$=stderr], [data-mime-type$=error]").count() == 0
    assert page.get_by_text("Jupyter news").count() == 0
    assert page.errors == []
    assert {host for host in page.hosts if host} == {address.split("/")[2]}
