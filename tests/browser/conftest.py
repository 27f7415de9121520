"""A browser and three servers for the tests of this folder, each started when first asked for."""

import pytest

from tests.browser.servers import COMMANDS, PATIENCE, faults, serving, watch

# The scope is the folder's, not the session's: Playwright's loop must not outlive these tests.


@pytest.fixture(scope="package")
def browser(chromium):
    """A Chromium that reaches this machine and no other."""
    from playwright.sync_api import sync_playwright

    arguments = ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def running():
    """The servers that run by now."""
    return []


def started(front_end, root, tmp_path_factory, running):
    with serving(front_end, root, tmp_path_factory.mktemp(front_end)) as server:
        running.append(server)
        yield server


@pytest.fixture(scope="package")
def voila_server(root, tmp_path_factory, running):
    """Voilà with our template, which asks no outside host."""
    yield from started("voila", root, tmp_path_factory, running)


@pytest.fixture(scope="package")
def lab_server(root, tmp_path_factory, running):
    """JupyterLab with the settings of `waldlehre lab`."""
    yield from started("lab", root, tmp_path_factory, running)


@pytest.fixture(scope="package")
def notebook_server(root, tmp_path_factory, running):
    """Notebook 7 with the settings of `waldlehre lab`."""
    yield from started("notebook", root, tmp_path_factory, running)


@pytest.fixture(params=COMMANDS)
def server(request):
    """Each front end in turn."""
    return request.getfixturevalue(f"{request.param}_server")


@pytest.fixture
def page(browser, running):
    """A fresh page; when it says an error or asks a stranger, the test fails."""
    context = browser.new_context(reduced_motion="reduce")  # what never rests is slow to watch
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    watch(page)
    yield page
    found = faults(page, running)
    page.goto("about:blank")  # Voilà ends the kernel of a page that is left
    context.close()
    for server in running:
        server.end_kernels()
    assert found == []
