"""The toy room speaks in bare message ids: it has no catalogue, and nothing of it is registered."""

import pytest

from waldlehre import texts
from waldlehre.kernel import speech


@pytest.fixture(autouse=True)
def toy_speaks_bare(monkeypatch):
    def lender(language, catalogue):
        return speech.bare if catalogue == "toy" else texts.speech(language, catalogue)

    monkeypatch.setattr(speech, "_lenders", [lender])


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """Whatever the machine speaks, the tests hear English unless they choose otherwise."""
    monkeypatch.setattr(texts, "_chosen", ["en"])
