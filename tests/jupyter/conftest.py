"""A fault of our own in any session makes its test fail, unless the test takes note of it."""

import pytest

from waldlehre.jupyter.session import Session


@pytest.fixture(autouse=True)
def no_fault_goes_unseen(monkeypatch):
    """Every fault that a board caught stands in `failures`; a test that plants one empties it."""
    made = []
    begin = Session.__init__

    def noted(self, *args, **options):
        made.append(self)
        begin(self, *args, **options)

    monkeypatch.delenv("WALDLEHRE_STILL")
    monkeypatch.setattr(Session, "__init__", noted)
    yield
    for session in made:
        assert getattr(session, "failures", []) == []
