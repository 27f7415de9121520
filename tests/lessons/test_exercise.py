"""Questions of lessons: judged by the rules, kept beside the notebook, the same without a browser."""

import json
import multiprocessing
from pathlib import Path

import pytest

from waldlehre import haselwurz, lessons, lignum, pegs, texts, waldmeister
from waldlehre.haselwurz import hexes
from waldlehre.jupyter.exercise import Asked, view_of
from waldlehre.kernel.errors import SetupError
from waldlehre.lessons.answers import FILE, Answers
from waldlehre.texts import language


@pytest.fixture(scope="module")
def planting():
    """Ada is asked where she plants a sapling."""
    return lessons.moment(waldmeister, "plant", seeds=range(10), names=["Ada", "Bo"], language="en")


def kept(*labels):
    """An answer as it is kept."""
    numbers = list(range(len(labels)))
    about = {"options": numbers, "language": "en", "right": True, "tries": 1}
    return {"picked": list(labels), **about}


def damage(game):
    """Damage points in the first landscape."""
    return sum(game.table.damage[:12])


@pytest.fixture
def task(planting, tmp_path):
    judge = lessons.Best(planting, damage, "damage points", lowest=True)
    return lessons.task(
        "9/plant", "Where is it safest?", planting, judge, hint="Count arrows.", folder=tmp_path
    )


# -- judges ------------------------------------------------------------------------------------


def test_an_answer_is_enough_when_nothing_is_lacking_after_it(tmp_path):
    """H6.4: a hedge at the corner lets the hedgehog live beside a house; elsewhere it does not."""
    hedgehog = haselwurz.parts.SPECIES.index("hedgehog")
    game = lessons.moment(haselwurz, "wood", forester="finder", language="en")
    game.answer("hedge")

    def lacking(branch):
        return [] if hedgehog in dict(haselwurz.homes(branch.table)) else ["No hedgehog."]

    played = []
    judge = lessons.Enough(game, lacking, play=played.append)
    task = lessons.task("9/hedge", "Where does the hedge go?", game, judge, folder=tmp_path)
    housed = [
        edge
        for edge in game.asking.options
        for end in hexes.corners_of_edge(edge)
        if game.table.whole(end) and game.table.signs(end) & haselwurz.parts.NEED_HOUSE
    ]
    for edge in game.asking.options:
        task.take((edge,))
        assert task.right == (edge in housed)
        assert task.reasons == ([] if task.right else ["No hedgehog."])
    assert len(played) == len(game.asking.options)
    assert task.solution() == (min(housed),)
    assert lessons.Enough(game, lacking)((-1,)) != ["No hedgehog."], (
        "what is not allowed is refused"
    )


def test_the_best_answer_is_found_by_playing_and_others_are_told_what_they_miss(task, planting):
    """W6.4: a sapling takes the arrows that point at its space."""
    least = min(planting.table.burden(space) for space in planting.asking.options)
    (best,) = task.solution()
    assert planting.table.burden(best) == least
    worst = max(planting.asking.options, key=planting.table.burden)
    task.take((worst,))
    assert task.right is False
    fewest, most = (
        sum(planting.table.damage[:12]) + n for n in (least, planting.table.burden(worst))
    )
    told = f"Damage points {most} after this answer, {fewest} after a better one."
    assert task.reasons == [told]
    assert task.told() == []
    task.take((best,))
    assert task.right is True
    assert task.told() == [f"Damage points {fewest} after the best answer."]
    assert len(planting.fork().given) == len(planting.given), "judging changes nothing"


def test_what_the_rules_forbid_is_refused_with_their_reason(planting, tmp_path):
    judge = lessons.Legal(planting)
    assert judge((planting.asking.options[0],)) == []
    taken = next(space for space in range(12) if space not in planting.asking.options)
    assert "(rule W6.4)" in judge((taken,))[0]
    task = lessons.task("9/legal", "Where?", planting, judge, folder=tmp_path)
    assert [value for value, _ in task.options] == list(range(12)), "more than the rules allow"
    task.take((taken,))
    assert "(rule W6.4)" in task.reasons[0]


def test_the_next_loss_is_read_off_the_game_as_it_goes_on():
    game = waldmeister.new_game(2, seed=6, names=["Ada", "Bo"], language="en")
    game.let_play({0: "greedy", 1: "greedy"}, most=60)
    judge = lessons.NextLoss(game, 0)
    later = game.fork()
    later.let_play({0: "greedy", 1: "greedy"})
    first = next(
        event.about[0]
        for event in later.events[len(game.events) :]
        if event.name == "died" and event.about[0] < 12
    )
    assert judge((first,)) == []
    other = next(space for space in range(12) if space != first)
    assert any("next plant" in line for line in judge((other,)))
    told = [judge((space,)) for space in range(12) if space != first]
    assert all(
        "Nothing befalls" in lines[-1] or "What befalls it until then:" in lines for lines in told
    )
    assert any("(W8.1)" in line for line in judge.story())


def test_where_nothing_is_lost_any_more_to_say_so_is_right(planting, tmp_path):
    judge = lessons.NextLoss(planting, 0, play=lambda game: None)
    task = lessons.task("9/none", "Which dies next?", planting, judge, folder=tmp_path)
    assert task.solution() == ()
    first = task.options[0][0]
    task.take((first,))
    assert task.reasons == ["This plant is not lost any more."]
    asked = Asked(task)
    assert asked.state()["question"]["pass"] == "Nothing dies any more."
    now = send(asked, "wish", name="solution")
    assert ["Right is: Nothing dies any more."] in now["why"]["sections"]
    send(asked, "wish", name="anew")
    assert "right" in send(asked, "reply", picked=[])["message"]
    assert task.told() == ["In this game no plant is lost any more."]


@pytest.mark.parametrize("room", [pegs, haselwurz, lignum])
def test_where_nothing_can_be_lost_nobody_is_asked_what_is(room):
    """Else every answer but "nothing" would be wrong for no reason."""
    with pytest.raises(SetupError, match=f"In {room.ROOM.name} nothing is ever lost"):
        lessons.NextLoss(room.new_game(2, seed=1), 0)


def test_where_a_plant_is_lost_it_is_wrong_that_none_is(tmp_path):
    game = waldmeister.new_game(2, seed=6, names=["Ada", "Bo"], language="en")
    game.let_play({0: "greedy", 1: "greedy"}, most=60)
    task = lessons.task("9/one", "?", game, lessons.NextLoss(game, 0), folder=tmp_path)
    task.take(())
    assert "does die" in task.reasons[0]
    assert task.solution() not in (None, ())


# -- quizzes and guesses -------------------------------------------------------------------------


def test_a_quiz_on_a_game_asks_its_rules(tmp_path):
    """W3.5: the lynx needs as many trees as its number."""
    game = lessons.moment(waldmeister, "summer", seeds=range(10), language="en")
    quiz = lessons.quiz("9/who", "Who may come?", ["roe_deer", "lynx"], game, folder=tmp_path)
    assert [label for _, label in quiz.options][1].startswith("lynx")
    quiz.answer(1)
    assert "W3.5" in quiz.reasons[0]
    assert quiz.answer(0).right is True


def test_a_guess_runs_once_and_is_told_beside_the_result(tmp_path):
    runs = []
    guess = lessons.predict(
        "9/guess", "How many?", range(10), lambda: runs.append(1) or 7, "trees", folder=tmp_path
    )
    assert guess.verdict() == []
    assert runs == []
    guess.answer(4)
    assert runs == [1]
    assert guess.verdict() == ["Your guess: 4 trees", "What happened: 7 trees", "You were 3 off."]
    assert {"bar:0", "bar:1"} <= guess.scene().parts().keys()
    guess.answer(7)
    assert runs == [1]
    assert guess.verdict()[-1] == "Exactly right!"


@pytest.mark.parametrize(
    "answer", [(), (99,), (0, 1), (0, 0), ("nowhere",)], ids=["none", "far", "two", "twice", "name"]
)
def test_what_was_not_offered_is_no_answer(answer, tmp_path):
    quiz = lessons.quiz("9/q", "?", {"a": lambda: "", "b": lambda: "no"}, folder=tmp_path)
    with pytest.raises(SetupError, match="9/q"):
        quiz.answer(*answer)
    assert quiz.tries == 0
    assert not (tmp_path / FILE).exists()


def test_a_question_without_options_or_key_is_refused(planting):
    with pytest.raises(SetupError, match="at least one option"):
        lessons.quiz("9/q", "?", {})
    over = planting.fork()
    over.let_play({0: "greedy", 1: "greedy"})
    with pytest.raises(SetupError, match="somebody is asked"):
        lessons.task("9/t", "?", over, lessons.Legal(over))


def test_a_moment_that_never_comes_is_named():
    with pytest.raises(SetupError, match="storm_next"):
        lessons.moment(waldmeister, "storm_next", seeds=[1])


# -- what is kept --------------------------------------------------------------------------------


def test_answers_are_data_beside_the_notebook_and_are_taken_up_again(tmp_path):
    def ask():
        return lessons.quiz("9/q", "?", {"a": lambda: "", "b": lambda: "no"}, folder=tmp_path)

    ask().answer("b")
    data = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    kept = {"picked": ["b"], "options": [1], "language": "en", "right": False, "tries": 1}
    assert data["answers"] == {"9/q": kept}
    again = Asked(ask())
    assert again.state()["message"] == "✗ b: that is not it."
    assert again.saved()["on"] is True


def in_both(key, folder):
    """The same guess, task and quiz as an English and as a German notebook asks them."""
    found = {}
    for spoken, trees in (("en", "trees"), ("de", "Bäume")):
        game = waldmeister.new_game(2, seed=6, names=["Ada", "Bo"], language=spoken)
        language(spoken)
        guess = lessons.predict(f"{key}/g", "?", range(9), lambda: 3, trees, folder=folder)
        task = lessons.task(f"{key}/t", "?", game, lessons.Legal(game), folder=folder)
        words = {"en": ["oak", "beech"], "de": ["Eiche", "Buche"]}[spoken]
        checks = dict.fromkeys(words, lambda: "")
        found[spoken] = guess, task, lessons.quiz(f"{key}/q", "?", checks, folder=folder)
    return found


@pytest.mark.parametrize("which", [0, 1, 2], ids=["guess", "task", "quiz"])
def test_an_answer_is_found_in_the_other_language_too(which, tmp_path, monkeypatch):
    monkeypatch.setattr(texts, "_chosen", [])  # the language of the process is what it was, after
    asked = in_both("9", tmp_path)
    language("en")
    first = asked["en"][which]
    first.answer(*[value for value, _ in first.options[-first.most :]])
    language("de")
    again = Asked(in_both("9", tmp_path)["de"][which])
    assert again.exercise.picked == first.picked
    assert again.saved()["on"] is True
    send(again, "wish", name="anew")
    again.keep()
    fresh = Asked(in_both("9", tmp_path)["en"][which])
    assert fresh.exercise.picked is None, "what is forgotten in one is forgotten in the other"


def test_a_kept_answer_of_the_other_language_that_fits_no_more_counts_as_none(tmp_path):
    kept = {"picked": ["Eiche"], "options": [7], "language": "de", "right": True, "tries": 1}
    assert Answers(tmp_path).keep("9/q", kept)
    quiz = lessons.quiz("9/q", "?", {"oak": lambda: "", "beech": lambda: ""}, folder=tmp_path)
    assert Asked(quiz).exercise.picked is None


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "[]",
        '{"format": "other", "answers": {}}',
        "[" * 100_000,
    ],
)
def test_a_file_that_is_not_ours_is_laid_aside_never_lost(text, tmp_path):
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    answers = Answers(tmp_path)
    assert answers.read() == {}
    assert answers.keep("k", kept("a"))
    assert answers.get("k")["right"] is True
    assert (tmp_path / f"{FILE}.old").read_text(encoding="utf-8") == text


def test_answers_that_cannot_be_read_just_now_are_not_laid_aside(tmp_path, monkeypatch):
    """A drive that hiccups, a file that is locked: they are there again a moment later."""
    answers = Answers(tmp_path)
    assert answers.keep("k", kept("a"))

    def forbidden(*_, **__):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as broken:
        broken.setattr(Path, "read_text", forbidden)
        assert answers.read() == {}
        assert answers.keep("other", kept("b")) is False
        assert "Permission denied" in answers.fault
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    assert answers.keep("other", kept("b"))
    assert set(answers.read()) == {"k", "other"}


@pytest.mark.parametrize(
    ("spoken", "said"),
    [
        ("en", ["it is too long", "Another notebook is", "cannot be laid aside"]),
        ("de", ["Sie ist zu lang", "ein anderes Notebook", "beiseitelegen lässt es sich nicht"]),
    ],
)
def test_why_an_answer_is_not_kept_is_said_in_the_readers_language(
    spoken, said, tmp_path, monkeypatch
):
    language(spoken)
    answers = Answers(tmp_path)
    assert answers.keep("k", kept("x" * 3000)) is False
    assert said[0] in answers.fault
    (tmp_path / f"{FILE}.lock").touch()
    monkeypatch.setattr("waldlehre.lessons.answers.PATIENCE", 0.02)
    assert answers.keep("k", kept("a")) is False
    assert said[1] in answers.fault
    (tmp_path / f"{FILE}.lock").unlink()
    (tmp_path / FILE).write_text("mine", encoding="utf-8")
    for at in range(1000):
        (tmp_path / f"{FILE}.old{at or ''}").touch()
    assert answers.keep("k", kept("a")) is False
    assert said[2] in answers.fault
    assert (tmp_path / FILE).read_text(encoding="utf-8") == "mine"


def test_where_nothing_can_be_written_the_question_says_so(tmp_path):
    quiz = lessons.quiz("9/q", "?", {"a": lambda: ""}, folder=tmp_path / "gone")
    asked = Asked(quiz)
    send(asked, "reply", picked=[0])
    asked.keep()
    assert asked.saved()["on"] is False
    assert quiz.answers.fault


def write_many(folder, name):
    """Keep 25 answers, as a notebook of its own would."""
    answers = Answers(folder)
    for number in range(25):
        assert answers.keep(f"{name}/{number}", kept("a"))


def test_notebooks_that_write_at_once_lose_nothing(tmp_path):
    writers = [
        multiprocessing.get_context("spawn").Process(target=write_many, args=(tmp_path, name))
        for name in "abc"
    ]
    for one in writers:
        one.start()
    for one in writers:
        one.join(60)
    assert len(Answers(tmp_path).read()) == 75
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_what_a_newer_version_has_written_stays(tmp_path):
    data = {"format": "waldlehre answers", "answers": {"new": {"unknown": 1}}, "more": [7]}
    (tmp_path / FILE).write_text(json.dumps(data), encoding="utf-8")
    answers = Answers(tmp_path)
    assert answers.keep("k", kept("a"))
    now = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    assert now["answers"]["new"] == {"unknown": 1}
    assert now["more"] == [7]
    assert answers.keep("k", kept("\ud800")) is False
    assert answers.get("k")["picked"] == ["a"]


@pytest.mark.parametrize("picked", [["a", "a"], ["a", "b"], ["gone"], []])
def test_a_kept_answer_that_fits_no_more_counts_as_none(picked, tmp_path):
    data = {"k": kept(*picked)}
    text = json.dumps({"format": "waldlehre answers", "answers": data})
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    asked = Asked(lessons.quiz("k", "?", {"a": lambda: "", "b": lambda: 1 / 0}, folder=tmp_path))
    assert asked.state()["question"]["mine"] is True


# -- before a browser ----------------------------------------------------------------------------


def send(asked, kind, **data):
    """Send as a browser does; return what is drawn then."""
    about = {"game": asked.token, "ply": asked.ply, "n": asked.seen + 1}
    getattr(asked, kind)(about | data)
    return asked.state()


def test_hint_and_solution_come_only_after_a_try(task):
    asked = Asked(task)
    assert asked.state()["actions"] == []
    assert send(asked, "wish", name="hint")["notes"] == []
    assert send(asked, "wish", name="solution")["alert"]
    worst = max(task.game.asking.options, key=task.game.table.burden)
    now = send(asked, "reply", picked=[worst])
    assert [name for name, _ in now["actions"]] == ["hint", "solution", "anew"]
    assert send(asked, "wish", name="hint")["notes"] == ["Count arrows."]
    now = send(asked, "wish", name="solution")
    assert now["question"]["mine"] is False
    chosen = [
        part for part in now["scene"].parts().values() if "is-selected" in str(part.attributes)
    ]
    assert [part.option for part in chosen] == list(task.solution())
    now = send(asked, "wish", name="anew")
    assert now["message"] == ""
    assert now["question"]["mine"] is True


def test_the_solution_of_a_quiz_is_said_in_words(tmp_path):
    quiz = lessons.quiz("9/q", "?", {"a": lambda: "", "b": lambda: "no"}, folder=tmp_path)
    asked = Asked(quiz)
    send(asked, "reply", picked=[1])
    now = send(asked, "wish", name="solution")
    assert now["why"]["sections"] == [["no"], ["Right is: a"]]
    none = Asked(lessons.quiz("9/n", "?", {"b": lambda: "no"}, folder=tmp_path))
    send(none, "reply", picked=[0])
    now = send(none, "wish", name="solution")
    assert now["notes"] == ["Among the answers that were tried none is right."]
    assert now["question"]["mine"] is True
    assert "solution" not in [name for name, _ in now["actions"]]
    assert send(none, "wish", name="solution")["alert"]


def test_no_answer_is_judged_before_somebody_asks_for_the_solution(tmp_path):
    """The verdict on a wrong answer does not wait for that of all others."""
    judged = []
    options = {
        name: lambda name=name: judged.append(name) or ("" if name == "c" else "no")
        for name in "abc"
    }
    asked = Asked(lessons.quiz("9/many", "?", options, folder=tmp_path))
    now = send(asked, "reply", picked=[1])
    assert judged == ["b"]
    assert ["solution", "Show the solution"] in now["actions"]
    now = send(asked, "wish", name="solution")
    assert judged == ["b", "a", "b", "c"]
    assert ["Right is: c"] in now["why"]["sections"]


def test_an_option_whose_check_fails_leaves_the_question_and_the_verdict_on_another(tmp_path):
    """Also where a wrong answer is taken up again: the fault is told when the solution is sought."""

    def ask():
        options = {"a": lambda: 1 / 0, "b": lambda: "no"}
        return Asked(lessons.quiz("9/fails", "?", options, folder=tmp_path))

    first = ask()
    assert send(first, "reply", picked=[1])["why"]["sections"] == [["no"]]
    first.keep()
    again = view_of(ask().exercise).asked
    now = again.state()
    assert now["why"]["sections"] == [["no"]]
    assert "solution" in [name for name, _ in now["actions"]]
    for _ in range(2):
        now = send(again, "wish", name="solution")
        assert "ZeroDivisionError" in now["alert"]
        assert now["why"]["sections"] == [["no"]]


def test_to_pass_is_an_answer_where_the_game_lets_one_pass(tmp_path):
    """W7.2: who wants to keep the money builds nothing."""
    game = lessons.moment(waldmeister, "voluntary", seeds=range(10), language="en")
    judge = lessons.Best(game, lambda branch: branch.table.money[0], "money")
    task = lessons.task("9/keep", "Keep the money.", game, judge, folder=tmp_path)
    asked = Asked(task)
    assert asked.state()["question"]["pass"] == "no"
    assert task.solution() == ()
    assert send(asked, "reply", picked=[])["message"] == "✓ no: right."


def test_a_story_that_fails_leaves_the_answer_and_the_board(tmp_path):
    guess = lessons.predict("9/g", "?", range(3), lambda: 1, because=lambda: 1 / 0, folder=tmp_path)
    asked = Asked(guess)
    now = send(asked, "reply", picked=[1])
    assert now["message"] == "Your guess: 1 · What happened: 1 · Exactly right!"
    assert "ZeroDivisionError" in now["why"]["sections"][0][0]
    assert send(asked, "wish", name="anew")["message"] == ""


def test_an_empty_line_parts_a_story(tmp_path):
    """What `game.why` tells has headings after its empty lines."""
    told = ["first", "second", "", "how:", "cause"]
    guess = lessons.predict("9/g", "?", range(3), lambda: 1, because=lambda: told, folder=tmp_path)
    now = send(Asked(guess), "reply", picked=[1])
    assert now["why"]["sections"] == [["first", "second"], ["how:", "cause"]]


@pytest.mark.parametrize("result", [1.5, "3", "three", None, float("nan"), float("inf")], ids=repr)
@pytest.mark.parametrize(
    ("spoken", "said"),
    [("en", "What the question 9/g runs must"), ("de", "Was die Frage 9/g ausführt, muss")],
)
def test_a_result_that_is_no_number_is_no_guess(result, spoken, said, tmp_path):
    """Whoever wrote the lesson reads it as a sentence."""
    language(spoken)
    guess = lessons.predict("9/g", "?", range(3), lambda: result, folder=tmp_path)
    with pytest.raises(SetupError, match=said):
        guess.answer(1)
    asked = Asked(guess)
    assert said in send(asked, "reply", picked=[1])["alert"]
    assert guess.picked is None


def test_two_views_of_a_question_know_of_each_other(tmp_path):
    quiz = lessons.quiz("9/q", "?", {"a": lambda: "", "b": lambda: "no"}, folder=tmp_path)
    one, other = Asked(quiz), Asked(quiz)
    late = {"game": other.token, "ply": other.ply, "n": 1, "picked": [1]}
    send(one, "reply", picked=[0])
    other.reply(late)
    assert "moved on" in other.alert
    assert other.state()["message"] == "✓ a: right."


def test_a_question_shown_twice_has_one_view_which_hears_of_answers_in_cells(tmp_path):
    quiz = lessons.quiz("9/q", "?", {"a": lambda: "", "b": lambda: "no"}, folder=tmp_path)
    first = view_of(quiz)
    quiz.answer("b")
    assert view_of(quiz) is first
    assert json.loads(first.sent)["message"] == "✗ b: that is not it."
    first.close()


def test_a_number_is_said_with_its_plural(tmp_path):
    """By a word of a lesson with plurals, or by any function."""
    guess = lessons.predict(
        "9/g", "?", range(3), lambda: 1, lessons.words("20").counting("trees.unit"), folder=tmp_path
    )
    guess.answer(2)
    assert guess.verdict()[:2] == ["Your guess: 2 trees", "What happened: 1 tree"]
    assert [label for _, label in guess.options] == ["0 trees", "1 tree", "2 trees"]


def test_a_bar_of_a_guess_says_what_it_is(tmp_path):
    guess = lessons.predict("9/g", "?", range(3), lambda: 1, "trees", folder=tmp_path)
    asked = Asked(guess)
    send(asked, "reply", picked=[2])
    assert send(asked, "wish", name="touch", value="bar:0")["notes"] == ["Your guess: 2 trees"]


def test_options_that_read_alike_and_questions_that_there_are_not_are_refused():
    with pytest.raises(SetupError, match="same words"):
        lessons.predict("9/g", "?", {1: "a", 2: "a"}, lambda: 1)
    with pytest.raises(SetupError, match="plnt"):
        lessons.moment(waldmeister, "plnt")
    with pytest.raises(SetupError, match="no texts for a lesson 99"):
        lessons.words("99")


@pytest.mark.parametrize(
    "data",
    [
        None,
        {"n": "1"},
        {"n": 1, "picked": [0]},
        {"n": 1, "game": "other", "ply": 0, "picked": [0]},
    ],
)
def test_nonsense_and_late_clicks_change_nothing(task, data):
    asked = Asked(task)
    asked.reply(data)
    assert asked.alert
    assert task.picked is None


@pytest.mark.parametrize("picked", ["0", [0.5], [True], list(range(300)), [10**9], [-1]])
def test_picks_that_are_none_are_refused(task, picked):
    asked = Asked(task)
    assert send(asked, "reply", picked=picked)["alert"]
    assert task.picked is None


def test_a_fault_in_a_lesson_stands_on_the_board(tmp_path):
    asked = Asked(lessons.quiz("9/q", "?", {"a": lambda: 1 / 0}, folder=tmp_path))
    assert "ZeroDivisionError" in send(asked, "reply", picked=[0])["alert"]
    assert asked.failures


def test_the_hand_of_others_is_not_in_a_question_about_a_place():
    """The own hand may lie open; those of others reach no browser."""
    game = waldmeister.new_game(2, seed=6, language="en")
    game.let_play({0: "greedy", 1: "greedy"}, most=60)
    task = lessons.task("9/t", "?", game, lessons.NextLoss(game, 0))
    shown = {part for part in task.scene().parts() if part.startswith("card:")}
    assert shown >= {f"card:{card}" for card in game.table.hands[0]}
    assert not shown & {f"card:{card}" for card in game.table.hands[1]}


def test_without_a_browser_a_question_is_a_figure_and_its_names_are_text(tmp_path):
    quiz = lessons.quiz("9/q", "<b>?</b>", {"<i>a</i>": lambda: "<u>no</u>"}, folder=tmp_path)
    quiz.answer(0)
    html = quiz._repr_html_()
    assert "&lt;b&gt;" in html
    assert "<i>" not in html
    assert "<u>" not in html
    assert repr(quiz) == "<Exercise 9/q: not right>"
