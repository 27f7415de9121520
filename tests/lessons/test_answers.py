"""Every question of every lesson is answered: nbval shows questions, nobody answers them there."""

from pathlib import Path

import nbformat
import pytest

from waldlehre.lessons import Exercise, Prediction

FOLDER = Path(__file__).parents[2] / "notebooks" / "en"
"""The twins run the same code."""


@pytest.fixture
def asked(monkeypatch):
    """The questions that are asked from now on."""
    found, make = [], Exercise.__init__

    def made(self, *given, **named):
        make(self, *given, **named)
        found.append(self)

    monkeypatch.setattr(Exercise, "__init__", made)
    return found


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_questions_have_an_answer_and_say_something_of_it(path, asked, monkeypatch, tmp_path):
    """A right one is found and is right, a wrong one has reasons; guesses bring a result."""
    monkeypatch.chdir(tmp_path)
    names = {"__name__": "__main__"}
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "code":
            exec(compile(cell.source, path.stem, "exec"), names)  # noqa: S102
    assert asked or path.stem.startswith("80")
    for question in asked:
        while not question.ready:
            question.step()
        if isinstance(question, Prediction):
            question.take((next(iter(question.labels)),))
        else:
            right = question.solution()
            assert right is not None, question.key
            for picked in [*((one,) for one in list(question.labels)[:4]), right]:
                if len(picked) >= max(1, question.least) or picked == right:
                    question.take(picked)
                    assert question.right or question.reasons, question.key
            assert question.right, question.key
        assert question.verdict(), question.key
