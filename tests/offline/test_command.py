"""`waldlehre export`: a saved game becomes a page, a mistake becomes one sentence."""

import pytest

from waldlehre import cli, texts
from waldlehre.lessons import worksheet

from .pages import quick


@pytest.fixture(autouse=True)
def apart(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(texts, "_chosen", [])
    monkeypatch.setenv("WALDLEHRE_LANGUAGE", "en")
    quick("pegs", 2).save("game.json")


@pytest.mark.parametrize(
    ("more", "said", "title"),
    [
        ([], "game.html holds the whole game", 'lang="en"'),
        (["--language", "de"], "game.html enthält das ganze Spiel", 'lang="de"'),
    ],
)
def test_a_save_becomes_a_page_in_the_language_that_is_asked_for(
    more, said, title, capsys, tmp_path
):
    assert cli.main(["export", "game.json", "game.html", *more]) == 0
    assert said in capsys.readouterr().out
    assert title in (tmp_path / "game.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "index.html is there already and is no"),
        ("de", "index.html gibt es schon und ist kein"),
    ],
)
def test_a_page_of_somebody_else_is_never_written_over(language, told, capsys, tmp_path):
    """A page that was exported before may be; a worksheet is not one."""
    game = quick("pegs", 2)
    worksheet(game.fork(at=2)).save("sheet.html")
    (tmp_path / "index.html").write_text("<!doctype html><title>mine</title>", encoding="utf-8")
    for name in ("index.html", "sheet.html"):
        before = (tmp_path / name).read_bytes()
        assert cli.main(["export", "game.json", name, "--language", language]) == 2
        assert told.replace("index", name.partition(".")[0]) in capsys.readouterr().err
        assert (tmp_path / name).read_bytes() == before
    for _ in range(2):
        assert cli.main(["export", "game.json", "game.html", "--language", language]) == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["missing.json", "game.html"], "missing.json could not be read"),
        (["game.json", "game.txt"], "a game is exported as .html"),
        (["game.json", "nowhere/game.html"], "choose another place"),
    ],
)
def test_a_mistake_ends_in_one_sentence(arguments, told, capsys):
    assert cli.main(["export", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert err.count("\n") == 1
