"""Which tests run, tried on a handful of tests in a folder of their own."""

import os
import subprocess
import sys

import pytest

SAMPLE = """
import pytest

def test_plain(): pass

@pytest.mark.long
def test_long(): pass

@pytest.mark.compiled
def test_compiled(): pass

@pytest.mark.browser
def test_browser(): pytest.skip("no browser")

def test_goldens(rewrite_goldens): assert not rewrite_goldens
"""


@pytest.fixture
def outcome(root, tmp_path):
    """Run the sample with some arguments; return the closing line's counts."""
    conftest = (root / "tests" / "conftest.py").read_text(encoding="utf-8")
    (tmp_path / "conftest.py").write_text(conftest, encoding="utf-8")
    (tmp_path / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    names = "\n  ".join(["long", "compiled", "browser", "notebook"])
    (tmp_path / "pytest.ini").write_text(f"[pytest]\nmarkers =\n  {names}\n", encoding="utf-8")

    def run(*arguments, browser=""):
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
        environment = os.environ | {"WALDLEHRE_BROWSER": browser}
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8"
        )
        return done.stdout.splitlines()[-1].rpartition(" in ")[0]

    return run


def test_long_and_compiled_wait_until_they_are_asked_for(outcome):
    assert outcome() == "2 passed, 1 skipped, 2 deselected"
    assert outcome("-m", "long") == "1 passed, 4 deselected"
    assert outcome("-m", "long or compiled") == "2 passed, 3 deselected"
    assert outcome("-m", "not browser") == "2 passed, 3 deselected"


def test_a_required_browser_may_not_be_skipped(outcome):
    assert outcome(browser="required") == "1 failed, 2 passed, 2 deselected"


def test_goldens_are_rewritten_on_demand(outcome):
    assert outcome("--rewrite-goldens") == "1 failed, 1 passed, 1 skipped, 2 deselected"
