"""The teacher's handbook: a printable page for each lesson, and an index of them all.

    waldlehre handbook --dir FOLDER --language de

The notebooks are the one source: goals, plan, questions with their boards and expected answers
come from their cells, the index from their metadata. Pages ask no outside host and hold no script.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from html import escape
from importlib import import_module
from pathlib import Path
from unicodedata import normalize

from waldlehre.kernel.errors import SetupError
from waldlehre.kernel.speech import Say, capital
from waldlehre.lessons.course import write_new
from waldlehre.lessons.facts import (
    ANSWERS,
    ASKING,
    CURRICULUM,
    FREE,
    TOPICS,
    Lesson,
    Part,
    lessons,
    parts,
    sections,
)
from waldlehre.texts import speech

Markdown = Callable[[str], str]
INDEX = "index.html"
STYLE = """
:root{color-scheme:light}
body{margin:0;padding:0 20px 40px;background:#fff;color:#111;font:11pt/1.45 system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif}
main,nav{max-width:180mm;margin:0 auto}
nav{display:flex;gap:2em;padding:14px 0}
a{color:inherit}
h1{font-size:20pt;line-height:1.2;margin:.5em 0 .3em}
h2{font-size:14pt;margin:1.4em 0 .4em;border-bottom:1.5pt solid #111}
h3{font-size:11.5pt;margin:1.1em 0 .3em}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15em 1.2em}
dt{font-weight:700}
dd{margin:0}
figure{margin:.5em 0!important}
pre{white-space:pre-wrap;font-size:9.5pt;border-left:2pt solid #777;padding-left:.8em}
figure svg{max-height:118mm}
figure:has(~.wl-numbers) svg{max-height:200mm}
.wl-numbers{max-height:none!important;overflow:visible!important}
table{border-collapse:collapse;width:100%;font-size:10pt}
caption{text-align:left;font-weight:700;padding:.9em 0 .3em;font-size:11.5pt}
th,td{box-sizing:border-box;border:.5pt solid #555;padding:.25em .5em;text-align:left;vertical-align:top}
thead th{background:#eee}
.dataframe :is(th,td){text-align:left!important}
.topic{table-layout:fixed;break-inside:avoid}
.topic th:first-child{width:21%}
.topic th:nth-child(2){width:9%}
.topic th:nth-child(3){width:12%}
.topic th:nth-child(4){width:15%}
.asked ol{columns:2;column-gap:2em}
.words{columns:3;column-gap:1.6em;padding-left:0;list-style:none;font-size:10pt}
.words li{padding-left:1em;text-indent:-1em}
@media print{
@page{size:A4;margin:15mm 16mm 17mm}
body{padding:0;font-size:10.5pt;-webkit-print-color-adjust:exact;print-color-adjust:exact}
nav{display:none}
main{max-width:none}
.part{break-before:page}
.part h2{margin-top:0}
h1,h2,h3,caption{break-after:avoid}
figure,tr,li,dl,pre,.asked ol{break-inside:avoid}
.asked p{break-after:avoid}
p{orphans:3;widows:3}
a{text-decoration:none}
}
"""


def build(folder: Path, language: str) -> list[Path]:
    """Write the handbook in a language into a folder; return the files.

    Raises SetupError where one lies there already, or where nothing can turn Markdown into HTML.
    """
    say, markdown = speech(language, "handbook"), renderer()
    every = lessons(language)
    pages = {INDEX: index(every, say)}
    for at, lesson in enumerate(every):
        around = every[at - 1] if at else None, every[at + 1] if at + 1 < len(every) else None
        pages[file(lesson)] = leaf(lesson, around, say, markdown)
    return write_new(folder, pages)


def renderer() -> Markdown:
    """Return what makes HTML of Markdown; it comes with the extra "lab"."""
    try:
        mistune = import_module("mistune")
    except ModuleNotFoundError:
        raise SetupError("lesson.markdown") from None
    found: Markdown = mistune.create_markdown(escape=True, plugins=["table"])
    return found


def file(lesson: Lesson) -> str:
    """Return the name of a lesson's page."""
    return f"{lesson.name}.html"


def link(lesson: Lesson, text: str) -> str:
    """Return a link to a lesson's page."""
    return f'<a href="{escape(file(lesson))}">{escape(text)}</a>'


def page(title: str, language: str, top: str, body: Iterable[str]) -> str:
    """Return a whole page."""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n{top}<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


# --- a lesson ---------------------------------------------------------------------------------


def leaf(
    lesson: Lesson, around: tuple[Lesson | None, Lesson | None], say: Say, markdown: Markdown
) -> str:
    """Return the page of a lesson: facts, goals, plan; boards and questions; answers."""
    number = say("lesson", number=lesson.about["lesson"])
    links = [f'<a href="{INDEX}">{escape(say("contents"))}</a>']
    for which, other in zip(("previous", "next"), around, strict=True):
        if other is not None:
            links.append(link(other, say(which, title=other.title)))
    body = [
        f"<p>{escape(say('title'))} · {escape(number)}</p><h1>{escape(lesson.title)}</h1>",
        *facts(lesson, say),
        *plan(lesson, say, markdown),
        *boards(lesson, markdown),
        *answers(lesson, say, markdown),
    ]
    title = f"{number}: {lesson.title}"
    top = f"<nav>{' '.join(links)}</nav>\n"
    return page(title, lesson.language, top, body)


def facts(lesson: Lesson, say: Say) -> Iterator[str]:
    """Yield for whom a lesson is and about what."""
    yield "<dl>"
    for name, text in told(lesson, say).items():
        yield f"<dt>{escape(say(f'facts.{name}'))}</dt><dd>{escape(text)}</dd>"
    yield "</dl>"


def told(lesson: Lesson, say: Say) -> dict[str, str]:
    """Return the facts of a lesson in words."""
    about = lesson.about
    return {
        "topic": say(f"topics.{about['topic']}"),
        "age": say("age", age=about["age"]),
        "minutes": listed(about["minutes"]),
        "games": ", ".join(speech(lesson.language, room)("title") for room in about["rooms"]),
        "words": ", ".join(about["words"]),
    }


def listed(values: Iterable[object]) -> str:
    """Return values with strokes between them."""
    return " / ".join(map(str, values))


def plan(lesson: Lesson, say: Say, markdown: Markdown) -> Iterator[str]:
    """Yield the goals, and how to go about the lesson."""
    goals = sections(lesson.notebook)[0]
    yield f"<h2>{escape(goals.heading)}</h2>"
    yield from (markdown(text) for _, text in goals.items)
    yield f"<h2>{escape(say('plan'))}</h2>"
    yield from written(before_answers(lesson), markdown)


def boards(lesson: Lesson, markdown: Markdown) -> Iterator[str]:
    """Yield the boards; where pupils are asked, all that they read and see.

    The board to play freely shows no more than the beginning of a game, and is left out.
    """
    for place, section in enumerate(sections(lesson.notebook)):
        wanted = ("text", "html", "said") if place in ASKING else ("html",) if place < FREE else ()
        items = [one for one in section.items if one[0] in wanted]
        if items:
            begins = ' class="part"' if place == ASKING[0] else ""
            yield f"<section{begins}><h2>{escape(section.heading)}</h2>"
            yield from (as_html(kind, text, markdown) for kind, text in items)
            yield "</section>"


def as_html(kind: str, text: str, markdown: Markdown) -> str:
    """Return an item of a section as HTML."""
    if kind == "text":
        return markdown(text)
    return f'<div class="asked">{text}</div>' if kind == "html" else f"<pre>{escape(text)}</pre>"


def answers(lesson: Lesson, say: Say, markdown: Markdown) -> Iterator[str]:
    """Yield the expected answers and what follows them; the curriculum words stood above."""
    every = parts(lesson.notebook)[len(before_answers(lesson)) :]
    yield f'<section class="part"><h2>{escape(capital(every[0].lead))}</h2>'
    yield from map(markdown, every[0].paragraphs)
    for part in every[1:]:
        if not part.lead.casefold().startswith(CURRICULUM[lesson.language]):
            yield from written([part], markdown)
        elif part.paragraphs[1:]:
            yield from written([Part(say("notes"), part.paragraphs[1:])], markdown)
    yield "</section>"


def before_answers(lesson: Lesson) -> list[Part]:
    """Return the parts of the plan."""
    every = parts(lesson.notebook)
    begins = ANSWERS[lesson.language]
    at = next(n for n, part in enumerate(every) if part.lead.casefold().startswith(begins))
    return every[:at]


def written(some: Iterable[Part], markdown: Markdown) -> Iterator[str]:
    """Yield parts with their leads as headings."""
    for part in some:
        yield f"<h3>{escape(capital(part.lead))}</h3>"
        yield from map(markdown, part.paragraphs)


# --- the index --------------------------------------------------------------------------------


def index(every: list[Lesson], say: Say) -> str:
    """Return the page that leads to all lessons: by topic, age, minutes and curriculum words."""
    language = every[0].language
    opening = "".join(f"<p>{escape(say(one))}</p>" for one in ("intro", "worksheets"))
    body = [f"<h1>{escape(say('title'))}</h1>{opening}"]
    body.append(f"<h2>{escape(say('by.topic'))}</h2>")
    for topic in TOPICS:
        mine = [one for one in every if one.about["topic"] == topic]
        body += table(say(f"topics.{topic}"), mine, say) if mine else []
    for name in ("age", "minutes"):
        body.append(f"<h2>{escape(say(f'by.{name}'))}</h2><dl>")
        groups = grouped((told(one, say)[name], one) for one in every)
        body += [f"<dt>{escape(value)}</dt><dd>{named(mine)}</dd>" for value, mine in groups]
        body.append("</dl>")
    body.append(f'<section class="part"><h2>{escape(say("by.words"))}</h2><ul class="words">')
    for word, mine in grouped((capital(word), one) for one in every for word in one.about["words"]):
        numbers = ", ".join(link(one, str(one.about["lesson"])) for one in mine)
        body.append(f"<li>{escape(word)}: {numbers}</li>")
    body.append("</ul></section>")
    return page(say("title"), language, "", body)


def table(caption: str, mine: Iterable[Lesson], say: Say) -> Iterator[str]:
    """Yield a table of lessons about one topic."""
    columns = ("lesson", "age", "minutes", "games", "words")
    heads = "".join(f'<th scope="col">{escape(say(f"facts.{name}"))}</th>' for name in columns)
    yield f'<table class="topic"><caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead><tbody>'
    for lesson in mine:
        about = told(lesson, say)
        cells = "".join(f"<td>{escape(about[name])}</td>" for name in columns[1:])
        title = f"{lesson.about['lesson']} {lesson.title}"
        yield f'<tr><th scope="row">{link(lesson, title)}</th>{cells}</tr>'
    yield "</tbody></table>"


def grouped(pairs: Iterable[tuple[str, Lesson]]) -> list[tuple[str, list[Lesson]]]:
    """Return the lessons by a word of theirs, in the order of the alphabet: Ö stands with O."""
    found: dict[str, list[Lesson]] = {}
    for word, lesson in pairs:
        found.setdefault(word, []).append(lesson)
    return sorted(found.items(), key=lambda one: normalize("NFD", one[0]).casefold())


def named(some: Iterable[Lesson]) -> str:
    """Return links to lessons by number and title."""
    return "<br>".join(link(one, f"{one.about['lesson']} {one.title}") for one in some)
