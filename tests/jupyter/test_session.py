"""What a board does without a browser: replies and wishes as data, the state as data."""

import json

import pytest

from waldlehre import haselwurz, pegs, play, waldmeister
from waldlehre.drawing.travel import symbols
from waldlehre.haselwurz.places import soon
from waldlehre.jupyter.playing import moment
from waldlehre.jupyter.session import Session
from waldlehre.jupyter.shown import saved, state, written
from waldlehre.kernel import saves
from waldlehre.kernel.errors import SetupError

NAMES = ["Anna", "Bob", "Cem"]


@pytest.fixture
def make(tmp_path):
    """Make a session at a game of three after some answers of foresters."""

    def made(upto=0, room=waldmeister, seats=3, names=(), **options):
        game = room.new_game(seats, seed=7, names=names)
        game.let_play(dict.fromkeys(range(seats), "greedy"), most=upto)
        return Session(game, folder=tmp_path, **options)

    return made


def until(session, prompt):
    """Let foresters play until a prompt is asked."""
    seats = dict.fromkeys(range(session.game.seats), "greedy")
    for _ in range(2000):
        if session.game.asking.prompt == prompt:
            return session
        session.game.let_play(seats, most=1)
    pytest.fail(f"{prompt} is never asked")


def about(session):
    """Return what every message of a browser says of the moment that it means."""
    ply, n = len(session.game.given), session.seen + 1
    return {"game": session.token, "ply": ply, "epoch": session.epoch, "n": n}


def send(session, name, value=None, **changed):
    """Send a wish, or with `reply` an answer, as a browser does."""
    data = about(session)
    if name == "reply":
        session.reply({**data, "picked": value, **changed})
    else:
        session.wish({**data, "name": name, "value": value, **changed})
    assert session.failures == []
    session.keep()
    return state(session)


def first(session):
    """Return the first answer that is offered."""
    choice = session.game.asking
    return list(choice.options[: max(1, choice.least)])


# -- answers -----------------------------------------------------------------------------------


def test_an_answer_is_given_and_shown(make):
    session = make()
    now = send(session, "reply", first(session))
    assert len(session.game.given) == now["ply"] == 1
    assert now["alert"] == ""
    assert now["log"]["lines"][-1][0] != ""


def test_a_whole_game_is_played_by_replies_and_state_agrees_with_the_game(make):
    session = make(room=pegs, seats=2)
    while not session.game.over:
        now = send(session, "reply", first(session))
        assert now["ply"] == len(session.game.given)
        if now["question"]:
            offered = [value for value, _, _ in now["question"]["options"]]
            assert offered == list(session.game.asking.options)
    assert "over" in now["asked"]
    assert now["question"] is None


@pytest.mark.parametrize(
    "changed",
    [
        {"epoch": 1},
        {"epoch": None},
        {"ply": 5},
        {"ply": -1},
        {"ply": None},
        {"game": "other"},
        {"game": None},
    ],
)
def test_a_stale_answer_changes_nothing_and_says_so(make, changed):
    session = make()
    now = send(session, "reply", first(session), **changed)
    assert session.game.given == []
    assert "moved on" in now["alert"]


def test_an_answer_given_twice_counts_once(make):
    """A double click: the second comes for a moment that is past."""
    session = make()
    data = {**about(session), "picked": first(session)}
    session.reply(data)
    session.reply({**data, "n": 2})
    assert len(session.game.given) == 1
    assert "moved on" in session.alert


NONSENSE = [
    *(None, 5, "x", [], {}, {"n": "1"}, {"n": True}, {"n": 1}),
    *({"n": 1, "game": [], "ply": {}}, {"n": 1, "picked": "all"}),
]


@pytest.mark.parametrize("data", NONSENSE, ids=repr)
def test_nonsense_from_a_browser_changes_nothing(make, data):
    session = make()
    session.reply(data)
    session.wish(data)
    assert session.game.given == []
    assert session.alert != ""
    assert session.failures == []


PICKED = [None, 3, "1", [1.0], [True], ["1"], [None], [[1]], [10**30], [-1], list(range(300))]


@pytest.mark.parametrize("picked", PICKED, ids=lambda one: repr(one)[:20])
def test_an_answer_that_is_none_is_refused(make, picked):
    session = make()
    send(session, "reply", picked)
    assert session.game.given == []
    assert session.alert != ""


@pytest.mark.parametrize("name", [None, 1, [], {}, "", "__init__", "take"], ids=repr)
def test_a_wish_without_a_proper_name_is_refused(make, name):
    session = make()
    send(session, name)
    assert session.alert != ""
    assert session.game.given == []


NAMED = ["load", "upload", "save", "replay", "touch", "why", "line", "forward", "pause"]


@pytest.mark.parametrize("value", [None, -2, 10**9, "../x", [], {}, 1.5, True], ids=repr)
@pytest.mark.parametrize("name", NAMED)
def test_a_wish_with_a_senseless_value_is_refused(make, name, value):
    session = make(upto=20)
    send(session, name, value)
    assert session.alert != ""
    assert len(session.game.given) == 20


def test_an_illegal_answer_names_its_rule(make):
    session = until(make(), "plant")
    seat = session.asked
    taken = next(
        space for space in range(12 * seat, 12 * seat + 12) if session.game.table.stage[space] == 3
    )
    before = len(session.game.given)
    now = send(session, "reply", [taken])
    assert "W6.4" in now["alert"]
    assert len(session.game.given) == before


def test_a_fault_of_our_own_is_told_and_nothing_is_half_done(make, monkeypatch):
    session = make(upto=10)
    before = str(session.game)
    monkeypatch.setattr(type(session.game.table.agenda[-1]), "do", lambda *_: 1 / 0)
    data = {**about(session), "picked": first(session)}
    session.reply(data)
    monkeypatch.undo()
    assert "ZeroDivisionError" in session.alert
    assert "ZeroDivisionError" in session.failures.pop()
    assert str(session.game) == before
    send(session, "reply", first(session))
    assert len(session.game.given) == 11


# -- who sees what -------------------------------------------------------------------------------


def everything(session):
    """Return all that a browser gets, as text."""
    now = state(session)
    scene = now["scene"]
    return written(now, scene.data(), 0, 1) + json.dumps(symbols(scene.symbols()))


def test_on_a_shared_screen_the_hand_stays_covered_until_asked_for(make):
    session = until(make(), "lay")
    now = state(session)
    assert now["question"]["mine"] is False
    assert now["hand"] == "show"
    assert not any("card:" in part for part in session.picture().scene.parts())
    send(session, "reply", first(session))
    assert "covered" in session.alert
    now = send(session, "show")
    assert now["question"]["mine"] is True
    assert now["hand"] == "hide"
    while session.asked == session.revealed:
        now = send(session, "reply", first(session))
    assert now["hand"] in ("show", "")
    assert session.revealed == -1


def test_the_log_of_a_shared_screen_never_tells_which_cards_were_laid(make):
    """It stays on the screen when the hand is covered again."""
    session = until(make(), "lay")
    send(session, "show")
    told = send(session, "reply", first(session))["log"]["lines"]
    laid = next(line for line, _, _ in told[::-1] if "lays out" in line)
    assert "face down" in laid
    alone = until(make(foresters={1: "greedy", 2: "greedy"}), "lay")
    while alone.asked != 0 or alone.game.asking.prompt != "lay":
        alone.game.let_play(dict.fromkeys(range(3), "greedy"), most=1)
    told = send(alone, "reply", first(alone))["log"]["lines"]
    assert "face down" not in next(line for line, _, _ in told[::-1] if "lays out" in line)


def test_who_sits_alone_sees_only_the_own_hand(make):
    session = until(make(foresters={1: "greedy", 2: "greedy"}), "lay")
    while session.asked != 1:
        session.game.let_play(dict.fromkeys(range(3), "greedy"), most=1)
    table = session.game.table
    shown = session.picture().scene.parts()
    for card in table.hands[1] + table.hands[2]:
        assert f"card:{card}" not in shown
    assert all(f"card:{card}" in shown for card in table.hands[0])


def test_what_a_seat_may_not_know_changes_nothing_that_a_browser_gets(make):
    """Other hands, the deck and the luck to come are dealt anew: the same state."""
    session = make(upto=90, foresters={1: "greedy", 2: "greedy"})
    session.token = "0" * 8
    before = everything(session)
    for deal in (1, 2, 3):
        dealt = session.game.view(0, deal)
        session.game.table = dealt
        assert everything(session) == before


def test_the_seed_reaches_a_browser_only_on_an_open_board_or_at_the_end(make):
    session = make(upto=30)
    now = send(session, "download")
    assert now["seed"] == -1
    assert now["file"] == {}
    assert "deck" in now["alert"]
    session = make(upto=30, open_board=True)
    now = send(session, "download")
    assert now["seed"] == 7
    assert '"seed": 7' in now["file"]["text"]


def test_an_open_board_says_so_and_shows_every_hand(make):
    session = until(make(open_board=True), "lay")
    now = state(session)
    assert now["open"] is True
    assert now["question"]["mine"] is True


# -- foresters, playing on -----------------------------------------------------------------------


def test_foresters_move_when_the_browser_says_that_the_pause_is_over(make):
    session = make(foresters={0: "greedy", 1: "greedy", 2: "greedy"})
    assert state(session)["auto"] == {"on": True, "pause": 800}
    send(session, "move")
    assert len(session.game.given) == 1


def test_a_move_for_a_moment_that_is_past_is_dropped_in_silence(make):
    """Two views both wait for the same pause."""
    session = make(foresters={0: "greedy", 1: "greedy", 2: "greedy"})
    data = {**about(session), "name": "move", "value": None}
    session.wish(data)
    session.wish({**data, "n": 2})
    assert len(session.game.given) == 1
    assert session.alert == ""


def test_nobody_moves_for_somebody_who_sits_there(make):
    session = make()
    send(session, "move")
    assert session.game.given == []


@pytest.mark.parametrize("far", ["turn", "phase", "game"])
def test_playing_on_ends_where_it_was_to_end(make, far):
    session = make(upto=40)
    turn, phase = moment(session)
    now = send(session, "forward", far)
    while now["running"]:
        now = send(session, "onward")
    if far == "turn":
        assert moment(session)[0] == turn + 1
    elif far == "phase":
        assert moment(session)[1] != phase
    else:
        assert session.game.over


def test_while_playing_nobody_answers_for_a_person(make):
    session = make(upto=40, mode="play", foresters={1: "greedy", 2: "greedy"})
    now = send(session, "forward", "game")
    while now["running"]:
        now = send(session, "onward")
    assert session.asked == 0


def test_playing_on_can_be_stopped(make, monkeypatch):
    """A browser's click means the moment before the slice that runs."""
    monkeypatch.setattr("waldlehre.jupyter.playing.SLICE", 0.05)
    session = make(upto=40)
    before = about(session)
    assert send(session, "forward", "game")["running"] == "game"
    session.wish({**before, "name": "stop", "value": None})
    assert session.running == ""
    assert session.alert == ""
    stopped = len(session.game.given)
    send(session, "onward")  # a page that has not heard of it yet
    assert (session.running, len(session.game.given), session.alert) == ("", stopped, "")


@pytest.mark.parametrize(("name", "value"), [("undo", None), ("replay", 10)])
def test_going_back_stops_playing_on(make, monkeypatch, name, value):
    monkeypatch.setattr("waldlehre.jupyter.playing.SLICE", 0.05)
    session = make(upto=40)
    send(session, "forward", "game")
    assert send(session, name, value)["running"] == ""


# -- back and forth ------------------------------------------------------------------------------


def test_undo_takes_back_ones_own_answer_and_what_foresters_answered_since(make):
    session = make(upto=12, foresters={1: "greedy", 2: "greedy"})
    while session.asked != 0:
        send(session, "move")
    at = len(session.game.given)
    send(session, "reply", first(session))
    while session.asked != 0:
        send(session, "move")
    now = send(session, "undo")
    assert now["ply"] == at
    assert session.asked == 0
    assert now["epoch"] == 1


def test_redo_gives_again(make):
    session = make(upto=12)
    before = str(session.game)
    send(session, "undo")
    send(session, "redo")
    assert str(session.game) == before


def test_while_playing_nothing_behind_a_shown_card_is_taken_back(make):
    session = make(upto=60, mode="play")
    for _ in range(60):
        now = send(session, "undo")
        if now["alert"]:
            break
    assert "shown" in now["alert"]
    assert len(session.game.given) == session.game.barrier
    assert now["buttons"]["undo"] == now["alert"]


def test_exploring_everything_is_taken_back(make):
    session = make(upto=60)
    for _ in range(60):
        send(session, "undo")
    assert session.game.given == []
    assert "nothing" in send(session, "undo")["alert"]


def test_looking_back_shows_an_earlier_moment_and_asks_nothing(make):
    session = make(upto=60)
    then = str(session.game.fork(at=25))
    now = send(session, "replay", 25)
    assert str(session.shown) == then
    assert now["at"] == 25
    assert now["question"] is None
    send(session, "reply", [0])
    assert len(session.game.given) == 60
    assert send(session, "replay", 60)["at"] == -1


def test_going_on_from_an_earlier_moment_keeps_the_game_so_far_in_its_file(make):
    session = make(upto=60, open_board=True)
    send(session, "reply", first(session))
    kept = session.keeper.file
    send(session, "replay", 25)
    token = session.token
    now = send(session, "fork")
    assert now["ply"] == 25
    assert session.token != token
    send(session, "reply", first(session))
    assert session.keeper.file != kept
    assert (session.keeper.folder / kept).exists()


def test_the_same_seed_again_and_a_new_one(make):
    session = make(upto=60)
    send(session, "again")
    assert session.game.given == []
    assert session.game.seed == 7
    send(session, "anew")
    assert session.game.given == []
    assert session.game.seed != 7


# -- why -----------------------------------------------------------------------------------------


def lost(session):
    """Play on until a plant has died; return its space."""
    while not any(event.name == "died" for event in session.game.events):
        session.game.let_play(dict.fromkeys(range(3), "greedy"), most=10)
    return next(event.about[0] for event in session.game.events if event.name == "died")


def test_a_place_tells_its_story_with_rules_and_marks(make):
    session = make(upto=60)
    space = lost(session)
    now = send(session, "why", f"space:{space}")
    assert f"space:{space}" in now["why"]["marks"]
    assert any("(W8.1)" in line for line in now["why"]["sections"][0])
    assert now["why"]["more"] is True
    now = send(session, "spare")
    assert now["why"]["more"] is False
    assert len(now["why"]["sections"]) == 3


def test_damage_from_arrows_marks_the_zones_that_they_come_from(make):
    session = make(upto=40)
    event = next(event for event in session.game.events if event.name == "burdened")
    space = event.about[0]
    marks = send(session, "why", f"space:{space}")["why"]["marks"]
    seat, place = divmod(space, 12)
    black = session.game.table.parts.black
    start = {f"zone:{3 * seat + zone}" for zone in range(3) if black[zone][0][place]}
    assert start
    assert start <= set(marks)


def test_a_damage_point_tells_the_story_of_its_place(make):
    session = make(upto=90)
    part = next(p for p in session.picture().scene.parts() if p.startswith("damage:"))
    now = send(session, "why", part)
    assert f"space:{part.split(':')[1]}" in now["why"]["marks"]


def test_a_line_of_the_log_tells_what_led_to_it(make):
    session = make(upto=60)
    lines = state(session)["log"]
    number = lines["first"] + len(lines["lines"]) - 1
    now = send(session, "line", number)
    log = session.game.story(session.reader)
    assert now["why"]["sections"][0][-1].startswith(log[number])
    assert lines["lines"][-1][0] == log.line(number)


def test_a_place_that_cannot_be_chosen_says_why_not(make):
    session = until(make(), "plant")
    seat = session.asked
    space = next(s for s in range(12 * seat, 12 * seat + 12) if session.game.table.stage[s] == 3)
    now = send(session, "touch", f"space:{space}")
    assert "W6.4" in now["alert"]
    assert any("tree" in line for line in now["notes"])


def test_the_card_in_question_is_told_with_its_effect(make):
    session = until(make(), "harm")
    assert any("harm" in note for note in state(session)["notes"])


def test_only_parts_of_the_picture_can_be_asked_about(make):
    session = until(make(), "lay")
    hidden = session.game.table.hands[session.asked][0]
    now = send(session, "touch", f"card:{hidden}")
    assert now["notes"] == []
    assert now["alert"] != ""


def drawn_corners(now):
    """Return the corners that a state's picture shows."""
    return [part for part in now["scene"].parts() if part.startswith("corner:")]


def test_a_touched_card_shows_its_places_and_each_says_what_is_missing_there(make):
    """From the card to a corner, from there to the next; an answer ends it."""
    session = until(make(90, haselwurz, 2), "tile")
    table = session.game.table
    card = next(one for one in table.open if soon(table, one))
    now = send(session, "touch", f"species:{card}")
    assert drawn_corners(now)
    assert any("With one more tile: at" in line for line in now["notes"])
    for name in ("touch", "why", "touch"):
        corner = drawn_corners(now)[-1]
        label = now["scene"].parts()[corner].label
        now = send(session, name, corner)
        assert now["alert"] == ""
        assert now["message"] == ""
        assert now["notes"][0] == label
        assert len(now["notes"]) > len(table.open)
        assert corner in drawn_corners(now)
    now = send(session, "reply", first(session))
    assert drawn_corners(now) == []
    now = send(session, "touch", corner)
    assert now["alert"] != ""


def test_what_has_no_story_says_what_is_known_or_that_it_has_none(make):
    """A card tells its places; a supply is no place to ask about."""
    session = until(make(90, haselwurz, 2), "tile")
    card = session.game.table.open[0]
    told = send(session, "why", f"species:{card}")["notes"]
    assert any(line.startswith("With one more tile: ") for line in told)
    assert send(session, "why", "stack")["message"] == session.say("why_not.place")


# -- files ---------------------------------------------------------------------------------------


def test_every_answer_is_kept_beside_the_notebook(make, tmp_path):
    session = make()
    assert list(tmp_path.iterdir()) == []
    send(session, "reply", first(session))
    assert saved(session)["on"] is True
    assert session.keeper.file in saved(session)["text"]
    before = str(session.game)
    other = make(upto=3)
    send(other, "load", session.keeper.name)
    assert str(other.game) == before


def test_a_name_that_somebody_types_is_no_path(make, tmp_path):
    session = make(upto=3)
    for name in ("../up", "a/b", "", ".", "C:x", "x" * 80, "a\nb", "\u202etxt", "con\x00"):
        send(session, "save", name)
        assert session.alert != "", name
    assert list(tmp_path.iterdir()) == []
    send(session, "save", "Klasse 7b, erste Stunde".replace(",", ""))
    assert session.alert == ""
    send(session, "save", "Klasse 7b erste Stunde")
    assert session.alert != ""


def test_a_folder_that_cannot_be_written_is_told_and_play_goes_on(make, tmp_path):
    session = make()
    session.keeper.folder = tmp_path / "not there"
    now = send(session, "reply", first(session))
    assert now["ply"] == 1
    assert saved(session)["on"] is False
    assert "not there" in saved(session)["text"]


def test_a_game_from_the_readers_own_machine_is_loaded(make):
    session = make(upto=30, open_board=True)
    text = send(session, "download")["file"]["text"]
    other = make()
    send(other, "upload", text)
    assert str(other.game) == str(session.game)
    send(other, "upload", text[:50])
    assert other.alert != ""
    assert len(other.game.given) == 30


# -- setting up ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "watch"},
        {"pause": -1},
        {"pause": "1"},
        {"foresters": {9: "greedy"}},
        {"foresters": {0: "nobody"}},
        {"foresters": {0: 5}},
    ],
    ids=repr,
)
def test_a_senseless_option_is_named(make, options):
    with pytest.raises(SetupError):
        make(**options)


HOSTILE = [
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "{name} {0} %s",
    "مرحبا",
    "🌲🌳" * 10,
    "W" * 60,
]


def test_names_are_text_everywhere(make):
    session = make(upto=40, seats=2, names=HOSTILE[:2])
    now = state(session)
    assert HOSTILE[0] in written(now, now["scene"].data(), 0, 1)
    html = session.picture().html()
    assert "<img" not in html
    assert "<script>" not in html


def test_an_answer_costs_one_state_of_at_most_150_kilobytes(make):
    session = make(upto=200, seats=4, foresters={1: "greedy"})
    now = state(session)
    assert len(written(now, now["scene"].data(), 0, 1).encode()) < 150_000


# -- what a stranger tried -------------------------------------------------------------------------


def test_an_answer_to_what_was_taken_back_since_is_stale(make):
    """Another view went back and answered otherwise: the same number of answers, another moment."""
    session = make(room=pegs, seats=2, upto=10)
    old = {**about(session), "picked": first(session)}
    send(session, "undo")
    send(session, "reply", [session.game.asking.options[-1]])
    given = session.game.given[:]
    session.reply({**old, "n": session.seen + 1})
    assert session.game.given == given
    assert "moved on" in session.alert


def test_a_game_that_was_changed_in_a_cell_is_drawn_anew(make):
    session = make(upto=60)
    old = about(session)
    state(session)
    session.game.undo(20)
    session.game.let_play(dict.fromkeys(range(3), "random"), most=20)
    session.wish({**old, "name": "hint", "value": None})
    assert "moved on" in session.alert
    lines = state(session)["log"]["lines"]
    log = session.game.story(session.reader)
    assert [line for line, _, _ in lines] == [
        log[at] for at in range(len(log) - len(lines), len(log))
    ]


def test_a_misfitting_file_does_not_open_the_hands_of_foresters(make):
    session = make(upto=30, mode="play", foresters={1: "greedy", 2: "greedy"})
    other = saves_text(pegs.new_game(seed=1))
    send(session, "upload", other)
    assert "same kind" in session.alert
    assert session.game.room.name == "waldmeister"
    assert set(session.foresters) == {1, 2}
    session.mode = "explore"
    send(session, "upload", other)
    assert session.foresters == {}
    send(session, "upload", saves_text(make(upto=5).game))
    assert set(session.foresters) == {1, 2}


def saves_text(game):
    return saves.dumps(game)


def test_what_would_have_prevented_a_loss_names_no_hidden_card(make):
    """Other players' cards stay hidden while the game goes on, in every kind of explanation."""
    for seed in range(8):
        game = waldmeister.new_game(3, seed=seed)
        game.let_play(dict.fromkeys(range(3), "greedy"), most=60)
        session = Session(game, foresters={1: "greedy", 2: "greedy"}, folder=make().keeper.folder)
        question = game.room.prompts["lay"]
        assert question.secret
        asks = game.voice.say("prompts.lay.ask", count=3)[:30]
        for space in range(36):
            session.clear()
            send(session, "why", f"space:{space}")
            now = send(session, "spare")
            told = str(now["why"])
            assert "Player 2 had answered otherwise before" not in told or asks not in told
            assert "Player 3 had answered otherwise before" not in told or asks not in told


def test_what_was_played_before_a_foresters_mistake_is_kept(make):
    """It answers wrongly at its sixth question: five answers stand in the file."""
    asked = []

    def careless(view, choice):
        asked.append(choice)
        return (-1,) if len(asked) > 5 else choice.options[: max(1, choice.least)]

    session = make(foresters=dict.fromkeys(range(3), careless))
    send(session, "forward", "game")
    assert session.alert != ""
    assert len(session.game.given) == 5
    kept = play.load(session.keeper.folder / session.keeper.file)
    assert kept.given == session.game.given


def test_the_sign_says_saved_only_when_the_file_holds_everything(make):
    session = make()
    session.reply({**about(session), "picked": first(session)})
    assert saved(session)["on"] is False
    session.keep()
    assert saved(session)["on"] is True


def test_a_game_that_cannot_be_kept_stays_on_the_board(make, tmp_path):
    session = make(upto=30)
    session.keeper.folder = tmp_path / "not there"
    before = str(session.game)
    send(session, "anew")
    assert "could not be kept" in session.alert
    assert str(session.game) == before


def test_a_game_that_foresters_played_is_kept_before_a_new_one(make, tmp_path):
    session = make(upto=30)
    given = session.game.given
    send(session, "anew")
    files = list(tmp_path.glob("*.waldlehre.json"))
    assert [play.load(file).given for file in files] == [given]


def test_an_interrupted_answer_is_taken_back(make, monkeypatch):
    session = make(upto=10)
    before = str(session.game)

    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(type(session.game.table.agenda[-1]), "do", interrupted)
    with pytest.raises(KeyboardInterrupt):
        session.reply({**about(session), "picked": first(session)})
    monkeypatch.undo()
    assert str(session.game) == before
    send(session, "reply", first(session))
    assert len(session.game.given) == 11


def test_while_playing_no_file_and_no_seed_leads_back_behind_what_was_shown(make):
    session = make(upto=60, mode="play")
    earlier = saves_text(session.game.fork(at=20))
    send(session, "upload", earlier)
    assert "behind what was shown" in session.alert
    now = send(session, "again")
    assert "known by now" in now["alert"]
    assert now["buttons"]["again"] == now["alert"]
    assert len(session.game.given) == 60


def test_a_downloaded_file_is_handed_over_once(make):
    session = make(upto=30, open_board=True)
    assert send(session, "download")["file"]
    assert state(session)["file"] == {}


def test_a_fault_in_the_search_is_told_once(make, monkeypatch):
    session = make(upto=60)
    space = lost(session)
    send(session, "why", f"space:{space}")
    monkeypatch.setattr("waldlehre.jupyter.explaining.why_place", lambda *_, **__: 1 / 0)
    session.wish({**about(session), "name": "spare", "value": None})
    assert session.failures.pop()
    assert state(session)["why"]["more"] is False


def test_a_file_named_by_a_browser_is_loaded_and_a_dead_link_hides_no_others(make, tmp_path):
    session = make(upto=30)
    text = saves_text(session.game)
    (tmp_path / "pegs (1).waldlehre.json").write_text(text, encoding="utf-8")
    (tmp_path / "dead.waldlehre.json").symlink_to(tmp_path / "nowhere")
    assert send(session, "saves")["saves"] == ["pegs (1)"]
    send(session, "load", "pegs (1)")
    assert session.alert == ""


def test_while_playing_the_button_says_that_ones_own_answers_are_ones_own(make):
    session = make(upto=40, mode="play")
    now = send(session, "forward", "game")
    assert "your own answers" in now["alert"]
    assert now["buttons"]["forward"] == now["alert"]


def test_the_hint_is_the_best_answer_found_and_says_why(make):
    """Not before a covered hand is shown; the game goes on only by an answer."""
    session = until(make(upto=60), "lay")
    assert session.covered
    assert send(session, "hint", None)["message"] == ""
    send(session, "show", None)
    now = send(session, "hint", None)
    assert now["message"].startswith("Best found: ")
    assert "games played on" in now["message"]
    assert now["ply"] == len(session.game.given)


def test_the_game_is_handed_over_as_a_page_at_any_time(make):
    """With what everybody may know, and without the seed while it goes on."""
    session = make(upto=30, foresters={1: "greedy", 2: "greedy"})
    now = send(session, "export")
    assert now["file"]["name"] == "waldmeister.html"
    assert now["file"]["type"] == "text/html"
    assert now["file"]["text"].startswith("<!doctype html>")
    assert now["message"] != ""
    assert state(session)["file"] == {}
