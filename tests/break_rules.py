"""Break each rule in turn and see its tests go red: python -m tests.break_rules [ROOM ...].

A rule is broken by letting its step do nothing. The tests that are named for the rule must fail
then, and pass otherwise. Prints a line a rule; the exit status is the number of rules that nobody
missed. As a pytest plugin (-p tests.break_rules) this module breaks the rule that the variable
WALDLEHRE_BREAK names.
"""

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

from waldlehre.kernel.positions import step_classes

ROOT = Path(__file__).parents[1]
BREAK = "WALDLEHRE_BREAK"
LEAN = ["-o", "addopts=", "--import-mode=importlib", "-p", "no:nbval", "-p", "no:cacheprovider"]
"""No notebooks and nothing kept, so that a rule takes a second."""
PREFIXES = {"waldmeister": "W", "pegs": "P", "haselwurz": "H", "lignum": "L"}


def pytest_configure(config):
    """Let the steps of the named rule do nothing."""
    rule = os.environ.get(BREAK, "")
    for room, prefix in PREFIXES.items():
        if rule.startswith(prefix):
            importlib.import_module(f"waldlehre.{room}")
            for step in step_classes(room).values():
                if step.rule == rule:
                    step.do = lambda self, table, picked: None


def numbers(room):
    """The rule numbers of a room."""
    text = (ROOT / "waldlehre" / room / "RULES.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\*", text, re.M)


def passes(room, rule, broken):
    """True if the tests that are named for a rule pass."""
    named = f"test_{rule.replace('.', '_')}_"
    folder = ROOT / "tests" / room
    files = [str(path) for path in folder.glob("*.py") if named in path.read_text("utf-8")]
    if not files:
        return True
    env = {**os.environ, BREAK: rule if broken else "", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "tests.break_rules", *LEAN]
    run = subprocess.run([*command, *files, "-k", named], cwd=ROOT, env=env, capture_output=True)
    if run.returncode not in (0, 1):
        sys.exit(f"{rule}: no tests could be run\n{run.stdout.decode()}{run.stderr.decode()}")
    return run.returncode == 0


def main(rooms):
    """Try every rule of the rooms."""
    missed = []
    for room in rooms:
        for rule in numbers(room):
            red = not passes(room, rule, broken=True)
            print(f"{rule:8}{'red' if red else 'STILL GREEN'}", flush=True)
            missed += [] if red else [rule]
    print(f"{len(missed)} rules that no test misses: {missed}")
    return len(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(PREFIXES)))
