"""What was reconstructed is marked where it is seen and where it is read."""

import pytest

from waldlehre import haselwurz
from waldlehre.kernel.box import Box
from waldlehre.kernel.voice import EVERYBODY


def drawn(game, cards):
    """Return the picture of a game with these open cards."""
    game.table.open = list(cards)
    return game.room.picture(game.table, EVERYBODY, game.voice)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_bears_the_mark_if_something_on_it_was_reconstructed(language):
    """The skylark is printed in the rulebook with all that it needs; the mallard is not."""
    game = haselwurz.new_game(2, seed=1, language=language)
    rows = game.room.parts().box.sheets["species"].rows
    skylark, mallard = (
        [row["species"] for row in rows].index(one) for one in ("skylark", "mallard")
    )
    assert rows[skylark]["needs_source"] == "rulebook"
    assert rows[mallard]["needs_source"] == "reconstructed"
    assert f">≈{rows[mallard]['rarity']}<" in drawn(game, [mallard]).svg()
    assert ">≈" not in drawn(game, [skylark]).svg().replace(">≈ re", "")


def test_whose_tables_are_their_own_sees_no_mark():
    """A region of one's own is nobody's reconstruction."""
    box = Box.read("haselwurz", haselwurz.ROOM.sheets)
    for sheet in box.sheets.values():
        for row in sheet.rows:
            row.update({name: "house" for name in row if name.endswith("_source")})
    game = haselwurz.new_game(2, seed=1, language="en", box=box)
    assert "≈" not in drawn(game, game.table.open).svg()
    printed = haselwurz.new_game(2, seed=1, language="en")
    assert "≈ reconstructed: cards, tiles and start" in str(drawn(printed, printed.table.open))
