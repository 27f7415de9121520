"""Whatever the machine speaks, these tests hear English unless they choose otherwise."""

import pytest

from waldlehre import texts


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setattr(texts, "_chosen", ["en"])
