"""What all tests share: which run, the browser, and how golden files are written anew."""

import os
import shutil
from pathlib import Path

import pytest

from waldlehre import texts

ROOT = Path(__file__).parents[1]
ON_DEMAND = ("long", "compiled")
os.environ["WALDLEHRE_STILL"] = "1"  # stored lessons hold pictures, no widgets
BROWSER_REQUIRED = os.environ.get("WALDLEHRE_BROWSER") == "required"


def pytest_addoption(parser):
    parser.addoption(
        "--rewrite-goldens",
        action="store_true",
        help="write the golden files anew instead of comparing with them; then read the diff",
    )


def pytest_collection_modifyitems(config, items):
    """Mark the cells of lessons; leave out what runs on demand unless -m names it."""
    for item in items:
        if item.path.suffix == ".ipynb":
            item.add_marker("notebook")
    unasked = [name for name in ON_DEMAND if name not in config.option.markexpr]
    left = [item for item in items if any(item.get_closest_marker(name) for name in unasked)]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Turn a skipped browser test into a failure where a browser was promised."""
    report = yield
    if BROWSER_REQUIRED and report.skipped and item.get_closest_marker("browser"):
        report.outcome = "failed"
        report.longrepr = f"a browser is required here, but: {report.longrepr[-1]}"
    return report


@pytest.fixture(autouse=True, scope="module")
def language_of_a_module_stays():
    """The language that a fixture of a whole module sets is that module's own."""
    yield from same_language_after()


@pytest.fixture(autouse=True)
def language_stays():
    """The language that a test sets is its own."""
    yield from same_language_after()


def same_language_after():
    """Set the language again that was there before."""
    before = list(texts._chosen)
    yield
    texts._chosen[:] = before


@pytest.fixture
def english(language_stays):
    """What is said is said in English."""
    texts.language("en")


@pytest.fixture
def rewrite_goldens(request):
    """True when golden files are to be written anew."""
    return request.config.getoption("--rewrite-goldens")


@pytest.fixture(scope="session")
def root():
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def chromium():
    """The path of an installed Chromium."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    return found or pytest.skip("Chromium is not installed")
