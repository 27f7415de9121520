"""Which messages the sources say, and with which parameters: read off their syntax trees."""

import ast
import importlib
import json
import re
from functools import cache
from pathlib import Path
from string import Formatter

import waldlehre
from waldlehre import texts

PACKAGE = Path(waldlehre.__file__).parent
ROOMS = [name for name in waldlehre._ROOMS if (PACKAGE / name / "__init__.py").is_file()]
CATALOGUES = sorted(path.stem for path in (texts.resource_dir("data") / "texts" / "en").iterdir())
CHARTS = "explore/charts"
SPEAKERS = {
    "board": ("jupyter", "offline", "lab.py", "kernel/question.py"),
    "cli": ("cli.py", "terminal"),
    "common": ("kernel", "foresters", "drawing", "texts.py", "explore/turning.py"),
    "experiment": (
        *("explore/experiment.py", "explore/gathering.py", "explore/class_field.py"),
        *(f"{CHARTS}/groups.py", f"{CHARTS}/source.py", "jupyter/class_field.py"),
        "lessons/trial.py",
    ),
    "explore": ("explore", "jupyter/charts.py", "jupyter/desk.py"),
    "fieldguide": ("fieldguide.py",),
    "handbook": ("lessons/handbook.py",),
    "kernel": (),
    "lab": ("lab.py", "cli.py"),
    "lessons": ("lessons", "jupyter", "lab.py", "cli.py"),
    "offline": ("offline", "cli.py"),
    "paper": ("lessons/paper", "cli.py"),
    "real": ("explore/real.py", f"{CHARTS}/forest.py", f"{CHARTS}/source.py"),
}
"""Which modules say something of a catalogue that belongs to no room; "kernel" has problems alone."""
PROBLEMS = ("Problem", "SaveError", "BoxError", "SetupError", "IllegalAnswer")


def room(name):
    """Return a room."""
    return importlib.import_module(f"waldlehre.{name}").ROOM


def templates(message):
    """Return the sentences of a message: one, or those for one and for several."""
    return list(message.values()) if isinstance(message, dict) else [message]


def parameters(message):
    """Return the names that a message fills in."""
    found = set()
    for template in templates(message):
        found |= {name for _, name, _, _ in Formatter().parse(template) if name is not None}
    return found


@cache
def trees(*parts):
    """Return the syntax trees below a folder of the package (or of one module), by module path."""
    top = PACKAGE.joinpath(*parts)
    files = [top] if top.is_file() else sorted(top.rglob("*.py"))
    return {
        str(file.relative_to(PACKAGE)): ast.parse(file.read_text(encoding="utf-8"))
        for file in files
    }


@cache
def walked(*parts):
    """Return all nodes below a folder, each with the name of the class that holds it."""
    found = []
    for tree in trees(*parts).values():
        held = {}
        for cls in [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]:
            held.update({id(node): cls.name for node in ast.walk(cls)})
        found += [(node, held.get(id(node), "")) for node in ast.walk(tree)]
    return found


def nodes(kind, *parts):
    """Yield the nodes of a kind below a folder, each with the name of the class that holds it."""
    return (pair for pair in walked(*parts) if isinstance(pair[0], kind))


def called(call):
    """Return the last part of the name that is called."""
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def calls(*names, below=()):
    """Yield the calls of functions by these names, each with the class that holds it."""
    return [(call, cls) for call, cls in nodes(ast.Call, *below) if called(call) in names]


def words(node, *below):
    """Return the constant strings that an expression may be; names are looked up in the package."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return words(node.body, *below) | words(node.orelse, *below)
    if isinstance(node, ast.Name):
        found = {value for value in assigned(node.id, below) if not isinstance(value, ast.Name)}
        return set().union(*(words(value, *below) for value in found))
    return set()


def assigned(name, below):
    """Yield what a name may stand for: what is assigned to it, or passed as a parameter."""
    for assign, _ in nodes(ast.Assign, *below):
        if any(isinstance(to, ast.Name) and to.id == name for to in assign.targets):
            yield assign.value
    for function, _ in nodes(ast.FunctionDef, *below):
        names = [one.arg for one in function.args.args if one.arg != "self"]
        if name in names:
            yield from function.args.defaults
            for call, _ in calls(function.name, below=below):
                yield from call.args[names.index(name) : names.index(name) + 1]


def given(call, *more):
    """Return the names of the parameters of a call; None if it passes on a dictionary."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else {*names, *more}


@cache
def strings(*parts, whole=False):
    """Return patterns for all strings below a folder: constants, and f-strings that start with one.

    With `whole` also those that start with something worked out.
    """
    found = set()
    for node, _ in nodes((ast.Constant, ast.JoinedStr), *parts):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(re.escape(node.value))
        elif isinstance(node, ast.JoinedStr) and (
            whole or isinstance(node.values[0], ast.Constant)
        ):
            pieces = [
                re.escape(v.value) if isinstance(v, ast.Constant) else ".+" for v in node.values
            ]
            found.add("".join(pieces))
    return frozenset(found)


def speaking(name):
    """Return the modules in which somebody asks for a catalogue by its name."""
    ask = {"speech", "spoken", "catalogue", "voice"}
    return {
        module
        for module, tree in trees().items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and called(call) in ask
        if any(isinstance(one, ast.Constant) and one.value == name for one in call.args)
    }


def spoken(name):
    """Return patterns of all strings in the modules that say something of a shared catalogue.

    Of modules of their own, and of tables, also what starts with something worked out.
    """
    whole = {f"{name}.py", f"{CHARTS}/forest.py"}
    found = [strings(*Path(one).parts, whole=one in whole) for one in SPEAKERS[name]]
    return set().union(*found)


def lesson_strings(number):
    """Return patterns of all strings in the code cells of a lesson."""
    (path,) = (PACKAGE.parent / "notebooks" / "en").glob(f"{number}_*.ipynb")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    found = set()
    for node in [one for source in code for one in ast.walk(ast.parse(source))]:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(re.escape(node.value))
        elif isinstance(node, ast.JoinedStr):
            pieces = [
                re.escape(v.value) if isinstance(v, ast.Constant) else ".+" for v in node.values
            ]
            found.add("".join(pieces))
        elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
            found.add(f"{re.escape(str(node.left.value))}.+")
    return frozenset(found)


def browser_strings():
    """Return patterns of all that the board's JavaScript says; a template's holes hold anything."""
    found = set()
    for file in sorted((PACKAGE.parent / "widgets" / "src").glob("*.js")):
        text = file.read_text(encoding="utf-8")
        found |= {re.escape(one) for one in re.findall(r'"([a-z_.]+)"', text)}
        for one in re.findall(r"`([a-z_.]+\$\{\w+\})`", text):
            found.add(re.sub(r"\\\$\\\{\w+\\\}", ".+", re.escape(one)))
    return frozenset(found)


def browser_messages():
    """Return the messages that the board's JavaScript says by name."""
    found = set()
    for file in sorted((PACKAGE.parent / "widgets" / "src").glob("*.js")):
        found |= set(re.findall(r'\bsay\("([a-z_.]+)"', file.read_text(encoding="utf-8")))
    return found


def refusals(below):
    """Yield (reason's message id, its parameters) of every refusal in a folder."""
    for call, _ in calls("no", below=below):
        for reason in words(call.args[0], *below):
            yield f"refusals.{reason}", given(call)
    for call, _ in calls("Refusal", below=below):
        about = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
        for message in words(call.args[1], *below):
            yield message, {key.value for key in about.keys}


def asked(name):
    """Yield (prompt, step class, least) of every question in a room's sources; None: worked out."""
    for call, cls in calls("Choice", "some_of", "up_to", below=(name,)):
        least = {"Choice": 1, "some_of": 1, "up_to": 0}[called(call)]
        if called(call) == "Choice" and len(call.args) > 3:
            least = getattr(call.args[3], "value", None)
        for prompt in words(call.args[1], name):
            yield prompt, cls, least


def told(name):
    """Yield (event, step class or "") of every event in a room's sources."""
    for call, cls in calls("tell", below=(name,)):
        for event in words(call.args[0], name):
            yield event, cls


def problems():
    """Yield (message, parameters, place) of every problem that the package can raise."""
    for module in trees():
        below = tuple(Path(module).parts)
        for call, _ in calls(*PROBLEMS, below=below):
            for message in words(call.args[0], *below) if call.args else ():
                yield message, given(call), module
        for call, _ in calls("fault", below=below):
            for message in words(call.args[2], *below) if len(call.args) > 2 else ():
                yield message, given(call, "file", "row", "column", "found"), module
